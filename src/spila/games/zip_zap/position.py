"""Positions: a whole state as readable data, checked when read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from spila.games.zip_zap.cards import (
    FITS,
    NUMBER_BITS,
    NUMBERS,
    SUITS,
    ZAP,
    ZAP_BIT,
    AnyCard,
    NumberCard,
    bits,
    cards,
)
from spila.games.zip_zap.events import Why
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.rounds import REMOVED, ROUNDS
from spila.games.zip_zap.state import NOBODY, Phase, State
from spila.kernel import Malformed, Result, Seat
from spila.kernel.values import Hex

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's hand (50 is the Zap card), points, and whether ready for the next round."""

    hand: Annotated[tuple[AnyCard, ...], Meta(max_length=13)]
    score: Count = 0
    ready: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table of Zip Zap. Piles have their top card last."""

    options: Options
    seed: Hex
    shuffles: Count
    removed: Annotated[tuple[Annotated[int, Meta(ge=0, lt=SUITS)], ...], Meta(max_length=2)]
    round: Annotated[int, Meta(ge=1, le=1_000_000)]
    phase: Phase
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=6)]
    left: Annotated[tuple[NumberCard, ...], Meta(max_length=50)]
    pile: Annotated[tuple[AnyCard, ...], Meta(max_length=56)]
    owner: Seat | None = None
    why: Why | None = None
    leader: Seat | None = None
    result: Result | None = None


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        options=state.options,
        seed=state.seed.hex(),
        shuffles=state.shuffles,
        removed=state.removed,
        round=state.round,
        phase=state.phase,
        players=tuple(
            Player(tuple(cards(hand)), score, bool(state.ready >> seat & 1))
            for seat, (hand, score) in enumerate(zip(state.hands, state.scores))
        ),
        left=state.left,
        pile=state.pile,
        owner=None if state.owner == NOBODY else state.owner,
        why=state.why,
        leader=None if state.leader == NOBODY else state.leader,
        result=state.result,
    )


def restore(position: Position) -> State:
    """The state that the data describe; `Malformed` names the first thing that cannot be."""
    problem = next(_problems(position), None)
    if problem is not None:
        raise Malformed("position", game="zip-zap", problem=problem)
    hands = tuple(bits(player.hand) for player in position.players)
    return State(
        options=position.options,
        seed=bytes.fromhex(position.seed),
        shuffles=position.shuffles,
        removed=position.removed,
        round=position.round,
        phase=position.phase,
        hands=hands,
        held=_held(hands),
        left=position.left,
        pile=position.pile,
        top=_top(position),
        owner=NOBODY if position.owner is None else position.owner,
        why=position.why,
        leader=NOBODY if position.leader is None else position.leader,
        ready=sum(1 << seat for seat, player in enumerate(position.players) if player.ready),
        scores=tuple(player.score for player in position.players),
        result=position.result,
    )


def _held(hands: tuple[int, ...]) -> int:
    held = 0
    for hand in hands:
        held |= hand
    return held & NUMBER_BITS


def _top(position: Position) -> int:
    return next((card for card in reversed(position.pile) if card != ZAP), 0)


def _problems(position: Position) -> Iterator[str]:
    """Codes of what is wrong, the most specific first."""
    seats = len(position.players)
    for seat in (position.owner, position.leader):
        if seat is not None and not 0 <= seat < seats:
            yield "seat"
            return
    hands = tuple(bits(player.hand) for player in position.players)
    yield from _card_problems(position, hands)
    yield from _result_problems(position)
    ready = [player.ready for player in position.players]
    if all(ready) if position.phase == "pause" else any(ready):
        yield "ready"
    if position.round > ROUNDS[seats] and position.options.tie_break == "shared":
        yield "round"
    if position.phase in ("pause", "over"):
        yield from _ended_problems(position, hands)
    else:
        yield from _running_problems(position, hands)


def _card_problems(position: Position, hands: tuple[int, ...]) -> Iterator[str]:
    seats = len(hands)
    if len(set(position.removed)) != len(position.removed) or len(position.removed) != REMOVED[seats]:
        yield "removed-suits"
    used = [NUMBERS * suit + card for suit in range(SUITS) if suit not in position.removed for card in range(NUMBERS)]
    held = [card for player in position.players for card in player.hand]
    if sorted([*held, *position.left, *position.pile]) != sorted([*used, *[ZAP] * seats]):
        yield "cards"
    if len(held) != sum(hand.bit_count() for hand in hands):  # two Zap cards in one hand
        yield "cards"


def _result_problems(position: Position) -> Iterator[str]:
    result = position.result
    if (position.phase == "over") != (result is not None):
        yield "result"
    if result is not None and not all(0 <= seat < len(position.players) for seat in result.winners):
        yield "result"


def _ended_problems(position: Position, hands: tuple[int, ...]) -> Iterator[str]:
    """After a round: exactly the owner of the last card is out of cards."""
    if hands.count(0) != 1 or position.owner is None or hands[position.owner]:
        yield "hand"


def _running_problems(position: Position, hands: tuple[int, ...]) -> Iterator[str]:
    """During a round."""
    if 0 in hands:
        yield "hand"
    if not any(card != ZAP for card in position.pile):
        yield "pile"
        return
    if (position.why is not None) != (position.phase == "free"):
        yield "why"
    if (position.owner is None) != (position.leader is None):
        yield "leader"
    yield from _free_problems(position, hands) if position.phase == "free" else _race_problems(position, hands)


def _free_problems(position: Position, hands: tuple[int, ...]) -> Iterator[str]:
    zap_on_top = position.pile[-1] == ZAP
    if position.owner is None:
        yield "owner"
    elif zap_on_top != (position.why == "zap") or (zap_on_top and hands[position.owner] & ZAP_BIT):
        yield "why"


def _race_problems(position: Position, hands: tuple[int, ...]) -> Iterator[str]:
    if position.pile[-1] == ZAP:
        yield "pile"
    fitting = bool(_held(hands) & FITS[_top(position)])
    if position.phase == "race" and not fitting:
        yield "stall"
    if position.phase == "any-card" and (fitting or position.owner is not None or position.left):
        yield "any-card"
