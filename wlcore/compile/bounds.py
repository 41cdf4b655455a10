"""Counters within their bounds, whatever is set, gained or lost: never below 0, never above what there is room for.

Who has more than there is room for keeps it, but gets no more. An amount below 0 counts the other way round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.compile.names import Names, is_simple
from wlcore.compile.quantified import is_count
from wlcore.compile.told import NUMBER
from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter

LITTLE = 10_000
"""What is gained so little at a time never comes to a number that is too large."""
STEADY = (m.Const, m.Read, m.Prop, m.Setting, m.LookUp, m.FirstThis)
"""Numbers that are worked out of no others."""


def as_set(writer: ExprWriter, s: m.Assign, value: str, names: Names) -> str:
    """What comes to stand where a value is set."""
    counter = s.place.place
    capped = isinstance(counter, Counter) and counter.cap is not None
    if s.value.type.kind == "number" and not capped and not isinstance(s.value, STEADY):
        value = f"bounded({value}, {writer.fails_at(s)})"
    if not isinstance(counter, Counter):
        return value
    sure = never_below_0(writer.program, s.value)
    if counter.cap is not None:
        cap = room(writer, counter, s.place, names)
        if NUMBER.fullmatch(value) and NUMBER.fullmatch(cap):
            return str(max(0, min(int(value), int(cap))))
        value, sure = f"min({value}, {cap})", sure and never_below_0(writer.program, counter.cap)
    return value if sure else f"max(0, {value})"


def cap_of(writer: ExprWriter, s: m.Change, amount: str, names: Names) -> str:
    """How much there can be of what a gain or loss changes; '' where there is no end to it, or a loss need not know."""
    counter = s.place.place
    assert isinstance(counter, Counter)
    falls = s.verb not in ("gain", "take") and (amount.isdigit() or never_below_0(writer.program, s.amount))
    return "" if counter.cap is None or falls else room(writer, counter, s.place, names)


def change(writer: ExprWriter, s: m.Change, there: str, amount: str, cap: str) -> str:
    """The line for a gain or loss of what stands `there`, where there can be so much of it."""
    up, sure = s.verb in ("gain", "take"), never_below_0(writer.program, s.amount)
    if not up and amount.isdigit():
        return f"{there} = {there} - {amount} if {there} > {amount} else 0"
    if not up and (sure or not cap):
        left = f"max(0, {there} - {amount})"
        return f"{there} = {left if sure else f'bounded({left}, {writer.fails_at(s)})'}"
    if not cap:
        if amount.isdigit() and int(amount) <= LITTLE:
            return f"{there} += {amount}"
        sum_ = f"bounded({there} + {amount}, {writer.fails_at(s)})"
        return f"{there} = {sum_ if sure else f'max(0, {sum_})'}"
    if amount == "1":
        return f"if {there} < {cap}: {there} += 1"
    if amount.isdigit() and cap.isdigit():
        fits = f"{there} <= {int(cap) - int(amount)}"
        return f"{there} = {there} + {amount} if {fits} else max({there}, {cap})"
    if amount.isdigit() and is_simple(cap):
        return f"if {there} < {cap}: {there} = min({there} + {amount}, {cap})"
    after = f"min({there} {'+' if up else '-'} {amount}, max({there}, {cap}))"
    return f"{there} = {after if sure else f'max(0, {after})'}"


def room(writer: ExprWriter, counter: Counter, place: m.Read, names: Names) -> str:
    """How much of a counter there can be, for whoever it belongs to."""
    assert counter.cap is not None
    inner = Names(names.counter, dict(names.known))
    if place.args:
        inner.known["you"] = writer.expr(place.args[0], names)
    return writer.expr(counter.cap, inner)


def never_below_0(program: Program, e: m.Expr) -> bool:
    """Whether a number is never less than 0, as far as is seen at once."""
    match e:
        case m.Const(value=value):
            return value >= 0
        case m.Read(place=Counter()) | m.LookUp():
            return True
        case m.Prop(name=name, kinds=kinds):
            things = [thing for kind in kinds for thing in program.things[kind].values()]
            return all(thing.values.get(name, 0) >= 0 for thing in things)
        case m.Op(op="+" | "*", left=left, right=right):
            return never_below_0(program, left) and never_below_0(program, right)
        case m.Half(of=of) | m.Folded(fold="total" | "highest" | "lowest", value=of):
            return never_below_0(program, of)
    return is_count(e)
