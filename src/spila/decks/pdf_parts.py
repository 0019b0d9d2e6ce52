"""The parts that the pages of a PDF share: fonts, grounds, drawings and photos, each written once when first used."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final, NamedTuple

from spila.decks.eras import GROUNDS, NO_ERA, UNTURNED
from spila.decks.pdf_stream import PdfStream, array, rgb
from spila.decks.printing import FONTS, font_folder
from spila.decks.svg_paths import drawing_operators
from spila.decks.truetype import Font

QUALITY: Final = 88
TEXT_DOTS: Final = 6
"""Dots for each unit of a text that has to be drawn as a picture."""


class Image(NamedTuple):
    """A picture in the PDF and its size in dots."""

    name: str
    width: int
    height: int


class Parts:
    """Shared parts of one PDF."""

    def __init__(self, pdf: PdfStream) -> None:
        self.pdf = pdf
        self.fonts = {kind: Font(font_folder() / file) for kind, file in FONTS.items()}
        self._objects: dict[str, dict[str, int]] = {"Font": {}, "Shading": {}, "XObject": {}}
        self._images: dict[object, Image] = {}
        for kind, font in self.fonts.items():
            self._objects["Font"][kind] = self._font(font)
        for name, (centre, edge) in {**GROUNDS, "front": UNTURNED, "none": NO_ERA}.items():
            self._objects["Shading"][name] = self._ground(centre, edge)

    def resources(self) -> bytes:
        """What pages refer to by name."""
        kinds = (
            b"/%b << %b >>" % (kind.encode(), b" ".join(b"/%b %d 0 R" % (name.encode(), n) for name, n in each.items()))
            for kind, each in self._objects.items()
        )
        return b"<< %b >>" % b" ".join(kinds)

    def drawing(self, inside: str) -> str:
        """The name of a drawing, of 512 by 512 with its first row on top."""
        known = self._images.get(inside)
        if known is None:
            entries = b"/Type /XObject /Subtype /Form /BBox [0 0 512 512] /Matrix [1 0 0 -1 0 512]"
            number = self.pdf.stream(entries, drawing_operators(inside).encode())
            known = self._images[inside] = self._named(number, 512, 512)
        return known.name

    def photo(self, data: bytes) -> Image:
        """A photo."""
        if data not in self._images:
            from PIL import Image as Pictures

            with Pictures.open(BytesIO(data)) as found:
                self._images[data] = self._picture(found.convert("RGB"))
        return self._images[data]

    def text(self, text: str, kind: str, size: float, colour: str, ground: str) -> Image:
        """A text with characters that the fonts lack, as a picture."""
        key = text, kind, size, colour, ground
        if key not in self._images:
            from PIL import Image as Pictures

            from spila.decks.text_picture import text_picture

            with Pictures.open(BytesIO(text_picture(text, kind, size * TEXT_DOTS, colour, ground))) as found:
                self._images[key] = self._picture(found.convert("RGB"))
        return self._images[key]

    def _picture(self, picture: Any) -> Image:
        out = BytesIO()
        picture.save(out, "JPEG", quality=QUALITY)
        entries = (
            b"/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB /BitsPerComponent 8 "
            b"/Filter /DCTDecode" % picture.size
        )
        return self._named(self.pdf.stream(entries, out.getvalue(), packed=False), *picture.size)

    def _named(self, number: int, width: int, height: int) -> Image:
        name = f"X{number}"
        self._objects["XObject"][name] = number
        return Image(name, width, height)

    def _font(self, font: Font) -> int:
        """A font, all of it, by the numbers of its glyphs."""
        file = self.pdf.stream(b"/Length1 %d" % len(font.data), font.data)
        name, scale = font.name.encode(), 1000 / font.units
        descriptor = self.pdf.object(
            b"<< /Type /FontDescriptor /FontName /%b /Flags 4 /FontBBox %b /ItalicAngle 0 /Ascent %d /Descent %d "
            b"/CapHeight %d /StemV 80 /FontFile2 %d 0 R >>"
            % (
                name, array([each * scale for each in font.box]), font.ascent * scale, font.descent * scale,
                font.ascent * scale, file,
            )
        )  # fmt: skip
        glyphs = sorted(font.glyphs.items())
        widths = b" ".join(b"%d [%d]" % (glyph, font.width(glyph)) for glyph in sorted({g for _, g in glyphs}))
        kin = self.pdf.object(
            b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /%b /CIDSystemInfo << /Registry (Adobe) /Ordering "
            b"(Identity) /Supplement 0 >> /FontDescriptor %d 0 R /W [%b] /CIDToGIDMap /Identity >>"
            % (name, descriptor, widths)
        )
        letters = self.pdf.stream(b"", _letters(glyphs))
        return self.pdf.object(
            b"<< /Type /Font /Subtype /Type0 /BaseFont /%b /Encoding /Identity-H /DescendantFonts [%d 0 R] "
            b"/ToUnicode %d 0 R >>" % (name, kin, letters)
        )

    def _ground(self, centre: str, edge: str) -> int:
        """A ground in a square of 1 by 1, lighter near its middle."""
        function = b"<< /FunctionType 2 /Domain [0 1] /C0 %b /C1 %b /N 1 >>" % (array(rgb(centre)), array(rgb(edge)))
        return self.pdf.object(
            b"<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [0.5 0.55 0 0.5 0.55 0.75] /Extend [true true] "
            b"/Function %b >>" % function
        )


def _letters(glyphs: list[tuple[int, int]]) -> bytes:
    """Which character each glyph stands for, so that text can be searched and copied."""
    lines = [b"<%04X> <%04X>" % (glyph, code) for code, glyph in glyphs]
    blocks = [lines[start : start + 100] for start in range(0, len(lines), 100)]
    body = b"\n".join(b"%d beginbfchar\n%b\nendbfchar" % (len(each), b"\n".join(each)) for each in blocks)
    return (
        b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n"
        b"1 begincodespacerange <0000> <FFFF> endcodespacerange\n%b\nendcmap end end" % body
    )
