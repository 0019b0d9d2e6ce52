"""Tens, stalls and free cards."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.events import Freed, Laid, RoundOver, Zapped
from spila.games.zip_zap.moves import THE_ZAP
from spila.games.zip_zap.options import Options
from tests.rulebook.zip_zap.notation import at, card, lay, lay_zap


@pytest.mark.rule("ZZ-TEN-1")
@pytest.mark.parametrize(("top", "ten"), [("R9", "R10"), ("R9", "J10"), ("J9", "G10")])
def test_whoever_lays_a_ten_goes_again_with_any_card(top: str, ten: str) -> None:
    table = at(f"pile {top} (B); A{{{ten},G2,R7,Z}} B{{G3,J3,Z}}")
    assert table.lay("A", ten) == (Laid(0, card(ten)), Freed(0, "ten"))
    assert GAME.to_act(table.state) == {0}
    assert table.may_lay("A") == "R7,G2"
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{R7,Z} B{G3,J3,Z}"
    assert GAME.to_act(table.state) == {0, 1}


@pytest.mark.rule("ZZ-STALL-1", "ZZ-GAP-12")
def test_when_nobody_has_the_next_number_the_last_player_goes_again() -> None:
    table = at("pile R4; A{R5,G2,Z} B{G6,G3,Z}")
    assert table.lay("A", "R5") == (Laid(0, card("R5")), Freed(0, "stall"))
    assert str(table) == "pile R5 (A); free A; A{G2,Z} B{G3,G6,Z}"
    assert table.lay("A", "G2") == (Laid(0, card("G2")),)
    assert str(table) == "pile G2 (A); A{Z} B{G3,G6,Z}"


@pytest.mark.rule("ZZ-STALL-1", "ZZ-GAP-08")
def test_a_next_number_that_lies_face_down_is_not_there() -> None:
    table = at("pile R4; A{R5,G2,Z} B{G3,Z}; left [R6,J6]")
    assert table.lay("A", "R5")[-1] == Freed(0, "stall")


@pytest.mark.rule("ZZ-GAP-12")
def test_a_fitting_card_in_any_hand_is_no_stall_and_nothing_tells_whose() -> None:
    table = at("pile R4; A{R5,G2,Z} B{G3,Z} C{R6,G8,Z}")
    assert table.lay("A", "R5") == (Laid(0, card("R5")),)
    assert GAME.to_act(table.state) == {0, 1, 2}


@pytest.mark.rule("ZZ-GAP-12")
def test_zap_cards_do_not_keep_a_race_going() -> None:
    table = at("pile R4; A{R5,G2,Z} B{Z}")
    assert table.lay("A", "R5")[-1] == Freed(0, "stall")


@pytest.mark.rule("ZZ-GAP-12")
def test_a_stall_after_the_free_card_frees_the_same_player_again() -> None:
    table = at("pile R4; A{R5,G2,G7,Z} B{G8,Z}")
    table.lay("A", "R5")
    assert table.lay("A", "G2") == (Laid(0, card("G2")), Freed(0, "stall"))
    assert table.lay("A", "G7") == (Laid(0, card("G7")),)


@pytest.mark.rule("ZZ-GAP-13")
def test_an_owner_with_the_only_fitting_card_lays_it_or_zaps() -> None:
    table = at("pile R4 (A); A{R5,G2,Z} B{G3,Z}")
    assert table.refused("A", lay("G2")) == "does-not-fit"
    assert list(GAME.moves(table.state, 0)) == [lay("R5"), lay_zap("R5"), THE_ZAP]
    table.zap("A")
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{R5} B{G3,Z}"


@pytest.mark.rule("ZZ-GAP-14")
def test_others_wait_while_the_free_player_thinks() -> None:
    table = at("pile R10 (A); free A; A{G2,R7,Z} B{G3,J3,Z}")
    for move in (lay("G3"), lay_zap("J3"), THE_ZAP):
        assert table.refused("B", move) == "free-player"
    assert list(GAME.moves(table.state, 1)) == []


@pytest.mark.rule("ZZ-GAP-14")
@pytest.mark.parametrize(
    ("hand", "laid"),
    [("R7,G4,J2,Z", "G4"), ("R4,G4,J2,Z", "R4"), ("J6,J3,Z", "J3"), ("R9,J1,Z", "R9")],
)
def test_a_late_free_player_lays_the_lowest_colour_else_the_lowest_joker(hand: str, laid: str) -> None:
    table = at(f"pile R10 (A); free A; A{{{hand}}} B{{G5,J7,Z}}")
    assert GAME.time_limit(table.state) == 15_000
    assert table.expire()[0] == Laid(0, card(laid), forced=True)
    assert laid not in table.hand("A").split(",")


@pytest.mark.rule("ZZ-GAP-14", "ZZ-GAP-18c")
def test_a_late_free_player_with_nothing_else_lays_the_zap_and_is_out() -> None:
    table = at("pile R10 (A); free A; A{Z} B{G5,J7,Z}")
    assert table.expire() == (Zapped(0, forced=True), RoundOver(0, (0, 9), (0, 9)))


@pytest.mark.rule("ZZ-GAP-14", "ZZ-GAP-15")
def test_a_late_free_player_whose_lowest_card_is_a_ten_is_free_again() -> None:
    table = at("pile R9 (A); free A; A{G10,J4,Z} B{G5,Z}")
    assert table.expire() == (Laid(0, card("G10"), forced=True), Freed(0, "ten"))


@pytest.mark.rule("ZZ-GAP-14")
@pytest.mark.parametrize(("clock", "limit"), [(None, None), (3000, 3000)])
def test_the_clock_of_the_free_player_can_be_set_or_switched_off(clock: int | None, limit: int | None) -> None:
    table = at("pile R10 (A); free A; A{G2,Z} B{G5,Z}", Options(free_card_ms=clock))
    assert GAME.time_limit(table.state) == limit


@pytest.mark.rule("ZZ-GAP-15")
@pytest.mark.parametrize("top", ["R10", "R5"])
def test_after_a_ten_or_a_stall_the_zap_may_come_before_the_free_card(top: str) -> None:
    table = at(f"pile {top} (A); free A; A{{G2,J9,Z}} B{{G3,Z}}")
    assert table.zap("A") == (Zapped(0), Freed(0, "zap"))
    assert str(table) == f"pile {top},Z (A); free A; A{{G2,J9}} B{{G3,Z}}"
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{J9} B{G3,Z}"


@pytest.mark.rule("ZZ-GAP-15")
def test_the_free_card_may_be_any_number_card() -> None:
    table = at("pile R10 (A); free A; A{R1,R4,G2,G9,J1,J7,Z} B{G3,Z}")
    assert table.may_lay("A") == "R1,R4,G2,G9,J1,J7"


@pytest.mark.rule("ZZ-GAP-15", "ZZ-TEN-1")
def test_a_ten_as_free_card_gives_another_free_card() -> None:
    table = at("pile R10 (A); free A; A{G10,G2,Z} B{G3,Z}")
    assert table.lay("A", "G10") == (Laid(0, card("G10")), Freed(0, "ten"))
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{Z} B{G3,Z}"


@pytest.mark.rule("ZZ-GAP-18e", "ZZ-END-1")
@pytest.mark.parametrize(("top", "last"), [("R9", "R10"), ("R4", "R5")])
def test_a_ten_or_a_stalling_card_as_the_very_last_ends_the_round(top: str, last: str) -> None:
    table = at(f"pile {top} (B); A{{{last}}} B{{G2,Z}}")
    assert table.lay("A", last) == (Laid(0, card(last)), RoundOver(0, (0, 6), (0, 6)))
    assert table.state.phase == "pause"
