"""Every screen of the page, with tables that stand still while they are looked at."""

from __future__ import annotations

from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, ViewportSize

from tests.browser.visitors import GAMES, PHONE, Made, Visitor, Visits
from tests.hosting.play import Player, socket

OPEN_ALL = "document.querySelectorAll('details').forEach(each => each.open = true)"


class Scene(NamedTuple):
    """Where it is, who looks, and what is there when it is complete."""

    path: str
    ready: str
    seat: dict[str, Any] | None = None
    press: str | None = None
    deck: dict[str, Any] | None = None
    unfolded: str | None = None
    """What comes once everything is unfolded."""

    def look(self, visitor: Visitor, query: str = "") -> Page:
        """Go there, unfold everything, wait until it stands."""
        page = visitor.go(self.path + query)
        if self.press:
            page.locator(self.press).first.click()
        page.locator(self.ready).first.wait_for()
        page.evaluate(OPEN_ALL)
        if self.unfolded:
            page.locator(self.unfolded).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        return page


def lay(visits: Visits) -> dict[str, Scene]:
    """Make the tables, and name the scenes."""
    lobby, door = (visits.make("skip-bo", "me", "open", "easy") for _ in range(2))
    scenes = {
        "home": Scene("", ".game .fan svg"),
        "home-open": Scene("", ".game.open .way", press=".game .new"),
        "preferences": Scene("", "dialog[open]", press="footer button:not(.me)"),
        "who": Scene("", "dialog[open] input", press="footer .me"),
        "lobby": Scene(f"t/{lobby.code}", ".columns", lobby.seats[0]),
        "door": Scene(f"t/{door.code}", "form .who"),
        "about": Scene("about", "main h1"),
    }
    for game in GAMES:
        table = visits.make(game, "me", "me", "me", options={"idleStallMs": None} if game == "zip-zap" else {})
        dealt(visits, table)
        ended = visits.make(game, "me", "easy", options={"stockSize": 2} if game == "skip-bo" else {})
        scenes |= {
            f"new-{game}": Scene(f"new/{game}", "form .go"),
            f"board-{game}": Scene(f"t/{table.code}", BOARDS[game], table.seats[0]),
            f"rules-{game}": Scene(f"rules/{game}", ".pages figure"),
            f"lesson-{game}": Scene(f"learn/{game}", ".lesson .board"),
        }
        if game != "zip-zap":
            played(visits, ended)
            scenes[f"results-{game}"] = Scene(f"t/{ended.code}", "#winner", ended.seats[0])
            scenes[f"replay-{game}"] = Scene(f"replay/{ended.code}", ".replay .board")
    deck = a_deck(visits.address)
    code = deck["code"]
    scenes |= {
        "workshop": Scene("workshop", ".ways", deck=deck),
        "deck-cards": Scene(f"d/{code}/edit", ".rows [data-id]", deck=deck),
        "deck-card": Scene(f"d/{code}/edit", ".preview .ground", press=".rows [data-id]", deck=deck),
        "deck-share": Scene(f"d/{code}/share", ".links .key", deck=deck),
        "host": Scene("host", "main form"),
    }
    menu = scenes["board-skip-bo"]
    scenes["menu"] = menu._replace(
        ready="dialog[open]", press="header button[aria-haspopup]", unfolded="dialog .how .large.figures"
    )
    return scenes


BOARDS = {
    "skip-bo": ".board .hand .spot",
    "timeline": ".board .hand button.playable",
    "timeline-together": ".board button[data-gap]",
    "zip-zap": ".board .next .one",
}


def a_deck(address: str) -> dict[str, Any]:
    """A deck of the workshop as a browser keeps it: a card is ready, two have the same year, one has none."""
    names = {"anna": ("1876", "Anna"), "bo": ("1903", "Bo"), "cleo": ("1903", "Cleo"), "spila": ("", "Spila")}
    cards = [{"id": card, "number": year, "texts": {"en": {"name": name}}} for card, (year, name) in names.items()]
    body = {"head": {"language": "en", "titles": {"en": "Anna"}}, "cards": cards}
    answer = httpx.post(f"{address}api/workshop/decks", json=body, timeout=30)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {"code": made["code"], "owner": made["owner_key"], "editor": made["edit_key"]}
    return {**keys, "title": "Anna", "cards": len(cards), "used": 1_700_000_000_000, "safe": False}


def everywhere(visits: Visits, scenes: dict[str, Scene], viewport: ViewportSize = PHONE, **more: Any) -> Visitor:
    """Somebody who has a seat at every table and the keys to every deck."""
    seats = {scene.seat["token"]: scene.seat for scene in scenes.values() if scene.seat}
    decks = {scene.deck["code"]: scene.deck for scene in scenes.values() if scene.deck}
    return visits(viewport, seats=list(seats.values()), decks=list(decks.values()), **more)


def dealt(visits: Visits, table: Made) -> None:
    with socket(visits.address) as line:
        player = Player(line, table.code, table.tokens[0])
        player.ask("start")
        player.until("news")


def played(visits: Visits, table: Made) -> None:
    with socket(visits.address) as line:
        Player(line, table.code, table.tokens[0]).play_out()
