"""The inbox of a table: work that is done in order, one piece at a time.

One task does what is posted. A move is carried out without it where nothing else waits: the caller that brings it
enters the inbox, and leaves when the move is done; meanwhile everything else waits.
"""

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
        self._resting = False
        """Whether the task waits for `_idle`."""
        self._entered = False
        self._dismiss_current: Dismiss | None = None
        self._fault: Exception | None = None

    def __len__(self) -> int:
        """How much waits, without what is being done."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        """Whether anything waits or is being done."""
        return self._entered or not self._resting

    def post(self, work: Work, dismiss: Dismiss | None = None) -> None:
        """Add work. `dismiss` is called if the inbox is closed before the work is done."""
        if self.closed:
            if dismiss is not None:
                dismiss()
            return
        self._waiting.append((work, dismiss))
        if not self._entered:
            self._wake()

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
            self._resting = True
            await self._idle
            if self._fault is not None:
                raise self._fault

    def _wake(self) -> None:
        if self._resting and self._idle is not None and not self._idle.done():
            self._resting = False
            self._idle.set_result(None)

    # ------------------------------------------------------------ work outside the task

    def enter(self, dismiss: Dismiss) -> bool:
        """Begin a piece of work that is not done in the task; False if anything else is being done or waits. Until
        `leave`, `hand_over` or `fail` everything else waits. `dismiss` is called if the inbox is closed before.
        """
        if not self._resting or self._entered or self.closed:
            return False
        self._entered = True
        self._dismiss_current = dismiss
        return True

    def leave(self) -> None:
        """The piece of work is done."""
        self._entered = False
        self._dismiss_current = None
        if self._waiting:
            self._wake()

    def hand_over(self, work: Work) -> None:
        """The piece of work goes on in the task, before everything that waits."""
        self._waiting.appendleft((work, self._dismiss_current))
        self.leave()

    def fail(self, fault: Exception) -> None:
        """The piece of work ended in an error that nobody expected: it is raised in the task, which then ends."""
        self._fault = fault
        self._wake()

    def close(self) -> None:
        """Do nothing more."""
        self.closed = True
        dismissed = [self._dismiss_current, *(dismiss for _, dismiss in self._waiting)]
        self._waiting.clear()
        for dismiss in dismissed:
            if dismiss is not None:
                dismiss()
