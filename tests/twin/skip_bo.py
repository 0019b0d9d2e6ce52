"""Skip-Bo: a state of the rules as a row of the twin, and both as the same plain data."""

from __future__ import annotations

from typing import Any

import numpy as np

from spila.games.skip_bo.cards import KINDS
from spila.games.skip_bo.events import GameDealt, Reshuffled
from spila.games.skip_bo.state import State
from spila.kernel import Step
from spila.kernel.shuffle import pick
from spila.twin import skip_bo_row as twin
from spila.twin.layout import Cells, Layout, Words
from tests.twin.script import shuffle_picks

NUMBERS = np.array(KINDS)


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:
    """Write the state into a row."""
    config = layout.config
    deck = int(config[twin.DECK])
    free: dict[int, list[int]] = {}
    for card in range(deck, 0, -1):
        free.setdefault(KINDS[twin.kind_of(config, card)], []).append(card)
    draw, under = twin.draw_at(config), twin.below_at(config)
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
    row[twin.COMPLETED_TOP] = chain(state.completed)
    twin.put_wide(row, twin.NUMBER, state.game)
    for place, card in enumerate(state.draw):
        row[draw + place] = free[card].pop()
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


def dump(row: Cells, layout: Layout) -> dict[str, Any]:
    """The same of a row."""
    config, cells = layout.config, row.tolist()
    deck = int(config[twin.DECK])
    kinds = [-1, *NUMBERS[config[twin.CARD_KIND + 4 : twin.CARD_KIND + 4 * deck + 4 : 4]].tolist()]
    draw, under = twin.draw_at(config), twin.below_at(config)

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
        "draw": tuple(kinds[card] for card in cells[draw : draw + cells[twin.DRAW]]),
        "completed": tuple(sorted(chain(cells[twin.COMPLETED_TOP]))),
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


def script(before: State, step: Step[State, Any]) -> list[int]:
    """The numbers that the twin will ask for in this step."""
    found: list[int] = []
    counter = before.shuffles
    seed, options, seats = before.seed, before.options, len(before.hands)
    for event in step.events:
        if isinstance(event, Reshuffled):
            found += shuffle_picks(seed, counter, event.cards)
            counter += 1
        if isinstance(event, GameDealt):
            if options.starter == "random":
                found.append(pick(seed, counter, seats))
                counter += 1
            found += shuffle_picks(seed, counter, options.deck.size)
            counter += 1
    assert counter == step.state.shuffles
    return found


def script_of_deal(state: State) -> list[int]:
    """The numbers that the twin asks for in the first deal."""
    seats, options = len(state.hands), state.options
    starter = [pick(state.seed, 0, seats)] if options.starter == "random" else []
    return starter + shuffle_picks(state.seed, len(starter), options.deck.size)
