"""What becomes of a rule or a card: as it is written, its checked tree, its representation after all passes, plain Python, C."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from wlcore.compile.index import Index
from wlcore.compile.ir import text
from wlcore.compile.lower import lowered
from wlcore.compile.native.expressions import Given
from wlcore.compile.native.program import printer as printing
from wlcore.compile.passes import played, run
from wlcore.compile.python.names import SourceNames
from wlcore.compile.python.printer import Printer
from wlcore.lang import meaning as m
from wlcore.lang.parts import PIECES
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine, Symbol
from wlcore.records import dataclass

NOT_SHOWN = ("span", "cites")
INDENT = "  "


@dataclass(frozen=True, slots=True)
class Way:
    """One rule, query or text on its way; each part is several lines."""

    address: str
    written: str
    tree: str
    representation: str
    python: str
    native: str

    def as_json(self) -> dict[str, str]:
        """The shape that `wl explain --compiled --json` prints."""
        return {name.name: getattr(self, name.name) for name in fields(self)}


def ways(program: Program, thing: str) -> list[Way]:
    """What becomes of everything that is called so, or stands on a thing that is."""
    found = list(_called(program, thing))
    if not found:
        return []
    module = played(run(lowered(program)))
    names = SourceNames(module)
    layout = Index(program).layout
    given = Given(
        program.players[1],
        len(program.cards),
        len(layout.zone_names),
        len(layout.value_names),
        len(layout.actions),
        len(layout.settings),
    )
    made = []
    for routine in found:
        forms, codes, native = [], [], []
        for name in _compiled_as(routine):
            printer, c = Printer(module, names, lines=True), printing(module, given)
            if name in module.units:
                forms.append(text.unit(module.units[name]))
                codes.append("\n".join(printer.unit(module.units[name])))
                native.append(c.unit_function(module.units[name], c.numbered[name]))
            elif name in module.functions:
                forms.append(text.function(module.functions[name]))
                codes.append("\n".join(printer.function(module.functions[name])))
                native.append(c.function(module.functions[name], recursive=False))
        parts = (routine.needs, routine.body, routine.value, routine.leaving)
        tree = "\n".join(line for part in parts for line in tree_of(part))
        shown = ("\n\n".join(part) for part in (forms, codes, native))
        made.append(Way(routine.address, _written(routine), tree, *shown))
    return made


def _called(program: Program, thing: str) -> Iterator[Routine]:
    """The rules, queries and texts that are meant."""
    name = thing.partition("/")[2] if thing.startswith("card/") else thing
    for routine in (*program.routines("rule", "action", "frame", "query"), *program.texts.values()):
        own = (routine.name, routine.address)
        entity = routine.entity or ("", "")
        on = (entity[1], "/".join(entity), f"{entity[1]}/{routine.address.rpartition('/')[2]}")
        if name in own or (routine.entity is not None and name in on):
            yield routine


def _compiled_as(routine: Routine) -> tuple[str, ...]:
    """What the functions and units of a routine are called."""
    if routine.what == "query":
        return (f"query/{routine.name}", f"base/{routine.name}")
    own = routine.address if routine.what == "text" else routine.name
    sort = "text" if routine.what == "text" else "rule"
    return (
        f"can/{own}",
        f"{sort}/{own}",
        f"unit/{routine.address}",
        f"unit/{routine.address}/chosen",
        f"leave/{own}",
    )


def _written(routine: Routine) -> str:
    """The lines of the pack, from the first to the last that it has."""
    spans = [
        routine.span,
        *(piece.span for piece in _pieces((routine.needs, routine.body, routine.value, routine.leaving))),
    ]
    lines = [span.line for span in spans if span.file == routine.span.file]
    file = Path(routine.span.file)
    if not file.is_file():
        return f"{routine.span.file}:{routine.span.line}"
    every = file.read_text("utf-8").splitlines()
    return "\n".join([f"{file.name}:{min(lines)}", *every[min(lines) - 1 : max(lines)]])


def _pieces(piece: Any) -> Iterator[Any]:
    if isinstance(piece, tuple):
        for part in piece:
            yield from _pieces(part)
    elif isinstance(piece, PIECES):
        yield piece
        for field in fields(piece):
            yield from _pieces(getattr(piece, field.name))


def tree_of(piece: Any) -> Iterator[str]:
    """A piece of a checked tree, a line for each statement and for what lies inside it."""
    if isinstance(piece, tuple):
        for part in piece:
            yield from tree_of(part)
    elif isinstance(piece, m.Statement):
        plain = [f"{n}={_short(x)}" for n, x in _fields(piece) if not _holds_statements(x)]
        yield f"{piece.__class__.__name__}({', '.join(plain)})"
        for _, x in _fields(piece):
            if _holds_statements(x):
                yield from (INDENT + line for line in tree_of(x))
    elif piece is not None:
        yield _short(piece)


def _fields(piece: Any) -> list[tuple[str, Any]]:
    return [(f.name, getattr(piece, f.name)) for f in fields(piece) if f.name not in NOT_SHOWN]


def _holds_statements(x: Any) -> bool:
    if isinstance(x, (m.Statement, m.Option)):
        return True
    return isinstance(x, tuple) and any(map(_holds_statements, x))


def _short(x: Any) -> str:
    """A value of a field in one line."""
    if isinstance(x, Symbol):
        return x.name
    if isinstance(x, tuple):
        return f"({', '.join(map(_short, x))})"
    if isinstance(x, PIECES):
        inside = [_short(value) for name, value in _fields(x) if name != "type"]
        return f"{x.__class__.__name__}({', '.join(inside)})"
    return repr(x)
