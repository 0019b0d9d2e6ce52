"""What the general tests need to know of Skip-Bo with coins."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from spila.games.skip_bo.cards import HAND

QUICK = {"preset": "short", "stockSize": 4}
LONG = {"preset": "classic"}


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    small = rng.random() < 0.5
    copies = rng.randint(2, 5) if small else 12
    wilds = rng.randint(0, 8) if small else 24
    target = rng.choice((None, None, 60))
    stalemate = rng.choice(("void", "fewestStock"))
    # Uniformly random players hardly ever empty a long stock without coins: void games would follow void games.
    stock = rng.randint(1, 3) if small or (target and stalemate == "void") else rng.choice((5, 10, 15))
    return {
        "preset": rng.choice(("masters", "short", "classic")) if not small else "masters",
        "deck": {
            "wilds": wilds,
            "copiesPerNumber": copies,
            "tolls": rng.choice(([], [1], [1, 2])) if small else rng.choice(([], [1, 2, 3], [5, 5])),
            "wildTolls": [1] if wilds and rng.random() < 0.3 else [],
        },
        "stockSize": stock,
        "coins": rng.choice((0, 2, 12)),
        "matchTarget": target,
        "starter": rng.choice(("youngest", "random", "rotate", "loser")),
        "youngest": rng.randrange(seats),
        "mandatoryStockPlay": rng.random() < 0.5,
        "consecutiveWilds": rng.choice(("allowed", "forbidden")),
        "coinAsOne": rng.random() < 0.5,
        "coinAsTwelve": rng.random() < 0.5,
        "buyLastStockCard": rng.choice(("ownerWins", "forbidden")),
        "unpaidTollDiscard": rng.random() < 0.5,
        "recycleBuried": rng.random() < 0.5,
        "stalemate": stalemate,
        "showBuriedDiscards": rng.random() < 0.5,
    }


def quick_options(rng: random.Random, seats: int) -> dict[str, Any]:
    """As `options`, for matches that end soon."""
    return {**options(rng, seats), "stockSize": rng.randint(1, 2), "matchTarget": None}


def choose(moves: list[Any], rng: random.Random) -> Any:
    """A legal move, as JSON, that leads to an end: what is laid comes before what is discarded."""
    laid = [move for move in moves if move["type"] not in ("discard", "end")]
    from_stock = [move for move in laid if move.get("source", {}).get("type") == "stock"]
    return rng.choice(from_stock or laid or moves)


def twin(moment: Any, seat: int | None, rng: random.Random) -> Any:
    """Exchange cards among deep draw pile, completed piles, deep stocks and hands that neither watch nor move."""
    state = moment.state
    deep = max(len(state.draw) - 4 * HAND, 0)
    bystanders = [each for each in range(len(state.hands)) if each not in (seat, moment.seat, state.turn)]
    after = (state.turn + 1) % len(state.hands)
    bystanders = [each for each in bystanders if each != after]
    pool = [*state.draw[:deep], *(card for stock in state.stocks for card in stock[:-2])]
    pool += [card for each in bystanders for card in state.hands[each]]
    if deep:
        pool += state.completed
    rng.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        return tuple(pool.pop() for _ in range(count))

    return replace(
        state,
        draw=take(deep) + state.draw[deep:],
        stocks=tuple(take(max(len(stock) - 2, 0)) + stock[-2:] for stock in state.stocks),
        hands=tuple(
            tuple(sorted(take(len(hand)))) if each in bystanders else hand for each, hand in enumerate(state.hands)
        ),
        completed=take(len(state.completed)) if deep else state.completed,
    )
