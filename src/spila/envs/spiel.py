"""The games for OpenSpiel. Importing this module registers `spila_<game>` for every game that has an encoder.

Chance is explicit and comes first: four nodes with 256 equally likely outcomes each choose one of 2^32 seeds, and all
shuffles of the match, later ones too, follow from that seed. So a history is a list of numbers, and states can be
serialised by it. For search from a seat's point of view `resample` deals anew everything that the seat cannot know,
including the seeds of later shuffles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

from spila.envs.encoder import Encoder, encoder, has_encoder
from spila.envs.episode import PATIENCE, Episode, order_seed, payoff
from spila.envs.history import History
from spila.envs.requirements import require
from spila.games import MODULES, load
from spila.kernel import Malformed, Seat
from spila.kernel.codec import decode, encode
from spila.plugins import module_name

require("pyspiel")

import pyspiel

from spila.envs.observers import Observer

SEED_NODES: Final = 4
SEED_OUTCOMES: Final = 256
MAX_MOVES: Final = 20_000
"""The default of `max_game_length`: a match that is longer counts as drawn."""

_OUTCOMES: Final = [(outcome, 1 / SEED_OUTCOMES) for outcome in range(SEED_OUTCOMES)]
_PARAMETERS: Final[Mapping[str, Any]] = {
    "players": 2,
    "options": "",
    "max_game_length": MAX_MOVES,
    "patience": PATIENCE,
}


def spiel_name(game: str) -> str:
    """The name for OpenSpiel: `spila_` and the game's id with underscores."""
    return "spila_" + module_name(game)


def quote_options(options: object) -> str:
    """Encode options (a struct or a mapping of the options to change) for the parameter `options`."""
    return quote(encode(options).decode(), safe="")


def match_seed(outcomes: Sequence[int]) -> bytes:
    """The match seed for the outcomes of the chance nodes: `spila.new_match` deals the same match from it."""
    return sha256(b"spila spiel 1\0" + bytes(outcomes)).digest()


def _options(text: str) -> object:
    """Decode the parameter `options`: the name of a preset, or the output of `quote_options`."""
    if not text:
        return None
    plain = unquote(text)
    return decode(dict[str, Any], plain, "options") if plain.startswith("{") else plain


def _game_type(game: str) -> Any:
    seats = load(game).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game),
        long_name=f"Spila: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_PARAMETERS),
    )


class SpilaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: `players`, `options`, `max_game_length` and (for races) `patience`."""

    def __init__(self, name: str, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_PARAMETERS, **(params or {})}
        seats = int(chosen["players"])
        self.max_moves = int(chosen["max_game_length"])
        self.patience = int(chosen["patience"])
        if self.max_moves < 1 or self.patience < 1:
            raise Malformed("parameter", game=name, max_game_length=self.max_moves, patience=self.patience)
        self.encoder: Encoder = encoder(name, seats, _options(str(chosen["options"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=SEED_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_moves,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpilaState:
        """Before the deal."""
        return SpilaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All chance nodes are at the start."""
        return SEED_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer with tensors and strings for any information-state type; perfect recall only as a string."""
        return Observer(self.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """The Python part of a state, copied in one piece when OpenSpiel clones the state."""

    __slots__ = ("dealt", "episode", "history", "moves")

    def __init__(self, episode: Episode, dealt: tuple[int, ...], history: History | None, moves: int) -> None:
        self.episode = episode
        self.dealt = dealt
        self.history = history
        self.moves = moves

    def __deepcopy__(self, memo: object) -> Moment:
        return Moment(self.episode.copy(), self.dealt, self.history, self.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        encoder = self.episode.encoder
        setting = encoder.game_id, encoder.seats, encoder.options, self.episode.patience
        steps = None if self.history is None else self.history.to_list()
        return _moment, (setting, self.episode.snapshot(), self.dealt, steps, self.moves)


@lru_cache(maxsize=64)
def _shared_encoder(game: str, seats: int, options: Any) -> Encoder:
    return encoder(game, seats, options)


def _moment(
    setting: tuple[str, int, Any, int], snapshot: tuple[Any, ...], dealt: tuple[int, ...], steps: Any, moves: int
) -> Moment:
    """Restore a pickled moment."""
    *what, patience = setting
    episode = Episode(_shared_encoder(*what), patience)
    episode.restore(snapshot)
    return Moment(episode, dealt, None if steps is None else History.from_list(episode.encoder.game, steps), moves)


class SpilaState(pyspiel.State):  # type: ignore[misc]
    """A state of a match."""

    def __init__(self, game: SpilaGame) -> None:
        super().__init__(game)
        self.moment = Moment(Episode(game.encoder, game.patience), (), None, 0)
        self._max_moves = game.max_moves

    @property
    def game_state(self) -> Any:
        """The state of the game; None before the deal."""
        return self.moment.episode.state

    def current_player(self) -> int:
        """The seat to act."""
        moment = self.moment
        if moment.episode.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else moment.episode.current_seat

    def is_terminal(self) -> bool:
        """Whether the match is over or has reached `max_game_length`."""
        moment = self.moment
        return moment.episode.state is not None and (moment.episode.current_seat < 0 or moment.moves >= self._max_moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes for one quarter of the seed."""
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.moment.episode
        return sorted(episode.legal) if player == episode.current_seat and not self.is_terminal() else []

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        episode = moment.episode
        if episode.state is None:
            moment.dealt += (action,)
            if len(moment.dealt) == SEED_NODES:
                episode.deal(match_seed(moment.dealt))
                moment.history = History.start(episode.encoder.game, episode.state)
            return
        seat = episode.current_seat
        text = self._action_to_string(seat, action)
        events = episode.act(action)
        if events is None:
            raise ValueError(f"{text} of seat {seat} is not legal")
        moment.moves += 1
        moment.history = History(moment.history, seat, text, events)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"seed {action}"
        encoder = self.moment.episode.encoder
        if action == encoder.wait:
            return "wait"
        if self.game_state is None or action not in encoder.legal(self.game_state, player):
            return f"action {action}"
        return repr(encoder.move(self.game_state, player, action))

    def returns(self) -> list[float]:
        """The payoffs (see `payoff`); zeros before the end."""
        episode = self.moment.episode
        if not self.is_terminal():
            return [0.0] * episode.encoder.seats
        return list(payoff(episode.result, episode.encoder.seats))

    def __str__(self) -> str:
        episode = self.moment.episode
        if episode.state is None:
            return f"seed {list(self.moment.dealt)}"
        asked = f"asked {episode.current_seat}, queue {episode.queue}, idle {episode.idle}, luck {episode.rng_state}"
        return f"{asked}: {encode(episode.encoder.game.position(episode.state)).decode()}"

    def resample_from_infostate(self, player: Seat, sampler: Any) -> SpilaState:
        """`resample` under the name that OpenSpiel's Python search calls; the sampler returns numbers below 1."""
        return resample(self, player, Random(sampler()))


def resample(state: SpilaState, player: Seat, rng: Random) -> SpilaState:
    """A state that looks the same to the player; what it cannot know is dealt anew. It has no action history."""
    moment = state.moment
    episode = moment.episode
    game = episode.encoder.game
    view = game.view(episode.state, player)
    other: SpilaState = state.get_game().new_initial_state()
    copy = episode.copy()
    copy.state = game.sample(view, rng)
    copy.rng_state = order_seed(rng.randbytes(32))
    if copy.current_seat != player and copy.current_seat >= 0:
        legal = copy.encoder.legal(copy.state, copy.current_seat)
        copy.legal = legal + [copy.encoder.wait] * copy.racing
    history = None if moment.history is None else moment.history.resample(game, player, copy.state)
    other.moment = Moment(copy, moment.dealt, history, moment.moves)
    return other


def _register(game: str) -> type[SpilaGame]:
    """Register a class per game: OpenSpiel keeps what it calls until after the interpreter has shut down, which only
    classes survive.
    """
    kind = _game_type(game)

    class Registered(SpilaGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    Registered.__name__ = Registered.__qualname__ = spiel_name(game)
    pyspiel.register_game(kind, Registered)
    return Registered


GAMES: Final = {spiel_name(game): _register(game) for game in MODULES if has_encoder(game)}
"""The registered games by name."""


def __getattr__(name: str) -> type[SpilaGame]:
    """Make the registered classes attributes of this module, where pickle looks for them."""
    if name in GAMES:
        return GAMES[name]
    raise AttributeError(name)
