"""Receipts at the end of a match, and tables whose log was changed from outside."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spila.tables.table_info import table_info
from tests.cli.command import refused, spila
from tests.server.client_group import ClientGroup
from tests.server.protocol_client import choose
from tests.tables.test_recovery import runtime

pytestmark = pytest.mark.anyio


async def play_out(group: ClientGroup) -> None:
    chance = random.Random(3)
    while (mover := next((each for each in group if each.moves and each.phase == "playing"), None)) is not None:
        answer = await mover.must("move", move=choose("timeline", mover.moves or [], chance))
        await group.all_at(answer["version"])


async def test_everybody_gets_the_last_hash_as_a_receipt(tmp_path: Path) -> None:
    async with runtime(tmp_path) as (running, table_factory):
        group = await table_factory("timeline", "me", "me")
        assert "receipt" not in group[0].room
        await play_out(group)
        rows = await running.runtime.store.read(group.table)
        receipt = rows[-1].hash.hex()
        assert [each.room["receipt"] for each in group] == [receipt] * 2, "with the last update"
        assert (await group.another()).room["receipt"] == receipt, "and for everybody who comes later"
        table = group.table
    async with runtime(tmp_path) as (running, table_factory):
        table_again = await running.runtime.registry.find(table)
        assert table_info(table_again.state).receipt == receipt, "and after a restart"
    database = tmp_path / "spila.db"
    ran = spila("verify", "--database", database, "--table", table.lower(), "--receipt", receipt)
    assert ran.code == 0, ran
    assert receipt in ran.out
    assert "n’t end as the receipt says" in refused("verify", "--database", database, "--receipt", "00" * 32)
    copy = tmp_path / "copy.jsonl"
    assert spila("export", copy, "--data", tmp_path).code == 0
    assert receipt in spila("verify", copy, "--receipt", receipt).out


async def test_a_table_with_a_broken_chain_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    async with runtime(tmp_path) as (_, table_factory):
        groups = [await table_factory("timeline", "me", "me") for _ in range(2)]
        for group in groups:
            mover = next(each for each in group if each.moves)
            await group.all_at((await mover.must("move", move=mover.first_move()))["version"])
        table_factory.companies.clear()
    broken, whole = groups
    with closing(sqlite3.connect(tmp_path / "spila.db")) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND version = 1", (broken.table,))
    named = f'log of table "{broken.table}" is damaged: entry 1 is missing'
    assert named in refused("verify", "--database", tmp_path / "spila.db")
    assert spila("verify", "--database", tmp_path / "spila.db", "--table", whole.table).code == 0
    async with runtime(tmp_path) as (running, table_factory):
        for group in groups:
            for each in group:
                each.socket_address = running.address.replace("http", "ws", 1) + "ws"
        assert (await broken[0].open())["code"] == "log-row-missing"
        seats = [{"table": group.table, "token": group.tokens[0]} for group in groups]
        cards = await table_factory.http_client.post("api/mine", tables=seats)
        assert [card["table"] for card in cards] == [whole.table]
        answer = await table_factory.http_client.get(f"api/tables/{broken.table}", 409)
        assert answer == {"code": "log-row-missing", "params": {"table": broken.table, "entry": 1}}
        for each in whole:
            await each.open()
        mover = next(each for each in whole if each.moves)
        await mover.must("move", move=mover.first_move())
        for each in (*whole, *broken):
            await each.close()


def test_verify_needs_one_thing_to_check(tmp_path: Path) -> None:
    assert "name a file" in refused("verify")
    assert "name a file" in refused("verify", tmp_path / "record.json", "--database", "spila.db")
