"""News of one log entry, for each seat its own. What seats share is put into bytes once."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_not
from typing import Any

import msgspec

from spila.kernel import AnyGame, Seat

_encode = msgspec.json.Encoder().encode


class EntryUpdate:
    """One entry of the log, ready to be told to anybody, now or when they come back.

    `before` and `after` are states of the game, None before the deal. `what` is encoded already; `changes` are the
    fields of the spectators' view that are not as they were.
    """

    __slots__ = ("_events", "_game", "_head", "_secrets", "_view", "after", "before", "events", "version")

    def __init__(
        self,
        game: AnyGame,
        version: int,
        what: bytes,
        states: tuple[Any, Any],
        changes: Mapping[str, Any],
        events: tuple[Any, ...] = (),
        room: bytes = b"",
    ) -> None:
        self.version = version
        self.before, self.after = states
        self.events = events
        self._game = game
        head = b'{"type":"news","version":%d,"what":%b' % (version, what)
        self._head = head + b',"room":' + room if room else head
        self._view = b',"view":' + _encode(changes) if changes else b""
        self._events, self._secrets = b"", False
        if events:
            seen = [game.seen(event, None) for event in events]
            self._secrets = any(map(is_not, seen, events))
            if self._secrets:
                seen = [event for event in seen if event is not None]
            self._events = b',"events":' + _encode(seen)

    def bytes_for(self, seat: Seat | None, more: bytes = b"") -> bytes:
        """The message for a seat, or for spectators. `more` holds extra fields: the clock, and the id
        of the command that this answers.
        """
        if seat is None or self.after is None:
            return b"%b%b%b%b}" % (self._head, self._events, self._view, more)
        game = self._game
        own = game.own(self.after, seat)
        if self.before is not None:
            before = game.own(self.before, seat)
            own = {name: own[name] for name in own if before[name] != own[name]} if own != before else {}
        mine = b',"own":' + _encode(own) if own else b""
        moves = b',"moves":' + _encode(game.moves(self.after, seat)) if seat in game.to_act(self.after) else b""
        return b"%b%b%b%b%b%b}" % (self._head, self._events_for(seat), self._view, mine, moves, more)

    def _events_for(self, seat: Seat) -> bytes:
        """Mostly spectators saw them whole, and so does everybody: the very same bytes."""
        if not self._secrets:
            return self._events
        game = self._game
        seen = [known for event in self.events if (known := game.seen(event, seat)) is not None]
        return b',"events":' + _encode(seen)

    def own_for(self, seat: Seat) -> dict[str, Any]:
        """What a seat alone may look at after this entry."""
        return dict(self._game.own(self.after, seat))
