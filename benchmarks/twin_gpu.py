"""The twins on an NVIDIA GPU: several ways to lay out rows, equality with the CPU bit for bit, random play and steps.

    python -m benchmarks.twin_gpu [--limit 240] [--seconds 1.0] [--only WORD ...]

Needs a card and the extra `gpu`. Compiling takes most of the time, so every job is a process of its own, as many at a
time as there are cores; only one of them at a time is measured. Prints one line per check and per figure, and a table
at the end; ends with status 1 when anything differs, fails or is not finished within the limit. Where the environment
variable OUT names a folder, everything is written to `twin_gpu.txt` there too.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from spila.twin.cuda import THREADS, CudaRows, Way
from spila.twin.rows import Rows, layout

TARGET = {
    "stockSize": 2, "matchTarget": 60, "starter": "random", "mandatoryStockPlay": True, "recycleBuried": True,
    "consecutiveWilds": "forbidden", "coinAsTwelve": True, "buyLastStockCard": "forbidden",
    "stalemate": "fewestStock", "deck": {"wilds": 8, "copiesPerNumber": 4, "tolls": [1, 2], "wildTolls": [1]},
}  # fmt: skip
EQUAL: list[tuple[str, int, Any]] = [
    ("skip-bo", 2, None), ("skip-bo", 4, None), ("skip-bo", 6, None), ("skip-bo", 3, "classic"), ("skip-bo", 3, TARGET),
    ("zip-zap", 2, None), ("zip-zap", 6, None), ("zip-zap", 3, {"scoring": "onePoint"}),
    ("timeline", 2, None), ("timeline", 8, None), ("timeline", 3, {"handSize": 2}),
]  # fmt: skip
COLUMNS, ROWS_ONLY = Way("play_kernel"), Way("play_rows_kernel")
WAYS: dict[str, Way] = {
    "columns in global memory": COLUMNS,
    "rows in global memory": ROWS_ONLY,
    "memory of the thread": Way("play_local_kernel", 128),
    "memory of the thread, 80 registers": Way("play_local_kernel", 128, 80),
    "memory of the thread, 64 registers": Way("play_local_kernel", 128, 64),
    "memory of the block": Way("play_shared_kernel", 64),
    "memory of the block, 32 threads": Way("play_shared_kernel", 32),
    "memory of the block, 80 registers": Way("play_shared_kernel", 64, 80),
}
OTHERS = ("memory of the thread, 80 registers", "memory of the block")
"""Ways that are measured for other games and numbers of seats too."""
COUNTS = (65_536, 202_752, 1_048_576)
MOVES = 400
Say = Callable[..., None]


@contextmanager
def card() -> Iterator[None]:
    """The card for this process alone."""
    with open(os.environ["SPILA_CARD_LOCK"], "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            from numba import cuda

            cuda.synchronize()


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


def shape(game: str, seats: int, options: Any) -> Any:
    from spila.envs.encoder import encoder

    checked = encoder(game, seats, options).options  # Timeline: with the plain deck of the environments
    return layout(game, seats, checked), checked


# --- jobs ---------------------------------------------------------------------------------------------------------


class Play:
    """Random play in one way."""

    def __init__(self, game: str, seats: int, way: Way, count: int) -> None:
        form, _ = shape(game, seats, None)
        self.way = way
        self.rows = CudaRows(game, form, count)
        if way == ROWS_ONLY:
            from numba import cuda

            code = self.rows.code
            blocks = -(-count // THREADS)
            self.rows.begin(1)
            self.cells = cuda.to_device(np.ascontiguousarray(self.rows.cells.copy_to_host().T))
            self.words = cuda.to_device(np.ascontiguousarray(self.rows.words.copy_to_host().T))

            def launch(moves: int) -> None:
                code.play_rows_kernel[blocks, THREADS](
                    self.cells, self.words, self.rows.config, np.int64(moves), self.rows.ended
                )

            self.launch: Callable[[int], None] = launch
        else:
            self.rows.begin(1)
            self.launch = self.columns

    def columns(self, moves: int) -> None:
        if self.way == COLUMNS:
            self.rows.each("play_kernel", np.int64(moves), self.rows.ended)
        else:
            self.rows.play(moves, self.way)

    def digest(self) -> int:
        """A number that tells rows apart."""
        cells, words = self.rows.cells.copy_to_host().T, self.rows.words.copy_to_host().T
        if self.way == ROWS_ONLY:
            cells, words = self.cells.copy_to_host(), self.words.copy_to_host()
        ended = self.rows.ended.copy_to_host()
        return hash((cells.tobytes(), words.tobytes(), ended.tobytes())) & 0xFFFFFFFF


def play_job(say: Say, game: str, seats: int, name: str, seconds: float) -> None:
    """Rates of one way, by the number of rows."""
    way = WAYS[name]
    start = time.perf_counter()
    small = Play(game, seats, way, 64)
    small.launch(1)
    small.launch(500)
    digest = small.digest()
    compiling = time.perf_counter() - start
    for count in COUNTS:
        with card():
            batch = Play(game, seats, way, count)
            batch.launch(50)
            calls = timed(seconds, lambda batch=batch: batch.launch(MOVES))
        rate = calls * MOVES * count
        say(
            f"random play  {game:8} {seats} seats  {name:36} {count:>9,} rows  {rate / 1e9:8.3f} G moves/s",
            job="play", game=game, seats=seats, way=name, count=count, rate=rate, digest=digest, compiling=compiling,
        )  # fmt: skip
        del batch


def equal_job(say: Say, number: int) -> None:
    """Whether rows and arrays are equal on CPU and GPU."""
    game, seats, options = EQUAL[number]
    form, checked = shape(game, seats, options)
    equal_rows(game, form, 64, 2)
    equal_steps(game, seats, checked, 64, 2)
    with card():
        rows, steps = equal_rows(game, form, 2048, 1000), equal_steps(game, seats, checked, 256, 120)
    what = options if isinstance(options, str) else ("default options" if options is None else "other options")
    say(
        f"equal        {game:8} {seats} seats, {what}: rows {rows[0]}, rows played near {rows[1]}, steps {steps}",
        job="equal", game=game, seats=seats, fine=all(rows) and steps,
    )  # fmt: skip


def equal_rows(game: str, form: Any, count: int, moves: int) -> list[bool]:
    """Whether random play leaves equal rows on both: where they lie, and taken nearer."""
    here, there, near = Rows(game, form, count, 2), CudaRows(game, form, count), CudaRows(game, form, count)
    for each in (here, there, near):
        each.begin(77)
    here.play(moves)
    there.each("play_kernel", np.int64(moves), there.ended)
    near.play(moves)
    return [
        bool(
            (here.cells == each.cells.copy_to_host().T).all()
            and (here.words == each.words.copy_to_host().T).all()
            and (here.ended == each.ended.copy_to_host()).all()
        )
        for each in (there, near)
    ]


def equal_steps(game: str, seats: int, options: Any, count: int, steps: int) -> bool:
    """Whether the same actions give equal arrays and tables on both."""
    from spila.envs import vector

    here: Any = vector(game, count, seats, options, max_steps=300)
    there: Any = vector(game, count, seats, options, device="cuda", max_steps=300)
    mine, theirs = here.reset(5), there.reset(5)
    rng = np.random.default_rng(5)
    for step in range(steps):
        for a, b in zip(mine[:6], theirs[:6]):
            if a.tobytes() != b.numpy().tobytes():
                return False
        if step % 40 == 0 and here.state().tobytes() != there.state().numpy().tobytes():
            return False
        noise = rng.random(mine.mask.shape) * mine.mask
        actions = noise.argmax(axis=-1)
        actions[..., :1] = np.where(rng.random(actions[..., :1].shape) < 0.001, 0, actions[..., :1])
        mine, theirs = here.step(actions), there.step(actions)
    return True


def steps_job(say: Say, game: str, local: bool, seconds: float) -> None:
    """Vector steps with observations and masks, actions chosen at random on the card."""
    from numba import cuda

    from spila.envs import vector
    from spila.envs.vector_cuda import CudaVectorEnv

    _, checked = shape(game, 2, None)

    def made(count: int) -> Any:
        env: Any = vector(game, count, 2, checked, device="cuda")
        assert isinstance(env, CudaVectorEnv)
        if local:
            env.advance = Way("advance_local_kernel", 128)
        env.reset(1)
        racing = env.layout.racing
        actions = cuda.to_device(np.zeros((count, 2) if racing else count, np.int64))
        more = (np.int64(env.actions - 1),) if racing else ()

        def choose() -> None:
            env._rows.each("choose_race_kernel" if racing else "choose_kernel", actions, *more)

        def both() -> None:
            choose()
            env.step(actions)

        return choose, both

    for run in made(64):
        run()
    for count in (65_536, 262_144, 1_048_576):
        with card():
            choose, both = made(count)
            for _ in range(100):
                both()
            whole, alone = timed(seconds, both), timed(seconds / 2, choose)
        step = 1 / (1 / whole - 1 / alone)
        way = "row in the thread" if local else "columns"
        say(
            f"vector step  {game:8} 2 seats  {way:17} {count:>9,} rows  {whole * count / 1e6:8.1f} M steps/s with "
            f"random actions chosen on the card, {step * count / 1e6:8.1f} M without choosing",
            job="steps", game=game, way=way, count=count, rate=whole * count, alone=step * count,
        )  # fmt: skip
        del choose, both


def dlpack_job(say: Say) -> None:
    """Which libraries take the arrays over without a copy."""
    from spila.envs import vector

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
        illegal = int(torch.from_dlpack(turn.info["illegal"]).sum())
        found.append(f"torch {same and illegal == 0} (mask {mask.dtype}, ended {ended.dtype}, illegal {illegal})")
    except ImportError:
        found.append("no torch")
    want = turn.observation.numpy()
    try:
        import jax

        array = jax.dlpack.from_dlpack(turn.observation)
        found.append(f"jax {bool((np.asarray(array) == want).all()) and array.unsafe_buffer_pointer() == pointer}")
    except ImportError:
        found.append("no jax")
    text = "; ".join(found)
    say(f"dlpack       {text}", job="dlpack", text=text, fine="False" not in text)


def jobs(seconds: float) -> dict[str, Callable[[Say], None]]:
    """All jobs by name, those first that matter most."""
    found: dict[str, Callable[[Say], None]] = {}
    for name in WAYS:
        found[f"play skip-bo 2 {name}"] = partial(play_job, game="skip-bo", seats=2, name=name, seconds=seconds)
    found["equal 0"] = partial(equal_job, number=0)
    for local in (False, True):
        found[f"steps skip-bo {local}"] = partial(steps_job, game="skip-bo", local=local, seconds=seconds / 2)
    for game, seats in (("skip-bo", 4), ("zip-zap", 2), ("timeline", 2)):
        for name in OTHERS:
            found[f"play {game} {seats} {name}"] = partial(
                play_job, game=game, seats=seats, name=name, seconds=seconds / 3
            )
    for number in range(1, len(EQUAL)):
        found[f"equal {number}"] = partial(equal_job, number=number)
    for game in ("zip-zap", "timeline"):
        found[f"steps {game}"] = partial(steps_job, game=game, local=False, seconds=seconds / 3)
    found["dlpack"] = dlpack_job
    return found


# --- all of them --------------------------------------------------------------------------------------------------


class Report:
    """Lines for people, figures for the table."""

    def __init__(self) -> None:
        folder = os.environ.get("OUT")
        self.file = Path(folder) / "twin_gpu.txt" if folder else None
        if self.file:
            self.file.write_text("")
        self.figures: list[dict[str, Any]] = []
        self.lock = threading.Lock()

    def say(self, text: str) -> None:
        with self.lock:
            print(text, flush=True)
            if self.file:
                with self.file.open("a") as file:
                    print(text, file=file)

    def read(self, stream: TextIO) -> None:
        """The lines of a job."""
        for line in stream:
            if line.startswith("{"):
                self.figures.append(json.loads(line))
            else:
                self.say(line.rstrip())

    def table(self) -> bool:
        """The best figures; whether all checks were passed."""
        play = [each for each in self.figures if each["job"] == "play"]
        self.say("\n| random play | rows | G moves/s |\n|---|---:|---:|")
        for game, seats, way in dict.fromkeys((each["game"], each["seats"], each["way"]) for each in play):
            same = [each for each in play if (each["game"], each["seats"], each["way"]) == (game, seats, way)]
            best = max(same, key=lambda each: each["rate"])
            self.say(f"| {game}, {seats} seats, {way} | {best['count']:,} | {best['rate'] / 1e9:.3f} |")
        steps = [each for each in self.figures if each["job"] == "steps"]
        self.say("\n| vector steps, 2 seats | rows | M steps/s | without choosing |\n|---|---:|---:|---:|")
        for game, way in dict.fromkeys((each["game"], each["way"]) for each in steps):
            best = max((each for each in steps if (each["game"], each["way"]) == (game, way)), key=lambda x: x["rate"])
            self.say(f"| {game}, {way} | {best['count']:,} | {best['rate'] / 1e6:.1f} | {best['alone'] / 1e6:.1f} |")
        fine = all(each.get("fine", True) for each in self.figures)
        checks = sum(each["job"] == "equal" for each in self.figures)
        by_game: dict[tuple[str, int], set[int]] = {}
        for each in play:
            by_game.setdefault((each["game"], each["seats"]), set()).add(each["digest"])
        alike = all(len(digests) == 1 for digests in by_game.values())
        self.say(f"\n{checks} of {len(EQUAL)} comparisons with the CPU made; equal: {fine}; all ways alike: {alike}")
        return fine and alike and checks == len(EQUAL)


def run_all(names: list[str], seconds: float, limit: float, workers: int) -> int:
    """Every job in a process of its own."""
    report = Report()
    end = time.monotonic() + limit
    failed: list[str] = []
    waiting = list(names)
    running: dict[str, tuple[subprocess.Popen[str], threading.Thread]] = {}
    with tempfile.TemporaryDirectory() as folder:
        settings = {**os.environ, "SPILA_CARD_LOCK": f"{folder}/card", "PYTHONHASHSEED": "0"}
        while (waiting or running) and time.monotonic() < end:
            while waiting and len(running) < workers:
                name = waiting.pop(0)
                child = subprocess.Popen(
                    [sys.executable, "-m", "benchmarks.twin_gpu", "--job", name, "--seconds", str(seconds)],
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=settings,
                )  # fmt: skip
                assert child.stdout is not None
                reader = threading.Thread(target=report.read, args=(child.stdout,), daemon=True)
                reader.start()
                running[name] = (child, reader)
            for name, (child, reader) in list(running.items()):
                if child.poll() is not None:
                    reader.join()
                    del running[name]
                    if child.returncode:
                        failed.append(name)
                        report.say(f"failed: {name} (status {child.returncode})")
            time.sleep(0.05)
        for name, (child, _) in running.items():
            child.kill()
            child.wait()
            failed.append(name)
            report.say(f"not finished within {limit:.0f} s: {name}")
    for name in waiting:
        failed.append(name)
        report.say(f"not begun within {limit:.0f} s: {name}")
    fine = report.table()
    report.say(f"took {limit - (end - time.monotonic()):.0f} s; failed: {', '.join(failed) or 'nothing'}")
    return 0 if fine and not failed else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--limit", type=float, default=240.0)
    parser.add_argument("--workers", type=int, default=max(2, (os.cpu_count() or 2) - 2))
    parser.add_argument("--only", nargs="*", help="jobs whose name has one of these words")
    parser.add_argument("--job", help=argparse.SUPPRESS)
    given = parser.parse_args()
    every = jobs(given.seconds)
    if given.job is None:
        names = [name for name in every if not given.only or any(word in name for word in given.only)]
        return run_all(names, given.seconds, given.limit, given.workers)

    def say(text: str, /, **figures: Any) -> None:
        print(text, flush=True)
        print(json.dumps(figures), flush=True)

    try:
        every[given.job](say)
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
