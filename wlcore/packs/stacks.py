"""What stands behind each address of a game, layer upon layer: who declares, replaces, adds to or forbids it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, fields, is_dataclass
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.program import Thing
from wlcore.lang.source import Span
from wlcore.lang.symbols import Symbol
from wlcore.packs.assemble import Assembly
from wlcore.packs.nodes import MapNode
from wlcore.packs.sections import kinds_in
from wlcore.packs.source import PackSource
from wlcore.records import dataclass

CARD = "card"


@dataclass(frozen=True, slots=True)
class Layer:
    """What one pack does to something: a role such as `declares`, where, for which clauses, in a few words."""

    role: str
    pack: str
    span: Span
    cites: tuple[str, ...] = ()
    words: str = ""

    def as_json(self) -> dict[str, Any]:
        """The shape that `wl explain --json` prints."""
        s = self.span
        place = {"file": s.file, "line": s.line, "col": s.col}
        return {"role": self.role, "pack": self.pack, **place, "cites": list(self.cites), "words": self.words}


@dataclass(slots=True)
class Stack:
    """All layers behind one address, the lowest first."""

    address: str
    about: str = ""
    layers: list[Layer] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The shape that `wl explain --json` prints."""
        return {
            "address": self.address,
            "about": self.about,
            "layers": [layer.as_json() for layer in self.layers],
        }


class StacksOnDisk:
    """The stacks of a game by address."""

    def __init__(self, assembly: Assembly) -> None:
        self.assembly, self.program = assembly, assembly.program
        self.by_address: dict[str, Stack] = {}
        for pack in assembly.packs:
            for text in pack.texts:
                for declaration in text.declarations:
                    self._declared(pack.manifest.id, declaration)
        self._things()
        self._switches()
        self._rules()
        self._readers()
        self._clauses()

    def named(self, thing: str) -> list[Stack]:
        """The stacks that a name or an address means."""
        exact = self.by_address.get(thing)
        if exact is not None:
            return [exact]
        return [stack for address, stack in self.by_address.items() if thing in self._names(address)]

    def names(self) -> list[str]:
        """Everything that `named` knows, for suggestions."""
        return sorted({name for address in self.by_address for name in (address, *self._names(address))})

    def _names(self, address: str) -> tuple[str, ...]:
        """What else an address is called: its name alone, and for a card of any kind `card/...`."""
        kind, _, name = address.partition("/")
        symbol = self.program.kinds.get(kind)
        is_card = symbol is not None and symbol.base == CARD
        return (name, f"{CARD}/{name}") if is_card else (name,)

    # ---- how they are filled -------------------------------------------------------------------------

    def _add(self, address: str, layer: Layer, about: str = "") -> None:
        stack = self.by_address.setdefault(address, Stack(address))
        stack.about = stack.about or about
        if layer not in stack.layers or layer.span not in [there.span for there in stack.layers]:
            stack.layers.append(layer)

    def _declared(self, pack: str, d: t.Declaration) -> None:
        if d.beside and d.beside not in self.program.packs:
            return
        role, what, words = "declares", d.what, ""
        if d.what == "remove":
            role, what = "removes", d.base
        elif d.what == "ruling":
            role, words = "sets", str(d.setting)
        elif d.replaces:
            role = "replaces"
        beside = f"beside {d.beside}" if d.beside else ""
        self._add(f"{what}/{d.name}", Layer(role, pack, d.span, tuple(cites_in(d)), words or beside))

    def _things(self) -> None:
        for kind in self.program.kinds.values():
            for design, copies in _designs(self.program.things[kind.name].values()).items():
                thing = copies[0]
                about = f"{kind.name}, {thing.provenance or 'listed'}" + (
                    f", {len(copies)} copies" if len(copies) > 1 else ""
                )
                self._add(
                    f"{kind.name}/{design}", Layer("declares", thing.pack, thing.span, thing.cites), about
                )
        for address, pack, span in self.assembly.replaced:
            self._add(address, Layer("replaces", pack, span))
        for text in self.program.texts.values():
            assert text.entity is not None
            what = text.address.rpartition("/")[2]
            layer = Layer(f"text '{what}'", text.pack, text.span, tuple(cites_in(text.body)))
            self._add("/".join(text.entity), layer)
            self._add(text.address, layer)

    def _switches(self) -> None:
        for ruling in self.assembly.rulings.values():
            symbol = self.program.rulings[ruling.id]
            told = [f"{edition}: {said(value)}" for edition, value in ruling.values.items()]
            words = ", ".join([*told, f"default: {said(ruling.default)}"])
            cites = tuple(ref.id for ref in ruling.clauses)
            stack = self.by_address.setdefault(f"ruling/{ruling.id}", Stack(f"ruling/{ruling.id}"))
            stack.about = ruling.question
            stack.layers.insert(0, Layer("declares", symbol.pack, ruling.span, cites, words))
        for name, (allowed, default) in self.assembly.options.items():
            symbol = self.program.options[name]
            words = f"{', '.join(allowed)}; default: {default}"
            self._add(f"option/{name}", Layer("declares", symbol.pack, symbol.span, (), words))

    def _rules(self) -> None:
        program = self.program
        for routine in program.routines("rule", "action", "frame"):
            for need in routine.needs:
                self._add(routine.address, Layer("needs", routine.pack, need.span, need.cites))
        for trigger in program.triggers:
            source = self._source(trigger.span)
            words = f"on {source}" if source else ""
            cites = tuple(dict.fromkeys((*trigger.cites, *cites_in(trigger.body))))
            layer = Layer(
                MOMENTS.get(trigger.moment, trigger.moment), trigger.pack, trigger.span, cites, words
            )
            self._add(self._happening(trigger.of), layer)
            self._on(source, layer, f"{trigger.moment} {trigger.of}")
        for modifier in program.modifiers:
            source = self._source(modifier.span)
            words = MODIFIES.get(modifier.op, modifier.op) + (f", on {source}" if source else "")
            layer = Layer("modifies", modifier.pack, modifier.span, modifier.cites, words)
            self._add(f"query/{modifier.query}", layer)
            self._on(source, layer, modifier.query)
        for forbid in (*program.forbids, *program.narrowed):
            source = self._source(forbid.requirement.span)
            words = f"on {source}" if source else ""
            layer = Layer("forbids", forbid.pack, forbid.requirement.span, forbid.requirement.cites, words)
            self._add(self._happening(forbid.rule), layer)
            self._on(source, layer, forbid.rule)

    def _readers(self) -> None:
        """Which lines ask for a ruling or an option."""
        program = self.program
        routines = (*program.routines("rule", "action", "frame", "query"), *program.texts.values())
        pieces: list[tuple[str, Any]] = [(r.pack, (r.body, r.leaving, r.needs, r.value)) for r in routines]
        for added in (program.triggers, program.modifiers, program.watches):
            pieces += [(x.pack, x) for x in added]
        pieces += [(x.pack, x.requirement) for x in (*program.forbids, *program.narrowed)]
        pieces += [(x.pack, x.cap) for x in program.counters]
        for pack, piece in pieces:
            for setting in settings_in(piece):
                words = self._source(setting.span)
                self._add(f"{setting.kind}/{setting.name}", Layer("is read", pack, setting.span, (), words))

    def _on(self, source: str, layer: Layer, words: str) -> None:
        """The same layer, seen from the thing on which it stands."""
        if source:
            self._add(source, Layer(layer.role, layer.pack, layer.span, layer.cites, words))

    def _happening(self, of: str) -> str:
        """The address of what a trigger waits for."""
        verb, _, counter = of.partition(" ")
        if verb in m.CHANGES and counter:
            return f"counter/{counter}"
        symbol = self.program.names.get(of)
        return getattr(symbol, "address", "") or f"rule/{of}" if isinstance(symbol, Symbol) else f"rule/{of}"

    def _source(self, span: Span) -> str:
        """The address of the thing in whose text a place is, or nothing."""
        for pack in self.assembly.packs:
            for address, (file, first, last) in _blocks(pack):
                if file == span.file and first <= span.line <= last and address in self.by_address:
                    return address
        return ""

    def _clauses(self) -> None:
        for pack in self.assembly.packs:
            for clause in pack.clauses:
                address = f"clause/{clause.id}"
                self._add(address, Layer("declares", pack.manifest.id, clause.span), clause.text)
                for span in self.assembly.cited.get(clause.id, ()):
                    self._add(address, Layer("cites", self._pack_of(span), span, (), self._source(span)))

    def _pack_of(self, span: Span) -> str:
        around = [p for p in self.assembly.packs if span.file.startswith(f"{p.folder.place}/")]
        return around[0].manifest.id if around else ""


MOMENTS = {"instead": "instead of"}
MODIFIES = {"is": "is", "+": "adds", "-": "takes away", "at least": "is at least", "at most": "is at most"}


def _designs(things: Iterable[Thing]) -> dict[str, list[Thing]]:
    found: dict[str, list[Thing]] = {}
    for thing in things:
        found.setdefault(thing.design, []).append(thing)
    return found


def _blocks(pack: PackSource) -> Iterator[tuple[str, tuple[str, int, int]]]:
    """The address of each thing in a pack's files, and the lines that its block takes."""
    for tree in pack.entities:
        for kind, things in kinds_in(tree):
            for name, body in things.entries if isinstance(things, MapNode) else ():
                yield f"{kind.value}/{name.value}", (name.span.file, name.span.line, _last(body))


def _last(node: Any) -> int:
    """The last line of a node, its texts included."""
    lines: list[int] = [node.span.end_line]
    for _, inner in getattr(node, "entries", ()):
        lines.append(_last(inner))
    text = getattr(node, "text", None)
    if text is not None:
        lines.append(text.first_line + len(text.lines) - 1)
    return max(lines)


def cites_in(piece: Any) -> Iterator[str]:
    """The clauses that a declaration, a statement or a block of them cites, each once."""
    yield from dict.fromkeys(_cites(piece))


def settings_in(piece: Any) -> Iterator[m.Setting]:
    """Every place in a checked tree where a ruling or an option is asked for."""
    if isinstance(piece, m.Setting):
        yield piece
    elif isinstance(piece, tuple):
        for part in piece:
            yield from settings_in(part)
    elif is_dataclass(piece) and not isinstance(piece, (Symbol, Span, type)):
        for f in fields(piece):
            yield from settings_in(getattr(piece, f.name))


def _cites(piece: Any) -> Iterator[str]:
    if isinstance(piece, tuple):
        for part in piece:
            yield from _cites(part)
    elif is_dataclass(piece) and not isinstance(piece, (Symbol, Span, type)):
        yield from getattr(piece, "cites", ())
        for f in fields(piece):
            if f.name not in ("cites", "span"):
                yield from _cites(getattr(piece, f.name))


def said(value: bool | int | str) -> str:
    """A value of a ruling as it is written."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
