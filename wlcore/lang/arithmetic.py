"""How numbers are worked out, wherever that is done: while rules are checked, in card text, and (the same once more) in play."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

from wlcore.lang import meaning as m

HIGHEST = 999_999_999
"""The largest number that can be written."""
LARGEST = 10**15
"""No number that is worked out is larger, in either direction."""
MOST_IN_SETS = 999
"""No number that is to be chosen, or kept in a set, is larger; none is below 0."""
WORKED_OUT: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "divided by": operator.floordiv,
    "remainder": operator.mod,
}
DIVIDING = ("divided by", "remainder")


def operated(op: str, one: int, other: int) -> int | None:
    """What comes of an operation with numbers; nothing if that cannot be carried out, or is none with numbers."""
    if op not in WORKED_OUT or (op in DIVIDING and other == 0):
        return None
    number = WORKED_OUT[op](one, other)
    return number if -LARGEST <= number <= LARGEST else None


def half(number: int) -> int:
    """The half, rounded up."""
    return -(-number // 2)


def entry(numbers: Sequence[int], at: int) -> int:
    """The entry of a table, counted from 0: below the first it is the first, beyond the last the last."""
    return numbers[min(max(at, 0), len(numbers) - 1)]


def constant(e: m.Expr) -> int | None:
    """The number that an expression always is, if it is written of numbers alone and can be worked out."""
    match e:
        case m.Const(value=value) if e.type.kind == "number":
            return value
        case m.Op(op=op, left=left, right=right) if op in WORKED_OUT:
            one, other = constant(left), constant(right)
            return None if one is None or other is None else operated(op, one, other)
        case m.Half(of=of):
            number = constant(of)
            return None if number is None else half(number)
        case m.LookUp(table=table, arg=arg):
            number = constant(arg)
            return None if number is None else entry(table.numbers, number)
    return None
