"""`as soon as`: what a change can make true is asked behind it."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import Held, Where
from wlcore.compile.ir.values import Local
from wlcore.compile.lower import sets, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.happenings import apart
from wlcore.compile.lower.straight import has_stop, nested
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.additions import Watch
from wlcore.lang.parts import conjuncts, expressions
from wlcore.lang.reading import Hangs, Reading, both, place_of
from wlcore.lang.types import TRUTH
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Came:
    """What has come to a zone: a card or cards; and whether cards may have `left` zones of that name."""

    cards: Value | Set | None = None
    left: bool = False


NONE = Came()


def watch(
    w: Writer,
    ref: m.Read | m.ZoneRef,
    env: Env,
    grew: bool,
    shrank: bool,
    first: Value | None = None,
    came: Came = NONE,
) -> None:
    """Ask what is watched, after a place has changed; `first` says whether what is there now was put to nothing."""
    name = place_of(ref)
    if any(entry[0] == name for _, places in w.analysis.watched for entry in places):
        watch_place(w, name, [values.value(w, a, env) for a in ref.args], grew, shrank, first, came)


def is_first_watched(w: Writer, zone: str) -> bool:
    """Whether anything watched asks whether there is a card in a zone, and nothing else of it."""
    return any(asks_if_any(found, zone, w.analysis.reading) for found in w.program.watches)


def watch_place(
    w: Writer,
    name: str,
    args: list[Value] | None,
    grew: bool,
    shrank: bool,
    first: Value | None = None,
    came: Came = NONE,
) -> None:
    """Ask every `as soon as` that a change of a place can make true."""
    for found, places in w.analysis.watched:
        read = [entry for entry in places if entry[0] == name]
        left = came.left and any(down for _, _, _, down in read)
        if not (left or any((grew and up) or (shrank and down) for _, _, up, down in read)):
            continue
        bound: Value | None = None
        among: Set | None = None
        if not left and came.cards is not None and _is_of(w, found, name):
            among = came.cards if isinstance(came.cards, Set) else None
            bound = came.cards if isinstance(came.cards, Value) else None
        elif not left and args is not None:
            bound = _own(found, read, args)
        only_if = (
            first
            if first is not None and not left and asks_if_any(found, name, w.analysis.reading)
            else fold.YES
        )
        named = _named_element(found)
        if bound is None and among is None and named is not None:
            _check(w, found, w.held(values.value(w, named, Env()), found.name), only_if, True)
        elif bound is not None:
            _check(w, found, w.held(bound, found.name), only_if, False)
        else:
            _check_all(w, found, among, only_if)


def _own(watch: Watch, read: list[Hangs], args: list[Value]) -> Value | None:
    """The element whose place it is, if the condition reads this place of the element alone."""
    at = {
        i for _, xs, _, _ in read for i, x in enumerate(xs) if isinstance(x, m.Local) and x.name == watch.name
    }
    if len(at) != 1:
        return None
    (i,) = at
    for _, xs, _, _ in read:
        x = xs[i] if xs else None
        if not isinstance(x, m.Local) or x.name != watch.name:
            return None
    return args[i]


def _is_of(w: Writer, watch: Watch, zone: str) -> bool:
    """Whether a watch is of the cards in a zone, and on nothing else there does it hang."""
    if not isinstance(watch.over, m.ZoneRef) or watch.over.zone.name != zone:
        return False
    return zone not in w.analysis.reading.places((watch.cond, watch.over.args))


def _holding(watch: Watch) -> m.Expr:
    """What has to be true of an element: that it is one, too."""
    if isinstance(watch.over, m.Everyone):
        return watch.cond
    element = m.Local(watch.span, watch.over.type.one, watch.name)
    belongs = m.InSet(watch.span, TRUTH, element, watch.over)
    return m.Op(watch.span, TRUTH, "and", belongs, watch.cond)


def _named_element(watch: Watch) -> m.Expr | None:
    """The variable that says which element it can only be: 'p is VARIABLE and ...'."""
    for cond in reversed(conjuncts(watch.cond)):
        match cond:
            case m.Op(op="is", left=m.Local(name=name), right=m.Read(args=()) as read) if name == watch.name:
                return read
    return None


def _check(w: Writer, watch: Watch, bound: Value, only_if: Value, perhaps: bool) -> None:
    """One question, for the element that has changed; `perhaps` there is none."""
    there = fold.op(">=", bound, fold.NO) if perhaps else fold.YES
    cond = values.value(w, _holding(watch), Env({watch.name: bound}))
    w.when(fold.every([only_if, there, cond]), lambda: _body(w, watch, bound))


def _check_all(w: Writer, watch: Watch, among: Set | None, only_if: Value) -> None:
    """A question about each element, or those `among` some; what it does it does for all that were found."""
    name = w.fresh(watch.name)
    inner = Env({watch.name: Local(name)})
    if among is not None:
        of: Set = Where(among, name, values.value(w, _holding(watch), inner))
    else:
        of = Where(sets.set_of(w, watch.over, Env()), name, values.value(w, watch.cond, inner))
    found, x = w.fresh("found"), w.fresh(watch.name)
    w.emit(o.DefineSet(found, fold.choose_set(only_if, of, fold.EMPTY)))
    w.emit(o.ForEach(x, Held(found), w.nested(lambda: _body(w, watch, Local(x)))))


def _body(w: Writer, watch: Watch, x: Value) -> None:
    env = Env.of_doer(x, {watch.name: x})
    if has_stop(watch.body):
        apart(w, "watch", watch.body, env)
    else:
        nested(w, watch.body, env)


def asks_if_any(watch: Watch, zone: str, reading: Reading) -> bool:
    """Whether a watch asks of a zone whether there is a card in it, and nothing else."""
    reads = [e for e in both(watch.cond, reading) if e[0] == zone]
    plain = [e for e in expressions(watch.cond) if is_any(e, zone)]
    return bool(reads) and len(reads) == len(plain) and zone not in reading.places(watch.over)


def is_any(e: m.Expr, zone: str) -> bool:
    """Whether an expression is `any ZONE(...)` or `no ZONE(...)`."""
    match e:
        case m.Quantified(quantifier="any" | "no", of=m.ZoneRef() as of, cond=None):
            return of.zone.name == zone
    return False
