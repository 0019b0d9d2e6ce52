"""`master` and `friendly`: what they may know, what they refuse to start with, and what they are for."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib.resources import files

import numpy as np
import pytest

import spila
from spila import bots
from spila.bots import decide
from spila.bots.skip_bo import network
from spila.bots.skip_bo.lookout import Lookout
from spila.games.skip_bo import GAME
from spila.games.skip_bo.moves import Play, Stock
from spila.games.skip_bo.view import sample
from spila.kernel import Malformed
from spila.l10n import Words
from tests.effort import times
from tests.play import moments, random_match


@pytest.mark.parametrize("level", ["master", "friendly"])
def test_hidden_cards_cannot_change_a_choice(level: str) -> None:
    rng = random.Random(17)
    player = bots.load("skip-bo", level)(1)
    checked = 0
    while checked < times(20):
        match = random_match("skip-bo", rng)
        for state, *_ in moments(match, rng, 150):
            if state.result is not None or rng.random() < 0.9:
                continue
            seat = state.turn
            view = GAME.view(state, seat)
            other = sample(view, rng)
            assert GAME.view(other, seat) == view
            moves = GAME.moves(state, seat)
            assert GAME.moves(other, seat) == moves
            assert decide(player, GAME.view(other, seat), moves) == decide(player, view, moves)
            checked += 1


def test_the_chances_of_all_seats_add_up() -> None:
    rng = random.Random(3)
    for seats in range(2, 7):
        match = random_match("skip-bo", rng, seats)
        view = match.view(match.state.turn)
        lines = Lookout(view, network.shipped(), 60).lines()
        assert lines
        for line in lines:
            assert len(line.chances) == seats
            assert abs(float(line.chances.sum()) - 1) < 1e-4
            assert 1 <= line.percent <= 99


def test_a_hint_says_the_chance_in_games_of_100() -> None:
    match = spila.new_match("skip-bo", seed=1)
    seat = match.state.turn
    hint = bots.hint("skip-bo", match.view(seat), match.moves(seat))
    assert hint.chance is not None
    assert 20 < hint.chance < 80


def test_a_stock_card_that_fits_for_free_is_played() -> None:
    rng = random.Random(5)
    seen = 0
    while seen < 20:
        match = random_match("skip-bo", rng)
        for state, *_ in moments(match, rng, 200):
            me = state.turn
            stock = state.stocks[me][-1] if state.stocks[me] else None
            if state.phase != "play" or stock is None or stock // 100 or stock % 100 == 0 or state.result is not None:
                continue
            if stock % 100 - 1 in map(len, state.piles):
                choice = decide(bots.load("skip-bo", "master")(0), GAME.view(state, me), GAME.moves(state, me))
                assert isinstance(choice.move, Play)
                assert isinstance(choice.move.source, Stock)
                seen += 1


def shipped_bytes() -> bytes:
    return files("spila.bots.skip_bo").joinpath(network.FILE).read_bytes()


def test_the_weights_are_small() -> None:
    assert len(shipped_bytes()) < 1_000_000


def test_damaged_weights_are_refused() -> None:
    data = shipped_bytes()
    for bad in (b"", data[1:], data[:-1], data[:-20] + b"x" + data[-19:], b"PK" + data):
        with pytest.raises(Malformed) as refused:
            network.unpacked(bad)
        assert refused.value.code == "bot-weights"


def test_weights_for_other_rules_are_refused() -> None:
    data = shipped_bytes()
    other = data.replace(network.VERSIONS.encode(), b"999.1", 1)
    with pytest.raises(Malformed) as refused:
        network.unpacked(other)
    assert refused.value.code == "bot-weights-version"
    assert "999.1" in Words().say("error-bot-weights-version", **refused.value.params)


def test_weights_survive_packing() -> None:
    net = network.shipped()
    layers = (net.first, net.first_bias, net.second, net.second_bias, net.last, net.rules)
    again = network.unpacked(network.packed(layers))
    for one, other in zip(layers, (again.first, again.first_bias, again.second, again.second_bias, again.last)):
        np.testing.assert_array_equal(one, other)


WITHOUT_NUMPY = """
import importlib.util as util
real = util.find_spec
util.find_spec = lambda name, *rest: None if name == "numpy" else real(name, *rest)
from spila import bots
from spila.kernel import Malformed
print(*bots.levels("skip-bo"), bots.hint_level("skip-bo"))
try:
    bots.load("skip-bo", "master")
except Malformed as why:
    print(why)
"""


def test_without_numpy_master_is_not_offered_and_says_why() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    offered, why = done.stdout.splitlines()
    assert offered == "random naive easy medium hard hard"
    assert "extra-missing" in why
    assert "numpy" in why
