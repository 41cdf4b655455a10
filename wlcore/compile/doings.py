"""What the options of 'choose one' and 'may' do, as far as that is plain: so that the table can say amounts."""

from __future__ import annotations

from typing import Any

from wlcore.lang import meaning as m

Step = tuple[Any, ...]


def doings(s: m.Statement) -> dict[str, tuple[bool, tuple[Step, ...]]]:
    """By label what an option does, step by step, and whether the first step is a price; nothing of what is not plain.

    A step is `(verb, counter, amount)` or `("", rule, ((parameter, number) ...))`, all by whoever chooses.
    """
    match s:
        case m.OneOf():
            bodies = {option.label: option.body for option in s.options}
        case m.Maybe(pick=None):
            bodies = {s.label: s.body}
        case _:
            return {}
    found = {label: [_step(part, s.actor) for part in body] for label, body in bodies.items()}
    return {
        label: (
            len(steps) == 2 and m.is_price(bodies[label][0]),
            tuple(step for step in steps if step is not None),
        )
        for label, steps in found.items()
        if None not in steps
    }


def _step(s: m.Statement, actor: m.Expr) -> Step | None:
    match s:
        case m.Change(place=m.Read(place=counter, args=(who,)), amount=m.Const() as n):
            if counter.dims == ("player",) and _same(who, actor):
                return s.verb, counter.name, n.value
        case m.Perform() if _same(s.actor, actor):
            numbers = [arg.value for arg in s.args if isinstance(arg, m.Const) and arg.type.kind == "number"]
            if len(numbers) == len(s.rule.params):
                names = (p.name for p in s.rule.params)
                return "", s.rule.name, tuple(zip(names, numbers, strict=True))
    return None


def _same(one: m.Expr, other: m.Expr) -> bool:
    return isinstance(one, m.Local) and isinstance(other, m.Local) and one.name == other.name
