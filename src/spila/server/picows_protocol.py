"""The one place that uses a private class of picows.

picows has no public way to take over a connection whose request another server has read, so its protocol class is
created here directly. Its signature may change in any release: `pyproject.toml` bounds the version, and `check_picows`
refuses at start what does not fit, instead of failing at the first WebSocket.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import picows
from picows import WSAutoPingStrategy

from spila.kernel import Malformed

VERSION: Final = "2.3"
HANDSHAKE_SECONDS: Final = 10.0
FRAME_BYTES: Final = 65_536
"""A frame above this ends the connection; one above the message limit is refused with a code."""
BUFFER_BYTES: Final = 2048
METHODS: Final = (
    *("connection_made", "connection_lost", "get_buffer", "buffer_updated"),
    *("eof_received", "pause_writing", "resume_writing"),
)


class _PicowsLog(logging.LoggerAdapter[logging.Logger]):
    """picows reports frames that break the standard as errors. Any client can send them, so they become debug lines."""

    def error(self, msg: object, *args: object, **more: Any) -> None:
        """Log at error level, except for what a client has caused."""
        self.log(logging.DEBUG if str(msg).startswith("WS parser error") else logging.ERROR, msg, *args, **more)


_log = _PicowsLog(logging.getLogger("picows.server"), {})


def new_protocol(accept: Callable[[Any], Any]) -> Any:
    """picows' protocol for one connection on the server side; `accept` answers the handshake. Needs a running loop."""
    from picows.picows import WSProtocol  # type: ignore[attr-defined]

    return WSProtocol(
        None, None, False, accept, _log, True, HANDSHAKE_SECONDS, False, 0, 0,
        WSAutoPingStrategy.PING_WHEN_IDLE, False, FRAME_BYTES, None, BUFFER_BYTES,
    )  # fmt: skip


def check_picows() -> None:
    """`Malformed` when the installed picows is not of the version that this module was written for."""
    version = str(getattr(picows, "__version__", "?"))
    try:
        protocol = new_protocol(lambda _request: None)
        fits = version.startswith(VERSION + ".") and all(callable(getattr(protocol, name)) for name in METHODS)
    except (ImportError, AttributeError, TypeError, ValueError):
        fits = False
    if not fits:
        raise Malformed("picows-version", has=version, wants=VERSION)
