"""Bugs that are put back are found: some by the first seeds, all that are measured in `make soak`."""

from __future__ import annotations

import pytest

from tests.effort import SOAKING
from tests.simulation.mutations import MUTATIONS, UNMEASURED, found_after

QUICK = (
    "published before it is written",
    "acknowledged before it is written",
    "undo of anybody's move",
    "no update after losing to another server",
    "done again after an uncertain write",
    "hidden cards for spectators",
)
MEASURED = tuple(name for name in MUTATIONS if name not in UNMEASURED)
SEEDS = 2_000 if SOAKING else 60


@pytest.mark.parametrize("name", MEASURED if SOAKING else QUICK)
def test_a_bug_that_is_put_back_is_found(name: str) -> None:
    assert found_after(name, SEEDS) is not None
