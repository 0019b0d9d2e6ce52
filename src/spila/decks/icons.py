"""Pictures by name: the game-icons set, and the drawings that a deck brings along.

`data/game-icons.csv` lists every icon with its author, so names can be checked and credited anywhere. The drawings
themselves are not in the source: the build puts those that the shipped deck uses into `data/spila/icons.json`.
SPILA_ICONS may name an `icons.json` of the npm package, for decks that use others.
"""

from __future__ import annotations

import csv
import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from spila.decks.deck import Deck

PICTURES: Final = "pictures"
SIZE: Final = 512
_OWN: Final = re.compile(r"[a-z0-9-]+:(?P<name>[a-z0-9]+(?:-[a-z0-9]+)*)")
_FREE: Final = frozenset({"viscious-speed", "zeromancer"})


class Icon(msgspec.Struct, frozen=True):
    """An icon as iconify keeps it: the inside of a drawing of 512 by 512, in `currentColor`."""

    body: str


class Icons(msgspec.Struct, frozen=True):
    """The part of iconify's file that we read."""

    icons: dict[str, Icon]


@cache
def authors() -> dict[str, str]:
    """Who drew each icon of the set."""
    lines = (files("spila.decks") / "data" / "game-icons.csv").read_text(encoding="utf-8").splitlines()
    return {name: row["author"] for row in csv.DictReader(lines) for name in row["icons"].split()}


def licence(author: str) -> str:
    """The licence under which an author of the set gives."""
    return "CC0-1.0" if author in _FREE else "CC-BY-3.0"


def is_own(icon: str) -> bool:
    """Whether the name means a drawing of the deck's own."""
    return ":" in icon


def known(deck: Deck, icon: str) -> bool:
    """Whether there is such an icon: in the set, or in the deck's own folder."""
    if is_own(icon):
        path = _own_path(deck, icon)
        return path is not None and path.is_file()
    return icon in authors()


def drawing(deck: Deck, icon: str) -> str | None:
    """The inside of the drawing, in `currentColor`; None when it is not at hand here."""
    if is_own(icon):
        path = _own_path(deck, icon)
        return _inside(path.read_text(encoding="utf-8")) if path is not None and path.is_file() else None
    found = _built().get(icon) or _elsewhere(os.environ.get("SPILA_ICONS", "")).get(icon)
    return found.body if found else None


def built_file() -> Path:
    """Where the build puts the icons of the shipped deck."""
    return Path(str(files("spila.decks") / "data" / "spila" / "icons.json"))


def _own_path(deck: Deck, icon: str) -> Path | None:
    found = _OWN.fullmatch(icon)
    return deck.folder / PICTURES / f"{found['name']}.svg" if found and deck.folder is not None else None


def _inside(svg: str) -> str | None:
    """What stands between `<svg …>` and `</svg>`, if it is nothing but shapes."""
    found = re.search(r"<svg\b[^>]*>(?P<inside>.*)</svg>", svg, re.DOTALL)
    if not found or re.search(r"<(?!/?(?:path|g|circle|ellipse|rect|polygon|polyline|line)\b)", found["inside"]):
        return None
    return None if re.search(r"\b(?:href|on\w+|style)\s*=", found["inside"]) else found["inside"].strip()


@cache
def _built() -> dict[str, Icon]:
    return _elsewhere(str(built_file()))


@cache
def _elsewhere(path: str) -> dict[str, Icon]:
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Icons).icons if path else {}
    except (OSError, msgspec.MsgspecError):
        return {}
