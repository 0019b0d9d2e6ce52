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

    def release(self) -> None:
        """Release the lock. The file stays: deleting it would let two processes lock two files of the same name."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _acquire(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _acquire(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
