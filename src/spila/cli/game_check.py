"""What is wrong with a game, or missing: every finding is a code with parameters."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final, Literal

import msgspec

from spila import bots, rulebook
from spila.api import new_match
from spila.arena.coverage import Coverage, most_seats, random_coverage, tag
from spila.cli.narration import Narrator
from spila.games import MODULES, load
from spila.kernel import Game, Malformed, Match, Refusal
from spila.kernel.codec import decode, encode
from spila.l10n import Words, languages, message_names
from spila.plugins import part_module, part_name

STEPS: Final = 400
"""Moves of each trial match that are looked at closely."""
PARTS: Final = {
    "bots": "spila.bots",
    "board": "spila.cli.boards",
    "encoder": "spila.envs.encoders",
    "study": "spila.arena.studies",
}

Grade = Literal["wrong", "missing", "note"]


class Finding(msgspec.Struct, frozen=True):
    """`wrong`: has to be corrected; `missing`: the game plays without it, but something is not offered; `note`: worth a
    look.
    """

    grade: Grade
    code: str
    params: dict[str, str | int] = {}


def wrong(code: str, **params: str | int) -> Finding:
    """Something that has to be corrected."""
    return Finding("wrong", code, params)


def check(game: str) -> list[Finding]:
    """Everything found. What depends on rules that cannot be used is not looked at."""
    broken = list(_loading(game))
    if broken:
        return broken
    rules = load(game)
    for stage in (_options, _play):
        if broken := list(stage(rules)):
            return broken
    coverage = random_coverage(game, matches=15)
    return [*_coverage(rules, coverage), *_bots(game), *_parts(game), *_texts(rules, coverage), *_book(game)]


def _loading(game: str) -> Iterator[Finding]:
    try:
        module = import_module(MODULES[game])
    except Exception as error:
        yield wrong("import", module=MODULES[game], why=_why(error))
        return
    rules = getattr(module, "GAME", None)
    if not isinstance(rules, Game):
        yield wrong("no-game", module=MODULES[game])
    elif rules.id != game:
        yield wrong("id", module=MODULES[game], has=str(rules.id), wants=game)


def _why(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".replace("\n", " ")[:300]


def _options(rules: Any) -> Iterator[Finding]:
    """Every preset can be played with every number of seats."""
    if not rules.presets:
        yield wrong("no-presets")
    for preset in rules.presets:
        for seats in rules.seats:
            try:
                new_match(rules.id, seats=seats, seed=0, options=preset)
            except Exception as error:
                yield wrong("preset", preset=preset, seats=seats, why=_why(error))
                break


def _play(rules: Any) -> Iterator[Finding]:
    """Random play with the first preset, looked at closely; at most one finding of each kind."""
    seen: dict[str, Finding] = {}
    for seats in sorted({rules.seats[0], most_seats(rules)}):
        match = new_match(rules.id, seats=seats, seed=seats)
        try:
            for finding in _look(match, random.Random(seats)):
                seen.setdefault(finding.code, finding)
        except Exception as error:
            seen.setdefault("raises", wrong("raises", why=_why(error), entry=match.version))
    yield from seen.values()


def _look(match: Match[Any, Any, Any, Any], rng: random.Random) -> Iterator[Finding]:
    yield from _shapes(match)
    private = frozenset(name for seat in range(match.seats) for name in match.game.own(match.state, seat))
    for _ in range(STEPS):
        if match.result is not None:
            return
        offered = [(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)]
        if not offered:
            if match.expire() is None:
                yield wrong("stuck", entry=match.version)
                return
            continue
        yield from _views(match, private, rng)
        seat, move = rng.choice(offered)
        answer = match.play(seat, move)
        if isinstance(answer, Refusal):
            yield wrong("listed-move-refused", move=repr(move), why=answer.code)
            return
        for event in answer.events:
            if match.game.seen(event, None) is None:
                yield wrong("event-hidden", event=tag(type(event)))
        yield from _round_trips(match, move, answer.events)


def _shapes(match: Match[Any, Any, Any, Any]) -> Iterator[Finding]:
    """Fields that other code reads by name."""
    state, position, view = match.state, match.game.position(match.state), match.view()
    wanted = (("state", state, ("options",)), ("position", position, ("options", "players")))
    for what, value, fields in wanted:
        yield from (wrong("field-missing", what=what, field=name) for name in fields if not hasattr(value, name))
    if not hasattr(view, "options") and not hasattr(view, "rules"):
        yield wrong("field-missing", what="view", field="options")


def _views(match: Match[Any, Any, Any, Any], known: frozenset[str], rng: random.Random) -> Iterator[Finding]:
    game, state = match.game, match.state
    public = msgspec.to_builtins(game.view(state, None))
    for seat in range(match.seats):
        own = msgspec.to_builtins(game.view(state, seat))
        private = sorted(name for name in own if own[name] != public.get(name) and name not in known)
        if private:
            yield wrong("view-private", fields=", ".join(private))
        sampled = game.sample(game.view(state, seat), rng)
        if game.view(sampled, seat) != game.view(state, seat):
            yield wrong("sample", seat=seat)


def _round_trips(match: Match[Any, Any, Any, Any], move: Any, events: Iterable[Any]) -> Iterator[Finding]:
    game, state = match.game, match.state
    if game.move(game.number(move)) != move:
        yield wrong("move-number", move=repr(move))
    if game.restore(decode(game.position_type, encode(game.position(state)), "position")) != state:
        yield wrong("round-trip", what="position")
    values = [("move", game.move_type, move), ("view", game.view_type, game.view(state, 0))]
    values += [("event", game.event_type, event) for event in events]
    for what, kind, value in values:
        if decode(kind, encode(value), what) != value:
            yield wrong("round-trip", what=what)


def _coverage(rules: Any, coverage: Coverage) -> Iterator[Finding]:
    if coverage.endless:
        yield wrong("endless", matches=coverage.endless)
    start = f"{rules.id}-result-"
    reasons = [name.removeprefix(start) for name in message_names("en") if name.startswith(start)]
    yield from (Finding("note", "never", {"what": each}) for each in coverage.never(rules.id, reasons))


def _bots(game: str) -> Iterator[Finding]:
    module = part_module(game, "bots", PARTS["bots"])
    for name in ("HINT", "STAND_IN"):
        level = getattr(module, name, None)
        if level is not None and level not in bots.levels(game):
            yield wrong("bot-level", name=name, level=level, known=", ".join(bots.levels(game)))
    for level, bot in bots.levels(game).items():
        try:
            match = new_match(game, seats=load(game).seats[0], seed=1)
            known, played = match.game.knowledge(match.header.options), 0
            while match.result is None and played < 60:
                seat = next(seat for seat in sorted(match.undecided) if match.moves(seat))
                choice = bots.decide(bot(seat, known), match.view(seat), match.moves(seat))
                if isinstance(match.play(seat, choice.move), Refusal):
                    yield wrong("bot-illegal", level=level, move=repr(choice.move))
                    break
                played += 1
                if not Words().has(f"reason-{choice.reason.code}"):
                    yield wrong("text", name=f"reason-{choice.reason.code}")
                    break
        except Exception as error:
            yield wrong("bot-raises", level=level, why=_why(error))


def _parts(game: str) -> Iterator[Finding]:
    for part, parent in PARTS.items():
        try:
            if part_module(game, part, parent) is None:
                yield Finding("missing", f"part-{part}", {"module": part_name(game, part, parent)})
        except Malformed:
            continue  # an extra of this installation is missing, not a part of the game
        except Exception as error:
            yield wrong("import", module=part_name(game, part, parent), why=_why(error))


def _texts(rules: Any, coverage: Coverage) -> Iterator[Finding]:
    """English has everything that came up; other languages are counted."""
    talk, game = Words(), rules.id
    yield from (wrong("text", name=name) for name in _wanted(rules, coverage) if not talk.has(name))
    for code in coverage.refusals:
        if not talk.has(f"refusal-{code}") and not talk.has(f"{game}-refusal-{code}"):
            yield wrong("text", name=f"refusal-{code}")
    if part_module(game, "board", PARTS["board"]) is not None:
        yield from _narrated(rules)
    yield from _untranslated(game)


def _wanted(rules: Any, coverage: Coverage) -> list[str]:
    """The messages of a game that has these events, moves, results, presets, options and levels."""
    game = rules.id
    wanted = [f"{game}-name", f"web-game-{game}"]
    wanted += [f"{game}-event-{name}" for name in coverage.events if " " not in name]
    wanted += [f"{game}-move-{name}" for name in coverage.moves]
    wanted += [name for reason in coverage.results for name in (f"{game}-result-{reason}", f"reason-{reason}")]
    wanted += [f"preset-{game}-{preset}" for preset in rules.presets]
    wanted += [f"option-{game}-{name}" for name in _option_names(rules.options_type)]
    wanted += [f"level-{level}" for level in bots.levels(game)]
    return wanted


def _untranslated(game: str) -> Iterator[Finding]:
    """How many of the game's messages each other language lacks."""
    english = _own_names(game, "en")
    for language in languages()[1:]:
        lacking = sorted(english - _own_names(game, language))
        if lacking:
            params: dict[str, str | int] = {"language": language, "count": len(lacking), "all": len(english)}
            yield Finding("missing", "translation", {**params, "names": ", ".join(lacking[:5])})


def _narrated(rules: Any) -> Iterator[Finding]:
    """Every event can be described to every seat: a parameter that a message asks for may be missing."""
    match = new_match(rules.id, seats=rules.seats[0], seed=2)
    narrator = Narrator(rules.id, match.header.options, [f"P{seat}" for seat in range(match.seats)], Words())
    rng = random.Random(3)
    found: dict[str, Finding] = {}
    for _ in range(STEPS):
        offered = [(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)]
        if match.result is not None or not offered:
            break
        step = match.play(*rng.choice(offered))
        for event in getattr(step, "events", ()):
            for seat in (None, 0):
                try:
                    narrator.event(match.game.seen(event, seat))
                except Exception as error:
                    name = f"{rules.id}-event-{tag(type(event))}"
                    found.setdefault(name, wrong("text-fails", name=name, why=_why(error)))
    yield from found.values()


def _option_names(struct: Any, before: str = "") -> Iterator[str]:
    for field in msgspec.inspect.type_info(struct).fields:  # type: ignore[attr-defined]
        kind = field.type
        while isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
        if isinstance(kind, msgspec.inspect.StructType) and not hasattr(kind.cls, "id"):
            yield from _option_names(kind.cls, f"{before}{field.encode_name}-")
        else:
            yield f"{before}{field.encode_name}"


def _own_names(game: str, language: str) -> set[str]:
    """The messages of a game: those in files named after it, and those with its id in the name."""
    starts = tuple(f"{kind}{game}-" for kind in ("", "web-", "option-", "preset-", "lesson-"))
    files = (f"{game}.ftl", f"web-{game}.ftl", f"{game}-options.ftl", f"{game}-lesson.ftl")
    names = message_names(language).items()
    return {name for name, file in names if file in files or name.startswith(starts) or name == f"web-game-{game}"}


def _book(game: str) -> Iterator[Finding]:
    if game not in rulebook.pages():
        yield Finding("missing", "page", {"file": f"l10n/en/book/{game}.md"})
    else:
        drawn = {block.name for block in rulebook.page(game).blocks() if block.kind == "figure"}
        yield from (wrong("figure", name=name) for name in sorted(drawn - set(rulebook.figures(game))))
    if not rulebook.has_lesson(game):
        yield Finding("missing", "lesson")
