"""The log: a header and what was done, in order. Everything else about a match follows from it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from spila.kernel.shares import Share
from spila.kernel.values import Hex, Seat


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be known before the first move. `seed` is what was committed to by `seed_hash`, None while it is
    still a secret; together with the players' shares it makes the seed of the deal.
    """

    game: str
    rules_version: int = msgspec.field(name="law")
    seats: int
    options: Any
    seed_hash: Hex
    seed: Hex | None = None
    shares: tuple[Share, ...] = ()


class Moved(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True, gc=False):
    """A seat moved."""

    seat: Seat
    move: Any


class Expired(msgspec.Struct, frozen=True, tag="expire", forbid_unknown_fields=True):
    """A clock ran out and the rules acted."""


class Left(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A player left for good."""

    seat: Seat


class Joined(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Somebody came to a match that was on, and has the next seat after the last one."""


Entry: TypeAlias = Moved | Expired | Left | Joined


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match."""

    header: Header
    entries: tuple[Entry, ...]
