"""`as soon as`: which conditions a change can make true, and their checks."""

from __future__ import annotations

from wlcore.compile.analysis import both
from wlcore.compile.lines import LineWriter
from wlcore.compile.names import Names, is_simple
from wlcore.lang import meaning as m
from wlcore.lang.additions import Watch
from wlcore.lang.parts import conjuncts, expressions
from wlcore.lang.reading import Reading, place_of
from wlcore.lang.types import TRUTH


class WatchWriter(LineWriter):
    """Writes the checks that follow a change."""

    def watch(
        self,
        place: m.Read | m.ZoneRef,
        names: Names,
        grew: bool,
        shrank: bool,
        first: str = "",
        came: str = "",
    ) -> None:
        """Check what is watched, after a place has changed; `first` says whether what is there now was put to nothing, `came`
        is the one card that has come there.
        """
        args = [self.expr(a, names) for a in place.args]
        self.watch_place(place_of(place), args, grew, shrank, names, first, came)

    def is_first_watched(self, zone: str) -> bool:
        """Whether anything watched asks whether there is a card in a zone, and nothing else of it."""
        return any(asks_if_any(watch.cond, zone, self.analysis.reading) for watch in self.program.watches)

    def watch_place(
        self,
        name: str,
        args: list[str] | None,
        grew: bool,
        shrank: bool,
        names: Names,
        first: str = "",
        came: str = "",
    ) -> None:
        """Check every `as soon as` that a change of a place can make true."""
        for watch, places in self.analysis.watched:
            read = [entry for entry in places if entry[0] == name]
            if not any((grew and up) or (shrank and down) for _, _, up, down in read):
                continue
            bound = came if self.is_of(watch, name) else ""
            if args is not None and not bound:
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
            self.check_watch(
                watch, bound, names, first if asks_if_any(watch.cond, name, self.analysis.reading) else ""
            )

    def is_of(self, watch: Watch, zone: str) -> bool:
        """Whether a watch is of the cards in a zone, and its condition hangs on nothing there."""
        if not isinstance(watch.over, m.ZoneRef) or watch.over.zone.name != zone:
            return False
        return zone not in self.analysis.reading.places(watch.cond)

    def check_watch(self, watch: Watch, bound: str, names: Names, only_if: str = "") -> None:
        """One check: for the element that changed, or for all."""
        cond, inner = self.watched(watch, bound, names, only_if)
        self.emit(f"if {cond}:")
        self.depth += 1
        self.block(watch.body, inner)
        self.depth -= 1

    def watched(self, watch: Watch, bound: str, names: Names, only_if: str) -> tuple[str, Names]:
        """The condition of an `as soon as`, and the names inside: for one element if it is known which."""
        inner = Names(names.counter, {})
        named = self.named_element(watch)
        holds = watch.cond
        if not isinstance(watch.over, m.Everyone):
            element = m.Local(watch.span, watch.over.type.one, watch.name)
            holds = m.Op(watch.span, TRUTH, "and", m.InSet(watch.span, TRUTH, element, watch.over), holds)
        if not bound and named is not None:
            bound = self.held(self.expr(named, inner), names)
            inner.known[watch.name] = bound
            cond = f"{bound} >= 0 and {self.truth(holds, inner)}"
        elif bound and is_simple(bound):
            inner.known[watch.name] = bound
            cond = self.truth(holds, inner)
        else:
            x = inner.fresh()
            found = m.Filter(watch.span, watch.over.type, watch.over, watch.name, watch.cond)
            searched = f"next(iter({self.expr(found, inner)}), -1)"
            self.emit(f"{x} = {searched}{only_if and f' if {only_if} else -1'}")
            cond = f"{x} >= 0"
            inner.known[watch.name] = x
        inner.known["you"] = inner.known["actor"] = inner.known[watch.name]
        return f"{only_if} and {cond}" if only_if else cond, inner

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


def asks_if_any(cond: m.Expr, zone: str, reading: Reading) -> bool:
    """Whether a condition asks of a zone whether there is a card in it, and nothing else."""
    reads = [e for e in both(cond, reading) if e[0] == zone]
    plain = [e for e in expressions(cond) if is_any(e, zone)]
    return bool(reads) and len(reads) == len(plain)


def is_any(e: m.Expr, zone: str) -> bool:
    """Whether an expression is `any ZONE(...)` or `no ZONE(...)`."""
    match e:
        case m.Quantified(quantifier="any" | "no", of=m.ZoneRef() as of, cond=None):
            return of.zone.name == zone
    return False
