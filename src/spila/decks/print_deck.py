"""A deck as a PDF to print on both sides and cut: nine cards of 60 by 84 mm on a page, and a page for the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from spila.decks.card_svg import CREAM, HEIGHT, INK, SOFT_INK, TEXT_WIDTH, WIDTH, fit_text
from spila.decks.pdf_cards import PAPER, WHITE, PrintedCard, card_operators, text_operators
from spila.decks.pdf_parts import Parts
from spila.decks.pdf_stream import POINTS_PER_MM, PdfStream, numbers, rgb
from spila.decks.printing import CARD_MM, measure

Paper = Literal["a4", "letter"]
SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
ACROSS: Final = 3
ON_A_PAGE: Final = ACROSS * ACROSS
UNIT: Final = CARD_MM / WIDTH
"""Millimetres in a unit of a card."""
BLEED: Final = 2.0
"""How far the paper's colour runs over the outer cuts, in millimetres."""
MARK: Final = (2.5, 5.0)
"""Distance and length of a cutting line, in millimetres."""
GREEN: Final = "#3F5A3A"
_MARGIN: Final = 22.0
_SMALL: Final = 3.1
_PLAIN: Final = 4.6


class Box(NamedTuple):
    """What the page for the box says. Texts come in the reader's language."""

    title: str
    heading: str
    rules: Sequence[str]
    play: str
    link: str
    credits: Sequence[str]


class Print(NamedTuple):
    """What is printed, and how."""

    fronts: Sequence[PrintedCard]
    dates: Sequence[PrintedCard]
    """The other side of each front, in the same order; either may be empty."""
    paper: Paper
    cutting_lines: bool
    save_ink: bool
    box: Box | None

    @property
    def pages(self) -> int:
        """How many pages it has."""
        each = -(-max(len(self.fronts), len(self.dates)) // ON_A_PAGE)
        return each * (bool(self.fronts) + bool(self.dates)) + (self.box is not None)


def print_deck(wanted: Print) -> Iterator[bytes]:
    """The PDF in pieces, one for each page and one for the end."""
    pdf = PdfStream(wanted.pages, SIZES[wanted.paper])
    parts = Parts(pdf)
    for start in range(0, max(len(wanted.fronts), len(wanted.dates)), ON_A_PAGE):
        for cards, mirrored in ((wanted.fronts, False), (wanted.dates, bool(wanted.fronts))):
            if cards:
                page = _page(cards[start : start + ON_A_PAGE], parts, wanted, mirrored=mirrored)
                pdf.page("\n".join(page).encode(), parts.resources())
                yield pdf.take()
    if wanted.box is not None:
        pdf.page("\n".join(_box_page(wanted.box, parts, wanted)).encode(), parts.resources())
        yield pdf.take()
    pdf.end()
    yield pdf.take()


def _page(cards: Sequence[PrintedCard], parts: Parts, wanted: Print, *, mirrored: bool) -> Iterator[str]:
    """A page of cards. The other side is mirrored for turning the sheet over its long edge."""
    width, height = SIZES[wanted.paper]
    across, down = ACROSS * CARD_MM, ACROSS * CARD_MM * HEIGHT / WIDTH
    left, low = (width - across) / 2, (height - down) / 2
    yield f"{numbers(POINTS_PER_MM, 0, 0, POINTS_PER_MM, 0, 0)} cm"
    rows = -(-len(cards) // ACROSS)
    if not wanted.save_ink:
        top = low + down
        used = rows * CARD_MM * HEIGHT / WIDTH
        edges = (left - BLEED, top - used - BLEED, across + 2 * BLEED, used + 2 * BLEED)
        yield f"{numbers(*rgb(PAPER))} rg {numbers(*edges)} re f"
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        column = ACROSS - 1 - column if mirrored else column
        x, y = left + column * CARD_MM, low + (ACROSS - 1 - row) * CARD_MM * HEIGHT / WIDTH
        yield f"q {numbers(UNIT, 0, 0, UNIT, x, y)} cm"
        yield f"0 0 {WIDTH} {HEIGHT} re W n"
        yield from card_operators(card, parts, save_ink=wanted.save_ink)
        yield "Q"
    if wanted.cutting_lines:
        yield from _marks(left, low, across, down)


def _marks(left: float, low: float, across: float, down: float) -> Iterator[str]:
    """Lines in the margin alone, where the cuts go."""
    gap, length = MARK
    yield f"{numbers(*rgb(INK))} RG 0.2 w"
    for number in range(ACROSS + 1):
        x, y = left + number * across / ACROSS, low + number * down / ACROSS
        for start, end in ((low - gap, low - gap - length), (low + down + gap, low + down + gap + length)):
            yield f"{numbers(x, start)} m {numbers(x, end)} l S"
        for start, end in ((left - gap, left - gap - length), (left + across + gap, left + across + gap + length)):
            yield f"{numbers(start, y)} m {numbers(end, y)} l S"


def _box_page(box: Box, parts: Parts, wanted: Print) -> Iterator[str]:
    """Title, short rules, where to play on a screen, and who drew what."""
    width, height = SIZES[wanted.paper]
    inner = width - 2 * _MARGIN
    yield f"{numbers(POINTS_PER_MM, 0, 0, POINTS_PER_MM, 0, 0)} cm"
    top = height - _MARGIN
    narrower = TEXT_WIDTH / (inner - 16)
    lines = fit_text(box.title, "date", 16.0, 7.0, 2, lambda text, kind, size: measure(text, kind, size) * narrower)
    banner = 18 + sum(line.size * 1.1 for line in lines)
    ground, colour = (WHITE, INK) if wanted.save_ink else (GREEN, CREAM)
    yield f"{numbers(*rgb(ground))} rg {numbers(_MARGIN, top - banner, inner, banner)} re f"
    at = top - 9
    for line in lines:
        at -= line.size * 1.1
        yield text_operators(parts, line.text, "date", line.size, (width / 2, at + line.size * 0.3), colour, ground)
    at = top - banner - 10
    yield f"{numbers(*rgb(INK))} RG 0.3 w [2 2] 0 d {numbers(_MARGIN, at)} m {numbers(width - _MARGIN, at)} l S [] 0 d"
    at -= 13
    yield text_operators(parts, box.heading, "date", 7.5, (_MARGIN, at), INK, WHITE, centred=False)
    at -= 3
    for rule in box.rules:
        for text in _wrapped(rule, _PLAIN, inner):
            at -= _PLAIN * 1.45
            yield text_operators(parts, text, "claim", _PLAIN, (_MARGIN, at), INK, WHITE, centred=False)
        at -= 2
    if box.link:
        at -= 8
        yield from _qr_code(box.link, _MARGIN, at - 34, 34)
        below = at - 10
        for number, text in enumerate((box.play, *_wrapped(box.link, _PLAIN, inner - 42))):
            kind = "claim" if not number else "name"
            yield text_operators(parts, text, kind, _PLAIN, (_MARGIN + 42, below), INK, WHITE, centred=False)
            below -= _PLAIN * 1.5
        at -= 38
    at -= 6
    for credit in box.credits:
        for text in _wrapped(credit, _SMALL, inner):
            at -= _SMALL * 1.4
            if at > 8:
                yield text_operators(parts, text, "claim", _SMALL, (_MARGIN, at), SOFT_INK, WHITE, centred=False)


def _wrapped(text: str, size: float, width: float) -> list[str]:
    """The text in lines that are not wider than this; a word that is stands alone and is cut."""
    lines = [""]
    words = text.split()[::-1]
    while words:
        word = words.pop()
        if measure(word, "name", size) > width:
            cut = max(1, int(len(word) * width / measure(word, "name", size)))
            words += [word[cut:], word[:cut]]
            continue
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer, "name", size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [line for line in lines if line]


def _qr_code(link: str, x: float, y: float, size: float) -> Iterator[str]:
    """A QR code as squares."""
    import segno

    rows = [bytes(row) for row in segno.make_qr(link, error="m").matrix]
    dot = size / len(rows)
    yield f"{numbers(*rgb(INK))} rg"
    for number, row in enumerate(rows):
        for place, dark in enumerate(row):
            if dark:
                yield f"{numbers(x + place * dot, y + size - (number + 1) * dot, dot * 1.02, dot * 1.02)} re"
    yield "f"
