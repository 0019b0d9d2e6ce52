"""What a seat may know (SB-GAP-28), and full states that would look the same to it."""

from __future__ import annotations

from collections import Counter

import msgspec

from spila.games.skip_bo.cards import (
    NO_CARD,
    WILD,
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
