"""A deck to print over HTTP: the pages are counted, arrive one by one, and can be read by another program."""

from __future__ import annotations

import re
from typing import Any

import pypdfium2
import pytest

from tests.server.protocol_client import HttpClient
from tests.server.test_pictures import SVG, photo, upload
from tests.server.workshop_client import DECKS, HEAD, DeckClient, card, cards, new_deck

pytestmark = pytest.mark.anyio

MM = 72 / 25.4


async def printed(deck: DeckClient, **wanted: Any) -> tuple[pypdfium2.PdfDocument, bytes]:
    answer = await deck.post("/print", wanted)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    marks = [int(each) for each in re.findall(rb"^%page (\d+)$", answer.content, re.MULTILINE)]
    found = pypdfium2.PdfDocument(answer.content)
    assert int(answer.headers["spila-pages"]) == len(found) == len(marks)
    assert marks == list(range(1, len(found) + 1))
    return found, answer.content


def text_of(found: pypdfium2.PdfDocument, page: int) -> str:
    return str(found[page].get_textpage().get_text_range()).replace("\r\n", " ").replace("\xa0", " ")


async def full(http_client: HttpClient) -> DeckClient:
    some = cards(16)
    some[0]["texts"]["en"]["name"] = "Þingvellir and Ærø"
    some[1]["texts"]["en"]["name"] = "Ελλάδα 🚢"
    some[2]["texts"]["is"] = {"name": "Hlutur", "claim": "á íslensku"}
    some[3]["picture"] = {"kind": "icon", "name": "lion"}
    _, editor = await new_deck(http_client.http, *some, head={**HEAD, "credits": ["Anna"]})
    made = [await upload(editor, data, author="Bo", licence="CC0-1.0") for data in (photo(), SVG)]
    old = (await editor.draft())["cards"][4:6]
    await editor.save(1, *((each, {**each, "picture": one["picture"]}) for each, one in zip(old, made)))
    return editor


async def test_both_sides_with_a_page_for_the_box(http_client: HttpClient) -> None:
    editor = await full(http_client)
    link = "https://spila.example/deck/K7MQ2"
    found, data = await printed(editor, link=link)
    assert len(found) == 5
    assert [round(each / MM) for each in found[0].get_size()] == [210, 297]
    fronts, dates, box = text_of(found, 0), text_of(found, 1), text_of(found, 4)
    assert "Þingvellir and Ærø" in fronts + text_of(found, 2)
    assert not re.search(r"\b10\d\d\b", fronts)
    assert re.search(r"\b10\d\d\b", dates)
    for text in ("Our village", "How to play", link, "Anna", "CC0-1.0", "game-icons.net", "Bo (CC0-1.0)"):
        assert text in box
    assert len(data) < 800_000


async def test_other_sides_papers_and_languages(http_client: HttpClient) -> None:
    editor = await full(http_client)
    found, _ = await printed(editor, paper="letter", sides="fronts", box=False, language="is", save_ink=True)
    assert [round(each / MM) for each in found[0].get_size()] == [216, 279]
    assert len(found) == 2
    assert "Hlutur" in text_of(found, 0) + text_of(found, 1)
    found, _ = await printed(editor, sides="dates", cutting_lines=False, language="fi")
    assert "Näin pelataan" in text_of(found, 2)


async def test_date_sides_are_mirrored_for_the_long_edge(http_client: HttpClient) -> None:
    _, editor = await new_deck(http_client.http, *(card(f"c{n}", 1001 + n, f"Number {n}") for n in range(3)))
    found, _ = await printed(editor, box=False)
    places = []
    for page in (0, 1):
        text = found[page].get_textpage()
        row = []
        for number in range(3):
            place = text.search(f"Number {number}").get_next()
            assert place is not None
            row.append(text.get_charbox(place[0])[0])
        places.append(row)
    assert places[0] == sorted(places[0])
    assert places[1] == sorted(places[1], reverse=True)


async def test_pages_look_as_they_should(http_client: HttpClient) -> None:
    """Rendered by another program: the ground of the pictures, white margins, and cream paper over the cuts."""
    editor = await full(http_client)
    found, _ = await printed(editor)
    front = found[0].render(scale=2).to_pil().convert("RGB")
    per_mm = front.width / 210
    assert front.getpixel((5, 5)) == (255, 255, 255)
    paper = front.getpixel((round(14 * per_mm), round(100 * per_mm)))
    assert abs(paper[0] - 0xFB) < 6
    assert abs(paper[2] - 0xE2) < 6
    ground = front.getpixel((round(20 * per_mm), round(28 * per_mm)))
    assert max(ground) < 120, "the dark ground of a front"
    colours = {front.getpixel((x, round(40 * per_mm))) for x in range(0, front.width, 3)}
    assert len(colours) > 5


async def test_who_may_print(http_client: HttpClient) -> None:
    http = http_client.http
    _, editor = await new_deck(http, *cards(3))
    stranger = DeckClient(http, editor.code, "nobody")
    await printed(stranger)
    old = (await editor.draft())["head"]
    await editor.save(1, head=(old, {**old, "may_copy": False}))
    refused = await stranger.post("/print", {})
    assert (refused.status_code, refused.json()["code"]) == (403, "deck-no-copy")
    await printed(editor)
    _, empty = await new_deck(http)
    refused = await empty.post("/print", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "deck-no-cards")
    assert (await http.post(f"{DECKS}/ZZZZZ/print", json={})).status_code == 404


async def test_sixty_cards_are_soon_printed(http_client: HttpClient) -> None:
    """Far below a second of work, so that three seconds are enough on any machine."""
    import time

    _, editor = await new_deck(http_client.http, copy="spila")
    draft = await editor.draft()
    await editor.save(1, *((each, None) for each in draft["cards"][60:]))
    before = time.process_time()
    found, _ = await printed(editor)
    assert len(found) == 15
    assert time.process_time() - before < 2.5
