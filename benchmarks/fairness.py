"""Is the race fair? Equally quick people with unequal connections contest cards before the real referee, many times.

Each evening is a fresh set of connections: the server pings each of them once a second, reads the kernel's round trip
where they are direct, sends a card to everybody, and each player taps after a reaction time drawn from the same
distribution, unless somebody else's card came into sight before. A contest counts for the player whose card the
referee puts first. The same seed gives the same reactions and the same jitter whatever the referee or a cheat does,
and every evening is played as often as there are players, with the reactions handed on by one seat: nobody is
luckier. python -m benchmarks.fairness (or: --evenings 1000 --seed 7)
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from rich.console import Console
from rich.table import Table

from benchmarks import misplays
from benchmarks.connections import DELAYED_ACK, Holding, Kernel, Player, Wire, reaction
from spila.tables.countdown import MOST_HEAD_START, countdown
from spila.tables.lag import LagTracker, SeatLag, Sight
from spila.tables.race import Claim, Referee

PING_EVERY = 1_000_000
WARM_UP = 16_000_000
BETWEEN = 2_500_000
CONTESTS = 40


@dataclass(frozen=True)
class Message:
    """A claim on the wire. What a client says about its clock is in there, and nobody asks for it."""

    contest: int
    tapped_at: int


@dataclass
class Tally:
    """What came of many contests."""

    wins: list[int]
    close_wins: list[int]
    """Wins of contests in which at least two claims reached the server."""

    holds: list[int] = field(default_factory=list)

    def share(self, seat: int) -> float:
        return 100 * self.wins[seat] / sum(self.wins)

    def close_share(self, seat: int) -> float:
        return 100 * self.close_wins[seat] / max(sum(self.close_wins), 1)


class Evening:
    """One table, one set of connections, `CONTESTS` cards."""

    def __init__(
        self, players: Sequence[Player], seed: int, turn: int, tally: Tally, *, credit: bool, sight: Sight
    ) -> None:
        self.players, self.turn, self.tally, self.sight = players, turn, tally, sight
        self._chance = random.Random(f"{seed} reactions")
        self._wires = [Wire(player, random.Random(f"{seed} wire {seat}")) for seat, player in enumerate(players)]
        self._pings = [Wire(player, random.Random(f"{seed} ping {seat}")) for seat, player in enumerate(players)]
        self._holding = random.Random(f"{seed} holding")
        self.lags = [LagTracker() for _ in players]
        self.beside = [[LagTracker()] if player.beside else [] for player in players]
        self._kernels = [Kernel(wire.handshake()) if player.direct else None
                         for wire, player in zip(self._pings, players)]  # fmt: skip
        self.referee: Referee[Message] = Referee(
            sha256(str(seed).encode()).digest(),
            {seat: SeatLag([*self.beside[seat], lag]) if credit else None for seat, lag in enumerate(self.lags)},
        )
        self._agenda: list[tuple[int, int, Callable[[int], None]]] = []
        self._noted = 0
        self._contest = 0
        self._covered: dict[int, int] = {}
        self._claims: dict[int, int] = {}
        self._winner: int | None = None

    def at(self, time: int, what: Callable[[int], None]) -> None:
        self._noted += 1
        heapq.heappush(self._agenda, (time, self._noted, what))

    def play(self) -> None:
        end = WARM_UP + CONTESTS * BETWEEN
        for seat, kernel in enumerate(self._kernels):
            if kernel:
                self.lags[seat].kernel(kernel.reading())
            for number in range(end // PING_EVERY):
                self.at(number * PING_EVERY + 37_000 * seat, lambda now, seat=seat: self._ping(seat, now))  # type: ignore[misc]
                for lag in self.beside[seat]:
                    self.at(number * PING_EVERY, lambda now, seat=seat, lag=lag: self._beside(seat, lag, now))  # type: ignore[misc]
        for number in range(CONTESTS):
            self.at(WARM_UP + number * BETWEEN, self._show)
            self.at(WARM_UP + number * BETWEEN + BETWEEN - 1, self._close)
        while self._agenda:
            now, _, what = heapq.heappop(self._agenda)
            what(now)

    def _ping(self, seat: int, now: int) -> None:
        player, nonce = self.players[seat], now.to_bytes(8, "big")
        self.lags[seat].ping(nonce, now)
        arrives = self._pings[seat].out(now)
        held = round(1000 * player.hold)
        match player.holds:
            case Holding.NEVER:
                held = 0
            case Holding.HALF:
                held *= now // PING_EVERY % 2
            case Holding.RANDOM:
                held = round(held * self._holding.random())
            case Holding.ALWAYS:
                pass
        back = self._pings[seat].back(arrives)
        self.at(back + held, lambda at: self._pong(seat, nonce, at))
        kernel = self._kernels[seat]
        if kernel:
            acknowledged = back + min(held, DELAYED_ACK)
            self.at(acknowledged, lambda at: kernel.acknowledged(at - now))

    def _pong(self, seat: int, nonce: bytes, now: int) -> None:
        kernel = self._kernels[seat]
        if kernel:
            self.lags[seat].kernel(kernel.reading())
        self.lags[seat].pong(nonce, now)

    def _beside(self, seat: int, lag: LagTracker, now: int) -> None:
        """A ping over the second connection."""
        nonce = now.to_bytes(8, "big")
        lag.ping(nonce, now)

        def answered(at: int) -> None:
            lag.pong(nonce, at)

        self.at(now + round(1000 * self.players[seat].beside), answered)

    def _show(self, now: int) -> None:
        """A card comes: sent to all at once, or so that all see it together."""
        self._contest, self._winner = self._contest + 1, None
        self._covered, self._claims = {}, {}
        contest = self._contest
        lags: dict[int, LagTracker | None] = dict(enumerate(self.lags))
        seen_at = now + 2 * max(min(lag.one_way(now), MOST_HEAD_START) for lag in self.lags)
        departures = countdown(now, seen_at, lags).departures if self.sight is Sight.TOGETHER else {}
        reactions = [reaction(self._chance) for _ in self.players]
        for seat, wire in enumerate(self._wires):
            seen = wire.out(departures.get(seat, now))
            taps = seen + reactions[(seat + self.turn) % len(reactions)]
            self.at(taps, lambda at, seat=seat: self._tap(seat, contest, at))  # type: ignore[misc]

    def _tap(self, seat: int, contest: int, now: int) -> None:
        if self._covered.get(seat, now + 1) <= now:
            return
        message = Message(contest, now - round(1000 * self.players[seat].clock_lie))
        self.at(self._wires[seat].back(now), lambda at: self._receive(seat, message, at))

    def _receive(self, seat: int, message: Message, now: int) -> None:
        self._claims[seat] = self._claims.get(seat, 0) + 1
        self.referee.claim(seat, message, now, range(len(self.players)), self.sight)
        self._decide(now)

    def _decide(self, now: int) -> None:
        for claim in self.referee.due(now, version=self._contest):
            self._lay(claim, now)
        deadline = self.referee.next_deadline()
        if deadline is not None:
            self.at(deadline, self._decide)

    def _lay(self, claim: Claim[Message], now: int) -> None:
        """The first card stays and goes out to everybody; a later one does not fit any more."""
        self.tally.holds.append(now - claim.arrived)
        if claim.move.contest == self._contest and self._winner is None:
            self._winner = claim.seat
            for seat, wire in enumerate(self._wires):
                self._covered[seat] = wire.out(now)

    def _close(self, _: int) -> None:
        assert self._winner is not None
        self.tally.wins[self._winner] += 1
        self.tally.close_wins[self._winner] += len(self._claims) > 1


def simulate(
    players: Sequence[Player], evenings: int, seed: int = 1, *, credit: bool = True, sight: Sight = Sight.SENT
) -> Tally:
    tally = Tally([0] * len(players), [0] * len(players))
    for evening in range(evenings):
        for turn in range(len(players)):
            Evening(players, 1_000_003 * seed + evening, turn, tally, credit=credit, sight=sight).play()
    return tally


@dataclass(frozen=True)
class Case:
    """A row of the report. The figures are those of the last player."""

    name: str
    players: tuple[Player, ...]
    credit: bool = True
    sight: Sight = Sight.SENT

    def run(self, evenings: int, seed: int) -> Tally:
        return simulate(self.players, evenings, seed, credit=self.credit, sight=self.sight)


def pair(ours: float, theirs: float, *, direct: bool = True, jitter: float = 0.1) -> tuple[Player, Player]:
    return Player(theirs, jitter, direct), Player(ours, jitter, direct)


MIXED = (Player(20), Player(35), Player(60), Player(90), Player(120), Player(150))

HONEST = (
    Case("150 ms against 20 ms, no credit", pair(150, 20), credit=False),
    Case("150 ms against 20 ms", pair(150, 20)),
    Case("150 ms against 20 ms, behind a proxy", pair(150, 20, direct=False)),
    Case("150 ms against 20 ms, twice the jitter", pair(150, 20, jitter=0.2)),
    Case("150 ms against 20 ms, twice the jitter, behind a proxy", pair(150, 20, jitter=0.2, direct=False)),
    Case("150 ms against 20 ms, start card, no credit", pair(150, 20), credit=False, sight=Sight.TOGETHER),
    Case("150 ms against 20 ms, start card", pair(150, 20), sight=Sight.TOGETHER),
    Case("300 ms against 40 ms, start card, no credit", pair(300, 40), credit=False, sight=Sight.TOGETHER),
    Case("300 ms against 40 ms, start card", pair(300, 40), sight=Sight.TOGETHER),
    Case("165 ms against 22 ms", pair(165, 22)),
    Case("80 ms against 20 ms", pair(80, 20)),
    Case("20 ms against 20 ms", pair(20, 20)),
    Case("250 ms against 20 ms, beyond the cap", pair(250, 20)),
    Case("4 ms against 1 ms", pair(4, 1)),
    *(Case(f"{count} players, 20 to 150 ms, no credit", (*MIXED[: count - 1], MIXED[-1]), credit=False)
      for count in (3, 4, 5, 6)),
    *(Case(f"{count} players, 20 to 150 ms", (*MIXED[: count - 1], MIXED[-1])) for count in (3, 4, 5, 6)),
)  # fmt: skip

PAIRS = ((20, 150), (20, 20), (80, 20), (150, 20))
TRICKS = ((Holding.ALWAYS, 35), (Holding.ALWAYS, 130), (Holding.HALF, 130), (Holding.RANDOM, 130))


def lying(players: tuple[Player, ...], lie: float) -> tuple[Player, ...]:
    return (*players[:-1], replace(players[-1], clock_lie=lie))


def holding(players: tuple[Player, ...], holds: Holding, hold: float) -> tuple[Player, ...]:
    return (*players[:-1], replace(players[-1], holds=holds, hold=hold))


def row(table: Table, name: str, tally: Tally, gain: str = "") -> None:
    seat = len(tally.wins) - 1
    holds = [hold / 1000 for hold in tally.holds]
    table.add_row(
        name,
        f"{sum(tally.wins):,}",
        f"{tally.share(seat):.1f}",
        f"{tally.close_share(seat):.1f}",
        gain,
        f"{sum(holds) / len(holds):.0f}",
        f"{max(holds):.1f}",
    )


def report(evenings: int, seed: int) -> Table:
    table = Table(title="Wins of the player named first, in percent", title_justify="left")
    table.add_column("lines (round trips)")
    for heading in ("contests", "wins", "of close", "gain", "mean hold", "longest"):
        table.add_column(heading, justify="right")
    for case in HONEST:
        row(table, case.name, case.run(evenings, seed))
    table.add_section()
    for direct in (True, False):
        for ours, theirs in PAIRS:
            players = pair(ours, theirs, direct=direct)
            honest = simulate(players, evenings, seed)
            where = f"{ours} ms against {theirs} ms{'' if direct else ', behind a proxy'}"
            lie = simulate(lying(players, 500), evenings, seed)
            row(table, f"{where}: says it was 500 ms earlier", lie, f"{lie.share(1) - honest.share(1):+.1f}")
            slow = simulate((players[0], replace(players[1], beside=200)), evenings, seed)
            name = f"{where}: a connection of 200 ms beside it"
            row(table, name, slow, f"{slow.share(1) - honest.share(1):+.1f}")
            for holds, hold in TRICKS:
                cheat = simulate(holding(players, holds, hold), evenings, seed)
                name = f"{where}: holds {holds.value} pongs {hold} ms"
                row(table, name, cheat, f"{cheat.share(1) - honest.share(1):+.1f}")
        table.add_section()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--evenings", type=int, default=100, help="connections per row; each has 40 contests a player; 0: none"
    )
    parser.add_argument("--deals", type=int, default=200, help="deals per row of the locks after a misplay")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    console = Console(width=120)
    if chosen.evenings:
        console.print(report(chosen.evenings, chosen.seed))
        console.print(f"standard error of a share: below {50 / math.sqrt(80 * chosen.evenings):.1f} points")
        console.print(
            "close: at least two claims reached the server; gain: over the same player being honest; holds in ms"
        )
    console.print(misplays.report(chosen.deals, chosen.seed))


if __name__ == "__main__":
    main()
