"""Every check of a deck in the workshop. Only what would make a card unplayable blocks it; the rest are warnings."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spila.dated.deck import YEAR
from spila.decks import icons
from spila.decks.draft import DraftCard, DraftHead, DraftText
from spila.decks.draft_numbers import PLAIN, parse_number
from spila.decks.flaws import Flaw
from spila.decks.leaks import Leak, find_leak
from spila.decks.text_limits import CHARACTERS

FEW: Final = 20
"""With fewer cards the dates are soon known by heart."""
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")
_HYPHEN: Final = "\u00ad"
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
_MARKUP: Final = re.compile(r"</?[A-Za-z!][^<>]{0,200}>|&(?:[a-z]{2,8}|#\d{1,6});")
_GARBLED: Final = re.compile("[\ufffd\x80-\x9f]|Ã[¶¤¥¦¸°¾©]|â€")
_FORMULA: Final = re.compile(r"=[A-Za-zÀ-ž_.]+\(|=\$?[A-Z]{1,3}\$?\d|#(?:REF|NAME|VALUE|DIV/0|N/A|NUM|NULL)[!?]?")
_SHOWN: Final = 60


class Checked(NamedTuple):
    """The problems of a deck by card (empty: the deck itself), and the cards that can be played."""

    flaws: tuple[tuple[str, Flaw], ...]
    ready: tuple[str, ...]


def check_draft(head: DraftHead, cards: Sequence[DraftCard], pictures: Collection[str]) -> Checked:
    """Check a whole deck. `pictures` are the hashes of uploaded pictures that are there."""
    flaws: list[tuple[str, Flaw]] = [("", flaw) for flaw in _check_head(head)]
    ready = []
    own = [(card, list(_check_card(head, card, pictures))) for card in cards]
    shared = _shared(head, cards)
    for card, found in own:
        blocked = any(flaw.blocks for flaw in found)
        flaws += [(card.id, flaw) for flaw in (*found, *shared.get(card.id, ()))]
        if not blocked:
            ready.append(card.id)
    if not ready:
        flaws.append(("", Flaw("no-cards", blocks=True)))
    elif len(ready) < FEW:
        flaws.append(("", Flaw("few-cards", {"has": len(ready), "wants": FEW})))
    return Checked(tuple(flaws), tuple(ready))


def kept(card: DraftCard, flaw: Flaw) -> bool:
    """Whether the author has silenced this warning for the text that is there now."""
    text = cell_text(card, flaw)
    return any(
        (each.cell, each.code, each.language, each.text) == (flaw.cell, flaw.code, flaw.language, text)
        for each in card.kept
    )


def cell_text(card: DraftCard, flaw: Flaw) -> str:
    """What stands in the cell of a problem."""
    match flaw.cell:
        case "name" | "claim" | "story":
            return str(getattr(card.texts.get(flaw.language, DraftText()), flaw.cell))
        case "number" | "category":
            return str(getattr(card, flaw.cell))
        case "picture":
            return "" if card.picture is None else card.picture.name
    return ""


def _check_head(head: DraftHead) -> Iterator[Flaw]:
    if not any(title.strip() for title in head.titles.values()):
        yield Flaw("no-title", cell="title", language=head.language)
    for language, title in head.titles.items():
        if _hidden(title, lines=False):
            yield Flaw("hidden-characters", cell="title", language=language, blocks=True)
    if head.unit not in (YEAR, *PLAIN) and not any(text.strip() for text in head.measures.values()):
        yield Flaw("no-measure", {"unit": head.unit}, cell="unit")
    if not head.licence.strip():
        yield Flaw("no-licence", cell="licence")


def _check_card(head: DraftHead, card: DraftCard, pictures: Collection[str]) -> Iterator[Flaw]:
    if (flaw := parse_number(card.number, head.unit, head.language).flaw) is not None:
        yield flaw
    if not any(text.name.strip() for text in card.texts.values()):
        yield Flaw("no-name", cell="name", blocks=True)
    by_year = head.unit == YEAR
    for language, text in card.texts.items():
        yield from _check_text(text, language, head.allow, by_year=by_year)
    if head.categories and card.category and card.category not in head.categories:
        yield Flaw("unknown-category", {"given": card.category}, cell="category")
    yield from _check_picture(card, pictures)


@lru_cache(maxsize=50_000)
def _check_text(text: DraftText, language: str, allow: tuple[str, ...], *, by_year: bool) -> tuple[Flaw, ...]:
    return tuple(_text_flaws(text, language, allow, by_year=by_year))


def _text_flaws(text: DraftText, language: str, allow: tuple[str, ...], *, by_year: bool) -> Iterator[Flaw]:
    for cell, most in CHARACTERS.items():
        typed = getattr(text, cell)
        if not typed:
            continue
        if _FORMULA.match(typed):
            yield Flaw("formula", {"given": typed[:_SHOWN]}, cell=cell, language=language, blocks=True)
        if place := _hidden(typed, lines=cell == "story"):
            yield Flaw("hidden-characters", {}, cell, language, blocks=True, start=place - 1, end=place)
        if len(typed) > most:
            blocks = len(typed) > 2 * most
            over = {"has": len(typed), "most": most}
            yield Flaw("too-long", over, cell=cell, language=language, blocks=blocks, start=most, end=len(typed))
        if cell != "story" and by_year and (leak := first_leak(typed, language, allow)) is not None:
            end = leak.start + len(leak.word)
            yield Flaw(
                "leak",
                {"kind": leak.kind, "word": typed[leak.start : end]},
                cell=cell,
                language=language,
                start=leak.start,
                end=end,
            )
        if found := _MARKUP.search(typed):
            yield Flaw(
                "markup",
                {"given": found[0][:_SHOWN]},
                cell=cell,
                language=language,
                start=found.start(),
                end=found.end(),
            )
        if found := _GARBLED.search(typed):
            yield Flaw("garbled", cell=cell, language=language, start=found.start(), end=found.end())


@lru_cache(maxsize=50_000)
def first_leak(text: str, language: str, allow: tuple[str, ...]) -> Leak | None:
    """The first place where a text gives the date away."""
    return find_leak(text, language, allow)


def _hidden(text: str, *, lines: bool) -> int:
    """The place of the first character that nobody can see, from 1; 0 when there is none."""
    if text.isascii() and text.isprintable():
        return 0
    for place, sign in enumerate(text, start=1):
        if sign in _JOINERS or sign == _HYPHEN or (lines and sign == "\n"):
            continue
        if sign in _BLANK or unicodedata.category(sign) in _INVISIBLE:
            return place
    return 0


def _check_picture(card: DraftCard, pictures: Collection[str]) -> Iterator[Flaw]:
    picture = card.picture
    if picture is None:
        return
    if picture.kind == "icon":
        if picture.name not in icons.authors():
            yield Flaw("unknown-icon", {"icon": picture.name}, cell="picture")
        return
    if picture.name not in pictures:
        yield Flaw("picture-missing", cell="picture")
    if not picture.licence.strip():
        yield Flaw("no-picture-licence", cell="picture")


def _shared(head: DraftHead, cards: Sequence[DraftCard]) -> dict[str, list[Flaw]]:
    """What cards have in common with others: equal numbers, and names that appear twice."""
    found: dict[str, list[Flaw]] = {}
    numbers: dict[int | float, list[DraftCard]] = {}
    for card in cards:
        if (number := parse_number(card.number, head.unit, head.language).number) is not None:
            numbers.setdefault(number.value, []).append(card)
    for same in numbers.values():
        for card in same if len(same) > 1 else ():
            other = next(each for each in same if each is not card)
            name = any_name(other, head.language)[:_SHOWN]
            flaw = Flaw("equal-numbers", {"name": name, "count": len(same)}, cell="number")
            found.setdefault(card.id, []).append(flaw)
    names = Counter((language, text.name.strip().casefold()) for card in cards for language, text in card.texts.items())
    for card in cards:
        for language, text in card.texts.items():
            name = text.name.strip()
            if name and names[language, name.casefold()] > 1:
                flaw = Flaw("duplicate-name", {"name": name[:_SHOWN]}, cell="name", language=language)
                found.setdefault(card.id, []).append(flaw)
    return found


def any_name(card: DraftCard, language: str) -> str:
    """The card's name in this language, or else in any."""
    own = card.texts.get(language, DraftText()).name.strip()
    return own or next((text.name.strip() for text in card.texts.values() if text.name.strip()), "")
