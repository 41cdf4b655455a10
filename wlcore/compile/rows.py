"""What lies side by side is looked at together: open zones of one player, or of all players but one, are gone through as
slices; values of all players that may be the same are counted. And which zones lie apart from each other.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wlcore.compile.members import row_of
from wlcore.compile.names import LOCAL
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter
    from wlcore.compile.names import Names

ONE_BY_ONE = 3
"""So many values are set one by one: making a slice takes longer."""
OTHERS = re.compile(r"for (x\d+) in OTHERS\[s\.n\]\[(x\d+)\]")
SAME = re.compile(r"\(?(v\[[\w+*]+\]|\w+) == (v\[[\w+*]+\]|\w+)\)?")
ROW = re.compile(r"for (x\d+) in z\[(\d+)\+(x\d+)\*(\d+):\2\+\3\*\4\+\4\]")


def row(writer: ExprWriter, e: m.Folded, names: Names) -> tuple[list[str], str] | None:
    """The ends of the zones that a place has for each member of a kind, as the clauses and the element of a comprehension."""
    fixed = writer.constants(e.over)
    if fixed is None or not isinstance(e.value, m.End) or e.value.zone.zone.discipline == "deck":
        return None
    args = e.value.zone.args
    if (
        not args
        or any(a.type.nobody for a in args)
        or not isinstance(args[-1], m.Local)
        or args[-1].name != e.name
        or fixed != list(range(len(fixed)))
    ):
        return None
    inner = names.child()
    inner.known[e.name] = "0"
    if any(isinstance(x, m.Local) and x.name == e.name for a in args[:-1] for x in expressions(a)):
        return None
    start = writer.place(e.value.zone, inner)
    x = names.fresh()
    return [f"for {x} in z[{start}:{start}+{len(fixed)}]", f"if {x}"], f"{x}[{-1 if e.value.top else 0}]"


def of_others(players: list[str], zones: list[str]) -> list[str]:
    """A loop over players with one over zones inside; the rows of all players but one are two slices.

    For nobody (-1) the first has to be empty, so at least as many zones as are in a row have to lie before the rows.
    """
    others, found = OTHERS.fullmatch(players[0]), ROW.fullmatch(zones[0])
    if len(players) > 1 or others is None or found is None or found[3] != others[1]:
        return [*players, *zones]
    first, size = int(found[2]), int(found[4])
    if first < size:
        return [*players, *zones]
    before = f"z[{first}:{first}+{others[2]}*{size}]"
    behind = f"z[{first + size}+{others[2]}*{size}:{first}+s.n*{size}]"
    return [f"for {found[1]} in {before} + {behind}", *zones[1:]]


def alike(clauses: list[str], x: str, sign: str) -> str:
    """How many players, or players but one, have a value in a row that is the same as some other value; with `>` only whether
    there are any. Empty if something else is asked. All are counted, then the one is taken off.
    """
    if len(clauses) != len(("for", "if")):
        return ""
    but = OTHERS.fullmatch(clauses[0])
    if but is None and clauses[0] != f"for {x} in range(s.n)":
        return ""
    for one, value in sides(clauses[1].removeprefix("if ")):
        row = row_of(one, x)
        if row and x not in LOCAL.findall(value):
            found = f"{row}.count({value})"
            if but is None:
                return f"({value} in {row})" if sign == ">" else found
            own = re.sub(rf"\b{x}\b", but[2], one)
            itself = f"{but[2]} >= 0" if own == value else f"{but[2]} >= 0 and {own} == {value}"
            return f"({found} {sign} ({itself}))"
    return ""


def sides(cond: str) -> list[tuple[str, str]]:
    """Both sides of a condition that compares two values, either of them first."""
    found = SAME.fullmatch(cond)
    return [] if found is None else [(found[1], found[2]), (found[2], found[1])]


def set_alike(first: int, count: int, value: str) -> str:
    """A line that gives so many values in a row the same number: a few one by one, more as a slice."""
    if count <= ONE_BY_ONE:
        return f"{' = '.join([f'v[{first + i}]' for i in range(count)])} = {value}"
    return f"v[{first}:{first + count}] = ({', '.join([value] * count)})"


def zones_of(e: m.Expr) -> set[str] | None:
    """The zones that cards come from, if no card can come from two of them: a card lies in one place only."""
    match e:
        case m.ZoneRef():
            return {e.zone.name}
        case m.Filter():
            return zones_of(e.of)
        case m.Folded(fold="each", value=m.ZoneRef(args=args)) if each_once(e.over):
            named = any(isinstance(arg, m.Local) and arg.name == e.name for arg in args)
            return zones_of(e.value) if named else None
        case m.Combine(op="also"):
            left, right = zones_of(e.left), zones_of(e.right)
            return left | right if left and right and left.isdisjoint(right) else None
    return None


def each_once(e: m.Expr) -> bool:
    """Whether it is sure that nothing stands in a set twice while it is gone through: all of a kind, or some of them."""
    match e:
        case m.Everyone():
            return True
        case m.Filter():
            return each_once(e.of)
        case m.Combine(op="except"):
            return each_once(e.left)
    return False
