"""Spoiling good input in ways that files and wires do."""

from __future__ import annotations

import random

_TOKENS = [
    b"null", b"true", b"-1", b"0", b"99999999999999999999999", b"1e400", b"1.5", b'""', b'"\\ud800"', b"[]", b"{}",
    b'{"type":"move"}', b'"skip-bo"', b"\xff\xfe", b"\x00", b"[" * 40, b'{"a":' * 30, b"NaN", b"-0", b'"\xc3"',
]  # fmt: skip


def mutated(data: bytes, rng: random.Random) -> bytes:
    """One to three changes: cut, drop, double, swap or overwrite bytes; put a strange token where a value was."""
    spoiled = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        if not spoiled:
            break
        at = rng.randrange(len(spoiled))
        to = min(len(spoiled), at + rng.randint(1, 12))
        way = rng.randrange(8)
        if way == 0:
            del spoiled[at:]
        elif way == 1:
            del spoiled[at:to]
        elif way == 2:
            spoiled[at:at] = spoiled[at:to]
        elif way == 3:
            spoiled[at] = rng.randrange(256)
        elif way == 4:
            spoiled[at] ^= 1 << rng.randrange(8)
        elif way == 5:
            spoiled[at:to] = rng.choice(_TOKENS)
        elif way == 6:
            digits = [place for place, byte in enumerate(spoiled) if 48 <= byte <= 57]
            if digits:
                spoiled[rng.choice(digits)] = 48 + rng.randrange(10)
        else:
            other = rng.randrange(len(spoiled))
            spoiled[at], spoiled[other] = spoiled[other], spoiled[at]
    return bytes(spoiled)
