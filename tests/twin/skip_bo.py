"""Skip-Bo: a state of the rules as a row of the twin, and both as the same plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from spila.games.skip_bo.cards import KINDS, deck_cards
from spila.games.skip_bo.events import GameDealt, Reshuffled
from spila.games.skip_bo.state import State
from spila.kernel import Step
from spila.kernel.shuffle import pick, shuffle
from spila.twin import skip_bo_row as twin
from spila.twin.layout import Cells, Layout, Words

NUMBERS = np.array(KINDS)


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:
    """Write the state into a row."""
    config = layout.config
    deck = int(config[twin.DECK])
    free: dict[int, list[int]] = {}
    for card in range(deck, 0, -1):
        free.setdefault(KINDS[twin.kind_of(config, card)], []).append(card)
    ring, under = twin.ring_at(config), twin.below_at(config)
    row[:] = 0

    def chain(cards: Any) -> int:
        top = 0
        for card in cards:
            number = free[card].pop()
            row[under + number] = top
            top = number
        return top

    row[twin.PHASE] = twin.PHASES.index(state.phase)
    row[twin.TURN], row[twin.TOLL], row[twin.TOLL_PILE] = state.turn, state.toll, state.toll_pile
    row[twin.QUIET], row[twin.STIRRED], row[twin.STARTER] = state.quiet, state.stirred, state.starter
    row[twin.DRAW], row[twin.COMPLETED] = len(state.draw), len(state.completed)
    for place, card in enumerate((*state.draw[::-1], *state.completed)):
        row[ring + place] = free[card].pop()
    write_order(words, layout, [])
    twin.put_wide(row, twin.NUMBER, state.game)
    for pile in range(twin.PILES):
        row[twin.VALUES + pile] = len(state.piles[pile])
        row[twin.BESIDE + pile] = state.beside[pile]
        for place, card in enumerate(state.piles[pile]):
            row[twin.PILE + 12 * pile + place] = free[card].pop() if card >= 0 else 0
    for seat in range(layout.seats):
        mine = twin.seat_at(seat)
        row[mine + twin.STOCK], row[mine + twin.STOCK_TOP] = len(state.stocks[seat]), chain(state.stocks[seat])
        row[mine + twin.HELD], row[mine + twin.COINS] = len(state.hands[seat]), state.coins[seat]
        hand = sorted(free[card].pop() for card in state.hands[seat])
        row[mine + twin.HELD_CARDS : mine + twin.HELD_CARDS + len(hand)] = hand
        twin.put_wide(row, mine + twin.SCORE, state.scores[seat])
        words[twin.TOPS + seat] = 0xFFFFF
        twin.put_top(words, config, seat, 0, int(row[mine + twin.STOCK_TOP]))
        for pile in range(twin.PILES):
            cards = state.discards[twin.PILES * seat + pile]
            row[mine + twin.DISCARD_TOPS + pile] = top = chain(cards)
            row[mine + twin.DISCARD_COUNTS + pile] = len(cards)
            twin.put_top(words, config, seat, 1 + pile, top)
    twin.read_hand(row.astype(np.int64), words, config)


def facts(state: State) -> dict[str, Any]:
    """All that the rules will ever look at. The order of completed cards is nothing to them: they are sorted first."""
    return {
        "phase": state.phase, "turn": state.turn, "toll": state.toll, "toll_pile": state.toll_pile,
        "quiet": state.quiet, "stirred": state.stirred, "starter": state.starter, "game": state.game,
        "draw": state.draw, "completed": tuple(sorted(state.completed)), "piles": state.piles, "beside": state.beside,
        "stocks": state.stocks, "hands": state.hands, "discards": state.discards, "coins": state.coins,
        "scores": state.scores,
        "result": state.result and (state.result.winners, state.result.reason),
    }  # fmt: skip


def ring(row: Cells, layout: Layout) -> list[int]:
    """The kinds on the ring from the next card on: the draw pile, the completed cards, then what is left over."""
    config, deck = layout.config, int(layout.config[twin.DECK])
    cards = row[twin.ring_at(config) :][:deck].astype(int)
    return [KINDS[twin.kind_of(config, card)] if card else twin.NEVER for card in np.roll(cards, -int(row[twin.FIRST]))]


def draws(cards: list[int], numbers: Any) -> tuple[int, ...]:
    """The order in which these numbers of chance draw the cards."""
    cards, found = list(cards), []
    for number in numbers:
        found.append(cards[number])
        cards[number] = cards[0]
        del cards[0]
    return tuple(found)


def picks(cards: list[int], wanted: Sequence[int]) -> list[int]:
    """The numbers of chance that draw the cards in the order wanted."""
    cards, found = list(cards), []
    for card in wanted:
        found.append(cards.index(card))
        cards[found[-1]] = cards[0]
        del cards[0]
    return found


def write_order(words: Words, layout: Layout, order: list[int]) -> None:
    """Make the draws find these numbers of chance, then zeros: the cards in the order in which they lie."""
    room = len(words) - layout.words
    words[twin.DRAWN] = layout.words
    words[layout.words :][: room // 2] = (order + [0] * room)[: room // 2]


def drawn(words: Words, layout: Layout) -> int:
    """How many of them were used."""
    return int(words[twin.DRAWN]) - layout.words


def dump(row: Cells, words: Words, layout: Layout) -> dict[str, Any]:
    """The same of a row."""
    config, cells = layout.config, row.tolist()
    deck = int(config[twin.DECK])
    kinds = [-1, *NUMBERS[config[twin.CARD_KIND + 4 : twin.CARD_KIND + 4 * deck + 4 : 4]].tolist()]
    under = twin.below_at(config)
    around, left = ring(row, layout), cells[twin.DRAW]

    def chain(card: int) -> tuple[int, ...]:
        found = []
        while card:
            found.append(kinds[card])
            card = cells[under + card]
        return tuple(found[::-1])

    seats = [twin.seat_at(seat) for seat in range(layout.seats)]
    over = cells[twin.PHASE] == twin.OVER
    winners = tuple(seat for seat in range(layout.seats) if cells[twin.WINNERS] >> seat & 1)
    found = {
        "phase": twin.PHASES[cells[twin.PHASE]], "turn": cells[twin.TURN], "toll": cells[twin.TOLL],
        "toll_pile": cells[twin.TOLL_PILE], "quiet": cells[twin.QUIET], "stirred": bool(cells[twin.STIRRED]),
        "starter": cells[twin.STARTER], "game": twin.wide(cells, twin.NUMBER),
        "draw": draws(around[:left], words[words[twin.DRAWN] :][:left])[::-1],
        "completed": tuple(sorted(around[left : left + cells[twin.COMPLETED]])),
        "piles": tuple(
            tuple(kinds[card] for card in cells[first : first + cells[twin.VALUES + pile]])
            for pile, first in enumerate(range(twin.PILE, twin.SEATS, 12))
        ),
        "beside": tuple(cells[twin.BESIDE : twin.BESIDE + 4]),
        "stocks": tuple(chain(cells[mine + twin.STOCK_TOP]) for mine in seats),
        "hands": tuple(
            tuple(kinds[card] for card in cells[mine + twin.HELD_CARDS :][: cells[mine + twin.HELD]]) for mine in seats
        ),
        "discards": tuple(chain(cells[mine + twin.DISCARD_TOPS + pile]) for mine in seats for pile in range(4)),
        "coins": tuple(cells[mine + twin.COINS] for mine in seats),
        "scores": tuple(twin.wide(cells, mine + twin.SCORE) for mine in seats),
        "result": (winners, twin.REASONS[cells[twin.REASON]]) if over else None,
    }  # fmt: skip
    counts = [len(chain(cells[mine + twin.DISCARD_TOPS + pile])) for mine in seats for pile in range(4)]
    assert counts == [cells[mine + twin.DISCARD_COUNTS + pile] for mine in seats for pile in range(4)]
    assert len(found["completed"]) == cells[twin.COMPLETED]
    assert [len(stock) for stock in found["stocks"]] == [cells[mine + twin.STOCK] for mine in seats]
    return found


class Shuffle(NamedTuple):
    """A shuffle of the rules: of so many cards, and whether for a new game."""

    counter: int
    cards: int
    dealt: bool


def chances(before: State, step: Step[State, Any]) -> tuple[list[int], list[Shuffle]]:
    """The starters that chance chooses in this step, and its shuffles."""
    starters, shuffles = [], []
    counter = before.shuffles
    for event in step.events:
        if isinstance(event, GameDealt) and before.options.starter == "random":
            starters.append(pick(before.seed, counter, len(before.hands)))
            counter += 1
        if isinstance(event, GameDealt):
            shuffles.append(Shuffle(counter, before.options.deck.size, dealt=True))
            counter += 1
        elif isinstance(event, Reshuffled):
            shuffles.append(Shuffle(counter, event.cards, dealt=False))
            counter += 1
    assert counter == step.state.shuffles
    return starters, shuffles


def chances_of_deal(state: State) -> tuple[list[int], list[Shuffle]]:
    """The same of the first deal."""
    starters = [pick(state.seed, 0, len(state.hands))] if state.options.starter == "random" else []
    return starters, [Shuffle(len(starters), state.options.deck.size, dealt=True)]


def numbers(state: State, shuffles: list[Shuffle], row: Cells, layout: Layout) -> list[int]:
    """The numbers of chance that draw all cards of the piles shuffled in a step in the order of the rules. `row` has
    made the step with zeros, which draw the cards as they lie.
    """
    cards = ring(row, layout)
    left = int(row[twin.DRAW])
    cards = cards[left:] + cards[:left]
    found: list[int] = []
    for counter, size, dealt in reversed(shuffles):
        lying = cards[-size:]
        del cards[-size:]
        order = shuffle(state.seed, counter, deck_cards(state.options.deck) if dealt else sorted(lying))
        stocks = state.options.stock_size * len(state.hands) if dealt else 0
        found = picks(lying, order[:stocks] + order[stocks:][::-1]) + found
    return found
