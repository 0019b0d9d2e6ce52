"""One run of a simulation, from its seed to its verdict; and how a run that failed is made smaller."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spila.store import Logged, statements
from spila.tables.agenda import SHARES_WAIT
from spila.tables.choices import Role
from spila.tables.entries import OPEN, Occupant, RoleHolder
from spila.tables.registry import NEXT, person
from spila.tables.seating import fingerprint
from spila.tables.table_info import table_info
from tests.simulation.clients import Person
from tests.simulation.database import EPOCH, Database
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.network import Link
from tests.simulation.oracle import Oracle
from tests.simulation.scenario import Fault, Scenario, Someone, TablePlan, make_scenario
from tests.simulation.servers import SimulatedServer

LONGEST = 90.0
"""Seconds that the script may take."""
PATIENCE = 120.0
"""Seconds in which a table has to go on once everything works again."""
MOVES_ON = 3
"""How many more moves show that a table goes on."""
REST = 60.0
EXPECTED_ERRORS = ("database cannot be written",)


@dataclass
class Outcome:
    """What came of one run. `digest` is a hash over everything that was sent, received and stored."""

    seed: int
    digest: str
    violations: list[str]
    steps: int
    entries: int
    seconds: float
    compared: int
    history: list[str] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """What the first violation is about, without its numbers."""
        words = self.violations[0].split() if self.violations else []
        return " ".join(word for word in words if word.isalpha())[:60]


class Simulation:
    """Servers, network, clients and the oracle of one run."""

    def __init__(self, scenario: Scenario, *, trace: bool = False) -> None:
        self.scenario = scenario
        self.loop = SimulatedLoop(self.rng("loop"), scenario.disorder)  # type: ignore[abstract]
        self.history: list[str] = []
        self._trace = trace
        self._hash = hashlib.sha256()
        self.oracle = Oracle(self)
        self.database = Database(self.loop, self.oracle.committed)
        self.servers = [
            SimulatedServer(
                self.loop, self.database, number, self.rng(f"server {number}"), scenario.skews[number], self.oracle,
                shared=scenario.shared,
            )
            for number in range(scenario.servers)
        ]  # fmt: skip
        self.links: list[Link] = []
        self.people: list[Person] = []
        self.codes: list[str] = []

    def rng(self, what: str) -> Random:
        return Random(f"{self.scenario.seed} {what}")

    # ------------------------------------------------------------ what others ask

    def note(self, text: str) -> None:
        if self._trace:
            self.history.append(f"{self.loop.time() - 1000:9.4f}  {text}")

    def digest(self, what: str, data: bytes) -> None:
        self._hash.update(f"{self.loop.time():.6f} {what}".encode())
        self._hash.update(data)

    def wall(self, now: float) -> int:
        return EPOCH + int(now * 1000)

    def rows(self, code: str, after: int) -> list[Logged]:
        return self.database.read(statements.read, code, after)

    def following(self, code: str) -> list[str]:
        meta = self.database.read(statements.get_meta, code, NEXT)
        return [] if meta is None else [meta.value.decode().strip('"')]

    def game(self, code: str) -> str:
        return str(self.oracle.tables[code].rules.game.id)

    def level(self, code: str) -> str:
        return str(self.oracle.tables[code].state.seating.settings.sit_in_level)

    def seats(self, code: str) -> list[Any]:
        return list(self.oracle.tables[code].state.seating.seats)

    def phase(self, code: str) -> str:
        return str(table_info(self.oracle.tables[code].state).phase)

    # ------------------------------------------------------------ the run

    async def main(self) -> None:
        for server in self.servers:
            server.start()
        await self._until(lambda: all(server.up for server in self.servers), 10, "the servers start")
        for place, plan in enumerate(self.scenario.tables):
            await self._make(place, plan)
        faults = [asyncio.create_task(self._fault(fault)) for fault in self.scenario.faults]
        playing = [asyncio.create_task(each.play()) for each in self.people]
        await asyncio.wait([*faults, *playing], timeout=LONGEST)
        for task in (*faults, *playing):
            task.cancel()
        await self._heal()
        await self._go_on()
        await self._rest()
        await self._end()

    async def _make(self, place: int, plan: TablePlan) -> None:
        """Make a table at one of the servers and deal."""
        server = self.servers[place % len(self.servers)]
        names = iter("ABCDEFGH")
        occupants = [
            person(next(names)) if kind == "me" else OPEN if kind == "open" else Occupant("bot", level=kind)
            for kind in plan.seats
        ]
        assert server.runtime is not None
        devices: tuple[Role, ...] = ("screen", "remote")
        keys = {role: f"{role}-of-the-table-{place}" for role in devices}
        code, tokens = await server.runtime.registry.make(
            plan.game, occupants, plan.options, plan.settings,
            roles=tuple(RoleHolder(at, role, fingerprint(key)) for at, (role, key) in enumerate(keys.items(), 1)),
        )  # fmt: skip
        self.codes.append(code)
        self.oracle.table_made(code, self.database.read(statements.header, code), [*tokens.values(), *keys.values()])
        looks_on = self.rng(f"role {place}").choice((None, *devices))
        """What the person without a seat is at this table, if there is one."""
        for who in self.scenario.people:
            if who.table == place:
                name = (
                    f"t{place}s{who.seat}" if who.seat >= 0 else f"t{place}{'spectator' if who.seat == -1 else 'evil'}"
                )
                self.people.append(Person(self, who, code, self._key(who, tokens, keys, looks_on), name))
        persons = [each for each in self.people if each.table == code and each.who.seat >= 0]
        rng = self.rng(f"lobby {place}")
        await asyncio.gather(*(each.ensure() for each in persons))
        await asyncio.gather(*(each.draw_share() for each in persons if each.who.share != "none"))
        await asyncio.gather(*(persons[who % len(persons)].lobby(what, rng) for who, what in plan.lobby))
        level = next((kind for kind in plan.seats if kind not in ("me", "open")), None) or self.level(code)
        host = next(each for each in persons if each.seat == self.oracle.tables[code].state.seating.host)
        trim = plan.trim and len(persons) in self.oracle.tables[code].state.game.seats
        await host.ask("start", **({"trim": True} if trim else {"level": level}))
        if not plan.hurry:
            with suppress(TimeoutError):
                async with asyncio.timeout(SHARES_WAIT + 1):
                    while self.oracle.tables[code].state.shares.dealing:
                        await asyncio.sleep(0.05)

    @staticmethod
    def _key(who: Someone, tokens: dict[int, str], keys: Mapping[Role, str], looks_on: Role | None) -> str | None:
        """The token of a client: a seat's, or that of a big screen or a remote."""
        if who.seat == -1 and looks_on is not None:
            return keys[looks_on]
        return tokens.get(who.seat)

    async def _until(self, true: Callable[[], bool], seconds: float, what: str) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while not true():
                    await asyncio.sleep(0.05)
        except TimeoutError:
            self.oracle.violation(f"after {seconds:.0f} s still not true: {what}")
            return False
        return True

    # ------------------------------------------------------------ faults

    async def _fault(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        self.note(f"FAULT {fault.kind} of server {fault.target} for {fault.lasts:.1f} s #{fault.number}")
        server, rng = self.servers[fault.target], Random(fault.seed)
        match fault.kind:
            case "crash" | "crash-append":
                server.crash_after(rng.choice((0, rng.randrange(40), rng.randrange(400))))
                await asyncio.sleep(fault.lasts)
                server.crash()
                server.start()
            case "stop":
                server.stop()
                await asyncio.sleep(fault.lasts + 3)
                server.crash()
                server.start()
            case "cut" | "half-open":
                links = [link for link in self.links if link.open and not link.failed]
                for link in rng.sample(links, min(len(links), rng.randint(1, 3))):
                    if fault.kind == "cut":
                        link.cut()
                    else:
                        link.lose(*rng.choice(((True, False), (False, True), (True, True))))
            case kind:
                server.trouble(kind, rng.choice((0.1, 0.5, 1.0)))  # type: ignore[arg-type]
                await asyncio.sleep(fault.lasts)
                server.trouble_over(kind)  # type: ignore[arg-type]

    async def _heal(self) -> None:
        """Everything works from now on."""
        self.note("HEAL")
        for server in self.servers:
            for kind in (
                "slow",
                "full",
                "unavailable",
                "uncertain-lost",
                "uncertain-written",
                "uncertain-late",
                "deaf",
            ):
                server.trouble_over(kind)
            server.crash_after(10**9)
            if server.runtime is not None and server.runtime.closing:
                server.crash()
            if not server.up:
                server.start()
        await self._until(lambda: all(server.up for server in self.servers), 30, "all servers are up")
        for link in self.links:
            if link.failed and link.open:
                link.cut()
        for each in self.people:
            each.answers_pings = True
            for tab in each.tabs:
                if tab.link is not None:
                    tab.link.read_on()

    # ------------------------------------------------------------ liveness

    async def _go_on(self) -> None:
        """Every table goes on while somebody can act."""
        tables = [self.oracle.tables[code] for code in self.codes]
        before = {table.code: table.moved for table in tables}
        honest = [each for each in self.people if each.who.seat >= -1]
        playing = [asyncio.create_task(each.carry_on()) for each in honest]

        def stuck() -> list[str]:
            return [
                table.code
                for table in tables
                if table.state.shares.dealing or (
                    not table.over and table.state.match is not None and table.moved < before[table.code] + MOVES_ON
                    and self._able(table)
                )
            ]  # fmt: skip

        await self._until(lambda: not stuck(), PATIENCE, "every table goes on")
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)

    def _able(self, table: Any) -> bool:
        """Whether somebody could act who is there, or a clock or bot should."""
        state = table.state
        return any(
            state.game.moves(state.position, seat)
            and (state.seating.bot_level(seat) is not None or self._connected(table.code, seat))
            for seat in state.to_act
        )

    def _connected(self, code: str, seat: int) -> bool:
        return any(each.table == code and each.seat == seat and not each.dismissed for each in self.people)

    async def _rest(self) -> None:
        """Nobody does anything any more: all are answered and agree."""
        honest = [each for each in self.people if each.who.seat >= -1]
        for each in honest:
            for old in each.tabs[:-1]:
                old.close()
        await asyncio.gather(*(each.ensure() for each in honest))
        there = [each for each in honest if each.tab is not None]
        goal = {code: self.oracle.tables[code].version for code in self.codes}
        await self._until(
            lambda: all(each.tab is None or (each.tab.version or 0) >= goal[each.table] for each in there), REST,
            "all clients agree",
        )  # fmt: skip
        await self._until(
            lambda: not self.oracle.unanswered(), REST, f"all is answered: {self.oracle.unanswered()[:3]}"
        )
        await self._until(self._presence_agrees, REST, "all clients agree who is connected")
        await self._until(lambda: self.oracle.queues() is None, REST, "queues are empty")

    def _presence_agrees(self) -> bool:
        for code in self.codes:
            model = self.oracle.tables[code]
            tabs = [(each, tab) for each in self.people if each.table == code for tab in each.tabs if tab.open]
            seats = {tab.seat for _, tab in tabs if tab.greeted and tab.seat is not None}
            expected = [seat in seats for seat in range(len(model.state.seating.seats))]
            for each, tab in tabs:
                if each.who.seat >= -1 and tab.greeted and (tab.presence is None or tab.presence["here"] != expected):
                    return False
        return True

    async def _end(self) -> None:
        """Servers stop and leave nothing behind; what is in the log can be opened again."""
        for server in self.servers:
            server.stop()
        await self._until(lambda: not any(server.up for server in self.servers), 30, "all servers stop")
        for server in self.servers:
            left = [task.get_name() for task in self.loop.pending(server.owner)]
            if left:
                self.oracle.violation(f"{server.name} has stopped, but has tasks: {sorted(left)[:5]}")
        for code in self.codes:
            record = self.database.read(statements.get_record, code)
            if record is not None:
                self.oracle.tables[code].rules.check_record(record)

    # ------------------------------------------------------------ verdict

    def run(self) -> Outcome:
        with _no_garbage(), _watch_log(self.oracle.violation):
            try:
                self.loop.run(self.main())
            except Stuck as error:
                self.oracle.violation(f"stuck: {error}")
            except AssertionError as error:
                self.oracle.violation(f"at the end: {error!r}")
        for context in self.loop.faults:
            self.oracle.violations.append(f"nobody caught {context.get('exception')!r}: {context.get('message')}")
        self._hash.update(f"{self.loop.steps} {self.loop.time():.9f}".encode())
        for code in self.codes:
            for row in self.rows(code, 0):
                self._hash.update(repr(row).encode())
        return Outcome(
            self.scenario.seed, self._hash.hexdigest(), self.oracle.violations, self.loop.steps,
            sum(table.version for table in self.oracle.tables.values()), self.loop.time() - 1000,
            self.oracle.fairness.compared, self.history,
        )  # fmt: skip


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Collect garbage only between runs, so that nothing depends on when it happens."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@contextmanager
def _watch_log(violation: Callable[[str], None]) -> Iterator[None]:
    """What the servers log as an error is a violation."""

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.ERROR and record.getMessage() not in EXPECTED_ERRORS:
                violation(f"logged: {record.getMessage()}: {record.exc_info and record.exc_info[1]!r}")

    handler, logger = Handler(), logging.getLogger("spila")
    level, propagate = logger.level, logger.propagate
    logger.addHandler(handler)
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


def run_seed(seed: int, *, trace: bool = False) -> Outcome:
    """Run the scenario of this seed."""
    return Simulation(make_scenario(seed), trace=trace).run()


def run_scenario(scenario: Scenario, *, trace: bool = False) -> Outcome:
    return Simulation(scenario, trace=trace).run()


def minimised(scenario: Scenario, budget: int = 60) -> Scenario:
    """The same failure with fewer actions and faults, as far as so many runs find them."""
    wanted = run_scenario(scenario).kind
    kept, parts = scenario.numbers, 2
    while budget > 0 and parts <= len(kept):
        size = -(-len(kept) // parts)
        for start in range(0, len(kept), size):
            fewer = kept[:start] + kept[start + size :]
            budget -= 1
            if run_scenario(scenario.only(set(fewer))).kind == wanted:
                kept, parts = fewer, max(2, parts - 1)
                break
            if budget <= 0:
                break
        else:
            parts *= 2
    return scenario.only(set(kept))


def explain(seed: int, budget: int = 60) -> str:
    """The minimised history of a seed that fails, and how to run it again."""
    small = minimised(make_scenario(seed), budget)
    outcome = run_scenario(small, trace=True)
    numbers = ",".join(map(str, small.numbers))
    return "\n".join(
        [
            f"seed {seed}: {outcome.violations[:1]}",
            *outcome.history[-150:],
            f"again: python -m tests.simulation {seed} --only {numbers or 'none'}",
        ]
    )
