"""What is asked: queries with what changes them, and whether something can be done."""

from __future__ import annotations

from collections.abc import Iterable

from wlcore.compile.ir import fold
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Function, Parameter
from wlcore.compile.ir.ops import Answer, AnswerSet, Define, ForEach, When
from wlcore.compile.ir.sets import CallSet, ChooseSet, Held, Range
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.lower import sets, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import NotLowered, Writer
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier
from wlcore.lang.nobody import VALUES, no_value, somebody_if
from wlcore.lang.parts import conjuncts
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type

OPERATIONS = ["is", "+", "-", "at"]
"""The order in which the changes of a query are made."""
FEW = 4
"""So many changes of a query are written as one expression."""

# ---- where something is asked ----------------------------------------------------------------------------


def ask(w: Writer, e: m.Ask, env: Env) -> Value:
    """A query with one value."""
    return fold.choose(
        _there(w, e, env),
        v.Call(w.low.query(e.query), _given(w, e, env)),
        Num(no_value(e.type)),
    )


def ask_set(w: Writer, e: m.Ask, env: Env) -> Set:
    """A query that is a set."""
    return fold.choose_set(_there(w, e, env), CallSet(w.low.query(e.query), _given(w, e, env)), fold.EMPTY)


def _there(w: Writer, e: m.Ask, env: Env) -> Value:
    """What has to hold for it to be asked of somebody, unless it sees to that itself."""
    there = [] if e.query.careful else values.doubted(w, e, env)
    return values.are_somebody(w, there, env)


def _given(w: Writer, e: m.Ask, env: Env) -> tuple[Value | Set, ...]:
    return env.you, *given(w, e.query, e.args, env)


def given(w: Writer, routine: Routine, args: tuple[m.Expr, ...], env: Env) -> list[Value | Set]:
    """What a rule or query is given."""
    return [values.fitting(w, p.type, a, env) for a, p in zip(args, routine.params, strict=True)]


def can_do(w: Writer, e: m.CanDo, env: Env) -> Value:
    """`can RULE`."""
    cond, env = values.if_somebody(w, e, env)
    actor = env.acting if e.actor is None else values.value(w, e.actor, env)
    return fold.op("and", cond, can(w, e.rule, actor, given(w, e.rule, e.args, env)))


def can(w: Writer, rule: Routine, you: Value, args: list[Value | Set]) -> Value:
    """Whether all needs of a rule are met and nothing forbids it."""
    if not rule.needs and not w.analysis.forbids.get(rule.name):
        return fold.YES
    return v.Call(w.low.can(rule), (you, *args))


def can_do_text(w: Writer, e: m.CanDoText, env: Env) -> Value:
    """Whether a thing has a text of a name that can be carried out."""
    cond, env = values.if_somebody(w, e, env)
    actor = env.acting if e.actor is None else values.value(w, e.actor, env)
    table, needs = w.low.needs_of_texts(w.analysis.text_table(e.kinds, e.property))
    of = values.value(w, e.of, env)
    if not needs:
        return fold.op("and", cond, v.Entry(table, of))
    return fold.op("and", cond, w.let(of, lambda x: v.CallOne(needs, v.Entry(table, x), (actor, x))))


values.VALUES |= {m.Ask: ask, m.CanDo: can_do, m.CanDoText: can_do_text}
sets.SETS[m.Ask] = ask_set

# ---- functions -------------------------------------------------------------------------------------------


def met(w: Writer, requirements: list[m.Requirement], env: Env) -> Value:
    """Whether each requirement holds; what one of them has asked about is known in those behind it."""
    found = []
    for needed in requirements:
        found.append(values.value(w, needed.cond, env))
        env = env.knowing(somebody_if(needed.cond))
    return fold.every(found)


def parameters(w: Writer, routine: Routine, by: bool = False) -> tuple[tuple[Parameter, ...], Env]:
    """What a routine is given, `you` first, and the names of it; `by` whether it is surely somebody who performs it."""
    made: list[Parameter] = []
    known: dict[str, Value | Set] = {}
    names = [
        ("you", False, by),
        *((p.name, p.type.many, is_somebody(routine, p.type)) for p in routine.params),
    ]
    names += [("this", False, True)] if routine.what == "text" else []
    for name, many, somebody in names:
        made.append(Parameter(w.fresh(name), many, somebody))
        known[name] = Held(made[-1].name) if many else Local(made[-1].name)
    known["actor"] = known["you"]
    return tuple(made), Env(known)


def is_somebody(routine: Routine, of: Type) -> bool:
    """Whether a parameter is never nobody: what is given nobody where somebody is wanted is not carried out, nor asked."""
    return not (routine.careful or of.many or of.nobody or of.kind in VALUES)


def needs_function(w: Writer, routine: Routine, requirements: list[m.Requirement]) -> Function:
    """Whether a rule or text can be performed, as a function."""
    params, env = parameters(w, routine)
    w.absent.add(env.you)
    answer = met(w, requirements, env)
    w.emit(Answer(answer))
    return Function(w.name, params, tuple(w.ops), "n")


def query_function(w: Writer, query: Routine) -> Function:
    """A query with all that changes it."""
    from wlcore.compile.lower.straight import block

    params, env = parameters(w, query)
    w.absent.add(env.you)
    assert query.type is not None
    w.answers = query.type
    many = query.type.many
    none = 0 if many else no_value(query.type)
    changes = in_order(w.analysis.modifiers.get(query.name, ()))
    sure = _asked_of_somebody(w, query, env) if query.careful else fold.YES
    base: Value | Set
    if query.value is not None:
        base = values.fitting(w, query.type, query.value, env)
    elif not changes:
        w.when(sure, lambda: block(w, query.body, env.child()))
        return Function(w.name, params, tuple(w.ops), "s" if many else "n", none)
    else:
        inner = w.low.query_base(query)
        given_on = tuple([env.known[name] for name in ("you", *(p.name for p in query.params))])
        base = CallSet(inner, given_on) if many else v.Call(inner, given_on)
    if isinstance(base, Set):
        _changed_set(w, base, changes, env, sure)
    elif len(changes) <= FEW and all(x.each is None for x in changes):
        w.emit(Answer(fold.choose(sure, _expression(w, base, changes, env), Num(none))))
    else:
        _changed(w, base, changes, env, sure)
    return Function(w.name, params, tuple(w.ops), "s" if many else "n", none)


def base_function(w: Writer, query: Routine) -> Function:
    """What a query with statements answers before anything changes it."""
    from wlcore.compile.lower.straight import block

    params, env = parameters(w, query)
    w.absent.add(env.you)
    assert query.type is not None
    w.answers = query.type
    block(w, query.body, env.child())
    none = 0 if query.type.many else no_value(query.type)
    return Function(w.name, params, tuple(w.ops), "s" if query.type.many else "n", none)


def _asked_of_somebody(w: Writer, query: Routine, env: Env) -> Value:
    """What has to hold for a query to be asked about somebody."""
    conds = []
    for p in query.params:
        kind = w.program.kinds.get(p.type.kind)
        if p.type.many or p.type.nobody or p.type.kind in VALUES:
            continue
        x = env.value(p.name)
        if kind is not None and kind.base == "card":
            conds.append(values.of_kind(w, x, kind))
        else:
            conds.append(fold.op(">=", x, fold.NO))
    return fold.every(conds)


def _counts(w: Writer, change: Modifier, env: Env) -> Value:
    """When a change counts."""
    there = env.owned(change.owner)
    conds = [] if change.owner is None else [fold.op(">=", values.value(w, change.owner, env), fold.NO)]
    conds += [] if change.cond is None else [values.value(w, change.cond, there)]
    return fold.every(conds)


def _new(op: str, old: Value, by: Value) -> Value:
    """What becomes of a value by a change."""
    return {"is": by, "at least": fold.op("max", old, by), "at most": fold.op("min", old, by)}.get(
        op, fold.op(op, old, by) if op in ("+", "-") else by
    )


def _by(w: Writer, change: Modifier, env: Env) -> Value:
    there = env.owned(change.owner).knowing(somebody_if(change.cond))
    found = values.fitting(w, w.answers, change.value, there)
    assert isinstance(found, Value)
    return found


def _expression(w: Writer, base: Value, changes: list[Modifier], env: Env) -> Value:
    """A query's value after a few changes."""
    for change in changes:
        counts = _counts(w, change, env)
        if change.op in ("+", "-"):
            base = fold.op(change.op, base, fold.choose(counts, _by(w, change, env), fold.NO))
        else:
            by = _by(w, change, env)
            base = w.let(base, lambda old, c=counts, b=by, o=change.op: fold.choose(c, _new(o, old, b), old))  # type: ignore[misc]
    return base


def _changed(w: Writer, base: Value, changes: list[Modifier], env: Env, sure: Value) -> None:
    """The same step by step."""
    if sure != fold.YES:
        assert w.answers is not None
        w.emit(When(fold.negated(sure), (Answer(Num(no_value(w.answers))),)))
    name = w.fresh("value")
    w.emit(Define(name, base))
    old = Local(name)
    for change in changes:
        if change.each is not None:
            _for_each(w, change, old, env)
        else:
            new = Define(name, _new(change.op, old, _by(w, change, env)))
            w.when(_counts(w, change, env), lambda op=new: w.emit(op))  # type: ignore[misc]
    w.emit(Answer(old))


def _for_each(w: Writer, change: Modifier, old: Local, env: Env) -> None:
    """A change that counts for some players as `you`, so many times for each; often a parameter says who that is."""
    assert change.each is not None
    named = _named_you(change.cond)
    inner = env.child()
    you: Value = env.value(named) if named else Local(w.fresh("you"))
    inner.known["you"] = inner.known["actor"] = you
    count = values.value(w, change.each, inner)
    cond = fold.YES if change.cond is None else values.value(w, change.cond, inner)
    by = values.fitting(w, w.answers, change.value, inner)
    assert isinstance(by, Value)
    if change.op in ("+", "-"):
        by = v.Times(count, by, w.low.fails_at(change))
    write = Define(old.name, _new(change.op, old, by))
    counts = fold.op("and", fold.op("!=", count, fold.NO), cond)
    if named:
        w.when(fold.op("and", fold.op(">=", you, fold.NO), counts), lambda: w.emit(write))
        return
    assert isinstance(you, Local)
    body = w.nested(lambda: w.when(counts, lambda: w.emit(write)))
    w.emit(ForEach(you.name, Range(Num(0), v.Field("n")), body))


def _changed_set(w: Writer, base: Set, changes: list[Modifier], env: Env, sure: Value) -> None:
    """A query that is a set; such a one can only be replaced."""
    for change in changes:
        if change.op != "is" or change.each is not None:
            raise NotLowered(f"'{change.op}' for a set", change)
        there = env.owned(change.owner).knowing(somebody_if(change.cond))
        base = ChooseSet(_counts(w, change, env), sets.set_of(w, change.value, there), base)
    w.emit(AnswerSet(fold.choose_set(sure, base, fold.EMPTY)))


def _named_you(cond: m.Expr | None) -> str:
    """The parameter that a condition says is `you`, if one does."""
    for part in conjuncts(cond):
        match part:
            case m.Op(op="is", left=m.Local(name=name), right=right) if right == YOU:
                return name
    return ""


def domain_function(w: Writer, of: m.Expr) -> Function:
    """What a secret variable of a player may hold, as far as others can tell."""
    params = (Parameter(w.fresh("you")),)
    env = Env.of_doer(Local(params[0].name))
    w.emit(AnswerSet(sets.set_of(w, of, env)))
    return Function(w.name, params, tuple(w.ops), "s")


def limit_function(w: Writer, cond: m.Expr, one: str) -> Function:
    """Whether secrets can be as they are: of the player who is called `one`, or of all (then '')."""
    of = Local(w.fresh(one or "you"))
    known: dict[str, Value | Set] = {one: of, "you": fold.NOBODY, "actor": fold.NOBODY}
    w.emit(Answer(values.value(w, cond, Env(known) if one else Env.of_doer(of))))
    return Function(w.name, (Parameter(of.name),), tuple(w.ops), "n")


def formula(w: Writer, e: m.Expr, you: Value) -> Function:
    """A value or set that a scenario asks for, as it is for somebody."""
    found = values.either(w, e, Env.of_doer(you))
    if isinstance(found, Set):
        w.emit(AnswerSet(found))
        return Function(w.name, (), tuple(w.ops), "s")
    w.emit(Answer(found))
    return Function(w.name, (), tuple(w.ops), "n")


def place_function(w: Writer, ref: m.Read | m.ZoneRef) -> Function:
    """Where a value or zone lies."""
    w.emit(Answer(values.place(w, ref, Env.of_doer(fold.NOBODY))))
    return Function(w.name, (), tuple(w.ops), "n")


def value_function(w: Writer, of: m.Expr, doer: bool) -> Function:
    """A value that studies ask for: an invariant, or how high a counter of a player may stand."""
    params = (Parameter(w.fresh("you")),) if doer else ()
    env = Env.of_doer(Local(params[0].name) if params else fold.NOBODY)
    w.emit(Answer(values.value(w, of, env)))
    return Function(w.name, params, tuple(w.ops), "n")


def in_order(modifiers: Iterable[Modifier]) -> list[Modifier]:
    """The changes of a query in the order in which they are made."""
    return sorted(modifiers, key=lambda x: OPERATIONS.index(x.op if x.op in OPERATIONS else "at"))
