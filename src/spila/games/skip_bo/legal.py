"""What a seat may do now, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from spila.games.skip_bo.cards import NO_CARD, PILES, TOP_RANK, WILD, rank
from spila.games.skip_bo.moves import (
    BUY_MOVES,
    COIN_TWELVES,
    DECLINE,
    DISCARDS,
    END,
    HAND_MOVES,
    OWN_MOVES,
    PAY,
    BuyDiscard,
    BuyStock,
    CoinTwelve,
    DeclineToll,
    Discard,
    DiscardTop,
    EndTurn,
    Hand,
    Move,
    PayToll,
    Play,
    Source,
    Stock,
    Substitute,
)
from spila.games.skip_bo.state import SOURCES, State, with_top
from spila.kernel import Malformed, Refusal, Seat, refuse

_PAY_OR_DECLINE: Final = (PAY, DECLINE)
_END_ALONE: Final = (END,)
_EACH_TWELVE: Final = tuple((move,) for move in COIN_TWELVES)

_FOLLOW: Final = 16


def _codes_of_two(values: tuple[int, int], coins: int, coin_as_one: bool, price: int) -> int:
    """Where a card of each rank goes on two building piles: a byte for each rank (0: wild), as a code of `SourceMoves`.

    Coins stand for the number wanted if there are enough of them, `price` more when the follow-up is bought, and if a
    number comes after it (SB-GAP-12, SB-GAP-13, SB-GAP-15).
    """
    codes = 0
    for pile, value in enumerate(values):
        wanted = value + 1
        for each in (WILD, wanted):
            codes |= 1 << pile << 8 * each
        if (1 if coin_as_one else 2) <= wanted < TOP_RANK and wanted + price <= coins:
            for each in (WILD, wanted + 1):
                codes |= _FOLLOW << pile << 8 * each
    return codes


@cache
def _pairs(coins: int, coin_as_one: bool, price: int) -> tuple[tuple[int, ...], ...]:
    """The codes by the values of two piles. The other two piles use the same, two bits up."""
    shown = range(TOP_RANK)
    return tuple(tuple(_codes_of_two((a, b), coins, coin_as_one, price) for b in shown) for a in shown)


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Every legal move, by source: hand (discards included), stock, own discard piles, other players' cards."""
    if seat != state.turn or state.phase == "over":
        return ()
    found: list[Move] = []
    if state.phase == "play":
        stock_fits = _in_play_step(state, seat, found.extend)
        if stock_fits and state.options.mandatory_stock_play:
            return [move for move in found if not isinstance(move, (Discard, EndTurn))]
        return found
    if state.phase == "toll":
        return _PAY_OR_DECLINE
    for card in dict.fromkeys(state.hands[seat]):
        found += DISCARDS[card]
    return found


def groups(state: State, seat: Seat) -> Sequence[Sequence[Move]] | None:
    """The same moves in the same order, in groups that are made once: those of one source that are possible together.
    None where the duty to play the stock card (SB-GAP-08) takes some out of them.
    """
    if seat != state.turn or state.phase == "over":
        return ()
    if state.phase == "play":
        if state.options.mandatory_stock_play:
            return None
        found: list[Sequence[Move]] = []
        _in_play_step(state, seat, found.append)
        return found
    if state.phase == "toll":
        return (_PAY_OR_DECLINE,)
    return [DISCARDS[card] for card in dict.fromkeys(state.hands[seat])]


def _in_play_step(state: State, seat: Seat, add: Callable[[tuple[Move, ...]], None]) -> bool:
    """Find the moves of each source; whether the stock card can be played."""
    options = state.options
    coins = state.coins[seat]
    one, two, three, four = map(len, state.piles)
    pairs = _pairs(coins if coins < TOP_RANK else TOP_RANK, options.coin_as_one, 0)
    own = (pairs[one][two] | pairs[three][four] << 2).to_bytes(256, "little")
    if options.consecutive_wilds == "forbidden":
        own = _no_wild_on_wild(state, own)
    last = -1
    for card in state.hands[seat]:
        if card != last:
            add(HAND_MOVES[card][own[card % 100]])
            last = card
    if last == -1:
        add(_END_ALONE)
    codes = state.tops[SOURCES * seat : SOURCES * (seat + 1)].translate(own)
    for moves, code in zip(OWN_MOVES, codes):
        if code:
            add(moves[code])
    if coins:
        _purchases(state, seat, own, (one, two, three, four), add)
        if coins >= TOP_RANK and options.coin_as_twelve:
            for place, pile in enumerate(state.piles):
                if len(pile) == TOP_RANK - 1:
                    add(_EACH_TWELVE[place])
    return bool(codes[0] & 15)


def _purchases(
    state: State, seat: Seat, own: bytes, values: tuple[int, int, int, int], add: Callable[[tuple[Move, ...]], None]
) -> None:
    """SB-BUY: every card on top of somebody else's piles, where it fits now or after coins."""
    options, coins = state.options, state.coins[seat]
    bought = own
    if coins - 1 in values:  # some price leaves no coin for the owner of a bought follow-up
        one, two, three, four = values
        pairs = _pairs(coins if coins < TOP_RANK else TOP_RANK, options.coin_as_one, 1)
        bought = (pairs[one][two] | pairs[three][four] << 2).to_bytes(256, "little")
        if options.consecutive_wilds == "forbidden":
            bought = _no_wild_on_wild(state, bought)
    tops = state.tops
    if options.buy_last_stock_card == "forbidden":
        for owner, stock in enumerate(state.stocks):
            if len(stock) == 1:
                tops = with_top(tops, owner, 0, ())
    for moves, code in zip(BUY_MOVES[seat], tops.translate(bought)):
        if code:
            add(moves[code])


def _no_wild_on_wild(state: State, codes: bytes) -> bytes:
    """SB-GAP-11, where the table plays so. A wild may still follow coins: these lie between."""
    covered = sum(1 << place for place, pile in enumerate(state.piles) if _wild_on_top(pile))
    return bytes((codes[WILD] & ~covered, *codes[1:]))


def _wild_on_top(pile: tuple[int, ...]) -> bool:
    return bool(pile) and pile[-1] != NO_CARD and rank(pile[-1]) == WILD


def objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is against the rules; None when it is not."""
    phase = state.phase
    if seat != state.turn or phase == "over":
        return _not_yours(state, seat)
    if phase == "toll":
        return None if isinstance(move, (PayToll, DeclineToll)) else refuse("toll-open", coins=state.toll)
    if type(move) is Discard:
        return _discard_objection(state, seat, move)
    if phase == "play" and isinstance(move, (Play, Substitute)):
        if not 0 <= move.pile < PILES:
            return refuse("no-such-pile", pile=move.pile)
        return _card_objection(state, seat, move)
    if isinstance(move, (PayToll, DeclineToll)):
        return refuse("no-toll-open")
    if phase == "discard":
        return refuse("must-discard")
    if isinstance(move, CoinTwelve):
        return _twelve_objection(state, seat, move.pile)
    if not isinstance(move, EndTurn):
        raise Malformed("move", move=repr(move))
    return refuse("must-discard") if state.hands[seat] else _stock_objection(state, seat)


def _not_yours(state: State, seat: Seat) -> Refusal:
    if state.phase == "over":
        return refuse("match-over")
    return refuse("not-your-turn", seat=state.turn) if 0 <= seat < len(state.hands) else refuse("no-such-seat")


def _discard_objection(state: State, seat: Seat, move: Discard) -> Refusal | None:
    if move.card not in state.hands[seat]:
        return refuse("not-in-hand", card=move.card)
    if not 0 <= move.pile < PILES:
        return refuse("no-such-pile", pile=move.pile)
    return None if state.phase == "discard" else _stock_objection(state, seat)


def _stock_objection(state: State, seat: Seat) -> Refusal | None:
    """SB-GAP-08, where the table plays with the duty."""
    if not state.options.mandatory_stock_play:
        return None
    card = state.stocks[seat][-1]
    for pile in range(PILES):
        if _fit_objection(state, card, pile, len(state.piles[pile]) + 1) is None:
            return refuse("stock-fits", pile=pile)
    return None


def _twelve_objection(state: State, seat: Seat, pile: int) -> Refusal | None:
    if not 0 <= pile < PILES:
        return refuse("no-such-pile", pile=pile)
    wanted = len(state.piles[pile]) + 1
    if not state.options.coin_as_twelve:
        return refuse("coins-as-twelve")
    if wanted != TOP_RANK:
        return refuse("pile-wants", pile=pile, rank=wanted)
    coins = state.coins[seat]
    return refuse("too-few-coins", needs=TOP_RANK, has=coins) if coins < TOP_RANK else None


def _card_objection(state: State, seat: Seat, move: Play | Substitute) -> Refusal | None:
    """SB-PILE, SB-SUB and SB-BUY: the card must be there, be paid for and fit."""
    source = move.source
    card = card_at(state, seat, source)
    if isinstance(card, Refusal):
        return card
    wanted = len(state.piles[move.pile]) + 1
    price = 1 if isinstance(source, (BuyStock, BuyDiscard)) else 0
    after_coins = type(move) is Substitute
    if after_coins:
        if wanted == TOP_RANK:
            return refuse("nothing-after-twelve", pile=move.pile)
        if wanted == 1 and not state.options.coin_as_one:
            return refuse("coins-as-one", pile=move.pile)
        price += wanted
        wanted += 1
    if price and state.coins[seat] < price:
        return refuse("too-few-coins", needs=price, has=state.coins[seat])
    if card % 100 == wanted:
        return None
    return _fit_objection(state, card, move.pile, wanted, after_coins=after_coins)


def _fit_objection(state: State, card: int, pile: int, wanted: int, *, after_coins: bool = False) -> Refusal | None:
    if rank(card) not in (WILD, wanted):
        return refuse("pile-wants", pile=pile, rank=wanted)
    if (
        rank(card) == WILD
        and not after_coins
        and state.options.consecutive_wilds == "forbidden"
        and _wild_on_top(state.piles[pile])
    ):
        return refuse("wild-on-wild", pile=pile)
    return None


def card_at(state: State, seat: Seat, source: Source) -> int | Refusal:
    """The card a source offers to the seat."""
    if isinstance(source, Hand):
        return source.card if source.card in state.hands[seat] else refuse("not-in-hand", card=source.card)
    if isinstance(source, Stock):
        return state.stocks[seat][-1]
    if isinstance(source, DiscardTop):
        return _discard_top(state, seat, source.pile)
    return _for_sale(state, seat, source)


def _for_sale(state: State, seat: Seat, source: BuyStock | BuyDiscard) -> int | Refusal:
    """SB-GAP-18: only tops of other players' stock and discard piles."""
    owner = source.seat
    if not 0 <= owner < len(state.stocks):
        return refuse("no-such-seat")
    if owner == seat:
        return refuse("own-cards")
    if type(source) is BuyDiscard:
        return _discard_top(state, owner, source.pile)
    if len(state.stocks[owner]) == 1 and state.options.buy_last_stock_card == "forbidden":
        return refuse("last-stock-card", seat=owner)
    return state.stocks[owner][-1]


def _discard_top(state: State, owner: Seat, pile: int) -> int | Refusal:
    if not 0 <= pile < PILES:
        return refuse("no-such-pile", pile=pile)
    cards = state.discards[owner * PILES + pile]
    return cards[-1] if cards else refuse("discard-pile-empty", pile=pile)
