"""`spila export`, `import` and `backup`: tables out of the store and back, also while the server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from spila.cli.terminal import screen, words
from spila.kernel import Malformed

Data = Annotated[Path | None, typer.Option()]
Url = Annotated[str | None, typer.Option()]
Lang = Annotated[str | None, typer.Option()]


def register(app: typer.Typer) -> None:
    """Hook the commands in."""
    app.command("export")(export)
    app.command("import")(bring_in)
    app.command("backup")(back_up)


def export(
    file: Annotated[Path, typer.Argument()],
    table: Annotated[str | None, typer.Option()] = None,
    data: Data = None,
    database_url: Url = None,
    lang: Lang = None,
) -> None:
    """Write one table or everything as lines of JSON, also while the server runs."""
    from spila.tables.codes import normalise_code

    async def work(store: Any, backup: Any) -> int:
        count: int = await backup.export_tables(store, file, None if table is None else normalise_code(table))
        return count

    count = _with_store(data, database_url, work, readonly=True, backup_file=file if table is None else None)
    screen().print(words(lang).say("cli-exported", tables=count, file=str(file)))


def bring_in(
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
    database_url: Url = None,
    lang: Lang = None,
) -> None:
    """Add the tables of an export, all or none. A server with a database file has to be stopped first."""

    async def work(store: Any, backup: Any) -> int:
        count: int = await backup.import_tables(store, file)
        return count

    count = _with_store(data, database_url, work, readonly=False)
    screen().print(words(lang).say("cli-imported", tables=count, file=str(file)))


def back_up(
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy the database file as of one moment, while tables play on."""

    async def work(store: Any, backup: Any) -> int:
        await backup.backup(store, file)
        return 0

    _with_store(data, None, work, readonly=True, backup_file=file)
    screen().print(words(lang).say("cli-backed-up", file=str(file)))


def _with_store(
    data: Path | None, url: str | None, work: Any, *, readonly: bool, backup_file: Path | None = None
) -> int:
    try:
        from spila.server.config import read_config
        from spila.store import backup, open_store
        from spila.store.backup_note import note_backup
    except ModuleNotFoundError as error:
        raise Malformed("extra-missing", extra="server", package=error.name or "") from None
    setup = read_config({"data": None if data is None else str(data), "database_url": url})

    async def run() -> int:
        async with await open_store(setup.database, readonly=readonly) as store:
            count: int = await work(store, backup)
            return count

    count = asyncio.run(run())
    if backup_file is not None:
        note_backup(setup.data_folder, backup_file, time.time())
    return count
