"""Work that takes long enough to be noticed: in two threads of its own, with a queue that doesn't grow without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from spila.server.limits import TooMuch

Params = ParamSpec("Params")
Result = TypeVar("Result")

THREADS: Final = 2
WAITING: Final = 60
"""Pieces of work that may wait; a class of thirty that drops its pictures at once still fits."""


class HeavyWork:
    """Runs files, pictures and prints beside the event loop. Moves at tables never wait for them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="spila-workshop")
        self._waiting = 0

    async def run(self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs) -> Result:
        """The result of the work; `TooMuch` when too much is waiting already."""
        if self._waiting >= WAITING:
            raise TooMuch("server-full")
        self._waiting += 1
        try:
            job = self._threads.submit(partial(work, *args, **kwargs))
            return await asyncio.wrap_future(job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Nothing more is started."""
        self._threads.shutdown(wait=False, cancel_futures=True)
