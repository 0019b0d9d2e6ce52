"""Thinking outside the inbox: bots and hints are computed in a thread, and their choice is posted to the inbox.

So nobody at the table waits for a bot that thinks. The choice comes with the question, which says at which version of
the game it was asked; a choice for a game that has moved on is dropped by the receiver.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

from spila.bots import Choice
from spila.tables.inbox import Work


class Question(NamedTuple):
    """What is to be computed, about the game as it was at this version. `decide` runs in a thread."""

    version: int
    decide: Callable[[], Choice[Any]]


Ask: TypeAlias = Callable[[], Question | None]
Receive: TypeAlias = Callable[[Question, Choice[Any]], Awaitable[None]]


class Thinker:
    """The thinking of one table, one question after the other: a bot keeps state that no two threads may share."""

    def __init__(self, post: Callable[[Work], None]) -> None:
        self._post = post
        self._waiting: deque[tuple[Ask, Receive]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether anything is being computed or waits for it."""
        return self._task is not None

    def think(self, ask: Ask, receive: Receive) -> None:
        """Compute an answer and post it to the inbox. `ask` is called when thinking begins and may find that there is
        nothing to think about any more.
        """
        if self._stopped:
            return
        self._waiting.append((ask, receive))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run(), name="thinking")

    async def idle(self) -> None:
        """Wait until everything is computed and posted."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def stop(self) -> None:
        """Forget all questions and take no more. A thread that computes goes on to its end, and nobody receives its
        choice.
        """
        self._stopped = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        task = asyncio.current_task()
        try:
            while self._waiting:
                ask, receive = self._waiting.popleft()
                question = ask()
                if question is not None:
                    choice = await asyncio.to_thread(question.decide)
                    self._hand_in(receive, question, choice)
        except Exception as error:
            self._post(_raising(error))
        finally:
            if self._task is task:
                self._task = None

    def _hand_in(self, receive: Receive, question: Question, choice: Choice[Any]) -> None:
        async def work() -> None:
            await receive(question, choice)

        self._post(work)


def _raising(error: Exception) -> Work:
    """A fault while thinking is one of the table, as if it had happened in the inbox."""

    async def work() -> None:
        raise error

    return work
