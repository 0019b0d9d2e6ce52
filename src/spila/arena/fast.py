"""Random play by the twin: many thousands of matches a second, on as many cores as asked for (`--fast`)."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

from spila.arena.outcome import Outcome, Times
from spila.games import load
from spila.kernel import Malformed, Seat

RANDOM: Final = "random"
ROWS: Final = 1024
"""Matches played at once. It is part of what the seed means, so it does not depend on the number of cores."""


class Played(NamedTuple):
    """How one match went; an empty reason where it was stopped."""

    moves: int
    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]


def check_fast(game: str, players: tuple[str, ...] = ()) -> None:
    """Raise `Malformed` where the twin cannot play: no numba, no twin of the game, or players who are not random."""
    load(game)
    strangers = [name for name in players if name != RANDOM]
    if strangers:
        raise Malformed("fast-players", players=", ".join(strangers))
    try:
        import numba  # noqa: F401
    except ImportError:
        raise Malformed("extra-missing", extra="fast", package="numba") from None
    from spila.twin import batch

    if game not in batch.games():
        raise Malformed("fast-game", game=game, known=", ".join(batch.games()))


def play_fast(
    game: str, options: Any, seats: int, games: int, *, seed: str, threads: int = 1, most_moves: int = 0
) -> Iterator[list[Played]]:
    """Random matches, in lists of `ROWS`. The same seed gives the same matches, for any number of threads."""
    check_fast(game)
    import numpy as np

    from spila.twin import batch
    from spila.twin.rows import Rows, layout

    shape = layout(game, seats, options)
    rows = Rows(game, shape, min(ROWS, games), threads)
    reasons = batch.reasons(game)
    lengths, results = np.zeros(rows.count, np.int64), np.zeros(rows.count, np.int64)
    scores = np.zeros((rows.count, seats), np.int64)
    for first in range(0, games, ROWS):
        digest = sha256(f"spila fast {seed} {first // ROWS}".encode()).digest()
        rows.begin(int.from_bytes(digest[:8], "big") >> 1)
        rows.each("finish_rows", np.int64(most_moves), lengths, results, scores)
        count = min(ROWS, games - first)
        found = zip(lengths[:count].tolist(), results[:count].tolist(), scores[:count].tolist(), strict=True)
        yield [
            Played(
                moves,
                tuple(seat for seat in range(seats) if result >> seat & 1),
                reasons[result >> 8],
                tuple(points) if any(points) else (),
            )
            if result >= 0
            else Played(moves, (), "", ())
            for moves, result, points in found
        ]


def fast_outcomes(
    game: str, options: Any, lineup: tuple[str, ...], games: int, *, seed: str, threads: int, most_moves: int
) -> Iterator[Outcome]:
    """The same as outcomes of the arena; nobody thinks, so there are no times."""
    times = tuple(Times() for _ in lineup)
    number = 0
    for some in play_fast(game, options, len(lineup), games, seed=seed, threads=threads, most_moves=most_moves):
        for each in some:
            reason = each.reason or "unfinished"
            yield Outcome(lineup, number, 0, each.winners, reason, each.scores, each.moves, None, times)
            number += 1
