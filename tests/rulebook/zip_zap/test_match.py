"""Going out, points, rounds, and the end of the match."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.cards import ZAP, cards, points
from spila.games.zip_zap.events import IsReady, Laid, MatchEnded, RoundDealt, RoundOver, Zapped
from spila.games.zip_zap.moves import READY, THE_ZAP
from spila.games.zip_zap.options import Options
from spila.kernel import Result
from tests.rulebook.zip_zap.notation import Table, at, card, dealt, lay

EXTRA_ROUND = Options(tie_break="extraRound")
ONE_POINT = Options(scoring="onePoint")


@pytest.mark.rule("ZZ-END-1")
def test_the_round_ends_the_moment_a_hand_is_empty() -> None:
    table = at("pile R4; A{R5} B{R6,G2,Z}")
    assert table.lay("A", "R5") == (Laid(0, card("R5")), RoundOver(0, (0, 7), (0, 7)))
    assert table.refused("B", lay("R6")) == "round-over"
    assert table.refused("A", THE_ZAP) == "round-over"


@pytest.mark.rule("ZZ-END-2")
def test_a_zap_still_in_hand_keeps_its_player_in() -> None:
    table = at("pile R4; A{R5,Z} B{R6,G2,Z}")
    assert table.lay("A", "R5") == (Laid(0, card("R5")),)
    assert str(table) == "pile R5 (A); A{Z} B{R6,G2,Z}"
    assert table.zap("A")[0] == Zapped(0)
    assert str(table) == "pile R5,Z (A); pause; A{} B{R6,G2,Z}"


@pytest.mark.rule("ZZ-SCORE-1")
@pytest.mark.parametrize(
    ("hand", "count"), [("R3", 1), ("Y10", 1), ("J1", 3), ("J10", 3), ("Z", 5), ("R1,G1,J1,J2,Z", 13)]
)
def test_a_colour_counts_one_a_joker_three_a_zap_five(hand: str, count: int) -> None:
    table = at(f"pile R4; A{{R5}} B{{{hand}}}")
    table.lay("A", "R5")
    assert table.scores[:2] == (0, count)


@pytest.mark.rule("ZZ-SCORE-1")
def test_a_whole_deck_counts_by_kind() -> None:
    assert points((1 << ZAP + 1) - 1) == 40 * 1 + 10 * 3 + 5


@pytest.mark.rule("ZZ-SCORE-2", "ZZ-COMP-6")
def test_points_are_added_to_everybodys_total() -> None:
    table = at("pile R4; A{R5} B{R6,G2,Z} C{J1}", scores=(4, 10, 20), round=2)
    assert table.lay("A", "R5")[-1] == RoundOver(0, (0, 7, 3), (4, 17, 23))
    assert GAME.view(table.state, None).scores == (4, 17, 23)


@pytest.mark.rule("ZZ-GAP-22")
def test_going_out_costs_nothing() -> None:
    table = at("pile R4; A{R5} B{R6,Z}", scores=(11, 0), round=2)
    table.lay("A", "R5")
    assert table.scores == (11, 6)


@pytest.mark.rule("ZZ-END-3")
def test_the_next_round_is_a_fresh_deal_of_all_cards() -> None:
    table = at("pile R4; A{R5} B{R6,Z}; left [G1,G2]")
    table.lay("A", "R5")
    events = table.all_ready()
    dealt_event = next(event for event in events if isinstance(event, RoundDealt))
    assert dealt_event.round == 2
    state = table.state
    everything = [each for hand in state.hands for each in cards(hand)] + [*state.left, *state.pile]
    used = [each for each in range(50) if each // 10 not in state.removed]
    assert sorted(everything) == [*used, ZAP, ZAP]
    assert [hand.bit_count() for hand in state.hands] == [13, 13]
    assert len(state.left) + len(state.pile) == 6
    assert table.scores == (0, 6)


@pytest.mark.rule("ZZ-END-3")
def test_a_pause_that_runs_out_starts_the_next_round() -> None:
    table = at("pile R4; A{R5} B{R6,Z}")
    table.lay("A", "R5")
    table.play("B", READY)
    assert GAME.time_limit(table.state) is None
    events = table.expire()
    assert events[0] == IsReady(0)
    assert (table.state.round, table.state.phase) == (2, "race")


def last_round(seats: int, round: int, options: Options | None = None) -> Table:
    table = at("pile R4; A{R5} B{R6,Z}", options, seats=seats, round=round)
    table.lay("A", "R5")
    return table


@pytest.mark.rule("ZZ-MATCH-1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_as_many_rounds_as_players_and_twice_as_many_for_two_or_three(seats: int, rounds: int) -> None:
    assert last_round(seats, rounds - 1).state.phase == "pause"
    assert last_round(seats, rounds).state.phase == "over"


@pytest.mark.rule("ZZ-MATCH-2", "ZZ-OBJ-1")
def test_fewest_points_win_after_the_last_round() -> None:
    table = at("pile R4; A{R5} B{R6,Z} C{Z}", scores=(20, 4, 30), round=6)
    events = table.lay("A", "R5")
    result = Result((1,), "fewest-points", (20, 10, 35))
    assert events[-1] == MatchEnded(result)
    assert table.result == result
    assert GAME.to_act(table.state) == frozenset()
    assert table.refused("B", lay("R6")) == "match-over"
    assert GAME.expire(table.state) is None


@pytest.mark.rule("ZZ-OBJ-1")
def test_a_match_played_to_its_end_is_won_by_the_smallest_total() -> None:
    table = dealt(2)
    for _ in range(2000):
        if table.result is not None:
            break
        seat = min(seat for seat in GAME.to_act(table.state) if GAME.moves(table.state, seat))
        table.play("AB"[seat], GAME.moves(table.state, seat)[0])
    assert table.result is not None
    assert table.state.round == 4
    low = min(table.scores)
    assert table.result.winners == tuple(seat for seat in (0, 1) if table.scores[seat] == low)


@pytest.mark.rule("ZZ-VAR-1")
def test_in_the_one_point_variant_cards_do_not_count_and_most_points_win() -> None:
    table = at("pile R4; A{R5} B{R6,J1,Z}", ONE_POINT, scores=(1, 2), round=4)
    events = table.lay("A", "R5")
    assert events[-2:] == (
        RoundOver(0, (1, 0), (2, 2)),
        MatchEnded(Result((0, 1), "most-points", (2, 2))),
    )
    table = at("pile R4; A{R5} B{R6,J1,Z}", ONE_POINT, scores=(3, 0), round=4)
    table.lay("A", "R5")
    assert table.result == Result((0,), "most-points", (4, 0))


@pytest.mark.rule("ZZ-VAR-1")
def test_the_variant_is_a_preset() -> None:
    assert GAME.options("onePoint", 4) == ONE_POINT
    assert GAME.options(None, 4).scoring == "cards"


@pytest.mark.rule("ZZ-GAP-20")
@pytest.mark.parametrize(("whom", "gained"), [("goesOut", (0, 1)), ("firstCard", (1, 0))])
def test_the_point_goes_to_who_goes_out_or_to_who_laid_the_first_card(whom: str, gained: tuple[int, int]) -> None:
    options = GAME.options({"scoring": "onePoint", "onePointFor": whom}, 2)
    table = at("pile R4 (start); A{R5,G1,Z} B{R6}", options)
    table.lay("A", "R5")
    assert table.lay("B", "R6")[-1] == RoundOver(1, gained, gained)


@pytest.mark.rule("ZZ-GAP-20")
def test_the_switch_says_nothing_when_cards_are_counted() -> None:
    table = at("pile R4 (start); A{R5,G1,Z} B{R6}", Options(one_point_for="firstCard"))
    table.lay("A", "R5")
    table.lay("B", "R6")
    assert table.scores == (6, 0)


@pytest.mark.rule("ZZ-GAP-21")
def test_a_tie_is_a_shared_win() -> None:
    table = at("pile R4; A{R5} B{R6,Z} C{Z}", scores=(10, 4, 9), round=6)
    table.lay("A", "R5")
    assert table.result == Result((0, 1), "fewest-points", (10, 10, 14))


@pytest.mark.rule("ZZ-GAP-21")
def test_or_all_play_extra_rounds_while_the_lead_is_tied() -> None:
    table = at("pile R4; A{R5} B{R6,Z} C{Z}", EXTRA_ROUND, scores=(10, 4, 9), round=6)
    table.lay("A", "R5")
    assert (table.state.phase, table.result) == ("pause", None)
    table.all_ready()
    assert table.state.round == 7
    assert [hand.bit_count() for hand in table.state.hands] == [13, 13, 13]
    still = at("pile R4; A{R5} B{Z} C{G1,Z}", EXTRA_ROUND, scores=(10, 5, 9), round=7)
    still.lay("A", "R5")
    assert (still.state.phase, still.scores) == ("pause", (10, 10, 15))
    decided = at("pile R4; A{R5} B{R6,Z} C{Z}", EXTRA_ROUND, scores=(10, 10, 14), round=8)
    decided.lay("A", "R5")
    assert decided.result == Result((0,), "fewest-points", (10, 16, 19))


@pytest.mark.rule("ZZ-GAP-21")
def test_a_tie_for_second_place_needs_no_extra_round() -> None:
    table = at("pile R4; A{R5} B{R6,Z} C{G1,Z}", EXTRA_ROUND, scores=(1, 4, 4), round=6)
    table.lay("A", "R5")
    assert table.result == Result((0,), "fewest-points", (1, 10, 10))


@pytest.mark.rule("ZZ-GAP-23")
def test_a_void_last_round_is_played_again_before_the_match_can_end() -> None:
    table = at(
        "pile G7 (start); A{R5,G2,Z} B{J4,R6,Z}",
        Options(dead_start="anyCardRace"),
        any_card=True,
        round=4,
        scores=(3, 8),
    )
    table.expire()
    assert (table.state.round, table.state.phase, table.scores) == (4, "race", (3, 8))
