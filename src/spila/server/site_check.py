"""Checks of a running server from outside: does it answer, and does its proxy pass on what it must?"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from typing import Any, Final, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from picows import WSError, WSListener, ws_connect

from spila import __version__

SECONDS: Final = 10.0
CLOCK_SECONDS: Final = 5.0
Found = tuple[Literal["ok", "note", "wrong"], str, dict[str, str | int]]


def check_site(address: str, *, given: bool) -> list[Found]:
    """Findings about the server at this address. Nothing listening is wrong only for an address that was `given`."""
    address = address if address.endswith("/") else address + "/"
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
        return [("wrong", "url", {"url": address})]
    try:
        status, headers, _ = _get(address + "live")
    except (OSError, ValueError) as error:
        if not given:
            return [("note", "not-running", {"url": address})]
        return [("wrong", "unreachable", {"url": address, "why": _reason(error)})]
    if status != 200:
        return [("wrong", "no-server", {"url": address, "status": status})]
    return [*_check_health(address), *_check_clock(headers), *_check_caller(address), *_check_websocket(address)]


def _check_health(address: str) -> Iterator[Found]:
    status, _, body = _get(address + "health")
    health = _read(body)
    if status != 200:
        missing = ", ".join(name for name in ("database", "page") if not health.get(name)) or str(status)
        yield "wrong", "not-ready", {"missing": missing}
    else:
        yield "ok", "ready", {"url": address}
    if health.get("version") not in (None, __version__):
        yield "note", "other-version", {"has": str(health["version"]), "own": __version__}


def _check_clock(headers: Any) -> Iterator[Found]:
    try:
        server = parsedate_to_datetime(headers.get("date", "")).timestamp()
    except (TypeError, ValueError):
        return
    difference = abs(server - time.time())
    if difference > CLOCK_SECONDS:
        yield "wrong", "clock-server", {"seconds": int(difference)}


def _check_caller(address: str) -> Iterator[Found]:
    """Limits are counted by address, so the server has to see the players' and not the proxy's."""
    status, headers, body = _get(address + "api/caller")
    caller = _read(body)
    if status != 200 or "forwarded" not in caller:
        yield "note", "no-caller", {}
    elif caller["forwarded"] == "ignored":
        yield "wrong", "proxy-ignored", {"proxy": str(caller["peer"])}
    elif caller["forwarded"] == "none" and _is_loopback(str(caller["peer"])) and not _is_local(address):
        yield "wrong", "proxy-silent", {"proxy": str(caller["peer"])}
    else:
        yield "ok", "caller", {"address": str(caller["address"])}
    if not headers.get("content-security-policy"):
        yield "wrong", "headers-removed", {"header": "Content-Security-Policy"}


def _check_websocket(address: str) -> Iterator[Found]:
    try:
        asyncio.run(_shake_hands(address))
    except (OSError, WSError, TimeoutError) as error:
        yield "wrong", "websocket", {"why": _reason(error)}
    else:
        yield "ok", "websocket-open", {}


async def _shake_hands(address: str) -> None:
    """Open a WebSocket as the page would, and close it."""
    parts = urlsplit(address)
    url = parts._replace(scheme="wss" if parts.scheme == "https" else "ws", path=parts.path + "ws").geturl()
    origin = f"{parts.scheme}://{parts.netloc}"
    async with asyncio.timeout(SECONDS):
        transport, _ = await ws_connect(WSListener, url, extra_headers={"Origin": origin})
        transport.disconnect()


def _get(url: str) -> tuple[int, Any, bytes]:
    try:
        with urlopen(Request(url, headers={"User-Agent": f"spila-doctor/{__version__}"}), timeout=SECONDS) as answer:
            return answer.status, answer.headers, answer.read(65_536)
    except HTTPError as error:
        with error:
            return error.code, error.headers, error.read(65_536)


def _read(body: bytes) -> dict[str, Any]:
    try:
        read = json.loads(body)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def _reason(error: BaseException) -> str:
    reason = error.reason if isinstance(error, URLError) else error
    return " ".join(str(reason).split())[:200] or type(error).__name__


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _is_local(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    return host == "localhost" or _is_loopback(host)
