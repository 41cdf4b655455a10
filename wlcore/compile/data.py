"""The compiled game as plain data: what the engine needs, and nothing it could not read back from disk."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b, sha256
from typing import Any, NamedTuple

from wlcore.compile.analysis import Analysis
from wlcore.compile.doings import doings
from wlcore.compile.index import Index
from wlcore.compile.ir.base import Site
from wlcore.compile.ir.blocks import Wait
from wlcore.compile.ir.module import Module
from wlcore.compile.kept import kept
from wlcore.compile.limits import limits
from wlcore.compile.lower.program import Lowering
from wlcore.compile.moments import ORDER
from wlcore.compile.passes import played, run
from wlcore.compile.passes.again import Again
from wlcore.compile.python import entering, source
from wlcore.compile.rests import rests_of
from wlcore.compile.studied import studied
from wlcore.compile.tables import printed_tables
from wlcore.compile.telling import telling
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Variable

FAST, TRACED = "fast", "traced"
LAST: dict[str, Again] = {}
"""By game what passes and printers have made of the program that was compiled last."""
SIGHT = {"pile": 0, "hand": 1, "deck": 2, "box": 2}


def laid_out(index: Index) -> dict[str, Any]:
    """What is known of a game before its code is written: how everything is called and where it lies."""
    program, layout = index.program, index.layout
    return {
        "id": program.game,
        "packs": program.packs,
        "players": _players(program),
        "automata": list(program.automata),
        "limits": [(x.title, x.least, x.most, x.cites) for x in program.limits],
        "actions": layout.actions,
        "value_names": layout.value_names,
        "zone_names": layout.zone_names,
        "zone_dims": {z.name: z.dims for z in program.zones},
        "cards": [(c.id, c.kind, c.design) for c in program.cards],
        "kinds": {k.name: (k.base, k.first, list(k.members)) for k in program.kinds.values()},
        "setting_names": list(layout.settings),
        "patterns": _patterns(program),
        "designs": {
            kind: {x.id: x.design for x in things.values() if x.id != x.design}
            for kind, things in program.things.items()
            if program.kinds[kind].base != "card"
        },
    }


def _patterns(program: Program) -> dict[str, tuple[str, tuple[tuple[str, str, str], ...]]]:
    """Things that a pattern of their file stands for, by kind and design: the pattern, and what is their own in it (the name
    of a property, its kind, its value).
    """
    return {
        f"{kind}-{thing.design}": (thing.pattern, program.parts(thing))
        for kind, things in program.things.items()
        for thing in things.values()
        if thing.parts
    }


class Making:
    """A checked program being compiled: its representation, its code in one flavour after the other, and all else that a game needs."""

    def __init__(self, program: Program, analysis: Analysis | None = None) -> None:
        self.index = Index(program, analysis)
        module = Lowering(self.index).whole()
        self.again = Again(module, LAST.get(program.game))
        self.module = run(module, self.again)
        self.sources = {TRACED: source(self.module, telling=True, again=self.again)}
        LAST[program.game] = self.again
        self.data = _data(self.index, self.module)

    @cached_property
    def played(self) -> Module:
        """The representation for code that only plays."""
        return played(self.module, self.again)

    @property
    def digest(self) -> str:
        """By what the rules, as they are compiled, are known again."""
        return sha256(self.sources[TRACED].encode()).hexdigest()

    def written(self, flavour: str) -> str:
        """The source in a flavour."""
        if flavour not in self.sources:
            self.sources[flavour] = source(self.played, again=self.again)
        return self.sources[flavour]


def _data(index: Index, module: Module) -> dict[str, Any]:
    """Everything but the code."""
    program, layout = index.program, index.layout
    waits = waits_of(module)
    decks = {zone: i for i, zone in enumerate(layout.deck_zones)}
    fixed_from = min(layout.fixed.values(), default=0)
    fixed = [fixed_from + decks[z] if z in decks else -1 for z in range(len(layout.zone_names))]
    zones = {z.name: z for z in program.zones}
    sight, owner = [], []
    for name, indices in layout.zone_names:
        zone = zones.get(name)
        sight.append(SIGHT[zone.discipline] if zone is not None else 0)
        owned = zone is not None and bool(zone.dims) and zone.dims[0] == "player"
        owner.append(indices[0] if owned else -1)
    cards = program.cards
    return {
        **laid_out(index),
        "tables": {**printed_tables(program, index.analysis), **module.tables, "PLANS": tuple(module.plans)},
        "failing": tuple(module.failing),
        "lots": tuple(module.names),
        "main": entering(module.units[module.main]),
        "frames": list(layout.frames.values()),
        "frame_marks": {f.at: f.marks for f in module.frames.values()},
        "cleanups": {f.at: f.cleanup for f in module.frames.values() if f.cleanup},
        "fixed": fixed,
        "below": [f + len(decks) if f >= 0 else -1 for f in fixed],
        "sight": sight,
        "owner": owner,
        "values": _values(index),
        "zones": [list(range(len(cards))), *([] for _ in layout.zone_names[1:])],
        "loc": [0] * len(cards),
        "settings": [0] * (len(layout.settings) + 1),
        "sites": [
            (w.place, w.site.about, w.site.within or ORDER, w.site.file, w.site.line, w.site.cites)
            for w in waits
        ],
        "doings": [(w.place, found) for w in waits if (found := doings(w.statement))],
        "asking": [(w.place, w.site.line, w.site.column, w.named) for w in waits],
        "said": [(x.kind, x.file, x.line, x.cites) for x in module.sites],
        "secrets": _secrets(index),
        "joint": [(f"limit/{n}", one != "") for n, _, one in limits(program)],
        "kept": kept(module),
        "rests": rests_of(program, module),
        "layout": layout_digest(index, module),
        "requirements": tuple(module.requirements),
        "asks": {
            b.name: [f"query/{query.name}" for query in program.asked_by(b)]
            for b in program.builtins.values()
        },
        "backs": [_back(program, c) for c in cards],
        **studied(index, module, waits),
        **telling(index, module),
    }


class Waiting(NamedTuple):
    """A place where somebody decides: what asks there, and how far below the top of the stack lies what its names stand for."""

    place: int
    site: Site
    statement: Any
    named: dict[str, int]


def waits_of(module: Module) -> list[Waiting]:
    """Every place where somebody decides."""
    found = []
    for unit in module.units.values():
        for block in unit.blocks:
            if isinstance(block.end, Wait):
                there = unit.blocks[block.end.then]
                named = {name: unit.slots[x] - unit.size for name, x in block.end.named if x in there.live}
                site = block.end.site
                found.append(Waiting(there.place, site, module.sites[site], named))
    return sorted(found, key=lambda wait: wait.place)


STATE = 3
"""To be raised with each change of what the numbers in a state mean that does not show in how a game is laid out."""


def layout_digest(index: Index, module: Module) -> str:
    """A digest of where everything lies in a state and on its stack: equal if a state means the same."""
    layout = index.layout
    places = [
        (name, number, [(x, unit.slots[x]) for x in unit.blocks[number].live])
        for name, number in module.places
        for unit in [module.units[name]]
    ]
    said = [
        STATE,
        layout.value_names,
        layout.zone_names,
        [(c.id, c.kind) for c in index.program.cards],
        layout.actions,
        list(layout.settings),
        places,
    ]
    return blake2b(repr(said).encode(), digest_size=8).hexdigest()


def _players(program: Program) -> tuple[int, int]:
    """How many can play with all these packs; places are kept for as many as the game has."""
    least, most = (max(1, n - len(program.automata)) for n in program.players)
    return max([least, *(x.least for x in program.limits)]), min([most, *(x.most for x in program.limits)])


def _values(index: Index) -> list[int]:
    layout = index.layout
    values = [0] * len(layout.value_names)
    places: list[Counter | Variable] = [*index.program.counters, *index.program.variables]
    for place in places:
        for i in range(layout.count(place)):
            values[layout.base(place) + i] = layout.start(place)
    return values


def _secrets(index: Index) -> list[tuple[int, int, str]]:
    """The values that only their owner sees: index, owner's seat, and the function that lists what may be there."""
    found = []
    for variable in index.program.variables:
        if variable.secret:
            for i in range(index.layout.count(variable)):
                owner = index.layout.indices(variable, i)[0]
                found.append((index.layout.base(variable) + i, owner, f"domain/{variable.name}"))
    return found


def _back(program: Program, card: Any) -> str:
    """Cards with equal backs cannot be told apart from behind: their kind is seen, and what is printed on the back."""
    seen = [p.name for p in program.kinds[card.kind].properties.values() if p.back or p.name == "back"]
    return ":".join([card.kind, *(str(card.values.get(name, -1)) for name in seen)])
