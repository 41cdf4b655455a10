"""Queries are written in place of their calls where that is short: those with one value, those that layers or abilities
change in a simple way, and those that answer one or the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from wlcore.compile.names import Counter, Names, is_simple
from wlcore.compile.told import either, either_holds, every
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier
from wlcore.lang.nobody import somebody_if
from wlcore.lang.parts import expressions
from wlcore.lang.symbols import Routine

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter

OPERATIONS = ["is", "+", "-", "at"]
"""The order in which the changes of a query are made."""
CHANGED = ("is", "+", "-")
LOOKED_UP = re.compile(r"v\[[\w+*]+\]")
Writing = Callable[[m.Expr, Names], str]
Choosing = Callable[[str, str, str], str]
LONG = 160
"""So much code is better called."""


def in_order(modifiers: Iterable[Modifier]) -> list[Modifier]:
    """The changes of a query in the order in which they are made."""
    return sorted(modifiers, key=lambda x: OPERATIONS.index(x.op if x.op in OPERATIONS else "at"))


def unfolded(writer: ExprWriter, e: m.Ask, names: Names) -> tuple[m.Expr, Names] | None:
    """The value of a query that nothing modifies, with the names it is to be read in; none if it may be asked about nobody."""
    value = e.query.value
    if (
        value is None
        or e.query.name in writer.analysis.modifiers
        or not writer.analysis.written.fits(e.query)
    ):
        return None
    if writer.doubts(e, names):
        return None
    inner = given(writer, e, names)
    return None if inner is None else (value, inner)


def given(writer: ExprWriter, e: m.Ask, names: Names) -> Names | None:
    """The names in which a query is to be read where it is asked; None if what it is given would be worked out too often."""
    args = writer.given(e.query, e.args, names)
    you = names.known.get("you", "-1")
    if not is_simple(you):
        return None
    for arg in args:
        if not is_simple(arg) and not (LOOKED_UP.fullmatch(arg) and is_flat(writer, e.query)):
            return None
    return Names(
        names.counter, {"you": you, **dict(zip((p.name for p in e.query.params), args, strict=True))}
    )


def opened(writer: ExprWriter, e: m.Expr, names: Names) -> tuple[list[str], m.Expr, Names]:
    """The set behind a query that nothing modifies, and the names it is to be read in; lines that first work out what the query
    is given.
    """
    lines: list[str] = []
    while (
        isinstance(e, m.Ask)
        and e.query.value is not None
        and e.query.name not in writer.analysis.modifiers
        and writer.analysis.written.fits(e.query)
        and not writer.doubts(e, names)
    ):
        inner = Names(names.counter, {"you": names.known.get("you", "-1")})
        for p, code in zip(e.query.params, writer.given(e.query, e.args, names), strict=True):
            inner.known[p.name] = code
            if not is_simple(code):
                lines.append(f"{inner.new(p.name)} = {code}")
        e, names = e.query.value, inner
    return lines, e, names


def is_flat(writer: ExprWriter, query: Routine) -> bool:
    """Whether a query goes through nothing, so that it asks for each thing once or twice."""
    known = writer.analysis.flat
    if query.name not in known:
        changes = writer.analysis.modifiers.get(query.name, ())
        parts = (query.value, query.body, tuple((x.value, x.cond) for x in changes))
        known[query.name] = not any(map(goes_through, expressions(parts)))
    return known[query.name]


def goes_through(e: m.Expr) -> bool:
    """Whether something is asked of each of a set."""
    if isinstance(e, m.Quantified):
        return e.cond is not None
    return isinstance(e, (m.Filter, m.Folded, m.Reached, m.Extreme))


def in_place(writer: ExprWriter, e: m.Ask, names: Names, truth: bool = False) -> str:
    """A query with one answer, as an expression that nothing is called for, or as a condition; empty if that would be long, or
    if it may be asked about nobody.
    """
    if not is_short(writer, e.query) or writer.doubts(e, names):
        return ""
    used = names.counter.next
    inner = given(writer, e, names)
    if inner is None:
        names.counter.next = used
        return ""
    return code_of(writer, e.query, inner, truth)


def is_short(writer: ExprWriter, query: Routine) -> bool:
    """Whether a query is short, whatever it is given, and asks about one thing."""
    known = writer.analysis.short
    if query.name not in known:
        known[query.name] = False
        if not writer.analysis.written.fits(query):
            return False
        changes = writer.analysis.modifiers.get(query.name, ())
        assert query.type is not None
        if (
            not query.type.many
            and is_flat(writer, query)
            and all(x.each is None and x.op in CHANGED for x in changes)
        ):
            names = Names(Counter())
            for x in ("you", *(p.name for p in query.params)):
                names.new(x)
            known[query.name] = 0 < len(code_of(writer, query, names)) <= LONG
    return known[query.name]


def code_of(writer: ExprWriter, query: Routine, names: Names, truth: bool = False) -> str:
    """The answer of a query, with what changes it; empty if that is no expression."""
    names.known["actor"] = names.known["you"]
    assert query.type is not None
    fitting = partial(writer.fitting, query.type)
    write, choose = (writer.truth, either_holds) if truth else (fitting, either)
    if query.value is not None:
        code = write(query.value, names)
    else:
        code = answered(writer, query.body, names, write, choose)
    for change in in_order(writer.analysis.modifiers.get(query.name, ())) if code else ():
        conds = [] if change.owner is None else [f"{writer.expr(change.owner, names)} >= 0"]
        there = names.owned(change.owner)
        conds += [] if change.cond is None else [writer.truth(change.cond, there)]
        value = write(change.value, there.knowing(somebody_if(change.cond)))
        if change.op == "is":
            code = choose(every(conds), value, code)
        else:
            code = f"({code} {change.op} {either(every(conds), value, '0')})"
    return code


def answered(writer: ExprWriter, block: m.Block, names: Names, write: Writing, choose: Choosing) -> str:
    """What a block answers, as an expression; empty if it does anything but ask which of some answers it is."""
    match block:
        case (m.Answer(value=value), *_):
            return write(value, names)
        case (m.If(branches=branches, otherwise=otherwise), *rest):
            code = answered(writer, otherwise or tuple(rest), names, write, choose)
            for cond, body in reversed(branches):
                answer = answered(writer, body, names, write, choose)
                if not code or not answer:
                    return ""
                code = choose(writer.truth(cond, names), answer, code)
            return code
    return ""
