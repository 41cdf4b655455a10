"""Sees in a calculation what people say in another way: a value set by so much higher or lower than it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from wlcore.lang import meaning as m
from wlcore.lang.types import TRUTH
from wlcore.records import dataclass

STEPS = {"+": "raise", "-": "lower"}


def step(s: m.Assign) -> tuple[str, m.Expr] | None:
    """How a value is set that comes of what it is now, and by how much: 'raise your forecast by 1', 'double your bid'."""
    place, value = s.place, s.value
    if isinstance(value, m.Half):
        return ("halve", value) if value.of == place else None
    if not isinstance(value, m.Op):
        return None
    if value.op in STEPS and value.left == place:
        return STEPS[value.op], value.right
    if value.op == "+" and value.right == place:
        return "raise", value.left
    for one, other in ((value.left, value.right), (value.right, value.left)):
        if value.op == "*" and one == place and isinstance(other, m.Const) and other.value == 2:
            return "double", other
    return None


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much one value is to be ahead of another, or behind it: at least 6 more, at most 2 fewer."""

    one: m.Expr
    other: m.Expr
    bound: str
    by: int
    """Below 0, if it is behind."""

    def turned(self) -> Lead:
        """The same seen from the other side."""
        return Lead(self.other, self.one, self.bound, -self.by)


def lead(left: m.Expr, right: m.Expr, op: str) -> Lead | m.Op | None:
    """How far a comparison of calculations says one value is ahead of another: 'at least 6 more'; a plain comparison, if it
    only says which is more.
    """
    apart = apart_from(left) if isinstance(left, m.Folded) else None
    if apart is not None and op in ("is", "is not") and isinstance(right, m.Const) and right.value == 0:
        return m.Op(left.span, TRUTH, op, *apart)
    more: list[m.Expr] = []
    less: list[m.Expr] = []
    n = 0
    for sign, e in (*_terms(left, 1), *_terms(right, -1)):
        if isinstance(e, m.Const):
            n += sign * e.value
        else:
            (more if sign > 0 else less).append(e)
    if len(more) != 1 or len(less) != 1 or not _calculated(left, right):
        return None
    one, other, by = more[0], less[0], -n
    if by == 0:
        return m.Op(left.span, TRUTH, op, one, other)
    bound, by = {"more": ("at least", by + 1), "less": ("at most", by - 1)}.get(op, (op, by))
    if by == 0:
        return m.Op(left.span, TRUTH, bound, one, other)
    if by < 0 and bound in SEEN_FROM_BELOW:  # at least 6 less than none too few: at most 6 fewer
        bound = SEEN_FROM_BELOW[bound]
    return None if bound == "is not" else Lead(one, other, bound, by)


SEEN_FROM_BELOW = {"at least": "at most", "at most": "at least"}


def _calculated(*sides: m.Expr) -> bool:
    return any(isinstance(e, m.Op) and e.op in STEPS for e in sides)


def _terms(e: m.Expr, sign: int) -> Iterator[tuple[int, m.Expr]]:
    """What is added and taken away in a calculation."""
    if isinstance(e, m.Op) and e.op in STEPS:
        yield from _terms(e.left, sign)
        yield from _terms(e.right, sign if e.op == "+" else -sign)
    else:
        yield sign, e


@dataclass(frozen=True, slots=True)
class Per:
    """So much for each of what is counted, and more at first, or at least and at most so much in all."""

    of: m.Expr
    times: int = 1
    first: int = 0
    least: int | None = None
    most: int | None = None

    def by(self, n: int) -> Per:
        """So often as much."""
        return replace(self.moved(lambda bound: bound * n), times=self.times * n, first=self.first * n)

    def and_first(self, n: int) -> Per:
        """As much and so much more."""
        return replace(self.moved(lambda bound: bound + n), first=self.first + n)

    def moved(self, to: Callable[[int], int]) -> Per:
        """The same within other bounds."""
        least, most = (None if bound is None else to(bound) for bound in (self.least, self.most))
        return replace(self, least=least, most=most)

    def within(self, n: int, most: bool) -> Per:
        """As much, but not more than this, or not less."""
        if most:
            return replace(self, most=n if self.most is None else min(n, self.most))
        return replace(self, least=n if self.least is None else max(n, self.least))


def per(e: m.Expr) -> Per:
    """What a number is worked out from: '6 points, and 2 more for each trick', 'for each of your coins, up to 3'."""
    if isinstance(e, m.Op) and e.op in ("*", "+"):
        for one, other in ((e.left, e.right), (e.right, e.left)):
            if isinstance(one, m.Const) and one.value > 0:
                return per(other).by(one.value) if e.op == "*" else per(other).and_first(one.value)
    two = e.over.items if isinstance(e, m.Folded) and isinstance(e.over, m.Items) else ()
    if isinstance(e, m.Folded) and len(two) == 2 and isinstance(e.value, m.Local) and e.value.name == e.name:
        for one, other in (two, two[::-1]):
            if isinstance(one, m.Const) and one.value > 0 and e.fold != "total":
                return per(other).within(one.value, e.fold == "lowest")
    return Per(e)


def apart_from(e: m.Folded) -> tuple[m.Expr, m.Expr] | None:
    """Two numbers of which a calculation says how far they are apart, whichever is higher."""
    two = e.over.items if isinstance(e.over, m.Items) and e.fold == "highest" else ()
    if len(two) != 2 or not all(isinstance(x, m.Op) and x.op == "-" for x in two):
        return None
    one, other = two
    assert isinstance(one, m.Op)
    assert isinstance(other, m.Op)
    return (one.left, one.right) if (one.left, one.right) == (other.right, other.left) else None
