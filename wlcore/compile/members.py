"""Which members of a kind can be in a set at all, told when a game is compiled.

A condition on what is printed on things holds or does not before the game begins: the set is then looked for among
those for which it holds. One that compares something printed with a value becomes a table of members by that value.
Whether a value that belongs to each member is set, is asked of all at once.
"""

from __future__ import annotations

import re
from dataclasses import field
from typing import TYPE_CHECKING

from wlcore.compile.names import LOCAL, Names
from wlcore.compile.told import CALLING, every
from wlcore.lang import meaning as m
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter
    from wlcore.compile.helpers import Helpers

CHANGING = re.compile(r"\b[vzrs][.\[]|\bs[,)]|\b(?:at|marked|asked)\(|\b[BITU]_")
CALLED = re.compile(r"\b(?!(?:len|any|all|sum|min|max|list|tuple|sorted)\()[a-z]\w*\(")
"""A function of the engine, which is not there when rules are compiled."""
INDEXED = re.compile(r"\b([IMP]_\w+)\[(x\d+)\]")
PRINTED = re.compile(r"(P_\w+)\[(x\d+)\]")
COMPARED = re.compile(r"\((P_\w+)\[(x\d+)\] == (-?\d+)\)")
ROW = re.compile(r"v\[(\d+)((?:\+x\d+\*\d+)*)\+(x\d+)\]")
FEW = 2
"""So few members are gone through one by one."""
SHORT = 20
"""A longer list of members is kept as a table."""
ALWAYS = 6
"""So many members are always asked one by one,"""
SOME = 16
"""and so many if what is printed on them matters."""


@dataclass(frozen=True, slots=True)
class Left:
    """A condition that is left to be asked. Of some it is known that they compare a table's entry with a value; of others
    the `source` of those for which they hold.
    """

    code: str
    table: str = ""
    value: str = ""
    source: str = ""


@dataclass(slots=True)
class Members:
    """A filter over a kind: how its elements are called, all members of the kind, which of them can be meant, and the
    conditions that are left to be asked.
    """

    x: str
    all: range
    meant: list[int]
    conds: list[Left] = field(default_factory=list)

    def source(self, helpers: Helpers) -> str:
        """What to go through; a condition that is answered by that is asked no more."""
        for i, cond in enumerate(self.conds):
            if cond.table:
                del self.conds[i]
                found: dict[int, tuple[int, ...]] = {}
                for member in self.meant:
                    entry = helpers.printed[cond.table][member]
                    found[entry] = (*found.get(entry, ()), member)
                return f"{helpers.kept(found)}.get({cond.value}, ())"
        if len(self.meant) == len(self.all):
            for i, cond in enumerate(self.conds):
                if cond.source:
                    del self.conds[i]
                    return cond.source
        for i, cond in enumerate(self.conds if self.together and len(self.meant) > FEW else ()):
            if row := self.row_of(cond):
                del self.conds[i]
                return f"compress({self.listed(helpers)}, {row})"
        if len(self.meant) < len(self.all):
            return self.listed(helpers)
        return self.everybody()

    def row(self) -> str:
        """The values of the members that can be meant, if they lie in a row and are all that is asked."""
        return self.row_of(self.conds[0]) if self.together and len(self.conds) == 1 else ""

    @property
    def together(self) -> bool:
        """Whether those that can be meant follow each other without a gap."""
        return bool(self.meant) and len(self.meant) == self.meant[-1] - self.meant[0] + 1

    def row_of(self, cond: Left) -> str:
        """The values that a condition asks for, one for each member from the first to the last that can be meant."""
        row = ROW.fullmatch(cond.code)
        if row is None or row[3] != self.x:
            return ""
        first, last = (int(row[1]) + n for n in (self.meant[0], self.meant[-1] + 1))
        return f"v[{first}{row[2]}:{last}{row[2]}]"

    def printed(self) -> bool:
        """Whether something printed on the members has still to be asked."""
        return any(x == self.x for cond in self.conds for _, x in INDEXED.findall(cond.code))

    def everybody(self) -> str:
        """All members of the kind."""
        return f"range({self.all[0]}, {self.all[-1] + 1})" if self.all[0] else f"range({len(self.all)})"

    def listed(self, helpers: Helpers) -> str:
        """The members that can be meant."""
        return str(tuple(self.meant)) if len(self.meant) <= SHORT else helpers.kept(tuple(self.meant))


def among(writer: ExprWriter, e: m.Filter, names: Names) -> tuple[list[str], str] | None:
    """The clauses of a comprehension over a filter, and its element; None if nothing can be told beforehand."""
    found = filtered(writer, e, names)
    return None if found is None else clauses_of(writer, found[0])


def clauses_of(writer: ExprWriter, members: Members) -> tuple[list[str], str]:
    """The same for members of which it is known which can be meant."""
    assert writer.helpers is not None
    source = members.source(writer.helpers)
    conds = " and ".join(cond.code for cond in members.conds)
    return [f"for {members.x} in {source}", *([f"if {conds}"] if conds else [])], members.x


Parts = list[tuple[str, m.Expr, Names]]
"""Conditions of filters, each with what its element is called, in the names around it."""


def filtered(writer: ExprWriter, e: m.Filter, names: Names) -> tuple[Members, Parts] | None:
    """The members of a kind that are left by all filters over it, and these; None if it is not over a kind, and then no local
    has been used for it.
    """
    if writer.helpers is None:
        return None
    inner, used = names.child(), names.counter.next
    x = inner.fresh()
    filters: Parts = []
    of: m.Expr = e
    while not isinstance(of, m.Everyone):
        if isinstance(of, m.Filter):
            filters.insert(0, (of.name, of.cond, inner))
            of = of.of
        elif isinstance(of, m.Ask) and (value := writer.unfolded(of, inner)) is not None:
            of, inner = value
        else:
            break
    kind = writer.program.kinds.get(of.kind) if isinstance(of, m.Everyone) else None
    if kind is None or not kind.members:
        names.counter.next = used
        return None
    everybody = range(kind.first, kind.first + len(kind.members))
    members = Members(x, everybody, list(everybody))
    for name, cond, around in filters:
        for part, where in parts(writer, cond, named(around, name, x)):
            narrow(writer, members, part, where)
    return members, filters


def named(names: Names, name: str, x: str) -> Names:
    """Names with one more, which stands for this."""
    own = names.child()
    own.known[name] = x
    return own


def one_by_one(
    writer: ExprWriter, found: tuple[Members, Parts], names: Names, most: int
) -> list[tuple[str, str]] | None:
    """The members that can be meant, each with the condition that is left to be asked of it; None if there are more than so
    many, or if they are better gone through.
    """
    members, filters = found
    if len(members.meant) > most or not (len(members.meant) <= ALWAYS or members.printed()):
        return None
    unknown = names.apart()
    each = []
    for i in map(str, members.meant):
        conds = []
        for name, cond, around in filters:
            inner = Names(unknown.counter, {**around.known, name: i})
            conds.append(writer.truth(cond, inner))
        each.append((i, every(conds)))
    return [(i, cond) for i, cond in each if cond != "False"]


def parts(writer: ExprWriter, cond: m.Expr, names: Names) -> list[tuple[m.Expr, Names]]:
    """The conditions that all have to hold for one to hold."""
    if isinstance(cond, m.Op) and cond.op == "and":
        return parts(writer, cond.left, names) + parts(writer, cond.right, names)
    if isinstance(cond, m.Ask) and (value := writer.unfolded(cond, names)) is not None:
        return parts(writer, *value)
    return [(cond, names)]


def some_players(e: m.Expr) -> bool:
    """Whether a number is that of the players of whom something holds: no more than there are."""
    match e:
        case m.Quantified(quantifier="count", of=m.Everyone(kind="player"), cond=m.Expr()):
            return True
        case m.Quantified(quantifier="count", of=m.Filter(of=m.Everyone(kind="player")), cond=None):
            return True
    return False


def row_of(value: str, x: str) -> str:
    """The values that each player has, if they lie in one row, as one piece of code; `value` is that of player `x`."""
    found = re.fullmatch(rf"v\[(\d+)\+{x}(?:\*(\d+))?(?:\+(\w+))?\]", value)
    if found is None:
        return ""
    first, size, offset = found[1], found[2] or "1", f"+{found[3]}" if found[3] else ""
    begin = f"{first}{offset}"
    return f"v[{begin}:{begin}+s.n]" if size == "1" else f"v[{begin}:{begin}+s.n*{size}:{size}]"


def narrow(writer: ExprWriter, members: Members, cond: m.Expr, names: Names) -> None:
    """Leave out the members for which a condition can never hold; what has still to be asked is kept."""
    assert writer.helpers is not None
    x, code = members.x, writer.truth(cond, names)
    if (alike := COMPARED.fullmatch(code)) is not None and alike[2] == x:
        table, value = writer.helpers.printed[alike[1]], int(alike[3])
        members.meant = [i for i in members.meant if table[i] == value]
        return
    if set(LOCAL.findall(code)) <= {x} and not CHANGING.search(code) and not CALLED.search(code):
        told = writer.helpers.told(code, x)
        members.meant = [i for i in members.meant if told(i)]
        return
    if isinstance(cond, m.CanDoText) and isinstance(cond.of, m.Local) and names.known[cond.of.name] == x:
        marks = writer.helpers.printed[f"M_{writer.text_table(cond)}"]
        members.meant = [i for i in members.meant if marks[i]]
        if all(marks[i] == 1 for i in members.meant):
            return
    members.conds.append(
        one_or_all(writer, cond, names, members, code) or Left(code, *comparison(writer, cond, names, x))
    )


def comparison(writer: ExprWriter, cond: m.Expr, names: Names, x: str) -> tuple[str, str]:
    """The table whose entry for `x` a condition compares with a value, and that value; both empty if it does not."""
    if isinstance(cond, m.Op) and cond.op == "is":
        a, b = writer.expr(cond.left, names), writer.expr(cond.right, names)
        for one, other in ((a, b), (b, a)):
            found = PRINTED.fullmatch(one)
            if found is not None and found[2] == x and x not in LOCAL.findall(other):
                return found[1], other
    return "", ""


def one_or_all(writer: ExprWriter, cond: m.Expr, names: Names, members: Members, code: str) -> Left | None:
    """A condition that holds for one member, or for all of them if something is true. What may count, fail or settle
    something is worked out where it would be anyway: the one member first, and in each case both.
    """
    if not isinstance(cond, m.Op) or cond.op != "or":
        return None
    anyway = len(members.all) > 1 and not members.conds
    for one, other, in_order in ((cond.left, cond.right, anyway), (cond.right, cond.left, False)):
        if not isinstance(one, m.Op) or one.op != "is":
            continue
        unless = writer.truth(other, names)
        for member, value in ((one.left, one.right), (one.right, one.left)):
            if not isinstance(member, m.Local) or names.known[member.name] != members.x:
                continue
            found = writer.expr(value, names)
            both = f"{found}, {unless}"
            if value.type.kind != member.type.kind or members.x in LOCAL.findall(both) or ":=" in both:
                continue
            everybody = members.everybody()
            if CALLING.search(both):
                return Left(code, source=f"one_or_all({everybody}, {both})") if in_order else None
            only = f"({found},)" + (f" if {found} >= 0 else ()" if value.type.nobody else "")
            return Left(code, source=f"({everybody} if {unless} else {only})")
    return None


def within(writer: ExprWriter, x: str, e: m.Expr, names: Names) -> str:
    """Whether something that is not nobody is in a set, without making the set; empty if the set has to be made."""
    match e:
        case m.Everyone() if e.kind == "player" or writer.program.kinds[e.kind].base != "card":
            return "True"
        case m.Filter():
            of = within(writer, x, e.of, names)
            inner = names.child()
            inner.known[e.name] = x
            cond = writer.truth(e.cond, inner)
            return "" if not of else f"({cond})" if of == "True" else f"({of} and {cond})"
        case m.Combine():
            left, right = within(writer, x, e.left, names), within(writer, x, e.right, names)
            word = "or" if e.op == "also" else "and not"
            return f"({left} {word} {right})" if left and right else ""
        case m.Between(first=m.Const(value=first), last=m.Const(value=last)):
            return f"({first} <= {x} <= {last})"
        case m.Items():
            return f"({x} in ({', '.join(writer.items(e, names))},))"
        case m.Ask() if (value := writer.unfolded(e, names)) is not None:
            return within(writer, x, *value)
    return ""
