"""What answers a moment: triggers of the rules first, then abilities by owner, clockwise. Here as straight code."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Function, Parameter
from wlcore.compile.ir.sets import Held, Range
from wlcore.compile.ir.values import Field, Local, Num, Op
from wlcore.compile.lower import values
from wlcore.compile.lower.bits import Bits
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.straight import has_stop, nested
from wlcore.compile.lower.writer import Writer
from wlcore.compile.moments import TriggersAt
from wlcore.compile.walk import without_last_stop
from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.parts import conjuncts
from wlcore.records import dataclass

FAR = 1 << 40
"""Further away than anybody sits."""


@dataclass(frozen=True, slots=True)
class Happening:
    """What triggers answer: the values they are given, who performs it, the names around it."""

    given: dict[str, Value | Set]
    performer: Value
    env: Env

    @property
    def start(self) -> Value:
        """The player with whom the order of owners begins: who performs it, or who acts when it happens."""
        you = self.env.you if self.performer == fold.NOBODY else self.performer
        return fold.NO if you == fold.NOBODY else you


@dataclass(frozen=True, slots=True)
class Live:
    """Whether a trigger is live: what finds its owner, the owner, the condition, the names inside its body. What has been begun to last
    happens so many `times`, unless it is once: None.
    """

    finding: o.Define | None
    owner: Value
    cond: Value
    env: Env
    times: Value | None = None


def live(w: Writer, t: Trigger, h: Happening) -> Live:
    """When a trigger is live: its owner is there, its abilities count, and its `if` holds."""
    inner = Env(dict(h.given))
    inner.known["performer"] = h.performer
    finding = None
    there: list[Value] = []
    if t.owner is None:
        owner = h.performer
    else:
        owner = values.value(w, t.owner, Env({"performer": h.performer}))
        if not fold.is_simple(owner):
            finding = o.Define(w.fresh("you"), owner)
            owner = Local(finding.name)
        there.append(fold.op(">=", owner, fold.NO))
    inner.known["you"] = inner.known["actor"] = owner
    times = None if t.lasts is None else values.value(w, t.lasts, inner)
    there += [] if times is None else [fold.op("!=", times, fold.NO)]
    asked = [part for c in (t.gate, t.cond) for part in conjuncts(c)]
    owned = inner.owned(t.owner)
    at_hand = [values.value(w, c, inner) for c in sorted(asked, key=is_general) if not looks_further(c)]
    further = [values.value(w, c, owned) for c in asked if looks_further(c)]
    return Live(finding, owner, fold.every([*at_hand, *there, *further]), inner, times)


def found_again(w: Writer, live: Live) -> None:
    """Find the owner of a trigger anew."""
    if live.finding is not None:
        w.emit(live.finding)


def happen(w: Writer, found: TriggersAt, h: Happening) -> None:
    """What answers a moment: first what belongs to the rules, then abilities by owner."""
    alone = found.abilities if len(found.abilities) == 1 else ()
    for t in (*found.rules, *alone):
        lives = live(w, t, h)
        found_again(w, lives)
        w.when(lives.cond, lambda t=t, lives=lives: carried_out(w, t, lives))  # type: ignore[misc]
    if found.abilities and not alone:
        _in_turn(w, found, h)


def _in_turn(w: Writer, found: TriggersAt, h: Happening) -> None:
    """Several abilities, clockwise by owner and then in load order; each is asked about again before it happens."""
    lives, left = live_now(w, found, h)

    def round_() -> None:
        nearest = due(w, found, lives, left, h)

        def one() -> None:
            i = w.held(Op("%", nearest, Num(len(lives))), "ability")
            left.drop(w, i)
            one_of(w, found.abilities, lives, i)

        def none() -> None:
            left.clear(w)

        w.when(fold.op("<", nearest, Num(FAR)), one, none)

    body = w.nested(lambda: w.when(left.any, round_))
    w.emit(o.ForEach(w.fresh("turn"), Range(Num(0), Num(len(lives))), body))


def instead(w: Writer, rule: str, h: Happening) -> Value | None:
    """What may happen instead of a rule; whether it has, or None if nothing ever can."""
    found = w.analysis.moments.at("instead", rule)
    if not found:
        return None
    done = w.fresh("instead")
    w.emit(o.Define(done, fold.NO))

    def replaced(t: Trigger, lives: Live) -> None:
        w.emit(o.Define(done, fold.YES))
        carried_out(w, t, lives)

    for t in found.rules:
        lives = live(w, t, h)
        found_again(w, lives)
        cond = fold.op("and", fold.negated(Local(done)), lives.cond)
        w.when(cond, lambda t=t, lives=lives: replaced(t, lives))  # type: ignore[misc]

    def abilities() -> None:
        those, left = live_now(w, found, h)
        nearest = due(w, found, those, left, h)

        def one() -> None:
            w.emit(o.Define(done, fold.YES))
            i = w.held(Op("%", nearest, Num(len(those))), "ability")
            one_of(w, found.abilities, those, i)

        w.when(fold.op("<", nearest, Num(FAR)), one)

    if found.abilities:
        w.when(fold.negated(Local(done)), abilities)
    return Local(done)


# ---- parts, used also where somebody can be asked ----------------------------------------------------------


def live_now(w: Writer, found: TriggersAt, h: Happening) -> tuple[list[Live], Bits]:
    """Note which abilities are live as the moment is reached."""
    lives = [live(w, t, h) for t in found.abilities]
    left = Bits.none(w, len(lives), "left")
    for i, one in enumerate(lives):
        found_again(w, one)
        w.when(one.cond, lambda i=i: w.emit(left.added(i)))  # type: ignore[misc]
    return lives, left


def due(w: Writer, found: TriggersAt, lives: list[Live], left: Bits, h: Happening) -> Local:
    """The one of those still left and still live whose owner sits nearest, of these the first by source and number: a number that
    grows in this order, and leaves the ability's number when it is divided by how many there are; `FAR` if there is none.
    """
    nearest = Local(w.fresh("nearest"))
    w.emit(o.Define(nearest.name, Num(FAR)))
    sources = max(found.sources) + 1
    for i, (one, source) in enumerate(zip(lives, found.sources, strict=True)):
        key = fold.op("+", fold.times(far(one, h), sources * len(lives)), Num(source * len(lives) + i))
        closer = o.Define(nearest.name, fold.op("min", nearest, key))

        def again(one: Live = one, closer: o.Define = closer) -> None:
            found_again(w, one)
            w.when(one.cond, lambda: w.emit(closer))

        w.when(left.has(i), again)
    return nearest


def far(one: Live, h: Happening) -> Value:
    """How far the owner of an ability sits from where the order begins."""
    return Op("%", Op("+", fold.op("-", one.owner, h.start), Field("n")), Field("n"))


def one_of(w: Writer, abilities: tuple[Trigger, ...], lives: list[Live], i: Value) -> None:
    """Carry out the ability of this number."""
    for number, (t, one) in enumerate(zip(abilities, lives, strict=True)):

        def this(t: Trigger = t, one: Live = one) -> None:
            carried_out(w, t, one)

        w.when(fold.op("==", i, Num(number)), this)


def carried_out(w: Writer, t: Trigger, lives: Live) -> None:
    """The body of a trigger; where it may end early, it is a function of its own."""
    body = without_last_stop(t.body)

    def once() -> None:
        if has_stop(t.body):
            apart(w, f"{t.moment}/{t.of}", body, lives.env)
        else:
            nested(w, body, lives.env)

    if lives.times is None or t.moment == "instead":
        once()
    else:
        turns = Range(Num(0), w.held(lives.times, "times"))
        w.emit(o.ForEach(w.fresh("turn"), turns, w.nested(once)))


def apart(w: Writer, name: str, body: m.Block, env: Env) -> None:
    """A block as a function of its own, given all that has a name."""
    from wlcore.compile.lower.straight import block

    function = w.low.number(name)
    inner = Writer(w.low, function)
    inner.answers = None
    params: list[Parameter] = []
    args: list[Value | Set] = []
    known: dict[str, Value | Set] = {}
    for what, x in env.known.items():
        again = next((known[other] for other, y in env.known.items() if y == x and other in known), None)
        if again is None and not isinstance(x, Num):
            params.append(Parameter(inner.fresh(what), isinstance(x, Set)))
            args.append(x)
            again = Held(params[-1].name) if isinstance(x, Set) else Local(params[-1].name)
        known[what] = x if again is None else again
        if isinstance(x, (Local, Held)) and x.name in w.secret and isinstance(again, (Local, Held)):
            told = w.secret[x.name]
            if not isinstance(told.owner, Local):
                inner.secret[again.name] = told
        for mine, his in ((w.absent, inner.absent), (w.real, inner.real), (w.elements, inner.elements)):
            if x in mine:
                his.add(known[what])
    block(inner, body, Env(known))
    w.low.module.functions[function] = Function(function, tuple(params), tuple(inner.ops))
    w.emit(o.Perform(function, tuple(args)))


def looks_further(cond: m.Expr) -> bool:
    """Whether a condition does more than compare what is at hand; what does not is asked first."""
    if not isinstance(cond, m.Op) or not isinstance(cond.right, (m.Local, m.Const)):
        return True
    at_hand = isinstance(cond.left, m.Local) and cond.op in ("is", "is not")
    return not at_hand and is_general(cond)


def is_general(cond: m.Expr) -> bool:
    """Whether a condition does not compare a value of the whole game with a fixed one: those that do seldom hold."""
    match cond:
        case m.Op(left=m.Read(args=()), right=m.Const()):
            return False
    return True
