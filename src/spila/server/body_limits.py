"""How large the body of a request may be, by its address: only the workshop takes more than a few kilobytes."""

from __future__ import annotations

import re
from typing import Final

from spila.server.gate import Gate
from spila.server.limits import Limits

DISCARDED: Final = 64 * 1024 * 1024
_WORKSHOP: Final = re.compile(
    rb"api/workshop/(?:(?P<sheet>file)|(?P<upload>decks/[^/]{1,20}/pictures)"
    rb"|(?P<save>sheet|check|decks(?:/[^/]{1,20}/draft)?))"
)


class BodyLimit:
    """The limit for one connection's current request. Large bodies of all connections together have a limit too."""

    def __init__(self, gate: Gate, base: str) -> None:
        self._gate, self._limits = gate, gate.limits
        self._base = base.encode()
        self._reserved = 0
        self.most = gate.limits.body_bytes

    @property
    def discarded(self) -> int:
        """Bytes that are thrown away after a refusal: browsers report only a broken connection while they can't send
        the rest of a file.
        """
        return DISCARDED if self.most > self._limits.body_bytes else 0

    @property
    def parting_seconds(self) -> float:
        """How long that may take."""
        return self._limits.body_seconds if self.most > self._limits.body_bytes else 0.0

    def begin(self, url: bytes) -> None:
        """A request to this address begins."""
        self.most = body_limit(self._limits, url.partition(b"?")[0].removeprefix(self._base))

    def has_room(self, size: int) -> bool:
        """Whether there is room for a body of this size among those that are arriving."""
        more = size - self._reserved
        if size > self._limits.body_bytes and more > 0:
            if not self._gate.reserve(more):
                return False
            self._reserved = size
        return True

    def end(self) -> None:
        """The body has arrived, or will not."""
        self._gate.release(self._reserved)
        self._reserved = 0


def body_limit(limits: Limits, path: bytes) -> int:
    """The most bytes that may be sent to this path, which begins after the base."""
    found = _WORKSHOP.fullmatch(path)
    return limits.body_bytes if found is None else int(getattr(limits, f"{found.lastgroup}_bytes"))
