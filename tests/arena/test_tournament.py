"""Tournaments: seating, reproducibility, and what happens to bots that fail."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from spila.arena import Outcome, Plan, fixtures, run_tournament
from spila.arena.entrants import lineups
from spila.kernel import Malformed

SHORT = {"preset": "short", "stockSize": 3}
OWN = "tests.arena.own_bots"


def plan(*bots: str, games: int = 8, **more: Any) -> Plan:
    return Plan("skip-bo", bots, games, options=SHORT, **more)


def without_times(outcomes: list[Outcome]) -> list[tuple[Any, ...]]:
    """Outcomes without the times they took."""
    return [(each.lineup, each.pair, each.rotation, each.winners, each.reason, each.length) for each in outcomes]


def test_every_deal_is_played_in_every_rotation_of_the_seats() -> None:
    played = list(fixtures(Plan("skip-bo", ("easy", "medium", "hard"), 6, seats=3)))
    assert [each.seed for each in played] == ["0/0"] * 3 + ["0/1"] * 3
    assert [each.lineup[0] for each in played[:3]] == ["easy", "medium", "hard"]
    for seat in range(3):
        assert Counter(each.lineup[seat] for each in played) == {"easy": 2, "medium": 2, "hard": 2}


def test_line_ups_fill_the_table() -> None:
    assert lineups(("a", "b"), 2) == [("a", "b")]
    assert lineups(("a", "b"), 5) == [("a", "b", "a", "b", "a")]
    assert lineups(("a", "b", "b"), 3) == [("a", "b", "b")]
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(Malformed, match="no-bots"):
        lineups((), 2)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    one, two, other = (without_times(run_tournament(plan("easy", "naive", seed=seed))[1]) for seed in ("x", "x", "y"))
    assert one == two
    assert one != other


def test_worker_processes_change_nothing() -> None:
    alone = run_tournament(plan("easy", "medium", games=10))[1]
    together = run_tournament(plan("easy", "medium", games=10), jobs=2)[1]
    assert without_times(alone) == without_times(together)


def test_wins_add_up() -> None:
    figures = run_tournament(plan("easy", "medium", games=20))[0].figures()
    assert figures.games == 20
    assert sum(bot.wins for bot in figures.bots) == 20 - round(20 * figures.no_winner.value)
    assert {bot.games for bot in figures.bots} == {20}
    assert figures.matrix["easy"]["medium"].value == pytest.approx(1 - figures.matrix["medium"]["easy"].value)


def test_a_bot_on_several_seats_has_a_larger_fair_share() -> None:
    figures = run_tournament(Plan("skip-bo", ("easy", "naive", "naive"), 3, seats=3, options=SHORT))[0].figures()
    fair = {bot.bot: bot.fair_share for bot in figures.bots}
    assert fair == {"easy": pytest.approx(1 / 3), "naive": pytest.approx(2 / 3)}


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("Crasher", "crash"),
        ("Unborn", "crash"),
        ("Cheat", "no-toll-open"),
        ("Babbler", "not-a-move"),
        ("Mute", "crash"),
    ],
)
def test_a_bot_that_fails_is_named_forfeits_and_the_run_goes_on(bad: str, code: str) -> None:
    tally, outcomes, cut_short = run_tournament(plan("easy", f"{OWN}:{bad}", games=6))
    assert len(outcomes) == 6
    assert not cut_short
    for outcome in outcomes:
        assert outcome.fault is not None
        assert (outcome.fault.bot, outcome.fault.code) == (f"{OWN}:{bad}", code)
        assert outcome.reason == "forfeit"
        assert outcome.winners == (1 - outcome.fault.seat,)
    figures = tally.figures()
    assert {bot.bot: bot.forfeits for bot in figures.bots} == {"easy": 0, bad: 6}
    assert {bot.bot: bot.wins for bot in figures.bots} == {"easy": 6, bad: 0}


def test_own_bots_play_along() -> None:
    figures = run_tournament(plan("naive", f"{OWN}:First"))[0].figures()
    assert {bot.bot for bot in figures.bots} == {"naive", "First"}
    assert not figures.faults


@pytest.mark.parametrize(
    ("name", "code"),
    [("nowhere:Bot", "bot-import"), (f"{OWN}:Nobody", "bot-import"), (f"{OWN}:NOT_A_BOT", "bot-interface")],
)
def test_own_bots_that_cannot_be_loaded_are_reported_before_the_first_game(name: str, code: str) -> None:
    with pytest.raises(Malformed, match=code):
        run_tournament(plan("easy", name))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_reports_what_it_has(jobs: int) -> None:
    @dataclass
    class Impatient:
        seen: int = 0

        def __call__(self, _: Outcome) -> None:
            self.seen += 1
            if self.seen == 3:
                raise KeyboardInterrupt

    tally, outcomes, cut_short = run_tournament(plan("easy", "naive"), jobs=jobs, progress=Impatient())
    assert cut_short
    assert len(outcomes) == tally.games == 3
    assert tally.figures(cut_short=cut_short).cut_short


def test_too_few_games_are_refused() -> None:
    with pytest.raises(Malformed, match="games"):
        run_tournament(plan("easy", "naive", games=0))


def test_with_equal_reactions_the_fast_have_no_advantage() -> None:
    slow = Plan("zip-zap", ("easy", f"{OWN}:First"), 120, equal_reactions=True)
    fast = Plan("zip-zap", ("easy", f"{OWN}:First"), 120)
    shares = [{bot.bot: bot.win_share.value for bot in run_tournament(each)[0].figures().bots} for each in (slow, fast)]
    # A bot that states no delay is always first when delays count.
    assert shares[0]["First"] < 0.75
    assert shares[1]["First"] > 0.9
