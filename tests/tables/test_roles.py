"""Big screens and remotes: what they are, what they may do, and what the log keeps of them. Without an event loop."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spila.kernel import Refusal
from spila.tables import hosting, snapshot
from spila.tables.changes import Change
from spila.tables.commands import (
    ChangeSettings,
    Command,
    GrantRole,
    HandOver,
    HurryBots,
    Leave,
    MakeMove,
    OpenSeat,
    Pause,
    Ready,
    Rename,
    Resume,
    RevokeRole,
    SeatBot,
    SetSeatCount,
    Start,
    Undo,
)
from spila.tables.entries import RoleHolder, TableHeader, read_entry, read_header
from spila.tables.roles import MOST_OF_A_ROLE
from spila.tables.seating import fingerprint
from spila.tables.settings import Settings
from spila.tables.state import TableState
from tests.tables.pure_tables import OPEN, bot, done, enter, new_table, person, refused, started

TOKEN = "remote-of-the-living-room"


def by_remote(state: TableState, number: int, given: Command) -> Change | Refusal:
    entry = hosting.judge_remote(state, number, given)
    return entry if isinstance(entry, Refusal) else enter(state, entry)


def remote_done(state: TableState, given: Command, number: int = 1) -> Change:
    change = by_remote(state, number, given)
    assert not isinstance(change, Refusal), change
    return change


def remote_refused(state: TableState, given: Command, number: int = 1) -> str:
    version = state.version
    refusal = by_remote(state, number, given)
    assert isinstance(refusal, Refusal), refusal
    assert state.version == version
    return refusal.code


def with_remote(state: TableState) -> TableState:
    done(state, 0, GrantRole("give", "remote", TOKEN))
    return state


def unseated(game: str, *occupants: Any) -> TableState:
    """A table that a remote has made, with nobody of its own at it."""
    plain = new_table(game, *(occupants or (OPEN, OPEN)))
    header = TableHeader(
        1, game, plain.game.version, "", 0, tuple(plain.seating.seats), Settings(), plain.seating.options,
        plain.seating.preset, plain.seed.hex(), roles=(RoleHolder(1, "remote", fingerprint(TOKEN)),),
    )  # fmt: skip
    return TableState("TABLE", read_header(msgspec.json.encode(header)))


def test_only_the_host_gives_roles_and_only_so_many() -> None:
    state = started("timeline", person("Anna"), person("Bo"))
    assert refused(state, 1, GrantRole("a", "remote", TOKEN)) == "not-host"
    for number in range(MOST_OF_A_ROLE):
        done(state, 0, GrantRole(f"screen-{number}", "screen", f"{TOKEN}-{number}"))
    assert refused(state, 0, GrantRole("more", "screen", TOKEN)) == "too-many-roles"
    done(state, 0, GrantRole("remote", "remote", TOKEN))
    assert refused(state, 0, GrantRole("again", "screen", TOKEN)) == "role-taken"
    done(state, 0, RevokeRole("away", 1))
    done(state, 0, GrantRole("another", "screen", f"{TOKEN}-another"))
    assert [info.number for info in state.roles.infos()] == [2, 3, 4, 5, 6, 7, 8, 9, 10], "no number is used again"


def test_a_token_of_a_seat_is_no_role() -> None:
    state = started("timeline", person("Anna of the long name"), person("Bo"))
    assert refused(state, 0, GrantRole("a", "screen", "Anna of the long name")) == "role-taken"


def test_a_screen_needs_only_the_code_where_people_may_watch() -> None:
    state = new_table("skip-bo", person("Anna"), OPEN)
    entry = hosting.open_screen(state, fingerprint(TOKEN))
    assert not isinstance(entry, Refusal)
    enter(state, entry)
    found = state.roles.of(TOKEN)
    assert found is not None
    assert found.role == "screen"
    assert [seat.kind for seat in state.seating.seats] == ["person", "open"], "it takes no seat"
    private = new_table("skip-bo", person("Anna"), OPEN, settings=Settings(watching=False))
    refusal = hosting.open_screen(private, fingerprint(TOKEN))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-watching"
    done(private, 0, GrantRole("host", "screen", TOKEN))


def test_a_role_that_was_revoked_is_nobody() -> None:
    state = with_remote(started("timeline", person("Anna"), person("Bo")))
    change = done(state, 0, RevokeRole("away", 1))
    assert change.dismissal is not None
    assert (change.dismissal.role, change.dismissal.seat) == (1, None)
    assert change.dismissal.goodbye is not None
    assert change.dismissal.goodbye.code == "revoked"
    assert state.roles.of(TOKEN) is None
    assert refused(state, 0, RevokeRole("twice", 1)) == "no-such-role"


def test_a_remote_runs_the_table() -> None:
    state = unseated("skip-bo", OPEN, OPEN, OPEN)
    remote_done(state, ChangeSettings("rules", title="Friday", options={"stockSize": 5}))
    assert (state.seating.title, state.read_options().stock_size) == ("Friday", 5)
    remote_done(state, SeatBot("bot", 1, "easy"))
    remote_done(state, SetSeatCount("seats", 2))
    assert remote_refused(state, Start("early")) == "seats-open"
    assert remote_refused(state, Start("alone", trim=True)) == "too-few-seats"
    remote_done(state, Start("go", level="easy"))
    assert state.match is not None
    assert [seat.kind for seat in state.seating.seats] == ["bot", "bot"]


def test_a_remote_sends_anybody_away_the_host_too() -> None:
    state = with_remote(started("timeline", person("Anna"), person("Bo")))
    change = remote_done(state, OpenSeat("out", 0))
    assert change.dismissal is not None
    assert change.dismissal.seat == 0
    assert state.seating.host == 1
    assert remote_refused(state, OpenSeat("nobody", 7)) == "no-such-seat"
    remote_done(state, SeatBot("bot", 1, "easy"))
    assert [seat.kind for seat in state.seating.seats] == ["open", "bot"]


def test_a_remote_pauses_at_once_and_goes_on() -> None:
    state = with_remote(started("timeline", person("Anna"), person("Bo")))
    remote_done(state, Pause("stop"))
    assert state.halt is not None
    assert (state.halt.why, state.halt.seat) == ("paused", None)
    assert remote_refused(state, Pause("again")) == "nothing-to-do"
    remote_done(state, Resume("on"))
    assert state.halt is None
    assert remote_refused(state, Resume("on again")) == "nothing-to-do"


@pytest.mark.parametrize(
    "given",
    [
        MakeMove("m", msgspec.Raw(b"{}")),
        Undo("u"),
        Leave("l"),
        Rename("n", "Nosy"),
        HurryBots("h"),
    ],
    ids=lambda given: type(given).__name__,
)
def test_a_remote_does_not_play(given: Command) -> None:
    state = with_remote(started("timeline", person("Anna"), person("Bo")))
    assert remote_refused(state, given) == "not-by-remote"


def test_the_first_who_sits_down_is_host_and_the_remote_hands_over() -> None:
    state = unseated("timeline")
    for seat, name in ((1, "Bo"), (0, "Anna")):
        entry = hosting.judge_remote(state, 1, Ready("x"))
        assert isinstance(entry, Refusal), "there is nothing to go on with"
        take(state, seat, name)
    assert state.seating.host == 1
    remote_done(state, HandOver("to", 0))
    assert state.seating.host == 0
    remote_done(state, Start("go"))
    assert state.match is not None


def take(state: TableState, seat: int, name: str) -> None:
    from spila.tables import judge

    entry = judge.join(state, person(name), seat)
    assert not isinstance(entry, Refusal)
    enter(state, entry)


def test_fewer_seats_leave_a_host_that_exists() -> None:
    state = unseated("skip-bo", OPEN, OPEN, OPEN)
    take(state, 2, "Cleo")
    done(state, 2, Leave("bye"))
    remote_done(state, SetSeatCount("fewer", 2))
    assert state.seating.host < 2


def test_the_log_keeps_what_a_remote_did_and_answers_once() -> None:
    state = with_remote(started("timeline", person("Anna"), person("Bo")))
    entry = hosting.judge_remote(state, 1, Pause("stop"))
    assert not isinstance(entry, Refusal)
    again = read_entry(msgspec.json.encode(entry))
    assert again == entry
    enter(state, again)
    assert state.roles.answered.version(1, "stop") == state.version
    assert state.answered.version(0, "stop") is None


def test_a_snapshot_holds_the_roles() -> None:
    state = with_remote(started("timeline", person("Anna"), bot()))
    done(state, 0, GrantRole("screen", "screen", TOKEN + "-tv"))
    done(state, 0, RevokeRole("away", 2))
    remote_done(state, ChangeSettings("title", title="Friday"))
    header = TableHeader(
        1, "timeline", state.game.version, "", 0, (person("Anna"), bot()), Settings(), state.seating.options,
        state.seating.preset, state.seed.hex(),
    )  # fmt: skip
    fresh = TableState("TABLE", header)
    snapshot.restore(fresh, header, snapshot.seal(snapshot.take(state, header), b"link"), b"link")
    assert fresh.roles.infos() == state.roles.infos()
    assert fresh.roles.of(TOKEN) == state.roles.of(TOKEN)
    assert fresh.roles.next_number == state.roles.next_number == 3
    assert fresh.roles.answered.version(1, "title") == state.version
