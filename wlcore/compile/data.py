"""The compiled game as plain data: what the engine needs, and nothing it could not read back from disk."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any

from wlcore.compile.askers import askers
from wlcore.compile.build import Build
from wlcore.compile.doings import doings
from wlcore.compile.moments import ORDER
from wlcore.compile.names import domain_of
from wlcore.compile.studied import studied
from wlcore.compile.telling import telling
from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Variable

FAST, TRACED = "fast", "traced"
SIGHT = {"pile": 0, "hand": 1, "deck": 2, "box": 2}


def laid_out(build: Build) -> dict[str, Any]:
    """What is known of a game before its code is written: how everything is called and where it lies."""
    program, layout = build.program, build.layout
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
    """A checked program being compiled: its code in one flavour after the other, and all else that a game needs."""

    def __init__(self, program: Program) -> None:
        self.build = Build(program)
        self.sources = {TRACED: self.build.source(True)}
        self.tables = self.build.tables()
        self.data = _data(self.build, self.tables)

    @property
    def digest(self) -> str:
        """By what the rules, as they are compiled, are known again."""
        return sha256(self.sources[TRACED].encode()).hexdigest()

    def written(self, flavour: str) -> tuple[str, dict[str, Any]]:
        """The source in a flavour, with what it needs besides the tables that are part of the data."""
        if flavour not in self.sources:
            self.sources[flavour] = self.build.source(False)
        tables = self.build.tables() if flavour != TRACED else self.tables
        return self.sources[flavour], {k: x for k, x in tables.items() if x != self.tables.get(k)}


def _data(build: Build, tables: dict[str, Any]) -> dict[str, Any]:
    """Everything but the code; the traced flavour is written."""
    program, layout = build.program, build.layout
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
        **laid_out(build),
        "tables": tables,
        "frames": list(layout.frames.values()),
        "truths": layout.truths(),
        "frame_marks": build.frame_marks(),
        "frame_names": {index: name.replace("-", "_") for name, index in layout.frames.items()},
        "fixed": fixed,
        "below": [f + len(decks) if f >= 0 else -1 for f in fixed],
        "sight": sight,
        "owner": owner,
        "values": _values(build),
        "zones": [list(range(len(cards))), *([] for _ in layout.zone_names[1:])],
        "loc": [0] * len(cards),
        "settings": [0] * (len(layout.settings) + 1),
        "sites": _sites(build),
        "doings": [(u, p, found) for u, p, site in build.sites if (found := doings(site.statement))],
        "asking": [
            (u, p, site.statement.span.line, site.statement.span.col, build.named[u, p])
            for u, p, site in build.sites
        ],
        "said": [(type(s).__name__, s.span.file, s.span.line, s.cites) for s in build.said],
        "secrets": _secrets(build),
        "joint": build.limits,
        "kept_secrets": build.kept_secrets,
        "rests": build.rests,
        "layout": layout_digest(build),
        "requirements": {
            r.name: [(str(q.span), q.cites) for q in (*r.needs, *build.analysis.forbids.get(r.name, ()))]
            for r in program.routines("rule", "action", "frame")
        },
        "asks": {b.name: [query.name for query in program.asked_by(b)] for b in program.builtins.values()},
        "backs": [_back(program, c) for c in cards],
        **studied(build),
        **telling(build),
    }


def _sites(build: Build) -> list[tuple[int, int, str, str, str, int, tuple[str, ...]]]:
    """Where somebody is asked: the unit and place, the name of what is chosen, and of the statement that asks in which rule
    it is written, its file and line, and its clauses. What comes first of several abilities is the core's own question.
    """
    asker = askers(build)
    asked = [(unit, place, site.statement) for unit, place, site in build.sites]
    return [
        (u, p, _asked(s), asker.get(id(s), ORDER), s.span.file, s.span.line, s.cites) for u, p, s in asked
    ]


STATE = 2
"""To be raised with each change of what the numbers in a state mean that does not show in how a game is laid out."""


def layout_digest(build: Build) -> str:
    """A digest of where everything lies in a state and on its stack: equal if a state means the same."""
    layout = build.layout
    units = [
        (number, address, sorted(build.kept[address].items()))
        for address, number in build.units.items()
        if address in build.kept
    ]
    said = [
        STATE,
        layout.value_names,
        layout.zone_names,
        [(c.id, c.kind) for c in build.program.cards],
        layout.actions,
        list(layout.settings),
        [
            (number, address, [(place, sorted(kept)) for place, kept in places])
            for number, address, places in sorted(units)
        ],
    ]
    return blake2b(repr(said).encode(), digest_size=8).hexdigest()


def _players(program: Program) -> tuple[int, int]:
    """How many can play with all these packs; places are kept for as many as the game has."""
    least, most = (max(1, n - len(program.automata)) for n in program.players)
    return max([least, *(x.least for x in program.limits)]), min([most, *(x.most for x in program.limits)])


def _values(build: Build) -> list[int]:
    layout = build.layout
    values = [0] * len(layout.value_names)
    places: list[Counter | Variable] = [*build.program.counters, *build.program.variables]
    for place in places:
        for i in range(layout.count(place)):
            values[layout.base(place) + i] = layout.start(place)
    return values


def _secrets(build: Build) -> list[tuple[int, int, str]]:
    """The values that only their owner sees: index, owner's seat, and the function that lists what may be there."""
    found = []
    for variable in build.program.variables:
        if variable.secret:
            for i in range(build.layout.count(variable)):
                owner = build.layout.indices(variable, i)[0]
                found.append((build.layout.base(variable) + i, owner, domain_of(variable.name)))
    return found


def _asked(s: m.Statement) -> str:
    match s:
        case m.Pick():
            return s.name
        case m.Maybe():
            return s.pick.name if s.pick is not None else s.label
    return ""


def _back(program: Program, card: Any) -> str:
    """Cards with equal backs cannot be told apart from behind: their kind is seen, and what is printed on the back."""
    seen = [p.name for p in program.kinds[card.kind].properties.values() if p.back or p.name == "back"]
    return ":".join([card.kind, *(str(card.values.get(name, -1)) for name in seen)])
