"""Masked PPO on the twin, as a control: `python -m training.ppo --seconds 120 --device cuda --folder runs/ppo`.

One network plays both seats of a table with two seats, `masters` rules, and learns from every single move. What is
published in `ppo.npz` is measured against the rule of thumb, and against a network of `training.network`, on paired
deals.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numba import njit

from spila.bots.skip_bo.features import INPUTS
from spila.bots.skip_bo.positions import LENGTH
from spila.envs.vectorized import vector
from spila.twin import skip_bo_row as at
from spila.twin.rows import layout
from training import selfplay
from training.games import follow
from training.mix import MASTERS
from training.positions import twin
from training.search import DISCARDS, LEAVES, NODES, plan
from training.value import MOST_HIDDEN

Array = Any
SEATS = 2
FIRST_SEAT = 34 + 2 * SEATS
SEAT_FIELDS = 17
FIELDS = 34 + 19 * SEATS
CARDS = [
    *range(0, 10, 2),
    *(FIRST_SEAT + SEAT_FIELDS * seat + place for seat in range(SEATS) for place in (0, 4, 7, 10, 13)),
]
"""Where an observation has the rank of a card."""
STOCKS = [FIRST_SEAT + SEAT_FIELDS * seat + 2 for seat in range(SEATS)]
LEAD = 0.5
"""What a lead of a whole stock pile is worth in advance; it is taken back at the end of the game."""
MOST_STEPS = 3000

step, legal, deal, result, observe, seed_row = (
    twin.step, twin.legal, twin.deal, twin.result, twin.observe, twin.seed_row,
)  # fmt: skip


class Player(torch.nn.Module):
    """From an observation to a number for each action, and one for the position."""

    def __init__(self, width: int = 512) -> None:
        super().__init__()
        inputs = FIELDS + 14 * len(CARDS) + 13 * 4
        self.trunk = torch.nn.Sequential(
            torch.nn.Linear(inputs, width), torch.nn.ReLU(), torch.nn.Linear(width, width), torch.nn.ReLU()
        )
        self.moves = torch.nn.Linear(width, at.ACTIONS)
        self.worth = torch.nn.Linear(width, 1)
        torch.nn.init.normal_(self.moves.weight, std=0.01)
        torch.nn.init.normal_(self.worth.weight, std=0.01)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Logarithms of the chances of all actions, and the worth."""
        cards = torch.nn.functional.one_hot((seen[:, CARDS].long() + 1).clamp(0, 13), 14).flatten(1)
        piles = torch.nn.functional.one_hot(seen[:, 10:14].long().clamp(0, 12), 13).flatten(1)
        hidden = self.trunk(torch.cat([seen / 10, cards, piles], dim=1))
        logits = self.moves(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.worth(hidden)[:, 0]


def drawn(chances: Any) -> Any:
    """An action of each row, by logarithms of chances."""
    noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20)
    return (chances - noise.log()).argmax(dim=1)


def lead(seen: Any) -> Any:
    """How far the seat to act is ahead, in parts of a stock pile."""
    return LEAD * (seen[:, STOCKS[1]] - seen[:, STOCKS[0]]) / MASTERS.stock_size


class Tables:
    """Matches of the twin as tensors, on a GPU without a copy."""

    def __init__(self, count: int, device: str, threads: int) -> None:
        self.device = device
        more = {} if device == "cuda" else {"threads": threads}
        self.envs = vector("skip-bo", count, SEATS, MASTERS, device, max_steps=MOST_STEPS, **more)
        self.turn = self.envs.reset(1)
        self.lent: dict[str, Any] = {}
        if device == "cuda":
            names = ("observation", "mask", "seat", "reward", "terminated", "truncated")
            self.lent = {name: torch.from_dlpack(getattr(self.turn, name)) for name in names}

    def __getattr__(self, name: str) -> Any:
        if name in self.lent:
            return self.lent[name]
        return torch.from_numpy(np.ascontiguousarray(getattr(self.turn, name)))

    def step(self, actions: Any) -> None:
        """One action at every table."""
        self.turn = self.envs.step(actions if self.device == "cuda" else actions.numpy())


def train(player: Player, tables: Tables, *, steps: int, seconds: float, rate: float, note: Any) -> None:
    """Play and learn for so long."""
    device = next(player.parameters()).device
    optimizer = torch.optim.Adam(player.parameters(), lr=rate, eps=1e-5)
    started, rounds, moves, ended = time.monotonic(), 0, 0, 0
    count = tables.envs.num_envs
    seen = torch.zeros((steps + 1, count, FIELDS), device=device)
    mask = torch.zeros((steps, count, at.ACTIONS), dtype=torch.int8, device=device)
    chosen = torch.zeros((steps, count), dtype=torch.long, device=device)
    likely, worth, paid, carried = (torch.zeros((steps + 1, count), device=device) for _ in range(4))
    while (passed := (time.monotonic() - started) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * max(1 - passed, 0.05)
        over = torch.zeros((), device=device)
        with torch.no_grad():
            for now in range(steps):
                seen[now], mask[now] = tables.observation, tables.mask
                seat = tables.seat.long().clone()
                chances, worth[now] = player(seen[now], mask[now])
                chosen[now] = drawn(chances)
                likely[now] = chances.gather(1, chosen[now][:, None])[:, 0]
                tables.step(chosen[now])
                done = tables.terminated.bool() | tables.truncated.bool()
                sign = torch.where(tables.seat.long() == seat, 1.0, -1.0)
                carried[now] = sign * ~done
                reward = tables.reward.gather(1, seat[:, None])[:, 0]
                paid[now] = reward + carried[now] * lead(tables.observation) - lead(seen[now])
                over += done.sum()
            seen[steps] = tables.observation
            _, worth[steps] = player(seen[steps], tables.mask)
            gained = torch.zeros_like(worth)
            for now in reversed(range(steps)):
                error = paid[now] + carried[now] * worth[now + 1] - worth[now]
                gained[now] = error + 0.95 * carried[now] * gained[now + 1]
            wanted = (gained + worth)[:steps].flatten()
            edge = gained[:steps].flatten()
            edge = (edge - edge.mean()) / (edge.std() + 1e-8)
        flat = (seen[:steps].flatten(0, 1), mask.flatten(0, 1), chosen.flatten(), likely[:steps].flatten())
        for _ in range(2):
            for some in torch.randperm(len(edge), device=device).chunk(max(1, len(edge) // 16_384)):
                chances, worths = player(flat[0][some], flat[1][some])
                ratio = (chances.gather(1, flat[2][some][:, None])[:, 0] - flat[3][some]).exp()
                held = ratio.clamp(0.8, 1.2)
                gain = torch.minimum(ratio * edge[some], held * edge[some]).mean()
                spread = -(chances.exp() * chances.clamp_min(-30)).sum(dim=1).mean()
                loss = -gain + 0.5 * (worths - wanted[some]).square().mean() - 0.005 * spread
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                optimizer.step()
        rounds += 1
        moves += steps * count
        ended += int(over)
        if rounds % 10 == 1:
            note(
                stage="ppo", rounds=rounds, moves=moves, games=ended, moves_per_game=round(moves / max(ended, 1)),
                loss=round(float(loss.detach()), 4), entropy=round(float(spread.detach()), 3),
                seconds=round(time.monotonic() - started, 1),
            )  # fmt: skip


@njit(cache=True, error_model="numpy")
def others_play(
    rows_of: Array, words_of: Array, config: Array, own: Array, policy: int, weights: Array, budget: int, seen: Array,
    mask: Array,
) -> int:  # fmt: skip
    """Let the search play in all matches until the own seat is to act there, and write what that sees; how many matches
    go on.
    """
    rows = np.zeros((NODES + 1, rows_of.shape[1]), rows_of.dtype)
    worded = np.zeros((NODES + 1, words_of.shape[1]), np.int64)
    leaf_positions = np.zeros((LEAVES + DISCARDS, LENGTH), np.int16)
    inputs = np.zeros((6, INPUTS), np.float32)
    scratch = np.zeros((10, MOST_HIDDEN), np.float32)
    chances = np.zeros(6, np.float32)
    line = np.zeros(600, np.int64)
    end = np.zeros(LENGTH, np.int16)
    pending = np.zeros(LENGTH, np.int16)
    left = 0
    mask[:] = 0
    for match in range(len(rows_of)):
        row, words = rows_of[match], words_of[match]
        while row[at.PHASE] != at.OVER and row[at.TURN] != own[match]:
            length = plan(
                row, words, config, policy, weights, budget, 5, 0.0, rows, worded, leaf_positions, inputs, scratch,
                chances, line, end, pending,
            )  # fmt: skip
            if length == 0 or not follow(row, words, config, row[at.TURN] + 0, line, length):
                row[at.PHASE] = at.OVER
                row[at.WINNERS] = 0
        if row[at.PHASE] != at.OVER:
            left += 1
            observe(row, words, config, own[match], seen[match])
            for place in range(legal(row, words, config, own[match], line)):
                mask[match, line[place]] = 1
        else:
            mask[match, 0] = 1
    return left


@njit(cache=True, error_model="numpy")
def act(rows_of: Array, words_of: Array, config: Array, own: Array, actions: Array) -> None:
    """The own seat's action in all matches that go on."""
    for match in range(len(rows_of)):
        if rows_of[match, at.PHASE] != at.OVER:
            step(rows_of[match], words_of[match], config, own[match], actions[match])


@njit(cache=True, error_model="numpy")
def begin(rows_of: Array, words_of: Array, config: Array, seed: int) -> None:
    """Deal all matches: each deal to two that follow each other."""
    for match in range(len(rows_of)):
        seed_row(words_of[match], seed, match // 2)
        deal(rows_of[match], words_of[match], config)


@torch.no_grad()
def measure(player: Player, deals: int, weights: Array, policy: int, seed: int, until: float) -> selfplay.Strength:
    """Paired deals against a player that searches; the most likely action is chosen. Unfinished games count half."""
    device = next(player.parameters()).device
    shape = layout("skip-bo", SEATS, MASTERS)
    count = SEATS * deals
    rows, words = np.zeros((count, shape.size), shape.dtype), np.zeros((count, shape.words), np.int64)
    own = np.arange(count) % SEATS
    seen, mask = np.zeros((count, FIELDS), np.float32), np.zeros((count, at.ACTIONS), np.int8)
    begin(rows, words, shape.config, seed)
    while time.monotonic() < until and others_play(
        rows, words, shape.config, own, policy, weights, 60, seen, mask
    ):  # fmt: skip
        chances, _ = player(torch.from_numpy(seen).to(device), torch.from_numpy(mask).to(device))
        act(rows, words, shape.config, own, chances.argmax(dim=1).cpu().numpy())
    over = rows[:, at.PHASE] == at.OVER
    winners = rows[:, at.WINNERS].astype(np.int64)
    won = np.where(over & (winners > 0), winners >> own & 1, 0.5)
    return selfplay.strength(won.reshape(deals, SEATS).mean(axis=1), SEATS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and measure at the end."""
    parser = argparse.ArgumentParser(description="Train masked PPO on the twin.")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=120, help="of training, after everything is compiled")
    parser.add_argument("--until", type=float, default=300, help="end after so many seconds, whatever is done by then")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--rival", type=Path, default=None, help="weights of a network to be measured against, too")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()

    def note(**what: Any) -> None:
        line = json.dumps({"at": round(time.monotonic() - started, 1), **what})
        print(line, flush=True)
        with (chosen.folder / "ppo.jsonl").open("a") as log:
            log.write(line + "\n")

    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    if chosen.device == "cpu":
        torch.set_num_threads(chosen.threads)
    device = chosen.device
    count = chosen.tables
    player = Player().to(device)
    try:
        tables = Tables(count, device, chosen.threads)
        tables.step(tables.mask.float().argmax(dim=1))
        float(tables.reward.sum())
    except Exception as why:
        if device == "cpu":
            raise
        note(stage="ppo", problem=f"no rows on the GPU: {type(why).__name__}: {why}")
        count = min(count, 512)
        tables = OnCpu(count, max(chosen.threads, 4))
    note(stage="ppo", ready=True, tables=count, rows_on=tables.device)
    left = chosen.until - (time.monotonic() - started)
    train(player, tables, steps=chosen.steps, seconds=min(chosen.seconds, 0.8 * left), rate=chosen.rate, note=note)
    np.savez_compressed(
        chosen.folder / "ppo.npz",
        **{name: value.cpu().numpy().astype(np.float16) for name, value in player.state_dict().items()},
    )
    end = started + chosen.until
    found = measure(player, chosen.deals, selfplay.NOBODY, 0, 5, end)
    note(stage="ppo", against="rule of thumb", share=found.share, margin=found.margin, games=found.games)
    if chosen.rival and chosen.rival.exists():
        found = measure(player, chosen.deals, np.load(chosen.rival)[None], 1, 6, end)
        note(stage="ppo", against="network", share=found.share, margin=found.margin, games=found.games)


class OnCpu(Tables):
    """Matches on CPU cores for a player on a GPU."""

    def __init__(self, count: int, threads: int) -> None:
        super().__init__(count, "cpu", threads)

    def __getattr__(self, name: str) -> Any:
        return super().__getattr__(name).to("cuda")

    def step(self, actions: Any) -> None:
        """One action at every table."""
        super().step(actions.cpu())


if __name__ == "__main__":
    main()
