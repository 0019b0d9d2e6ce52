"""What only some games have. Each class is one capability with its defaults; a game overrides what it has.

`Game` inherits them all, so that callers need not ask first; `implements` says whether a game has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from spila.kernel.values import Refusal, Seat, Step

Options = TypeVar("Options")
State = TypeVar("State")
Event = TypeVar("Event")


class RaceRules(Generic[State]):
    """Games in which several seats may act at once and the first one counts."""

    def races(self, state: State) -> bool:  # noqa: ARG002
        """Whether the first to act counts now, so that claims have to be put in order fairly."""
        return False

    def penalty(self, state: State) -> int:  # noqa: ARG002
        """For how many milliseconds a seat is locked out after a claim that was refused."""
        return 0

    def start(self, state: State) -> int | None:  # noqa: ARG002
        """While all wait for the first card of a race: a number that is different for each start. Everybody is to see
        it at the same instant. None at all other times.
        """
        return None


class ClockRules(Generic[State]):
    """Games whose options limit the time for a move."""

    def time_limit(self, state: State) -> int | None:  # noqa: ARG002
        """After how many milliseconds without a move the options ask for `expire`; None for never."""
        return None


class SimultaneousRules(Generic[State]):
    """Games in which several seats decide at the same time, in any order, unseen by each other. None of them has to
    wait for another, and nobody plays for those who stay silent: the rules go on without them.
    """

    def stage(self, state: State) -> int | None:  # noqa: ARG002
        """The number of the stage for which all decide now; a clock runs for the whole of it. None where seats move one
        at a time, or race.
        """
        return None

    def undecided(self, state: State) -> frozenset[Seat]:  # noqa: ARG002
        """In a stage: the seats of `to_act` that have not decided yet. The others may still change their minds."""
        return frozenset()


class RestRules(Generic[State]):
    """Games that rest between two rounds until every player is ready. `expire` goes on without those who are not."""

    def resting(self, state: State) -> bool:  # noqa: ARG002
        """Whether the game rests now. Nobody has anything to decide then."""
        return False


class Outcome(NamedTuple):
    """How a question was answered that was put to everyone: into which gap of a line a card belongs.

    `line` are the cards there were, `first` to `last` the right gaps. `spread` counts the answers that scored, by gap;
    `answers` has each seat's own.
    """

    card: int
    line: tuple[int, ...]
    first: int
    last: int
    spread: tuple[int, ...]
    answers: tuple[int | None, ...]


class QuestionRules(Generic[State]):
    """Games that put the same questions to everyone, so that a teacher can learn what was known."""

    def outcome(self, before: State, after: State) -> Outcome | None:  # noqa: ARG002
        """The question that was closed by the step between these two states; None if none was."""
        return None


class JoiningRules(Generic[State, Event]):
    """Games that take in new players while they are played."""

    def join(self, state: State) -> Step[State, Event] | Refusal | None:  # noqa: ARG002
        """What the rules do when somebody comes: the new seat is the last one. None: nobody can join."""
        return None


class LeavingRules(Generic[State, Event]):
    """Games that go on without a player who left for good."""

    def leave(self, state: State, seat: Seat) -> Step[State, Event] | Refusal | None:  # noqa: ARG002
        """What the rules do when a player leaves; None when somebody has to take the seat over."""
        return None


class ReadingRules(Generic[Event]):
    """Games in which moves show something that people want to read before the next move."""

    def reading(self, event: Event) -> int:  # noqa: ARG002
        """For how many milliseconds bots leave people to what this event shows, at the usual pace."""
        return 0


class UndoRules(Generic[State, Event]):
    """Games that know which moves can be taken back without having learned anything."""

    def reveals(self, state: State, event: Event) -> bool:  # noqa: ARG002
        """Whether the event, after this state, showed something that was hidden. Then the move stands."""
        return True


class DeckInPlay(NamedTuple):
    """The cards of a match: which deck they are from, named and identified by its content, and their ids by number."""

    deck: str
    content_hash: str
    cards: tuple[str, ...]


class PrintedCards(Generic[Options, State, Event]):
    """Games whose cards carry texts, found in a deck by the cards' ids, and sides that begin covered."""

    def deck_in_play(self, options: Options) -> DeckInPlay | None:  # noqa: ARG002
        """The cards in play under these options; None for games without texts."""
        return None

    def turned_sides(self, state: State, recent: Iterable[Event]) -> Mapping[int, Any]:  # noqa: ARG002
        """By card number, what is on covered sides that everybody has seen: those that lie open now, and those that
        these recent events showed.
        """
        return {}


def implements(game: object, capability: type) -> bool:
    """Whether a game overrides anything of a capability."""
    methods = [name for name in vars(capability) if not name.startswith("_")]
    return any(getattr(type(game), name) is not getattr(capability, name) for name in methods)
