"""HTTP routes that belong to no table: games, decks, rules, lessons, health, metrics, and the page."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from spila import __version__
from spila.kernel import Malformed
from spila.server import catalogue
from spila.server.api import Caller, DeckCard, GameCard, Health, LessonPage, Live, NetworkAddress, RulePage
from spila.server.listen import host_in_url, network_address
from spila.server.metrics import exposition
from spila.server.proxies import Networks
from spila.server.requests import AnyRequest, address_of, caller_of, count_read, runtime_of
from spila.server.state import LOOPBACK
from spila.server.static_files import Page

Language = Annotated[str, QueryParameter(name="lang", max_length=16)]


@get("/api/games", summary="The games and their house rules")
async def games() -> list[GameCard]:
    """Everything that can be chosen."""
    return catalogue.games()


@get("/api/decks", summary="The decks of dated cards")
async def decks(request: AnyRequest) -> list[DeckCard]:
    """Those of the package and the host's own."""
    count_read(request)
    return await asyncio.to_thread(catalogue.decks)


@get("/api/rules/{game:str}", summary="The rules of a game")
async def rules(request: AnyRequest, game: FromPath[str], lang: Language = "en") -> RulePage:
    """A page with examples, in the language asked for."""
    count_read(request)
    return await asyncio.to_thread(catalogue.rules, game, lang)


@get("/api/lessons/{game:str}", summary="A first game to play along with")
async def lesson(request: AnyRequest, game: FromPath[str], lang: Language = "en") -> LessonPage:
    """What to do, step by step, and what follows from it."""
    count_read(request)
    return await asyncio.to_thread(catalogue.lesson, game, lang)


@get("/api/address", summary="Where others in the network find this server")
async def address(request: AnyRequest) -> NetworkAddress:
    """Only for people at the server's own machine, whose links would lead nowhere elsewhere."""
    config = runtime_of(request).config
    own = None if config.host in ("127.0.0.1", "::1", "localhost") else network_address()
    if own is None or caller_of(request) not in Networks(LOOPBACK):
        return NetworkAddress()
    server = request.scope["server"]
    port = server[1] if server else config.port
    return NetworkAddress(f"http://{host_in_url(own)}:{port}{config.base}")


@get("/health", summary="Can the server do its work?")
async def health(request: AnyRequest) -> Response[Health]:
    """Readiness: the page is there and the database has just taken a write. 503 when not."""
    runtime = runtime_of(request)
    page: Page = request.app.state.page
    database = await runtime.readiness.check()
    ready = database and page.built and not runtime.closing
    answer = Health("ok" if ready else "ill", database, page.built, __version__)
    return Response(answer, status_code=200 if ready else 503)


@get("/live", summary="Does the server answer at all?")
async def live() -> Live:
    """Liveness: a server that does not answer this has to be restarted. The database is not asked."""
    return Live("ok")


@get("/api/caller", summary="How does the server see the caller?")
async def caller(request: AnyRequest) -> Caller:
    """The caller's own address and nothing else; `spila doctor` asks it through a proxy."""
    peer = request.client.host if request.client else ""
    forwarded = request.headers.getall("x-forwarded-for", [])
    known = peer in runtime_of(request).proxies
    return Caller(address_of(request), peer, "none" if not forwarded else "used" if known else "ignored")


@get("/metrics", summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """In Prometheus's text format, for this machine and for whom the host allows: they tell how many tables exist."""
    runtime = runtime_of(request)
    if caller_of(request) not in runtime.metrics_readers:
        raise Malformed("no-such-page")
    figures = runtime.figures
    figures.decks, figures.picture_bytes = await runtime.workshop.totals()
    return Response(exposition(runtime), media_type="text/plain; version=0.0.4")


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
        table = runtime_of(request).registry.tables.get(code.upper())
        # Only what is in memory: this is a hint for the browser.
        game = "" if table is None else table.state.game.id
        waiting = table is not None and not table.state.seating.started
        headers["link"] = shown.links(request.headers.get("accept-language", ""), game, waiting=waiting)
    elif link := shown.links_of_screen(request.headers.get("accept-language", ""), screen):
        headers["link"] = link
    if found.packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


ROUTES: Final = (games, decks, rules, lesson, address, health, live, caller, metrics, page)
