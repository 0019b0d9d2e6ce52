"""Many games: every deal is played in all rotations of the seats, distributed over worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

from spila.api import fill_options
from spila.arena.entrants import lineups, load_bot
from spila.arena.fast import check_fast, fast_outcomes
from spila.arena.outcome import Fixture, Outcome
from spila.arena.runner import MAX_MOVES, run
from spila.arena.tally import Tally
from spila.games import load
from spila.kernel import Malformed

Progress: TypeAlias = Callable[[Outcome], None]


class Plan(msgspec.Struct, frozen=True):
    """The plan of a tournament. `games` counts per line-up; every deal is played in every rotation of the seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 2
    seed: str = "0"
    options: Any = None
    equal_reactions: bool = False
    count_events: bool = False
    fast: bool = False
    """Random play by the twin; nothing is counted but length and result."""


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
                plan.game,
                options,
                seated,
                f"{plan.seed}/{pair}",
                pair,
                rotation,
                plan.equal_reactions,
                plan.count_events,
            )


def run_tournament(plan: Plan, *, jobs: int = 1, progress: Progress | None = None) -> tuple[Tally, list[Outcome], bool]:
    """Play the plan: the tally, the outcomes in order, and whether it was interrupted."""
    if plan.games < 1:
        raise Malformed("games", games=plan.games)
    if plan.fast:
        check_fast(plan.game, plan.bots)
    for name in plan.bots:
        load_bot(plan.game, name)
    tally = Tally(plan.game, plan.seats)
    outcomes: list[Outcome] = []
    cut_short = False
    with closing(_outcomes(plan, jobs)) as played:
        try:
            for outcome in played:
                tally.add(outcome)
                outcomes.append(outcome)
                if progress is not None:
                    progress(outcome)
        except KeyboardInterrupt:
            cut_short = True
    return tally, outcomes, cut_short


def _outcomes(plan: Plan, jobs: int) -> Generator[Outcome, None, None]:
    if plan.fast:
        options = fill_options(plan.game, plan.options)
        for lineup in lineups(plan.bots, plan.seats):
            yield from fast_outcomes(
                plan.game, options, lineup, plan.games, seed=plan.seed, threads=jobs, most_moves=MAX_MOVES
            )
        return
    if jobs <= 1:
        yield from map(run, fixtures(plan))
        return
    with get_context("spawn").Pool(jobs, _ignore_interrupts) as pool:
        for outcomes in pool.imap(_run_encoded, _chunks(plan)):
            yield from msgspec.msgpack.decode(outcomes, type=list[Outcome])


def _chunks(plan: Plan, size: int = 4) -> Iterator[bytes]:
    """Fixtures in small encoded chunks."""
    chunk: list[Fixture] = []
    for fixture in fixtures(plan):
        chunk.append(fixture)
        if len(chunk) == size:
            yield msgspec.json.encode(chunk)
            chunk = []
    if chunk:
        yield msgspec.json.encode(chunk)


def _run_encoded(chunk: bytes) -> bytes:
    return msgspec.msgpack.encode([run(fixture) for fixture in msgspec.json.decode(chunk, type=list[Fixture])])


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
