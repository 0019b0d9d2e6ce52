"""Visitors by the link of a table or a deck: all that its page needs is requested at once, in the reader's language."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import GAMES, Visits
from tests.browser.workshop import Deck, card


def hinted(visits: Visits, path: str, wishes: str) -> list[str]:
    """The addresses that the server names for this page."""
    answer = httpx.get(f"{visits.address}{path}", headers={"accept-language": wishes})
    assert answer.status_code == 200
    return [httpx.URL(visits.address).join(found).path for found in re.findall("<([^>]+)>", answer.headers["link"])]


@pytest.mark.parametrize(
    ("wishes", "language"), [("fi,en;q=0.5", "fi"), ("nn-NO", "nb"), ("de, is;q=0.3", "is"), ("", "en")]
)
def test_named_are_frame_board_and_words(visits: Visits, wishes: str, language: str) -> None:
    table = visits.make("timeline", "me", "me")
    dealt(visits, table)
    names = [path.rpartition("/")[2] for path in hinted(visits, f"t/{table.code}", wishes)]
    words = [found[0] for name in names if (found := re.match(r"(en|is|sv|da|fi|nb)-(common|\w+)", name))]
    assert words == [f"{language}-common", f"{language}-timeline"]
    assert any(name.startswith("Table-") for name in names)
    assert any(name.startswith("timeline-") for name in names)
    assert all(name.endswith(".js") for name in names)


def test_nothing_is_known_of_a_table_that_is_not_there(visits: Visits) -> None:
    names = [path.rpartition("/")[2] for path in hinted(visits, "t/ZZZZZ", "sv")]
    assert any(name.startswith("sv-common-") for name in names)
    assert not [name for name in names if name.startswith(GAMES)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_is_used_and_fetched_once(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    wanted = hinted(visits, f"t/{table.code}", "en")
    visitor = visits(seats=table.seats[:1], service_workers="block")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(httpx.URL(request.url).path))
    visitor.page.goto(f"{visits.address}t/{table.code}")
    visitor.page.locator(BOARDS[game]).first.wait_for()
    assert [path for path in wanted if asked.count(path) != 1] == []


@pytest.mark.parametrize("screen", ["d", "workshop"])
def test_what_is_named_for_the_workshop_is_used_and_fetched_once(visits: Visits, screen: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    deck = Deck(visits.address, card("1876", "Telephone"))
    path = f"d/{deck.code}/own#{deck.owner}" if screen == "d" else screen
    wanted = hinted(visits, path, "en")
    visitor = visits(service_workers="block")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(httpx.URL(request.url).path))
    visitor.page.goto(f"{visits.address}{path}")
    visitor.page.locator(".rows [data-id]" if screen == "d" else ".ways").first.wait_for()
    assert any("en-workshop-" in path for path in wanted)
    assert [path for path in wanted if asked.count(path) != 1] == []
