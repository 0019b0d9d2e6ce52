"""What a seat may know (SB-GAP-28), and full states that would look the same to it."""

from __future__ import annotations

from collections import Counter
from operator import attrgetter
from typing import Any, Final

import msgspec

from spila.games.skip_bo.cards import (
    CARD_POINTS,
    CARD_PRICE,
    NO_CARD,
    PILES,
    TOP_RANK,
    WILD,
    WIN_POINTS,
    deck_cards,
    rank,
)
from spila.games.skip_bo.events import Drew, Event
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import Cards, Phase, State, tops
from spila.kernel import Result, Seat
from spila.kernel.game import Random


class PileView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building pile: its number, its top card (None: coins, or nothing yet), the coins beside it, and the
    numbers that lie there without a card.

    `wants` is the number that goes on it next (None: the pile is complete, or the match is over), `price` the coins
    that can stand for it (None: they cannot).
    """

    value: int
    top: int | None
    coins: int
    bare: tuple[int, ...]
    wants: int | None
    price: int | None


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player. `discards` are whole piles, or tops only where the table hides the rest."""

    stock: int | None
    stock_count: int
    hand_count: int
    discards: tuple[tuple[int, ...], ...]
    discard_counts: tuple[int, ...]
    coins: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as one seat sees it; `seat` and `hand` are None for a spectator.

    `card_price` is what another player's card costs. Buying the stock card of a seat in `sale_wins` makes that seat
    win (SB-GAP-17). `decline_discards`: declining the open toll leaves a card to discard (SB-GAP-20). `win_points` and
    `card_points` are what a won game gives, and for each stock card of the others.
    """

    seat: Seat | None
    hand: tuple[int, ...] | None
    options: Options
    game: int
    starter: Seat
    phase: Phase
    turn: Seat
    toll: int
    toll_pile: int
    piles: tuple[PileView, ...]
    draw: int
    completed: int
    players: tuple[PlayerView, ...]
    scores: tuple[int, ...]
    quiet: int
    stirred: bool
    result: Result | None
    card_price: int
    sale_wins: tuple[Seat, ...]
    decline_discards: bool
    win_points: int
    card_points: int


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


def seen(event: Event, seat: Seat | None) -> Event:
    """Only drawn cards are private."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, event.count, None)
    return event


def sample(view: View, rng: Random) -> State:
    """Deal the unseen cards at random to all the places where cards lie unseen.

    Cards under the top of a building pile are chosen first, since there only the right number or a wild can lie.
    """
    unseen = _unseen(view)
    piles = _building_piles(view, unseen, rng)
    rest = sorted(unseen.elements())
    rng.shuffle(rest)

    def take(count: int) -> Cards:
        taken = tuple(rest[len(rest) - count :])
        del rest[len(rest) - count :]
        return taken

    stocks, hands, discards = [], [], []
    for number, player in enumerate(view.players):
        own = view.hand is not None and number == view.seat
        hands.append(view.hand if own and view.hand is not None else tuple(sorted(take(player.hand_count))))
        stocks.append((*take(player.stock_count - 1), player.stock) if player.stock is not None else ())
        discards += [
            (*take(count - len(shown)), *shown)
            for shown, count in zip(player.discards, player.discard_counts, strict=True)
        ]
    completed = take(view.completed)
    seed = bytes(rng.randrange(256) for _ in range(32))
    return State(
        view.options, seed, 0, tuple(rest), completed, piles,
        tuple(pile.coins for pile in view.piles), tuple(stocks), tuple(hands), tuple(discards),
        tops(tuple(stocks), tuple(discards)),
        tuple(player.coins for player in view.players), view.phase, view.turn, view.toll, view.toll_pile, view.quiet,
        view.stirred, view.game, view.starter, view.scores, view.result,
    )  # fmt: skip


def _unseen(view: View) -> Counter[int]:
    unseen = Counter(deck_cards(view.options.deck))
    unseen.subtract(view.hand or ())
    unseen.subtract(pile.top for pile in view.piles if pile.top is not None)
    for player in view.players:
        if player.stock is not None:
            unseen[player.stock] -= 1
        for shown in player.discards:
            unseen.subtract(shown)
    return unseen


def _building_piles(view: View, unseen: Counter[int], rng: Random) -> tuple[Cards, ...]:
    """Cards for the buried places, taken out of `unseen`.

    Where fewer cards of a number are unseen than buried places ask for, the places left over must hold wilds;
    these are served first, so that the others cannot use up the wilds they need.
    """
    piles = [[NO_CARD] * pile.value for pile in view.piles]
    places: dict[int, list[int]] = {}
    for pile, shown in enumerate(view.piles):
        if shown.top is not None:
            piles[pile][-1] = shown.top
        for number in range(1, shown.value + (shown.top is None)):
            if number not in shown.bare:
                places.setdefault(number, []).append(pile)
    wanting = []
    for number, at in places.items():
        rng.shuffle(at)
        there = sum(count for card, count in unseen.items() if rank(card) == number)
        wanting += [(place >= there, number, pile) for place, pile in enumerate(at)]
    for forced, number, pile in sorted(wanting, reverse=True):
        wanted = (WILD,) if forced else (WILD, number)
        choices = [card for card in sorted(unseen) if rank(card) in wanted for _ in range(unseen[card])]
        card = choices[rng.randrange(len(choices))]
        unseen[card] -= 1
        piles[pile][number - 1] = card
    return tuple(map(tuple, piles))
