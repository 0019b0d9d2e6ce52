"""Zip Zap bots: decisions apart from reactions."""

from __future__ import annotations

import random
from statistics import median

import pytest

from spila.bots import Choice, decide, load
from spila.bots.zip_zap.reactions import FASTEST, REACTIONS, Reaction
from spila.bots.zip_zap.rollouts import outcome
from spila.games.zip_zap import GAME
from spila.games.zip_zap.moves import LayZap, Move
from tests.rulebook.zip_zap.notation import Table, at, lay, lay_zap


def asked(table: Table, level: str = "hard", seat: int = 0) -> Choice[Move]:
    return decide(load("zip-zap", level)(1), GAME.view(table.state, seat), GAME.moves(table.state, seat))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_card_and_zap_together_go_out(level: str) -> None:
    table = at("pile R4; A{R5,Z} B{R6,Y2,Z}")
    assert asked(table, level).move == lay_zap("R5")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_zap_is_not_kept_when_others_are_nearly_out(level: str) -> None:
    table = at("pile R4; A{R5,G2,Z} B{R6}")
    assert isinstance(asked(table, level).move, LayZap)


def test_a_free_player_leads_tens_first_and_goes_out() -> None:
    """Each ten goes again, so all three cards can go; any other lead leaves B in the race."""
    table = at("pile R5,Z (A); free A; A{R10,G10,B2} B{B3,J3,J4,Z}")
    choice = asked(table)
    assert choice.move in (lay("R10"), lay("G10"))
    assert choice.reason.code == "ten-goes-again"


def test_a_joker_is_shed_before_a_single_coloured_card() -> None:
    table = at("pile R4; A{R5,J5,G1,G2,B1} B{G7,G8,B7,Z}")
    assert asked(table, "medium").move == lay("J5")


def test_a_rollout_counts_what_the_others_are_left_with() -> None:
    table = at("pile R4; A{R5} B{G8,J9,Z}")
    assert outcome(table.state, 0, lay("R5"), random.Random(1)) == 1 + 3 + 5


@pytest.mark.parametrize("level", list(REACTIONS))
def test_reactions_are_human(level: str) -> None:
    rng = random.Random(7)
    view = GAME.view(at("pile R4; A{R5,Z} B{R6,Y2,Z}").state, 0)
    bot = load("zip-zap", level)(1)
    delays = sorted(bot.delay(view, rng) for _ in range(4000))
    stated = REACTIONS[level]
    assert delays[0] >= FASTEST
    assert median(delays) == pytest.approx(stated.median_ms, rel=0.04)
    assert delays[int(0.84 * 4000)] == pytest.approx(stated.median_ms * stated.spread, rel=0.06)


def test_nobody_is_faster_than_the_floor() -> None:
    rng = random.Random(7)
    hasty = Reaction(100, 2.0)
    delays = [hasty.sample(rng) for _ in range(1000)]
    assert min(delays) == FASTEST
    assert max(delays) > FASTEST


def test_better_levels_are_not_slower() -> None:
    order = [REACTIONS[level].median_ms for level in ("hard", "medium", "easy")]
    assert order == sorted(order)
