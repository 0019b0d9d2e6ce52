"""Parts of messages that stand for themselves: seats and tokens, roles, why a game waits, what a bot advises."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.tables.choices import Role

SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=99, description="A seat, counted clockwise from 0")]
Token: TypeAlias = Annotated[
    str, Meta(min_length=16, max_length=64, description="The secret that identifies a seat's player")
]
RoleNumber: TypeAlias = Annotated[int, Meta(ge=0, le=10_000, description="A role at a table, by its number")]


class RoleInfo(msgspec.Struct, frozen=True):
    """A device that has a role at a table besides the seats."""

    number: RoleNumber
    role: Role


WonGames: TypeAlias = Annotated[
    int, Meta(ge=0, le=100, description="Of 100 games that go on like this, how many this seat wins")
]


class RunnerUp(msgspec.Struct, frozen=True):
    """The best of the other moves."""

    move: Any
    chance: WonGames


class Hint(msgspec.Struct, frozen=True):
    """A move and the reason for it, as a code."""

    move: Any
    reason: str
    params: dict[str, int | str] = {}
    chance: WonGames | None = None
    runner_up: RunnerUp | msgspec.UnsetType = msgspec.UNSET


class UndoInfo(msgspec.Struct, frozen=True):
    """A player asks to take back the last move."""

    seat: SeatIndex
    agreed: tuple[SeatIndex, ...]
    wanted: tuple[SeatIndex, ...]


class HaltInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a running game waits, or is asked to: a game of the match is over (`game-over`), it is paused (`paused`), or
    a player asks for a pause (`pause-asked`). `ready` and `waiting` are the people who have agreed to go on, or to the
    pause, and those who have not.
    """

    why: Literal["game-over", "paused", "pause-asked"]
    seat: Annotated[SeatIndex | None, Meta(description="Who paused, or asks for it")] = None
    ready: tuple[SeatIndex, ...] = ()
    waiting: tuple[SeatIndex, ...] = ()
