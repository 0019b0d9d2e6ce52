"""The HTTP application: routes, checks before them, and every refusal as a code with parameters."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from spila import __version__
from spila.decks.refused import FileRefused
from spila.kernel import Malformed
from spila.kernel.codec import Coded
from spila.server import (
    class_routes,
    host_routes,
    picture_routes,
    print_routes,
    sheet_routes,
    site_routes,
    table_routes,
    workshop_routes,
)
from spila.server.api import Problem
from spila.server.config import ServerConfig
from spila.server.limits import TooMuch
from spila.server.requests import AnyRequest, JsonRequest, check_request
from spila.server.schema_page import PlainPage
from spila.server.state import ServerState
from spila.server.static_files import Page
from spila.store import Closed, LogBroken, StoreError, Unavailable, UnknownTable

log = logging.getLogger(__name__)

STATUS: Final[Mapping[type[Coded], int]] = {
    UnknownTable: 404,
    TooMuch: 429,
    Unavailable: 503,
    Closed: 503,
    LogBroken: 409,
    StoreError: 503,
    Malformed: 400,
    FileRefused: 400,
}
STATUS_OF_CODE: Final[Mapping[str, int]] = {
    "no-such-page": 404,
    "card-covered": 404,
    "no-lesson": 404,
    "no-rule-page": 404,
    "origin": 403,
    "content-type": 415,
    "host-unknown": 421,
    "server-full": 503,
    "deck-unknown": 404,
    "deck-unpublished": 404,
    "no-such-report": 404,
    "deck-key": 403,
    "decks-closed": 403,
    "deck-no-copy": 403,
    "host-key": 403,
    "report-private": 403,
    "deck-no-cards": 409,
    "deck-too-many-cards": 409,
    "deck-too-large": 409,
    "deck-pictures-full": 409,
    "decks-full": 409,
}

ROUTES: Final = (
    table_routes, class_routes, workshop_routes, picture_routes, sheet_routes, print_routes, host_routes, site_routes
)  # fmt: skip


def _refused(_request: AnyRequest, error: Coded) -> Response[Problem]:
    """Every refusal is a code with parameters."""
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 409)
    status = STATUS_OF_CODE.get(error.code, status)
    return _problem(status, error.code, dict(error.params))


def _unreadable(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, with our codes."""
    codes = {404: "no-such-page", 405: "no-such-method", 413: "message-too-large"}
    params: dict[str, int | str] = {}
    code = codes.get(error.status_code, "unreadable")
    if code == "unreadable":
        params = {"what": "request", "why": _why(error)}
    elif code == "message-too-large":
        params = {"most": request.route_handler.resolve_request_max_body_size() or 0}
    return _problem(error.status_code, code, params)


def _why(error: HTTPException) -> str:
    """msgspec's message with the place, as on the socket; Litestar's own leaves it out and calls the body `data`."""
    cause = error.__cause__
    why = str(cause) if isinstance(cause, msgspec.ValidationError) else str(error.detail)
    return why.replace("`$.data", "`$").replace("Object missing required field `data`", "No body")[:200]


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of the server: logged with its trace, reported without."""
    handler = request.scope.get("route_handler")
    log.error("unexpected error", exc_info=error, extra={"where": getattr(handler, "handler_name", None)})
    return _problem(500, "server-fault", {})


def _problem(status: int, code: str, params: dict[str, int | str]) -> Response[Problem]:
    return Response(
        Problem(code, params), status_code=status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def make_app(config: ServerConfig, runtime: ServerState) -> ASGIApp:
    """The application for this state, which the caller opens and closes. uvicorn adds `static_files.HEADERS`."""
    base = config.base.rstrip("/")
    app = Litestar(
        [route for each in ROUTES for route in each.ROUTES],
        path=base or "/",
        state=State({"runtime": runtime, "page": Page(config)}),
        exception_handlers={Coded: _refused, HTTPException: _unreadable, Exception: _unexpected},
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Spila", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(), PlainPage()]
        ),
        request_class=JsonRequest,
        before_request=check_request,
        after_request=_forbid_caching,
    )

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        """HEAD is answered like GET; uvicorn leaves the body out."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def _forbid_caching(response: Response[Any]) -> Response[Any]:
    """Answers may not be cached, except for files of the page, which say so themselves."""
    response.headers.setdefault("cache-control", "no-store")
    return response
