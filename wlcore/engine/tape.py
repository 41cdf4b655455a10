"""What the lines of a journal are written on: a file on disk, or anything else that keeps bytes one behind the other."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from wlcore import files
from wlcore.engine.refusals import SaveError

if sys.platform != "win32":  # there, two windows on one journal are not noticed
    import fcntl


class Tape(Protocol):
    """Keeps what is written at its end. `path` is what it is called in messages."""

    path: Path

    def write(self, at: int, text: bytes) -> None:
        """Keep a text behind the `at` bytes that are there: whole, or not at all, which is a `SaveError`."""

    def settle(self) -> None:
        """Make sure that even a failing machine loses nothing of it."""

    def close(self) -> None:
        """Let go of it."""


class FileTape:
    """A file that is open for writing, by us alone."""

    def __init__(self, path: Path, file: int, settled: int = 0) -> None:
        self.path, self._file = path, file
        self._end = self._settled = settled
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                self.close()
                raise SaveError("elsewhere", path=path) from error

    @classmethod
    def again(cls, path: Path, end: int) -> FileTape:
        """A file that is there, to be written on behind so many bytes; what stands behind them is cut off."""
        try:
            tape = cls(path, files.go_on(path), end)
        except OSError as error:
            raise SaveError("unwritable", path=path, why=error.strerror) from error
        try:
            if os.fstat(tape._file).st_size < end:
                raise SaveError("cut", path=path)
            os.ftruncate(tape._file, end)
        except OSError as error:
            tape.close()
            raise SaveError("unwritable", path=path, why=error.strerror) from error
        except SaveError:
            tape.close()
            raise
        return tape

    def write(self, at: int, text: bytes) -> None:
        """Keep a text."""
        try:
            os.lseek(self._file, at, os.SEEK_SET)
            written = 0
            while written < len(text):
                written += os.write(self._file, text[written:])
        except OSError as error:
            with suppress(OSError):  # if not even that can be done: half a line counts for nothing
                os.ftruncate(self._file, at)
            raise SaveError("unwritable", path=self.path, why=error.strerror) from error
        self._end = at + len(text)

    def settle(self) -> None:
        """Have the system write it to the disk."""
        if self._settled == self._end:
            return
        try:
            if not self._settled:
                files.settle_folder(self.path.parent)
            os.fsync(self._file)
        except OSError as error:
            raise SaveError("unwritable", path=self.path, why=error.strerror) from error
        self._settled = self._end

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
