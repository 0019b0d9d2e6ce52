"""Many games: paired deals, seats rotated, spread over worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

from spila.api import fill_options
from spila.arena.entrants import entrant, lineups
from spila.arena.outcome import Fixture, Outcome
from spila.arena.runner import run
from spila.arena.tally import Tally
from spila.games import load
from spila.kernel import Malformed

Progress: TypeAlias = Callable[[Outcome], None]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. `games` counts for each line-up; every deal is played in every rotation of the seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 2
    seed: str = "0"
    options: Any = None
    equal_reactions: bool = False
    watch: bool = False


def fixtures(plan: Plan) -> Iterator[Fixture]:
    """The games in order: line-up by line-up, deal by deal, rotation by rotation."""
    game = load(plan.game)
    checked = game.options(fill_options(plan.game, plan.options), plan.seats)
    options = msgspec.Raw(msgspec.json.encode(msgspec.to_builtins(checked)))
    for lineup in lineups(plan.bots, plan.seats):
        turns = len(lineup) if len(set(lineup)) > 1 else 1
        for number in range(plan.games):
            pair, rotation = divmod(number, turns)
            seated = (*lineup[rotation:], *lineup[:rotation])
            yield Fixture(
                plan.game, options, seated, f"{plan.seed}/{pair}", pair, rotation, plan.equal_reactions, plan.watch
            )


def run_tournament(plan: Plan, *, jobs: int = 1, progress: Progress | None = None) -> tuple[Tally, list[Outcome], bool]:
    """Play the plan: the tally, the outcomes in order as far as it got, and whether it was cut short."""
    if plan.games < 1:
        raise Malformed("games", games=plan.games)
    for name in plan.bots:
        entrant(plan.game, name)
    tally = Tally(plan.game, plan.seats)
    outcomes: list[Outcome] = []
    cut_short = False
    with closing(_played(plan, jobs)) as played:
        try:
            for outcome in played:
                tally.add(outcome)
                outcomes.append(outcome)
                if progress is not None:
                    progress(outcome)
        except KeyboardInterrupt:
            cut_short = True
    return tally, outcomes, cut_short


def _played(plan: Plan, jobs: int) -> Generator[Outcome, None, None]:
    if jobs <= 1:
        yield from map(run, fixtures(plan))
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        for chunk in pool.imap(_run_encoded, _chunks(plan)):
            yield from msgspec.msgpack.decode(chunk, type=list[Outcome])


def _chunks(plan: Plan, size: int = 4) -> Iterator[bytes]:
    """Fixtures in small parcels, as bytes."""
    parcel: list[Fixture] = []
    for fixture in fixtures(plan):
        parcel.append(fixture)
        if len(parcel) == size:
            yield msgspec.json.encode(parcel)
            parcel = []
    if parcel:
        yield msgspec.json.encode(parcel)


def _run_encoded(parcel: bytes) -> bytes:
    return msgspec.msgpack.encode([run(fixture) for fixture in msgspec.json.decode(parcel, type=list[Fixture])])


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
