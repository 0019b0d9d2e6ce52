"""Claims at a table's race, with time and connections handed in: no loop, no connections."""

from __future__ import annotations

from typing import Any

import pytest

from spila.kernel import Refusal
from spila.tables.commands import ChangeSettings, Start
from spila.tables.lag import LagTracker, SeatLag
from spila.tables.messages import Lead
from spila.tables.race import WINDOW
from spila.tables.race_desk import LATE, RaceDesk, begins_start
from spila.tables.settings import Settings
from spila.tables.state import TableState
from tests.tables.lag_samples import answered
from tests.tables.pure_tables import done, move, new_table, person, started

NOW = 60_000_000
OPTIONS = {"idleStallMs": None, "freeCardMs": None, "misplayLockMs": 1500}


@pytest.fixture
def state() -> TableState:
    """A race in which both can lay a card."""
    for number in range(200):
        found = started("zip-zap", person("A"), person("B"), options=OPTIONS, seed=f"{number:064x}")
        if found.racing and all(fitting(found, seat) is not None for seat in (0, 1)):
            return found
    raise AssertionError("no such deal")


def fitting(state: TableState, seat: int) -> Any:
    return next((made for made in state.game.moves(state.position, seat) if type(made).__name__ == "Lay"), None)


def lags(*milliseconds: int) -> dict[int, SeatLag | None]:
    return {
        seat: SeatLag([answered(LagTracker(), [1000 * each] * 15, last=NOW)]) for seat, each in enumerate(milliseconds)
    }


def test_the_deal_begins_the_start_and_a_name_does_not() -> None:
    state = new_table("zip-zap", person("A"), person("B"), options=OPTIONS)
    change = done(state, 0, Start("go"))
    while not begins_start(state.game, change):
        change = move(state)
    assert state.game.start(state.position) is not None
    assert not begins_start(state.game, done(state, 0, ChangeSettings("title", title="Ours")))
    timeline = new_table("timeline", person("A"), person("B"))
    assert not begins_start(timeline.game, done(timeline, 0, Start("go")))


def test_no_claim_before_the_start(state: TableState) -> None:
    desk: RaceDesk[str] = RaceDesk(state)
    desk.starts_at = NOW + 1
    refusal = desk.objection(0, fitting(state, 0), NOW)
    assert refusal == Refusal("not-yet")
    assert desk.objection(0, fitting(state, 0), NOW + 1) is None


def test_a_claim_that_waited_until_after_the_start_came_before_it_all_the_same(state: TableState) -> None:
    desk: RaceDesk[str] = RaceDesk(state)
    desk.starts_at = NOW + 1
    later = NOW + 500_000
    assert desk.objection(0, fitting(state, 0), later, arrived=NOW) == Refusal("not-yet")
    assert desk.objection(0, fitting(state, 0), later, arrived=NOW + 1) is None


def test_a_card_that_does_not_fit_locks_its_seat_and_no_other(state: TableState) -> None:
    desk: RaceDesk[str] = RaceDesk(state)
    wrong = fitting(state, 1)  # not this seat's card
    penalty = state.game.penalty(state.position)
    assert penalty > 0
    assert isinstance(desk.objection(0, wrong, NOW), Refusal)
    locked = desk.objection(0, fitting(state, 0), NOW + 1000)
    assert locked == Refusal("locked-out", {"ms": penalty - 1})
    assert desk.objection(1, fitting(state, 1), NOW + 1000) is None
    assert desk.objection(0, fitting(state, 0), NOW + 1000 * penalty) is None


def test_a_card_that_fitted_a_moment_ago_locks_nobody(state: TableState) -> None:
    """ZZ-GAP-09: its player was late, or tapped twice, and did not guess."""
    desk: RaceDesk[str] = RaceDesk(state)
    laid, before = fitting(state, 0), state.position
    move(state, 0, state.game.moves(before, 0).index(laid))
    desk.passed(before, NOW)
    assert desk.objection(0, laid, NOW + LATE - 1) is None
    assert desk.objection(0, laid, NOW + LATE - 1) is None
    refusal = desk.objection(0, laid, NOW + LATE)
    assert isinstance(refusal, Refusal), "too late even for somebody slow"
    assert refusal.params["ms"] == OPTIONS["misplayLockMs"]


def test_quick_connections_are_decided_at_once_in_their_order(state: TableState) -> None:
    desk: RaceDesk[str] = RaceDesk(state)
    assert (desk.next_deadline(), desk.decide(NOW)) == (None, [])
    desk.claim(1, "one", NOW, lags(0, 0))
    assert desk.next_deadline() == NOW
    (decision,) = desk.decide(NOW)
    assert (decision.seat, decision.held, decision.lead) == (1, "one", None)
    assert desk.next_deadline() is None


def test_a_slow_connection_is_credited_and_the_lead_is_told(state: TableState) -> None:
    desk: RaceDesk[str] = RaceDesk(state)
    while state.game.start(state.position) is not None:  # after the start the whole round trip counts
        move(state, 0, state.game.moves(state.position, 0).index(fitting(state, 0)))
    desk.claim(1, "quick", NOW, lags(100, 10))
    assert desk.decide(NOW) == [], "the other line may still bring an earlier claim"
    desk.claim(0, "slow", NOW + 50_000, lags(100, 10))
    first, second = desk.decide(NOW + 200_000)
    assert (first.held, second.held) == ("slow", "quick")
    assert first.lead == Lead(1, 40)
    assert second.lead is None


def test_a_change_of_pace_counts_once_no_claim_is_held(state: TableState) -> None:
    done(state, 0, ChangeSettings("relax", settings=Settings(relaxed=True)))
    desk: RaceDesk[str] = RaceDesk(state)
    desk.claim(0, "held", NOW, lags(0, 0))
    assert desk.next_deadline() == NOW + WINDOW
    done(state, 0, ChangeSettings("sharp", settings=Settings(relaxed=False)))
    desk.claim(1, "too", NOW + 1, lags(0, 0))
    assert desk.next_deadline() == NOW + WINDOW
    assert {decision.held for decision in desk.decide(NOW + WINDOW)} == {"held", "too"}
    desk.claim(0, "sharp", NOW + WINDOW + 1, lags(0, 0))
    assert desk.next_deadline() == NOW + WINDOW + 1
    desk.clear()
    assert desk.next_deadline() is None
