"""Why a bot that searches its turn begins a line of play."""

from __future__ import annotations

from spila.bots.bot import Reason
from spila.bots.skip_bo.turn_search import EMPTY, STOCK, STOCK_ENDED, Leaf, Turn


def line_reason(leaf: Leaf, turn: Turn) -> Reason:
    """Where a line leads that begins with a play."""
    if leaf.first is None:
        return Reason("only-move")
    if leaf.kind in (STOCK, STOCK_ENDED):
        if leaf.length == 1:
            return Reason("play-stock", {"card": turn.stock})
        return Reason("toward-stock", {"card": turn.stock, "steps": leaf.length})
    if leaf.kind == EMPTY:
        return Reason("empty-hand", {"steps": leaf.length})
    return Reason("better-table", {"steps": leaf.length})


def discard_reason(turn: Turn, card: int, place: int) -> Reason:
    """Why this card goes on that discard pile."""
    stack = turn.stacks[place]
    code = "discard-least"
    if not stack:
        code = "discard-open"
    elif stack[-1] % 100 == card % 100 + 1:
        code = "discard-run"
    elif stack[-1] % 100 == card % 100:
        code = "discard-same"
    return Reason(code, {"card": card, "pile": place})


def toll_reason(toll: int, leaf: Leaf, *, pays: bool) -> Reason:
    """Why a toll is paid, for the sake of the line after it, or not."""
    if pays:
        return Reason("toll-worth-it", {"coins": toll, "steps": leaf.length})
    return Reason("toll-not-worth-it", {"coins": toll})
