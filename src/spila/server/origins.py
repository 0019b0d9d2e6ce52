"""Which browsers' pages may use the server, and under which names it answers.

A browser sends along which page a request comes from. Without a check, any page somebody visits could take seats in
their name; without a list of hosts, a page could reach a server at home under a name of its own (DNS rebinding).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from spila.server.proxies import parse_address

OWN_FETCHES: Final = (None, "same-origin", "none")
"""Values of Sec-Fetch-Site that our own page, or no page at all, sends."""


def origin_allowed(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a request from a page of this origin is from our own page, or from one the host has allowed. Programs
    that are no browsers send no origin.
    """
    if origin is None or origin in allowed:
        return True
    try:
        own = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(own) and host is not None and own.lower() == host.lower()


def fetch_allowed(origin: str | None, site: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """The same for a request that changes something, also where the browser sends no origin."""
    return origin_allowed(origin, host, allowed) and (origin is not None or site in OWN_FETCHES)


def host_allowed(host: str | None, allowed: Collection[str]) -> bool:
    """Whether the server answers under this name (`Host`, with or without a port). Without a list it always does;
    with one, the machine's own loopback names are allowed too, for health checks.
    """
    if not allowed:
        return True
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return False
    address = parse_address(name)
    return name in allowed or name == "localhost" or (address is not None and address.is_loopback)
