"""Many matches at once, as arrays: `spila.envs.vector`."""

from __future__ import annotations

from operator import index
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np

from spila.envs.requirements import require
from spila.envs.turn import Turn
from spila.games import known, load
from spila.kernel.capabilities import RaceRules, implements

require("numba", extra="fast")

from spila.twin import batch
from spila.twin.layout import Layout
from spila.twin.rows import Rows, layout

if TYPE_CHECKING:
    from spila.envs.vector_cuda import CudaVectorEnv


class VectorEnv:
    """A batch of matches on CPU cores; autoreset in the same step, as Gymnasium's `AutoresetMode.SAME_STEP`."""

    device = "cpu"

    def __init__(self, game: str, num_envs: int, layout: Layout, threads: int, max_steps: int | None) -> None:
        self.game = game
        self.num_envs = num_envs
        self.layout = layout
        self.seats = seats = layout.seats
        self.actions = self.layout.actions
        self.max_steps = max_steps
        racing = self.layout.racing
        shape: tuple[int, ...] = (num_envs, seats) if racing else (num_envs,)
        kind = np.int16 if self.actions < 1 << 15 else np.int32
        self._rows = Rows(game, self.layout, num_envs, threads)
        self._book = np.zeros((num_envs, batch.LISTED + (seats if racing else 1)), np.int32)
        self._listed = np.zeros((*shape, self.layout.most_legal), kind)
        self._mask = np.zeros((*shape, self.actions), np.int8)
        self._observation = np.zeros((*shape, self.layout.observation), np.float32)
        self._final = np.zeros((num_envs if max_steps else 1, *self._observation.shape[1:]), np.float32)
        self._reward = np.zeros((num_envs, seats), np.float32)
        self._refused = np.zeros((num_envs, seats), np.int8)
        self._end = np.zeros(num_envs, np.int8)
        self._seat = np.full(num_envs, -2, np.int32) if racing else self._book[:, batch.ACTING]
        self._race = "race_" if racing else ""
        self._table: Any = None
        self._seeded = False

    def reset(self, seed: int | None = None) -> Turn:
        """Deal all matches. A seed restarts all random streams; without one they continue."""
        if seed is not None or not self._seeded:
            self._rows.begin((randbits(63) if seed is None else seed) % (1 << 63))
            self._seeded = True
        else:
            self._rows.each("deal_rows")
        self._book[:, batch.STEPS] = 0
        self._end[:] = 0
        self._reward[:] = 0
        self._rows.each(f"show_{self._race}rows", self._book, self._listed, self._mask, self._observation)
        return self._turn()

    def step(self, actions: Any) -> Turn:
        """One action in every match; in a race one of every seat."""
        if not self._seeded:
            raise RuntimeError("reset() comes before the first step()")
        actions = np.asarray(actions)
        if actions.shape != self._listed.shape[:-1] or actions.dtype.kind not in "iu":
            wanted = self._listed.shape[:-1]
            raise ValueError(f"actions must be integers of shape {wanted}: {actions.dtype} of {actions.shape}")
        arrays: tuple[Any, ...] = (
            self._book, self._listed, self._mask, self._observation, self._final, self._reward,
        )  # fmt: skip
        if self._race:
            arrays = (*arrays, self._refused)
        limit = self.max_steps or 0
        self._rows.each(f"advance_{self._race}rows", actions.astype(np.int64), limit, *arrays, self._end)
        return self._turn()

    def state(self) -> Any:
        """The full table of every match, for centralised critics: (envs, numbers) float32. The next call overwrites it.

        It is that of the position whose turn was returned last, so of the next match where one has just ended.
        """
        if not self._seeded:
            raise RuntimeError("reset() comes before the first state()")
        if self._table is None:
            self._table = np.zeros((self.num_envs, self.layout.table), np.float32)
        self._rows.each("table_rows", self.layout.observation, self._table)
        return self._table

    def _turn(self) -> Turn:
        end = self._end
        illegal = end == batch.ILLEGAL
        info: dict[str, Any] = {"refused": self._refused} if self._race else {"illegal": illegal}
        if self.max_steps:
            info["final_observation"] = self._final
        ended = (end == batch.TERMINATED) | illegal
        return Turn(self._observation, self._mask, self._seat, self._reward, ended, end == batch.TRUNCATED, info)


def vector(
    game: str,
    num_envs: int,
    seats: int = 2,
    options: object = None,
    device: str = "cpu",
    *,
    threads: int = 1,
    max_steps: int | None = None,
    patience: int = 3,
) -> VectorEnv | CudaVectorEnv:
    """Matches in a batch. `Malformed`, `MissingExtra` or `ValueError` say what is wrong before anything is made."""
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda': {device!r}")
    if known(game) not in batch.games():
        raise ValueError(f"{game} has no twin; there are: {', '.join(batch.games())}")
    envs, shared, waits = _count("num_envs", num_envs), _count("threads", threads), _count("patience", patience)
    steps = None if max_steps is None else _count("max_steps", max_steps)
    more = {"patience": waits} if implements(load(game), RaceRules) else {}
    shape = layout(game, _count("seats", seats), options, **more)
    if device == "cpu":
        return VectorEnv(game, envs, shape, shared, steps)
    from spila.envs.vector_cuda import CudaVectorEnv, check_cuda

    check_cuda()
    return CudaVectorEnv(game, envs, shape, steps)


def _count(name: str, given: Any) -> int:
    """The number itself; `ValueError` unless it is a whole number from 1 on."""
    try:
        number = index(given)
    except TypeError:
        number = 0
    if number < 1 or isinstance(given, bool):
        raise ValueError(f"{name} must be a whole number from 1 on: {given!r}")
    return number
