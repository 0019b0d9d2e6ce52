"""The worked examples: position, action, position. X01 stands with the set-up."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.events import Freed, Laid, MatchEnded, RoundOver, StartCard
from spila.games.zip_zap.moves import THE_ZAP
from spila.games.zip_zap.options import Options
from spila.kernel import Result
from tests.rulebook.zip_zap.notation import at, card, lay, opening


@pytest.mark.rule("ZZ-X02")
@pytest.mark.parametrize(("word", "rest"), [("R4", "R5,G4,J4,J5,Z"), ("J4", "R4,R5,G4,J5,Z")])
def test_x02_next_number_of_the_colour_or_joker_stands(word: str, rest: str) -> None:
    table = at("pile R3 (start); A{R4,J4,G4,R5,J5,Z}")
    table.lay("A", word)
    assert str(table) == f"pile {word} (A); A{{{rest}}}"


@pytest.mark.rule("ZZ-X02")
@pytest.mark.parametrize("word", ["G4", "R5", "J5"])
def test_x02_everything_else_is_rejected(word: str) -> None:
    table = at("pile R3 (start); A{R4,J4,G4,R5,J5,Z}")
    assert table.refused("A", lay(word)) == "does-not-fit"
    assert str(table) == "pile R3 (start); A{R4,R5,G4,J4,J5,Z}"


@pytest.mark.rule("ZZ-X03")
@pytest.mark.parametrize("word", ["R8", "G8", "B8", "Y8", "J8"])
def test_x03_every_eight_stands_on_a_joker_seven(word: str) -> None:
    table = at("pile J7 (start); A{R8,G8,B8,Y8,J8,R7,R9}")
    table.lay("A", word)
    rest = ",".join(each for each in ("R7", "R8", "R9", "G8", "B8", "Y8", "J8") if each != word)
    stalled = word not in ("R8", "J8")
    assert str(table) == f"pile {word} (A); {'free A; ' if stalled else ''}A{{{rest}}}"


@pytest.mark.rule("ZZ-X03")
@pytest.mark.parametrize("word", ["R7", "R9"])
def test_x03_other_numbers_are_rejected(word: str) -> None:
    table = at("pile J7 (start); A{R8,G8,B8,Y8,J8,R7,R9}")
    assert table.refused("A", lay(word)) == "does-not-fit"


@pytest.mark.rule("ZZ-X04")
def test_x04_the_card_that_arrives_first_stands() -> None:
    table = at("pile R3 (A); B{R4,B9,Z} C{J4,R5,Z}")
    table.lay("B", "R4")
    assert table.refused("C", lay("J4")) == "does-not-fit"
    assert str(table) == "pile R4 (B); B{B9,Z} C{R5,J4,Z}"
    assert table.scores == (0, 0, 0)
    table.lay("C", "R5")
    assert table.state.top == card("R5")


@pytest.mark.rule("ZZ-X04")
def test_x04_the_other_way_round_any_five_fits() -> None:
    table = at("pile R3 (A); B{R4,B9,Z} C{J4,R5,Z}")
    table.lay("C", "J4")
    assert table.refused("B", lay("R4")) == "does-not-fit"
    assert str(table) == "pile J4 (C); B{R4,B9,Z} C{R5,Z}"
    assert table.may_lay("C") == "R5"
    other = at("pile J4 (C); A{G5,J5,Z} B{R4,B5,Z} C{R5,Z}")
    assert [other.may_lay(who) for who in "ABC"] == ["G5,J5", "B5", "R5"]


@pytest.mark.rule("ZZ-X06")
def test_x06_a_ten_goes_again_and_the_others_wait() -> None:
    table = at("pile R9 (start); A{R10,G2,B7,Z} B{G3,J3,Z}")
    table.lay("A", "R10")
    assert str(table) == "pile R10 (A); free A; A{G2,B7,Z} B{G3,J3,Z}"
    assert table.refused("B", lay("G3")) == "free-player"
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{B7,Z} B{G3,J3,Z}"
    assert table.lay("B", "J3")[0] == Laid(1, card("J3"))
    assert table.state.top == card("J3")


@pytest.mark.rule("ZZ-X07")
def test_x07_a_ten_as_the_last_card_ends_the_round() -> None:
    table = at("pile R9; A{R10} B{G3,J3,Z}")
    assert table.lay("A", "R10") == (Laid(0, card("R10")), RoundOver(0, (0, 9), (0, 9)))
    assert str(table) == "pile R10 (A); pause; A{} B{G3,J3,Z}"


@pytest.mark.rule("ZZ-X08")
def test_x08_a_stall_frees_the_last_player() -> None:
    table = at("pile R4 (start); A{R5,B2,Y9,Z} B{G3,B3,Z}; left [R6,J6]")
    assert table.lay("A", "R5")[-1] == Freed(0, "stall")
    assert table.refused("B", lay("B3")) == "free-player"
    table.lay("A", "B2")
    assert str(table) == "pile B2 (A); A{Y9,Z} B{G3,B3,Z}; left [R6,J6]"
    assert table.lay("B", "B3")[0] == Laid(1, card("B3"))
    assert len(table.state.left) == 2


@pytest.mark.rule("ZZ-X10")
def test_x10_a_ten_as_start_card_is_followed_by_another() -> None:
    table = opening("left [Y10,G2,B1]; A{R5,G3,Z} B{J6,B3,Z}")
    assert table.events == (StartCard(card("Y10")), StartCard(card("G2")))
    assert str(table) == "pile G2 (start); A{R5,G3,Z} B{B3,J6,Z}; left [B1]"
    assert table.may_lay("A") == "G3"


@pytest.mark.rule("ZZ-X12")
def test_x12_a_zap_keeps_control() -> None:
    table = at("pile R4; A{R5,Y1,B8,Z} B{R6,Y2,Z}")
    table.lay("A", "R5")
    table.zap("A")
    assert str(table) == "pile R5,Z (A); free A; A{B8,Y1} B{R6,Y2,Z}"
    assert table.refused("B", lay("R6")) == "free-player"
    table.lay("A", "Y1")
    assert str(table) == "pile Y1 (A); A{B8} B{R6,Y2,Z}"
    assert table.lay("B", "Y2")[0] == Laid(1, card("Y2"))


@pytest.mark.rule("ZZ-X13")
def test_x13_only_the_owner_zaps() -> None:
    table = at("pile R4; A{R5,Y1,Z} B{R6,Y2,Z}")
    table.lay("A", "R5")
    assert table.refused("B", THE_ZAP) == "not-the-owner"
    assert str(table) == "pile R5 (A); A{Y1,Z} B{R6,Y2,Z}"


@pytest.mark.rule("ZZ-X14")
def test_x14_once_covered_it_is_too_late_to_zap() -> None:
    table = at("pile R4; A{R5,Y1,Z} B{R6,Y2,Z} C{J7,B9,Z}")
    table.lay("A", "R5")
    table.lay("B", "R6")
    assert table.refused("A", THE_ZAP) == "not-the-owner"
    assert str(table) == "pile R6 (B); A{Y1,Z} B{Y2,Z} C{B9,J7,Z}"


@pytest.mark.rule("ZZ-X16")
def test_x16_the_zap_as_last_card_goes_out() -> None:
    table = at("pile R4; A{R5,Z} B{R6,Y2,Z}")
    table.lay("A", "R5")
    assert table.zap("A")[-1] == RoundOver(0, (0, 7), (0, 7))
    assert str(table) == "pile R5,Z (A); pause; A{} B{R6,Y2,Z}"


@pytest.mark.rule("ZZ-X19")
def test_x19_no_zap_on_the_start_card() -> None:
    table = at("pile R4 (start); A{R5,B2,Z}")
    assert table.refused("A", THE_ZAP) == "not-the-owner"
    assert str(table) == "pile R4 (start); A{R5,B2,Z}"


@pytest.mark.rule("ZZ-X20")
def test_x20_there_is_no_second_zap() -> None:
    table = at("pile R4; A{R5,Y1,B8,Z} B{R6,Y2,Z}")
    table.lay("A", "R5")
    table.zap("A")
    table.lay("A", "Y1")
    assert table.refused("A", THE_ZAP) == "no-zap-left"
    assert str(table) == "pile Y1 (A); A{B8} B{R6,Y2,Z}"


@pytest.mark.rule("ZZ-X21")
def test_x21_a_hand_counts_ten() -> None:
    table = at("pile G4; A{R3,R4,J9,Z} B{G5}")
    assert table.lay("B", "G5")[-1] == RoundOver(1, (10, 0), (10, 0))


@pytest.mark.rule("ZZ-X23")
def test_x23_any_colour_fits_on_a_joker_laid_as_free_card() -> None:
    table = at("pile R9; A{R10,J3,Y9,Z} B{B4,G4,Z}")
    table.lay("A", "R10")
    table.lay("A", "J3")
    assert table.may_lay("B") == "G4,B4"
    table.lay("B", "G4")
    assert table.state.top == card("G4")
    assert table.hand("B") == "B4,Z"


@pytest.mark.rule("ZZ-X25")
def test_x25_a_tie_is_shared() -> None:
    table = at("pile R9; A{R10} B{G3,J3,Z}", scores=(23, 14), round=4)
    result = Result((0, 1), "fewest-points", (23, 23))
    assert table.lay("A", "R10")[-1] == MatchEnded(result)
    assert table.result == result


@pytest.mark.rule("ZZ-X25")
def test_x25_or_a_fifth_round_is_played() -> None:
    table = at("pile R9; A{R10} B{G3,J3,Z}", Options(tie_break="extraRound"), scores=(23, 14), round=4)
    table.lay("A", "R10")
    assert table.result is None
    table.all_ready()
    assert (table.state.round, table.state.phase, table.scores) == (5, "race", (23, 23))


@pytest.mark.rule("ZZ-X26")
def test_x26_one_point_a_round_and_most_points_win() -> None:
    scores = (0, 0, 0, 0)
    for round_, who in enumerate("ACAB", start=1):
        hands = " ".join(f"{each}{{{'R5' if each == who else 'Z'}}}" for each in "ABCD")
        table = at(f"pile R4 (start); {hands}", Options(scoring="onePoint"), round=round_, scores=scores)
        table.lay(who, "R5")
        assert (table.result is None) == (round_ < 4)
        scores = (table.scores[0], table.scores[1], table.scores[2], table.scores[3])
    assert scores == (2, 1, 1, 0)
    assert GAME.result(table.state) == Result((0,), "most-points", (2, 1, 1, 0))
