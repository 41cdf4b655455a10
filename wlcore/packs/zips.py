"""The files in a zip, read into memory within limits; nothing is ever unpacked to disk."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections import Counter
from importlib.resources.abc import Traversable

from wlcore.packs.limits import MANIFEST, MAX_TOTAL, Budget, check_seal, is_junk, pack_error, safe_name

METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1


def read_zip(file: Traversable, shown: str) -> dict[str, bytes]:
    """The files of a zip by name; a single folder around all of them is taken off."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_TOTAL + 1)
        if len(data) > MAX_TOTAL:
            raise pack_error("pack-too-big", f"this zip is larger than {MAX_TOTAL // 1_000_000} MB", shown)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            files = _read_all(archive, shown)
            check_seal(archive.comment, files, shown)
            return _without_wrapper(files)
    except OSError as error:
        raise pack_error("pack-unreadable", f"this cannot be read: {error.strerror}", shown) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError) as error:
        raise pack_error("pack-zip", f"this is not a zip that can be read ({error})", shown) from error


def _read_all(archive: zipfile.ZipFile, shown: str) -> dict[str, bytes]:
    budget = Budget(shown)
    wanted: list[zipfile.ZipInfo] = []
    for info in archive.infolist():
        budget.entry()
        _check(info, shown)
        if not info.is_dir() and not any(is_junk(part) for part in info.filename.split("/")):
            budget.file(info.file_size, f"{shown}/{info.filename}")
            wanted.append(info)
    for name, times in Counter(info.filename for info in wanted).items():
        if times > 1:
            raise pack_error("pack-unsafe", f"'{name}' is in this zip twice", shown)
    return {info.filename: _read_one(archive, info) for info in wanted}


def _read_one(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The declared number of bytes: `archive.read` would first unpack a bomb whole, whatever it declares."""
    with archive.open(info) as stream:
        return stream.read(info.file_size)


def _check(info: zipfile.ZipInfo, shown: str) -> None:
    name = info.orig_filename.removesuffix("/")
    if not safe_name(name):
        raise pack_error("pack-unsafe", f"a file may not be called {name!a}", shown)
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise pack_error("pack-unsafe", f"'{name}' is a link or a device", shown, "put the file itself in")
    if info.flag_bits & ENCRYPTED:
        raise pack_error("pack-zip", f"'{name}' is encrypted", shown)
    if info.compress_type not in METHODS:
        raise pack_error("pack-zip", f"'{name}' is compressed in an unusual way", shown, "use plain zip")


def _without_wrapper(files: dict[str, bytes]) -> dict[str, bytes]:
    tops = {name.split("/")[0] for name in files}
    if len(tops) != 1:
        return files
    prefix = f"{tops.pop()}/"
    if f"{prefix}{MANIFEST}" not in files:
        return files
    return {name.removeprefix(prefix): data for name, data in files.items()}
