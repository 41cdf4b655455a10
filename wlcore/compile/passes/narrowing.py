"""Narrowing: what is printed on things decides before a game begins which of them a set can hold at all.

A set of things of which conditions hold becomes one of those for which they can hold, and only what hangs on the state is still asked;
where something that the state tells has to be printed on them, those on which it is are looked up.
What is asked of each of a few is asked of them one by one.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.ir.walk import every, rebuilt
from wlcore.compile.passes import simplify
from wlcore.compile.passes.names import read

MANY = 400
"""Of so many things each is asked about beforehand."""
FEW = 6
"""So many are asked one by one."""
FOLDS = ("any", "every", "count", "sum")
ASKED = (v.Entry, v.Op, v.Not, v.Num, v.Local, v.Choose)
"""Of these a condition is made that can be decided beforehand."""


def narrowed(module: Module) -> None:
    """Narrow the sets of every function and unit."""
    narrowing = Narrowing(module.tables)
    for function in module.functions.values():
        function.body = simplify.ops_made(function.body, narrowing.made, module.tables)
    for unit in module.units.values():
        for block in unit.blocks:
            block.ops = list(simplify.ops_made(block.ops, narrowing.made, module.tables))
            if block.end is not None:
                block.end = simplify.node_made(block.end, narrowing.made, module.tables)


class Narrowing:
    """Narrows sets; what has to be looked up for that goes into tables of its own."""

    def __init__(self, tables: dict[str, tuple[Any, ...]]) -> None:
        self.tables = tables

    def made(self, x: Any) -> Any:
        """A node with narrower sets."""
        x = rebuilt(x, self.made)
        match x:
            case s.Where():
                return self.where(x)
            case v.Fold(of=of, name=name, body=body, how=how) if how in ("any", "count") and isinstance(
                of, s.Range
            ):
                narrower = self.where(s.Where(of, name, body))
                if isinstance(narrower, s.Where):
                    return self.one_by_one(v.Fold(how, narrower.of, narrower.name, narrower.cond))
                return fold.fold(how, narrower, name, fold.YES)
            case v.Fold():
                return self.one_by_one(x)
            case v.Entry(table=table, index=v.Entry(table=of, index=index)):
                return self.of_entry(x, self.tables[table], self.tables[of], index)
        return x

    def of_entry(self, x: v.Entry, table: tuple[Any, ...], of: tuple[Any, ...], index: Value) -> Value:
        """What is looked up of what is looked up."""
        if all(-1 <= i < len(table) for i in of):
            return v.Entry(self.table(tuple([table[i] for i in of])), index)
        return x

    def where(self, x: s.Where) -> Set:
        """Those that can be meant; what has still to be asked of them."""
        match x.of:
            case s.Union(left=a, right=b):
                conds = conjuncts(x.cond)
                printed = fold.every([cond for cond in conds if is_printed(cond, x.name)])
                if printed != fold.YES:
                    parts = [simplify.simplified(s.Where(of, x.name, printed), self.tables) for of in (a, b)]
                    both = s.Union(*[self.where(y) if isinstance(y, s.Where) else y for y in parts])
                    rest = fold.every([cond for cond in conds if not is_printed(cond, x.name)])
                    return both if rest == fold.YES else s.Where(both, x.name, rest)
                return x
            case s.Row():
                return self.of_row(x, x.of)
        things = members(x.of)
        if things is None or len(things) > MANY:
            return x
        asked: list[Value] = []
        left = things
        for cond in conjuncts(x.cond):
            if not is_printed(cond, x.name):
                asked.append(cond)
                left = [i for i in left if self.can_be_asked(cond, x.name, i)]
                continue
            left = [i for i in left if self.holds(cond, x.name, i)]
        if found := self.by_print(x.name, left, asked):
            return found
        if len(left) == len(things):
            return x
        of = s.Items(tuple(map(Num, left)), False)
        if left and left == list(range(left[0], left[-1] + 1)):
            of = s.Range(Num(left[0]), Num(left[-1] + 1))  # type: ignore[assignment]
        if not left:
            return fold.EMPTY
        return s.Where(of, x.name, fold.every(asked)) if asked else of

    def can_be_asked(self, cond: Value, name: str, i: int) -> bool:
        """Whether a thing can have what is asked for: where a function of its own tells that, whether there is one."""
        match cond:
            case v.CallOne(which=v.Entry(table=table, index=Local(name=of))) if of == name:
                return bool(self.tables[table][i] >= 0)
        return True

    def by_print(self, name: str, things: list[int], asked: list[Value]) -> Set | None:
        """Of several things those on which is printed what is asked for, looked up; and what else has to be asked of them."""
        for n, cond in enumerate(asked):
            match cond:
                case v.Op(op="==", left=v.Entry(table=table, index=Local(name=of)), right=Local() as key) if (
                    of == name and key.name != name and len(things) > FEW
                ):
                    printed = self.tables[table]
                    most = max([printed[i] for i in things])
                    if not 0 <= most < MANY or min([printed[i] for i in things]) < -1:
                        continue
                    rows = [tuple([i for i in things if printed[i] == k]) for k in [*range(most + 1), -1]]
                    known = fold.every([v.Op(">=", key, Num(-1)), v.Op("<=", key, Num(most))])
                    found: Set = s.ChooseSet(known, s.Row(self.table(tuple(rows)), key), fold.EMPTY)
                    rest = fold.every(asked[:n] + asked[n + 1 :])
                    return found if rest == fold.YES else s.Where(found, name, rest)
        return None

    def of_row(self, x: s.Where, row: s.Row) -> Set:
        """The same of an entry of a table of sets."""
        conds = conjuncts(x.cond)
        printed = [cond for cond in conds if is_printed(cond, x.name)]
        if not printed:
            return x
        of_all = fold.every(printed)
        held = {i for i in set().union(*self.tables[row.table]) if self.holds(of_all, x.name, i)}
        rows = tuple([tuple([i for i in entry if i in held]) for entry in self.tables[row.table]])
        found = s.Row(self.table(rows), row.index)
        rest = fold.every([cond for cond in conds if cond not in printed])
        return found if rest == fold.YES else s.Where(found, x.name, rest)

    def table(self, rows: tuple[Any, ...]) -> str:
        """A table that is made of others, called by what is in it."""
        name = f"W_{blake2b(repr(rows).encode(), digest_size=6).hexdigest()}"
        self.tables[name] = rows
        return name

    def holds(self, cond: Value, name: str, i: int) -> bool:
        """Whether a condition that is decided beforehand holds for a thing."""
        found = simplify.simplified(simplify.put(cond, {name: Num(i)}), self.tables)
        assert isinstance(found, Num), found
        return bool(found.n)

    def one_by_one(self, e: v.Fold) -> Value:
        """What is asked of each of a few known things."""
        things = members(e.of)
        if e.how not in FOLDS or things is None or len(things) > FEW:
            return e
        each = [simplify.simplified(simplify.put(e.body, {e.name: Num(i)}), self.tables) for i in things]
        if any(binds(x) for x in each) and len(each) > 1:
            return e
        if e.how == "any":
            return fold.some(each)
        if e.how == "every":
            return fold.every(each)
        found: Value = fold.NO
        for x in each:
            found = fold.op("+", found, fold.choose(x, fold.YES, fold.NO) if e.how == "count" else x)
        return found


def binds(x: Any) -> bool:
    """Whether something in a value has a name, which must not be there twice."""
    return any(isinstance(node, (v.Let, v.Fold, s.Where, s.Map, s.Flat, s.LetIn)) for node in every(x))


def members(of: Set) -> list[int] | None:
    """The things of a set, if they are known."""
    match of:
        case s.Range(first=Num(n=a), end=Num(n=b)):
            return list(range(a, b))
        case s.Items(items=items, things=False) if all(isinstance(item, Num) for item in items):
            return list(dict.fromkeys(item.n for item in items if isinstance(item, Num)))
    return None


def conjuncts(cond: Value) -> list[Value]:
    """What all has to hold."""
    match cond:
        case v.Op(op="and", left=a, right=b):
            return conjuncts(a) + conjuncts(b)
    return [cond]


def is_printed(cond: Value, name: str) -> bool:
    """Whether a condition hangs on nothing but what is printed on the thing of this name."""
    return read(cond) <= {name} and all(isinstance(x, ASKED) for x in every(cond))
