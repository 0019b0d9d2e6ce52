"""Decks of the workshop that tests of its page begin with."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.visitors import Visits

HEAD: dict[str, Any] = {"language": "en", "titles": {"en": "Inventions"}, "licence": "CC BY 4.0"}


class Deck:
    """A deck that was made over HTTP."""

    def __init__(self, address: str, *cards: dict[str, Any], **head: Any) -> None:
        self.address = address
        answer = httpx.post(f"{address}api/workshop/decks", json={"head": {**HEAD, **head}, "cards": cards}, timeout=30)
        assert answer.status_code == 201, answer.text
        self.code, self.owner = answer.json()["code"], answer.json()["owner_key"]
        self.editor = answer.json()["edit_key"]

    @property
    def cards(self) -> list[Any]:
        """As the server has them."""
        answer = httpx.get(
            f"{self.address}api/workshop/decks/{self.code}/draft", headers={"authorization": f"Bearer {self.owner}"}
        )
        return list(answer.json()["cards"])


def card(number: str, name: str, claim: str = "", **more: Any) -> dict[str, Any]:
    text = {"name": name, "claim": claim} if claim else {"name": name}
    plain = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
    return {"id": plain or f"card-{number}", "number": number, "texts": {"en": text}, **more}


def publish(deck: Deck) -> None:
    headers = {"authorization": f"Bearer {deck.owner}"}
    made = httpx.post(f"{deck.address}api/workshop/decks/{deck.code}/versions", json={}, headers=headers, timeout=30)
    assert made.status_code == 201, made.text


def a_dozen(visits: Visits, **head: Any) -> Deck:
    """A deck that can be played."""
    cards = (card(str(1800 + 9 * at), f"Invention {'ABCDEFGHIJKL'[at]}") for at in range(12))
    deck = Deck(visits.address, *cards, **head)
    publish(deck)
    return deck


def saved(page: Page) -> None:
    expect(page.locator(".saving.saved").first).to_be_visible()


def own(page: Page) -> str:
    """The code of the deck whose cards are shown."""
    page.wait_for_url("**/d/*/edit")
    return page.url.split("/d/")[1].split("/")[0]
