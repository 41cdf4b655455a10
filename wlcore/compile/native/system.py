"""The compiler of this system: its code is faster than that of libtcc, and takes seconds to make, so it is kept."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from wlcore.compile.native.libtcc import Refused
from wlcore.files import create, read
from wlcore.folders import FolderError, cache_folder
from wlcore.keeping import keep, kept

FLAGS = (
    "-O2 -shared -fPIC -nostdlib -nostdinc -ffreestanding -fwrapv -fno-strict-aliasing -fno-tree-loop-distribute-patterns "
    "-fno-stack-protector -ffp-contract=off -w"
).split()
SECONDS = 300
"""A compiler that takes longer is not waited for."""
TRIED = "import ctypes, sys; lib = ctypes.PyDLL(sys.argv[1]); [getattr(lib, name) for name in sys.argv[2:]]"
SHORTEST = 1_000
"""No library is as short as that."""


def compiled(source: str, names: tuple[str, ...]) -> list[int]:
    """The addresses of functions of a source, compiled now or before."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise Refused("there is no program 'cc'")
    name = f"{_key(source, compiler)}.native"
    found = kept(name)
    code = found[0] if found is not None else None
    if isinstance(code, bytes) and len(code) > SHORTEST:
        with suppress(Refused):  # it is of another machine, or nobody's: it is made again
            return _addresses(code, names)
    code = _made(source, compiler, names)
    addresses = _addresses(code, names)
    keep(name, code)
    return addresses


def _key(source: str, compiler: str) -> str:
    parts = [source, _version(compiler), *FLAGS, sys.platform, platform.machine()]
    return sha256("\n".join(parts).encode()).hexdigest()[:32]


@cache
def _version(compiler: str) -> str:
    """What a compiler says of itself."""
    return _run([compiler, "--version"]).stdout


def _run(command: list[str], folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, errors="replace", timeout=SECONDS, check=False,
            stdin=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"},
        )  # fmt: skip
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise Refused(f"the program 'cc' does not run ({error})") from error
    if done.returncode != 0:
        said = (done.stderr.strip().splitlines() or ["it does not say why"])[0][:200]
        raise Refused(f"the program 'cc' fails ({said})")
    return done


def _made(source: str, compiler: str, names: tuple[str, ...]) -> bytes:
    """A library, which a process of its own has loaded: what is cut or nonsense can end a process that does."""
    try:
        with _place() as place:
            create(place / "game.c", source.encode(), private=True)
            _run([compiler, *FLAGS, "-o", "game.so", "game.c"], place)
            code = read(place / "game.so")
            try:
                _run([sys.executable, "-I", "-c", TRIED, str(place / "game.so"), *names], place)
            except Refused as error:
                raise Refused("what 'cc' has compiled cannot be used (it cannot be loaded)") from error
            return code
    except OSError as error:
        raise Refused(f"the program 'cc' leaves nothing that can be read ({error.strerror})") from error


def _addresses(code: bytes, names: tuple[str, ...]) -> list[int]:
    """Load code from a file that nobody else can have written, and that is gone then."""
    try:
        with _place() as place:
            create(place / "game.so", code, private=True)
            lib = ctypes.PyDLL(str(place / "game.so"))
        return [ctypes.cast(getattr(lib, name), ctypes.c_void_p).value or 0 for name in names]
    except (OSError, AttributeError) as error:
        raise Refused(f"what 'cc' has compiled cannot be used ({error})") from error


@contextmanager
def _place() -> Iterator[Path]:
    """A folder for a moment; Windows keeps in it what is in use."""
    with TemporaryDirectory(prefix=".wl-", dir=_folder(), ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _folder() -> str | None:
    """Where code may lie for a moment: the cache of this user, or else what the system has for such files."""
    try:
        return str(cache_folder())
    except FolderError:
        return None
