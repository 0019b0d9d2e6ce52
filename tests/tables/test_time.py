"""Clocks, and the race: the common start, the relaxed pace, the lock after a card that did not fit."""

from __future__ import annotations

from typing import Any

import pytest

from spila.games.zip_zap.moves import Lay
from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import ProtocolClient
from tests.server.servers import advance
from tests.tables.deals import cards_to_lay, deal_next, seeds

pytestmark = pytest.mark.anyio

STILL = {"idleStallMs": None, "freeCardMs": None}
"""A race in which nothing happens by itself."""
HOUSE = {"remind_seconds": None, "sit_in_seconds": None}


async def test_the_clock_runs_out_and_the_rules_act(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings={**HOUSE, "clock_seconds": 30})
    turn = group[0].view["turn"]
    assert group[0].clock["of"] == 30_000
    assert 29_000 < group[0].clock["left"] <= 30_000
    advance(29)
    await group[0].must("ping")
    assert not group[0].news("expired")
    advance(1.5)
    await group[0].until(lambda: bool(group[0].news("expired")))
    assert group[0].news("expired")[-1]["what"] == {"kind": "expired"}
    assert group[0].view["turn"] == 1 - turn
    assert group[0].clock["left"] > 29_000, "the next one has a clock of their own"


async def test_the_rules_own_clock(table_factory: TableFactory) -> None:
    """TL-GAP-23."""
    group = await table_factory("timeline", "me", "me", options={"turnSeconds": 10}, settings=HOUSE)
    assert group[0].clock["of"] == 10_000
    advance(10.5)
    await group[0].until(lambda: bool(group[0].news("expired")))


async def test_no_clock_of_the_table_runs_for_a_bot(table_factory: TableFactory) -> None:
    settings = {**HOUSE, "clock_seconds": 30, "pace": "slow"}
    group = await table_factory("timeline", "me", "easy", settings=settings)
    person = group[0]
    if not person.moves:
        assert person.clock is None
        advance(5)
        await person.until(lambda: bool(person.moves))
    assert person.clock["of"] == 30_000
    await person.must("move", move=person.first_move())
    assert person.clock is None


async def test_the_rules_clock_runs_for_bots_too(table_factory: TableFactory) -> None:
    settings = {**HOUSE, "clock_seconds": 5, "pace": "slow"}
    group = await table_factory("timeline", "me", "easy", options={"turnSeconds": 60}, settings=settings)
    person = group[0]
    if person.moves:
        assert person.clock["of"] == 5_000
        await person.must("move", move=person.first_move())
    assert person.clock["of"] == 60_000


async def test_moves_set_the_clock_anew(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", settings={**HOUSE, "clock_seconds": 30})
    advance(20)
    turn = group[0].view["turn"]
    await group[turn].must("move", move=group[turn].moves[0])  # type: ignore[index]
    advance(20)
    await group[0].must("ping")
    assert not group[0].news("expired")


async def test_a_new_name_gives_no_more_time(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", settings={**HOUSE, "clock_seconds": 30})
    advance(20)
    for each in group:
        await each.must("name", name="Anna")
    advance(10.5)
    await group[0].until(lambda: bool(group[0].news("expired")))


# ---------------------------------------------------------------- the start


def since_starting(person: ProtocolClient) -> list[Any]:
    kinds = [message["type"] for message in person.received]
    return person.received[len(kinds) - kinds[::-1].index("starting") :]


def cards_told(message: Any) -> bool:
    return message["type"] in ("news", "welcome")


async def counting_down(table_factory: TableFactory, *seats: str, **fields: Any) -> ClientGroup:
    """A race whose start has been announced, but not come."""
    group = await table_factory(
        "zip-zap", *seats, start=False, options={**STILL, **fields.pop("options", {})}, settings=HOUSE, **fields
    )
    for each in group:
        await each.quiet()
    await group[0].send("start", ask="go")
    for each in group:
        await each.until(lambda each=each: bool(each.startings))  # type: ignore[misc]
    return group


async def test_nobody_has_the_start_card_before_the_others(table_factory: TableFactory) -> None:
    group = await counting_down(table_factory, "me", "me", "me")
    late, spectator = group.protocol_client(group.tokens[1]), group.protocol_client()
    for each in group:
        waits = each.of("starting")[-1]
        assert 2_800 <= waits["wait"] <= 3_000
        assert waits["own"]["hand"], "one's own hand may be looked at"
        await each.send("move", ask=f"early-{each.seat}", move={"type": "lay", "card": waits["own"]["hand"][0]})
    for each in (late, spectator):
        await each.close()
        opening = each.open()
        await _begun(each, opening)
    advance(2.5)
    for each in (*group, late, spectator):
        await each.quiet()
        assert not [message for message in since_starting(each) if cards_told(message)]
        assert "start-card" not in "".join(each.raw)
    advance(0.6)
    for each in (*group, late, spectator):
        await each.until(lambda each=each: bool(each.view))
        assert each.view["phase"] == "race"
        assert each.view["pile"]
    for seat, each in group.people.items():
        answer = await each.answer(f"early-{seat}")
        assert (answer["type"], answer["code"]) == ("refused", "not-yet")
    assert (await group[0].answer("go"))["type"] == "done"
    for each in (late, spectator):
        await each.close()
    assert "own" not in spectator.of("starting")[-1]


async def _begun(each: ProtocolClient, opening: Any) -> None:
    """Say hello, without waiting for an answer that comes with the card."""
    import asyncio

    task = asyncio.create_task(opening)
    while not each.startings:
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])


async def test_the_end_of_one_countdown_does_not_open_another(table_factory: TableFactory) -> None:
    """Two tables: who is held at one and goes to the other waits for the later start."""
    first = await counting_down(table_factory, "me", "me")
    advance(1.5)
    second = await counting_down(table_factory, "me", "me")
    cheat = first[1]
    cheat.table, cheat.token = second.table, second.tokens[1]
    before = cheat.startings
    await cheat.send("hello", ask="hop", protocol=1, table=second.table, token=second.tokens[1])
    await cheat.until(lambda: cheat.startings > before)
    advance(2.0)
    await cheat.quiet()
    await first[0].until(lambda: bool(first[0].view))
    assert f'"table":"{second.table}"' not in "".join(cheat.raw), "nothing of the second table before its start"
    advance(1.2)
    await cheat.answer("hop")
    await cheat.until(lambda: cheat.room["table"] == second.table)


# ---------------------------------------------------------------- claims


def in_hand(person: ProtocolClient, *, fits: bool) -> Any:
    """A card in hand that fits, or does not."""
    assert person.moves is not None
    fitting = {move["card"] for move in person.moves if move["type"] == "lay"}
    return next((card for card in person.view["hand"] if card < 50 and (card in fitting) is fits), None)


def fits_and_does_not(game: Any, state: Any) -> bool:
    """Both players hold a card that fits and one that does not, and the race goes on whatever is laid first."""
    for seat in (0, 1):
        fitting = set(cards_to_lay(game, state, seat))
        if {card in fitting for card in game.view(state, seat).hand if card < 50} != {True, False}:
            return False
        lays = (move for move in game.moves(state, seat) if isinstance(move, Lay))
        if any(game.play(state, seat, move).state.phase != "race" for move in lays):
            return False
    return True


async def racing(table_factory: TableFactory, **fields: Any) -> ClientGroup:
    """A race in which both players hold a card that fits and one that does not, and which goes on after any card."""
    options = {**STILL, **fields.pop("options", {})}
    settings = {**HOUSE, **fields.pop("settings", {})}
    deal_next(table_factory.server.runtime.registry, seeds("zip-zap", 2, options, fits_and_does_not))
    return await table_factory("zip-zap", "me", "me", options=options, settings=settings)


def lay(card: int) -> Any:
    return {"type": "lay", "card": card}


async def test_a_card_that_does_not_fit_locks_its_player_out(table_factory: TableFactory) -> None:
    """ZZ-GAP-10."""
    group = await racing(table_factory, options={"misplayLockMs": 2_000})
    player = group[0]
    answer = await player.ask("move", move=lay(in_hand(player, fits=False)))
    assert (answer["type"], answer["code"]) == ("refused", "does-not-fit")
    assert answer["params"]["ms"] == 2_000
    answer = await player.ask("move", move=lay(in_hand(player, fits=True)))
    assert answer["code"] == "locked-out"
    assert 0 < answer["params"]["ms"] <= 2_000
    advance(2.1)
    await player.must("move", move=lay(in_hand(player, fits=True)))


async def test_without_the_lock_a_wrong_card_costs_nothing(table_factory: TableFactory) -> None:
    group = await racing(table_factory, options={"misplayLockMs": 0})
    player = group[0]
    assert await player.refused("move", move=lay(in_hand(player, fits=False))) == "does-not-fit"
    await player.must("move", move=lay(in_hand(player, fits=True)))


async def test_a_card_that_fitted_a_moment_ago_costs_nothing(table_factory: TableFactory) -> None:
    """ZZ-GAP-09, ZZ-GAP-10: by default a wrong card locks its player out; one that is only late, or tapped twice, does
    not.
    """
    group = await racing(table_factory)
    player, card = group[0], in_hand(group[0], fits=True)
    await player.must("move", move=lay(card))
    answer = await player.ask("move", move=lay(card))
    assert (answer["type"], answer["code"]) == ("refused", "not-in-hand")
    assert "ms" not in answer["params"]
    answer = await group[1].ask("move", move=lay(card))
    assert answer["params"]["ms"] == 1_000


async def test_of_two_claims_one_comes_first_and_both_are_answered(table_factory: TableFactory) -> None:
    group = await racing(table_factory)
    ids = [await each.send("move", move=lay(in_hand(each, fits=True))) for each in group]
    answers = [await each.answer(ask) for each, ask in zip(group, ids, strict=True)]
    done = [answer for answer in answers if answer["type"] == "done"]
    assert done
    assert {answer["type"] for answer in answers} <= {"done", "refused"}
    assert min(answer["version"] for answer in done) == 2


async def test_relaxed_a_claim_leaves_everybody_three_seconds(table_factory: TableFactory) -> None:
    group = await racing(table_factory, settings={"relaxed": True})
    version = group[0].version
    first = await group[0].send("move", move=lay(in_hand(group[0], fits=True)))
    await group[0].must("ping")
    advance(2.5)
    await group[1].must("ping")
    assert group[1].version == version
    second = await group[1].send("move", move=lay(in_hand(group[1], fits=True)))
    await group[1].must("ping")
    await group[0].quiet()
    assert first not in group[0].answers
    assert second not in group[1].answers
    advance(0.6)
    answers = [await group[0].answer(first), await group[1].answer(second)]
    assert any(answer["type"] == "done" for answer in answers)
    lead = [news["what"].get("lead") for news in group[0].news("move")]
    assert lead[0] is not None, "the claim that came just too late is reported"


async def test_a_bot_moves_though_its_timer_rings_early(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "easy", settings={**HOUSE, "pace": "quick"}, options={"first": 0})
    for _ in range(2):
        await group[0].until(lambda: bool(group[0].moves))
        done = await group[0].must("move", move=group[0].first_move())
        await group[0].until(lambda done=done: group[0].version > done["version"])  # type: ignore[misc]
