"""HTTP routes of tables: creating and joining them, finding them again, records and replays."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from spila.kernel import Malformed, Refusal
from spila.kernel.codec import Coded
from spila.server import catalogue
from spila.server.api import (
    DateSide,
    Front,
    Join,
    Made,
    Mine,
    NewTable,
    Replay,
    RoleKey,
    Seated,
    SeatRequest,
    TableCard,
)
from spila.server.lookup import find_with_token, headers_of
from spila.server.names import check_name, check_title
from spila.server.newcomers import newcomer
from spila.server.replays import replay_of
from spila.server.requests import AnyRequest, address_of, count_read, find_table, now, runtime_of
from spila.store import Closed, LogBroken
from spila.tables.actor import TableActor
from spila.tables.entries import OPEN, Occupant, RoleHolder
from spila.tables.identities import free_names
from spila.tables.registry import person
from spila.tables.seating import fingerprint, new_token
from spila.tables.state import TableState
from spila.tables.table_info import table_info

log = logging.getLogger(__name__)

JOIN_BYTES: Final = 4096
MINE_BYTES: Final = 32_768
"""Bodies that are never long; others may have what `Limits.body_bytes` allows."""
Language = Annotated[str, QueryParameter(name="lang", max_length=16)]
Cards = Annotated[str, QueryParameter(name="of", max_length=4000)]


class Refused(Coded):
    """The table has refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.params)


@post("/api/tables", summary="Make a table")
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> Made:
    """The seats of the caller with their tokens; the first one is the host's."""
    runtime = runtime_of(request)
    _check_names(data)
    runtime.usage.make_table(address_of(request), now())
    occupants = [_occupant(request, data) for request in data.seats]
    secret = new_token(runtime.chance)
    roles = () if data.role is None else (RoleHolder(1, data.role, fingerprint(secret)),)
    table, tokens = await runtime.registry.make(data.game, occupants, data.options, data.settings, data.title, roles)
    runtime.figures.tables_made += 1
    log.info("table made", extra={"table": table, "game": data.game, "seats": len(occupants)})
    seats = tuple(Seated(table, seat, token) for seat, token in tokens.items())
    return Made(table, seats, None if data.role is None else RoleKey(table, data.role, 1, secret))


def _check_names(data: NewTable) -> None:
    check_title(data.title)
    for name in (data.name, *(seat.name for seat in data.seats if seat.name is not None), *data.settings.name_list):
        check_name(name)


def _occupant(request: SeatRequest, maker: NewTable) -> Occupant:
    if request.kind == "open":
        return OPEN
    if request.kind == "bot":
        if request.level is None:
            raise Malformed("bot-level")
        return Occupant("bot", level=request.level)
    return person(
        request.name or maker.name,
        colour=request.colour or maker.colour,
        animal=request.animal or maker.animal,
        language=maker.language,
    )


@get("/api/tables/{code:str}", summary="What everybody may know of a table")
async def table_card(request: AnyRequest, code: FromPath[str]) -> TableCard:
    """Before sitting down."""
    return _card(await find_table(request, code), None)


@post("/api/tables/{code:str}/seats", summary="Sit down", request_max_body_size=JOIN_BYTES)
async def join(request: AnyRequest, code: FromPath[str], data: JSONBody[Join]) -> Seated:
    """Take an open seat. The token in the answer proves it from now on."""
    table, occupant, token = await newcomer(request, code, data)
    answer = await _run_in_inbox(table, lambda: table.join(occupant, data.seat))
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return Seated(table.id, answer, token)


@post("/api/tables/{code:str}/screens", summary="Open a big screen", request_max_body_size=JOIN_BYTES)
async def open_screen(request: AnyRequest, code: FromPath[str]) -> RoleKey:
    """Show the table on this device. It takes no seat and sees what spectators see."""
    table = await find_table(request, code)
    token = new_token(runtime_of(request).chance)
    refusal = await _run_in_inbox(table, lambda: table.open_screen(fingerprint(token)))
    holder = table.state.roles.of(token)
    if isinstance(refusal, Refusal) or holder is None:
        raise Refused(refusal if isinstance(refusal, Refusal) else Refusal("closing"))
    return RoleKey(table.id, holder.role, holder.number, token)


async def _run_in_inbox(table: TableActor, work: Any) -> Any:
    """Let the table do it between two messages; its answer."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def run() -> None:
        try:
            outcome = await work()
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(outcome)

    def dismiss() -> None:
        if not answer.done():
            answer.set_exception(Closed())

    table.post(run, dismiss)
    return await answer


@post("/api/mine", summary="My tables", status_code=200, request_max_body_size=MINE_BYTES)
async def mine(request: AnyRequest, data: JSONBody[Mine]) -> list[TableCard]:
    """Those of the tables a browser remembers that still exist, the latest first."""
    runtime, address, cards = runtime_of(request), address_of(request), []
    headers = await headers_of(runtime, (key.table for key in data.tables))
    for key in data.tables:
        try:
            table = await find_with_token(runtime, address, key.table, key.token, now(), headers)
        except Malformed as error:
            if error.code != "law-version":
                raise
            continue  # made under other rules: it can be exported, but not shown
        except LogBroken:
            continue  # refused, and logged, but no reason to hide the others
        if table is not None:
            cards.append(_card(table, table.state.seating.seat_of(key.token), table.state.roles.of(key.token)))
    return sorted(cards, key=lambda card: -card.active)


def _card(table: TableActor, seat: int | None, role: RoleHolder | None = None) -> TableCard:
    state = table.state
    room = table_info(state)
    return TableCard(
        table=room.table,
        title=room.title,
        game=room.game,
        phase=room.phase,
        seats=room.seats,
        host=room.host,
        active=state.active,
        seat=seat,
        your_turn=seat in state.undecided,
        watching=room.settings.watching,
        races=room.races,
        joins=room.joins,
        role=None if role is None else role.role,
        until=room.settings.until,
        report_names=room.settings.report_names,
        names=room.settings.names,
        free_names=_free_names(state),
    )


def _free_names(state: TableState) -> tuple[str, ...] | None:
    """Of homework every name: who has begun is not known here."""
    settings = state.seating.settings
    if not settings.listed:
        return None
    return free_names(state.seating.seats, settings) if settings.until is None else settings.name_list


@get("/api/tables/{code:str}/record", summary="The record of a finished game")
async def record(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """All of it, the seed included; `spila verify` reads it."""
    count_read(request)
    data = await _record(request, code)
    name = f'attachment; filename="spila-{code.upper()[:8]}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{code:str}/replay", summary="A finished game, step by step")
async def replay(request: AnyRequest, code: FromPath[str]) -> Replay:
    """With every hand open."""
    count_read(request)
    table = await find_table(request, code)
    return await asyncio.to_thread(replay_of, await _record(request, code), table_info(table.state))


async def _record(request: AnyRequest, code: str) -> bytes:
    table = await find_table(request, code)
    if table.state.seating.settings.led or table.state.seating.settings.until is not None:
        raise Malformed("record-private")  # it says what each of them answered
    await _run_in_inbox(table, table.finish)  # the record may not be written yet when the last move is seen
    data = await runtime_of(request).store.record(table.id)
    if data is None:
        raise Malformed("match-goes-on")
    return data


@get("/api/tables/{code:str}/cards", summary="The fronts of a table's cards")
async def fronts(request: AnyRequest, code: FromPath[str], lang: Language = "en", of: Cards = "") -> list[Front]:
    """Those asked for, or all by card number. No dates."""
    count_read(request)
    return catalogue.fronts(await _with_deck(request, code), lang, of)


@get("/api/tables/{code:str}/dates", summary="The date sides of cards that have been turned")
async def dates(request: AnyRequest, code: FromPath[str], of: Cards, lang: Language = "en") -> list[DateSide]:
    """Only of cards that all players have seen."""
    count_read(request)
    return catalogue.date_sides(await _with_deck(request, code), lang, of)


async def _with_deck(request: AnyRequest, code: str) -> TableActor:
    """The table, with its deck in memory."""
    table = await find_table(request, code)
    await runtime_of(request).decks.deck(catalogue.deck_of(table))
    return table


ROUTES: Final = (make_table, table_card, join, open_screen, mine, record, replay, fronts, dates)
