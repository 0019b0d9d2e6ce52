"""The notation of the worked examples, made into real tables and back.

`at("pile R4 (start); A{R5,Z} B{R6,Y2,Z}; left [G1,G2]")`: R G B Y are colours, J a joker, Z the Zap card. `(start)` is
a card nobody laid, `(B)` one that B laid; without either, the last seat laid it. `free A` locks the others out.
A Zap on top is written with the number card under it: `pile R5,Z (A); free A`. `left` has its top card first.
"""

from __future__ import annotations

import re
from typing import Final

from spila.games.zip_zap import GAME
from spila.games.zip_zap.cards import JOKERS, LETTERS, NUMBERS, ZAP, bits, cards, number, suit, text
from spila.games.zip_zap.events import Event, Why
from spila.games.zip_zap.moves import READY, THE_ZAP, Lay, LayZap, Move
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.position import Player, Position
from spila.games.zip_zap.rounds import REMOVED, dead_start
from spila.games.zip_zap.state import NOBODY, State
from spila.kernel import Refusal, Result, Step

SEED: Final = bytes(range(32))
SEATS: Final = "ABCDEF"


def card(word: str) -> int:
    """`R4` as the card number of the rules."""
    return ZAP if word == "Z" else NUMBERS * LETTERS.index(word[0]) + int(word[1:]) - 1


def words(held: int) -> str:
    """A hand as it is written, by suit and number."""
    return ",".join(text(each) for each in cards(held))


def lay(word: str) -> Lay:
    """Lay this number card."""
    return Lay(card(word))


def lay_zap(word: str) -> LayZap:
    """Lay this number card and call ZAP! with it."""
    return LayZap(card(word))


class Table:
    """A position on which things are done one after another; its text is the position as the examples write it."""

    def __init__(self, state: State, named: str, *, whole: bool = True) -> None:
        self.state = state
        self.named = named
        self.whole = whole
        self.events: tuple[Event, ...] = ()

    def lay(self, who: str, word: str) -> tuple[Event, ...]:
        """The player lays the card, which stands."""
        return self.play(who, lay(word))

    def zap(self, who: str) -> tuple[Event, ...]:
        """The player lays the Zap card, which stands."""
        return self.play(who, THE_ZAP)

    def lay_zap(self, who: str, word: str) -> tuple[Event, ...]:
        """The player lays the card and the Zap card in one move."""
        return self.play(who, lay_zap(word))

    def all_ready(self) -> tuple[Event, ...]:
        """Every seat asks for the next round."""
        for who in SEATS[: len(self.state.hands)]:
            self.play(who, READY)
        return self.events

    def play(self, who: str, move: Move) -> tuple[Event, ...]:
        """A move that the rules allow: it is among the legal ones, and leads to a position that can be."""
        seat = SEATS.index(who)
        assert move in GAME.moves(self.state, seat)
        step = GAME.play(self.state, seat, move)
        assert isinstance(step, Step), step
        return self._go_on(step)

    def refused(self, who: str, move: Move) -> str:
        """The code with which the move is refused; nothing has changed."""
        seat = SEATS.index(who)
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

    def _go_on(self, step: Step[State, Event]) -> tuple[Event, ...]:
        self.state, self.events = step.state, step.events
        if self.whole:
            assert GAME.restore(GAME.position(self.state)) == self.state
        return self.events

    def hand(self, who: str) -> str:
        """The player's cards."""
        return words(self.state.hands[SEATS.index(who)])

    def may_lay(self, who: str) -> str:
        """The number cards that the player may lay now."""
        moves = GAME.moves(self.state, SEATS.index(who))
        return words(bits(move.card for move in moves if isinstance(move, Lay)))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the match so far."""
        return self.state.scores

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return GAME.result(self.state)

    def __str__(self) -> str:
        state = self.state
        top = text(state.top) + (",Z" if state.pile[-1] == ZAP else "")
        parts = [f"pile {top} ({'start' if state.owner == NOBODY else SEATS[state.owner]})"]
        if state.phase == "free":
            parts.append(f"free {SEATS[state.owner]}")
        elif state.phase != "race":
            parts.append(state.phase)
        parts.append(" ".join(f"{who}{{{self.hand(who)}}}" for who in self.named))
        if state.left:
            parts.append(f"left [{','.join(text(each) for each in reversed(state.left))}]")
        return "; ".join(parts)


def at(
    written: str,
    options: Options | None = None,
    *,
    seats: int = 2,
    round: int = 1,
    scores: tuple[int, ...] = (),
    any_card: bool = False,
) -> Table:
    """The table of an example. Seats that the example does not name hold their Zap card alone, which never fits; cards
    and Zaps that it does not name have been played and lie under the top card. There are as many seats as the named
    colours need.
    """
    hands = _hands(written)
    top = _list(r"pile ([^ ;]+)", written)
    left = tuple(reversed(_list(r"left \[([^\]]*)\]", written)))
    named = [*top, *left, *(each for hand in hands.values() for each in hand)]
    seats, removed = _fit(seats, hands, named)
    filled = tuple(hands.get(who, (ZAP,)) for who in SEATS[:seats])
    owner = _owner(written, seats)
    free = "; free" in written
    position = Position(
        options=options or Options(),
        seed=SEED.hex(),
        shuffles=1,
        removed=removed,
        round=round,
        phase="free" if free else "any-card" if any_card else "race",
        players=tuple(Player(hand, score) for hand, score in zip(filled, scores or (0,) * seats, strict=True)),
        left=left,
        pile=(*_played(filled, removed, named, top.count(ZAP)), *top),
        owner=owner,
        why=_why(top) if free else None,
        leader=owner,
    )
    return Table(GAME.restore(position), "".join(sorted(hands)))


def opening(written: str, options: Options | None = None, *, seats: int = 2) -> Table:
    """A round that begins with these hands and this face-down pile. No position is restored here: a table without
    any face-up card exists only inside the deal, and the few cards of an example are not a whole deck.
    """
    hands = _hands(written)
    left = tuple(reversed(_list(r"left \[([^\]]*)\]", written)))
    named = [*left, *(each for hand in hands.values() for each in hand)]
    seats, removed = _fit(seats, hands, named)
    held = tuple(bits(hands.get(who, (ZAP,))) for who in SEATS[:seats])
    numbers = bits(each for hand in hands.values() for each in hand if each != ZAP)
    before = State(
        options or Options(), SEED, 1, removed, 1, "race", held, numbers, left, (), 0, NOBODY, None, NOBODY, 0,
        (0,) * seats, None,
    )  # fmt: skip
    step = dead_start(before, [])
    table = Table(step.state, "".join(sorted(hands)), whole=False)
    table.events = step.events
    return table


def dealt(seats: int, options: Options | None = None, seed: bytes = SEED) -> Table:
    """A match as it is dealt."""
    return Table(GAME.deal(GAME.options(options, seats), seats, seed), SEATS[:seats])


def seed_of(name: int) -> bytes:
    """A fixed seed for each number."""
    return name.to_bytes(32, "big")


def _list(pattern: str, written: str) -> tuple[int, ...]:
    found = re.search(pattern, written)
    return tuple(card(word) for word in found[1].split(",") if word) if found else ()


def _hands(written: str) -> dict[str, tuple[int, ...]]:
    return {
        who: tuple(sorted(card(word) for word in held.split(",")))
        for who, held in re.findall(r"(\w)\{(.*?)\}", written)
    }


def _fit(seats: int, hands: dict[str, tuple[int, ...]], named: list[int]) -> tuple[int, tuple[int, ...]]:
    """How many seats, and which colours are taken out: those with the fewest names, from the back."""
    used = {suit(each) for each in named if each != ZAP}
    unused = [colour for colour in range(JOKERS) if colour not in used]
    seats = max(seats, *(SEATS.index(who) + 1 for who in hands), 4 - len(unused))
    return seats, tuple(unused[len(unused) - REMOVED[seats] :])


def _owner(written: str, seats: int) -> int | None:
    found = re.search(r"pile \S+ \((\w+)\)", written)
    if found is None:
        return seats - 1
    return None if found[1] == "start" else SEATS.index(found[1])


def _why(top: tuple[int, ...]) -> Why:
    if top[-1] == ZAP:
        return "zap"
    return "ten" if number(top[-1]) == NUMBERS else "stall"


def _played(hands: tuple[tuple[int, ...], ...], removed: tuple[int, ...], named: list[int], on_top: int) -> list[int]:
    """Everything not named, with a number card under each Zap."""
    played = [each for each in range(ZAP) if suit(each) not in removed and each not in named]
    zaps = len(hands) - sum(hand.count(ZAP) for hand in hands) - on_top
    for place in range(zaps):
        played.insert(2 * place + 2, ZAP)
    return played
