"""What was done is not done again when it is sent again, whatever other players send in the meantime."""

from __future__ import annotations

import pytest

from spila.tables.answered import COMMANDS, REMARKS, Answered
from tests.server.client_group import WILD, ClientGroup, TableFactory

SEATS = 4


def test_another_seats_messages_push_nothing_out() -> None:
    answered = Answered()
    answered.command(0, "mine", 7)
    answered.remark(0, "wave", 7)
    for number in range(2 * SEATS * COMMANDS):
        answered.command(1, f"command {number}", number)
        answered.remark(1, f"remark {number}", number)
    assert answered.version(0, "mine") == answered.version(0, "wave") == 7


def test_ones_own_emotes_push_no_command_out_and_commands_no_emote() -> None:
    answered = Answered()
    answered.command(0, "mine", 7)
    for number in range(SEATS * COMMANDS):
        answered.remark(0, f"remark {number}", 8)
    assert answered.version(0, "mine") == 7
    answered.remark(0, "wave", 9)
    for number in range(COMMANDS):
        answered.command(0, f"command {number}", 10)
    assert answered.version(0, "wave") == 9


def test_the_queues_of_a_seat_have_an_end() -> None:
    answered = Answered()
    for number in range(COMMANDS + 1):
        answered.command(0, f"command {number}", number)
    for number in range(REMARKS + 1):
        answered.remark(0, f"remark {number}", number)
    assert answered.version(0, "command 0") is answered.version(0, "remark 0") is None
    assert answered.version(0, "command 1") == answered.version(0, "remark 1") == 1


def test_the_same_id_of_another_seat_is_another_message() -> None:
    answered = Answered()
    answered.command(0, "go", 3)
    assert answered.version(1, "go") is None


def test_messages_move_with_their_sender() -> None:
    answered = Answered()
    for seat, ask in enumerate(("host", "gone", "second", "third")):
        answered.command(seat, ask, seat)
    answered.reseat({2: 1, 3: 2})
    assert [answered.version(seat, ask) for seat, ask in enumerate(("host", "second", "third"))] == [0, 2, 3]
    assert answered.version(1, "gone") is None
    answered.reseat({1: 2, 2: 1})
    assert (answered.version(2, "second"), answered.version(1, "third")) == (2, 3)


async def _flood(group: ClientGroup, seat: int, count: int) -> None:
    """So many emotes of one seat, all of them passed on."""
    asks = [await group[seat].send("emote", emote="laugh") for _ in range(count)]
    for ask in asks:
        assert (await group[seat].answer(ask))["type"] == "done"


@pytest.mark.anyio
@pytest.mark.parametrize("flooder", ["opponent", "oneself"])
async def test_a_flood_of_emotes_does_not_let_a_move_be_made_twice(table_factory: TableFactory, flooder: str) -> None:
    group = await table_factory("skip-bo", "me", "me", options=WILD)
    mover = group[group[0].view["turn"]]
    await mover.until(lambda: bool(mover.moves))
    move = next(move for move in mover.moves or () if move["type"] == "play")
    answer = await mover.must("move", ask="once", move=move)
    await group.all_at(answer["version"])
    assert mover.seat is not None
    await _flood(group, mover.seat if flooder == "oneself" else 1 - mover.seat, 2 * COMMANDS + 80)
    again = await mover.ask("move", ask="once", move=move)
    assert (again["type"], again["version"]) == ("done", answer["version"])
    table = group.live()
    log = [row.entry for row in await table.store.read(table.id)]
    assert sum(b'"once"' in entry for entry in log) == 1
