"""Connecting to PostgreSQL, and how long to retry."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
from sqlalchemy import make_url

from spila.store.errors import StoreError, Unavailable

CONNECTION_ERRORS = (
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
"""What asyncpg raises when the database is unreachable or not yet ready."""

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A database that does not answer within this time counts as lost."""


class Backoff:
    """Exponential backoff, limited in total time."""

    def __init__(self, total: float = 10.0, first: float = 0.02, most: float = 1.0) -> None:
        self.total = total
        self.first = first
        self.most = most

    def waits(self) -> Iterator[float | None]:
        """One value per attempt: how long to wait if it fails, or None for the last attempt."""
        end, wait = time.monotonic() + self.total, self.first
        while time.monotonic() + wait < end:
            yield wait
            wait = min(2 * wait, self.most)
        yield None


def asyncpg_url(url: str) -> str:
    """The URL in the form that asyncpg accepts."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(url: str) -> Any:
    """Open a connection; `Unavailable` when that is not possible."""
    try:
        return await asyncpg.connect(asyncpg_url(url), timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
    except (asyncpg.PostgresError, *CONNECTION_ERRORS) as error:
        raise Unavailable(reason(error)) from None
    except ValueError:
        raise StoreError("store-url") from None


def reason(error: BaseException) -> str:
    """The cause of an error on one line, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return " ".join((str(cause) or type(cause).__name__).split())
