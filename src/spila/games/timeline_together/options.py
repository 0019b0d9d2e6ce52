"""What a table may agree on. Every option names its rule."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import PLAIN, Card, Deck, Era
from spila.dated.line import Edition, selected
from spila.kernel.options import rule

MOST_CARDS: Final = 60
"""The most cards of one game, without the one that starts the line."""

Ranking: TypeAlias = Literal["all", "top", "never"]


class Rules(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches of Timeline together: all that everybody may know of the options."""

    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS), rule("TT-SETUP-2")] = 12
    difficulty: Annotated[Literal["mixed", "easy", "hard"], rule("TT-SETUP-4")] = "mixed"
    easy_first: Annotated[bool, rule("TT-SETUP-5")] = False
    answer_seconds: Annotated[Annotated[int, Meta(ge=10, le=300)] | None, rule("TT-TURN-3", start=60)] = None
    look_seconds: Annotated[Annotated[int, Meta(ge=3, le=300)] | None, rule("TT-NEXT-3", start=15)] = None
    near_misses: Annotated[bool, rule("TT-SCORE-2")] = False
    streaks: Annotated[bool, rule("TT-SCORE-3")] = False
    speed: Annotated[bool, rule("TT-SCORE-4")] = False
    lives: Annotated[Annotated[int, Meta(ge=1, le=10)] | None, rule("TT-LIVES-1", start=3)] = None
    teams: Annotated[Annotated[int, Meta(ge=2, le=10)] | None, rule("TT-TEAM-1", start=4)] = None
    team_answer: Annotated[Literal["majority", "captain"], rule("TT-TEAM-2", "TT-TEAM-3")] = "majority"
    talk_seconds: Annotated[Annotated[int, Meta(ge=10, le=300)] | None, rule("TT-TEAM-4", start=30)] = None
    ranking: Annotated[Ranking, rule("TT-INFO-3")] = "all"
    edition: Annotated[Edition, rule("TT-SETUP-3")] = "large"
    categories: Annotated[
        Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(min_length=1, max_length=50)] | None,
        rule("TT-SETUP-3"),
    ] = None
    eras: Annotated[Annotated[tuple[Era, ...], Meta(min_length=1, max_length=6)] | None, rule("TT-SETUP-3")] = None


class Options(Rules, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The switches, and the deck with its dates."""

    deck: Annotated[Deck, rule("TT-SETUP-1")] = PLAIN

    def in_play(self) -> tuple[Card, ...]:
        """The cards of the deck that edition, categories and eras leave in."""
        return selected(self.deck, self.edition, self.categories, self.eras)

    def rules(self) -> Rules:
        """The options without the deck."""
        return Rules(*(getattr(self, field) for field in Rules.__struct_fields__))

    @property
    def talks(self) -> bool:
        """Whether each card begins with time to talk (TT-TEAM-4)."""
        return self.teams is not None and self.talk_seconds is not None


def standard(_seats: int) -> Options:
    """Twelve cards, and everybody sees how everybody is doing."""
    return Options()


def lesson(_seats: int) -> Options:
    """For a class: no ranking, and the easier cards first (TT-INFO-3, TT-SETUP-5)."""
    return Options(ranking="never", easy_first=True)


def quick(_seats: int) -> Options:
    """A short game against the clock, with the first three named."""
    return Options(cards=6, answer_seconds=30, look_seconds=15, ranking="top")


def tense(_seats: int) -> Options:
    """For those who want to win: near misses, streaks and speed count, and three mistakes are one too many."""
    return Options(near_misses=True, streaks=True, speed=True, lives=3, answer_seconds=30)


def teams(_seats: int) -> Options:
    """Four teams that decide by majority (TT-TEAM-2)."""
    return Options(teams=4)
