"""Playing at random, with every switch toggled: what the property tests stand on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import spila
from spila.games import load
from spila.kernel import AnyMatch

GAMES = ("skip-bo", "zip-zap", "timeline")


class Moment(NamedTuple):
    """A state, a legal move in it, and the step it leads to."""

    state: Any
    seat: int
    move: Any
    step: Any


def _skip_bo(rng: random.Random, seats: int) -> dict[str, Any]:
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


def _zip_zap(rng: random.Random, seats: int) -> dict[str, Any]:
    taken = {2: 2, 3: 1}.get(seats, 0)
    chosen = rng.random() < 0.5
    return {
        "removedSuits": "chosen" if chosen else "random",
        "chosenSuits": rng.sample(range(4), taken) if chosen else [],
        "deadStart": rng.choice(("redeal", "anyCardRace")),
        "misplayLockMs": rng.choice((0, 1000)),
        "idleStallMs": rng.choice((None, 15_000)),
        "freeCardMs": rng.choice((None, 15_000)),
        "scoring": rng.choice(("cards", "onePoint")),
        "onePointFor": rng.choice(("goesOut", "firstCard")),
        "tieBreak": rng.choice(("shared", "extraRound")),
        "showPlayedCards": rng.random() < 0.5,
    }


def year_deck(rng: random.Random, size: int) -> dict[str, Any]:
    """A deck with many equal years, BCE too, in two categories."""
    years = [year for year in range(-40, 41) if year]
    cards = [
        {
            "id": f"card-{number:03}",
            "value": rng.choice(years) * 50,
            "approximate": rng.random() < 0.2,
            "category": rng.choice(("event", "art")),
            "small": rng.random() < 0.7,
        }
        for number in range(size)
    ]
    return {"id": "years", "unit": "year", "cards": cards}


def _timeline(rng: random.Random, seats: int) -> dict[str, Any]:
    options: dict[str, Any] = {
        "handSize": rng.randint(1, 4),
        "handicap": [rng.randint(1, 4) for _ in range(seats)] if rng.random() < 0.3 else None,
        "starter": rng.choice(("chosen", "random")),
        "first": rng.randrange(seats),
        "showPileTop": rng.random() < 0.5,
        "emptyPile": rng.choice(("recycle", "noDraw", "endGame")),
        "earlyDecision": rng.random() < 0.5,
        "maxRounds": rng.choice((None, None, 6)),
        "turnSeconds": rng.choice((None, 30)),
        "spread": rng.random() < 0.5,
    }
    if rng.random() < 0.7:
        options["deck"] = year_deck(rng, 4 * seats + 1 + rng.randint(0, 30))
        if rng.random() < 0.3:
            options |= {"deck": year_deck(rng, 300), "edition": "small", "categories": ["art"]}
        if rng.random() < 0.2:
            options |= {"deck": year_deck(rng, 300), "eras": ["ancient", "early"]}
    return options


_OPTIONS = {"skip-bo": _skip_bo, "zip-zap": _zip_zap, "timeline": _timeline}


def random_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    return _OPTIONS[game](rng, seats)


def random_match(game: str, rng: random.Random, seats: int | None = None) -> AnyMatch:
    seats = seats or rng.choice(load(game).seats)
    return spila.new_match(game, seats=seats, seed=rng.randbytes(32), options=random_options(game, seats, rng))


def pick(match: AnyMatch, rng: random.Random) -> tuple[int, Any]:
    return rng.choice([(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)])


def moments(match: AnyMatch, rng: random.Random, most: int = 100_000) -> Iterator[Moment]:
    """Random play to the end of the match, now and then by the clock."""
    for _ in range(most):
        if match.result is not None:
            return
        before = match.state
        if rng.random() < 0.02:
            step = match.expire()
            assert step is not None
            yield Moment(before, -1, None, step)
            continue
        seat, move = pick(match, rng)
        answer = match.play(seat, move)
        assert isinstance(answer, spila.Step), (seat, move, answer)
        yield Moment(before, seat, move, answer)
