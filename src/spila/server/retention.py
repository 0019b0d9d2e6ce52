"""Deleting old tables, but never because the machine's clock is wrong."""

from __future__ import annotations

import logging
from typing import Final

from spila.server.limits import Limits
from spila.store import BaseStore, StoreError, picture_rows, version_rows

log = logging.getLogger(__name__)

DAY_MS: Final = 86_400_000
UNUSED_MS: Final = DAY_MS
"""How long a version or a picture is kept that nothing refers to yet: a table may just be being made with it."""
DECKS_AT_ONCE: Final = 200
JUMP_SECONDS: Final = 600.0
"""A wall clock that gains more than this on the monotonic clock between two looks has jumped."""
DISTRUST_SECONDS: Final = 86_400.0
"""How long nothing is deleted after a jump: time enough for the clock to be put right."""


class ClockGuard:
    """Compares the wall clock with the monotonic clock. After a jump forward the wall clock is not trusted for a day
    of running time. A computer that slept looks the same, and waits a day too.
    """

    def __init__(self, wall_ms: int, monotonic: float, *, trusted: bool) -> None:
        self._wall_ms, self._monotonic = wall_ms, monotonic
        self._trusted_from = monotonic if trusted else monotonic + DISTRUST_SECONDS

    def trusts(self, wall_ms: int, monotonic: float) -> bool:
        """Whether the wall clock may decide what is old."""
        gained = (wall_ms - self._wall_ms) / 1000 - (monotonic - self._monotonic)
        self._wall_ms, self._monotonic = wall_ms, monotonic
        if gained > JUMP_SECONDS:
            self._trusted_from = monotonic + DISTRUST_SECONDS
            log.warning("clock jumped", extra={"seconds": int(gained)})
        return monotonic >= self._trusted_from


async def watch_clock(store: BaseStore, limits: Limits, monotonic: float) -> ClockGuard:
    """A guard that trusts the clock from the start if the latest activity in the store is recent enough. If everything
    looks too old to keep, the clock is as likely to be wrong as the tables are to be old.
    """
    now, latest = store.clock(), await store.tables(most=1)
    kept_ms = min(limits.idle_days, limits.finished_days) * DAY_MS
    return ClockGuard(now, monotonic, trusted=not latest or now - latest[0].active < kept_ms)


async def delete_unused_decks(store: BaseStore, limits: Limits) -> None:
    """Delete decks that nobody has edited or played for long and that no table refers to, then versions and pictures
    that nothing uses any more.
    """
    now = store.clock()
    try:
        decks = await store.transact(version_rows.forget_decks, now - int(limits.draft_days * DAY_MS), DECKS_AT_ONCE)
        versions = await store.transact(version_rows.forget, now - UNUSED_MS, DECKS_AT_ONCE)
        pictures = await store.transact(picture_rows.forget, now - UNUSED_MS, DECKS_AT_ONCE)
    except StoreError as error:
        log.warning("no decks forgotten", extra={"code": error.code})
    else:
        log.info("decks forgotten", extra={"decks": decks, "versions": versions, "pictures": pictures})


async def delete_old_tables(store: BaseStore, limits: Limits) -> None:
    """Delete what is older than the host keeps."""
    now = store.clock()
    try:
        gone = await store.forget(
            now - int(limits.finished_days * DAY_MS), idle_before=now - int(limits.idle_days * DAY_MS)
        )
    except StoreError as error:
        log.warning("nothing forgotten", extra={"code": error.code})
    else:
        log.info("forgotten", extra={"tables": len(gone)})
