"""The page in Chromium: what has to be loaded, how soon a game is on the screen, how smoothly a turn runs.

Every lap has a fresh profile. The time runs from going to a table's link until its board is seen, on a processor slowed
down four times; how long the page's main thread was busy meanwhile depends less on the machine's other work. Frames are
counted over one person's taps in each game, not slowed down, with animations.

    python -m benchmarks.page                     seven laps of each game
    python -m benchmarks.page --laps 3
    python -m benchmarks.page --laps 0            frames only
    python -m benchmarks.page --games zip-zap
    python -m benchmarks.page --slower 1          what the main thread does; other work on the machine changes it least
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

from playwright.sync_api import Browser, CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import ROOMY
from tests.browser.page_weight import Weight
from tests.browser.play import SKIP_BO, TIMELINE, TOGETHER, ZIP_ZAP
from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import DESKTOP, GAMES, Visits, Watch
from tests.hosting.server_process import Served

SLOWER = 4
MOST_BYTES = 120_000
MOST_SECONDS = 1.2
MOST_FRAMES = 60
LATE = 25
"""Milliseconds between frames after which one was missing."""
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
    window.taps_ = 0;
    let idle = 0;
    const next = now => { window.frames_.push(now); requestAnimationFrame(next); };
    requestAnimationFrame(next);
    const race = ZIP_ZAP;
    const looked = () => looks.flatMap(look => [...document.querySelectorAll(look)])
        .find(each => each.checkVisibility());
    const raced = () => {
        const found = race();
        if (found?.now === "ready") return document.querySelector(".scores button");
        return found?.card === undefined ? null : document.querySelector(`.hand button[data-slot='${found.card}']`);
    };
    const act = () => {
        const found = looks.length > 0 ? looked() : raced();
        if (found) {
            (found.matches("button") ? found : found.querySelector("button")).click();
            window.taps_ += 1;
        }
        idle = found ? 0 : idle + 1;
        const over = window.taps_ >= actions || idle > 30 || document.querySelector("#winner");
        if (over) console.log("played"); else setTimeout(act, pause);
    };
    setTimeout(act, pause);
}""".replace("ZIP_ZAP", ZIP_ZAP)
"""Plays from within, at a quick person's pace: looking in from outside on every frame would itself cost frames."""


class Lap(NamedTuple):
    """One opening of a table."""

    seconds: float
    busy: float
    code: int
    all: int


def open_table(visits: Visits, game: str, slower: float) -> Lap:
    """A table that is being played, opened by somebody whose browser has never seen the page."""
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1], service_workers="block")
    weight = Weight(visitor.page)
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    wire.send("Page.enable")
    wire.send("Page.addScriptToEvaluateOnNewDocument", {"source": SEEN % READY[game]})
    with visitor.page.expect_console_message(lambda message: message.text == "seen"):
        begin = time.perf_counter()
        visitor.page.goto(f"{visits.address}t/{table.code}", wait_until="commit")
    seconds = time.perf_counter() - begin
    lap = Lap(seconds, figures(wire)["TaskDuration"], weight.code, weight.all)
    visitor.context.close()
    return lap


READY = {**BOARDS, "zip-zap": ".board .hand"}
"""Zip Zap counts down before its race: the own hand is what is looked at meanwhile."""


LOOKS = {
    "skip-bo": list(SKIP_BO.values()),
    "timeline": list(TIMELINE.values()),
    "timeline-together": [look for name, look in TOGETHER.items() if name != "over"],
    "zip-zap": [],
}
"""What is touched, the first that there is; in a race that is not enough."""
GUESTS = {**dict.fromkeys(GAMES, ("me", "easy")), "timeline-together": ("me",)}
LONG: dict[str, dict[str, Any]] = {
    "skip-bo": {"stockSize": 30},
    "timeline": {"handSize": 6},
    "timeline-together": {"cards": 10},
    "zip-zap": {"idleStallMs": 2_000},
}


class Played(NamedTuple):
    """Milliseconds between frames while turns are played, and what the page's main thread did meanwhile."""

    gaps: list[float]
    work: dict[str, float]
    taps: int


def frames(visits: Visits, game: str) -> Played:
    table = visits.make(game, *GUESTS[game], options=LONG[game], pace="quick")
    anna = visits.at(table, DESKTOP, touch=True, preferences={"motion": "auto"})
    anna.page.locator(BOARDS[game]).first.wait_for()
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = figures(wire)
    with anna.page.expect_console_message(lambda message: message.text == "played", timeout=120_000):
        anna.page.evaluate(PLAYED, [LOOKS[game], TURN_ACTIONS, PAUSE])
    taps: int = anna.page.evaluate("window.taps_")
    work = {name: value - before[name] for name, value in figures(wire).items()}
    times: list[float] = anna.page.evaluate("window.frames_")
    anna.context.close()
    return Played(sorted(after - before for before, after in pairwise(times)), work, taps)


def figures(wire: CDPSession) -> dict[str, float]:
    """What Chromium has counted since the page was opened."""
    return {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}


def measure(browser: Browser, address: str, laps: int, slower: float, games: list[str]) -> None:
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
    for game in games if laps else ():
        found = [open_table(visits, game, slower) for _ in range(laps)]
        seconds = statistics.median(lap.seconds for lap in found)
        code = max(lap.code for lap in found)
        table.add_row(
            game, f"{code / 1000:.1f} kB of {MOST_BYTES / 1000:.0f}", f"{found[0].all / 1000:.0f} kB",
            f"{seconds:.2f} s of {MOST_SECONDS}", f"{min(lap.seconds for lap in found):.2f} s",
            f"{statistics.median(lap.busy for lap in found):.2f} s",
        )  # fmt: skip
    if laps:
        console.print(table)
    table = Table(
        "game", "frames a second", "median gap", "99 of 100 within", "late",
        "busy", "script", "style", "layout", "layouts",
        title=f"{TURN_ACTIONS} taps with animations, not slowed down; what the main thread did for a tap in ms",
    )  # fmt: skip
    for game in games:
        gaps, work, taps = frames(visits, game)
        each = {name: 1000 * work[name] / taps for name in work}
        table.add_row(
            game, f"{1000 * len(gaps) / sum(gaps):.1f} of {MOST_FRAMES}", f"{statistics.median(gaps):.1f} ms",
            f"{gaps[int(len(gaps) * 0.99)]:.1f} ms", f"{sum(gap > LATE for gap in gaps)} of {len(gaps)}",
            f"{each['TaskDuration']:.1f}", f"{each['ScriptDuration']:.1f}", f"{each['RecalcStyleDuration']:.1f}",
            f"{each['LayoutDuration']:.1f}", f"{work['LayoutCount'] / taps:.1f}",
        )  # fmt: skip
    console.print(table)
    visits.close()


def main(arguments: Any = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=7)
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times the processor is slowed down")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    given = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    assert chromium, "this needs Chromium"
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), **ROOMY) as served, sync_playwright() as found:
        browser = found.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measure(browser, served.address, given.laps, given.slower, given.games)
        browser.close()


if __name__ == "__main__":
    main()
