"""The page in Chromium: what has to be loaded, how soon a game is on the screen, how smoothly a turn runs.

Every lap has a fresh profile. The time runs from going to a table's link until its board is seen, on a processor slowed
down four times; how long the page's main thread was busy meanwhile depends less on the machine's other work. Frames are
counted over one person's turns of Skip-Bo, not slowed down, with cards flying.

    python -m benchmarks.page               seven laps of each game
    python -m benchmarks.page --laps 3
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import ROOMY
from tests.browser.page_weight import Weight
from tests.browser.play import SKIP_BO
from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import DESKTOP, GAMES, Visits, Watch
from tests.hosting.server_process import Served

SLOWER = 4
MOST_BYTES = 120_000
MOST_SECONDS = 1.2
TURN_ACTIONS = 30
PAUSE = 400
console = Console(width=120)

SEEN = """new MutationObserver((_, watch) => {
    if (!document.querySelector("%s")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.log("seen")));
}).observe(document, {childList: true, subtree: true})"""
"""Says when the board has been painted; asking for it from outside would load the asker's own script into the page."""
PLAYED = """([looks, actions, pause]) => {
    window.frames_ = [];
    const next = now => { window.frames_.push(now); requestAnimationFrame(next); };
    requestAnimationFrame(next);
    const act = () => {
        for (const look of looks) {
            const found = [...document.querySelectorAll(look)].find(each => each.checkVisibility());
            if (!found) continue;
            (found.matches("button") ? found : found.querySelector("button")).click();
            actions -= 1;
            break;
        }
        if (actions > 0) setTimeout(act, pause); else console.log("played");
    };
    setTimeout(act, pause);
}"""
"""Plays from within, at a quick person's pace: looking in from outside on every frame would itself cost frames."""


class Lap(NamedTuple):
    """One opening of a table."""

    seconds: float
    busy: float
    code: int
    all: int


def open_table(visits: Visits, game: str) -> Lap:
    """A table that is being played, opened by somebody whose browser has never seen the page."""
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1], service_workers="block")
    weight = Weight(visitor.page)
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    wire.send("Page.enable")
    wire.send("Page.addScriptToEvaluateOnNewDocument", {"source": SEEN % READY[game]})
    with visitor.page.expect_console_message(lambda message: message.text == "seen"):
        begin = time.perf_counter()
        visitor.page.goto(f"{visits.address}t/{table.code}", wait_until="commit")
    seconds = time.perf_counter() - begin
    figures = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    lap = Lap(seconds, figures["TaskDuration"], weight.code, weight.all)
    visitor.context.close()
    return lap


READY = {**BOARDS, "zip-zap": ".board .hand"}
"""Zip Zap counts down before its race: the own hand is what is looked at meanwhile."""


def frames(visits: Visits) -> list[float]:
    """Milliseconds between frames while turns of Skip-Bo are played."""
    table = visits.make("skip-bo", "me", "easy", options={"stockSize": 30}, pace="quick")
    anna = visits.at(table, DESKTOP, touch=True, preferences={"motion": "auto"})
    anna.page.locator(BOARDS["skip-bo"]).first.wait_for()
    with anna.page.expect_console_message(lambda message: message.text == "played", timeout=120_000):
        anna.page.evaluate(PLAYED, [list(SKIP_BO.values()), TURN_ACTIONS, PAUSE])
    times: list[float] = anna.page.evaluate("window.frames_")
    return [after - before for before, after in pairwise(times)]


def measure(browser: Browser, address: str, laps: int) -> None:
    visits = Visits(browser, address, Watch())
    table = Table(
        "game",
        "script and style",
        "everything",
        "board seen after",
        "quickest",
        "main thread busy",
        title="First game on screen",
    )
    for game in GAMES:
        found = [open_table(visits, game) for _ in range(laps)]
        seconds = statistics.median(lap.seconds for lap in found)
        code = max(lap.code for lap in found)
        table.add_row(
            game, f"{code / 1000:.1f} kB of {MOST_BYTES / 1000:.0f}", f"{found[0].all / 1000:.0f} kB",
            f"{seconds:.2f} s of {MOST_SECONDS}", f"{min(lap.seconds for lap in found):.2f} s",
            f"{statistics.median(lap.busy for lap in found):.2f} s",
        )  # fmt: skip
    console.print(table)
    gaps = sorted(frames(visits))
    late = sum(gap > 25 for gap in gaps)
    console.print(
        f"Skip-Bo, {TURN_ACTIONS} taps: {1000 * len(gaps) / sum(gaps):.1f} frames a second, "
        f"median {statistics.median(gaps):.1f} ms, 99 of 100 within {gaps[int(len(gaps) * 0.99)]:.1f} ms, "
        f"{late} of {len(gaps)} late"
    )
    visits.close()


def main(arguments: Any = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=7)
    laps = parser.parse_args(arguments).laps
    chromium = shutil.which("chromium")
    assert chromium, "this needs Chromium"
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), **ROOMY) as served, sync_playwright() as found:
        browser = found.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measure(browser, served.address, laps)
        browser.close()


if __name__ == "__main__":
    main()
