"""The HTTP route of a deck to print, drawn and sent page by page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Final

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from spila.dated.deck import YEAR, era
from spila.decks import Card, Deck, icons
from spila.decks.pdf_cards import PrintedCard
from spila.decks.print_deck import Box, Print, print_deck
from spila.decks.spreadsheet import slug
from spila.l10n import Words, preferred
from spila.l10n.dates import printed
from spila.server.deck_api import DeckPrint
from spila.server.heavy import HeavyWork
from spila.server.requests import AnyRequest, runtime_of
from spila.server.sheet_routes import photos_of, ready_deck
from spila.server.workshop_routes import DECKS
from spila.store import picture_rows

RULES: Final = ("print-deal", "print-turn", "print-right", "print-win")


@post(DECKS + "/{code:str}/print", summary="A deck to print and cut", status_code=200)
async def print_pages(request: AnyRequest, code: FromPath[str], data: JSONBody[DeckPrint]) -> Stream:
    """A PDF. The header `spila-pages` has the number of its pages, and a line `%page N` ends each."""
    deck, draft = await ready_deck(request, code)
    runtime = runtime_of(request)
    photos = await runtime.store.query(picture_rows.bodies, photos_of(deck), "photo")
    wanted = await runtime.heavy.run(_print, deck, data, dict(draft.head.titles), photos)
    name = slug(deck.title(deck.manifest.language)) or "deck"
    return Stream(
        _sent(runtime.heavy, print_deck(wanted)),
        media_type="application/pdf",
        headers={
            "spila-pages": str(wanted.pages),
            "content-disposition": f'attachment; filename="{name}.pdf"',
            "cache-control": "no-store",
        },
    )


async def _sent(heavy: HeavyWork, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Each piece as soon as it is drawn."""
    while (piece := await heavy.run(next, pieces, b"")) != b"":
        yield piece


def _print(deck: Deck, data: DeckPrint, titles: Mapping[str, str], photos: Mapping[str, bytes]) -> Print:
    language = data.language or deck.manifest.language
    words = Words(preferred(language, {}))
    cards = deck.cards
    fronts = [_card(deck, card, language, photos, None) for card in cards] if data.sides != "dates" else []
    dates = [_card(deck, card, language, photos, words) for card in cards] if data.sides != "fronts" else []
    box = _box(deck, data, words, titles.get(language) or deck.title(language)) if data.box else None
    return Print(fronts, dates, data.paper, data.cutting_lines, data.save_ink, box)


def _card(deck: Deck, card: Card, language: str, photos: Mapping[str, bytes], words: Words | None) -> PrintedCard:
    """A card's front or, with words for dates, its other side."""
    text = deck.text(card, language)
    drawing = (icons.drawing(deck, card.icon) or "") if card.icon else ""
    photo = photos.get(card.icon.partition(":")[2], b"") if card.icon.startswith("photo:") else b""
    if words is None:
        return PrintedCard(text.name, text.claim, drawing, photo)
    date = printed(card.value, words, approximate=card.approximate, unit=deck.unit, given=card.printed)
    return PrintedCard(text.name, text.claim, drawing, photo, era(card.value) if deck.unit == YEAR else "", date)


def _box(deck: Deck, data: DeckPrint, words: Words, title: str) -> Box:
    drawn = {icons.authors()[card.icon] for card in deck.cards if card.icon in icons.authors()}
    own = {f"{card.picture_author} ({card.picture_licence})" for card in deck.cards if card.picture_author}
    manifest = deck.manifest
    credits = []
    for name, authors in (("print-drawings", drawn), ("print-pictures", own), ("print-texts", set(manifest.credits))):
        if authors:
            credits.append(words.say(name, authors=", ".join(sorted(authors))))
    if manifest.licence:
        credits.append(words.say("print-licence", licence=manifest.licence))
    rules = [words.say(name) for name in RULES]
    return Box(title, words.say("print-heading"), rules, words.say("print-screen"), data.link, credits)


ROUTES: Final[tuple[Any, ...]] = (print_pages,)
