"""The rule of a fair race (docs/fairness.md), checked from outside by what the server could measure.

Exact instants depend on a bank of a few milliseconds, so each claim has a range of possible instants. A decision is
wrong where even the latest instant of a claim that was put behind is before the earliest of the one put first.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING, Any

import msgspec

from spila.kernel import Refusal
from spila.tables.entries import Moved

if TYPE_CHECKING:
    from tests.simulation.network import Link
    from tests.simulation.oracle import Oracle, Recipient, TableModel

BANK = 0.0101
"""The most that a spike can be credited beyond the measured round trip."""
MOST = 0.150
FAST = 0.005
LIFE = 30.0
CLOSED_COUNTS = 5.0
LEAD_MS = 3_000
TOLERANCE_MS = 35
"""The clocks of the servers differ by up to 30 ms here."""


@dataclass
class ClaimSeen:
    """A move that reached a server, as far as it is not answered."""

    link: Link
    server: str
    table: str
    token: str
    command: str
    move: bytes
    at: float
    least: float
    """The least credit that the rule gives it, and the most."""
    most: float


class FairnessCheck:
    """Round trips as the server could measure them, and the claims that wait."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle
        self._pings: dict[Link, dict[bytes, float]] = defaultdict(dict)
        self._trips: dict[Link, list[tuple[float, float]]] = defaultdict(list)
        self._closed_at: dict[Link, float] = {}
        self._claims: dict[tuple[Link, str], ClaimSeen] = {}
        self._changed: dict[str, float] = {}
        self.compared = 0

    # ------------------------------------------------------------ what is measured

    def pinged(self, link: Link, payload: bytes, now: float) -> None:
        self._pings[link][payload] = now

    def ponged(self, link: Link, payload: bytes, now: float) -> None:
        sent = self._pings[link].pop(payload, None)
        if sent is not None:
            self._trips[link].append((now, now - sent))
            self._change(link, now)

    def closed(self, link: Link) -> None:
        now = link.loop.time()
        self._closed_at[link] = now
        self._change(link, now)

    def _change(self, link: Link, now: float) -> None:
        recipient = self._oracle.recipients.get(link)
        if recipient is not None and recipient.table is not None:
            self._changed[recipient.table] = now

    def _trip(self, link: Link, now: float) -> float | None:
        recent = [trip for at, trip in self._trips[link][-15:] if now - at <= LIFE]
        return median_low(recent) if recent else None

    def _of_seat(self, server: str, table: str, token: str, now: float) -> list[Link]:
        return [
            link
            for link, recipient in self._oracle.recipients.items()
            if recipient.token == token and recipient.table == table and recipient.server == server
            and now - self._closed_at.get(link, now) <= CLOSED_COUNTS
        ]  # fmt: skip

    def _credit(self, server: str, table: str, token: str, now: float) -> tuple[float, float]:
        """The least and the most that a claim of this seat may be credited."""
        trips = [self._trip(link, now) for link in self._of_seat(server, table, token, now)]
        known = [trip for trip in trips if trip is not None]
        if not known:
            return 0.0, 0.0
        most = min(known) + BANK if len(known) == len(trips) else 0.0
        elsewhere = any(
            each.token == token and each.table == table and each.server != server
            for each in self._oracle.recipients.values()
        )
        least = 0.0 if elsewhere or len(known) < len(trips) or min(known) < FAST else min(min(known), MOST)
        return least, most

    # ------------------------------------------------------------ claims

    def claimed(self, link: Link, recipient: Recipient, message: Any, now: float) -> None:
        """A move has reached a server."""
        model = self._oracle.tables.get(recipient.table or "")
        if (
            model is None
            or recipient.token is None
            or not model.state.racing
            or (link, message.get("id")) in self._claims
            or "id" not in message
        ):
            return
        least, most = self._credit(recipient.server, model.code, recipient.token, now)
        if model.start_shown:  # shown to all at one instant: only the way back counts
            least, most = least / 2, most / 2
        self._claims[link, message["id"]] = ClaimSeen(
            link, recipient.server, model.code, recipient.token, message["id"],
            msgspec.json.encode(message.get("move")), now, least, most,
        )  # fmt: skip

    def answered(self, link: Link, command: str) -> None:
        self._claims.pop((link, command), None)

    def decided(self, server: str, model: TableModel, entry: Any, now: float) -> None:
        """An entry is being written, in the state of the model."""
        if not isinstance(entry, Moved) or not model.state.racing:
            return
        wall = int(now * 1000)
        began = model.start_shown
        if began and self._oracle.wall(now) < began + LEAD_MS - TOLERANCE_MS:
            self._oracle.violation(
                f"{model.code}: a claim {began + LEAD_MS - self._oracle.wall(now)} ms before the start"
            )
        if entry.bot or model.state.seating.settings.relaxed or wall < 0:
            return
        token = model.tokens[-1][entry.seat]
        start = began + LEAD_MS - TOLERANCE_MS
        first = [
            each
            for each in self._claims.values()
            if each.command == entry.command_id and each.token == token and each.server == server
        ]
        early = [each for each in first if began and self._oracle.wall(each.at) < start]
        if early and (len(early) == len(first) or any(_hears(each.link) for each in early)):
            self._oracle.violation(f"{model.code}: {entry.command_id} arrived before the start and was taken in")
        if len(first) != 1:
            return
        winner = first[0]
        for other in self._claims.values():
            if other.table == model.code and other.server == server and other.token != token:
                self._compare(model, winner, other)

    def _compare(self, model: TableModel, winner: ClaimSeen, other: ClaimSeen) -> None:
        """Whether a claim that would have fitted was certainly earlier than the one that won."""
        seat = model.seat(other.token, model.version)
        if seat is None or self._changed.get(model.code, 0.0) > min(winner.at, other.at):
            return  # something was measured, opened or closed in between
        try:
            move = msgspec.json.decode(other.move, type=model.rules.game.move_type)
        except msgspec.MsgspecError:
            return
        if isinstance(model.rules.game.play(model.state.position, seat, move), Refusal):
            return
        occupant = model.state.seating.seats[seat]
        if occupant.away or occupant.gone:
            return
        self.compared += 1
        if self._latest(other) < winner.at - winner.most - 0.001:
            self._oracle.violation(
                f"{model.code}: {winner.command} was put before {other.command}, which came "
                f"{1000 * (winner.at - other.at):.0f} ms earlier and has a credit of {1000 * other.least:.0f} ms at "
                f"least, against {1000 * winner.most:.0f} ms at most"
            )

    def _latest(self, claim: ClaimSeen) -> float:
        """The latest instant that the rule gives this claim: a seat's claims stay in order, so it is not before one
        that the seat made earlier and that may still be waiting.
        """
        return max(
            each.at - each.least
            for each in self._claims.values()
            if (each.server, each.table, each.token) == (claim.server, claim.table, claim.token) and each.at <= claim.at
        )

    # ------------------------------------------------------------ the start

    def shown(self, model: TableModel, message: Any, now: float) -> str | None:
        """Nobody gets the first card of a race early enough to see it before the common start."""
        version = message["version"]
        after = model.rules.versions[version].after
        game = model.rules.game
        if after is None or game.start(after) is None or version != model.version:
            return None
        early = model.start_shown + LEAD_MS - self._oracle.wall(now)
        if early > 1000 * MOST + TOLERANCE_MS:
            return f"the card of a race {early} ms before its start"
        return None


def _hears(link: Link) -> bool:
    """Whether a refusal of this server would have been seen on the link."""
    return link.connection is not None and not link.is_disconnected and not link.connection.parting
