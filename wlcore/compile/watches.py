"""`as soon as`: which conditions a change can make true, and their checks."""

from __future__ import annotations

from wlcore.compile.lines import LineWriter
from wlcore.compile.names import Names, as_new, is_simple
from wlcore.lang import meaning as m
from wlcore.lang.additions import Watch
from wlcore.lang.parts import conjuncts, expressions
from wlcore.lang.reading import Reading, both, place_of
from wlcore.lang.types import TRUTH
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Came:
    """The local that holds a card that has come to a zone, or `several`; and whether cards may have `left` zones of that name."""

    cards: str = ""
    several: bool = False
    left: bool = False


NONE = Came()


class WatchWriter(LineWriter):
    """Writes the checks that follow a change."""

    def watch(
        self,
        place: m.Read | m.ZoneRef,
        names: Names,
        grew: bool,
        shrank: bool,
        first: str = "",
        came: Came = NONE,
    ) -> None:
        """Check what is watched, after a place has changed; `first` says whether what is there now was put to nothing."""
        args = [self.expr(a, names) for a in place.args]
        self.watch_place(place_of(place), args, grew, shrank, names, first, came)

    def is_first_watched(self, zone: str) -> bool:
        """Whether anything watched asks whether there is a card in a zone, and nothing else of it."""
        return any(asks_if_any(watch, zone, self.analysis.reading) for watch in self.program.watches)

    def watch_place(
        self,
        name: str,
        args: list[str] | None,
        grew: bool,
        shrank: bool,
        names: Names,
        first: str = "",
        came: Came = NONE,
    ) -> None:
        """Check every `as soon as` that a change of a place can make true."""
        for watch, places in self.analysis.watched:
            read = [entry for entry in places if entry[0] == name]
            left = came.left and any(down for _, _, _, down in read)
            if not (left or any((grew and up) or (shrank and down) for _, _, up, down in read)):
                continue
            bound = among = ""
            if left:
                pass
            elif came.cards and self.is_of(watch, name):
                bound, among = ("", came.cards) if came.several else (came.cards, "")
            elif args is not None:
                at = {
                    i
                    for _, xs, _, _ in read
                    for i, x in enumerate(xs)
                    if isinstance(x, m.Local) and x.name == watch.name
                }
                if len(at) == 1 and all(
                    xs and isinstance(xs[min(at)], m.Local) and xs[min(at)].name == watch.name  # type: ignore[attr-defined]
                    for _, xs, _, _ in read
                ):
                    bound = args[min(at)]
            only_if = first if not left and asks_if_any(watch, name, self.analysis.reading) else ""
            named = self.named_element(watch)
            if not bound and not among and named is not None:
                bound = self.held(self.expr(named, Names(names.counter, {})), names)
                self.check_watch(watch, bound, names, only_if, perhaps=True)
            elif bound and is_simple(bound):
                self.check_watch(watch, bound, names, only_if)
            else:
                self.check_watches(watch, among, names, only_if)

    def is_of(self, watch: Watch, zone: str) -> bool:
        """Whether a watch is of the cards in a zone, and on nothing else there does it hang."""
        if not isinstance(watch.over, m.ZoneRef) or watch.over.zone.name != zone:
            return False
        return zone not in self.analysis.reading.places((watch.cond, watch.over.args))

    def check_watch(
        self, watch: Watch, bound: str, names: Names, only_if: str = "", perhaps: bool = False
    ) -> None:
        """One check, for the element that has changed; `perhaps` there is none."""
        cond, inner = self.watched(watch, bound, names, only_if, perhaps)
        self.emit(f"if {cond}:")
        self.depth += 1
        self.block(watch.body, inner)
        self.depth -= 1

    def check_watches(self, watch: Watch, among: str, names: Names, only_if: str = "") -> None:
        """A check of each element, or of those `among` some; what it does it does for all that were found."""
        found, inner = self.found(watch, among, names, only_if)
        self.emit(f"for {inner.known[watch.name]} in {found}:")
        self.depth += 1
        self.taken = {}
        self.block(watch.body, inner)
        self.depth -= 1

    def watched(
        self, watch: Watch, bound: str, names: Names, only_if: str, perhaps: bool = False
    ) -> tuple[str, Names]:
        """The condition of an `as soon as` for one element, and the names inside."""
        inner = Names(names.counter, {watch.name: bound})
        cond = self.truth(self.holding(watch), inner)
        inner.known["you"] = inner.known["actor"] = bound
        asked = [only_if] if only_if else []
        return " and ".join([*asked, *([f"{bound} >= 0"] if perhaps else []), cond]), inner

    def holding(self, watch: Watch) -> m.Expr:
        """What has to be true of an element: that it is one, too."""
        if isinstance(watch.over, m.Everyone):
            return watch.cond
        element = m.Local(watch.span, watch.over.type.one, watch.name)
        belongs = m.InSet(watch.span, TRUTH, element, watch.over)
        return m.Op(watch.span, TRUTH, "and", belongs, watch.cond)

    def found(self, watch: Watch, among: str, names: Names, only_if: str) -> tuple[str, Names]:
        """The elements for which an `as soon as` happens, and the names inside for each of them."""
        inner = Names(names.counter, {})
        x = inner.fresh()
        over = watch.over
        if among:
            each = Names(names.counter, {watch.name: x})
            found = f"[{x} for {x} in {among} if {self.truth(self.holding(watch), each)}]"
        else:
            found = as_new(self.expr(m.Filter(watch.span, over.type, over, watch.name, watch.cond), inner))
        for name in (watch.name, "you", "actor"):
            inner.known[name] = x
        return f"({found} if {only_if} else ())" if only_if else found, inner

    def named_element(self, watch: Watch) -> m.Expr | None:
        """The variable that says which element it can only be: 'p is VARIABLE and ...'."""
        for cond in reversed(conjuncts(watch.cond)):
            if (
                isinstance(cond, m.Op)
                and cond.op == "is"
                and isinstance(cond.left, m.Local)
                and cond.left.name == watch.name
            ):
                if isinstance(cond.right, m.Read) and not cond.right.args:
                    return cond.right
        return None


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
