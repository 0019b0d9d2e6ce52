"""The host's page: nobody else opens it, it shows and deletes what is there. Notes about cards find their reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from spila.server.config import ServerConfig
from spila.server.host_key import FILE, host_key, is_host
from tests.server.client_group import TableFactory
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import ROOMY, Running, serving
from tests.server.workshop_client import DECKS, HEAD, cards, deal, new_deck

pytestmark = pytest.mark.anyio


async def host(server: Running, http: httpx.AsyncClient, method: str = "GET", path: str = "", **body: Any) -> Any:
    key = host_key(server.runtime.config)
    headers = {"authorization": f"Bearer {key}"}
    return await http.request(method, f"/api/host{path}", headers=headers, json=body or None)


async def test_only_with_the_key(server: Running, http_client: HttpClient) -> None:
    http = http_client.http
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": host_key(server.runtime.config)}):
        for method, path in (("GET", ""), ("DELETE", "/decks/ABCDE"), ("DELETE", "/tables/ABCDE")):
            refused = await http.request(method, f"/api/host{path}", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (403, "host-key")
    assert (await host(server, http)).status_code == 200


async def test_those_who_try_keys_are_slowed_down(tmp_path: Path) -> None:
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, misses_per_address=3)) as server:
        client = HttpClient(server.address)
        answers = [await client.http.get("/api/host", headers={"authorization": f"Bearer {n}"}) for n in range(6)]
        assert [each.status_code for each in answers] == [403, 403, 403, 429, 429, 429]
        assert (await host(server, client.http)).status_code == 429
        await client.close()


def test_the_key_is_kept_and_can_be_replaced(tmp_path: Path) -> None:
    config = ServerConfig(data=str(tmp_path / "data"))
    key = host_key(config)
    assert host_key(config) == key
    assert is_host(config, key)
    assert (tmp_path / "data" / FILE).stat().st_mode & 0o777 == 0o600
    new = host_key(config, new=True)
    assert new != key
    assert (is_host(config, key), is_host(config, new)) == (False, True)
    (tmp_path / "data" / FILE).write_text("")
    assert not is_host(config, "")
    given = ServerConfig(data=str(tmp_path / "data"), host_key="a key for several servers")
    assert host_key(given) == "a key for several servers"
    assert is_host(given, "a key for several servers")


async def test_what_the_host_sees_and_deletes(server: Running, http_client: HttpClient) -> None:
    http = http_client.http
    picture = {"kind": "icon", "name": "lion"}
    owner, editor = await new_deck(http, *({**each, "picture": picture} for each in cards(9)))
    await editor.publish()
    made = (await deal(http, f"code:{editor.code}")).json()
    page = (await host(server, http)).json()
    by_code = {each["code"]: each for each in page["decks"]}
    assert by_code["spila"]["kind"] == "shipped"
    assert by_code["spila"]["cards"] > 200
    assert by_code["young-players"]["used"] is None
    before = server.runtime.store.clock()
    await deal(http, "young-players")
    page = (await host(server, http, path="?lang=sv")).json()
    by_code = {each["code"]: each for each in page["decks"]}
    assert by_code["young-players"]["used"] >= before
    assert by_code["spila"]["title"] == "Spilas kortlek"
    mine = by_code[editor.code]
    assert (mine["kind"], mine["title"], mine["cards"], mine["tables"]) == ("workshop", "Our village", 9, 1)
    assert mine["bytes"] > 300
    assert mine["picture"].startswith("<")
    (table,) = [each for each in page["tables"] if each["table"] == made["table"]]
    assert (table["game"], table["phase"], table["deck"]) == ("timeline", "lobby", "Our village")
    assert page["all_tables"] >= 1
    assert page["disk"]["total"] > page["disk"]["used"] > 0
    player = ProtocolClient(server.address, made["table"], made["seats"][0]["token"])
    await player.open()
    assert (await host(server, http, "DELETE", f"/tables/{made['table']}")).status_code == 204
    await player.until_gone()
    assert player.goodbye["code"] == "table-deleted"
    assert (await http.get(f"/api/tables/{made['table']}")).status_code == 404
    assert (await host(server, http, "DELETE", f"/tables/{made['table']}")).status_code == 404
    assert (await host(server, http, "DELETE", f"/decks/{editor.code}")).status_code == 204
    assert (await owner.get()).status_code == 404
    assert (await host(server, http, "DELETE", "/decks/spila")).status_code == 404


async def test_whether_anybody_makes_decks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        client = HttpClient(server.address)
        assert (await host(server, client.http, "POST", open=False)).json()["open"] is False
        refused = await client.http.post(DECKS, json={"head": HEAD})
        assert (refused.status_code, refused.json()["code"]) == (403, "decks-closed")
        await client.close()
    async with serving(tmp_path) as server:
        client = HttpClient(server.address)
        assert (await client.http.get("/api/workshop")).json()["open"] is False, "also after a restart"
        assert (await host(server, client.http, "POST", open=True)).json()["open"] is True
        await new_deck(client.http)
        await client.close()


async def test_notes_about_cards(server: Running, http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(9))
    await editor.publish()
    made = (await deal(http, f"code:{editor.code}")).json()
    path = f"/api/tables/{made['table']}/reports"
    note = {"card": 0, "note": "It was  earlier\u202e!"}
    refused = await http.post(path, json=note)
    assert (refused.status_code, refused.json()["code"]) == (404, "card-covered")
    player = ProtocolClient(server.address, made["table"], made["seats"][0]["token"])
    try:
        await player.open()
        await player.must("start")
        await player.until(lambda: bool(player.view))
        (shown,) = player.view["line"]
        held = player.view["hands"][0][0]
    finally:
        await player.close()
    assert (await http.post(path, json={**note, "card": held})).status_code == 404
    assert (await http.post(path, json={**note, "card": 999})).status_code == 404
    assert (await http.post(path, json={"card": shown["card"], "note": "\u200b\u202e"})).status_code == 400
    assert (await http.post(path, json={**note, "card": shown["card"]})).status_code == 204
    assert (await editor.draft())["reports"] == 1
    (report,) = (await editor.get("/reports")).json()
    assert (report["deck"], report["note"], report["title"]) == (editor.code, "It was earlier!", "Our village")
    assert report["name"].startswith("Thing number")
    assert report["date"].isdecimal()
    assert report["id"] not in {each["id"] for each in (await host(server, http)).json()["reports"]}
    assert (await editor.delete(f"/reports/{report['id']}")).status_code == 204
    again = await editor.delete(f"/reports/{report['id']}")
    assert (again.status_code, again.json()["code"]) == (404, "no-such-report")


async def test_notes_about_shipped_decks_reach_the_host(server: Running, table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    http = group.http_client.http
    (first,) = group[0].view["line"]
    body = {"card": first["card"], "note": "Our book says otherwise", "language": "sv"}
    assert (await http.post(f"/api/tables/{group.table}/reports", json=body)).status_code == 204
    reports = (await host(server, http)).json()["reports"]
    (report,) = [each for each in reports if each["note"] == body["note"]]
    assert report["deck"] == "spila"
    assert report["picture"].startswith("<")
    assert (await host(server, http, "DELETE", f"/reports/{report['id']}")).status_code == 204
    assert (await host(server, http, "DELETE", f"/reports/{report['id']}")).status_code == 404


async def test_notes_have_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, reports_per_address=2)) as server:
        client = HttpClient(server.address)
        table = (await deal(client.http, "spila")).json()["table"]
        answers = [
            (await client.http.post(f"/api/tables/{table}/reports", json={"card": 0, "note": "x"})).json()["code"]
            for _ in range(3)
        ]
        assert answers == ["card-covered", "card-covered", "too-many-reports"]
        await client.close()
