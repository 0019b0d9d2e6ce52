"""A card as SVG: a cream silhouette on a coloured ground, the name below, the date last and largest.

All measures are in units of a card of 100 by 140. Text is measured by whoever draws, since only fonts know widths.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from spila.decks.eras import GROUNDS, NO_ERA, UNTURNED

WIDTH: Final = 100
HEIGHT: Final = 140
FRAME: Final = 6
PAPER: Final = "#FBF4E2"
INK: Final = "#2C2420"
SOFT: Final = "#5E4F40"
CREAM: Final = "#F8E7C0"
ROOM: Final = WIDTH - 2 * FRAME - 1
FRONT_PICTURE: Final = 86.0
DATE_PICTURE: Final = 71.0
"""Heights; a card with much to say has a lower picture."""
LEADING: Final = {"name": 1.1, "claim": 1.12, "date": 0.98}
GAPS: Final = {"name": 1.5, "claim": 0.5, "date": 0.8}
NO_BREAK: Final = "\u00a0"
WORDS: Final = "Andika, 'DejaVu Sans', sans-serif"
FIGURES: Final = "Corben, 'DejaVu Serif', serif"

Measure = Callable[[str, str, float], float]
"""Width of a text in a face (`name`, `claim` or `date`) at a size."""


class Face(NamedTuple):
    """What is on one side of a card. Without a date it is the front."""

    name: str
    claim: str
    drawing: str | None
    era: str = ""
    date: str = ""


class Line(NamedTuple):
    """A line of text and its size."""

    text: str
    size: float


def grounds() -> str:
    """The definitions that all cards of a page share."""
    found = {**GROUNDS, "front": UNTURNED, "none": NO_ERA}
    return "".join(
        f'<radialGradient id="ground-{name}" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="{centre}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
        for name, (centre, edge) in found.items()
    )


def card_svg(face: Face, measure: Measure) -> str:
    """One side of a card, to be placed in a page that has the grounds."""
    blocks = [("name", fitted(face.name, "name", 10.0, 6.8, 2, measure))]
    if face.claim:
        blocks.append(("claim", fitted(face.claim, "claim", 6.8, 5.3, 2, measure)))
    if face.date:
        blocks.append(("date", fitted(face.date.replace(" ", NO_BREAK), "date", 16.5, 7.0, 1, measure)))
    text_height = sum(GAPS[kind] + sum(line.size * LEADING[kind] for line in lines) for kind, lines in blocks)
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
    """Cards in rows; None leaves a place empty."""
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
        f'height="{height:g}"><defs>{grounds()}</defs>{cards}</svg>'
    )


def fitted(text: str, kind: str, largest: float, smallest: float, lines: int, measure: Measure) -> list[Line]:
    """The largest size at which the text fits the width in so many lines; at the smallest, as many as it takes."""
    size = largest
    while True:
        broken = _broken(text, kind, size, measure)
        if len(broken) <= lines and all(measure(each, kind, size) <= ROOM for each in broken):
            return [Line(each, size) for each in broken]
        if size <= smallest:
            widest = max(measure(each, kind, size) for each in broken)
            return [Line(each, size * min(1.0, ROOM / widest)) for each in broken]
        size = max(smallest, size - 0.2)


def _broken(text: str, kind: str, size: float, measure: Measure) -> list[str]:
    """Lines of about the same length, as few as possible."""
    words = text.split(" ")
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer, kind, size) > ROOM:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) == 2:
        splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        lines = list(min(splits, key=lambda pair: max(measure(each, kind, size) for each in pair)))
    return lines


def _text(line: Line, kind: str, baseline: float) -> str:
    family = FIGURES if kind == "date" else WORDS
    weight, colour = (400, SOFT) if kind == "claim" else (700, INK)
    return (
        f'<text x="{WIDTH / 2:g}" y="{baseline:.2f}" text-anchor="middle" font-family="{family}" '
        f'font-weight="{weight}" font-size="{line.size:.2f}" fill="{colour}">{escape(line.text)}</text>'
    )


def _silhouette(drawing: str | None, picture: float) -> str:
    """The drawing with a soft shadow, centred on the ground."""
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
