"""A spreadsheet becomes a deck's folder: all of it, or nothing."""

from __future__ import annotations

import csv
import shutil
import tempfile
from pathlib import Path

from spila.decks.deck import YEAR, Deck
from spila.decks.loader import CARDS, MANIFEST
from spila.kernel import Malformed


def write_folder(deck: Deck, folder: Path, *, replace: bool = False) -> None:
    """The deck as a folder. It is written beside its place and moved there when it is whole."""
    if folder.exists() and not (replace and (folder / MANIFEST).is_file()):
        raise Malformed("file-exists", path=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".importing-") as beside:
        new = Path(beside) / folder.name
        new.mkdir()
        (new / MANIFEST).write_text(manifest_text(deck), encoding="utf-8")
        _write(new / CARDS, *_faces(deck))
        for language in deck.languages:
            _write(new / f"{language}.csv", *_words(deck, language))
        if folder.exists():
            shutil.move(folder, Path(beside) / ".before")
        new.rename(folder)


def manifest_text(deck: Deck) -> str:
    """`deck.toml`, with the lines that a deck's author should fill in."""
    manifest = deck.manifest
    titles = "\n".join(f"{code} = {_quoted(title)}" for code, title in manifest.titles.items())
    return (
        f"id = {_quoted(manifest.id)}\n"
        f"order = {_quoted(manifest.order)}\n"
        f"language = {_quoted(manifest.language)}\n"
        f"licence = {_quoted(manifest.licence)}\n"
        f"credits = [{', '.join(map(_quoted, manifest.credits))}]\n\n"
        f"[titles]\n{titles}\n"
    )


def _faces(deck: Deck) -> tuple[list[str], list[list[str]]]:
    number = "year" if deck.unit == YEAR else "value"
    columns, rows = ["id", number, "approximate"], []
    more = [field for field in ("category", "icon") if any(getattr(card, field) for card in deck.cards)]
    for card in deck.cards:
        approximate = "yes" if card.approximate else ""
        rows.append([card.id, str(card.value), approximate, *(getattr(card, field) for field in more)])
    return columns + more, rows


def _words(deck: Deck, language: str) -> tuple[list[str], list[list[str]]]:
    texts = [(card.id, deck.text(card, language)) for card in deck.cards]
    more = [field for field in ("claim", "story") if any(getattr(text, field) for _, text in texts)]
    rows = [[id, text.name, *(getattr(text, field) for field in more)] for id, text in texts]
    return ["id", "name", *more], rows


def _write(path: Path, columns: list[str], rows: list[list[str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def _quoted(text: str) -> str:
    """A basic string of TOML."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}" for sign in plain) + '"'
