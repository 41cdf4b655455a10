"""Words that a pack declares and nothing uses, and moments that never come: they work, and are probably not meant."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.before import APART, plain
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Routine, Symbol, Table, Variable, Zone

MAIN = "play"
WITHOUT = ("Span", "Type", "bool", "int", "str")
"""Sorts of parts that name nothing."""
carried_out = Gathering((m.Perform, m.Signal, m.Change, m.Assign), PIECES)
"""What makes moments come."""


def check_unused(program: Program, named: Container[str], findings: Findings) -> None:
    """Warn of words that nothing asks for, sets or performs, and of kinds that have nothing in them; `named` are those that files
    beside the rules name.
    """
    used = set(_symbols(tuple(program.said())))
    used |= set(_symbols(tuple((c.cap, c.start) for c in program.counters)))
    used |= {t.of.rpartition(" ")[2] for t in program.triggers} | {x.query for x in program.modifiers}
    used |= {query.id for builtin in program.builtins.values() for query in builtin.asks}
    for name, symbol in program.names.items():
        what = _what(symbol)
        if not what or name in used or name in named or name in program.marks or APART in name:
            continue
        message = f"nothing uses the {what} '{name}'"
        findings.warn("unused", message, symbol.span, HOW[what])
    for kind in program.kinds.values():
        if not kind.members:
            message = f"there is no {kind.name}: nothing can be chosen, drawn or thrown from '{kind.plural}'"
            findings.warn("unused", message, kind.span, NO_MEMBERS.format(kind.name))


HOW = {
    "rule": "perform it somewhere, declare it as an 'action', or leave it out",
    "frame": "perform it somewhere, or leave it out",
    "event": "write 'signal NAME' where it happens, or leave it out",
    "query": "ask it somewhere, show it in screen.yaml, or leave it out",
    "counter": "leave it out, or let something gain or ask it",
    "variable": "leave it out, or let something set or ask it",
    "zone": "leave it out, or let something be put there",
    "table": "look something up in it, or leave it out",
}
NO_MEMBERS = "list them, as in 'kind {0}: one, two', or write them below '{0}:' in a YAML file"


def _what(symbol: Symbol) -> str:
    """What a word is, if it is one that has to be used."""
    match symbol:
        case Routine(what="rule" | "frame" | "event" | "query") if symbol.name != MAIN:
            return symbol.what
        case Counter() | Variable() | Zone() | Table():
            return type(symbol).__name__.lower()
    return ""


def _symbols(piece: object) -> Iterator[str]:
    """The names of all that pieces of trees speak of."""
    todo: list[Any] = [piece]
    while todo:
        one = todo.pop()
        if isinstance(one, Symbol):
            yield plain(one.name)
        elif isinstance(one, (tuple, list)):
            todo += one
        else:
            todo += [getattr(one, name) for name in _parts(one.__class__)]


@cache
def _parts(sort: type) -> tuple[str, ...]:
    """What the parts of a class are called in which there may be names; none if it is no piece of a tree."""
    return tuple(f.name for f in fields(sort) if f.type not in WITHOUT) if is_dataclass(sort) else ()


# ---- what never happens -------------------------------------------------------------------------------


def check_moments(program: Program, findings: Findings) -> None:
    """Warn of triggers that answer what never happens: a rule that nobody performs, an event that is not signalled, a counter that is
    never gained or lost.
    """
    happens = {"play"} | {r.name for r in program.routines("action")}
    for piece in carried_out(tuple(program.said())):
        match piece:
            case m.Perform(rule=rule):
                happens.add(rule.name)
            case m.Signal(event=event):
                happens.add(event.name)
            case m.Change():
                happens |= set(piece.happenings)
    for t in program.triggers:
        if t.of not in happens and not t.told:
            findings.warn(
                "never",
                f"this never happens: {_why(program, t.of)}",
                t.span,
                "answer what does happen, or leave it out",
            )


def _why(program: Program, of: str) -> str:
    """Why a moment never comes."""
    symbol = program.names.get(of)
    if isinstance(symbol, Routine) and symbol.what == "event":
        return f"nothing signals '{of}'"
    if isinstance(symbol, Routine):
        return f"nothing performs '{of}'"
    verb, _, counter = of.partition(" ")
    return f"nothing lets anybody {verb} {counter}"
