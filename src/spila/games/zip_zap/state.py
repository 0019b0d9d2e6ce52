"""The whole table, hidden cards included."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from spila.games.zip_zap.events import Why
from spila.games.zip_zap.options import Options
from spila.kernel import Result, Seat

Phase: TypeAlias = Literal["race", "free", "any-card", "pause", "over"]

NOBODY: Final = -1


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a match. Hands are sets of cards written as bits.

    `pile` is the face-up pile from the first start card to the top; `top` its last number card, on which the race
    goes on; `owner` the seat that laid it, or nobody for a start card. `held` is all number cards in hands.
    """

    options: Options
    seed: bytes
    shuffles: int
    removed: tuple[int, ...]
    round: int
    phase: Phase
    hands: tuple[int, ...]
    held: int
    left: tuple[int, ...]
    """The face-down pile, top card last."""
    pile: tuple[int, ...]
    top: int
    owner: Seat
    why: Why | None
    """In phase "free": what made the owner the free player."""
    leader: Seat
    """Who laid the first card of the round, or nobody yet."""
    ready: int
    """In phase "pause": the seats that are ready, as bits."""
    scores: tuple[int, ...]
    result: Result | None
