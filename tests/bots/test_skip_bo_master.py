"""`master` and `friendly`: what they may know, what they refuse to start with, and what they are for."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice

import numpy as np
import pytest

import spila
from spila import bots
from spila.bots import Bot, decide
from spila.bots.skip_bo import network
from spila.bots.skip_bo.friendly import Friendly
from spila.bots.skip_bo.lookout import Lookout
from spila.games.skip_bo import GAME
from spila.games.skip_bo.moves import Move, Play, Stock
from spila.games.skip_bo.state import State
from spila.games.skip_bo.view import View, sample
from spila.kernel import Malformed
from spila.l10n import Words
from tests.effort import times
from tests.play import moments, random_match

LEVELS = ("master", "friendly")


def decisions(rng: random.Random, seats: int | None = None) -> Iterator[State]:
    """Tables with all sorts of house rules, at any point of a game."""
    while True:
        match = random_match("skip-bo", rng, seats)
        for state, *_ in moments(match, rng, 150):
            if state.result is None and rng.random() < 0.1:
                yield state


def player_of(level: str, state: State, seed: int = 1) -> Bot[View, Move]:
    """A bot in the seat whose turn it is. People play all others, so that `friendly` has somebody to help."""
    player: Bot[View, Move] = bots.load("skip-bo", level)(seed)
    player.people = frozenset(range(len(state.stocks))) - {state.turn}
    return player


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", LEVELS)
def test_moves_are_legal_and_repeat_with_any_number_of_seats(level: str, seats: int) -> None:
    for state in islice(decisions(random.Random(seats), seats), times(25)):
        view, moves = GAME.view(state, state.turn), GAME.moves(state, state.turn)
        assert len(view.players) == seats
        choice = decide(player_of(level, state), view, moves)
        assert choice.move in moves
        assert decide(player_of(level, state), view, moves) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_cannot_change_a_choice(level: str) -> None:
    rng = random.Random(17)
    helping = 0
    for state in islice(decisions(rng), times(20)):
        seat = state.turn
        view = GAME.view(state, seat)
        other = sample(view, rng)
        assert GAME.view(other, seat) == view
        moves = GAME.moves(state, seat)
        assert GAME.moves(other, seat) == moves
        player = player_of(level, state)
        assert decide(player, GAME.view(other, seat), moves) == decide(player, view, moves)
        helping += isinstance(player, Friendly) and player.help(view)[1] > 0
    assert helping > 0 or level == "master"


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


def test_the_runner_up_is_another_legal_move_with_no_better_chance() -> None:
    rng = random.Random(8)
    rated = 0
    for state in islice(decisions(rng), times(60)):
        view, moves = GAME.view(state, state.turn), GAME.moves(state, state.turn)
        choice = decide(player_of("master", state), view, moves)
        other = choice.runner_up
        assert choice.chance is not None
        if other is None:
            continue
        rated += 1
        assert other.move in moves
        assert other.move != choice.move
        assert 1 <= other.chance <= choice.chance
    assert rated > 20


def test_the_runner_up_is_the_best_line_that_begins_differently() -> None:
    for seed in range(10):
        match = spila.new_match("skip-bo", seed=seed)
        seat = match.state.turn
        hint = bots.hint("skip-bo", match.view(seat), match.moves(seat))
        lines = Lookout(match.view(seat), network.shipped(), 200).lines()
        others = [line.percent for line in lines if line.move != hint.move]
        assert (hint.runner_up.chance if hint.runner_up else None) == max(others, default=None)


def test_a_single_first_move_has_no_runner_up() -> None:
    rng = random.Random(5)
    for state in decisions(rng):
        moves = GAME.moves(state, state.turn)
        if len(moves) == 1:
            assert decide(player_of("master", state), GAME.view(state, state.turn), moves).runner_up is None
            return


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
