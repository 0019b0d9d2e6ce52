"""Which cards are played, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from spila.dated.line import far_apart
from spila.games.timeline_together.options import Options
from spila.games.timeline_together.state import Cards, Player, Side, State
from spila.kernel.shuffle import pick, shuffle


def dealt(options: Options, seats: int, seed: bytes) -> State:
    """TT-SETUP: one card starts the line, the others come one at a time, and the first of them is open."""
    values = tuple(card.value for card in options.in_play())
    chosen = _chosen(options, values, seed)
    line, pile = tuple(chosen[:1]), tuple(chosen[1:])
    if options.easy_first:
        pile = _easy_first(values, line, pile)
    sides = seats if options.teams is None else options.teams
    return State(options, values, (Player(),) * seats, (Side(),) * sides, line, pile, (), False, None, options.talks)


def _chosen(options: Options, values: Sequence[int | float], seed: bytes) -> list[int]:
    """TT-SETUP-4: any cards, cards that lie far apart, or cards from one stretch of the deck."""
    count, size = options.cards + 1, len(values)
    if options.difficulty == "easy":
        return far_apart(values, count, seed, 0)
    if options.difficulty == "mixed":
        return shuffle(seed, 0, range(size))[:count]
    ordered = sorted(range(size), key=lambda card: (values[card], card))
    width = min(size, 2 * count)
    start = pick(seed, 0, size - width + 1)
    return shuffle(seed, 1, ordered[start : start + width])[:count]


def _easy_first(values: Sequence[int | float], line: Cards, pile: Cards) -> Cards:
    """TT-SETUP-5: next comes the card that lies furthest from all cards before it, in the order of dates."""
    ordered = sorted((*line, *pile), key=lambda card: (values[card], card))
    ranks = {card: rank for rank, card in enumerate(ordered)}
    placed, waiting, found = [ranks[card] for card in line], list(pile), []
    while waiting:
        card = max(waiting, key=lambda each: (min(abs(ranks[each] - rank) for rank in placed), -each))
        waiting.remove(card)
        placed.append(ranks[card])
        found.append(card)
    return tuple(found)
