"""People before their browsers: every page they open is watched, and what its sockets hear is stored."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypedDict

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import spila
from tests.material import material
from tests.play import OWN_GAMES

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A window of 1280 × 800 at 200 %."""

PEOPLE = ("Anna", "Bo", "Cleo", "Dag", "Eva", "Finn")
LONGEST = ("Frederikke-Marie Nørgård", "W" * 24)
"""Names of the 24 characters that a name may have: an ordinary one, and the widest."""

GAMES = tuple(sorted(OWN_GAMES))
"""Those on the page that ships; `test_example_game.py` builds a page with one more."""
PATIENCE = 120_000
ROOT = Path(spila.__file__).parents[2]
PAGE = Path(spila.__file__).parent / "server" / "page"
ARTEFACTS = os.environ.get("SPILA_ARTEFACTS")
"""Where pictures are kept, if they are wanted: hundreds of them take a minute."""

SHORT: dict[str, dict[str, Any]] = {
    "skip-bo": {"stockSize": 3},
    "timeline": {"handSize": 2},
    "timeline-together": {"cards": 2},
    "zip-zap": {"idleStallMs": 400, "freeCardMs": 1_500},
}
"""Options with which a game is soon over, where those of its test material are not quick enough for a browser."""


class Preferences(TypedDict, total=False):
    """What the page keeps of somebody's wishes."""

    language: str
    theme: Literal["auto", "light", "dark"]
    contrast: Literal["normal", "high"]
    motion: Literal["auto", "less"]
    cards: Literal["normal", "large"]
    volume: float


class Watch:
    """Everything that went wrong on the pages of a test."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """This is what the test is about."""
        self._allowed.append(re.compile(pattern))

    def note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._allowed):
            self.faults.append(fault)

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.note(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # a page that is left stops what it was loading
            self.note(f"failed: {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"{response.status}: {response.url}")


class Line:
    """One socket of a page: the token it said hello with, and all that it heard."""

    def __init__(self, socket: WebSocket) -> None:
        self.token: str | None = None
        self.raw: list[str] = []
        socket.on("framesent", self._sent)
        socket.on("framereceived", lambda frame: self.raw.append(_text(frame)))

    def _sent(self, frame: str | bytes) -> None:
        said = json.loads(_text(frame))
        if said["type"] == "hello":
            self.token = said.get("token")

    @property
    def received(self) -> list[Any]:
        return [json.loads(text) for text in self.raw]


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


class Made:
    """A table that was made over HTTP, with the maker's seats."""

    def __init__(self, answer: Any) -> None:
        self.code: str = answer["table"]
        self.seats: list[dict[str, Any]] = [{"table": self.code, **seat} for seat in answer["seats"]]

    @property
    def tokens(self) -> dict[int, str]:
        return {each["seat"]: each["token"] for each in self.seats}


class Visitor:
    """One browser of its own: nothing is remembered from others."""

    def __init__(self, context: BrowserContext, address: str, watch: Watch) -> None:
        self.context, self.address = context, address
        self.lines: list[Line] = []
        context.set_default_timeout(PATIENCE)
        context.on("page", watch.over)
        context.on("page", lambda page: page.on("websocket", lambda socket: self.lines.append(Line(socket))))
        self.page = context.new_page()

    def go(self, path: str = "") -> Page:
        self.page.goto(self.address + path)
        return self.page


class Visits:
    """Makes visitors and tables for one test."""

    def __init__(self, browser: Browser, address: str, watch: Watch) -> None:
        self.browser, self.address, self.watch = browser, address, watch
        self._contexts: list[BrowserContext] = []

    def __call__(
        self, viewport: ViewportSize = PHONE, *, name: str | None = "Anna", seats: list[dict[str, Any]] | None = None,
        preferences: Preferences | None = None, touch: bool = True, address: str | None = None,
        decks: list[dict[str, Any]] | None = None, **more: Any,
    ) -> Visitor:  # fmt: skip
        """Somebody with this window, who is known by this name and has these seats and the keys to these decks."""
        context = self.browser.new_context(viewport=viewport, has_touch=touch, locale="en-GB", **more)
        self._contexts.append(context)
        stored: dict[str, Any] = {"preferences": {"volume": 0, "motion": "less", **(preferences or {})}}
        if name is not None:
            stored["person"] = {"is": {"name": name, "colour": "plum", "animal": "fox"}}
        if seats:
            stored["seats"] = {"all": [{key: each[key] for key in ("table", "seat", "token")} for each in seats]}
        if decks:
            stored["decks"] = decks
        context.add_init_script(
            f"if (location.protocol !== 'about:') for (const [name, value] of Object.entries({json.dumps(stored)}))"
            " localStorage.getItem('spila.' + name) ?? localStorage.setItem('spila.' + name, JSON.stringify(value));"
        )
        return Visitor(context, address or self.address, self.watch)

    def make(
        self, game: str, *seats: str, options: dict[str, Any] | None = None, address: str | None = None,
        people: Sequence[str] = PEOPLE, **settings: Any,
    ) -> Made:  # fmt: skip
        """A table with these seats: "me", "open" or a bot's level; `people` are the names for "me"."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        names = iter(people)
        for wish in wishes:
            if wish["kind"] == "me":
                wish["name"] = next(names)
        body = {
            "game": game, "name": "Anna", "seats": wishes,
            "options": {**SHORT.get(game, material(game).QUICK), **(options or {})},
            "settings": {"pace": "instant", "remind_seconds": None, "sit_in_seconds": None, **settings},
        }  # fmt: skip
        answer = httpx.post(f"{address or self.address}api/tables", json=body, timeout=30)
        assert answer.status_code == 201, answer.text
        return Made(answer.json())

    def at(self, table: Made, viewport: ViewportSize = PHONE, *, deal: bool = True, **more: Any) -> Visitor:
        """The host sits down and deals."""
        visitor = self(viewport, seats=table.seats, **more)
        visitor.go(f"t/{table.code}")
        if deal:
            press(visitor.page.get_by_role("main").locator(".go .main").first)
        return visitor

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def press(found: Any) -> None:
    """Tap where there is a touch screen, else click."""
    if found.page.evaluate("navigator.maxTouchPoints") > 0:
        found.tap()
    else:
        found.click()


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    """Keep what the page looks like, where pictures are wanted."""
    if ARTEFACTS:
        page.screenshot(path=Path(ARTEFACTS) / f"{name}.png", full_page=whole)


OVERFLOW = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
SETTLED = 5_000
"""Milliseconds that a page which is too wide may take to lay itself out for a new size, on a busy machine."""


def overflow(page: Page) -> int:
    """How many pixels the page can be scrolled sideways once it has settled."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"{OVERFLOW} <= 0", timeout=SETTLED)
    return int(page.evaluate(OVERFLOW))


def gone(error: Error) -> bool:
    """What was about to be touched has gone or moved: in a race others are quicker."""
    return "Timeout" in str(error) or "not attached" in str(error)
