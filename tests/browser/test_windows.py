"""Nothing has to be scrolled to play: in windows of every shape, in every language, with the longest names, the hand,
the places it goes to and the buttons that go on are in sight."""

from __future__ import annotations

import os
import random
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import LONGEST, Made, Visits, overflow, picture
from tests.hosting.play import Player, socket

LANGUAGES = ("en", "is", "da", "fi", "nb", "sv")
PEOPLE = (*LONGEST, "Elías", "Amma Rósa", "Freyja", "Broddi", "Tuva", "Aino")
SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (640, 360), (1280, 720), (1920, 1080), (2560, 1440))
"""Small and large phones, one held sideways, a window at 200 %, and screens up to the largest that boards grow for."""

PARTS = {
    "skip-bo": (
        ".hand .spot",
        ".table > .stock .spot",
        ".pile .spot",
        ".table > .discards .spot",
        ".board .prompt",
        ".board .buttons .button",
        "footer .button",
    ),
    "timeline": (".hand [data-hand-card]", ".line [data-line-card]", ".turn-over", "footer .button, .elsewhere"),
    "zip-zap": (".hand button", ".pile", ".next .one", ".zap-button button", ".lay-help", "footer .button"),
}
SEATS = {"skip-bo": (2, 4, 6), "timeline": (2, 8), "zip-zap": (2, 6)}
OPTIONS: dict[str, dict[str, Any]] = {
    "skip-bo": {"stockSize": 20},
    "timeline": {"handSize": 4},
    "zip-zap": {"idleStallMs": None},
}
FAULTS = """parts => {
    const faults = parts.flatMap(part => {
        const all = [...document.querySelectorAll(part)].filter(each => each.checkVisibility());
        if (all.length === 0) return [part + " is not there"];
        return all.map(each => each.getBoundingClientRect()).filter(({left, top, right, bottom}) =>
            left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1,
        ).map(({left, top, right, bottom}) => `${part}: ${[left, top, right, bottom].map(Math.round)}`);
    });
    const main = document.querySelector("main");
    const down = Math.max(main.scrollHeight - main.clientHeight, document.scrollingElement.scrollHeight - innerHeight);
    return down > 0 ? [...faults, `${down} px have to be scrolled`] : faults;
}"""
CUT = """() => {
    const LONGEST = 15; // letters: longer ones, which only names of cards have, fit no narrow column
    const faults = new Set();
    const shortened = ({textOverflow, webkitLineClamp}) => textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const outside = ({left, right, top, bottom, height}, box) => left < box.left - 2 || right > box.right + 2
        || top + height / 4 < box.top - 1 || bottom - height / 4 > box.bottom + 1;
    const painted = each => each.closest("svg") || getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)";
    const room = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (const top of document.querySelectorAll("header, main, footer")) {
        const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode, parent = text.parentElement;
            if (!parent.checkVisibility({visibilityProperty: true}) || parent.closest("svg")) continue;
            const around = [];
            for (let each = parent; each; each = each.parentElement) around.push([each, getComputedStyle(each)]);
            if (around.some(([, style]) => style.clipPath !== "none" || shortened(style))) continue;
            if (around.some(([, style]) => ["auto", "scroll"].includes(style.overflowX))) continue;
            const closed = around.filter(([, style]) => ["hidden", "clip"].includes(style.overflowX)
                || ["hidden", "clip"].includes(style.overflowY)).map(([each]) => each);
            for (const {0: word, index} of text.data.matchAll(/\\S*[\\p{L}\\p{N}]\\S*/gu)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const lines = [...range.getClientRects()].filter(({width}) => width > 0);
                for (const line of lines) {
                    if ([room, ...closed.map(each => each.getBoundingClientRect())].some(box => outside(line, box)))
                        faults.add(`"${word}" is cut off`);
                    const at = document.elementsFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
                    const over = at.find(each => each.contains(parent) || parent.contains(each) || painted(each));
                    if (getComputedStyle(parent).pointerEvents === "none") continue; // not found at any point
                    if (over && !over.contains(parent) && !parent.contains(over))
                        faults.add(`"${word}" is covered by ${over.getAttribute("class") || over.tagName}`);
                }
                const below = lines.some(({top}) => top > lines[0].bottom - 2); // a first letter has a box of its own
                if (below && word.length <= LONGEST && !/[-\u00ad/]/.test(word))
                    faults.add(`"${word}" is broken in two`);
            }
        }
    }
    return [...faults];
}"""
"""Words that an edge cuts, that something else covers, or that are broken in two; those that end in dots are not."""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def languages(game: str, seats: int) -> tuple[str, ...]:
    """All of them at the fullest table, those with the longest words at the others; everything in the soak."""
    return LANGUAGES if seats == SEATS[game][-1] or os.environ.get("SPILA_SOAK") else ("da", "fi")


def aimed(page: Page, game: str) -> None:
    """Choose a card, so that the button that goes on is there."""
    if game != "timeline":
        return
    page.locator(".hand button.playable").first.click()
    page.locator("button[data-gap]").first.click()
    page.locator(".turn-over:enabled").wait_for()


HAND = "Math.round(document.querySelector('.board .hand').getBoundingClientRect().top)"


def lengthened(visits: Visits, seats: int, hand: int, cards: int, *, until_first: bool = False) -> Made:
    """A table where so many cards hang on the line, and where it is the first seat's turn if asked for. A deal that
    ends before that, because somebody has no cards left, is followed by another one.
    """
    for _ in range(30):
        table = visits.make("timeline", *["me"] * seats, options={"handSize": hand, "first": 0}, people=PEOPLE)
        if placed_everywhere(visits, table, cards, until_first):
            return table
    raise AssertionError(f"no game came to {cards} cards")


def placed_everywhere(visits: Visits, table: Made, cards: int, until_first: bool) -> bool:
    """Everyone places any card anywhere, until so many hang on the line; False if the game was over first."""
    rng, hangs = random.Random(3), 1
    with ExitStack() as sockets:
        players = [
            Player(sockets.enter_context(socket(visits.address)), table.code, token)
            for _, token in sorted(table.tokens.items())
        ]
        players[0].ask("start")
        while True:
            for player in players:
                news: dict[str, Any] = {}
                while news.get("type") != "news":
                    news = player.receive()
                    if news.get("room", {}).get("phase") == "over":
                        return False
                first = player is players[0]
                if first:
                    hangs += sum(each["type"] == "placed" and each["right"] for each in news.get("events", []))
                if hangs >= cards and (not until_first or (first and news.get("moves"))):
                    return True
                if news.get("moves"):
                    player.ask("move", move=rng.choice(news["moves"]))


OVERLAPS = """() => {
    const HALF_A_LINE = 8;
    const boxOf = each => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const {left, right, top, bottom} = words.getBoundingClientRect();
        return {left, right, top, bottom: Math.min(bottom, each.getBoundingClientRect().bottom),
            of: each.textContent, card: each.closest("li")};
    };
    const seen = look => [...document.querySelectorAll(look)].filter(each => each.checkVisibility());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    const words = seen(".line .year.figures, .line .named").map(boxOf);
    const strip = seen(".strip.low").map(each => ({...each.getBoundingClientRect().toJSON(), of: "the strip"}));
    const said = seen(".prompt:not(.out-of-sight)").filter(each =>
        [each, each.parentElement].some(at => at.scrollHeight > at.clientHeight + HALF_A_LINE));
    const slips = seen(".question, .verdict, .hand [data-hand-card] .card").map(each =>
        ({...each.getBoundingClientRect().toJSON(), of: each.className}));
    const actions = seen("footer .button").map(each => ({...each.getBoundingClientRect().toJSON(), of: "a button"}));
    return [
        ...words.flatMap((a, at) => [...words.slice(at + 1), ...strip]
            .filter(b => a.card !== b.card && over(a, b)).map(b => [a, b])),
        ...slips.flatMap(a => actions.filter(b => over(a, b)).map(b => [a, b])),
    ].map(([a, b]) => `${a.of} reaches into ${b.of}`).concat(said.map(each => `${each.textContent} is cut off`));
}"""
"""Words below the pictures of a line that reach into each other, a question that is not shown whole, and what lies over
the buttons."""


@pytest.mark.parametrize("language", ["fi", "is"])
def test_a_question_about_a_long_line_and_its_answer_are_whole_in_any_window(visits: Visits, language: str) -> None:
    table = lengthened(visits, seats=4, hand=5, cards=9, until_first=True)
    page = visits(seats=table.seats[:1], preferences={"language": language}, touch=False).go(f"t/{table.code}")
    page.locator("[data-line-card]").first.wait_for()
    page.wait_for_function("() => !document.querySelector('.board .middle').textContent.includes('…')")
    page.evaluate("document.fonts.ready.then(() => null)")
    places: dict[tuple[int, int], Any] = {}
    faults: list[str] = []

    def look(what: str, sizes: tuple[tuple[int, int], ...]) -> None:
        for width, height in sizes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(DRAWN)
            found: list[str] = page.evaluate(OVERLAPS)
            faults.extend(f"{what} {width}x{height}: {fault}" for fault in found)
            if what != "told":  # the hand lies where it lay, whatever is asked and opened
                places.setdefault((width, height), page.evaluate(HAND))
                if page.evaluate(HAND) != places[width, height]:
                    faults.append(f"{what} {width}x{height}: the hand has moved")
            picture(page, f"long-line-{what}-{language}-{width}x{height}")

    page.locator(".hand button.playable").first.click()
    look("picked", SIZES)
    page.locator("button[data-gap]").nth(1).click()
    page.locator(".turn-over:enabled").wait_for()
    look("asked", SIZES)
    page.set_viewport_size(ViewportSize(width=1280, height=720))
    page.locator(".turn-over:enabled").click()
    page.locator(".verdict").wait_for()
    look("told", SIZES)
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("language", ["fi", "is"])
def test_the_words_of_a_long_line_keep_to_their_rows(visits: Visits, language: str) -> None:
    table = lengthened(visits, seats=8, hand=6, cards=14)
    page = visits(seats=table.seats[:1], preferences={"language": language}).go(f"t/{table.code}")
    page.locator("[data-line-card]").first.wait_for()
    page.wait_for_function("() => !document.querySelector('.board .middle').textContent.includes('…')")
    page.evaluate("document.fonts.ready.then(() => null)")
    for width, height in ((320, 568), (360, 640), (390, 844)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(DRAWN)
        faults = page.evaluate(
            """() => [...document.querySelectorAll(".line .row-name, .line .row-words .figures")].filter(each => {
                const words = document.createRange();
                words.selectNodeContents(each);
                const {right} = words.getBoundingClientRect();
                const {top, bottom} = each.getBoundingClientRect();
                const row = each.closest("button").getBoundingClientRect();
                const strip = document.querySelector(".strip")?.getBoundingClientRect().left ?? innerWidth;
                return top < row.top - 1 || bottom > row.bottom + 1 || right > strip + 1;
            }).map(each => each.textContent)"""
        )
        assert faults == [], f"{width}x{height}: {faults}"
        room = page.evaluate("document.querySelector('.board > .middle').clientHeight")
        assert room >= 0.2 * height, f"{width}x{height}: {room} px of the line are seen"
        picture(page, f"long-line-{language}-{width}")


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, counts in SEATS.items() for seats in counts])
def test_a_table_needs_no_scrolling_in_any_window(visits: Visits, game: str, seats: int) -> None:
    table = visits.make(game, *["me"] * seats, options=OPTIONS[game], people=PEOPLE)
    dealt(visits, table)
    faults: list[str] = []
    for language in languages(game, seats):
        visitor = visits(seats=table.seats[:1], preferences={"language": language}, touch=False)
        page = visitor.go(f"t/{table.code}")
        page.locator(BOARDS[game]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        aimed(page, game)
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(DRAWN)
            found: list[str] = page.evaluate(FAULTS, list(PARTS[game])) + page.evaluate(CUT)
            if overflow(page) > 0:
                found.append(f"{overflow(page)} px too wide")
            faults += [f"{language} {width}x{height}: {fault}" for fault in found]
            if language in ("en", "fi"):
                picture(page, f"window-{game}-{seats}-{language}-{width}x{height}")
        visitor.context.close()
    assert not faults, "\n".join(faults)


def test_cards_grow_with_the_window(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "me", "me", options=OPTIONS["skip-bo"])
    dealt(visits, table)
    page = visits({"width": 1280, "height": 800}, seats=table.seats[:1], touch=False).go(f"t/{table.code}")
    page.locator(BOARDS["skip-bo"]).first.wait_for()
    widths = {}
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(DRAWN)
        widths[width] = page.evaluate("document.querySelector('.hand .spot').offsetWidth")
    assert 95 <= widths[1280] <= 125
    assert widths[1920] >= 1.25 * widths[1280]
    assert widths[2560] >= 1.7 * widths[1280]
