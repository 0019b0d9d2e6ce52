"""Pictures over HTTP: what is sent, under which headers, and how much a deck may have."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from tests.server.protocol_client import HttpClient
from tests.server.servers import ROOMY, serving
from tests.server.workshop_client import DeckClient, card, cards, deal, new_deck

pytestmark = pytest.mark.anyio

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def photo(side: int = 300, seed: int = 90) -> bytes:
    out = BytesIO()
    Image.effect_noise((side, side), seed).save(out, "PNG")
    return out.getvalue()


async def upload(deck: DeckClient, data: bytes, **params: Any) -> Any:
    answer = await deck.send("/pictures", data, **params)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_a_photo_and_a_drawing_reach_the_table(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(9))
    taken = await upload(editor, photo(), author="Anna", licence="CC0-1.0")
    drawn = await upload(editor, SVG)
    assert taken["picture"]["kind"] == "photo"
    assert drawn["url"] == ""
    old = (await editor.draft())["cards"][:2]
    changes = [(each, {**each, "picture": made["picture"]}) for each, made in zip(old, (taken, drawn))]
    saved = await editor.save(1, *changes)
    assert [each["code"] for each in saved["problems"] if each["card"] == old[0]["id"]] == []
    assert [each["code"] for each in saved["problems"] if each["card"] == old[1]["id"]] == ["no-picture-licence"]
    assert (await editor.draft())["picture_bytes"] == taken["bytes"] + drawn["bytes"]
    await editor.publish()
    face = (await editor.get()).json()
    assert set(face["pictures"]) == {taken["url"], drawn["drawing"]}
    table = (await deal(http, f"code:{editor.code}")).json()["table"]
    fronts = {each["id"]: each for each in (await http.get(f"/api/tables/{table}/cards")).json()}
    assert fronts[old[0]["id"]]["photo"] == taken["url"]
    assert fronts[old[1]["id"]]["picture"] == drawn["drawing"]
    _, copy = await new_deck(http, copy=f"code:{editor.code}")
    assert (await copy.draft())["picture_bytes"] == taken["bytes"] + drawn["bytes"]


async def test_a_photo_is_sent_as_a_photo_and_nothing_else(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http)
    answer = await http.get("/" + (await upload(editor, photo()))["url"])
    headers = answer.headers
    assert (headers["content-type"], headers["x-content-type-options"]) == ("image/webp", "nosniff")
    assert "immutable" in headers["cache-control"]
    assert "script-src 'self'" in headers["content-security-policy"]
    assert answer.content[8:12] == b"WEBP"
    drawn = await upload(editor, SVG)
    for name in (f"{drawn['picture']['name']}.webp", f"{drawn['picture']['name']}.svg", "x.webp", "..%2fx", "a.html"):
        assert (await http.get(f"/pictures/{name}")).status_code == 404


async def test_what_is_refused(http_client: HttpClient) -> None:
    _, editor = await new_deck(http_client.http)
    script = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for data, code in ((b"hello", "picture-type"), (photo()[:500], "picture-broken"), (script, "picture-drawing")):
        answer = await editor.send("/pictures", data)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    stranger = DeckClient(editor.http, editor.code, "x")
    assert (await stranger.send("/pictures", photo())).status_code == 403
    as_json = await editor.http.post(f"/api/workshop/decks/{editor.code}/pictures", json={}, headers=editor.headers)
    assert as_json.status_code == 415
    assert (await editor.draft())["picture_bytes"] == 0
    answer = await editor.send("/pictures", b"\0" * (ROOMY.upload_bytes + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-large")


async def test_a_picture_that_is_not_there_is_a_warning(http_client: HttpClient) -> None:
    picture = {"kind": "photo", "name": 64 * "0", "licence": "CC0-1.0"}
    _, editor = await new_deck(http_client.http, card("a", 1900, "A", picture=picture), *cards(3))
    draft = await editor.draft()
    assert [each["code"] for each in draft["problems"] if each["card"] == "a"] == ["picture-missing"]
    assert (await editor.publish())["cards"] == 4


async def test_bytes_of_pictures(tmp_path: Path) -> None:
    first = photo(512, 90)
    limits = msgspec.structs.replace(ROOMY, deck_picture_bytes=70_000, all_picture_bytes=130_000)
    async with serving(tmp_path, limits) as server:
        client = HttpClient(server.address)
        _, editor = await new_deck(client.http)
        size = (await upload(editor, first))["bytes"]
        assert 35_000 < size <= 60_000
        assert (await upload(editor, first))["bytes"] == size, "the same picture again takes no more room"
        answer = await editor.send("/pictures", photo(512, 80))
        assert (answer.status_code, answer.json()["code"]) == (409, "deck-pictures-full")
        for seed in (81, 82, 83):
            _, other = await new_deck(client.http)
            answer = await other.send("/pictures", photo(512, seed))
        assert (answer.status_code, answer.json()["code"]) == (409, "deck-pictures-full")
        await client.close()


async def test_drawings_are_found_in_every_language(http_client: HttpClient) -> None:
    http = http_client.http
    for language, word in (("en", "castle"), ("is", "kastali"), ("da", "slot"), ("fi", "linna"), ("nb", "slott")):
        found = (await http.get("/api/workshop/icons", params={"q": word, "lang": language})).json()
        assert "castle" in [each["name"] for each in found["icons"][:6]], language
        assert all(each["picture"].startswith("<") and each["author"] and each["licence"] for each in found["icons"])
    everything = (await http.get("/api/workshop/icons")).json()
    assert (everything["found"], everything["of"], len(everything["icons"])) == (4123, 4123, 60)
    last = (await http.get("/api/workshop/icons", params={"from": 4100})).json()
    assert len(last["icons"]) == 23
    named = (await http.get("/api/workshop/icons", params={"names": "lion,no-such-thing,castle"})).json()
    assert [each["name"] for each in named["icons"]] == ["lion", "castle"]
    assert (await http.get("/api/workshop/icons", params={"q": "qqqqqq"})).json()["icons"] == []


async def test_pictures_on_no_card_make_room_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, deck_picture_bytes=70_000)) as server:
        client = HttpClient(server.address)
        _, editor = await new_deck(client.http, *cards(2))
        first = await upload(editor, photo(512, 90))
        assert (await editor.send("/pictures", photo(512, 80))).status_code == 409
        clock = server.runtime.store.clock
        server.runtime.store.clock = lambda: clock() + 2 * 3_600_000
        second = await upload(editor, photo(512, 80))
        (old, _) = (await editor.draft())["cards"]
        await editor.save(1, (old, {**old, "picture": second["picture"]}))
        server.runtime.store.clock = lambda: clock() + 4 * 3_600_000
        assert (await editor.send("/pictures", photo(512, 70))).status_code == 409, "this one is on a card"
        assert first["picture"]["name"] != second["picture"]["name"]
        await client.close()
