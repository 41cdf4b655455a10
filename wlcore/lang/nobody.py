"""Nobody has nothing and does nothing: where somebody is wanted and it is nobody, there is no value, and nothing is done.

What is asked of nobody is 0, no, nobody or an empty set. What nobody would do, or what would be done to what is nobody's, is not
done; neither is a rule that is given nobody where it wants somebody. A card of another kind than the one that is wanted is nobody
there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wlcore.lang import meaning as m
from wlcore.lang.symbols import Parameter, Variable
from wlcore.lang.types import NUMBER, PLAYER, Type

if TYPE_CHECKING:
    from wlcore.lang.program import Program

Wanted = tuple[m.Expr, Type]
Wants = Callable[[Any, "Program"], Iterable[Wanted]]
VALUES = ("number", "truth", "zone", "unknown")
ANYBODY = Type("")


def doubts(piece: m.Expr | m.Statement, program: Program, sure: Container[str] = ()) -> list[Wanted]:
    """What an expression or a statement itself wants to be somebody, or a number, and what may be nobody or a card of another
    kind, each with the type that is wanted; `sure` tells of the names of values that they are somebody.
    """
    wants = WANTS.get(piece.__class__)
    if wants is None:
        return []
    return [
        (e, want)
        for e, want in wants(piece, program)
        if (not want.nobody and may_be_nobody(e, program, sure)) or may_be_another(e, want, program)
    ]


def perhaps(e: m.Expr, program: Program) -> m.Expr:
    """An expression, which may be nobody if what it is asked of may be."""
    if e.type.nobody or e.type.many or e.type.kind in VALUES or not doubts(e, program):
        return e
    return replace(e, type=e.type.or_nobody())


def may_be_nobody(e: m.Expr, program: Program, sure: Container[str]) -> bool:
    """Whether an expression may be nobody, or left out. What is declared to be somebody is, unless it is asked of nobody."""
    if not e.type.nobody:
        return False
    if isinstance(e, m.Local):
        return e.name not in sure
    declared = DECLARED.get(e.__class__)
    of = None if declared is None else declared(e, program)
    if of is None or of.nobody:
        return True
    return bool(doubts(e, program, sure))


def may_be_another(e: m.Expr, want: Type, program: Program) -> bool:
    """Whether an expression may be a card of another kind than the one that is wanted."""
    return e.type.kind == "card" and want.kind in program.kinds


def printed_type(name: str, kinds: Sequence[str], of: Type, program: Program) -> Type:
    """The type of a property of something that is of these kinds, as far as it has the property; other cards have none."""
    found = program.kinds[kinds[0]].properties[name].type
    lacking = of.kind == "card" and any(
        k.base == "card" and k.name not in kinds for k in program.kinds.values()
    )
    return found.or_nobody() if lacking and not found.many and found.kind not in VALUES else found


def _given(args: Iterable[m.Expr], params: Iterable[Parameter]) -> list[Wanted]:
    return [(a, p.type) for a, p in zip(args, params, strict=False) if not p.type.many]


def _there(e: m.Read | m.ZoneRef) -> list[Wanted]:
    """Whose a value or a zone is."""
    dims = (e.place if isinstance(e, m.Read) else e.zone).dims
    return [(a, Type(d)) for a, d in zip(e.args, dims, strict=False)]


def _set(s: m.Assign) -> list[Wanted]:
    """Only a variable that may be nobody can be set to nobody."""
    place = s.place.place
    return [*_there(s.place), (s.value, place.type if isinstance(place, Variable) else NUMBER)]


def _somebody(*found: m.Expr | None) -> list[Wanted]:
    return [(e, ANYBODY) for e in found if e is not None]


def _owner(cards: m.Expr) -> list[Wanted]:
    """Whose the zone is at whose end a card lies."""
    return _there(cards.zone) if isinstance(cards, m.End) else []


WANTS: dict[type, Wants] = {
    m.Read: lambda e, _: _there(e),
    m.ZoneRef: lambda e, _: _there(e),
    m.Prop: lambda e, _: _somebody(e.of),
    m.Ask: lambda e, _: _given(e.args, e.query.params),
    m.Builtin: lambda e, program: _given(e.args, program.builtins[e.name].params),
    m.LookUp: lambda e, _: _somebody(e.arg),
    m.CanDo: lambda e, _: [*_given(e.args, e.rule.params), *_somebody(e.actor)],
    m.CanDoText: lambda e, _: _somebody(e.actor),
    m.End: lambda e, _: _there(e.zone),
    m.Ends: lambda e, _: [*_somebody(e.amount), *_there(e.zone)],
    m.Neighbour: lambda e, _: _somebody(e.of),
    m.Reached: lambda e, _: _somebody(e.start, e.steps),
    m.Half: lambda e, _: _somebody(e.of),
    m.Op: lambda e, _: (
        _somebody(e.left) if e.op == "+" and e.left.type.kind not in VALUES else []
    ),  # `position of`
    m.Change: lambda s, _: [*_there(s.place), *_somebody(s.amount)],
    m.Assign: lambda s, _: _set(s),
    m.Move: lambda s, _: [*_there(s.zone), *_owner(s.cards)],
    m.Show: lambda s, _: _owner(s.cards),
    m.Shuffle: lambda s, _: _there(s.zone),
    m.Begin: lambda s, _: _there(s.mark),
    m.Pick: lambda s, _: _somebody(*(() if "random" in s.how else (s.actor,))),
    m.OneOf: lambda s, _: _somebody(s.actor),
    m.Maybe: lambda s, _: _somebody(s.actor),
    m.ActionMenu: lambda s, _: _somebody(s.actor),
    m.Perform: lambda s, _: [*_given(s.args, s.rule.params), *_somebody(s.actor)],
    m.PerformText: lambda s, _: _somebody(s.actor),
    m.Signal: lambda s, _: [*_given(s.args, s.event.params), *_somebody(s.actor)],
}
"""What pieces of each sort want to be somebody."""


DECLARED: dict[type, Callable[[Any, Program], Type | None]] = {
    m.Read: lambda e, _: e.place.type,
    m.Prop: lambda e, program: printed_type(e.name, e.kinds, e.of.type, program),
    m.Ask: lambda e, _: e.query.type,
    m.Builtin: lambda e, program: program.builtins[e.name].type,
    m.Neighbour: lambda e, _: PLAYER,
}
"""The types of what is asked of somebody."""
