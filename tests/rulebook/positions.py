"""Positions as rule pages show them."""

from __future__ import annotations

from typing import Any

import msgspec


def figure(game: Any, state: Any, seat: int) -> dict[str, Any]:
    """The table as the seat sees it."""
    return {"seat": seat, "view": msgspec.to_builtins(game.view(state, seat))}
