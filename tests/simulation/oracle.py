"""What must be true at every moment of a simulation. The oracle sees every entry that is committed and every frame at
the server's side of every link; it has its own copy of each table, built from the log alone.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSMsgType

from spila import kernel
from spila.kernel.shares import fits
from spila.store import Logged
from spila.tables.agenda import SHARES_WAIT
from spila.tables.broadcast import UPDATES_KEPT
from spila.tables.encode import encode_info
from spila.tables.entries import (
    DealAnnounced,
    Moved,
    PlayerReturned,
    ShareCommitted,
    ShareRevealed,
    Started,
    Undone,
    read_entry,
    read_header,
)
from spila.tables.seating import fingerprint
from spila.tables.state import TableState
from spila.tables.table_bots import LEAST_REACTION, REACTING, THINKING, TableBots
from spila.tables.table_info import table_info
from spila.tables.transitions import apply
from tests.server.lockstep import Lockstep, plain
from tests.server.strict import decode_strictly
from tests.simulation.fairness import FairnessCheck
from tests.simulation.network import Frame, Link

if TYPE_CHECKING:
    from random import Random

    from tests.simulation.clients import Tab

LOGGED = frozenset(
    (
        "move",
        "start",
        "settle",
        "seats",
        "bot",
        "open",
        "hand-over",
        "name",
        "leave",
        "back",
        "undo",
        "agree",
        "ready",
        "pause",
        "resume",
        "commit",
        "reveal",
    )
)
"""Commands that become entries of the log."""
JUMPS = frozenset(("hello", "hint", "rematch"))
"""Commands whose answer may come before updates that wait for the start of a race."""
CLOCKS_DIFFER_MS = 35
MOST_QUEUED = 2_000
MOST_CLIENTS = 64


class TableModel:
    """One table as its log has it."""

    def __init__(self, code: str, header: bytes, chance: Random) -> None:
        opening = read_header(header)
        self.code = code
        self.rules = Lockstep(header, [], None)
        self.state = TableState(code, opening)
        self.bots = TableBots(self.state, chance)
        self.tokens: list[tuple[str, ...]] = [self._tokens()]
        self.rooms: list[Any] = [self._room()]
        self.commands: dict[tuple[str, str], int] = {}
        self.entries: list[Any] = [None]
        self.times: list[int] = [0]
        self.moved = 0
        self.start_shown = 0
        """When the entry was stored that began the countdown, milliseconds since 1970."""

    @property
    def version(self) -> int:
        return len(self.rooms) - 1

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def _tokens(self) -> tuple[str, ...]:
        return tuple(occupant.token for occupant in self.state.seating.seats)

    def _room(self) -> Any:
        return plain(encode_info(table_info(self.state)))

    def differs(self, room: Any, version: int) -> list[str]:
        """The fields in which this is not the table of that version. The rematch is no entry of the log, and a receipt
        may be missing if the store did not answer.
        """
        other = self.rooms[version]
        names = sorted({*room, *other} - {"next"})
        return [
            name for name in names if room.get(name) != other.get(name) and not (name == "receipt" and name not in room)
        ]

    def seat(self, token: str | None, version: int) -> int | None:
        """The seat of this token's fingerprint at this version."""
        tokens = self.tokens[version]
        return tokens.index(token) if token is not None and token in tokens else None

    def add(self, row: Logged) -> str | None:
        """One more entry; what is wrong with it."""
        entry = read_entry(row.entry)
        wrong = self._wrong(entry, row.at)
        before = self.rules.versions[-1].after
        try:
            self.rules.add(row)
            apply(self.state, self.state.check_logged(entry), row.version, row.at, row.hash)
        except Exception as error:
            return f"entry {row.version} of {self.code} cannot have happened: {error!r}"
        self.tokens.append(self._tokens())
        self.rooms.append(self._room())
        self.entries.append(entry)
        self.times.append(row.at)
        self.moved += self.state.last_move == row.version
        game, after = self.rules.game, self.rules.versions[-1].after
        if after is not None and game.start(after) is not None:
            if before is None or game.start(before) != game.start(after):
                self.start_shown = row.at
        elif after is not None:
            self.start_shown = 0
        return wrong

    def _wrong(self, entry: Any, at: int) -> str | None:
        state, version = self.state, self.version + 1
        if entry.command_id and entry.by is not None:
            key = self.tokens[-1][entry.by], entry.command_id
            if key in self.commands:
                return f"command {entry.command_id} was done twice: at {self.commands[key]} and {version}"
            self.commands[key] = version
        if isinstance(entry, Moved):
            stands_in = state.seating.bot_level(entry.seat)
            if entry.bot and stands_in is None:
                return f"entry {version}: a bot moves for a person who is there"
            if not entry.bot and entry.by != entry.seat:
                return f"entry {version}: a move of another seat"
            if entry.bot:
                return self._wrong_time(version, at) or (None if state.racing else self._wrong_choice(entry, version))
        if isinstance(entry, PlayerReturned):
            returning = state.seating.seats[entry.seat]
            return None if returning.away or returning.gone else f"entry {version} brings back a player who was there"
        if isinstance(entry, Undone):
            return self._wrong_undo(entry, version)
        if isinstance(entry, Started):
            return self._wrong_shares(entry, at)
        return None

    def _wrong_shares(self, deal: Started, at: int) -> str | None:
        """The deal has all numbers that players of it committed to before it was announced and showed after that. It
        waits for those that are missing, though not for long, and for nothing where one person plays.
        """
        committed: dict[str, str] = {}
        shown: set[str] = set()
        announced = 0
        for version, entry in enumerate(self.entries):
            if isinstance(entry, ShareCommitted):
                committed[self.tokens[version][entry.seat]] = entry.commitment
            elif isinstance(entry, ShareRevealed):
                shown.add(entry.value)
            elif isinstance(entry, DealAnnounced):
                announced, shown = version, set()
        persons = [(seat, each.token) for seat, each in enumerate(deal.seats) if each.kind == "person"]
        if not deal.shares:
            return "a deal without the numbers of its players" if announced and self.state.shares.dealing else None
        if len(persons) < 2 or not announced:
            return "a deal with numbers that were not asked for"
        for share in deal.shares:
            if (share.seat, committed.get(dict(persons)[share.seat])) != (share.seat, share.commitment):
                return f"a deal with another number than seat {share.seat} has drawn"
            if share.value is not None and (share.value not in shown or not fits(share.commitment, share.value)):
                return f"a deal with a number that seat {share.seat} has not shown"
            if share.value is None and any(fits(share.commitment, value) for value in shown):
                return f"a deal without the number that seat {share.seat} has shown"
        if any(share.value is None for share in deal.shares) and at < self.times[announced] + 1000 * SHARES_WAIT - 50:
            return "a deal that did not wait for the numbers of its players"
        return None

    def _wrong_time(self, version: int, at: int) -> str | None:
        """A bot lets some time pass after what it answers, in a race at least as long as the quickest people need."""
        pace = self.state.seating.settings.pace
        least = THINKING[pace][0] if not self.state.racing else LEAST_REACTION if REACTING[pace] else 0.0
        took = at - self.times[self.state.last_move]
        if took < 1000 * least - CLOCKS_DIFFER_MS:
            return f"entry {version}: a bot answers after {took} ms"
        return None

    def _wrong_choice(self, entry: Moved, version: int) -> str | None:
        """Bots remember nothing: what one decides follows from what it sees."""
        question = self.bots.question(entry.seat)
        if question is None:
            return f"entry {version}: a bot moves out of turn"
        if plain(question.decide().move) != msgspec.json.decode(bytes(entry.move)):
            return f"entry {version}: a bot moved as it would have in another state"
        return None

    def _wrong_undo(self, entry: Undone, version: int) -> str | None:
        match, request = self.state.match, self.state.undo
        assert match is not None
        gone = match.entries[entry.keep :]
        own = [each for each in gone if isinstance(each, kernel.Moved) and each.seat == entry.seat]
        if not gone or gone[0] not in own:
            return f"entry {version}: seat {entry.seat} undoes a move of somebody else"
        if request is None:
            others = self.state.others(entry.seat)
            if others and len(own) < len(gone):
                return f"entry {version}: seat {entry.seat} undoes moves of others without being asked"
        elif (request.seat, request.keep) != (entry.seat, entry.keep):
            return f"entry {version}: another undo than the one that was asked for"
        elif self.state.missing(request) - ({entry.by} if entry.by is not None else set()):
            return f"entry {version}: an undo that somebody has not agreed to"
        return None


@dataclass
class Recipient:
    """What is known of one link."""

    server: str
    number: int
    token: str | None = None
    table: str | None = None
    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    kinds: dict[str, str] = field(default_factory=dict)
    hellos: int = 0
    known: int | None = None
    """The version of the last update."""
    open: bool = True


class Oracle:
    """Sees everything, and reports the first thing that is wrong."""

    def __init__(self, sim: Any) -> None:
        self._sim = sim
        self.tables: dict[str, TableModel] = {}
        self.recipients: dict[Link, Recipient] = {}
        self.secrets: list[str] = []
        self.sent_commands: Counter[str] = Counter()
        self.senders: dict[str, str | None] = {}
        self.refused: dict[str, str] = {}
        self.violations: list[str] = []
        self.fairness = FairnessCheck(self)
        self.recent: deque[str] = deque(maxlen=400)

    def violation(self, text: str) -> None:
        if not self.violations:
            self._sim.note(f"VIOLATION {text}")
        self.violations.append(text)
        self._sim.loop.halted = True

    def wall(self, now: float) -> int:
        """The true time, milliseconds since 1970."""
        return int(self._sim.wall(now))

    # ------------------------------------------------------------ the log

    def table_made(self, code: str, header: bytes, tokens: list[str]) -> None:
        self.tables[code] = TableModel(code, header, self._sim.rng("oracle"))
        self.add_secrets(tokens)

    def add_secrets(self, tokens: list[str]) -> None:
        self.secrets += tokens + [fingerprint(token) for token in tokens]

    def committed(self, server: str, code: str, version: int) -> None:
        """Entries up to this version are in the log."""
        model = self.tables.get(code)
        if model is None:
            return
        for row in self._sim.rows(code, model.version):
            entry = read_entry(row.entry)
            self._sim.note(f"{server} {code} {row.version} {row.entry.decode()}")
            self.fairness.decided(server, model, entry, self._sim.loop.time())
            before = model.tokens[-1]
            wrong = model.add(row)
            if wrong is None and entry.command_id and entry.command_id not in self.sent_commands:
                wrong = f"entry {row.version} has the command {entry.command_id}, which nobody sent"
            elif wrong is None and entry.command_id and self.senders[entry.command_id] != before[entry.by or 0]:
                wrong = f"entry {row.version} is a command of somebody else than seat {entry.by}"
            known = self.refused.get(entry.command_id)
            if wrong is None and known is not None and self.sent_commands[entry.command_id] == 1:
                wrong = f"entry {row.version} was refused to its player with {known}"
            if wrong is not None:
                self.violation(f"{code}: {wrong}")
                return

    # ------------------------------------------------------------ links

    def opened(self, link: Link, server: str) -> None:
        self.recipients[link] = Recipient(server, len(self.recipients))

    def closed(self, link: Link) -> None:
        self.recipients[link].open = False
        self.fairness.closed(link)

    def pinged(self, link: Link, payload: bytes) -> None:
        self.fairness.pinged(link, payload, self._sim.loop.time())

    def arrived(self, link: Link, frame: Frame) -> None:
        """A frame is handed to the server."""
        recipient, data = self.recipients[link], frame.get_payload_as_bytes()
        self._sim.digest(f"< {recipient.number} ", data)
        if frame.msg_type == WSMsgType.PONG:
            self.fairness.ponged(link, data, self._sim.loop.time())
        if (wrong := self._too_long(link.connection.table)) is not None:
            self.violation(wrong)
        if frame.msg_type != WSMsgType.TEXT or link.connection.parting:
            return
        try:
            message = msgspec.json.decode(data)
        except (msgspec.MsgspecError, ValueError):
            message = None
        command = message.get("id", "")[:40] if isinstance(message, dict) else ""
        recipient.asked[command] += 1
        if not isinstance(message, dict):
            return
        kind = recipient.kinds[command] = message.get("type", "")
        self._sim.note(f"{recipient.server} < {recipient.number} {data.decode(errors='replace')[:200]}")
        self.sent_commands[command] += 1
        self.senders[command] = recipient.token
        if kind == "hello":
            token = message.get("token")
            recipient.hellos += 1
            recipient.table, recipient.token = message["table"], None if token is None else fingerprint(token)
            recipient.known = message.get("version")
        elif kind == "move":
            self.fairness.claimed(link, recipient, message, self._sim.loop.time())

    def sent(self, link: Link, data: bytes) -> None:
        """The server sends a message."""
        recipient = self.recipients[link]
        self._sim.digest(f"> {recipient.number} ", data)
        if self.violations:
            return
        try:
            message = decode_strictly(data)
        except AssertionError as error:
            self.violation(str(error))
            return
        self._sim.note(f"{recipient.server} > {recipient.number} {data.decode()[:200]}")
        wrong = self._wrong(link, recipient, message, data)
        if wrong is not None:
            self.violation(f"to {recipient.number}: {wrong}")

    def _wrong(self, link: Link, recipient: Recipient, message: Any, data: bytes) -> str | None:
        text = data.decode()
        if any(secret in text for secret in self.secrets):
            return "a token, or its fingerprint"
        model = self.tables.get(recipient.table or "")
        kind = message["type"]
        if kind in ("done", "refused") or message.get("id"):
            wrong = self._wrong_answer(link, recipient, message, model)
            if wrong is not None or model is None:
                return wrong
        if model is None:
            return None if kind in ("done", "refused", "goodbye") else "a message before the hello"
        if not model.over and model.rules.seed in text:
            return "the seed of a game that goes on"
        if kind in ("news", "welcome"):
            return self._wrong_version(recipient, message, model)
        if kind == "starting" and message.get("own"):
            return self._wrong_start(recipient, message["own"], model)
        return None

    def _wrong_start(self, recipient: Recipient, own: Any, model: TableModel) -> str | None:
        """An announcement with a player's cards goes out right before the update of the entry that began the start,
        and has what the seat that the player had then may see. The log may be further already, on another server.
        """
        version = (recipient.known or 0) + 1
        if version > model.version:
            return f"the start of version {version}, which is not in the log"
        seat = model.seat(recipient.token, version)
        if seat is None or own != model.rules.own(model.rules.versions[version].after, seat):
            return "what it must not see before the start"
        return None

    def _seats(self, recipient: Recipient, model: TableModel, version: int) -> list[int | None]:
        """The seats that the link may have had: at this version, or now."""
        return list(dict.fromkeys((model.seat(recipient.token, version), model.seat(recipient.token, model.version))))

    def _wrong_version(self, recipient: Recipient, message: Any, model: TableModel) -> str | None:
        version, rematch = message["version"], message.get("what", {}).get("kind") == "rematch"
        if version > model.version:
            return f"version {version}, which is not in the log"
        if message["type"] == "welcome":
            recipient.known = version
        elif rematch:
            if version != model.version:
                return "a rematch before the end"
        elif recipient.known is not None and version != recipient.known + 1:
            return f"the update {version} after {recipient.known}"
        else:
            recipient.known = version
        wrong: Exception | None = None
        for seat in self._seats(recipient, model, version):
            try:
                model.rules.check(seat, [message])
                break
            except (AssertionError, KeyError, IndexError) as error:
                wrong = error
        else:
            return (
                f"not what seat {model.seat(recipient.token, version)} may see at version {version}: {str(wrong)[:300]}"
            )
        room = message.get("room")
        if room is not None:
            if differs := model.differs(room, version):
                return f"another table than that of version {version}: {differs}"
            if room.get("next") is not None and room["next"] not in self._sim.following(model.code):
                return "a rematch that nobody made"
        return self.fairness.shown(model, message, self._sim.loop.time())

    def _wrong_answer(self, link: Link, recipient: Recipient, message: Any, model: TableModel | None) -> str | None:
        command = message["id"]
        recipient.answered[command] += 1
        if recipient.answered[command] > recipient.asked[command]:
            return f"another answer to {command!r}"
        self.fairness.answered(link, command)
        kind = recipient.kinds.get(command, "")
        if message["type"] == "refused":
            if command and kind in LOGGED and message["code"] != "store-uncertain":
                self.refused[command] = message["code"]
                key = (recipient.token or "", command)
                if model is not None and key in model.commands and self.sent_commands[command] == 1:
                    return f"{command} is refused with {message['code']}, but is in the log"
            return None
        if model is None:
            return "an answer without a table"
        version = message["version"]
        if version > model.version:
            return f"{command} is done at version {version}, which is not in the log"
        if kind in LOGGED:
            entry = model.entries[version]
            if entry is None or entry.command_id != command:
                return f"{command} is acknowledged at version {version}, where something else is"
        if message["type"] == "done" and kind not in JUMPS and (recipient.known is None or recipient.known < version):
            return f"{command} is done at version {version} before the update of it"
        return None

    # ------------------------------------------------------------ clients

    def shown(self, tab: Tab) -> None:
        """What a client shows is what its seat may see at that version."""
        model = self.tables[tab.person.table]
        if tab.version is None or tab.version > model.version:
            return
        token = None if tab.person.token is None else fingerprint(tab.person.token)
        state = model.rules.versions[tab.version].after
        seats = {model.seat(token, tab.version), model.seat(token, model.version)}
        if all(tab.view != model.rules.view(state, seat) for seat in seats):
            self.violation(f"{tab.person.name} is shown something else than version {tab.version}")
        if model.differs(tab.room, tab.version):
            self.violation(f"{tab.person.name} is shown another table than that of version {tab.version}")

    # ------------------------------------------------------------ at rest

    def unanswered(self) -> list[str]:
        """Commands on healthy links that were not answered."""
        found = []
        for link, recipient in self.recipients.items():
            if recipient.open and link.open and not link.failed and link.reading and not link.connection.parting:
                missing = recipient.asked - recipient.answered
                found += [f"link {recipient.number}: {command!r}" for command in missing]
        return found

    def queues(self) -> str | None:
        """Queues that are longer than they may be when nobody does anything."""
        for server in self._sim.servers:
            for table in server.runtime.registry.tables.values() if server.up else ():
                if (wrong := self._too_long(table)) is not None:
                    return wrong
                if len(table.inbox):
                    return f"the inbox of {table.id} still has {len(table.inbox)} entries"
        return None

    @staticmethod
    def _too_long(table: Any) -> str | None:
        """Whether more waits at a table than may, at any moment."""
        if table is None:
            return None
        if len(table.inbox) > MOST_QUEUED:
            return f"the inbox of {table.id} has {len(table.inbox)} entries"
        if len(table.clients) > MOST_CLIENTS:
            return f"{table.id} has {len(table.clients)} clients"
        if len(table.broadcast.recent) > UPDATES_KEPT:
            return f"{table.id} keeps {len(table.broadcast.recent)} updates"
        return None
