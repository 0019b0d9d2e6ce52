"""Group commit: many appends share few commits, and each append gets its own answer."""

from __future__ import annotations

import asyncio

import pytest

from spila.store import BaseStore, Stale, UnknownTable
from tests.store.databases import Database, entry, log_of, table

pytestmark = pytest.mark.anyio

TABLES = [f"t{number}" for number in range(100)]


async def create_tables(store: BaseStore) -> None:
    await asyncio.gather(*(table(store, each) for each in TABLES))


async def test_appends_of_many_tables_share_commits_and_all_are_kept(place: Database) -> None:
    store = await place.open()
    await create_tables(store)

    async def play(table_id: str) -> None:
        for version in range(10):
            assert await store.append(table_id, version, [entry(f"{table_id} {version}")]) == version + 1

    await asyncio.gather(*(play(each) for each in TABLES))
    counters = store.counters
    assert counters.appends == counters.entries == 1000
    assert counters.commits <= 250, "a hundred tables at once need far fewer commits than appends"
    await store.close()
    again = await place.open()
    for each in TABLES:
        assert await log_of(again, each) == [(number + 1, entry(f"{each} {number}")) for number in range(10)]


async def test_one_after_the_other_is_one_commit_each(store: BaseStore) -> None:
    await table(store)
    for version in range(5):
        await store.append("t", version, [entry(version)])
    assert store.counters.commits == 5


async def test_a_bad_append_spoils_nothing_for_the_others_in_its_group(store: BaseStore) -> None:
    await create_tables(store)
    await store.append(TABLES[0], 0, [entry("first")])
    before = store.counters.commits
    answers = await asyncio.gather(
        store.append("nobody", 0, [entry("x")]),
        *(store.append(each, 0, [entry(each), entry(each)]) for each in TABLES),
        return_exceptions=True,
    )
    assert isinstance(answers[0], UnknownTable)
    assert isinstance(answers[1], Stale)
    assert answers[2:] == [2] * 99
    assert store.counters.commits - before <= 4
    assert await log_of(store, TABLES[0]) == [(1, entry("first"))]
    assert await log_of(store, TABLES[1]) == [(1, entry(TABLES[1])), (2, entry(TABLES[1]))]


async def test_a_hundred_tasks_for_one_table_win_one_version_each_time(store: BaseStore) -> None:
    await table(store)
    wins: dict[int, int] = {}
    losses = 0

    async def contender(name: int) -> None:
        nonlocal losses
        version = 0
        for _ in range(5):
            try:
                version = await store.append("t", version, [str(name).encode()])
                wins[version] = name
            except Stale as stale:
                assert stale.actual > version
                version, losses = stale.actual, losses + 1

    await asyncio.gather(*(contender(name) for name in range(100)))
    assert losses > 100
    log = await log_of(store, "t")
    assert log == [(version, str(wins[version]).encode()) for version in range(1, len(wins) + 1)]


async def test_appends_that_build_on_each_other_need_not_wait_for_each_other(store: BaseStore) -> None:
    await table(store)
    versions = await asyncio.gather(*(store.append("t", number, [entry(number)]) for number in range(20)))
    assert versions == list(range(1, 21))


async def test_an_append_nobody_waits_for_any_more_spoils_nothing(store: BaseStore) -> None:
    await create_tables(store)
    tasks = [asyncio.create_task(store.append(each, 0, [entry(each)])) for each in TABLES]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[1::2] == [1] * 50
    for each in TABLES[::2]:
        version = await store.version(each)
        assert await store.append(each, version, [entry("next")]) == version + 1


async def test_changes_and_appends_in_one_group_happen_in_the_order_they_came(store: BaseStore) -> None:
    await table(store)
    answers = await asyncio.gather(
        store.append("t", 0, [entry(1)]), store.set_meta("t", 1, b"[]"), store.set_meta("t", 1, b"{}"),
        return_exceptions=True,
    )  # fmt: skip
    assert answers[0] == 1
    assert sorted(type(each).__name__ for each in answers[1:]) == ["Stale", "int"]
    assert await store.append("t", 1, [entry(2)]) == 2
