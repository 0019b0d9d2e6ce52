"""A deck as a file to keep: its folder in a .zip, which `spila deck check` accepts, or its cards as one table.

What is exported and imported again is the same version, with the same hash.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from msgspec.structs import replace

from spila.decks.deck import Card, Deck
from spila.decks.draft import DraftCard, DraftHead
from spila.decks.draft_numbers import typed_number
from spila.decks.drawings import SIDE, as_svg, clean_drawing
from spila.decks.icons import PICTURES
from spila.decks.importer import csv_text, folder_files
from spila.decks.loader import MANIFEST, Reading, read_folder
from spila.decks.photos import stored_photo
from spila.decks.refused import FileRefused
from spila.decks.sheet_files import unpacked, unpacked_names
from spila.decks.spreadsheet import slug
from spila.decks.versions import as_draft

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_NAME: Final = re.compile(
    r"(?P<table>deck\.toml|cards\.csv|[a-z]{2,3}\.csv)|pictures/(?P<picture>[a-z0-9-]{1,80})\.(?P<kind>svg|webp)"
)
_DATE: Final = (1980, 1, 1, 0, 0, 0)
"""The same deck gives the same file, whenever it is exported."""


class Picture(NamedTuple):
    """An uploaded picture: its name is the hash of what is stored of it."""

    name: str
    kind: str
    body: bytes
    width: int
    height: int


class Imported(NamedTuple):
    """A whole deck from a file."""

    head: DraftHead
    cards: tuple[DraftCard, ...]
    pictures: tuple[Picture, ...]


def export_zip(deck: Deck, photos: Mapping[str, bytes]) -> bytes:
    """The folder of a deck. `photos` are its uploaded photos by hash."""
    id = slug(next(iter(deck.manifest.titles.values()), "")) or "deck"
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
        id = "deck"
    named = replace(deck, manifest=replace(deck.manifest, id=id), cards=tuple(_own(card, id) for card in deck.cards))
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:

        def write(name: str, data: bytes) -> None:
            entry = zipfile.ZipInfo(f"{id}/{name}", _DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)

        for name, text in folder_files(named, to_complete=False).items():
            write(name, text.encode())
        for name, inside in sorted(deck.drawings.items()):
            write(f"{PICTURES}/{name.partition(':')[2]}.svg", as_svg(inside).encode())
        for name, photo in sorted(photos.items()):
            write(f"{PICTURES}/{name}.webp", photo)
    return out.getvalue()


def export_csv(deck: Deck, language: str) -> str:
    """All cards as a table, with their texts in one language or (empty) in all. Spreadsheets take no text in it for a
    formula.
    """
    languages = [language] if language else list(deck.languages)
    number = (
        "year" if deck.unit == "year" else "number" if deck.unit in ("number", "value") else f"number ({deck.unit})"
    )
    texts = [(code, field) for code in languages for field in ("name", "claim", "story")]
    texts = [each for each in texts if each[1] == "name" or any(_text(card, *each) for card in deck.cards)]
    heading = ["id", number, *(f"{field} ({code})" for code, field in texts), "approximate", "category", "icon"]
    rows = [
        [
            card.id, typed_number(card.value, deck.manifest.language),
            *(not_a_formula(_text(card, *each)) for each in texts),
            "yes" if card.approximate else "",
            not_a_formula(card.category), card.icon,
        ]
        for card in deck.cards
    ]  # fmt: skip
    return csv_text(heading, rows)


def import_zip(data: bytes) -> Imported:
    """A deck from its folder in a .zip; `FileRefused` with the file and line of the first thing that can't be read."""
    roots = {name.rpartition("deck.toml")[0] for name in unpacked_names(data) if name.endswith("deck.toml")}
    root = min(roots, key=len, default="")
    pictures: dict[str, Picture] = {}
    with TemporaryDirectory(prefix="spila-") as temporary:
        folder = Path(temporary) / "deck"
        (folder / PICTURES).mkdir(parents=True)
        for name, content in unpacked(data, re.compile(re.escape(root))):
            found = _NAME.fullmatch(name.removeprefix(root))
            if found and found["table"]:
                (folder / found["table"]).write_bytes(content)
            elif found:
                pictures[found["picture"]] = _picture(found["kind"], content)
                (folder / PICTURES / f"{found['picture']}.{found['kind']}").write_bytes(b"")
        reading = read_folder(folder)
    if reading.deck is None:
        raise _unreadable(reading)
    cards = tuple(_uploaded(card, pictures) for card in reading.deck.cards)
    head, drafts = as_draft(replace(reading.deck, cards=cards))
    used = {card.picture.name for card in drafts if card.picture is not None}
    return Imported(head, drafts, tuple(each for each in pictures.values() if each.name in used))


def _unreadable(reading: Reading) -> FileRefused:
    problem = next((each for each in reading.problems if each.fatal), None)
    file, line, code = (MANIFEST, 1, "no-cards") if problem is None else (problem.file, problem.line, problem.code)
    return FileRefused("sheet-deck", file=file, line=line, problem=code)


def _own(card: Card, id: str) -> Card:
    """The card with its upload named as a picture in the deck's folder."""
    kind, colon, name = card.icon.partition(":")
    return replace(card, icon=f"{id}:{name}") if colon and kind in ("photo", "drawing") else card


def _uploaded(card: Card, pictures: Mapping[str, Picture]) -> Card:
    """The card with a picture of the folder named as an upload; without one where there is no such file."""
    _, colon, name = card.icon.partition(":")
    if not colon:
        return card
    found = pictures.get(name)
    return replace(card, icon="" if found is None else f"{found.kind}:{found.name}")


def _picture(kind: str, content: bytes) -> Picture:
    if kind == "webp":
        photo = stored_photo(content)
        return Picture(photo.hash, "photo", photo.body, photo.width, photo.height)
    drawing = clean_drawing(content)
    return Picture(drawing.hash, "drawing", drawing.inside.encode(), SIDE, SIDE)


def _text(card: Card, language: str, field: str) -> str:
    return str(getattr(card.texts[language], field)) if language in card.texts else ""


def not_a_formula(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
