"""The same cards for one person alone: what somebody played, and homework, with its report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client_group import TableFactory
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import Running, serving

pytestmark = pytest.mark.anyio
OVER = 4_000_000_000_000
"""A day that no test will see."""


async def alone(server: Running, http: HttpClient, table: str, name: str = "Embla") -> ProtocolClient:
    """Somebody who plays the cards of this table."""
    made = await http.post(f"api/tables/{table}/same", 201, name=name)
    client = ProtocolClient(server.address, made["table"], made["token"])
    await client.open()
    return client


async def played(client: ProtocolClient, gap: int = 0) -> list[int]:
    """Answer every card with this gap; the cards."""
    cards = []
    while client.view["result"] is None:
        cards.append(client.view["card"])
        await client.must("move", move={"type": "answer", "gap": gap})
        await client.until(lambda: client.view["card"] is None)
        await client.must("move", move={"type": "ready"})
        await client.until(lambda: client.view["card"] is not None or client.view["result"] is not None)
    return cards


async def homework(http: HttpClient, **settings: Any) -> tuple[str, str]:
    """Homework of two cards; its code, and its leader's token."""
    made = await http.post(
        "api/tables", 201, game="timeline-together", name="Leader", seats=[{"kind": "open"}], role="remote",
        options={"preset": "class", "cards": 2, "deck": "spila"}, settings={"led": True, "until": OVER, **settings},
    )  # fmt: skip
    return made["table"], made["role"]["token"]


async def test_what_was_played_can_be_played_again_but_not_before_its_end(table_factory: TableFactory) -> None:
    http = table_factory.http_client
    group = await table_factory("timeline-together", "me", options={"cards": 3, "deck": "spila"})
    refused = await http.post(f"api/tables/{group.table}/same", 409, name="Early")
    assert refused["code"] == "not-over"
    first = group[0].view["line"]
    cards = await played(group[0])
    other = await alone(group.server, http, group.table)
    assert other.view["line"] == first
    assert await played(other) == cards
    assert other.room["seed"] == group.live().state.deal_seed.hex()
    again = await alone(group.server, http, other.table)
    assert await played(again) == cards, "a copy can be copied"
    for each in (other, again):
        await each.close()


async def test_other_games_are_not_played_alone(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "easy", options={"handSize": 1})
    refused = await table_factory.http_client.post(f"api/tables/{group.table}/same", 409, name="Bo")
    assert refused["code"] == "too-few-seats"


async def test_homework_asks_everyone_the_same_and_the_report_counts_them_all(table_factory: TableFactory) -> None:
    http, server = table_factory.http_client, table_factory.server
    code, token = await homework(http, report_names=True)
    assert (await http.get(f"api/tables/{code}"))["until"] == OVER
    pupils = [await alone(server, http, code, name) for name in ("Ási", "Birta", "Dagur")]
    assert await played(pupils[0], 0) == await played(pupils[1], 1)
    await pupils[2].must("move", move={"type": "answer", "gap": 1})
    found = await http.post(f"api/tables/{code}/class-report", token=token)
    assert [card["answers"] for card in found["cards"]] == [3, 2]
    assert [person["name"] for person in found["persons"]] == ["Ási", "Birta", "Dagur"]
    assert found["persons"][2]["answers"][1] is None, "not answered yet"
    assert found["people"] == 3
    refused = await http.post(f"api/tables/{code}/class-report", 403, token=pupils[0].token)
    assert refused["code"] == "report-private"
    await server.runtime.registry.delete(pupils[0].table)
    assert (await http.post(f"api/tables/{code}/class-report", token=token))["people"] == 2
    for each in pupils:
        await each.close()


async def test_homework_is_left_as_it_was_set(table_factory: TableFactory) -> None:
    http, server = table_factory.http_client, table_factory.server
    code, token = await homework(http)
    remote = ProtocolClient(server.address, code, token)
    await remote.open()
    assert await remote.refused("start", trim=True) == "homework"
    assert await remote.refused("settle", options={"preset": "quick"}) == "homework"
    assert (await http.post(f"api/tables/{code}/seats", 409, name="Bo"))["code"] == "homework"
    pupil = await alone(server, http, code)
    assert await pupil.refused("settle", settings={"hints": True}) == "homework"
    assert await pupil.refused("continue") == "homework"
    assert await pupil.refused("hint") == "hints-off"
    assert (await http.post(f"api/tables/{pupil.table}/same", 409, name="Bo"))["code"] == "homework"
    await played(pupil)
    assert await pupil.refused("rematch") == "homework"
    assert (await http.get(f"api/tables/{pupil.table}/record", 400))["code"] == "record-private"
    settings = remote.room["settings"]
    await remote.must("settle", settings={**settings, "until": 1_000})
    assert (await http.post(f"api/tables/{code}/same", 409, name="Late"))["code"] == "homework-over"
    found = await http.post(f"api/tables/{code}/class-report", token=token)
    assert found["cards"] == [], "answers after the date do not count"
    for each in (remote, pupil):
        await each.close()


async def test_homework_takes_names_as_its_leader_wants_them(table_factory: TableFactory) -> None:
    http, server = table_factory.http_client, table_factory.server
    code, _ = await homework(http, names="list", name_list=["Embla", "Ari"])
    assert (await http.get(f"api/tables/{code}"))["free_names"] == ["Embla", "Ari"]
    assert (await http.post(f"api/tables/{code}/same", 409, name="Loki"))["code"] == "name-not-listed"
    await (await alone(server, http, code, "Ari")).close()
    code, token = await homework(http, names="animals", report_names=True)
    pupil = await alone(server, http, code, "Loki")
    await played(pupil)
    found = await http.post(f"api/tables/{code}/class-report", token=token)
    assert "Loki" not in str(found), "who gets an animal leaves no name"
    await pupil.close()


async def test_homework_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        http = HttpClient(server.address)
        code, token = await homework(http)
        pupil = await alone(server, http, code)
        await pupil.must("move", move={"type": "answer", "gap": 0})
        card, key = pupil.view["history"][0]["card"], (pupil.table, pupil.token)
        await pupil.close()
        await http.close()
    async with serving(tmp_path) as server:
        http = HttpClient(server.address)
        back = ProtocolClient(server.address, *key)
        await back.open()
        assert back.view["history"][0]["card"] == card
        await back.must("move", move={"type": "ready"})
        await played(back)
        other = await alone(server, http, code)
        assert other.view["card"] == card
        found = await http.post(f"api/tables/{code}/class-report", token=token)
        assert [row["answers"] for row in found["cards"]] == [1, 1]
        for each in (back, other):
            await each.close()
        await http.close()
