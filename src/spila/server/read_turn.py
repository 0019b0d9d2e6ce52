"""How much all WebSockets together may send in one turn of the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

TURN_BYTES: Final = 32_768
"""So much is read in large pieces in one turn. For the rest of it every connection gets a small piece: thousands of
connections that send as much as they can would otherwise make a turn last for seconds.
"""
SMALL_BYTES: Final = 512
"""A small piece: more than a player sends at once."""


class ReadTurn:
    """What may still be read in large pieces in this turn."""

    def __init__(self) -> None:
        self.left = TURN_BYTES

    def spend(self, size: int) -> None:
        """So much was read at once."""
        if self.left == TURN_BYTES:
            asyncio.get_running_loop().call_soon(self._begin)
        self.left -= size

    def _begin(self) -> None:
        """The next turn begins."""
        self.left = TURN_BYTES
