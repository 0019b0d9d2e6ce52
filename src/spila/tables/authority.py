"""Who may run a table: the host, who has a seat, and remotes, which have none. Pure, like `judge`."""

from __future__ import annotations

from typing import Final, NamedTuple

from spila.kernel import Refusal, Seat, refuse
from spila.tables.state import TableState


class Who(NamedTuple):
    """Who sent a command: a seat, or a remote by its number."""

    seat: Seat | None = None
    role: int | None = None


NOBODY: Final = Who()


def not_host(state: TableState, who: Who) -> Refusal | None:
    """The objection to somebody who does not run this table. Nobody runs their own homework."""
    settings, host = state.seating.settings, state.seating.host
    if who.role is not None or (who.seat == host and not settings.led and settings.until is None):
        return None
    return refuse("not-host", host=host) if settings.until is None else refuse("homework")


def not_another(state: TableState, who: Who, other: Seat) -> Refusal | None:
    """The objection to what nobody does to their own seat, or to one that does not exist."""
    if other >= len(state.seating.seats):
        return refuse("no-such-seat", seat=other)
    return refuse("own-seat") if who.seat == other else None


def started(state: TableState) -> Refusal | None:
    """The objection to what can only be done before the deal. Homework is dealt to each player alone."""
    if state.seating.settings.until is not None:
        return refuse("homework")
    return refuse("already-started") if state.seating.started or state.shares.dealing else None


def not_playing(state: TableState) -> Refusal | None:
    """The objection to what can only be done while a game is on."""
    if state.match is None:
        return refuse("not-started")
    return refuse("match-over") if state.over else None
