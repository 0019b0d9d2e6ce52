"""What a table may agree on. Every option names its rule."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from spila.kernel.options import rule


class Options(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The options of Olsen-olsen."""

    hand_size: Annotated[int, Meta(ge=1, le=9), rule("OO-SETUP-2")] = 5
    draw_limit: Annotated[int, Meta(ge=1, le=5), rule("OO-DRAW-1")] = 3
    recycle: Annotated[bool, rule("OO-DRAW-3")] = True


def standard(seats: int) -> Options:
    """Seven cards each for two players, five for more (OO-SETUP-2)."""
    return Options(hand_size=7 if seats == 2 else 5)


def short(_seats: int) -> Options:
    """Every card is drawn once: when the draw pile is empty nobody draws any more (OO-DRAW-3)."""
    return Options(hand_size=5, recycle=False)
