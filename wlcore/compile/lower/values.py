"""What expressions with one value mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wlcore.budget import STEP
from wlcore.compile.ir import fold
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.ops import Define, Do
from wlcore.compile.ir.sets import Difference, Items, Range, Union, Where
from wlcore.compile.lower import sets
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import NotLowered, Writer
from wlcore.compile.openly import is_top
from wlcore.lang import meaning as m
from wlcore.lang.nobody import ANYBODY, Wanted, doubts, doubts_of, may_be_another, no_value, somebody_if
from wlcore.lang.nobody import WANTS as ASKED_OF
from wlcore.lang.probes import Asked, Either, Marked
from wlcore.lang.symbols import Kind
from wlcore.lang.types import NONE, NUMBER, Type
from wlcore.numbers import NO_NUMBER

Lowers = Callable[[Writer, Any, Env], Value]
TELLING_THEMSELVES = (m.Ask, m.Prop, m.CanDo, m.CanDoText)
"""A query that is asked about nobody sees to it, what is printed on nobody stands in the tables, whether something can be done is a
condition of its own.
"""
PERHAPS = frozenset(sort for sort in ASKED_OF if issubclass(sort, m.Expr)).difference(TELLING_THEMSELVES)
"""Expressions without a value where they are asked of nobody."""
SIGNS = {"is": "==", "is not": "!=", "at least": ">=", "at most": "<=", "more": ">", "less": "<"}
FOLDS = {"total": "sum", "highest": "highest", "lowest": "lowest"}


def value(w: Writer, e: m.Expr, env: Env) -> Value:
    """What an expression is; what it asks may be counted."""
    words = w.analysis.spending.words(e)
    found = valued(w, e, env)
    return v.Spent(1 + words // STEP, w.low.fails_at(e), found) if words else found


def valued(w: Writer, e: m.Expr, env: Env) -> Value:
    """The same without counting it."""
    sort = e.__class__
    if sort not in VALUES:
        raise NotLowered(f"{sort.__name__} as a value", e)
    if sort not in PERHAPS:
        return VALUES[sort](w, e, env)
    cond, env = if_somebody(w, e, env)
    if cond == fold.NO:
        return v.Num(no_value(e.type))
    return fold.choose(cond, VALUES[sort](w, e, env), v.Num(no_value(e.type)))


def amount(w: Writer, e: m.Expr, env: Env) -> Value:
    """The same where a number is wanted: one that is left out is 0."""
    found = value(w, e, env)
    if not e.type.nobody:
        return found
    if isinstance(found, v.Num):
        return v.Num(0 if found.n == NO_NUMBER else found.n)
    return v.Counted(found)


def either(w: Writer, e: m.Expr, env: Env) -> Value | Set:
    """A value or a set."""
    return sets.set_of(w, e, env) if is_set(e) else value(w, e, env)


def is_set(e: m.Expr) -> bool:
    """Whether an expression is a set."""
    return e.type.many or isinstance(e, m.ZoneRef)


# ---- nobody ----------------------------------------------------------------------------------------------


def doubted(w: Writer, piece: m.Expr | m.Statement, env: Env) -> list[Wanted]:
    """What may be nobody where an expression or a statement wants somebody, as far as is known where it stands."""
    absent = env.names_of(w.absent)
    if not absent and not w.analysis.doubtful(piece):
        return []
    found = doubts(piece, w.program, env.names_of(w.real), absent)
    return [(e, want) for e, want in found if (e, want.kind) not in env.somebody]


def unsure(w: Writer, e: m.Expr, env: Env) -> bool:
    """Whether a value may be nobody, as far as is known where it stands."""
    return bool(doubts_of(e, ANYBODY, w.program, env.names_of(w.real), env.names_of(w.absent)))


def are_somebody(w: Writer, found: Iterable[Wanted], env: Env, settle: bool = False) -> Value:
    """What has to hold for all these to be somebody; where a statement asks, the top of a deck is settled before it is asked what
    it is.
    """
    conds: list[Value] = []
    for e, want in found:
        owner = doubted(w, e, env) if isinstance(e, m.End) else []
        if owner:
            conds.append(are_somebody(w, owner, env))
        there = env.knowing(owner)
        if may_be_another(e, want, w.program):
            if settle and is_top(e):
                conds.append(of_kind(w, _settled(w, e, there, conds), w.program.kinds[want.kind]))
                continue
            conds.append(w.let(value(w, e, there), lambda x, k=want.kind: of_kind(w, x, w.program.kinds[k])))  # type: ignore[misc]
        elif isinstance(e, m.End):
            conds.append(fold.op(">", v.Length(place(w, e.zone, there)), fold.NO))
        else:
            conds.append(fold.op(">=", value(w, e, there), fold.NO))
    return fold.every(dict.fromkeys(conds))


def _settled(w: Writer, e: m.End, env: Env, conds: list[Value]) -> Value:
    """The top card of a deck, settled if all this holds."""
    name = w.fresh("top")
    w.emit(Define(name, fold.NOBODY))
    w.when(fold.every(conds), lambda: w.emit(Do("fix_top", (place(w, e.zone, env),), name)))
    return v.Local(name)


def if_somebody(w: Writer, piece: m.Expr | m.Statement, env: Env) -> tuple[Value, Env]:
    """What has to hold for an expression or a statement to be about somebody wherever it wants that, and the names where it holds."""
    there = doubted(w, piece, env)
    if not there:
        return fold.YES, env
    return are_somebody(w, there, env, isinstance(piece, m.Statement)), env.knowing(there)


def of_kind(w: Writer, x: Value, kind: Kind) -> Value:
    """Whether a number is that of a card of a kind."""
    above = fold.op(">=", x, v.Num(kind.first))
    end = kind.first + len(kind.members)
    return above if end == len(w.program.cards) else fold.op("and", above, fold.op("<", x, v.Num(end)))


def fitting(w: Writer, want: Type, e: m.Expr, env: Env) -> Value | Set:
    """An expression where a type is wanted: a number that is left out is 0, a card of another kind is nobody."""
    if is_set(e):
        return sets.set_of(w, e, env)
    if want == NUMBER:
        return amount(w, e, env)
    found = value(w, e, env)
    if want.nobody and may_be_another(e, want, w.program):
        kind = w.program.kinds[want.kind]
        return w.let(found, lambda x: fold.choose(of_kind(w, x, kind), x, fold.NOBODY))
    return found


# ---- places ----------------------------------------------------------------------------------------------


def index(base: int, strides: Iterable[int], args: Iterable[Value]) -> Value:
    """The position of a value."""
    found: Value = v.Num(base)
    for stride, arg in zip(strides, args, strict=True):
        found = fold.op("+", found, fold.times(arg, stride))
    return found


def place(w: Writer, read: m.Read | m.ZoneRef, env: Env) -> Value:
    """The index of a counter, variable or zone."""
    what = read.place if isinstance(read, m.Read) else read.zone
    base, strides = w.layout.offset_and_strides(what)
    return index(base, strides, [value(w, a, env) for a in read.args])


# ---- each class of expressions -----------------------------------------------------------------------------


def _const(w: Writer, e: m.Const, env: Env) -> Value:
    return v.Num(e.value)


def _automaton(w: Writer, e: m.Automaton, env: Env) -> Value:
    return fold.op("-", v.Field("n"), v.Num(e.from_last))


def _local(w: Writer, e: m.Local, env: Env) -> Value:
    if e.name not in env.known:
        raise NotLowered(f"the name '{e.name}'", e)
    return env.value(e.name)


def _read(w: Writer, e: m.Read, env: Env) -> Value:
    return v.Read(place(w, e, env))


def _prop(w: Writer, e: m.Prop, env: Env) -> Value:
    return v.Entry(w.low.printed(e), value(w, e.of, env))


def _look_up(w: Writer, e: m.LookUp, env: Env) -> Value:
    last = len(e.table.numbers) - 1
    at = fold.op("min", fold.op("max", amount(w, e.arg, env), fold.NO), v.Num(last))
    return v.Num(e.table.numbers[at.n]) if isinstance(at, v.Num) else v.Entry(w.low.table(e.table), at)


def _setting(w: Writer, e: m.Setting, env: Env) -> Value:
    return v.Setting(w.layout.settings[e.kind, e.name])


def _builtin(w: Writer, e: m.Builtin, env: Env) -> Value:
    params = w.program.builtins[e.name].params
    args = tuple([fitting(w, p.type, a, env) for p, a in zip(params, e.args, strict=True)])
    w.low.asks_queries(e.name)
    return v.CallBuiltin(e.name, args)


def _op(w: Writer, e: m.Op, env: Env) -> Value:
    if e.op in ("and", "or"):
        right = env.knowing(somebody_if(e.left)) if e.op == "and" else env
        return fold.op(e.op, value(w, e.left, env), value(w, e.right, right))
    left, right_side = _sides(w, e, env)
    if e.op == "*":
        if v.Num(1) in (left, right_side):
            return right_side if left == v.Num(1) else left
        return v.Times(left, right_side, w.low.fails_at(e))
    if e.op == "divided by":
        return v.Quotient(left, right_side, w.low.fails_at(e))
    if e.op == "remainder":
        return v.Remainder(left, right_side, w.low.fails_at(e))
    return fold.op(SIGNS.get(e.op, e.op), left, right_side)


def _sides(w: Writer, e: m.Op, env: Env) -> tuple[Value, Value]:
    """Both sides of an operation; a number that is left out is 0, unless it is asked whether it is left out."""
    left, right = e.left, e.right
    if NONE not in (left.type, right.type):
        one, other = (
            amount(w, x, env) if x.type.kind == "number" else value(w, x, env) for x in (left, right)
        )
        return one, other
    if "number" in (left.type.kind, right.type.kind):
        one, other = (v.Num(NO_NUMBER) if x.type == NONE else value(w, x, env) for x in (left, right))
        return one, other
    return value(w, left, env), value(w, right, env)


def _not(w: Writer, e: m.Not, env: Env) -> Value:
    return fold.negated(value(w, e.of, env))


def _is_kind(w: Writer, e: m.IsKind, env: Env) -> Value:
    return w.let(value(w, e.of, env), lambda x: of_kind(w, x, e.kind))


def _in_set(w: Writer, e: m.InSet, env: Env) -> Value:
    item = amount(w, e.item, env) if e.item.type.kind == "number" else value(w, e.item, env)
    of = sets.set_of(w, e.of, env)
    return w.let(item, lambda x: contains(of, x))


def contains(of: Set, x: Value) -> Value:
    """Whether something simple is in a set."""
    match of:
        case Where(of=inner, name=name, cond=cond):
            return fold.op("and", contains(inner, x), fold.let(name, x, cond))
        case Items(items=items):
            found = fold.some([fold.op("==", x, item) for item in items])
            return fold.op("and", fold.op(">=", x, fold.NO), found) if of.things else found
        case Union(left=a, right=b):
            return fold.op("or", contains(a, x), contains(b, x))
        case Difference(left=a, right=b):
            return fold.op("and", contains(a, x), fold.negated(contains(b, x)))
        case Range(first=a, end=b):
            return fold.op("and", fold.op(">=", x, a), fold.op("<", x, b))
    return v.Contains(of, x)


def _quantified(w: Writer, e: m.Quantified, env: Env) -> Value:
    how = {"no": "any"}.get(e.quantifier, e.quantifier)
    name = w.fresh(e.name or "x")
    of = sets.set_of(w, e.of, env)
    cond = fold.YES if e.cond is None else value(w, e.cond, env.with_(e.name, v.Local(name)))
    if isinstance(of, Where) and how != "every":
        cond = fold.op("and", of.cond, _named(cond, name, of.name))
        name, of = of.name, of.of
    found = fold.fold(how, of, name, cond)
    return fold.negated(found) if e.quantifier == "no" else found


def _named(cond: Value, name: str, again: str) -> Value:
    """A condition on an element, where that has another name."""
    return cond if isinstance(cond, v.Num) else fold.let(name, v.Local(again), cond)


def _folded(w: Writer, e: m.Folded, env: Env) -> Value:
    name = w.fresh(e.name)
    body = amount(w, e.value, env.with_(e.name, v.Local(name)))
    return fold.fold(FOLDS[e.fold], sets.set_of(w, e.over, env), name, body)


def _only(w: Writer, e: m.Only, env: Env) -> Value:
    name = w.fresh()
    return fold.fold("only", sets.set_of(w, e.of, env), name, v.Local(name))


def _first(w: Writer, e: m.First, env: Env) -> Value:
    of = sets.set_of(w, e.of, env)
    if e.start is None:
        return sets.least(w, of)
    start = fold.op("max", value(w, e.start, env), fold.NO)
    if e.of.type.kind == "player":
        return sets.next_of(w, of, start)
    return w.let(start, lambda at: _from_on(w, of, at))


def _from_on(w: Writer, of: Set, start: Value) -> Value:
    """The first of a set from one on, or else from the beginning."""
    name = w.fresh()
    behind = Where(of, name, fold.op(">=", v.Local(name), start))
    return w.let(
        sets.least(w, behind), lambda x: fold.choose(fold.op(">=", x, fold.NO), x, sets.least(w, of))
    )


def _next(w: Writer, e: m.Next, env: Env) -> Value:
    of = value(w, e.of, env)
    if not e.forward:
        return fold.op("-", of, fold.YES)
    last = len(w.program.kinds[e.of.type.kind].members) - 1
    return w.let(
        of, lambda x: fold.choose(fold.op("<", x, v.Num(last)), fold.op("+", x, fold.YES), fold.NOBODY)
    )


def _end(w: Writer, e: m.End, env: Env) -> Value:
    return v.End(place(w, e.zone, env), e.top, e.zone.zone.discipline == "deck")


def _neighbour(w: Writer, e: m.Neighbour, env: Env) -> Value:
    return v.Beside(value(w, e.of, env), e.left)


def _first_this(w: Writer, e: m.FirstThis, env: Env) -> Value:
    return fold.op("==", value(w, e.mark, env), fold.NO)


def _half(w: Writer, e: m.Half, env: Env) -> Value:
    return fold.half(amount(w, e.of, env))


def _marked(w: Writer, e: Marked, env: Env) -> Value:
    return v.Marked(e.number, value(w, e.of, env))


def _told(w: Writer, e: Asked, env: Env) -> Value:
    return v.Told(e.yes, e.no, value(w, e.of, env))


def _either(w: Writer, e: Either, env: Env) -> Value:
    found = value(w, e.of, env)
    for number, other in reversed(e.others):
        found = v.Choose(v.Switched(number), value(w, other, env), found)
    return found


VALUES: dict[type[m.Expr], Lowers] = {
    m.Const: _const,
    m.Automaton: _automaton,
    m.Local: _local,
    m.Read: _read,
    m.Prop: _prop,
    m.LookUp: _look_up,
    m.Setting: _setting,
    m.Builtin: _builtin,
    m.Op: _op,
    m.Not: _not,
    m.IsKind: _is_kind,
    m.InSet: _in_set,
    m.Quantified: _quantified,
    m.Folded: _folded,
    m.Only: _only,
    m.First: _first,
    m.Next: _next,
    m.End: _end,
    m.Neighbour: _neighbour,
    m.FirstThis: _first_this,
    m.Half: _half,
    Marked: _marked,
    Asked: _told,
    Either: _either,
}
"""What each class of expressions with one value means; `questions` adds what is asked."""
