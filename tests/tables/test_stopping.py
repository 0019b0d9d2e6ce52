"""Those who run a table end its game, or go on where it only rests. Without an event loop where that is enough."""

from __future__ import annotations

import msgspec
import pytest

from spila.api import from_record
from spila.kernel import Refusal
from spila.tables import judge, snapshot
from spila.tables.agenda import plan
from spila.tables.commands import (
    AnswerUndo,
    Continue,
    GrantRole,
    Leave,
    Pause,
    Resume,
    Stop,
    Undo,
)
from spila.tables.entries import Expired, Moved, read_entry
from spila.tables.settings import Settings
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from tests.play import GAMES
from tests.server.client_group import TableFactory
from tests.tables.pure_tables import done, enter, move, new_table, person, refused, started
from tests.tables.test_roles import TOKEN, remote_done, remote_refused, with_remote

ANNA, BO = person("Anna"), person("Bo")


@pytest.mark.parametrize("game", GAMES)
def test_the_host_ends_a_game_without_a_winner(game: str) -> None:
    state = started(game, ANNA, BO)
    change = done(state, 0, Stop("end"))
    info = table_info(state)
    assert (info.phase, info.result, info.seed) == ("over", None, state.seed.hex())
    assert change.info_changed
    assert state.over
    assert plan(state, 0, lambda _: True, lambda _seat, _level: 0).due == {}, "no bot moves, no clock runs"
    assert state.match is not None
    assert state.match.result is None


def test_nobody_else_ends_it_and_only_while_it_is_on() -> None:
    state = new_table("skip-bo", ANNA, BO)
    assert refused(state, 0, Stop("early")) == "not-started"
    state = started("skip-bo", ANNA, BO)
    assert refused(state, 1, Stop("mine")) == "not-host"
    done(state, 0, Stop("end"))
    assert refused(state, 0, Stop("twice")) == "match-over"


def test_a_remote_ends_a_paused_game() -> None:
    state = with_remote(started("timeline", ANNA, BO))
    remote_done(state, Pause("wait"))
    change = remote_done(state, Stop("end"))
    assert (change.entry.role, state.halt) == (1, None)
    assert remote_refused(state, Stop("twice")) == "match-over"
    assert remote_refused(state, Pause("again")) == "match-over"
    assert remote_refused(state, Resume("on")) == "nothing-to-do"
    assert remote_refused(state, Continue("on")) == "nothing-to-do"
    again = read_entry(msgspec.json.encode(change.entry))
    assert again == change.entry


def test_after_the_end_nothing_is_played_paused_or_taken_back() -> None:
    state = started("skip-bo", ANNA, BO, settings=Settings(undo=True, hints=True))
    seat = min(state.to_act)
    moved = move(state, seat)
    done(state, 0, Stop("end"))
    assert isinstance(moved.entry, Moved)
    refusal = state.check(moved.entry)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "match-over"
    assert refused(state, 0, Pause("p")) == "match-over"
    assert refused(state, 0, Undo("u")) == "undo-nothing"
    assert refused(state, 1, Leave("l")) == "match-over"
    assert refused(state, 0, GrantRole("g", "screen", TOKEN)) == "match-over"
    taken = judge.join(state, person("Cleo"), None)
    assert isinstance(taken, Refusal)
    assert taken.code == "match-over"
    assert not snapshot.due(state)


def test_a_request_to_take_a_move_back_ends_with_the_game() -> None:
    state = started("timeline", ANNA, BO, settings=Settings(undo=True, practice=True))
    mover = min(state.to_act)
    move(state, mover)
    done(state, mover, Undo("back"))
    assert table_info(state).undo is not None
    done(state, 0, Stop("end"))
    assert table_info(state).undo is None
    assert refused(state, 1 - mover, AnswerUndo("yes", True)) == "undo-not-asked"


def between_rounds() -> TableState:
    """A table of Zip Zap after its first round: everybody is asked whether they are ready."""
    state = with_remote(started("zip-zap", ANNA, BO, person("Cleo")))
    while not state.game.resting(state.position):
        able = [seat for seat in sorted(state.to_act) if state.game.moves(state.position, seat)]
        if able:
            move(state, able[0])
        else:
            enter(state, Expired())
    return state


def test_a_remote_goes_on_after_a_round_without_those_who_are_not_ready() -> None:
    state = between_rounds()
    move(state, 1)
    assert sorted(state.to_act) == [0, 2]
    change = remote_done(state, Continue("on"))
    assert isinstance(change.entry, Expired)
    assert state.racing
    assert remote_refused(state, Continue("twice")) == "nothing-to-do", "nobody is hurried in a round"


def test_the_host_goes_on_after_a_round_and_nobody_else() -> None:
    state = between_rounds()
    assert refused(state, 1, Continue("on")) == "not-host"
    assert refused(state, 0, Continue("late", state.version - 1)) == "stale-move"
    done(state, 0, Continue("on", state.version))
    assert state.racing


def test_a_game_that_was_ended_does_not_go_on() -> None:
    state = between_rounds()
    remote_done(state, Stop("end"))
    assert remote_refused(state, Continue("on")) == "nothing-to-do"


@pytest.mark.anyio
async def test_a_game_that_was_ended_is_recorded_replayed_and_played_again(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", settings={"pace": "instant"})
    remote = await group.remote()
    mover, wanted = next((each, each.moves[0]) for each in group if each.moves)
    await mover.must("move", move=wanted)
    await remote.must("stop")
    for each in group:
        await each.until(lambda each=each: each.room["phase"] == "over")  # type: ignore[misc]
        assert each.room.get("result") is None
    assert await mover.refused("move", move=wanted) in ("match-over", "table-finished")
    record = await table_factory.http_client.http.get(f"api/tables/{group.table}/record")
    match = from_record(record.content)
    assert (match.result, match.version) == (None, 1)
    replay = await table_factory.http_client.http.get(f"api/tables/{group.table}/replay")
    assert len(replay.json()["steps"]) == 1
    again = await remote.must("rematch")
    assert again["table"] != group.table
