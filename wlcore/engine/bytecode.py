"""Generated source as functions: Python compiles each of them when it is first called.

A function begins as one that has itself compiled. Whoever holds it holds what Python makes of its lines from then on, as if
the whole source had been compiled at once, line numbers included. What stood in the source before it is taken over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from types import CodeType, FunctionType
from typing import Any

DEF = "def "
BEGINS = f"\n{DEF}"
BEHIND = re.compile(r"\n[^ \n]")
"""What stands behind a function and does not belong to it."""
LATEST: dict[str, Source] = {}
"""By file the latest source."""
Made = tuple[CodeType, tuple[Any, ...] | None]
"""What Python has made of a function: its code, and what its last parameters are if they are not given."""


FIRST = (lambda *given, **named: begun("")(*given, **named)).__code__  # type: ignore[name-defined]  # noqa: F821, PLW0108
"""What every function is at first, but for the name of its own: one line, so that it stands where the function begins."""


def file_name(game: str, flavour: str) -> str:
    """What tracebacks call the generated source of a game."""
    return f"<{game}, compiled, {flavour}>"


class Source:
    """A generated source: where each function stands, what stands between them, what Python has made of functions so far."""

    __slots__ = ("__weakref__", "between", "file", "functions", "made", "text")

    def __init__(self, text: str, file: str, made: dict[str, Made]) -> None:
        self.text, self.file, self.made = text, file, made
        self.functions: dict[str, tuple[int, int, int]] = {}
        start, *pieces = f"\n{text}".split(BEGINS)
        between, at, line = [start[1:]], len(start), start.count("\n") + 1
        for piece in pieces:
            behind = BEHIND.search(piece)
            end = len(piece) if behind is None else behind.start()
            self.functions[piece[: piece.index("(")]] = at, at + len(DEF) + end, line
            between += ["\n" * piece.count("\n", 0, end), piece[end:], "\n"]
            at, line = at + len(BEGINS) + len(piece), line + piece.count("\n") + 1
        self.between = "".join(between)
        before, LATEST[file] = LATEST.get(file), self
        if before is not None:
            self.take_over(before)

    def lines(self, name: str) -> str:
        """What stands in the source for a function."""
        start, end, _ = self.functions[name]
        return self.text[start:end]

    def take_over(self, before: Source) -> None:
        """Let functions be what those with the same lines have become."""
        known = {
            before.lines(name): (before.functions[name][2], made) for name, made in tuple(before.made.items())
        }
        for name, (_, _, line) in self.functions.items():
            found = None if name in self.made else known.get(self.lines(name))
            if found is not None:
                there, (code, defaults) = found
                self.made[name] = moved(code, line - there), defaults

    def into(self, names: dict[str, Any]) -> None:
        """Define the functions under their names, and carry out what stands between them."""
        names["begun"] = partial(self.begun, names)
        for name, (_, _, line) in self.functions.items():
            code, defaults = self.made.get(name) or (self.unmade(name, line), None)
            names[name] = FunctionType(code, names, name, defaults)
        exec(compile(self.between, self.file, "exec", dont_inherit=True), names)

    def unmade(self, name: str, line: int) -> CodeType:
        """The code of a function that has not been called yet; it seems to stand where the function stands."""
        consts = tuple([name if x == "" else x for x in FIRST.co_consts])
        return FIRST.replace(
            co_consts=consts, co_name=name, co_qualname=name, co_filename=self.file, co_firstlineno=line
        )

    def begun(self, names: dict[str, Any], name: str) -> Callable[..., Any]:
        """A function that is called for the first time."""
        function: FunctionType = names[name]
        self.made[name] = function.__code__, function.__defaults__ = self.compiled(name)
        return function

    def compiled(self, name: str) -> Made:
        """What Python makes of a function."""
        alone: dict[str, Any] = {}
        exec(compile(self.lines(name), self.file, "exec", dont_inherit=True), alone)
        return moved(alone[name].__code__, self.functions[name][2] - 1), alone[name].__defaults__

    def parameters(self, name: str) -> int:
        """How many parameters a function has."""
        text = self.lines(name)
        return text[: text.index("):")].count(",") + 1


def moved(code: CodeType, by: int) -> CodeType:
    """Code of its own that does the same further down: what Python learns while it runs code is learned for one game."""
    inner = tuple([moved(x, by) if isinstance(x, CodeType) else x for x in code.co_consts])
    return code.replace(co_firstlineno=code.co_firstlineno + by, co_consts=inner)
