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
from tests.server.company import WILD, Company, Evening
from tests.server.running import ROOMY, Running, advance, serving
from tests.server.stranger import Door, choose

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(folder: Path, **fields: Any) -> AsyncIterator[tuple[Running, Evening]]:
    async with serving(folder, **fields) as running:
        door = Door(running.address)
        evening = Evening(running, door)
        try:
            yield running, evening
        finally:
            await evening.close()
            await door.close()


async def test_a_restart_in_mid_game_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, evening):
        company = await evening("skip-bo", "me", "me", options=WILD, settings={"clock_seconds": 50, "chat": True})
        for number in range(5):
            mover = company[company[0].view["turn"]]
            await mover.until(lambda mover=mover: bool(mover.moves))  # type: ignore[misc]
            answer = await mover.must("move", ask=f"move-{number}", move=mover.first_move())
            await company.all_at(answer["version"])
        advance(30)
        before = [(each.version, each.view, each.moves, each.room) for each in company]
        evening.companies.clear()
    for each in company:
        await each.until_gone()
        assert each.goodbye["code"] == "restart"
        assert 500 <= each.goodbye["again"] <= 2_500
    async with house(tmp_path) as (running, evening):
        for each in company:
            each.socket_address = running.address.replace("http", "ws", 1) + "ws"
            known = len(each.told)
            await each.open(each.version)
            await each.quiet()
            assert {message["type"] for message in each.told[known:]} == {"done", "pulse"}, "nothing was missed"
            await each.open()
        assert [(each.version, each.view, each.moves, each.room) for each in company] == before
        assert company[0].clock["left"] > 40_000, "no clock ran while nobody could move"
        last = company[company[0].view["turn"]]
        again = await mover.ask("move", ask="move-4", move={"type": "end"})
        assert (again["type"], again["version"]) == ("done", answer["version"]), "answered before the restart"
        done = await last.must("move", move=last.first_move())
        assert done["version"] == answer["version"] + 1
        await company.close()


async def test_after_a_restart_what_was_missed_is_told_and_a_card_just_turned_stays_turned(tmp_path: Path) -> None:
    async with house(tmp_path) as (running, evening):
        company = await evening("timeline", "me", "me")
        mover, away = company[company[0].view["turn"]], company[1 - company[0].view["turn"]]
        await away.close()
        known = away.version
        values = company.live().playing.state.values
        start = company[0].view["line"][0]
        card = next(card for card in mover.view["hands"][mover.seat] if values[card] != start["value"])
        wrong = 0 if values[card] > start["value"] else 1
        await mover.must("move", move={"card": card, "place": wrong})
        evening.companies.clear()
    async with house(tmp_path) as (running, evening):
        away.socket_address = running.address.replace("http", "ws", 1) + "ws"
        welcomes = len(away.of("welcome"))
        answer = await away.open(known)
        await away.until(lambda: away.version == answer["version"])
        assert away.version > known
        assert len(away.of("welcome")) == welcomes
        door = Door(running.address)
        (side,) = await door.get(f"api/tables/{away.table}/dates?of={card}")
        assert side["date"]
        await away.close()
        await door.close()


@pytest.mark.parametrize("game", ["skip-bo", "timeline"])
async def test_the_record_verifies_and_the_replay_leads_to_the_end(evening: Evening, game: str) -> None:
    options = {"skip-bo": {"stockSize": 1}, "timeline": {"handSize": 1}}[game]
    company = await evening(game, "me", "medium", options=options)
    player, chance = company[0], random.Random(game)
    promised = player.room["seed_hash"]
    assert "seed" not in player.room
    path = f"api/tables/{company.table}"
    assert (await evening.door.get(f"{path}/record", 400))["code"] == "match-goes-on"
    assert (await evening.door.get(f"{path}/replay", 400))["code"] == "match-goes-on"
    while player.phase != "over":
        await player.until(lambda: bool(player.moves) or player.phase == "over")
        if player.moves:
            await player.ask("move", move=choose(game, player.view, player.moves, chance), version=player.version)
    record = (await evening.door.http.get(f"{path}/record")).content
    match = spila.from_record(record)
    assert match.header.seed == player.room["seed"]
    assert hashlib.sha256(bytes.fromhex(player.room["seed"])).hexdigest() == promised == match.header.seed_hash
    assert msgspec.json.decode(msgspec.json.encode(match.result)) == player.room["result"]
    replay = await evening.door.get(f"{path}/replay")
    view = dict(replay["view"])
    for step in replay["steps"]:
        view |= step.get("view", {})
    assert {**view, **replay_own(replay, 0)} == player.view


def replay_own(replay: Any, seat: int) -> Any:
    own = dict(replay["own"][seat])
    for step in replay["steps"]:
        own |= step.get("own", {}).get(str(seat), {})
    return own


async def play_out(company: Company) -> None:
    player = company[0]
    while player.phase != "over":
        await player.until(lambda: bool(player.moves) or player.phase == "over")
        if player.moves:
            await player.ask("move", move=player.first_move())


async def test_whoever_missed_the_rematch_over_a_restart_is_told_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, evening):
        company = await evening("timeline", "me", "medium", options={"handSize": 1, "maxRounds": 1})
        await play_out(company)
        version = company[0].version
        following = (await company[0].must("rematch"))["table"]
    async with house(tmp_path) as (running, _):
        late = company[0]
        late.socket_address = running.address.replace("http", "ws", 1) + "ws"
        await late.open(version)
        await late.until(lambda: bool(late.of("news")) and late.of("news")[-1]["what"]["kind"] == "rematch")
        assert late.room["next"] == following, "who was away a while"
        await late.open()
        assert late.room["next"] == following, "who comes anew"
        await late.close()


async def test_what_is_too_old_is_forgotten(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, finished_days=1.0, idle_days=2.0)
    async with house(tmp_path, limits=limits) as (running, evening):
        over = await evening("timeline", "me", "medium", options={"handSize": 1, "maxRounds": 1})
        await play_out(over)
        await evening.door.get(f"api/tables/{over.table}/record")
        idle = await evening("skip-bo", "me", "me")
        for company in (over, idle):
            await company.close()
        evening.companies.clear()
        running.house.hall.sweep(running.house.hall._empty.get(over.table, 0.0) + 10_000)
        clock = running.house.store.clock
        for days, left in ((0.5, {over.table, idle.table}), (1.5, {idle.table}), (2.5, set())):
            running.house.store.clock = lambda days=days: clock() + int(days * 86_400_000)  # type: ignore[misc]
            await running.house.forget()
            assert {info.id for info in await running.house.store.tables()} == left
        running.house.hall.sweep(1e12)
        running.house.hall.sweep(2e12)
        assert (await evening.door.get(f"api/tables/{over.table}", 404))["code"] == "table-unknown"
