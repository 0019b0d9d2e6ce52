"""The checks of `spila doctor`: what could endanger an installation, or keep players from reaching it.

Every check reads, none changes anything. A finding is a code with parameters; the command line puts it into words.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, text

from spila import __version__
from spila.kernel.codec import Coded
from spila.server.config import ServerConfig
from spila.server.database_file import PRIVATE
from spila.server.gate import FILES_APART
from spila.server.picows_protocol import check_picows
from spila.server.site_check import check_site
from spila.store import migrate, open_store
from spila.store.backup_note import last_backup

Grade = Literal["ok", "note", "wrong"]

LOW_DISK: Final = 1 << 30
NO_DISK: Final = 100 << 20
CLOCK_MS: Final = 5_000
BACKUP_DAYS: Final = 7
FILES_WANTED: Final = 1_024
OLDEST_SQLITE: Final = (3, 35)
"""The first with RETURNING, which the store uses."""
SHARED_FOLDERS: Final = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "afs"})
MOUNTS: Final = Path("/proc/mounts")


class Finding(NamedTuple):
    """What one check found: fine, worth knowing, or wrong."""

    grade: Grade
    code: str
    params: dict[str, str | int]


def _finding(grade: Grade, code: str, **params: str | int) -> Finding:
    return Finding(grade, code, params)


async def examine(config: ServerConfig, url: str | None = None) -> list[Finding]:
    """All findings about this installation, and about the running server at `url` or at the configured port."""
    found = [*check_versions(), *check_files_limit()]
    if config.database_url:
        found += await check_database(config.database_url)
    else:
        found += [*check_folder(config.data_folder), *check_disk(config.data_folder)]
        if Path(config.database).is_file():
            found += [*check_modes(Path(config.database)), *await check_database(config.database)]
        else:
            found.append(_finding("note", "no-database", path=config.database))
    found += check_backup(config.data_folder, time.time())
    address = url or f"http://127.0.0.1:{config.port}{config.base}"
    site = await asyncio.to_thread(check_site, address, given=url is not None)
    return found + [Finding(*each) for each in site]


def check_versions() -> Iterator[Finding]:
    """Python, SQLite and the WebSocket parser fit."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield _finding("ok", "versions", spila=__version__, python=python, sqlite=sqlite3.sqlite_version)
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield _finding("wrong", "sqlite-old", has=sqlite3.sqlite_version, wants=".".join(map(str, OLDEST_SQLITE)))
    try:
        check_picows()
    except Coded as error:
        yield _finding("wrong", "picows", **{name: str(value) for name, value in error.params.items()})


def check_files_limit() -> Iterator[Finding]:
    """The server may open enough connections."""
    if sys.platform == "win32":
        return
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard not in (resource.RLIM_INFINITY, -1) and hard < FILES_WANTED:
        yield _finding("note", "few-files", limit=hard, connections=max(8, hard - FILES_APART))
    else:
        yield _finding("ok", "files")


def check_folder(folder: Path) -> Iterator[Finding]:
    """The data folder is there, can be written, is private, and lies on a local disk."""
    if not folder.is_dir():
        yield _finding("note", "no-folder", path=str(folder))
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        yield _finding("wrong", "folder-readonly", path=str(folder))
    mode = folder.stat().st_mode
    if os.name == "posix" and mode & PRIVATE:
        yield _finding("note", "folder-open", path=str(folder), mode=f"{mode & 0o777:o}")
    kind = file_system(folder)
    if kind in SHARED_FOLDERS:
        yield _finding("wrong", "network-folder", path=str(folder), kind=kind)
    else:
        yield _finding("ok", "folder", path=str(folder))


def file_system(folder: Path) -> str:
    """The kind of file system a folder lies on; empty where the system does not tell."""
    try:
        mounts = MOUNTS.read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    resolved, best = folder.resolve(), ("", "")
    for line in mounts:
        point, kind = [*line.split(), "", "", ""][1:3]
        point = point.encode().decode("unicode_escape")
        if resolved.is_relative_to(point or "?") and len(point) >= len(best[0]):
            best = (point, kind)
    return best[1]


def check_disk(folder: Path) -> Iterator[Finding]:
    """There is space for more tables."""
    there = next((each for each in (folder, *folder.parents) if each.is_dir()), None)
    if there is None:
        return
    free = shutil.disk_usage(there).free
    grade: Grade = "wrong" if free < NO_DISK else "note" if free < LOW_DISK else "ok"
    yield _finding(grade, "disk-low" if grade != "ok" else "disk", megabytes=free >> 20, path=str(there))


def check_modes(database: Path) -> Iterator[Finding]:
    """Nobody else can read the seeds of running games; the file is not empty."""
    if database.stat().st_size == 0:
        yield _finding("wrong", "database-empty", path=str(database))
    for suffix in ("", "-wal", "-shm"):
        file = database.with_name(database.name + suffix)
        if os.name == "posix" and file.is_file() and file.stat().st_mode & PRIVATE:
            yield _finding("wrong", "file-open", path=str(file), mode=f"{file.stat().st_mode & 0o777:o}")


async def check_database(where: str) -> list[Finding]:
    """The database answers, is intact and has the current schema, and its times agree with this machine's clock."""
    try:
        async with await open_store(where, readonly=True) as store:
            faults, database_ms = await store.query(_inspect)
            latest = await store.tables(most=1)
    except Coded as error:
        return [_finding("wrong", f"error-{error.code}", **{name: str(value) for name, value in error.params.items()})]
    now = int(time.time() * 1000)
    found = [_finding("wrong", "database-damaged", why=faults)] if faults else [_finding("ok", "database")]
    if latest and latest[0].active > now + CLOCK_MS:
        found.append(_finding("wrong", "clock-behind", seconds=(latest[0].active - now) // 1000))
    if database_ms is not None and abs(database_ms - now) > CLOCK_MS:
        found.append(_finding("wrong", "clock-database", seconds=abs(database_ms - now) // 1000))
    return found


def _inspect(connection: Connection) -> tuple[str, int | None]:
    """What is damaged, if anything, and the time of a database server in milliseconds."""
    migrate.check(connection)
    if connection.dialect.name == "sqlite":
        answer = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        return ("" if answer == "ok" else answer[:200]), None
    now = connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one()
    return "", int(now)


def check_backup(folder: Path, now: float) -> Iterator[Finding]:
    """A backup was made not long ago."""
    made = last_backup(folder)
    if made is None:
        yield _finding("note", "no-backup")
        return
    days = int((now - made.time) // 86_400)
    if not Path(made.file).exists():
        yield _finding("note", "backup-gone", file=made.file)
    elif days > BACKUP_DAYS:
        yield _finding("note", "backup-old", days=days, file=made.file)
    else:
        yield _finding("ok", "backup", days=days, file=made.file)
