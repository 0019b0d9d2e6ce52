"""Reaching PostgreSQL, and reaching it again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
from sqlalchemy import make_url

from spila.store.errors import StoreError, Unavailable

LOST = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""What asyncpg says when the database is gone or not yet there."""

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A database that is silent for so long counts as lost."""


class Backoff:
    """How long to try again, waiting longer each time."""

    def __init__(self, total: float = 10.0, first: float = 0.02, most: float = 1.0) -> None:
        self.total = total
        self.first = first
        self.most = most

    def waits(self) -> Iterator[float | None]:
        """One value for each attempt: how long to wait if it fails, None when it was the last."""
        end, wait = time.monotonic() + self.total, self.first
        while time.monotonic() + wait < end:
            yield wait
            wait = min(2 * wait, self.most)
        yield None


def address(url: str) -> str:
    """The address as asyncpg reads it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(url: str) -> Any:
    """A connection; `Unavailable` when there is none to be had."""
    try:
        return await asyncpg.connect(address(url), timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
    except (asyncpg.PostgresError, *LOST) as error:
        raise Unavailable(reason(error)) from None
    except ValueError:
        raise StoreError("store-url") from None


def reason(error: BaseException) -> str:
    """What happened, on one line, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return " ".join((str(cause) or type(cause).__name__).split())
