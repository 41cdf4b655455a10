"""What an answer hangs on: all that is asked on the way to it, by whatever queries, changes of queries, needs and bans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Watch
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Routine
from wlcore.lang.types import NUMBER

Hangs = tuple[str, tuple[m.Expr, ...], bool, bool]
"""A place that a condition hangs on: its name, its indices, whether the condition may come true when it grows, and when it
shrinks.
"""


class Reading:
    """Follows the questions of one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.zones = {zone.name for zone in program.zones}
        self.modifiers: dict[str, list[Modifier]] = {}
        for modifier in program.modifiers:
            self.modifiers.setdefault(modifier.query, []).append(modifier)
        self.forbids: dict[str, list[m.Requirement]] = {}
        for forbid in program.forbids:
            self.forbids.setdefault(forbid.rule, []).append(forbid.requirement)

    @cached_property
    def watched(self) -> list[tuple[Watch, tuple[Hangs, ...]]]:
        """What is watched, each with what it hangs on."""
        watches = self.program.watches
        return [(w, (*polarity(w.over, self), *polarity(w.cond, self))) for w in watches]

    @cached_property
    def _hanging(self) -> dict[str, list[tuple[int, Hangs]]]:
        """By place the watches whose conditions hang on it, with what they hang on there; at '' those on which cards that leave
        some zone tell.
        """
        found: dict[str, list[tuple[int, Hangs]]] = {}
        for number, (_, places) in enumerate(self.watched):
            for hangs in places:
                found.setdefault(hangs[0], []).append((number, hangs))
                if hangs[3] and hangs[0] in self.zones:
                    found.setdefault("", []).append((number, hangs))
        return found

    def woken(self, s: m.Statement) -> list[Watch]:
        """What is watched that may come true by a statement."""
        match s:
            case m.Change() | m.Assign() | m.Begin():
                names = [(s.mark if isinstance(s, m.Begin) else s.place).place.name]
            case m.Move():
                names = [s.zone.zone.name, ""]
            case _:
                return []
        hanging = [pair for name in names for pair in self._hanging.get(name, ())]
        numbers = sorted({number for number, hangs in hanging if self.may_come_true(s, hangs)})
        return [self.watched[number][0] for number in numbers]

    def may_come_true(self, s: m.Statement, hangs: Hangs) -> bool:
        """Whether by a statement something may come true that hangs on a place; cards that are moved may come from any zone."""
        name, _, grows, shrinks = hangs
        match s:
            case m.Change() | m.Assign() | m.Begin():
                place = s.mark if isinstance(s, m.Begin) else s.place
                grew, shrank = changes(s)
                return place.place.name == name and ((grew and grows) or (shrank and shrinks))
            case m.Move():
                return (grows and s.zone.zone.name == name) or (shrinks and name in self.zones)
        return False

    def all(self, piece: object) -> Iterator[m.Expr]:
        """Every expression in a piece, and every one that is worked out to answer it; no question is followed twice."""
        asked: set[str] = set()
        todo = [piece]
        while todo:
            for e in expressions(todo.pop()):
                yield e
                todo += self._behind(e, asked)

    def places(self, piece: object) -> set[str]:
        """The names of all counters, variables and zones that an answer hangs on."""
        return {name for e in self.all(piece) if (name := place_of(e))}

    def beyond(self, e: m.Expr) -> set[str]:
        """Those on which only what an expression asks hangs, by way of questions."""
        return set().union(*map(self.places, self._behind(e, set())))

    def is_plain(self, query: Routine) -> bool:
        """Whether a query is one expression, whatever else is played with."""
        return query.value is not None and query.name not in self.modifiers

    def _behind(self, e: m.Expr, asked: set[str]) -> list[object]:
        """What is worked out where an expression asks a question that has not been asked yet."""
        match e:
            case m.Ask():
                return self._query(e.query, asked)
            case m.Builtin():
                return [piece for query in e.asks for piece in self._query(query, asked)]
            case m.CanDo() if f"can {e.rule.address}" not in asked:
                asked.add(f"can {e.rule.address}")
                return self._needs(e.rule)
            case m.CanDoText() if f"can {e.property}" not in asked:
                asked.add(f"can {e.property}")
                texts = self.program.texts.items()
                return [
                    piece for (_, _, name), text in texts if name == e.property for piece in self._needs(text)
                ]
        return []

    def _query(self, query: Routine, asked: set[str]) -> list[object]:
        if query.name in asked:
            return []
        asked.add(query.name)
        changes = self.modifiers.get(query.name, ())
        return [query.value, query.body, *(x for c in changes for x in (c.value, c.cond, c.each, c.owner))]

    def _needs(self, routine: Routine) -> list[object]:
        return [need.cond for need in (*routine.needs, *self.forbids.get(routine.name, ()))]


def stated(program: Program) -> dict[str, bool]:
    """The numbers that a game can say of itself: its queries of no player without parameters. For each, whether all may know it."""
    numbers = [q for q in program.routines("query") if not q.params and q.type == NUMBER]
    known = openly_known(program, numbers)
    return {q.name: q.name in known for q in numbers}


def openly_known(program: Program, queries: Iterable[Routine]) -> dict[str, list[str]]:
    """Those of some queries whose answers all may know, with all that layers make of them: each with the places it hangs on."""
    reading = Reading(program)
    hidden = {zone.name for zone in program.zones if zone.discipline != "pile"}
    hidden |= {variable.name for variable in program.variables if variable.secret}
    found = {q.name: reading.places(m.Ask(q.span, NUMBER, q, ())) for q in queries}
    return {name: sorted(places) for name, places in found.items() if hidden.isdisjoint(places)}


def place_of(e: m.Expr) -> str:
    """The name of the counter, variable or zone that an expression reads itself; '' if it is none."""
    match e:
        case m.Read():
            return e.place.name
        case m.ZoneRef():
            return e.zone.name
    return ""


def polarity(
    cond: m.Expr, reading: Reading, up: bool = True, asked: frozenset[str] = frozenset()
) -> Iterator[Hangs]:
    """What a condition hangs on; of a set, what its members hang on, of a number, what makes it larger. A truth grows when it
    comes true.
    """

    def also(part: m.Expr, up: bool = up) -> Iterator[Hangs]:
        return polarity(part, reading, up, asked)

    match cond:
        case m.Read() if cond.type.kind not in ("truth", "number"):
            yield from both(cond, reading)
        case m.Read() | m.ZoneRef():
            yield place_of(cond), cond.args, up, not up
            for a in cond.args:
                yield from both(a, reading)
        case m.Const():
            return
        case m.Ask(query=query) if reading.is_plain(query) and query.name not in asked:
            assert query.value is not None
            found = polarity(query.value, reading, up, asked | {query.name})
            yield from ((name, (), grows, shrinks) for name, _, grows, shrinks in found)
            for a in cond.args:
                yield from both(a, reading)
        case m.Filter():
            yield from also(cond.of)
            yield from also(cond.cond)
        case m.Combine():
            yield from also(cond.left)
            yield from also(cond.right, up if cond.op == "also" else not up)
        case m.Folded(fold="each"):
            yield from also(cond.value)
            yield from also(cond.over)
        case m.Quantified(quantifier=("any" | "count"), cond=None):
            yield from also(cond.of)
        case m.Quantified(quantifier="no", cond=None):
            yield from also(cond.of, not up)
        case m.Quantified(quantifier="every") if isinstance(cond.of, m.Everyone):
            assert cond.cond is not None
            yield from also(cond.cond)
        case m.Op(op="and" | "or" | "+"):
            yield from also(cond.left)
            yield from also(cond.right)
        case m.Op(op="is" | "is not") if end := _end_of(cond.left, cond.right):
            yield from also(cond.left, up if (end == "most") == (cond.op == "is") else not up)
        case m.Op(op="at least" | "more" | "-"):
            yield from also(cond.left)
            yield from also(cond.right, not up)
        case m.Op(op="at most" | "less"):
            yield from also(cond.left, not up)
            yield from also(cond.right)
        case m.Not():
            yield from also(cond.of, not up)
        case _:
            yield from both(cond, reading)


def _end_of(of: m.Expr, number: m.Expr) -> str:
    """Whether a number is the least or the most that a counter can be: to be that is then to be at most, or at least, that."""
    if not isinstance(of, m.Read) or not isinstance(of.place, Counter) or not isinstance(number, m.Const):
        return ""
    counter = of.place
    if number.value == counter.floor:
        return "least"
    return "most" if isinstance(counter.cap, m.Const) and number.value == counter.cap.value else ""


def both(expr: m.Expr, reading: Reading) -> Iterator[Hangs]:
    """Everything that an expression hangs on, in both directions."""
    for e in expressions(expr):
        if isinstance(e, (m.Read, m.ZoneRef)):
            yield place_of(e), e.args, True, True
        for name in sorted(reading.beyond(e)):
            yield name, (), True, True


def changes(s: m.Change | m.Assign | m.Begin) -> tuple[bool, bool]:
    """Whether a statement can make a value larger, and smaller."""
    match s:
        case m.Begin():
            return True, False
        case m.Change():
            grew = s.verb in ("gain", "take")
            return grew, not grew
    if isinstance(s.value, m.Const) and s.value.type.kind == "truth":
        return bool(s.value.value), not s.value.value
    return True, True
