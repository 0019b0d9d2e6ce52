"""The words in which a game answers: step, refusal, result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Generic, TypeAlias, TypeVar, final

import msgspec

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal."""

S = TypeVar("S")
E = TypeVar("E")


class GameEnd(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The end of a game of a match whose next game was dealt in the same step: the state between the two, and how many
    events of the step led to it.
    """

    state: S
    events: int


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """An accepted move: the state after it, and what happened, in order."""

    state: S
    events: tuple[E, ...]
    ended: GameEnd[S] | None = None


@final
class Refusal(msgspec.Struct, frozen=True):
    """A readable move against the rules: a code with parameters, never a sentence. It changes nothing."""

    code: str
    params: Mapping[str, int | str] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended. Several winners share the win; none means that nobody won."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()


def refuse(code: str, **params: int | str) -> Refusal:
    """`refuse("pile-wants", rank=7)`: the short way to write a refusal."""
    return Refusal(code, params)
