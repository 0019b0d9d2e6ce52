"""What a table may agree on. Defaults are the rule sheet with the project's rulings; every switch names its rule."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from spila.kernel.options import rule

MAX_TOLL: Final = 5


class Deck(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What the deck is made of."""

    wilds: Annotated[int, Meta(ge=0, le=200), rule("SB-GAP-01")] = 24
    copies_per_number: Annotated[int, Meta(ge=1, le=50), rule("SB-GAP-01")] = 12
    tolls: Annotated[tuple[Annotated[int, Meta(ge=0, le=MAX_TOLL)], ...], Meta(max_length=50), rule("SB-GAP-02")] = (
        1,
        2,
        3,
    )
    wild_tolls: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MAX_TOLL)], ...], Meta(max_length=200), rule("SB-GAP-03")
    ] = ()

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.wilds + 12 * self.copies_per_number


class Options(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches of Skip-Bo with coins."""

    deck: Annotated[Deck, rule("SB-COMP-1", "SB-GAP-01", "SB-GAP-02", "SB-GAP-03")] = Deck()
    coins: Annotated[int, Meta(ge=0, le=12), rule("SB-SETUP-5", "SB-COMP-2")] = 12
    stock_size: Annotated[int, Meta(ge=1, le=100), rule("SB-SETUP-2", "SB-VAR-1")] = 15
    match_target: Annotated[
        Annotated[int, Meta(ge=1, le=100_000)] | None, rule("SB-SCORE-1", "SB-SCORE-4", start=500)
    ] = None
    starter: Annotated[Literal["youngest", "random", "rotate", "loser"], rule("SB-TURN-1", "SB-GAP-05")] = "youngest"
    youngest: Annotated[int, Meta(ge=0, le=5), rule("SB-TURN-1", "SB-GAP-05", seats="one")] = 0
    mandatory_stock_play: Annotated[bool, rule("SB-GAP-08")] = False
    consecutive_wilds: Annotated[Literal["allowed", "forbidden"], rule("SB-GAP-11")] = "allowed"
    coin_as_one: Annotated[bool, rule("SB-GAP-12")] = True
    coin_as_twelve: Annotated[bool, rule("SB-GAP-13")] = False
    buy_last_stock_card: Annotated[Literal["ownerWins", "forbidden"], rule("SB-GAP-17")] = "ownerWins"
    unpaid_toll_discard: Annotated[bool, rule("SB-GAP-20")] = True
    recycle_buried: Annotated[bool, rule("SB-GAP-26")] = False
    stalemate: Annotated[Literal["void", "fewestStock"], rule("SB-GAP-27")] = "void"
    show_buried_discards: Annotated[bool, rule("SB-GAP-28")] = True


def masters(_seats: int) -> Options:
    """The rule sheet."""
    return Options()


def short(_seats: int) -> Options:
    """SB-VAR-1: stock piles of ten."""
    return Options(stock_size=10)


def classic(seats: int) -> Options:
    """Without coins and tolls: 162 cards, 18 of them wild, and the long stock piles of the older game."""
    return Options(deck=Deck(wilds=18, tolls=()), coins=0, stock_size=30 if seats <= 4 else 20)
