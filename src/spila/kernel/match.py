"""One match of a game: its present state, its log, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from spila.kernel.codec import Malformed
from spila.kernel.documents import write_record
from spila.kernel.game import Game
from spila.kernel.log import Entry, Expired, Header, Joined, Left, Log, Moved
from spila.kernel.shares import Share, check_shares, deal_seed
from spila.kernel.shuffle import SEED_BYTES, seed_hash
from spila.kernel.values import Refusal, Result, Seat, Step

State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


class Match(Generic[State, Move, Event, View]):
    """A match in progress. Every change is an entry: a move, an expired clock, or a player who left or joined.

    `check` computes the step of an entry without applying it, `take` applies a step that was computed before, and
    `apply` does both. A `Refusal` or None changes nothing. The steps of past entries are kept, so undoing costs
    nothing: states are frozen and share what did not change. `history` bounds how many are kept (about 1 to 2 KB
    each); what is older is replayed when it is asked for.
    """

    def __init__(
        self,
        game: Game[Any, State, Move, Event, View],
        seats: int,
        seed: bytes,
        options: object,
        *,
        shares: Sequence[Share] = (),
        history: int | None = None,
    ) -> None:
        if len(seed) != SEED_BYTES:
            raise Malformed("seed", wants=SEED_BYTES, has=len(seed))
        checked = game.options(options, seats)
        self.game = game
        self.seats = seats
        """How many seats there are now; `header.seats` is how many the match was dealt to."""
        check_shares(shares)
        self.header = Header(game.id, game.version, seats, checked, seed_hash(seed), seed.hex(), tuple(shares))
        self.state: State = game.deal(checked, seats, deal_seed(seed, shares))
        self._dealt = self.state
        self._entries: list[Entry] = []
        self._steps: list[Step[State, Event] | None] = []  # one for each entry; None where it is no longer kept
        self._history = history
        self.base = 0
        """How many entries came before the first one that is known here."""

    def resume(self, base: int, state: State, joined: int = 0) -> None:
        """Go on from a state that was reached by this many entries, which are not known here: they cannot be undone,
        and a record needs them. `joined` of them were players who joined.
        """
        self.base, self.state, self._dealt = base, state, state
        self.seats = self.header.seats + joined
        self._entries.clear()
        self._steps.clear()

    @property
    def options(self) -> Any:
        """The options of this match, complete and checked."""
        return self.header.options

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries that count, in order, from `base` on; what was undone is not among them."""
        return self._entries

    @property
    def log(self) -> Log:
        """The header and all entries: enough to replay the match."""
        return Log(self.header, tuple(self._entries))

    @property
    def version(self) -> int:
        """The number of entries."""
        return self.base + len(self._entries)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now."""
        return self.game.to_act(self.state)

    @property
    def undecided(self) -> frozenset[Seat]:
        """The seats that the match needs a move of: those of `to_act` that have not decided yet."""
        return self.game.to_act(self.state) if self.game.stage(self.state) is None else self.game.undecided(self.state)

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.game.result(self.state)

    @property
    def steps(self) -> list[Step[State, Event]]:
        """The step of each entry, in order."""
        steps: list[Step[State, Event]] = []
        for number, kept in enumerate(self._steps):
            steps.append(kept or self._replayed(number, steps[-1].state if steps else self._dealt))
        return steps

    @property
    def states(self) -> list[State]:
        """The state after 0, 1, 2 … entries: one more than there are entries."""
        return [self._dealt, *(step.state for step in self.steps)]

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal move of the seat."""
        return self.game.moves(self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        """What the seat may know; without a seat, what a spectator may."""
        return self.game.view(self.state, seat)

    def seen(self, events: Iterable[Event], seat: Seat | None = None) -> list[Event]:
        """What the seat learns of these events."""
        known = (self.game.seen(event, seat) for event in events)
        return [event for event in known if event is not None]

    def check(self, entry: Entry) -> Step[State, Event] | Refusal | None:
        """The step this entry would lead to, or why it is refused; None when the rules do nothing in this case."""
        return step_of(self.game, self.state, entry)

    def take(self, entry: Entry, step: Step[State, Event]) -> None:
        """Apply a step that `check` computed for this entry in the present state."""
        self.state = step.state
        self.seats += isinstance(entry, Joined)
        self._entries.append(entry)
        self._steps.append(step)
        if self._history is not None and len(self._steps) > self._history:
            self._steps[-1 - self._history] = None

    def apply(self, entry: Entry) -> Step[State, Event] | Refusal | None:
        """Check an entry and, if it is accepted, take its step."""
        step = self.check(entry)
        if isinstance(step, Step):
            self.take(entry, step)
        return step

    def play(self, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        """Move, if the rules allow it."""
        step = self.game.play(self.state, seat, move)
        if isinstance(step, Step):
            self.take(Moved(seat, move), step)
        return step

    def expire(self) -> Step[State, Event] | None:
        """Let the rules act because a clock ran out; None when nothing waits for anybody."""
        step = self.game.expire(self.state)
        if step is not None:
            self.take(Expired(), step)
        return step

    def leave(self, seat: Seat) -> Step[State, Event] | Refusal | None:
        """A player leaves for good; None when the game keeps the seat and somebody has to take it over."""
        step = self.game.leave(self.state, seat)
        if isinstance(step, Step):
            self.take(Left(seat), step)
        return step

    def join(self) -> Step[State, Event] | Refusal | None:
        """Somebody joins, with the next seat; None when the game takes nobody in."""
        step = self.game.join(self.state)
        if isinstance(step, Step):
            self.take(Joined(), step)
        return step

    def state_at(self, version: int) -> State:
        """The state after the first `version` entries. Immediate where its step is kept, replayed otherwise."""
        version -= self.base
        if not 0 <= version <= len(self._entries):
            raise IndexError(version)
        if version == len(self._entries):
            return self.state
        known = next((number for number in range(version, 0, -1) if self._steps[number - 1] is not None), 0)
        step = self._steps[known - 1] if known else None
        state = step.state if step is not None else self._dealt
        for number in range(known, version):
            state = self._replayed(number, state).state
        return state

    def undo_to(self, version: int) -> None:
        """Go back to the state after the first `version` entries and forget the others."""
        self.state = self.state_at(version)
        self.seats -= sum(isinstance(entry, Joined) for entry in self._entries[version - self.base :])
        del self._entries[version - self.base :], self._steps[version - self.base :]

    def record(self, earlier: Sequence[Entry] = ()) -> bytes:
        """The match so far as a record file. Nothing is replayed. `earlier` are the entries before `base`."""
        if len(earlier) != self.base:
            raise ValueError(f"{self.base} earlier entries are needed")
        return write_record(self.game, Log(self.header, (*earlier, *self._entries)), self.state)

    def _replayed(self, number: int, before: State) -> Step[State, Event]:
        """The step of an accepted entry, computed again from the state before it."""
        step = step_of(self.game, before, self._entries[number])
        assert isinstance(step, Step)  # it was accepted before, and the rules are pure
        return step


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of any game, for code that knows only the contract."""


def step_of(
    game: Game[Any, State, Move, Event, View], state: State, entry: Entry
) -> Step[State, Event] | Refusal | None:
    """What an entry does in this state: the only place that ties entries to rules."""
    match entry:
        case Moved(seat, move):
            return game.play(state, seat, move)
        case Expired():
            return game.expire(state)
        case Left(seat):
            return game.leave(state, seat)
        case Joined():
            return game.join(state)


def replayed(
    game: Game[Any, State, Move, Event, View], log: Log, *, history: int | None = None
) -> Match[State, Move, Event, View]:
    """The match that a log describes; `Malformed` where it cannot have happened like that."""
    header = log.header
    if header.rules_version != game.version:
        raise Malformed("law-version", game=game.id, has=header.rules_version, wants=game.version)
    if header.seed is None:
        raise Malformed("seed-secret", game=game.id)
    seed = bytes.fromhex(header.seed)
    if seed_hash(seed) != header.seed_hash:
        raise Malformed("seed-hash", game=game.id)
    match: Match[State, Move, Event, View] = Match(
        game, header.seats, seed, header.options, shares=header.shares, history=history
    )
    for number, entry in enumerate(log.entries, start=1):
        outcome = match.apply(entry)
        if not isinstance(outcome, Step):
            refusal = outcome or Refusal("nothing-to-do")
            raise Malformed("illegal-entry", game=game.id, entry=number, refusal=refusal.code, **refusal.params)
    return match
