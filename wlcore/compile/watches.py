"""`as soon as`: which conditions a change can make true, and their checks."""

from __future__ import annotations

from wlcore.compile.analysis import polarity
from wlcore.compile.lines import LineWriter
from wlcore.compile.names import Names, is_simple
from wlcore.lang import meaning as m


class WatchWriter(LineWriter):
    """Writes the checks that follow a change."""

    def watch(self, place: m.Read | m.ZoneRef, names: Names, grew: bool, shrank: bool) -> None:
        """Check what is watched, after a place has changed."""
        name = place.place.name if isinstance(place, m.Read) else place.zone.name
        self.watch_place(name, [self.expr(a, names) for a in place.args], grew, shrank, names)

    def watch_place(self, name: str, args: list[str] | None, grew: bool, shrank: bool, names: Names) -> None:
        """Check every `as soon as` that a change of a place can make true."""
        for watch in self.program.watches:
            read = [entry for entry in polarity(watch.cond) if entry[0] == name]
            if not any((grew and up) or (shrank and down) for _, _, up, down in read):
                continue
            bound = ""
            if args is not None:
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
            self.check_watch(watch, bound, names)

    def check_watch(self, watch: m.Watch, bound: str, names: Names) -> None:
        """One check: for the element that changed, or for all."""
        cond, inner = self.watched(watch, bound, names)
        self.emit(f"if {cond}:")
        self.depth += 1
        self.block(watch.body, inner)
        self.depth -= 1

    def watched(self, watch: m.Watch, bound: str, names: Names) -> tuple[str, Names]:
        """The condition of an `as soon as`, and the names inside: for one element if it is known which."""
        inner = Names(names.counter, {})
        named = self.named_element(watch)
        if not bound and named is not None:
            bound = self.held(self.expr(named, inner), names)
            inner.known[watch.name] = bound
            cond = f"{bound} >= 0 and {self.truth(watch.cond, inner)}"
        elif bound and is_simple(bound):
            inner.known[watch.name] = bound
            cond = self.truth(watch.cond, inner)
        else:
            x = inner.fresh()
            found = m.Filter(watch.span, watch.over.type, watch.over, watch.name, watch.cond)
            self.emit(f"{x} = next(iter({self.expr(found, inner)}), -1)")
            cond = f"{x} >= 0"
            inner.known[watch.name] = x
        inner.known["you"] = inner.known["actor"] = inner.known[watch.name]
        return cond, inner

    def named_element(self, watch: m.Watch) -> m.Expr | None:
        """The variable that says which element it can only be: 'p is VARIABLE and ...'."""
        todo = [watch.cond]
        while todo:
            cond = todo.pop()
            if isinstance(cond, m.Op) and cond.op == "and":
                todo += [cond.left, cond.right]
            elif (
                isinstance(cond, m.Op)
                and cond.op == "is"
                and isinstance(cond.left, m.Local)
                and cond.left.name == watch.name
            ):
                if isinstance(cond.right, m.Read) and not cond.right.args:
                    return cond.right
        return None
