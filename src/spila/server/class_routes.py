"""HTTP routes for a class: the report for those who run a table."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from spila.kernel import Malformed
from spila.server import catalogue
from spila.server.class_api import ClassReport, ReportRequest
from spila.server.class_report import class_report, report_csv
from spila.server.lookup import find_with_token
from spila.server.requests import AnyRequest, address_of, count_read, now, runtime_of
from spila.store import Logged
from spila.tables.actor import TableActor
from spila.tables.entries import TableHeader, read_entry, read_header
from spila.tables.findings import Findings, findings

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


async def _report(request: AnyRequest, code: str, data: ReportRequest) -> ClassReport:
    table = await _led(request, code, data.token)
    runtime = runtime_of(request)
    await runtime.decks.deck(catalogue.deck_of(table))
    header = read_header(await runtime.store.header(table.id))
    rows = await runtime.store.read(table.id)
    found = await runtime.heavy.run(_found, table.id, header, rows)
    return class_report(table.id, header, table.state.seating.title, table.state.read_options(), found, data.lang)


def _found(table: str, header: TableHeader, rows: list[Logged]) -> Findings:
    return findings(table, header, ((read_entry(row.entry), row.at) for row in rows))


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


ROUTES: Final = (report, report_sheet)
