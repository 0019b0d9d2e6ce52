"""Tables and files over HTTP: what is dropped becomes cards, what is exported comes back with the same hash."""

from __future__ import annotations

import asyncio
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from spila.cli import app
from tests.decks.workbooks import ods, packed, raw_xlsx, xlsx
from tests.server.protocol_client import HttpClient
from tests.server.test_pictures import SVG, photo, upload
from tests.server.workshop_client import HEAD, DeckClient, card, cards, new_deck

pytestmark = pytest.mark.anyio

TABLE: list[list[object]] = [["Year", "Name"], [1455, "Bible"], [1969, "Moon"], ["next year", "Mars"]]


async def drop(http: httpx.AsyncClient, data: bytes, **params: Any) -> httpx.Response:
    headers = {"content-type": "application/octet-stream"}
    return await http.post("/api/workshop/file", content=data, headers=headers, params=params)


async def test_pasting(http_client: HttpClient) -> None:
    http = http_client.http
    text = "Saga\tNafn\tÁrtal\nPrentað\tBiblían\t1455\n\tMars\tnæsta ár\n"
    read = (await http.post("/api/workshop/sheet", json={"language": "is", "text": text})).json()
    assert [each["use"] for each in read["columns"]] == ["story", "name", "number"]
    assert (read["heading"], read["unit"], read["ready"]) == (True, "year", 1)
    assert [(row["line"], row["cells"]) for row in read["rows"]] == [
        (2, ["Prentað", "Biblían", "1455"]), (3, ["", "Mars", "næsta ár"]),
    ]  # fmt: skip
    assert [(each["card"], each["code"]) for each in read["problems"]] == [(read["rows"][1]["card"], "not-a-year")]
    again = {
        "language": "is", "rows": [read["headings"], *(row["cells"] for row in read["rows"])], "heading": True,
        "columns": [{"use": "claim"}, {"use": "name", "language": "sv"}, {"use": "number"}], "unit": "m",
    }  # fmt: skip
    read = (await http.post("/api/workshop/sheet", json=again)).json()
    assert read["cards"][0]["texts"] == {"is": {"claim": "Prentað"}, "sv": {"name": "Biblían"}}
    assert {each["code"] for each in read["problems"]} == {"not-a-number"}


@pytest.mark.parametrize("data", [xlsx(TABLE), ods(TABLE), b"Year;Name\n1455;Bible\n1969;Moon\nnext year;Mars\n"])
async def test_dropping_a_file(http_client: HttpClient, data: bytes) -> None:
    read = (await drop(http_client.http, data)).json()
    assert [each["number"] for each in read["cards"]] == ["1455", "1969", "next year"]
    assert (read["ready"], [each["code"] for each in read["problems"]]) == (2, ["not-a-year"])
    _, editor = await new_deck(http_client.http, *read["cards"])
    assert (await editor.draft())["cards"] == read["cards"]


async def test_positions_are_counted_as_javascript_does(http_client: HttpClient) -> None:
    body = {"head": HEAD, "cards": [card("a", 1900, "🚢🚢 The oldest ship 🚢")]}
    checked = (await http_client.http.post("/api/workshop/check", json=body)).json()
    (leak,) = [each for each in checked["problems"] if each["code"] == "leak"]
    text = body["cards"][0]["texts"]["en"]["name"].encode("utf-16-le")  # type: ignore[index]
    assert text[2 * leak["start"] : 2 * leak["end"]].decode("utf-16-le") == "oldest"
    assert (leak["params"], leak["kept"]) == ({"kind": "order", "word": "oldest"}, False)
    silenced = {"cell": "name", "code": "leak", "language": "en", "text": "🚢🚢 The oldest ship 🚢"}
    body["cards"][0]["kept"] = [silenced]  # type: ignore[index]
    checked = (await http_client.http.post("/api/workshop/check", json=body)).json()
    assert [each["kept"] for each in checked["problems"] if each["code"] == "leak"] == [True]


async def test_files_that_are_refused(http_client: HttpClient) -> None:
    corners = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    for data, code in (
        (b"", "sheet-empty"), (photo(), "sheet-not-a-table"), (xlsx(TABLE)[:-40], "sheet-unreadable"),
        (packed(**{"xl/workbook.xml": 50_000_000 * b" "}), "sheet-too-large"),
        (raw_xlsx(corners), "sheet-too-many-rows"), (b"year,name\n" + 100_000 * b"1,a\n", "sheet-too-many-rows"),
        (packed(**{"deck.toml": "id = 5"}), "sheet-deck"),
    ):  # fmt: skip
        answer = await drop(http_client.http, data)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    answer = await drop(http_client.http, b"0" * 50_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-large")
    answer = await http_client.http.post("/api/workshop/sheet", json={"language": "en", "text": "  "})
    assert (answer.status_code, answer.json()["code"]) == (400, "sheet-empty")


async def test_moves_do_not_wait_for_files(http_client: HttpClient) -> None:
    """While hostile files are read, the server answers others."""
    http = http_client.http
    bombs = [asyncio.create_task(drop(http, b"year,name\n" + 4_900 * b'1900,"A\n')) for _ in range(4)]
    for _ in range(20):
        assert (await http.get("/live")).status_code == 200
    for each in await asyncio.gather(*bombs):
        assert each.status_code == 200


async def full_deck(http: httpx.AsyncClient) -> DeckClient:
    """One with everything in it that a deck can have."""
    some = cards(18)
    some[0]["texts"]["sv"] = {"name": "Sak", "claim": 'Påstående; "så"', "story": "Två\nrader"}
    some[1] |= {"approximate": True, "printed": "around 1003", "category": "war", "country": "is", "small": False}
    some[2] |= {"number": "c. 44 BC", "evidence": ["book: A", "web: B"], "picture": {"kind": "icon", "name": "lion"}}
    some[3]["texts"]["en"]["name"] = "+1 and @home"
    head = {
        **HEAD, "titles": {"en": "Our \"village\"", "sv": "Byn"}, "credits": ["Anna"], "categories": ["war", "peace"],
        "allow": ["Boeing 747"],
    }  # fmt: skip
    _, editor = await new_deck(http, *some, card("not-ready", "soon", "Later"), head=head)
    taken = await upload(editor, photo(), author="Anna", licence="CC0-1.0")
    drawn = await upload(editor, SVG, author="Bo", licence="CC0-1.0")
    old = (await editor.draft())["cards"]
    changes = [(each, {**each, "picture": made["picture"]}) for each, made in zip(old[4:6], (taken, drawn))]
    await editor.save(1, *changes)
    return editor


async def test_a_deck_that_is_exported_comes_back_with_the_same_hash(http_client: HttpClient, tmp_path: Path) -> None:
    http = http_client.http
    editor = await full_deck(http)
    version = await editor.publish()
    exported = await editor.get("/export", format="zip")
    assert exported.headers["content-type"] == "application/zip"
    assert exported.headers["content-disposition"] == 'attachment; filename="our-village.zip"'
    read = (await drop(http, exported.content)).json()
    assert (read["ready"], read["pictures"]) == (18, 2)
    _, again = await new_deck(http, *read["cards"], head=read["head"])
    assert (await again.publish())["hash"] == version["hash"]
    assert (await again.get("/export", format="zip")).content == exported.content
    with zipfile.ZipFile(BytesIO(exported.content)) as packed_deck:
        packed_deck.extractall(tmp_path)
    told = CliRunner().invoke(app, ["deck", "check", str(tmp_path / "our-village"), "--lang", "en"])
    missing = [line for line in told.output.splitlines() if "is missing in the language" not in line]
    assert [line for line in missing if "empty: " not in line and "problems" not in line] == []


async def test_a_clean_deck_is_clean_on_the_command_line(http_client: HttpClient, tmp_path: Path) -> None:
    _, editor = await new_deck(http_client.http, *cards(20))
    exported = await editor.get("/export", format="zip")
    with zipfile.ZipFile(BytesIO(exported.content)) as packed_deck:
        packed_deck.extractall(tmp_path)
    told = CliRunner().invoke(app, ["deck", "check", str(tmp_path / "our-village"), "--lang", "en"])
    assert (told.exit_code, told.output) == (0, f"{tmp_path / 'our-village'}: 20 cards, 1 language, no problems\n")


async def test_a_table_that_is_exported_comes_back_with_the_same_hash(http_client: HttpClient) -> None:
    http = http_client.http
    some = cards(6)
    some[0]["texts"]["sv"] = {"name": "=hemma", "claim": "Ja", "story": "Två\nrader"}
    some[0]["texts"]["en"]["name"] = "-5 degrees"
    some[1] |= {"approximate": True, "category": "war", "picture": {"kind": "icon", "name": "lion"}}
    for head, number in ((HEAD, "44 BC"), ({**HEAD, "language": "sv", "unit": "m", "measures": {"sv": "Höjd"}}, "1,5")):
        some[2]["number"] = number
        _, editor = await new_deck(http, *some, head=head)
        version = await editor.publish()
        exported = await editor.get("/export", format="csv")
        assert "\n-5" not in exported.text
        assert "'=hemma" in exported.text
        read = (await drop(http, exported.content, lang=head["language"])).json()
        assert (read["ready"], read["unit"]) == (6, head.get("unit", "year"))
        _, again = await new_deck(http, *read["cards"], head=head)
        assert (await again.publish())["hash"] == version["hash"]


async def test_who_may_export(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(3))
    stranger = DeckClient(http, editor.code, "nobody")
    assert (await stranger.get("/export")).status_code == 200
    old = (await editor.draft())["head"]
    await editor.save(1, head=(old, {**old, "may_copy": False}))
    refused = await stranger.get("/export")
    assert (refused.status_code, refused.json()["code"]) == (403, "deck-no-copy")
    assert (await editor.get("/export", format="csv")).status_code == 200
    _, empty = await new_deck(http)
    refused = await empty.get("/export")
    assert (refused.status_code, refused.json()["code"]) == (409, "deck-no-cards")
