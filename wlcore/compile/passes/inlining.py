"""Inlining: short functions are written where they are called. What is called nowhere any more stays, since views and studies may ask.

A function that answers one expression is written in place of its call; straight code that never ends early, in place of `Perform`. What
asks itself again, however far around, is called.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Op, Set, Value
from wlcore.compile.ir.blocks import CallUnit, Wait
from wlcore.compile.ir.module import Function, Module, Unit
from wlcore.compile.ir.values import Local
from wlcore.compile.ir.walk import every, rebuilt
from wlcore.compile.passes import simplify
from wlcore.compile.passes.again import Again, of, own
from wlcore.compile.passes.names import BINDING, given, ops_in
from wlcore.compile.passes.short import done_in, size

LONG = 4000
"""No function grows beyond so many nodes."""


def inlined(module: Module, again: Again | None = None, step: str = "", simple: bool = False) -> None:
    """Write short functions in place of their calls, what lies inside first; where there is none, nothing changes in what is `simple`
    already.
    """
    again = again or Again(module)
    whats = {name: again.calls(step, name, of(f)) for name, f in module.functions.items()}
    short: dict[str, Function] = {}
    for name in inside_first({name: calls for name, (_, calls) in whats.items()}):
        what, calls = whats[name]
        made = what, given_to(calls, short)
        change = nothing if simple and not made[1] else partial(into_function, module, short)
        found = again.result(step, made, module.functions[name], change)
        module.functions[name] = own(found.became)
        if found.is_short:
            short[name] = found.became
    for name, unit in module.units.items():
        what, calls = again.calls(step, name, of(unit))
        made = what, given_to(calls, short)
        change = nothing if simple and not made[1] else partial(into_unit, module, short)
        module.units[name] = own(again.result(step, made, unit, change).became)


def given_to(calls: Iterable[str], short: Mapping[str, Function]) -> tuple[Any, ...]:
    """What is written in place of some calls."""
    return tuple([(name, short[name].params, short[name].body) for name in sorted(calls) if name in short])


def nothing(one: Function | Unit) -> None:
    """Change nothing."""


def into_function(module: Module, short: dict[str, Function], function: Function) -> None:
    """Write short functions in place of their calls in a function."""
    Writing(module, short, function.body).function(function)


def into_unit(module: Module, short: dict[str, Function], unit: Unit) -> None:
    """Write short functions in place of their calls in a unit."""
    writing = Writing(module, short, *(tuple(block.ops) for block in unit.blocks))
    writing.count = max(writing.count, *(number_of(p.name) for p in unit.params), 0)
    for block in unit.blocks:
        block.ops = list(simplify.ops(writing.ops(tuple(block.ops)), module.tables))
        block.end = writing.end(block.end)


def inside_first(calls: Mapping[str, set[str]]) -> list[str]:
    """The functions, each behind those it calls, as far as it can be."""
    found: dict[str, None] = {}
    begun: set[str] = set()
    for start in sorted(calls):
        todo = [(start, False)]
        while todo:
            name, done = todo.pop()
            if done:
                found[name] = None
            elif name not in begun:
                begun.add(name)
                todo.append((name, True))
                todo += [(inner, False) for inner in sorted(calls[name]) if inner not in begun]
    return list(found)


@cache
def called(sort: type) -> tuple[str, ...]:
    """Which fields of a class of nodes say what locals are called."""
    return tuple(name for name in ("name", "into") if name in getattr(sort, "__dataclass_fields__", ()))


@cache
def number_of(name: str) -> int:
    """The number at the end of a local's name."""
    end = name.rpartition("_")[2]
    return int(end) if end.isdigit() else 0


class Writing:
    """One function or unit into which others are written. `count` makes names that nothing else there has."""

    def __init__(self, module: Module, short: dict[str, Function], *bodies: o.Ops) -> None:
        self.module, self.short = module, short
        self.count = 0
        self.size = 0
        for body in bodies:
            for x in every(body):
                self.size += 1
                for attribute in called(x.__class__):
                    self.count = max(self.count, number_of(getattr(x, attribute)))

    def function(self, f: Function) -> None:
        """Write into a function."""
        self.count = max(self.count, *(number_of(p.name) for p in f.params), 0)
        f.body = simplify.ops(self.ops(f.body), self.module.tables)

    def ops(self, body: o.Ops) -> o.Ops:
        """Operations with what is short written in place."""
        found: list[Any] = []
        for op in body:
            if isinstance(op, o.Perform) and op.function in self.short and self.size < LONG:
                found += self.performed(op)
            elif isinstance(op, o.When):
                found.append(o.When(self.made(op.cond), self.ops(op.yes), self.ops(op.no)))
            elif isinstance(op, o.ForEach):
                found.append(o.ForEach(op.name, self.made(op.of), self.ops(op.body)))
            else:
                found.append(rebuilt(op, self.made))
        return tuple(found)

    def end(self, end: Any) -> Any:
        """A terminator with what is short written in place."""
        if isinstance(end, Wait):
            listing = simplify.ops(self.ops(end.listing), self.module.tables)
            tables = self.module.tables
            who, anyway = simplify.simplified(self.made(end.who), tables), end.anyway
            if anyway is not None:
                anyway = simplify.simplified(self.made(anyway), tables)
            return Wait(listing, who, end.then, end.none, end.may, end.site, anyway, end.named)
        if isinstance(end, CallUnit) or end is None:
            return end
        return simplify.simplified(rebuilt(end, self.made), self.module.tables)

    def made(self, x: Any) -> Any:
        """A value or set with what is short written in place."""
        x = rebuilt(x, self.made)
        if isinstance(x, (v.Call, s.CallSet)) and x.function in self.short and self.size < LONG:
            return self.called(x)
        return x

    def called(self, x: v.Call | s.CallSet) -> Any:
        """The answer of a function in place of its call; what it is given is worked out once, before."""
        f = self.short[x.function]
        answer = done_in(f.body)[0].value
        known, lets = self.bound(f, x.args, answer)
        if known is None:
            return x
        found = self.renamed(answer, known)
        for name, value in reversed(lets):
            found = v.Let(name, value, found) if isinstance(x, v.Call) else s.LetIn(name, value, found)
        self.size += size(found)
        return found

    def bound(
        self, f: Function, args: tuple[Value | Set, ...], body: Any
    ) -> tuple[dict[str, Value | Set] | None, list[tuple[str, Value]]]:
        """What stands for each parameter, and what has to be named before."""
        known: dict[str, Value | Set] = {}
        lets = []
        for p, arg in zip(f.params, args, strict=True):
            if fold.is_simple(arg) or simplify.uses(body, p.name) == 0:
                known[p.name] = arg
            elif isinstance(arg, Set):
                if simplify.uses(body, p.name) > 1:
                    return None, []
                known[p.name] = arg
            else:
                known[p.name] = Local(self.fresh(p.name))
                lets.append((known[p.name].name, arg))  # type: ignore[union-attr]
        return known, lets

    def performed(self, op: o.Perform) -> list[Any]:
        """The code of a function in place of its call."""
        f = self.short[op.function]
        before: list[Any] = []
        known: dict[str, Value | Set] = {}
        own: dict[str, str] = {}
        assigned = {name for inner in ops_in(f.body) for name in given(inner)}
        for p, arg in zip(f.params, op.args, strict=True):
            if p.name in assigned:
                own[p.name] = self.fresh(p.name)
                before.append(
                    o.DefineSet(own[p.name], arg) if isinstance(arg, Set) else o.Define(own[p.name], arg)
                )
            elif fold.is_simple(arg):
                known[p.name] = arg
            else:
                name = self.fresh(p.name)
                before.append(
                    o.DefineSet(name, arg) if isinstance(arg, Set) else o.Define(name, self.made(arg))
                )
                known[p.name] = s.Held(name) if isinstance(arg, Set) else Local(name)
        body = self.renamed(f.body, known, own)
        self.size += size(body)
        return [*before, *body]

    def renamed(
        self, node: Any, known: dict[str, Value | Set], renaming: dict[str, str] | None = None
    ) -> Any:
        """A node with names of its own for all that it names or assigns, and other nodes for its parameters."""
        own = dict(renaming or {})
        for x in every(node):
            names = [x.name] if isinstance(x, BINDING) else list(given(x)) if isinstance(x, Op) else []
            for name in names:
                if name not in own:
                    own[name] = self.fresh(name)

        def made(x: Any) -> Any:
            if isinstance(x, (Local, s.Held)):
                if x.name in known:
                    return known[x.name]
                return x.__class__(own.get(x.name, x.name))
            x = rebuilt(x, made)
            if isinstance(x, NAMING):
                return _with_names(x, own)
            return x

        return tuple(map(made, node)) if isinstance(node, tuple) else made(node)

    def fresh(self, name: str) -> str:
        """A name that nothing else has."""
        self.count += 1
        return f"{name.rpartition('_')[0] or name}_{self.count}"


NAMING = (*BINDING, o.Define, o.DefineSet, o.Do, o.Include, o.Exclude, o.TakeLeast, o.TakeNext)


def _with_names(x: Any, own: dict[str, str]) -> Any:
    """The same node with other names."""
    fields = {name: getattr(x, name) for name in x.__dataclass_fields__}
    for field in ("name", "into"):
        if field in fields and not (isinstance(x, o.Do) and field == "name"):
            fields[field] = own.get(fields[field], fields[field])
    return x.__class__(*fields.values())
