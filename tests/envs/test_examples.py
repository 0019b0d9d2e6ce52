"""The examples run and print what they should."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py", *arguments],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_league_lists_every_game() -> None:
    output = run("random_league", "--matches", "2", "--workers", "1")
    assert all(game in output for game in ("skip-bo", "zip-zap", "timeline"))
    assert re.search(r"zip-zap +│ +[+-]\d\.\d\d │ +[+-]\d\.\d\d │ +-1\.00", output), "always waiting loses the race"


def test_the_search_plays_whole_matches() -> None:
    output = run("ismcts", "--matches", "2", "--simulations", "8", "--stock", "1")
    found = re.fullmatch(r"search against \w+: (\d) won, (\d) lost, (\d) drawn\n", output)
    assert found
    assert sum(map(int, found.groups())) == 2


def test_the_learning_run_beats_random_play() -> None:
    output = run("learning", "--batches", "40", "--test", "100")
    before, after = map(float, re.findall(r"(\d\.\d\d)", output))
    assert before < 0.58
    assert after > 0.62


def test_the_masked_training_loop_plays_whole_matches() -> None:
    output = run("masked_training", "--game", "timeline", "--envs", "16", "--updates", "5")
    found = re.search(r"2560 steps, (\d+) matches, largest weight (\d\.\d+)\n", output)
    assert found
    assert int(found[1]) > 20
    assert float(found[2]) > 0


def test_the_masked_training_loop_refuses_a_race() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "masked_training.py", "--game", "zip-zap", "--envs", "2"],
        capture_output=True, check=False, text=True,
    )  # fmt: skip
    assert done.returncode == 1
    assert "zip-zap is a race" in done.stderr
