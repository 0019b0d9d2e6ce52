"""What the general tests need to know of Zip Zap."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

QUICK = {"idleStallMs": 300, "freeCardMs": 300, "misplayLockMs": 0}
LONG = QUICK


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    taken = {2: 2, 3: 1}.get(seats, 0)
    ways = ("chosen", "chosen", "chosenAny", "random", "random", "randomAny")
    removed = ways[int(6 * rng.random())]
    suits = rng.sample(range(4), taken) if removed.startswith("chosen") else []
    if removed == "chosenAny" and suits:
        suits[0] = 4
    return {
        "removedSuits": removed,
        "chosenSuits": suits,
        "deadStart": rng.choice(("redeal", "anyCardRace")),
        "misplayLockMs": rng.choice((0, 1000)),
        "idleStallMs": rng.choice((None, 15_000)),
        "freeCardMs": rng.choice((None, 15_000)),
        "scoring": rng.choice(("cards", "onePoint")),
        "onePointFor": rng.choice(("goesOut", "firstCard")),
        "tieBreak": rng.choice(("shared", "extraRound")),
        "showPlayedCards": rng.random() < 0.5,
    }


def twin(moment: Any, seat: int | None, rng: random.Random) -> Any:
    """Exchange number cards between hands that neither watch nor move; who can play stays the same for the table. After
    a round all hands are open: then what nobody sees is which cards are covered and which were never turned up.
    """
    state = moment.state
    if state.phase in ("pause", "over"):
        return _covered_exchanged(state, rng)
    bystanders = [each for each in range(len(state.hands)) if each not in (seat, moment.seat, state.owner)]
    zap = 1 << 50
    counts = [(state.hands[each] & ~zap).bit_count() for each in bystanders]
    pool = [card for card in range(50) for each in bystanders if state.hands[each] >> card & 1]
    rng.shuffle(pool)
    hands = list(state.hands)
    for each, count in zip(bystanders, counts, strict=True):
        hands[each] = sum(1 << pool.pop() for _ in range(count)) | state.hands[each] & zap
    return replace(state, hands=tuple(hands))


def _covered_exchanged(state: Any, rng: random.Random) -> Any:
    """Exchange number cards between the covered part of the pile and the face-down pile."""
    if state.options.show_played_cards:
        return state
    covered = [place for place, card in enumerate(state.pile[:-2]) if card < 50]
    pool = [*(state.pile[place] for place in covered), *state.left]
    rng.shuffle(pool)
    pile = list(state.pile)
    for place in covered:
        pile[place] = pool.pop()
    return replace(state, pile=tuple(pile), left=tuple(pool))
