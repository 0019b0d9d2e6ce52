"""What may be due at a table. Apart from `agenda`, which is compiled: msgspec creates these classes."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from spila.kernel import Seat


class Item(msgspec.Struct, frozen=True, gc=False):
    """Base of what may be due."""


class BotMove(Item, frozen=True, gc=False):
    """A bot moves."""

    seat: Seat


class Remind(Item, frozen=True, gc=False):
    """Everybody is reminded whom the game waits for."""

    seat: Seat


class SitIn(Item, frozen=True, gc=False):
    """A bot takes over for a silent player."""

    seat: Seat


class ClockExpires(Item, frozen=True, gc=False):
    """The rules act, because nobody moved in time."""


class GrantUndo(Item, frozen=True, gc=False):
    """An undo is completed that nobody is left to agree to."""


class Deal(Item, frozen=True, gc=False):
    """The cards are dealt, with the shares of the seed that were shown by then."""


class Retry(Item, frozen=True, gc=False):
    """The store is asked again after it did not answer."""


CLOCK: Final = ClockExpires()
AnyItem: TypeAlias = BotMove | Remind | SitIn | ClockExpires | GrantUndo | Deal | Retry
