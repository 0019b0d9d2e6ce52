"""The report about a class: from the log alone, for those who run the table, and gone with the table."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

import pytest

from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.test_together import a_class, answer, started

pytestmark = pytest.mark.anyio
LINE = {"deck": "spila", "cards": 3}


async def report_of(http: HttpClient, table: str, token: str | None, status: int = 200, **fields: Any) -> Any:
    return await http.post(f"api/tables/{table}/class-report", status, token=token, **fields)


async def wrong_and_right(group: ClientGroup, remote: ProtocolClient) -> tuple[int, int]:
    """Two answer the open card, the first one rightly; the gaps. The right one is read from the table itself."""
    state = group.live().state.position
    dates = [state.values[card] for card in state.line]
    right = sum(date <= state.values[state.pile[0]] for date in dates)
    wrong = 0 if right else len(dates)
    await answer(group[0], right)
    await answer(group[1], wrong)
    await remote.until(lambda: remote.view["card"] is None)
    return right, wrong


async def test_the_report_counts_answers_and_names_nobody(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 3, **LINE)
    await started(group, remote)
    await group[2].must("leave")
    _, wrong = await wrong_and_right(group, remote)
    found = await report_of(group.http_client, group.table, remote.token)
    card = found["cards"][0]
    assert (card["right"], card["answers"], card["look"]) == (1, 2, True)
    assert card["wrong"]["count"] == 1
    assert (card["wrong"]["left"] is None) == (wrong == 0)
    assert card["seconds"] >= 0
    assert (len(found["cards"]), found["people"], found["sides"]) == (1, 3, 2)
    assert (found["named"], found["persons"]) == (False, [])
    assert "Pupil" not in str(found)
    assert card["date"]
    assert found["first_date"]


async def test_only_those_who_run_the_table_get_it(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2, **LINE)
    await started(group, remote)
    screen = await group.screen()
    http = group.http_client
    for token in (group[0].token, screen.token, "x" * 32):
        refused = await report_of(http, group.table, token, 403)
        assert refused["code"] == "report-private"
        sheet = await http.post(f"api/tables/{group.table}/class-report/csv", 403, token=token)
        assert sheet["code"] == "report-private"
    assert (await report_of(http, group.table, remote.token))["cards"] == []
    assert (await report_of(http, "AAAAA", remote.token, 403))["code"] == "report-private"


async def test_the_host_of_a_table_that_nobody_leads_gets_it_and_other_games_have_none(
    table_factory: TableFactory,
) -> None:
    group = await table_factory("timeline-together", "me", "me", options={"cards": 2})
    await wrong_and_right(group, group[0])
    assert len((await report_of(group.http_client, group.table, group[0].token))["cards"]) == 1
    await report_of(group.http_client, group.table, group[1].token, 403)
    other = await table_factory("zip-zap", "me", "me")
    assert (await report_of(other.http_client, other.table, other[0].token, 400))["code"] == "no-report"


async def test_it_names_people_only_for_cards_asked_while_that_was_on(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2, **LINE)
    await remote.must("rename", seat=0, name="=1+1")
    await started(group, remote)
    await wrong_and_right(group, remote)
    await remote.must("settle", settings={**remote.room["settings"], "report_names": True, "names": "hidden"})
    await group[0].until(lambda: group[0].room["settings"]["report_names"])
    await remote.must("continue")
    await remote.until(lambda: remote.view["round"] == 2)
    await group.all_at(remote.version)
    right, wrong = await wrong_and_right(group, remote)
    found = await report_of(group.http_client, group.table, remote.token)
    assert [person["answers"] for person in found["persons"]] == [
        [None, "right"],
        [None, "later" if wrong < right else "earlier"],
    ]
    answer = await group.http_client.http.post(
        f"api/tables/{group.table}/class-report/csv", json={"token": remote.token, "sheet": "people", "lang": "is"}
    )
    rows = list(csv.reader(StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[0][:2] == ["Nafn", "Rétt svör"]
    assert rows[1][0] == "'=1+1", "no spreadsheet takes a name for a formula"
    assert rows[1][1:4] == ["1", "", "rétt"]


async def test_the_cards_as_csv(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2, **LINE)
    await started(group, remote)
    await wrong_and_right(group, remote)
    answer = await group.http_client.http.post(
        f"api/tables/{group.table}/class-report/csv", json={"token": remote.token}
    )
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert f"spila-{group.table}-cards.csv" in answer.headers["content-disposition"]
    rows = list(csv.reader(StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[0][1:6] == ["Card", "Date", "Right answers", "Answers", "Right, per cent"]
    assert rows[1][3:6] == ["1", "2", "50"]


async def test_it_is_gone_with_the_table(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2, **LINE)
    await started(group, remote)
    await wrong_and_right(group, remote)
    await group.server.runtime.registry.delete(group.table)
    await remote.until_gone()
    assert (await report_of(group.http_client, group.table, remote.token, 403))["code"] == "report-private"
