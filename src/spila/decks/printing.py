"""Contact sheets (PNG) and pages to print and cut (PDF). Needs the extra `pictures`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from spila.decks.card_svg import HEIGHT, WIDTH, Face, page_svg
from spila.decks.pdf import pdf_of_jpegs
from spila.kernel import Malformed

FONTS: Final = {"name": "andika-700.ttf", "claim": "andika-400.ttf", "date": "corben-700.ttf"}
BACKGROUND: Final = "#2C221B"
DPI: Final = 240
CARD_MM: Final = 60
A4: Final = (210, 297)


def font_folder() -> Path:
    """The folder to which the build writes the fonts; without them system fonts are used."""
    return Path(str(files("spila.decks") / "fonts"))


def contact_sheet(faces: list[Face], columns: int, card_width: int) -> bytes:
    """One PNG with all these cards."""
    gap = 8
    svg = page_svg(list(faces), min(columns, len(faces)), gap, (gap, gap), measure)
    return render(svg, card_width / WIDTH, BACKGROUND)


def print_pages(pages: Iterable[list[Face | None]]) -> bytes:
    """A PDF of A4 pages with nine cards of 60 by 84 mm each."""
    image = _import_extra("PIL.Image")
    unit = CARD_MM / WIDTH
    across, down = A4[0] / unit, A4[1] / unit
    margin = ((across - 3 * WIDTH) / 2, (down - 3 * HEIGHT) / 2)
    dots = DPI / 25.4 * unit

    def render_pages() -> Iterator[tuple[bytes, int, int]]:
        for page in pages:
            padded = [*page, *[None] * (9 - len(page))]
            png = render(page_svg(padded, 3, 0, margin, measure), dots, "#FFFFFF")
            jpeg = BytesIO()
            with image.open(BytesIO(png)) as picture:
                picture.convert("RGB").save(jpeg, "JPEG", quality=90)
                yield jpeg.getvalue(), *picture.size

    return pdf_of_jpegs(render_pages(), A4)


@lru_cache(maxsize=50_000)
def measure(text: str, kind: str, size: float) -> float:
    """Width of a text in the font in which it will be drawn."""
    return float(_font(kind).getlength(text)) * size / 100


@cache
def _font(kind: str) -> Any:
    fonts = _import_extra("PIL.ImageFont")
    path = font_folder() / FONTS[kind]
    return fonts.truetype(str(path), 100) if path.is_file() else fonts.load_default(100)


def render(svg: str, zoom: float, background: str, *, system_fonts: bool = False) -> bytes:
    """A PNG of an SVG, with the package's own fonts alone if it has them."""
    resvg = _import_extra("resvg_py")
    own = [str(path) for name in FONTS.values() if (path := font_folder() / name).is_file()]
    complete = len(own) == len(FONTS) and not system_fonts
    png = resvg.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        background=background,
        font_files=own,
        skip_system_fonts=complete,
    )
    return bytes(png)


def _import_extra(name: str) -> Any:
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise Malformed("extra-missing", extra="pictures", package=name.partition(".")[0]) from None
