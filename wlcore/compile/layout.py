"""Where everything lies in a state, and which number every option has."""

from __future__ import annotations

from dataclasses import field
from itertools import chain

from wlcore.lang import meaning as m
from wlcore.lang.arithmetic import DIVIDING, MOST_IN_SETS, constant
from wlcore.lang.nobody import no_value
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Place, Variable, Zone
from wlcore.records import dataclass

working_out = Gathering((m.Op, m.Assign, m.Bind, m.Change, m.Pick, m.Repeat), PIECES)
"""Where numbers are worked out, and where they are put."""
PASS, DONE = 0, 1
FRAME = 5
"""What a frame notes of itself: how high the stack was, its end, its beginning, how deep it lies, who performs it."""
picks = Gathering(m.Pick, PIECES)
"""Every choice of something."""
NUMBERS = 121
NOWHERE = "nowhere"


@dataclass(slots=True)
class Layout:
    """Numbers for places, zones and options; the game's own come first, each pack's after them in load order.

    `failing` are the files and lines at which rules can fail.
    """

    program: Program
    values: dict[str, int] = field(default_factory=dict)
    zones: dict[str, int] = field(default_factory=dict)
    value_names: list[str] = field(default_factory=list)
    zone_names: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    frames: dict[str, int] = field(default_factory=dict)
    fixed: dict[str, int] = field(default_factory=dict)
    deck_zones: list[int] = field(default_factory=list)
    settings: dict[tuple[str, str], int] = field(default_factory=dict)
    actions: list[tuple[str, str, int]] = field(default_factory=list)
    action_of: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)
    laid: dict[tuple[type, str], tuple[int, list[int]]] = field(default_factory=dict)
    failing: dict[tuple[str, int], int] = field(default_factory=dict)
    _largest: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, program: Program) -> Layout:
        """The layout of a program."""
        layout = cls(program)
        layout._places()
        layout._settings()
        layout._failing()
        layout._chosen()
        return layout

    # ---- places --------------------------------------------------------------------------------------

    def _places(self) -> None:
        for place in (*self.program.counters, *self.program.variables):
            self.values[place.name] = len(self.value_names)
            self.value_names += [place.name] * self.count(place)
        for frame in self.program.routines("frame"):
            self.frames[frame.name] = len(self.value_names)
            self.value_names += [f"frame {frame.name}"] * FRAME
        self.zone_names.append((NOWHERE, ()))
        for zone in self.program.zones:
            self.zones[zone.name] = len(self.zone_names)
            for i in range(self.count(zone)):
                self.zone_names.append((zone.name, self.indices(zone, i)))
        decks = [z for z in self.program.zones if z.discipline == "deck"]
        for part in ("fixed", "below"):
            for zone in decks:
                if part == "fixed":
                    self.fixed[zone.name] = len(self.value_names)
                    self.deck_zones += range(self.zones[zone.name], self.zones[zone.name] + self.count(zone))
                self.value_names += [f"{part} {zone.name}"] * self.count(zone)

    def count(self, place: Place) -> int:
        """How many values a place has."""
        n = 1
        for dim in place.dims:
            n *= self.program.size(dim)
        return n

    def strides(self, place: Place) -> list[int]:
        """What each of its indices is multiplied by."""
        strides: list[int] = []
        step = 1
        for dim in reversed(place.dims):
            strides.insert(0, step)
            step *= self.program.size(dim)
        return strides

    def indices(self, place: Place, offset: int) -> tuple[int, ...]:
        """The indices of the value at an offset within its place."""
        return tuple(
            offset // s % self.program.size(d) for s, d in zip(self.strides(place), place.dims, strict=True)
        )

    def base(self, place: Place) -> int:
        """Where a place begins, in the values or among the zones."""
        return self.zones[place.name] if isinstance(place, Zone) else self.values[place.name]

    def lead(self, place: Place) -> int:
        """What to take off an index made of the numbers of things: those of a kind of cards do not begin at 0."""
        firsts = (self.program.kinds[d].first if d in self.program.kinds else 0 for d in place.dims)
        return sum(first * stride for first, stride in zip(firsts, self.strides(place), strict=True))

    def offset_and_strides(self, place: Place) -> tuple[int, list[int]]:
        """What is added to an index made of the numbers of things, and what each of them is multiplied by."""
        found = self.laid.get((place.__class__, place.name))
        if found is None:
            found = self.base(place) - self.lead(place), self.strides(place)
            self.laid[place.__class__, place.name] = found
        return found

    def start(self, place: Counter | Variable) -> int:
        """The value a place begins with; nobody where that is possible."""
        if isinstance(place, Counter) and isinstance(place.start, m.Const):
            return place.start.value
        return no_value(place.type) if isinstance(place, Variable) and place.type.nobody else 0

    def begins(self, first: int, count: int, value: int) -> bool:
        """Whether so many values from one on are all there is of a place, and this is what they begin with."""
        places: list[Counter | Variable] = [*self.program.counters, *self.program.variables]
        found = next((place for place in places if self.base(place) == first), None)
        return found is not None and (self.count(found), self.start(found)) == (count, value)

    def _failing(self) -> None:
        """Number the places at which rules can fail: a layer's come behind those of its game, which keep theirs."""
        program = self.program
        parts = (program.names.values(), program.cards, program.triggers, program.modifiers, program.watches)
        packs = {x.span.file: x.pack for x in chain.from_iterable(parts)}  # type: ignore[attr-defined]
        order = {file: program.packs.index(pack) for file, pack in packs.items() if pack in program.packs}
        found = {(x.span.file, x.span.line) for x in working_out(tuple(program.said())) if can_fail(x)}
        for place in sorted(found, key=lambda at: (order.get(at[0], len(order)), at)):
            self.failing[place] = len(self.failing)

    def _settings(self) -> None:
        for kind, table in (("ruling", self.program.rulings), ("option", self.program.options)):
            for name in table:
                self.settings[kind, name] = len(self.settings)

    # ---- options -------------------------------------------------------------------------------------

    def number_options(self) -> None:
        """Give every option its number, once all choices and labels are known."""
        self.actions = [("pass", "", -1), ("done", "", -1)]
        packs = self.program.packs
        number = {pack: i for i, pack in enumerate(packs)}
        born: list[list[tuple[str, str, int]]] = [[] for _ in packs]
        for (name, kind), late in self.program.choices.items():
            members = self._members(kind, name)
            self.action_of[name, kind] = [-1] * max((index + 1 for index, _ in members), default=0)
            for index, owner in members:
                born[max(number[owner], number[late or packs[0]])].append((name, kind, index))
        for pack, options in zip(packs, born, strict=True):
            for name, kind, index in options:
                if self.action_of[name, kind][index] < 0:
                    self.action_of[name, kind][index] = len(self.actions)
                    self.actions.append((name, kind, index))
            for label, owner in self.program.labels:
                if owner == pack and label not in self.labels:
                    self.labels[label] = len(self.actions)
                    self.actions.append((label, "", -1))

    def largest(self, name: str) -> int:
        """The largest number that can be chosen under a name: more than usual where rules write it so."""
        return self._largest.get(name, NUMBERS - 1)

    def _chosen(self) -> None:
        """Note how large the numbers can be that are chosen."""
        named = [(r.name, p) for r in self.program.routines("action") for p in picks(r.body)]
        for name, pick in (*named, *((p.name, p) for p in picks(tuple(self.program.said())))):
            most = min(most_of(pick), MOST_IN_SETS)
            self._largest[name] = max(self.largest(name), most)

    def _members(self, kind: str, name: str) -> list[tuple[int, str]]:
        game = self.program.packs[0]
        if kind == "player":
            return [(i, game) for i in range(self.program.players[1])]
        if kind == "number":
            return [(i, game) for i in range(self.largest(name) + 1)]
        if kind == "truth":
            return [(0, game), (1, game)]
        if kind == "card":
            return [
                (k.first + i, owner)
                for k in self.program.kinds.values()
                if k.base == "card"
                for i, owner in enumerate(k.packs)
            ]
        found = self.program.kinds[kind]
        return [(found.first + i, owner) for i, owner in enumerate(found.packs)]


def most_of(pick: m.Pick) -> int:
    """The largest number that can be chosen, as far as that is written; else 0."""
    if pick.how == "number":
        upper = pick.upper
        if isinstance(upper, m.Read) and isinstance(upper.place, Counter) and upper.place.cap is not None:
            upper = upper.place.cap
        return (constant(upper) if upper is not None else None) or 0
    source = pick.source
    while isinstance(source, m.Filter):
        source = source.of
    if isinstance(source, m.Between) and not source.id:
        return constant(source.last) or 0
    if source.type.kind != "number" or not isinstance(source, m.Items):
        return 0
    return max([constant(item) or 0 for item in source.items], default=0)


def can_fail(piece: m.Expr | m.Statement) -> bool:
    """Whether rules may fail at this, as far as is seen without writing its code."""
    match piece:
        case m.Op(op=op):
            return op in ("*", *DIVIDING)
        case m.Between(id=id):
            return not id
        case m.Assign(value=value) | m.Change(amount=value):
            return value.type.kind == "number" and not isinstance(value, m.Const)
        case m.Repeat(times=times):
            return times is not None and not isinstance(times, m.Const)
        case m.Pick(source=source):
            return source.type.kind == "number"
        case m.Bind(value=value):
            return value.type.many and value.type.kind == "number"
    return False
