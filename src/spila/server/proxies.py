"""Whose request this is: the address that limits are counted by, through the host's own proxies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network


class Networks:
    """A list of addresses and networks that the host has named."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in networks]

    def __contains__(self, address: object) -> bool:
        known = parse_address(str(address))
        return known is not None and any(known in network for network in self._networks)


class Proxies:
    """The host's proxies. Only they are believed when they say for whom they speak."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self._known = Networks(proxies)

    def __contains__(self, peer: object) -> bool:
        return peer in self._known

    def caller(self, peer: str, forwarded: Sequence[str]) -> tuple[str, bool]:
        """The caller's address without its port, and whether no proxy is between.

        `forwarded` holds all X-Forwarded-For lines: some proxies extend the line that came, some add one.
        """
        if not forwarded or peer not in self._known:
            return peer, True
        for hop in reversed([part.strip() for part in ",".join(forwarded).split(",")]):
            if hop not in self._known:
                return hop, False
        return peer, False

    def counted_caller(self, peer: str, forwarded: Sequence[str]) -> tuple[str, bool]:
        """The same, with the address as limits count it."""
        address, direct = self.caller(peer, forwarded)
        return counted_address(address), direct

    def counted_peer(self, peer: str) -> str | None:
        """By what to count a connection before it has sent a request; None for a proxy, which speaks for many."""
        return None if peer in self._known else counted_address(peer)


def counted_address(address: str) -> str:
    """An IPv4 address, or the first 64 bits of an IPv6 address: a home network usually gets that many as a whole."""
    known = parse_address(address)
    if known is None:
        return address[:64]
    return str(known) if known.version == 4 else str(ip_network((known, 64), strict=False))


def parse_address(address: str) -> IPv4Address | IPv6Address | None:
    """The address; one of IPv4 that arrived on an IPv6 socket is returned as IPv4. None for what is no address."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
