"""The whole training at a tiny scale: every part of it goes on where the one before it stopped, or was killed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.progress import UNFINISHED, PartOver, Progress

from spila.bots.skip_bo.network import unpacked
from training import crew, whole_run

STAGES = ["generation 1", "generation 2", "choice", "confirm", "responder", "end"]


@pytest.fixture(autouse=True)
def short_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "SECONDS", 0.0)


def run(folder: Path, *arguments: str) -> int:
    """A run that has no time: every stage does the least that it can."""
    given = (
        "--seconds 0.001 --jobs 1 --device numpy --generations 2 --sizes 8x4 --epochs 1 --deals 4 --budget 8 --ppo 0 "
        "--held 1000 --responses 1"
    )
    return whole_run.main(["--out", str(folder), *given.split(), *arguments])


def state(folder: Path) -> Any:
    return json.loads((folder / "state.json").read_text())


def test_a_run_in_parts_finishes_every_stage_once(tmp_path: Path) -> None:
    done: list[str] = []
    first: Any = None
    while run(tmp_path, "--part", "0") == UNFINISHED:
        now = state(tmp_path)["done"]
        assert now[: len(done)] == done
        assert len(now) <= len(done) + 1, "a part without time finishes one stage at most"
        done = now
        if done:
            with np.load(tmp_path / "networks.npz") as networks:
                first = networks["g1-8x4"] if first is None else first
                np.testing.assert_array_equal(networks["g1-8x4"], first)
    assert state(tmp_path)["done"] == STAGES
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    fits = [line["network"] for line in log if line["stage"] == "fit"]
    assert fits == ["g1-8x4", "g2-8x4", "g2-8x4-later"]
    assert not [line for line in log if "problem" in line]
    unpacked((tmp_path / "master.npz").read_bytes())
    assert not (tmp_path / "games").exists()
    assert run(tmp_path) == 0, "a finished run stays finished"


def test_a_run_that_is_killed_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(BaseException):
        pass

    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as killed:
        killed.setattr(whole_run.Whole, "fit_all", die)
        with pytest.raises(Killed):
            run(tmp_path)
    assert state(tmp_path)["done"] == []
    kept = sorted((tmp_path / "games").glob("shelf-001-*.npz"))
    assert kept
    positions = sum(len(np.load(path)[name]) for path in kept for name in np.load(path).files if name[:3] == "own")
    monkeypatch.setattr(whole_run.Whole, "gather", lambda *_: None)  # nothing new
    assert run(tmp_path, "--part", "0") == UNFINISHED
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert state(tmp_path)["done"] == STAGES[:1]
    assert [line["positions"] for line in log if line["stage"] == "fit"] == [positions]


def test_the_clock_stands_still_between_parts(tmp_path: Path) -> None:
    before = Progress(tmp_path, seconds=100, part=50)
    before.started -= 30
    before.finish("one")
    after = Progress(tmp_path, seconds=100, part=50)
    assert after.part == 2
    assert after.done("one")
    assert 69 < after.moment(1.0) - after.started - after.state["spent"] <= 71
    assert after.at(1.0) == after.part_end
    after.room(10_000)  # the first stage of a part may always begin
    after.finish("two")
    after.room(60)
    with pytest.raises(PartOver):
        after.room(10_000)
