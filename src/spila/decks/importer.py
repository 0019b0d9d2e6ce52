"""Writes a deck as the files of its folder: completely, or not at all."""

from __future__ import annotations

import csv
import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from spila.dated.deck import YEAR
from spila.decks.deck import Deck
from spila.decks.loader import CARDS, MANIFEST
from spila.kernel import Malformed

_CARD_FIELDS: Final = ("printed", "category", "country", "icon", "picture_author", "picture_licence")


def write_folder(deck: Deck, folder: Path, *, replace: bool = False) -> None:
    """Write the folder of a deck: first to a temporary folder, which is then moved into place."""
    if folder.exists() and not (replace and (folder / MANIFEST).is_file()):
        raise Malformed("file-exists", path=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".importing-") as temporary:
        new = Path(temporary) / folder.name
        new.mkdir()
        for name, text in folder_files(deck).items():
            (new / name).write_bytes(text.encode())
        if folder.exists():
            shutil.move(folder, Path(temporary) / ".before")
        new.rename(folder)


def folder_files(deck: Deck, *, to_complete: bool = True) -> dict[str, str]:
    """The files of a deck's folder, apart from its pictures."""
    files = {MANIFEST: manifest_text(deck, to_complete=to_complete), CARDS: csv_text(*_card_rows(deck))}
    return files | {f"{language}.csv": csv_text(*_text_rows(deck, language)) for language in deck.languages}


def manifest_text(deck: Deck, *, to_complete: bool = True) -> str:
    """The content of `deck.toml`; `to_complete`: also an empty list of those to thank, for the author to fill in."""
    manifest = deck.manifest
    more = "".join(
        f"{field} = [{', '.join(map(_quote, getattr(manifest, field)))}]\n"
        for field in ("credits", "categories", "allow")
        if getattr(manifest, field) or (field == "credits" and to_complete)
    )
    measures = f"\n[measures]\n{_table(manifest.measures)}" if manifest.measures else ""
    return (
        f"id = {_quote(manifest.id)}\n"
        f"order = {_quote(manifest.order)}\n"
        f"language = {_quote(manifest.language)}\n"
        f"licence = {_quote(manifest.licence)}\n"
        f"{more}\n"
        f"[titles]\n{_table(manifest.titles)}{measures}"
    )


def _table(texts: Mapping[str, str]) -> str:
    return "".join(f"{code} = {_quote(text)}\n" for code, text in texts.items())


def _card_rows(deck: Deck) -> tuple[list[str], list[list[str]]]:
    number = "year" if deck.unit == YEAR else "value"
    columns, rows = ["id", number, "approximate"], []
    fields = [field for field in _CARD_FIELDS if any(getattr(card, field) for card in deck.cards)]
    large = not all(card.small for card in deck.cards)
    evidence = max((len(card.evidence) for card in deck.cards), default=0)
    for card in deck.cards:
        row = [card.id, str(card.value), "yes" if card.approximate else ""]
        row += [getattr(card, field) for field in fields]
        row += ["small" if card.small else "large"] if large else []
        rows.append([*row, *card.evidence, *[""] * (evidence - len(card.evidence))])
    columns += [field.replace("_", "-") for field in fields] + (["edition"] if large else [])
    return columns + [f"evidence{number}" for number in range(1, evidence + 1)], rows


def _text_rows(deck: Deck, language: str) -> tuple[list[str], list[list[str]]]:
    texts = [(card.id, card.texts[language]) for card in deck.cards if language in card.texts]
    more = [field for field in ("claim", "story") if any(getattr(text, field) for _, text in texts)]
    rows = [[id, text.name, *(getattr(text, field) for field in more)] for id, text in texts]
    return ["id", "name", *more], rows


def csv_text(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table as CSV."""
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return out.getvalue()


def _quote(text: str) -> str:
    """The text as a basic string of TOML."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}" for sign in plain) + '"'
