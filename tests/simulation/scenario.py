"""What a seed stands for: servers, tables, people with what they do, and faults. Every action and every fault has a
number and a seed of its own, so that any of them can be left out without changing what the others choose.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from spila import bots
from spila.games import load
from spila.tables.settings import Settings
from tests.material import quick_options

GAMES = ("timeline", "skip-bo", "zip-zap", "zip-zap")
BOTS = {"timeline": "easy", "skip-bo": "easy", "zip-zap": "easy"}

PLAYER = {
    "move": 60, "double": 6, "two-tabs": 4, "undo": 7, "agree": 8, "hint": 2, "emote": 3, "say": 1, "name": 3,
    "ping": 1, "leave": 2, "back": 2, "drop": 5, "away": 3, "slow": 2, "repeat": 5, "illegal": 3, "old": 3,
    "host": 4, "flood": 0.4, "second": 4, "wait": 3, "rematch": 1, "ready": 8, "pause": 1,
}  # fmt: skip
SPECTATOR = {"ping": 3, "drop": 4, "slow": 2, "illegal": 2, "wait": 4, "undo": 1, "emote": 1}
HOSTILE = {"garbage": 5, "guess": 4, "twice": 3, "many": 2, "pong": 1, "illegal": 3, "silent": 1, "drop": 2}
LOBBY = ("name", "name", "name", "name", "ping", "settle", "seats", "seats", "seats", "hand-over", "open", "emote")
SHARES = {"shows": 6, "none": 2, "late": 2, "withholds": 2, "wrong": 1}
"""What a client does about the seed: draws a number and shows it, at once or when it may be too late; draws none; shows
none, or another one.
"""
FAULTS = {
    "crash": 4, "crash-append": 4, "stop": 1, "cut": 5, "half-open": 3, "slow": 3, "full": 2, "unavailable": 3,
    "uncertain-lost": 3, "uncertain-written": 4, "uncertain-late": 2, "deaf": 3,
}  # fmt: skip


@dataclass(frozen=True)
class Action:
    """Something that one person does, `pause` seconds after the one before."""

    number: int
    kind: str
    pause: float
    seed: int


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong, `at` seconds after the beginning and for `lasts` seconds."""

    number: int
    kind: str
    at: float
    lasts: float
    target: int
    seed: int


@dataclass(frozen=True)
class Someone:
    """A client: a seat's (the number of a person at the table), a spectator's (-1), or a hostile one (-2)."""

    table: int
    seat: int
    delays: tuple[float, float]
    address: str
    actions: tuple[Action, ...]
    share: str = "none"


@dataclass(frozen=True)
class TablePlan:
    """One table: its seats are people, bots and open ones."""

    game: str
    seats: tuple[str, ...]
    options: Any
    settings: Settings
    lobby: tuple[tuple[int, str], ...] = ()
    """Before the deal: which person does what. All of it is asked at once."""
    trim: bool = False
    """Open seats are removed by the deal."""
    hurry: bool = False
    """People begin to play before the cards are dealt."""


@dataclass(frozen=True)
class Scenario:
    """Everything about one run."""

    seed: int
    servers: int
    shared: bool
    disorder: float
    skews: tuple[int, ...]
    tables: tuple[TablePlan, ...]
    people: tuple[Someone, ...]
    faults: tuple[Fault, ...]

    @property
    def numbers(self) -> list[int]:
        """The numbers of all actions and faults."""
        return sorted([each.number for who in self.people for each in who.actions] + [f.number for f in self.faults])

    def only(self, numbers: Collection[int]) -> Scenario:
        """The same with these actions and faults alone."""
        return replace(
            self,
            people=tuple(
                replace(who, actions=tuple(each for each in who.actions if each.number in numbers))
                for who in self.people
            ),
            faults=tuple(fault for fault in self.faults if fault.number in numbers),
        )


def make_scenario(seed: int) -> Scenario:
    """The scenario of this seed."""
    rng = Random(f"spila simulation {seed}")
    servers = rng.choice((1, 1, 2, 2, 3))
    tables = tuple(_table(rng) for _ in range(rng.choice((1, 1, 1, 2, 3))))
    count = [0]

    def number() -> int:
        count[0] += 1
        return count[0]

    people: list[Someone] = []
    for place, table in enumerate(tables):
        drawing = rng.random() < 0.6
        persons = [seat for seat, kind in enumerate(table.seats) if kind == "me"]
        least = 20 // (len(tables) * len(persons)) + 3
        people += [
            _someone(rng, place, seat, PLAYER, rng.randint(least, 2 * least), number, drawing) for seat in persons
        ]
        if rng.random() < 0.4:
            people.append(_someone(rng, place, -1, SPECTATOR, rng.randint(2, 6), number))
        if rng.random() < 0.2:
            people.append(_someone(rng, place, -2, HOSTILE, rng.randint(2, 8), number))
    lasts = 2.0 + max(sum(each.pause for each in who.actions) for who in people)
    faults = [_fault(rng, servers, lasts, number()) for _ in range(rng.choice((0, 1, 2, 3, 4, 6)))]
    skews = (0, 0, 0) if rng.random() < 0.5 else tuple(rng.randint(-15, 15) for _ in range(3))
    return Scenario(
        seed, servers, servers > 1 or rng.random() < 0.3, rng.choice((0.0, 0.05, 0.3, 1.0)), skews, tables,
        tuple(people), tuple(sorted(faults, key=lambda fault: fault.at)),
    )  # fmt: skip


def _table(rng: Random) -> TablePlan:
    game = rng.choice(GAMES)
    seats = rng.choice([count for count in load(game).seats if count <= 4])
    persons = min(seats, rng.choice((1, 2, 2, 3) if game != "zip-zap" else (2, 2, 3)))
    in_lobby = rng.random() < 0.4
    kinds = ["me"] * persons + [
        "open"
        if rng.random() < (0.5 if in_lobby else 0.15)
        else BOTS[game]
        if BOTS[game] in bots.levels(game)
        else bots.stand_in(game)
        for _ in range(seats - persons)
    ]
    options = quick_options(game, seats, rng)
    if "idleStallMs" in options:
        options |= {"idleStallMs": rng.choice((2_000, 15_000)), "freeCardMs": rng.choice((2_000, 15_000))}
    options.pop("deck", None) if rng.random() < 0.5 else None
    if isinstance(options.get("deck"), str | None):
        for name in ("edition", "categories", "eras"):
            options.pop(name, None)
    lobby: tuple[tuple[int, str], ...] = ()
    if in_lobby:
        rng.shuffle(kinds)
        lobby = tuple((rng.randrange(persons), rng.choice(LOBBY)) for _ in range(rng.randint(2, 8)))
    settings = Settings(
        pace=rng.choice(("instant", "quick", "quick", "normal")),
        remind_seconds=rng.choice((None, 5)),
        sit_in_seconds=rng.choice((None, 5, 8, 30)),
        clock_seconds=rng.choice((None, None, None, 20)),
        chat=rng.random() < 0.5,
        undo=rng.random() < 0.85,
        watching=rng.random() < 0.9,
        relaxed=rng.random() < 0.15,
    )
    return TablePlan(
        game, tuple(kinds), msgspec.to_builtins(options), settings, lobby, rng.random() < 0.5, rng.random() < 0.3
    )


def _someone(
    rng: Random, table: int, seat: int, habits: Mapping[str, float], count: int, number: Any, drawing: bool = False
) -> Someone:
    base = rng.choice((0.002, 0.01, 0.02, 0.04, 0.08))
    actions = tuple(
        Action(
            number(),
            rng.choices(list(habits), list(habits.values()))[0],
            rng.choice((0.0, 0.0, 0.02, 0.1, 0.3, 0.8)) * rng.random() * 2,
            rng.getrandbits(32),
        )
        for _ in range(count)
    )
    share = rng.choices(list(SHARES), list(SHARES.values()))[0] if drawing else "none"
    return Someone(table, seat, (base, base * rng.uniform(0.8, 1.2)), f"10.0.{table}.{seat + 3}", actions, share)


def _fault(rng: Random, servers: int, lasts: float, number: int) -> Fault:
    kind = rng.choices(list(FAULTS), list(FAULTS.values()))[0]
    return Fault(
        number, kind, rng.uniform(0.3, lasts + 4), rng.choice((0.3, 1.0, 3.0)) * (0.5 + rng.random()),
        rng.randrange(servers), rng.getrandbits(32),
    )  # fmt: skip
