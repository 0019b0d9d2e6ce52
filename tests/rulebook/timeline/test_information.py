"""Who sees what, and what stands outside the play."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Drew, Placed, Recycled
from spila.games.timeline.options import Options
from tests.rulebook.timeline.notation import at, told

HIDDEN_TOP = Options(show_pile_top=False)
RULES = tomllib.loads(Path(__file__).with_name("rules.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("TL-GAP-04", "TL-SETUP-6", "TL-SETUP-7")
def test_dates_in_hands_pile_and_box_are_told_to_nobody() -> None:
    table = at("[1000|2000]; A{70001,70002} B{70003}; pile 70004,70005; box 70006,70007")
    for seat in (0, 1, None):
        sent = told(GAME.view(table.state, seat))
        assert "7000" not in sent
        assert "1000" in sent


@pytest.mark.rule("TL-GAP-04")
def test_fronts_are_open_to_everybody_alike() -> None:
    table = at("[1000]; A{1,2} B{3}; pile 3001")
    views = [GAME.view(table.state, seat) for seat in (0, 1, None)]
    assert [view.hands for view in views] == [table.state.hands] * 3


@pytest.mark.rule("TL-GAP-04", "TL-TURN-6")
def test_dates_of_the_line_and_of_cards_just_turned_have_been_read() -> None:
    table = at("[1000]; A{70001,2} B{3}; pile 3001,3002")
    values = table.state.values
    assert {values[card] for card in GAME.turned_sides(table.state, ())} == {1000}
    table.place("A", 70001, 0)
    assert sorted(GAME.turned_sides(table.state, table.events).values()) == [1000, 70001]
    assert list(GAME.turned_sides(table.state, ()).values()) == [1000], "the box is covered again"


@pytest.mark.rule("TL-GAP-04", "TL-TURN-6")
def test_a_date_is_told_for_the_card_just_placed() -> None:
    table = at("[1000]; A{70001,2} B{3}; pile 3001,3002")
    table.place("A", 70001, 0)
    placed = table.events[0]
    assert isinstance(placed, Placed)
    assert (placed.value, placed.right) == (70001, False)
    assert "70001" not in told(GAME.view(table.state, 0))


@pytest.mark.rule("TL-GAP-04")
def test_the_box_is_closed_but_its_size_is_known() -> None:
    table = at("[1000]; A{1,2} B{3}; pile 3001; box 7,8,9")
    other = at("[1000]; A{1,2} B{3}; pile 3001; box 9,7,8")
    view = GAME.view(table.state, 0)
    assert (view.box, view.pile) == (3, 1)
    assert view == GAME.view(other.state, 0)


@pytest.mark.rule("TL-GAP-04")
def test_the_front_on_top_of_the_pile_shows_unless_switched_off() -> None:
    written = "[1000]; A{1500,2} B{3}; pile 3001,3002,3003"
    shown, hidden = at(written), at(written, HIDDEN_TOP)
    assert GAME.options(None, 2).show_pile_top is True
    assert GAME.view(shown.state, 1).pile_top == shown.card(3001)
    assert GAME.view(hidden.state, 1).pile_top is None
    for table in (shown, hidden):
        table.place("A", 1500, 0)
    assert shown.events[1] == Drew(0, shown.card(3001), shown.card(3002))
    assert hidden.events[1] == Drew(0, hidden.card(3001), None)


@pytest.mark.rule("TL-GAP-04")
@pytest.mark.parametrize("show", [True, False])
def test_a_renewed_pile_shows_its_top_by_the_same_switch(show: bool) -> None:
    table = at("[1000]; A{1500,2} B{3}; pile empty; box 7,8,9", Options(show_pile_top=show))
    table.place("A", 1500, 0)
    recycled, drew = table.events[1], table.events[2]
    assert isinstance(recycled, Recycled)
    assert isinstance(drew, Drew)
    assert recycled == Recycled(3, drew.card if show else None)
    assert drew.top == (table.state.pile[-1] if show else None)


@pytest.mark.rule("TL-GAP-04")
def test_an_empty_pile_shows_nothing() -> None:
    table = at("[1000]; A{1500,2} B{3}; pile empty; box 7")
    view = GAME.view(table.state, 0)
    assert (view.pile, view.pile_top) == (0, None)


@pytest.mark.rule("TL-GAP-04")
def test_the_order_of_the_pile_below_its_top_is_hidden() -> None:
    one = at("[1000]; A{1,2} B{3}; pile 3001,3002,3003")
    other = at("[1000]; A{1,2} B{3}; pile 3001,3003,3002")
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)


@pytest.mark.rule("TL-NOTE-1", "TL-NOTE-2")
def test_notice_and_credits_are_listed_and_marked_as_notes() -> None:
    assert [RULES[note]["kind"] for note in ("TL-NOTE-1", "TL-NOTE-2")] == ["note", "note"]
