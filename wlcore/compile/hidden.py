"""What is hidden: which values tell something that not all may know, and which rules are given such values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from wlcore.compile.walk import statements
from wlcore.lang import meaning as m
from wlcore.lang.parts import parts
from wlcore.lang.symbols import Routine, Variable

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

HOLDING = (m.Expr, m.Statement, m.Option)
Known = Callable[[str], bool]
"""Whether a local of this name holds something hidden."""


class Hidden:
    """What is hidden in one program; `given` are the parameters to which something hidden is passed somewhere."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis, self.program = analysis, analysis.program
        self.queries: dict[str, bool] = {}
        self.given: set[tuple[str, str]] = set()
        before = -1
        while before != len(self.given):
            before = len(self.given)
            for names, body in self._bodies():
                self._pass_on(body, names)

    def passed_to(self, routine: Routine) -> list[str]:
        """The parameters of a rule or text to which something hidden is passed somewhere."""
        if routine.what == "text":
            return ["this"] if (routine.name.split("/")[-1], "this") in self.given else []
        return [p.name for p in routine.params if (routine.address, p.name) in self.given]

    # ---- values --------------------------------------------------------------------------------------

    def tells(self, e: object, known: Known) -> bool:
        """Whether a value tells something hidden."""
        match e:
            case m.Local():
                return known(e.name)
            case m.ZoneRef():
                return e.zone.discipline != "pile" or self._any(e.args, known)
            case m.End() | m.Ends():
                return self.tells(e.zone, known)
            case m.Quantified(quantifier=("any" | "no" | "count"), of=m.ZoneRef(args=args), cond=None):
                return self._any(args, known)
            case m.Read():
                secret = isinstance(e.place, Variable) and e.place.secret
                return secret or self._any(e.args, known)
            case m.Ask():
                return self._query(e.query) or self._any(e.args, known)
            case m.Builtin():
                return any(map(self._query, e.asks)) or self._any(e.args, known)
            case m.CanDo():
                return self._any((e.args, *(need.cond for need in e.rule.needs)), known)
        return self._any(_parts(e), known)

    def _any(self, parts: Iterable[object], known: Known) -> bool:
        return any(self.tells(part, known) for part in parts)

    def _query(self, query: Routine) -> bool:
        """Whether the answer of a query tells something hidden, whatever it is asked about."""
        found = self.queries.get(query.name)
        if found is None:
            self.queries[query.name] = False
            changes = self.analysis.modifiers.get(query.name, ())
            values = (query.value, *(x for c in changes for x in (c.value, c.cond)))
            found = self._any(values, _nothing) or any(self._any(_parts(s), _nothing) for s in query.body)
            self.queries[query.name] = found
        return found

    # ---- what is passed on ---------------------------------------------------------------------------

    def _bodies(self) -> Iterator[tuple[set[str], m.Block]]:
        """Every body with those of its parameters that hold something hidden."""
        program = self.program
        for r in program.routines("rule", "action", "frame"):
            yield {p.name for p in r.params if (r.address, p.name) in self.given}, (*r.body, *r.leaving)
        for (_, _, text_name), text in program.texts.items():
            yield ({"this"} if (text_name, "this") in self.given else set()), text.body
        for t in program.triggers:
            answered = program.names.get(t.of)
            params = answered.params if isinstance(answered, Routine) else ()
            address = getattr(answered, "address", "")
            yield {p.name for p in params if (address, p.name) in self.given}, t.body

    def _pass_on(self, body: m.Block, names: set[str]) -> None:
        for s in statements(body):
            match s:
                case m.Pick() if s.how != "number" and self.tells(s.source, names.__contains__):
                    names.add(s.name)
                case m.Maybe(pick=m.Pick(how="one") as pick) if self.tells(pick.source, names.__contains__):
                    names.add(pick.name)
                case m.Bind() if self.tells(s.value, names.__contains__):
                    names.add(s.name)
                case m.ForEach() if self.tells(s.over, names.__contains__):
                    names.add(s.name)
                case m.Perform() | m.Signal():
                    routine = s.rule if isinstance(s, m.Perform) else s.event
                    for p, arg in zip(routine.params, s.args, strict=True):
                        if self.tells(arg, names.__contains__):
                            self.given.add((routine.address, p.name))
                case m.PerformText() if self.tells(s.of, names.__contains__):
                    self.given.add((s.property, "this"))


def _nothing(name: str) -> bool:
    return False


def _parts(piece: object) -> list[Any]:
    return [*piece] if isinstance(piece, tuple) else parts(piece) if isinstance(piece, HOLDING) else []
