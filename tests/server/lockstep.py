"""The rules beside the wire: a table's log played through once more, state by state, and what each seat may have
received at each version.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

import spila
from spila.games import load
from spila.kernel.shares import deal_seed
from spila.store import Logged
from spila.tables.differences import changed as with_changes
from spila.tables.entries import Expired, Left, Moved, SettingsChanged, Started, Undone, read_entry, read_header


class Version(NamedTuple):
    """A table's game after one entry of its log; no state before the deal."""

    before: Any
    after: Any
    events: tuple[Any, ...]


def plain(value: Any) -> Any:
    """As it looks on the wire."""
    return json.loads(msgspec.json.encode(value))


class Lockstep:
    """All versions of a table."""

    def __init__(self, header: bytes, rows: list[Logged], record: bytes | None) -> None:
        self._found: dict[tuple[str, int, int | None], Any] = {}
        self._uncovered: list[set[int]] = []
        opening = read_header(header)
        self.seed = opening.seed
        self.game: Any = load(opening.game)
        self.versions: list[Version] = [Version(None, None, ())]
        self.plain_options = opening.options
        self.options = msgspec.convert(opening.options, self.game.options_type)
        self._states: list[Any] = []
        for row in rows:
            self.add(row)
        if record is not None:
            self.check_record(record)

    def add(self, row: Logged) -> Any:
        """One more entry of the log."""
        assert row.version == len(self.versions)
        entry, states = read_entry(row.entry), self._states
        before = states[-1] if states else None
        events: tuple[Any, ...] = ()
        match entry:
            case Started():
                options = msgspec.convert(self.plain_options, self.game.options_type)
                seed = deal_seed(bytes.fromhex(self.seed), entry.shares)
                states[:] = [self.game.deal(options, len(entry.seats), seed)]
            case SettingsChanged():
                given = self.plain_options if entry.options is None else entry.options
                self.plain_options = with_changes(given, entry.changes)
            case Undone():
                del states[entry.keep + 1 :]
            case Moved() | Expired() | Left():
                step = self._step(entry, before)
                assert isinstance(step, spila.Step), step
                states.append(step.state)
                events = step.events
        self.versions.append(Version(before, states[-1] if states else None, events))
        return entry

    def check_record(self, record: bytes) -> None:
        """The log and the record end alike."""
        match = spila.from_record(record)
        assert self._states[-1] == match.state
        assert len(self._states) == len(match.log.entries) + 1

    def _step(self, entry: Any, state: Any) -> Any:
        match entry:
            case Moved():
                move = msgspec.json.decode(bytes(entry.move), type=self.game.move_type)
                return self.game.play(state, entry.seat, move)
            case Left():
                return self.game.leave(state, entry.seat)
        return self.game.expire(state)

    # ------------------------------------------------------------ what may be sent

    def own(self, state: Any, seat: int | None) -> Any:
        return (
            {}
            if seat is None
            else self._once("own", state, seat, lambda: plain(dict(self.game.own(state, seat)))) or {}
        )

    def view(self, state: Any, seat: int | None) -> Any:
        return self._once("view", state, seat, lambda: plain(self.game.view(state, seat)))

    def moves(self, state: Any, seat: int | None) -> Any:
        if seat is None or state is None or seat not in self.game.to_act(state):
            return None
        return self._once("moves", state, seat, lambda: plain(list(self.game.moves(state, seat))))

    def _once(self, what: str, state: Any, seat: int | None, find: Callable[[], Any]) -> Any:
        """Found once for each state, which many connections received."""
        if state is None:
            return None
        key = what, id(state), seat
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    def check(self, seat: int | None, messages: list[Any]) -> int:
        """Every message of one connection is what the rules allow; how many were looked at."""
        looked = 0
        for place, message in enumerate(messages):
            match message["type"]:
                case "welcome":
                    state = self.versions[message["version"]].after
                    assert message["seat"] == seat
                    assert message.get("view") == self.view(state, seat)
                    assert message.get("moves") == self.moves(state, seat)
                case "news":
                    self._check_news(seat, message)
                case "starting":
                    self._check_starting(seat, message, messages[place:])
                case "done" if "hint" in message:
                    assert message["hint"]["move"] in self.moves(self.versions[message["version"]].after, seat)
                case "done" | "refused" | "pulse" | "emoted" | "cued" | "said" | "reminder" | "goodbye":
                    extra = {"view", "own", "events", "moves", "room", "hand", "hands"} & message.keys()
                    assert not extra, message
                case other:
                    raise AssertionError(other)
            looked += 1
        return looked

    def _check_news(self, seat: int | None, message: Any) -> None:
        if message["what"]["kind"] == "rematch":
            assert message.keys() <= {"type", "version", "what", "room"}
            return
        before, after, events = self.versions[message["version"]]
        seen = [plain(each) for event in events if (each := self.game.seen(event, seat)) is not None]
        assert message.get("events", []) == seen
        assert message.get("view", {}) == changed(self.view(before, None), self.view(after, None))
        assert message.get("own", {}) == changed(self.own(before, seat), self.own(after, seat))
        assert message.get("moves") == self.moves(after, seat)

    def _check_starting(self, seat: int | None, message: Any, rest: list[Any]) -> None:
        if "own" in message:
            news = next((each for each in rest if each["type"] == "news"), None)
            states = [version.after for version in self.versions] if news is None else [
                self.versions[news["version"]].after]  # fmt: skip
            assert message["own"] in [self.own(state, seat) for state in states]

    def uncovered(self, version: int) -> set[int]:
        """Timeline: the cards whose dates have been seen by then."""
        for each in self.versions[len(self._uncovered) : version + 1]:
            known = set(self._uncovered[-1]) if self._uncovered else set()
            if each.after is not None:
                known |= set(each.after.line)
            known |= {event.card for event in each.events if hasattr(event, "value")}
            self._uncovered.append(known)
        return self._uncovered[version]


def changed(before: Any, after: Any) -> Any:
    if not after:
        return {}
    return {name: value for name, value in after.items() if not before or before[name] != value}


def dated(message: Any) -> Iterator[int]:
    """The cards of which a message tells the date, wherever in it."""
    if isinstance(message, dict):
        if "value" in message and "card" in message:
            yield message["card"]
        for value in message.values():
            yield from dated(value)
    elif isinstance(message, list):
        for value in message:
            yield from dated(value)
