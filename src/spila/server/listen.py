"""Sockets to listen on, opened before anything else so that whatever is wrong with them is told in one line."""

from __future__ import annotations

import errno
import os
import socket
import sys
from typing import Final

from spila.kernel import Malformed

BACKLOG: Final = 2048


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """One listening socket for each address that the host has, all with the same port.

    `::` takes IPv4 in as well. `Malformed` says why it cannot be done.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Malformed("host-unusable", host=host, why=why) from None
    doors: list[socket.socket] = []
    for family, address in dict.fromkeys((each[0], each[4]) for each in found):
        own = port or (doors[0].getsockname()[1] if doors else 0)
        try:
            doors.append(_open(family, (address[0], own, *address[2:]), both=host == "::"))
        except OSError as error:
            if doors and error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                continue  # a name may stand for an address this machine does not have
            for door in doors:
                door.close()
            raise _told(error, host, own) from None
    return doors


def _open(family: int, address: tuple[object, ...], *, both: bool) -> socket.socket:
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not both)
        door.bind(address)
        door.listen(BACKLOG)
        door.setblocking(False)
    except BaseException:
        door.close()
        raise
    return door


def _told(error: OSError, host: str, port: int) -> Malformed:
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


def in_link(host: str) -> str:
    """An address as it stands in a link: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host
