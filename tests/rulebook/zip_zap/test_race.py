"""The start card and the race."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.cards import FITS
from spila.games.zip_zap.events import AnyCardRace, Freed, Laid, RoundDealt, RoundVoid, StartCard
from spila.games.zip_zap.moves import READY
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.state import NOBODY
from spila.kernel import Malformed
from tests.rulebook.zip_zap.notation import at, card, dealt, lay, lay_zap, opening, seed_of

ANY_CARD = Options(dead_start="anyCardRace")


@pytest.mark.rule("ZZ-RACE-1")
def test_a_round_begins_with_the_top_of_the_face_down_pile() -> None:
    table = opening("left [G2,B1]; A{R5,G3,Z} B{J6,B3,Z}")
    assert table.events == (StartCard(card("G2")),)
    assert str(table) == "pile G2 (start); A{R5,G3,Z} B{B3,J6,Z}; left [B1]"


@pytest.mark.rule("ZZ-RACE-2")
def test_everybody_may_act_in_a_race_whatever_they_hold() -> None:
    table = at("pile R3; A{R4,G9,Z} B{J4,R5,Z} C{G1,Z}", seats=3)
    assert GAME.to_act(table.state) == {0, 1, 2}
    assert [table.may_lay(who) for who in "ABC"] == ["R4", "J4", ""]


@pytest.mark.rule("ZZ-RACE-2")
def test_the_same_player_may_lay_twice_in_a_row_and_seats_in_any_order() -> None:
    table = at("pile R3; A{R6,G9,Z} B{R4,R5,G2,Z} C{R7,G1,Z}")
    for who, word in (("B", "R4"), ("B", "R5"), ("A", "R6"), ("C", "R7")):
        table.lay(who, word)
    assert str(table) == "pile R7 (C); free C; A{G9,Z} B{G2,Z} C{G1,Z}"


@pytest.mark.rule("ZZ-RACE-3")
@pytest.mark.parametrize(("top", "word"), [("R3", "G4"), ("R3", "R5"), ("R3", "R2"), ("R4", "G4")])
def test_only_the_next_number_of_the_colour_fits(top: str, word: str) -> None:
    table = at(f"pile {top} (start); A{{{word},Z}} B{{J4,J5,Z}}")
    assert table.refused("A", lay(word)) == "does-not-fit"


@pytest.mark.rule("ZZ-RACE-3")
def test_the_next_number_of_the_colour_stands() -> None:
    table = at("pile R3 (start); A{R4,G1,Z} B{R5,Z}")
    assert table.lay("A", "R4") == (Laid(0, card("R4")),)
    assert str(table) == "pile R4 (A); A{G1,Z} B{R5,Z}"


@pytest.mark.rule("ZZ-RACE-4")
def test_the_joker_with_the_next_number_stands_on_a_colour() -> None:
    table = at("pile R3 (start); A{J4,G1,Z} B{G5,Z}")
    table.lay("A", "J4")
    assert str(table) == "pile J4 (A); A{G1,Z} B{G5,Z}"


@pytest.mark.rule("ZZ-RACE-5", "ZZ-GAP-03")
@pytest.mark.parametrize("word", ["R8", "G8", "B8", "Y8", "J8"])
def test_the_next_number_in_any_colour_stands_on_a_joker_a_joker_too(word: str) -> None:
    table = at(f"pile J7; A{{{word},R1,Z}} B{{R9,J9,Z}}", seats=4)
    table.lay("A", word)
    assert str(table) == f"pile {word} (A); A{{R1,Z}} B{{R9,J9,Z}}"


@pytest.mark.rule("ZZ-GAP-03")
def test_a_joker_that_is_not_the_next_number_does_not_fit_on_a_joker() -> None:
    table = at("pile J7; A{J9,R8,Z} B{R1,Z}")
    assert table.refused("A", lay("J9")) == "does-not-fit"


@pytest.mark.rule("ZZ-RACE-6", "ZZ-GAP-09")
def test_the_later_of_two_cards_goes_back() -> None:
    table = at("pile R3; A{R4,G1,Z} B{J4,R5,Z}")
    table.lay("A", "R4")
    assert table.refused("B", lay("J4")) == "does-not-fit"
    assert table.hand("B") == "R5,J4,Z"
    assert table.scores == (0, 0)


@pytest.mark.rule("ZZ-GAP-09")
def test_a_later_card_that_still_fits_stands() -> None:
    table = at("pile R3; A{R4,G1,Z} B{R5,G7,Z} C{R6,Z}")
    table.lay("A", "R4")
    table.lay("B", "R5")
    assert str(table) == "pile R5 (B); A{G1,Z} B{G7,Z} C{R6,Z}"


@pytest.mark.rule("ZZ-GAP-09", "ZZ-END-1")
def test_of_two_last_cards_the_first_to_arrive_goes_out() -> None:
    table = at("pile R3; A{R4} B{J4}")
    table.lay("B", "J4")
    assert table.refused("A", lay("R4")) == "round-over"
    assert table.scores == (1, 0)


@pytest.mark.rule("ZZ-RACE-7")
def test_a_run_goes_down_one_card_at_a_time() -> None:
    table = at("pile R3; A{R4,R5,R6,G1,Z} B{R7,Z}")
    assert table.refused("A", lay("R5")) == "does-not-fit"
    seen = []
    for word in ("R4", "R5", "R6"):
        table.lay("A", word)
        seen.append(str(table))
    assert seen == [
        "pile R4 (A); A{R5,R6,G1,Z} B{R7,Z}",
        "pile R5 (A); A{R6,G1,Z} B{R7,Z}",
        "pile R6 (A); A{G1,Z} B{R7,Z}",
    ]


@pytest.mark.rule("ZZ-RACE-7")
def test_a_rival_may_come_in_between_two_cards_of_a_run() -> None:
    table = at("pile R3; A{R4,R5,G1,Z} B{J5,G6,Z}")
    table.lay("A", "R4")
    table.lay("B", "J5")
    assert table.refused("A", lay("R5")) == "does-not-fit"


@pytest.mark.rule("ZZ-RACE-8", "ZZ-GAP-06")
def test_start_cards_are_turned_until_somebody_can_play() -> None:
    table = opening("left [R9,G7,B1,J2,Y5]; A{R5,Y6,Z} B{J4,B3,Z}")
    assert table.events == tuple(StartCard(card(word)) for word in ("R9", "G7", "B1", "J2"))
    assert str(table) == "pile J2 (start); A{R5,Y6,Z} B{B3,J4,Z}; left [Y5]"


@pytest.mark.rule("ZZ-RACE-8", "ZZ-GAP-08")
def test_a_playable_start_card_leaves_the_pile_alone() -> None:
    table = opening("left [R4,G7]; A{R5,G8,Z} B{J1,Z}")
    assert str(table) == "pile R4 (start); A{R5,G8,Z} B{J1,Z}; left [G7]"


@pytest.mark.rule("ZZ-GAP-06")
def test_dealt_rounds_show_unplayable_start_cards_under_a_playable_one() -> None:
    several = [state for state in (dealt(2, seed=seed_of(name)).state for name in range(80)) if len(state.pile) > 1]
    assert several
    for state in several:
        assert [bool(state.held & FITS[each]) for each in state.pile] == [False] * (len(state.pile) - 1) + [True]
        assert state.owner == NOBODY


@pytest.mark.rule("ZZ-GAP-04")
def test_nothing_fits_on_a_ten() -> None:
    table = at("pile R10 (A); free A; A{G2,R3,Z} B{R1,J1,Z}")
    assert FITS[card("R10")] == 0
    assert FITS[card("J10")] == 0
    assert table.refused("B", lay("J1")) == "free-player"


@pytest.mark.rule("ZZ-GAP-05", "ZZ-GAP-04")
@pytest.mark.parametrize("ten", ["R10", "J10"])
def test_a_ten_as_start_card_frees_nobody(ten: str) -> None:
    table = opening(f"left [{ten},G2]; A{{R1,J1,Z}} B{{G3,Z}}")
    assert table.events == (StartCard(card(ten)), StartCard(card("G2")))
    assert str(table) == "pile G2 (start); A{R1,J1,Z} B{G3,Z}"


@pytest.mark.rule("ZZ-GAP-07", "ZZ-GAP-23")
def test_without_a_playable_start_card_the_round_is_dealt_again_and_does_not_count() -> None:
    table = opening("left [R10,G7]; A{R5,Z} B{J4,Z}")
    start = table.events[:3]
    assert start == (StartCard(card("R10")), StartCard(card("G7")), RoundVoid())
    again = table.events[3]
    assert isinstance(again, RoundDealt)
    assert again.round == 1
    assert [hand and len(hand) for hand in again.hands] == [13, 13]
    assert (table.state.round, table.state.phase, table.scores) == (1, "race", (0, 0))
    assert table.state.pile[-1] == table.state.top
    assert isinstance(table.events[4], StartCard)
    assert GAME.restore(GAME.position(table.state)) == table.state


@pytest.mark.rule("ZZ-GAP-07")
def test_or_anybody_may_lay_any_card_and_takes_the_lead() -> None:
    table = opening("left [R10,G7]; A{R5,G2,Z} B{J4,R6,Z}", ANY_CARD)
    assert table.events == (StartCard(card("R10")), StartCard(card("G7")), AnyCardRace())
    assert str(table) == "pile G7 (start); any-card; A{R5,G2,Z} B{R6,J4,Z}"
    assert GAME.to_act(table.state) == {0, 1}
    assert [table.may_lay(who) for who in "AB"] == ["R5,G2", "R6,J4"]
    table.lay("A", "R5")
    assert str(table) == "pile R5 (A); A{G2,Z} B{R6,J4,Z}"


@pytest.mark.rule("ZZ-GAP-07", "ZZ-GAP-17")
def test_in_an_any_card_race_the_zap_needs_a_number_card_first() -> None:
    table = at("pile G7 (start); A{R5,G2,Z} B{J4,R6,Z}", ANY_CARD, any_card=True)
    assert table.state.owner == NOBODY
    assert table.refused("A", lay("J4")) == "not-in-hand"
    table.lay_zap("A", "R5")
    assert str(table) == "pile R5,Z (A); free A; A{G2} B{R6,J4,Z}"


@pytest.mark.rule("ZZ-GAP-07", "ZZ-GAP-11")
def test_an_any_card_race_that_nobody_enters_is_void() -> None:
    table = at("pile G7 (start); A{R5,G2,Z} B{J4,R6,Z}", ANY_CARD, any_card=True)
    assert GAME.time_limit(table.state) == 15_000
    events = table.expire()
    assert events[0] == RoundVoid()
    assert isinstance(events[1], RoundDealt)
    assert events[1].round == table.state.round == 1


@pytest.mark.rule("ZZ-GAP-08")
def test_the_face_down_pile_stays_as_it_is_during_the_race() -> None:
    table = at("pile R4 (start); A{R5,R6,G2,Z} B{G3,Z}; left [R7,J7]")
    for word in ("R5", "R6"):
        table.lay("A", word)
    assert str(table) == "pile R6 (A); free A; A{G2,Z} B{G3,Z}; left [R7,J7]"
    table.lay("A", "G2")
    assert str(table) == "pile G2 (A); A{Z} B{G3,Z}; left [R7,J7]"


@pytest.mark.rule("ZZ-GAP-10")
@pytest.mark.parametrize("lock", [0, 1000])
def test_a_card_that_does_not_fit_costs_nothing(lock: int) -> None:
    table = at("pile R3; A{R4,G1,Z} B{G9,Z}", Options(misplay_lock_ms=lock))
    assert table.refused("A", lay("G1")) == "does-not-fit"
    table.lay("A", "R4")
    assert (table.hand("A"), table.scores) == ("G1,Z", (0, 0))


@pytest.mark.rule("ZZ-GAP-10")
def test_the_lock_is_a_switch_of_the_live_table_and_on_by_default() -> None:
    table = at("pile R3; A{R4,G1,Z} B{G9,Z}", GAME.options(None, 2))
    assert GAME.penalty(table.state) == 1000
    assert GAME.penalty(at("pile R3; A{R4,G1,Z} B{G9,Z}", Options(misplay_lock_ms=0)).state) == 0
    assert GAME.options({"misplayLockMs": 2000}, 2).misplay_lock_ms == 2000
    with pytest.raises(Malformed):
        GAME.options({"misplayLockMs": -1}, 2)


@pytest.mark.rule("ZZ-GAP-11")
def test_nobody_has_to_play_but_an_idle_race_frees_its_owner() -> None:
    table = at("pile R4 (B); A{R5,G2,Z} B{G9,G3,Z}")
    assert GAME.time_limit(table.state) == 15_000
    assert table.expire() == (Freed(1, "idle"),)
    assert str(table) == "pile R4 (B); free B; A{R5,G2,Z} B{G3,G9,Z}"
    assert table.refused("A", lay("R5")) == "free-player"
    table.lay("B", "G9")


@pytest.mark.rule("ZZ-GAP-11", "ZZ-RACE-8")
def test_an_idle_race_on_a_start_card_turns_the_next_one() -> None:
    table = at("pile R4 (start); A{R5,G2,Z} B{G9,G3,Z}; left [G8,R1]")
    assert table.expire() == (StartCard(card("G8")),)
    assert str(table) == "pile G8 (start); A{R5,G2,Z} B{G3,G9,Z}; left [R1]"


@pytest.mark.rule("ZZ-GAP-11")
@pytest.mark.parametrize(("idle", "limit"), [(None, None), (5000, 5000)])
def test_the_idle_clock_can_be_set_or_switched_off(idle: int | None, limit: int | None) -> None:
    table = at("pile R4 (B); A{R5,G2,Z} B{G9,Z}", Options(idle_stall_ms=idle))
    assert GAME.time_limit(table.state) == limit


@pytest.mark.rule("ZZ-RACE-9")
def test_a_race_stops_at_a_ten_a_stall_and_a_zap_and_goes_on() -> None:
    table = at("pile R9; A{R10,G2,G5,G7,Z} B{G8,G3,Z}")
    assert table.lay("A", "R10")[-1] == Freed(0, "ten")
    assert table.lay("A", "G5")[-1] == Freed(0, "stall")
    table.lay("A", "G2")
    assert table.zap("A")[-1] == Freed(0, "zap")
    table.lay("A", "G7")
    assert table.state.phase == "pause"
    assert table.scores == (0, 7)


@pytest.mark.rule("ZZ-RACE-1", "ZZ-GAP-25")
def test_all_seats_learn_of_the_start_card_in_the_same_words() -> None:
    event = StartCard(card("R4"))
    assert [GAME.seen(event, seat) for seat in (0, 1, None)] == [event] * 3
    state = dealt(3).state
    assert len({GAME.view(state, seat).pile for seat in (0, 1, 2, None)}) == 1


@pytest.mark.rule("ZZ-GAP-25")
def test_a_next_round_starts_for_all_when_the_last_one_is_ready() -> None:
    table = at("pile R3; A{R4} B{J4,Z}")
    table.lay("A", "R4")
    table.play("A", READY)
    assert (table.state.phase, table.state.round) == ("pause", 1)
    assert table.refused("A", READY) == "already-ready"
    events = table.play("B", READY)
    assert (table.state.phase, table.state.round) == ("race", 2)
    assert any(isinstance(event, StartCard) for event in events)
    assert table.refused("B", READY) == "round-running"


@pytest.mark.rule("ZZ-RACE-3")
def test_a_card_one_does_not_hold_cannot_be_laid() -> None:
    table = at("pile R3; A{G1,Z} B{R4,Z}")
    assert table.refused("A", lay("R4")) == "not-in-hand"
    assert table.refused("A", lay_zap("R4")) == "not-in-hand"
