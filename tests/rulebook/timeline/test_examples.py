"""The worked examples: position, action, position. X20 stands with the set-up."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Drew, Eliminated
from spila.kernel import Result
from tests.rulebook.timeline.notation import Table, at


@pytest.mark.rule("TL-X01")
def test_x01_a_right_card_stays_and_adds_a_place() -> None:
    table = at("[1769]; A{1850,1}")
    assert table.place("A", 1850, 1)
    assert str(table) == "[1769|1850]; A{1}; turn B"
    assert table.places("B") == [0, 1, 2]


@pytest.mark.rule("TL-X02")
def test_x02_a_wrong_card_is_boxed_and_replaced() -> None:
    table = at("[1769]; A{1850,1}; pile 3001,3002")
    assert not table.place("A", 1850, 0)
    assert str(table) == "[1769]; A{1,3001}; pile 3002; box 1850; turn B"
    assert table.places("B") == [0, 1]


@pytest.mark.rule("TL-X03")
@pytest.mark.parametrize(("first", "second", "places"), [(True, True, 4), (True, False, 3), (False, False, 2)])
def test_x03_the_third_player_has_a_place_more_for_each_right_card(first: bool, second: bool, places: int) -> None:
    table = at("[1769]; A{1850,1} B{1900,2} C{1950,3}")
    assert table.place("A", 1850, 1 if first else 0) is first
    assert table.place("B", 1900, len(table.state.line) if second else 0) is second
    assert table.turn == "C"
    assert table.places("C") == list(range(places))


@pytest.mark.rule("TL-X04")
@pytest.mark.parametrize("place", [0, 1])
def test_x04_an_equal_card_is_right_on_either_side(place: int) -> None:
    table = at("[1850]; A{1850,9}")
    assert table.place("A", 1850, place)
    assert str(table) == "[1850|1850]; A{9}; turn B"


@pytest.mark.rule("TL-X05")
@pytest.mark.parametrize(("place", "right"), [(0, False), (1, True), (2, True), (3, True), (4, False)])
def test_x05_equal_cards_in_a_longer_line(place: int, right: bool) -> None:
    table = at("[1800|1850|1850|1900]; A{1850,9}; pile 3001")
    assert table.place("A", 1850, place) is right
    if right:
        assert str(table) == "[1800|1850|1850|1850|1900]; A{9}; pile 3001; turn B"
    else:
        assert str(table) == "[1800|1850|1850|1900]; A{9,3001}; pile empty; box 1850; turn B"


@pytest.mark.rule("TL-X07")
@pytest.mark.parametrize(("place", "right"), [(0, False), (1, False), (2, True), (3, False)])
def test_x07_a_year_before_our_era_has_one_right_place(place: int, right: bool) -> None:
    table = at("[-3000|-500|476]; A{-44,9}")
    assert table.place("A", -44, place) is right
    line = "-3000|-500|-44|476" if right else "-3000|-500|476"
    assert str(table).startswith(f"[{line}]; ")


@pytest.mark.rule("TL-X08")
@pytest.mark.parametrize(("place", "right"), [(0, True), (1, False)])
def test_x08_the_larger_year_before_our_era_is_earlier(place: int, right: bool) -> None:
    table = at("[-500]; A{-2560,9}")
    assert table.place("A", -2560, place) is right
    assert str(table).startswith("[-2560|-500]; A{9}; " if right else "[-500]; A{9,3001}; box -2560; ")


@pytest.mark.rule("TL-X09")
def test_x09_the_round_is_played_to_its_end_before_the_win() -> None:
    table = at("[1800]; A{1900} B{1910,1911} C{1920,1921}")
    assert table.place("A", 1900, 1)
    assert str(table) == "[1800|1900]; A{} B{1910,1911} C{1920,1921}; turn B"
    assert table.place("B", 1910, 2)
    assert table.result is None
    assert table.place("C", 1920, 3)
    assert str(table) == "[1800|1900|1910|1920]; A{} B{1911} C{1921}; won A"
    assert table.result == Result((0,), "only-one-finished")


def after_x10() -> Table:
    table = at("[1800]; A{1900} B{1910} C{1920}; pile 3001…")
    assert table.place("A", 1900, 1)
    assert table.place("B", 1910, 2)
    assert not table.place("C", 1920, 0)
    return table


def after_x11() -> Table:
    table = after_x10()
    assert not table.place("A", 3002, 0)
    assert not table.place("B", 3003, 0)
    return table


@pytest.mark.rule("TL-X10")
def test_x10_two_of_three_finish_and_play_on() -> None:
    table = after_x10()
    assert table.events[1] == Drew(2, table.card(3001), table.card(3002))
    assert Eliminated((2,)) in table.events
    assert str(table) == "[1800|1900|1910]; A{3002} B{3003} C out; box 3001,1920; turn A"
    assert table.date(table.state.pile[-1]) == "3004"


@pytest.mark.rule("TL-X11")
def test_x11_nobody_succeeds_and_nobody_is_out() -> None:
    table = after_x11()
    assert str(table) == "[1800|1900|1910]; A{3004} B{3005} C out; box 3003,3002,3001,1920; turn A"
    assert table.state.round == 3


@pytest.mark.rule("TL-X12")
def test_x12_the_only_one_to_succeed_wins() -> None:
    table = after_x11()
    assert table.place("A", 3004, 3)
    assert table.result is None
    assert not table.place("B", 3005, 0)
    assert table.result == Result((0,), "only-one-finished")
    assert str(table).startswith("[1800|1900|1910|3004]; A{} B{3006} C out; ")


@pytest.mark.rule("TL-X15")
def test_x15_a_misplaced_last_card_is_not_the_end() -> None:
    table = at("[1800]; A{1900} B{1910,1911}; pile 3001")
    assert not table.place("A", 1900, 0)
    assert table.place("B", 1910, 1)
    assert str(table) == "[1800|1910]; A{3001} B{1911}; pile empty; box 1900; turn A"
    assert table.state.round == 2


@pytest.mark.rule("TL-X21")
@pytest.mark.parametrize("place", [0, 1])
def test_x21_a_rough_and_an_exact_date_of_one_year_are_equal(place: int) -> None:
    table = at("[c1450]; A{1450,9}")
    assert table.place("A", 1450, place)
    assert str(table) == f"[{'1450|c1450' if place == 0 else 'c1450|1450'}]; A{{9}}; turn B"


@pytest.mark.rule("TL-X22")
def test_x22_three_placings_that_are_refused() -> None:
    table = at("[1800]; A{1900,1} B{1910,2}")
    assert table.refused("B", 1910, 1) == "not-your-turn"
    assert table.refused("A", 1910, 1, whose="B") == "not-in-hand"
    assert table.refused("A", 1900, 2) == "no-such-place"
    assert str(table) == "[1800]; A{1900,1} B{1910,2}; turn A"
    assert GAME.to_act(table.state) == {0}
