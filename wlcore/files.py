"""The one way in which wlcore writes files: whole or not at all, and never through a link.

What is private (journals, saves, the cache, reports) can be read by its user alone, and so can the folders made for it;
what somebody writes for others (packs, pages) has the rights that they give to all they make. Reading here is for files
that lie where anybody could have put something else: a pipe or a device does not hold us up.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

TYPE_CHECKING = False  # see wlcore/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.resources.abc import Traversable
    from typing import BinaryIO, TextIO

OWN_FILE, OWN_FOLDER = 0o600, 0o700
THEIR_FILE, THEIR_FOLDER = 0o666, 0o777
OTHERS_WRITE = 0o022
UNFINISHED = r"\.wl-[0-9a-f]{16}\.part"
"""What a file is called until it is whole."""
MOST_READ = 200_000_000

_BINARY = getattr(os, "O_BINARY", 0)  # only Windows would change the ends of lines
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)
_NEW = os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINK


class Unwritten(OSError):
    """A file or folder cannot be written; the message says which, and why."""

    def __str__(self) -> str:
        return f"'{self.filename}' cannot be written ({self.strerror})"


def exists(path: Path | Traversable) -> bool:
    """Whether there is anything of this name; no, too, where it is a name that no file can have, or nobody may look."""
    return _answered(path.exists) if isinstance(path, Path) else is_folder(path) or is_file(path)


def is_folder(path: Path | Traversable) -> bool:
    """Whether this is a folder, in the same way."""
    return _answered(path.is_dir)


def is_file(path: Path | Traversable) -> bool:
    """Whether this is a file, in the same way."""
    return _answered(path.is_file)


def _answered(question: Callable[[], bool]) -> bool:
    try:
        return question()
    except (
        OSError,
        ValueError,
    ):  # a name too long, or with a sign that no name has; a folder that may not be looked into
        return False


def folder(path: Path, private: bool = False) -> None:
    """Make a folder and those around it, if they are not there yet."""
    with _told(path):
        missing = []
        for place in (path, *path.parents):
            if is_folder(place):
                break
            missing.append(place)
        for place in reversed(missing):
            with suppress(
                FileExistsError
            ):  # made by somebody else meanwhile; or a file, and then the next step fails
                place.mkdir(OWN_FOLDER if private else THEIR_FOLDER)
        if missing and not path.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))


def create(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file that is not there yet; a `FileExistsError` if there is anything of that name, be it a link."""
    with _told(path):
        _fill(path, data, OWN_FILE if private else THEIR_FILE)
    settle_folder(path.parent)


def replace(path: Path, data: bytes, private: bool = False, lasting: bool = True) -> None:
    """Put new contents in the place of the old in one step, so that an interruption damages nothing.

    Of what is private anything else under that name goes; elsewhere a link, a pipe or a device is refused. A file that was
    there keeps its rights. What is `lasting` is there after a power cut, too.
    """
    part = path.with_name(f".wl-{os.urandom(8).hex()}.part")
    with _told(path):
        rights = OWN_FILE if private else _rights_of(path)
        _fill(part, data, rights or THEIR_FILE, exactly=bool(rights), lasting=lasting)
        try:
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    if lasting:
        settle_folder(path.parent)


def begin(path: Path) -> int:
    """The number of a private file that is not there yet, to be read and written on."""
    return os.open(path, _NEW | os.O_RDWR, OWN_FILE)


def go_on(path: Path) -> int:
    """The number of a file that is there, to be read and written on."""
    _rights_of(path)  # a link is refused in words
    file = os.open(path, os.O_RDWR | _BINARY | _NO_LINK | _NO_WAITING)
    try:
        _check_file(os.fstat(file), path)
    except OSError:
        os.close(file)
        raise
    return file


def nowhere() -> int:
    """The number of a file that takes what nobody wants, and in which nothing stands."""
    return os.open(os.devnull, os.O_RDWR)


def standing_in(*streams: TextIO | None) -> list[TextIO]:
    """The standard streams of a process, those that are closed as files in which nothing stands, under their numbers."""
    found = []
    for number, stream in enumerate(streams):
        if stream is None:
            place = nowhere()  # the first number that is free
            if place != number:
                os.dup2(place, number)
                os.close(place)
            stream = os.fdopen(number, "w" if number else "r", encoding="utf-8", errors="replace")
        found.append(stream)
    return found


def settle_folder(path: Path) -> None:
    """Make sure that a name that is new in a folder is there after a power cut, where the system can do that."""
    with suppress(OSError):
        place = os.open(path, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def read(path: str | Path, most: int = MOST_READ, own: bool = False) -> bytes:
    """The contents of a file; anything but a file, or one that is larger, is an `OSError`. It has to be our `own` where
    nobody else may have a say in it.
    """
    with _opened(path, _NO_LINK if own else 0) as stream:
        status = os.fstat(stream.fileno())
        if status.st_size > most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        if own and not is_own(status):
            raise PermissionError(
                errno.EPERM, "it belongs to somebody else, or others can write it", str(path)
            )
        return stream.read(most)


def read_end(path: str | Path, most: int) -> bytes:
    """The last bytes of a file."""
    with _opened(path) as stream:
        stream.seek(max(0, stream.seek(0, os.SEEK_END) - most))
        return stream.read(most)


def is_own(status: os.stat_result) -> bool:
    """Whether a file or folder belongs to this user, and nobody else can write it; where that is not told, it does."""
    if sys.platform == "win32":
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & OTHERS_WRITE


def _opened(path: str | Path, more: int = 0) -> BinaryIO:
    """A file to be read; what is none is not waited for."""
    stream = os.fdopen(os.open(path, os.O_RDONLY | _BINARY | _NO_WAITING | more), "rb")
    try:
        _check_file(os.fstat(stream.fileno()), path)
    except OSError:
        stream.close()
        raise
    return stream


def _check_file(status: os.stat_result, path: str | Path) -> None:
    if not stat.S_ISREG(status.st_mode):
        number = errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.EINVAL
        raise OSError(number, "it is no file", str(path))


def _rights_of(path: Path) -> int:
    """The rights of a file that is to be replaced, 0 if there is none; what is no file is refused."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return 0
    if stat.S_ISLNK(status.st_mode):
        raise OSError(errno.ELOOP, "it is a link", str(path))
    _check_file(status, path)
    return stat.S_IMODE(status.st_mode) & 0o777


def _fill(path: Path, data: bytes, rights: int, exactly: bool = False, lasting: bool = True) -> None:
    """A new file with these contents, or none."""
    file = os.open(path, _NEW | os.O_WRONLY, rights)
    try:
        with os.fdopen(file, "wb") as stream:
            if exactly and sys.platform != "win32":
                os.fchmod(file, rights)
            stream.write(data)
            stream.flush()
            if lasting:
                os.fsync(file)
    except OSError:
        path.unlink(missing_ok=True)
        raise


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What cannot be written is said with its name; what is there already is for the caller to know."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise Unwritten(error.errno, error.strerror, str(path)) from error
