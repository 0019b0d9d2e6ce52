"""Seats that nobody may take in the middle of a game, because their hand is somebody else's."""

from __future__ import annotations

from spila.tables.entries import Occupant
from spila.tables.game_facts import game_facts
from spila.tables.state import TableState


def reserved(state: TableState, occupant: Occupant) -> bool:
    """Whether the hand of this seat is that of a person whom the host removed in the middle of a game. Who left by
    themselves, or plays with open cards, has nothing that could be looked into.
    """
    secrets = set(game_facts(state.game).private_fields) - {"seat"}
    hidden = state.match is not None and not state.over and bool(secrets)
    return hidden and (occupant.reserved or (occupant.kind == "person" and not occupant.gone))
