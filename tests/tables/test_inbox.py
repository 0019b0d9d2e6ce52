"""The inbox of a table: everything in order, one at a time, and no table keeps the others waiting."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from spila.tables.inbox import AT_ONCE, Inbox

pytestmark = pytest.mark.anyio


async def test_work_that_waits_for_nothing_leaves_others_their_turn() -> None:
    """A thousand refusals are a thousand pieces of work without a single pause of their own."""
    inbox, done, turns = Inbox(), [], 0
    for number in range(1000):

        async def work(number: int = number) -> None:
            done.append(number)

        inbox.post(work)
    running = asyncio.create_task(inbox.run())
    while len(done) < 1000:
        before = len(done)
        await asyncio.sleep(0)
        turns += 1
        assert len(done) - before <= AT_ONCE
    assert done == list(range(1000))
    assert turns >= 1000 // AT_ONCE
    running.cancel()


async def test_what_waits_between_two_turns_is_dismissed_when_the_inbox_is_closed() -> None:
    inbox, done, dismissed = Inbox(), 0, 0

    async def work() -> None:
        nonlocal done
        done += 1

    def dismiss() -> None:
        nonlocal dismissed
        dismissed += 1

    for _ in range(100):
        inbox.post(work, dismiss)
    running = asyncio.create_task(inbox.run())
    while not done:
        await asyncio.sleep(0)
    inbox.close()
    for _ in range(100):
        await asyncio.sleep(0)
    assert (done, dismissed) == (AT_ONCE, 100 - AT_ONCE)
    running.cancel()


async def test_work_outside_the_task_keeps_everything_else_waiting() -> None:
    inbox, done = Inbox(), list[str]()
    running = asyncio.create_task(inbox.run())
    assert not inbox.enter(lambda: None), "its task has not begun"
    await asyncio.sleep(0)

    async def work(name: str) -> None:
        done.append(name)

    assert inbox.enter(lambda: done.append("dismissed"))
    assert not inbox.enter(lambda: None), "one at a time"
    inbox.post(partial(work, "posted"))
    for _ in range(3):
        await asyncio.sleep(0)
    assert (done, inbox.busy) == ([], True)
    inbox.hand_over(partial(work, "handed over"))
    assert not inbox.enter(lambda: None), "something waits"
    for _ in range(3):
        await asyncio.sleep(0)
    assert (done, inbox.busy) == (["handed over", "posted"], False)
    assert inbox.enter(lambda: done.append("dismissed"))
    inbox.leave()
    assert not inbox.busy
    assert inbox.enter(lambda: done.append("dismissed"))
    inbox.close()
    assert done[2:] == ["dismissed"]
    running.cancel()


async def test_a_fault_outside_the_task_ends_it() -> None:
    inbox = Inbox()
    running = asyncio.create_task(inbox.run())
    await asyncio.sleep(0)
    assert inbox.enter(lambda: None)
    inbox.fail(RuntimeError("a fault of ours"))
    with pytest.raises(RuntimeError, match="a fault of ours"):
        await running
