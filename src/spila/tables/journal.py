"""A table's log: judge, append, apply, publish, in this order. Nothing is published that a crash could undo."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from spila.kernel import Refusal, Seat, refuse
from spila.store import Logged, LogStore, Stale, StoreError, Uncertain
from spila.store.log import Done
from spila.tables import snapshot
from spila.tables.attempts import Attempt, IntendedMove
from spila.tables.broadcast import Reply
from spila.tables.changes import Change, match_entry
from spila.tables.client import Client
from spila.tables.commands import MakeMove
from spila.tables.entries import (
    ESSENTIAL,
    IN_MATCH,
    Moved,
    TableEntry,
    TableHeader,
    Undone,
    read_entry,
)
from spila.tables.host import TableHost
from spila.tables.messages import Lead
from spila.tables.state import TableState
from spila.tables.transitions import apply

log = logging.getLogger(__name__)
READ_AT_ONCE: Final = 500
_encode = msgspec.json.Encoder().encode


class Journal:
    """The log of one table in the store. `publish` gets every change, `follow` the code of the rematch."""

    def __init__(
        self,
        state: TableState,
        header: TableHeader,
        store: LogStore,
        host: TableHost,
        publish: Callable[[Change, Reply | None], None],
        follow: Callable[[str], None],
    ) -> None:
        self.store = store
        self.replayed = 0
        """How many entries were applied because the table was opened or others wrote them."""
        self._state = state
        self._header = header
        self._snapshots: deque[tuple[int, bytes]] = deque(maxlen=2)
        """The newest, by version. If the last one is too new to be stored, the one before it is not."""
        self._host = host
        self._publish = publish
        self._follow = follow

    async def write(
        self,
        judge: Callable[[], TableEntry | Refusal],
        *,
        move: Any = None,
        again: bool = True,
        reply: Reply | None = None,
        failed: Attempt | None = None,
    ) -> int | Refusal:
        """Append what `judge` finds; the version of the entry. If another server was first, what it wrote is read, and
        then it is judged once more (`again`) or given up. `move` is the move of the entry, if it has been read already;
        `failed` is an attempt that has been made already.
        """
        state = self._state
        doubt: Uncertain | None = None
        while True:
            attempt, failed = failed, None
            if attempt is None:
                checked = self.attempt(judge(), move)
                if isinstance(checked, Refusal):
                    return checked
                attempt = checked
                try:
                    version = await self.store.append(state.id, state.version, [attempt.data], at=attempt.at)
                except StoreError as error:
                    attempt.error = error
                else:
                    state.bytes += len(attempt.data)
                    link = await self._receipt(version) if state.ends(attempt.checked) else b""
                    self._carry_out(attempt, version, link, reply)
                    return version
            problem = attempt.error
            if isinstance(problem, Stale | Uncertain):
                doubt = problem if isinstance(problem, Uncertain) else doubt
                await self._catch_up_after(doubt)
                if isinstance(problem, Stale):
                    doubt = None  # what was in doubt has been read, or can't be written any more
                if (known := self._known(attempt.checked.entry, attempt.owner)) is not None:
                    return known
                if not again:
                    return Refusal(problem.code, problem.params)
            elif problem is not None:
                raise doubt or problem  # if in doubt: this attempt has failed, but the one before may still be written

    def attempt(self, entry: TableEntry | Refusal, move: Any = None) -> Attempt | Refusal:
        """What is to be appended, if the rules and the length of the log allow it."""
        if isinstance(entry, Refusal):
            return entry
        state = self._state
        owner = None if entry.by is None else state.seating.seats[entry.by].token
        checked = state.check(entry, move)
        if isinstance(checked, Refusal):
            return checked
        data = _encode(entry)
        objection = self._too_long(entry, len(data))
        return Attempt(checked, data, self.store.clock(), owner) if objection is None else objection

    def append_soon(self, attempt: Attempt, done: Done) -> None:
        """Append it; `done` is called with the version or the error, and has to call `written` then."""
        state = self._state
        self.store.append_soon(state.id, state.version, attempt.data, attempt.at, done)

    def written(self, attempt: Attempt, version: int, reply: Reply) -> None:
        """An attempt that does not end the match was written: apply and publish it."""
        self._state.bytes += len(attempt.data)
        self._carry_out(attempt, version, b"", reply)

    def _carry_out(self, attempt: Attempt, version: int, link: bytes, reply: Reply | None) -> None:
        change = apply(self._state, attempt.checked, version, attempt.at, link)
        self._take_snapshot()
        self._publish(change, reply)

    def _known(self, entry: TableEntry, owner: str | None) -> int | None:
        """The version at which the entry's command was carried out after all. `owner` is the fingerprint of its
        player's token, who may have another seat now: seats may have been removed meanwhile.
        """
        state = self._state
        if entry.by is not None and owner is not None:
            moved = state.seating.seat_with(owner)
            return state.answered.version(entry.by if moved is None else moved, entry.command_id)
        return None if entry.role is None else state.roles.answered.version(entry.role, entry.command_id)

    def _too_long(self, entry: TableEntry, size: int) -> Refusal | None:
        """A long log takes only what the game needs to come to its end, and at twice the limit nothing more."""
        most = self._host.table_bytes
        size += self._state.bytes
        if size <= most or (size <= 2 * most and isinstance(entry, ESSENTIAL)):
            return None
        return refuse("log-full", most=max(1, most // 1_048_576))

    async def _receipt(self, version: int) -> bytes:
        """The hash of an entry that was just written; empty if the store does not answer, and the match ends without
        a receipt until the table is opened again.
        """
        try:
            return (await self.store.read(self._state.id, version - 1, 1))[0].hash
        except StoreError as error:
            log.warning("no receipt", extra={"table": self._state.id, "code": error.code})
            return b""

    async def move(
        self,
        seat: Seat,
        move: Any,
        command: MakeMove | None = None,
        client: Client | None = None,
        lead: Lead | None = None,
    ) -> int | Refusal | None:
        """Make a move, a bot's if there is no command. None: the update was the answer for `client`."""
        return await self.make(IntendedMove(self._state, seat, move, command, client, lead))

    async def make(self, intended: IntendedMove, failed: Attempt | None = None) -> int | Refusal | None:
        """The same; `failed` is an attempt that has been made already."""
        reply = intended.reply
        version = await self.write(
            intended.judge, move=intended.move, again=intended.command is not None, reply=reply, failed=failed
        )
        if isinstance(version, int):
            self._host.count_move()
        return None if reply is not None and reply.given else version

    def replay(self, rows: list[Logged]) -> Iterator[Change]:
        """Apply entries of the log that are not applied yet."""
        for row in rows:
            self._state.bytes += len(row.entry)
            checked = self._state.check_logged(read_entry(row.entry))
            change = apply(self._state, checked, row.version, row.at, row.hash)
            self.replayed += 1
            self._take_snapshot()
            yield change

    async def catch_up(self) -> None:
        """Read and publish what other servers wrote."""
        for change in self.replay(await self.store.read(self._state.id, self._state.version)):
            self._publish(change, None)

    # ------------------------------------------------------------ snapshots

    def _take_snapshot(self) -> None:
        if self._state.version % snapshot.EVERY == 0 and snapshot.due(self._state):
            self._snapshots.append((self._state.version, snapshot.take(self._state, self._header)))

    @property
    def snapshot_due(self) -> bool:
        """Whether there is a snapshot that is old enough to be stored."""
        return bool(self._snapshots) and self._state.version >= self._snapshots[0][0] + snapshot.BEHIND

    async def save_snapshot(self) -> None:
        """Store the snapshot that is due. If that fails, nothing is lost but time when the table is opened."""
        found = None
        while self.snapshot_due:
            found = self._snapshots.popleft()
        if found is None:
            return
        (version, body), table_id = found, self._state.id
        try:
            rows = await self.store.read(table_id, version - 1, 1)
            kept = await self.store.meta(table_id, snapshot.KEY)
            sealed = snapshot.seal(body, rows[0].hash)
            await self.store.set_meta(table_id, 0 if kept is None else kept.version, sealed, snapshot.KEY)
        except StoreError as error:
            log.warning("snapshot not stored", extra={"table": table_id, "code": error.code})

    async def _earlier(self) -> list[Any]:
        """The entries of the match before those that are known here, from the log."""
        state, found, version = self._state, list[Any](), 0
        while state.match is not None and state.match.base and version < state.version:
            for row in await self.store.read(state.id, version, READ_AT_ONCE):
                version, entry = row.version, read_entry(row.entry)
                if isinstance(entry, Undone):
                    del found[entry.keep :]
                elif isinstance(entry, IN_MATCH):
                    move = state.read_move(entry.move) if isinstance(entry, Moved) else None
                    found.append(match_entry(entry, move))
        return found[: state.match.base] if state.match is not None else []

    async def _catch_up_after(self, doubt: Uncertain | None) -> None:
        """If the store does not answer either, an entry that may have been written stays one that may have been."""
        try:
            await self.catch_up()
        except StoreError:
            if doubt is None:
                raise
            raise doubt from None

    async def synchronise(self) -> None:
        """The same, and find a rematch that was made on another server."""
        await self.catch_up()
        state = self._state
        if state.over and state.next is None:
            following = await self._host.following(state.id)
            if following is not None:
                self._follow(following)

    async def finish(self) -> None:
        """Close the log with the record once the match is over. Nothing is replayed for it."""
        state = self._state
        while not state.finished and state.match is not None and state.over:
            try:
                record = state.match.record(await self._earlier())
                await self.store.finish(state.id, record, version=state.version)
                state.finished = True
                log.info("table finished", extra={"table": state.id, "game": state.game.id, "entries": state.version})
            except Stale:
                await self.catch_up()
