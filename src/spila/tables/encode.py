"""How messages become bytes: the structs in `messages` are encoded here and nowhere else.

An update goes to every client, each with its own private part. The parts that all clients share are encoded once and
put into the struct as `msgspec.Raw`, so that the struct still defines what is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from spila.kernel import AnyGame, Seat
from spila.tables.changes import Change
from spila.tables.entries import Expired, Moved, RoleHolder, SeatChanged, TableEntry, UndoAnswered
from spila.tables.messages import (
    PROTOCOL,
    AnyMessage,
    Clock,
    EndedGame,
    EntryInfo,
    GameEnded,
    TableInfo,
    Update,
    Welcome,
)
from spila.tables.state import TableState

_encode = msgspec.json.Encoder().encode
MOST_KEPT: Final = 20_000
_kept: dict[int, Any] = {}
_known_bytes: dict[int, bytes] = {}
"""Moves and groups of moves as bytes, by the identity of the value, which is kept and so stays its own. Games list the
same values again and again, and encoding a list of them took longer than finding them.
"""


def encode(message: AnyMessage) -> bytes:
    """A message as it is sent."""
    return _encode(message)


def encode_info(info: TableInfo) -> Any:
    """A table's info, to be put into several messages."""
    return msgspec.Raw(_encode(info))


def encode_moves(game: AnyGame, state: Any, seat: Seat) -> Any:
    """The legal moves of a seat, to be put into a message."""
    groups = game.move_groups(state, seat)
    values: Sequence[Any] = game.moves(state, seat) if groups is None else groups
    found = [*map(_known_bytes.get, map(id, values))]  # no call from Python for each of some thirty moves
    if None in found:
        found = [_known(value) for value in values]
    return msgspec.Raw(b"[%b]" % b",".join(filter(None, cast(list[bytes], found))))  # a group may be empty


def _known(value: Any) -> bytes:
    """A move, or the moves of a group without the brackets around them."""
    known = _known_bytes.get(id(value))
    if known is None:
        if len(_known_bytes) >= MOST_KEPT:  # a game that makes its moves anew
            _known_bytes.clear()
            _kept.clear()
        _kept[id(value)] = value
        encoded = _encode(value)
        known = _known_bytes[id(value)] = encoded[1:-1] if isinstance(value, tuple) else encoded
    return known


def encode_welcome(
    state: TableState, info: Any, seat: Seat | None, clock: Clock | None, holder: RoleHolder | None = None
) -> bytes:
    """Everything this seat, or a spectator, may know. `info` comes from `encode_info`. A client with a role (`holder`)
    knows what spectators know, and its role.
    """
    role, number = (None, None) if holder is None else (holder.role, holder.number)
    match = state.match
    moves = None
    if match is not None and seat is not None and seat in match.to_act:
        moves = encode_moves(state.game, match.state, seat)
    view = None if match is None else match.view(seat)
    return _encode(Welcome(PROTOCOL, state.version, seat, info, view, moves, clock, _ended(state, seat), role, number))


def _ended(state: TableState, seat: Seat | None) -> EndedGame | None:
    last = None if state.halt is None else state.halt.last_game
    if last is None:
        return None
    events = [known for event in last.events if (known := state.game.seen(event, seat)) is not None]
    return EndedGame(last.version, state.game.view(last.state, seat), events)


def encode_rematch(state: TableState, info: Any) -> bytes:
    """That there is a rematch: the only update that is no entry of the log, for nothing is written after the end."""
    return _encode(Update(state.version, EntryInfo("rematch"), room=info))


class EntryUpdate:
    """One entry of the log, ready to be sent to anybody, now or when they come back."""

    __slots__ = (
        "_after", "_before", "_ended", "_ended_view", "_events", "_game", "_info", "_secrets", "_seen", "_since",
        "_view", "_what", "events", "version",
    )  # fmt: skip

    def __init__(self, game: AnyGame, change: Change, info: Any, since: int | None = None) -> None:
        self._since = since
        self.version, self.events = change.version, change.events
        self._game = game
        self._before, self._after = change.before, change.after
        self._what = _what(change.entry)
        self._info = info
        self._view: Any = {}
        if change.game_changed and change.after is not None:
            self._view = self._changes(change.after)
        self._ended = change.ended
        self._ended_view = {} if change.ended is None else self._changes(change.ended.state)
        self._events: Any = []
        self._seen: list[Any] = []
        self._secrets: list[int] = []
        """The places of the events of which a spectator does not see everything; seats may see more of them."""
        if self.events:
            seen = [game.seen(event, None) for event in self.events]
            self._events = msgspec.Raw(_encode(seen))
            self._secrets = [place for place, known in enumerate(seen) if known is not self.events[place]]
            if self._secrets:
                self._seen = seen

    def bytes_for(self, seat: Seat | None, clock: Clock | None, answers: str = "") -> bytes:
        """The message for a seat, or for spectators. `answers` is the id of the command that led to the entry, for the
        connection that sent it.
        """
        own: Any = {}
        moves: Any = None
        events = self._events
        after, game = self._after, self._game
        if seat is not None and after is not None:
            own = game.own_changes(self._before, after, seat)
            if seat in game.to_act(after):
                moves = encode_moves(game, after, seat)
            if self._secrets:
                events = self._events_for(seat)
        ended = None if self._ended is None else self._ended_for(seat)
        update = Update(
            self.version, self._what, answers, events, self._view, own, moves, self._info, clock, ended, self._since
        )
        return _encode(update)

    def _events_for(self, seat: Seat) -> Any:
        """The events as far as the seat may know them; those of spectators, encoded already, if it knows no more."""
        known, more = self._seen, False
        for place in self._secrets:
            event = self._game.seen(self.events[place], seat)
            if event != known[place]:
                known, more = known if more else list(known), True
                known[place] = event
        return [event for event in known if event is not None] if more else self._events

    def for_others(self, clock: Clock | None) -> bytes:
        """The same message for everybody who decided nothing: their private fields and legal moves are as they were."""
        return _encode(
            Update(self.version, self._what, "", self._events, self._view, since=self._since, kept=True, clock=clock)
        )

    def _changes(self, after: Any) -> Any:
        """The public fields that are not as they were."""
        fields = self._game.changes(self._before, after)
        return msgspec.Raw(_encode(fields)) if fields else {}

    def _ended_for(self, seat: Seat | None) -> GameEnded | None:
        """How a game ended, as far as a seat may know, with the number of events that it knows."""
        if self._ended is None:
            return None
        seen = [self._game.seen(event, seat) for event in self.events[: self._ended.events]]
        known = sum(event is not None for event in seen)
        own = {} if seat is None else dict(self._game.own_changes(self._before, self._ended.state, seat))
        return GameEnded(known, self._ended_view, own)


def _what(entry: TableEntry) -> EntryInfo:
    seat = getattr(entry, "seat", None)
    match entry:
        case Moved():
            if entry.lead is not None:
                return EntryInfo("move", seat, entry.bot, entry.lead)
            return _info("move", seat, entry.bot)
        case SeatChanged():
            return _info(entry.why, seat)
        case Expired() if entry.command_id:
            return _info("continued", entry.by)
        case UndoAnswered():
            return _info("undo-agreed" if entry.agree else "undo-refused", seat)
    return _info(type(entry).__struct_config__.tag, seat)


@lru_cache(maxsize=256)
def _info(kind: Any, seat: Seat | None, bot: bool = False) -> EntryInfo:
    return EntryInfo(kind, seat, bot)
