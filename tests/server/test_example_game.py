"""A game from outside over HTTP: what it has is served, and what it lacks is refused by a clear code."""

from __future__ import annotations

import pytest

from tests.server.protocol_client import HttpClient

pytestmark = pytest.mark.anyio


async def test_the_game_is_listed_with_its_own_stand_in(http_client: HttpClient) -> None:
    cards = {card["id"]: card for card in await http_client.get("api/games")}
    assert cards["olsen-olsen"]["stand_in"] == "easy"
    assert cards["olsen-olsen"]["lesson"] is False
    assert all(card["lesson"] for game, card in cards.items() if game != "olsen-olsen")


async def test_rules_are_served_and_a_missing_lesson_is_not_found(http_client: HttpClient) -> None:
    page = await http_client.get("api/rules/olsen-olsen?lang=sv")
    assert page["page"]["language"] == "en"
    assert list(page["figures"]) == ["eight"]
    missing = await http_client.get("api/lessons/olsen-olsen", status=404)
    assert missing == {"code": "no-lesson", "params": {"game": "olsen-olsen"}}


async def test_a_table_gets_the_stand_in_of_its_game(http_client: HttpClient) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = await http_client.post("api/tables", 201, game="olsen-olsen", seats=seats, name="Anna")
    card = await http_client.get(f"api/tables/{made['table']}")
    assert card["game"] == "olsen-olsen"
