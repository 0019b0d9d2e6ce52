"""Transient messages about tables: delivered to current subscribers on all servers, and never stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from spila.kernel.codec import Malformed
from spila.store.log import check_document, check_id

MAX_MESSAGE = 7_000
"""Bytes. The payload of a PostgreSQL notification must be shorter than 8,000 bytes, table id included."""

Handler: TypeAlias = Callable[[bytes], None]


class Subscription:
    """The subscription of one handler to one table, until `close`."""

    def __init__(self, table_id: str, handler: Handler, owner: PubSub) -> None:
        self.table_id = table_id
        self.handler: Handler | None = handler
        self._owner = owner

    def close(self) -> None:
        """End the subscription; messages already scheduled are not delivered."""
        self.handler = None
        self._owner.remove(self)


class PubSub:
    """All subscriptions of a store, by table."""

    def __init__(self) -> None:
        self._subscriptions: dict[str, list[Subscription]] = {}

    def subscribe(self, table_id: str, handler: Handler) -> Subscription:
        """Add a subscription."""
        subscription = Subscription(table_id, handler, self)
        self._subscriptions.setdefault(table_id, []).append(subscription)
        return subscription

    def publish(self, table_id: str, message: bytes) -> None:
        """Schedule delivery to every subscriber; an exception in one handler does not affect the others."""
        subscriptions = self._subscriptions.get(table_id)
        if subscriptions:
            loop = asyncio.get_running_loop()
            for subscription in subscriptions:
                loop.call_soon(_deliver, subscription, message)

    def remove(self, subscription: Subscription) -> None:
        """Remove a subscription."""
        subscriptions = self._subscriptions.get(subscription.table_id, [])
        if subscription in subscriptions:
            subscriptions.remove(subscription)
            if not subscriptions:
                del self._subscriptions[subscription.table_id]

    def close(self) -> None:
        """Close every subscription."""
        for subscriptions in list(self._subscriptions.values()):
            for subscription in list(subscriptions):
                subscription.close()


def _deliver(subscription: Subscription, message: bytes) -> None:
    if subscription.handler is not None:
        subscription.handler(message)


def check_message(table_id: str, message: bytes) -> bytes:
    """Return the message; `Malformed` unless it is JSON on one line and at most `MAX_MESSAGE` bytes."""
    check_id(table_id)
    message = check_document(message, "word")
    if len(message) > MAX_MESSAGE:
        raise Malformed("word-too-long", bytes=len(message), most=MAX_MESSAGE)
    try:
        text = message.decode()
    except UnicodeDecodeError as error:
        raise Malformed("unreadable", what="word", why=str(error)) from None
    if "\0" in text:
        raise Malformed("unreadable", what="word", why="NUL")
    return message
