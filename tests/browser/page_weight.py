"""What comes over the wire while a page is opened."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


class Weight:
    """Bytes of bodies as they were transferred, compressed, by address. The service worker's own copies do not count:
    it has to be blocked, since what comes through it is not seen on the wire of the page.
    """

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._asked: dict[str, str] = {}
        wire = page.context.new_cdp_session(page)
        wire.on("Network.responseReceived", self._answered)
        wire.on("Network.dataReceived", self._came)
        wire.send("Network.enable")

    def _answered(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["response"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        address = self._asked.get(event["requestId"], "")
        self.bytes[address] = self.bytes.get(address, 0) + int(event["encodedDataLength"])

    @property
    def code(self) -> int:
        """Script and style."""
        return sum(size for address, size in self.bytes.items() if address.endswith((".js", ".css")))

    @property
    def all(self) -> int:
        return sum(self.bytes.values())

    def largest(self) -> list[tuple[int, str]]:
        return sorted(((size, address) for address, size in self.bytes.items()), reverse=True)[:12]
