"""Logs: one JSON object a line, for machines and for people with `jq`. No token, name or address of a client."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import msgspec

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """One line for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and its parameters."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "logger": record.name,
        }
        line.update((name, value) for name, value in vars(record).items() if name not in PLAIN)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Everything to standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name, least in {"alembic": "WARNING", "uvicorn": "WARNING", "picows.server": "ERROR"}.items():
        logging.getLogger(name).setLevel(least)
