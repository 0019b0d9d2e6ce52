"""What a table may agree on. Defaults are the rule sheets with the project's rulings; every switch names its rule."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import PLAIN, Card, Deck, Era
from spila.dated.line import Edition, selected
from spila.kernel.options import rule

HandSize: TypeAlias = Annotated[int, Meta(ge=1, le=50)]


class Rules(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches of Timeline: all that everybody may know of the options."""

    hand_size: Annotated[HandSize, rule("TL-SETUP-5", "TL-VAR-1", "TL-GAP-03")] = 4
    handicap: Annotated[
        Annotated[tuple[HandSize, ...], Meta(min_length=2, max_length=8)] | None,
        rule("TL-GAP-03", seats="each", start=4),
    ] = None
    starter: Annotated[Literal["chosen", "random"], rule("TL-SETUP-2", "TL-GAP-02")] = "chosen"
    first: Annotated[int, Meta(ge=0, le=7), rule("TL-SETUP-2", "TL-GAP-02", seats="one")] = 0
    show_pile_top: Annotated[bool, rule("TL-GAP-04")] = True
    empty_pile: Annotated[Literal["recycle", "noDraw", "endGame"], rule("TL-GAP-11", "TL-GAP-12")] = "recycle"
    early_decision: Annotated[bool, rule("TL-GAP-14")] = False
    max_rounds: Annotated[Annotated[int, Meta(ge=1, le=10_000)] | None, rule("TL-GAP-21", start=20)] = None
    turn_seconds: Annotated[Annotated[int, Meta(ge=1, le=86_400)] | None, rule("TL-GAP-23", start=60)] = None
    edition: Annotated[Edition, rule("TL-COMP-2")] = "large"
    categories: Annotated[
        Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(min_length=1, max_length=50)] | None,
        rule("TL-COMP-2"),
    ] = None
    eras: Annotated[Annotated[tuple[Era, ...], Meta(min_length=1, max_length=6)] | None, rule("TL-COMP-2")] = None
    spread: Annotated[bool, rule("TL-SETUP-8")] = False


class Options(Rules, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches, and the deck with its dates."""

    deck: Annotated[Deck, rule("TL-COMP-1", "TL-COMP-2")] = PLAIN

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """Cards dealt to each seat (TL-GAP-03)."""
        return self.handicap if self.handicap is not None else (self.hand_size,) * seats

    def in_play(self) -> tuple[Card, ...]:
        """The cards of the deck that edition, categories and eras leave in."""
        return selected(self.deck, self.edition, self.categories, self.eras)

    def rules(self) -> Rules:
        """The options without the deck."""
        return Rules(*(getattr(self, field) for field in Rules.__struct_fields__))


def standard(_seats: int) -> Options:
    """The rule sheets."""
    return Options()


def quick(_seats: int) -> Options:
    """TL-VAR-1 for a short evening: three cards each."""
    return Options(hand_size=3)
