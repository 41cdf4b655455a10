"""The compiler of this system: its code is faster than that of libtcc, and takes seconds to make, so it is kept."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from wlcore.compile.native.libtcc import Refused
from wlcore.folders import FolderError, cache_folder
from wlcore.keeping import keep, kept

FLAGS = (
    "-O2 -shared -fPIC -nostdlib -nostdinc -ffreestanding -fwrapv -fno-strict-aliasing -fno-tree-loop-distribute-patterns "
    "-fno-stack-protector -w"
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


def is_kept(source: str) -> bool:
    """Whether this has been compiled before."""
    compiler = shutil.which("cc")
    return compiler is not None and kept(f"{_key(source, compiler)}.native") is not None


def _key(source: str, compiler: str) -> str:
    parts = [source, _version(compiler), *FLAGS, sys.platform, platform.machine()]
    return sha256("\n".join(parts).encode()).hexdigest()[:32]


@cache
def _version(compiler: str) -> str:
    """What a compiler says of itself."""
    return _run([compiler, "--version"]).stdout


def _run(command: list[str], folder: str | None = None) -> subprocess.CompletedProcess[str]:
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
        with tempfile.TemporaryDirectory(prefix=".wl-", dir=_folder()) as folder:
            (Path(folder) / "game.c").write_text(source, "utf-8")
            _run([compiler, *FLAGS, "-o", "game.so", "game.c"], folder)
            code = (Path(folder) / "game.so").read_bytes()
            try:
                _run([sys.executable, "-I", "-c", TRIED, str(Path(folder) / "game.so"), *names])
            except Refused as error:
                raise Refused("what 'cc' has compiled cannot be used (it cannot be loaded)") from error
            return code
    except OSError as error:
        raise Refused(f"the program 'cc' leaves nothing that can be read ({error.strerror})") from error


def _addresses(code: bytes, names: tuple[str, ...]) -> list[int]:
    """Load code from a file that nobody else can have written, and that is gone then."""
    try:
        number, place = tempfile.mkstemp(prefix=".wl-", suffix=".so", dir=_folder())
        try:
            with os.fdopen(number, "wb") as stream:
                stream.write(code)
            lib = ctypes.PyDLL(place)
        finally:
            with suppress(OSError):  # Windows keeps what is in use
                Path(place).unlink()
        return [ctypes.cast(getattr(lib, name), ctypes.c_void_p).value or 0 for name in names]
    except (OSError, AttributeError) as error:
        raise Refused(f"what 'cc' has compiled cannot be used ({error})") from error


def _folder() -> str | None:
    """Where code may lie for a moment: the cache of this user, or else what the system has for such files."""
    try:
        return str(cache_folder())
    except FolderError:
        return None
