"""The texts of `--help`, in the user's language. What has no message keeps the English of its docstring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spila.games import MODULES
from spila.l10n import Words


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it is on the command line."""
    for option, value in zip(arguments, [*arguments[1:], None]):
        if option == "--lang":
            return value
        if option.startswith("--lang="):
            return option.partition("=")[2]
    return None


def translate(command: Any, talk: Words, path: tuple[str, ...] = ()) -> None:
    """Put the messages into a command, its parameters and its subcommands."""
    name = "-".join(("help", *path))
    command.help = _text(talk, command.help, name)
    command.short_help = None
    for each in command.params:
        each.help = _text(talk, getattr(each, "help", None), f"{name}-{each.name}", f"help-option-{each.name}")
    for inner, subcommand in getattr(command, "commands", {}).items():
        translate(subcommand, talk, (*path, inner))


def _text(talk: Words, default: str | None, *names: str) -> str | None:
    known = [name for name in names if talk.has(name)]
    return talk.say(*known, games=", ".join(MODULES)) if known else default
