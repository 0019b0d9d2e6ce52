"""Watching a table: notified after each write, and never of anything that is not written."""

from __future__ import annotations

import asyncio
import gc

import pytest

from spila.store import BaseStore
from tests.store.databases import Database, entry, log_of, table

pytestmark = pytest.mark.anyio


async def test_a_watch_reports_each_append(store: BaseStore) -> None:
    await table(store)
    with store.watch("t") as watch:
        for version in range(3):
            await store.append("t", version, [entry(version)])
            assert await anext(watch) == version + 1
            assert len(await log_of(store, "t")) == version + 1


async def test_versions_between_two_iterations_are_reported_once(store: BaseStore) -> None:
    await table(store)
    watch = store.watch("t")
    for version in range(5):
        await store.append("t", version, [entry(version)])
    assert await anext(watch) == 5
    waiting = asyncio.ensure_future(anext(watch))
    await store.append("t", 5, [entry(5)])
    assert await waiting == 6


async def test_other_tables_and_refused_appends_are_not_reported(store: BaseStore) -> None:
    await table(store)
    await table(store, "other")
    watch = store.watch("t")
    await store.append("other", 0, [entry(1)])
    await asyncio.gather(store.append("t", 7, [entry(1)]), return_exceptions=True)
    waiting = asyncio.ensure_future(anext(watch))
    await store.append("other", 1, [entry(2)])
    assert not waiting.done()
    await store.append("t", 0, [entry(1)])
    assert await waiting == 1


async def test_a_watch_ends_with_the_store_and_by_itself(place: Database) -> None:
    store = await place.open()
    await table(store)
    waiting = [asyncio.ensure_future(anext(store.watch("t"), None)) for _ in range(3)]
    alone = store.watch("t")
    alone.close()
    assert [each async for each in alone] == []
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None, None, None]
    assert [each async for each in store.watch("t")] == []


async def test_an_unreferenced_watch_is_removed(store: BaseStore) -> None:
    await table(store)
    watch = store.watch("t")
    assert store._watches.tables() == ["t"]
    del watch
    gc.collect()
    assert store._watches.tables() == []
