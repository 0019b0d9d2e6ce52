"""What outlives the server: tables after a restart, records, and how long they are kept."""

from __future__ import annotations

import hashlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spila
from spila.bots import stand_in
from tests.material import material
from tests.play import GAMES
from tests.server.client_group import WILD, ClientGroup, TableFactory
from tests.server.protocol_client import HttpClient, choose
from tests.server.servers import ROOMY, Running, advance, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def runtime(folder: Path, **fields: Any) -> AsyncIterator[tuple[Running, TableFactory]]:
    async with serving(folder, **fields) as running:
        http_client = HttpClient(running.address)
        table_factory = TableFactory(running, http_client)
        try:
            yield running, table_factory
        finally:
            await table_factory.close()
            await http_client.close()


async def test_a_restart_in_mid_game_changes_nothing(tmp_path: Path) -> None:
    async with runtime(tmp_path) as (_, table_factory):
        group = await table_factory("skip-bo", "me", "me", options=WILD, settings={"clock_seconds": 50, "chat": True})
        for number in range(5):
            mover = group[group[0].view["turn"]]
            await mover.until(lambda mover=mover: bool(mover.moves))  # type: ignore[misc]
            answer = await mover.must("move", ask=f"move-{number}", move=mover.first_move())
            await group.all_at(answer["version"])
        advance(30)
        before = [(each.version, each.view, each.moves, each.room) for each in group]
        table_factory.companies.clear()
    for each in group:
        await each.until_gone()
        assert each.goodbye["code"] == "restart"
        assert 500 <= each.goodbye["again"] <= 2_500
    async with runtime(tmp_path) as (running, table_factory):
        for each in group:
            each.socket_address = running.address.replace("http", "ws", 1) + "ws"
            known = len(each.received)
            await each.open(each.version)
            await each.quiet()
            assert {message["type"] for message in each.received[known:]} == {"done", "pulse"}, "nothing was missed"
            await each.open()
        assert [(each.version, each.view, each.moves, each.room) for each in group] == before
        assert group[0].clock["left"] > 40_000, "no clock ran while nobody could move"
        last = group[group[0].view["turn"]]
        again = await mover.ask("move", ask="move-4", move={"type": "end"})
        assert (again["type"], again["version"]) == ("done", answer["version"]), "answered before the restart"
        done = await last.must("move", move=last.first_move())
        assert done["version"] == answer["version"] + 1
        await group.close()


async def test_after_a_restart_what_was_missed_is_told_and_a_card_just_turned_stays_turned(tmp_path: Path) -> None:
    async with runtime(tmp_path) as (running, table_factory):
        group = await table_factory("timeline", "me", "me")
        mover, away = group[group[0].view["turn"]], group[1 - group[0].view["turn"]]
        await away.close()
        known = away.version
        values = group.live().state.position.values
        start = group[0].view["line"][0]
        card = next(card for card in mover.view["hands"][mover.seat] if values[card] != start["value"])
        wrong = 0 if values[card] > start["value"] else 1
        await mover.must("move", move={"card": card, "place": wrong})
        table_factory.companies.clear()
    async with runtime(tmp_path) as (running, table_factory):
        away.socket_address = running.address.replace("http", "ws", 1) + "ws"
        welcomes = len(away.of("welcome"))
        answer = await away.open(known)
        await away.until(lambda: away.version == answer["version"])
        assert away.version > known
        assert len(away.of("welcome")) == welcomes
        http_client = HttpClient(running.address)
        (side,) = await http_client.get(f"api/tables/{away.table}/dates?of={card}")
        assert side["date"]
        await away.close()
        await http_client.close()


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_verifies_and_the_replay_leads_to_the_end(table_factory: TableFactory, game: str) -> None:
    group = await table_factory(game, "me", stand_in(game), options=material(game).QUICK)
    player, chance = group[0], random.Random(game)
    promised = player.room["seed_hash"]
    assert "seed" not in player.room
    path = f"api/tables/{group.table}"
    assert (await table_factory.http_client.get(f"{path}/record", 400))["code"] == "match-goes-on"
    assert (await table_factory.http_client.get(f"{path}/replay", 400))["code"] == "match-goes-on"
    while player.phase != "over":
        await player.until(lambda: bool(player.moves) or player.phase == "over")
        if player.moves:
            await player.ask("move", move=choose(game, player.moves, chance), version=player.version)
    record = (await table_factory.http_client.http.get(f"{path}/record")).content
    match = spila.from_record(record)
    assert match.header.seed == player.room["seed"]
    assert hashlib.sha256(bytes.fromhex(player.room["seed"])).hexdigest() == promised == match.header.seed_hash
    assert msgspec.json.decode(msgspec.json.encode(match.result)) == player.room["result"]
    replay = await table_factory.http_client.get(f"{path}/replay")
    view = dict(replay["view"])
    for step in replay["steps"]:
        view |= step.get("view", {})
    assert {**view, **replay_own(replay, 0)} == player.view


def replay_own(replay: Any, seat: int) -> Any:
    own = dict(replay["own"][seat])
    for step in replay["steps"]:
        own |= step.get("own", {}).get(str(seat), {})
    return own


async def play_out(group: ClientGroup) -> None:
    player = group[0]
    while player.phase != "over":
        await player.until(lambda: bool(player.moves) or player.phase == "over")
        if player.moves:
            await player.ask("move", move=player.first_move())


async def test_whoever_missed_the_rematch_over_a_restart_is_told_of_it(tmp_path: Path) -> None:
    async with runtime(tmp_path) as (_, table_factory):
        group = await table_factory("timeline", "me", "medium", options={"handSize": 1, "maxRounds": 1})
        await play_out(group)
        version = group[0].version
        following = (await group[0].must("rematch"))["table"]
    async with runtime(tmp_path) as (running, _):
        late = group[0]
        late.socket_address = running.address.replace("http", "ws", 1) + "ws"
        await late.open(version)
        await late.until(lambda: bool(late.of("news")) and late.of("news")[-1]["what"]["kind"] == "rematch")
        assert late.room["next"] == following, "who was away a while"
        await late.open()
        assert late.room["next"] == following, "who comes anew"
        await late.close()


async def test_what_is_too_old_is_forgotten(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, finished_days=1.0, idle_days=2.0)
    async with runtime(tmp_path, limits=limits) as (running, table_factory):
        over = await table_factory("timeline", "me", "medium", options={"handSize": 1, "maxRounds": 1})
        await play_out(over)
        await table_factory.http_client.get(f"api/tables/{over.table}/record")
        idle = await table_factory("skip-bo", "me", "me")
        for group in (over, idle):
            await group.close()
        table_factory.companies.clear()
        running.runtime.registry.sweep(1e11)
        clock = running.runtime.store.clock
        for days, left in ((0.5, {over.table, idle.table}), (1.5, {idle.table}), (2.5, set())):
            running.runtime.store.clock = lambda days=days: clock() + int(days * 86_400_000)  # type: ignore[misc]
            await running.runtime.forget()
            assert {info.id for info in await running.runtime.store.tables()} == left
        running.runtime.registry.sweep(1e12)
        running.runtime.registry.sweep(2e12)
        assert (await table_factory.http_client.get(f"api/tables/{over.table}", 404))["code"] == "table-unknown"
