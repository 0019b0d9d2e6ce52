"""Positions as rule pages show them."""

from __future__ import annotations

from typing import Any

import msgspec


def figure(game: Any, state: Any, seat: int) -> dict[str, Any]:
    """The table as the seat sees it."""
    return {
        "seat": seat,
        "seats": len(game.position(state).players),
        "view": msgspec.to_builtins(game.view(state, seat)),
        **printed(game, state),
    }


def printed(game: Any, state: Any) -> dict[str, Any]:
    """The deck of a game with printed cards, and what is on the sides that everybody has seen."""
    cards = game.deck_in_play(state.options)
    return {} if cards is None else {"deck": cards.deck, "turned": dict(game.turned_sides(state, ()))}
