"""`spila doctor`: checks an installation, and the running server through its proxy."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from spila.cli.terminal import error_line, screen, words
from spila.kernel import Malformed
from spila.kernel.codec import Coded
from spila.l10n import Words

STYLES = {"ok": "green", "note": "yellow", "wrong": "bold red"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(doctor)


def doctor(
    url: Annotated[str | None, typer.Option()] = None,
    data: Annotated[Path | None, typer.Option()] = None,
    database_url: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    base_path: Annotated[str | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Check disk, permissions, database, clock, versions, backups and proxy. Exit code 1 when something is wrong."""
    try:
        from spila.server.config import read_config
        from spila.server.doctor import examine
    except ModuleNotFoundError as error:
        raise Malformed("extra-missing", extra="server", package=error.name or "") from None
    config = read_config(
        {
            "data": None if data is None else str(data),
            "database_url": database_url,
            "port": port,
            "base_path": base_path,
        }
    )
    texts, console = words(lang), screen()
    findings = asyncio.run(examine(config, url))
    for grade, code, params in findings:
        label = Text(texts.say(f"doctor-grade-{grade}"), style=STYLES[grade])
        console.print(Text.assemble(label, " ", _line(texts, code, params)), soft_wrap=True)
    wrong = sum(finding.grade == "wrong" for finding in findings)
    console.print(texts.say("doctor-summary", wrong=wrong, notes=sum(each.grade == "note" for each in findings)))
    if wrong:
        raise typer.Exit(1)


def _line(texts: Words, code: str, params: dict[str, str | int]) -> str:
    if code.startswith("error-"):
        return error_line(Coded(code.removeprefix("error-"), **params), texts)
    return texts.say(f"doctor-{code}", **params)
