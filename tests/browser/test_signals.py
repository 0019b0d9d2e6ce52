"""What the page says when nobody looks at it, and when there is nobody to ask."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ROOMY
from tests.browser.play import pressed
from tests.browser.texts import say
from tests.browser.visitors import Visits, Watch, picture, press
from tests.hosting.server_process import Served

RECORD = """
    let away = false;
    window.notes = [];
    window.lookAway = () => { away = true; document.dispatchEvent(new Event("visibilitychange")); };
    Object.defineProperty(document, "visibilityState", {get: () => away ? "hidden" : "visible"});
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            window.notes.push([title, options.body]);
        }
    };
"""
"""The page can be put out of sight, and every notification it makes is written down."""


def wishes_to_be_told(page: Page) -> None:
    press(page.get_by_role("button", name="Menu"))
    pressed(page, "Settings")
    press(page.get_by_role("dialog").get_by_text(say("web-preference-notify")))


def discard(page: Page) -> None:
    press(page.locator(".board.mine .hand .spot button").first)
    expect(page.locator(".hand .picked")).to_have_count(1)
    press(page.locator(".discards .spot.discard button").first)


def test_your_turn_in_the_tab_and_as_a_notification(whole_browser: Browser, served: Served, watch: Watch) -> None:
    visits = Visits(whole_browser, served.address, watch)
    table = visits.make("skip-bo", "me", "me", options={"stockSize": 20, "deck": {"tolls": []}})
    anna, bo = visits(seats=table.seats[:1]), visits(name="Bo", seats=table.seats[1:])
    anna.context.grant_permissions(["notifications"], origin=visits.address.rstrip("/"))
    for each in (anna, bo):
        each.context.add_init_script(RECORD)
        each.go(f"t/{table.code}")
    pressed(anna.page, "Deal")
    expect(anna.page).to_have_title("● Your turn · Spila")
    expect(bo.page).to_have_title("Spila")

    wishes_to_be_told(anna.page)
    expect(anna.page.get_by_role("switch", name=say("web-preference-notify"))).to_be_checked()
    anna.page.keyboard.press("Escape")
    wishes_to_be_told(bo.page)
    expect(bo.page.get_by_text(say("web-preference-notify-denied"))).to_be_visible()
    expect(bo.page.get_by_role("switch", name=say("web-preference-notify"))).not_to_be_checked()
    bo.page.keyboard.press("Escape")

    bo.page.evaluate("lookAway()")
    discard(anna.page)
    expect(bo.page).to_have_title("● Your turn · Spila")
    expect(anna.page).to_have_title("Spila")
    discard(bo.page)
    expect(anna.page).to_have_title("● Your turn · Spila")
    assert anna.page.evaluate("notes") == [], "somebody who is looking at the page needs none"

    anna.page.evaluate("lookAway()")
    discard(anna.page)
    expect(anna.page).to_have_title("Spila")
    discard(bo.page)
    expect(anna.page).to_have_title("● Your turn · Spila")
    assert anna.page.evaluate("notes") == [["Your turn!", say("web-turn-body", table=table.code)]]
    assert bo.page.evaluate("notes") == []
    press(anna.page.get_by_role("link", name="Spila"))
    expect(anna.page).to_have_title("Spila")
    visits.close()


def test_a_page_that_was_there_before_says_that_the_server_is_away(
    browser: Browser, built: None, tmp_path: Path, watch: Watch
) -> None:
    watch.allow("ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection to|Failed to")
    with Served(tmp_path, **ROOMY) as server:
        visits = Visits(browser, server.address, watch)
        table = visits.make("skip-bo", "me", "easy")
        anna = visits(seats=table.seats)
        page = anna.go()
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    away = page.get_by_text(say("refusal-server-away")).first
    page.reload()
    expect(page.get_by_role("heading", name="Skip-Bo").first).to_be_visible()
    expect(away).to_be_visible()
    expect(page.get_by_role("main").locator("> *").first).to_contain_text(say("refusal-server-away"))
    picture(page, "server-away-home-phone")
    for path in (f"t/{table.code}", "rules/skip-bo", "learn/timeline", "new/zip-zap", "replay/ABCDE"):
        anna.go(path)
        expect(away).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        picture(page, f"server-away-{path.partition('/')[0]}-phone")
    visits.close()


SOUNDING = """
    window.sounding = [];
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.sounding.push(this);
        }
    };
"""


def test_sound_is_computed_only_while_somebody_wants_to_hear_it(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "easy")
    visitor = visits(seats=table.seats, preferences={"volume": 0})
    visitor.context.add_init_script(SOUNDING)
    page = visitor.go(f"t/{table.code}")
    pressed(page, "Deal")
    page.locator(".board .hand .spot").first.wait_for()
    assert page.evaluate("sounding.length") == 0
    pressed(page, say("web-sound-on"))
    page.wait_for_function("sounding.length === 1 && sounding[0].state === 'running'")
    pressed(page, say("web-sound-off"))
    page.keyboard.press("Escape")
    page.wait_for_function("sounding.length === 1 && sounding[0].state === 'suspended'")
