"""Every code of rules, bots, tables, server, store, decks and command line has a message in all six languages, and
no message asks for a parameter that its code does not bring.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from spila import bots
from spila.api import new_match
from spila.cli.deck_pages import credits_page, stats_page
from spila.cli.narration import Narrator, describe_forfeit
from spila.cli.terminal import error_line
from spila.dated.deck import Deck as Cards
from spila.decks import library
from spila.decks.statistics import statistics
from spila.games import load
from spila.kernel import Malformed, Result
from spila.kernel.log import Moved
from spila.kernel.match import replayed
from spila.plugins import module_name
from spila.rulebook import lesson
from spila.tables.choices import Emote
from spila.tables.settings import Settings
from tests.l10n.codes import MISTAKES, Mention, found, goodbyes, refusals, unread, yielded
from tests.l10n.ftl import LANGUAGES, Own, read, samples
from tests.play import OWN_GAMES, random_match

PASSED_ON = ("kernel", "games", "store", "bots", "decks", "api.py", "rulebook")
"""Rooms whose errors go to the command line, and by way of a table or a page to the browser."""
ON_THE_COMMAND_LINE = ("arena", "cli")
HOST_ONLY = (
    *("server/config.py", "server/database_file.py", "server/host_key.py", "server/listen.py"),
    "server/picows_protocol.py",
    *("server/serve.py", "server/state.py", "server/workers.py"),
)
"""What stops a server before anybody can reach it: only its host sees this, on the command line."""
BROKEN = frozenset({"file", "line", "problem", "told"})
FRAMEWORK = {"no-such-page": (), "no-such-method": (), "message-too-large": ("most",), "unreadable": ("what", "why")}
"""What the server makes of the web framework's own errors."""

PAGE_SAYS = re.compile(r"""\bsay\(\s*"([a-z0-9.-]+)"\s*(,\s*\{([^{}]*)\}\s*)?\)""")


class Case(NamedTuple):
    """A message, and the parameters that it can count on."""

    name: str
    params: frozenset[str] = frozenset()
    open: bool = False
    where: str = ""
    optional: bool = False
    """Said if it is there: the browser looks for a refusal first, then for an error."""


@cache
def cases() -> tuple[Case, ...]:
    return tuple(
        case
        for part in (_refused(), _mistaken(), _reasons(), _direct(), _chosen(), _told_by_the_page())
        for case in part
    )


def _case(prefix: str, mention: Mention, *more: str, optional: bool = False) -> Case:
    """Tellers know who sits on a seat, and name the player instead."""
    params = mention.params - {"seat"} | {"player"} if "seat" in mention.params else mention.params
    return Case(f"{prefix}-{mention.code}", params | {*more}, mention.open, mention.where, optional)


def _refused() -> Iterator[Case]:
    for mention in refusals("tables", "server"):
        yield _case("error" if mention.where.startswith(HOST_ONLY) else "refusal", mention)
    for mention in found(("refuse", "Refusal"), "games"):
        yield _case("refusal", mention)
    for mention in found(("FileRefused",), "decks"):
        yield _case("refusal", mention)
    for mention in found(("Flaw",), "decks"):
        yield _case("workshop-problem", mention)
    for mention in goodbyes("tables", "server"):
        yield _case("goodbye", mention)
    for code, params in FRAMEWORK.items():
        yield Case(f"refusal-{code}", frozenset(params), where="server/app.py")


def _mistaken() -> Iterator[Case]:
    for mention in found(MISTAKES, *PASSED_ON, *ON_THE_COMMAND_LINE):
        if mention.code == "import-nothing":
            mention = mention._replace(params=BROKEN)
        yield Case(f"error-{mention.code}", mention.params | {"refusal"}, mention.open, mention.where)
        if mention.where.startswith(PASSED_ON):
            yield _case("refusal", mention, optional=True)
    yield Case("error-deck-broken", BROKEN, where="decks/problems.py")
    for mention in found(("Problem",), "decks"):
        yield _case("deck-problem", mention)


def _reasons() -> Iterator[Case]:
    for mention in found(("because",), "bots"):
        yield _case("reason", mention)
    for game in OWN_GAMES:
        for mention in found(("Result",), f"games/{module_name(game)}"):
            result = frozenset({"winners", "count", "scores"})
            yield Case(f"{game}-result-{mention.code}", result, where=mention.where)
            yield Case(f"reason-{mention.code}", where=mention.where)


def _direct() -> Iterator[Case]:
    """What the command line says by name; on a game's own board the game's name stands before it."""
    for mention in found(("say",), *ON_THE_COMMAND_LINE):
        own = Path(mention.where.partition(":")[0]).stem.replace("_", "-")
        games = () if mention.by != "narrator" else (own,) if own in OWN_GAMES else OWN_GAMES
        for game in games:
            optional = own not in OWN_GAMES and mention.code != "typed"
            yield Case(f"{game}-{mention.code}", mention.params, mention.open, mention.where, optional)
        if not games:
            yield Case(mention.code, mention.params, mention.open, mention.where)
    yield from (Case(f"{game}-name") for game in OWN_GAMES)
    yield from (Case(f"date-{era}", frozenset({"year"})) for era in ("bce", "ce"))
    yield from (Case("date-about", frozenset({"date"})), Case("date-unit", frozenset({"value", "unit"})))


def _chosen() -> Iterator[Case]:
    """Games' switches with their values, presets, levels, a table's settings: each with a line of help."""
    for game in OWN_GAMES:
        rules = load(game)
        names = [f"preset-{game}-{preset}" for preset in rules.presets]
        names += [f"level-{level}" for level in bots.levels(game)]
        for option, values in _options(rules.options_type):
            names.append(f"option-{game}-{option}")
            yield from (Case(f"option-{game}-{option}-{value}") for value in values)
        yield from (Case(each) for name in names for each in (name, f"{name}.help"))
        yield from (
            Case(f"lesson-{game}-{step.name}", frozenset({"other"}), where="lessons") for step in lesson(game).steps
        )
    for name, values in _options(Settings):
        yield Case(f"setting-{name}")
        yield from (Case(f"level-{value}" if name == "sit_in_level" else f"setting-{name}-{value}") for value in values)
    yield from (Case(f"emote-{emote}") for emote in get_args(Emote))


def _options(struct: Any, before: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """The names of a struct's fields, and the words that each may be."""
    for field in msgspec.inspect.type_info(struct).fields:  # type: ignore[attr-defined]
        kind = _bare(field.type)
        if isinstance(kind, msgspec.inspect.StructType) and kind.cls is not Cards:
            yield from _options(kind.cls, f"{before}{field.encode_name}-")
        else:
            yield f"{before}{field.encode_name}", tuple(_words(kind))


def _bare(kind: Any) -> Any:
    return _bare(kind.type) if isinstance(kind, msgspec.inspect.Metadata) else kind


def _words(kind: Any) -> Iterator[str]:
    match _bare(kind):
        case msgspec.inspect.LiteralType(values=values):
            yield from map(str, values)
        case msgspec.inspect.UnionType(types=kinds):
            yield from (word for each in kinds for word in _words(each))
        case msgspec.inspect.VarTupleType(item_type=item):
            yield from _words(item)


def _told_by_the_page() -> Iterator[Case]:
    """What the browser's page says by name; words with their parameters on one line are all that is needed here."""
    for file in sorted((Path(__file__).parents[2] / "web" / "src").rglob("*.*")):
        if file.suffix in (".svelte", ".ts"):
            for name, _, given in PAGE_SAYS.findall(file.read_text(encoding="utf-8")):
                yield Case(name, frozenset(re.findall(r"\w+", given)), where=f"web/src/{file.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_that_need_no_more_than_it_brings(language: str) -> None:
    """The language's own words; what a message shows or selects on comes with the code."""
    wrong, own, patterns = [], Own(language), read(language).patterns
    for case in cases():
        pattern = patterns.get(case.name)
        if pattern is None:
            wrong += [] if case.optional else [f"{case.name} is missing ({case.where})"]
        elif not case.open and not pattern.variables <= case.params:
            wrong.append(f"{case.name} wants {sorted(pattern.variables - case.params)} ({case.where})")
        else:
            for sample in samples(pattern):
                assert own.format(case.name, dict.fromkeys(case.params, "x") | sample)
    assert wrong == []


def test_the_walk_finds_what_is_there() -> None:
    """A walk that finds nothing would prove nothing."""
    codes = {mention.code for mention in refusals("tables", "server")}
    assert {"not-host", "stale-move", "not-yet", "hello-first", "too-fast", "origin", "too-many-tables"} <= codes
    assert {mention.code for mention in goodbyes("tables", "server")} == {
        "kicked", "message-too-large", "no-watching", "renewed", "restart", "revoked", "server-full", "table-deleted",
        "table-fault", "too-many-frames", "too-many-refusals", "too-many-windows",
    }  # fmt: skip
    names = {case.name for case in cases()}
    assert {"error-store-locked", "refusal-does-not-fit", "error-port-taken", "deck-problem-year"} <= names
    assert {"reason-keep-up", "timeline-result-others-left", "skip-bo-board-danger", "deck-column-order"} <= names
    assert {"option-timeline-eras-stone", "option-skip-bo-deck-wilds", "setting-pace-slow", "level-hard.help"} <= names
    assert {"lesson-timeline-done", "emote-oops", "arena-p50", "web-title"} <= names


def test_no_code_is_out_of_sight() -> None:
    """Where the walk cannot read a code, it is one that came from elsewhere and is only handed on."""
    assert unread(("because", "Problem", "Result", "Goodbye"), "bots", "decks", "games", "tables", "server") == set()
    calls = ("refuse", "Refusal", "Malformed", "StoreError", "TooMuch", "no", "_problem", "Broken")
    hidden = unread(calls, *PASSED_ON, *ON_THE_COMMAND_LINE, "tables", "server")
    handed_on = {each for each in hidden if each.endswith((".code", "server/app.py: code", "kernel/values.py: code"))}
    assert hidden == handed_on


CODES = {"refusal", "problem", "code", "reason"}
"""Parameters that are codes, unless the caller of the message puts words there."""
PUT_INTO_WORDS = {
    "error-illegal-entry": "cli/terminal.py: error_line",
    "error-position": "cli/terminal.py: error_line",
    "refusal-log-entry": "web/src/i18n/refusal.ts",
    "web-hint-shown": "web/src/table/requests.svelte.ts: requestHint",
    "web-hint-chance": "web/src/table/requests.svelte.ts: requestHint",
    "web-hint-chances": "web/src/table/requests.svelte.ts: requestHint",
    "web-refused": "for codes of a server newer than the page, which have no words",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shows_a_code(language: str) -> None:
    assert {name for name, each in read(language).patterns.items() if each.shown & CODES} == PUT_INTO_WORDS.keys()


@cache
def inner_refusals(game: str) -> dict[str, dict[str, int | str]]:
    """What a game refuses, with parameters as a move could bring them."""
    package = f"games/{module_name(game)}"
    mentions = [
        *found(("refuse", "Refusal"), package, "kernel/match.py"),
        Mention("nothing-to-do", frozenset(), False, ""),
    ]
    return {each.code: dict.fromkeys(each.params, 1) for each in mentions}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_codes_inside_a_sentence_are_put_into_words(game: str, language: str) -> None:
    own = Own(language)
    problems = yielded(f"games/{module_name(game)}/position.py")
    assert len(problems) > 6
    for problem in problems:
        words = own.say(f"position-{problem}")
        assert words in error_line(Malformed("position", game=game, problem=problem), own)
    refused = inner_refusals(game)
    assert len(refused) > 4
    for code, params in refused.items():
        text = error_line(Malformed("illegal-entry", game=game, entry=3, refusal=code, **params), own)
        assert code not in text
        assert describe_forfeit(game, code, params, own) in text
    for each in found(("Forfeit",), "arena"):
        assert each.code not in describe_forfeit(game, each.code, {}, own)


def test_what_a_refused_entry_was_refused_with_comes_along() -> None:
    match = new_match("skip-bo", seats=2, seed="inner")
    turn = next(iter(match.to_act))
    wrong = msgspec.structs.replace(match.log, entries=(Moved(1 - turn, match.moves(turn)[0]),))
    with pytest.raises(Malformed) as refused:
        replayed(match.game, wrong)
    assert error_line(refused.value, Own("en")) == f"entry 1 can’t have happened: It’s Seat {turn + 1}’s turn."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_event_can_be_told(name: str, language: str) -> None:
    game, match = load(name), random_match(name, random.Random(7), 3)
    teller = Narrator(name, match.header.options, ["Anna", "Björn", "Kim"], Own(language))
    reasons = [mention.code for mention in found(("Result",), f"games/{module_name(name)}")]
    for event in get_args(game.event_type):
        texts = [teller.event(each) for each in _built(event, reasons)]
        assert all(texts)
        assert read(language).patterns[f"{name}-event-{event.__struct_config__.tag}"].variables <= {
            *event.__struct_fields__, "known",
        }  # fmt: skip
    for move in get_args(game.move_type) or (game.move_type,):
        assert f"{name}-move-{move.__struct_config__.tag}" in read(language).patterns


def _built(struct: Any, reasons: list[str]) -> Iterator[Any]:
    """A struct with every choice of sample values."""
    fields = msgspec.inspect.type_info(struct).fields  # type: ignore[attr-defined]
    for values in product(*(tuple(_values(_bare(field.type), reasons)) for field in fields)):
        yield struct(*values)


def _values(kind: Any, reasons: list[str]) -> Iterator[Any]:
    match kind:
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            yield from (1, 2)
        case msgspec.inspect.BoolType():
            yield from (True, False)
        case msgspec.inspect.NoneType():
            yield None
        case msgspec.inspect.LiteralType(values=values):
            yield from values
        case msgspec.inspect.UnionType(types=kinds):
            yield from (value for each in kinds for value in _values(_bare(each), reasons))
        case msgspec.inspect.VarTupleType(item_type=item):
            value = next(_values(_bare(item), reasons))
            yield from ((value,), (value, value, value))
        case msgspec.inspect.StructType(cls=cls) if cls is Result:
            yield from (
                Result(winners, reason, (3, 1, 2)) for reason in reasons for winners in ((), (1,), (0, 2), (0, 1, 2))
            )
        case msgspec.inspect.StructType(cls=cls):
            yield from _built(cls, reasons)
        case _:
            raise TypeError(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_of_a_shipped_deck_has_a_name(language: str) -> None:
    used = {card.category for deck in map(library.named, library.SHIPPED) for card in deck.cards}
    assert {f"web-categories-{category}" for category in used} <= set(read(language).patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_about_a_deck_can_be_written(language: str) -> None:
    """What they say is found by the names of figures and eras."""
    deck = library.named(library.DEFAULT)
    assert credits_page(deck, Own(language))
    page = stats_page(statistics(deck), Own(language))
    assert all(name in read(language).patterns for name in (f"deck-era-{era}" for era in statistics(deck).eras))
    assert page.count("|") > 50
