"""What the compiled game holds for conformance and measurements; play needs none of it."""

from __future__ import annotations

from typing import Any

from wlcore.compile.build import Build
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.symbols import Counter

MOVING = (m.Read, m.ZoneRef, m.Ask, m.CanDo, m.Builtin)


def studied(build: Build) -> dict[str, Any]:
    """Declared invariants, counters with their caps, variables that hold cards, picks of several, and what is logged
    when a rule is performed.

    Invariant number i is the function `i_<i>`, the cap of counter number i the function `c_<i>`.
    """
    program = build.program
    cards = [kind.name for kind in program.kinds.values() if kind.base == "card"]
    return {
        "invariants": [(r.name, r.pack, r.span.file, r.span.line) for r in program.invariants],
        "counters": [_counter(build, counter) for counter in program.counters],
        "holders": [
            (v.name, build.layout.base(v), build.layout.count(v))
            for v in program.variables
            if v.type.kind == "card" or v.type.kind in cards
        ],
        "several": [(unit, place) for unit, place, site in build.sites if _picks_several(site.statement)],
        "performed": _performed(build),
    }


def _performed(build: Build) -> dict[str, list[int]]:
    """By rule the numbers of the log entries of which one is made whenever the rule is performed.

    It is the first statement of the rule that makes entries, or the call, which is logged where it cites a clause.
    """
    entries: dict[int, list[int]] = {}
    calls: dict[str, list[int]] = {}
    for number, said in enumerate(build.said):
        entries.setdefault(id(said), []).append(number)
        if isinstance(said, m.Perform):
            calls.setdefault(said.rule.name, []).append(number)
    found = {}
    for rule in build.program.routines("rule", "action", "frame"):
        first = next((entries[id(s)] for s in rule.body if id(s) in entries), calls.get(rule.name))
        if first:
            found[rule.name] = first
    return found


def _counter(build: Build, counter: Counter) -> tuple[str, tuple[str, ...], int, int, int, bool, bool]:
    """Name, dimensions, first value, how many; what the owner's seat is multiplied by; whether capped, and for good."""
    layout = build.layout
    owned = counter.dims[:1] == ("player",)
    stride = layout.strides(counter)[0] if owned else 0
    capped = counter.cap is not None
    steady = not any(isinstance(e, MOVING) for e in expressions(counter.cap))
    return counter.name, counter.dims, layout.base(counter), layout.count(counter), stride, capped, steady


def _picks_several(s: m.Statement) -> bool:
    return isinstance(s, m.Pick) and s.how in ("many", "up-to")
