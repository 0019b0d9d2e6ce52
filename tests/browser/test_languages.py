"""Six languages, and one that nobody speaks: every word on the page comes from the Fluent files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import spila.decks
from spila.decks import library
from spila.l10n import languages
from tests.browser.scenes import Scene, everywhere
from tests.browser.visitors import GAMES, SMALL, Visits, overflow, picture, press
from tests.l10n.ftl import FOLDER

VISIBLE = """() => {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.replace(/\\s+/g, " ").trim(), around = walker.currentNode.parentElement;
        if (text && around.checkVisibility({visibilityProperty: true}) && !around.closest("script, style"))
            found.push(text);
    }
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (element.checkVisibility() && element.getAttribute(name).trim()) found.push(element.getAttribute(name));
    return found;
}"""
"""Every piece of text that is shown or read out."""


@cache
def messages(language: str, names: str) -> list[ast.Message]:
    resources = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in (FOLDER / language).glob(names)]
    return [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]


@cache
def ids() -> frozenset[str]:
    """Every message there is."""
    return frozenset(entry.id.name for entry in messages("en", "*.ftl"))


@cache
def plain(language: str) -> dict[str, str]:
    """Messages of the page that are the same whatever their parameters."""
    found: dict[str, str] = {}
    for entry in messages(language, "web*.ftl"):
        patterns = [(entry.id.name, entry.value)]
        patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
        for name, pattern in patterns:
            parts = pattern.elements if pattern else []
            if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                found[name] = re.sub(r"\s+", " ", parts[0].value)
    return found


def english(language: str) -> frozenset[str]:
    """Sentences and longer words that only English has."""
    own = set(plain(language).values())
    return frozenset(text for text in plain("en").values() if len(text) > 5 and text not in own)


def shown(page: Page) -> list[str]:
    return [str(text) for text in page.evaluate(VISIBLE)]


@pytest.mark.parametrize(("number", "language"), list(enumerate(languages())))
def test_a_language_has_all_its_words(visits: Visits, scenes: dict[str, Scene], number: int, language: str) -> None:
    """Boards of all games in each language; the longer pages of one game in each, in turn."""
    faults = []
    game = GAMES[number % len(GAMES)]
    visitor = everywhere(visits, scenes, preferences={"language": language})
    for name, scene in scenes.items():
        if name.endswith(GAMES) and not name.startswith("board-") and not name.endswith(game):
            continue
        page = scene.look(visitor)
        assert page.locator("html").get_attribute("lang") == language
        for text in shown(page):
            raw = ids() & set(re.findall(r"[a-z][\w]*(?:-\w+)+", text)) - {"skip-bo", "zip-zap"}
            faults += [f"{name}: {text!r} has {each}" for each in raw]
            if language != "en" and text in english(language):
                faults.append(f"{name}: {text!r} is English")
        if overflow(page) > 0:
            faults.append(f"{name}: {overflow(page)} px too wide")
        if name in ("home-open", f"board-{game}"):
            picture(page, f"{name}-{language}")
    assert not faults, "\n".join(faults)


SHIPPED = Path(spila.decks.__file__).parent / "data" / "spila"
NAMES = {
    "Anna", "Bo", "Cleo", "Spila", "English", "Íslenska", "Svenska", "Dansk", "Suomi", "Norsk",
    "EN", "BCE", "CE", "Skip-Bo", "SKIP-BO",
    "Letter", "xlsx", "ods", "csv", "tsv", "zip", "localhost", "tv", "spila", "host", "key",
}  # fmt: skip


@cache
def deck_words() -> frozenset[str]:
    """What stands on the cards of Timeline comes with their deck, and so do titles of decks."""
    titles = [library.named(name).manifest.titles["en"] for name in library.SHIPPED]
    return frozenset(re.findall(r"[^\W\d_]{2,}", " ".join([(SHIPPED / "en.csv").read_text(encoding="utf-8"), *titles])))


def test_every_word_is_a_message_and_longer_words_fit(visits: Visits, scenes: dict[str, Scene]) -> None:
    """All words of the page stand between brackets and are forty per cent longer."""
    faults = []
    visitor = everywhere(visits, scenes, SMALL)
    for name, scene in scenes.items():
        if name.startswith("rules-"):  # a book, not the page's own words
            continue
        page = scene.look(visitor, "?pseudo")
        for text in shown(page) if name != "about" else ():  # where names of people, pictures and licences stand
            bare = re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", text)))
            bare = re.sub(r"\b([A-Z]{2}-[A-Z]+-\d+|[\da-f]{4}|[\d,.]+ ms)\b", "", bare)  # rules, fingerprints, lags
            code = scene.deck["code"] if scene.deck else scene.path.rpartition("/")[2]
            if code not in bare and set(re.findall(r"[^\W\d_]{2,}", bare)) - NAMES - deck_words():
                faults.append(f"{name}: {text!r}")
        if overflow(page) > 0:
            faults.append(f"{name}: {overflow(page)} px too wide")
        picture(page, f"pseudo-{name}")
    assert not faults, "\n".join(faults)


def test_languages_are_one_tap_away_and_remembered(visits: Visits) -> None:
    anna = visits()
    page = anna.go()
    press(page.get_by_role("button", name="Language: English"))
    press(page.get_by_role("dialog").get_by_role("button", name="Suomi"))
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    anna.go("new/timeline")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
