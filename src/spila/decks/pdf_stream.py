"""Writes a PDF piece by piece: each page can be sent before the next one is drawn."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

POINTS_PER_MM: Final = 72 / 25.4
CATALOG: Final = 1
PAGES: Final = 2


class PdfStream:
    """A PDF of so many pages of one size, in millimetres. `take` gives what has been written since the last time."""

    def __init__(self, pages: int, size: tuple[float, float]) -> None:
        self.size = tuple(each * POINTS_PER_MM for each in size)
        self._places: dict[int, int] = {}
        self._parts: list[bytes] = []
        self._at = 0
        self._next = PAGES + 1
        self._put(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        self._pages = [self.reserve() for _ in range(pages)]
        self._written = 0
        kids = b" ".join(b"%d 0 R" % page for page in self._pages)
        self.object(b"<< /Type /Catalog /Pages %d 0 R >>" % PAGES, CATALOG)
        self.object(b"<< /Type /Pages /Count %d /Kids [%b] >>" % (pages, kids), PAGES)

    def reserve(self) -> int:
        """A number for an object that is written later."""
        self._next += 1
        return self._next - 1

    def object(self, body: bytes, number: int | None = None) -> int:
        """Write an object; its number."""
        number = self.reserve() if number is None else number
        self._places[number] = self._at
        self._put(b"%d 0 obj\n%b\nendobj\n" % (number, body))
        return number

    def stream(self, entries: bytes, data: bytes, *, packed: bool = True) -> int:
        """Write a stream with these entries in its dictionary; its number."""
        if packed:
            data, entries = zlib.compress(data, 6), entries + b" /Filter /FlateDecode"
        return self.object(b"<<%b /Length %d >>\nstream\n%b\nendstream" % (entries, len(data), data))

    def page(self, content: bytes, resources: bytes) -> None:
        """Write the next page. A comment ends it, by which a reader of the stream can count pages."""
        drawn = self.stream(b"", content)
        width, height = self.size
        self.object(
            b"<< /Type /Page /Parent %d 0 R /MediaBox [0 0 %.2f %.2f] /Contents %d 0 R /Resources %b >>"
            % (PAGES, width, height, drawn, resources),
            self._pages[self._written],
        )
        self._written += 1
        self._put(b"%%page %d\n" % self._written)

    def end(self) -> None:
        """Write where each object is."""
        start, count = self._at, self._next
        rows = b"".join(b"%010d 00000 n \n" % self._places[number] for number in range(1, count))
        self._put(b"xref\n0 %d\n0000000000 65535 f \n%b" % (count, rows))
        self._put(b"trailer\n<< /Size %d /Root %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, CATALOG, start))

    def take(self) -> bytes:
        """What has been written since the last time."""
        found = b"".join(self._parts)
        self._parts.clear()
        return found

    def _put(self, data: bytes) -> None:
        self._parts.append(data)
        self._at += len(data)


def numbers(*values: float) -> str:
    """Numbers as an operator takes them."""
    return " ".join(f"{value:.3f}".rstrip("0").rstrip(".") for value in values)


def rgb(colour: str) -> tuple[float, ...]:
    """`#F8E7C0` as three numbers from 0 to 1."""
    return tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))


def array(values: Sequence[float]) -> bytes:
    """An array of numbers."""
    return f"[{numbers(*values)}]".encode()
