"""`--help` and errors speak the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from spila.cli import app
from spila.cli.help import asked_language, translate
from spila.l10n import FALLBACK, languages
from tests.cli.command import spila
from tests.l10n.ftl import Own, read


def named(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, str, str]]:
    """Everything with a help text: the object, the name of its message, and the name that commands share."""
    name = "-".join(("help", *path))
    yield command, name, ""
    for each in command.params:
        if each.name != "help":
            yield each, f"{name}-{each.name}", f"help-option-{each.name}"
    for inner, subcommand in getattr(command, "commands", {}).items():
        yield from named(subcommand, (*path, inner))


@pytest.mark.parametrize("language", languages())
def test_every_command_and_option_is_explained(language: str) -> None:
    own, command = Own(language), get_command(app)
    texts = [(each, name, shared) for each, name, shared in named(command)]
    assert [name for _, name, shared in texts if not (own.own(name) or own.own(shared))] == []
    translate(command, own)
    assert all(each.help for each, *_ in texts)


def test_no_explanation_is_left_over() -> None:
    used = {name for _, *names in named(get_command(app)) for name in names}
    assert [name for name in read(FALLBACK).patterns if name.startswith("help") and name not in used] == []


def test_help_is_in_the_language_asked_for() -> None:
    shown = " ".join(spila("play", "--help", "--lang", "nb").out.split())
    assert "Spill mot boter i terminalen." in shown
    assert "antall spillere, deg selv medregnet" in shown
    assert "skip-bo" in shown


def test_an_error_is_in_the_language_asked_for() -> None:
    ran = spila("simulate", "chess", "--lang", "fi")
    assert ran.code == 2
    assert ran.err.startswith(f"spila: {Own('fi').say('error-game', game='chess', known='')}"[:-2])


@pytest.mark.parametrize(
    ("arguments", "language"),
    [((), None), (("play", "--lang", "sv"), "sv"), (("play", "--lang=is", "x"), "is"), (("play", "--lang"), None)],
)
def test_where_the_language_is_on_the_command_line(arguments: tuple[str, ...], language: str | None) -> None:
    assert asked_language(arguments) == language
