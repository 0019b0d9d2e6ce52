"""The store of a simulation keeps the promises of the real ones: the tests of those run on it too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from spila.store import BaseStore, Uncertain
from tests.simulation.database import Database, SimulatedStore
from tests.simulation.loop import SimulatedLoop
from tests.store import test_conformance as promises
from tests.store.databases import entry, log_of, table

Promise = Callable[[BaseStore], Awaitable[None]]
PROMISES: list[Promise] = [
    promises.test_a_new_table_has_its_header_its_seats_and_no_entries,
    promises.test_an_id_is_taken_once,
    promises.test_of_many_who_create_the_same_table_one_does,
    promises.test_appended_entries_are_read_in_order_from_any_version,
    promises.test_an_append_at_another_version_is_stale_and_writes_nothing,
    promises.test_tables_do_not_mix,
    promises.test_an_unknown_table_is_unknown_to_every_method,
    promises.test_only_json_on_one_line_is_kept,
    promises.test_ids_are_short_and_plain,
    promises.test_an_append_of_nothing_is_refused,
    promises.test_meta_is_changed_only_by_those_who_know_it,
    promises.test_meta_has_keys_of_its_own,
    promises.test_of_many_who_change_the_same_meta_each_version_has_one_winner,
    promises.test_a_finished_table_keeps_its_record_and_takes_no_more,
    promises.test_a_table_that_moved_on_is_not_finished,
    promises.test_finishing_and_appending_at_once_leave_either_order_but_nothing_after_the_end,
    promises.test_a_long_log_is_appended_to_and_read_from_any_version,
]


def on_a_simulated_store(work: Callable[[SimulatedStore], Awaitable[Any]]) -> Any:
    """Run this on a loop and a store of their own."""
    loop = SimulatedLoop(Random(1), 0.3)  # type: ignore[abstract]
    database = Database(loop)

    async def run() -> Any:
        store = SimulatedStore(
            database, "server", loop.owned("server"), Random(2), lambda: int(1000 * loop.time()), shared=True
        )
        return await work(store)

    return loop.run(run())


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
def test_the_simulated_store_keeps_what_the_real_ones_promise(promise: Promise) -> None:
    on_a_simulated_store(promise)


@pytest.mark.parametrize(("trouble", "written"), [("uncertain-lost", 0), ("uncertain-written", 1)])
def test_an_uncertain_append_is_written_or_not(trouble: Any, written: int) -> None:
    async def work(store: SimulatedStore) -> None:
        await table(store)
        store.troubles[trouble] = 1.0
        with pytest.raises(Uncertain):
            await store.append("t", 0, [entry(1)])
        store.troubles.clear()
        assert len(await log_of(store, "t")) == written

    on_a_simulated_store(work)
