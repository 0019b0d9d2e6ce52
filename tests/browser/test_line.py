"""A line that breaks in mid-game."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import ROOMY
from tests.browser.play import play_out, tap_timeline, tap_until, winner
from tests.browser.texts import say
from tests.browser.visitors import Visits, Watch, picture
from tests.hosting.server_process import Served


def test_the_server_falls_over_and_comes_back(browser: Browser, built: None, tmp_path: Path, watch: Watch) -> None:
    watch.allow("ERR_CONNECTION_REFUSED|WebSocket connection to")
    with Served(tmp_path, **ROOMY) as first:
        port, visits = first.port, Visits(browser, first.address, watch)
        anna = visits.at(visits.make("timeline", "me", "easy", options={"handSize": 2}))
        page = anna.page
        tap_until(page.locator(".hand button.playable:not(.chosen)").first, page.locator(".hand button.chosen"))
        page.locator("button[data-gap]").first.tap()
        page.locator(".turn-over:enabled").wait_for()
        page.get_by_role("toolbar", name=say("web-speech-title")).wait_for(state="attached")  # all is loaded by now
        first.stop(signal.SIGKILL)
        expect(page.get_by_text(say("web-line-lost", pending=0))).to_be_visible()
        tap_until(page.locator(".turn-over"), page.get_by_text(say("web-line-lost", pending=1)))
        picture(page, "line-down-phone")
        assert page.locator("#winner").count() == 0
    with Served(tmp_path, "--port", str(port), **ROOMY):
        expect(page.get_by_text(say("web-line-lost", pending=1))).to_have_count(0)
        expect(page.locator(".pennant.lit, #winner").first).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("Anna")
        news = [each for line in anna.lines for each in line.received if each["type"] == "news"]
        made = [each for each in news if each["what"]["kind"] == "move" and each["what"].get("seat") == 0]
        assert len({each["version"] for each in made}) == 1, "the move that was made meanwhile lands once"
        play_out(page, tap_timeline)
        assert re.search("You win|Broddi|Tuva", winner(page))
        visits.close()


def test_a_page_that_is_loaded_again_plays_on(visits: Visits) -> None:
    anna = visits.at(visits.make("skip-bo", "me", "easy"))
    hand = anna.page.locator(".hand .spot button")
    expect(hand).to_have_count(5)
    before = hand.evaluate_all("all => all.map(each => each.ariaLabel)")
    anna.page.reload()
    expect(hand).to_have_count(5)
    assert hand.evaluate_all("all => all.map(each => each.ariaLabel)") == before
