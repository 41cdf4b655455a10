"""Which sets gathered over others hold nothing twice by the way they are made, so that nobody has to look."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wlcore.lang import meaning as m

Unmodified = Callable[[m.Ask], m.Expr | None]
"""The value of a query as it stands in the rules, if nothing can modify it."""


def is_distinct(e: m.Folded, value_of: Unmodified) -> bool:
    """Whether `each ... over ...` meets nothing twice: cards of zones of their own, one for each that is gone through."""
    return _tells_apart(e.value, frozenset((e.name,)), value_of)


def _tells_apart(value: m.Expr, names: frozenset[str], value_of: Unmodified) -> bool:
    """Whether a value, or any element of it, is never the same for two sets of things with these names."""
    match value:
        case m.ZoneRef(args=args):
            return names <= _named(args)
        case m.End(zone=zone):
            return names <= _named(zone.args)
        case m.Filter(of=inside):
            return _tells_apart(inside, names, value_of)
        case m.Folded(fold="each"):
            again = value.name in names
            return not again and _tells_apart(value.value, names | {value.name}, value_of)
        case m.Ask(query=query, args=args):
            read = value_of(value)
            given = zip(query.params, args, strict=True)
            inner = {p.name for p, a in given if isinstance(a, m.Local) and a.name in names}
            return (
                read is not None and names <= _named(args) and _tells_apart(read, frozenset(inner), value_of)
            )
    return False


def _named(args: Iterable[m.Expr]) -> set[str]:
    return {a.name for a in args if isinstance(a, m.Local)}
