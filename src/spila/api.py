"""The public API: start a match, replay a log, list the games."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from secrets import token_bytes

from spila.games import MODULES, load
from spila.kernel import AnyGame, AnyMatch, Log, Match
from spila.kernel.match import replayed
from spila.kernel.records import read_record
from spila.kernel.shuffle import SEED_BYTES


def games() -> Mapping[str, AnyGame]:
    """The games by name."""
    return {name: load(name) for name in MODULES}


def seed_from(seed: bytes | int | str | None) -> bytes:
    """32 bytes as they are, 64 hexadecimal digits as those bytes, any other text or number by its SHA-256,
    and from the system's own source when there is none.
    """
    if seed is None:
        return token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed
    text = str(seed)
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    return sha256(text.encode("utf-8", "surrogatepass")).digest()


def new_match(
    game: str,
    *,
    seats: int = 2,
    seed: bytes | int | str | None = None,
    options: object = None,
) -> AnyMatch:
    """Deal a match. `options` is an options struct, a preset's name, or a mapping of the switches to change."""
    return Match(load(game), seats, seed_from(seed), fill_options(game, options))


def fill_options(game: str, options: object) -> object:
    """Options as the rules take them. A game whose options need more than the rules know names the module that has it
    (`OPTIONS_FROM`, beside `GAME`): there `fill_options(options)` puts in a deck, given by name or path. Names that
    clients send have to be checked against `spila.decks.names()` first.
    """
    load(game)
    source = getattr(import_module(MODULES[game]), "OPTIONS_FROM", None)
    return options if source is None else import_module(source).fill_options(options)


def to_record(match: AnyMatch) -> bytes:
    """The match as a record: complete, as JSON."""
    return match.record()


def from_record(data: bytes) -> AnyMatch:
    """The match of a record, played through and checked; `Malformed` when anything is wrong with it."""
    return read_record(data, load)


def replay(log: Log) -> AnyMatch:
    """The match that a log describes, as it stands after the last entry."""
    return replayed(load(log.header.game), log)
