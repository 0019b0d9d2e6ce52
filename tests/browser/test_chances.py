"""The page says what a hint is worth, and what a friendly bot is there for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from spila.l10n import Words
from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import ARTEFACTS, DESKTOP, PHONE, Visits


@pytest.mark.parametrize(("language", "viewport"), [("en", PHONE), ("fi", DESKTOP)])
def test_a_hint_states_the_chance_in_games_of_100(visits: Visits, language: str, viewport: ViewportSize) -> None:
    table = visits.make("skip-bo", "me", "hard")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1], viewport=viewport, preferences={"language": language})
    visitor.page.goto(f"{visits.address}t/{table.code}")
    visitor.page.locator(BOARDS["skip-bo"]).first.wait_for()
    visitor.page.get_by_role("button", name=Words(language).say("web-hint"), exact=True).first.click()
    shown = visitor.page.get_by_text(re.compile({"en": r"wins about \d+ out of 100 games", "fi": r"sadasta"}[language]))
    shown.first.wait_for()
    ARTEFACTS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=ARTEFACTS / f"hint-{language}.png")


@pytest.mark.parametrize(("language", "viewport"), [("en", PHONE), ("fi", DESKTOP)])
def test_the_lobby_explains_a_friendly_bot(visits: Visits, language: str, viewport: ViewportSize) -> None:
    table = visits.make("skip-bo", "me", "friendly", "open")
    visitor = visits(seats=table.seats[:1], viewport=viewport, preferences={"language": language})
    visitor.page.goto(f"{visits.address}t/{table.code}")
    explained = visitor.page.locator("p.friendly", has_text=Words(language).say("level-friendly"))
    explained.wait_for()
    assert len(explained.inner_text()) > 60
    ARTEFACTS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=ARTEFACTS / f"friendly-{language}.png", full_page=True)
