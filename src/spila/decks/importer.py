"""Writes a deck as a folder: completely, or not at all."""

from __future__ import annotations

import csv
import shutil
import tempfile
from pathlib import Path

from spila.decks.deck import YEAR, Deck
from spila.decks.loader import CARDS, MANIFEST
from spila.kernel import Malformed


def write_folder(deck: Deck, folder: Path, *, replace: bool = False) -> None:
    """Write the folder of a deck: first to a temporary folder, which is then moved into place."""
    if folder.exists() and not (replace and (folder / MANIFEST).is_file()):
        raise Malformed("file-exists", path=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".importing-") as temporary:
        new = Path(temporary) / folder.name
        new.mkdir()
        (new / MANIFEST).write_text(manifest_text(deck), encoding="utf-8")
        _write_csv(new / CARDS, *_card_rows(deck))
        for language in deck.languages:
            _write_csv(new / f"{language}.csv", *_text_rows(deck, language))
        if folder.exists():
            shutil.move(folder, Path(temporary) / ".before")
        new.rename(folder)


def manifest_text(deck: Deck) -> str:
    """The content of `deck.toml`, including the fields that the author should complete."""
    manifest = deck.manifest
    titles = "\n".join(f"{code} = {_quote(title)}" for code, title in manifest.titles.items())
    return (
        f"id = {_quote(manifest.id)}\n"
        f"order = {_quote(manifest.order)}\n"
        f"language = {_quote(manifest.language)}\n"
        f"licence = {_quote(manifest.licence)}\n"
        f"credits = [{', '.join(map(_quote, manifest.credits))}]\n\n"
        f"[titles]\n{titles}\n"
    )


def _card_rows(deck: Deck) -> tuple[list[str], list[list[str]]]:
    number = "year" if deck.unit == YEAR else "value"
    columns, rows = ["id", number, "approximate"], []
    more = [field for field in ("category", "icon") if any(getattr(card, field) for card in deck.cards)]
    for card in deck.cards:
        approximate = "yes" if card.approximate else ""
        rows.append([card.id, str(card.value), approximate, *(getattr(card, field) for field in more)])
    return columns + more, rows


def _text_rows(deck: Deck, language: str) -> tuple[list[str], list[list[str]]]:
    texts = [(card.id, deck.text(card, language)) for card in deck.cards]
    more = [field for field in ("claim", "story") if any(getattr(text, field) for _, text in texts)]
    rows = [[id, text.name, *(getattr(text, field) for field in more)] for id, text in texts]
    return ["id", "name", *more], rows


def _write_csv(path: Path, columns: list[str], rows: list[list[str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def _quote(text: str) -> str:
    """The text as a basic string of TOML."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}" for sign in plain) + '"'
