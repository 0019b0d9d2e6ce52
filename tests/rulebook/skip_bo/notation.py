"""The notation of the worked examples, read into real states and compared with them.

`B1=3+4¢, B2=2; A: S[5,9,…] H{2,W} D1[12,7'2] C8; B: S3; draw[7,8]; completed 24`: building pile 1 stands at 3 with
four coins beside it; A's stock shows a 5 with a 9 and more under it, A holds a 2 and a wild, A's first discard pile
has a 7 with toll 2 on top of a 12, and A has eight coins; B's stock has three cards; 7 is drawn next, then 8, then
nothing; 24 cards lie in completed piles. `B1=[1,¢,W]` names the cards of a building pile one by one.

What a text leaves open is filled up, so that every card and coin is somewhere: a stock gets five high cards, the hand
of the player to move five, coins go to those whose coins are not named, and all other cards to the draw pile or, when
that is named, under stocks that end in `…` and then under the last seat's fourth discard pile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from spila.games.skip_bo import GAME
from spila.games.skip_bo.cards import HAND, NO_CARD, PILES, deck_cards, rank, toll
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.position import BuildingPile, Player, Position
from spila.games.skip_bo.state import Phase, State

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3

SEED: Final = "5b" * 32
_FILLED_STOCK: Final = 5

Cards: TypeAlias = tuple[int, ...]

_PART: Final = re.compile(
    r"B(?P<pile>[1-4])=(?:(?P<value>\d+)|\[(?P<built>[^]]*)\])(?:\+(?P<beside>\d+)¢)?"
    r"|S(?:(?P<stock_count>\d+)|\[(?P<stock>[^]]*)\])"
    r"|H\{(?P<hand>[^}]*)\}"
    r"|D(?P<place>[1-4])\[(?P<discards>[^]]*)\]"
    r"|C(?P<coins>\d+)"
    r"|draw(?: (?P<draw_count>\d+)|\[(?P<draw>[^]]*)\])"
    r"|completed (?P<completed>\d+)"
)


@dataclass
class Heap:
    """Cards top first; `more` when others lie below, `count` when only their number is given."""

    cards: Cards = ()
    more: bool = False
    count: int | None = None


@dataclass
class Built:
    """A building pile: its number, or its cards from the 1 upwards, and its coins."""

    value: int
    cards: Cards | None
    coins: int | None


@dataclass
class Person:
    """What a text says of one player."""

    stock: Heap | None = None
    hand: Cards | None = None
    discards: dict[int, Cards] = field(default_factory=dict)
    coins: int | None = None


@dataclass
class Sketch:
    """What a text says of the table."""

    piles: dict[int, Built] = field(default_factory=dict)
    people: dict[int, Person] = field(default_factory=dict)
    draw: Heap | None = None
    completed: int | None = None


def card(text: str) -> int:
    """`7`, `7'2`, `W`; `¢` is a number without a card."""
    if text == "¢":
        return NO_CARD
    name, _, icons = text.partition("'")
    return 100 * int(icons or 0) + (0 if name == "W" else int(name))


def cards(text: str) -> Cards:
    """Cards between commas."""
    return tuple(card(each.strip()) for each in text.split(",") if each.strip())


def _heap(text: str | None, count: str | None) -> Heap:
    if text is None:
        return Heap(count=int(count or 0))
    named, more, _ = text.partition("…")
    return Heap(cards(named), more=bool(more))


def sketch(text: str) -> Sketch:
    """Read a text; whatever in it is not notation is an error."""
    found = Sketch()
    for part in text.split(";"):
        head, colon, tail = part.strip().rpartition(":")
        person = found.people.setdefault("ABCDEF".index(head), Person()) if colon else Person()
        _read(tail, found, person)
    return found


def _read(text: str, found: Sketch, person: Person) -> None:
    if _PART.sub("", text).strip(" ,"):
        raise ValueError(f"not the notation: {text}")
    for part in _PART.finditer(text):
        said = part.groupdict()
        if said["pile"]:
            named = None if said["built"] is None else cards(said["built"])
            value = int(said["value"]) if named is None else len(named)
            coins = None if said["beside"] is None else int(said["beside"])
            found.piles[int(said["pile"]) - 1] = Built(value, named, coins)
        elif said["hand"] is not None:
            person.hand = cards(said["hand"])
        elif said["place"]:
            person.discards[int(said["place"]) - 1] = cards(said["discards"])
        elif said["coins"]:
            person.coins = int(said["coins"])
        elif said["completed"]:
            found.completed = int(said["completed"])
        elif part[0].startswith("draw"):
            found.draw = _heap(said["draw"], said["draw_count"])
        else:
            person.stock = _heap(said["stock"], said["stock_count"])


class _Box:
    """The cards of a deck that have no place yet."""

    def __init__(self, options: Options) -> None:
        self.left = Counter(deck_cards(options.deck))

    def take(self, wanted: Iterable[int]) -> Cards:
        taken = tuple(wanted)
        for each in taken:
            if each != NO_CARD:
                if not self.left[each]:
                    raise ValueError(f"no such card is left: {each}")
                self.left[each] -= 1
        return taken

    def fill(self, count: int) -> Cards:
        """Cards that nobody asked for: 12s without toll first, then 11s and so on, tolls and wilds at the end."""
        order = sorted(self.left.elements(), key=lambda each: (not rank(each), toll(each), -rank(each)))
        return self.take(order[:count])

    def rest(self) -> Cards:
        return self.take(sorted(self.left.elements(), key=lambda each: (rank(each), each)))


def table(
    text: str,
    *,
    seats: int = 2,
    turn: int = A,
    phase: Phase = "play",
    options: Options | None = None,
    scores: Cards = (),
    quiet: int = 0,
    starter: int = A,
) -> State:
    """The state that a text describes, completed and validated by the position check of the game."""
    agreed = Options() if options is None else options
    told = sketch(text)
    people = [told.people.get(seat, Person()) for seat in range(seats)]
    box = _Box(agreed)
    for person in people:
        box.take((person.stock or Heap()).cards + (person.hand or ()))
        box.take(each for pile in person.discards.values() for each in pile)
    box.take((told.draw or Heap()).cards)
    piles = [
        box.take(range(1, built.value + 1) if built.cards is None else built.cards)
        for built in (told.piles.get(place, Built(0, (), 0)) for place in range(PILES))
    ]
    beside = [(told.piles[place].coins or 0) if place in told.piles else 0 for place in range(PILES)]
    completed = box.take(n for n in range(1, 13) for _ in range((told.completed or 0) // 12))
    completed += box.fill((told.completed or 0) % 12)
    hands = [
        box.fill(HAND if seat == turn else 0) if person.hand is None else person.hand
        for seat, person in enumerate(people)
    ]
    stocks = [_stock(person.stock, box) for person in people]
    discards = [[person.discards.get(place, ()) for place in range(PILES)] for person in people]
    draw = told.draw or Heap(more=True)
    drawn = tuple(reversed(draw.cards)) if draw.count is None else box.fill(draw.count)
    if draw.more:
        drawn = box.rest() + drawn
    else:
        for seat, person in enumerate(people):
            if person.stock is None or person.stock.more:
                stocks[seat] = box.fill(agreed.stock_size - len(stocks[seat])) + stocks[seat]
        discards[-1][-1] = box.rest() + discards[-1][-1]
    purses = _purses(people, agreed.coins * seats - sum(beside))
    players = tuple(
        Player(stocks[seat], hands[seat], tuple(discards[seat]), purses[seat], scores[seat] if scores else 0)
        for seat in range(seats)
    )
    return GAME.restore(
        Position(
            options=agreed,
            seed=SEED,
            shuffles=1,
            players=players,
            piles=tuple(map(BuildingPile, piles, beside)),
            draw=drawn,
            completed=completed,
            phase=phase,
            turn=turn,
            quiet=quiet,
            starter=starter,
        )
    )


def _stock(told: Heap | None, box: _Box) -> Cards:
    """Top last, as the rules store it."""
    if told is None:
        return box.fill(_FILLED_STOCK)
    if told.count is not None:
        return box.fill(told.count)
    return box.fill(_FILLED_STOCK - len(told.cards) if told.more else 0) + tuple(reversed(told.cards))


def _purses(people: list[Person], coins: int) -> list[int]:
    """Named coins as named; what is left goes to the others, as evenly as it can."""
    left = coins - sum(person.coins or 0 for person in people)
    open_seats = [seat for seat, person in enumerate(people) if person.coins is None]
    purses = [person.coins or 0 for person in people]
    for number, seat in enumerate(open_seats):
        purses[seat] = left // len(open_seats) + (number < left % len(open_seats))
    return purses


def differences(state: State, text: str) -> list[str]:
    """Where the table is not as the text says; what the text does not name is not compared."""
    return [f"{what}: {told} expected, {there} there" for what, told, there in _compared(state, sketch(text))]


def _compared(state: State, told: Sketch) -> Iterator[tuple[str, object, object]]:
    pairs: list[tuple[str, object, object]] = []
    for place, built in told.piles.items():
        pile = state.piles[place]
        pairs.append((f"B{place + 1}", built.value, len(pile)))
        if built.cards is not None:
            pairs.append((f"cards of B{place + 1}", built.cards, pile))
        if built.coins is not None:
            pairs.append((f"coins beside B{place + 1}", built.coins, state.beside[place]))
    for seat, person in told.people.items():
        name = "ABCDEF"[seat]
        if person.stock is not None:
            pairs.append(_heaps(f"stock of {name}", person.stock, state.stocks[seat]))
        if person.hand is not None:
            pairs.append((f"hand of {name}", tuple(sorted(person.hand)), state.hands[seat]))
        for place, pile in person.discards.items():
            pairs.append((f"D{place + 1} of {name}", pile, state.discards[seat * PILES + place]))
        if person.coins is not None:
            pairs.append((f"coins of {name}", person.coins, state.coins[seat]))
    if told.draw is not None:
        pairs.append(_heaps("draw pile", told.draw, state.draw))
    if told.completed is not None:
        pairs.append(("completed cards", told.completed, len(state.completed)))
    return (pair for pair in pairs if pair[1] != pair[2])


def _heaps(what: str, told: Heap, there: Cards) -> tuple[str, object, object]:
    if told.count is not None:
        return what, told.count, len(there)
    top_first = tuple(reversed(there))
    return what, told.cards, top_first[: len(told.cards)] if told.more else top_first
