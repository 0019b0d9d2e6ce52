"""Published messages: delivered to all current subscribers, in order, and never stored."""

from __future__ import annotations

import asyncio

import pytest

from spila.kernel import Malformed
from spila.store import BaseStore
from tests.store.databases import Database, entry, table
from tests.store.test_servers import cut_connections

pytestmark = pytest.mark.anyio


class Subscriber:
    """Collects the messages published to a table."""

    def __init__(self, store: BaseStore, table_id: str = "t") -> None:
        self.messages: list[bytes] = []
        self._more = asyncio.Event()
        self.subscription = store.subscribe(table_id, self._receive)

    def _receive(self, message: bytes) -> None:
        self.messages.append(message)
        self._more.set()

    async def received(self, last: bytes) -> list[bytes]:
        """All messages, once this one has arrived."""
        while last not in self.messages:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 90)
        return self.messages


def message(text: object) -> bytes:
    return f'{{"word":"{text}"}}'.encode()


async def test_all_subscribers_receive_every_message_in_order(store: BaseStore) -> None:
    subscribers = [Subscriber(store), Subscriber(store)]
    for number in range(300):
        store.publish("t", message(number))
    for subscriber in subscribers:
        assert await subscriber.received(message(299)) == [message(number) for number in range(300)]


async def test_equal_messages_are_all_delivered(store: BaseStore) -> None:
    subscriber = Subscriber(store)
    for text in ("hello", "hello", "hello", "end"):
        store.publish("t", message(text))
    assert await subscriber.received(message("end")) == [message("hello")] * 3 + [message("end")]


async def test_messages_of_other_tables_are_not_delivered_and_the_table_need_not_exist(store: BaseStore) -> None:
    subscriber, other = Subscriber(store), Subscriber(store, "other")
    store.publish("other", message(1))
    store.publish("t", message(2))
    assert await subscriber.received(message(2)) == [message(2)]
    assert await other.received(message(1)) == [message(1)]
    assert await store.tables() == []


async def test_nothing_is_stored_for_later_or_former_subscribers(store: BaseStore) -> None:
    early, gone = Subscriber(store), Subscriber(store)
    gone.subscription.close()
    store.publish("t", message(1))
    await early.received(message(1))
    late = Subscriber(store)
    store.publish("t", message(2))
    assert await late.received(message(2)) == [message(2)]
    assert gone.messages == []
    early.subscription.close()
    store.publish("t", message(3))
    await late.received(message(3))
    assert early.messages == [message(1), message(2)]


async def test_messages_are_json_on_one_line_and_not_too_long(store: BaseStore) -> None:
    subscriber = Subscriber(store)
    longest = message("ä" * 3494)
    assert len(longest) == 7_000 - 1
    for bad in (b"", b"{", b'{\n"a":1}', b'"\xff"', b'"\0"', message("x" * 7_000)):
        with pytest.raises(Malformed):
            store.publish("t", bad)
    with pytest.raises(Malformed):
        store.publish("no table", b"1")
    store.publish("t" * 64, longest)
    store.publish("t", longest)
    assert await subscriber.received(longest) == [longest]


async def test_a_failing_handler_does_not_affect_others(store: BaseStore) -> None:
    def failing(_message: bytes) -> None:
        raise RuntimeError("failing")

    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: faults.append(context["exception"]))
    store.subscribe("t", failing)
    subscriber = Subscriber(store)
    store.publish("t", message(1))
    store.publish("t", message(2))
    assert await subscriber.received(message(2)) == [message(1), message(2)]
    assert [str(fault) for fault in faults] == ["failing", "failing"]


async def test_a_closed_store_delivers_nothing(place: Database) -> None:
    store = await place.open()
    subscriber = Subscriber(store)
    await store.close()
    store.publish("t", message(1))
    store.subscribe("t", subscriber.messages.append)
    await asyncio.sleep(0)
    assert subscriber.messages == []


async def test_messages_cross_servers_both_ways(postgres_place: Database) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    subscribers = [Subscriber(here), Subscriber(there)]
    for number in range(50):
        here.publish("t", message(f"here {number}"))
        there.publish("t", message(f"there {number}"))
    for subscriber in subscribers:
        for side in ("here", "there"):
            await subscriber.received(message(f"{side} 49"))
            assert [each for each in subscriber.messages if b'"' + side.encode() in each] == [
                message(f"{side} {number}") for number in range(50)
            ]
    assert subscribers[0].messages == subscribers[1].messages, "one order for all"


async def test_messages_arrive_again_after_a_lost_connection_and_appends_never_wait_for_them(
    postgres_place: Database,
) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    await table(here)
    subscriber, watch = Subscriber(here), here.watch("t")
    await cut_connections(postgres_place)
    there.publish("t", message("lost, perhaps"))
    assert await there.append("t", 0, [entry(1)]) == 1
    assert await anext(watch) == 1  # connected again
    async with asyncio.timeout(90):
        while message("delivered") not in subscriber.messages:  # the sender may take longer to reconnect
            there.publish("t", message("delivered"))
            await asyncio.sleep(0.01)
