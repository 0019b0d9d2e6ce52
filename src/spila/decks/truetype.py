"""What a PDF needs to know of a TrueType font: the glyph of each character and how wide it is."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple


class Table(NamedTuple):
    """Where a table of the file is."""

    start: int
    size: int


class Font:
    """A font file of the package."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem.title().replace("-", "")
        self.data = path.read_bytes()
        count = struct.unpack_from(">H", self.data, 4)[0]
        self._tables = {
            self.data[at : at + 4].decode("ascii"): Table(*struct.unpack_from(">II", self.data, at + 8))
            for at in range(12, 12 + 16 * count, 16)
        }
        self.units = self._number("head", 18)
        self.ascent, self.descent = self._signed("hhea", 4), self._signed("hhea", 6)
        self.box = tuple(self._signed("head", at) for at in (36, 38, 40, 42))

    def glyph(self, character: str) -> int:
        """The number of a character's glyph; 0 when the font has none."""
        return self.glyphs.get(ord(character), 0)

    def has(self, text: str) -> bool:
        """Whether every character of a text has a glyph."""
        return all(self.glyph(character) for character in text)

    def width(self, glyph: int) -> int:
        """The width of a glyph in thousandths of the font size."""
        last = self._number("hhea", 34) - 1
        return round(1000 * self._number("hmtx", 4 * min(glyph, last)) / self.units)

    def _number(self, table: str, at: int) -> int:
        return int(struct.unpack_from(">H", self.data, self._tables[table].start + at)[0])

    def _signed(self, table: str, at: int) -> int:
        return int(struct.unpack_from(">h", self.data, self._tables[table].start + at)[0])

    @cached_property
    def glyphs(self) -> dict[int, int]:
        """The glyph of each character that has one, from the first Unicode map of the file."""
        start = self._tables["cmap"].start
        for number in range(self._number("cmap", 2)):
            platform, _, offset = struct.unpack_from(">HHI", self.data, start + 4 + 8 * number)
            if platform in (0, 3) and self._number("cmap", offset) == 4:
                return dict(self._segments(offset))
        return {}

    def _segments(self, at: int) -> Iterator[tuple[int, int]]:
        """A map of format 4: ranges of characters, each with a difference or a list of glyphs."""
        half = self._number("cmap", at + 6)
        for place in range(0, half, 2):
            last, first = self._number("cmap", at + 14 + place), self._number("cmap", at + 16 + half + place)
            delta = self._number("cmap", at + 16 + 2 * half + place)
            offset_at = at + 16 + 3 * half + place
            offset = self._number("cmap", offset_at)
            for code in range(first, last + 1):
                glyph = code if not offset else self._number("cmap", offset_at + offset + 2 * (code - first))
                if glyph and code != 0xFFFF:
                    yield code, (glyph + delta) % 65_536
