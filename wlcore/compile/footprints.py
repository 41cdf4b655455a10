"""What a trigger reads and changes: whether it can make a difference which of two happens first."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, cast

from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.parts import expressions
from wlcore.lang.probes import Either, Marked
from wlcore.lang.reading import place_of
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

CHANCE, ALL = "chance", "everything"
FAR_REACHING = (m.ActionMenu, m.EndFrame, m.Win)


@dataclass(slots=True)
class Footprint:
    """Names of places read, and how each is changed: `+`, `-`, `=` and a value, or in any way (`?`). What is `far` can
    have any effect.
    """

    reads: set[str] = field(default_factory=set)
    writes: dict[str, set[str]] = field(default_factory=dict)
    far: bool = False

    def commutes(self, other: Footprint) -> bool:
        """Whether both orders come to the same."""
        return not (self.far or other.far or self._disturbs(other) or other._disturbs(self))

    def _disturbs(self, other: Footprint) -> bool:
        if self.writes and ALL in other.reads:
            return True
        both = self.writes.keys() & other.writes.keys()
        if any(len(ways := self.writes[x] | other.writes[x]) > 1 or ways == {"?"} for x in both):
            return True
        return bool(self.writes.keys() & other.reads)


def asked_of(t: Trigger) -> tuple[m.Expr | None, ...]:
    """What decides whether a trigger is live."""
    return t.cond, t.gate, t.owner, t.lasts


class Footprints:
    """Footprints of the triggers of one program."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis, self.program = analysis, analysis.program
        self.zones = {zone.name for zone in self.program.zones}
        self.known: dict[int, tuple[object, set[str]]] = {}
        self.watched = [self._reads((w.over, w.cond)) for w in self.program.watches]

    def of(self, trigger: Trigger) -> Footprint:
        """What a trigger reads and changes, with all that it performs."""
        found = Footprint(self._reads(asked_of(trigger)))
        todo: list[m.Block] = [trigger.body]
        seen: set[str] = set()
        while todo:
            block = tuple(self.analysis.reached([todo.pop()]))
            came = {s.name: self._came(s) for s in block if isinstance(s, (m.Pick, m.Bind, m.ForEach))}
            for s in block:
                self._statement(s, found, came)
                for routine in self.analysis.called(s):
                    if routine.address not in seen:
                        seen.add(routine.address)
                        todo += self.analysis.bodies(routine)
                        found.reads |= self._reads(self._conditions(routine))
        if any(ALL in reads or found.writes.keys() & reads for reads in self.watched):
            found.far = True
        return found

    def _conditions(self, routine: Routine) -> tuple[object, ...]:
        """What decides whether a routine is performed, and what answers that."""
        needs = (*routine.needs, *self.analysis.forbids.get(routine.name, ()))
        triggers = self.analysis.triggers.get(routine.name, ()) if routine.what != "text" else ()
        return (*(x.cond for x in needs), *(x for t in triggers for x in asked_of(t)))

    def _came(self, s: m.Pick | m.Bind | m.ForEach) -> set[str]:
        """The zones from which what a statement names can come."""
        source = s.source if isinstance(s, m.Pick) else s.value if isinstance(s, m.Bind) else s.over
        return self._reads(source) & self.zones

    def _statement(self, s: m.Statement, found: Footprint, came: dict[str, set[str]]) -> None:
        for trigger in self.analysis.happenings(s):
            found.reads |= self._reads(asked_of(trigger))
        match s:
            case m.Change():
                cap = getattr(s.place.place, "cap", None)
                found.reads |= self._reads((s.amount, s.place.args, cap))
                way = "+" if s.verb in ("gain", "take") else "-"
                found.writes.setdefault(s.place.place.name, set()).add(way)
                return
            case m.Assign():
                value = s.value.of if isinstance(s.value, (Marked, Either)) else s.value
                way = f"={value.value}" if isinstance(value, m.Const) else "?"
                found.writes.setdefault(s.place.place.name, set()).add(way)
                found.reads |= self._reads((s.place.args, s.value))
                return
            case m.Begin():
                found.writes.setdefault(s.mark.place.name, set()).add("+")
            case m.Move():
                self._moved(s.cards, found, came)
                found.writes[s.zone.zone.name] = {"?"}
            case m.Shuffle():
                found.writes[s.zone.zone.name] = {"?"}
            case m.Show():
                self._moved(s.cards, found, came)
            case m.Bind():
                for e in expressions(s.value):
                    if isinstance(e, (m.End, m.Ends)):
                        found.writes[e.zone.zone.name] = {"?"}
            case m.Pick() if "random" in s.how:
                found.writes[CHANCE] = {"?"}
        found.far |= isinstance(s, FAR_REACHING) or (isinstance(s, m.Repeat) and s.times is None)
        match s:
            case m.If():
                found.reads |= self._reads(tuple(cond for cond, _ in s.branches))
            case m.ForEach():
                found.reads |= self._reads((s.over, s.start))
            case m.Repeat():
                found.reads |= self._reads(s.times)
            case _:
                found.reads |= self._reads(s)

    def _moved(self, cards: m.Expr, found: Footprint, came: dict[str, set[str]]) -> None:
        """The zones that cards come from; those whose name does not tell can come from anywhere."""
        zones = {e.zone.name for e in expressions(cards) if isinstance(e, m.ZoneRef)}
        for e in expressions(cards):
            if isinstance(e, m.Local):
                zones |= came.get(e.name, set())
        for zone in zones or self.zones:
            found.writes[zone] = {"?"}

    def _reads(self, piece: object) -> set[str]:
        if piece.__class__ is tuple:
            return set().union(*map(self._reads, cast("tuple[object, ...]", piece)))
        known = self.known.get(id(piece))
        if known is None:
            known = self.known[id(piece)] = piece, self._all_reads(piece)
        return known[1]

    def _all_reads(self, piece: object) -> set[str]:
        asked = list(self.analysis.reading.all(piece))
        found = {name for e in asked if (name := place_of(e))}
        return found | {ALL} if any(isinstance(e, (m.Builtin, m.CanDoText)) for e in asked) else found
