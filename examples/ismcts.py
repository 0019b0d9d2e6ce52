"""OpenSpiel's information-set tree search plays Skip-Bo with short stocks against a bot.

The search imagines what it cannot see with the game's `sample`, through `resample`. The opponent is a bot of
`spila.bots`, by level; where that room is not there, a simple one of this file.

    python examples/ismcts.py --matches 6 --simulations 80
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from spila.envs import spiel

Choose = Callable[[Any, list[Any]], Any]
"""A move, given a view and the legal moves."""


class ShortRollouts(Evaluator):  # type: ignore[misc]
    """A few random moves, then how the seats stand: whole random games say little and take long."""

    def __init__(self, rng: Random, moves: int = 12) -> None:
        self.rng = rng
        self.moves = moves

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        """Returns at the end, or standings between -1 and 1."""
        work = state.clone()
        for _ in range(self.moves):
            if work.is_terminal():
                return np.array(work.returns())
            work.apply_action(self.rng.choice(work.legal_actions()))
        standing = np.array(work.moment.episode.encoder.standing(work.game_state))
        seats = len(standing)
        clipped: np.ndarray[Any, Any] = np.clip((standing - standing.mean()) * seats / (seats - 1), -1, 1)
        return clipped

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def simple(rng: Random) -> Choose:
    """Plays from the stock when it can, else any other card that fits, else discards."""

    def choose(_view: Any, moves: list[Any]) -> Any:
        from_stock = [move for move in moves if type(getattr(move, "source", None)).__name__ == "Stock"]
        plays = [move for move in moves if type(move).__name__ == "Play"]
        return rng.choice(from_stock or plays or moves)

    return choose


def opponent(level: str, seed: int) -> tuple[str, Choose]:
    """The bot of that level, or the simple one where there are no bots."""
    if find_spec("spila.bots") is None:
        return "simple", simple(Random(seed))
    bots = import_module("spila.bots")
    bot = bots.load("skip-bo", level)(seed)
    return level, lambda view, moves: bots.decide(bot, view, moves).move


def play_match(game: Any, search: Any, choose: Choose, seat: int, rng: Random) -> float:
    """One match; what the search, sitting at `seat`, got."""
    state = game.new_initial_state()
    encoder = game.encoder
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            action = rng.randrange(256)
        elif player == seat:
            action = int(search.step(state))
        else:
            game_state = state.game_state
            moves = list(encoder.game.moves(game_state, player))
            action = encoder.action(game_state, player, choose(encoder.game.view(game_state, player), moves))
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    """Play the matches, seats taking turns, and print the score."""
    parser = argparse.ArgumentParser(description="Information-set tree search against a bot.")
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=80)
    parser.add_argument("--stock", type=int, default=3)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    options = spiel.quote_options({"stockSize": chosen.stock})
    game = pyspiel.load_game("spila_skip_bo", {"options": options, "max_game_length": 400})
    rng = Random(chosen.seed)
    search = ISMCTSBot(
        game=game,
        evaluator=ShortRollouts(rng),
        uct_c=1.0,
        max_simulations=chosen.simulations,
        random_state=np.random.RandomState(chosen.seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=False,
    )
    search.set_resampler(lambda state, player: spiel.resample(state, player, rng))
    name, choose = opponent(chosen.level, chosen.seed)
    got = [play_match(game, search, choose, number % 2, rng) for number in range(chosen.matches)]
    won, lost = sum(each > 0 for each in got), sum(each < 0 for each in got)
    print(f"search against {name}: {won} won, {lost} lost, {len(got) - won - lost} drawn")


if __name__ == "__main__":
    main()
