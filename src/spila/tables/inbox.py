"""The inbox of a table: work that one task does in order, one piece at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]
Dismiss: TypeAlias = Callable[[], None]

AT_ONCE: Final = 16
"""How much work is done before everything else that is ready has its turn. Refusals never wait for anything, and
thousands of them in a row would keep all other tables waiting.
"""


class Inbox:
    """Work that waits. After `close` nothing is done any more, and everything that waits is refused."""

    def __init__(self) -> None:
        self.closed = False
        self._waiting: deque[tuple[Work, Dismiss | None]] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._dismiss_current: Dismiss | None = None

    def __len__(self) -> int:
        """How much waits, without what is being done."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        """Whether anything waits or is being done."""
        return bool(self._waiting) or self._idle is None or self._idle.done()

    def post(self, work: Work, dismiss: Dismiss | None = None) -> None:
        """Add work. `dismiss` is called if the inbox is closed before the work is done."""
        if self.closed:
            if dismiss is not None:
                dismiss()
            return
        self._waiting.append((work, dismiss))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def run(self) -> None:
        """Do what is posted, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            left = AT_ONCE
            while self._waiting:
                work, self._dismiss_current = self._waiting.popleft()
                await work()
                self._dismiss_current = None
                left -= 1
                if not left:
                    left = AT_ONCE
                    await asyncio.sleep(0)
            self._idle = loop.create_future()
            await self._idle

    def close(self) -> None:
        """Do nothing more."""
        self.closed = True
        dismissed = [self._dismiss_current, *(dismiss for _, dismiss in self._waiting)]
        self._waiting.clear()
        for dismiss in dismissed:
            if dismiss is not None:
                dismiss()
