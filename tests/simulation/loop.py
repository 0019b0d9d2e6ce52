"""An event loop without sockets, threads and real time: its clock is virtual and a seed chooses what runs next.

Everything that runs belongs to an owner (a context variable), so that a server can be stopped between any two steps as
if its process had been killed.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")

OWNER: ContextVar[str] = ContextVar("owner", default="")
STEP: Final = 20e-6
"""About as many seconds pass in one step of a task."""
MOST_STEPS: Final = 400_000


class Stuck(Exception):
    """Nothing can ever happen any more, or too much happens."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """`disorder` is the share of steps in which any ready callback runs and not the one that has waited longest."""

    def __init__(self, rng: Random, disorder: float) -> None:
        self._rng = rng
        self._disorder = disorder
        self._now = 1000.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timer_count = 0
        self._tasks: list[tuple[str, asyncio.Task[Any]]] = []
        self._dead: set[str] = set()
        self._countdown: dict[str, tuple[int, Callable[[], None]]] = {}
        self._closed = False
        self.steps = 0
        self.halted = False
        self.faults: list[dict[str, Any]] = []
        """What nobody caught."""

    # ------------------------------------------------------------ what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return events._get_running_loop() is self

    def is_closed(self) -> bool:
        return self._closed

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name or "task", context=context)
        owner = OWNER.get() if context is None else context.get(OWNER, "")
        self._tasks.append((owner, task))
        if len(self._tasks) > 500:
            self._tasks = [each for each in self._tasks if not each[1].done()]
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._timer_count += 1
        heapq.heappush(self._timers, (when, self._timer_count, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are dropped when their time comes."""

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """A thread of the pool: it is done after some time, in one step."""
        future = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self.call_later(self._rng.choice((0.0005, 0.005, 0.05, 0.5)), work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(context)

    # ------------------------------------------------------------ owners

    def owned(self, owner: str) -> Context:
        """A context in which everything belongs to this owner."""
        context = copy_context()
        context.run(OWNER.set, owner)
        return context

    def kill(self, owner: str) -> None:
        """Nothing of this owner runs any more: no `finally`, no callback."""
        self._dead.add(owner)
        self._countdown.pop(owner, None)

    def alive(self, owner: str) -> bool:
        return owner not in self._dead

    def after_steps(self, owner: str, steps: int, act: Callable[[], None]) -> None:
        """Act after so many more steps of this owner."""
        self._countdown[owner] = steps, act

    def pending(self, owner: str) -> list[asyncio.Task[Any]]:
        """The tasks of an owner that are not done."""
        return [task for belongs, task in self._tasks if belongs == owner and not task.done()]

    # ------------------------------------------------------------ running

    def run(self, main: Coroutine[Any, Any, T]) -> T | None:
        """Run until this is done, or until somebody sets `halted`."""
        previous = events._get_running_loop()
        events._set_running_loop(self)
        try:
            task = self.create_task(main, name="main")
            while not task.done() and not self.halted:
                self._step()
            return task.result() if task.done() else None
        finally:
            self._discard_tasks()
            events._set_running_loop(previous)
            self._closed = True

    def _step(self) -> None:
        timers, ready = self._timers, self._ready
        while timers and timers[0][0] <= self._now:
            ready.append(heapq.heappop(timers)[2])
        if not ready:
            if not timers:
                raise Stuck("nothing is left to do")
            self._now = timers[0][0]
            return
        place = 0
        if len(ready) > 1 and self._rng.random() < self._disorder:
            place = self._rng.randrange(len(ready))
        handle = ready.pop(place)
        if handle.cancelled():
            return
        owner = handle._context.get(OWNER) or ""  # type: ignore[attr-defined]
        if owner in self._dead:
            _heard(handle)
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck("too many steps")
        self._now += STEP * self._rng.random()
        handle._run()
        if owner in self._countdown:
            self._count_down(owner)

    def _count_down(self, owner: str) -> None:
        left, act = self._countdown.pop(owner)
        if left > 0:
            self._countdown[owner] = left - 1, act
        else:
            act()

    def _discard_tasks(self) -> None:
        """Tasks of killed servers, and those that wait for ever, end here without a trace."""
        for _, task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()
        self._tasks, self._ready, self._timers = [], [], []


def _heard(handle: asyncio.Handle) -> None:
    """Whoever was about to be told how this ended was killed before: nobody will ever ask what went wrong."""
    for about in handle._args:
        if isinstance(about, asyncio.Future) and about.done() and not about.cancelled():
            about.exception()
