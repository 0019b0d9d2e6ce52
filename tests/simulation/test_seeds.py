"""Every seed is a whole evening of servers, clients and faults; none may break a promise. See docs/simulation.md."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.effort import SOAKING
from tests.simulation.run import explain, minimised, run_scenario, run_seed
from tests.simulation.scenario import make_scenario

SEEDS = 100_000 if SOAKING else 300
CHUNK = 500 if SOAKING else 30

FOUND = {
    7: "a claim was carried out before the start of the next race, for a card that nobody had seen",
    81: "the choice of a bot was carried out after its player was back",
    354: "a bot that was due twice reacted to a card before the common start",
    14340: "a command was refused because the disk was full, when the attempt before could still be written",
    20820: "a bot's claim counted for a card that it had no time to see, because it fitted by chance",
    193: "the choice of a bot was carried out after its player was back",
    98: "the choice of a bot counted although another bot had its seat",
    794: "a bot's claim was carried out as a free card, after the race was over",
    859: "the clock ran out although a claim was waiting",
    302039: "a server that stopped while a move was being written let the next bot think",
    113785: "a move that brought its player back at two servers was made at both",
    100199: "a second tab that came with the version at which seats were removed was not told its new seat",
    100940: "a connection that broke between the deal and its welcome left the player with a wrong seat",
}
"""What seeds have found. Seeds 7, 81, 354, 20820 and the last three show it today if the bug is put back; the others
are other runs now, since the generator of scenarios or the time at which servers do something has changed."""

MISJUDGED = {
    111186: "a copy of a claim was thought to be earlier than the claim, because a ping was answered between the two",
    119923: "a claim was thought to count from before the start, when a server that was killed had got it then",
    148569: "the same, two seconds before the start: the refusal was still held for the common start",
    184799: "the same, sent as soon as the start was announced",
    147527: "cards were announced to a player whom a server that was behind had not yet seen lose the seat",
    154090: "the same with three servers",
    175152: "an error was missed that a server would have caught if it had not been killed one step earlier",
    401797: "a server was killed after everything was healed, by a fault that was meant for its life before",
}
"""What seeds have found wrong in the simulation itself: in these runs the servers did what they should."""


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_no_seed_breaks_a_promise(first: int) -> None:
    entries = 0
    for seed in range(first, first + CHUNK):
        outcome = run_seed(seed)
        assert not outcome.violations, explain(seed)
        entries += outcome.entries
    assert entries > 5 * CHUNK, "something happens in them"


@pytest.mark.parametrize("seed", FOUND | MISJUDGED)
def test_what_a_seed_found_stays_repaired(seed: int) -> None:
    assert not run_seed(seed).violations, explain(seed)


def test_a_seed_is_one_run_to_the_byte() -> None:
    """Also in another process, where sets of strings and of objects have another order."""
    seeds = (3, 8, 17)
    here = [run_seed(seed).digest for seed in seeds]
    assert here == [run_seed(seed).digest for seed in seeds]
    assert len(set(here)) == len(seeds)
    program = f"from tests.simulation.run import run_seed\nfor seed in {seeds}: print(run_seed(seed).digest)"
    same_code = {**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)}
    for chance in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", program], env={**same_code, "PYTHONHASHSEED": chance},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert there.stdout.split() == here


def test_a_scenario_without_its_actions_runs_too() -> None:
    scenario = make_scenario(4)
    assert scenario.numbers
    bare = run_scenario(scenario.only(set()))
    assert not bare.violations
    assert bare.digest != run_scenario(scenario).digest


def test_a_run_that_keeps_its_promises_cannot_be_made_smaller_by_the_search_for_a_failure() -> None:
    scenario = make_scenario(4)
    assert run_scenario(minimised(scenario, budget=2)).kind == ""
