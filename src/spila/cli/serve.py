"""`spila serve`: the page and its tables, for this machine and its network."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from spila.cli.terminal import screen, words
from spila.kernel import Malformed


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)
    app.command("host-key")(host_key)


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    data: Annotated[Path | None, typer.Option()] = None,
    database_url: Annotated[str | None, typer.Option()] = None,
    base_path: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
    log_level: Annotated[str | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Serve the games to browsers: on this machine, and with --host 0.0.0.0 to the whole network."""
    try:
        from spila.server.config import read_config
        from spila.server.host_key import host_key as kept_key
        from spila.server.listen import host_in_url, network_address
        from spila.server.serve import run
    except ModuleNotFoundError as error:
        raise Malformed("extra-missing", extra="server", package=error.name or "") from None
    setup = read_config(
        {
            "host": host,
            "port": port,
            "data": None if data is None else str(data),
            "database_url": database_url,
            "base_path": base_path,
            "workers": workers,
            "log_level": log_level,
        }
    )
    console, texts = screen(), words(lang)

    def listening(host: str, port: int) -> None:
        def link(to: str) -> str:
            return f"http://{host_in_url(to)}:{port}{setup.base}"

        console.print(Text(texts.say("cli-unofficial"), style="dim"), soft_wrap=True)
        everywhere = host in ("0.0.0.0", "::")
        here = "localhost" if everywhere or host == "127.0.0.1" else host
        console.print(texts.say("cli-serving", address=link(here)), soft_wrap=True)
        network = network_address()
        if everywhere and network is not None:
            console.print(texts.say("cli-serving-network", address=link(network)), soft_wrap=True)
        elif not everywhere and network is not None:
            console.print(texts.say("cli-serving-alone", command="spila serve --host 0.0.0.0"), soft_wrap=True)
        page = f"{link(here)}host#{kept_key(setup)}"
        console.print(Text(texts.say("cli-serving-host", address=page), style="dim"), soft_wrap=True)
        location = setup.database_url.rpartition("@")[2] if setup.database_url else setup.database
        console.print(Text(texts.say("cli-serving-data", database=location), style="dim"), soft_wrap=True)

    raise typer.Exit(run(setup, listening))


def host_key(
    new: Annotated[bool, typer.Option("--new")] = False,
    data: Annotated[Path | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,  # noqa: ARG001 - of the help and of errors
) -> None:
    """Print the key of the host's page; with --new, replace it."""
    try:
        from spila.server.config import read_config
        from spila.server.host_key import host_key as kept_key
    except ModuleNotFoundError as error:
        raise Malformed("extra-missing", extra="server", package=error.name or "") from None
    setup = read_config({"data": None if data is None else str(data)})
    sys.stdout.write(kept_key(setup, new=new) + "\n")
