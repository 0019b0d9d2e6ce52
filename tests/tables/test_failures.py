"""What can go wrong around a table: stores that do not answer, connections that are lost, tables that fail. Every
command is answered once, waiting clients are informed, and the game goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest

from spila.kernel.capabilities import RaceRules, implements
from spila.store import BaseStore, Unavailable, Uncertain, Watch, open_store
from spila.tables.actor import TableActor
from spila.tables.agenda_items import Retry
from spila.tables.client import Client
from spila.tables.commands import Hello, Start
from spila.tables.entries import Occupant
from spila.tables.messages import PROTOCOL
from spila.tables.registry import EMPTY_KEPT, TableRegistry, person
from spila.tables.settings import Settings
from spila.tables.table_bots import LEAST_REACTION
from tests.server.client_group import TableFactory
from tests.server.servers import advance
from tests.server.strict import decode_strictly
from tests.tables.deals import deal_next, seeds
from tests.tables.test_time import in_hand, lay, racing

pytestmark = pytest.mark.anyio

NO_STALL = {"idleStallMs": None}


class RecordingClient(Client):
    """Somebody without a socket, who keeps what is heard, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.received: list[tuple[float, Any]] = []
        self.more = asyncio.Event()

    def write(self, data: bytes) -> None:
        self.received.append((asyncio.get_running_loop().time(), decode_strictly(data)))
        self.more.set()

    def end(self) -> None:
        """Nothing to close."""

    async def until(self, kind: str, count: int = 1) -> list[tuple[float, Any]]:
        """The messages of this kind, once there are so many."""
        async with asyncio.timeout(60):
            while len(found := [each for each in self.received if each[1]["type"] == kind]) < count:
                self.more.clear()
                await self.more.wait()
        return found


async def comes(table: TableActor, token: str) -> RecordingClient:
    client = RecordingClient()
    table.post(partial(table.serve, client, Hello(id="hello", protocol=PROTOCOL, table=table.id, token=token), 0))
    await client.until("welcome")
    return client


async def deals(table: TableActor, client: RecordingClient) -> None:
    table.post(partial(table.serve, client, Start(id="start"), 0))
    if implements(table.state.game, RaceRules):
        await client.until("starting")
        advance(3.5)
    await client.until("done", 2)


async def in_turn(table: TableActor) -> None:
    """Wait until the owner has done all that was to be done."""
    done = asyncio.Event()

    async def mark() -> None:
        done.set()

    table.post(mark)
    await asyncio.wait_for(done.wait(), 60)


async def becomes(true: Callable[[], bool]) -> None:
    """Wait for something that nobody tells of."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[BaseStore]:
    async with await open_store(tmp_path / "spila.db") as opened:
        yield opened


@asynccontextmanager
async def failing(
    store: Any, method: str, error: type[Exception] = Unavailable, lands: bool = False
) -> AsyncIterator[None]:
    """The store's connection is down for a while; what was asked for may have been done all the same."""
    real = getattr(store, method)

    async def lost(*args: Any, **more: Any) -> Any:
        if lands:
            await real(*args, **more)
            setattr(store, method, real)
        raise error("the line is down")

    setattr(store, method, lost)
    try:
        yield
    finally:
        setattr(store, method, real)


class StoreConnection:
    """The connection of one server to the store. When the server is dead, nothing passes any more."""

    def __init__(self, store: BaseStore) -> None:
        self.dead = False
        self.watches: list[Watch] = []
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def watch(self, table_id: str) -> Watch:
        self.watches.append(self._store.watch(table_id))
        return self.watches[-1]

    def publish(self, channel: str, data: bytes) -> None:
        if not self.dead:
            self._store.publish(channel, data)

    def subscribe(self, channel: str, receive: Callable[[bytes], None]) -> Any:
        return self._store.subscribe(channel, lambda data: None if self.dead else receive(data))

    async def append(self, *args: Any, **more: Any) -> int:
        if self.dead:
            raise Unavailable("the server is dead")
        return await self._store.append(*args, **more)


# ---------------------------------------------------------------- one answer, always


async def test_a_preset_that_is_no_name_is_refused_and_harms_nobody(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", start=False)
    for odd in ([1], {"a": 1}, 7):
        assert await group[0].refused("settle", options={"preset": odd}) == "preset"
    await group[1].must("ping")
    body = {"game": "timeline", "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"preset": [1]}}
    answer = await group.http_client.http.post("api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "preset")


async def test_whoever_waits_for_a_table_that_falls_over_is_told(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", start=False)
    gate = asyncio.Event()

    async def trip() -> None:
        await gate.wait()
        raise RuntimeError("a fault of ours")

    group.live().post(trip)
    late = group.protocol_client()
    coming = asyncio.create_task(late.open())
    joining = asyncio.create_task(group.http_client.http.post(f"api/tables/{group.table}/seats", json={"name": "Bo"}))
    await becomes(lambda: len(group.live().inbox) >= 2)
    gate.set()
    assert (await joining).status_code == 503
    with pytest.raises(AssertionError, match="the line is down"):
        await coming
    await group[0].until_gone()
    assert (late.goodbye["code"], group[0].goodbye["code"]) == ("table-fault", "table-fault")
    await group[0].open()
    assert group[0].phase == "lobby", "it is there again"


async def test_a_refused_guest_of_a_table_that_was_put_away_is_still_answered(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", start=False)
    odd = await group.another()
    assert await odd.refused("hello", protocol=PROTOCOL, table=group.table, token="x" * 32) == "wrong-token"
    for each in group:
        await each.close()
    registry, now = group.server.runtime.registry, asyncio.get_running_loop().time()
    group.live().clients.clear()
    registry.sweep(now)
    registry.sweep(now + EMPTY_KEPT + 1)
    assert group.table not in registry.tables
    assert await odd.refused("ping") == "hello-first"


async def test_a_table_with_something_to_do_is_not_put_away(store: BaseStore) -> None:
    registry = TableRegistry(store)
    code, _ = await registry.make("timeline", [person("A"), person("B")], None, Settings())
    table = await registry.find(code)
    await in_turn(table)
    gate, done = asyncio.Event(), asyncio.Event()

    async def long() -> None:
        await gate.wait()
        done.set()

    table.post(long)
    registry.sweep(1e9)
    registry.sweep(2e9)
    gate.set()
    await asyncio.wait_for(done.wait(), 60)
    await in_turn(table)
    registry.sweep(3e9)
    registry.sweep(4e9)
    assert not registry.tables


async def test_the_first_who_asks_for_a_table_may_go_before_it_is_open(store: BaseStore) -> None:
    registry = TableRegistry(store)
    code, _ = await registry.make("timeline", [person("A"), person("B")], None, Settings())
    first, second = asyncio.create_task(registry.find(code)), asyncio.create_task(registry.find(code))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).id == code
    assert first.cancelled()


async def test_a_log_that_a_newer_server_wrote_is_refused_in_words(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", start=False)
    version = group[0].version
    await group[0].close()
    registry = group.server.runtime.registry
    await becomes(lambda: not group.live().clients and not group.live().busy)
    registry.sweep(1e9)
    registry.sweep(2e9)
    assert group.table not in registry.tables
    await group.server.runtime.store.append(group.table, version, [b'{"type":"something-newer"}'])
    answer = await group[0].open()
    assert (answer["type"], answer["code"]) == ("refused", "unreadable")


async def test_coming_back_to_a_bot_is_answered_once_though_the_store_is_away(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings={"sit_in_seconds": 60, "pace": "slow"})
    mover = next(each for each in group if each.moves)
    other = next(each for each in group if each is not mover)
    await mover.close()
    advance(61)
    await other.until(lambda: bool(other.room["seats"][mover.seat].get("bot")))
    async with failing(group.live().store, "append"):
        assert (await mover.open())["type"] == "done"
        await mover.quiet()
    mover.check()


async def test_a_join_that_landed_though_nobody_heard_takes_one_seat(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", "open", start=False)
    async with failing(group.live().store, "append", Uncertain, lands=True):
        seat, _ = await group.http_client.join(group.table, "Bo")
    await group[0].must("ping")
    assert [each.get("name") for each in group[0].room["seats"]] == ["Anna", "Bo", None]
    assert seat == 1


# ---------------------------------------------------------------- seats


async def test_whoever_moves_up_while_away_learns_the_new_place(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", "open", start=False)
    bo = await group.join("Bo", seat=2)
    version = bo.version
    await bo.close()
    await group[0].must("seats", count=2)
    await bo.open(version)
    await bo.must("ping")
    assert (bo.seat, len(bo.room["seats"])) == (1, 2)


async def test_a_host_who_leaves_by_the_rules_is_host_no_more(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", "me")
    await group[0].must("leave")
    await group[1].must("ping")
    assert group[1].room["host"] == 1
    await group[1].must("settle", title="Ours")


async def test_nobody_asks_those_who_left_about_taking_back(table_factory: TableFactory) -> None:
    options, settings = {"first": 0, "handSize": 4}, {"practice": True}
    group = await table_factory("timeline", "me", "me", "me", options=options, settings=settings)
    await group[2].must("leave")
    await group[0].until(lambda: bool(group[0].moves))
    await group[0].must("move", move=group[0].first_move())
    await group[0].must("undo")
    assert group[0].room["undo"]["wanted"] == [1]
    await group[1].must("agree", agree=True)
    await group[0].until(lambda: bool(group[0].news("undone")))


@pytest.mark.parametrize("watching", [True, False])
async def test_whoever_gets_up_looks_on_only_where_looking_on_is_welcome(
    table_factory: TableFactory, watching: bool
) -> None:
    group = await table_factory("timeline", "me", "me", "open", start=False, settings={"watching": watching})
    await group[1].send("leave")
    if watching:
        await group[1].until(lambda: group[1].room["seats"][1]["kind"] == "open")
        await group[1].quiet()
        assert group[1].goodbye is None
    else:
        await group[1].until_gone()
        assert group[1].goodbye["code"] == "no-watching"


# ---------------------------------------------------------------- races


async def test_a_claim_that_is_held_survives_a_change_of_pace(table_factory: TableFactory) -> None:
    group = await racing(table_factory, settings={"relaxed": True})
    first = await group[1].send("move", move=lay(in_hand(group[1], fits=True)))
    await group[1].must("ping")
    await group[0].must("settle", settings={**group[0].room["settings"], "relaxed": False})
    await group[0].send("move", move=lay(in_hand(group[0], fits=True)))
    await group[0].must("ping")
    advance(4)
    await group[1].until(lambda: first in group[1].answers)


def bots_can_lay(game: Any, state: Any) -> bool:
    """Both bots can lay a card, and whatever one of them does, one of them can lay another."""
    return all(game.moves(state, seat) for seat in (1, 2)) and all(
        any(game.moves(game.play(state, seat, move).state, other) for other in (1, 2))
        for seat in (1, 2)
        for move in game.moves(state, seat)
    )


async def able_bots(
    registry: TableRegistry, level: str, pace: Literal["instant", "quick"]
) -> tuple[TableActor, RecordingClient]:
    """A race of one person and two bots, which are never stuck when they have laid one card."""
    bots = [Occupant("bot", level=level), Occupant("bot", level=level)]
    code, tokens = await registry.make("zip-zap", [person("A"), *bots], NO_STALL, Settings(pace=pace))
    table = await registry.find(code)
    client = await comes(table, tokens[0])
    await deals(table, client)
    return table, client


async def test_bots_of_a_race_are_there_again_when_the_store_is(store: BaseStore) -> None:
    registry = TableRegistry(store)
    deal_next(registry, seeds("zip-zap", 3, NO_STALL, bots_can_lay))
    table, client = await able_bots(registry, "easy", "instant")
    async with failing(store, "append"):
        advance(5)
        await becomes(lambda: Retry() in table.agenda)
    assert not [said for _, said in client.received if said["type"] == "news" and said["what"]["kind"] == "move"]
    advance(2)
    await client.until("news", 2)


async def test_a_bot_reacts_to_what_it_sees_and_not_to_what_it_was_about_to_see(store: BaseStore) -> None:
    """Two bots are due at once: the first card is news for the second."""
    registry = TableRegistry(store)
    deal_next(registry, seeds("zip-zap", 3, NO_STALL, bots_can_lay), 3)
    for _ in range(3):
        _, client = await able_bots(registry, "hard", "quick")
        advance(10)
        moves = [when for when, said in await client.until("news", 3) if said["what"]["kind"] == "move"]
        early, late = moves[:2]
        assert late - early >= LEAST_REACTION * 0.9


async def test_whoever_was_on_a_server_that_died_is_stood_in_for_in_a_race_too(store: BaseStore) -> None:
    connection = StoreConnection(store)
    here, there = TableRegistry(store, shared=True), TableRegistry(connection, shared=True)
    code, tokens = await here.make("zip-zap", [person("A"), person("B")], NO_STALL, Settings())
    table, other = await here.find(code), await there.find(code)
    client, _ = await comes(table, tokens[0]), await comes(other, tokens[1])
    await deals(table, client)
    advance(5)
    await in_turn(table)
    assert table.presence.present(1)
    connection.dead = True
    for _ in range(30):
        advance(10)
        here.sweep(asyncio.get_running_loop().time())
        await in_turn(table)
    assert table.state.seating.seats[1].away


# ---------------------------------------------------------------- several servers


async def test_a_store_that_does_not_answer_for_a_moment_throws_nobody_out(store: BaseStore) -> None:
    here, there = TableRegistry(store, shared=True), TableRegistry(store, shared=True)
    code, tokens = await here.make("timeline", [person("A"), person("B")], None, Settings())
    table, other = await here.find(code), await there.find(code)
    one, two = await comes(table, tokens[0]), await comes(other, tokens[1])
    async with failing(store, "read"):
        await deals(table, one)
        await becomes(lambda: Retry() in other.agenda)
    assert code in there.tables
    advance(2)
    await two.until("news")
    assert other.state.version == table.state.version


async def test_tables_put_away_are_watched_no_more(store: BaseStore) -> None:
    connection = StoreConnection(store)
    registry = TableRegistry(connection, shared=True)
    for _ in range(3):
        code, _ = await registry.make("timeline", [person("A"), person("B")], None, Settings())
        await in_turn(await registry.find(code))
    registry.sweep(1e9)
    registry.sweep(2e9)
    assert len(connection.watches) == 3
    async with asyncio.timeout(60):
        for watch in connection.watches:
            assert [version async for version in watch] == [], "which ends because the watch is closed"


async def test_a_record_that_could_not_be_written_at_once_is_written_later(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "medium", options={"handSize": 1, "maxRounds": 1})
    player, table = group[0], group.live()
    async with failing(table.store, "finish"):
        while player.phase != "over":
            await player.until(lambda: bool(player.moves) or player.phase == "over")
            if player.moves:
                await player.ask("move", move=player.first_move())
        await becomes(lambda: Retry() in table.agenda)
    assert not table.state.finished
    advance(2)
    await becomes(lambda: table.state.finished)
