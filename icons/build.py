"""Put the icons of the shipped decks, all icons for the workshop and the fonts of the cards into the package:
`python icons/build.py`.

They come from npm packages that lie beside this file (`npm ci`). What is written here is no source and stays out of
the repository; the wheel carries it.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from search_words import search_words

from spila.decks import icon_search, icons, library, printing

PACKAGES = Path(__file__).parent / "node_modules"


def build_icons() -> int:
    """For each shipped deck the icons that it uses, each with author and licence."""
    whole = json.loads((PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))
    return sum(_write_icons(deck, whole["icons"]) for deck in library.SHIPPED)


def _write_icons(deck: str, drawings: dict[str, Any]) -> int:
    names = sorted({card.icon for card in library.load(deck).cards if card.icon and not icons.is_own(card.icon)})
    found: dict[str, Any] = {}
    for name in names:
        if name not in drawings:
            sys.exit(f"icons/build.py: the game-icons set has no {name}, which {deck} uses")
        author = icons.authors()[name]
        found[name] = {"body": drawings[name]["body"], "author": author, "licence": icons.licence(author)}
    body = {"prefix": "game-icons", "icons": found}
    icons.built_file(deck).write_text(json.dumps(body, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    return len(found)


def build_search() -> int:
    """All icons, and words in each language that lead to them."""
    whole = json.loads((PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))
    drawings = {name: whole["icons"][name]["body"] for name in sorted(icons.authors())}
    words = search_words(PACKAGES / "cldr-annotations-full", drawings)
    body = json.dumps({"icons": drawings, "words": words}, ensure_ascii=False, separators=(",", ":"))
    icon_search.built_file().write_text(body + "\n", encoding="utf-8")
    return len(drawings)


def build_fonts() -> int:
    """One file for each face, from the parts that the web wants apart."""
    folder = printing.font_folder()
    folder.mkdir(exist_ok=True)
    for name in printing.FONTS.values():
        family, weight = name.removesuffix(".ttf").split("-")
        source = PACKAGES / "@fontsource" / family
        with TemporaryDirectory() as beside:
            parts = []
            for part in ("latin", "latin-ext"):
                font = TTFont(source / "files" / f"{family}-{part}-{weight}-normal.woff")
                font.flavor = None
                parts.append(str(Path(beside) / f"{part}.ttf"))
                font.save(parts[-1])
            Merger().merge(parts).save(str(folder / name))
        shutil.copy(source / "LICENSE", folder / f"{family}-licence.txt")
    return len(printing.FONTS)


if __name__ == "__main__":
    sys.stdout.write(f"{build_icons()} icons, {build_search()} to search, {build_fonts()} fonts\n")
