"""`--fast`: random play by the twin in `simulate`, `arena` and `study`, and what it refuses."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest

from spila.api import fill_options, new_match
from spila.arena.fast import Played, play_fast
from spila.arena.study import write_study
from spila.arena.tournament import Plan, run_tournament
from spila.kernel import Malformed
from tests.cli.command import ENVIRONMENT, refused, spila


def played(game: str, games: int, *, threads: int = 1, most_moves: int = 0) -> list[Played]:
    options = fill_options(game, None)
    return [
        each
        for some in play_fast(game, options, 3, games, seed="x", threads=threads, most_moves=most_moves)
        for each in some
    ]


def test_the_number_of_cores_and_of_matches_changes_no_match() -> None:
    many = played("zip-zap", 1500, threads=2)
    assert len(many) == 1500
    assert played("zip-zap", 20) == many[:20]


def test_matches_are_as_long_as_those_of_the_rules() -> None:
    lengths = []
    for number in range(60):
        match, rng = new_match("timeline", seats=3, seed=f"long {number}"), random.Random(number)
        while match.result is None:
            seat = next(iter(match.to_act))
            match.play(seat, rng.choice(match.moves(seat)))
        lengths.append(match.version)
    fast = played("timeline", 2000)
    assert {each.reason for each in fast} <= {"only-one-finished", "nobody-left", "fewest-cards"}
    assert 0.75 < mean(each.moves for each in fast) / mean(lengths) < 1.33


def test_a_match_that_is_stopped_has_no_winner() -> None:
    assert played("zip-zap", 3, most_moves=5) == [Played(5, (), "", ())] * 3


def test_an_arena_of_random_players() -> None:
    tally, outcomes, _ = run_tournament(Plan("skip-bo", ("random",), 40, options={"stockSize": 1}, fast=True))
    assert len(outcomes) == tally.games == 40
    assert tally.reasons["stock-empty"] > 0


def test_a_study_has_lengths_and_seats_only(tmp_path: Path) -> None:
    out = tmp_path / "study.md"
    write_study("zip-zap", out, games=20, plots=False, fast=True, say=lambda _: None)
    text = out.read_text(encoding="utf-8")
    assert "--fast" in text
    assert "## Length and games without a winner" in text
    assert "## How often each rule fires" not in text


def test_simulate_and_arena_take_the_switch(tmp_path: Path) -> None:
    ran = spila("simulate", "zip-zap", "--fast", "--games", "500")
    assert ran.code == 0, ran.err
    assert re.search(r"fewest points: 500", ran.out)
    figures = tmp_path / "figures.json"
    ran = spila("arena", "zip-zap", "--fast", "--bots", "random", "--games", "50", "--json", figures)
    assert ran.code == 0, ran.err
    assert json.loads(figures.read_bytes())["games"] == 50


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "zip-zap", "--players", "hard"), "--fast only plays at random, not with: hard"),
        (("arena", "zip-zap", "--bots", "random,hard"), "--fast only plays at random, not with: hard"),
        (("simulate", "olsen-olsen"), "--fast can’t play olsen-olsen"),
        (("simulate", "timeline-together"), "--fast can’t play timeline-together"),
        (("arena", "timeline-together", "--bots", "random"), "--fast can’t play timeline-together"),
        (("simulate", "zip-zap", "--record", "nowhere"), "--fast writes no records"),
        (("simulate", "zip-zap", "--option", "scoring=never"), "scoring"),
    ],
)
def test_what_it_cannot_do_is_refused(arguments: tuple[str, ...], says: str) -> None:
    assert says in refused(*arguments, "--fast")


def test_without_numba_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numba'] = None; from spila.cli import main; main()"
    arguments = [sys.executable, "-c", code, "simulate", "zip-zap", "--fast"]
    ran = subprocess.run(arguments, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert ran.returncode == 2
    assert ran.stderr == 'spila: this needs the package numba: pip install "spila[fast]"\n'


def test_a_study_of_a_game_without_a_twin_writes_nothing(tmp_path: Path) -> None:
    with pytest.raises(Malformed):
        write_study("olsen-olsen", tmp_path / "study.md", games=2, fast=True, say=lambda _: None)
    assert not list(tmp_path.iterdir())
