"""What is asked and answered stands there whole, at the same place: the longest cards of the included deck (in the soak
all cards), in every language and window, with the widest names. Words are swapped in a page that stands still: no deal
decides what is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize

from spila.decks import load
from spila.l10n import Words, languages
from spila.l10n.dates import printed
from tests.browser.scenes import BOARDS, dealt
from tests.browser.test_windows import DRAWN, PEOPLE
from tests.browser.visitors import LONGEST, Visits, picture
from tests.effort import SOAKING
from tests.hosting.play import Player, socket

SIZES = (
    (320, 568), (360, 640), (390, 844), (844, 390), (640, 360), (568, 320), (820, 1180), (1280, 720),
    (1920, 1080),
)  # fmt: skip
WIDEST = 20
"""So many cards with the longest names, claims and stories each are tried; all 220 in the soak."""
FULL_HAND = 6
"""The largest leaves what is said the least room in a low window."""
STANDS_IN = {"name": "CARD", "claim": "CLAIM", "date": "DATE", "story": "STORY"}
"""What stands in the page for the texts of all cards; the words of each are put there instead."""

SWAPPED = """async ({texts, box, words, still, within}) => {
    const boxes = () => [...document.querySelectorAll(box)].filter(each => each.checkVisibility());
    const stand = () => [...document.querySelectorAll(still)].filter(each => each.checkVisibility()).map(each => {
        const {left, top, width, height} = each.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join();
    }).join(" ");
    const nodes = [...document.querySelectorAll(words)].flatMap(each => {
        const found = [], walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) found.push([walk.currentNode, walk.currentNode.data]);
        return found;
    });
    const faults = new Set();
    if (boxes().length === 0) return ["nothing is said"];
    const before = stand();
    for (const swaps of texts) {
        for (const [node, data] of nodes) {
            let said = data;
            for (const [old, fresh] of swaps) said = said.replace(old, fresh);
            if (node.data !== said) node.data = said;
        }
        await null;
        for (const each of boxes()) {
            const shown = [...each.children].filter(way => way.checkVisibility());
            const {offsetHeight = 0} = shown[0] ?? {};
            if (shown.length !== 1) faults.add(`${shown.length} at once: ${each.textContent}`);
            if (offsetHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
                faults.add(`${shown[0]?.innerText} is cut off: ${offsetHeight} of ${each.clientHeight} px`);
            const {top, bottom} = (each.closest(".verdict") ?? each).getBoundingClientRect();
            const room = each.closest(within).getBoundingClientRect();
            if (top < room.top - 1 || bottom > Math.min(room.bottom, innerHeight) + 1)
                faults.add(`${shown[0]?.innerText} reaches out of its place`);
        }
        if (stand() !== before) faults.add(`${JSON.stringify(swaps)} moves ${before} to ${stand()}`);
    }
    for (const [node, data] of nodes) node.data = data;
    return [...faults].slice(0, 5);
}"""
"""Swaps words and names what is not whole then, and what has moved."""

Swaps = Sequence[tuple[str, str]]
TIMELINE = {
    "still": ".hand, .line, .turn-over, .elsewhere, footer .button, .dismiss, .question, .message, .actions .button",
    "within": ".own",
}


def swapped(page: Page, texts: Iterable[Swaps], box: str, words: str, **parts: str) -> list[str]:
    found: list[str] = page.evaluate(SWAPPED, {"texts": list(texts), "box": box, "words": words, **parts})
    return found


def stand_in(route: Route) -> None:
    """The texts of all cards are the same."""
    answer = route.fetch()
    sides = [{**side, **{key: word for key, word in STANDS_IN.items() if key in side}} for side in answer.json()]
    route.fulfill(response=answer, json=sides)


def widest(cards: Sequence[tuple[Any, str]]) -> list[tuple[Any, str]]:
    """Those with the longest texts of each kind."""
    lengths: tuple[Callable[[tuple[Any, str]], int], ...] = (
        lambda each: len(each[0].name), lambda each: len(each[0].claim), lambda each: len(each[0].story),
        lambda each: max(map(len, each[0].name.split())),
    )  # fmt: skip
    found = {id(each): each for length in lengths for each in sorted(cards, key=length)[-WIDEST:]}
    return list(found.values())


PROMPT, VERDICT = ".prompt:not(.out-of-sight)", ".verdict .words"


@pytest.mark.parametrize("language", languages())
def test_questions_claims_and_verdicts_of_timeline_are_whole(visits: Visits, language: str) -> None:
    say, deck = Words(language), load("spila")
    everything = [(card.texts[language], printed(card.value, say, approximate=card.approximate)) for card in deck.cards]
    longest = sorted({date for _, date in everything}, key=len)[-8:]
    tried = everything if SOAKING else widest(everything)
    cards, dates = [card for card, _ in tried], [date for _, date in tried]
    table = visits.make("timeline", "me", "me", options={"handSize": FULL_HAND, "first": 0}, people=LONGEST)
    dealt(visits, table)
    page = visits(seats=table.seats[:1], preferences={"language": language}, touch=False).page
    page.route("**/api/tables/*/cards?*", stand_in)
    page.route("**/api/tables/*/dates?*", stand_in)
    page.goto(f"{visits.address}t/{table.code}")
    page.get_by_text("CARD").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    faults: list[str] = []

    def look(what: str, texts: Sequence[Swaps], box: str, words: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(DRAWN)
            found = swapped(page, texts, box, words, **TIMELINE)
            faults.extend(f"{what} {width}x{height}: {fault}" for fault in found)

    def asked(card: str, between: str) -> str:
        return say.say("web-timeline-ask", card=card, between=between)

    def verdicts(name: str | None) -> list[Swaps]:
        """Of every card, laid by oneself or by somebody of this name."""
        heading = page.locator(".verdict .heading b").first.inner_text()
        how = "wrong" if heading == say.say("web-timeline-wrong", name=LONGEST[1], date="DATE") else "right"
        return [
            [(heading, say.say(f"web-timeline-{how}", name=name, date=date) if name else heading),
             ("DATE", date), ("CARD", card.name), ("STORY", card.story)]
            for card, date in zip(cards, dates, strict=True)
        ]  # fmt: skip

    page.locator(".hand button.playable").first.click()
    look("picked", [[("CARD", card.name), ("CLAIM", card.claim)] for card in cards], PROMPT, ".prompt")
    page.locator("button[data-gap]").first.click()
    page.locator(".turn-over:enabled").wait_for()
    between = say.say("timeline-between", left=longest[-1], right=longest[-2], order="years")
    before = say.say("timeline-before", right="DATE", order="years")
    look("asked", [
        [(asked("CARD", before), asked(card.name, between)), ("CARD", card.name)] for card in cards
    ], PROMPT, ".prompt")  # fmt: skip
    page.locator(".turn-over:enabled").click()
    page.locator(".verdict", has_text="DATE").wait_for()
    look("told", verdicts(None), VERDICT, VERDICT)
    page.set_viewport_size(ViewportSize(width=1280, height=720))
    page.locator(".dismiss").click()
    with socket(visits.address) as line:
        second = Player(line, table.code, table.tokens[1])
        second.ask("move", move=second.welcome["moves"][0])
        second.until("news")
    page.locator(".question:not(.empty)").wait_for()
    page.locator(".verdict", has_text="DATE").wait_for()
    for name in LONGEST:
        look(f"answered by {name}", verdicts(name), VERDICT, VERDICT)
    assert faults == [], "\n".join(faults)


FILLED = """async ({texts, box, answers}) => {
    const each = document.querySelector(box);
    const own = [...each.classList].find(name => `.${name}` !== box.split(" ").at(-1));
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).map(rule => rule.selectorText ?? "");
    const notice = rules.map(rule => rule.match(/\\.notice\\.(\\w+)/)?.[1]).find(Boolean);
    const faults = new Set();
    for (const [html, labels] of texts) {
        each.parentElement.querySelectorAll(".answers").forEach(old => old.remove());
        if (labels.length > 0) {
            const beside = document.createElement("div");
            beside.className = `answers ${own}`;
            for (const label of labels.slice(document.querySelector(".board.wide") ? 0 : -1)) {
                beside.append(document.querySelector(answers).cloneNode(true));
                beside.lastChild.textContent = label;
            }
            each.after(beside);
        }
        each.parentElement.classList.toggle("asks", labels.length > 0);
        each.innerHTML = html.replaceAll("OWN", own).replaceAll("NOTICE", notice);
        await null;
        const [shown] = [...each.children].filter(way => way.checkVisibility());
        if (shown.offsetHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
            faults.add(`${shown.innerText} is cut off: ${shown.offsetHeight} of ${each.clientHeight} px`);
    }
    return [...faults];
}"""
"""Fills the place where a board speaks and names what is cut off there."""


def questions(say: Words, name: str) -> Iterable[tuple[str, list[str]]]:
    """Everything that Skip-Bo asks and says that has a name or a number in it, with the answers there are."""

    def asks(title: str, *then: str, yes: str, danger: str = "") -> tuple[str, list[str]]:
        head, warning, rest = (
            f'<p class="{kind} OWN">{text}</p>' if text else ""
            for kind, text in (("title", title), ("danger", danger), ("", " ".join(then)))
        )
        ways = (head + warning + rest, head + warning, warning or f'<p class="title OWN">{yes}</p>')
        html = "".join(f'<div class="asked OWN"><div class="OWN">{way}</div></div>' for way in ways)
        return html, [yes, say.say("web-skip-bo-key-not-now")]

    def text(key: str, **params: object) -> str:
        return say.say(f"web-skip-bo-{key}", **params)

    keep, toll = text("then-keep", coins=5), text("then-toll", toll=3)
    for danger in ("", text("danger", owner=name)):
        yes = text("key-buy-anyhow") if danger else text("key-buy", card="12")
        yield asks(
            text("ask-buy", card="12", owner=name), text("then-pile", pile=4), keep, toll, yes=yes, danger=danger
        )
        bought = text("then-bought", card="12", owner=name)
        yield asks(text("ask-coins", coins=11), bought, keep, toll, yes=yes, danger=danger)
    yield asks(text("ask-coins", coins=12), text("then-twelve"), keep, yes=text("key-twelve"))
    for decline in ("toll-decline", "toll-decline-at-once"):
        then = (text("toll-pay"), keep, text(decline))
        yield asks(text("ask-toll", coins=3), *then, yes=text("key-pay", coins=3))
    for key in ("wait", "lay", "lay-or-discard", "discard-this", "end-with", "nothing"):
        yield f'<p class="OWN">{text(f"do-{key}", name=name, card="12")}</p>', []
    for key in ("buy", "discard", "some", "coins"):
        title, rest = f'<b class="title OWN">{text("nothing")}</b>', text(f"nothing-{key}", coins=11, number=12)
        yield f'<p class="OWN">{title} {rest}</p><p class="OWN">{rest}</p>', []


def notices(say: Words, name: str) -> Iterable[tuple[str, list[str]]]:
    """Everything that Zip Zap says over the table."""
    wait = say.say("web-zip-zap-others-wait")
    for why in ("ten", "stall", "idle", "zap"):
        you = say.say("web-zip-zap-free-you", why=why)
        yield f'<div class="notice NOTICE free OWN"><b class="OWN">{you}</b></div>', []
        freed, brief = (say.say("zip-zap-event-freed", seat=name, why=each) for each in (why, "zap"))
        said = ((freed, f'<span class="OWN">{wait}</span>'), (freed, ""), (brief, ""))
        yield "".join(f'<div class="notice NOTICE free OWN"><b class="OWN">{b}</b>{more}</div>' for b, more in said), []
    others = {"first": name, "later": name, "ms": 1234}
    for key in ("first-you", "first-late", "first-others", "drawn-you", "drawn-late", "drawn-others"):
        text = say.say(f"web-zip-zap-{key}", **others)
        winner = f"{name}: {say.say('web-zip-zap-ms', ms=1234)}"
        ways = (text, winner if key.startswith("first") else name)
        yield "".join(f'<div class="notice NOTICE finish"><b class="OWN">{way}</b></div>' for way in ways), []
    for key in ("web-zip-zap-only-zap", "zip-zap-event-any-card-race"):
        yield f'<div class="notice NOTICE"><b class="OWN">{say.say(key)}</b></div>', []


@pytest.mark.parametrize(
    ("game", "box", "texts"), [("skip-bo", ".decision .says", questions), ("zip-zap", ".said", notices)]
)
def test_what_a_board_says_is_whole_with_the_longest_names(
    visits: Visits, game: str, box: str, texts: Callable[[Words, str], Iterable[tuple[str, list[str]]]]
) -> None:
    options = {"idleStallMs": None} if game == "zip-zap" else {}
    table = visits.make(game, "me", "me", "me", options=options, people=PEOPLE)
    dealt(visits, table)
    faults: list[str] = []
    for language in languages():
        say = Words(language)
        visitor = visits(seats=table.seats[:1], preferences={"language": language}, touch=False)
        page = visitor.go(f"t/{table.code}")
        page.locator(BOARDS[game]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        said = [each for name in LONGEST for each in texts(say, name)]
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(DRAWN)
            found = page.evaluate(FILLED, {"texts": said, "box": box, "answers": ".buttons .button"})
            faults += [f"{language} {width}x{height}: {fault}" for fault in found]
            picture(page, f"said-{game}-{language}-{width}x{height}")
        visitor.context.close()
    assert faults == [], "\n".join(faults)
