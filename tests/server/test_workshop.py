"""The deck workshop over HTTP: from the first card to a game, and who may do what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from spila.decks import library
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import ROOMY, Running, serving
from tests.server.workshop_client import DECKS, HEAD, DeckClient, card, cards, deal, new_deck

pytestmark = pytest.mark.anyio


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def codes(problems: Any, id: str = "") -> set[str]:
    return {each["code"] for each in problems if each["card"] == id}


async def test_from_the_first_card_to_a_game(server: Running, http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(11), card("late", "next year", "The future"))
    draft = await editor.draft()
    assert (draft["role"], draft["revision"], draft["ready"]) == ("editor", 1, 11)
    assert codes(draft["problems"], "late") == {"not-a-year"}
    version = await editor.publish()
    assert version["cards"] == 11
    face = (await editor.get()).json()
    assert (face["deck"], face["titles"], face["cards"]) == (f"code:{editor.code}", HEAD["titles"], 11)
    made = (await deal(http, f"code:{editor.code.lower()}")).raise_for_status().json()
    fronts = (await http.get(f"/api/tables/{made['table']}/cards")).json()
    assert sorted(each["name"] for each in fronts) == sorted(f"Thing number {each}" for each in range(11))
    player = ProtocolClient(server.address, made["table"], made["seats"][0]["token"])
    try:
        await player.open()
        await player.must("start")
        await player.until(lambda: bool(player.view))
        assert player.room["options"]["deck"] == version["deck"]
    finally:
        await player.close()
    named = (await http.get(f"/api/workshop/deck-names/{version['deck']}")).json()
    assert (named["code"], named["titles"]) == (editor.code, HEAD["titles"])


async def test_a_table_keeps_its_version_whatever_happens_to_the_deck(http_client: HttpClient) -> None:
    http = http_client.http
    owner, editor = await new_deck(http, *cards(9))
    first = await editor.publish()
    table = (await deal(http, f"code:{editor.code}")).json()["table"]
    before = (await http.get(f"/api/tables/{table}/cards")).json()
    draft = await editor.draft()
    changed = {**draft["cards"][0], "texts": {"en": {"name": "Another name"}}, "number": "1999"}
    await editor.save(draft["revision"], (draft["cards"][0], changed))
    second = await editor.publish()
    assert second["hash"] != first["hash"]
    library._versions.clear()
    assert (await http.get(f"/api/tables/{table}/cards")).json() == before
    newer = (await deal(http, f"code:{editor.code}")).json()["table"]
    assert "Another name" in {each["name"] for each in (await http.get(f"/api/tables/{newer}/cards")).json()}
    assert (await owner.delete()).status_code == 204
    library._versions.clear()
    assert (await http.get(f"/api/tables/{table}/cards")).json() == before
    assert refused(await deal(http, f"code:{editor.code}")) == (404, "deck-unknown")


async def test_a_table_keeps_its_version_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as first:
        client = HttpClient(first.address)
        _, editor = await new_deck(client.http, *cards(9))
        await editor.publish()
        table = (await deal(client.http, f"code:{editor.code}")).json()["table"]
        before = (await client.http.get(f"/api/tables/{table}/cards")).json()
        await client.close()
    library._versions.clear()
    async with serving(tmp_path) as second:
        client = HttpClient(second.address)
        assert (await client.http.get(f"/api/tables/{table}/cards")).json() == before
        assert (await DeckClient(client.http, editor.code, editor.key).draft())["ready"] == 9
        await client.close()


async def test_keys_open_what_they_should(http_client: HttpClient) -> None:
    http = http_client.http
    owner, editor = await new_deck(http, *cards(3))
    stranger = DeckClient(http, owner.code, "not-a-key")
    for path in ("/draft", "/reports"):
        assert refused(await stranger.get(path)) == (403, "deck-key")
        assert (await editor.get(path)).status_code == 200
    for path in ("/draft", "/versions"):
        assert refused(await stranger.post(path, {"revision": 1})) == (403, "deck-key")
    for path in ("", "/keys"):
        answer = await (editor.post(path, {}) if path else editor.delete())
        assert refused(answer) == (403, "deck-key")
    new = (await owner.post("/keys", {"which": "editor"})).json()["key"]
    assert refused(await editor.get("/draft")) == (403, "deck-key")
    editor.key = new
    assert (await editor.draft())["role"] == "editor"
    assert (await owner.draft())["role"] == "owner"
    new = (await owner.post("/keys", {"which": "owner"})).json()["key"]
    assert refused(await owner.get("/draft")) == (403, "deck-key")
    owner.key = new
    assert (await owner.delete()).status_code == 204
    assert refused(await owner.get("/draft")) == (404, "deck-unknown")


async def test_two_editors_at_once(http_client: HttpClient) -> None:
    _, anna = await new_deck(http_client.http, *cards(3))
    bo = DeckClient(anna.http, anna.code, anna.key)
    old = (await anna.draft())["cards"][0]
    renamed, dated = {**old, "texts": {"en": {"name": "Anna's"}}}, {**old, "number": "44 BC"}
    await anna.save(1, (old, renamed))
    saved = await bo.save(1, (old, dated))
    assert saved["conflicts"] == []
    assert saved["cards"] == [{**dated, "texts": renamed["texts"]}]
    both = saved["cards"][0]
    await anna.save(saved["revision"], (both, {**both, "number": "1066"}))
    mine = {**both, "number": "1067", "category": "war"}
    saved = await bo.save(saved["revision"], (both, mine))
    (conflict,) = saved["conflicts"]
    assert (conflict["card"], conflict["cells"]) == (old["id"], ["number"])
    (stored,) = saved["cards"]
    assert (stored["number"], stored["category"], stored["other"]) == ("1066", "war", mine)
    chosen = {key: value for key, value in stored.items() if key != "other"}
    saved = await bo.save(saved["revision"], (stored, chosen))
    assert saved["cards"] == [chosen]
    assert (await anna.draft())["cards"][0] == chosen


async def test_only_what_changed_since(http_client: HttpClient) -> None:
    _, editor = await new_deck(http_client.http, *cards(4))
    draft = await editor.draft()
    first, second = draft["cards"][:2]
    new = card("one-more", 1500, "One more")
    saved = await editor.save(1, (first, None), (None, new))
    assert (saved["removed"], saved["cards"]) == ([first["id"]], [new])
    later = await editor.draft(since=1)
    assert (later["removed"], later["cards"], later["ready"]) == ([first["id"]], [new], 4)
    assert (await editor.draft(since=saved["revision"]))["cards"] == []
    assert [each["id"] for each in (await editor.draft())["cards"]] == [
        second["id"], *(each["id"] for each in draft["cards"][2:]), "one-more",
    ]  # fmt: skip


async def test_copies(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(5))
    await editor.publish()
    head = {"language": "en", "titles": {"en": "A copy"}}
    _, copy = await new_deck(http, head=head, copy=f"code:{editor.code}")
    draft = await copy.draft()
    assert (draft["ready"], draft["head"]["titles"]) == (5, {"en": "A copy"})
    _, shipped = await new_deck(http, head=head, copy="spila")
    assert (await shipped.draft())["ready"] > 200
    old = (await editor.draft())["head"]
    await editor.save(9, head=(old, {**old, "may_copy": False}))
    for name in (f"code:{editor.code}", (await editor.publish())["deck"]):
        answer = await http.post(DECKS, json={"head": head, "copy": name})
        assert refused(answer) == (403, "deck-no-copy")


async def test_a_deck_without_ready_cards_is_not_published(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, card("a", "next year", "A"))
    assert refused(await editor.post("/versions")) == (409, "deck-no-cards")
    assert refused(await deal(http, f"code:{editor.code}")) == (404, "deck-unpublished")
    assert refused(await deal(http, "code:ZZZZZ")) == (404, "deck-unknown")
    assert refused(await deal(http, f"version-{64 * '0'}")) == (404, "deck-unknown")


async def test_limits(tmp_path: Path) -> None:
    tight = msgspec.structs.replace(ROOMY, decks=2, decks_per_address=3, deck_cards=4, card_bytes=2_000)
    async with serving(tmp_path, tight) as server:
        client = HttpClient(server.address)
        _, editor = await new_deck(client.http, *cards(4))
        too_many = {"revision": 1, "cards": [{"before": None, "after": card("more", 1900, "More")}]}
        answer = await editor.post("/draft", too_many)
        assert (refused(answer), answer.json()["params"]) == ((409, "deck-too-many-cards"), {"most": 4})
        old = (await editor.draft())["cards"][0]
        long = {**old, "texts": {code: {"story": 1_500 * "x"} for code in ("en", "sv")}}
        answer = await editor.post("/draft", {"revision": 1, "cards": [{"before": old, "after": long}]})
        assert refused(answer) == (409, "deck-too-large")
        assert (await editor.draft())["revision"] == 1
        await new_deck(client.http)
        answer = await client.http.post(DECKS, json={"head": HEAD})
        assert (refused(answer), answer.json()["params"]) == ((409, "decks-full"), {"most": 2})
        assert refused(await client.http.post(DECKS, json={"head": HEAD})) == (429, "too-many-decks")
        await client.close()


async def test_a_server_where_nobody_makes_decks(tmp_path: Path) -> None:
    async with serving(tmp_path, decks_open=False) as server:
        client = HttpClient(server.address)
        assert (await client.http.get("/api/workshop")).json()["open"] is False
        assert refused(await client.http.post(DECKS, json={"head": HEAD})) == (403, "decks-closed")
        await client.close()


async def test_two_servers_on_one_database(tmp_path: Path, new_database: Callable[[str], str]) -> None:
    """A deck that is made, changed and published here is played there, also after it was deleted here."""
    url = new_database("workshop")
    async with serving(tmp_path / "a", database_url=url) as here, serving(tmp_path / "b", database_url=url) as there:
        one, two = HttpClient(here.address), HttpClient(there.address)
        owner, editor = await new_deck(one.http, *cards(9))
        other = DeckClient(two.http, editor.code, editor.key)
        old = (await other.draft())["cards"]
        changes = [(each, {**each, "category": "war"}) for each in old]
        await asyncio.gather(
            *(deck.save(1, change) for deck, change in zip((editor, other) * 5, changes)),
            editor.save(1, (old[0], {**old[0], "number": "44 BC"})),
        )
        draft = await editor.draft()
        assert [each["category"] for each in draft["cards"]] == 9 * ["war"]
        assert draft["cards"][0]["number"] == "44 BC"
        assert draft["revision"] == 11
        version = await editor.publish()
        table = (await deal(two.http, f"code:{editor.code}")).json()["table"]
        before = (await two.http.get(f"/api/tables/{table}/cards")).json()
        assert (await owner.delete()).status_code == 204
        library._versions.clear()
        assert (await one.http.get(f"/api/tables/{table}/cards")).json() == before
        assert (await two.http.get(f"/api/workshop/deck-names/{version['deck']}")).json()["code"] == ""
        assert refused(await two.http.get(f"{DECKS}/{editor.code}")) == (404, "deck-unknown")
        await one.close()
        await two.close()


async def test_unused_decks_are_deleted_but_never_one_in_use(tmp_path: Path) -> None:
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, draft_days=10, idle_days=40)) as server:
        client = HttpClient(server.address)
        _, unused = await new_deck(client.http, *cards(9))
        _, played = await new_deck(client.http, *cards(9))
        await played.publish()
        table = (await deal(client.http, f"code:{played.code}")).json()["table"]
        clock = server.runtime.store.clock
        for days, found in ((5, (200, 200)), (11, (404, 200)), (60, (404, 404))):
            server.runtime.store.clock = lambda days=days: clock() + days * 86_400_000  # type: ignore[misc]
            await server.runtime.forget()
            assert ((await unused.get()).status_code, (await played.get()).status_code) == found
        assert (await server.runtime.store.tables()) == []
        assert table
        await client.close()


async def test_metrics(server: Running, http_client: HttpClient) -> None:
    await new_deck(http_client.http, *cards(3))
    told = (await http_client.http.get("/metrics")).text
    for name in ("spila_decks_made_total", "spila_decks", "spila_picture_bytes", "spila_card_reports_total"):
        assert f"\n{name} " in told


async def test_decks_of_others_are_not_guessed(tmp_path: Path) -> None:
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, misses_per_address=3)) as server:
        client = HttpClient(server.address)
        _, editor = await new_deck(client.http, *cards(3))
        answers = [await client.http.get(f"{DECKS}/ZZZZ{n}") for n in range(2, 6)]
        assert [each.status_code for each in answers] == [404, 404, 404, 429]
        assert (await editor.get()).status_code == 429, "a hit must not be reported either"
        await client.close()


@pytest.mark.parametrize(
    "body",
    [
        b"{", b"[]", b"\xff", b'{"head": 5}', b'{"head": {"language": "english"}}', b"null",
        b'{"head": {"language": "en"}, "cards": [{"id": "A B"}]}',
        b'{"head": {"language": "en"}, "cards": [{"id": "a", "kept": [{"cell": "x", "code": "", "text": ""}]}]}',
        b'{"head": {"language": "en"}, "cards": [{"id": "a", "picture": {"kind": "url", "name": "x"}}]}',
        b'{"head": {"language": "en"}, "cards": [' + 3_000 * b'{"id": "a", "other": ' + b"1" + 3_000 * b"}" + b"]}",
        b'{"head": {"language": "en"}, "copy": "../../etc/passwd"}',
        b'{"head": {"language": "en"}, "copy": "version-x"}',
        b'{"head": {"language": "en"}, "cards": [{"id": "a"}, {"id": "a", "number": "5"}]}',
    ],
)  # fmt: skip
async def test_what_is_no_deck(http_client: HttpClient, body: bytes) -> None:
    answer = await http_client.http.post(DECKS, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("unreadable", "deck-unknown")
