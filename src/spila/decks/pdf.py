"""Writes a PDF with one picture per page: the minimum of the format needed for printing."""

from __future__ import annotations

from collections.abc import Iterable

POINTS_PER_MM = 72 / 25.4


def pdf_of_jpegs(pages: Iterable[tuple[bytes, int, int]], size_mm: tuple[float, float]) -> bytes:
    """A PDF from JPEG data with width and height in pixels; each picture fills a page of the given size."""
    width, height = (each * POINTS_PER_MM for each in size_mm)
    objects: list[bytes] = [b"<< /Type /Catalog /Pages 2 0 R >>", b""]
    kids = []
    for jpeg, across, down in pages:
        first = len(objects) + 1
        drawing = f"q {width:.2f} 0 0 {height:.2f} 0 0 cm /Picture Do Q".encode()
        objects += [
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width:.2f} {height:.2f}] /Contents {first + 1} 0 R "
            f"/Resources << /XObject << /Picture {first + 2} 0 R >> >> >>".encode(),
            _stream(b"", drawing),
            _stream(
                f"/Type /XObject /Subtype /Image /Width {across} /Height {down} /ColorSpace /DeviceRGB "
                "/BitsPerComponent 8 /Filter /DCTDecode ".encode(),
                jpeg,
            ),
        ]
        kids.append(f"{first} 0 R")
    objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(kids)}] >>".encode()
    return _assemble(objects)


def _stream(entries: bytes, data: bytes) -> bytes:
    return b"<< %b/Length %d >>\nstream\n%b\nendstream" % (entries, len(data), data)


def _assemble(objects: list[bytes]) -> bytes:
    parts = [b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"]
    at, places = len(parts[0]), []
    for number, body in enumerate(objects, start=1):
        places.append(at)
        parts.append(b"%d 0 obj\n%b\nendobj\n" % (number, body))
        at += len(parts[-1])
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    parts.append(b"xref\n0 %d\n0000000000 65535 f \n%b" % (count, table))
    parts.append(b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, at))
    return b"".join(parts)
