"""Makes nodes smaller of which a part has become known: the constructors of `ir.fold`, from the inside out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.ir.walk import every, rebuilt
from wlcore.numbers import NO_NUMBER

Tables = Mapping[str, tuple[Any, ...]]
Known = Mapping[str, Value | Set]


def put(node: Any, known: Known) -> Any:
    """A node with other nodes in place of some locals, which nothing in it names or assigns."""

    def made(x: Any) -> Any:
        if isinstance(x, (Local, s.Held)):
            return known.get(x.name, x)
        return rebuilt(x, made)

    return made(node) if not isinstance(node, tuple) else tuple(map(made, node))


def simplified(node: Any, tables: Tables) -> Any:
    """A node in which all is worked out that is known."""

    def made(x: Any) -> Any:
        x = rebuilt(x, made)
        how = SIMPLER.get(x.__class__)
        return x if how is None else how(x, tables)

    return made(node)


def ops(body: o.Ops, tables: Tables) -> o.Ops:
    """Operations in which all is worked out that is known; what never happens is left out."""
    found: list[Any] = []
    for op in body:
        if isinstance(op, o.When):
            cond = condition(simplified(op.cond, tables))
            if isinstance(cond, Num):
                found += ops(op.yes if cond.n else op.no, tables)
            else:
                found.append(o.When(cond, ops(op.yes, tables), ops(op.no, tables)))
        elif isinstance(op, o.ForEach):
            of = simplified(op.of, tables)
            if of != fold.EMPTY:
                found.append(o.ForEach(op.name, of, ops(op.body, tables)))
        elif isinstance(op, o.OfferEach):
            found += _offers(op.name, simplified(op.of, tables), simplified(op.number, tables), tables)
        else:
            found.append(simplified(op, tables))
    return tuple(found)


def ops_made(body: Iterable[Any], made: Callable[[Any], Any], tables: Tables) -> o.Ops:
    """Operations that have been simplified, and what is made of each of them: what has changed is simplified again."""
    found: list[Any] = []
    for op in body:
        now = made(op)
        found += (op,) if now is op else ops((now,), tables)
    return tuple(found)


def node_made(node: Any, made: Callable[[Any], Any], tables: Tables) -> Any:
    """The same of a value or of what ends a block."""
    now = made(node)
    return node if now is node else simplified(now, tables)


def _offers(name: str, of: Set, number: Value, tables: Tables) -> list[Any]:
    """Options, one for each element; of a single known thing it is asked at once whether it is one."""
    if of == fold.EMPTY:
        return []
    if isinstance(of, s.Where):
        number = put(number, {name: Local(of.name)})
        one = _single(of.of)
        if one is not None:
            known: Known = {of.name: one}
            inside = (o.Offer(simplified(put(number, known), tables)),)
            return list(ops((o.When(put(of.cond, known), inside),), tables))
        return [o.OfferEach(of.name, of, number)]
    one = _single(of)
    return [
        o.OfferEach(name, of, number)
        if one is None
        else o.Offer(simplified(put(number, {name: one}), tables))
    ]


def _single(of: Set) -> Num | None:
    """The one thing that is in a set, if that is known."""
    match of:
        case s.Range(first=Num(n=a), end=Num(n=b)) if b == a + 1:
            return Num(a)
        case s.Items(items=(Num() as one,), things=False):
            return one
    return None


# ---- each class ------------------------------------------------------------------------------------------


def _entry(e: v.Entry, tables: Tables) -> Value:
    table = tables.get(e.table)
    if isinstance(e.index, Num) and table is not None and -1 <= e.index.n < len(table):
        found = table[e.index.n]
        if isinstance(found, int):
            return Num(int(found))
    return e


def _row(e: s.Row, tables: Tables) -> Set:
    table = tables.get(e.table)
    if isinstance(e.index, Num) and table is not None and -1 <= e.index.n < len(table):
        return s.Items(tuple(map(Num, table[e.index.n])), False)
    return e


def _counted(e: v.Counted, tables: Tables) -> Value:
    if isinstance(e.of, Num):
        return Num(0 if e.of.n == NO_NUMBER else e.of.n)
    return e


def _bounded(e: v.Bounded, tables: Tables) -> Value:
    return e.of if isinstance(e.of, Num) and abs(e.of.n) <= fold.MOST else e


def _times(e: v.Times, tables: Tables) -> Value:
    if isinstance(e.left, Num) and isinstance(e.right, Num) and abs(e.left.n * e.right.n) <= fold.MOST:
        return Num(e.left.n * e.right.n)
    if Num(1) in (e.left, e.right):
        return e.right if e.left == Num(1) else e.left
    return e


def uses(node: Any, name: str) -> int:
    """How often a local is read in a node."""
    return sum(isinstance(x, (Local, s.Held)) and x.name == name for x in every(node))


def _let(e: v.Let, tables: Tables) -> Value:
    if fold.is_simple(e.value):
        found: Value = simplified(put(e.body, {e.name: e.value}), tables)
        return found
    if is_cheap(e.value) and uses(e.body, e.name) <= SEVERAL:
        return simplified(put(e.body, {e.name: e.value}), tables)  # type: ignore[no-any-return]
    return e.body if uses(e.body, e.name) == 0 and is_pure(e.value) else e


def _let_in(e: s.LetIn, tables: Tables) -> Set:
    if fold.is_simple(e.value):
        found: Set = simplified(put(e.body, {e.name: e.value}), tables)
        return found
    return e


def is_cheap(e: Value) -> bool:
    """Whether a value is looked up at once, so that it may be asked for again."""
    match e:
        case v.Entry(index=index) | v.Read(index=index):
            return fold.is_simple(index) or (
                isinstance(index, v.Op) and all(map(fold.is_simple, (index.left, index.right)))
            )
    return False


def condition(e: Value) -> Value:
    """What has to hold, where anything but 0 will do."""
    while isinstance(e, v.Op) and e.op == "and" and fold.YES in (e.left, e.right):
        e = e.left if e.right == fold.YES else e.right
    return e


def is_pure(node: Any) -> bool:
    """Whether a node neither counts nor can fail, nor calls what might."""
    return not any(isinstance(x, FAILING) for x in every(node))


def contains(of: Set, x: Value) -> Value:
    """Whether something simple is in a set, without making the set."""
    match of:
        case s.Where(of=inner, name=name, cond=cond):
            return fold.op("and", contains(inner, x), put(cond, {name: x}))
        case s.Items(items=items, things=things):
            if len(items) > FEW and all(isinstance(item, Num) for item in items):
                return v.Contains(of, x)
            found = fold.some([fold.op("==", x, item) for item in items])
            return fold.op("and", fold.op(">=", x, fold.NO), found) if things else found
        case s.Union(left=a, right=b):
            return fold.op("or", contains(a, x), contains(b, x))
        case s.Difference(left=a, right=b):
            return fold.op("and", contains(a, x), fold.negated(contains(b, x)))
        case s.Range(first=a, end=b):
            return fold.op("and", fold.op(">=", x, a), fold.op("<", x, b))
        case s.ChooseSet(cond=cond, yes=yes, no=no):
            return fold.choose(cond, contains(yes, x), contains(no, x))
    return v.Contains(of, x)


FEW = 8
SEVERAL = 2
"""So often something cheap is asked for again."""


def _contains(e: v.Contains, tables: Tables) -> Value:
    return contains(e.of, e.item) if fold.is_simple(e.item) else e


def _where(e: s.Where, tables: Tables) -> Set:
    if isinstance(e.cond, Num):
        return e.of if e.cond.n else fold.EMPTY
    if e.of == fold.EMPTY:
        return fold.EMPTY
    if condition(e.cond) is not e.cond:
        return _where(s.Where(e.of, e.name, condition(e.cond)), tables)
    if isinstance(e.of, s.Where):
        cond = fold.op("and", e.of.cond, put(e.cond, {e.name: Local(e.of.name)}))
        return s.Where(e.of.of, e.of.name, cond)
    return e


def _fold(e: v.Fold, tables: Tables) -> Value:
    if isinstance(e.of, s.Where) and e.how in ("any", "count"):
        body = condition(fold.op("and", e.of.cond, put(e.body, {e.name: Local(e.of.name)})))
        return fold.fold(e.how, e.of.of, e.of.name, body)
    if isinstance(e.of, s.Where) and e.how in ("sum", "highest", "lowest", "every") and e.name != e.of.name:
        return fold.fold(e.how, e.of, e.of.name, put(e.body, {e.name: Local(e.of.name)}))
    if isinstance(e.of, s.Items) and not e.of.things and len(e.of.items) == 1 and e.how != "mask":
        one = put(e.body, {e.name: e.of.items[0]}) if fold.is_simple(e.of.items[0]) else None
        if one is not None:
            return fold.choose(one, fold.YES, fold.NO) if e.how == "count" else one
    return fold.fold(e.how, e.of, e.name, e.body)


def _difference(e: s.Difference, tables: Tables) -> Set:
    return e.left if fold.EMPTY in (e.left, e.right) else e


def _union(e: s.Union, tables: Tables) -> Set:
    return e.left if e.right == fold.EMPTY else e.right if e.left == fold.EMPTY else e


SIMPLER: dict[type, Callable[[Any, Tables], Any]] = {
    v.Op: lambda e, _: fold.op(e.op, e.left, e.right),
    v.Not: lambda e, _: fold.negated(e.of),
    v.Choose: lambda e, _: fold.choose(condition(e.cond), e.yes, e.no),
    v.Half: lambda e, _: fold.half(e.of),
    v.Entry: _entry,
    v.Counted: _counted,
    v.Bounded: _bounded,
    v.Times: _times,
    v.Let: _let,
    v.Contains: _contains,
    v.Fold: _fold,
    s.Row: _row,
    s.ChooseSet: lambda e, _: fold.choose_set(e.cond, e.yes, e.no),
    s.LetIn: _let_in,
    s.Where: _where,
    s.Difference: _difference,
    s.Union: _union,
}
"""What becomes of a node of each class whose parts have become smaller."""
FAILING = (
    v.Spent,
    v.Times,
    v.Quotient,
    v.Remainder,
    v.Bounded,
    v.Call,
    v.CallOne,
    v.CallBuiltin,
    v.Marked,
    v.Told,
    s.Small,
    s.Numbers,
    s.Turns,
    s.CallSet,
    s.MarkedSet,
    s.Rounds,
    s.SpentSet,
)
"""What may fail, or count."""
