"""What is sent is what the structs say: every update of random games, for every seat, decodes strictly."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from spila.tables.changes import Change
from spila.tables.commands import Start
from spila.tables.encode import EntryUpdate, encode, encode_info, encode_rematch, encode_welcome
from spila.tables.messages import Clock, Done
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from tests.play import GAMES
from tests.server.strict import decode_strictly
from tests.tables.pure_tables import done, move, new_table, person


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check(state: TableState, change: Change, seat: int | None, known: dict[str, Any]) -> dict[str, Any]:
    """The update of a change, put over the view one had, is the view one has."""
    info = encode_info(table_info(state)) if change.info_changed else None
    update = EntryUpdate(state.game, change, info)
    message = decode_strictly(update.bytes_for(seat, Clock(5, 10), "mine"))
    assert (message["version"], message["id"], message["clock"]) == (change.version, "mine", {"left": 5, "of": 10})
    assert ("room" in message) == change.info_changed
    seen = [event for each in change.events if (event := state.game.seen(each, seat)) is not None]
    assert message.get("events", []) == plain(seen)
    mine = seat is not None and seat in state.to_act
    assert message.get("moves") == (
        plain(state.game.moves(state.position, seat)) if mine and seat is not None else None
    )
    known = {**known, **message.get("view", {}), **message.get("own", {})}
    assert known == plain(state.game.view(state.position, seat))
    return known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_updates_and_welcomes_are_their_structs(game: str, number: int) -> None:
    chance = random.Random(f"{game} {number}")
    state = new_table(game, person("A"), person("B"), seed=chance.randbytes(32).hex())
    change = done(state, 0, Start("go"))
    views: dict[int | None, dict[str, Any]] = {None: {}, 0: {}, 1: {}}
    for _ in range(60):
        views = {seat: check(state, change, seat, known) for seat, known in views.items()}
        for seat in views:
            welcome = decode_strictly(encode_welcome(state, encode_info(table_info(state)), seat, None))
            assert (welcome["type"], welcome["version"], welcome["seat"]) == ("welcome", state.version, seat)
            assert welcome["view"] == views[seat]
        able = [seat for seat in state.to_act if state.game.moves(state.position, seat)]
        if not able or state.result is not None:
            break
        mover = chance.choice(sorted(able))
        change = move(state, mover, chance.randrange(len(state.game.moves(state.position, mover))))


def test_the_end_of_a_game_of_a_match_is_sent_with_the_deal_of_the_next() -> None:
    """Each seat gets the table as it lay in between, with what it may know of it and no event of the next game."""
    chance = random.Random(7)
    options = {"stockSize": 1, "matchTarget": 1000}
    state = new_table("skip-bo", person("A"), person("B"), options=options, seed=chance.randbytes(32).hex())
    change = done(state, 0, Start("go"))
    while change.ended is None:
        (mover,) = state.to_act
        change = move(state, mover, chance.randrange(len(state.game.moves(state.position, mover))))
    for seat in (None, 0, 1):
        message = decode_strictly(EntryUpdate(state.game, change, None).bytes_for(seat, None))
        ended = message["ended"]
        before = plain(state.game.view(change.before, seat))
        final = {**before, **ended.get("view", {}), **ended.get("own", {})}
        assert final == plain(state.game.view(change.ended.state, seat))
        assert final["result"] is not None
        kinds = [event["type"] for event in message["events"]]
        assert kinds[ended["events"]] == "game-dealt"
        assert "game-dealt" not in kinds[: ended["events"]]


def test_the_rematch() -> None:
    state = new_table("timeline", person("A"), person("B"))
    state.follow("NEXT1")
    message = decode_strictly(encode_rematch(state, encode_info(table_info(state))))
    assert (message["what"], message["room"]["next"]) == ({"kind": "rematch"}, "NEXT1")


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"done","id":"a","version":1,"odd":2}',
        b'{"type":"done","id":"a","version":"1"}',
        b'{"type":"done","id":"a","version":1,"hint":null}',
        b'{"type":"odd"}',
        b'{"type":"welcome","protocol":1,"version":0,"seat":null,"room":{"table":"A"}}',
    ],
)
def test_the_check_itself_can_fail(data: bytes) -> None:
    assert decode_strictly(encode(Done("a", 1))) == {"type": "done", "id": "a", "version": 1}
    with pytest.raises((AssertionError, msgspec.MsgspecError)):
        decode_strictly(data)
