"""What the compiled game holds for conformance and measurements; play needs none of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.compile.index import Index
from wlcore.compile.ir.base import Site
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.ops import Rest, Tell
from wlcore.compile.passes.names import ops_in
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.symbols import Counter

MOVING = (m.Read, m.ZoneRef, m.Ask, m.CanDo, m.Builtin)


def studied(index: Index, module: Module, waits: Iterable[Any]) -> dict[str, Any]:
    """Declared invariants, counters with their caps, variables that hold cards, picks of several, and what is logged
    when a rule is performed.

    Invariant number i is the function `invariant/<i>`, the cap of counter number i the function `cap/<i>`.
    """
    program = index.program
    cards = [kind.name for kind in program.kinds.values() if kind.base == "card"]
    return {
        "invariants": [(r.name, r.pack, r.span.file, r.span.line) for r in program.invariants],
        "counters": [_counter(index, counter) for counter in program.counters],
        "holders": [
            (v.name, index.layout.base(v), index.layout.count(v))
            for v in program.variables
            if v.type.kind == "card" or v.type.kind in cards
        ],
        "several": [wait.place for wait in waits if _picks_several(wait.statement)],
        "performed": _performed(index, module),
    }


def told_in(module: Module) -> set[Site]:
    """The statements that report what they do."""
    bodies = [f.body for f in module.functions.values()]
    bodies += [tuple(block.ops) for unit in module.units.values() for block in unit.blocks]
    return {op.site for body in bodies for op in ops_in(body) if isinstance(op, (Rest, Tell))}


def _performed(index: Index, module: Module) -> dict[str, list[int]]:
    """By rule the numbers of the log entries of which one is made whenever the rule is performed.

    It is the first statement of the rule that makes entries, or the call, which is logged where it cites a clause.
    """
    entries: dict[int, list[int]] = {}
    calls: dict[str, list[int]] = {}
    told = told_in(module)
    for number, (site, said) in enumerate(module.sites.items()):
        if site not in told:
            continue
        entries.setdefault(id(said), []).append(number)
        if isinstance(said, m.Perform):
            calls.setdefault(said.rule.name, []).append(number)
    found = {}
    for rule in index.program.routines("rule", "action", "frame"):
        first = next((entries[id(s)] for s in rule.body if id(s) in entries), calls.get(rule.name))
        if first:
            found[rule.name] = first
    return found


def _counter(index: Index, counter: Counter) -> tuple[str, tuple[str, ...], int, int, int, bool, bool, int]:
    """Name, dimensions, first value, how many; what the owner's seat is multiplied by; whether capped, and for good; the least
    there can be of it.
    """
    layout = index.layout
    owned = counter.dims[:1] == ("player",)
    stride = layout.strides(counter)[0] if owned else 0
    capped = counter.cap is not None
    steady = not any(isinstance(e, MOVING) for e in expressions(counter.cap))
    return (
        counter.name,
        counter.dims,
        layout.base(counter),
        layout.count(counter),
        stride,
        capped,
        steady,
        counter.floor,
    )


def _picks_several(s: m.Statement) -> bool:
    return isinstance(s, m.Pick) and s.how in ("many", "up-to")
