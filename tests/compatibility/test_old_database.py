"""A database and a record written by version 0.1.0 open as they were: same seats, same cards, same moves."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import spila
from tests.server.conftest import anyio_backend
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import serving

__all__ = ["anyio_backend"]

pytestmark = pytest.mark.anyio
HERE = Path(__file__).parent
WRITTEN = json.loads((HERE / "spila-0.1.0.json").read_text(encoding="utf-8"))


def as_before(now: Any, then: Any) -> Any:
    """`now` without the fields that `then` does not have: views may gain fields, and lose or change none."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {field: as_before(value, then[field]) for field, value in now.items() if field in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_before(*pair) for pair in zip(now, then, strict=True)]
    return now


async def test_every_seat_sees_what_it_saw(tmp_path: Path) -> None:
    (tmp_path / "spila.db").write_bytes(gzip.decompress((HERE / "spila-0.1.0.db.gz").read_bytes()))
    async with serving(tmp_path) as server:
        for seat in WRITTEN["seats"]:
            person = ProtocolClient(server.address, seat["table"], seat["token"])
            await person.open()
            found: dict[str, Any] = {
                "table": seat["table"], "token": seat["token"], "seat": seat["seat"], "phase": person.phase,
                "version": person.version, "view": person.view, "moves": person.moves,
                "names": [each.get("name") for each in person.room["seats"]],
            }  # fmt: skip
            await person.close()
            assert {**found, "view": as_before(found["view"], seat["view"])} == seat


async def test_an_unfinished_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "spila.db").write_bytes(gzip.decompress((HERE / "spila-0.1.0.db.gz").read_bytes()))
    async with serving(tmp_path) as server:
        seat = next(seat for seat in WRITTEN["seats"] if seat["moves"] and seat["phase"] == "playing")
        person = ProtocolClient(server.address, seat["table"], seat["token"])
        await person.open()
        answer = await person.must("move", move=seat["moves"][0])
        assert answer["version"] > seat["version"]
        await person.close()


async def test_the_record_reads_and_ends_the_same(tmp_path: Path) -> None:
    (tmp_path / "spila.db").write_bytes(gzip.decompress((HERE / "spila-0.1.0.db.gz").read_bytes()))
    async with serving(tmp_path) as server:
        http_client = HttpClient(server.address)
        for table, record in WRITTEN["records"].items():
            assert await http_client.get(f"api/tables/{table}/record") == record
            match = spila.from_record(json.dumps(record, ensure_ascii=False).encode())
            assert match.result is not None
        await http_client.close()


async def test_a_table_keeps_its_options_when_a_default_changes(tmp_path: Path) -> None:
    """No lock (ZZ-GAP-10), as when it was made."""
    (tmp_path / "spila.db").write_bytes(gzip.decompress((HERE / "spila-0.1.0.db.gz").read_bytes()))
    found = 0
    async with serving(tmp_path) as server:
        for seat in WRITTEN["seats"]:
            person = ProtocolClient(server.address, seat["table"], seat["token"])
            await person.open()
            if person.room["game"] == "zip-zap":
                assert person.room["options"]["misplayLockMs"] == 0
                found += 1
            await person.close()
    assert found
