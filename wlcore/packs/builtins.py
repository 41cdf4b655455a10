"""A game's own algorithms in Python: `builtins.py`, for packs that came through an entry point only.

It names its functions in a dictionary `BUILTINS`; what the packs declare and what it holds must be the same.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, cast

from wlcore.algorithms import TABLE, Query, functions_of
from wlcore.lang.diagnostics import Findings, did_you_mean, meant
from wlcore.lang.program import Program
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine
from wlcore.packs.source import PackSource

CODE = "builtin"


def builtin_sources(packs: list[PackSource]) -> list[tuple[str, str]]:
    """The Python of trusted packs, each with the name that tracebacks use."""
    found = []
    for pack in packs:
        name = pack.manifest.builtins
        if name and pack.trusted and pack.folder.has(name):
            found.append((pack.folder.label(name), pack.folder.read(name).decode("utf-8")))
    return found


def check_builtins(packs: list[PackSource], program: Program, findings: Findings) -> None:
    """Note what is declared and not there, what is there and not declared, and what takes other things than declared."""
    brought: dict[str, Callable[..., Any]] = {}
    for label, text in builtin_sources(packs):
        try:
            found = functions_of(label, text)
        except Exception as error:  # noqa: BLE001 - whatever a file does wrong is what we tell
            message = f"this file cannot be loaded: {type(error).__name__}: {error}"
            if isinstance(error, KeyError) and error.args == (TABLE,):
                message = (
                    f"this file has no {TABLE}: a dictionary of its functions by the names that rules call"
                )
            findings.error(CODE, message, Span(label, 1, 1, 1, 2))
            return
        for name in found:
            if name not in program.builtins:
                message = f"no pack declares the builtin '{name}'"
                advice = did_you_mean(name, program.builtins) or "declare it in a .wl file, or take it out"
                findings.error(CODE, message, _place(label, text, name), advice)
        brought |= found
    for name, declared in program.builtins.items():
        function = brought.get(name)
        if not callable(function):
            advice = (
                meant(name, brought) or f"put a function in {TABLE} in the builtins.py of an installed pack"
            )
            findings.error(CODE, f"no installed pack brings Python for '{name}'", declared.span, advice)
            continue
        takes = ["state", *(p.name for p in declared.params)]
        if declared.asks:
            function = _made(function, declared, findings)
        if function is not None and not _takes(function, len(takes)):
            message = f"the Python for '{name}' does not take what is declared here"
            findings.error(CODE, message, declared.span, f"it is called with ({_listed(takes)})")


def _made(make: Callable[..., Any], declared: Routine, findings: Findings) -> Callable[..., Any] | None:
    """The function that Python makes of the queries it asks; None if it makes none."""
    asked = [query.id for query in declared.asks]
    if not _takes(make, len(asked)):
        message = f"the Python for '{declared.name}' does not take the queries that it asks"
        advice = f"it is called with ({_listed(asked)}), and gives the function that rules call"
        findings.error(CODE, message, declared.span, advice)
        return None
    try:
        made = make(*(Query(_unanswered, settled=False) for _ in asked))
    except Exception as error:  # noqa: BLE001 - whatever it does wrong is what we tell
        message = f"the Python for '{declared.name}' fails: {type(error).__name__}: {error}"
        findings.error(CODE, message, declared.span)
        return None
    if not callable(made):
        message = f"the Python for '{declared.name}' makes no function of the queries that it asks"
        findings.error(CODE, message, declared.span, "return the function that rules call")
        return None
    return cast("Callable[..., Any]", made)


def _unanswered(*_: object) -> None:
    raise RuntimeError("a query can be asked only in a game")


def _listed(names: list[str]) -> str:
    return ", ".join(name.replace("-", "_") for name in names)


def _takes(function: Callable[..., Any], many: int) -> bool:
    """Whether a function can be called with so many things."""
    try:
        inspect.signature(function).bind(*range(many))
    except TypeError:
        return False
    except ValueError:  # written in C, without a signature
        return True
    return True


def _place(label: str, text: str, name: str) -> Span:
    """Where a name stands in quotation marks, as a key does; else the first line."""
    for number, line in enumerate(text.split("\n"), 1):
        at = max(line.find(f'"{name}"'), line.find(f"'{name}'"))
        if at >= 0:
            return Span(label, number, at + 1, number, at + 3 + len(name))
    return Span(label, 1, 1, 1, 2)
