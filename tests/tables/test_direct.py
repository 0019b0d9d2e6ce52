"""Moves that are carried out where they arrive: each is answered once and the game goes on, whatever the store does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spila.store import StoreError, Unavailable, Uncertain
from tests.server.client_group import ClientGroup, TableFactory

pytestmark = pytest.mark.anyio

Done = Callable[[Any, BaseException | None], None]
Append = Callable[[str, int, bytes, int, Done], None]


async def skip_bo(table_factory: TableFactory) -> tuple[ClientGroup, Any, Any]:
    """A game of two people: the group, who moves, and the other."""
    group = await table_factory("skip-bo", "me", "me")
    mover = next(each for each in group if each.moves)
    return group, mover, next(each for each in group if each is not mover)


class Once:
    """The store's next append of a move goes like this; those after it as always."""

    def __init__(self, store: Any, lost: Callable[[Append, Done], Append]) -> None:
        self._store = store
        self._real: Append = store.append_soon
        self._lost = lost
        self.used = False
        store.append_soon = self.append

    def append(self, table: str, version: int, entry: bytes, at: int, done: Done) -> None:
        self.used = True
        self._store.append_soon = self._real
        self._lost(self._real, done)(table, version, entry, at, done)


def failing(error: Exception, *, lands: bool) -> Callable[[Append, Done], Append]:
    """The outcome is this error, though the entry may have been written (`lands`)."""

    def lost(real: Append, done: Done) -> Append:
        def append(table: str, version: int, entry: bytes, at: int, _done: Done) -> None:
            if lands:
                real(table, version, entry, at, lambda *_: done(None, error))
            else:
                done(None, error)

        return append

    return lost


@pytest.mark.parametrize(
    ("error", "lands", "made"),
    [
        (StoreError("store-write", why="full"), False, False),
        (Unavailable("the line is down"), False, False),
        (Uncertain("the line is down"), False, True),
        (Uncertain("the line is down"), True, True),
    ],
)
async def test_a_move_is_answered_and_made_at_most_once(
    table_factory: TableFactory, error: StoreError, lands: bool, made: bool
) -> None:
    group, mover, other = await skip_bo(table_factory)
    version = mover.version
    once = Once(group.live().store, failing(error, lands=lands))
    ask = await mover.send("move", move=mover.first_move())
    if made:
        await other.until(lambda: other.version == version + 1)
        await mover.until(lambda: mover.version == version + 1)
        await mover.answer(ask)
        assert mover.answers[ask]["type"] == "done"
    else:
        answer = await mover.answer(ask)
        assert (answer["type"], answer["code"]) == ("refused", error.code)
    await mover.quiet()
    assert once.used
    assert group.live().state.version == version + made
    mover = next(each for each in group if each.moves)
    await mover.ask("move", move=mover.first_move())
    await other.until(lambda: other.version == version + made + 1)


async def test_what_comes_while_a_move_is_written_is_done_after_it(table_factory: TableFactory) -> None:
    group, mover, other = await skip_bo(table_factory)
    version = mover.version
    held: list[Callable[[], None]] = []

    def keep(real: Append, done: Done) -> Append:
        return lambda table, at_version, entry, at, _done: held.append(lambda: real(table, at_version, entry, at, done))

    Once(group.live().store, keep)
    move = await mover.send("move", move=mover.first_move())
    await mover.quiet()
    assert held, "the store has it"
    ping = await mover.send("ping")
    await mover.quiet()
    assert ping not in mover.answers
    assert (move not in mover.answers, mover.version) == (True, version)
    held[0]()
    assert (await mover.answer(ping))["version"] == version + 1
    await other.until(lambda: other.version == version + 1)


async def test_a_fault_while_a_move_is_written_closes_the_table_alone(table_factory: TableFactory) -> None:
    group, mover, other = await skip_bo(table_factory)
    version = mover.version
    Once(group.live().store, failing(RuntimeError("a fault of ours"), lands=True))
    await mover.send("move", move=mover.first_move())
    await mover.until_gone()
    await other.until_gone()
    assert (mover.goodbye["code"], other.goodbye["code"]) == ("table-fault", "table-fault")
    await mover.open()
    assert mover.version == version + 1, "it is there again, with the move that was written"


async def test_a_table_that_is_deleted_while_a_move_is_written(table_factory: TableFactory) -> None:
    group, mover, _ = await skip_bo(table_factory)
    held: list[Done] = []
    Once(group.live().store, lambda _real, done: lambda *_: held.append(done))
    await mover.send("move", move=mover.first_move())
    await mover.quiet()
    assert held, "the store has it"
    await group.server.runtime.registry.delete(group.table)
    held[0](None, StoreError("store-write"))
    await mover.until_gone()
    assert mover.goodbye["code"] == "table-fault"
