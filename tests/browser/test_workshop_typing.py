"""How much work a letter makes while a card is typed, counted: it must not grow with the deck."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession

from tests.browser.visitors import DESKTOP, Visits
from tests.browser.workshop import Deck, card

LETTERS = 10
LANGUAGES = ("en", "is", "sv", "da", "fi", "nb")

QUIET = """() => {
    window.setTimeout = window.setInterval = () => 0;
    for (let each = 1; each < 10_000; each += 1) clearTimeout(each);
}"""
"""From here on nothing happens by itself: no save, no look at what others changed."""

TYPE = """async letters => {
    const field = document.querySelector("textarea[data-cell=claim]");
    window.drawn = new Set();
    const watching = new MutationObserver(found => {
        for (const { target } of found)
            drawn.add((target.nodeType === 1 ? target : target.parentElement).closest("[data-id]")?.dataset.id);
    });
    watching.observe(document.querySelector(".rows"),
        { subtree: true, childList: true, characterData: true, attributes: true });
    for (let at = 0; at < letters; at += 1) {
        field.value += "x";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        for (let turn = 0; turn < 5; turn += 1) await null;  // what was changed is drawn
    }
    await new Promise(done => queueMicrotask(done));
    for (const { target } of watching.takeRecords()) drawn.add(target.closest?.("[data-id]")?.dataset.id);
    return [...drawn].map(String);
}"""


def work(session: CDPSession) -> int:
    """How often any block of the workshop's own code has run since this was asked last. What the framework runs besides
    follows from that: it calls nothing that nobody depends on.
    """
    scripts = session.send("Profiler.takePreciseCoverage")["result"]
    own = [script for script in scripts if re.search(r"/(timeline-workshop|Deck)-", script["url"])]
    assert len(own) == 2, [script["url"] for script in scripts]
    counts = (block["count"] for script in own for each in script["functions"] for block in each["ranges"])
    return int(sum(counts))


def test_a_letter_makes_as_much_work_in_a_deck_of_500_cards_as_in_one_of_40(visits: Visits) -> None:
    found = {}
    for cards in (40, 500):
        texts = {each: {"name": f"Name in {each}", "claim": "the world’s first"} for each in LANGUAGES}
        made = ({**card(str(1500 + at), f"Invention {at}"), "texts": texts} for at in range(cards))
        deck = Deck(visits.address, *made)
        page = visits(DESKTOP, touch=False).go(f"d/{deck.code}/own#{deck.owner}")
        page.locator(".rows .wavy").first.wait_for()
        session = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        page.evaluate(QUIET)
        page.evaluate(TYPE, 1)
        work(session)
        rows: list[str] = page.evaluate(TYPE, LETTERS)
        found[cards] = work(session)
        assert len(rows) == 1, "only the row of this card is drawn anew"
    assert found[40] > LETTERS, "the letters were heard"
    assert found[500] < 1.1 * found[40], found
