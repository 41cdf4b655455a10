"""What the rules have to do with a thing: the actions that need it, and the clauses of the lines that speak of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions, statements
from wlcore.lang.program import Program, Thing
from wlcore.lang.symbols import Routine

Meant = tuple[str, int]
"""A thing by its kind and number."""
BODIES = ("body", "otherwise", "branches", "options", "span", "cites")


def needing(program: Program, meant: Iterable[Meant]) -> list[Routine]:
    """The actions that need one of these things to be where they ask for it."""
    wanted = set(meant)
    actions = program.routines("action")
    return [action for action in actions if any(_wants(need.cond, wanted) for need in action.needs)]


def citing(program: Program, thing: Thing, number: int) -> list[str]:
    """The clauses of every line of the rules that names a thing, or that asks for what is true of it."""
    true = {
        prop.name
        for prop in program.kinds[thing.kind].properties.values()
        if prop.type.kind == "truth" and thing.values.get(prop.name, 0) > 0
    }

    def speaks(e: m.Expr) -> bool:
        if isinstance(e, m.Prop):
            return e.name in true and thing.kind in e.kinds
        return _is(e, {(thing.kind, number)})

    lines = (cites for cites, said in _lines(program) if cites and any(map(speaks, said)))
    return list(dict.fromkeys(clause for cites in lines for clause in cites))


def _lines(program: Program) -> Iterator[tuple[tuple[str, ...], Iterable[m.Expr]]]:
    """Every line of the rules with its clauses and the expressions in it."""
    for routine in (*program.routines("rule", "action", "frame", "query"), *program.texts.values()):
        for need in routine.needs:
            yield need.cites, expressions(need.cond)
        if routine.value is not None:
            yield routine.cites, expressions(routine.value)
        for s in statements((*routine.body, *routine.leaving)):
            yield s.cites, _own(s)


def _own(s: m.Statement) -> Iterator[m.Expr]:
    """The expressions of a statement itself, without those of the statements inside it."""
    if isinstance(s, m.If):
        for cond, _ in s.branches:
            yield from expressions(cond)
    for f in fields(s):
        if f.name not in BODIES:
            yield from expressions(getattr(s, f.name))


def _wants(e: m.Expr, meant: set[Meant]) -> bool:
    """Whether a condition asks for one of these things."""
    match e:
        case m.Op(op="and" | "or"):
            return _wants(e.left, meant) or _wants(e.right, meant)
        case m.Op(op="is"):
            return _is(e.left, meant) or _is(e.right, meant)
        case m.InSet(of=m.Items(items=items)):
            return any(_is(item, meant) for item in items)
    return False


def _is(e: m.Expr, meant: set[Meant]) -> bool:
    return isinstance(e, m.Const) and (e.type.kind, e.value) in meant
