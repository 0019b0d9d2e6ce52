"""Whose seat it is: tokens that are renewed, connections that are listed, names of one's own, and hands that nobody
looks into by taking a seat."""

from __future__ import annotations

from hashlib import sha256

import pytest

from spila.kernel import Refusal
from spila.tables import judge
from spila.tables.changes import Dismissal
from spila.tables.commands import CommitShare, Leave, OpenSeat, Rename, RenewToken, RevealShare, SeatBot, Start
from spila.tables.entries import Occupant, SeatChanged
from spila.tables.messages import Goodbye
from spila.tables.seating import fingerprint
from spila.tables.state import TableState
from tests.server.client_group import TableFactory
from tests.tables.pure_tables import OPEN, bot, done, enter, new_table, person, refused, started

pytestmark = pytest.mark.anyio

NEW = "a-token-drawn-by-the-client"


def join(state: TableState, occupant: Occupant, seat: int | None = None) -> str:
    """Take a seat; the name it is taken under, or why it is refused."""
    entry = judge.join(state, occupant, seat)
    if isinstance(entry, Refusal):
        return entry.code
    enter(state, entry)
    return entry.occupant.name


# ---------------------------------------------------------------- tokens


async def test_a_renewed_token_closes_all_other_connections_of_the_seat(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    owner, other = group
    tablet = await group.another(group.tokens[0])
    listed = (await owner.ask("connections"))["connections"]
    assert [each["this"] for each in listed].count(True) == 1
    assert len(listed) == 2
    await owner.must("renew", token=NEW)
    await tablet.until_gone()
    assert tablet.goodbye == {"type": "goodbye", "code": "renewed"}
    assert len((await owner.ask("connections"))["connections"]) == 1
    old = group.protocol_client(group.tokens[0])
    assert (await old.open())["code"] == "wrong-token"
    await old.close()
    again = await group.another(NEW)
    assert again.seat == 0
    await other.must("ping")


def test_a_renewed_token_is_an_entry_that_holds_only_its_fingerprint() -> None:
    state = started("skip-bo", person("Anna"), person("Bo"))
    change = done(state, 0, RenewToken("new", NEW))
    assert isinstance(change.entry, SeatChanged)
    assert NEW not in str(change.entry)
    assert change.dismissal == Dismissal(0, Goodbye("renewed"), others=True)
    assert state.seating.seat_of(NEW) == 0
    assert state.seating.seats[0].token == fingerprint(NEW)
    assert refused(state, 1, RenewToken("same", NEW)) == "token-used"


def test_a_share_goes_with_its_player_to_the_new_token() -> None:
    state = new_table("skip-bo", person("Anna"), person("Bo"))
    values = ["11" * 32, "22" * 32]
    for seat, value in enumerate(values):
        done(state, seat, CommitShare(f"c{seat}", sha256(bytes.fromhex(value)).hexdigest()))
    done(state, 0, Start("go"))
    assert state.shares.dealing
    done(state, 1, RenewToken("new", NEW))
    for seat, value in enumerate(values):
        done(state, seat, RevealShare(f"r{seat}", value))
    assert state.shares.complete
    enter(state, judge.deal(state))  # type: ignore[arg-type]
    assert state.match is not None
    assert [share.value for share in state.match.header.shares] == values
    assert state.seating.seat_of(NEW) == 1


# ---------------------------------------------------------------- names


def test_nobody_passes_for_another_at_the_same_table() -> None:
    state = new_table("timeline", person("Anna"), OPEN, OPEN, OPEN)
    assert join(state, person("Bo")) == "Bo"
    assert join(state, Occupant("person", token="x", name="ANNA")) == "ANNA 2"
    assert join(state, Occupant("person", token="y", name="W" * 24)) == "W" * 24
    done(state, 1, Rename("again", "Anna"))
    assert state.seating.seats[1].name == "Anna 3"
    done(state, 1, Rename("colour", "Anna 3", colour="plum"))
    assert state.seating.seats[1].name == "Anna 3", "one's own name is free"
    done(state, 2, Rename("long", "w" * 24))
    assert state.seating.seats[2].name == "w" * 22 + " 2"


# ---------------------------------------------------------------- hands


@pytest.mark.parametrize("way", ["opened", "given to a bot first"])
def test_a_host_sees_no_hand_by_removing_its_player(way: str) -> None:
    state = started("skip-bo", person("Anna"), person("Bo"), person("Clara"))
    if way == "given to a bot first":
        done(state, 0, SeatBot("bot", 1, "easy"))
    done(state, 0, OpenSeat("open", 1))
    assert join(state, person("Dag")) == "seat-reserved"
    assert join(state, person("Dag"), 1) == "seat-reserved"
    assert state.seating.bot_level(1) is not None, "a bot plays on"


def test_the_seat_is_free_when_new_cards_are_dealt() -> None:
    state = started("skip-bo", person("Anna"), person("Bo"), person("Clara"))
    done(state, 0, OpenSeat("open", 1))
    state.seating.release()
    assert join(state, person("Dag")) == "Dag"


def test_a_seat_whose_player_left_and_a_bots_may_be_taken_at_once() -> None:
    state = started("skip-bo", person("Anna"), person("Bo"), bot())
    done(state, 1, Leave("bye"))
    done(state, 0, OpenSeat("a", 1))
    done(state, 0, OpenSeat("b", 2))
    assert join(state, person("Dag"), 1) == "Dag"
    assert join(state, person("Eva"), 2) == "Eva"


def test_open_cards_are_no_secret() -> None:
    state = started("timeline", person("Anna"), person("Bo"), person("Clara"))
    done(state, 0, OpenSeat("open", 1))
    assert join(state, person("Dag")) == "Dag"
