"""What happens in random play, and what never does: a rule that cannot come up is a rule nobody has tested."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args

import msgspec

from spila.api import new_match
from spila.games import load
from spila.kernel import AnyGame, Match, Refusal

MOST_SEATS: Final = 8
"""A game for a hundred is tried with fewer."""
MOST_MOVES: Final = 20_000
"""A match that is longer than this is cut off; it counts as one that does not end."""


class Coverage(msgspec.Struct):
    """Counts over many random matches: kinds of moves that were legal, of events (and `event field=value` for fields
    with a fixed set of values), results by their reasons, refusals by their codes.
    """

    moves: Counter[str] = msgspec.field(default_factory=Counter)
    events: Counter[str] = msgspec.field(default_factory=Counter)
    results: Counter[str] = msgspec.field(default_factory=Counter)
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    endless: int = 0

    def never(self, game: str, reasons: Iterable[str] = ()) -> list[str]:
        """What never came up: `move …`, `event …` and, of these reasons, `result …`."""
        rules = load(game)
        moves = [tag(kind) for kind in _kinds(rules.move_type)]
        events = [name for kind in _kinds(rules.event_type) for name in _names(kind)]
        return [
            *(f"move {name}" for name in moves if not self.moves[name]),
            *(f"event {name}" for name in events if not self.events[name]),
            *(f"result {name}" for name in reasons if not self.results[name]),
        ]


def tag(kind: Any) -> str:
    """The tag of a kind of move or event."""
    return str(kind.__struct_config__.tag)


def _kinds(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _names(kind: Any) -> Iterator[str]:
    """The tag of an event, and one name for each value of a field that has a fixed set of values."""
    yield tag(kind)
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        if isinstance(field.type, msgspec.inspect.LiteralType):
            yield from (f"{tag(kind)} {field.name}={value}" for value in field.type.values)


def most_seats(rules: AnyGame) -> int:
    """With how many seats matches are tried: the most there are, but not a hundred."""
    return min(rules.seats[-1], MOST_SEATS)


def random_coverage(game: str, matches: int = 40, seed: int = 0) -> Coverage:
    """Play that many random matches of every preset with the fewest and the most seats."""
    rules, found = load(game), Coverage()
    for preset in rules.presets:
        for seats in sorted({rules.seats[0], most_seats(rules)}):
            for number in range(matches):
                rng = random.Random(f"{game}/{preset}/{seats}/{seed}/{number}")
                _play(new_match(game, seats=seats, seed=rng.randbytes(32), options=preset), rng, found)
    return found


def _play(match: Match[Any, Any, Any, Any], rng: random.Random, found: Coverage) -> None:
    for _ in range(MOST_MOVES):
        if match.result is not None:
            found.results[match.result.reason] += 1
            return
        offered = [(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)]
        found.moves.update({tag(type(move)) for _, move in offered})
        if rng.random() < 0.02 or not offered:
            step: object = match.expire()
        elif rng.random() < 0.01:
            step = match.join() if rng.random() < 0.5 else match.leave(rng.randrange(match.seats))
        else:
            seat, move = rng.choice(offered)
            if rng.random() < 0.1:
                _refused(match, move, rng, found)
            step = match.play(seat, move)
        for event in getattr(step, "events", ()):
            _count(event, found)
    found.endless += 1


def _refused(match: Match[Any, Any, Any, Any], move: Any, rng: random.Random, found: Coverage) -> None:
    """The same move by any seat, to see what it is refused with."""
    answer = match.game.play(match.state, rng.randrange(match.seats), move)
    if isinstance(answer, Refusal):
        found.refusals[answer.code] += 1


def _count(event: Any, found: Coverage) -> None:
    name = tag(type(event))
    found.events[name] += 1
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str):
            found.events[f"{name} {field}={value}"] += 1
