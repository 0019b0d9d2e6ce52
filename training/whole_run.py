"""The whole training in one command, on a machine with many CPU cores and a GPU:

    python -m training.whole_run --out runs/whole --seconds 560 --jobs 15 --device cuda

Workers play all the time (`training.crew`), while PyTorch fits networks of several sizes on the GPU and another process
trains masked PPO there as a control (`training.ppo`). Each stage has a share of the time. A run can be stopped at any
point, and the same command goes on with it (`training.progress`); it stops by itself after `--part` seconds, and then
its exit status is 75. What is best so far lies in the folder from the first generation on:

| file | what |
|---|---|
| `log.jsonl` | everything that was tried, a line each |
| `best.npy`, `master.npz` | the strongest network, with its margins; the second one is what the package ships |
| `networks.npz` | the networks of all generations |
| `held.npz` | positions that no network was fitted to, and how their games ended |
| `responder.npy` | a player that was trained against the frozen best one |
| `ppo.jsonl`, `ppo.npz` | the control |
| `state.json`, `crew/`, `games/` | what a run under way needs to go on; the folders are removed at its end |
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from spila.bots.skip_bo.network import packed
from training import network
from training.crew import Crew, Duel, Lineup, Player
from training.progress import UNFINISHED, PartOver, Progress
from training.value import HEAD, MARGINS

Array = Any
KINDS: Final = ("masters-2", "masters-4", "classic20-2", "classic20-3")
"""A table of each kind that has a margin of its own."""
WEIGHT: Final = {"masters-2": 3.0, "masters-4": 2.0, "classic20-2": 1.0, "classic20-3": 1.0}
DEALS: Final = {"masters-2": 1.0, "masters-4": 0.35, "classic20-2": 0.35, "classic20-3": 0.2}
"""How many deals are measured there, and how much the result counts in the choice."""
CONFIRMED: Final = (
    "masters-2", "masters-3", "masters-4", "masters-5", "masters-6", "classic20-2", "classic30-2", "classic20-3",
    "short-2", "short-4",
)  # fmt: skip
THUMB: Final = "best-0"
"""A network without margins: it plays like the rule of thumb."""


class Whole:
    """A run: its folders, its clock, and what is known so far."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.out: Path = chosen.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.progress = Progress(self.out, chosen.seconds, chosen.part)
        self.networks: dict[str, Array] = {}
        self.best: tuple[str, Array] | None = None
        self.fits: Any = None
        self.scores: dict[str, float] = self.progress.state.get("scores", {})
        self.counts = {"games": 0, "positions": 0}
        self.held: dict[int, list[tuple[Array, Array]]] = {}
        self.sizes: list[tuple[int, int]] = []
        for each in chosen.sizes.split(","):
            hidden, _, second = each.partition("x")
            self.sizes.append((int(hidden), int(second)))
        if self.progress.part > 1:
            self.remember()
        self.progress.save()

    def remember(self) -> None:
        """What earlier parts of the run have made."""
        files = self.out / "networks.npz"
        if files.exists():
            with np.load(files) as found:
                self.networks = {name: found[name] for name in found.files}
        name = self.progress.state.get("best")
        if name is not None:
            self.best = (name, np.load(self.out / "best.npy"))
            self.networks[name] = self.best[1].copy()
        self.note(stage="resumed", part=self.progress.part, done=self.progress.state["done"])

    def at(self, share: float) -> float:
        """The moment when this share of the time is over."""
        return self.progress.at(share)

    def note(self, **what: Any) -> None:
        """A line in the log."""
        line = json.dumps({"at": round(time.monotonic() - self.progress.started, 1), **what})
        print(line, flush=True)
        with (self.out / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def tried(self, stage: str, work: Callable[..., None], *arguments: Any) -> None:
        """Do one stage; what goes wrong there ends only this stage."""
        try:
            work(*arguments)
        except PartOver:
            raise
        except Exception as why:
            self.note(stage=stage, problem=f"{type(why).__name__}: {why}", where=traceback.format_exc()[-1500:])

    def staged(self, stage: str, share: float, work: Callable[..., None], *arguments: Any) -> None:
        """`tried`, for a stage that takes this share of the time and is finished once and for all."""
        if self.progress.done(stage):
            return
        self.progress.room(share * self.chosen.seconds)
        self.tried(stage, work, *arguments)
        self.progress.finish(stage, best=self.best[0] if self.best else None, scores=self.scores)

    def keep(self, name: str, weights: Array) -> None:
        """The best network so far."""
        self.best = (name, weights.copy())
        partial = self.out / "best.partial.npy"
        np.save(partial, weights)
        partial.replace(self.out / "best.npy")
        layers = network.split(weights)
        (self.out / "master.npz").write_bytes(packed((*layers, weights[MARGINS])))

    def save_networks(self) -> None:
        """All networks so far."""
        newest = dict(list(self.networks.items())[-24:])
        partial = self.out / "networks.partial.npz"
        np.savez_compressed(partial, **newest)
        partial.replace(self.out / "networks.npz")

    # --- what the workers play -----------------------------------------------------------------------------------

    def gather(self, shelf: Any, apart: Any, crew: Crew, generation: int) -> None:
        """Put the games that are there onto the shelf, and keep their files."""
        for path in crew.harvest():
            _, number, _, count = path.stem.split("-")
            late = int(number) < generation
            held = int(count) % self.chosen.held == 1 and not late
            if self.take(path, int(number), shelf, apart, held=held):
                self.progress.keep(path, apart=held)
                self.progress.fresh = self.progress.fresh and held
            else:
                path.unlink()
        self.progress.save()

    def recall(self, shelf: Any, apart: Any) -> None:
        """The same with the games of earlier parts of the run."""
        for path, generation, held in self.progress.kept():
            self.take(path, generation, shelf, apart, held=held)

    def take(self, path: Path, generation: int, shelf: Any, apart: Any, *, held: bool) -> bool:
        """Read one file of games; whether it could be read."""
        try:
            with np.load(path) as found:
                files = {name: found[name] for name in found.files}
        except (OSError, ValueError, EOFError) as why:
            self.note(stage="gather", problem=str(why))
            return False
        self.counts["games"] += int(files["games"])
        for seats in range(2, 7):
            if f"own{seats}" not in files:
                continue
            arrays = [files[f"{name}{seats}"] for name in ("own", "table", "result", "later")]
            self.counts["positions"] += len(arrays[0])
            (apart if held else shelf).put(generation, *arrays)
            if held:
                self.held.setdefault(seats, []).append((files[f"positions{seats}"], arrays[2]))
        return True

    def save_held(self) -> None:
        """Positions for the calibration: the newest ones, at most 30,000."""
        rows, results = [], []
        for parts in self.held.values():
            for positions, result in parts[-40:]:
                rows.append(positions)
                wide = np.zeros((len(result), 6), np.float16)
                wide[:, : result.shape[1]] = result
                results.append(wide)
        if not rows:
            return
        positions, result = np.concatenate(rows), np.concatenate(results)
        chosen = np.random.default_rng(3).permutation(len(positions))[:30_000]
        np.savez_compressed(self.out / "held.npz", positions=positions[chosen], targets=result[chosen])

    # --- generations -----------------------------------------------------------------------------------------------

    def fit_all(self, generation: int, shelf: Any, apart: Any, seconds: float) -> list[str]:
        """Fit networks of all sizes; their names."""
        everything, held = shelf.since(0), apart.since(0)
        middle = self.sizes[len(self.sizes) // 2]
        plan = [(f"{hidden}x{second}", (hidden, second), 1.0, 0) for hidden, second in self.sizes]
        if generation > 1:
            plan.append((f"{middle[0]}x{middle[1]}-later", middle, 0.5, 0))
        if generation > 2:
            plan.append((f"{middle[0]}x{middle[1]}-recent", middle, 1.0, generation - 2))
        names = []
        for kind, size, trust, since in plan:
            pieces = shelf.since(since) if since else everything
            before = [f"g{number}-{kind}" for number in range(generation - 1, 0, -1)]
            before.append(f"g{generation - 1}-{size[0]}x{size[1]}")
            start = next((self.networks[name] for name in before if name in self.networks), None)
            weights = network.fresh(self.chosen.seed, *size) if start is None else start.copy()
            found = self.fits.train(
                weights, pieces, trust=trust, epochs=self.chosen.epochs, seed=generation,
                rate=self.chosen.rate * (1.0 if start is None else 0.6), seconds=seconds / len(plan),
                size=self.chosen.size,
            )  # fmt: skip
            del pieces
            if not np.isfinite(weights).all():
                self.note(stage="fit", network=kind, problem="not finite")
                continue
            loss = self.fits.held_back(weights, held) if held else 0.0
            weights[2:HEAD] = 0
            weights[MARGINS] = (2.5, 2.5, 0.7, 0.7) if start is None else start[MARGINS]
            name = f"g{generation}-{kind}"
            self.networks[name] = weights
            names.append(name)
            self.note(stage="fit", network=name, held_back=loss, positions=len(shelf), **found)
        return names

    def choose(
        self, stage: str, crew: Crew, names: Sequence[str], until: float, *, margins: Sequence[float], deals: int,
        seed: int,
    ) -> None:  # fmt: skip
        """Measure networks with each margin at each kind of table; keep the best, with its margins."""
        for name in names:
            crew.publish(name, self.networks[name])
        duels = []
        for kind in KINDS:
            wide = margins if kind.startswith("masters") else [each / 2 for each in margins]
            for name in names:
                for margin in wide:
                    key = f"{stage}|{name}|{kind}|{margin:g}"
                    duels.append(Duel(key, kind, name, "", margin, max(8, int(deals * DEALS[kind])), seed))
        found = crew.measure(duels, until)
        best: dict[str, dict[str, tuple[float, float]]] = {name: {} for name in names}
        for key, strength in found.items():
            _, name, kind, last = key.split("|")
            margin = float(last)
            seats = int(kind[-1])
            self.note(
                stage=stage, network=name, table=kind, margin=margin, share=round(strength.share, 4),
                interval=round(strength.margin, 4), games=strength.games,
            )  # fmt: skip
            fair = strength.share * seats / 2
            if kind not in best[name] or fair > best[name][kind][0]:
                best[name][kind] = (fair, margin)
        measured = {name: kinds for name, kinds in best.items() if KINDS[0] in kinds}
        common = [kind for kind in KINDS if all(kind in kinds for kinds in measured.values())]
        scores = {}
        for name, kinds in measured.items():
            for place, kind in enumerate(KINDS):
                if kind in kinds:
                    self.networks[name][MARGINS.start + place] = kinds[kind][1]
            scores[name] = sum(WEIGHT[kind] * kinds[kind][0] for kind in common) / sum(WEIGHT[kind] for kind in common)
        if scores:
            name = max(scores, key=lambda each: scores[each])
            self.scores.update(scores)
            self.note(stage=stage, chosen=name, scores={each: round(score, 4) for each, score in scores.items()})
            self.keep(name, self.networks[name])
        elif self.best is None and names:
            self.keep(names[0], self.networks[names[0]])

    def lineup(self, crew: Crew, generation: int) -> None:
        """Let the best network learn, among earlier ones."""
        assert self.best is not None
        pool = [f"best-{number}" for number in range(1, generation) if (crew.folder / f"best-{number}.npy").exists()][
            -2:
        ]
        crew.publish(f"best-{generation}", self.best[1])
        drawn = max(self.chosen.drawn, 0.5 - 0.1 * generation)
        crew.assign(Lineup(generation, (*pool, f"best-{generation}"), drawn, 3.0, self.chosen.budget))

    def confirm(self, crew: Crew, until: float) -> None:
        """The best network against the rule of thumb, on deals that nothing was chosen by."""
        assert self.best is not None
        name, weights = self.best
        crew.publish("final", weights)
        deals = self.chosen.deals * 2
        duels = []
        for table in CONFIRMED:
            some = max(8, deals * (2 if table == "masters-2" else 1) // int(table[-1]))
            duels.append(Duel(f"confirm|{table}", table, "final", "", None, some, 900_001, 200))
        duels.append(Duel("confirm|naive", "classic20-2", "final", "", None, max(8, deals // 2), 900_002, 200, True))
        for key, strength in crew.measure(duels, until).items():
            self.note(
                stage="confirm", network=name, table=key.partition("|")[2], share=round(strength.share, 4),
                interval=round(strength.margin, 4), games=strength.games,
            )  # fmt: skip

    def respond(self, crew: Crew, until: float) -> None:
        """Train a player against the frozen best one, in the same way, and measure how much it wins."""
        assert self.best is not None
        device = self.chosen.device
        crew.publish("frozen", self.best[1])
        response = self.best[1].copy()
        start, rounds = time.monotonic(), self.chosen.responses
        shelf = self.fits.Shelf(device)
        for number in range(rounds):
            name = f"response-{number}"
            crew.publish(name, response)
            generation = 90 + number
            crew.assign(
                Lineup(
                    generation, ("frozen", name), self.chosen.drawn, 3.0, self.chosen.budget, "masters-2", rival=True
                )
            )
            part = (until - start) / (rounds + 0.6)
            end = start + part * (number + 1)
            time.sleep(max(0.0, end - 0.3 * part - time.monotonic()))
            counts = {"games": 0, "positions": 0}
            for path in crew.harvest():
                with np.load(path) as found:
                    if path.stem.startswith("games-9") and "own2" in found.files:
                        shelf.put(generation, *(found[f"{each}2"] for each in ("own", "table", "result", "later")))
                        counts["games"] += int(found["games"])
                path.unlink()
            if not len(shelf):
                continue
            fitted = self.fits.train(
                response, shelf.since(0), trust=1.0, epochs=self.chosen.epochs, rate=0.6 * self.chosen.rate,
                seed=number, seconds=max(1.0, 0.25 * part), size=self.chosen.size,
            )  # fmt: skip
            self.note(stage="responder", round=number, games=counts["games"], positions=len(shelf), **fitted)
            np.save(self.out / "responder.npy", response)
        crew.keep_still()
        crew.publish("response", response)
        duels = [
            Duel(f"responder|{margin:g}|{other or 'rule of thumb'}", "masters-2", "response", other, margin,
                 self.chosen.deals, 31_337)
            for margin in (1.5, 2.5, 4.0)
            for other in ("frozen", "")
        ]  # fmt: skip
        for key, strength in crew.measure(duels, until).items():
            _, margin, other = key.split("|")
            self.note(
                stage="responder", margin=float(margin), against=other, share=round(strength.share, 4),
                interval=round(strength.margin, 4), games=strength.games,
            )  # fmt: skip

    # --- all of it ---------------------------------------------------------------------------------------------------

    def warm(self) -> None:
        """Compile everything that workers call, before they are started."""
        player = Player(self.progress.crew, 0)
        np.save(self.progress.crew / "fresh.npy", network.fresh(0, *self.sizes[0]))
        player.learn(Lineup(0, (), 0.3, 3.0, 10), 0.0)
        player.learn(Lineup(1, ("fresh", "fresh"), 0.3, 3.0, 10), 0.0)
        player.duel(Duel("", "classic20-2", "fresh", "", 2.0, 2, 1, 10, True))
        self.note(stage="compiled")

    def control(self) -> subprocess.Popen[bytes] | None:
        """Start PPO beside everything else, unless it has ended."""
        if self.chosen.ppo <= 0 or self.progress.done("ppo"):
            return None
        end = self.progress.left(0.93)
        command = [
            sys.executable, "-m", "training.ppo", "--folder", str(self.out), "--seconds", str(self.chosen.ppo),
            "--until", str(end), "--device", self.chosen.device, "--deals",
            str(max(8, self.chosen.deals // 4)), "--tables",
            str(self.chosen.tables), "--rival", str(self.out / "best.npy"),
        ]  # fmt: skip
        return subprocess.Popen(command)

    def run(self) -> bool:
        """Everything, in its time; whether the run is finished."""
        chosen = self.chosen
        if self.progress.done("end"):
            return True
        control = None
        self.tried("compile", self.warm)
        if self.progress.part > 1:
            self.progress.start_clock()
        (self.progress.crew / "stop").unlink(missing_ok=True)
        crew = Crew(self.progress.crew, chosen.jobs, 1000 * chosen.seed + 100_000 * (self.progress.part - 1))
        crew.publish(THUMB, network.fresh(0, *self.sizes[0]))
        crew.assign(Lineup(0, (THUMB,), max(chosen.drawn, 0.5), 3.0, chosen.budget))
        try:
            control = self.control()
        except OSError as why:
            self.note(stage="ppo", problem=str(why))
        finished = False
        try:
            self.all_generations(crew)
            crew.keep_still()
            self.staged("choice", 0.08, self.choice, crew)
            self.staged("confirm", 0.07, lambda: self.confirm(crew, self.at(0.83)))
            self.staged("responder", 0.14, lambda: self.respond(crew, self.at(0.97)))
            finished = True
        except PartOver:
            self.note(stage="part", part=self.progress.part, over=True)
        finally:
            for error in crew.errors[:20]:
                self.note(stage="worker", problem=error)
            crew.stop()
            if control is not None:
                self.end_control(control)
        if finished:
            self.note(stage="done", best=self.best[0] if self.best else None)
            self.progress.finish("end")
            self.progress.clear()
        return finished

    def end_control(self, control: subprocess.Popen[bytes]) -> None:
        """Wait for PPO as long as there is time; what is stopped begins again in the next part."""
        try:
            if control.wait(timeout=max(0.1, self.progress.left(0.985))) == 0:
                self.progress.finish("ppo")
        except subprocess.TimeoutExpired:
            control.terminate()
            control.wait()
            self.note(stage="ppo", problem="no time left")

    def all_generations(self, crew: Crew) -> None:
        """Play, fit and measure, again and again."""
        chosen, progress = self.chosen, self.progress
        names = [f"generation {number}" for number in range(1, chosen.generations + 1)]
        count = sum(map(progress.done, names))
        shelf, apart = self.shelves()
        self.recall(shelf, apart)
        if count == chosen.generations:
            return
        if count and self.best:
            self.lineup(crew, count)
        begun = progress.state.get("begun")
        if begun is None:
            begun = (time.monotonic() - progress.started) / chosen.seconds
            progress.save(begun=begun)
        last_part = 0.68
        for generation in range(count + 1, chosen.generations + 1):
            step = (last_part - begun) / chosen.generations
            end = progress.moment(begun + step * generation)
            room = step * chosen.seconds if generation > 1 else end - progress.started
            fitting = min(0.5 * room, chosen.fit_seconds + 20)
            while time.monotonic() < end - fitting or not len(shelf):
                progress.room(0.0)
                time.sleep(min(1.0, max(0.05, end - fitting - time.monotonic())))
                self.tried("gather", self.gather, shelf, apart, crew, generation - 1)
            progress.room(fitting)
            self.note(stage="gathered", generation=generation, **self.counts, kept=len(shelf), held=len(apart))
            self.tried("fit", self.one_generation, crew, generation, shelf, apart, min(end, progress.part_end))
            self.save_held()
            progress.finish(
                names[generation - 1], best=self.best[0] if self.best else None, scores=self.scores
            )  # fmt: skip

    def shelves(self) -> tuple[Any, Any]:
        """Where positions lie that are learned from, and those held back; PyTorch fits, or NumPy where that was asked
        for.
        """
        chosen = self.chosen
        if chosen.device == "numpy":
            from training import fit_numpy

            self.fits = fit_numpy
            return self.fits.Shelf(), self.fits.Shelf()
        from training import fit_torch

        self.fits = fit_torch
        import torch

        torch.set_float32_matmul_precision("high")
        if chosen.device == "cuda" and not torch.cuda.is_available():
            self.note(stage="fit", problem="no CUDA: the CPU fits")
            chosen.device = "cpu"
        if chosen.device == "cpu":
            torch.set_num_threads(max(1, min(4, (os.cpu_count() or 2) // 2)))
        self.tried("start", self.fits.warm, chosen.device)
        return self.fits.Shelf(chosen.device), self.fits.Shelf(chosen.device)

    def one_generation(self, crew: Crew, generation: int, shelf: Any, apart: Any, end: float) -> None:
        """Fit, measure, publish."""
        seconds = min(self.chosen.fit_seconds, max(1.0, 0.6 * (end - time.monotonic())))
        names = self.fit_all(generation, shelf, apart, seconds)
        self.choose(
            f"generation {generation}", crew, names, end, margins=(2.0, 3.5), deals=self.chosen.deals // 4,
            seed=1000 * generation,
        )  # fmt: skip
        self.save_networks()
        if self.best:
            self.lineup(crew, generation)

    def choice(self, crew: Crew) -> None:
        """The margins of the two best networks, with more games."""
        ranked = sorted(self.scores, key=lambda each: -self.scores[each])
        newest = [name for name in ranked if name.startswith(f"g{self.chosen.generations}-")]
        names = list(dict.fromkeys([*newest[:1], *ranked]))[:2]
        if names:
            self.choose(
                "choice", crew, names, self.at(0.76), margins=self.chosen.margins, deals=self.chosen.deals,
                seed=77_000,
            )  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and go on with the run; 75 where there is more to do."""
    parser = argparse.ArgumentParser(description="Train everything in one run of limited time.")
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT", "runs/whole")))
    parser.add_argument("--seconds", type=float, default=560)
    parser.add_argument("--part", type=float, default=1200, help="seconds of this part of the run at most, about")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--device", default="cuda", help="of the fit; numpy needs no PyTorch")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--sizes", default="64x32,128x64,256x128")
    parser.add_argument(
        "--margins", type=lambda text: tuple(map(float, text.split(","))), default=(1.5, 2, 2.5, 3.5, 5)
    )
    parser.add_argument("--drawn", type=float, default=0.3, help="share of turns with a line drawn at random")
    parser.add_argument("--budget", type=int, default=60, help="points of a turn that the search looks at")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--size", type=int, default=8192, help="of a batch, in positions of two seats")
    parser.add_argument("--fit-seconds", type=float, default=28)
    parser.add_argument("--held", type=int, default=20, help="of so many files one is held back")
    parser.add_argument("--deals", type=int, default=2000, help="of each final measurement")
    parser.add_argument("--responses", type=int, default=2, help="rounds of the best responder")
    parser.add_argument("--ppo", type=float, default=150, help="seconds of PPO; 0 leaves it out")
    parser.add_argument("--tables", type=int, default=4096, help="of PPO")
    parser.add_argument("--seed", type=int, default=1)
    return 0 if Whole(parser.parse_args(arguments)).run() else UNFINISHED


if __name__ == "__main__":
    sys.exit(main())
