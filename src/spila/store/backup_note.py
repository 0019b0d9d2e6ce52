"""A note beside the database of when and where the last backup was written, for `spila doctor`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

NAME: Final = "last-backup.json"


class BackupNote(msgspec.Struct, frozen=True):
    """When a backup was completed (seconds since 1970), and its file."""

    time: float
    file: str


def note_backup(folder: Path, file: Path, now: float) -> None:
    """Replace the note. A folder that cannot be written leaves the backup as good as it is."""
    note = folder / NAME
    try:
        new = note.with_name(NAME + ".new")
        new.write_bytes(msgspec.json.encode(BackupNote(now, str(file.resolve()))))
        new.chmod(0o600)
        os.replace(new, note)
    except OSError:
        return


def last_backup(folder: Path) -> BackupNote | None:
    """The note; None where there is none that can be read."""
    try:
        return msgspec.json.decode((folder / NAME).read_bytes(), type=BackupNote)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
