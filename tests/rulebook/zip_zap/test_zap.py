"""The Zap card."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.events import Freed, Laid, RoundOver, Zapped
from spila.games.zip_zap.moves import THE_ZAP
from tests.rulebook.zip_zap.notation import at, card, dealt, lay, lay_zap


@pytest.mark.rule("ZZ-ZAP-1")
def test_only_the_owner_of_the_last_number_card_may_zap() -> None:
    table = at("pile R4 (B); A{R5,G1,Z} B{R6,G2,Z} C{J7,Z}")
    assert table.refused("A", THE_ZAP) == "not-the-owner"
    assert table.refused("C", THE_ZAP) == "not-the-owner"
    table.zap("B")
    assert str(table) == "pile R4,Z (B); free B; A{R5,G1,Z} B{R6,G2} C{J7,Z}"


@pytest.mark.rule("ZZ-ZAP-2", "ZZ-GAP-16")
def test_card_and_call_can_be_one_move_that_nobody_interrupts() -> None:
    table = at("pile R4; A{R5,G1,Z} B{R6,G2,Z}")
    assert table.lay_zap("A", "R5") == (Laid(0, card("R5")), Zapped(0), Freed(0, "zap"))
    assert str(table) == "pile R5,Z (A); free A; A{G1} B{R6,G2,Z}"
    assert table.refused("B", lay("R6")) == "free-player"


@pytest.mark.rule("ZZ-ZAP-2")
def test_the_zap_lies_on_the_number_card() -> None:
    table = at("pile R4; A{R5,G1,Z} B{R6,G2,Z}")
    table.lay("A", "R5")
    assert table.zap("A") == (Zapped(0), Freed(0, "zap"))
    assert table.state.pile[-2:] == (card("R5"), card("Z"))


@pytest.mark.rule("ZZ-ZAP-3")
def test_after_the_zap_its_player_lays_any_card_and_the_race_goes_on() -> None:
    table = at("pile R5,Z (A); free A; A{G1,R9,J8} B{R6,G2,Z}")
    assert GAME.to_act(table.state) == {0}
    assert table.may_lay("A") == "R9,G1,J8"
    table.lay("A", "G1")
    assert str(table) == "pile G1 (A); A{R9,J8} B{R6,G2,Z}"
    assert GAME.to_act(table.state) == {0, 1}


@pytest.mark.rule("ZZ-ZAP-4")
def test_a_second_zap_in_the_round_is_refused() -> None:
    table = at("pile R5 (A); A{G1,R9} B{R6,G2,Z}")
    assert table.refused("A", THE_ZAP) == "no-zap-left"
    table.lay("B", "R6")
    table = at("pile R8 (B); A{G1,R9} B{R10,G2,Z}")
    assert table.refused("A", lay_zap("R9")) == "no-zap-left"


@pytest.mark.rule("ZZ-ZAP-4", "ZZ-END-3")
def test_the_next_round_gives_the_zap_back() -> None:
    table = at("pile R5 (A); A{R6} B{G2,Z}")
    table.lay("A", "R6")
    table.all_ready()
    assert GAME.view(table.state, None).zaps == (True, True)


@pytest.mark.rule("ZZ-ZAP-5", "ZZ-NOTE-1")
def test_a_zap_keeps_control_without_the_next_number() -> None:
    table = at("pile R4; A{R5,G1,G8,Z} B{R6,J6,G2,Z}")
    table.lay("A", "R5")
    assert table.may_lay("A") == ""
    table.zap("A")
    assert (table.may_lay("A"), table.may_lay("B")) == ("G1,G8", "")


@pytest.mark.rule("ZZ-NOTE-1")
def test_a_zap_never_fits_by_number() -> None:
    table = at("pile R4 (B); A{G1,Z} B{R5,G3,Z}")
    assert list(GAME.moves(table.state, 0)) == []


@pytest.mark.rule("ZZ-GAP-16")
def test_an_owner_may_wait_with_the_zap_until_covered() -> None:
    table = at("pile R4; A{R5,G1,Z} B{R6,G2,Z} C{J7,G9,Z}")
    table.lay("A", "R5")
    assert table.refused("C", lay("J7")) == "does-not-fit"
    assert THE_ZAP in GAME.moves(table.state, 0)
    table.lay("B", "R6")
    assert table.refused("A", THE_ZAP) == "not-the-owner"


@pytest.mark.rule("ZZ-GAP-16")
def test_a_call_with_a_card_that_does_not_fit_is_refused_as_a_whole() -> None:
    table = at("pile R4; A{R5,G1,Z} B{R6,G2,Z}")
    assert table.refused("A", lay_zap("G1")) == "does-not-fit"
    assert table.hand("A") == "R5,G1,Z"


@pytest.mark.rule("ZZ-GAP-17")
def test_no_zap_on_a_start_card() -> None:
    table = dealt(4)
    for who in "ABCD":
        assert table.refused(who, THE_ZAP) == "not-the-owner"


@pytest.mark.rule("ZZ-GAP-17")
@pytest.mark.parametrize("top", ["R10", "J10"])
def test_a_zap_on_ones_own_ten_is_allowed(top: str) -> None:
    table = at(f"pile {top} (A); free A; A{{G2,R7,Z}} B{{G3,Z}}")
    table.zap("A")
    assert str(table) == f"pile {top},Z (A); free A; A{{R7,G2}} B{{G3,Z}}"


@pytest.mark.rule("ZZ-GAP-17")
def test_a_zap_on_ones_own_free_card_is_allowed() -> None:
    table = at("pile R10 (A); free A; A{G2,R7,Z} B{G3,Z}")
    table.lay("A", "G2")
    table.zap("A")
    assert str(table) == "pile G2,Z (A); free A; A{R7} B{G3,Z}"
    table = at("pile R10 (A); free A; A{G2,R7,Z} B{G3,Z}")
    table.lay_zap("A", "G2")
    assert str(table) == "pile G2,Z (A); free A; A{R7} B{G3,Z}"


@pytest.mark.rule("ZZ-GAP-17")
def test_no_zap_on_a_zap() -> None:
    table = at("pile R5,Z (A); free A; A{G1,R9} B{R6,G2,Z}")
    assert table.refused("A", THE_ZAP) == "no-zap-left"
    assert table.refused("A", lay_zap("G1")) == "no-zap-left"
    assert table.refused("B", THE_ZAP) == "free-player"


@pytest.mark.rule("ZZ-GAP-18", "ZZ-END-1", "ZZ-END-2")
def test_the_zap_as_last_card_goes_out_and_owes_nothing() -> None:
    table = at("pile R5 (A); A{Z} B{R6,G2,Z}")
    assert table.zap("A") == (Zapped(0), RoundOver(0, (0, 7), (0, 7)))
    table = at("pile R4 (B); A{R5,Z} B{R6,G2,Z}")
    assert table.lay_zap("A", "R5") == (Laid(0, card("R5")), Zapped(0), RoundOver(0, (0, 7), (0, 7)))


@pytest.mark.rule("ZZ-GAP-18b")
def test_a_covered_player_with_only_a_zap_cannot_go_out_and_holds_five_points() -> None:
    table = at("pile R4; A{R5,Z} B{R6,R7}")
    table.lay("A", "R5")
    table.lay("B", "R6")
    assert list(GAME.moves(table.state, 0)) == []
    assert table.refused("A", THE_ZAP) == "not-the-owner"
    table.lay("B", "R7")
    assert (table.state.phase, table.scores) == ("pause", (5, 0))


@pytest.mark.rule("ZZ-GAP-18c")
@pytest.mark.parametrize(("top", "word", "why"), [("R4", "R5", "stall"), ("R9", "R10", "ten")])
def test_a_free_player_with_only_the_zap_lays_it_and_is_out(top: str, word: str, why: str) -> None:
    table = at(f"pile {top} (B); A{{{word},Z}} B{{G2,J4,Z}}")
    freed = table.lay("A", word)[-1]
    assert isinstance(freed, Freed)
    assert freed.why == why
    assert list(GAME.moves(table.state, 0)) == [THE_ZAP]
    table.zap("A")
    assert (table.state.phase, table.scores) == ("pause", (0, 9))


@pytest.mark.rule("ZZ-GAP-18d")
def test_a_zap_is_followed_by_a_free_card_and_only_that_card_can_stall() -> None:
    table = at("pile R4; A{R5,G1,G8,Z} B{G9,Z}")
    assert table.lay_zap("A", "R5")[-1] == Freed(0, "zap")
    assert table.lay("A", "G1") == (Laid(0, card("G1")), Freed(0, "stall"))
    assert str(table) == "pile G1 (A); free A; A{G8} B{G9,Z}"


@pytest.mark.rule("ZZ-GAP-19")
def test_the_moves_are_the_calls_and_nothing_can_be_forgotten() -> None:
    table = at("pile R4; A{R5,G1,Z} B{R6,G2,Z}")
    table.lay("A", "R5")
    table.zap("A")
    events = table.lay("A", "G1")
    assert events == (Laid(0, card("G1")), RoundOver(0, (0, 7), (0, 7)))
    assert table.scores == (0, 7)
