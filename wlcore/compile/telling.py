"""What the log must know of each statement that reports itself, beyond its place and clauses."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from wlcore.compile.index import Index
from wlcore.compile.ir.module import Module
from wlcore.compile.walk import first_pick
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine, Variable


def telling(index: Index, module: Module) -> dict[str, Any]:
    """`telling`: by number of the log entry what it is about; `within`: in which rule, card text or ability it is written, '' where
    that is the core's own; `value_dims`: where each place's values lie; `kept_kinds`: of what those are that no pack has named; `leads`: by
    the name of a choice the action or option that begins with it; `printed`: by kind of card what its back shows; `texts`: the things with
    a text, whether it is carried out or an ability.
    """
    layout, program = index.layout, index.program
    return {
        "within": [site.within for site in module.sites],
        "telling": [_about(s, index.analysis.hidden.private.set_by_choice) for s in module.sites.values()],
        "value_dims": {
            p.name: (
                layout.base(p),
                p.dims,
                tuple(layout.strides(p)),
                p.type.kind if isinstance(p, Variable) else "number",
            )
            for p in (*program.counters, *program.variables)
            if p.name not in program.marks
        },
        "kept_kinds": {v.name: v.type.kind for v in program.variables if v.name in program.marks},
        "leads": _leads(index),
        "printed": {
            k.name: [p.type.kind for p in k.properties.values() if p.back or p.name == "back"]
            for k in program.kinds.values()
            if k.base == "card"
        },
        "units": {counter.name: counter.unit for counter in program.counters if counter.unit},
        "texts": sorted(_texts(program)),
    }


def _texts(program: Program) -> Iterator[str]:
    """The things with a text, each by its kind and design."""
    forbids = (*program.forbids, *program.narrowed)
    sources = [x.source for sort in (program.triggers, program.modifiers, forbids) for x in sort]
    bearers = {source.rpartition("/")[0] for source in sources}
    for kind, members in program.things.items():
        effects = [prop.name for prop in program.kinds[kind].properties.values() if prop.text == "effect"]
        for thing in {thing.design: thing for thing in members.values()}.values():
            texts = (program.texts.get((kind, thing.design, name)) for name in effects)
            if f"{kind}/{thing.id}" in bearers or any(text is not None and text.body for text in texts):
                yield f"{kind}/{thing.design}"


def _leads(index: Index) -> dict[str, str]:
    """A choice with which several begin leads to none of them."""
    found: dict[str, set[str]] = {}
    for action in index.program.routines("action"):
        if (pick := first_pick(action.body)) is not None:
            found.setdefault(pick.name, set()).add(action.name)
    for routine in index.analysis.routines:
        for s in statements(routine.body):
            if isinstance(s, m.OneOf):
                for option in s.options:
                    if (pick := first_pick(option.body, s.actor)) is not None:
                        found.setdefault(pick.name, set()).add(option.label)
    return {name: labels.pop() for name, labels in found.items() if len(labels) == 1}


def _about(s: object, set_by_choice: Container[int]) -> tuple[Any, ...]:
    match s:
        case m.Assign():
            return (id(s) in set_by_choice,)
        case m.Change():
            return (s.verb,)
        case m.Move():
            return (s.where,)
        case m.Pick():
            kind = "number" if s.how == "number" else s.source.type.kind
            return (s.name, kind, "random" in s.how)
        case m.Show():
            return (s.cards.zone.zone.name if isinstance(s.cards, m.End) else "",)
        case m.EndFrame():
            return (s.frame.name, s.restart)
        case m.Perform():
            return ("rule", *_signature(s.rule))
        case m.Signal():
            return ("event", *_signature(s.event))
    return ()


def _signature(routine: Routine) -> tuple[str, tuple[tuple[str, str], ...]]:
    return routine.name, tuple((p.name, p.type.kind) for p in routine.params if not p.type.many)
