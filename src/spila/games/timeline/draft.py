"""What a turn does. A `Draft` is a mutable copy of what a turn can change; `step` freezes it again."""

from __future__ import annotations

from spila.dated.line import far_apart, is_right
from spila.games.timeline.events import (
    Drew,
    Eliminated,
    Event,
    MatchEnded,
    Placed,
    PlayerLeft,
    Recycled,
    RoundEnded,
    Stuck,
    TieBreak,
    TookBack,
    TurnBegan,
)
from spila.games.timeline.options import Options
from spila.games.timeline.state import Cards, State
from spila.kernel import Result, Seat, Step
from spila.kernel.shuffle import pick, shuffle


class Draft:
    """The parts of a state that a turn can change, and the events so far."""

    __slots__ = (
        "alive", "before", "box", "events", "hands", "line", "pile", "result", "round", "shuffles", "tie_break", "turn"
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.before = state
        self.shuffles = state.shuffles
        self.hands = state.hands
        self.line = state.line
        self.pile = state.pile
        self.box = state.box
        self.alive = state.alive
        self.turn = state.turn
        self.round = state.round
        self.tie_break = state.tie_break
        self.result: Result | None = None
        self.events: list[Event] = []

    def step(self) -> Step[State, Event]:
        """The state and the events so far."""
        before = self.before
        after = State(
            before.options, before.seed, self.shuffles, before.values, self.hands, self.line, self.pile, self.box,
            self.alive, before.first, self.turn, self.round, self.tie_break, self.result,
        )  # fmt: skip
        return Step(after, tuple(self.events))

    # --- a turn -------------------------------------------------------------------------------------------

    def place(self, card: int, place: int) -> None:
        """TL-TURN-6 to -11: the card is turned; it is right if both neighbours agree, equal dates included (TL-GAP-05).
        A right card stays in the line; a wrong one goes to the box and another is drawn. Then the turn passes.
        """
        seat, line, values = self.turn, self.line, self.before.values
        right = is_right(values, line, card, place)
        self.events.append(Placed(seat, card, place, values[card], right))
        hand = list(self.hands[seat])
        hand.remove(card)
        if right:
            self.line = (*line[:place], card, *line[place:])
            self._hold(seat, tuple(hand))
        elif self.pile:
            self._hold(seat, (*hand, self._draw(seat)))
            self.box += (card,)
        else:
            self._nothing_to_draw(seat, tuple(hand), card)
        if self.result is None:
            self.pass_turn()

    # --- supply -------------------------------------------------------------------------------------------

    def _nothing_to_draw(self, seat: Seat, hand: Cards, card: int) -> None:
        """TL-GAP-11: a misplaced card, and the pile is empty. The box is renewed before the card goes into it."""
        way = self.before.options.empty_pile
        if way == "recycle" and self._recycle():
            self._hold(seat, (*hand, self._draw(seat)))
            self.box += (card,)
        elif way == "recycle":
            self._hold(seat, (*hand, card))
            self.events.append(TookBack(seat, card))
        else:
            self._hold(seat, hand)
            self.box += (card,)
            if way == "endGame":
                self._fewest(owing=seat)
            elif not hand:
                self._drop((seat,))
                self.events.append(Stuck(seat))

    def _hold(self, seat: Seat, hand: Cards) -> None:
        hands = list(self.hands)
        hands[seat] = hand
        self.hands = tuple(hands)

    def _draw(self, seat: Seat) -> int:
        card = self.pile[-1]
        self.pile = self.pile[:-1]
        self.events.append(Drew(seat, card, self._pile_top()))
        return card

    def _pile_top(self) -> int | None:
        return self.pile[-1] if self.pile and self.before.options.show_pile_top else None

    def _recycle(self) -> bool:
        if not self.box:
            return False
        self.pile = tuple(shuffle(self.before.seed, self.shuffles, sorted(self.box)))
        self.shuffles += 1
        self.box = ()
        self.events.append(Recycled(len(self.pile), self._pile_top()))
        return True

    # --- rounds -------------------------------------------------------------------------------------------

    def pass_turn(self) -> None:
        """TL-TURN-11: the next seat clockwise that is still in; when the circle from the first player is
        closed, the round is over (TL-ROUND-1, TL-GAP-15).
        """
        seat = following(self.alive, self.before.first, self.turn)
        if seat is None or (self.before.options.early_decision and self._decided(seat)):
            self._end_round()
        else:
            self._begin_turn(seat)

    def _decided(self, following: Seat) -> bool:
        """TL-GAP-14: one seat has finished, and nobody still to move can."""
        seats, first = len(self.alive), self.before.first
        waiting = ((first + offset) % seats for offset in range((following - first) % seats, seats))
        return len(self._finished()) == 1 and all(len(self.hands[seat]) > 1 for seat in waiting if self.alive[seat])

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.events.append(TurnBegan(seat))

    def _finished(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, alive in enumerate(self.alive) if alive and not self.hands[seat])

    def _end_round(self) -> None:
        """TL-END-1 to -6."""
        finished = self._finished()
        self.events.append(RoundEnded(self.round, finished))
        limit = self.before.options.max_rounds
        if len(finished) == 1:
            self._end(Result(finished, "only-one-finished"))
        elif not any(self.alive):
            self._end(Result((), "nobody-left"))
        elif limit is not None and self.round >= limit:
            self._fewest()
        elif finished and not self._tie_break(finished):
            self._end(Result(finished, "no-card-for-tie-break"))
        else:
            self.round += 1
            seats = len(self.alive)
            order = ((self.before.first + offset) % seats for offset in range(seats))
            self._begin_turn(next(seat for seat in order if self.alive[seat]))

    def _tie_break(self, finished: tuple[Seat, ...]) -> bool:
        """TL-END-4 and -5, TL-GAP-12, -13, -17: the others are out, the finished draw one card each, in turn order.
        False when there are not enough cards to draw: then the win is shared.
        """
        recycle = self.before.options.empty_pile == "recycle"
        others = tuple(seat for seat, alive in enumerate(self.alive) if alive and seat not in finished)
        box = self.box + tuple(card for seat in others for card in self.hands[seat])
        if len(self.pile) + (len(box) if recycle else 0) < len(finished):
            return False
        if others:
            self.events.append(Eliminated(others))
            self._drop(others)
        self.events.append(TieBreak(finished))
        self.tie_break = True
        seats = len(self.alive)
        first = self.before.first
        for seat in sorted(finished, key=lambda each: (each - first) % seats):
            if not self.pile:
                self._recycle()
            self._hold(seat, (self._draw(seat),))
        return True

    def _drop(self, seats: tuple[Seat, ...]) -> None:
        """These seats are out; their cards go to the box, dates unseen (TL-GAP-13)."""
        for seat in seats:
            self.box += self.hands[seat]
            self._hold(seat, ())
        self.alive = tuple(alive and seat not in seats for seat, alive in enumerate(self.alive))

    def leave(self, seat: Seat) -> None:
        """TL-GAP-24: as when eliminated; the only player left has won."""
        self.events.append(PlayerLeft(seat))
        self._drop((seat,))
        if sum(self.alive) == 1:
            self._end(Result((self.alive.index(True),), "others-left"))
        elif seat == self.turn:
            self.pass_turn()

    # --- the end ------------------------------------------------------------------------------------------

    def _fewest(self, owing: Seat | None = None) -> None:
        """TL-GAP-21 and TL-GAP-11: fewest cards win; a card that could not be drawn counts as held."""
        counts = {seat: len(self.hands[seat]) + (seat == owing) for seat, alive in enumerate(self.alive) if alive}
        fewest = min(counts.values())
        self._end(Result(tuple(seat for seat, count in counts.items() if count == fewest), "fewest-cards"))

    def _end(self, result: Result) -> None:
        self.result = result
        self.events.append(MatchEnded(result))


def following(alive: tuple[bool, ...], first: Seat, seat: Seat) -> Seat | None:
    """The next seat clockwise that is still in; None when the circle from the first player is closed (TL-GAP-15)."""
    seats = len(alive)
    seat = (seat + 1) % seats
    while seat != first:
        if alive[seat]:
            return seat
        seat = (seat + 1) % seats
    return None


def dealt(options: Options, seats: int, seed: bytes) -> State:
    """TL-SETUP: hands first, then the starting card (TL-SETUP-9)."""
    values = tuple(card.value for card in options.in_play())
    sizes = options.hand_sizes(seats)
    first, shuffles = options.first, 0
    if options.starter == "random":
        first, shuffles = pick(seed, 0, seats), 1
    order = tuple(shuffle(seed, shuffles, range(len(values))))
    shuffles += 1
    if options.spread:
        opening = far_apart(values, sum(sizes) + 1, seed, shuffles)
        shuffles += sum(sizes) + 2
        chosen = set(opening)
        order = (*opening, *(card for card in order if card not in chosen))
    hands = []
    taken = 0
    for size in sizes:
        hands.append(order[taken : taken + size])
        taken += size
    return State(
        options, seed, shuffles, values, tuple(hands), order[taken : taken + 1], order[:taken:-1], (), (True,) * seats,
        first, first, 1, False, None,
    )  # fmt: skip
