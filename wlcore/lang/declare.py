"""Enters what packs declare into the program: kinds, counters, zones, rules; duplicates and unknown types are errors."""

from __future__ import annotations

from dataclasses import field

from wlcore.lang import tree as t
from wlcore.lang.arithmetic import HIGHEST
from wlcore.lang.diagnostics import Findings, did_you_mean, meant
from wlcore.lang.grammar import keywords
from wlcore.lang.program import Anew, Program, Thing
from wlcore.lang.source import Span
from wlcore.lang.symbols import (
    Counter,
    Kind,
    Parameter,
    PropertyOf,
    Routine,
    Symbol,
    Table,
    Variable,
    Zone,
)
from wlcore.lang.types import Type
from wlcore.lang.words import CORE
from wlcore.records import dataclass

MOST_THINGS = 5_000
DISCIPLINES = ("deck", "pile", "hand", "box")
BASES = ("card",)
TEXTS = ("effect", "abilities")
BASIC = ("number", "truth", "player", "card")


@dataclass(slots=True)
class Invariant:
    """A condition that must hold at every decision."""

    name: str
    pack: str
    tree: t.Declaration


@dataclass(slots=True)
class Declarer:
    """Enters declarations pack by pack, the game first."""

    program: Program
    findings: Findings
    layered: dict[str, list[Anew]] = field(default_factory=dict)
    """All that layers write anew or take away, by name."""
    ruling_settings: list[tuple[str, t.Declaration]] = field(default_factory=list)
    invariants: list[Invariant] = field(default_factory=list)
    full: set[str] = field(default_factory=set)

    # ---- kinds first, since all else names them -----------------------------------------------------

    def kinds(self, pack: str, declarations: list[t.Declaration]) -> None:
        """Enter the kinds of a pack."""
        for d in declarations:
            if d.what != "kind" or not self._counts(d):
                continue
            there = self.program.kinds.get(d.name)
            if there is not None and there.pack != pack and d.properties and not d.members:
                continue  # a layer says what else its things have
            if self._taken(d.name, d.span, there):
                continue
            if d.base and d.base not in BASES:
                self.findings.error(
                    "unknown-base",
                    f"a kind cannot be '{d.base}'",
                    d.span,
                    did_you_mean(d.base, BASES) or "write 'is card'",
                )
            kind = Kind(d.name, pack, d.span, d.cites, base=d.base or "label")
            if kind.plural in keywords():
                message = f"all of them would be called '{kind.plural}', which is a word of the language"
                self.findings.error("reserved", message, d.span, "choose another name")
            self.program.kinds[d.name] = kind
            self.program.things[d.name] = {}
            for member in d.members:
                self.thing(kind, Thing(member.id, kind.name, pack, member.span, member.id, cites=d.cites))

    def thing(self, kind: Kind, thing: Thing) -> None:
        """Enter a member of a kind."""
        known = self.program.things[kind.name]
        if thing.id in known:
            self.findings.error(
                "duplicate",
                f"there is a {kind.name} '{thing.id}' already",
                thing.span,
                related=((known[thing.id].span, "here"),),
            )
            return
        if len(known) == MOST_THINGS:
            if kind.name not in self.full:
                self.findings.error(
                    "too-much", f"there are more than {MOST_THINGS} of the kind '{kind.name}'", thing.span
                )
            self.full.add(kind.name)
            return
        known[thing.id] = thing
        kind.members.append(thing.id)
        kind.packs.append(thing.pack)

    def properties(self, pack: str, declarations: list[t.Declaration]) -> None:
        """Enter the properties of a pack's kinds."""
        for d in declarations:
            kind = self.program.kinds.get(d.name)
            if d.what != "kind" or not self._counts(d) or kind is None:
                continue
            if kind.span != d.span and (kind.pack == pack or not d.properties or d.members):
                continue
            for p in d.properties:
                if not self._can_be_added(kind, pack, p):
                    continue
                if p.name in kind.properties:
                    self.findings.error("duplicate", f"'{p.name}' stands here twice", p.span)
                    continue
                if p.side and (p.side != "back" or p.type.name in TEXTS or kind.base != "card"):
                    message = "only 'on back' can be said of a property, of a card, that is no text"
                    self.findings.error("unknown-side", message, p.span)
                if p.type.name in TEXTS:
                    kind.properties[p.name] = PropertyOf(
                        p.name, kind.name, Type("text"), p.type.name, False, p.owner, p.cond, pack, p.span
                    )
                else:
                    typed = self.type(p.type, TEXTS)
                    back = p.side == "back"
                    kind.properties[p.name] = PropertyOf(
                        p.name, kind.name, typed, back=back, pack=pack, span=p.span
                    )

    def _can_be_added(self, kind: Kind, pack: str, p: t.Property) -> bool:
        """Whether the things of a game can be without what a layer adds to their kind; if not, that is noted."""
        if kind.pack == pack or p.type.name in (*TEXTS, "truth") or p.type.nobody or p.type.many:
            return True
        message = f"the things of {kind.pack} have no '{p.name}'"
        self.findings.error("added", message, p.span, f"write '{p.name}: {p.type.name} or nobody'")
        return False

    # ---- names --------------------------------------------------------------------------------------

    def names(self, pack: str, declarations: list[t.Declaration]) -> None:
        """Enter everything of a pack that is not a kind."""
        for d in declarations:
            enter = getattr(self, "_" + d.what, None)
            if enter is not None and self._counts(d):
                enter(pack, d)

    def _counts(self, d: t.Declaration) -> bool:
        """Whether the pack that a declaration is to stand beside is there, if it is to stand beside one."""
        return not d.beside or d.beside in self.program.packs

    def type(self, written: t.TypeName, others: tuple[str, ...] = ()) -> Type:
        """The type a type name means."""
        if written.name not in BASIC and written.name not in self.program.kinds:
            known = [*BASIC, *self.program.kinds, *others]
            self.findings.error(
                "unknown-type",
                f"there is no type or kind '{written.name}'",
                written.span,
                self.findings.instead(written.name, lambda: known),
            )
            return Type("unknown", written.many, written.nobody)
        return Type(written.name, written.many, written.nobody)

    def _dims(self, d: t.Declaration) -> tuple[str, ...]:
        dims = tuple(x for x in (d.of, d.over) if x)
        for kind in dims:
            if kind != "player" and kind not in self.program.kinds:
                known = ["player", *self.program.kinds]
                self.findings.error(
                    "unknown-kind",
                    f"there is no kind '{kind}'",
                    d.span,
                    meant(kind, known),
                )
                return tuple(x for x in dims if x in known)
        return dims

    def _taken(self, name: str, span: Span, there: Symbol | None) -> bool:
        if name in keywords() or name in CORE:
            self.findings.error(
                "reserved", f"'{name}' is a word of the language", span, "choose another name"
            )
            return True
        if there is not None:
            related = ((there.span, f"first here, in {there.pack}"),)
            advice = f"choose another name{_changed(there)}"
            self.findings.error("duplicate", f"'{name}' is declared twice", span, advice, related)
            return True
        return False

    def _enter(self, symbol: Symbol) -> None:
        if not self._taken(symbol.name, symbol.span, self.program.names.get(symbol.name)):
            self.program.names[symbol.name] = symbol

    def _counter(self, pack: str, d: t.Declaration) -> None:
        if d.unit and any(c.unit == d.unit for c in self.program.counters):
            self.findings.error("duplicate", f"another counter has the unit '{d.unit}' already", d.span)
        self._enter(
            Counter(
                d.name,
                pack,
                d.span,
                d.cites,
                dims=self._dims(d),
                unit=d.unit,
                floor=self._floor(d),
                cap_tree=d.cap,
                start_tree=d.start,
            )
        )

    def _floor(self, d: t.Declaration) -> int:
        """How far below 0 a counter goes, as it is declared."""
        if d.floor > 0 or d.floor < -HIGHEST:
            advice = "leave it out, and write 'starts at N'" if d.floor > 0 else ""
            message = f"a counter goes down to 0, or to a number from -1 to -{HIGHEST}"
            self.findings.error("number", message, d.floor_span, advice)
        return min(0, d.floor)

    def _variable(self, pack: str, d: t.Declaration) -> None:
        assert d.type is not None
        self._enter(
            Variable(
                d.name,
                pack,
                d.span,
                d.cites,
                dims=self._dims(d),
                type=self.type(d.type),
                secret=d.secret,
                domain_tree=d.value,
            )
        )

    def _zone(self, pack: str, d: t.Declaration) -> None:
        if d.base not in DISCIPLINES:
            self.findings.error(
                "unknown-discipline",
                f"a zone cannot be '{d.base}'",
                d.span,
                did_you_mean(d.base, DISCIPLINES) or "one of: " + ", ".join(DISCIPLINES),
            )
        self._enter(Zone(d.name, pack, d.span, d.cites, dims=self._dims(d), discipline=d.base))

    def _table(self, pack: str, d: t.Declaration) -> None:
        self._enter(Table(d.name, pack, d.span, d.cites, numbers=d.numbers))

    def _builtin(self, pack: str, d: t.Declaration) -> None:
        params = tuple(Parameter(p.name, self.type(p.type), p.link, p.span) for p in d.params)
        assert d.type is not None
        symbol = Routine(d.name, pack, d.span, d.cites, "builtin", params, self.type(d.type), asks=d.asks)
        if not self._taken(d.name, d.span, self.program.names.get(d.name)):
            self.program.builtins[d.name] = symbol

    def _invariant(self, pack: str, d: t.Declaration) -> None:
        self.invariants.append(Invariant(d.name, pack, d))

    def _ruling(self, pack: str, d: t.Declaration) -> None:
        self.ruling_settings.append((pack, d))

    def _remove(self, pack: str, d: t.Declaration) -> None:
        there = self.program.names.get(d.name)
        if not isinstance(there, Routine) or there.what != d.base:
            self.findings.error(
                "unknown-address",
                f"there is no {d.base} '{d.name}' to remove",
                d.span,
                self._meant(d.base, d.name),
            )
            return
        self._layered(pack, d, removed=True)
        there.tree = ()

    def _meant(self, what: str, name: str) -> str:
        """What to do about an address that is not there."""
        there = self.program.names.get(name)
        if isinstance(there, Routine):
            return f"'{name}' is a {there.what}"
        return self.findings.instead(name, lambda: [s.name for s in self.program.routines(what)])

    def _layered(self, pack: str, d: t.Declaration, removed: bool) -> None:
        others = self.layered.setdefault(d.name, [])
        for other in others:
            if not self.program.wins(pack, other.pack):
                self.findings.error(
                    "conflict",
                    f"{pack} and {other.pack} both change {d.base if removed else d.what}/{d.name}",
                    d.span,
                    f"to let one of them win, write 'replaces: [{other.pack}]' in the pack.yaml of {pack}, or the other way round",
                    related=((other.span, f"changed here by {other.pack}"),),
                )
        anew = self.program.anew[d.name] = Anew(pack, d.span, removed)
        others.append(anew)

    def _routine(self, pack: str, d: t.Declaration) -> None:
        params = tuple(Parameter(p.name, self.type(p.type), p.link, p.span) for p in d.params)
        seen: set[str] = set()
        for p in d.params:
            if p.name in seen or (p.name in self.program.kinds and p.name != p.type.name):
                self.findings.error("duplicate", f"the parameter '{p.name}' needs another name", p.span)
            seen.add(p.name)
        routine = Routine(
            d.name,
            pack,
            d.span,
            d.cites,
            what=d.what,
            params=params,
            type=self.type(d.type) if d.type else None,
            tree=d.body,
            value_tree=d.value,
            address=f"{d.what}/{d.name}",
        )
        if d.replaces:
            there = self.program.names.get(d.name)
            if not isinstance(there, Routine) or there.what != d.what:
                self.findings.error(
                    "unknown-address",
                    f"there is no {d.what} '{d.name}' to replace",
                    d.span,
                    self._meant(d.what, d.name),
                )
            elif [(p.type, p.link) for p in there.params] != [(p.type, p.link) for p in params]:
                self.findings.error(
                    "signature",
                    f"'{d.name}' must keep its parameters",
                    d.span,
                    f"write 'replace {d.what} {_with_params(there)}'",
                    related=((there.span, "declared here"),),
                )
            elif d.what == "query" and there.type != routine.type:
                self.findings.error(
                    "signature",
                    f"'{d.name}' must keep what it answers: {there.type}",
                    d.span,
                    f"write ': {there.type}'",
                    ((there.span, "declared here"),),
                )
            else:
                self._layered(pack, d, removed=False)
                self.program.names[d.name] = routine
            return
        self._enter(routine)

    _rule = _action = _frame = _query = _event = _routine


def _with_params(routine: Routine) -> str:
    """A routine with its parameters, as it is declared."""
    said = ", ".join(f"{p.link} {p.name}: {p.type}".lstrip() for p in routine.params)
    return f"{routine.name}({said})" if said else routine.name


def _changed(there: Symbol) -> str:
    """How what is there already is changed, if that is what was meant."""
    match there:
        case Routine() if there.what != "event":
            return f"; to change it, write 'replace {there.what} {there.name}'"
        case Kind():
            return f"; to say what else each of them has, write it below 'kind {there.name}', in a layer"
        case Counter() | Variable():
            return f"; a rule changes how much it is, as in 'set {there.name} ...' before or after a rule"
    return ""
