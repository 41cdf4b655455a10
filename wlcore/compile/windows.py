"""Who might have something to choose, for all that everybody knows: where a table asks them all, who is asked tells nothing.

Where it hangs on hidden things whether there is anything to choose, a condition is written that holds at least whenever there
is, and reads only what all know: of a hidden card that it is one of those that could lie there, of other hidden things nothing.
Only the traced flavour has these conditions; it alone plays where not only those are asked who need be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wlcore.compile.names import Names, is_simple
from wlcore.compile.quantified import has_one
from wlcore.compile.told import every, some
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts
from wlcore.lang.symbols import Kind

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter
    from wlcore.compile.secrets import SecretWriter

ANYTHING = "True"


def tells(writer: SecretWriter, e: object, names: Names) -> bool:
    """Whether a value hangs on hidden things; of a zone alone only how many cards it has counts, which all see."""
    if isinstance(e, m.ZoneRef):
        return any(tells(writer, arg, names) for arg in e.args)
    return writer.analysis.hidden.tells(e, lambda name: names.known.get(name, "") in writer.secret)


def hides_offer(writer: SecretWriter, s: m.Statement, names: Names) -> bool:
    """Whether it hangs on hidden things how much is on offer in a choice."""
    match s:
        case m.Pick():
            parts: Iterable[object] = (s.source, s.amount, s.upper)
        case m.Maybe():
            parts = (s.pick.source, s.pick.upper) if s.pick is not None else s.needs
        case m.OneOf():
            first = (option.body[0] for option in s.options if option.body)
            parts = (
                *(option.needs for option in s.options),
                *(p.source for p in first if isinstance(p, m.Pick)),
            )
        case m.ActionMenu():
            actions = writer.analysis.actions
            first = (action.body[0] for action in actions if action.body)
            needs = (need.cond for action in actions for need in action.needs)
            parts = (*needs, *(p.source for p in first if isinstance(p, m.Pick)))
        case _:
            parts = ()
    return any(tells(writer, part, names) for part in parts if part is not None)


def could_choose(writer: SecretWriter, s: m.Maybe, names: Names) -> str:
    """What has to hold for somebody to have anything to choose, as far as all know it."""
    if s.pick is None:
        return every(could(writer, need, names) for need in s.needs)
    if s.pick.how == "number":
        return ANYTHING
    return could_have(writer, s.pick.source, names)


def could(writer: SecretWriter, e: m.Expr, names: Names) -> str:
    """A condition that holds if another one might, as far as all know."""
    if not tells(writer, e, names):
        return writer.truth(e, names)
    match e:
        case m.Op(op="and"):
            return every((could(writer, e.left, names), could(writer, e.right, names)))
        case m.Op(op="or"):
            return some((could(writer, e.left, names), could(writer, e.right, names)))
        case m.Quantified(quantifier="any", cond=cond):
            of = e.of if cond is None else m.Filter(e.span, e.of.type, e.of, e.name, cond)
            return could_have(writer, of, names)
        case m.CanDo():
            args = writer.given(e.rule, e.args, names)
            if all(map(is_simple, args)):
                you = writer.acting(e.actor, names).known
                inner = Names(names.counter, {"you": you.get("actor", you.get("you", "-1"))})
                inner.known["actor"] = inner.known["you"]
                inner.known.update(zip((p.name for p in e.rule.params), args, strict=True))
                return every(could(writer, need.cond, inner) for need in e.rule.needs)
        case m.Ask():
            value = writer.unfolded(e, names)
            if value is not None:
                return could(writer, *value)
    return ANYTHING


def could_have(writer: SecretWriter, e: m.Expr, names: Names) -> str:
    """Whether something might be in a set, as far as all know."""
    if not tells(writer, e, names):
        return f"bool({has_one(writer, e, names)})"
    found = could_be(writer, e, names)
    return ANYTHING if found is None else f"bool([1 {' '.join(found[0])}])"


def could_be(writer: SecretWriter, e: m.Expr, names: Names) -> tuple[list[str], str] | None:
    """The `for` and `if` of a comprehension over what might be in a set, and its element; None where that is anything."""
    match e:
        case m.ZoneRef() if e.zone.discipline != "pile" and not tells(writer, e, names):
            x, kind = names.fresh(), writer.program.kinds.get(e.type.kind)
            return [
                f"for {x} in could_lie(s, {writer.place(e, names)}, {span(kind, len(writer.program.cards))})"
            ], x
        case m.Filter():
            found = could_be(writer, e.of, names)
            if found is None:
                return None
            clauses, x = found
            inner = names.child()
            inner.known[e.name] = x
            conds = [could(writer, cond, inner) for cond in conjuncts(e.cond)]
            return [*clauses, *(f"if {cond}" for cond in conds if cond != ANYTHING)], x
        case m.Ask():
            value = writer.unfolded(e, names)
            return None if value is None else could_be(writer, *value)
    if tells(writer, e, names):
        return None
    return writer.simple_element(e, names)


def span(kind: Kind | None, cards: int) -> str:
    """The numbers of the cards of a kind, as arguments."""
    return f"{kind.first}, {kind.first + len(kind.members)}" if kind is not None else f"0, {cards}"


def asked_anyway(writer: ExprWriter) -> str:
    """What says that not only those are asked who need be."""
    return f"r[{len(writer.layout.settings)}]"
