"""What all commands share: words, the screen, options from the command line, files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from spila import plugins
from spila.cli.narration import describe_refusal
from spila.decks.problems import Broken, Problem
from spila.games import load, register
from spila.kernel import AnyGame, Malformed
from spila.kernel.codec import Coded
from spila.l10n import Words, preferred

if _installed := plugins.from_entry_points():
    for _package in _installed:
        register(_package)
    plugins.share_with_children()

GameName = Annotated[str, typer.Argument()]


def words(language: str | None = None) -> Words:
    """Words in the language asked for, or the environment's."""
    return Words(preferred(language))


def screen() -> Console:
    """Standard output, readable in 80 columns."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=80)


def error_line(error: Coded, talk: Words | None = None) -> str:
    """One line that says what is wrong. Codes among its parameters are put into words of their own."""
    talk = talk or words()
    params = {"refusal": "", **error.params}
    if isinstance(error, Broken):
        params["told"] = describe_problem(error.problem, talk)
    elif error.code == "position":
        params["problem"] = talk.say(f"position-{error.params['problem']}")
    elif error.code == "illegal-entry":
        game, code = str(error.params["game"]), str(error.params["refusal"])
        params["refusal"] = describe_refusal(game, code, error.params, talk)
    text = talk.say(f"error-{error.code}", **params)
    return " ".join(text.split())


def describe_problem(problem: Problem, talk: Words) -> str:
    """What is wrong with a deck, without the place."""
    return talk.say(f"deck-problem-{problem.code}", **problem.params)


def read_file(path: Path) -> bytes:
    """The bytes of a file of reasonable size."""
    with path.open("rb") as file:
        return file.read(16_000_001)


def options_from(game: AnyGame, given: list[str]) -> dict[str, Any]:
    """`coinAsOne=off deck.wilds=18` as a mapping for `game.options`."""
    options: dict[str, Any] = {}
    for each in given:
        name, equals, text = each.partition("=")
        if not equals or not name:
            raise Malformed("option-form", given=each)
        if name == "preset":
            options["preset"] = text
            continue
        kind = _kind(game, name)
        at = options
        *path, last = name.split(".")
        for part in path:
            at = at.setdefault(part, {})
        at[last] = _value(kind, text)
    return options


def _kind(game: AnyGame, name: str) -> msgspec.inspect.Type:
    kind: msgspec.inspect.Type = msgspec.inspect.type_info(game.options_type)
    for part in name.split("."):
        if isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
        fields = {field.encode_name: field for field in getattr(kind, "fields", ())}
        if part not in fields:
            raise Malformed("option", game=game.id, option=name)
        kind = fields[part].type
        while isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
    return kind


def _value(kind: msgspec.inspect.Type, text: str) -> Any:
    """`on` and `off` for switches, `off` for what may be absent, numbers, JSON lists, or the text itself."""
    kinds = kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)
    low = text.lower()
    if any(isinstance(each, msgspec.inspect.BoolType) for each in kinds) and low in _SWITCH:
        return _SWITCH[low]
    if any(isinstance(each, msgspec.inspect.NoneType) for each in kinds) and low in ("off", "none", "null"):
        return None
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return text


_SWITCH: Mapping[str, bool] = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def load_game(game: str) -> AnyGame:
    """The rules of that name."""
    return load(game)


def in_range(name: str, given: int, least: int, most: int) -> int:
    """The number, or one clear line about it."""
    if not least <= given <= most:
        raise Malformed("number-range", name=name, given=given, least=least, most=most)
    return given
