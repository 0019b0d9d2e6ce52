"""`spila simulate`: many matches without people."""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from spila import bots
from spila.api import fill_options, new_match, to_record
from spila.arena.fast import RANDOM, check_fast, play_fast
from spila.bots.registry import BotClass
from spila.cli.terminal import GameName, in_range, load_game, options_from, screen, words
from spila.kernel import AnyMatch, Malformed, Result

LONGEST: Final = 2_000
"""After this many entries all move at random: bots remember nothing, so on a tiny deck they may repeat the same
mistakes for ever."""


class Job(NamedTuple):
    """A stretch of matches for one worker."""

    game: str
    seats: int
    options: Any
    seed: str
    players: str
    numbers: range
    record: Path | None


class Outcome(NamedTuple):
    """How one match went."""

    moves: int
    result: Result


def register(app: typer.Typer) -> None:
    """Hook the command in."""
    app.command()(simulate)


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option()] = 100,
    seed: Annotated[str, typer.Option()] = "spila",
    option: Annotated[list[str] | None, typer.Option()] = None,
    players: Annotated[str | None, typer.Option()] = None,
    jobs: Annotated[int, typer.Option()] = 1,
    record: Annotated[Path | None, typer.Option()] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Play many matches and sum them up: length, wins by seat, stalemates."""
    rules = load_game(game)
    options = rules.options(fill_options(game, options_from(rules, option or [])), seats)
    in_range("--games", games, 1, 10_000_000)
    in_range("--jobs", jobs, 1, 256)
    if fast:
        check_fast(game, (players,) if players else ())
        if record is not None:
            raise Malformed("fast-record")
        players = RANDOM
    players = players or bots.default_level(game)
    if players != RANDOM:
        bots.load(game, players)
    if record is not None:
        _prepare(record, game, games)
    size = max(1, min(50, games // (4 * jobs)))
    plain = msgspec.to_builtins(options)
    stretches = [
        Job(game, seats, plain, seed, players, range(first, min(first + size, games)), record)
        for first in range(0, games, size)
    ]
    talk, console = words(lang), screen()
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(talk.say("cli-simulating", game=game, seats=seats), total=games)
        played = _run_fast(game, options, seats, games, seed, jobs) if fast else _run(stretches, jobs)
        for some in played:
            outcomes += some
            progress.advance(task, len(some))
    spent = time.perf_counter() - start
    level = talk.say(f"level-{players}")
    console.print(talk.say("cli-simulated", games=games, game=game, seats=seats, players=level, seed=seed))
    console.print(_summary(outcomes, seats, spent, talk))
    if record is not None:
        console.print(Text(talk.say("cli-records-written", count=games, path=str(record))))


def _prepare(folder: Path, game: str, games: int) -> None:
    """The folder for records; nothing is begun if a file would be overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    there = next((path for number in range(games) if (path := _path(folder, game, number)).exists()), None)
    if there is not None:
        raise Malformed("file-exists", path=str(there))


def _path(folder: Path, game: str, number: int) -> Path:
    return folder / f"{game}-{number + 1:06}.json"


def _run(stretches: list[Job], jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1:
        yield from map(_stretch, stretches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(_stretch, stretches)
        except BrokenProcessPool:
            raise Malformed("jobs") from None


def _run_fast(game: str, options: Any, seats: int, games: int, seed: str, jobs: int) -> Iterator[list[Outcome]]:
    for some in play_fast(game, options, seats, games, seed=seed, threads=jobs):
        yield [Outcome(each.moves, Result(each.winners, each.reason, each.scores)) for each in some]


def _stretch(job: Job) -> list[Outcome]:
    outcomes = []
    bot = None if job.players == RANDOM else bots.load(job.game, job.players)
    for number in job.numbers:
        name = f"{job.seed}/{number}"
        rng = random.Random(name)
        match = new_match(job.game, seats=job.seats, seed=name, options=job.options)
        result = _played(match, rng, bot)
        outcomes.append(Outcome(match.version, result))
        if job.record is not None:
            _path(job.record, job.game, number).write_bytes(to_record(match))
    return outcomes


def _played(match: AnyMatch, rng: random.Random, bot: BotClass | None) -> Result:
    knowledge = match.game.knowledge(match.options)
    players = [bot(rng.getrandbits(32), knowledge) for _ in range(match.seats)] if bot else None
    while True:
        result = match.result
        if result is not None:
            return result
        able = [(seat, moves) for seat in sorted(match.undecided) if (moves := match.moves(seat))]
        seat, moves = able[0] if len(able) == 1 else rng.choice(able)
        if players and match.version < LONGEST:
            match.play(seat, bots.decide(players[seat], match.view(seat), moves).move)
        else:
            match.play(seat, rng.choice(moves))


def _summary(outcomes: list[Outcome], seats: int, spent: float, talk: Any) -> Table:
    lengths = sorted(outcome.moves for outcome in outcomes)
    count = len(outcomes)
    alone = Counter(outcome.result.winners[0] for outcome in outcomes if len(outcome.result.winners) == 1)
    shared = sum(len(outcome.result.winners) > 1 for outcome in outcomes)
    nobody = sum(not outcome.result.winners for outcome in outcomes)

    def percent(part: int) -> str:
        return f"{talk.number(part)} ({talk.percent(part / count)})"

    table = Table(show_header=False, show_edge=False, pad_edge=False)
    figures = talk.say(
        "cli-length-figures",
        median=talk.number(statistics.median(lengths), 1).removesuffix(talk.number(0, 1)[1:]),
        low=lengths[int(0.05 * (count - 1))],
        high=lengths[int(0.95 * (count - 1))],
        most=lengths[-1],
    )
    table.add_row(talk.say("cli-length"), figures)
    table.add_row(talk.say("cli-wins"), "\n".join(f"{seat + 1}: {percent(alone[seat])}" for seat in range(seats)))
    table.add_row(talk.say("cli-shared"), percent(shared))
    table.add_row(talk.say("cli-no-winner"), percent(nobody))
    reasons = Counter(outcome.result.reason for outcome in outcomes)
    table.add_row(
        talk.say("cli-reasons"),
        "\n".join(f"{talk.say(f'reason-{reason}')}: {percent(n)}" for reason, n in reasons.most_common()),
    )
    table.add_row(talk.say("cli-speed"), talk.number(sum(lengths) / spent))
    return table
