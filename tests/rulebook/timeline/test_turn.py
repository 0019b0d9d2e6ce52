"""A turn: one card, one place."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Drew, Placed, TurnBegan
from spila.games.timeline.moves import Place
from spila.games.timeline.options import Options
from spila.kernel import Refusal
from tests.rulebook.timeline.notation import at


@pytest.mark.rule("TL-TURN-1", "TL-TURN-11")
def test_the_turn_goes_round_clockwise() -> None:
    table = at("[1000]; A{1001,1} B{1002,2} C{5,1003}; turn B", first="B", seats=3)
    seen = [table.turn]
    for who, date in (("B", 1002), ("C", 1003), ("A", 1001)):
        table.place(who, date, 1)
        seen.append(table.turn)
    assert seen == ["B", "C", "A", "B"]


@pytest.mark.rule("TL-TURN-2")
def test_a_turn_is_exactly_one_own_card_and_there_is_no_passing() -> None:
    table = at("[1000]; A{1001,1} B{1002,2}")
    assert all(isinstance(move, Place) for move in GAME.moves(table.state, 0))
    table.place("A", 1001, 1)
    assert table.refused("A", 1, 0) == "not-your-turn"
    assert list(GAME.moves(table.state, 0)) == []


@pytest.mark.rule("TL-TURN-2")
def test_nobody_places_out_of_turn_or_from_a_seat_that_is_not_there() -> None:
    table = at("[1000]; A{1001,1} B{1002,2}")
    assert table.refused("B", 1002, 1) == "not-your-turn"
    refusal = GAME.play(table.state, 2, Place(0, 0))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-such-seat"


@pytest.mark.rule("TL-TURN-2")
def test_a_card_that_is_not_in_hand_cannot_be_placed() -> None:
    table = at("[1000]; A{1001,1} B{1002,2}; pile 3001; box 7")
    assert table.refused("A", 1002, 1, whose="B") == "not-in-hand"
    for date in (1000, 3001, 7):
        refusal = GAME.play(table.state, 0, Place(table.card(date), 0))
        assert isinstance(refusal, Refusal)
        assert refusal.code == "not-in-hand"


@pytest.mark.rule("TL-TURN-3")
@pytest.mark.parametrize(("date", "rest"), [(1001, "1002,1003"), (1002, "1001,1003"), (1003, "1001,1002")])
def test_any_own_card_may_be_chosen(date: int, rest: str) -> None:
    table = at("[1000]; A{1001,1002,1003} B{2,3}")
    table.place("A", date, 1)
    assert table.hand("A") == rest


@pytest.mark.rule("TL-TURN-4")
@pytest.mark.parametrize(
    ("date", "place", "right"), [(900, 0, True), (900, 1, False), (1100, 0, False), (1100, 1, True)]
)
def test_earlier_is_left_and_later_is_right(date: int, place: int, right: bool) -> None:
    table = at(f"[1000]; A{{{date},1}} B{{2,3}}")
    assert table.place("A", date, place) is right


@pytest.mark.rule("TL-TURN-5", "TL-LINE-1")
@pytest.mark.parametrize("size", [1, 2, 5, 63, 64, 65, 200])
def test_k_cards_leave_k_plus_one_places(size: int) -> None:
    line = "|".join(str(1000 + card) for card in range(size))
    table = at(f"[{line}]; A{{1,2}} B{{3}}")
    assert table.places("A") == list(range(size + 1))
    assert len(GAME.moves(table.state, 0)) == 2 * (size + 1)
    assert table.refused("A", 1, size + 1) == "no-such-place"


@pytest.mark.rule("TL-LINE-1")
def test_there_is_a_place_between_any_two_neighbours() -> None:
    for place, date in enumerate((50, 150, 250, 350)):
        table = at(f"[100|200|300]; A{{{date},1}} B{{3}}")
        assert table.place("A", date, place)
        assert table.state.line[place] == table.card(date)


@pytest.mark.rule("TL-TURN-6")
@pytest.mark.parametrize(("place", "right"), [(0, False), (1, True), (2, False)])
def test_the_date_is_turned_up_and_checked(place: int, right: bool) -> None:
    table = at("[1000|2000]; A{1500,1} B{3}")
    card = table.card(1500)
    table.place("A", 1500, place)
    assert table.events[0] == Placed(0, card, place, 1500, right)


@pytest.mark.rule("TL-TURN-7", "TL-TURN-8")
def test_a_right_card_stays_and_the_hand_is_one_shorter() -> None:
    table = at("[1000|2000]; A{1500,1} B{3}; pile 3001")
    table.place("A", 1500, 1)
    assert str(table) == "[1000|1500|2000]; A{1} B{3}; pile 3001; turn B"
    assert table.events[1:] == (TurnBegan(1),)


@pytest.mark.rule("TL-TURN-9", "TL-TURN-10")
def test_a_wrong_card_goes_to_the_box_and_another_is_drawn() -> None:
    table = at("[1000|2000]; A{1500,1} B{3}; pile 3001,3002; box 7")
    table.place("A", 1500, 2)
    assert str(table) == "[1000|2000]; A{1,3001} B{3}; pile 3002; box 1500,7; turn B"
    assert table.events[1:] == (Drew(0, table.card(3001), table.card(3002)), TurnBegan(1))


@pytest.mark.rule("TL-TURN-10")
def test_the_drawn_card_keeps_its_date_to_itself() -> None:
    table = at("[1000]; A{1500,1} B{3}; pile 77771,3002")
    table.place("A", 1500, 0)
    assert table.hand("A") == "1,77771"
    assert [each.value for each in GAME.view(table.state, 0).line] == [1000]


@pytest.mark.rule("TL-TURN-11")
@pytest.mark.parametrize("place", [0, 1])
def test_right_or_wrong_the_next_player_has_the_turn(place: int) -> None:
    table = at("[1000]; A{1500,1} B{3}")
    table.place("A", 1500, place)
    assert table.turn == "B"


@pytest.mark.rule("TL-GAP-09")
@pytest.mark.parametrize("place", [0, 1])
def test_a_turned_card_cannot_be_placed_again(place: int) -> None:
    table = at("[1000]; A{1500,1} B{3,4}; turn A")
    card = table.card(1500)
    table.place("A", 1500, place)
    refusal = GAME.play(table.state, 0, Place(card, 1))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-your-turn"
    table.place("B", 3, 0)
    again = GAME.play(table.state, 0, Place(card, 1))
    assert isinstance(again, Refusal)
    assert again.code == "not-in-hand"


@pytest.mark.rule("TL-GAP-10")
def test_a_misplaced_card_is_not_moved_to_its_right_place() -> None:
    table = at("[1000|2000]; A{1500,1} B{3}; pile 3001")
    table.place("A", 1500, 0)
    assert str(table) == "[1000|2000]; A{1,3001} B{3}; pile empty; box 1500; turn B"
    assert [GAME.seen(table.events[0], seat) for seat in (0, 1, None)] == [table.events[0]] * 3


@pytest.mark.rule("TL-GAP-23")
@pytest.mark.parametrize(("seconds", "limit"), [(None, None), (30, 30_000)])
def test_a_turn_has_a_clock_only_where_the_table_sets_one(seconds: int | None, limit: int | None) -> None:
    table = at("[1000]; A{1500,1} B{3}", Options(turn_seconds=seconds))
    assert GAME.time_limit(table.state) == limit
    assert GAME.options(None, 2).turn_seconds is None


@pytest.mark.rule("TL-GAP-23")
def test_when_the_clock_runs_out_the_card_held_longest_goes_left_of_all() -> None:
    table = at("[1000]; A{1500,1} B{3,5}; pile 3001,3002")
    assert table.expire()[0] == Placed(0, table.card(1500), 0, 1500, right=False)
    assert str(table) == "[1000]; A{1,3001} B{3,5}; pile 3002; box 1500; turn B"
    assert table.expire()[0] == Placed(1, table.card(3), 0, 3, right=True)
    assert str(table) == "[3|1000]; A{1,3001} B{5}; pile 3002; box 1500; turn A"


@pytest.mark.rule("TL-GAP-23")
def test_no_clock_runs_after_the_end() -> None:
    table = at("[1000]; A{1500} B{3,5}", Options(turn_seconds=30))
    table.place("A", 1500, 1)
    table.place("B", 3, 0)
    assert str(table) == "[3|1000|1500]; A{} B{5}; won A"
    assert GAME.expire(table.state) is None
    assert GAME.time_limit(table.state) is None
