"""Locals that hold what not all may know: whose it is, and how another's can be imagined."""

from __future__ import annotations

from wlcore.compile.hidden import LOCAL
from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Parameter, Secret
from wlcore.compile.ir.sets import Held
from wlcore.compile.ir.values import Field, Local, Num
from wlcore.compile.lower import sets, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type
from wlcore.stacked import CARD, CARDS, CHOSEN, GIVEN, NUMBER, PICKED

NOBODY, NOBODY_ALONE = fold.NOBODY, Num(-2)
"""Whose a secret is that is everybody's but for where cards lie; whose, that hangs on the secrets of several."""


def is_card(w: Writer, of: Type) -> bool:
    """Whether a type is that of cards."""
    kind = w.program.kinds.get(of.kind)
    return of.kind == "card" or (kind is not None and kind.base == "card")


def known_as(env: Env, name: str) -> str:
    """The local that a name stands for; '' if it is none."""
    found = env.known.get(name)
    return found.name if isinstance(found, (Local, Held)) else ""


def is_secret(w: Writer, e: m.Expr, env: Env) -> bool:
    """Whether a value tells something hidden."""
    return w.analysis.hidden.tells(e, lambda name: known_as(env, name) in w.secret)


def owner_of(w: Writer, x: Value | Set) -> Value:
    """Who alone knows what a local holds."""
    found = w.secret.get(x.name) if isinstance(x, (Local, Held)) else None
    return NOBODY if found is None else found.owner


def copied(w: Writer, owner: Value) -> Value:
    """A local of its own that says whose something is: it changes when that becomes known."""
    x = Local(w.fresh("owner"))
    w.emit(o.Define(x.name, owner))
    return x


def note(w: Writer, what: Value | Set | None, e: m.Expr, env: Env, code: Value | Set | None = None) -> None:
    """A local that holds a value is secret if the value is; `code` is the value, as it is worked out."""
    if not isinstance(what, (Local, Held)) or what.name in w.secret or not is_secret(w, e, env):
        return
    follows = _hangs_on_secrets(w, e, env)
    if is_card(w, e.type) and not follows:
        locals_ = [known_as(env, x.name) for x in expressions(e) if isinstance(x, m.Local)]
        owners = [w.secret[name].owner for name in locals_ if name in w.secret]
        owner = next((x for x in owners if x != NOBODY), NOBODY)
        w.secret[what.name] = Secret(CARDS if e.type.many else CARD, owner)
        return
    owner = _known_to(w, e, env, follows)
    if owner != NOBODY:
        w.secret[what.name] = Secret(NUMBER, owner, code=values.either(w, e, env) if code is None else code)


def _hangs_on_secrets(w: Writer, e: m.Expr, env: Env) -> bool:
    """Whether a value follows from secret variables, or from what was chosen for them."""

    def known(name: str) -> bool:
        found = w.secret.get(known_as(env, name))
        return found is not None and found.sort not in (CARD, CARDS)

    return w.analysis.hidden.hangs_on_secrets(e, known)


def _known_to(w: Writer, e: m.Expr, env: Env, follows: bool) -> Value:
    """Who alone knows a value: whoever has all the secrets that go into it."""
    of_locals: list[Value] = []
    others: list[Value] = []
    for source in w.analysis.hidden.sources(e, lambda name: known_as(env, name) in w.secret):
        if source.sort == LOCAL:
            of_locals.append(w.secret[known_as(env, source.name)].owner)
        elif follows:
            others.append(NOBODY_ALONE if source.owner is None else values.value(w, source.owner, env))
    of_locals = [owner for owner in dict.fromkeys(of_locals) if owner != NOBODY]
    found = list(dict.fromkeys([*of_locals, *others]))
    if len(found) > 1:
        return NOBODY_ALONE if NOBODY_ALONE in found else copied(w, _joint(w, found))
    if not found:
        return NOBODY
    return found[0] if of_locals or found == [NOBODY_ALONE] else copied(w, found[0])


def _joint(w: Writer, owners: list[Value]) -> Value:
    """Who alone knows what follows from the secrets of these."""
    one = w.held(owners[0], "owner")
    for owner in owners[1:]:
        other = w.held(owner, "owner")
        same = fold.op("or", fold.op("==", other, NOBODY), fold.op("==", one, other))
        either = fold.choose(fold.op("==", one, NOBODY), other, NOBODY_ALONE)
        one = w.held(fold.choose(same, one, either), "owner")
    return one


def note_element(w: Writer, x: Local, of: str, e: m.Expr, env: Env) -> None:
    """An element of a set that is gone through is as secret as the set; one by one cards may become known."""
    secret = w.secret.get(of)
    if secret is None:
        return
    if secret.sort == CARDS:
        owner = copied(w, secret.owner) if isinstance(secret.owner, Local) else secret.owner
        w.secret[x.name] = Secret(CARD, owner)
        return
    w.secret[x.name] = Secret(CHOSEN, secret.owner, code=_not_empty(w, sets.set_of(w, e, env), e.type))
    y = w.fresh()
    if isinstance(secret.code, Set):
        later = s.Where(secret.code, y, fold.op("!=" if isinstance(e, m.Sorted) else ">", Local(y), x))
        w.secret[of] = Secret(NUMBER, secret.owner, code=later)


def note_pick(w: Writer, pick: m.Pick, env: Env, before: Env) -> None:
    """What somebody has just chosen where not all can see it, or for a secret alone, is known to who chose."""
    what = env.known[pick.name]
    if not isinstance(what, Local):
        return
    if is_card(w, pick.source.type) and is_secret(w, pick.source, before):
        w.secret[what.name] = Secret(CARD, copied(w, Field("who")))
    elif w.analysis.hidden.private.is_secret(pick):
        w.secret[what.name] = Secret(CHOSEN, copied(w, Field("who")), code=_choosable(w, pick, before))


def _choosable(w: Writer, pick: m.Pick, env: Env) -> Set:
    """What could be chosen in a choice of one; where that is nothing, as what somebody imagines may be, anything."""
    if pick.how != "number":
        return _not_empty(w, sets.set_of(w, pick.source, env), pick.source.type)
    assert pick.upper is not None
    low, high = values.amount(w, pick.source, env), values.amount(w, pick.upper, env)
    return _or_else(w, s.Range(low, fold.op("+", high, fold.YES)), s.Items((fold.NO,), False))


def _not_empty(w: Writer, of: Set, kind_of: Type) -> Set:
    kind = w.program.kinds.get(kind_of.kind)
    if kind is None or kind.base == "player":
        return _or_else(w, of, s.Items((fold.NO,), False))
    if not kind.members:
        return _or_else(w, of, s.Items((fold.NOBODY,), False))
    return _or_else(w, of, sets.everyone(w, kind.name))


def _or_else(w: Writer, of: Set, other: Set) -> Set:
    return s.ChooseSet(fold.fold("any", of, w.fresh(), fold.YES), of, other)


def note_many(
    w: Writer,
    pick: m.Pick,
    env: Env,
    pool: Held,
    want: Local,
    got: Held,
    who: Value,
    source: Set,
    wanted: Value,
) -> bool:
    """The same for a choice of several; whether it is out of sight."""
    note(w, want, pick.amount or pick.source, env, wanted)
    hidden = is_card(w, pick.source.type) and is_secret(w, pick.source, env)
    private = hidden or w.analysis.hidden.private.is_secret(pick)
    owner: Value = NOBODY
    if private:
        owner = copied(w, who)
        w.secret[got.name] = Secret(PICKED, owner, pool.name)
    if hidden:
        w.secret[pool.name] = Secret(NUMBER, owner, code=source)
    else:
        note(w, pool, pick.source, env, source)
    return private


def picked_many(w: Writer, pick: m.Pick, env: Env, pool: Held, got: Held) -> Held:
    """What several have been chosen out of sight, under a name of its own."""
    x = Held(w.fresh(pick.name))
    w.emit(o.DefineSet(x.name, got, sorted=True))
    owner = w.secret[got.name].owner
    hidden = is_card(w, pick.source.type) and is_secret(w, pick.source, env)
    w.secret[x.name] = Secret(CARDS, owner) if hidden else Secret(PICKED, owner, pool.name)
    return x


def note_lot(w: Writer, pick: m.Pick, env: Env) -> None:
    """What chance has brought from where not all can see it."""
    what = env.known[pick.name]
    if isinstance(what, (Local, Held)) and is_card(w, pick.source.type) and is_secret(w, pick.source, env):
        w.secret[what.name] = Secret(CARD if pick.how == "random" else CARDS, NOBODY)


def now_known(w: Writer, e: m.Expr, env: Env) -> None:
    """Cards that are shown or moved: from now on those know them who know where they lie."""
    found = w.secret.get(known_as(env, e.name)) if isinstance(e, m.Local) else None
    if found is not None and found.sort in (CARD, CARDS) and isinstance(found.owner, Local):
        w.emit(o.Define(found.owner.name, NOBODY))


# ---- what units are given --------------------------------------------------------------------------------


def given(w: Writer, routine: Routine, env: Env) -> tuple[Parameter, ...]:
    """A unit may be given something in secret: more parameters say whose that is."""
    more = []
    for name in w.analysis.hidden.passed_to(routine):
        what = env.known[name]
        assert isinstance(what, (Local, Held))
        owner = Local(w.fresh("owner"))
        more.append(Parameter(owner.name))
        if is_worked_out(w, routine, name):
            w.secret[what.name] = Secret(GIVEN, owner)
        else:
            w.secret[what.name] = Secret(CARDS if isinstance(what, Held) else CARD, owner)
    return tuple(more)


def is_worked_out(w: Writer, routine: Routine, param: str) -> bool:
    """Whether a unit may be given something that hangs on secrets, or that is no card."""
    address = routine.name.split("/")[-1] if routine.what == "text" else routine.address
    if (address, param) in w.analysis.hidden.worked_out:
        return True
    return any(p.name == param and not is_card(w, p.type) for p in routine.params)


def owners(w: Writer, routine: Routine, known: dict[str, Value | Set]) -> tuple[Value, ...]:
    """Whose that is which a unit is given in secret."""
    return tuple([owner_of(w, known[name]) for name in w.analysis.hidden.passed_to(routine)])


def passed(w: Writer, routines: list[Routine], known: dict[str, Value | Set]) -> tuple[str, ...]:
    """What a unit is given in secret is kept until it is done, by its locals; '' for what is none."""
    for routine in routines:
        params = [p for p in w.analysis.hidden.passed_to(routine) if is_worked_out(w, routine, p)]
        if params:
            names = [getattr(known[p], "name", "") for p in params]
            return tuple([name if name in w.secret else "" for name in names])
    return ()
