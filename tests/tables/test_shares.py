"""A seed from everybody: commitments in the lobby, shown when the deal is announced, and nobody can hold it up."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import spila
from spila.kernel.shares import deal_seed
from spila.tables import judge
from spila.tables.agenda import SHARES_WAIT, plan
from spila.tables.agenda_items import Deal
from spila.tables.commands import ChangeSettings, CommitShare, HandOver, Leave, Rename, RevealShare, Start
from spila.tables.entries import Occupant, Started
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import ProtocolClient
from tests.server.servers import advance
from tests.tables.pure_tables import OPEN, bot, done, enter, new_table, person, refused
from tests.tables.test_chain import play_out

ANNA, BO, CLARA = person("Anna"), person("Bo"), person("Clara")
VALUES = ["11" * 32, "22" * 32, "33" * 32]


def hash_of(value: str) -> str:
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def table(*occupants: Occupant, committed: tuple[int, ...]) -> TableState:
    state = new_table("timeline", *occupants)
    for seat in committed:
        done(state, seat, CommitShare(f"commit-{seat}", hash_of(VALUES[seat])))
    return state


def due(state: TableState) -> float | None:
    return plan(state, 10.0, lambda _: True, lambda *_: 0.0).due.get(Deal())


def deal(state: TableState) -> Started:
    entry = judge.deal(state)
    assert isinstance(entry, Started)
    enter(state, entry)
    return entry


def test_the_deal_waits_for_the_shares_and_follows_from_them() -> None:
    state = table(ANNA, OPEN, BO, committed=(0, 2))
    assert [(share.seat, share.value) for share in table_info(state).shares] == [(0, None), (2, None)]
    assert refused(state, 0, RevealShare("early", VALUES[0])) == "share-not-asked"
    done(state, 0, Start("start", trim=True))
    assert (table_info(state).phase, table_info(state).dealing, due(state)) == ("lobby", True, 10.0 + SHARES_WAIT)
    assert refused(state, 0, Start("again")) == "already-started"
    assert refused(state, 0, CommitShare("late", hash_of(VALUES[1]))) == "already-started"
    assert refused(state, 0, RevealShare("wrong", VALUES[1])) == "share-wrong"
    done(state, 0, RevealShare("a", VALUES[0]))
    assert refused(state, 0, RevealShare("twice", VALUES[0])) == "share-not-asked"
    assert all(share.value is None for share in table_info(state).shares), (
        "not before all are shown or the time is over"
    )
    done(state, 2, RevealShare("b", VALUES[2]))
    assert due(state) == 10.0, "at once"
    shares = deal(state).shares
    assert [(share.seat, share.value) for share in shares] == [(0, VALUES[0]), (1, VALUES[2])]
    assert table_info(state).shares == shares
    assert not table_info(state).dealing
    assert state.position == state.game.deal(state.match.options, 2, deal_seed(state.seed, shares))  # type: ignore[union-attr]
    assert judge.deal(state).code == "already-started"  # type: ignore[union-attr]


def test_who_does_not_show_a_share_has_no_part_and_holds_nobody_up() -> None:
    state = table(ANNA, BO, CLARA, committed=(0, 1))
    done(state, 0, Start("start"))
    done(state, 1, RevealShare("b", VALUES[1]))
    shares = deal(state).shares
    assert [(share.seat, share.value) for share in shares] == [(0, None), (1, VALUES[1])]


def test_without_shares_or_other_people_the_cards_are_dealt_at_once() -> None:
    for state in (table(ANNA, BO, committed=()), table(ANNA, bot(), committed=(0,))):
        done(state, 0, Start("start"))
        assert state.match is not None
        assert state.match.header.shares == ()
        assert state.deal_seed == state.seed


@pytest.mark.parametrize("what", [ChangeSettings("x", title="Other"), HandOver("x", 1), Leave("x"), Rename("x", "Nna")])
def test_a_change_to_the_table_calls_the_deal_off_and_everybody_draws_anew(what: Any) -> None:
    state = table(ANNA, BO, CLARA, committed=(0, 1))
    done(state, 0, Start("start"))
    done(state, 1, RevealShare("b", VALUES[1]))
    done(state, 0, what)
    if isinstance(what, Rename):
        assert table_info(state).dealing, "a name changes nothing"
    else:
        assert not table_info(state).dealing
        assert table_info(state).shares == ()
        assert due(state) is None


def test_a_share_belongs_to_a_player_and_not_to_a_seat() -> None:
    state = table(ANNA, BO, committed=(1,))
    done(state, 1, Leave("bye"))
    enter(state, judge.join(state, CLARA, 1))  # type: ignore[arg-type]
    assert table_info(state).shares == ()


# ---------------------------------------------------------------- with sockets


async def committed(group: ClientGroup, *seats: int) -> None:
    for seat in seats:
        await group[seat].must("commit", commitment=hash_of(VALUES[seat]))


async def reveal(client: ProtocolClient, value: str) -> None:
    await client.until(lambda: client.room["dealing"])
    await client.must("reveal", value=value)


@pytest.mark.anyio
async def test_a_whole_game_is_dealt_from_everybodys_shares(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", start=False)
    published = group[0].room["seed_hash"]
    await committed(group, 0, 1)
    await group[0].must("start")
    for seat in (0, 1):
        await reveal(group[seat], VALUES[seat])
    for each in group:
        await each.until(lambda each=each: each.phase == "playing")  # type: ignore[misc]
        assert [share["value"] for share in each.room["shares"]] == VALUES[:2]
    await play_out(group)
    record = await group.http_client.get(f"api/tables/{group.table}/record")
    match = spila.from_record(json.dumps(record).encode())
    assert match.header.seed_hash == published
    assert [share.value for share in match.header.shares] == VALUES[:2]
    assert match.state_at(0) == match.game.deal(
        match.options, 2, deal_seed(bytes.fromhex(group[0].room["seed"]), match.header.shares)
    )


@pytest.mark.anyio
async def test_a_silent_client_delays_the_deal_by_a_moment_only(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", start=False)
    await committed(group, 0, 1)
    await group[0].must("start")
    await reveal(group[0], VALUES[0])
    await group[1].until(lambda: len(group[1].news("shown")) == 1)
    assert group[1].moments[group[1].news("shown")[0]["version"]].room["phase"] == "lobby", "the deal waits"
    advance(SHARES_WAIT + 0.1)
    await group[1].until(lambda: group[1].phase == "playing")
    assert [share.get("value") for share in group[1].room["shares"]] == [VALUES[0], None]
