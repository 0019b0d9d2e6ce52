"""The notation of the worked examples, made into real tables and back.

`at("[1769|1850]; A{1850,1911} B{5}; pile 3001,3002; box 7; turn B")`: cards are written by their dates, `c1450` is an
approximate one, negative years are BCE. Pile and box have their top card first. `C out` is no longer in the game,
`A{}` has placed the last card in this round.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec.structs import replace

from spila.dated.deck import Card, Deck
from spila.games.timeline import GAME
from spila.games.timeline.events import Event, Placed
from spila.games.timeline.moves import Place
from spila.games.timeline.options import Options
from spila.games.timeline.position import Player, Position
from spila.games.timeline.state import State
from spila.kernel import Refusal, Result, Step

SEED: Final = bytes(range(32))
SEATS: Final = "ABCDEFGH"
FILLERS: Final = tuple(str(date) for date in range(3001, 3031))
"""A pile that the example leaves open."""


class Table:
    """A position on which things are done one after another; its text is the position as the examples write it."""

    def __init__(self, state: State, named: str, *, pile: bool) -> None:
        self.state = state
        self.named = named
        self.pile = pile
        self.events: tuple[Event, ...] = ()

    def place(self, who: str, date: str | int, place: int) -> bool:
        """The player places the own card of that date; whether the place was right."""
        seat = SEATS.index(who)
        move = Place(self.card(date, who), place)
        assert move in GAME.moves(self.state, seat)
        step = GAME.play(self.state, seat, move)
        assert isinstance(step, Step), step
        self._go_on(step)
        placed = self.events[0]
        assert isinstance(placed, Placed)
        return placed.right

    def refused(self, who: str, date: str | int, place: int, whose: str | None = None) -> str:
        """The code with which the placing is refused; nothing has changed."""
        seat = SEATS.index(who)
        move = Place(self.card(date, whose or who), place)
        before = GAME.position(self.state)
        assert move not in GAME.moves(self.state, seat)
        refusal = GAME.play(self.state, seat, move)
        assert isinstance(refusal, Refusal), refusal
        assert GAME.position(self.state) == before
        return refusal.code

    def expire(self) -> tuple[Event, ...]:
        """The clock runs out."""
        step = GAME.expire(self.state)
        assert step is not None
        return self._go_on(step)

    def leave(self, who: str) -> tuple[Event, ...]:
        """The player leaves for good."""
        step = GAME.leave(self.state, SEATS.index(who))
        assert isinstance(step, Step), step
        return self._go_on(step)

    def _go_on(self, step: Step[State, Event]) -> tuple[Event, ...]:
        self.state, self.events = step.state, step.events
        assert GAME.restore(GAME.position(self.state)) == self.state
        return self.events

    def card(self, date: str | int, who: str | None = None) -> int:
        """The number of the card with that date, in the player's hand or anywhere."""
        cards = range(len(self.state.values)) if who is None else self.state.hands[SEATS.index(who)]
        return next(card for card in cards if self.date(card) == str(date))

    def date(self, card: int) -> str:
        """The date of a card as it is written."""
        of_card = self.state.options.in_play()[card]
        return f"c{of_card.value}" if of_card.approximate else str(of_card.value)

    def dates(self, cards: tuple[int, ...]) -> str:
        """Dates of several cards."""
        return ",".join(map(self.date, cards))

    def hand(self, who: str) -> str:
        """The dates of the player's cards."""
        return self.dates(self.state.hands[SEATS.index(who)])

    def places(self, who: str) -> list[int]:
        """The places that the player may choose from now."""
        return sorted({move.place for move in GAME.moves(self.state, SEATS.index(who))})

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        (seat,) = GAME.to_act(self.state)
        return SEATS[seat]

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return GAME.result(self.state)

    def __str__(self) -> str:
        state = self.state
        hands = [f"{who}{{{self.hand(who)}}}" if state.alive[SEATS.index(who)] else f"{who} out" for who in self.named]
        parts = [f"[{self.dates(state.line).replace(',', '|')}]", " ".join(hands)]
        if self.pile:
            parts.append(f"pile {self.dates(state.pile[::-1]) or 'empty'}")
        if state.box:
            parts.append(f"box {self.dates(state.box[::-1])}")
        if state.result is None:
            parts.append(f"turn {self.turn}")
        else:
            parts.append(f"won {''.join(SEATS[seat] for seat in state.result.winners) or 'by nobody'}")
        return "; ".join(parts)


def at(
    written: str,
    options: Options | None = None,
    *,
    seats: int = 2,
    round: int = 1,
    first: str = "A",
    tie_break: bool = False,
) -> Table:
    """The table of an example. A pile that is not written, or ends in `…`, goes on with fillers; a seat that is not
    named holds two fillers. The deck is exactly the cards on the table.
    """
    found = re.findall(r"([A-H])(?:\{(.*?)\}| (out))", written)
    hands = {who: _dates(held) for who, held, _ in found}
    out = {who for who, _, gone in found if gone}
    seats = max(seats, *(SEATS.index(who) + 1 for who in hands), 2)
    pile_text = _part("pile ", written)
    exact = pile_text is not None and not pile_text.endswith("…")
    pile = _dates((pile_text or "").removesuffix("…").replace("empty", ""))
    if not exact:
        pile += [date for date in FILLERS if date not in pile]
    line = _dates(written[written.index("[") + 1 : written.index("]")].replace("|", ","))
    box = _dates(_part("box ", written) or "")
    dates: list[str] = []

    def laid(these: list[str]) -> tuple[int, ...]:
        dates.extend(these)
        return tuple(range(len(dates) - len(these), len(dates)))

    line_cards = laid(line)
    held = tuple(laid(hands.get(who, [f"39{seat}1", f"39{seat}2"])) for seat, who in enumerate(SEATS[:seats]))
    pile_cards, box_cards = laid(pile)[::-1], laid(box)[::-1]
    position = Position(
        options=replace(options or Options(), deck=deck(dates)),
        seed=SEED.hex(),
        shuffles=1,
        players=tuple(Player(hand, who not in out) for who, hand in zip(SEATS, held)),
        line=line_cards,
        pile=pile_cards,
        box=box_cards,
        first=SEATS.index(first),
        turn=SEATS.index(_part("turn ", written) or first),
        round=round,
        tie_break=tie_break,
    )
    return Table(GAME.restore(position), "".join(sorted(hands)), pile=exact)


def deck(dates: list[str]) -> Deck:
    """A deck with these dates, in this order."""
    cards = (Card(f"card-{place:04}", int(date.lstrip("c")), date[0] == "c") for place, date in enumerate(dates))
    return Deck("example", "year", tuple(cards))


def years(size: int, small: int = 0) -> Deck:
    """A deck of that many different years in no visible order, the first of them in the small edition."""
    cards = (Card(f"card-{place:04}", 1 + place * 7919 % 10007, small=place < small) for place in range(size))
    return Deck("years", "year", tuple(cards))


def dealt(seats: int, options: Options | None = None, seed: bytes = SEED) -> Table:
    """A game as it is dealt."""
    return Table(GAME.deal(GAME.options(options, seats), seats, seed), SEATS[:seats], pile=True)


def seed_of(name: int) -> bytes:
    """A fixed seed for each number."""
    return name.to_bytes(32, "big")


def told(value: object) -> str:
    """Everything that a view or an event would send."""
    return msgspec.json.encode(value).decode()


def _part(word: str, written: str) -> str | None:
    return next((part.removeprefix(word) for part in written.split("; ") if part.startswith(word)), None)


def _dates(text: str) -> list[str]:
    return [date for date in text.split(",") if date]
