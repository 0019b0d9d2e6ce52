"""The start card is seen at one instant everywhere: also on a server that opens the table, or starts again, while the
countdown runs. The clocks of the stores are the test's; the time between is what they say.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import Running, advance, serving
from tests.store.databases import Clock
from tests.tables.deals import cards_to_lay, deal_next, seeds

pytestmark = pytest.mark.anyio

WRITTEN = 1_800_000_000_000
STILL = {"idleStallMs": None, "freeCardMs": None}
SETTINGS = {"remind_seconds": None, "sit_in_seconds": None, "pace": "instant"}


@asynccontextmanager
async def runtime(folder: Path, clock: Clock, **setup: Any) -> AsyncIterator[tuple[Running, TableFactory]]:
    async with serving(folder, **setup) as running:
        running.runtime.store.clock = clock
        http_client = HttpClient(running.address)
        table_factory = TableFactory(running, http_client)
        try:
            yield running, table_factory
        finally:
            await table_factory.close()
            await http_client.close()


async def counting_down(table_factory: TableFactory, *seats: str) -> ClientGroup:
    """A race whose start has been announced, but not come."""
    group = await table_factory("zip-zap", *seats, start=False, options=STILL, settings=SETTINGS)
    await group[0].send("start", ask="go")
    for each in group:
        await each.until(lambda each=each: bool(each.startings))  # type: ignore[misc]
    return group


async def arrive(each: ProtocolClient, running: Running) -> None:
    """Come to a table at this server, without waiting for the answer: it comes with the card."""
    each.socket_address = running.address.replace("http", "ws", 1) + "ws"
    before = each.startings
    opening = asyncio.create_task(each.open())
    async with asyncio.timeout(60):
        while each.startings == before and not opening.done():
            await asyncio.sleep(0)
    opening.cancel()
    await asyncio.wait([opening])
    assert each.startings > before, "there is no card yet"


def saw_the_card(each: ProtocolClient, since: int) -> bool:
    return any(message["type"] in ("news", "welcome") for message in each.received[since:])


async def check_waits(each: ProtocolClient, running: Running, most: int) -> None:
    """A client of this server waits for the rest of the countdown; their claim before the start is refused."""
    known = len(each.received)
    await arrive(each, running)
    assert 0 < each.of("starting")[-1]["wait"] <= most
    await each.send("move", ask="early", move={"type": "lay", "card": 1})
    await each.quiet()
    assert not saw_the_card(each, known)
    assert "start-card" not in "".join(each.raw)
    advance(most / 1000)
    await each.until(lambda: saw_the_card(each, known))
    assert each.view["pile"]
    answer = await each.answer("early")
    assert (answer["type"], answer["code"]) == ("refused", "not-yet")


async def test_a_restart_during_the_countdown_shows_the_card_no_earlier(tmp_path: Path) -> None:
    clock = Clock(WRITTEN)
    async with runtime(tmp_path, clock) as (_, table_factory):
        group = await counting_down(table_factory, "me", "me")
        table_factory.companies.clear()
    clock.now += 500
    async with runtime(tmp_path, clock) as (running, _):
        person = group[1]
        await check_waits(person, running, 2_500)
        await person.close()
    await group.close()


@pytest.mark.parametrize("later", [3_000, 600_000])
async def test_after_the_countdown_a_restart_counts_down_nothing(tmp_path: Path, later: int) -> None:
    clock = Clock(WRITTEN)
    async with runtime(tmp_path, clock) as (_, table_factory):
        group = await counting_down(table_factory, "me", "me")
        table_factory.companies.clear()
    clock.now += later
    async with runtime(tmp_path, clock) as (running, _):
        person = group[1]
        known = person.startings
        person.socket_address = running.address.replace("http", "ws", 1) + "ws"
        await person.open()
        assert person.view["pile"]
        assert person.startings == known
        await person.close()
    await group.close()


async def test_a_race_that_is_on_is_not_counted_down_again_though_the_clock_was_put_back(tmp_path: Path) -> None:
    clock = Clock(WRITTEN)
    async with runtime(tmp_path, clock) as (_, table_factory):
        person = await laid_a_card(table_factory)
        table_factory.companies.clear()
    clock.now -= 86_400_000
    async with runtime(tmp_path, clock) as (running, _):
        known = person.startings
        person.socket_address = running.address.replace("http", "ws", 1) + "ws"
        await person.open()
        assert person.startings == known
        await person.close()


async def laid_a_card(table_factory: TableFactory) -> ProtocolClient:
    """Somebody who laid the first card of a race."""
    deal_next(
        table_factory.server.runtime.registry,
        seeds("zip-zap", 2, STILL, lambda game, state: bool(cards_to_lay(game, state, 0))),
    )
    group = await counting_down(table_factory, "me", "me")
    advance(3.5)
    person = group[0]
    await person.answer("go")
    await person.until(lambda: bool(person.view))
    await person.must("move", move=next(move for move in person.moves or () if move["type"] == "lay"))
    return person


async def test_a_server_that_opens_the_table_during_the_countdown_starts_with_the_others(
    tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    database, clock = new_database("start"), Clock(WRITTEN)
    async with (
        runtime(tmp_path / "one", clock, database_url=database) as (_, table_factory),
        runtime(tmp_path / "two", clock, database_url=database) as (there, _),
    ):
        group = await counting_down(table_factory, "me", "me")
        assert group.table not in there.runtime.registry.tables, "only now somebody comes there"
        clock.now += 500
        late = group.protocol_client(group.tokens[1])
        await check_waits(late, there, 2_500)
        await late.close()


async def test_a_server_that_hears_of_the_start_late_starts_with_the_others(
    tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    """Both servers have the table open; the second one's clock shows how long the word took."""
    database, here, there = new_database("start"), Clock(WRITTEN), Clock(WRITTEN + 700)
    async with (
        runtime(tmp_path / "one", here, database_url=database) as (_, table_factory),
        runtime(tmp_path / "two", there, database_url=database) as (second, _),
    ):
        group = await table_factory("zip-zap", "me", "me", start=False, options=STILL, settings=SETTINGS)
        far = group.protocol_client(group.tokens[1])
        far.socket_address = second.address.replace("http", "ws", 1) + "ws"
        await far.open()
        await group[0].send("start", ask="go")
        for each in (group[0], far):
            await each.until(lambda each=each: bool(each.startings))  # type: ignore[misc]
        assert 2_800 <= group[0].of("starting")[-1]["wait"] <= 3_000
        assert 2_100 <= far.of("starting")[-1]["wait"] <= 2_300
        advance(3.5)
        for each in (group[0], far):
            await each.until(lambda each=each: bool(each.view))  # type: ignore[misc]
        await far.close()
