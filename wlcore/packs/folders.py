"""The files below a folder, or below a packaged resource."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from stat import S_ISDIR, S_ISLNK, S_ISREG

from wlcore.lang.diagnostics import PackError
from wlcore.packs.limits import MAX_FILE, Budget, is_junk, pack_error, safe_name, too_big

LOCK = ".#"
"""So begins the name of the link that Emacs lays beside a file that is being edited; it leads nowhere."""


def list_folder(folder: Traversable, shown: str) -> dict[str, Traversable]:
    """The files below a folder by relative name; links are refused, since they may lead anywhere."""
    try:
        return dict(_below(folder, "", Budget(shown), 0))
    except OSError as error:
        raise pack_error("pack-unreadable", _reason(error), shown) from error


def _below(folder: Traversable, prefix: str, budget: Budget, depth: int) -> Iterator[tuple[str, Traversable]]:
    for child in folder.iterdir():
        if is_junk(child.name):
            _check_no_link(prefix + child.name, child, budget.where)
            continue
        budget.entry(depth)
        name = prefix + child.name
        is_folder, size = _looked_at(name, child, budget.where)
        if is_folder:
            yield from _below(child, f"{name}/", budget, depth + 1)
            continue
        if size is not None:
            budget.file(size, f"{budget.where}/{name}")
        yield name, child


def read_limited(file: Traversable, label: str) -> bytes:
    """The bytes of a file; one over the limit is refused by its size, or after as many bytes as the limit."""
    try:
        if isinstance(file, Path) and file.stat().st_size > MAX_FILE:
            raise too_big(label)
        with file.open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except OSError as error:
        raise pack_error("pack-unreadable", _reason(error), label) from error
    if len(data) > MAX_FILE:
        raise too_big(label)
    return data


def _looked_at(name: str, child: Traversable, shown: str) -> tuple[bool, int | None]:
    """Whether something is a folder, and its size if that is known; a path is looked at once."""
    if not safe_name(name):
        raise pack_error("pack-unsafe", f"a file may not be called {name!a}", shown, "rename it")
    if isinstance(child, Path):
        status = child.lstat()
        if S_ISLNK(status.st_mode):
            raise _is_link(name, shown)
        is_folder, is_file, size = S_ISDIR(status.st_mode), S_ISREG(status.st_mode), status.st_size
    else:
        is_folder, is_file, size = child.is_dir(), child.is_file(), None
    if not is_folder and not is_file:
        raise pack_error("pack-unsafe", f"'{name}' is neither a file nor a folder", shown, "delete it")
    return is_folder, size


def _check_no_link(name: str, child: Traversable, shown: str) -> None:
    """What is no part of a pack is no link either; but for the sign by which an editor keeps others from a file."""
    if (
        isinstance(child, Path)
        and child.is_symlink()
        and not (child.name.startswith(LOCK) and not child.exists())
    ):
        raise _is_link(name, shown)


def _is_link(name: str, shown: str) -> PackError:
    return pack_error("pack-unsafe", f"'{name}' is a link", shown, "put the file itself here")


def _reason(error: OSError) -> str:
    return f"this cannot be read: {error.strerror or type(error).__name__}"
