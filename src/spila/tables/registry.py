"""All tables of a server: made here, opened from the log when somebody asks for them, closed when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from spila import bots
from spila.games import load
from spila.kernel import Malformed, Seat
from spila.kernel.shuffle import SEED_BYTES
from spila.store import LogBroken, LogStore, StoreError, TableExists
from spila.tables.actor import TableActor
from spila.tables.codes import new_code, normalise_code
from spila.tables.counts import Latency, tidy
from spila.tables.deck_source import DeckSource, NoDecks
from spila.tables.entries import FORMAT, Occupant, RoleHolder, TableHeader, read_header
from spila.tables.house_rules import house_rules, with_stand_in
from spila.tables.messages import TABLE_DELETED, TABLE_FAULT, Goodbye
from spila.tables.opening import open_table
from spila.tables.seating import fingerprint, new_token
from spila.tables.settings import Settings
from spila.tables.state import TableState

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

NEXT: Final = "next"
"""The meta key under which a finished table keeps the code of its rematch."""
SERIES_KEPT: Final = 200
"""Of so many tables before it a rematch knows the winners."""
TABLE_BYTES: Final = 16_777_216
"""How long a table's log may be; a server sets its own limit."""
SWEEPS_AROUND: Final = 8
"""After so many sweeps every table has been looked at."""
EMPTY_KEPT: Final = 60.0
"""Seconds for which a table without connections stays in memory."""


class TableRegistry:
    """All tables of one server. `chance` is where codes, tokens and seeds come from; only simulations give another
    source than the operating system's. `decks` has the decks that are in no folder. `owns`: where several workers share
    a store, whether this one has the table.
    """

    def __init__(
        self,
        store: LogStore,
        *,
        shared: bool = False,
        chance: Random | None = None,
        table_bytes: int = TABLE_BYTES,
        owns: Callable[[str], bool] = lambda _code: True,
        decks: DeckSource | None = None,
    ) -> None:
        self.store = store
        self.decks = decks or NoDecks()
        self.chance = chance or SystemRandom()
        self.table_bytes = table_bytes
        self.owns = owns
        self.tables: dict[str, TableActor] = {}
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.latency = Latency()
        self.server = self.chance.randbytes(4).hex() if shared else ""
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}
        self._opening: dict[str, asyncio.Task[TableActor]] = {}
        self._empty: dict[str, float] = {}
        self._sweeps = 0

    # ------------------------------------------------------------ for tables

    def count_move(self) -> None:
        """One more move was made."""
        self.moves += 1
        tidy(self.moves)

    def count_answer(self, micros: int) -> None:
        """One more command was answered, after this many microseconds."""
        self.latency.count += 1
        self.latency.seconds += micros / 1_000_000

    def count_refusal(self, code: str) -> None:
        """One more command was refused."""
        self.refusals[code] += 1

    async def rematch(self, state: TableState) -> str:
        """The table after this one: same people with the same tokens, same bots, same rules. The first request makes
        it; the store decides between two servers.
        """
        if (found := await self.following(state.id)) is not None:
            return found
        seating = state.seating
        occupants = tuple(
            msgspec.structs.replace(occupant, away=False, gone=False) if occupant.kind == "person" else occupant
            for occupant in seating.seats
        )
        made = await self.create(
            TableHeader(
                FORMAT, state.game.id, state.game.version, seating.title, seating.host, occupants, seating.settings,
                seating.options, seating.preset, self.chance.randbytes(SEED_BYTES).hex(),
                (*state.series, () if state.result is None else state.result.winners)[-SERIES_KEPT:],
                tuple(state.roles.holders.values()),
            )
        )  # fmt: skip
        try:
            await self.store.set_meta(state.id, 0, _encode(made), NEXT)
        except StoreError:
            if (found := await self.following(state.id)) is None:
                raise
            return found
        return made

    async def following(self, code: str) -> str | None:
        """The table after this one, if anybody has made it."""
        known = await self.store.meta(code, NEXT)
        return None if known is None else str(msgspec.json.decode(known.value))

    # ------------------------------------------------------------ creating and finding

    async def make(
        self,
        game: str,
        occupants: Iterable[Occupant],
        options: object,
        settings: Settings,
        title: str = "",
        roles: tuple[RoleHolder, ...] = (),
    ) -> tuple[str, dict[Seat, str]]:
        """Make a table. Every person among the occupants gets a token, and the first one is host. Where nobody sits
        yet, a device with a role makes it, and the first person who joins is host.
        """
        seats, tokens = list(occupants), {}
        rules = load(game)
        for seat, occupant in enumerate(seats):
            if occupant.kind == "person":
                tokens[seat] = new_token(self.chance)
                seats[seat] = msgspec.structs.replace(occupant, token=fingerprint(tokens[seat]))
            elif occupant.kind == "bot":
                bots.load(game, occupant.level)
        if not tokens and not roles:
            raise Malformed("nobody-there")
        settings = with_stand_in(game, settings)
        plain, preset = house_rules(game, await self.decks.resolve(options), len(seats))
        opening = TableHeader(
            FORMAT, game, rules.version, title, min(tokens, default=0), tuple(seats), settings, plain, preset,
            self.chance.randbytes(SEED_BYTES).hex(), roles=roles,
        )  # fmt: skip
        return await self.create(opening), tokens

    async def create(self, opening: TableHeader) -> str:
        """Make a table with this header; its code."""
        header = _encode(opening)
        while True:
            code = new_code(self.chance)
            try:
                await self.store.create(code, header, b"{}")
            except TableExists:
                continue
            await self.decks.keep_for(code, opening.options)
            return code

    async def find(self, code: str) -> TableActor:
        """The table, opened from its log if need be; `UnknownTable` when there is none."""
        code = normalise_code(code)
        if (table := self.tables.get(code)) is not None:
            return table
        opening = self._opening.get(code)
        if opening is None:  # in a task of its own: the first who asked may go away, and others wait for it too
            opening = self._opening[code] = asyncio.create_task(self._open(code), name=f"opening-{code}")
            opening.add_done_callback(partial(self._opened, code))
        return await asyncio.shield(opening)

    def _opened(self, code: str, opening: asyncio.Task[TableActor]) -> None:
        del self._opening[code]
        if not opening.cancelled():
            opening.exception()  # raised for those who wait, if anybody still does

    async def _open(self, code: str) -> TableActor:
        header = read_header(await self.store.header(code))
        wants = load(header.game).version
        if header.rules_version != wants:
            raise Malformed("law-version", game=header.game, has=header.rules_version, wants=wants)
        watch = self.store.watch(code) if self.server else None
        try:
            table = await open_table(code, header, self.store, self)
        except LogBroken as error:
            log.error("table refused", extra={"code": error.code, **error.params})
            raise
        if not self.owns(code):  # to be looked at as its log has it now; what happens at it happens at its worker
            table.close()
            return table
        self.tables[code] = table
        self._empty[code] = asyncio.get_running_loop().time()
        tasks = [asyncio.create_task(self._own(table), name=f"table-{code}")]
        if watch is not None:
            tasks.append(asyncio.create_task(_listen(table, watch), name=f"watch-{code}"))
        self._tasks[code] = tasks
        table.listen()
        return table

    async def _own(self, table: TableActor) -> None:
        """The task of a table. An unexpected error closes the table; it is opened again from its log on demand."""
        try:
            await table.inbox.run()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table failed", extra={"table": table.id})
            self._drop(table.id)
            table.part(TABLE_FAULT)

    # ------------------------------------------------------------ closing

    async def delete(self, code: str) -> None:
        """Delete a table with its log; `UnknownTable` when there is none."""
        table = self.tables.get(code)
        await self.store.delete(code)
        if table is not None:
            self._drop(code)
            table.part(TABLE_DELETED)

    def sweep(self, now: float) -> None:
        """Close tables that nobody has been connected to for a while, and let the others show who is connected: those
        where a delay was measured anew, and a few of the rest in their turn. To look at five thousand quiet tables
        every second took a tenth of a core.
        """
        self._sweeps += 1
        turn = self._sweeps % SWEEPS_AROUND
        for place, (code, table) in enumerate(list(self.tables.items())):
            if table.clients:
                self._empty.pop(code, None)
                if table.stirred or self.server or place % SWEEPS_AROUND == turn:
                    table.look_around()
            elif table.busy:
                self._empty[code] = now
            elif now - self._empty.setdefault(code, now) > EMPTY_KEPT:
                self._drop(code)

    def _drop(self, code: str) -> None:
        table = self.tables.pop(code, None)
        self._empty.pop(code, None)
        if table is not None:
            table.close()
        for task in self._tasks.pop(code, []):
            if task is not asyncio.current_task():
                task.cancel()

    async def close(self, goodbye: Callable[[], Goodbye]) -> None:
        """Finish what is under way, tell everybody to come back, and stop."""
        for opening in list(self._opening.values()):
            opening.cancel()
        for table in self.tables.values():
            table.stop()
        for table in list(self.tables.values()):
            done = asyncio.get_running_loop().create_future()

            async def mark(done: asyncio.Future[None] = done) -> None:
                done.set_result(None)

            table.post(mark)
            await asyncio.wait([done], timeout=5)
            for client in list(table.clients):
                client.part(goodbye())  # each with another time to come back
            table.peers.close()
        tasks = [task for tasks in self._tasks.values() for task in tasks]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)
        self.tables.clear()


async def _listen(table: TableActor, watch: Any) -> None:
    with watch:
        async for version in watch:
            if version > table.state.version:
                table.post(table.catch_up)


def person(name: str, **look: Any) -> Occupant:
    """A person, as the occupant of a seat."""
    return Occupant("person", name=name, **look)
