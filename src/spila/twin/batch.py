"""What all twins share: random numbers, the loops over rows, and the compilers for CPU and CUDA.

The functions marked as compiled are plain Python over a `row` (the cells of a match), its 64-bit `words`, and `config`
(constants of the batch). `compiled` makes machine code of copies of them and of a game's modules, which then call each
other's copies by name. Nothing here imports numba before that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from inspect import getsource
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from spila.games import MODULES
from spila.plugins import part_name
from spila.twin import bits
from spila.twin.layout import Cells, Floats, Words

if TYPE_CHECKING:  # which game's functions they are is decided when a copy is compiled
    from spila.twin.contract import choose, deal, hidden, legal, observe, result, score, step, tick, turn

KEY, COUNTER, SPARE = range(3)
"""The first of the words that a game may use."""
LOW: Final = 0xFFFFFFFF
ACTION: Final = 0xFFFFFFFF
"""The part of a choice that is the action; the seat is in the bits above."""
OVER: Final = -1
WON: Final = 255
"""The part of a result that is the winners, one bit each; the number of the reason is in the bits above."""

STEPS, ACTING, LISTED = range(3)
"""In the book of a row: steps of its match, the seat to act, how many actions are listed (in a race for each seat)."""
GOES_ON, TERMINATED, TRUNCATED, ILLEGAL = range(4)
"""What a step does to a match."""

# --- games ------------------------------------------------------------------------------------------------------


def twin_name(game: str) -> str:
    """The name of the module with a game's twin. The module of its rows has the same name with `_row` added."""
    return part_name(game, "twin", __name__.rpartition(".")[0])


def games() -> list[str]:
    """The games that have a twin."""
    return [game for game in MODULES if find_spec(twin_name(game)) is not None]


def reasons(game: str) -> tuple[str, ...]:
    """The reasons of results, by their numbers."""
    found: tuple[str, ...] = import_module(f"{twin_name(game)}_row").REASONS
    return found


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
    """The next number from 0 to size - 1 (size < 65,536).

    A row with key 0 is scripted, which tests use: its numbers are in `words`, from the last one backwards.
    """
    key, counter = words[KEY], words[COUNTER]
    words[COUNTER] = counter + 1
    if key == 0:
        return words[len(words) - 1 - counter]
    return chance(key, counter, size)


def chance(key: int, counter: int, size: int) -> int:
    """A number from 0 to size - 1 (size < 65,536), by Widynski's counter-based generator "squares" with four rounds."""
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


def play_random(row: Cells, words: Words, config: Cells) -> None:
    """A random legal move. Games may have a quicker function of this name, which does the same."""
    choice = choose(row, words, config)
    step(row, words, config, choice >> 32, choice & ACTION)


def play_row(row: Cells, words: Words, config: Cells, moves: int) -> int:
    """Make that many random legal moves, dealing anew after each match; how many matches ended."""
    ended = 0
    for _ in range(moves):
        play_random(row, words, config)
        if turn(row, config) == OVER:
            ended += 1
            deal(row, words, config)
    return ended


def pay_row(row: Cells, words: Words, config: Cells, reward: Floats) -> None:
    """The winners share 1 and the others share -1; 0 for all when everybody or nobody won."""
    seats = config[0] + 0
    winners = result(row, words, config) & WON
    won = 0
    for seat in range(seats):
        won += winners >> seat & 1
    for seat in range(seats):
        if won in (0, seats):
            reward[seat] = 0
        else:
            reward[seat] = 1 / won if winners >> seat & 1 else -1 / (seats - won)


def show_row(row: Cells, words: Words, config: Cells, book: Cells, listed: Cells, mask: Cells, out: Floats) -> None:
    """Write mask and observation of the seat to act. `listed` are the actions that the mask has now."""
    for place in range(book[LISTED]):
        mask[listed[place]] = 0
    seat = turn(row, config)
    count = legal(row, words, config, seat, listed)
    for place in range(count):
        mask[listed[place]] = 1
    observe(row, words, config, seat, out)
    book[ACTING] = seat
    book[LISTED] = count


def keep_final(row: Cells, words: Words, config: Cells, final: Floats) -> None:
    """The last observation of a match that is stopped."""
    observe(row, words, config, turn(row, config), final)


def advance_row(
    row: Cells, words: Words, config: Cells, action: int, limit: int, book: Cells, listed: Cells, mask: Cells,
    out: Floats, final: Floats, reward: Floats,
) -> int:  # fmt: skip
    """One action of the seat to act. A match that ends is followed by the next one in the same step."""
    seat = book[ACTING] + 0
    book[STEPS] += 1
    end = GOES_ON
    for each in range(config[0]):
        reward[each] = 0
    if step(row, words, config, seat, action) == 0:
        reward[seat] = -1
        end = ILLEGAL
    elif turn(row, config) == OVER:
        pay_row(row, words, config, reward)
        end = TERMINATED
    elif book[STEPS] == limit:
        keep_final(row, words, config, final)
        end = TRUNCATED
    if end != GOES_ON:
        book[STEPS] = 0
        deal(row, words, config)
    show_row(row, words, config, book, listed, mask, out)
    return end


def table_row(row: Cells, words: Words, config: Cells, size: int, out: Floats) -> None:
    """Write the full table: the observation of every seat, of `size` numbers, then what none of them shows."""
    seats = config[0] + 0
    for seat in range(seats):
        observe(row, words, config, seat, out[size * seat :])
    hidden(row, words, config, out[size * seats :])


def show_race_row(
    row: Cells, words: Words, config: Cells, book: Cells, listed: Cells, mask: Cells, out: Floats
) -> None:
    """Masks and observations of all seats; waiting is always allowed."""
    seats = config[0] + 0
    wait = mask.shape[1] - 1
    for seat in range(seats):
        for place in range(book[LISTED + seat]):
            mask[seat, listed[seat, place]] = 0
        count = legal(row, words, config, seat, listed[seat])
        for place in range(count):
            mask[seat, listed[seat, place]] = 1
        mask[seat, wait] = 1
        observe(row, words, config, seat, out[seat])
        book[LISTED + seat] = count


def advance_race_row(
    row: Cells, words: Words, config: Cells, actions: Cells, limit: int, book: Cells, listed: Cells, mask: Cells,
    out: Floats, final: Floats, reward: Floats, refused: Cells,
) -> int:  # fmt: skip
    """One tick of a race."""
    seats = config[0] + 0
    book[STEPS] += 1
    end = GOES_ON
    for seat in range(seats):
        reward[seat] = 0
    tick(row, words, config, actions, refused)
    if turn(row, config) == OVER:
        pay_row(row, words, config, reward)
        end = TERMINATED
    elif book[STEPS] == limit:
        for seat in range(seats):
            observe(row, words, config, seat, final[seat])
        end = TRUNCATED
    if end != GOES_ON:
        book[STEPS] = 0
        deal(row, words, config)
    show_race_row(row, words, config, book, listed, mask, out)
    return end


# --- rows of a batch on the CPU (compiled) ---------------------------------------------------------------------


def begin_rows(rows: Cells, words: Words, config: Cells, seed: int, first: int, last: int) -> None:
    """`begin_row` for the rows from `first` up to, not including, `last`."""
    for at in range(first, last):
        begin_row(rows[at], words[at], config, seed, at)


def deal_rows(rows: Cells, words: Words, config: Cells, first: int, last: int) -> None:
    """Deal the next match of these rows."""
    for at in range(first, last):
        deal(rows[at], words[at], config)


def play_rows(rows: Cells, words: Words, config: Cells, moves: int, ended: Words, first: int, last: int) -> None:
    """`play_row` for these rows; the matches that ended are added to `ended`."""
    for at in range(first, last):
        ended[at] += play_row(rows[at], words[at], config, moves)


def finish_rows(
    rows: Cells, words: Words, config: Cells, most: int, lengths: Words, results: Words, scores: Words, first: int,
    last: int,
) -> None:  # fmt: skip
    """Random legal moves until each match is over, or after `most` (0: no limit) a result of -1; counts and scores."""
    for at in range(first, last):
        row, own = rows[at], words[at]
        moves = 0
        while turn(row, config) != OVER and (most == 0 or moves < most):
            play_random(row, own, config)
            moves += 1
        lengths[at] = moves
        results[at] = result(row, own, config) if turn(row, config) == OVER else -1
        for seat in range(config[0]):
            scores[at, seat] = score(row, own, config, seat)


def choose_rows(rows: Cells, words: Words, config: Cells, actions: Cells, first: int, last: int) -> None:
    """A random legal action for each of these rows."""
    for at in range(first, last):
        actions[at] = choose(rows[at], words[at], config) & ACTION


def table_rows(rows: Cells, words: Words, config: Cells, size: int, outs: Floats, first: int, last: int) -> None:
    """`table_row` for these rows."""
    for at in range(first, last):
        table_row(rows[at], words[at], config, size, outs[at])


def show_rows(
    rows: Cells, words: Words, config: Cells, books: Cells, listed: Cells, masks: Cells, outs: Floats, first: int,
    last: int,
) -> None:  # fmt: skip
    """`show_row` for these rows."""
    for at in range(first, last):
        show_row(rows[at], words[at], config, books[at], listed[at], masks[at], outs[at])


def advance_rows(
    rows: Cells, words: Words, config: Cells, actions: Cells, limit: int, books: Cells, listed: Cells, masks: Cells,
    outs: Floats, finals: Floats, rewards: Floats, ends: Cells, first: int, last: int,
) -> None:  # fmt: skip
    """`advance_row` for these rows."""
    for at in range(first, last):
        ends[at] = advance_row(
            rows[at], words[at], config, actions[at], limit, books[at], listed[at], masks[at], outs[at],
            finals[at if limit > 0 else 0], rewards[at],
        )  # fmt: skip


def show_race_rows(
    rows: Cells, words: Words, config: Cells, books: Cells, listed: Cells, masks: Cells, outs: Floats, first: int,
    last: int,
) -> None:  # fmt: skip
    """`show_race_row` for these rows."""
    for at in range(first, last):
        show_race_row(rows[at], words[at], config, books[at], listed[at], masks[at], outs[at])


def advance_race_rows(
    rows: Cells, words: Words, config: Cells, actions: Cells, limit: int, books: Cells, listed: Cells, masks: Cells,
    outs: Floats, finals: Floats, rewards: Floats, refused: Cells, ends: Cells, first: int, last: int,
) -> None:  # fmt: skip
    """`advance_race_row` for these rows."""
    for at in range(first, last):
        ends[at] = advance_race_row(
            rows[at], words[at], config, actions[at], limit, books[at], listed[at], masks[at], outs[at],
            finals[at if limit > 0 else 0], rewards[at], refused[at],
        )  # fmt: skip


# --- compilers --------------------------------------------------------------------------------------------------

SHARED: Final = (
    "mixed", "seed_row", "below", "chance", "begin_row", "play_random", "play_row", "pay_row", "table_row",
    "keep_final", "show_row", "advance_row", "show_race_row", "advance_race_row",
)  # fmt: skip
LOOPS: Final = (
    "begin_rows", "deal_rows", "play_rows", "finish_rows", "choose_rows", "table_rows", "show_rows", "advance_rows",
    "show_race_rows", "advance_race_rows",
)  # fmt: skip
CALLED: Final = frozenset(
    {*LOOPS, "deal", "turn", "legal", "choose", "step", "tick", "expire", "observe", "hidden", "result", "score"}
)
"""Functions that Python calls; their machine code is cached."""

SELDOM: Final = frozenset({*LOOPS, "begin_row", "pay_row", "table_row", "keep_final"})
"""Functions that stay calls, in games that say which of theirs do (`APART`)."""

Jit = Callable[[FunctionType, bool, bool], Any]
"""Compiles a function, given whether Python calls it, and whether it becomes part of the functions that call it."""


def _parts(module: ModuleType) -> list[ModuleType]:
    return [module, *map(import_module, getattr(module, "PARTS", ()))]


def _compiled_names(module: ModuleType) -> tuple[str, ...]:
    host = getattr(module, "HOST", ())
    return tuple(
        name
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in host
    )


def linked(game: str, shared: Mapping[str, tuple[str, ...]], jit: Jit, *, quicker: bool = True) -> SimpleNamespace:
    """Compile copies of the functions that see each other's compiled copies. `quicker`: with the game's own versions of
    shared functions.

    The copies are named after the game and a digest of all the source, since the name is what finds them in the cache.
    """
    module = import_module(twin_name(game))
    sources = [*map(import_module, shared), *_parts(module)]
    apart = getattr(module, "APART", None)
    digest = sha256("".join(map(getsource, sources)).encode()).hexdigest()[:12]
    found: dict[str, Any] = {}
    scopes: list[dict[str, Any]] = []
    for source in sources:
        own = [name for name in _compiled_names(source) if quicker or name not in found]
        names = shared.get(source.__name__) or own
        scope = dict(vars(source))
        scopes.append(scope)
        for name in names:
            function = getattr(source, name)
            copy = FunctionType(function.__code__, scope, name, function.__defaults__, function.__closure__)
            copy.__qualname__ = f"{game.replace('-', '_')}_{name}_{digest}"
            copy.__module__ = source.__name__
            found[name] = jit(copy, name in CALLED, apart is not None and name not in apart | SELDOM)
    for scope in scopes:
        scope.update(found)
    return SimpleNamespace(**found)


@cache
def compiled(game: str) -> SimpleNamespace:
    """The functions of the game and the loops, compiled for a CPU core when first called."""
    from numba import njit

    def jit(function: FunctionType, entry: bool, inlined: bool) -> Any:
        # Without numba's memory runtime: nothing allocates, and counting references to views costs more than a move.
        return njit(function, nogil=True, error_model="numpy", cache=entry, forceinline=inlined, _nrt=False)

    return linked(game, {bits.__name__: bits.NAMES, __name__: SHARED + LOOPS}, jit)
