"""The example game in the browser: a page built with its board, a server that knows its rules, a whole game."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ROOMY
from tests.browser.play import play_out, state, tapped, winner
from tests.browser.visitors import ROOT, Visits, Watch
from tests.hosting.server_process import COMMAND, SOURCE, Served

GAME = "olsen-olsen"
FOLDER = ROOT / "examples" / "olsen_olsen"
LOOKS = {
    "suit": ".board [data-suit]",
    "card": ".board .hand button.playable:enabled",
    "pass": ".board [data-pass]:enabled",
    "draw": ".board [data-draw]:enabled",
}


def build(page: Path) -> None:
    """The page as `make page` builds it, with one board more."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=ROOT / "web", text=True, check=False,
        env={**os.environ, "PATH": path, "SPILA_GAME_FOLDERS": str(FOLDER), "SPILA_PAGE_FOLDER": str(page)},
        capture_output=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    page = tmp_path_factory.mktemp("built") / "page"
    build(page)
    settings = {
        **ROOMY,
        "SPILA_PAGE": str(page),
        "SPILA_GAMES": "examples.olsen_olsen",
        "PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}",
    }
    served = Served(tmp_path_factory.mktemp("example"), **settings)
    served.command = COMMAND
    with served:
        yield served


@pytest.fixture
def guests(browser: Browser, server: Served, watch: Watch) -> Iterator[Visits]:
    visits = Visits(browser, server.address, watch)
    yield visits
    visits.close()


def tap(page: Page, chance: random.Random) -> bool:
    now = state(page, **LOOKS)
    if now == "over":
        return False
    found = page.locator(LOOKS[now])
    tapped(found.nth(chance.randrange(max(found.count(), 1))))
    return True


def test_a_whole_game_by_tap(guests: Visits) -> None:
    anna = guests.at(guests.make(GAME, "me", "easy"))
    assert play_out(anna.page, tap) > 1
    assert winner(anna.page)


def test_the_game_is_on_the_home_page_with_its_rules(guests: Visits) -> None:
    page = guests().go()
    expect(page.get_by_role("heading", name="Olsen-olsen", exact=True)).to_be_visible()
    page = guests().go(f"new/{GAME}")
    expect(page.get_by_text("Olsen-olsen").first).to_be_visible()
    assert "-olsen-olsen" not in page.locator("body").inner_text(), "a message is shown by its name"
    page = guests().go(f"rules/{GAME}")
    expect(page.get_by_text("An eight goes on everything", exact=False)).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


def test_what_is_not_translated_is_said_in_english(guests: Visits) -> None:
    """There is no Swedish for this game; the frame around it is Swedish, and no raw message id is shown."""
    anna = guests.at(guests.make(GAME, "me", "me"), preferences={"language": "sv"})
    draw = anna.page.locator(".board [data-draw]")
    expect(draw).to_contain_text("Draw")
    assert anna.page.evaluate("document.documentElement.lang") == "sv"
    assert "web-olsen" not in anna.page.locator("body").inner_text()
