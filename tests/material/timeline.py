"""What the general tests need to know of Timeline."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from spila.kernel.codec import convert

QUICK = {"preset": "quick"}
LONG = {"preset": "standard", "handSize": 15}


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


def options(rng: random.Random, seats: int) -> dict[str, Any]:
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


def quick_options(rng: random.Random, seats: int) -> dict[str, Any]:
    """As `options`, for matches that end soon: random placing is seldom right."""
    return {**options(rng, seats), "maxRounds": rng.choice((4, 8))}


def all_moves(match: Any) -> list[Any]:
    """Moves with any card near any place: the whole table of moves is too long to try."""
    cards, places = len(match.state.values), len(match.state.line) + 3
    return [
        convert(match.game.move_type, {"type": "place", "card": card, "place": place}, "move")
        for card in range(cards + 1)
        for place in range(places)
    ]


def twin(moment: Any, seat: int | None, rng: random.Random) -> Any:
    """Exchange the dates of all cards but those in the line and the one being placed."""
    state = moment.state
    placed = {event.card for event in moment.step.events if hasattr(event, "place")}
    hidden = [card for card in range(len(state.values)) if card not in state.line and card not in placed]
    dates = [state.values[card] for card in hidden]
    rng.shuffle(dates)
    values = list(state.values)
    for card, date in zip(hidden, dates, strict=True):
        values[card] = date
    return replace(state, values=tuple(values))
