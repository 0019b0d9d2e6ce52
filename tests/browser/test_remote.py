"""What the host's remote does to a running game and to the big screens, and what a TV's own keys do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_big_screen import LEAST, OUTSIDE, PLAYED, TEXTS, hears_no_secret, tv_of
from tests.browser.texts import say
from tests.browser.visitors import LONGEST, PHONE, Made, Visitor, Visits, picture, press


def with_remote(visits: Visits, table: Made) -> Visitor:
    """The host's phone becomes the remote, and starts the game."""
    host = visits(PHONE, seats=table.seats[:1])
    host.go(f"t/{table.code}")
    press(host.page.get_by_role("button", name=say("web-show-on-tv")))
    press(host.page.get_by_role("button", name=say("screen-remote-make")))
    press(host.page.get_by_role("button", name=say("screen-remote-here")))
    press(host.page.get_by_role("button", name=say("web-lobby-start")))
    host.page.locator(".run").wait_for()
    return host


def test_a_remote_ends_the_game_for_everybody(visits: Visits) -> None:
    table = visits.make("timeline", "me", "me", options={"handSize": 6})
    bo = visits(PHONE, seats=table.seats[1:])
    bo.go(f"t/{table.code}")
    remote = with_remote(visits, table).page
    tv = tv_of(visits, path=f"tv/{table.code}")
    tv.page.locator("section[data-seat]").first.wait_for()
    bo.page.locator(".handheld").wait_for()

    press(remote.get_by_role("button", name=say("screen-stop"), exact=True))
    question = remote.get_by_role("alertdialog")
    expect(question.get_by_role("button", name=say("screen-stop-no"))).to_be_focused()
    press(question.get_by_role("button", name=say("screen-stop-no")))
    expect(question).to_have_count(0)
    press(remote.get_by_role("button", name=say("screen-stop"), exact=True))
    picture(remote, "remote-stop")
    press(question.get_by_role("button", name=say("screen-stop"), exact=True))

    expect(tv.page.get_by_role("heading", name=say("web-stopped"))).to_be_visible()
    expect(bo.page.get_by_role("heading", name=say("web-stopped"))).to_be_visible()
    expect(remote.get_by_text(say("web-stopped"))).to_be_visible()
    expect(remote.get_by_role("button", name=say("screen-stop"), exact=True)).to_have_count(0)
    picture(tv.page, "tv-stopped")
    picture(bo.page, "stopped-phone")
    bo.page.reload()
    press(bo.page.get_by_role("link", name=say("web-learn-replay")))
    bo.page.locator(".replay, .board").first.wait_for()
    press(remote.get_by_role("button", name=say("web-learn-again")))
    tv.page.locator(".join").wait_for()
    hears_no_secret(tv)


def test_the_next_round_starts_without_those_who_are_not_ready(visits: Visits) -> None:
    """Two rounds of Zip Zap: the remote begins the second one, and the host on the phone could have as well."""
    table = visits.make("zip-zap", "me", "me", "hard", options={"idleStallMs": 300, "freeCardMs": 300})
    bo = visits(PHONE, seats=table.seats[1:2])
    bo.go(f"t/{table.code}")
    remote = with_remote(visits, table).page
    tv = tv_of(visits, path=f"tv/{table.code}")
    go_on = remote.get_by_role("button", name=say("web-zip-zap-next-round"))
    expect(go_on).to_be_enabled(timeout=60_000)
    expect(tv.page.locator("section.large h2")).to_have_text(say("web-zip-zap-after", round=1))
    picture(tv.page, "tv-zip-zap-between")
    picture(remote, "remote-between")
    host = visits(PHONE, seats=table.seats[:1])
    host.go(f"t/{table.code}")
    press(host.page.get_by_role("button", name=say("web-zip-zap-ready")))
    expect(host.page.get_by_role("button", name=say("web-zip-zap-next-round"))).to_be_visible()
    press(go_on)
    expect(tv.page.locator("section.large")).to_have_count(0)
    expect(host.page.get_by_role("button", name=say("web-zip-zap-next-round"))).to_have_count(0)


def test_the_rules_are_shown_by_the_remote_and_by_the_keys_of_the_set(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "me", "easy", options=PLAYED["skip-bo"])
    remote = with_remote(visits, table).page
    tv = tv_of(visits, path=f"tv/{table.code}").page
    tv.locator(".plate").first.wait_for()
    rules = tv.get_by_label(say("web-rules"), exact=True).and_(tv.locator("section"))

    press(remote.get_by_role("button", name=say("screen-show-rules")))
    expect(rules.locator("h1")).to_be_visible()
    expect(rules.locator(".page")).to_contain_text("1")
    first = rules.locator(".page").inner_text()
    picture(tv, "tv-rules")
    press(remote.get_by_role("button", name=say("screen-next-page")))
    expect(rules.locator(".page")).not_to_have_text(first)
    tv.keyboard.press("ArrowLeft")
    expect(rules.locator(".page")).to_have_text(first)
    press(remote.get_by_role("button", name=say("screen-hide-rules")))
    expect(rules).to_have_count(0)

    tv.keyboard.press("ArrowDown")
    bar = tv.get_by_role("toolbar", name=say("screen-bar"))
    expect(bar.get_by_role("button").first).to_be_focused()
    picture(tv, "tv-bar")
    tv.keyboard.press("ArrowRight")
    tv.keyboard.press("Enter")
    expect(rules.locator("h1")).to_be_visible()
    tv.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    tv.keyboard.press("r")
    expect(rules.locator("h1")).to_be_visible()
    tv.keyboard.press("r")
    expect(rules).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats", "gone"),
    [("skip-bo", 6, ".discards"), ("timeline", 4, ".hand svg"), ("zip-zap", 6, ".fan")],
)
def test_a_small_set_shows_fewer_things_and_larger(visits: Visits, game: str, seats: int, gone: str) -> None:
    """The remote asks for it, the set remembers it, and nothing is cut off with long names."""
    people = (*LONGEST, "Bo", "Cleo", "Dag", "Eva")[:seats]
    table = visits.make(game, "me", *["me"] * (seats - 1), options=PLAYED[game], people=people)
    remote = with_remote(visits, table).page
    tv = tv_of(visits, {"width": 1280, "height": 720}, f"tv/{table.code}").page
    name = tv.locator("section[data-seat] b").first
    name.wait_for()
    usual = name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    press(remote.get_by_role("button", name=say("screen-larger-tv")))
    expect(tv.locator(gone)).to_have_count(0)
    picture(tv, f"tv-{game}-larger")
    tv.reload()
    name.wait_for()
    assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") > usual
    assert [text for text, share in tv.evaluate(TEXTS) if share < LEAST - 1e-4] == []
    assert tv.evaluate(OUTSIDE) == []
    press(remote.get_by_role("button", name=say("screen-smaller-tv")))
    expect(tv.locator("section.larger")).to_have_count(0)
