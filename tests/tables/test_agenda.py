"""What is due at a table and when, as a pure function of its state: no loop, no waiting."""

from __future__ import annotations

import pytest

from spila.tables.agenda import RETRY_AFTER, Agenda, Plan, plan
from spila.tables.agenda_items import AnyItem, BotMove, ClockExpires, GrantUndo, Remind, Retry, SitIn
from spila.tables.commands import Start, Undo
from spila.tables.entries import BotTookOver
from spila.tables.messages import Clock
from spila.tables.settings import Settings
from spila.tables.state import TableState
from tests.tables.pure_tables import bot, done, enter, move, new_table, person, started

ANNA, BO, CLARA = person("Anna"), person("Bo"), person("Clara")
NEVER = Settings(remind_seconds=None, sit_in_seconds=None)
FIRST = {"first": 0}


def planned(state: TableState, present: tuple[int, ...] = (), delay: float = 2.0) -> dict[AnyItem, float]:
    return plan(state, 100.0, present.__contains__, lambda _seat, _level: delay).due


def test_nothing_is_due_before_the_start_and_after_the_end() -> None:
    state = new_table("timeline", ANNA, BO, options={"handSize": 1, "maxRounds": 1})
    assert planned(state) == {}
    done(state, 0, Start("start"))
    assert planned(state)
    while state.result is None:
        move(state)
    assert planned(state) == {}


def test_whose_turn_it_is_is_reminded_and_replaced() -> None:
    state = started("timeline", ANNA, BO, options=FIRST, settings=Settings(remind_seconds=10, sit_in_seconds=20))
    assert planned(state) == {Remind(0): 110.0, SitIn(0): 120.0}
    assert planned(state, present=(0, 1)) == planned(state), "present or not: outside a race everybody may think long"
    assert planned(started("timeline", ANNA, BO, options=FIRST, settings=NEVER)) == {}


def test_no_bot_takes_the_seat_of_somebody_for_whom_only_bots_wait() -> None:
    settings = Settings(remind_seconds=10, sit_in_seconds=20)
    assert planned(started("timeline", ANNA, bot(), bot(), options=FIRST, settings=settings)) == {}
    state = started("timeline", ANNA, BO, bot(), options=FIRST, settings=settings)
    assert SitIn(0) in planned(state)
    enter(state, BotTookOver(seat=1))
    assert SitIn(0) not in planned(state), "a bot plays for the only other person"


@pytest.mark.parametrize(("remind", "sit_in", "warned"), [(45, 120, 45), (None, 120, 105), (120, 60, 45), (10, 12, 6)])
def test_nobody_loses_a_seat_without_a_warning(remind: int | None, sit_in: int, warned: float) -> None:
    settings = Settings(remind_seconds=remind, sit_in_seconds=sit_in)
    due = planned(started("timeline", ANNA, BO, options=FIRST, settings=settings))
    assert due == {Remind(0): 100.0 + warned, SitIn(0): 100.0 + sit_in}


def test_bots_move_after_their_own_time_and_nobody_waits_for_them() -> None:
    state = started("timeline", bot(), ANNA, options=FIRST)
    assert planned(state, delay=1.5) == {BotMove(0): 101.5}


def test_a_bot_that_sits_in_moves_like_any_other() -> None:
    state = started("timeline", ANNA, BO, options=FIRST)
    enter(state, BotTookOver(seat=0))
    assert planned(state) == {BotMove(0): 102.0}


def test_in_a_race_only_those_who_are_not_there_are_waited_for() -> None:
    options = {"idleStallMs": None, "freeCardMs": None}
    state = started("zip-zap", ANNA, BO, bot(), options=options)
    while not state.racing:
        move(state)
    due = planned(state, present=(0,))
    assert Remind(0) not in due
    assert {Remind(1), SitIn(1), BotMove(2)} <= due.keys()


@pytest.mark.parametrize(
    ("table", "game", "limit"), [(30, None, 30), (30, 10, 10), (5, 10, 5), (None, 10, 10), (None, None, None)]
)
def test_the_shorter_clock_counts(table: int | None, game: int | None, limit: int | None) -> None:
    settings = Settings(remind_seconds=None, sit_in_seconds=None, clock_seconds=table)
    state = started("timeline", ANNA, BO, options={**FIRST, "turnSeconds": game}, settings=settings)
    assert planned(state) == ({} if limit is None else {ClockExpires(): 100.0 + limit})


def test_the_clock_of_the_table_is_for_people_only() -> None:
    settings = Settings(clock_seconds=30)
    assert ClockExpires() not in planned(started("timeline", bot(), ANNA, options=FIRST, settings=settings))
    state = started("timeline", bot(), ANNA, options={**FIRST, "turnSeconds": 60}, settings=settings)
    assert planned(state)[ClockExpires()] == 160.0, "that of the game is for all"


def test_an_undo_that_nobody_is_left_to_refuse_comes_before_the_bots() -> None:
    state = started("timeline", ANNA, BO, bot(), options=FIRST, settings=Settings(practice=True))
    move(state, 0)
    done(state, 0, Undo("back"))
    enter(state, BotTookOver(seat=1))
    due = planned(state, delay=0.0)
    assert next(iter(due)) == GrantUndo()
    assert due == {GrantUndo(): 100.0, BotMove(1): 100.0}


# ---------------------------------------------------------------- keeping it


def test_items_of_one_seat_are_different_things() -> None:
    assert len({BotMove(1): 0, Remind(1): 0, SitIn(1): 0, BotMove(2): 0}) == 4
    assert BotMove(1) == BotMove(1)


def test_what_is_due_is_taken_once_and_only_if_nothing_put_it_off() -> None:
    agenda = Agenda()
    agenda.replace(Plan({GrantUndo(): 1.0, BotMove(0): 2.0, Remind(1): 5.0}))
    assert agenda.next_time() == 1.0
    assert agenda.due(0.5) == []
    assert agenda.due(2.0) == [GrantUndo(), BotMove(0)]
    assert agenda.take(GrantUndo(), 2.0)
    assert not agenda.take(GrantUndo(), 2.0)
    agenda.replace(Plan({BotMove(0): 3.0}))
    assert not agenda.take(BotMove(0), 2.0), "planned anew meanwhile"
    assert agenda.take(BotMove(0), 3.0)
    assert agenda.next_time() is None


def test_a_player_who_is_there_is_no_longer_waited_for() -> None:
    agenda = Agenda()
    state = new_table("timeline", ANNA, BO, CLARA, settings=Settings(remind_seconds=5, sit_in_seconds=9))
    agenda.wait_for(state, 1, 10.0)
    agenda.wait_for(state, 2, 10.0)
    assert agenda.time_left(SitIn(1), 12.0) == 7_000
    agenda.stop_waiting(1)
    assert (Remind(1) in agenda, SitIn(1) in agenda, SitIn(2) in agenda) == (False, False, True)
    assert agenda.time_left(SitIn(1), 12.0) is None


def test_the_clock_and_the_retry() -> None:
    agenda = Agenda()
    assert agenda.clock(0.0) is None
    agenda.replace(Plan({ClockExpires(): 30.0}, clock_of=30_000))
    assert agenda.clock(12.5) == Clock(17_500, 30_000)
    assert agenda.clock(31.0) == Clock(0, 30_000)
    agenda.retry(31.0)
    assert Retry() in agenda
    assert agenda.due(31.0 + RETRY_AFTER) == [ClockExpires(), Retry()]
