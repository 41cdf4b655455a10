"""Nobody has nothing and does nothing: where somebody is wanted and it is nobody, there is no value, and nothing is done.

What is asked of nobody is 0, no, nobody or an empty set. What nobody would do, or what would be done to what is nobody's, is not
done; neither is a rule that is given nobody where it wants somebody. A card of another kind than the one that is wanted is nobody
there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wlcore.lang import meaning as m
from wlcore.lang.symbols import Parameter, Variable
from wlcore.lang.types import NUMBER, PLAYER, Type
from wlcore.numbers import NO_NUMBER

if TYPE_CHECKING:
    from wlcore.lang.program import Program

Wanted = tuple[m.Expr, Type]
Wants = Callable[[Any, "Program"], Iterable[Wanted]]
VALUES = ("number", "truth", "zone", "unknown")
ANYBODY, DOER = Type(""), Type("doer")
"""Whoever it is; whoever performs a rule, which nobody does before a game begins."""
DOERS = ("you", "actor")
"""The names of whoever performs a rule."""


def doubts(
    piece: m.Expr | m.Statement, program: Program, sure: Container[str] = (), absent: Container[str] = ()
) -> list[Wanted]:
    """What may be nobody, or a card of another kind, where an expression or a statement itself wants somebody, each with the type
    that is wanted; `sure` are names of values that are somebody, `absent` of those that are not.

    What is declared to be somebody is, unless it is asked of nobody; then that is what is doubtful.
    """
    found: list[Wanted] = []
    for e, want in WANTS[piece.__class__](piece, program) if piece.__class__ in WANTS else ():
        found += doubts_of(e, want, program, sure, absent)
    return found


def doubts_of(
    e: m.Expr, want: Type, program: Program, sure: Container[str] = (), absent: Container[str] = ()
) -> list[Wanted]:
    """The same for one expression where a type is wanted."""
    if e.type.kind == "number" or e.type.many or want.nobody:
        return []  # a number that is left out is 0; who may be nobody may be (and a card of another kind is)
    if may_be_another(e, want, program):
        return [(e, want)]
    if isinstance(e, m.Local):
        gone = e.name in absent and not (want is DOER and e.name in DOERS)
        return [(e, ANYBODY)] if gone or (e.type.nobody and e.name not in sure) else []
    declared = DECLARED[e.__class__](e, program) if e.__class__ in DECLARED else None
    if declared is None or declared.nobody:
        return [(e, ANYBODY)] if e.type.nobody else []
    return doubts(e, program, sure, absent) if e.type.nobody or absent else []


def perhaps(e: m.Expr, program: Program) -> m.Expr:
    """An expression, which may be nobody if what it is asked of may be."""
    if e.type.nobody or e.type.many or e.type.kind in VALUES or not doubts(e, program):
        return e
    return replace(e, type=e.type.or_nobody())


def somebody_if(cond: m.Expr | None, holds: bool = True) -> Iterator[Wanted]:
    """What is somebody, or a card of one kind, where a condition holds, or where it does not."""
    match cond:
        case m.Not():
            yield from somebody_if(cond.of, not holds)
        case m.Op(op="and" | "or") if (cond.op == "and") is holds:
            yield from somebody_if(cond.left, holds)
            yield from somebody_if(cond.right, holds)
        case m.Op(op="is" | "is not", left=e, right=m.Const(value=-1)) if (cond.op == "is not") is holds:
            yield e, ANYBODY
        case m.IsKind() if holds:
            yield cond.of, Type(cond.kind.name)


def may_be_another(e: m.Expr, want: Type, program: Program) -> bool:
    """Whether an expression may be a card of another kind than the one that is wanted."""
    if e.type.kind != "card" or want.kind not in program.kinds:
        return False
    return any(k.base == "card" and k.name != want.kind for k in program.kinds.values())


def no_value(of: Type) -> int:
    """The number that stands for one value of a type where there is none."""
    if of.kind == "number":
        return NO_NUMBER if of.nobody else 0
    return 0 if of.kind == "truth" and not of.nobody else -1


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


def _somebody(e: m.Expr) -> list[Wanted]:
    return [(e, ANYBODY)]


def _doer(actor: m.Expr | None) -> list[Wanted]:
    return [] if actor is None else [(actor, DOER)]


def _owner(cards: m.Expr) -> list[Wanted]:
    """Whose the zone is at whose end a card lies."""
    return _there(cards.zone) if isinstance(cards, m.End) else []


def _named(players: m.Expr | None) -> list[Wanted]:
    """One player who is named where there can be several."""
    match players:
        case m.Items(items=(e,)) if not isinstance(e, m.Const):
            return _somebody(e)
    return []


WANTS: dict[type, Wants] = {
    m.Read: lambda e, _: _there(e),
    m.ZoneRef: lambda e, _: _there(e),
    m.Prop: lambda e, _: _somebody(e.of),
    m.Ask: lambda e, _: _given(e.args, e.query.params),
    m.Next: lambda e, _: _somebody(e.of),
    m.Builtin: lambda e, program: _given(e.args, program.builtins[e.name].params),
    m.CanDo: lambda e, _: [*_given(e.args, e.rule.params), *_doer(e.actor)],
    m.CanDoText: lambda e, _: _doer(e.actor),
    m.End: lambda e, _: _there(e.zone),
    m.Ends: lambda e, _: _there(e.zone),
    m.Neighbour: lambda e, _: _somebody(e.of),
    m.Reached: lambda e, _: _somebody(e.start),
    m.Op: lambda e, _: (
        _somebody(e.left) if e.op == "+" and e.left.type.kind not in VALUES else []
    ),  # `position of`
    m.Change: lambda s, _: _there(s.place),
    m.Assign: lambda s, _: _set(s),
    m.Move: lambda s, _: [*_there(s.zone), *_owner(s.cards)],
    m.Show: lambda s, _: [*_owner(s.cards), *_named(s.to)],
    m.Shuffle: lambda s, _: _there(s.zone),
    m.Begin: lambda s, _: _there(s.mark),
    m.Pick: lambda s, _: [] if "random" in s.how else _somebody(s.actor),
    m.OneOf: lambda s, _: _somebody(s.actor),
    m.Maybe: lambda s, _: _somebody(s.actor),
    m.ActionMenu: lambda s, _: _somebody(s.actor),
    m.Perform: lambda s, _: [*_given(s.args, s.rule.params), *_doer(s.actor)],
    m.PerformText: lambda s, _: _doer(s.actor),
    m.Signal: lambda s, _: [*_given(s.args, s.event.params), *_doer(s.actor)],
    m.Win: lambda s, _: _named(s.winners),
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
