"""A small training run: it learns enough to beat `naive`, and goes on where it stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.games import NAIVE
from training.mix import MASTERS, classic
from training.value import MARGINS

from spila.bots.skip_bo import network as play_network
from spila.bots.skip_bo.features import features
from training import export, network, selfplay, train

SMALL = ("--positions", "12000", "--epochs", "4", "--budget", "24", "--deals", "48", "--generations")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    for generations in ("1", "2"):  # the second call goes on with the first one's run
        train.main(["--folder", str(folder), *SMALL, generations])
    return folder


@pytest.mark.slow
def test_a_small_run_beats_naive_with_the_network_alone(run: Path) -> None:
    log = json.loads((run / "log.json").read_text())
    assert [each["generation"] for each in log] == [1, 2]
    weights = np.load(run / "weights-02.npy")
    weights[MARGINS] = 1e6  # no line is sorted out by the hand-tuned judgement
    found = selfplay.measure(MASTERS, 2, 1, NAIVE, weights[None], deals=40, seed=1, budget=24)
    assert found.share - found.margin > 0.5, found


def test_the_package_plays_what_was_trained(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "master.npz"
    monkeypatch.setattr(sys, "argv", ["export", str(run / "weights-02.npy"), str(target)])
    export.main()
    loaded = play_network.unpacked(target.read_bytes())
    weights = np.load(run / "weights-02.npy")
    for seats in (2, 4):
        positions = selfplay.play(
            MASTERS, seats, np.zeros((1, seats), np.int64), selfplay.NOBODY, seed=3, budget=24
        ).positions  # fmt: skip
        np.testing.assert_allclose(network.read(positions, np.arange(len(positions))), features(positions), atol=2e-5)
        mine = network.predict(weights, positions)[:, :seats]
        theirs = loaded.chances(positions)
        np.testing.assert_allclose(mine, theirs, atol=0.02)  # shipped weights are rounded to 16 bits


def test_slopes_are_those_of_the_loss() -> None:
    weights = network.fresh(5).astype(np.float64)
    rng = np.random.default_rng(1)
    for seats in (2, 3):
        positions = selfplay.play(
            classic(10), seats, np.zeros((1, seats), np.int64), selfplay.NOBODY, seed=9, budget=24
        ).positions[:6]  # fmt: skip
        inputs = network.read(positions, np.arange(len(positions))).astype(np.float64)
        wanted = rng.dirichlet(np.ones(seats), len(positions))

        def loss(row: Any, inputs: Any = inputs, wanted: Any = wanted) -> float:
            return float(-(wanted * np.log(network.forward(row, inputs)[0])).sum())

        chances, kept = network.forward(weights, inputs)
        slope = network.backward(weights, inputs, chances - wanted, kept)
        for place in rng.choice(len(weights) - 1, 30, replace=False):
            moved = weights.copy()
            moved[place] += 1e-6
            assert abs((loss(moved) - loss(weights)) / 1e-6 - slope[place]) < 1e-3


def test_returns_mix_results_with_later_values() -> None:
    games = selfplay.Games(
        np.zeros((3, 1)), np.zeros(3, np.int32), np.array([0, 1, 0], np.int8), np.array([1]), np.zeros((1, 2))
    )
    values = np.array([[0.5, 0.5, 0, 0, 0, 0], [0.3, 0.7, 0, 0, 0, 0], [0.8, 0.2, 0, 0, 0, 0]])
    found = selfplay.targets(games, values, 0.5)
    np.testing.assert_allclose(found[:, :2], [[0.9, 0.1], [0.0, 1.0], [1.0, 0.0]], atol=1e-6)
