"""`spila verify` for logs: in a database, or in a file that `spila export` wrote."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from spila.cli.terminal import error_line, screen, words
from spila.kernel import Malformed

EXPORT = b'{"spila":"tables"'
"""How an export begins."""
BROKEN = 2
"""The exit code where a log does not hold."""


def is_export(file: Path) -> bool:
    """Whether this is a file that `spila export` wrote."""
    with file.open("rb") as opened:
        return opened.read(len(EXPORT)) == EXPORT


def verify_export(file: Path, table: str | None, receipt: str | None, lang: str | None) -> int:
    """Check the logs of an export; the first that does not hold is named in one line."""
    _need_server()
    from spila.store import UnknownTable
    from spila.store.export_format import check_export
    from spila.tables.codes import normalise_code

    found = check_export(file)
    last = found.last
    if table is not None:
        code = normalise_code(table)
        if code not in last:
            raise UnknownTable(code)
        last = {code: last[code]}
    _report(len(found.last), found.entries, found.backfilled, list(last.values()), receipt, lang)
    return 0


def verify_database(where: str, table: str | None, receipt: str | None, lang: str | None) -> int:
    """Check the logs of a database, also while a server uses it. Every log that does not hold is named in one line."""
    _need_server()
    from spila.store import open_store
    from spila.store.verify import Verified, verify_tables
    from spila.tables.codes import normalise_code

    async def run() -> list[Verified]:
        async with await open_store(where, readonly=True) as store:
            return [each async for each in verify_tables(store, None if table is None else normalise_code(table))]

    found = asyncio.run(run())
    broken = [each.broken for each in found if each.broken is not None]
    for error in broken:
        sys.stderr.write(f"spila: {error_line(error, words(lang))}\n")
    if broken:
        return BROKEN
    entries, later = sum(each.entries for each in found), sum(each.backfilled for each in found)
    _report(len(found), entries, later, [each.last for each in found], receipt, lang)
    return 0


def _report(tables: int, entries: int, later: int, last: list[str], receipt: str | None, lang: str | None) -> None:
    if receipt is not None and receipt.strip().lower() not in last:
        raise Malformed("receipt", has=last[0] if len(last) == 1 else "")
    talk, console = words(lang), screen()
    console.print(talk.say("cli-verified-logs", tables=tables, entries=entries))
    if later:
        console.print(talk.say("cli-verified-later", entries=later))
    if len(last) == 1:
        console.print(talk.say("cli-verified-receipt", hash=last[0]), soft_wrap=True)


def _need_server() -> None:
    try:
        import spila.store  # noqa: F401
    except ModuleNotFoundError as error:
        raise Malformed("extra-missing", extra="server", package=error.name or "") from None
