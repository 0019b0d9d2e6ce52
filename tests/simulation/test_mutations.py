"""Bugs that are put back are found: some by the first seeds, all in `make soak`."""

from __future__ import annotations

import pytest

from tests.effort import SOAKING
from tests.simulation.mutations import MUTATIONS, found_after

QUICK = (
    "published before it is written",
    "acknowledged before it is written",
    "undo of anybody's move",
    "no update after losing to another server",
    "done again after an uncertain write",
    "hidden cards for spectators",
    "a countdown of each server's own",
    "claims that nobody stands behind",
    "a deal that does not wait for the players' numbers",
)
SEEDS = 2_000 if SOAKING else 60


@pytest.mark.parametrize("name", MUTATIONS if SOAKING else QUICK)
def test_a_bug_that_is_put_back_is_found(name: str) -> None:
    assert found_after(name, SEEDS) is not None
