"""What happened, for people to see and machines to animate."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spila.games.skip_bo.moves import Source
from spila.kernel import Result, Seat


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all events."""


class GameDealt(_Fact, frozen=True, tag="game-dealt"):
    """A further game of the match is dealt."""

    game: int
    starter: Seat
    tops: tuple[int, ...]


class TurnBegan(_Fact, frozen=True, tag="turn-began"):
    """It is this seat's turn."""

    seat: Seat


class Drew(_Fact, frozen=True, tag="drew"):
    """Cards came into a hand; only its owner learns which."""

    seat: Seat
    count: int
    cards: tuple[int, ...] | None


class Reshuffled(_Fact, frozen=True, tag="reshuffled"):
    """Cards became the draw pile again: completed piles, or buried cards of building piles."""

    cards: int
    buried: bool


class CoinsPaid(_Fact, frozen=True, tag="coins-paid"):
    """Coins stand for a number on a building pile."""

    seat: Seat
    pile: int
    coins: int


class Bought(_Fact, frozen=True, tag="bought"):
    """One coin went from the buyer to the owner of a card."""

    seat: Seat
    owner: Seat


class Played(_Fact, frozen=True, tag="played"):
    """A card went on a building pile, which now stands at `value`."""

    seat: Seat
    source: Source
    card: int
    pile: int
    value: int


class TurnedUp(_Fact, frozen=True, tag="turned-up"):
    """The next card of a stock pile lies face up; `left` cards are in the pile."""

    seat: Seat
    card: int
    left: int


class TollDue(_Fact, frozen=True, tag="toll-due"):
    """The player has to pay or decline before anything else."""

    seat: Seat
    pile: int
    coins: int


class TollPaid(_Fact, frozen=True, tag="toll-paid"):
    """The toll lies beside the pile."""

    seat: Seat
    pile: int
    coins: int


class TollDeclined(_Fact, frozen=True, tag="toll-declined"):
    """The toll was not paid, by choice or (`able` false) for want of coins."""

    seat: Seat
    pile: int
    coins: int
    able: bool


class Cleared(_Fact, frozen=True, tag="cleared"):
    """A complete building pile was moved aside."""

    seat: Seat
    pile: int
    cards: int


class CoinsDealt(_Fact, frozen=True, tag="coins-dealt"):
    """The coins beside a cleared pile went round, one at a time, from the seat that cleared it."""

    seat: Seat
    pile: int
    shares: tuple[int, ...]


class Discarded(_Fact, frozen=True, tag="discarded"):
    """A hand card ended the turn."""

    seat: Seat
    card: int
    pile: int


class GameWon(_Fact, frozen=True, tag="game-won"):
    """A stock pile is empty, or (`stalemate`) the fewest cards were left in it."""

    winners: tuple[Seat, ...]
    stalemate: bool


class GameVoid(_Fact, frozen=True, tag="game-void"):
    """Nobody could do anything any more; nobody won."""


class Scored(_Fact, frozen=True, tag="scored"):
    """Points of the game, and of the match so far."""

    points: tuple[int, ...]
    scores: tuple[int, ...]


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """There is nothing more to play."""

    result: Result


Event: TypeAlias = (
    GameDealt
    | TurnBegan
    | Drew
    | Reshuffled
    | CoinsPaid
    | Bought
    | Played
    | TurnedUp
    | TollDue
    | TollPaid
    | TollDeclined
    | Cleared
    | CoinsDealt
    | Discarded
    | GameWon
    | GameVoid
    | Scored
    | MatchEnded
)
