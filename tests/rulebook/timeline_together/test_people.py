"""People who come and go, and what each of them may know."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from spila.games.timeline_together import GAME
from spila.games.timeline_together.moves import READY, Answer
from spila.kernel import Refusal
from tests.rulebook.timeline_together.table import Table


@pytest.mark.rule("TT-JOIN-1")
def test_who_comes_late_may_answer_at_once_and_is_waited_for_from_the_next_card() -> None:
    table = Table(10, 20, 30, 40)
    table.join()
    assert GAME.view(table.state, None).players == ("in", "in", "new")
    table.answers(1, 1)
    assert table.state.turned
    table.go_on()
    assert GAME.view(table.state, None).missing == 3
    table.join()
    table.answer(3, 2)
    table.answers(0, 0, 2)
    assert table.points == [1, 1, 1, 1]


@pytest.mark.rule("TT-JOIN-1")
def test_a_hundred_seats_are_enough_and_nobody_comes_after_the_end() -> None:
    table = Table(10, 20, seats=99)
    table.join()
    full = GAME.join(table.state)
    assert isinstance(full, Refusal)
    assert full.code == "no-seat-free"
    over = Table(10, 20, seats=1)
    over.go_on()
    over.go_on()
    late = GAME.join(over.state)
    assert isinstance(late, Refusal)
    assert late.code == "match-over"


@pytest.mark.rule("TT-JOIN-1", "TT-TEAM-1")
def test_who_comes_late_belongs_to_the_next_team() -> None:
    table = Table(10, 20, seats=4, teams=3)
    table.join()
    assert table.state.side(4) == 1
    assert len(table.state.sides) == 3


@pytest.mark.rule("TT-JOIN-2")
def test_who_leaves_is_not_waited_for_and_their_answer_is_dropped() -> None:
    table = Table(10, 20, 30, seats=3)
    table.answers(0, 1)
    table.leave(0)
    assert not table.state.turned
    table.leave(2)
    assert table.state.turned
    assert table.turned.spread == (0, 1)
    assert table.refused(0, READY) == "has-left"
    again = GAME.leave(table.state, 0)
    assert isinstance(again, Refusal)
    assert again.code == "has-left"


@pytest.mark.rule("TT-JOIN-2")
def test_the_game_ends_when_all_have_left() -> None:
    table = Table(10, 20)
    table.leave(1)
    table.leave(0)
    assert table.state.result is not None
    assert table.state.result.reason == "all-left"


@pytest.mark.rule("TT-INFO-1")
def test_no_date_and_no_card_to_come_can_be_seen() -> None:
    table = Table(10, 20, 30, 40)
    other = replace(table.state, values=(10, 99, 55, 77), pile=(1, 3, 2))
    for seat in (None, 0, 1):
        assert GAME.view(other, seat) == GAME.view(table.state, seat)
    shown = msgspec.json.encode(GAME.view(table.state, 0)).decode()
    assert '"value":10' in shown
    assert shown.count('"value"') == 1
    assert "value" not in msgspec.json.encode(GAME.public(table.state.options)).decode()


@pytest.mark.rule("TT-INFO-2")
def test_an_answer_is_seen_by_its_own_seat_only() -> None:
    one, other = Table(10, 20, seats=3), Table(10, 20, seats=3)
    one.answer(1, 0)
    other.answer(1, 1)
    assert one.events == other.events
    for seat in (None, 0, 2):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)
    assert GAME.view(one.state, 1).answer == 0
    assert GAME.view(one.state, None).answered == (1,)


@pytest.mark.rule("TT-INFO-2", "TT-INFO-3")
def test_after_the_turn_only_numbers_are_shown_where_there_is_no_ranking() -> None:
    one, other = Table(10, 20, 30, seats=3, ranking="never"), Table(10, 20, 30, seats=3, ranking="never")
    one.answers(1, 0, 0)
    other.answers(0, 0, 1)
    assert one.turned == other.turned
    assert GAME.view(one.state, None) == GAME.view(other.state, None)
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(one.state, 0).points == 1
    assert GAME.view(one.state, 0).right is True


@pytest.mark.rule("TT-INFO-3")
def test_the_ranking_shows_everybody_or_the_first_three_places() -> None:
    gaps = ((1, 2, 3), (1, 2, 0), (1, 2, 0), (1, 0, 0), (0, 0, 0))
    shown = {}
    for ranking in ("all", "top"):
        table = Table(10, 20, 30, 40, seats=5, ranking=ranking)
        for card in range(3):
            table.answers(*(each[card] for each in gaps))
            table.go_on()
        shown[ranking] = [(each.side, each.points, each.place) for each in GAME.view(table.state, None).ranking]
        assert bool(table.state.history[0].right) == (ranking == "all")
    assert shown["all"] == [(0, 3, 1), (1, 2, 2), (2, 2, 2), (3, 1, 4), (4, 0, 5)]
    assert shown["top"] == [(0, 3, 1), (1, 2, 2), (2, 2, 2)]


@pytest.mark.rule("TT-TURN-1", "TT-INFO-2")
def test_who_is_out_or_has_not_answered_sees_the_same_as_anybody() -> None:
    table = Table(10, 20, 30, seats=3)
    table.answer(0, 1)
    views = [GAME.view(table.state, seat) for seat in (1, 2)]
    assert replace(views[0], seat=None) == replace(views[1], seat=None)
    assert Answer(1) in GAME.moves(table.state, 0) or GAME.view(table.state, 0).answer == 1
