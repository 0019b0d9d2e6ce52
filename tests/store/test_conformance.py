"""The guarantees of `LogStore`, tested on both stores with real databases."""

from __future__ import annotations

import asyncio

import pytest

from spila.kernel import Malformed
from spila.store import BaseStore, Closed, Logged, Meta, Stale, StoreError, TableExists, TableFinished, UnknownTable
from tests.store.databases import HEADER, SEATS, Clock, Database, entry, log_of, table

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_header_its_seats_and_no_entries(store: BaseStore) -> None:
    await table(store)
    assert await store.header("t") == HEADER
    assert await store.headers(["t", "no"]) == {"t": HEADER}
    assert await store.headers([]) == {}
    assert await store.meta("t") == Meta(1, SEATS)
    assert await store.version("t") == 0
    assert await log_of(store, "t") == []


async def test_an_id_is_taken_once(store: BaseStore) -> None:
    await table(store)
    with pytest.raises(TableExists):
        await store.create("t", b'{"other":1}', SEATS)
    assert await store.header("t") == HEADER


async def test_of_many_who_create_the_same_table_one_does(store: BaseStore) -> None:
    tries = await asyncio.gather(*(store.create("t", HEADER, SEATS) for _ in range(8)), return_exceptions=True)
    assert [type(each) for each in tries if each is not None] == [TableExists] * 7


async def test_appended_entries_are_read_in_order_from_any_version(store: BaseStore) -> None:
    await table(store)
    assert await store.append("t", 0, [entry(1), entry(2)]) == 2
    assert await store.append("t", 2, [entry(3)]) == 3
    assert await log_of(store, "t") == [(1, entry(1)), (2, entry(2)), (3, entry(3))]
    assert await log_of(store, "t", after=2) == [(3, entry(3))]
    assert await log_of(store, "t", after=3) == []
    assert await store.version("t") == 3


async def test_entries_are_read_with_the_time_they_were_written(place: Database) -> None:
    clock = Clock(100)
    store = await place.open(clock=clock)
    await table(store)
    await store.append("t", 0, [entry(1), entry(2)])
    clock.now = 250
    await store.append("t", 2, [entry(3)])
    await store.append("t", 3, [entry(4)], at=240)
    other = await place.open(clock=Clock(9_999), readonly=True)
    for reader in (store, other):
        assert [row.at for row in await reader.read("t")] == [100, 100, 250, 240], "the same for every reader"
    (last,) = await other.read("t", after=3)
    assert last == Logged(4, entry(4), 240, last.hash)
    assert len(last.hash) == 32


async def test_a_log_can_be_read_in_slices(store: BaseStore) -> None:
    await table(store)
    await store.append("t", 0, [entry(number) for number in range(1, 6)])
    found: list[Logged] = []
    while rows := await store.read("t", len(found), 2):
        assert len(rows) <= 2
        found += rows
    assert found == await store.read("t")


async def test_an_append_at_another_version_is_stale_and_writes_nothing(store: BaseStore) -> None:
    await table(store)
    await store.append("t", 0, [entry(1), entry(2)])
    for expected in (0, 1, 3, 10**12):
        with pytest.raises(Stale) as caught:
            await store.append("t", expected, [entry("x"), entry("y"), entry("z")])
        assert caught.value.actual == 2
    assert await log_of(store, "t") == [(1, entry(1)), (2, entry(2))]


async def test_tables_do_not_mix(store: BaseStore) -> None:
    for each in ("a", "b"):
        await table(store, each)
        await store.append(each, 0, [entry(each)])
    assert await log_of(store, "a") == [(1, entry("a"))]
    assert await log_of(store, "b") == [(1, entry("b"))]


async def test_an_unknown_table_is_unknown_to_every_method(store: BaseStore) -> None:
    for asked in (
        store.header("no"),
        store.version("no"),
        store.read("no"),
        store.append("no", 0, [b"1"]),
        store.meta("no"),
        store.set_meta("no", 0, b"1"),
        store.finish("no", b"1"),
        store.record("no"),
    ):
        with pytest.raises(UnknownTable):
            await asked


BAD_DOCUMENTS = {b"": "unreadable", b"{": "unreadable", b"{} {}": "unreadable", b'{\n"a":1}': "line-break"}


async def test_only_json_on_one_line_is_kept(store: BaseStore) -> None:
    await table(store)
    for document, code in BAD_DOCUMENTS.items():
        for asked in (
            store.create("u", document, SEATS),
            store.create("u", HEADER, document),
            store.append("t", 0, [b"1", document]),
            store.set_meta("t", 1, document),
            store.finish("t", document),
        ):
            with pytest.raises(Malformed) as caught:
                await asked
            assert caught.value.code == code
    assert [each.id for each in await store.tables()] == ["t"]
    assert await store.version("t") == 0


async def test_ids_are_short_and_plain(store: BaseStore) -> None:
    for bad in ("", " ", "a b", "a\n", "é", "x" * 65):
        with pytest.raises(Malformed):
            await store.create(bad, HEADER, SEATS)
    assert await store.tables() == []


async def test_an_append_of_nothing_is_refused(store: BaseStore) -> None:
    await table(store)
    for expected, entries in ((0, []), (-1, [b"1"])):
        with pytest.raises(Malformed):
            await store.append("t", expected, entries)


async def test_meta_is_changed_only_by_those_who_know_it(store: BaseStore) -> None:
    await table(store)
    assert await store.set_meta("t", 1, b'{"seats":[]}') == 2
    with pytest.raises(Stale) as caught:
        await store.set_meta("t", 1, b"{}")
    assert caught.value.actual == 2
    assert await store.meta("t") == Meta(2, b'{"seats":[]}')


async def test_meta_has_keys_of_its_own(store: BaseStore) -> None:
    await table(store)
    assert await store.meta("t", "chat") is None
    assert await store.set_meta("t", 0, b"[]", "chat") == 1
    with pytest.raises(Stale):
        await store.set_meta("t", 0, b"[1]", "chat")
    assert await store.meta("t", "chat") == Meta(1, b"[]")
    assert await store.meta("t") == Meta(1, SEATS)


async def test_of_many_who_change_the_same_meta_each_version_has_one_winner(store: BaseStore) -> None:
    await table(store)
    tries = await asyncio.gather(*(store.set_meta("t", 1, str(n).encode()) for n in range(10)), return_exceptions=True)
    assert tries.count(2) == 1
    assert sum(isinstance(each, Stale) for each in tries) == 9
    winner = tries.index(2)
    assert await store.meta("t") == Meta(2, str(winner).encode())


async def test_a_finished_table_keeps_its_record_and_takes_no_more(store: BaseStore) -> None:
    await table(store)
    await store.append("t", 0, [entry(1)])
    assert await store.record("t") is None
    await store.finish("t", b'{"seed":"00"}\n', version=1)
    assert await store.record("t") == b'{"seed":"00"}'
    with pytest.raises(TableFinished):
        await store.append("t", 1, [entry(2)])
    await store.finish("t", b'{"seed":"00"}')
    with pytest.raises(TableFinished):
        await store.finish("t", b'{"seed":"11"}')
    assert await log_of(store, "t") == [(1, entry(1))]
    assert await store.record("t") == b'{"seed":"00"}'


async def test_a_table_that_moved_on_is_not_finished(store: BaseStore) -> None:
    await table(store)
    await store.append("t", 0, [entry(1)])
    with pytest.raises(Stale) as caught:
        await store.finish("t", b"{}", version=0)
    assert caught.value.actual == 1
    assert await store.record("t") is None
    assert await store.append("t", 1, [entry(2)]) == 2


async def test_finishing_and_appending_at_once_leave_either_order_but_nothing_after_the_end(store: BaseStore) -> None:
    for number in range(12):
        name = await table(store, f"t{number}")
        await store.append(name, 0, [entry(0)])
        added, ended = await asyncio.gather(
            store.append(name, 1, [entry(1)]), store.finish(name, b"{}", version=1), return_exceptions=True
        )
        if isinstance(added, TableFinished):
            assert ended is None
            assert await store.version(name) == 1
        else:
            assert added == 2
            assert isinstance(ended, Stale)
            assert await store.record(name) is None


async def test_tables_are_listed_by_state_and_last_activity(place: Database) -> None:
    clock = Clock(100)
    store = await place.open(clock=clock)
    for number, name in enumerate(("old", "moved", "seated", "done")):
        clock.now = 100 + number
        await table(store, name)
    clock.now = 200
    await store.append("moved", 0, [b"1", b"2"])
    clock.now = 300
    await store.set_meta("seated", 1, b"{}")
    clock.now = 400
    await store.finish("done", b"{}")
    found = {each.id: each for each in await store.tables()}
    assert list(found) == ["done", "seated", "moved", "old"]
    assert found["moved"] == ("moved", "open", 2, 101, 200, None)
    assert found["done"] == ("done", "finished", 0, 103, 400, 400)
    assert [each.id for each in await store.tables("open")] == ["seated", "moved", "old"]
    assert [each.id for each in await store.tables("finished")] == ["done"]
    assert [each.id for each in await store.tables(since=200, until=400)] == ["seated", "moved"]
    assert [each.id for each in await store.tables(most=1)] == ["done"]


async def test_what_is_due_is_forgotten_and_nothing_else(place: Database) -> None:
    clock = Clock(100)
    store = await place.open(clock=clock)
    for name in ("done-early", "done-late", "idle", "alive"):
        await table(store, name)
        await store.append(name, 0, [b"1"])
    await store.finish("done-early", b"{}")
    clock.now = 200
    await store.finish("done-late", b"{}")
    await store.append("alive", 1, [b"2"])
    assert await store.forget(150) == ["done-early"]
    with pytest.raises(UnknownTable):
        await log_of(store, "done-early")
    with pytest.raises(UnknownTable):
        await store.append("done-early", 1, [b"2"])
    assert await store.forget(150, idle_before=150) == ["idle"]
    assert await store.forget(150, idle_before=150) == []
    assert {each.id for each in await store.tables()} == {"done-late", "alive"}
    assert await log_of(store, "alive") == [(1, b"1"), (2, b"2")]
    await table(store, "idle")
    assert await store.version("idle") == 0, "nothing of the old table is left"


async def test_a_large_clean_up_goes_in_parts(place: Database) -> None:
    store = await place.open(clock=Clock(100))
    await asyncio.gather(*(table(store, f"t{number}") for number in range(120)))
    gone = await store.forget(0, idle_before=101)
    assert len(set(gone)) == 120
    assert await store.tables() == []


async def test_everything_is_there_after_opening_again(place: Database) -> None:
    store = await place.open()
    await table(store)
    await store.append("t", 0, [entry(1), entry(2)])
    await store.set_meta("t", 1, b"[]")
    await store.close()
    again = await place.open()
    assert await log_of(again, "t") == [(1, entry(1)), (2, entry(2))]
    assert await again.meta("t") == Meta(2, b"[]")
    assert await again.append("t", 2, [entry(3)]) == 3


async def test_a_closed_store_says_so_after_writing_what_was_asked(place: Database) -> None:
    store = await place.open()
    await table(store)
    asked = asyncio.gather(*(store.append("t", number, [entry(number)]) for number in range(5)))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert await asked == [1, 2, 3, 4, 5]
    for later in (
        store.append("t", 5, [b"1"]),
        store.read("t"),
        store.set_meta("t", 1, b"1"),
        store.create("u", b"1", b"1"),
    ):
        with pytest.raises(Closed):
            await later
    again = await place.open()
    assert await again.version("t") == 5


async def test_a_reading_store_reads_beside_a_writing_one_and_writes_nothing(place: Database) -> None:
    store = await place.open()
    await table(store)
    reader = await place.open(readonly=True)
    await store.append("t", 0, [entry(1)])
    assert await log_of(reader, "t") == [(1, entry(1))]
    for asked in (reader.append("t", 1, [b"1"]), reader.set_meta("t", 1, b"1"), reader.forget(10**15)):
        with pytest.raises(StoreError) as caught:
            await asked
        assert caught.value.code == "store-readonly"


async def test_a_long_log_is_appended_to_and_read_from_any_version(store: BaseStore) -> None:
    await table(store)
    await store.append("t", 0, [entry(number) for number in range(3000)])
    assert await store.append("t", 3000, [entry("last")]) == 3001
    assert await log_of(store, "t", after=3000) == [(3001, entry("last"))]
    assert len(await log_of(store, "t")) == 3001
