"""One timer of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """One timer of the event loop. It rings at the time that was set, or earlier; then it has to be set again."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0
        self._stopped = False

    def set(self, when: float | None) -> None:
        """Ring at this time, or never. A timer that rings before that is left as it is, which saves setting it anew
        after every move.
        """
        if self._timer is not None:
            if when is not None and self._loop.time() < self._rings_at <= when:
                return
            self._timer.cancel()
            self._timer = None
        if when is not None and not self._stopped:
            self._rings_at = when
            self._timer = self._loop.call_at(when, self._rung)

    def stop(self) -> None:
        """Never ring again, whatever is set."""
        self._stopped = True
        self.set(None)

    def _rung(self) -> None:
        """Loops that count whole milliseconds ring a little early: a timer that rang is no longer set."""
        self._timer = None
        self._ring()
