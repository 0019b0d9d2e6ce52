"""Words in passing: heard by all who listen, in order, and kept nowhere."""

from __future__ import annotations

import asyncio

import pytest

from spila.kernel import Malformed
from spila.store import BaseStore
from tests.store.databases import Database, entry, table
from tests.store.test_servers import cut

pytestmark = pytest.mark.anyio


class Ear:
    """Hears a table of a store."""

    def __init__(self, store: BaseStore, table_id: str = "t") -> None:
        self.words: list[bytes] = []
        self._more = asyncio.Event()
        self.hearing = store.hear(table_id, self._hear)

    def _hear(self, word: bytes) -> None:
        self.words.append(word)
        self._more.set()

    async def heard(self, last: bytes) -> list[bytes]:
        """Everything up to this word."""
        while last not in self.words:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 90)
        return self.words


def word(text: object) -> bytes:
    return f'{{"word":"{text}"}}'.encode()


async def test_all_who_hear_a_table_hear_every_word_in_order(store: BaseStore) -> None:
    ears = [Ear(store), Ear(store)]
    for number in range(300):
        store.tell("t", word(number))
    for ear in ears:
        assert await ear.heard(word(299)) == [word(number) for number in range(300)]


async def test_the_same_word_twice_is_heard_twice(store: BaseStore) -> None:
    ear = Ear(store)
    for text in ("hello", "hello", "hello", "end"):
        store.tell("t", word(text))
    assert await ear.heard(word("end")) == [word("hello")] * 3 + [word("end")]


async def test_words_of_other_tables_are_not_heard_and_no_table_has_to_be_there(store: BaseStore) -> None:
    ear, other = Ear(store), Ear(store, "other")
    store.tell("other", word(1))
    store.tell("t", word(2))
    assert await ear.heard(word(2)) == [word(2)]
    assert await other.heard(word(1)) == [word(1)]
    assert await store.tables() == []


async def test_nothing_is_kept_for_those_who_come_later_or_have_gone(store: BaseStore) -> None:
    early, gone = Ear(store), Ear(store)
    gone.hearing.close()
    store.tell("t", word(1))
    await early.heard(word(1))
    late = Ear(store)
    store.tell("t", word(2))
    assert await late.heard(word(2)) == [word(2)]
    assert gone.words == []
    early.hearing.close()
    store.tell("t", word(3))
    await late.heard(word(3))
    assert early.words == [word(1), word(2)]


async def test_words_are_json_on_one_line_and_not_too_long(store: BaseStore) -> None:
    ear = Ear(store)
    longest = word("ä" * 3494)
    assert len(longest) == 7_000 - 1
    for bad in (b"", b"{", b'{\n"a":1}', b'"\xff"', b'"\0"', word("x" * 7_000)):
        with pytest.raises(Malformed):
            store.tell("t", bad)
    with pytest.raises(Malformed):
        store.tell("no table", b"1")
    store.tell("t" * 64, longest)
    store.tell("t", longest)
    assert await ear.heard(longest) == [longest]


async def test_one_who_fails_to_listen_harms_nobody(store: BaseStore) -> None:
    def deaf(_word: bytes) -> None:
        raise RuntimeError("deaf")

    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: faults.append(context["exception"]))
    store.hear("t", deaf)
    ear = Ear(store)
    store.tell("t", word(1))
    store.tell("t", word(2))
    assert await ear.heard(word(2)) == [word(1), word(2)]
    assert [str(fault) for fault in faults] == ["deaf", "deaf"]


async def test_after_the_store_is_closed_nothing_is_heard(place: Database) -> None:
    store = await place.open()
    ear = Ear(store)
    await store.close()
    store.tell("t", word(1))
    store.hear("t", ear.words.append)
    await asyncio.sleep(0)
    assert ear.words == []


async def test_words_cross_servers_both_ways(postgres_place: Database) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    ears = [Ear(here), Ear(there)]
    for number in range(50):
        here.tell("t", word(f"here {number}"))
        there.tell("t", word(f"there {number}"))
    for ear in ears:
        for side in ("here", "there"):
            await ear.heard(word(f"{side} 49"))
            assert [each for each in ear.words if b'"' + side.encode() in each] == [
                word(f"{side} {number}") for number in range(50)
            ]
    assert ears[0].words == ears[1].words, "one order for all"


async def test_words_are_heard_again_after_the_line_was_cut_and_appends_never_wait_for_them(
    postgres_place: Database,
) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    await table(here)
    ear, watch = Ear(here), here.watch("t")
    await cut(postgres_place)
    there.tell("t", word("lost, perhaps"))
    assert await there.append("t", 0, [entry(1)]) == 1
    assert await anext(watch) == 1  # the line is mended
    async with asyncio.timeout(90):
        while word("heard") not in ear.words:  # the teller's own line may take longer
            there.tell("t", word("heard"))
            await asyncio.sleep(0.01)
