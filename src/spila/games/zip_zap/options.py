"""What a table may agree on. Defaults are the rule sheet with the project's rulings; every switch names its rule."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel.options import rule

Milliseconds: TypeAlias = Annotated[int, Meta(ge=1, le=600_000)]


class Options(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches of Zip Zap. Times are kept by the live table; the rules only say what happens then."""

    removed_suits: Annotated[
        Literal["random", "chosen", "randomAny", "chosenAny"], rule("ZZ-GAP-01", seats="count")
    ] = "random"
    """With `Any`, the jokers are a suit that may be taken out too."""
    chosen_suits: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(max_length=2), rule("ZZ-GAP-01", seats="count")
    ] = ()
    dead_start: Annotated[Literal["redeal", "anyCardRace"], rule("ZZ-GAP-07")] = "redeal"
    misplay_lock_ms: Annotated[int, Meta(ge=0, le=60_000), rule("ZZ-GAP-10")] = 1000
    idle_stall_ms: Annotated[Milliseconds | None, rule("ZZ-GAP-11", start=15_000)] = 15_000
    free_card_ms: Annotated[Milliseconds | None, rule("ZZ-GAP-14", start=15_000)] = 15_000
    scoring: Annotated[Literal["cards", "onePoint"], rule("ZZ-VAR-1")] = "cards"
    one_point_for: Annotated[Literal["goesOut", "firstCard"], rule("ZZ-GAP-20")] = "goesOut"
    tie_break: Annotated[Literal["shared", "extraRound"], rule("ZZ-GAP-21")] = "shared"
    show_played_cards: Annotated[bool, rule("ZZ-GAP-24")] = False


def standard(_seats: int) -> Options:
    """The rule sheet."""
    return Options()


def one_point(_seats: int) -> Options:
    """ZZ-VAR-1: one point a round for the player who goes out, most points win."""
    return Options(scoring="onePoint")
