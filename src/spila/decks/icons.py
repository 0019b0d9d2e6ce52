"""Icons by name: the game-icons set, and the drawings in the folder of a deck.

`data/game-icons.csv` lists every icon with its author, so that names can be checked and credited without the drawings.
The drawings themselves are not in the repository: the build writes those of each shipped deck to `icons.json` in its
folder, and all of them to a file that is only read when another one is wanted (`icon_search.py`). SPILA_ICONS may name
an `icons.json` of the npm package, for a package that was built without them.
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

from spila.decks import icon_search
from spila.decks.deck import Deck

PICTURES: Final = "pictures"
SIZE: Final = 512
_OWN_NAME: Final = re.compile(r"[a-z0-9-]+:(?P<name>[a-z0-9]+(?:-[a-z0-9]+)*)")
_CC0_AUTHORS: Final = frozenset({"viscious-speed", "zeromancer"})


class Icon(msgspec.Struct, frozen=True):
    """An icon in the format of Iconify: the content of an SVG of 512 by 512, in `currentColor`."""

    body: str


class Icons(msgspec.Struct, frozen=True):
    """The part of Iconify's file that is read."""

    icons: dict[str, Icon]


@cache
def authors() -> dict[str, str]:
    """The author of each icon of the set."""
    lines = (files("spila.decks") / "data" / "game-icons.csv").read_text(encoding="utf-8").splitlines()
    return {name: row["author"] for row in csv.DictReader(lines) for name in row["icons"].split()}


def licence(author: str) -> str:
    """The licence of the icons of an author."""
    return "CC0-1.0" if author in _CC0_AUTHORS else "CC-BY-3.0"


def is_own(icon: str) -> bool:
    """Whether the name refers to a drawing in the folder of the deck."""
    return ":" in icon


def known(deck: Deck, icon: str) -> bool:
    """Whether the icon exists, in the set or in the folder of the deck."""
    if is_own(icon):
        path = _own_path(deck, icon)
        return path is not None and path.is_file()
    return icon in authors()


def drawing(deck: Deck, icon: str) -> str | None:
    """The content of the SVG, in `currentColor`; None when it is not available."""
    if icon in deck.drawings:
        return deck.drawings[icon]
    if is_own(icon):
        path = _own_path(deck, icon)
        if path is None or path.suffix != ".svg" or not path.is_file():
            return None
        return _svg_content(path.read_text(encoding="utf-8"))
    found = _built_icons().get(icon) or _read_icons(os.environ.get("SPILA_ICONS", "")).get(icon)
    return found.body if found else icon_search.body(icon)


def of_set(name: str) -> str:
    """A drawing of the set by its name; empty when there is none."""
    found = _built_icons().get(name)
    return found.body if found else icon_search.body(name) or ""


def photo_name(icon: str) -> str:
    """The name of the file under which a server sends a photo; empty for everything else."""
    kind, _, name = icon.partition(":")
    return f"{name}.webp" if kind == "photo" and name else ""


def built_file(deck: str) -> Path:
    """The file to which the build writes the icons of a shipped deck."""
    return Path(str(files("spila.decks") / "data" / deck / "icons.json"))


def _own_path(deck: Deck, icon: str) -> Path | None:
    found = _OWN_NAME.fullmatch(icon)
    if not found or deck.folder is None:
        return None
    photo = deck.folder / PICTURES / f"{found['name']}.webp"
    return photo if photo.is_file() else deck.folder / PICTURES / f"{found['name']}.svg"


def _svg_content(svg: str) -> str | None:
    """The content of the `<svg>` element, or None if it contains anything but shapes: decks are not trusted."""
    found = re.search(r"<svg\b[^>]*>(?P<inside>.*)</svg>", svg, re.DOTALL)
    return found["inside"].strip() if found and is_plain(found["inside"]) else None


def is_plain(inside: str) -> bool:
    """Whether the inside of an SVG consists of shapes alone."""
    other = re.search(r"<(?!/?(?:path|g|circle|ellipse|rect|polygon|polyline|line)\b)", inside)
    return not other and not re.search(r"\b(?:href|on\w+|style)\s*=", inside)


@cache
def _built_icons() -> dict[str, Icon]:
    """The icons of all shipped decks, for every deck that uses one of them."""
    found: dict[str, Icon] = {}
    for each in sorted(Path(str(files("spila.decks") / "data")).glob("*/icons.json")):
        found |= _read_icons(str(each))
    return found


@cache
def _read_icons(path: str) -> dict[str, Icon]:
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Icons).icons if path else {}
    except (OSError, msgspec.MsgspecError):
        return {}
