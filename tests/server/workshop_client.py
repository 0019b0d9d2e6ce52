"""A teacher's browser, as docs/workshop.md describes what it may ask: JSON over HTTP, and a key."""

from __future__ import annotations

from typing import Any

import httpx

DECKS = "/api/workshop/decks"
Card = dict[str, Any]


def card(id: str, number: object, name: str, language: str = "en", **fields: Any) -> Card:
    return {"id": id, "number": str(number), "texts": {language: {"name": name}}, **fields}


def cards(count: int) -> list[Card]:
    """Cards that can be played, in no order of their dates."""
    return [card(f"card-{(7 * each) % count}-x", 1000 + 3 * each, f"Thing number {each}") for each in range(count)]


HEAD = {"language": "en", "titles": {"en": "Our village"}, "licence": "CC0-1.0"}


class DeckClient:
    """One deck and one key."""

    def __init__(self, http: httpx.AsyncClient, code: str, key: str) -> None:
        self.http, self.code, self.key = http, code, key

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    async def get(self, path: str = "", **params: Any) -> httpx.Response:
        return await self.http.get(f"{DECKS}/{self.code}{path}", headers=self.headers, params=params)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"{DECKS}/{self.code}{path}", headers=self.headers, json=body or {})

    async def send(self, path: str, body: bytes, **params: Any) -> httpx.Response:
        """A file."""
        headers = {**self.headers, "content-type": "application/octet-stream"}
        return await self.http.post(f"{DECKS}/{self.code}{path}", headers=headers, content=body, params=params)

    async def delete(self, path: str = "") -> httpx.Response:
        return await self.http.request("DELETE", f"{DECKS}/{self.code}{path}", headers=self.headers)

    async def draft(self, **params: Any) -> Any:
        return (await self.get("/draft", **params)).raise_for_status().json()

    async def save(self, revision: int, *changes: tuple[Card | None, Card | None], head: Any = None) -> Any:
        body = {"revision": revision, "cards": [{"before": before, "after": after} for before, after in changes]}
        if head is not None:
            body["head"] = {"before": head[0], "after": head[1]}
        return (await self.post("/draft", body)).raise_for_status().json()

    async def publish(self) -> Any:
        return (await self.post("/versions")).raise_for_status().json()


async def new_deck(
    http: httpx.AsyncClient, *some: Card, head: Any = None, **fields: Any
) -> tuple[DeckClient, DeckClient]:
    """A new deck: its owner, and somebody with the edit key."""
    answer = await http.post(DECKS, json={"head": head or HEAD, "cards": list(some), **fields})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return DeckClient(http, made["code"], made["owner_key"]), DeckClient(http, made["code"], made["edit_key"])


async def deal(http: httpx.AsyncClient, deck: str, **options: Any) -> httpx.Response:
    """A table with this deck, for one person and a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    body = {"game": "timeline", "name": "Anna", "seats": seats, "options": {"deck": deck, "handSize": 2, **options}}
    return await http.post("/api/tables", json=body)
