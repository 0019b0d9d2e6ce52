"""The game waits: between two games of a match, and in a pause."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spila.tables.commands import Leave, Pause, Ready, Resume, Start
from spila.tables.entries import BotTookOver, Moved, read_entry
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from spila.tables.transitions import apply
from tests.server.client_group import ClientGroup, TableFactory
from tests.server.servers import advance
from tests.tables.pure_tables import bot, done, enter, move, new_table, person, refused, started

pytestmark = pytest.mark.anyio

ANNA, BO, CLARA = person("Anna"), person("Bo"), person("Clara")
MATCH = {
    "stockSize": 1,
    "deck": {"wilds": 200, "copiesPerNumber": 1, "tolls": []},
    "coins": 0,
    "matchTarget": 1000,
}
"""Games of one card: the first player who can play it wins."""


def to_the_next_game(state: TableState) -> None:
    game = state.position.game
    while state.position.game == game:
        seat = min(state.to_act)
        moves = [msgspec.to_builtins(each) for each in state.game.moves(state.position, seat)]
        winning = [at for at, each in enumerate(moves) if each.get("source", {}).get("type") == "stock"]
        move(state, seat, winning[0] if winning else 0)


def test_after_a_game_of_the_match_everybody_is_waited_for() -> None:
    state = started("skip-bo", ANNA, BO, bot(), options=MATCH)
    to_the_next_game(state)
    halt = table_info(state).halt
    assert halt is not None
    assert (halt.why, halt.ready, halt.waiting) == ("game-over", (), (0, 1)), "bots are ready at once"
    assert done(state, 0, Ready("a")).info_changed
    assert refused(state, 0, Ready("b")) == "nothing-to-do"
    halt = table_info(state).halt
    assert halt is not None
    assert (halt.ready, halt.waiting) == ((0,), (1,))
    done(state, 1, Ready("c"))
    assert state.halt is None
    assert refused(state, 1, Ready("d")) == "nothing-to-do"


@pytest.mark.parametrize("how", ["leaves", "is replaced", "is left out"])
def test_who_is_gone_is_not_waited_for(how: str) -> None:
    state = started("skip-bo", ANNA, BO, options=MATCH)
    to_the_next_game(state)
    done(state, 0, Ready("a"))
    if how == "leaves":
        done(state, 1, Leave("bye"))
    elif how == "is replaced":
        enter(state, BotTookOver(seat=1))
    else:
        done(state, 0, Ready("b", without=True))
        assert state.seating.seats[1].away
    assert state.halt is None


def test_a_move_ends_the_wait() -> None:
    state = started("skip-bo", ANNA, BO, options=MATCH)
    to_the_next_game(state)
    assert move(state).info_changed
    assert state.halt is None


def test_nobody_is_waited_for_where_only_bots_play_on() -> None:
    state = started("skip-bo", ANNA, bot(), options=MATCH)
    done(state, 0, Leave("bye"))
    to_the_next_game(state)
    assert state.halt is None


def test_the_log_says_who_is_ready() -> None:
    state, again = (new_table("skip-bo", ANNA, BO, options=MATCH) for _ in range(2))
    rows = [msgspec.json.encode(done(state, 0, Start("start")).entry)]
    game = state.position.game
    while state.position.game == game:
        seat = min(state.to_act)
        moves = [msgspec.to_builtins(each) for each in state.game.moves(state.position, seat)]
        winning = [at for at, each in enumerate(moves) if each.get("source", {}).get("type") == "stock"]
        rows.append(msgspec.json.encode(move(state, seat, winning[0] if winning else 0).entry))
    rows.append(msgspec.json.encode(done(state, 1, Ready("a")).entry))
    for version, row in enumerate(rows, start=1):
        apply(again, again.check_logged(read_entry(row)), version, 0)
    assert table_info(again) == table_info(state)
    assert table_info(again).halt is not None


def test_alone_a_pause_begins_and_ends_at_once() -> None:
    state = started("zip-zap", ANNA, bot())
    done(state, 0, Pause("a"))
    halt = table_info(state).halt
    assert halt is not None
    assert (halt.why, halt.seat, halt.waiting) == ("paused", 0, ())
    assert refused(state, 0, Pause("b")) == "nothing-to-do"
    made = state.game.moves(state.position, 1)
    refusal = state.check(Moved(seat=1, move=msgspec.Raw(msgspec.json.encode(made[0])))) if made else None
    assert made == () or getattr(refusal, "code", "") == "paused"
    done(state, 0, Resume("c"))
    assert state.halt is None


def test_with_others_everybody_has_to_agree() -> None:
    state = started("zip-zap", ANNA, BO, CLARA)
    done(state, 0, Pause("a"))
    assert not state.halted, "the game goes on until everybody has agreed"
    done(state, 1, Ready("b"))
    halt = table_info(state).halt
    assert halt is not None
    assert (halt.why, halt.seat, halt.ready, halt.waiting) == ("pause-asked", 0, (1,), (2,))
    done(state, 2, Ready("c"))
    assert state.halted
    done(state, 1, Resume("d"))
    assert state.halt is None
    done(state, 0, Pause("e"))
    done(state, 2, Resume("no"))
    assert state.halt is None, "one who does not agree is enough"


# ---------------------------------------------------------------- at a live table


async def at_the_end_of_a_game(table_factory: TableFactory, *seats: str, **settings: Any) -> ClientGroup:
    group = await table_factory("skip-bo", *seats, options=MATCH, settings=settings)
    people = list(group)
    while people[0].view["game"] == 1:
        mover = next((each for each in people if each.moves), None)
        if mover is None:
            await people[0].must("ping")
            continue
        moves = mover.moves or []
        winning = [each for each in moves if each.get("source", {}).get("type") == "stock"]
        answer = await mover.must("move", move=winning[0] if winning else moves[0])
        await group.all_at(answer["version"])
    return group


async def test_bots_wait_for_the_next_game_and_a_page_that_is_loaded_anew_still_shows_the_last(
    table_factory: TableFactory,
) -> None:
    group = await at_the_end_of_a_game(table_factory, "me", "me", "easy", "easy")
    version = group[0].version
    assert group[0].room["halt"] == {"why": "game-over", "waiting": [0, 1]}
    fresh = await group.another(group.tokens[1])
    ended = fresh.of("welcome")[-1]["ended"]
    assert ended["version"] == version
    assert ended["view"]["game"] == 1
    assert ended["view"]["seat"] == 1
    assert ended["view"]["result"]["reason"] == "stock-empty"
    kinds = {event["type"] for event in ended["events"]}
    assert {"game-won", "scored"} <= kinds
    assert "game-dealt" not in kinds, "what follows belongs to the next game"
    spectator = await group.another()
    assert spectator.of("welcome")[-1]["ended"]["view"]["hand"] is None
    advance(20)
    await group[0].must("ping")
    assert group[0].version == version, "no bot has moved"
    await group[0].must("ready")
    assert await group[0].refused("ready", without=True) == "too-early"
    await group[1].must("ready")
    await group[0].until(lambda: "halt" not in group[0].room)


async def test_a_paused_race_stands_still_and_is_counted_in_again(table_factory: TableFactory) -> None:
    group = await table_factory(
        "zip-zap", "me", "medium", options={"idleStallMs": None, "freeCardMs": None}, settings={"pace": "slow"}
    )
    player = group[0]
    await player.must("pause")
    version = player.version
    advance(60)
    await player.must("ping")
    assert player.version == version, "no bot has laid a card"
    held = next(card for card in player.view["hand"] if card < 50)
    assert await player.refused("move", move={"type": "lay", "card": held}) == "paused"
    seen = player.startings
    await player.send("resume", ask="on")
    await player.until(lambda: player.startings > seen)
    assert 2_800 <= player.of("starting")[-1]["wait"] <= 3_000
    advance(3.2)
    await player.answer("on")
    await player.until(lambda: "halt" not in player.room)


async def test_a_reminder_is_answered_and_no_bot_stands_in(table_factory: TableFactory) -> None:
    settings = {"remind_seconds": 45, "sit_in_seconds": 120}
    group = await table_factory("timeline", "me", "me", options={"first": 0}, settings=settings)
    thinking, waiting = group
    advance(46)
    await waiting.until(lambda: bool(waiting.of("reminder")))
    await thinking.must("here")
    await waiting.until(lambda: waiting.of("reminder")[-1].get("over", False))
    advance(100)
    await waiting.must("ping")
    assert not waiting.news("sat-in")
    advance(25)
    await waiting.until(lambda: bool(waiting.news("sat-in")))


async def test_the_seat_grows_with_the_friends_who_come(table_factory: TableFactory) -> None:
    group = await table_factory("zip-zap", "me", "open", start=False, settings={"growing": True})
    for number in range(1, 6):
        guest = await group.join(f"Guest {number}")
        assert guest.seat == number
    await group[0].until(lambda: len(group[0].room["seats"]) == 6 and group[0].room["seats"][5]["kind"] == "person")
    answer = await table_factory.http_client.post(f"api/tables/{group.table}/seats", 409, name="Late")
    assert answer["code"] == "no-seat-free"


async def test_a_lobby_grows_only_as_far_as_the_house_rules_allow(table_factory: TableFactory) -> None:
    """Two suits stay in the box, as only two players may choose."""
    options = {"removedSuits": "chosen", "chosenSuits": [0, 1]}
    group = await table_factory("zip-zap", "me", "open", start=False, options=options, settings={"growing": True})
    await group.join("Second")
    await group[0].until(lambda: group[0].room["seats"][1]["kind"] == "person")
    assert len(group[0].room["seats"]) == 2


async def test_bots_hurry_until_it_is_ones_turn_and_wait_while_one_reads(table_factory: TableFactory) -> None:
    group = await table_factory(
        "timeline", "me", *["easy"] * 5, options={"first": 0, "handSize": 6}, settings={"pace": "slow"}
    )
    player = group[0]
    await player.must("move", move=player.first_move())
    version = player.version
    advance(7.5)
    await player.must("ping")
    assert player.version == version, "bots wait while a story is read"
    await player.must("seen")
    advance(3.6)
    await player.until(lambda: player.version > version)
    await player.must("hurry")
    await player.until(lambda: bool(player.moves))


async def test_nobody_hurries_bots_that_others_watch(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", "easy", options={"first": 0})
    assert await group[0].refused("hurry") == "not-alone"


async def test_wins_are_counted_across_rematches(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "easy", options={"handSize": 1, "maxRounds": 1, "first": 0})
    player = group[0]
    for number in range(1, 3):
        while player.room["phase"] != "over":
            if player.moves:
                await player.must("move", move=player.moves[0])
            else:
                await player.must("ping")
        wins = [*player.room.get("series", []), player.room["result"]["winners"]]
        assert len(wins) == number
        answer = await player.must("rematch")
        again = group.protocol_client(group.tokens[0], answer["table"])
        await again.open()
        assert again.room["series"] == wins
        await again.must("start")
        await player.close()
        player = again
    await player.close()
