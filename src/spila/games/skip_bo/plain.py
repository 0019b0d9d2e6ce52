"""The plain steps: by far the most frequent ones, made without a `Table`. Each answers None when there is more to it.

What they do is what `Table` does; the golden records and the rulebook tests hold for both.
"""

from __future__ import annotations

from msgspec.structs import replace

from spila.games.skip_bo.cards import HAND, PILES, TOP_RANK
from spila.games.skip_bo.events import Bought, Discarded, Drew, Event, Played, TurnBegan
from spila.games.skip_bo.moves import BuyDiscard, DiscardTop, Hand, Play
from spila.games.skip_bo.state import State, with_top
from spila.kernel import Seat, Step


def plain_discard(state: State, card: int, pile: int) -> Step[State, Event] | None:
    """A discard, and the next seat draws from a draw pile that has enough."""
    seat, draw = state.turn, state.draw
    hands = list(state.hands)
    after = (seat + 1) % len(hands)
    following = hands[after]
    missing = HAND - len(following)
    if not 0 < missing <= len(draw):
        return None
    hand = list(hands[seat])
    hand.remove(card)
    drawn = draw[: -missing - 1 : -1]
    hands[seat] = tuple(hand)
    hands[after] = tuple(sorted(following + drawn))
    discards = list(state.discards)
    place = seat * PILES + pile
    discards[place] += (card,)
    tops = with_top(state.tops, seat, 1 + pile, discards[place])
    state = replace(
        state, hands=tuple(hands), discards=tuple(discards), tops=tops, draw=draw[:-missing], turn=after, phase="play",
        quiet=0, stirred=True,
    )  # fmt: skip
    return Step(state, (Discarded(seat, card, pile), TurnBegan(after), Drew(after, missing, drawn)))


def plain_play(state: State, move: Play) -> Step[State, Event] | None:
    """A card without a toll, from hand or discard piles; the pile is not completed, the hand not emptied."""
    source = move.source
    if len(state.piles[move.pile]) == TOP_RANK - 1:
        return None
    if type(source) is Hand:
        return _from_hand(state, source, move.pile)
    if not state.hands[state.turn]:
        return None
    if type(source) is DiscardTop:
        return _from_discards(state, source, state.turn, move.pile)
    return _from_discards(state, source, source.seat, move.pile) if type(source) is BuyDiscard else None


def _from_hand(state: State, source: Hand, pile: int) -> Step[State, Event] | None:
    card, seat = source.card, state.turn
    hands = list(state.hands)
    hand = list(hands[seat])
    if card >= 100 or len(hand) == 1:
        return None
    hand.remove(card)
    hands[seat] = tuple(hand)
    piles = list(state.piles)
    piles[pile] += (card,)
    played = Played(seat, source, card, pile, len(piles[pile]))
    return Step(replace(state, hands=tuple(hands), piles=tuple(piles), stirred=True), (played,))


def _from_discards(state: State, source: DiscardTop | BuyDiscard, owner: Seat, pile: int) -> Step[State, Event] | None:
    discards = list(state.discards)
    place = owner * PILES + source.pile
    card = discards[place][-1]
    if card >= 100:
        return None
    seat = state.turn
    discards[place] = discards[place][:-1]
    tops = with_top(state.tops, owner, 1 + source.pile, discards[place])
    piles = list(state.piles)
    piles[pile] += (card,)
    played = Played(seat, source, card, pile, len(piles[pile]))
    if owner == seat:
        return Step(replace(state, discards=tuple(discards), tops=tops, piles=tuple(piles), stirred=True), (played,))
    coins = list(state.coins)
    coins[seat] -= 1
    coins[owner] += 1
    state = replace(state, discards=tuple(discards), tops=tops, piles=tuple(piles), coins=tuple(coins), stirred=True)
    return Step(state, (Bought(seat, owner), played))
