"""Nodes of which a part is known: they are made smaller as they are made. The one place where anything is worked out beforehand."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from typing import TypeVar

from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import Cards, ChooseSet, Held, Items, Range, Union
from wlcore.compile.ir.values import Choose, Fold, Half, Length, Let, Local, Not, Num, Op
from wlcore.numbers import NO_NUMBER

T = TypeVar("T")
NO, YES, NOBODY = Num(0), Num(1), Num(-1)
EMPTY = Items((), True)
WORKED: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "&": operator.and_,
    "|": operator.or_,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "min": min,
    "max": max,
}
COMPARING = ("==", "!=", "<", "<=", ">", ">=")
TRUTHS = ("any", "every")
MOST = 10**15
MANY = 30
"""So many parts at most are put behind each other one by one."""


def numbers_of(e: Items) -> list[int]:
    """The numbers of a set of nothing else; none if it has anything else."""
    found = dict.fromkeys(i.n for i in e.items if isinstance(i, Num))
    if NO_NUMBER in found or not all(isinstance(i, Num) for i in e.items):
        return []
    return [n for n in found if n >= 0 or not e.things]


def op(sign: str, left: Value, right: Value) -> Value:
    """An operation."""
    match sign, left, right:
        case "and", Num(n=0), _:
            return NO
        case "and", Num(), _:
            return right
        case "and", _, Num(n=n) if n and is_truth(left):
            return left
        case "or", Num(n=0), _:
            return right
        case "or", Num(), _:
            return YES
        case "or", _, Num(n=0):
            return left
        case "+" | "-", _, Num(n=0):
            return left
        case "+", Num(n=0), _:
            return right
        case _, Num(n=a), Num(n=b) if sign in COMPARING or (
            sign in WORKED and abs(a) <= MOST and abs(b) <= MOST
        ):  # whether a number is left out can be told, too
            return Num(int(WORKED[sign](a, b)))
        case "+", Num(), _:
            return op("+", right, left)
        case "+", Op(op="+", left=x, right=Num(n=a)), Num(n=b):
            return op("+", x, Num(a + b))
    return Op(sign, left, right)


def times(index: Value, stride: int) -> Value:
    """An index times a stride of a place: small, never checked."""
    match index:
        case Num(n=n):
            return Num(n * stride)
    return index if stride == 1 else Op("*", index, Num(stride))


def is_truth(e: Value) -> bool:
    """Whether a value is 0 or 1, as far as its form says."""
    match e:
        case Num(n=0 | 1) | Not():
            return True
        case Op(op=sign) if sign in COMPARING:
            return True
        case Op(op="and" | "or", left=a, right=b):
            return is_truth(a) and is_truth(b)
        case Fold(how=how):
            return how in TRUTHS
    return False


def negated(e: Value) -> Value:
    """The opposite of a condition."""
    match e:
        case Num(n=n):
            return Num(int(not n))
        case Not(of=of) if is_truth(of):
            return of
    return Not(e)


def every(conds: Iterable[Value]) -> Value:
    """Whether all of these hold."""
    return joined(partial(op, "and"), [cond for cond in conds if cond != YES], YES)


def some(conds: Iterable[Value]) -> Value:
    """Whether one of these holds."""
    return joined(partial(op, "or"), list(conds), NO)


def together(sets: Iterable[Set]) -> Set:
    """What lies in any of these."""
    return joined(Union, [of for of in sets if of != EMPTY], EMPTY)


def joined(two: Callable[[T, T], T], parts: Sequence[T], none: T) -> T:
    """Parts as one, in their order: very many in halves, since whatever reads them goes only so deep."""
    if len(parts) > MANY:
        half = len(parts) // 2
        return two(joined(two, parts[:half], none), joined(two, parts[half:], none))
    return reduce(two, parts) if parts else none


def choose(cond: Value, yes: Value, no: Value) -> Value:
    """One or the other."""
    match cond:
        case Num(n=n):
            return yes if n else no
    return yes if yes == no else Choose(cond, yes, no)


def choose_set(cond: Value, yes: Set, no: Set) -> Set:
    """One or the other set."""
    match cond:
        case Num(n=n):
            return yes if n else no
    return ChooseSet(cond, yes, no)


def half(of: Value) -> Value:
    """The half, rounded up."""
    return Num(-(-of.n // 2)) if isinstance(of, Num) else Half(of)


def let(name: str, value: Value, body: Value) -> Value:
    """A value with a name in another; what is never asked for is not named."""
    return body if isinstance(body, Num) else Let(name, value, body)


def fold(how: str, of: Set, name: str, body: Value) -> Value:
    """What comes of the elements of a set."""
    match how, of, body:
        case "count", Cards(zone=zone), Num(n=1):
            return Length(zone)
        case "any", Cards(zone=zone), Num(n=1):
            return op(">", Length(zone), NO)
        case "count", Range(first=a, end=b), Num(n=1):
            return op("-", b, a)
        case "any" | "count", _, Num(n=0):
            return NO
        case "every", _, Num(n=n) if n:
            return YES
        case "any" | "count" | "sum" | "highest" | "lowest" | "mask", Items(items=()), _:
            return NO
    return Fold(how, of, name, body)


def is_simple(node: object) -> bool:
    """Whether a node may stand in several places: it costs nothing to work out, and is the same wherever nothing is assigned."""
    return isinstance(node, (Num, Local, Held))
