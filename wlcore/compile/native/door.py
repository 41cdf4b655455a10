"""The type of a game's native states: the compiled C is given the functions of Python that it calls, and what only Python knows."""

from __future__ import annotations

import ctypes
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

from wlcore.compile.native.libtcc import Refused
from wlcore.records import dataclass

API = (
    "PyTuple_New PyTuple_SetItem PyTuple_GetItem PyTuple_Size PyList_New PyList_SetItem PySequence_GetItem PySequence_Size "
    "PyLong_FromLongLong PyLong_FromUnsignedLongLong PyLong_AsLongLong PyLong_AsUnsignedLongLongMask PyBool_FromLong PyObject_IsTrue "
    "Py_IncRef Py_DecRef PyObject_Malloc PyObject_Free PyMem_RawMalloc PyMem_RawFree PyObject_Init PyType_FromSpec PyCFunction_NewEx "
    "PyObject_Call PyErr_Occurred PyErr_SetObject PyErr_SetString PyEval_SaveThread PyEval_RestoreThread PyGILState_Ensure PyGILState_Release "
    "PyFloat_FromDouble PyType_FromSpecWithBases PyErr_Clear"
).split()
"""Functions of Python's stable ABI, in the order of the table in `python.c`, where those of the C library follow. The two raw ones belong to it
since 3.13 and are exported before; they alone may be called while others hold the lock, as bots do that think.
"""
REASONS = ("", "endless", "much", "deep", "nothing", "large", "turns", "outside", "deep")
"""Why rules cannot go on, in the order of the list in `runtime.c`, by the names of the engine."""
NAMES = ("wlcore_open", "wlcore_mark")
WORD = 8
Compiler = Callable[[str, tuple[str, ...]], list[int]]


@dataclass(frozen=True, slots=True)
class Native:
    """What compiled C gives: the type of its states, new games (`start`: seats, generator, settings), states from what `read` has
    given (`build`), whole games at random (`play_games`: seats, first seed, games, dice, settings, most decisions of one), an algorithm's
    query (`ask`), and who weighs and searches (`mind`: dice; measures and weights by turns; the measure that says when to look no
    further, or -1; how many choices, and how many changes of that measure, are looked ahead; how many of 100 are made by habit). States as
    programs have them are of a type that stands on a class of Python (`outer_type`: that class, `int`, what is called with a state and
    whatever is no option), and begun as those are (`outer`: what the players are called, and what `start` takes).
    """

    states: type[Any]
    start: Callable[..., Any]
    build: Callable[..., Any]
    play_games: Callable[..., tuple[int, int, int, list[int]]]
    ask: Callable[..., Any]
    mind: Callable[..., Any]
    outer_type: Callable[..., type[Any]]
    outer: Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Errors:
    """What native code raises: for an option that is not on offer (`illegal`), and where rules fail (`fault`, made by `made` from a
    reason and the number of a place at which rules can fail, or -1).
    """

    illegal: type[Exception]
    fault: type[Exception]
    made: Callable[[str, int], Exception]


@cache
def part(name: str) -> str:
    """A part of the C that is the same for all games."""
    return resources.files("wlcore.compile.native").joinpath(f"{name}.c").read_text("utf-8")


def check_python() -> None:
    """Whether objects of this Python look as the C expects them."""
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise Refused("native code is made for CPython with its global lock")
    if (
        ctypes.sizeof(ctypes.c_void_p) != WORD
        or object.__basicsize__ != 2 * WORD
        or sys.byteorder != "little"
    ):
        raise Refused("native code is made for processors of 64 bits that begin with the low ones")


@cache
def _mathematics() -> list[Any]:
    """Functions that Python's own `math` calls, so that what follows from them is the same."""
    try:
        library = ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None)
        return [library.sqrt, library.log, library.tanh]
    except (OSError, AttributeError) as error:
        raise Refused(f"the mathematics of this system cannot be had ({error})") from error


def no_builtin(number: int, address: int, given: list[int]) -> int:
    """What is called in a game whose packs bring no algorithms: nothing is."""
    raise NotImplementedError(number)


def opened(
    source: str,
    mark: int,
    errors: Errors,
    compiler: Compiler,
    builtin: Callable[[int, int, list[int]], int] = no_builtin,
) -> Native:
    """Compile a source that bears a mark, and make its type; `builtin` is called with the number of an algorithm, the address of
    the state and what it is given, sets as their lengths and elements.
    """
    check_python()
    opening, marking = compiler(source, NAMES)
    if ctypes.CFUNCTYPE(ctypes.c_uint64)(marking)() != mark:
        raise Refused("what was compiled is not what was written")

    def fault(reason: int, at: int) -> Exception:
        return errors.made(REASONS[reason], at)

    called = [*(getattr(ctypes.pythonapi, name) for name in API), ctypes.memmove, *_mathematics()]
    api = (ctypes.c_void_p * len(called))(*[ctypes.cast(f, ctypes.c_void_p).value for f in called])
    given = (errors.illegal, errors.fault, fault, ValueError, None, True, False, (), builtin)
    made = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object)(opening)(api, given)
    return Native(*made)
