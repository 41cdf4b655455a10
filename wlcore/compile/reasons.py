"""Writes what tells why a rule cannot be performed: which requirements fail, its own or those of the rules it asks about."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.compile.analysis import Analysis
from wlcore.compile.names import Counter, Names
from wlcore.compile.plain import PlainWriter
from wlcore.lang import meaning as m
from wlcore.lang.probes import Asked, Either, Marked
from wlcore.lang.symbols import Routine


def requirements(rule: Routine, analysis: Analysis) -> list[m.Requirement]:
    """What a rule needs, and what forbids it."""
    return [*rule.needs, *analysis.forbids.get(rule.name, ())]


def reasons_of(rule: Routine) -> str:
    """The name of the function for a rule."""
    return f"w_{rule.name.replace('-', '_')}"


def reasons(rule: Routine, writer: PlainWriter) -> tuple[list[str], list[str]]:
    """Its parameters and its lines: it lists what fails, as names of rules with the numbers of their requirements."""
    names = Names(Counter())
    args = ["s", *(names.new(p) for p in ("you", *(p.name for p in rule.params)))]
    names.known["actor"] = names.known["you"]
    lines = ["    failing = []"]
    for number, needed in enumerate(requirements(rule, writer.analysis)):
        fails = _asked(needed.cond, writer, names) or f"[({rule.name!r}, {number})]"
        lines.append(f"    if not ({writer.truth(needed.cond, names)}): failing += {fails}")
    return args, [*lines, "    return failing"]


def _asked(cond: m.Expr, writer: PlainWriter, names: Names) -> str:
    """What fails of the rules that a condition asks about, if it is made of such questions alone: `can A or can B(x)`."""
    calls = []
    for part in _parts(cond):
        if not isinstance(part, m.CanDo) or writer.doubts(part, names):
            return ""
        if requirements(part.rule, writer.analysis):
            you = writer.acting(part.actor, names).known["actor"]
            args = [writer.expr(a, names) for a in part.args]
            calls.append(f"{reasons_of(part.rule)}({', '.join(['s', you, *args])})")
    return " + ".join(calls)


def _parts(cond: m.Expr) -> Iterator[m.Expr]:
    while isinstance(cond, (Asked, Either, Marked)):
        cond = cond.of
    if isinstance(cond, m.Op) and cond.op in ("and", "or"):
        yield from _parts(cond.left)
        yield from _parts(cond.right)
    else:
        yield cond
