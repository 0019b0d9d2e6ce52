"""Listening sockets, opened before anything else so that a problem with them is reported in one line."""

from __future__ import annotations

import errno
import os
import socket
import sys
from typing import Final

from spila.kernel import Malformed

BACKLOG: Final = 2048


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """One listening socket for each address of the host, all on the same port. `::` accepts IPv4 as well.

    `Malformed` says why it cannot be done.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Malformed("host-unusable", host=host, why=why) from None
    opened: list[socket.socket] = []
    for family, address in dict.fromkeys((each[0], each[4]) for each in found):
        own = port or (opened[0].getsockname()[1] if opened else 0)
        try:
            opened.append(_open(family, (address[0], own, *address[2:]), both=host == "::"))
        except OSError as error:
            if opened and error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                continue  # a name may resolve to an address this machine does not have
            for listener in opened:
                listener.close()
            raise _problem_with(error, host, own) from None
    return opened


def _open(family: int, address: tuple[object, ...], *, both: bool) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # or asyncio leaves Nagle's delay on
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not both)
        listener.bind(address)
        listener.listen(BACKLOG)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def _problem_with(error: OSError, host: str, port: int) -> Malformed:
    match error.errno:
        case errno.EADDRINUSE:
            return Malformed("port-taken", port=str(port))
        case errno.EACCES | errno.EPERM:
            return Malformed("port-forbidden", port=str(port))
    return Malformed("host-unusable", host=host, why=os.strerror(error.errno) if error.errno else str(error))


def network_address() -> str | None:
    """This machine's address in its own network, if it has one. Nothing is sent."""
    for family, somewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((somewhere, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not address.startswith("127.") and address != "::1":
            return address
    return None


def host_in_url(host: str) -> str:
    """An address as it is written in a URL: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host
