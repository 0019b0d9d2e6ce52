"""What all twins share: random numbers, the loops over rows, and the compilers for CPU and CUDA.

The functions marked as compiled are plain Python over one row: `row` (the cells of a match), `words` (its 64-bit numbers)
and `config` (constants of the batch). `compile_game` compiles copies of them, and of the functions in a game's file, for
one target; calls by name then reach the compiled copies. Nothing here imports numba before that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from inspect import getsource
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any, Final

from spila.twin.layout import Cells, Words

GAMES: Final = MappingProxyType(
    {"skip-bo": "spila.twin.skip_bo", "zip-zap": "spila.twin.zip_zap", "timeline": "spila.twin.timeline"}
)
"""The modules of the twins, by the id of the game."""

KEY: Final = 0
COUNTER: Final = 1
SPARE: Final = 2
"""The first of the words that a game may use."""
LOW: Final = 0xFFFFFFFF
ACTION: Final = 0xFFFFFFFF
"""The part of a choice that is the action; the seat is in the bits above."""
OVER: Final = -1
WON: Final = 255
"""The part of a result that is the winners, one bit each; the number of the reason is in the bits above."""

# --- random numbers (compiled) --------------------------------------------------------------------------------


def mixed(number: int) -> int:
    """SplitMix64's finalizer: a different, irregular number for every number."""
    number = (number ^ ((number >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    number = (number ^ ((number >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return number ^ ((number >> 31) & 0x1FFFFFFFF)


def seed_row(words: Words, seed: int, number: int) -> None:
    """Give the row its own stream. The key is odd, so never 0."""
    words[KEY] = mixed(mixed(seed) + number * 2 + 1) | 1
    words[COUNTER] = 0


def below(words: Words, size: int) -> int:
    """A number from 0 to size - 1 (size < 65,536), by Widynski's counter-based generator "squares" with four rounds.

    A row with key 0 is scripted, which tests use: its numbers are in `words`, from the last one backwards.
    """
    key, counter = words[KEY], words[COUNTER]
    words[COUNTER] = counter + 1
    if key == 0:
        return words[len(words) - 1 - counter]
    y = counter * key
    z = y + key
    x = y * y + y
    x = ((x >> 32) & LOW) | (x << 32)
    x = x * x + z
    x = ((x >> 32) & LOW) | (x << 32)
    x = x * x + y
    x = ((x >> 32) & LOW) | (x << 32)
    x = x * x + z
    return (((x >> 32) & LOW) * size) >> 32


# --- one row (compiled; `deal`, `choose` and so on are the game's) ---------------------------------------------


def begin_row(row: Cells, words: Words, config: Cells, seed: int, number: int) -> None:
    """Deal the first match of a row."""
    seed_row(words, seed, number)
    deal(row, words, config)


def play_row(row: Cells, words: Words, config: Cells, moves: int) -> int:
    """Make that many random legal moves, dealing anew after each match; how many matches ended."""
    ended = 0
    for _ in range(moves):
        choice = choose(row, words, config)
        step(row, words, config, choice >> 32, choice & ACTION)
        if turn(row, config) == OVER:
            ended += 1
            deal(row, words, config)
    return ended


# --- rows of a batch on the CPU (compiled) ---------------------------------------------------------------------


def begin_rows(rows: Cells, words: Words, config: Cells, seed: int, first: int, last: int) -> None:
    """`begin_row` for the rows from `first` up to, not including, `last`."""
    for at in range(first, last):
        begin_row(rows[at], words[at], config, seed, at)


def play_rows(rows: Cells, words: Words, config: Cells, moves: int, ended: Words, first: int, last: int) -> None:
    """`play_row` for these rows; the matches that ended are added to `ended`."""
    for at in range(first, last):
        ended[at] += play_row(rows[at], words[at], config, moves)


# --- compilers --------------------------------------------------------------------------------------------------

SHARED: Final = ("mixed", "seed_row", "below", "begin_row", "play_row")
LOOPS: Final = ("begin_rows", "play_rows")
"""Functions that Python calls; their machine code is cached."""

Jit = Callable[[FunctionType, bool], Any]


def _functions(module: ModuleType, names: tuple[str, ...]) -> dict[str, FunctionType]:
    return {name: getattr(module, name) for name in names}


def _compiled_names(module: ModuleType) -> tuple[str, ...]:
    return tuple(
        name
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in module.HOST
    )


def _linked(game: str, module: ModuleType, shared: Mapping[str, tuple[str, ...]], jit: Jit) -> SimpleNamespace:
    """Compile copies of the functions that see each other's compiled copies.

    The copies are named after the game and a digest of all the source, since the name is what finds them in the cache.
    """
    sources = [*(import_module(name) for name in shared), module]
    digest = sha256("".join(map(getsource, sources)).encode()).hexdigest()[:12]
    found: dict[str, Any] = {}
    scopes: list[dict[str, Any]] = []
    for source in sources:
        names = shared.get(source.__name__) or _compiled_names(source)
        scope = dict(vars(source))
        scopes.append(scope)
        for name, function in _functions(source, names).items():
            copy = FunctionType(function.__code__, scope, name, function.__defaults__, function.__closure__)
            copy.__qualname__ = f"{game.replace('-', '_')}_{name}_{digest}"
            copy.__module__ = source.__name__
            found[name] = jit(copy, name in LOOPS)
    for scope in scopes:
        scope.update(found)
    return SimpleNamespace(**found)


@cache
def compiled(game: str) -> SimpleNamespace:
    """The functions of the game and the loops, compiled for a CPU core when first called."""
    from numba import njit

    def jit(function: FunctionType, entry: bool) -> Any:
        return njit(function, nogil=True, error_model="numpy", cache=entry)

    return _linked(game, import_module(GAMES[game]), {__name__: SHARED + LOOPS}, jit)
