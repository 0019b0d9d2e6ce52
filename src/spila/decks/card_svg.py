"""A card as SVG: a cream silhouette on a coloured ground, the name below, the date last and largest.

All lengths are in units of a card of 100 by 140. The caller supplies `measure`, because text widths depend on fonts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from math import ceil
from typing import Final, NamedTuple

from spila.decks.eras import GROUNDS, NO_ERA, UNTURNED

WIDTH: Final = 100
HEIGHT: Final = 140
FRAME: Final = 6
PAPER: Final = "#FBF4E2"
INK: Final = "#2C2420"
SOFT_INK: Final = "#5E4F40"
CREAM: Final = "#F8E7C0"
TEXT_WIDTH: Final = WIDTH - 2 * FRAME - 1
FRONT_PICTURE: Final = 86.0
DATE_PICTURE: Final = 71.0
"""Heights of the picture; a card with long texts has a lower one."""
LEAST_PICTURE: Final = 20.0
SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller than usual the smallest letters may be where texts are so long that the date would have no room."""
LEAST_WORD: Final = 0.55
"""The same for a word by itself."""
LEADING: Final = {"name": 1.1, "claim": 1.12, "date": 0.98}
GAPS: Final = {"name": 1.5, "claim": 0.5, "date": 0.8}
NO_BREAK: Final = "\u00a0"
TEXT_FONTS: Final = "Andika, 'DejaVu Sans', sans-serif"
DATE_FONTS: Final = "Corben, 'DejaVu Serif', serif"

Measure = Callable[[str, str, float], float]
"""Width of a text of a kind (`name`, `claim` or `date`) at a font size."""


class Face(NamedTuple):
    """The content of one side of a card; the front has no date."""

    name: str
    claim: str
    drawing: str | None
    era: str = ""
    date: str = ""


class Line(NamedTuple):
    """A line of text and its font size."""

    text: str
    size: float


Block = tuple[str, list[Line]]
"""The lines of a kind of text."""


def gradients() -> str:
    """The gradient definitions that all cards of a page share."""
    found = {**GROUNDS, "front": UNTURNED, "none": NO_ERA}
    return "".join(
        f'<radialGradient id="ground-{name}" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="{centre}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
        for name, (centre, edge) in found.items()
    )


def card_svg(face: Face, measure: Measure) -> str:
    """One side of a card, for a page that contains the gradients."""
    blocks = text_blocks(face.name, face.claim, face.date, measure)
    text_height = height_of(blocks)
    picture = min(DATE_PICTURE if face.date else FRONT_PICTURE, HEIGHT - FRAME - 3 - text_height)
    ground = "front" if not face.date else face.era or "none"
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="9" fill="{PAPER}"/>',
        f'<rect x="{FRAME}" y="{FRAME}" width="{WIDTH - 2 * FRAME}" height="{picture:.2f}" rx="4" '
        f'fill="url(#ground-{ground})"/>',
        _silhouette(face.drawing, picture),
    ]
    spare = HEIGHT - 3 - FRAME - picture - text_height
    top = FRAME + picture + spare / 2
    for kind, lines in blocks:
        top += GAPS[kind] + (spare / 2 if kind == "date" else 0)
        for line in lines:
            parts.append(_text(line, kind, top + line.size * 0.86))
            top += line.size * LEADING[kind]
    return "".join(parts)


def page_svg(faces: list[Face | None], columns: int, gap: float, margin: tuple[float, float], measure: Measure) -> str:
    """A page with cards in rows; None leaves a place empty."""
    rows = -(-len(faces) // columns)
    width = 2 * margin[0] + columns * (WIDTH + gap) - gap
    height = 2 * margin[1] + rows * (HEIGHT + gap) - gap
    cards = "".join(
        f'<g transform="translate({margin[0] + place % columns * (WIDTH + gap):g} '
        f'{margin[1] + place // columns * (HEIGHT + gap):g})">{card_svg(face, measure)}</g>'
        for place, face in enumerate(faces)
        if face is not None
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}"><defs>{gradients()}</defs>{cards}</svg>'
    )


def text_blocks(name: str, claim: str, date: str, measure: Measure) -> list[Block]:
    """The texts of a card from top to bottom. However long they are, the date stays on the card: very long ones are set
    smaller, so that the lowest picture still has room above them.
    """
    blocks: list[Block] = []
    for scale in SCALES:
        blocks = [("name", fit_text(name, "name", 10.0, 6.8 * scale, 2, measure))]
        if claim:
            blocks.append(("claim", fit_text(claim, "claim", 6.8, 5.3 * scale, 2, measure)))
        if date:
            blocks.append(("date", fit_text(date.replace(" ", NO_BREAK), "date", 16.5, 7.0, 1, measure)))
        if height_of(blocks) <= HEIGHT - FRAME - 3 - LEAST_PICTURE:
            break
    return blocks


def height_of(blocks: Iterable[Block]) -> float:
    """How high texts are together."""
    return sum(GAPS[kind] + sum(line.size * LEADING[kind] for line in lines) for kind, lines in blocks)


def fit_text(text: str, kind: str, largest: float, smallest: float, lines: int, measure: Measure) -> list[Line]:
    """Break the text at the largest size at which it fits into `lines` lines; at the smallest size it may take more.
    A word that would be far smaller still is cut.
    """
    if kind != "date":
        text = " ".join(_cut(word, kind, smallest, measure) for word in text.split(" "))
    size = largest
    while True:
        broken = _break_lines(text, kind, size, measure)
        if len(broken) <= lines and all(measure(each, kind, size) <= TEXT_WIDTH for each in broken):
            return [Line(each, size) for each in broken]
        if size <= smallest:
            widest = max(measure(each, kind, size) for each in broken)
            return [Line(each, size * min(1.0, TEXT_WIDTH / widest)) for each in broken]
        size = max(smallest, size - 0.2)


def _cut(word: str, kind: str, size: float, measure: Measure) -> str:
    """The word with hyphens and spaces in it, if it can't be read in one line."""
    width = measure(word, kind, size)
    if width * LEAST_WORD <= TEXT_WIDTH:
        return word
    length = -(-len(word) // ceil(width / TEXT_WIDTH))
    return "- ".join(word[at : at + length] for at in range(0, len(word), length))


def _break_lines(text: str, kind: str, size: float, measure: Measure) -> list[str]:
    """Break into as few lines as possible, of similar length."""
    words = text.split(" ")
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer, kind, size) > TEXT_WIDTH:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) == 2:
        splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        lines = list(min(splits, key=lambda pair: max(measure(each, kind, size) for each in pair)))
    return lines


def _text(line: Line, kind: str, baseline: float) -> str:
    family = DATE_FONTS if kind == "date" else TEXT_FONTS
    weight, colour = (400, SOFT_INK) if kind == "claim" else (700, INK)
    return (
        f'<text x="{WIDTH / 2:g}" y="{baseline:.2f}" text-anchor="middle" font-family="{family}" '
        f'font-weight="{weight}" font-size="{line.size:.2f}" fill="{colour}">{escape(line.text)}</text>'
    )


def _silhouette(drawing: str | None, picture: float) -> str:
    """The drawing with a soft shadow, centred in the picture."""
    if not drawing:
        return ""
    size = picture * 0.82
    x, y = (WIDTH - size) / 2, FRAME + (picture - size) / 2
    scale = size / 512
    shadow = drawing.replace("currentColor", "#000000")
    cream = drawing.replace("currentColor", CREAM)
    return (
        f'<g transform="translate({x + 0.7:.2f} {y + 0.9:.2f}) scale({scale:.5f})" opacity="0.35">{shadow}</g>'
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.5f})">{cream}</g>'
    )
