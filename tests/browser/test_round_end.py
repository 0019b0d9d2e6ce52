"""The end of a round of Zip Zap: who went out with what, what everybody had left, what it brings, and the way on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from spila.games.zip_zap.cards import NUMBERS, ZAP
from spila.l10n import Words
from tests.browser.rounds import QUICK, play_rounds
from tests.browser.visitors import DESKTOP, LONGEST, PHONE, Made, Visits, overflow, picture

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    PHONE,
    {"width": 844, "height": 390},
    {"width": 1280, "height": 720},
)
NAMES = (*LONGEST, "Saga", "Elías", "Amma Rósa", "Freyja")
INSIDE = """(each, part) => {
    const {left, right, top, bottom} = each.getBoundingClientRect(), room = part.getBoundingClientRect();
    return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
}"""
CARDS = "each => [...each.querySelectorAll('svg')].filter(card => card.closest('.fan')).length"


def ended(visits: Visits, people: int, playing: range, **options: Any) -> tuple[Made, dict[str, Any]]:
    """A table at which the first round is over, and what all may see of it."""
    table = visits.make("zip-zap", *["me"] * people, options=QUICK | options, people=NAMES)
    return table, play_rounds(visits, table, playing=playing)


def card_name(card: int, say: Any) -> str:
    suit, number = divmod(card, NUMBERS)
    text: str = say("web-zip-zap-card-zap") if card == ZAP else say("web-zip-zap-card", suit=suit, number=number + 1)
    return text


def rows(page: Page) -> dict[str, Locator]:
    """Everybody's row by name."""
    found = page.locator(".scores tbody tr")
    found.first.wait_for()
    return {row.locator(".name").inner_text(): row for row in found.all()}


def check(page: Page, view: dict[str, Any], say: Any) -> None:
    """Everybody's cards are there to be seen and to be heard, beside the points they bring."""
    shown = rows(page)
    end = view["ended"]
    for seat, left in enumerate(end["left"]):
        row = shown[NAMES[seat]]
        assert row.locator("td.left").evaluate(CARDS) == len(left)
        heard = row.locator("td.left").inner_text()
        for name in [card_name(card, say) for card in left] or [say("web-zip-zap-left-over-none")]:
            assert name in heard, (seat, heard)
        expect(row.locator(".gained")).to_have_text(str(end["points"][seat]))
        expect(row.locator(".total")).to_have_text(str(view["scores"][seat]))


@pytest.mark.parametrize(("people", "language"), [(2, "en"), (4, "fi"), (6, "is")])
def test_all_see_what_everybody_had_left_and_the_way_on(visits: Visits, people: int, language: str) -> None:
    """On a page that is opened only now; nobody but the first played, so that the others have all they can have."""
    table, view = ended(visits, people, range(1))
    for size in SIZES:
        page = visits(size, seats=table.seats[:1], preferences={"language": language}).go(f"t/{table.code}")
        look(page, view, Words(language).say)
        picture(page, f"round-end-{people}-{language}-{size['width']}")


def look(page: Page, view: dict[str, Any], say: Any) -> None:
    """All of it is in the window, and nothing has to be scrolled."""
    check(page, view, say)
    page.evaluate("document.fonts.ready.then(() => null)")
    expect(page.locator(".scores h2")).to_have_text(say("web-zip-zap-out-you"))
    scores = page.locator(".cloth .on > .scores")
    assert scores.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, "nothing has to be scrolled"
    assert overflow(page) <= 0
    window = page.locator("html").element_handle()
    go = scores.get_by_role("button", name=say("web-zip-zap-ready"))
    assert go.evaluate(INSIDE, window), "the way on is in sight"
    for row in rows(page).values():
        paper = scores.element_handle()
        for part in row.locator(".name, .gained, .total, .step:last-child .card").all():
            assert part.evaluate(INSIDE, paper)


def test_an_end_is_seen_as_it_comes_and_gone_with_the_next_deal(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options=QUICK, people=NAMES)
    page = visits(DESKTOP, touch=False, seats=table.seats[1:]).go(f"t/{table.code}")
    page.get_by_role("main").wait_for()
    view = play_rounds(visits, table)
    check(page, view, Words().say)
    assert page.locator("th.left").count() == 1
    page.get_by_role("button", name=Words().say("web-zip-zap-ready")).click()
    play_rounds_on(visits, table)
    expect(page.locator(".scores")).to_have_count(0)
    expect(page.locator("td.left")).to_have_count(0)


def play_rounds_on(visits: Visits, table: Made) -> None:
    """The first player is ready too."""
    page = visits(seats=table.seats[:1]).go(f"t/{table.code}")
    page.locator(".scores button").tap()
    page.locator(".next .one").first.wait_for()


def test_cards_that_count_nothing_are_shown_without_a_sum(visits: Visits) -> None:
    table, view = ended(visits, 3, range(1), scoring="onePoint")
    page = visits(seats=table.seats[2:]).go(f"t/{table.code}")
    check(page, view, Words().say)
    expect(page.locator(".scores h2")).to_have_text(Words().say("web-zip-zap-out", name=NAMES[0]))
    expect(page.locator(".scores .sum")).to_have_count(0)
    expect(page.locator(".scores .worth")).to_have_count(0)


def test_spectators_and_the_big_screen_see_it_too(visits: Visits) -> None:
    table, view = ended(visits, 3, range(1))
    cleo = visits(PHONE, name="Cleo").go(f"t/{table.code}")
    cleo.get_by_role("button", name=Words().say("web-door-look")).tap()
    check(cleo, view, Words().say)
    expect(cleo.locator(".scores button")).to_have_count(0)
    tv = visits({"width": 1920, "height": 1080}, touch=False).go(f"tv/{table.code}")
    lines = tv.locator("section.large li")
    expect(lines).to_have_count(3)
    for seat, left in enumerate(view["ended"]["left"]):
        line = lines.filter(has_text=NAMES[seat])
        expect(line.locator(".card")).to_have_count(len(left))
        expect(line).to_contain_text(f"+{view['ended']['points'][seat]}")
        assert line.locator(".fan").count() == 0 or line.locator(".fan").evaluate(
            INSIDE, tv.locator("section.large").element_handle()
        )
    picture(tv, "round-end-tv")


def test_what_the_others_had_left_and_who_is_awaited_is_read_aloud_by_keys(visits: Visits) -> None:
    table, view = ended(visits, 2, range(1))
    page = visits(DESKTOP, touch=False, seats=table.seats[:1]).go(f"t/{table.code}")
    page.locator(".scores tbody tr").first.wait_for()
    page.get_by_role("toolbar", name="Read aloud").wait_for(state="attached")
    aloud, say = page.locator("[data-speech]"), Words().say
    page.keyboard.press("Shift+O")
    for card in view["ended"]["left"][1]:
        expect(aloud).to_contain_text(card_name(card, say))
    page.keyboard.press("Shift+T")
    expect(aloud).to_have_text("After round 1. 0 of 2 are ready.")


def test_a_replay_shows_what_was_left_in_every_round(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options=QUICK | {"scoring": "onePoint"}, people=NAMES)
    play_rounds(visits, table, whole=True, playing=range(2))
    page = visits(PHONE, name=None).go(f"replay/{table.code}")
    scrubber = page.get_by_role("slider")
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(last))
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    assert (
        page.locator(".scores td.left").evaluate_all(
            "all => all.map(each => each.querySelectorAll('.fan svg').length).sort()[1]"
        )
        > 0
    )
    wide = "each => each.scrollWidth - each.clientWidth"
    assert page.locator(".parts").evaluate(wide) <= 0, "long names are broken in the log"
    picture(page, "round-end-replay")
