"""What a seat sees of a state: all of it, or what is different from the state before.

Apart from `view.py` so that it can be compiled: it runs after every move.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from spila.games.skip_bo.cards import CARD_POINTS, CARD_PRICE, NO_CARD, PILES, TOP_RANK, WIN_POINTS
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import Cards, State
from spila.games.skip_bo.view import PileView, PlayerView, View
from spila.kernel import Seat


def view(state: State, seat: Seat | None) -> View:
    """Allow-list: hands but one's own, face-down stock cards, the draw pile and completed piles stay hidden."""
    return View(
        seat=seat,
        hand=None if seat is None else state.hands[seat],
        options=state.options,
        game=state.game,
        starter=state.starter,
        phase=state.phase,
        turn=state.turn,
        toll=state.toll,
        toll_pile=state.toll_pile,
        piles=_piles(state),
        draw=len(state.draw),
        completed=len(state.completed),
        players=tuple(_player(state, each) for each in range(len(state.hands))),
        scores=state.scores,
        quiet=state.quiet,
        stirred=state.stirred,
        result=state.result,
        card_price=CARD_PRICE,
        sale_wins=_sale_wins(state),
        decline_discards=_decline_discards(state),
        win_points=WIN_POINTS,
        card_points=CARD_POINTS,
    )


def _piles(state: State) -> tuple[PileView, ...]:
    if state.phase == "over":
        wants: list[int | None] = [None] * PILES
    else:
        wants = [len(pile) + 1 if len(pile) < TOP_RANK else None for pile in state.piles]
    prices = [_price(number, state.options) for number in wants]
    return tuple(map(_pile, state.piles, state.beside, wants, prices))


def _price(wanted: int | None, options: Options) -> int | None:
    """SB-SUB-2: as many coins as the number; a 1 and a 12 only where the table plays so (SB-GAP-12, SB-GAP-13)."""
    if (wanted == 1 and not options.coin_as_one) or (wanted == TOP_RANK and not options.coin_as_twelve):
        return None
    return wanted


def _pile(pile: Cards, coins: int, wants: int | None, price: int | None) -> PileView:
    if NO_CARD not in pile:
        return PileView(len(pile), pile[-1] if pile else None, coins, (), wants, price)
    bare = tuple(number for number, card in enumerate(pile, start=1) if card == NO_CARD)
    return PileView(len(pile), pile[-1] if pile[-1] != NO_CARD else None, coins, bare, wants, price)


def _sale_wins(state: State) -> tuple[Seat, ...]:
    if state.options.buy_last_stock_card == "forbidden":
        return ()
    return tuple([seat for seat, stock in enumerate(state.stocks) if len(stock) == 1])


def _decline_discards(state: State) -> bool:
    return state.phase == "toll" and bool(state.hands[state.turn]) and state.options.unpaid_toll_discard


def _player(state: State, seat: Seat) -> PlayerView:
    stock = state.stocks[seat]
    piles = state.discards[seat * PILES : seat * PILES + PILES]
    return PlayerView(
        stock[-1] if stock else None,
        len(stock),
        len(state.hands[seat]),
        piles if state.options.show_buried_discards else tuple([pile[-1:] for pile in piles]),
        tuple(map(len, piles)),
        state.coins[seat],
    )


_SHOWN_AS_THEY_ARE: Final = (
    "options", "game", "starter", "phase", "turn", "toll", "toll_pile", "scores", "quiet", "stirred", "result"
)  # fmt: skip
_as_they_are: Final = attrgetter(*_SHOWN_AS_THEY_ARE)


def changes(before: State, after: State) -> dict[str, Any]:
    """What is different in a spectator's view. A step shares what it did not change, so comparing is quick. The result
    never contains a field that is equal in both views.
    """
    found: dict[str, Any] = {}
    if (
        before.piles != after.piles
        or before.beside != after.beside
        or (before.phase == "over") != (after.phase == "over")
    ):
        found["piles"] = _piles(after)
    if len(before.draw) != len(after.draw):
        found["draw"] = len(after.draw)
    if len(before.completed) != len(after.completed):
        found["completed"] = len(after.completed)
    if (
        before.discards != after.discards
        or before.stocks != after.stocks
        or before.coins != after.coins
        or (before.hands is not after.hands and [*map(len, before.hands)] != [*map(len, after.hands)])
    ):
        found["players"] = tuple([_player(after, seat) for seat in range(len(after.hands))])
    if before.stocks is not after.stocks and _sale_wins(before) != (sale_wins := _sale_wins(after)):
        found["sale_wins"] = sale_wins
    if _decline_discards(before) != (decline_discards := _decline_discards(after)):
        found["decline_discards"] = decline_discards
    was, now = _as_they_are(before), _as_they_are(after)
    if was != now:
        found |= {name: new for name, old, new in zip(_SHOWN_AS_THEY_ARE, was, now) if old != new}
    return found
