"""The roles of one table besides its seats: big screens and remotes, each with a token of its own.

Like seats they are entries of the log: they survive restarts, hold on every server, and end when they are
revoked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spila.tables.answered import Answered
from spila.tables.choices import Role
from spila.tables.entries import RoleGranted, RoleHolder, RoleRevoked, TableEntry
from spila.tables.parts import RoleInfo
from spila.tables.seating import fingerprint

MOST_OF_A_ROLE: Final = 8
"""How many big screens, and how many remotes, a table may have."""


class Roles:
    """The devices that have a role at one table."""

    def __init__(self, holders: Iterable[RoleHolder]) -> None:
        self.holders: dict[int, RoleHolder] = {}
        self.next_number = 1
        """Numbers are never used again, so that nobody is taken for a device whose role was revoked."""
        self.answered = Answered()
        """The commands of remotes, by the number of the role."""
        for holder in holders:
            self._add(holder)

    def enter(self, entry: TableEntry) -> None:
        """Carry out an entry of the log."""
        match entry:
            case RoleGranted():
                self._add(entry.holder)
            case RoleRevoked():
                self.holders.pop(entry.number, None)
            case _:
                pass

    def _add(self, holder: RoleHolder) -> None:
        self.holders[holder.number] = holder
        self.next_number = max(self.next_number, holder.number + 1)

    def holder(self, number: int) -> RoleHolder | None:
        """The device with this number."""
        return self.holders.get(number)

    def of(self, token: str) -> RoleHolder | None:
        """The device with this token."""
        return self.with_fingerprint(fingerprint(token))

    def with_fingerprint(self, mark: str) -> RoleHolder | None:
        """The device whose token has this fingerprint."""
        return next((holder for holder in self.holders.values() if holder.token == mark), None)

    def count(self, role: Role) -> int:
        """How many devices have this role."""
        return sum(holder.role == role for holder in self.holders.values())

    def infos(self) -> tuple[RoleInfo, ...]:
        """What everybody may know of them."""
        return tuple(RoleInfo(holder.number, holder.role) for holder in self.holders.values())
