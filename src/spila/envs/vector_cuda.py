"""`spila.envs.vector` on an NVIDIA GPU."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np

from spila.envs.requirements import MissingExtra, require
from spila.envs.turn import Turn

require("numba", extra="fast")

from spila.twin import batch
from spila.twin.cuda import CudaRows, Way
from spila.twin.dlpack import DeviceArray
from spila.twin.layout import Layout


def check_cuda() -> None:
    """Raise `MissingExtra` or `RuntimeError`, saying what is missing, when there is nothing to run on."""
    require("numba_cuda", extra="gpu")
    from numba import cuda

    if not cuda.is_available():
        raise RuntimeError(
            "device='cuda' needs an NVIDIA card with its driver, and CUDA's libraries: pip install 'spila[gpu]'"
        )


class CudaVectorEnv:
    """The same environment as on the CPU, with the same matches from the same seed. All arrays stay on the GPU."""

    device = "cuda"
    advance: Way | None = None
    """How a step takes its rows nearer; None leaves them where they are."""

    def __init__(self, game: str, num_envs: int, layout: Layout, max_steps: int | None) -> None:
        from numba import cuda

        check_cuda()
        self.game = game
        self.num_envs = num_envs
        self.layout = layout
        self.seats = seats = layout.seats
        self.actions = layout.actions
        self.max_steps = max_steps
        racing = layout.racing
        self._race = "race_" if racing else ""
        self._rows = CudaRows(game, layout, num_envs)
        inner: tuple[int, ...] = (seats,) if racing else ()
        self._shape = (num_envs, *inner)
        kind = np.int16 if self.actions < 1 << 15 else np.int32

        def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
            return cuda.to_device(np.zeros(shape, dtype))

        self._book = zeros((batch.LISTED + (seats if racing else 1), num_envs), np.int32)
        self._listed = zeros((*inner, layout.most_legal, num_envs), kind)
        self._mask = zeros((*self._shape, self.actions), np.int8)
        self._observation = zeros((*self._shape, layout.observation), np.float32)
        self._final = zeros((num_envs if max_steps else 1, *inner, layout.observation), np.float32)
        self._reward = zeros((num_envs, seats), np.float32)
        self._refused = zeros((num_envs, seats), np.int8)
        self._terminated, self._truncated, self._illegal = (zeros((num_envs,), np.bool_) for _ in range(3))
        seat = cuda.to_device(np.full(num_envs, -2, np.int32)) if racing else self._book[batch.ACTING]
        info = {"refused": self._refused} if racing else {"illegal": self._illegal}
        if max_steps:
            info["final_observation"] = self._final
        arrays = (self._observation, self._mask, seat, self._reward, self._terminated, self._truncated)
        observation, mask, acting, reward, terminated, truncated = map(DeviceArray, arrays)
        lent = {name: DeviceArray(array) for name, array in info.items()}
        self._turn = Turn(observation, mask, acting, reward, terminated, truncated, lent)
        self._table: Any = None
        self._seeded = False

    def reset(self, seed: int | None = None) -> Turn:
        """Deal all matches. A seed restarts all random streams; without one they continue."""
        if seed is not None or not self._seeded:
            self._rows.begin((randbits(63) if seed is None else seed) % (1 << 63))
            self._seeded = True
        else:
            self._rows.each("deal_kernel")
        for array in (self._reward, self._terminated, self._truncated, self._illegal):
            array[:] = 0
        self._book[batch.STEPS] = 0
        self._rows.each(f"show_{self._race}kernel", self._book, self._listed, self._mask, self._observation)
        return self._turn

    def step(self, actions: Any) -> Turn:
        """One action in every match; in a race one of every seat. Integers on the GPU, or a NumPy array."""
        from numba import cuda

        if not self._seeded:
            raise RuntimeError("reset() comes before the first step()")
        given = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        if given.shape != self._shape or np.dtype(given.dtype).kind not in "iu":
            raise ValueError(f"actions must be integers of shape {self._shape}: {given.dtype} of {given.shape}")
        if isinstance(given, np.ndarray):
            given = cuda.to_device(given.astype(np.int64))
        arrays = [self._book, self._listed, self._mask, self._observation, self._final, self._reward]
        arrays += [self._refused] if self._race else []
        arrays += [self._terminated, self._truncated]
        arrays += [] if self._race else [self._illegal]
        if self.advance and not self._race:
            self._rows.nearer(self.advance, given, np.int64(self.max_steps or 0), *arrays)
        else:
            self._rows.each(f"advance_{self._race}kernel", given, np.int64(self.max_steps or 0), *arrays)
        return self._turn

    def state(self) -> DeviceArray:
        """The full table of every match, for centralised critics; overwritten by the next call."""
        from numba import cuda

        if not self._seeded:
            raise RuntimeError("reset() comes before the first state()")
        if self._table is None:
            self._table = cuda.to_device(np.zeros((self.num_envs, self.layout.table), np.float32))
        self._rows.each("table_kernel", np.int64(self.layout.observation), self._table)
        return DeviceArray(self._table)


__all__ = ["CudaVectorEnv", "MissingExtra", "check_cuda"]
