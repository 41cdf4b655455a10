"""What somebody chooses for a secret alone: it is theirs from the choice on, not only from when the secret is set.

The values of a program flow from choices through `let`, arguments and further choices of the same player to where they are
set. A choice that comes to nothing but secret variables is itself secret; one that also comes to something that others see
is public. A value that decides what is done comes to all that is done there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.reading import Reading
from wlcore.lang.scope import PERFORMER, YOU
from wlcore.lang.source import NOWHERE
from wlcore.lang.symbols import Routine, Variable
from wlcore.records import dataclass

Node = tuple[str, str]
"""A local name in a body, or a parameter of a routine by its address."""
Body = tuple[str, dict[str, m.Expr], m.Block, bool]
"""What its nodes are called, the parameters it is given and by whom, what it does, whether `you` have just chosen to do it."""
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around a statement: the names on which it depends that it is reached, who has just chosen to do it."""

    names: frozenset[str] = NOTHING
    chooser: m.Expr | None = None

    def when(self, names: Iterable[str]) -> Around:
        """The same where it depends on more names."""
        return Around(self.names.union(names), self.chooser)


class Private:
    """The choices of a program that nobody else sees. `set_by_choice` are the `set`s of secrets by which their owner has
    chosen; `seen` the choices that come to a secret and to something that others see.
    """

    def __init__(self, bodies: Iterable[Body]) -> None:
        self.picks: dict[int, tuple[m.Pick, Node]] = {}
        self.flows: dict[Node, set[Node]] = {}
        self.open: set[Node] = set()
        self.kept: set[Node] = set()
        self.sets: list[tuple[m.Assign, Around, list[tuple[Node, bool]]]] = []
        self.given: dict[Node, list[list[tuple[Node, bool]]]] = {}
        self.bound: dict[Node, set[Node]] = {}
        for address, given, block, chosen in bodies:
            self.body, self.doers = address, dict(given)
            self._block(block, Around(chooser=YOU if chosen else None))
        public, secret = self._before(self.open), self._before(self.kept)
        self.secret = {at for at, (_, node) in self.picks.items() if node in secret and node not in public}
        self.seen = [pick for pick, node in self.picks.values() if node in secret and node in public]
        chosen_nodes = self._chosen()
        self.set_by_choice = {
            id(s)
            for s, around, sources in self.sets
            if around.chooser == s.place.args[0]
            or any(fits and node in chosen_nodes for node, fits in sources)
        }

    def is_secret(self, s: m.Pick) -> bool:
        """Whether what is chosen here is for a secret alone."""
        return id(s) in self.secret

    # ---- what comes of what ------------------------------------------------------------------------------

    def _before(self, nodes: set[Node]) -> set[Node]:
        """All from which something flows to one of these."""
        into: dict[Node, set[Node]] = {}
        for node, leads in self.flows.items():
            for to in leads:
                into.setdefault(to, set()).add(node)
        found, todo = set(nodes), list(nodes)
        while todo:
            more = into.get(todo.pop(), set()) - found
            found |= more
            todo += more
        return found

    def _chosen(self) -> set[Node]:
        """What holds what `you` chose, or what was made of it: a parameter does if it does wherever it is given."""
        found = {node for _, node in self.picks.values()}
        before = -1
        while before != len(found):
            before = len(found)
            found |= {node for node, sources in self.bound.items() if sources & found}
            for node, calls in self.given.items():
                if all(any(fits and source in found for source, fits in call) for call in calls):
                    found.add(node)
        return found

    # ---- statements ---------------------------------------------------------------------------------------

    def _block(self, block: m.Block, around: Around) -> None:
        for s in block:
            self._statement(s, around)

    def _statement(self, s: m.Statement, around: Around) -> None:
        match s:
            case m.Assign(place=m.Read(place=Variable(secret=True))):
                self._assign(s, around)
            case m.Bind():
                self._bind(s.name, names_in(s.value) | around.names)
            case m.Pick() if "random" not in s.how:
                self._pick(s, around)
            case m.Perform() | m.Signal():
                self._perform(s, s.rule if isinstance(s, m.Perform) else s.event, around)
            case m.If():
                inside = around
                for cond, body in s.branches:
                    inside = inside.when(names_in(cond))
                    self._block(body, inside)
                self._block(s.otherwise, inside)
            case m.Maybe():
                self._see((*s.needs, s.actor))
                if s.pick is None:
                    self._see_names(around.names)
                else:
                    self._pick(s.pick, around)
                self._block(s.body, around)
                self._block(s.otherwise, around)
            case m.OneOf():
                self._see(s.actor)
                self._see_names(around.names)
                for option in s.options:
                    self._see(option.needs)
                    self._block(option.body, Around(around.names, s.actor))
            case m.ForEach():
                self._see(s.start)
                self._bind(s.name, names_in(s.over) | around.names)
                self._block(s.body, around.when(names_in(s.over)))
            case m.Repeat():
                self._block(s.body, around.when(names_in((s.times, s.until))))
            case m.TakingTurns():
                self._see((s.over, s.start))
                self._block(s.body, around)
            case _:
                self._see(s)
                self._see_names(around.names)

    def _assign(self, s: m.Assign, around: Around) -> None:
        owner, *others = s.place.args
        self._see(owner)
        names = names_in((s.value, *others))
        self.kept |= {self._node(name) for name in names | around.names}
        sources = [(self._node(name), self.doers.get(name) == owner) for name in names]
        self.sets.append((s, around, sources))

    def _pick(self, s: m.Pick, around: Around) -> None:
        node = self._node(s.name)
        self.picks[id(s)] = s, node
        for name in names_in((s.source, s.amount, s.upper)) | around.names:
            if self.doers.get(name, s.actor) == s.actor:
                self._flow(name, node)
            else:
                self.open.add(self._node(name))
        self._see(s.actor)
        self.doers[s.name] = s.actor

    def _bind(self, name: str, sources: Iterable[str]) -> None:
        node = self._node(name)
        doers = [self.doers[source] for source in sources if source in self.doers]
        if doers and all(doer == doers[0] for doer in doers):
            self.doers[name] = doers[0]
        for source in sources:
            self._flow(source, node)
            self.bound.setdefault(node, set()).add(self._node(source))
            if any(doer != doers[0] for doer in doers):
                self.open.add(self._node(source))

    def _perform(self, s: m.Perform | m.Signal, routine: Routine, around: Around) -> None:
        self._see(s.actor)
        self._see_names(around.names)
        for p, arg in zip(routine.params, s.args, strict=True):
            node, sources = (routine.address, p.name), []
            for name in names_in(arg):
                fits = self.doers.get(name, s.actor) == s.actor
                sources.append((self._node(name), name in self.doers and fits))
                if fits:
                    self._flow(name, node)
                else:
                    self.open.add(self._node(name))
            self.given.setdefault(node, []).append(sources)

    def _see(self, piece: Any) -> None:
        self._see_names(names_in(piece))

    def _see_names(self, names: Iterable[str]) -> None:
        self.open |= {self._node(name) for name in names}

    def _flow(self, name: str, node: Node) -> None:
        self.flows.setdefault(self._node(name), set()).add(node)

    def _node(self, name: str) -> Node:
        return self.body, name


def names_in(piece: Any) -> set[str]:
    """The local names of which something is made."""
    return {e.name for e in expressions(piece) if isinstance(e, m.Local)}


def private(program: Program, forbids: Mapping[str, Sequence[m.Requirement]]) -> Private:
    """The private choices of a program; there are none where no variable is secret."""
    return Private(_bodies(program, forbids) if any(v.secret for v in program.variables) else ())


def check_private(program: Program, findings: Findings) -> None:
    """Warn of choices that set a secret and of which others see something all the same."""
    for pick in private(program, Reading(program).forbids).seen:
        findings.warn(
            "seen-choice",
            f"'{pick.name}' is set as a secret, but others see what is chosen: it also comes to something open",
            pick.span,
            "ask for the secret variable once it is set, or let it be chosen apart from the rest",
        )


def _bodies(program: Program, forbids: Mapping[str, Sequence[m.Requirement]]) -> Iterator[Body]:
    """Every body. Whether a rule is performed and whether something answers it is seen by all."""
    for r in program.routines("rule", "action", "frame"):
        given: dict[str, m.Expr] = {p.name: YOU for p in r.params}
        yield r.address, given, (*r.body, *r.leaving), r.what == "action"
        for needed in (*r.needs, *forbids.get(r.name, ())):
            yield r.address, given, (_if(needed.cond),), False
    for text in program.texts.values():
        yield text.address, {"this": YOU}, text.body, False
    for t in program.triggers:
        answered = program.names.get(t.of)
        params = answered.params if isinstance(answered, Routine) else ()
        given = {p.name: YOU if t.owner is None else PERFORMER for p in params}
        conds = [_if(cond) for cond in (t.gate, t.cond) if cond is not None]
        yield getattr(answered, "address", ""), given, (*conds, *t.body), False
    for number, watch in enumerate(program.watches):
        yield f"watch {number}", {}, watch.body, False


def _if(cond: m.Expr) -> m.Statement:
    """Something that all see is done if this holds."""
    return m.If(NOWHERE, (), ((cond, (m.Stop(NOWHERE, ()),)),), ())
