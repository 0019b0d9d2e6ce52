"""A line of text as a picture, for characters that the fonts of the package lack: emoji, Greek, Arabic."""

from __future__ import annotations

from html import escape

from spila.decks.card_svg import DATE_FONTS, TEXT_FONTS
from spila.decks.printing import measure, render


def text_picture(text: str, kind: str, size: float, colour: str, ground: str) -> bytes:
    """A PNG of the line, 1.3 times as high as its letters, with all fonts of the system to choose from."""
    family, weight = (DATE_FONTS, 700) if kind == "date" else (TEXT_FONTS, 400 if kind == "claim" else 700)
    width, height = measure(text, kind, size) * 1.4 + size, size * 1.3
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}">'
        f'<text x="{width / 2:.1f}" y="{size:.1f}" text-anchor="middle" font-family="{escape(family)}" '
        f'font-weight="{weight}" font-size="{size:.1f}" fill="{colour}">{escape(text)}</text></svg>'
    )
    return render(svg, 1, ground, system_fonts=True)
