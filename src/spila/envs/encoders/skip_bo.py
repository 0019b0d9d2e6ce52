"""Encoder for Skip-Bo with coins. Actions are the move numbers of the game (0-1222)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.envs.encoder import COUNTS, POINTS, Encoder, Field, number
from spila.games.skip_bo.cards import HAND, KINDS, NO_CARD, PILES, TOP_RANK, WILD, rank, toll
from spila.games.skip_bo.legal import legal
from spila.games.skip_bo.moves import ALL_MOVES
from spila.games.skip_bo.options import MAX_TOLL
from spila.games.skip_bo.state import Cards, State
from spila.games.skip_bo.view import PlayerView, View
from spila.kernel import Seat

PHASES: Final = ("play", "toll", "discard", "over")
MAX_COUNT: Final = 1_000_000.0

_FLAGS: Final = (number(0), number(1))
_CARDS: Final = {card: number(rank(card)) + number(toll(card)) for card in KINDS}
_NO_CARD: Final = number(-1) + number(0)
_HAND_PADDING: Final = tuple(_NO_CARD * (HAND - held) for held in range(HAND + 1))
"""Padding for the empty places of a hand, by the number of cards held."""
_NO_PILE: Final = _NO_CARD + number(0)
_PHASES: Final = {
    phase: b"".join(number(place == at) for at in range(len(PHASES))) for place, phase in enumerate(PHASES)
}
_TOLL_PILES: Final = tuple(b"".join(number(place == at) for at in range(PILES)) for place in range(PILES))
_TURNS: Final = tuple((False, (seat,)) for seat in range(6))
_OVER: Final[tuple[bool, tuple[Seat, ...]]] = (False, ())
_NO_TOLL: Final = bytes(4 * PILES)
_MOVE_NUMBERS: Final = {id(move): place for place, move in enumerate(ALL_MOVES)}
"""By identity, which is faster than hashing: the rules return moves from this very table."""


class SkipBoEncoder(Encoder):
    """A card is two numbers: rank (0 for a Skip-Bo card, -1 for none) and toll."""

    game_id = "skip-bo"
    private = frozenset({"hand"})

    def __init__(self, options: object, seats: int) -> None:
        super().__init__(options, seats)
        self._turns = tuple(
            tuple(b"".join(number((seat + at) % seats == turn) for at in range(seats)) for turn in range(seats))
            for seat in range(seats)
        )
        self._orders = tuple(tuple((seat + offset) % seats for offset in range(seats)) for seat in range(seats))
        self._discards: tuple[Cards, ...] = ((),) * (PILES * seats)
        self._discard_tops = [_NO_PILE] * (PILES * seats)
        self._piles: tuple[Cards, ...] = ()
        self._pile_coins: tuple[int, ...] = ()
        self._stocks: tuple[Cards, ...] = ()
        self._coins: tuple[int, ...] = ()
        self._scores: tuple[int, ...] = ()
        self._pile_pieces = self._seats_twice = b""
        self._seat_pieces = [b""] * seats
        self._seat_bytes = 4 * (5 + 3 * PILES)
        self._seats_bytes = self._seat_bytes * seats

    def describe(self) -> tuple[Field, ...]:
        """The own hand, the shared piles, then seat by seat, clockwise from the own seat."""
        deck = float(self.options.deck.size)
        fields = [
            Field("hand", 2 * HAND, -1, TOP_RANK, "five cards in order, rank and toll each; rank -1 for no card"),
            Field("values", PILES, 0, TOP_RANK, "the number each building pile shows"),
            Field("wilds", PILES, 0, 1, "1 where a Skip-Bo card is on top of a building pile"),
            Field("beside", PILES, 0, 12.0 * self.seats, "coins beside each building pile"),
            Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
            Field("toll", 1, 0, MAX_TOLL, "the toll to be settled"),
            Field("toll pile", PILES, 0, 1, "the building pile it is due on, one-hot"),
            Field("draw", 1, 0, deck, "cards in the draw pile"),
            Field("completed", 1, 0, deck, "cards in completed piles"),
            Field("quiet", 1, 0, 6, "turns in a row in which nothing moved"),
            Field("turn", self.seats, 0, 1, "whose turn it is, one-hot, your own seat first"),
            Field("hands", self.seats, 0, HAND, "cards in each hand, your own first"),
        ]
        for offset in range(self.seats):
            who = "your" if not offset else f"seat +{offset}:"
            fields += [
                Field(f"stock {offset}", 2, -1, TOP_RANK, f"{who} stock top, rank and toll"),
                Field(f"stock cards {offset}", 1, 0, 100, f"{who} cards in the stock"),
                Field(f"coins {offset}", 1, 0, 12.0 * self.seats, f"{who} coins"),
                Field(f"discards {offset}", 3 * PILES, -1, deck, f"{who} four discard piles: rank, toll, cards"),
                Field(f"score {offset}", 1, 0, MAX_COUNT, f"{who} points in the match"),
            ]
        return tuple(fields)

    def describe_hidden(self) -> tuple[Field, ...]:
        """Draw, stock and discard piles. The cards in building piles and completed piles are the rest of the deck."""
        deck, size = self.options.deck.size, self.options.stock_size
        return (
            Field("draw cards", 2 * deck, -1, TOP_RANK, "the draw pile from its top: rank and toll; rank -1: no card"),
            *(
                Field(f"stock of seat {seat}", 2 * size, -1, TOP_RANK, f"seat {seat}: the stock from its top, likewise")
                for seat in range(self.seats)
            ),
            Field("discarded", 2 * deck, -1, TOP_RANK, "all discard piles one after the other, each from its top"),
        )

    def encode_hidden(self, state: State) -> list[float]:
        """See `describe_hidden`."""
        deck, size = self.options.deck.size, self.options.stock_size
        discarded = [card for pile in state.discards for card in reversed(pile)]
        found = _pairs(state.draw[::-1], deck)
        for stock in state.stocks:
            found += _pairs(stock[::-1], size)
        return found + _pairs(discarded, deck)

    def count_actions(self) -> int:
        """All moves of the game."""
        return len(ALL_MOVES)

    def encode(self, view: View) -> list[float]:
        """See `describe`."""
        seat = view.seat or 0
        order = [(seat + offset) % self.seats for offset in range(self.seats)]
        hand = view.hand or ()
        found: list[float] = []
        for card in (*hand, *[None] * (HAND - len(hand))):
            found += _pair(card)
        found += [pile.value for pile in view.piles]
        found += [pile.top is not None and rank(pile.top) == WILD for pile in view.piles]
        found += [pile.coins for pile in view.piles]
        found += [view.phase == phase for phase in PHASES]
        found += [view.toll, *(bool(view.toll) and view.toll_pile == pile for pile in range(PILES))]
        found += [view.draw, view.completed, min(view.quiet, 6), *(view.turn == each for each in order)]
        found += [view.players[each].hand_count for each in order]
        for each in order:
            found += _player(view.players[each], view.scores[each])
        return found

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same directly from a state."""
        cards, numbers = _CARDS, COUNTS
        if state.piles is not self._piles or state.beside is not self._pile_coins:
            self._encode_piles(state)
        if (
            state.discards is not self._discards
            or state.stocks is not self._stocks
            or state.coins is not self._coins
            or state.scores is not self._scores
        ):
            self._encode_seats(state)
        hands = state.hands
        hand = hands[seat]
        pieces = [cards[card] for card in hand]
        pieces += (
            _HAND_PADDING[len(hand)], self._pile_pieces, _PHASES[state.phase], numbers[state.toll],
            _TOLL_PILES[state.toll_pile] if state.toll else _NO_TOLL, numbers[len(state.draw)],
            numbers[len(state.completed)], numbers[min(state.quiet, 6)], self._turns[seat][state.turn],
        )  # fmt: skip
        pieces += [numbers[len(hands[each])] for each in self._orders[seat]]
        start = self._seat_bytes * seat
        pieces.append(self._seats_twice[start : start + self._seats_bytes])
        return bytearray().join(pieces)

    def _encode_piles(self, state: State) -> None:
        piles, beside, numbers = state.piles, state.beside, COUNTS
        wild = [bool(pile) and pile[-1] % 100 == WILD and pile[-1] != NO_CARD for pile in piles]
        self._pile_pieces = b"".join(
            [numbers[len(pile)] for pile in piles]
            + [_FLAGS[each] for each in wild]
            + [numbers[each] for each in beside]
        )
        self._piles = piles
        self._pile_coins = beside

    def _encode_seats(self, state: State) -> None:
        """Encode the cards and coins of all seats, twice in a row, so that the order starting at any seat is one slice.
        Only seats that changed since the last call are encoded again.
        """
        cards, numbers, tops, seats = _CARDS, COUNTS, self._discard_tops, self._seat_pieces
        discards, stocks, coins, scores = state.discards, state.stocks, state.coins, state.scores
        changed = set()
        if discards is not self._discards:
            for place, (old, new) in enumerate(zip(self._discards, discards)):
                if old is not new:
                    tops[place] = cards[new[-1]] + numbers[len(new)] if new else _NO_PILE
                    changed.add(place // PILES)
        if coins is not self._coins or stocks is not self._stocks or scores is not self._scores:
            changed.update(range(len(stocks)))
        for seat in changed:
            first, stock = PILES * seat, stocks[seat]
            top = cards[stock[-1]] if stock else _NO_CARD
            seats[seat] = b"".join(
                (top, numbers[len(stock)], numbers[coins[seat]], *tops[first : first + PILES], POINTS[scores[seat]])
            )
        self._seats_twice = 2 * b"".join(seats)
        self._discards, self._stocks, self._coins, self._scores = discards, stocks, coins, scores

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal moves."""
        numbers = _MOVE_NUMBERS
        return [numbers[id(move)] for move in legal(state, seat)]

    def move(self, state: State, seat: Seat, action: int) -> Any:  # noqa: ARG002
        """The move with this number."""
        return ALL_MOVES[action] if 0 <= action < len(ALL_MOVES) else None

    def action(self, state: State, seat: Seat, move: Any) -> int:  # noqa: ARG002
        """The number of the move."""
        return self.game.number(move)

    def seats_to_act(self, state: State) -> tuple[bool, tuple[Seat, ...]]:
        """The seat whose turn it is."""
        return _OVER if state.phase == "over" else _TURNS[state.turn]

    def standing(self, state: State) -> tuple[float, ...]:
        """Cards played from the stock, and points in a match to a target."""
        size, target = state.options.stock_size, state.options.match_target or 1
        return tuple(score / target - len(stock) / size for stock, score in zip(state.stocks, state.scores))


def _pair(card: int | None) -> tuple[float, float]:
    return (-1, 0) if card is None else (rank(card), toll(card))


def _pairs(cards: Sequence[int], size: int) -> list[float]:
    """Rank and toll of each card, padded to so many cards."""
    found: list[float] = []
    for card in cards:
        found += _pair(card)
    return found + [-1, 0] * (size - len(cards))


def _player(player: PlayerView, score: int) -> list[float]:
    found = [*_pair(player.stock), player.stock_count, player.coins]
    for shown, count in zip(player.discards, player.discard_counts, strict=True):
        found += [*_pair(shown[-1] if shown else None), count]
    return [*found, score]


ENCODER: Final = SkipBoEncoder
