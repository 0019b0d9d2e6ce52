"""A small deck written to a folder, valid or with one defect."""

from __future__ import annotations

from pathlib import Path

MANIFEST = """\
id = "little"
order = "year"
language = "en"
licence = "CC0-1.0"
credits = ["Nobody"]
categories = ["event", "art"]

[titles]
en = "Little"
is = "Lítill"
"""
CARDS = """\
id,year,approximate,category,edition,icon
bridge,1937,,event,small,stone-bridge
flute,-38000,yes,art,large,flute
telephone,1876,,event,small,spila:telephone
"""
EN = """\
id,name,claim,story
bridge,A bridge,opened to all,It sways.
flute,The flute,made of bone,It sounds.
telephone,The telephone,patent granted,It rings.
"""
IS = """\
id,name,claim,story
bridge,Brú,opnuð almenningi,Hún sveiflast.
flute,Flautan,gerð úr beini,Hún hljómar.
telephone,Síminn,einkaleyfi veitt,Hann hringir.
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="currentColor" d="M9 9h9v9z"/></svg>'
FILES = {"deck.toml": MANIFEST, "cards.csv": CARDS, "en.csv": EN, "is.csv": IS, "pictures/telephone.svg": SVG}


def write(folder: Path, **changes: tuple[str, str] | bytes | None) -> Path:
    """Write the deck with changes by file (`en`, `cards`, `deck` …): a replacement, other bytes, or None to omit it."""
    for name, text in FILES.items():
        change = changes.get(name.split(".")[0].split("/")[0], ("", ""))
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(change, bytes):
            path.write_bytes(change)
        elif change is not None:
            assert change[0] in text
            path.write_text(text.replace(*change) if change[0] else text, encoding="utf-8")
    return folder
