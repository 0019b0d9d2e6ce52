"""The deck workshop in Chromium: how soon a deck is open, how soon a letter is on the screen, how soon a PDF is there.

The deck that is opened has the 220 cards of the Spila deck in six languages, each time in a fresh profile; the time
runs from going to its link until its cards have been painted. Letters are typed with real key events into a deck of 500
cards in six languages, all of them with a warning, and Chromium itself measures each one from the key to the next frame
(Event Timing, in steps of 8 ms). The PDF has 60 cards, both sides and the page for the box.

    python -m benchmarks.workshop               seven laps
    python -m benchmarks.workshop --laps 3
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import ROOMY
from tests.browser.visitors import DESKTOP, PHONE, Visits, Watch
from tests.browser.workshop import Deck, card
from tests.hosting.server_process import Served

from benchmarks.page import SEEN, SLOWER

OPEN_SECONDS, LETTER_MS, PDF_SECONDS = 1.0, 50, 3.0
CARDS = 500
LETTERS = "patent granted to Bell, who heard it first in a small attic room"
LANGUAGES = ("en", "is", "sv", "da", "fi", "nb")
console = Console(width=120)

LISTEN = """() => {
    window.letters = [];
    new PerformanceObserver(found => found.getEntries().forEach(each => {
        if (each.name === "keydown") letters.push(each.duration);
    })).observe({type: "event", durationThreshold: 16});
}"""
"""Letters that are on the screen within 16 ms aren't reported."""


def copied(address: str, name: str) -> tuple[str, str]:
    """A copy of a shipped deck: its code and the key of its owner."""
    body = {"copy": name, "head": {"language": "en", "titles": {"en": "Copy"}, "licence": "CC BY 4.0"}}
    made = httpx.post(f"{address}api/workshop/decks", json=body, timeout=60)
    assert made.status_code == 201, made.text
    return made.json()["code"], made.json()["owner_key"]


def opened(visits: Visits, code: str, key: str, *, phone: bool, slower: int) -> float:
    """Seconds until the cards of a deck are seen by a browser that has never been here."""
    visitor = visits(PHONE if phone else DESKTOP, touch=phone, service_workers="block")
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    wire.send("Page.enable")
    wire.send("Page.addScriptToEvaluateOnNewDocument", {"source": SEEN % ".rows [data-id]"})
    with visitor.page.expect_console_message(lambda message: message.text == "seen"):
        begin = time.perf_counter()
        visitor.page.goto(f"{visits.address}d/{code}/own#{key}", wait_until="commit")
    seconds = time.perf_counter() - begin
    visitor.context.close()
    return seconds


def typed(visits: Visits) -> list[float]:
    """Milliseconds from each letter's key to the frame that shows it; 0 for those below 16."""
    texts = {each: {"name": f"Name in {each}", "claim": "the world’s first"} for each in LANGUAGES}
    deck = Deck(visits.address, *({**card(str(1500 + at), f"Invention {at}"), "texts": texts} for at in range(CARDS)))
    page: Page = visits(DESKTOP, touch=False).go(f"d/{deck.code}/own#{deck.owner}")
    page.locator(".rows .wavy").first.wait_for()
    field = page.locator("textarea[data-cell=claim]")
    field.fill("")
    page.evaluate(LISTEN)
    field.press_sequentially(LETTERS, delay=90)
    field.press("Tab")
    page.wait_for_timeout(500)
    slow: list[float] = page.evaluate("window.letters")
    return [*slow, *[0.0] * (len(LETTERS) + 1 - len(slow))]


def printed(address: str, code: str, key: str) -> float:
    """Seconds until the PDF of a deck has come."""
    begin = time.perf_counter()
    answer = httpx.post(
        f"{address}api/workshop/decks/{code}/print", json={}, headers={"authorization": f"Bearer {key}"}, timeout=60
    )
    assert answer.status_code == 200, answer.text
    return time.perf_counter() - begin


def measure(browser: Browser, address: str, laps: int) -> None:
    visits = Visits(browser, address, Watch())
    table = Table("what", "median", "worst", "bar", title=f"Deck workshop, {laps} laps")
    code, key = copied(address, "spila")
    for name, phone, slower in (("desktop", False, 1), (f"phone, processor slowed down {SLOWER} times", True, SLOWER)):
        found = [opened(visits, code, key, phone=phone, slower=slower) for _ in range(laps)]
        bar = f"{OPEN_SECONDS:.1f} s" if slower == 1 else ""
        table.add_row(f"220 cards, {name}", f"{statistics.median(found):.2f} s", f"{max(found):.2f} s", bar)
    letters = sorted(each for _ in range(laps) for each in typed(visits))
    late = f"{sum(each > LETTER_MS for each in letters)} of {len(letters)} later than {LETTER_MS} ms"
    table.add_row(
        f"a letter among {CARDS} cards", f"{statistics.median(letters):.0f} ms", f"{letters[-1]:.0f} ms", late
    )
    sixty = copied(address, "nordic-history")
    pdfs = [printed(address, *sixty) for _ in range(laps)]
    table.add_row("PDF of 60 cards", f"{statistics.median(pdfs):.2f} s", f"{max(pdfs):.2f} s", f"{PDF_SECONDS:.0f} s")
    console.print(table)
    visits.close()


def main(arguments: Any = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=7)
    laps = parser.parse_args(arguments).laps
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    assert chromium, "this needs Chromium"
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), **ROOMY) as served, sync_playwright() as found:
        browser = found.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measure(browser, served.address, laps)
        browser.close()


if __name__ == "__main__":
    main()
