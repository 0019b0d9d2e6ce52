"""Environments driven by uniformly random legal play: Spila's beside RLCard's and PettingZoo's card games, in one run.

A step is an action of one agent, with the observation and the legal actions it was chosen from. All contestants play in
turn, a short slice each, for many laps; figures are medians over the laps in steps per second of processor time, ratios
are medians of the ratios within a lap.

    make bench            (or: python -m benchmarks.envs --laps 15)
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.laps import Play, measure, ratio

BAR = 3.0
RLCARD = ("uno", "leduc-holdem", "limit-holdem", "no-limit-holdem", "bridge", "gin-rummy", "blackjack", "doudizhu")
ZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OURS = ("skip_bo_v0", "timeline_v0", "zip_zap_v0")


def rlcard(name: str) -> Play:
    import rlcard

    env: Any = rlcard.make(name, config={"seed": 1})
    choice = random.choice

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"].keys())))
            count += 1
        return count

    return play


def by_mask(env: Any) -> Play:
    """The loop of PettingZoo's own pages; the same for theirs and ours. Reset without a seed, which is cheaper."""
    env.reset(seed=1)
    choice, flatnonzero = random.choice, np.flatnonzero

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(choice(flatnonzero(mask))))
            count += 1
        return count

    return play


def by_list(env: Any) -> Play:
    """The same with our list of legal actions, as RLCard's loop has one. Observation and mask are still made."""
    env.reset(seed=1)
    choice = random.choice

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            _, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choice(env.legal_actions))
            count += 1
        return count

    return play


def parallel(env: Any) -> Play:
    """A tick is a step of every agent."""
    env.reset(seed=1)
    choice = random.choice

    def play() -> int:
        env.reset()
        count = 0
        while env.agents:
            count += len(env.agents)
            env.step({agent: choice(env.legal_actions(agent)) for agent in env.agents})
        return count

    return play


def open_spiel(name: str) -> Play:
    """With the observation of the seat that is to act."""
    import pyspiel

    import spila.envs.spiel  # registers our games

    game: Any = pyspiel.load_game(name)
    observer: Any = game.make_py_observer()
    choice = random.choice

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(256))
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(choice(state.legal_actions()))
            count += 1
        return count

    assert spila.envs.spiel.GAMES
    return play


def contestants() -> tuple[dict[str, Play], list[str]]:
    found: dict[str, Play] = {f"RLCard {name}": rlcard(name) for name in RLCARD}
    absent = []
    for name in ZOO:
        try:
            found[f"PettingZoo {name}"] = by_mask(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())
        except ImportError as error:
            absent.append(f"PettingZoo {name}: {error}")
    for name in OURS:
        module = importlib.import_module(f"spila.envs.{name}")
        found[name] = by_list(module.env())
        found[f"{name}, by mask"] = by_mask(module.env())
        found[f"{name}, 4 seats"] = by_list(module.env(seats=4))
    found["zip_zap_v0, parallel"] = parallel(importlib.import_module("spila.envs.zip_zap_v0").parallel_env())
    for name in ("spila_skip_bo", "spila_timeline", "spila_zip_zap"):
        found[f"OpenSpiel {name}"] = open_spiel(name)
    return found, absent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--laps", type=int, default=9)
    parser.add_argument("--slice", type=float, default=0.3, help="seconds for each contestant in a lap")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    warnings.filterwarnings("ignore")
    players, absent = contestants()
    rates = measure(players, chosen.laps, chosen.slice)
    middle = {name: statistics.median(laps) for name, laps in rates.items()}
    peers = [name for name in rates if name.startswith(("RLCard", "PettingZoo"))]
    fastest = max(peers, key=middle.__getitem__)
    console = Console()
    table = Table(title="Environments under uniformly random legal play, one core", title_justify="left")
    table.add_column("environment")
    for heading in ("steps/s", "lowest", "highest", "× fastest peer", "× RLCard uno"):
        table.add_column(heading, justify="right")
    for name, laps in rates.items():
        factors = [f"{ratio(rates, name, other):.2f}" for other in (fastest, "RLCard uno")]
        table.add_row(name, *(f"{f(laps):,.0f}" for f in (statistics.median, min, max)), *factors)
    console.print(table)
    console.print(f"fastest peer: {fastest}; the bar is {BAR:.1f} times as many steps")
    for line in absent:
        console.print(f"not measured: {line}")
    if chosen.json:
        chosen.json.write_text(json.dumps({"steps_per_second": rates, "fastest_peer": fastest}, indent=1))


if __name__ == "__main__":
    main()
