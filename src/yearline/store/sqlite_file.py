"""The file of a SQLite log: whether it is there, who may write to it now, and that it writes ahead."""

import contextlib
import os
import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from yearline.store.port import NoDatabase

with contextlib.suppress(ImportError):  # not on Windows, where nobody shares the file all the time
    import fcntl

BUSY_SECONDS: Final = 2.0
AGAIN_SECONDS: Final = 0.01


def keep_log_ahead(connection: sqlite3.Connection) -> None:
    """Write ahead from now on. Others may be saying the same to a new file, and SQLite does not wait for them here."""
    patience = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or monotonic() > patience:
                raise
            sleep(AGAIN_SECONDS)


def check_that_it_exists(path: str) -> None:
    """Raises NoDatabase if there is none. Looks without touching: the file may belong to somebody else."""
    if not Path(path).is_file():
        raise NoDatabase(f"there is no database {path}")
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, timeout=BUSY_SECONDS, uri=True)) as connection:
        if connection.execute("PRAGMA user_version").fetchone() == (0,):
            raise NoDatabase(f"{path} is not a database of Yearline")


class Turns:
    """Processes that write to one file take turns:
    a system lock keeps a queue, where SQLite would have them ask again and again.

    Without a path there is nobody to wait for. The system takes the lock back from whoever dies;
    where it gives none, SQLite's own lock has to do, on which alone it depends that nothing is lost.
    """

    def __init__(self, path: str | None) -> None:
        self._file: int | None = None
        if path is not None:
            with contextlib.suppress(OSError):
                self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                fcntl.flock(self._file, fcntl.LOCK_UN)

    def keep(self) -> bool:
        """Whether it is our turn, from now on until we close. Does not wait."""
        if self._file is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            except OSError:  # the system gives no locks: everybody does it, as well as they can
                return True
        return True

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
