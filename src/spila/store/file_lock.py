"""Only one process may write to a file. The operating system releases the lock however the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from spila.store.errors import StoreError


class FileLock:
    """Held from its creation until `release`; `StoreError` when another process holds it."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _acquire(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError("store-locked", path=str(path)) from None

    @property
    def file(self) -> int:
        """The open file that carries the lock: a process that inherits it holds the lock as well."""
        return self._file

    def release(self) -> None:
        """Release the lock. The file stays: deleting it would let two processes lock two files of the same name."""
        os.close(self._file)


class Turn:
    """Lets processes that write to the same file take turns: held from `take` to `pass_on`, and given up by the system
    if its process dies. Waiting for it costs nothing, whereas SQLite looks again and again whether the file is free.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".turn"), os.O_RDWR | os.O_CREAT, 0o600)

    def take(self) -> None:
        """Wait until no other process is writing."""
        _wait_for(self._file)

    def pass_on(self) -> None:
        """Let the next one write."""
        _give_up(self._file)

    def close(self) -> None:
        """Take no more turns."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _acquire(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _wait_for(file: int) -> None:
        raise NotImplementedError("workers need a system with fork")

    def _give_up(file: int) -> None:
        raise NotImplementedError("workers need a system with fork")

else:
    import fcntl

    def _acquire(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait_for(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _give_up(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
