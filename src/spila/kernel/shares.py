"""The seed of a deal, drawn by the server and the players together.

The server commits to its secret before it sees anything of the players, every player to a number before anybody shows
theirs. The seed is a hash of them all, so nobody can choose it who does not control all of them. `docs/records.md`
describes every byte and what remains possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from spila.kernel.codec import Malformed
from spila.kernel.values import Hex, Seat

_DOMAIN: Final = b"spila seed 1\0"


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's part of the seed. `commitment` is the SHA-256 of `value`, 32 random bytes; None: it was not shown in
    time, and does not count.
    """

    seat: Seat
    commitment: Hex
    value: Hex | None = None


def fits(commitment: str, value: str) -> bool:
    """Whether this is the number that was committed to."""
    return sha256(bytes.fromhex(value)).hexdigest() == commitment


def check_shares(shares: Sequence[Share]) -> None:
    """`Malformed` unless seats ascend and every number is the one that was committed to."""
    before = -1
    for share in shares:
        if not before < share.seat < 256 or (share.value is not None and not fits(share.commitment, share.value)):
            raise Malformed("share", seat=share.seat)
        before = share.seat


def deal_seed(secret: bytes, shares: Sequence[Share]) -> bytes:
    """The seed that the cards follow from: the server's secret itself where no player has a part in it."""
    shown = [bytes([share.seat]) + bytes.fromhex(share.value) for share in shares if share.value is not None]
    return sha256(b"".join((_DOMAIN, secret, *shown))).digest() if shown else secret
