"""Many matches at once: played in worker processes, returned as arrays.

    trajectories = play(game, matches=1000, seats=2, workers=2, progress=True)

The same seed gives the same matches, regardless of the number of workers.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spila.envs.encoder import Floats, Mask, encoder
from spila.envs.episode import PATIENCE, Episode, payoff

Policy: TypeAlias = Callable[[Floats, Mask, Random], int]
"""Chooses an action, given the observation, the mask of legal actions and a random generator."""

MATCHES_PER_TASK = 16
"""Matches that a worker plays per task."""
MAX_STEPS = 100_000


class Trajectories(NamedTuple):
    """All matches, concatenated. Match m has the steps from `starts[m]` up to, but not including, `starts[m + 1]`."""

    observations: Floats
    """The observation of the acting seat, one row per step."""
    masks: NDArray[np.uint8]
    """Its legal actions, packed in bits: `np.unpackbits(masks, axis=1, count=actions)` gives the masks."""
    actions: NDArray[np.int32]
    seats: NDArray[np.int8]
    starts: NDArray[np.int64]
    returns: Floats
    """The final reward of each seat, one row per match."""
    finished: NDArray[np.bool_]
    """False for matches that were stopped after `max_steps` steps."""
    seeds: NDArray[np.uint8]
    """The match seeds, 32 bytes each."""


class Setting(NamedTuple):
    """The settings that all matches of a batch share; sent to the workers."""

    game: str
    seats: int
    options: Any
    seed: int
    policies: tuple[Policy | None, ...]
    max_steps: int
    patience: int


def play(
    game: str,
    matches: int,
    *,
    seats: int = 2,
    options: object = None,
    policies: Sequence[Policy | None] = (),
    seed: int = 0,
    workers: int = 1,
    progress: bool = False,
    max_steps: int = MAX_STEPS,
    patience: int = PATIENCE,
) -> Trajectories:
    """Play the matches. A policy for each seat, None for uniformly random play; with workers it must be picklable."""
    if matches < 1 or workers < 1 or max_steps < 1:
        raise ValueError(f"matches, workers and max_steps start at 1: {matches}, {workers}, {max_steps}")
    if policies and len(policies) != seats:
        raise ValueError(f"{seats} seats need as many policies: {len(policies)}")
    checked = encoder(game, seats, options).options
    setting = Setting(game, seats, checked, seed, tuple(policies) or (None,) * seats, max_steps, patience)
    slices = [range(first, min(first + MATCHES_PER_TASK, matches)) for first in range(0, matches, MATCHES_PER_TASK)]
    found = dict(
        _with_progress(_results(setting, slices, workers), len(slices))
        if progress
        else _results(setting, slices, workers)
    )
    return _concatenate([found[first] for first in sorted(found)])


def _results(setting: Setting, slices: Sequence[range], workers: int) -> Iterator[tuple[int, Trajectories]]:
    if workers == 1:
        for numbers in slices:
            yield numbers.start, play_matches(setting, numbers)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = {pool.submit(play_matches, setting, numbers): numbers.start for numbers in slices}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _with_progress(results: Iterable[tuple[int, Trajectories]], total: int) -> Iterable[tuple[int, Trajectories]]:
    from rich.progress import track

    return track(results, description="matches", total=total)


def play_matches(setting: Setting, numbers: Sequence[int]) -> Trajectories:
    """Play the matches with these numbers in this process."""
    episode = Episode(encoder(setting.game, setting.seats, setting.options), setting.patience)
    size = episode.encoder.size
    observations, masks = bytearray(), bytearray()
    actions: list[int] = []
    seats: list[int] = []
    starts, returns, finished, seeds = [0], [], [], []
    for number in numbers:
        rng = Random(f"spila batch {setting.seed} {number}")
        seed = rng.randbytes(32)
        episode.deal(seed)
        _play_match(episode, setting, rng, observations, masks, actions, seats)
        starts.append(len(actions))
        returns.append(payoff(episode.result, setting.seats))
        finished.append(episode.result is not None)
        seeds.append(np.frombuffer(seed, np.uint8))
    return Trajectories(
        np.frombuffer(observations, np.float32).reshape(-1, size),
        np.frombuffer(masks, np.uint8).reshape(len(actions), -1),
        np.array(actions, np.int32),
        np.array(seats, np.int8),
        np.array(starts, np.int64),
        np.array(returns, np.float32),
        np.array(finished, np.bool_),
        np.stack(seeds),
    )


def _play_match(
    episode: Episode,
    setting: Setting,
    rng: Random,
    observations: bytearray,
    masks: bytearray,
    actions: list[int],
    seats: list[int],
) -> None:
    encoder, policies = episode.encoder, setting.policies
    for _ in range(setting.max_steps):
        seat = episode.current_seat
        if seat < 0:
            return
        seen = encoder.write(episode.state, seat)
        mask = encoder.mask(episode.legal)
        policy = policies[seat]
        if policy is None:
            action = episode.legal[int(rng.random() * len(episode.legal))]
        else:
            action = int(policy(np.frombuffer(seen, np.float32), mask, rng))
        observations += seen
        masks += np.packbits(mask.view(np.uint8)).tobytes()
        actions.append(action)
        seats.append(seat)
        if episode.act(action) is None:
            raise ValueError(f"the policy of seat {seat} chose {action}, which is not legal")


def _concatenate(parts: Sequence[Trajectories]) -> Trajectories:
    steps = np.cumsum([0, *(len(part.actions) for part in parts)])
    starts = [np.zeros(1, np.int64), *(part.starts[1:] + before for part, before in zip(parts, steps))]
    columns = [np.concatenate(column) for column in zip(*parts)]
    return Trajectories(*columns)._replace(starts=np.concatenate(starts))
