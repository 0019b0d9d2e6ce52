"""What a seat may do now, and why not."""

from __future__ import annotations

from typing import Final, TypeAlias

from spila.games.skipbo.cards import NO_CARD, PILES, TOP_RANK, WILD, rank
from spila.games.skipbo.moves import (
    BUY_DISCARD_MOVES,
    BUY_STOCK_MOVES,
    COIN_TWELVES,
    DECLINE,
    DISCARDS,
    END,
    HAND_MOVES,
    PAY,
    STOCK_MOVES,
    TOP_MOVES,
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
from spila.games.skipbo.state import State
from spila.kernel import Refusal, Seat, refuse

_PAY_OR_DECLINE: Final = (PAY, DECLINE)

Codes: TypeAlias = tuple[int, ...]
"""For each rank (0: wild) the code of `SourceMoves`: where such a card can be played, where it can follow coins."""

_CODES: dict[tuple[int, ...], tuple[Codes, Codes]] = {}
_MOST_CODES: Final = 50_000


def _codes(key: tuple[int, ...]) -> tuple[Codes, Codes]:
    """Codes for own cards and for bought cards, by what the piles show, the coins held, and from which number on
    coins may stand for a card (SB-GAP-12). Remembered, since few tables differ in these six numbers.
    """
    *values, coins, least = key
    own = [0] * (TOP_RANK + 1)
    bought = [0] * (TOP_RANK + 1)
    for pile, value in enumerate(values):
        play, follow = 1 << pile, 16 << pile
        wanted = value + 1
        for each in (WILD, wanted):
            own[each] |= play
            bought[each] |= play * (coins >= 1)
        if least <= wanted < TOP_RANK:
            for each in (WILD, wanted + 1):
                own[each] |= follow * (coins >= wanted)
                bought[each] |= follow * (coins >= wanted + 1)
    if len(_CODES) >= _MOST_CODES:
        _CODES.clear()
    _CODES[key] = tuple(own), tuple(bought)
    return _CODES[key]


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move, by source: hand, stock, discard piles, other players' cards; then discards."""
    if seat != state.turn or state.phase == "over":
        return ()
    if state.phase == "toll":
        return _PAY_OR_DECLINE
    hand = state.hands[seat]
    found: list[Move] = []
    if state.phase == "play":
        may_end = _with_cards(state, seat, hand, found)
        if not may_end:
            return tuple(found)
        if not hand:
            found.append(END)
    last = -1
    for card in hand:
        if card != last:
            found += DISCARDS[card]
            last = card
    return tuple(found)


def _with_cards(state: State, seat: Seat, hand: tuple[int, ...], found: list[Move]) -> bool:
    """Moves that put a card or coins on a building pile; whether the turn may end as well."""
    options = state.options
    coins = state.coins[seat]
    one, two, three, four = state.piles
    key = (len(one), len(two), len(three), len(four), min(coins, TOP_RANK), 1 if options.coin_as_one else 2)
    own, bought = _CODES.get(key) or _codes(key)
    if options.consecutive_wilds == "forbidden":
        own, bought = _no_wild_on_wild(state, own), _no_wild_on_wild(state, bought)
    last = -1
    for card in hand:
        if card != last:
            last = card
            if code := own[card % 100]:
                found += HAND_MOVES[card][code]
    if code := own[state.stocks[seat][-1] % 100]:
        found += STOCK_MOVES[code]
    may_end = not (options.mandatory_stock_play and code & 15)
    discards = state.discards
    first = seat * PILES
    for moves, pile in zip(TOP_MOVES, discards[first : first + PILES]):
        if pile and (code := own[pile[-1] % 100]):
            found += moves[code]
    if coins:
        spare_last = options.buy_last_stock_card == "forbidden"
        for owner, stock in enumerate(state.stocks):
            if owner != seat:
                if (code := bought[stock[-1] % 100]) and not (spare_last and len(stock) == 1):
                    found += BUY_STOCK_MOVES[owner][code]
                first = owner * PILES
                for moves, pile in zip(BUY_DISCARD_MOVES[owner], discards[first : first + PILES]):
                    if pile and (code := bought[pile[-1] % 100]):
                        found += moves[code]
        if coins >= TOP_RANK and options.coin_as_twelve:
            found += [COIN_TWELVES[place] for place, pile in enumerate(state.piles) if len(pile) == TOP_RANK - 1]
    return may_end


def _no_wild_on_wild(state: State, codes: Codes) -> Codes:
    """SB-GAP-11, where the table plays so. A wild may still follow coins: these lie between."""
    covered = sum(1 << place for place, pile in enumerate(state.piles) if _wild_on_top(pile))
    return codes[WILD] & ~covered, *codes[1:]


def _wild_on_top(pile: tuple[int, ...]) -> bool:
    return bool(pile) and pile[-1] != NO_CARD and rank(pile[-1]) == WILD


def objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is against the rules; None when it is not."""
    phase = state.phase
    if phase == "over":
        return refuse("match-over")
    if seat != state.turn:
        return refuse("not-your-turn", seat=state.turn) if 0 <= seat < len(state.hands) else refuse("no-such-seat")
    if phase == "toll":
        if isinstance(move, PayToll | DeclineToll):
            return None
        return refuse("toll-open", coins=state.toll)
    if isinstance(move, Discard):
        return _discard_objection(state, seat, move)
    if isinstance(move, PayToll | DeclineToll):
        return refuse("no-toll-open")
    if phase == "discard":
        return refuse("must-discard")
    if isinstance(move, EndTurn):
        return refuse("must-discard") if state.hands[seat] else _stock_objection(state, seat)
    if not 0 <= move.pile < PILES:
        return refuse("no-such-pile", pile=move.pile)
    if isinstance(move, CoinTwelve):
        return _twelve_objection(state, seat, move.pile)
    return _card_objection(state, seat, move)


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
    wanted = len(state.piles[pile]) + 1
    if not state.options.coin_as_twelve:
        return refuse("coins-as-twelve")
    if wanted != TOP_RANK:
        return refuse("pile-wants", pile=pile, rank=wanted)
    coins = state.coins[seat]
    return refuse("too-few-coins", needs=TOP_RANK, has=coins) if coins < TOP_RANK else None


def _card_objection(state: State, seat: Seat, move: Play | Substitute) -> Refusal | None:
    """SB-PILE, SB-SUB and SB-BUY: the card must be there, be paid for and fit."""
    card = card_at(state, seat, move.source)
    if isinstance(card, Refusal):
        return card
    wanted = len(state.piles[move.pile]) + 1
    price = int(type(move.source) in (BuyStock, BuyDiscard))
    after_coins = type(move) is Substitute
    if after_coins:
        if wanted == TOP_RANK:
            return refuse("nothing-after-twelve", pile=move.pile)
        if wanted == 1 and not state.options.coin_as_one:
            return refuse("coins-as-one", pile=move.pile)
        price += wanted
        wanted += 1
    if state.coins[seat] < price:
        return refuse("too-few-coins", needs=price, has=state.coins[seat])
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
    owner = source.seat
    if not 0 <= owner < len(state.stocks):
        return refuse("no-such-seat")
    if owner == seat:
        return refuse("own-cards")
    if isinstance(source, BuyDiscard):
        return _discard_top(state, owner, source.pile)
    if len(state.stocks[owner]) == 1 and state.options.buy_last_stock_card == "forbidden":
        return refuse("last-stock-card", seat=owner)
    return state.stocks[owner][-1]


def _discard_top(state: State, owner: Seat, pile: int) -> int | Refusal:
    if not 0 <= pile < PILES:
        return refuse("no-such-pile", pile=pile)
    cards = state.discards[owner * PILES + pile]
    return cards[-1] if cards else refuse("discard-pile-empty", pile=pile)
