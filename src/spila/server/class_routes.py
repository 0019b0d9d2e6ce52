"""HTTP routes for a class: the report for those who run a table, and the same cards for one person alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from spila.kernel import Malformed, Refusal
from spila.server import catalogue
from spila.server.api import Join, Seated
from spila.server.class_api import ClassReport, ReportRequest
from spila.server.class_report import class_report, report_csv
from spila.server.lookup import find_with_token
from spila.server.newcomers import newcomer
from spila.server.requests import AnyRequest, address_of, count_read, now, runtime_of
from spila.server.table_routes import JOIN_BYTES, Refused
from spila.store import BaseStore, Logged, UnknownTable
from spila.tables.actor import TableActor
from spila.tables.entries import TableHeader, read_entry, read_header
from spila.tables.findings import Findings, findings, together
from spila.tables.same_cards import deal_same, homework_tables

BODY_BYTES: Final = 4096


@post(
    "/api/tables/{code:str}/class-report",
    summary="What a class knew",
    status_code=200,
    request_max_body_size=BODY_BYTES,
)
async def report(request: AnyRequest, code: FromPath[str], data: JSONBody[ReportRequest]) -> ClassReport:
    """Card by card; by person only where the table's settings allowed it. For those who run the table."""
    count_read(request)
    return await _report(request, code, data)


@post(
    "/api/tables/{code:str}/class-report/csv",
    summary="The same for a spreadsheet",
    status_code=200,
    request_max_body_size=BODY_BYTES,
)
async def report_sheet(request: AnyRequest, code: FromPath[str], data: JSONBody[ReportRequest]) -> Response[bytes]:
    """The cards, or the people."""
    count_read(request)
    made = await _report(request, code, data)
    name = f'attachment; filename="spila-{made.table}-{data.sheet}.csv"'
    body = report_csv(made, data.sheet, data.lang)
    return Response(body, media_type="text/csv", headers={"content-disposition": name})


@post("/api/tables/{code:str}/same", summary="Play the same cards alone", request_max_body_size=JOIN_BYTES)
async def same_cards(request: AnyRequest, code: FromPath[str], data: JSONBody[Join]) -> Seated:
    """Those of a game that is over, or homework. The new table is dealt at once."""
    table, occupant, token = await newcomer(request, code, data)
    made = await deal_same(runtime_of(request).registry, table.state, occupant)
    if isinstance(made, Refusal):
        raise Refused(made)
    return Seated(made, 0, token)


async def _report(request: AnyRequest, code: str, data: ReportRequest) -> ClassReport:
    table = await _led(request, code, data.token)
    runtime = runtime_of(request)
    await runtime.decks.deck(catalogue.deck_of(table))
    until = table.state.seating.settings.until
    tables = [table.id] if until is None else await homework_tables(runtime.store, table.id)
    logs = [log for each in tables if (log := await _log(runtime.store, each)) is not None]
    found = await runtime.heavy.run(_found, logs, until)
    title, options = table.state.seating.title, table.state.read_options()
    return class_report(table.id, table.state.game.id, title, options, found, data.lang)


class _Log(NamedTuple):
    """The log of one table."""

    table: str
    header: TableHeader
    rows: list[Logged]


async def _log(store: BaseStore, table: str) -> _Log | None:
    """None where the table was deleted: of homework each table is."""
    try:
        return _Log(table, read_header(await store.header(table)), await store.read(table))
    except UnknownTable:
        return None


def _found(logs: list[_Log], until: int | None) -> Findings:
    return together(
        findings(table, header, ((read_entry(row.entry), row.at) for row in rows), until)
        for table, header, rows in logs
    )


async def _led(request: AnyRequest, code: str, token: str) -> TableActor:
    """The table, for those who run it; everybody else gets one refusal, whether the table exists or not."""
    table = await find_with_token(runtime_of(request), address_of(request), code, token, now())
    if table is not None:
        state = table.state
        role, seat = state.roles.of(token), state.seating.seat_of(token)
        if role is not None and role.role == "remote":
            return table
        if seat is not None and seat == state.seating.host and not state.seating.settings.led:
            return table
    raise Malformed("report-private")


ROUTES: Final = (report, report_sheet, same_cards)
