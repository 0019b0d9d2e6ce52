"""The page says what a hint is worth, and what a friendly bot is there for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from spila.l10n import Words
from tests.browser.scenes import BOARDS
from tests.browser.visitors import DESKTOP, PHONE, SMALL, Made, Visits, picture
from tests.hosting.play import Player, socket

SPOKEN = {
    "en": r"This wins about {chance} out of 100 games; “.+” about {other}\.",
    "fi": r"noin ({chance} peliä|yhden pelin) sadasta; siirrolla ”.+” noin ({other}|yhden)\.",
}
BRIEF = {"en": r"wins about \d+ out of 100 games\.$", "fi": r"sadasta\.$"}


def rated(visits: Visits) -> tuple[Made, dict[str, Any]]:
    """A table with a choice of first moves, and the hint there: a stock card that fits leaves none."""
    while True:
        table = visits.make("skip-bo", "me", "hard")
        with socket(visits.address) as line:
            player = Player(line, table.code, table.tokens[0])
            player.ask("start")
            player.until("done")
            player.ask("hint")
            hint = player.until("done")["hint"]
        if "runner_up" in hint:
            return table, hint


@pytest.mark.parametrize(("language", "viewport"), [("en", PHONE), ("fi", SMALL), ("fi", DESKTOP)])
def test_a_hint_states_two_chances_in_games_of_100(visits: Visits, language: str, viewport: ViewportSize) -> None:
    table, hint = rated(visits)
    visitor = visits(seats=table.seats[:1], viewport=viewport, preferences={"language": language})
    page, words = visitor.page, Words(language)
    page.goto(f"{visits.address}t/{table.code}")
    page.locator(BOARDS["skip-bo"]).first.wait_for()
    page.get_by_role("button", name=words.say("web-hint"), exact=True).first.click()
    full = re.compile(SPOKEN[language].format(chance=hint["chance"], other=hint["runner_up"]["chance"]))
    notice = page.locator(".said [role=status]")
    notice.wait_for()
    read = notice.locator("p:not([aria-hidden])")
    assert full.search(read.inner_text())
    small = viewport != DESKTOP
    assert read.evaluate("text => text.clientWidth > 1") != small
    assert notice.locator("p[aria-hidden]").is_visible() == small, "a short text where the long one would cover cards"
    if small:
        assert re.search(BRIEF[language], notice.locator("p[aria-hidden]").inner_text())
    picture(page, f"hint-{language}-{viewport['width']}")
    page.get_by_role("button", name=words.say("web-log"), exact=True).first.click()
    page.get_by_role("dialog").get_by_text(full).wait_for()


@pytest.mark.parametrize(("language", "viewport"), [("en", PHONE), ("fi", DESKTOP)])
def test_the_lobby_explains_a_friendly_bot(visits: Visits, language: str, viewport: ViewportSize) -> None:
    table = visits.make("skip-bo", "me", "friendly", "open")
    visitor = visits(seats=table.seats[:1], viewport=viewport, preferences={"language": language})
    visitor.page.goto(f"{visits.address}t/{table.code}")
    explained = visitor.page.locator("p.friendly", has_text=Words(language).say("level-friendly"))
    explained.wait_for()
    assert len(explained.inner_text()) > 60
    picture(visitor.page, f"friendly-{language}", whole=True)
