"""Uniformly random legal play: list all legal moves, pick one, play it. Spila's games beside peers, in one run.

Machines are noisy and change speed from second to second, so all contestants play in turn, a short slice each, for
many laps; the figures are medians over the laps, and ratios are medians of the ratios within a lap. Time is the
process's own CPU time: everything here runs in one thread, and a busy neighbour does not count.

    make bench            (or: python -m benchmarks.engine --laps 30)
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import spila
from benchmarks.laps import Play, measure, ratio
from spila.games import load

PEERS = {
    "uno-2": "RLCard uno, bare game, 2 seats",
    "uno-4": "RLCard uno, bare game, 4 seats",
    "uno-env": "RLCard uno, environment, 2 seats",
    "eights-2": "OpenSpiel crazy_eights (C++) from Python, 2 seats",
    "eights-4": "OpenSpiel crazy_eights (C++) from Python, 4 seats",
    "dominoes": "OpenSpiel python_block_dominoes (Python)",
}
BARS = {"zip-zap": "eights", "timeline": "eights", "skip-bo": "uno"}


def rules(name: str, seats: int) -> Play:
    game: Any = load(name)
    options = game.options(None, seats)
    choice = random.choice
    seeds = random.Random(seats)

    def one_seat_at_a_time() -> int:
        state = game.deal(options, seats, seeds.randbytes(32))
        moves, play, count = game.moves, game.play, 0
        while state.result is None:
            seat = state.turn
            state = play(state, seat, choice(moves(state, seat))).state
            count += 1
        return count

    def race() -> int:
        state = game.deal(options, seats, seeds.randbytes(32))
        moves, play, to_act, count = game.moves, game.play, game.to_act, 0
        while state.result is None:
            everything = [(seat, move) for seat in to_act(state) for move in moves(state, seat)]
            seat, move = choice(everything)
            state = play(state, seat, move).state
            count += 1
        return count

    return race if name == "zip-zap" else one_seat_at_a_time


def match(name: str, seats: int) -> Play:
    """The same through `Match`, which keeps the log."""
    choice = random.choice
    game = load(name)
    options = game.options(None, seats)
    seeds = random.Random(seats)

    def play() -> int:
        table = spila.Match(game, seats, seeds.randbytes(32), options)
        while table.result is None:
            everything = [(seat, move) for seat in table.to_act for move in table.moves(seat)]
            table.play(*choice(everything))
        return table.version

    return play


def uno(seats: int, *, bare: bool) -> Play:
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": seats})

    def play_bare() -> int:
        game, count = env.game, 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            count += 1
        return count

    def play_env() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"].keys())))
            count += 1
        return count

    return play_bare if bare else play_env


def open_spiel(name: str) -> Play:
    import pyspiel

    import_module("open_spiel.python.games")  # registers the games written in Python

    game: Any = pyspiel.load_game(name)
    choice, choices = random.choice, random.choices

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(choices(outcomes, weights)[0])
            else:
                state.apply_action(choice(state.legal_actions()))
                count += 1
        return count

    return play


def contestants() -> dict[str, Play]:
    found: dict[str, Play] = {}
    for name in BARS:
        for seats in (2, 4):
            found[f"{name}-{seats}"] = rules(name, seats)
        found[f"{name}-match"] = match(name, 2)
    found["uno-2"] = uno(2, bare=True)
    found["uno-4"] = uno(4, bare=True)
    found["uno-env"] = uno(2, bare=False)
    found["eights-2"] = open_spiel("crazy_eights(players=2)")
    found["eights-4"] = open_spiel("crazy_eights(players=4)")
    found["dominoes"] = open_spiel("python_block_dominoes")
    return found


def import_milliseconds() -> float:
    """Wall time of `import spila` less that of starting Python, best of seven."""
    best = {}
    for code in ("pass", "import spila"):
        times = []
        for _ in range(7):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - start)
        best[code] = min(times)
    return 1000 * (best["import spila"] - best["pass"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--laps", type=int, default=15)
    parser.add_argument("--slice", type=float, default=0.4, help="seconds for each contestant in a lap")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    warnings.filterwarnings("ignore")
    rates = measure(contestants(), chosen.laps, chosen.slice)

    console = Console()
    table = Table(title="Uniformly random legal play, one core", title_justify="left")
    table.add_column("game")
    for heading in ("moves/s", "lowest", "highest", "× peer", "× Python game"):
        table.add_column(heading, justify="right")
    for name, laps in rates.items():
        game, _, seats = name.rpartition("-")
        against = relative = ""
        if game in BARS and seats in "24":
            against = f"{ratio(rates, name, f'{BARS[game]}-{seats}'):.2f}"
            relative = f"{ratio(rates, name, 'dominoes'):.1f}"
        label = PEERS.get(name) or f"{game}, {'2 seats, through Match' if seats == 'match' else seats + ' seats'}"
        table.add_row(label, *(f"{f(laps):,.0f}" for f in (statistics.median, min, max)), against, relative)
    console.print(table)
    console.print("× peer: crazy_eights for Zip Zap and Timeline, uno for Skip-Bo, as many seats; bars 1.00 and 5.0")
    took = import_milliseconds()
    console.print(f"import spila: {took:.0f} ms (bar 150 ms)")
    if chosen.json:
        chosen.json.write_text(json.dumps({"moves_per_second": rates, "import_ms": took}, indent=1))


if __name__ == "__main__":
    main()
