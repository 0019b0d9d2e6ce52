"""The twins on an NVIDIA GPU: equal to the CPU bit for bit, then random play and vector steps per second.

    python -m benchmarks.twin_gpu [--seconds 1.0] [--games skip-bo zip-zap timeline]

Needs a card and the extra `gpu`. Prints one line per check and per figure; ends with status 1 when anything differs.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from typing import Any

import numpy as np

from spila.envs import vector
from spila.games import load
from spila.twin.cuda import CudaRows
from spila.twin.rows import Rows, layout

OPTIONS: dict[str, list[Any]] = {
    "skip-bo": [
        None, "classic",
        {"stockSize": 2, "matchTarget": 60, "starter": "random", "mandatoryStockPlay": True, "recycleBuried": True,
         "consecutiveWilds": "forbidden", "coinAsTwelve": True, "buyLastStockCard": "forbidden",
         "stalemate": "fewestStock", "deck": {"wilds": 8, "copiesPerNumber": 4, "tolls": [1, 2], "wildTolls": [1]}},
    ],
    "zip-zap": [None, {"scoring": "onePoint"}],
    "timeline": [None, {"handSize": 2}],
}  # fmt: skip
LAYOUTS = {"rows": (4096, 65_536, 262_144, 1_048_576), "steps": (65_536, 262_144, 1_048_576)}


def say(text: str) -> None:
    print(text, flush=True)


def shape(game: str, seats: int, options: Any) -> Any:
    from spila.envs.encoder import encoder

    checked = encoder(game, seats, options).options  # Timeline: with the plain deck of the environments
    return layout(game, seats, checked), checked


def equal_rows(game: str, seats: int, options: Any, count: int, moves: int) -> bool:
    """Whether random play leaves equal rows on both."""
    form, _ = shape(game, seats, options)
    here, there = Rows(game, form, count, 8), CudaRows(game, form, count)
    here.begin(77)
    there.begin(77)
    here.play(moves)
    there.play(moves)
    return bool(
        (here.cells == there.cells.copy_to_host().T).all()
        and (here.words == there.words.copy_to_host().T).all()
        and (here.ended == there.ended.copy_to_host()).all()
    )


def equal_steps(game: str, seats: int, options: Any, count: int, steps: int) -> bool:
    """Whether the same actions give equal arrays on both."""
    _, checked = shape(game, seats, options)
    here: Any = vector(game, count, seats, checked, threads=8, max_steps=300)
    there: Any = vector(game, count, seats, checked, device="cuda", max_steps=300)
    mine, theirs = here.reset(5), there.reset(5)
    rng = np.random.default_rng(5)
    for _ in range(steps):
        for a, b in zip(mine[:6], theirs[:6]):
            if a.tobytes() != b.numpy().tobytes():
                return False
        noise = rng.random(mine.mask.shape) * mine.mask
        actions = noise.argmax(axis=-1)
        if steps > 3:
            actions[..., :1] = np.where(rng.random(actions[..., :1].shape) < 0.001, 0, actions[..., :1])
        mine, theirs = here.step(actions), there.step(actions)
    return True


def timed(seconds: float, run: Any) -> float:
    """Calls per second, the GPU's work included."""
    from numba import cuda

    run()
    cuda.synchronize()
    calls, start = 0, time.perf_counter()
    while True:
        run()
        calls += 1
        cuda.synchronize()
        spent = time.perf_counter() - start
        if spent > seconds:
            return calls / spent


def play_rates(game: str, seats: int, seconds: float) -> None:
    form, _ = shape(game, seats, None)
    for count in LAYOUTS["rows"]:
        there = CudaRows(game, form, count)
        there.begin(1)
        there.play(100)
        moves = 200
        rate = timed(seconds, lambda there=there, moves=moves: there.play(moves)) * moves * count
        say(f"random play  {game:8} {seats} seats {count:>9,} rows  {rate / 1e9:8.3f} G moves/s")


def step_rates(game: str, seats: int, seconds: float) -> None:
    from numba import cuda

    _, checked = shape(game, seats, None)
    for count in LAYOUTS["steps"]:
        env: Any = vector(game, count, seats, checked, device="cuda")
        env.reset(1)
        racing = env.layout.racing
        actions = cuda.to_device(np.zeros((count, seats) if racing else count, np.int64))

        def choose(env: Any = env, actions: Any = actions) -> None:
            if env.layout.racing:
                env._rows.each("choose_race_kernel", actions, np.int64(env.actions - 1))
            else:
                env._rows.each("choose_kernel", actions)

        def both(env: Any = env, actions: Any = actions, choose: Any = choose) -> None:
            choose()
            env.step(actions)

        for _ in range(100):
            both()
        whole, alone = timed(seconds, both), timed(seconds / 2, choose)
        step = 1 / (1 / whole - 1 / alone)
        say(
            f"vector step  {game:8} {seats} seats {count:>9,} rows  {whole * count / 1e6:8.1f} M steps/s with random "
            f"actions chosen on the card, {step * count / 1e6:8.1f} M without choosing"
        )


def dlpack() -> str:
    """Which libraries take the arrays over without a copy."""
    env: Any = vector("skip-bo", 256, 2, device="cuda")
    turn = env.reset(1)
    want = turn.observation.numpy()
    pointer = turn.observation.__cuda_array_interface__["data"][0]
    found = []
    try:
        import torch

        tensor = torch.from_dlpack(turn.observation)
        same = bool((tensor.cpu().numpy() == want).all()) and tensor.data_ptr() == pointer
        mask, ended = torch.from_dlpack(turn.mask), torch.from_dlpack(turn.terminated)
        actions = torch.multinomial(mask.float(), 1)[:, 0]
        for _ in range(200):
            env.step(actions)
            actions = torch.multinomial(mask.float(), 1)[:, 0]
        illegal = torch.from_dlpack(turn.info["illegal"])
        found.append(f"torch {same} (mask {mask.dtype}, ended {ended.dtype}, illegal {int(illegal.sum())})")
    except Exception as error:
        found.append(f"torch: {type(error).__name__} {error}")
    want = turn.observation.numpy()
    try:
        import jax

        array = jax.dlpack.from_dlpack(turn.observation)
        found.append(f"jax {bool((np.asarray(array) == want).all()) and array.unsafe_buffer_pointer() == pointer}")
    except Exception as error:
        found.append(f"jax: {type(error).__name__} {error}")
    return "; ".join(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="*", default=list(OPTIONS))
    given = parser.parse_args()
    differs = 0
    for game in given.games:
        start = time.perf_counter()
        try:
            seats = load(game).seats
            for number, options in enumerate(OPTIONS[game]):
                for each in (seats[0], seats[2], seats[-1]) if number == 0 else (seats[1],):
                    rows, steps = (
                        equal_rows(game, each, options, 2048, 1000),
                        equal_steps(game, each, options, 256, 120),
                    )
                    differs += not (rows and steps)
                    say(f"equal        {game:8} {each} seats options {number}: rows {rows}, steps {steps}")
            play_rates(game, 2, given.seconds)
            if game == "skip-bo":
                play_rates(game, 4, given.seconds / 2)
            step_rates(game, 2, given.seconds)
        except Exception:
            differs += 1
            traceback.print_exc()
        say(f"{game} took {time.perf_counter() - start:.0f} s")
    say(f"dlpack: {dlpack()}")
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
