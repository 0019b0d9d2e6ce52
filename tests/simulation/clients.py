"""The clients of a simulation: scripted people who behave well, badly, slowly and wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSMsgType

from spila.games import load
from spila.tables.agenda import SHARES_WAIT
from spila.tables.messages import PROTOCOL
from spila.tables.seating import fingerprint
from tests.material import choose
from tests.simulation.network import Link, Sent
from tests.simulation.scenario import Action, Someone

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

ANSWER = 6.0
"""A client that waits longer for an answer takes its connection for dead and opens another one."""


class Tab:
    """One connection of a person, and the table as it is shown there."""

    def __init__(self, person: Person, server: int) -> None:
        self.person, self.server = person, server
        self.link: Link | None = None
        self.version: int | None = None
        self.view: Any = None
        self.room: Any = None
        self.moves: list[Any] | None = None
        self.seat: int | None = None
        self.presence: Any = None
        self.greeted = False
        self.out = False
        self.closed = False
        self.answers: dict[str, Any] = {}
        self.changed = asyncio.Event()

    @property
    def open(self) -> bool:
        return self.link is not None and self.link.open and not self.closed

    def close(self) -> None:
        self.closed = True
        if self.link is not None:
            self.link.client_closes()
        self.changed.set()

    def hear(self, sent: Sent) -> None:
        """A frame has arrived."""
        if sent.kind == WSMsgType.PING and self.link is not None and self.person.answers_pings:
            self.link.client_sends(sent.data, WSMsgType.PONG)
        elif sent.kind == WSMsgType.CLOSE:
            if sent.data and self.link is not None:
                self.link.client_sends(b"", WSMsgType.CLOSE)
            self.closed = True
        elif sent.kind == WSMsgType.TEXT:
            self._take(msgspec.json.decode(sent.data))
        self.changed.set()

    def _take(self, message: Any) -> None:
        match message["type"]:
            case "welcome":
                self.version, self.seat = message["version"], message["seat"]
                self.room, self.view, self.moves = message["room"], message.get("view"), message.get("moves")
                self._compare()
            case "news":
                self._news(message)
            case "pulse":
                self.presence = message
            case "goodbye":
                self.closed = True
        if message["type"] in ("done", "refused") or message.get("id"):
            self.answers[message["id"]] = message
            self.person.pending.pop(message["id"], None)
        self.person.look_at_deal(self)

    def _news(self, message: Any) -> None:
        self.room = message.get("room", self.room)
        if message["what"]["kind"] == "rematch":
            return
        if self.version is None or message["version"] != self.version + 1:
            self.person.sim.oracle.violation(
                f"{self.person.name} is at version {self.version} and gets that of {message['version']}"
            )
            return
        self.version = message["version"]
        self.moves = message.get("moves")
        if message.get("view") or message.get("own"):
            self.view = {**(self.view or {}), **message.get("view", {}), **message.get("own", {})}
        seat = message["what"].get("seat")
        if seat == self.seat and (
            message["what"]["kind"] == "kicked" or (message["what"]["kind"] == "left" and self.room["phase"] == "lobby")
        ):
            self.seat, self.out = None, True  # what it held is not taken from its screen
        if not self.out:
            self._compare()

    def _compare(self) -> None:
        self.person.sim.oracle.shown(self)


class Person:
    """Somebody at a table, over one or several tabs."""

    def __init__(self, sim: Simulation, who: Someone, table: str, token: str | None, name: str) -> None:
        self.sim, self.who, self.table, self.token, self.name = sim, who, table, token, name
        self.rng = Random(f"{sim.scenario.seed} {name}")
        self.tabs: list[Tab] = []
        self.pending: dict[str, bytes] = {}
        """What was asked and not answered, to be sent again over a new connection."""
        self.asked: list[tuple[str, bytes]] = []
        self.count = 0
        self.answers_pings = True
        self.present = True
        self.dismissed = False
        self.share: bytes | None = None
        """The number that was drawn for the seed."""
        self.showing = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def seat(self) -> int | None:
        """One's seat, as the log has it."""
        model = self.sim.oracle.tables[self.table]
        return None if self.token is None else model.seat(fingerprint(self.token), model.version)

    # ------------------------------------------------------------ connections

    @property
    def tab(self) -> Tab | None:
        """The tab that is used: the newest that is open."""
        return next((tab for tab in reversed(self.tabs) if tab.open and tab.greeted), None)

    async def connect(self, fresh: bool = False, path: float = 1.0) -> Tab | None:
        """Open a connection and say hello; None if that does not work now. `path` is how long its way is, compared
        with the usual one.
        """
        up = [number for number, server in enumerate(self.sim.servers) if server.up]
        if not up:
            return None
        tab = Tab(self, self.rng.choice(up))
        made: asyncio.Future[Link | None] = asyncio.get_running_loop().create_future()

        def accept(link: Link | None) -> None:
            if not made.done():
                tab.link = link
                made.set_result(link)

        self.sim.servers[tab.server].connect(
            (path * self.who.delays[0], path * self.who.delays[1]), tab.hear, self.who.address, accept
        )
        try:
            async with asyncio.timeout(3):
                link = await made
        except TimeoutError:
            return None
        if link is None:
            return None
        self.sim.links.append(link)
        self.tabs = [each for each in self.tabs if each.open] + [tab]
        hello: dict[str, Any] = {"protocol": PROTOCOL, "table": self.table}
        if self.token is not None:
            hello["token"] = self.token
        known = next((each for each in reversed(self.tabs) if each is not tab and each.version is not None), None)
        source = known or self._last
        if source is not None and not fresh and self.rng.random() < 0.7:
            hello["version"] = source.version
            tab.version, tab.view, tab.room = source.version, source.view, source.room
            tab.seat, tab.moves = source.seat, source.moves
        answer = await self.send(tab, "hello", hello)
        if answer is None or answer["type"] != "done":
            if answer is not None and answer["type"] == "refused" and answer["code"] in ("wrong-token", "no-watching"):
                self.dismissed = True
            tab.close()
            return None
        tab.greeted = True
        self._last = tab
        for command, frame in list(self.pending.items()):
            if tab.link is not None and command not in tab.answers:
                tab.link.client_sends(frame)
        return tab

    _last: Tab | None = None

    async def ensure(self) -> Tab | None:
        """A tab that works, or None after some tries."""
        for _ in range(40):
            if self.dismissed:
                return None
            if (tab := self.tab) is not None:
                return tab
            if (tab := await self.connect()) is not None:
                return tab
            await asyncio.sleep(0.1 + self.rng.random())
        return None

    def drop(self) -> None:
        for tab in self.tabs:
            tab.close()
        self.tabs.clear()

    # ------------------------------------------------------------ commands

    def frame(self, kind: str, fields: dict[str, Any]) -> tuple[str, bytes]:
        self.count += 1
        command = f"{self.name}-{self.count}"
        return command, msgspec.json.encode({"type": kind, "id": command, **fields})

    async def send(self, tab: Tab, kind: str, fields: dict[str, Any]) -> Any:
        """Send over this tab and wait for the answer there; None if the connection breaks."""
        command, frame = self.frame(kind, fields)
        if tab.link is None:
            return None
        tab.link.client_sends(frame)
        return await self.answer(tab, command)

    async def answer(self, tab: Tab, command: str) -> Any:
        try:
            async with asyncio.timeout(ANSWER):
                while command not in tab.answers:
                    if not tab.open:
                        return tab.answers.get(command)
                    tab.changed.clear()
                    await tab.changed.wait()
        except TimeoutError:
            tab.close()
            return None
        return tab.answers[command]

    async def ask(self, kind: str, again: bool = True, **fields: Any) -> Any:
        """Send a command and wait for its answer, over as many connections as it takes."""
        command, frame = self.frame(kind, fields)
        self.pending[command] = frame
        self.asked.append((command, frame))
        for attempt in range(12):
            tab = await self.ensure()
            if tab is None or tab.link is None:
                break
            if attempt == 0:
                tab.link.client_sends(frame)
            answer = await self.answer(tab, command)
            if answer is not None:
                return answer
            if not again:
                break
        return None

    async def turn(self, seconds: float) -> list[Any] | None:
        """One's legal moves, once there are any."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    tab = await self.ensure()
                    if tab is None:
                        return None
                    if tab.moves:
                        return tab.moves
                    tab.changed.clear()
                    await tab.changed.wait()
        except TimeoutError:
            return None

    # ------------------------------------------------------------ one's part in the seed

    async def draw_share(self) -> None:
        """Draw a number for the seed and commit to it."""
        self.share = self.rng.randbytes(32)
        await self.ask("commit", commitment=sha256(self.share).hexdigest())

    def look_at_deal(self, tab: Tab) -> None:
        """Show one's number once the deal is announced, as the page does; draw another one if it is called off."""
        room = tab.room
        if room is None or self.share is None or tab.seat is None:
            return
        if not room.get("dealing"):
            if self.showing and room["phase"] == "lobby":
                self._later(0.0, self.draw_share)
            self.showing = False
        elif not self.showing and sha256(self.share).hexdigest() in [
            each["commitment"] for each in room.get("shares", ())
        ]:
            self.showing = True
            shown = {"wrong": bytes(32), "withholds": None}.get(self.who.share, self.share)
            if shown is not None:
                late = self.who.share == "late"
                wait = SHARES_WAIT * self.rng.uniform(0.9, 1.1) if late else 0.1 * self.rng.random()
                self._later(wait, partial(self.ask, "reveal", value=shown.hex()))

    def _later(self, seconds: float, do: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await do()

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------ what people do

    async def lobby(self, what: str, rng: Random) -> None:
        """Something before the deal."""
        await asyncio.sleep(rng.choice((0, 0.01)))
        seats = len(self.sim.seats(self.table))
        match what:
            case "seats":
                await self.ask("seats", count=max(2, seats - rng.randint(0, 2)))
            case "open" | "hand-over":
                other = rng.randrange(seats)
                if what == "hand-over" or self.sim.seats(self.table)[other].kind != "person":
                    await self.ask(what, seat=other)
            case "settle":
                await self.ask("settle", title="Ours")
            case _:
                await getattr(self, f"do_{what}")(rng)

    async def play(self) -> None:
        """Everything that is in the script."""
        for action in self.who.actions:
            await asyncio.sleep(action.pause)
            if self.dismissed:
                return
            self.sim.note(f"{self.name} {action.kind} #{action.number}")
            await self.act(action)

    async def act(self, action: Action) -> None:
        rng = Random(action.seed)
        method = getattr(self, "do_" + action.kind.replace("-", "_"))
        await method(rng)

    def some_move(self, moves: list[Any], rng: Random) -> Any:
        return choose(self.sim.game(self.table), moves, rng)

    def _version(self, rng: Random) -> dict[str, Any]:
        tab = self.tab
        return {} if tab is None or tab.version is None or rng.random() < 0.5 else {"version": tab.version}

    async def do_move(self, rng: Random) -> None:
        moves = await self.turn(2.5)
        if moves:
            await asyncio.sleep(rng.random() * 0.2)
            tab = self.tab
            if tab is not None and tab.moves:
                await self.ask("move", move=self.some_move(tab.moves, rng), **self._version(rng))

    async def do_double(self, rng: Random) -> None:
        """A double tap: the same message twice."""
        moves = await self.turn(2.5)
        tab = self.tab
        if moves and tab is not None and tab.link is not None:
            command, frame = self.frame("move", {"move": self.some_move(moves, rng)})
            self.asked.append((command, frame))
            tab.link.client_sends(frame)
            if rng.random() < 0.5:
                await asyncio.sleep(rng.random() * 0.1)
            tab.link.client_sends(frame)
            await self.answer(tab, command)

    async def do_two_tabs(self, rng: Random) -> None:
        """The same message over two tabs, perhaps at two servers."""
        other = await self.connect()
        moves = await self.turn(2.5)
        tab = next((each for each in self.tabs if each.open and each.greeted and each is not other), None)
        if moves and tab is not None and other is not None:
            command, frame = self.frame("move", {"move": self.some_move(moves, rng)})
            self.asked.append((command, frame))
            for each in (tab, other):
                if each.link is not None:
                    each.link.client_sends(frame)
            for each in (tab, other):
                await self.answer(each, command)

    async def do_second(self, rng: Random) -> None:
        """A second tab that stays open, perhaps over a quicker or slower path."""
        await self.connect(fresh=True, path=rng.choice((0.1, 0.1, 1, 4)))

    async def do_undo(self, rng: Random) -> None:
        await self.ask("undo")

    async def do_ready(self, rng: Random) -> None:
        await self.ask("ready", without=rng.random() < 0.2)

    async def do_pause(self, rng: Random) -> None:
        await self.ask("pause")
        await self.ask("resume")

    async def do_agree(self, rng: Random) -> None:
        await self.ask("agree", agree=rng.random() < 0.8)

    async def do_hint(self, rng: Random) -> None:
        await self.ask("hint")

    async def do_emote(self, rng: Random) -> None:
        await self.ask("emote", emote="laugh")

    async def do_say(self, rng: Random) -> None:
        await self.ask("say", text="Hello")

    async def do_name(self, rng: Random) -> None:
        await self.ask("name", name=rng.choice(("Anna", "Bo", "Carl")))

    async def do_ping(self, rng: Random) -> None:
        await self.ask("ping")

    async def do_leave(self, rng: Random) -> None:
        if self.sim.phase(self.table) != "lobby":
            await self.ask("leave")
            if rng.random() < 0.7:
                await asyncio.sleep(rng.random())
                await self.ask("back")

    async def do_back(self, rng: Random) -> None:
        await self.ask("back")

    async def do_drop(self, rng: Random) -> None:
        """The page is loaded again."""
        self.drop()
        await self.ensure()

    async def do_away(self, rng: Random) -> None:
        """Away for a while, perhaps until a bot stands in."""
        self.drop()
        await asyncio.sleep(rng.choice((0.5, 6, 9)) * (0.5 + rng.random()))
        await self.ensure()

    async def do_slow(self, rng: Random) -> None:
        """Nothing is read for a while."""
        tab = await self.ensure()
        if tab is not None and tab.link is not None:
            tab.link.reading = False
            await asyncio.sleep(rng.random() * 4)
            tab.link.read_on()

    async def do_repeat(self, rng: Random) -> None:
        """A command of the past once more, with the same id."""
        tab = await self.ensure()
        if tab is not None and tab.link is not None and self.asked:
            command, frame = rng.choice(self.asked)
            tab.answers.pop(command, None)
            tab.link.client_sends(frame)
            await self.answer(tab, command)

    async def do_illegal(self, rng: Random) -> None:
        """A move that may be against the rules, or no move at all."""
        rules = load(self.sim.game(self.table))
        move = msgspec.to_builtins(rules.move(rng.randrange(12))) if rng.random() < 0.8 else {"type": "odd"}
        await self.ask("move", move=move)

    async def do_old(self, rng: Random) -> None:
        """A move that was meant for an earlier version."""
        tab = await self.ensure()
        moves = await self.turn(1.0)
        if tab is not None and moves and tab.version:
            await self.ask("move", move=self.some_move(moves, rng), version=rng.randrange(tab.version))

    async def do_host(self, rng: Random) -> None:
        """What only a host may do."""
        seats = len(self.sim.seats(self.table))
        other = rng.randrange(seats)
        match rng.choice(("settle", "hand-over", "open", "bot", "relaxed")):
            case "settle":
                await self.ask("settle", title=rng.choice(("Ours", "Yours")))
            case "hand-over":
                await self.ask("hand-over", seat=other)
            case "open" if rng.random() < 0.3:
                await self.ask("open", seat=other)
            case "bot" if rng.random() < 0.3:
                await self.ask("bot", seat=other, level=self.sim.level(self.table))
            case _:
                await self.ask("settle", title="")

    async def do_flood(self, rng: Random) -> None:
        """More emotes than anybody needs."""
        tab = await self.ensure()
        if tab is not None and tab.link is not None:
            last = ""
            for _ in range(230):
                last, frame = self.frame("emote", {"emote": "laugh"})
                tab.link.client_sends(frame)
            await self.answer(tab, last)

    async def do_rematch(self, rng: Random) -> None:
        await self.ask("rematch")

    async def do_wait(self, rng: Random) -> None:
        await asyncio.sleep(rng.random() * 3)

    # ------------------------------------------------------------ hostile clients

    async def do_garbage(self, rng: Random) -> None:
        tab = await self.ensure()
        if tab is not None and tab.link is not None:
            for _ in range(rng.randint(1, 20)):
                tab.link.client_sends(rng.choice((b"", b"{", b'{"type":"move"}', b"[" * 500, rng.randbytes(30))))

    async def do_guess(self, rng: Random) -> None:
        """A hello with a token that nobody has."""
        tab = await self.ensure()
        if tab is not None:
            await self.send(tab, "hello", {"protocol": PROTOCOL, "table": self.table, "token": "x" * 32})

    async def do_twice(self, rng: Random) -> None:
        tab = await self.ensure()
        if tab is not None and tab.link is not None:
            for _ in range(2):
                _, frame = self.frame("hello", {"protocol": PROTOCOL, "table": self.table})
                tab.link.client_sends(frame)

    async def do_many(self, rng: Random) -> None:
        for _ in range(rng.randint(2, 6)):
            await self.connect(fresh=True)

    async def do_pong(self, rng: Random) -> None:
        tab = await self.ensure()
        if tab is not None and tab.link is not None:
            for _ in range(rng.randint(10, 700)):
                tab.link.client_sends(b"", WSMsgType.PONG)

    async def do_silent(self, rng: Random) -> None:
        self.answers_pings = False
        await asyncio.sleep(rng.random())

    # ------------------------------------------------------------ the end

    async def carry_on(self) -> None:
        """Play on like an honest player, until cancelled."""
        rng = Random(f"{self.name} carries on")
        while not self.dismissed:
            tab = await self.ensure()
            if tab is None:
                await asyncio.sleep(0.3)
                continue
            if tab.room is not None and tab.seat is not None and tab.room["phase"] == "lobby":
                if tab.seat == tab.room["host"] and not tab.room.get("dealing"):
                    await self.ask("start", level=self.sim.level(self.table))
            elif tab.room is not None and tab.seat is not None and tab.room["phase"] == "playing":
                if (wanted := self._wanted(tab.room, tab.seat)) is not None:
                    await self.ask(**wanted)
                elif tab.moves:
                    await self.ask("move", move=self.some_move(tab.moves, rng))
                    await asyncio.sleep(0.05)
            tab.changed.clear()
            if not tab.open:
                continue
            try:
                async with asyncio.timeout(1):
                    await tab.changed.wait()
            except TimeoutError:
                continue

    @staticmethod
    def _wanted(room: dict[str, Any], seat: int) -> dict[str, Any] | None:
        """The command without which the game does not go on, besides a move."""
        undo, halt = room.get("undo"), room.get("halt") or {}
        if undo is not None and seat in undo["wanted"] and seat not in undo["agreed"]:
            return {"kind": "agree", "agree": True}
        if seat in halt.get("waiting", ()):
            return {"kind": "ready"}
        if halt.get("why") == "paused":
            return {"kind": "resume"}
        return {"kind": "back"} if room["seats"][seat].get("gone") else None
