"""What the HTTP routes share: the request, its caller, and the checks before any route runs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from spila.kernel import Malformed
from spila.server.origins import fetch_allowed, host_allowed
from spila.server.state import ServerState
from spila.store import UnknownTable
from spila.tables.actor import TableActor

JSON: Final = "application/json"
OCTETS: Final = "application/octet-stream"
"""The type of files that are sent; like JSON, no form on a foreign page can send it unasked."""
AnyRequest = Request[Any, Any, Any]


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is JSON and nothing else. Whatever cannot be decoded is the client's mistake."""

    async def json(self) -> Any:
        """The body; `Malformed` for bytes that are no UTF-8 and for nesting that no decoder follows."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:
            raise Malformed("unreadable", what="request", why=str(error)[:200]) from None


def runtime_of(request: AnyRequest) -> ServerState:
    """The server's state."""
    runtime: ServerState = request.app.state.runtime
    return runtime


def caller_of(request: AnyRequest) -> str:
    """The caller's own address, seen through the host's proxies."""
    peer = request.client.host if request.client else ""
    return runtime_of(request).proxies.caller(peer, request.headers.getall("x-forwarded-for", []))[0]


def address_of(request: AnyRequest) -> str:
    """The address that limits are counted by."""
    peer = request.client.host if request.client else ""
    return runtime_of(request).proxies.counted_caller(peer, request.headers.getall("x-forwarded-for", []))[0]


def now() -> float:
    """The clock of all limits."""
    return asyncio.get_running_loop().time()


def count_read(request: AnyRequest) -> None:
    """Count a request that is costly to answer."""
    runtime_of(request).usage.read(address_of(request), now())


async def find_table(request: AnyRequest, code: str) -> TableActor:
    """The table with this code. After too many misses an address does not learn of hits either."""
    runtime, address = runtime_of(request), address_of(request)
    if not runtime.usage.may_look(address, now()):
        runtime.usage.miss(address, now())
    try:
        return await runtime.registry.find(code)
    except UnknownTable:
        runtime.usage.miss(address, now())
        raise


async def check_request(request: AnyRequest) -> None:
    """Refuse requests for a foreign name of this server, and those that change something unless they are JSON and come
    from our own page or from no page: a form on any web page could send other types of content.
    """
    config, headers = runtime_of(request).config, request.headers
    host = headers.get("host")
    if not host_allowed(host, config.hosts):
        raise Malformed("host-unknown")
    if request.method in ("POST", "DELETE") and not fetch_allowed(
        headers.get("origin"), headers.get("sec-fetch-site"), host, config.origins
    ):
        raise Malformed("origin")
    if request.method == "POST":
        wanted = request.route_handler.opt.get("content", JSON)
        if headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
            raise Malformed("content-type")
