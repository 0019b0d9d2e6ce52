"""What a family meets on an evening beside the games: the way in, the next game, and what is said on the way."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.play import pressed, tap_zip_zap_now, zip_zap_now
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, LONGEST, PATIENCE, PHONE, Visits, overflow, press
from tests.hosting.play import Player, socket

TINY: ViewportSize = {"width": 320, "height": 568}
SMALL: ViewportSize = {"width": 360, "height": 640}
LOW: ViewportSize = {"width": 844, "height": 390}
ROUND = {"handSize": 1, "maxRounds": 1}
"""A game of Timeline that is over after a card each."""
GLANCE = 0.1


def played_by(visits: Visits, code: str, tokens: dict[int, str]) -> None:
    """Each seat has a socket; a seat that can move makes any move, until the game is over."""
    rng, over = random.Random(2), False
    with ExitStack() as sockets:
        players = [
            Player(sockets.enter_context(socket(visits.address)), code, token) for _, token in sorted(tokens.items())
        ]
        players[0].ask("start")
        while not over:
            for player in players:
                try:
                    received = json.loads(player.connection.recv(timeout=GLANCE))
                except TimeoutError:
                    continue
                assert received["type"] != "refused", received
                if received["type"] == "news" and received.get("moves"):
                    player.ask("move", move=rng.choice(received["moves"]))
                over = over or received.get("room", {}).get("phase") == "over"


def in_window(found: Locator) -> bool:
    """It can be pressed without scrolling."""
    box, size = found.bounding_box(), found.page.viewport_size
    assert box is not None
    assert size is not None
    inside = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return inside and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_the_next_game_is_one_press_away_for_all_and_wins_are_counted(visits: Visits) -> None:
    table = visits.make("timeline", "me", "me", options=ROUND, people=LONGEST)
    played_by(visits, table.code, table.tokens)
    anna = visits(SMALL, name=LONGEST[0], seats=table.seats[:1])
    bo = visits(SMALL, name=LONGEST[1], seats=table.seats[1:])
    for each in (anna, bo):
        each.go(f"t/{table.code}")
        again = each.page.get_by_role("button", name=say("web-learn-again"))
        expect(again).to_be_visible()
        assert in_window(again), "under the winner"
    pressed(anna.page, say("web-learn-again"))
    join = bo.page.get_by_role("button", name=say("web-join"), exact=True)
    expect(join).to_be_visible()
    assert in_window(join), "in the place of the other button"
    press(join)
    for each in (anna, bo):
        each.page.locator(".columns").wait_for()
    code = anna.page.url.rpartition("/")[2]
    assert code != table.code
    assert bo.page.url.endswith(code)
    played_by(visits, code, table.tokens)
    for each in (anna, bo):
        each.page.locator("#winner").wait_for()
        expect(each.page.get_by_text(re.compile(" of 2$"))).to_have_count(2)


COUNTDOWN = """() => {
    window.counted = 0;
    window.countFaults = new Set();
    const HEM = 22;
    const look = () => {
        const count = document.querySelector(".count");
        if (count) {
            window.counted += 1;
            const said = document.querySelector(".strips .line p");
            if (said) window.countFaults.add(`while everybody waits: ${said.textContent}`);
            const cloth = count.closest(".cloth").getBoundingClientRect();
            const {top, bottom} = count.getBoundingClientRect();
            if (top < cloth.top + HEM - 2 || bottom > cloth.bottom - HEM + 2)
                window.countFaults.add(`on the hem: ${[cloth.top, top, bottom, cloth.bottom].map(Math.round)}`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
COUNTED = "() => window.counted > 0 && !document.querySelector('.count')"
"""Until the race begins, the countdown stands between the hems of the cloth, and nothing is said to be slow."""


@pytest.mark.parametrize("size", [TINY, SMALL, LOW], ids=["320", "360", "sideways"])
def test_after_a_round_of_zip_zap_the_way_on_is_in_sight(visits: Visits, size: ViewportSize) -> None:
    seats = ["me", *["easy"] * 5]
    table = visits.make("zip-zap", *seats, people=LONGEST, options={"freeCardMs": 600, "idleStallMs": 400})
    page = visits.at(table, size).page
    ready = page.locator(".scores button:enabled")
    while (found := zip_zap_now(page))["now"] != "ready":
        assert tap_zip_zap_now(page, found), "the match is over"
    assert in_window(ready)
    assert overflow(page) <= 0
    rows = page.locator(".scores tbody tr")
    expect(rows).to_have_count(6)
    hidden = page.locator(".cloth .on > .scores").evaluate("each => each.scrollHeight - each.clientHeight")
    assert hidden <= 1, "everyone's points are in sight, with nothing to scroll"
    page.evaluate(COUNTDOWN)
    press(ready)
    page.wait_for_function(COUNTED, timeout=PATIENCE)  # what comes after it may be over before a busy machine shows it
    assert page.evaluate("[...window.countFaults]") == []


@pytest.mark.parametrize("size", [SMALL, PHONE, LOW, DESKTOP], ids=["360", "390", "sideways", "desktop"])
def test_an_end_is_told_once_with_the_final_table_below_it(visits: Visits, size: ViewportSize) -> None:
    table = visits.make("timeline", "me", "me", options=ROUND | {"first": 0}, people=LONGEST)
    played_by(visits, table.code, table.tokens)
    pages = []
    for name, seat in zip(LONGEST, table.seats, strict=True):
        pages.append(visits(size, name=name, seats=[seat]).go(f"t/{table.code}"))
    for page in pages:
        heading, again = page.locator("#winner"), page.locator(".again")
        expect(again).to_be_visible()
        for part in (heading, again):
            assert in_window(part)
        assert overflow(page) <= 0
        line, scores = page.locator(".results .last"), page.locator(".results .scores .pad")
        expect(page.locator("#finished")).to_be_visible()
        tops = [each.evaluate("each => each.getBoundingClientRect().top") for each in (heading, line, scores)]
        assert tops == sorted(tops), "who won, the line, and only then the numbers"
        expect(page.locator(".how")).not_to_contain_text(re.compile("wins"))
        expect(heading).not_to_have_css("outline-style", "solid")
    told = [page.locator("#winner").inner_text() for page in pages]
    if not any("," in each or " and " in each for each in told):
        assert told.count(say("web-learn-you-win")) == 1, told


def test_the_home_page_says_what_is_dealt_against_bots_and_changes_it(visits: Visits) -> None:
    visitor = visits(PHONE)
    kept = {"skip-bo": {"bots": ["hard"], "preset": "short", "options": {"coins": 5}, "settings": {}, "open": 1}}
    visitor.context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('spila.defaults', '{json.dumps(kept)}')"
    )
    page = visitor.go()
    pressed(page, "New table: Skip-Bo")
    way = page.get_by_role("button", name=re.compile(say("web-way-bots")))
    expect(way).to_contain_text(say("level-hard"))
    shown = page.locator(".dealt")
    expect(shown).to_contain_text(say("preset-skip-bo-short"))
    pressed(page, say("web-dealt-plain"))
    expect(shown).not_to_contain_text(say("web-dealt-changed", count=1))
    pressed(page, say("web-bots-change"))
    page.get_by_text(say("level-medium"), exact=True).click()
    expect(way).to_contain_text(say("level-medium"))


def test_what_is_played_for_outlives_a_preset_and_is_seen_by_guests(visits: Visits) -> None:
    anna = visits(DESKTOP, touch=False)
    page = anna.go("new/skip-bo")
    page.get_by_text(re.compile("^All rules")).click()
    page.get_by_text(say("option-skip-bo-matchTarget"), exact=True).click()
    page.get_by_text(say("preset-skip-bo-short"), exact=True).click()
    press(page.locator("form .go .main"))
    target = f"{say('option-skip-bo-matchTarget')}: 500"
    expect(page.get_by_text(target)).to_be_visible()
    guest = visits(PHONE, name="Bo")
    there = guest.go(page.url.removeprefix(guest.address))
    expect(there.get_by_role("heading", level=1)).to_contain_text("Skip-Bo")
    press(there.get_by_role("button", name=say("web-door-sit")))
    expect(there.get_by_text(target)).to_be_visible()
    expect(there.locator(".game-head")).to_contain_text(say("preset-skip-bo-short"))


def test_one_screen_is_shared_as_the_cards_allow(visits: Visits) -> None:
    visitor = visits(DESKTOP, touch=False)
    for game, words in (("skip-bo", "Hands are hidden"), ("timeline", "face up"), ("zip-zap", "half of it each")):
        page = visitor.go(f"new/{game}")
        page.get_by_text(say("web-way-screen"), exact=True).click()
        expect(page.get_by_role("main")).to_contain_text(words)


@pytest.mark.parametrize("language", ["fi", "is"])
def test_a_code_is_typed_on_a_laptop_without_scrolling(visits: Visits, language: str) -> None:
    page = visits({"width": 1280, "height": 720}, touch=False, preferences={"language": language}).go()
    page.locator(".game .fan svg").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert in_window(page.locator(".below input").last)
    for game in page.locator(".game").all():
        below = game.locator(".buttons").evaluate(
            "each => each.closest('.game').getBoundingClientRect().bottom - each.getBoundingClientRect().bottom"
        )
        assert below >= 12, "its buttons are inside it"


def test_opening_a_game_moves_nothing_below_it(visits: Visits) -> None:
    page = visits(DESKTOP, touch=False).go()
    page.locator(".game .fan svg").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    below = "document.querySelector('.below').getBoundingClientRect().top"
    before = page.evaluate(below)
    pressed(page, "New table: Zip Zap")
    page.locator(".game.open .way").first.wait_for()
    assert page.evaluate(below) == before


@pytest.mark.parametrize("size", [TINY, PHONE, LOW, DESKTOP], ids=["320", "phone", "sideways", "desktop"])
def test_who_one_is_fits_any_window(visits: Visits, size: ViewportSize) -> None:
    """Eight animals stand in rows of the same length, and the button that goes on is in reach."""
    table = visits.make("skip-bo", "me", "open", people=LONGEST)
    page = visits(size, name=None).go(f"t/{table.code}")
    sit = page.get_by_role("button", name=say("web-door-sit"))
    sit.wait_for()
    rows: list[int] = (
        page.locator("fieldset")
        .first.locator(".pick")
        .evaluate_all(
            "all => Object.values(Object.groupBy(all, each => Math.round(each.getBoundingClientRect().top)))"
            ".map(each => each.length)"
        )
    )
    assert len(set(rows)) == 1, rows
    assert sum(rows) == 8
    assert in_window(sit)
    pressed(page, say("web-door-look"))
    page.goto(page.url.rpartition("/t/")[0])
    pressed(page, "New table: Skip-Bo")
    press(page.get_by_role("button", name=re.compile(say("web-way-friends"))))
    expect(page.get_by_label("Name")).to_be_focused()
    assert in_window(page.get_by_role("button", name=say("web-person-go")))


def test_addresses_that_lead_nowhere_say_so(visits: Visits) -> None:
    visits.watch.allow("404")
    visitor = visits(PHONE)
    page = visitor.go("nowhere")
    expect(page.get_by_role("alert")).to_have_text(say("refusal-no-such-page"))
    page = visitor.go("t/ZZZZZ")
    expect(page.get_by_text(say("refusal-table-unknown", table="ZZZZZ"))).to_be_visible()
    expect(page.get_by_label(say("web-code-label"))).to_be_visible()


def test_a_link_that_only_this_computer_knows_says_so(visits: Visits) -> None:
    visitor = visits.at(visits.make("skip-bo", "me", "open"), deal=False)
    expect(visitor.page.locator(".share .local")).to_contain_text(say("web-local-only"))


def test_a_spectator_takes_a_free_seat(visits: Visits) -> None:
    table = visits.make("timeline", "me", "open", people=LONGEST)
    visitor = visits(PHONE, name="Cleo")
    page = visitor.go(f"t/{table.code}")
    pressed(page, say("web-door-look"))
    page.locator(".columns").wait_for()
    press(page.locator(".sit"))
    press(page.get_by_role("button", name=say("web-door-sit")))
    expect(page.get_by_text(say("web-lobby-look"))).to_have_count(0)
    expect(page.locator(".columns")).to_contain_text("Cleo")
