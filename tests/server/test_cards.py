"""Timeline's cards over HTTP: fronts of those asked for, dates only of those that have been turned."""

from __future__ import annotations

import pytest

from tests.server.client_group import ClientGroup, TableFactory

pytestmark = pytest.mark.anyio


async def timeline(table_factory: TableFactory) -> ClientGroup:
    return await table_factory("timeline", "me", "me")


async def test_some_fronts_or_all(table_factory: TableFactory) -> None:
    group = await timeline(table_factory)
    ask = group.http_client.http.get
    everything = (await ask(f"/api/tables/{group.table}/cards", params={"lang": "fi"})).json()
    some = (await ask(f"/api/tables/{group.table}/cards", params={"lang": "fi", "of": "7,0,3"})).json()
    assert len(everything) > 100
    assert some == [everything[7], everything[0], everything[3]]


async def test_dates_of_turned_cards_only(table_factory: TableFactory) -> None:
    group = await timeline(table_factory)
    (first,) = group[0].view["line"]
    held = group[0].view["hands"][0][0]
    ask = group.http_client.http.get
    told = await ask(f"/api/tables/{group.table}/dates", params={"of": first["card"]})
    assert told.status_code == 200
    assert told.json()[0]["date"]
    assert told.json()[0]["story"]
    for wish in (str(held), f"{first['card']},{held}"):
        refused = await ask(f"/api/tables/{group.table}/dates", params={"of": wish})
        assert (refused.status_code, refused.json()["code"]) == (404, "card-covered")
        assert refused.json()["params"] == {"card": held}


@pytest.mark.parametrize("wish", ["x", "1,,2", "-1", "1.5", "9999", "²", ",".join(["1"] * 500)])
async def test_what_is_no_list_of_cards(table_factory: TableFactory, wish: str) -> None:
    group = await timeline(table_factory)
    for what in ("cards", "dates"):
        refused = await group.http_client.http.get(f"/api/tables/{group.table}/{what}", params={"of": wish})
        assert (refused.status_code, refused.json()["code"]) == (400, "unreadable")
