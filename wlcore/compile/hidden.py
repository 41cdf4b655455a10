"""What is hidden: which values tell something that not all may know, and which rules are given such values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from wlcore.compile.private import names_in, private
from wlcore.lang import meaning as m
from wlcore.lang.parts import parts, statements
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine, Variable
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

HOLDING = (m.Expr, m.Statement, m.Option)
Known = Callable[[str], bool]
"""Whether a local of this name holds something hidden."""
Given = Mapping[str, m.Expr | None]
"""What a query is given, as far as that can be said where it is asked."""
NAMING = (m.Filter, m.Extreme, m.Quantified, m.Folded, m.Reached)
"""What gives its elements a name."""
LOCAL, VARIABLE, ZONE = "local", "variable", "zone"


@dataclass(frozen=True, slots=True)
class SecretSource:
    """Something hidden that goes into a value: a local of this name, or a secret variable or a zone and whose that is; None
    where that is nobody or cannot be said.
    """

    sort: str
    owner: m.Expr | None = None
    name: str = ""


class Hidden:
    """What is hidden in one program; `given` are the parameters to which something hidden is passed somewhere, of which
    `worked_out` are those to which that is something that hangs on secrets: what follows from them, or is chosen for them.
    """

    def __init__(self, analysis: Analysis) -> None:
        self.analysis, self.program = analysis, analysis.program
        self.private = private(self.program, analysis.forbids)
        self.queries: dict[str, bool] = {}
        self.asked: dict[str, list[SecretSource]] = {}
        self.has_secrets = any(variable.secret for variable in self.program.variables)
        self.given: set[tuple[str, str]] = set()
        self.worked_out: set[tuple[str, str]] = set()
        before = -1
        while before != len(self.given) + len(self.worked_out):
            before = len(self.given) + len(self.worked_out)
            for address, names, body in self._bodies():
                self._pass_on(body, names)
                if self.has_secrets:
                    self._work_out(body, {p for of, p in self.worked_out if of == address})

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

    # ---- what hangs on secrets ---------------------------------------------------------------------------

    def hangs_on_secrets(self, e: object, known: Known) -> bool:
        """Whether a value follows from secret variables, or from locals that do; `known` says of which."""
        return any(source.sort != ZONE for source in self.sources(e, known))

    def sources(
        self, e: object, known: Known, given: Given | None = None, bound: frozenset[str] = frozenset()
    ) -> Iterator[SecretSource]:
        """What hidden things go into a value. Inside a query it is known what that is `given`; names that are `bound` mean
        something else for each element.
        """
        match e:
            case m.Local():
                if given is None and known(e.name):
                    yield SecretSource(LOCAL, name=e.name)
            case m.Quantified(quantifier=("any" | "no" | "count"), of=m.ZoneRef(args=args), cond=None):
                yield from self.sources(args, known, given, bound)
            case m.ZoneRef():
                if e.zone.discipline != "pile":
                    owned = e.zone.discipline == "hand" and e.zone.dims[:1] == ("player",)
                    yield SecretSource(ZONE, told_apart(e.args[0], given, bound) if owned else None)
                yield from self.sources(e.args, known, given, bound)
            case m.Read():
                if isinstance(e.place, Variable) and e.place.secret:
                    yield SecretSource(VARIABLE, told_apart(e.args[0], given, bound))
                yield from self.sources(e.args, known, given, bound)
            case m.Ask():
                yield from self.sources(e.args, known, given, bound)
                there = {
                    p.name: told_apart(a, given, bound) for a, p in zip(e.args, e.query.params, strict=True)
                }
                there["you"] = told_apart(YOU, given, bound)
                for source in self._asked(e.query):
                    owner = None if source.owner is None else told_apart(source.owner, there, frozenset())
                    yield SecretSource(source.sort, owner)
            case m.Builtin():
                yield from self.sources(e.args, known, given, bound)
                for query in e.asks:
                    yield from (SecretSource(source.sort) for source in self._asked(query))
            case m.CanDo():
                yield from self.sources(e.args, known, given, bound)
                needs = tuple(need.cond for need in e.rule.needs)
                yield from (SecretSource(source.sort) for source in self.sources(needs, known, {}, bound))
            case _:
                inside = bound | {e.name} if isinstance(e, NAMING) else bound
                for part in _parts(e):
                    yield from self.sources(part, known, given, inside)

    def _asked(self, query: Routine) -> list[SecretSource]:
        """What goes into the answer of a query besides what it is given; whose it is, in terms of that."""
        found = self.asked.get(query.name)
        if found is None:
            self.asked[query.name] = []
            changes = self.analysis.modifiers.get(query.name, ())
            values = (query.value, query.body, tuple(x for c in changes for x in (c.value, c.cond)))
            given = {p.name: m.Local(p.span, p.type, p.name) for p in query.params}
            found = list(dict.fromkeys(self.sources(values, _nothing, {**given, "you": YOU})))
            self.asked[query.name] = found
        return found

    # ---- what is passed on ---------------------------------------------------------------------------

    def _bodies(self) -> Iterator[tuple[str, set[str], m.Block]]:
        """Every body with what its parameters are found by, and those of them that hold something hidden."""
        program = self.program
        for r in program.routines("rule", "action", "frame"):
            yield r.address, self._given_to(r, r.address), (*r.body, *r.leaving)
        for (_, _, text_name), text in program.texts.items():
            yield text_name, ({"this"} if (text_name, "this") in self.given else set()), text.body
        for t in program.triggers:
            answered = program.names.get(t.of)
            address = getattr(answered, "address", "")
            yield address, self._given_to(answered, address), t.body

    def _given_to(self, routine: object, address: str) -> set[str]:
        params = routine.params if isinstance(routine, Routine) else ()
        return {p.name for p in params if (address, p.name) in self.given}

    def _pass_on(self, body: m.Block, names: set[str]) -> None:
        for s in statements(body):
            match s:
                case m.Pick() if self.private.is_secret(s):
                    names.add(s.name)
                case m.Maybe(pick=m.Pick() as pick) if self.private.is_secret(pick):
                    names.add(pick.name)
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

    def _work_out(self, body: m.Block, names: set[str]) -> None:
        """The same for what hangs on secrets."""
        known = names.__contains__
        for s in statements(body):
            match s:
                case m.Pick() if self.private.is_secret(s):
                    names.add(s.name)
                case m.Maybe(pick=m.Pick() as pick) if self.private.is_secret(pick):
                    names.add(pick.name)
                case m.Bind() if self.hangs_on_secrets(s.value, known):
                    names.add(s.name)
                case m.ForEach() if self.hangs_on_secrets(s.over, known):
                    names.add(s.name)
                case m.Perform() | m.Signal():
                    routine = s.rule if isinstance(s, m.Perform) else s.event
                    for p, arg in zip(routine.params, s.args, strict=True):
                        if self.hangs_on_secrets(arg, known):
                            self.worked_out.add((routine.address, p.name))
                case m.PerformText() if self.hangs_on_secrets(s.of, known):
                    self.worked_out.add((s.property, "this"))


def told_apart(owner: m.Expr, given: Given | None, bound: frozenset[str]) -> m.Expr | None:
    """Whose something is, said where a query is asked; None where that cannot be said."""
    names = names_in(owner)
    if not names.isdisjoint(bound):
        return None
    if given is None or not names:
        return owner
    return given.get(owner.name) if isinstance(owner, m.Local) else None


def _nothing(name: str) -> bool:
    return False


def _parts(piece: object) -> list[Any]:
    return [*piece] if isinstance(piece, tuple) else parts(piece) if isinstance(piece, HOLDING) else []
