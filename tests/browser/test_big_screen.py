"""A TV, phones as hands and the host's remote around one table, in real browsers on the built page."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.texts import say
from tests.browser.visitors import LONGEST, PATIENCE, PHONE, Made, Visitor, Visits, picture, press

TV: Any = {"width": 1920, "height": 1080}
SMALL_PHONE: Any = {"width": 360, "height": 640}
SIZES: tuple[Any, ...] = ({"width": 1280, "height": 720}, TV, {"width": 3840, "height": 2160})
LEAST = 0.022
"""The smallest text, as a share of the height."""
TEXTS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), box = walk.currentNode.parentElement;
        if (!text || box.closest(".out-of-sight, style, defs") || !box.checkVisibility()) continue;
        const shown = box instanceof SVGElement ? null : box.offsetWidth ? box : box.parentElement;
        const scale = shown ? shown.getBoundingClientRect().width / shown.offsetWidth : box.getScreenCTM().a;
        found.push([text, parseFloat(getComputedStyle(box).fontSize) * scale / innerHeight]);
    }
    return found;
}"""
FITS = """width => innerWidth === width && document.fonts.status === "loaded"
    && Math.abs(document.querySelector("main").getBoundingClientRect().width - width) < 2"""
OUTSIDE = """() => [...document.querySelectorAll("main *")].filter(each => {
    const box = each.getBoundingClientRect();
    return each.childElementCount === 0 && each.textContent.trim() && !each.closest(".out-of-sight")
        && each.checkVisibility() && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1);
}).map(each => each.textContent)"""


def tv_of(visits: Visits, size: Any = TV, path: str = "tv", **preferences: Any) -> Visitor:
    tv = visits(size, name=None, touch=False, preferences=preferences or None)  # type: ignore[arg-type]
    tv.go(path)
    return tv


def phone(visits: Visits, code: str, name: str) -> Visitor:
    visitor = visits(PHONE, name=name)
    visitor.go(f"t/{code}")
    press(visitor.page.get_by_role("button", name=say("web-door-sit")))
    visitor.page.locator("li", has_text=name).first.wait_for()
    return visitor


def place_a_card(page: Page, chance: random.Random) -> None:
    """A whole turn of Timeline with one thumb."""
    press(page.locator(".front:enabled").nth(0))
    gaps = page.locator(".gap:enabled")
    gaps.first.wait_for()
    press(gaps.nth(chance.randrange(gaps.count())))
    press(page.locator(".turn-over"))


def turns(phones: list[Visitor], over: Locator) -> Iterator[Page]:
    """The phone whose turn it is, again and again until the game is over."""
    waiting = time.monotonic()
    while over.count() == 0:
        now = next((each.page for each in phones if each.page.locator(".front:enabled").count()), None)
        if now is not None:
            yield now
            waiting = time.monotonic()
        assert time.monotonic() < waiting + PATIENCE / 1000, "nobody has a turn"


def hears_no_secret(visitor: Visitor) -> None:
    assert visitor.lines
    for line in visitor.lines:
        for message in line.received:
            assert not {"own", "moves"} & message.keys(), message
            assert message["type"] != "welcome" or message.get("seat") is None


def test_a_tv_and_three_phones_play_a_whole_game(visits: Visits) -> None:
    tv = tv_of(visits)
    page = tv.page
    games = page.locator(".game")
    games.first.wait_for()
    assert page.evaluate(OUTSIDE) == [], "all games are on the screen"
    page.locator("input").press("ArrowDown")
    expect(games.and_(page.locator(":focus"))).to_have_count(1)
    timeline = page.locator('.game[data-game="timeline"]')
    for arrow in ("ArrowLeft", "ArrowRight"):
        for _ in range(games.count()):
            if not timeline.evaluate("each => each === document.activeElement"):
                page.keyboard.press(arrow)
    expect(timeline).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("screen-lobby-first"))).to_be_visible()
    code = page.locator(".join .figures").inner_text()
    picture(page, "tv-lobby")

    phones = [phone(visits, code, name) for name in ("Anna", "Bo", "Cleo")]
    host = phones[0].page
    expect(page.get_by_text(say("screen-lobby-deal", name="Anna"))).to_be_visible()
    assert page.locator(".seats li:not(.free)").count() == 3, "the TV has no seat"
    press(host.locator("summary", has_text=say("web-table-settings")))
    press(host.get_by_role("button", name=f"{say('web-lobby-start')} · {say('web-lobby-trim')}"))

    page.locator("section[data-seat]").first.wait_for()
    assert page.locator("section[data-seat]").count() == 3
    for each in phones:
        each.page.locator(".handheld").wait_for()
        assert each.page.locator(".pennant").count() <= 1
    picture(phones[1].page, "hand-timeline-phone")
    chance = random.Random(5)
    for turn, now in enumerate(turns(phones, page.locator(".winners"))):
        place_a_card(now, chance)
        now.locator(".front:enabled").first.wait_for(state="detached")
        if turn == 1:
            expect(page.locator("header .last")).to_be_visible()
            assert page.locator("h2").count() == 1, "the story of the card"
            picture(page, "tv-timeline")
        if turn == 6:
            break
    hears_no_secret(tv)
    letters = phones[0].page.locator(".letter").all_inner_texts()
    assert letters == [chr(65 + place) for place in range(len(letters))]
    assert [*dict.fromkeys(page.locator(".gap").all_inner_texts())] == letters, "the same letters on the TV"


def test_a_short_game_ends_on_the_tv_and_goes_on_with_the_same_people(visits: Visits) -> None:
    table = visits.make("timeline", "me", "me", "me", options={"handSize": 1, "maxRounds": 1, "earlyDecision": False})
    tv = tv_of(visits, path=f"tv/{table.code}")
    tv.page.locator(".join").wait_for()
    phones = [visits(PHONE, seats=[seat]) for seat in table.seats]
    for each in phones:
        each.go(f"t/{table.code}")
    press(phones[0].page.get_by_role("main").locator(".go .main").first)
    chance = random.Random(3)
    for now in turns(phones, tv.page.locator("ol li")):
        place_a_card(now, chance)
        now.locator(".front:enabled").first.wait_for(state="detached")
    expect(tv.page.get_by_text(say("screen-end-again"))).to_be_visible()
    expect(tv.page.locator("ol li")).to_have_count(3)
    picture(tv.page, "tv-end")
    hears_no_secret(tv)
    press(phones[0].page.get_by_role("button", name=say("web-learn-again")))
    tv.page.locator(".join").wait_for()
    assert table.code not in tv.page.url, "the TV goes with them"


def test_a_remote_starts_pauses_and_removes(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "me", "me", options={"stockSize": 20})
    bo, cleo = (visits(PHONE, seats=[seat]) for seat in table.seats[1:])
    for each in (bo, cleo):
        each.go(f"t/{table.code}")
        each.page.locator(".columns").wait_for()
    host = visits(PHONE, seats=table.seats[:1])
    host.go(f"t/{table.code}")
    press(host.page.get_by_role("button", name=say("web-show-on-tv")))
    press(host.page.get_by_role("button", name=say("screen-remote-make")))
    press(host.page.get_by_role("button", name=say("screen-remote-here")))
    remote = host.page
    press(remote.get_by_role("button", name=say("web-lobby-start")))
    remote.locator(".run").wait_for()
    tv = tv_of(visits, path=f"tv/{table.code}")
    tv.page.locator(".plate").first.wait_for()
    for each in (bo, cleo):
        each.page.locator(".handheld").wait_for()

    press(remote.get_by_role("button", name=say("web-pause")))
    expect(tv.page.get_by_text(say("screen-paused"))).to_be_visible()
    expect(bo.page.get_by_text(say("web-paused"))).to_be_visible()
    press(remote.get_by_role("button", name=say("web-resume")))
    expect(tv.page.get_by_text(say("screen-paused"))).to_have_count(0)

    press(remote.get_by_role("button", name=say("screen-show-code")))
    expect(tv.page.get_by_role("heading", name=say("screen-join-phone"))).to_be_visible()
    picture(remote, "remote-phone")
    press(remote.get_by_role("button", name=say("screen-hide-code")))
    expect(tv.page.get_by_role("heading", name=say("screen-join-phone"))).to_have_count(0)

    press(remote.get_by_role("button", name=say("web-lobby-kick", name="Cleo")))
    press(remote.get_by_role("alertdialog").get_by_role("button", name=say("web-lobby-kick-key")))
    expect(cleo.page.get_by_text(say("goodbye-kicked")).first).to_be_visible()
    expect(tv.page.get_by_label(say("screen-join"), exact=True).first).to_be_visible()
    remote.reload()
    remote.locator(".run").wait_for()
    tv.page.reload()
    tv.page.locator(".plate").first.wait_for()
    hears_no_secret(tv)
    assert [role["role"] for role in roles(visits, table)] == ["remote", "screen"], "nobody got another role"


def roles(visits: Visits, table: Made) -> Any:
    """The roles of a table, as one who comes anew sees them."""
    visitor = visits(PHONE, seats=table.seats[1:2])
    visitor.go(f"t/{table.code}")
    visitor.page.locator(".handheld, .board").first.wait_for()
    return next(message["room"]["roles"] for message in visitor.lines[-1].received if message["type"] == "welcome")


def test_a_phone_is_a_hand_only_while_there_is_a_big_screen(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "easy", options={"stockSize": 20, "starter": "youngest", "youngest": 0})
    anna = visits.at(table)
    anna.page.locator(".board:not(.handheld)").wait_for()
    tv = tv_of(visits, path=f"tv/{table.code}")
    anna.page.locator(".handheld").wait_for()
    picture(anna.page, "hand-skip-bo-phone")
    press(anna.page.locator("[data-hand]").first)
    expect(anna.page.locator(".picked")).to_have_count(1)
    press(anna.page.locator("[data-discard]").first)
    expect(anna.page.locator("[data-discard] .top")).to_have_count(1)
    expect(tv.page.locator("header .last")).not_to_be_empty()
    press(anna.page.get_by_role("button", name=say("screen-hand-note")))
    anna.page.locator(".board:not(.handheld)").wait_for()
    tv.page.close()
    tv = tv_of(visits, path=f"tv/{table.code}")
    anna.page.locator(".handheld").wait_for()
    tv.context.close()
    anna.page.locator(".board:not(.handheld)").wait_for()


def test_the_start_card_of_a_race_comes_to_the_tv_and_the_phones(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options={"idleStallMs": None, "freeCardMs": None})
    tv = tv_of(visits, path=f"tv/{table.code}")
    tv.page.locator(".join").wait_for()
    phones = [visits(size, seats=[seat]) for size, seat in zip((PHONE, SMALL_PHONE), table.seats, strict=True)]
    for each in phones:
        each.go(f"t/{table.code}")
    press(phones[0].page.get_by_role("main").locator(".go .main").first)
    expect(tv.page.get_by_text(say("screen-race-starts"))).to_be_visible()
    for each in phones:
        expect(each.page.locator(".handheld .count")).to_be_visible()
    expect(tv.page.locator(".heap .layer")).to_have_count(1)
    for each in phones:
        expect(each.page.locator(".handheld .top")).to_be_visible()
        expect(each.page.get_by_role("button", name=say("zip-zap-move-zap")).first).to_be_visible()
        lowest = each.page.locator(".handheld .cards").evaluate(
            "each => Math.max(...[...each.querySelectorAll('[data-card]')].map(x => x.getBoundingClientRect().bottom))"
        )
        key = each.page.locator(".handheld .zap-place").bounding_box()
        assert key is not None
        assert lowest <= key["y"] + 1, "no card is under the key"
    picture(tv.page, "tv-zip-zap")
    picture(phones[0].page, "hand-zip-zap-phone")
    hears_no_secret(tv)


def test_a_seat_moves_to_another_phone_by_its_link(visits: Visits) -> None:
    table = visits.make("timeline", "me", "easy", options={"handSize": 6})
    other = visits(PHONE, name=None)
    page = other.go(f"t/{table.code}#{table.seats[0]['token']}")
    press(page.get_by_role("main").locator(".go .main").first)
    page.locator(".board").wait_for()
    assert page.url.endswith(f"t/{table.code}"), "the token is not left in the address"


def test_a_revoked_screen_says_so_and_can_be_opened_again(visits: Visits) -> None:
    table = visits.make("timeline", "me", "open")
    host = visits.at(table, deal=False)
    tv = tv_of(visits, path=f"tv/{table.code}")
    tv.page.locator(".join").wait_for()
    press(host.page.get_by_role("button", name=say("web-show-on-tv")))
    press(host.page.get_by_role("button", name=say("screen-device-end")))
    expect(tv.page.get_by_text(say("goodbye-revoked"))).to_be_visible()
    tv.page.locator("input").fill(table.code.lower())
    tv.page.keyboard.press("Enter")
    tv.page.locator(".join").wait_for()


def test_a_tv_that_types_a_wrong_code_is_told(visits: Visits) -> None:
    visits.watch.allow("404")
    tv = tv_of(visits)
    tv.page.locator("input").fill("zzzzz")
    tv.page.keyboard.press("Enter")
    expect(tv.page.get_by_role("alert")).to_have_text(say("refusal-table-unknown", table="ZZZZZ"))


PLAYED: dict[str, dict[str, Any]] = {
    "skip-bo": {"stockSize": 15},
    "timeline": {"handSize": 6},
    "zip-zap": {"idleStallMs": None, "freeCardMs": None},
}


@pytest.mark.parametrize(
    ("game", "seats"), [("skip-bo", 4), ("skip-bo", 6), ("timeline", 4), ("timeline", 8), ("zip-zap", 6)]
)
def test_everything_on_a_big_screen_can_be_read_from_the_sofa(visits: Visits, game: str, seats: int) -> None:
    """Long names, two languages, three sizes; what people read is large enough, and nothing is cut off."""
    people = (*LONGEST, *("Anna", "Bo", "Cleo", "Dag", "Eva", "Finn"))[:seats]
    table = visits.make(game, "me", *["easy"] * (seats - 1), options=PLAYED[game], people=people, pace="normal")
    host = visits.at(table)
    if game == "zip-zap":
        host.page.locator(".pile .layer").first.wait_for()
    for language in ("en", "is"):
        tv = tv_of(visits, TV, f"tv/{table.code}", language=language, theme="dark" if language == "is" else "light")
        tv.page.locator("section[data-seat]").first.wait_for()
        for size in SIZES:
            tv.page.set_viewport_size(size)
            tv.page.wait_for_function(FITS, arg=size["width"])
            found = tv.page.evaluate(TEXTS)
            assert found
            assert [each for each in found if each[1] < LEAST - 1e-4] == []
            assert tv.page.evaluate(OUTSIDE) == []
            picture(tv.page, f"tv-{game}-{seats}-{language}-{size['width']}")


def test_anybody_with_the_code_opens_a_screen_and_only_so_many(visits: Visits) -> None:
    table = visits.make("timeline", "me", "open")
    for _ in range(8):
        assert httpx.post(f"{visits.address}api/tables/{table.code}/screens", json={}).status_code == 201
    visits.watch.allow("409")
    tv = tv_of(visits, path=f"tv/{table.code}")
    expect(tv.page.get_by_role("alert")).to_have_text(say("refusal-too-many-roles", most=8))
