"""What workers of a long training run play, and that networks of any size play together."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.crew import Crew, Duel, Lineup, Player, options_of
from training.mix import MASTERS
from training.value import MARGINS

from spila.bots.skip_bo.features import INPUTS, SEAT_INPUTS
from training import network, selfplay


def small(seed: int, margin: float, hidden: int = 16) -> Any:
    weights = network.fresh(seed, hidden, hidden // 2)
    weights[MARGINS] = margin
    return weights


def winners(policies: Any, weights: Any) -> list[int]:
    found = selfplay.play(
        MASTERS, policies.shape[1], policies, weights, seed=4, budget=24, learners=selfplay.NOBODY_LEARNS
    ).winners
    return [int(each) for each in found]


def test_a_network_without_margins_plays_like_the_rule_of_thumb() -> None:
    policies = np.zeros((6, 3), np.int64)
    assert winners(policies, selfplay.NOBODY) == winners(policies + 1, small(1, 0.0)[None])


def test_networks_of_different_sizes_share_a_table() -> None:
    one, other = small(1, 3.0), small(2, 3.0, hidden=40)
    alone = winners(np.full((8, 2), 1), one[None])
    filled_up = winners(np.full((8, 2), 1), network.stacked([one, other]))
    assert alone == filled_up
    assert winners(np.full((8, 2), 2), network.stacked([one, other])) == winners(np.full((8, 2), 1), other[None])


def test_only_the_learner_is_recorded(tmp_path: Path) -> None:
    np.save(tmp_path / "old.npy", small(1, 2.0))
    np.save(tmp_path / "new.npy", small(2, 2.0))
    player = Player(tmp_path, 5)
    lineup = Lineup(1, ("old", "new"), 0.5, 3.0, 20, plain="short-3", rival=True)
    policies = player.policies(lineup, 50, 3)
    assert ((policies == 2).sum(axis=1) == 1).all()
    assert ((policies == 1).sum(axis=1) == 2).all()
    mixed = player.policies(lineup._replace(rival=False), 200, 4)
    assert (mixed == 2).any(axis=1).all()
    assert set(np.unique(mixed)) == {0, 1, 2}
    found = player.learn(lineup, 0.0)
    own, table, result = found["own3"], found["table3"], found["result3"]
    assert own.shape == (len(result), 3, SEAT_INPUTS)
    assert table.shape == (len(result), INPUTS - SEAT_INPUTS)
    np.testing.assert_allclose(result.astype(float).sum(axis=1), 1, atol=1e-3)
    np.testing.assert_allclose(found["later3"].astype(float).sum(axis=1), 1, atol=5e-3)


def test_workers_measure_like_one_process(tmp_path: Path) -> None:
    np.save(tmp_path / "one.npy", small(3, 1.0))
    duel = Duel("a", "classic20-2", "one", "", 2.0, 4, 11, 20)
    here = Player(tmp_path, 0).duel(duel)  # compiled before the worker is started
    crew = Crew(tmp_path, 1, 1)
    try:
        found = crew.measure([duel], time.monotonic() + 300, piece=4)
        broken = crew.measure([duel._replace(key="b", one="missing")], time.monotonic() + 300)
    finally:
        crew.stop()
    options, seats = options_of(duel.table)
    assert (options.coins, seats) == (0, 2)
    assert found["a"].share == pytest.approx(here.mean())
    assert not broken
    assert "missing" in crew.errors[0]


def test_pytorch_and_numpy_agree() -> None:
    torch = pytest.importorskip("torch")
    from training import fit_torch

    for seats in (2, 3, 5):
        weights = small(7, 2.0, hidden=24)
        played = selfplay.play(MASTERS, seats, np.zeros((1, seats), np.int64), selfplay.NOBODY, seed=8, budget=20)
        inputs = network.read(played.positions, np.arange(len(played.positions)))
        chances, _ = network.forward(weights, inputs)
        layers = fit_torch.tensors(weights, "cpu")
        own, table = torch.from_numpy(inputs[:, :, :SEAT_INPUTS]), torch.from_numpy(inputs[:, 0, SEAT_INPUTS:])
        found = torch.softmax(fit_torch.logits(layers, own, table), dim=1).detach().numpy()
        np.testing.assert_allclose(found, chances, atol=1e-5)
        before = weights.copy()
        results = selfplay.targets(played, np.zeros((len(played.positions), 6)), 1.0)
        fit_torch.fit(weights, played.positions, results, epochs=8, rate=1e-2, seed=1, device="cpu", size=64)

        def loss(row: Any, inputs: Any = inputs, wanted: Any = results[:, :seats]) -> float:
            return float(-(wanted * np.log(network.forward(row, inputs)[0])).sum())

        assert loss(weights) < loss(before)
