"""The words of the figures for docs/bots-master.md."""

from __future__ import annotations

from training.figures import counted


def test_one_is_in_the_singular() -> None:
    assert [counted(number, "coin") for number in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
