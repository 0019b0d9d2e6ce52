"""`friendly`: whom it helps, how, and that a beginner wins a fair share of games beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from training.friendly import measure

import spila
from spila import bots
from spila.bots import decide
from spila.bots.skip_bo.friendly import Friendly
from spila.bots.skip_bo.race import chances
from spila.games.skip_bo.moves import BuyStock, Discard, Move, Play, Substitute
from spila.games.skip_bo.view import View
from tests.effort import times

TIDY, UNTIDY = ((12, 11, 10), (9, 8), (5, 4), (7,)), ((2, 9, 3), (1, 12), (4, 8), (6,))


def middles(seats: int, seed: int) -> Iterator[tuple[View, list[Move]]]:
    """Tables in the middle of games, before a play."""
    rng = random.Random(seed)
    while True:
        match = spila.new_match("skip-bo", seats=seats, seed=rng.randbytes(32))
        for _ in range(rng.randrange(30, 120)):
            seat = min(match.to_act)
            moves = match.moves(seat)
            match.play(seat, rng.choice([move for move in moves if not isinstance(move, Discard)] or moves))
            if match.result is not None:
                break
        seat = min(match.to_act, default=-1)
        if seat >= 0 and match.state.phase == "play":
            yield match.view(seat), list(match.moves(seat))


def friendly(*people: int) -> Friendly:
    player = bots.load("skip-bo", "friendly")(0)
    assert isinstance(player, Friendly)
    player.people = frozenset(people)
    return player


def with_players(view: View, **changes: tuple[object, ...]) -> View:
    players = [
        msgspec.structs.replace(player, **{field: values[seat] for field, values in changes.items()})
        for seat, player in enumerate(view.players)
    ]
    return msgspec.structs.replace(view, players=tuple(players))


def test_the_chances_of_a_race_follow_the_cards_left_and_the_order() -> None:
    view = spila.new_match("skip-bo", seats=3, seed=1).view(0)
    even = with_players(view, stock_count=(9, 9, 9), discards=(TIDY, TIDY, TIDY))
    assert chances(even, ()) == pytest.approx([1 / 3] * 3)
    behind = chances(with_players(even, stock_count=(9, 5, 9)), ())
    assert behind[1] > behind[0] == pytest.approx(behind[2])
    untidy = chances(with_players(even, discards=(TIDY, TIDY, UNTIDY)), ())
    assert untidy[2] < 0.1
    assert sum(untidy) == pytest.approx(1)
    assert chances(even, (2,))[2] < 1 / 3  # a person is taken for a beginner until the table shows more


def test_it_helps_the_weakest_person_the_more_the_less_chance_there_is() -> None:
    view = spila.new_match("skip-bo", seats=4, seed=1).view(0)
    view = with_players(view, discards=(TIDY, TIDY, TIDY, UNTIDY))
    view = with_players(view, stock_count=(9, 9, 6, 9))
    assert friendly(1, 3).help(view) == (3, 1.0)
    assert friendly(1).help(view)[0] == 1
    assert friendly(2).help(view) == (2, 0.0)
    assert friendly(0).help(view) == (0, 0.0)
    efforts = [friendly(3).help(with_players(view, stock_count=(9, 9, 9, left)))[1] for left in range(1, 10)]
    assert efforts == sorted(efforts)
    assert efforts[0] == 0.0


def test_it_buys_stock_cards_of_the_weakest_person_only() -> None:
    helped = 0
    for view, moves in middles(3, 11):
        me = view.seat
        assert me is not None
        child, other = (me + 1) % 3, (me + 2) % 3
        if min(view.players[seat].stock_count for seat in (me, child, other)) < 3:
            continue
        view = with_players(view, discards=tuple(UNTIDY if seat == child else TIDY for seat in range(3)))
        if not any(isinstance(getattr(move, "source", None), BuyStock) for move in moves):
            continue
        move = decide(friendly(child), view, moves).move
        if isinstance(move, (Play, Substitute)) and isinstance(move.source, BuyStock):
            assert move.source.seat == child
            helped += 1
        if helped == 3:
            return


def test_it_never_ends_its_turn_beside_a_stock_card_that_fits() -> None:
    seen = 0
    for view, moves in middles(3, 5):
        me = view.seat
        assert me is not None
        stock = view.players[me].stock
        if stock is None or stock > 99 or stock % 100 - 1 not in [pile.value for pile in view.piles]:
            continue
        player = friendly((me + 1) % 3)
        if player.help(view)[1] <= 0:
            continue
        move = decide(player, view, moves).move
        assert not isinstance(move, Discard)
        seen += 1
        if seen == times(8):
            return


def test_a_beginner_wins_a_fair_share_beside_it() -> None:
    games = 48
    won = measure(("friendly", "medium", "naive"), games, "test")
    assert sum(won.values()) == games
    assert games * 0.15 < won["naive"] < games * 0.55, won
