"""Conditions of which a part is known when they are written: that part is not asked."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable

from wlcore.compile.names import SIMPLE

NUMBER = re.compile(r"-?\d+")
COMPARING: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
CALLING = re.compile(r"\(s[,)]|\b(?:at|marked|asked|divided|times)\(|\bT_\w+\[")
"""What must not be worked out where the rules would not, nor left out where they would: it may count, fail (also for a
number that is too great), or settle what was open.
"""


def told(cond: str) -> bool | None:
    """Whether a condition holds, if that is known."""
    if NUMBER.fullmatch(cond):
        return cond != "0"
    return {"True": True, "False": False}.get(cond)


def every(conds: Iterable[str]) -> str:
    """A condition that holds if all of these do."""
    return joined("and", conds)


def some(conds: Iterable[str]) -> str:
    """A condition that holds if one of these does."""
    return joined("or", conds)


def joined(word: str, conds: Iterable[str]) -> str:
    """Conditions, as far as they must be asked: not behind one that decides, nor one that makes no difference."""
    left: list[str] = []
    idle = word == "and"
    for cond in conds:
        holds = told(cond)
        if holds is (not idle) and not any(map(CALLING.search, left)):
            return str(holds)
        if holds is not idle:
            left.append(cond)
        if holds is (not idle):
            break
    return str(idle) if not left else left[0] if len(left) == 1 else f"({f' {word} '.join(left)})"


def conjuncts_of(code: str) -> list[str]:
    """The conditions that all have to hold for one to hold, in order."""
    inside = code[1:-1] if code.startswith("(") and _end(code, 0) == len(code) - 1 else code
    found, start, depth = list[str](), 0, 0
    for at, sign in enumerate(inside):
        depth += (sign in "([") - (sign in ")]")
        if depth == 0 and (sign == "," or (sign == " " and inside.startswith((" or ", " if "), at))):
            return [code]
        if depth == 0 and sign == " " and inside.startswith(" and ", at):
            found.append(inside[start:at])
            start = at + len(" and ")
    if not found:
        return [code] if inside == code else conjuncts_of(inside)
    return [part for cond in (*found, inside[start:]) for part in conjuncts_of(cond)]


def _end(code: str, start: int) -> int:
    """Where a bracket is closed."""
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] in "([") - (code[at] in ")]")
        if depth == 0:
            return at
    return -1


def opposite(cond: str) -> str:
    """A condition that holds if this one does not."""
    holds = told(cond)
    if holds is not None:
        return str(not holds)
    return f"not {cond}" if SIMPLE.fullmatch(cond) else f"not ({cond})"


def yes_or_no(cond: str) -> str:
    """A condition as a value that can be kept: any truthy value is the same."""
    if told(cond) is not None or cond.startswith("all("):
        return cond
    return f"({cond})" if cond.startswith("not ") else f"(not {opposite(cond)})"


def either(cond: str, yes: str, no: str) -> str:
    """One or the other value."""
    holds = told(cond)
    return yes if holds else no if holds is False else f"({yes} if {cond} else {no})"


def either_holds(cond: str, yes: str, no: str) -> str:
    """One or the other condition."""
    if told(no) is False:
        return every((cond, yes))
    if told(yes) is not None:
        return some((cond, no)) if told(yes) else every((opposite(cond), no))
    return either(cond, yes, no)


def compared(left: str, sign: str, right: str) -> str:
    """A comparison; of two numbers it is known how it ends."""
    if sign in COMPARING and NUMBER.fullmatch(left) and NUMBER.fullmatch(right):
        return str(COMPARING[sign](int(left), int(right)))
    return f"({left} {sign} {right})"
