"""Everything the packs of one game say, checked: what `wlcore.compile` runs and `wlcore.text` puts into words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Kind, Routine, RulingSymbol, Symbol, Table, Variable, Zone
from wlcore.records import dataclass


@dataclass(slots=True)
class Thing:
    """A member of a kind: a card, a place, a ruling's label. Copies are things of one design."""

    id: str
    kind: str
    pack: str
    span: Span
    design: str
    values: dict[str, int] = field(default_factory=dict)
    provenance: str = ""
    cites: tuple[str, ...] = ()
    pattern: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    """The pattern of the file that stands for it, and the values of its own there."""


@dataclass(slots=True)
class Forbid:
    """A rule that cannot be performed while a condition holds."""

    rule: str
    pack: str
    requirement: m.Requirement
    source: str = ""


@dataclass(frozen=True, slots=True)
class Anew:
    """A rule or query that a layer writes anew, or takes away."""

    pack: str
    span: Span
    removed: bool


@dataclass(frozen=True, slots=True)
class Limit:
    """How many players a pack is for, and the clauses that say so."""

    title: str
    least: int
    most: int
    cites: tuple[str, ...]


@dataclass(slots=True)
class Program:
    """The checked whole of a set of layers; rulings are filled in later, at run time.

    `players` are all seats there can be, those of automata among them, which are the last ones.
    """

    game: str = ""
    packs: list[str] = field(default_factory=list)
    replaces: dict[str, tuple[str, ...]] = field(default_factory=dict)
    players: tuple[int, int] = (1, 1)
    automata: list[str] = field(default_factory=list)
    chapters: list[str] = field(default_factory=list)
    """Into which the rules are put for somebody who learns the game."""
    limits: list[Limit] = field(default_factory=list)
    anew: dict[str, Anew] = field(default_factory=dict)
    """The rules and queries of a game that a layer has changed whole, by name."""
    kinds: dict[str, Kind] = field(default_factory=dict)
    names: dict[str, Symbol] = field(default_factory=dict)
    things: dict[str, dict[str, Thing]] = field(default_factory=dict)
    texts: dict[tuple[str, str, str], Routine] = field(default_factory=dict)
    rulings: dict[str, RulingSymbol] = field(default_factory=dict)
    options: dict[str, RulingSymbol] = field(default_factory=dict)
    triggers: list[Trigger] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    watches: list[Watch] = field(default_factory=list)
    forbids: list[Forbid] = field(default_factory=list)
    narrowed: list[Forbid] = field(default_factory=list)
    """Those that forbid what is chosen in a rule: its choice is from fewer."""
    invariants: list[Routine] = field(default_factory=list)
    labels: list[tuple[str, str]] = field(default_factory=list)
    choices: dict[tuple[str, str], str] = field(default_factory=dict)
    builtins: dict[str, Routine] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)

    def wins(self, pack: str, other: str) -> bool:
        """Whether a pack says of another that it takes its place where both change the same thing."""
        return other in self.replaces.get(pack, ())

    def all_of(self, sort: type[Symbol]) -> list[Symbol]:
        """The declared names of one sort, in order of declaration."""
        return [s for s in self.names.values() if type(s) is sort]

    @property
    def counters(self) -> list[Counter]:
        """All counters."""
        return [s for s in self.names.values() if isinstance(s, Counter)]

    @property
    def variables(self) -> list[Variable]:
        """All variables."""
        return [s for s in self.names.values() if isinstance(s, Variable)]

    @property
    def zones(self) -> list[Zone]:
        """All zones."""
        return [s for s in self.names.values() if isinstance(s, Zone)]

    @property
    def tables(self) -> list[Table]:
        """All tables."""
        return [s for s in self.names.values() if isinstance(s, Table)]

    def routines(self, *what: str) -> list[Routine]:
        """The rules, actions, frames, queries or events, in order of declaration."""
        return [s for s in self.names.values() if isinstance(s, Routine) and s.what in what]

    def asked_by(self, builtin: Routine) -> tuple[Routine, ...]:
        """The queries that a builtin asks."""
        asked = (self.names.get(name.id) for name in builtin.asks)
        return tuple(query for query in asked if isinstance(query, Routine) and query.what == "query")

    @property
    def cards(self) -> list[Thing]:
        """All cards by number."""
        return [self.things[k.name][i] for k in self.kinds.values() if k.base == "card" for i in k.members]

    def parts(self, thing: Thing) -> tuple[tuple[str, str, str], ...]:
        """What is a thing's own in its pattern: the name of each property, its kind, its value."""
        properties = self.kinds[thing.kind].properties
        return tuple((name, properties[name].type.kind, value) for name, value in thing.parts)

    def designs(self) -> Iterator[Thing]:
        """One thing of each design, by kind and in the order of the packs."""
        for things in self.things.values():
            seen: set[str] = set()
            for thing in things.values():
                if thing.design not in seen:
                    seen.add(thing.design)
                    yield thing

    def said(self) -> Iterator[object]:
        """All that the packs say, as pieces of trees: rules, queries, texts, what layers add, bounds and starting values."""
        for r in (*self.routines("rule", "action", "frame", "query"), *self.texts.values(), *self.invariants):
            yield from (r.needs, r.body, r.value, r.leaving)
        for t in self.triggers:
            yield from (t.cond, t.body, t.owner, t.gate, t.lasts)
        for x in self.modifiers:
            yield from (x.value, x.cond, x.each, x.owner)
        for w in self.watches:
            yield from (w.over, w.cond, w.body)
        for forbid in self.forbids:
            yield forbid.requirement
        for counter in self.counters:
            yield from (counter.cap, counter.start)
        for variable in self.variables:
            yield variable.domain

    def size(self, kind: str) -> int:
        """How many of a kind there can be."""
        return self.players[1] if kind == "player" else len(self.kinds[kind].members)
