"""Reports on a game played by bots: length, seats, stalemates, how often each rule fires, the effect of options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final, TypeAlias

import msgspec

from spila.arena.event_counter import STUDIES
from spila.arena.fast import RANDOM, check_fast
from spila.arena.outcome import Outcome
from spila.arena.statistics import Share, wilson
from spila.arena.tournament import Plan, run_tournament
from spila.games import known
from spila.kernel import Malformed
from spila.plugins import part_module, part_name

FIGURES_MARK: Final = "<!-- figures: written by `spila study` from here on -->"

Say: TypeAlias = Callable[[str], None]


class Setting(msgspec.Struct, frozen=True):
    """A named way to play the game."""

    name: str
    seats: int
    options: Any = None
    bots: tuple[str, ...] = ("hard",)
    equal_reactions: bool = False

    @property
    def label(self) -> str:
        """The name, with the bots if they differ."""
        players = tuple(dict.fromkeys(self.bots))
        return self.name if len(players) == 1 else f"{self.name}: {' and '.join(players)}"


class Sample(msgspec.Struct, frozen=True):
    """A setting and the games played with it."""

    setting: Setting
    outcomes: list[Outcome]

    def mean(self, count: str) -> float:
        """The mean of a count per game."""
        return mean(each.events.get(count, 0) for each in self.outcomes)

    def per(self, count: str, whole: str) -> float:
        """The ratio of two counts over all games."""
        total = sum(each.events.get(whole, 0) for each in self.outcomes)
        return sum(each.events.get(count, 0) for each in self.outcomes) / total if total else 0.0

    def share_with(self, count: str) -> Share:
        """The share of games in which a count is not zero."""
        return wilson(sum(bool(each.events.get(count, 0)) for each in self.outcomes), len(self.outcomes))

    @property
    def no_winner(self) -> Share:
        """The share of games without a winner."""
        return wilson(sum(not each.winners for each in self.outcomes), len(self.outcomes))

    @property
    def lengths(self) -> list[int]:
        """The number of moves of each game."""
        return [each.length for each in self.outcomes]

    def won(self, bot: str) -> Share:
        """The share of games that this bot wins; a shared win counts in part."""
        wins = 0.0
        for each in self.outcomes:
            wins += sum(each.lineup[seat] == bot for seat in each.winners) / max(len(each.winners), 1)
        return wilson(wins, len(self.outcomes))

    def fair(self, bot: str) -> float:
        """The share that the bot would win if all were equally strong."""
        return mean(each.lineup.count(bot) / len(each.lineup) for each in self.outcomes)

    def seat_shares(self) -> list[Share]:
        """The share of wins of each seat."""
        won: Counter[int] = Counter()
        for each in self.outcomes:
            for seat in each.winners:
                won[seat] += 1
        return [wilson(won[seat], len(self.outcomes)) for seat in range(self.setting.seats)]


def _at_random(settings: Sequence[Setting]) -> list[Setting]:
    """The same tables with random players, each once."""
    found: dict[object, Setting] = {}
    for each in settings:
        found.setdefault((each.name, each.seats), msgspec.structs.replace(each, bots=(RANDOM,), equal_reactions=False))
    return list(found.values())


def play_setting(setting: Setting, game: str, games: int, seed: str, jobs: int, *, fast: bool = False) -> Sample:
    """Play the games of a setting."""
    plan = Plan(
        game, setting.bots, games, setting.seats, seed, setting.options, setting.equal_reactions,
        count_events=not fast, fast=fast,
    )  # fmt: skip
    _, outcomes, cut_short = run_tournament(plan, jobs=jobs)
    if cut_short:
        raise KeyboardInterrupt
    return Sample(setting, outcomes)


def write_study(
    game: str,
    out: Path,
    *,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    plots: bool = True,
    fast: bool = False,
    say: Say = print,
) -> None:
    """Play the settings of a game's study and write the report, with its pictures beside it.

    With `fast` all seats play at random in the twin. It counts no events, so that report has lengths and seats alone.
    """
    module = part_module(known(game), "study", STUDIES)
    if module is None:
        raise Malformed("part-missing", game=game, part="study", module=part_name(game, "study", STUDIES))
    settings: Sequence[Setting] = module.settings()
    if fast:
        check_fast(game)
        settings = _at_random(settings)
    samples = []
    for setting in settings:
        say(f"{setting.label}: {setting.seats} seats, {games} games")
        samples.append(play_setting(setting, game, games, seed, jobs, fast=fast))
    parts = [
        f"# A study of {module.TITLE}",
        "",
        module.INTRODUCTION,
        "",
        *_method(game, out, games, seed, fast=fast),
        "",
    ]
    parts += [*_overview(samples), "", *_seats(samples), ""]
    if not fast:
        parts += [*_events(samples, module.EVENTS), "", *module.findings(samples)]
    if plots:
        parts += ["", *_pictures(samples, out)]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(_preserved_text(out) + "\n".join(parts).rstrip() + "\n", encoding="utf-8")


def _preserved_text(out: Path) -> str:
    """The hand-written text above the figures of an earlier report, which is kept."""
    before, line, _ = (out.read_text(encoding="utf-8") if out.exists() else "").partition(FIGURES_MARK)
    return before + line + "\n\n" if line else ""


def _method(game: str, out: Path, games: int, seed: str, *, fast: bool) -> list[str]:
    return [
        "Made by",
        "",
        f"    spila study {game} --games {games} --seed {seed} --out {out if not out.is_absolute() else out.name}"
        f"{' --fast' if fast else ''}",
        "",
        f"with {games} games for each line{', all seats playing at random' if fast else ''}. Shares are given with "
        "their 95% Wilson intervals in brackets. The same "
        "command deals the same games and gives the same figures.",
    ]


def _overview(samples: Sequence[Sample]) -> list[str]:
    rows = []
    for sample in samples:
        cuts = quantiles(sample.lengths, n=10)
        rows.append(
            (
                sample.setting.label,
                sample.setting.seats,
                f"{quantiles(sample.lengths, n=2)[0]:.0f} ({cuts[0]:.0f}–{cuts[-1]:.0f})",
                sample.no_winner,
            )
        )
    return ["## Length and games without a winner", "", *table(("setting", "seats", "moves", "no winner"), rows)]


def _seats(samples: Sequence[Sample]) -> list[str]:
    rows = [
        (sample.setting.name, f"{1 / sample.setting.seats:.1%}", " · ".join(map(str, sample.seat_shares())))
        for sample in samples
        if len(set(sample.setting.bots)) == 1
    ]
    lines = ["## Does the seat matter?", "", "Seat by seat, beginning with the one that plays first:", ""]
    return [*lines, *table(("setting", "fair", "wins"), rows)]


def _events(samples: Sequence[Sample], events: Mapping[str, str]) -> list[str]:
    """How often each rule fires, for the first setting with each number of seats."""
    columns: dict[int, Sample] = {}
    for sample in sorted(samples, key=lambda each: each.setting.seats):
        if len(set(sample.setting.bots)) == 1:
            columns.setdefault(sample.setting.seats, sample)
    heads = ("what happens", "rules", *(f"{seats} seats" for seats in columns))
    rows = []
    for key, rules in events.items():
        cells = [f"{sample.mean(key):.2f} ({sample.share_with(key).value:.0%})" for sample in columns.values()]
        rows.append((key, rules, *cells))
    lines = ["## How often each rule fires", "", "Times in a game, and in how many games at all:", ""]
    return [*lines, *table(heads, rows)]


def _pictures(samples: Sequence[Sample], out: Path) -> list[str]:
    from spila.arena.plots import draw_bars, draw_lengths

    out.parent.mkdir(parents=True, exist_ok=True)
    length = draw_lengths(
        {f"{each.setting.name}, {each.setting.seats}": each.lengths for each in samples[:5]},
        out.with_name(f"{out.stem}-length.svg"),
    )
    first = {
        f"{each.setting.name}, {each.setting.seats}": each.seat_shares()[0]
        for each in samples
        if len(set(each.setting.bots)) == 1
    }
    bars = {name: (100 * share.value, 100 * share.low, 100 * share.high) for name, share in first.items()}
    seat = draw_bars(bars, out.with_name(f"{out.stem}-first-seat.svg"), "wins of the first seat, %")
    return ["## Pictures", "", f"![How long games last]({length.name})", "", f"![The first seat]({seat.name})"]


def contests(samples: Sequence[Sample]) -> list[str]:
    """How often the first-named bot wins, for each setting with different bots."""
    rows = []
    for sample in samples:
        better, *others = dict.fromkeys(sample.setting.bots)
        if others:
            fair = f"{sample.fair(better):.0%}"
            name = f"{better} against {' and '.join(others)}"
            rows.append((sample.setting.name, sample.setting.seats, name, fair, sample.won(better)))
    return table(("setting", "seats", "who", "fair", "the first wins"), rows)


def table(heads: Sequence[object], rows: Sequence[Sequence[object]]) -> list[str]:
    """A Markdown table."""
    lines = ["| " + " | ".join(map(str, heads)) + " |", "|" + "---|" * len(heads)]
    return lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]
