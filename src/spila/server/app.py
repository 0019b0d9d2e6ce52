"""HTTP: making and finding tables, records, decks, health, and the page. Nothing live passes here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from spila import __version__
from spila.kernel import Malformed, Refusal
from spila.kernel.codec import Coded
from spila.server import catalogue
from spila.server.api import (
    DateSide,
    DeckCard,
    Front,
    GameCard,
    Health,
    Join,
    LessonPage,
    Made,
    Mine,
    NewTable,
    Problem,
    Replay,
    RulePage,
    Seated,
    SeatWish,
    TableCard,
)
from spila.server.config import ServerConfig
from spila.server.limits import TooMuch
from spila.server.metrics import exposition
from spila.server.replays import replay_of
from spila.server.schema_page import PlainPage
from spila.server.state import ServerState
from spila.server.static_files import Page
from spila.store import Closed, StoreError, Unavailable, UnknownTable
from spila.tables.entries import OPEN, Occupant
from spila.tables.registry import person
from spila.tables.seating import fingerprint, new_token
from spila.tables.table import Table

log = logging.getLogger(__name__)

BODY_BYTES: Final = 65_536
Language = Annotated[str, QueryParameter(name="lang", max_length=16)]
Cards = Annotated[str, QueryParameter(name="of", max_length=4000)]
AnyRequest = Request[Any, Any, State]

STATUS: Final[Mapping[type[Coded], int]] = {
    UnknownTable: 404,
    TooMuch: 429,
    Unavailable: 503,
    Closed: 503,
    StoreError: 503,
    Malformed: 400,
}


NOT_FOUND: Final = frozenset({"no-such-page", "card-covered", "no-lesson", "no-rule-page"})
"""Codes of `Malformed` that mean: there is no such thing."""


class Refused(Coded):
    """The table said no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)


def _runtime(state: State) -> ServerState:
    runtime: ServerState = state.runtime
    return runtime


def _address(request: AnyRequest) -> str:
    peer = request.client.host if request.client else ""
    return _runtime(request.app.state).caller(peer, request.headers.getall("x-forwarded-for", []))[0]


async def _find(request: AnyRequest, code: str) -> Table:
    runtime, address, now = _runtime(request.app.state), _address(request), asyncio.get_running_loop().time()
    if runtime.addresses.tried_enough(address, now):
        runtime.addresses.miss(address, now)  # not even looked for: a find would tell as much as a miss
    try:
        return await runtime.registry.find(code)
    except UnknownTable:
        runtime.addresses.miss(address, now)
        raise


@post("/api/tables", summary="Make a table")
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> Made:
    """The maker's seats with their tokens; the first one is the host's."""
    runtime = _runtime(request.app.state)
    runtime.addresses.make_table(_address(request), asyncio.get_running_loop().time())
    occupants = [_wished(wish, data) for wish in data.seats]
    table, tokens = await runtime.registry.make(data.game, occupants, data.options, data.settings, data.title)
    runtime.figures.tables_made += 1
    log.info("table made", extra={"table": table, "game": data.game, "seats": len(occupants)})
    return Made(table, tuple(Seated(table, seat, token) for seat, token in tokens.items()))


def _wished(wish: SeatWish, maker: NewTable) -> Occupant:
    if wish.kind == "open":
        return OPEN
    if wish.kind == "bot":
        if wish.level is None:
            raise Malformed("bot-level")
        return Occupant("bot", level=wish.level)
    return person(
        wish.name or maker.name,
        colour=wish.colour or maker.colour,
        animal=wish.animal or maker.animal,
        language=maker.language,
    )


@get("/api/tables/{code:str}", summary="What everybody may know of a table")
async def table_card(request: AnyRequest, code: FromPath[str]) -> TableCard:
    """For those who think about sitting down."""
    return _card(await _find(request, code), None)


@post("/api/tables/{code:str}/seats", summary="Sit down")
async def join(request: AnyRequest, code: FromPath[str], data: JSONBody[Join]) -> Seated:
    """Take an open seat. The token in the answer proves it from now on."""
    table = await _find(request, code)
    token = new_token()
    occupant = person(
        data.name, token=fingerprint(token), colour=data.colour, animal=data.animal, language=data.language
    )
    answer = await _in_turn(table, lambda: table.sit(occupant, data.seat))
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return Seated(table.id, answer, token)


async def _in_turn(table: Table, deed: Any) -> Any:
    """Let the table's owner do it, between two messages."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        try:
            outcome = await deed()
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(outcome)

    def dismiss() -> None:
        if not answer.done():
            answer.set_exception(Closed())

    table.post(work, dismiss)
    return await answer


@post("/api/mine", summary="My tables", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[Mine]) -> list[TableCard]:
    """Those of the tables a browser remembers that are still there, the latest first."""
    runtime, cards = _runtime(request.app.state), []
    for key in data.tables:
        try:
            table = await runtime.registry.find(key.table)
        except UnknownTable:
            continue
        except Malformed as error:
            if error.code != "law-version":
                raise
            continue  # it can still be exported, but not shown
        seat = table.seating.seat_of(key.token)
        if seat is not None:
            cards.append(_card(table, seat))
    return sorted(cards, key=lambda card: -card.active)


def _card(table: Table, seat: int | None) -> TableCard:
    room, state = table.room(), table.playing.state
    return TableCard(
        table=room.table,
        title=room.title,
        game=room.game,
        phase=room.phase,
        seats=room.seats,
        host=room.host,
        active=table.active,
        seat=seat,
        your_turn=state is not None and seat in table.game.to_act(state),
        watching=room.settings.watching,
    )


@get("/api/tables/{code:str}/record", summary="The record of a finished game")
async def record(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """All of it, the seed included; `spila verify` reads it."""
    data = await _record(request, code)
    name = f'attachment; filename="spila-{code.upper()[:8]}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{code:str}/replay", summary="A finished game, step by step")
async def replay(request: AnyRequest, code: FromPath[str]) -> Replay:
    """For looking at it again, with every hand open."""
    table = await _find(request, code)
    return await asyncio.to_thread(replay_of, await _record(request, code), table.room())


async def _record(request: AnyRequest, code: str) -> bytes:
    table = await _find(request, code)
    await _in_turn(table, table.finish)  # whoever saw the last move may have the record
    data = await _runtime(request.app.state).store.record(table.id)
    if data is None:
        raise Malformed("match-goes-on")
    return data


@get("/api/tables/{code:str}/cards", summary="The fronts of a table's cards")
async def fronts(request: AnyRequest, code: FromPath[str], lang: Language = "en", of: Cards = "") -> list[Front]:
    """Those asked for, or all by card number. No dates."""
    return catalogue.fronts(await _find(request, code), lang, of)


@get("/api/tables/{code:str}/dates", summary="The date sides of cards that have been turned")
async def dates(request: AnyRequest, code: FromPath[str], of: Cards, lang: Language = "en") -> list[DateSide]:
    """Only once the table has seen them."""
    return catalogue.date_sides(await _find(request, code), lang, of)


@get("/api/games", summary="The games and their house rules")
async def games() -> list[GameCard]:
    """Everything that can be chosen."""
    return catalogue.games()


@get("/api/decks", summary="The decks of dated cards")
async def decks() -> list[DeckCard]:
    """Those of the package and the host's own."""
    return await asyncio.to_thread(catalogue.decks)


@get("/api/rules/{game:str}", summary="The rules of a game")
async def rules(game: FromPath[str], lang: Language = "en") -> RulePage:
    """A page with examples, in the language asked for."""
    return catalogue.rules(game, lang)


@get("/api/lessons/{game:str}", summary="A first game to play along with")
async def lesson(game: FromPath[str], lang: Language = "en") -> LessonPage:
    """What to do, step by step, and what follows from it."""
    return catalogue.lesson(game, lang)


@get("/health", summary="Is the server well?")
async def health(request: AnyRequest) -> Response[Health]:
    """Database and page."""
    runtime = _runtime(request.app.state)
    page: Page = request.app.state.page
    database = await runtime.healthy()
    well = database and page.built and not runtime.closing
    answer = Health(
        "ok" if well else "ill",
        database,
        page.built,
        __version__,
        len(runtime.registry.tables),
        len(runtime.connections),
    )
    return Response(answer, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """In Prometheus's text format."""
    return Response(exposition(_runtime(request.app.state)), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The page and its files."""
    shown: Page = request.app.state.page
    found = shown.find(path.lstrip("/"))
    if found is None:
        raise Malformed("no-such-page")
    headers = {"cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache"}
    body = found.body
    screen, _, code = path.strip("/").partition("/")
    if screen == "t" and code:
        table = _runtime(request.app.state).registry.tables.get(code.upper())
        game = "" if table is None else table.game.id  # not looked for: whoever comes back soon finds it here
        headers["link"] = shown.links(request.headers.get("accept-language", ""), game)
    if found.packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


def _told(_request: AnyRequest, error: Coded) -> Response[Problem]:
    """Every refusal is a code with parameters."""
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 409)
    status = 404 if error.code in NOT_FOUND else status
    return _problem(status, error.code, dict(error.params))


def _unreadable(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework found wrong, in our form."""
    codes = {404: "no-such-page", 405: "no-such-method", 413: "message-too-large"}
    params: dict[str, int | str] = {}
    code = codes.get(error.status_code, "unreadable")
    if code == "unreadable":
        params = {"what": "request", "why": _why(error)}
    elif code == "message-too-large":
        params = {"most": BODY_BYTES}
    return _problem(error.status_code, code, params)


def _why(error: HTTPException) -> str:
    """What msgspec said and where, as on the socket; Litestar's own words leave that out and call the body `data`."""
    cause = error.__cause__
    why = str(cause) if isinstance(cause, msgspec.ValidationError) else str(error.detail)
    return why.replace("`$.data", "`$").replace("Object missing required field `data`", "No body")[:200]


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own fault: noted with its trace, and told without."""
    handler = request.scope.get("route_handler")
    log.error("unexpected error", exc_info=error, extra={"where": getattr(handler, "handler_name", None)})
    return _problem(500, "server-fault", {})


def _problem(status: int, code: str, params: dict[str, int | str]) -> Response[Problem]:
    return Response(
        Problem(code, params), status_code=status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def make_app(config: ServerConfig, runtime: ServerState) -> ASGIApp:
    """The application of one house, which others open and close. uvicorn adds the headers of `pages.HEADERS`."""
    base = config.base.rstrip("/")
    app = Litestar(
        [
            *(make_table, table_card, join, mine, record, replay, fronts, dates),
            *(games, decks, rules, lesson, health, metrics, page),
        ],
        path=base or "/",
        state=State({"runtime": runtime, "page": Page(config)}),
        exception_handlers={Coded: _told, HTTPException: _unreadable, Exception: _unexpected},
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Spila", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(), PlainPage()]
        ),
        after_request=_fresh,
    )

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        """HEAD is GET of which uvicorn sends the head only."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def _fresh(response: Response[Any]) -> Response[Any]:
    """Answers are for whoever asked, now; files of the page say otherwise themselves."""
    response.headers.setdefault("cache-control", "no-store")
    return response
