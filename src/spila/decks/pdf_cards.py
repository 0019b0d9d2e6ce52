"""Cards as a PDF draws them: as on the screen and on contact sheets, but as sharp as the printer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spila.decks.card_svg import (
    CREAM,
    DATE_PICTURE,
    FRAME,
    FRONT_PICTURE,
    GAPS,
    HEIGHT,
    INK,
    LEADING,
    LEAST_PICTURE,
    SOFT_INK,
    WIDTH,
    height_of,
    text_blocks,
)
from spila.decks.pdf_parts import TEXT_DOTS, Parts
from spila.decks.pdf_stream import numbers, rgb
from spila.decks.printing import measure
from spila.decks.svg_paths import Point, rounded

PAPER: Final = "#FBF4E2"
WHITE: Final = "#FFFFFF"
_DRAWING: Final = 0.82
"""How much of the picture a drawing takes."""
_INITIAL: Final = 0.6
"""The height of an initial that stands in for a picture."""


class PrintedCard(NamedTuple):
    """One side of a card. The front has no date."""

    name: str
    claim: str
    drawing: str
    photo: bytes
    era: str = ""
    date: str = ""


def card_operators(card: PrintedCard, parts: Parts, *, save_ink: bool) -> Iterator[str]:
    """The operators that draw a card of 100 by 140, with its lower left corner at the origin."""
    blocks = text_blocks(card.name, card.claim, card.date, measure)
    text_height = height_of(blocks)
    room = HEIGHT - FRAME - 3 - text_height
    picture = max(LEAST_PICTURE, min(DATE_PICTURE if card.date else FRONT_PICTURE, room))
    yield from _picture(card, parts, picture, save_ink=save_ink)
    spare = max(0.0, HEIGHT - 3 - FRAME - picture - text_height)
    top = FRAME + picture + spare / 2
    for kind, lines in blocks:
        top += GAPS[kind] + (spare / 2 if kind == "date" else 0)
        for line in lines:
            colour = SOFT_INK if kind == "claim" else INK
            ground = WHITE if save_ink else PAPER
            base = HEIGHT - top - line.size * 0.86
            yield text_operators(parts, line.text, kind, line.size, (WIDTH / 2, base), colour, ground)
            top += line.size * LEADING[kind]


def text_operators(
    parts: Parts, text: str, kind: str, size: float, at: Point, colour: str, ground: str, *, centred: bool = True
) -> str:
    """A line of text on its baseline; a picture of it where the font lacks a character."""
    x, y = at
    font = parts.fonts[kind]
    if not font.has(text):
        image = parts.text(text, kind, size, colour, ground)
        width, height = image.width / TEXT_DOTS, image.height / TEXT_DOTS
        left = x - width / 2 if centred else x
        return f"q {numbers(width, 0, 0, height, left, y - 0.3 * size)} cm /{image.name} Do Q"
    glyphs = [font.glyph(character) for character in text]
    width = sum(map(font.width, glyphs)) * size / 1000
    left = x - width / 2 if centred else x
    hexed = "".join(f"{glyph:04X}" for glyph in glyphs)
    return f"BT {_fill(colour)} /{kind} {numbers(size)} Tf {numbers(left, y)} Td <{hexed}> Tj ET"


def _picture(card: PrintedCard, parts: Parts, height: float, *, save_ink: bool) -> Iterator[str]:
    """The ground with what is on it, cut to its round corners."""
    width, low = WIDTH - 2 * FRAME, HEIGHT - FRAME - height
    yield "q"
    yield from rounded(FRAME, low, width, height, 4)
    yield "W n"
    if not save_ink:
        ground = "front" if not card.date else card.era or "none"
        yield f"q {numbers(width, 0, 0, height, FRAME, low)} cm /{ground} sh Q"
    if card.photo:
        image = parts.photo(card.photo)
        scale = max(width / image.width, height / image.height)
        across, down = image.width * scale, image.height * scale
        place = numbers(across, 0, 0, down, WIDTH / 2 - across / 2, low + height / 2 - down / 2)
        yield f"q {place} cm /{image.name} Do Q"
    elif card.drawing:
        size = height * _DRAWING
        scale, left, base = size / 512, (WIDTH - size) / 2, low + (height - size) / 2
        name = parts.drawing(card.drawing)
        if not save_ink:
            yield f"q {_fill('#1E1A17')} {numbers(scale, 0, 0, scale, left + 0.7, base - 0.9)} cm /{name} Do Q"
        colour = INK if save_ink else CREAM
        yield f"q {_fill(colour)} {_line(colour)} {numbers(scale, 0, 0, scale, left, base)} cm /{name} Do Q"
    else:
        initial = next((sign for sign in card.name if sign.isalnum()), "")
        size = height * _INITIAL
        if initial and parts.fonts["date"].has(initial.upper()):
            colour = INK if save_ink else CREAM
            baseline = low + height / 2 - size * 0.36
            yield text_operators(parts, initial.upper(), "date", size, (WIDTH / 2, baseline), colour, PAPER)
    yield "Q"


def _fill(colour: str) -> str:
    return f"{numbers(*rgb(colour))} rg"


def _line(colour: str) -> str:
    return f"{numbers(*rgb(colour))} RG"
