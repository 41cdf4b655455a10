"""The board as a map: places by their coordinates, what stands on them, and what lies around a figure.

All of it comes from the view of one player and from the `map` of the pack's `screen.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.engine.view import View
from wlcore.play.layout import width_of
from wlcore.records import dataclass
from wlcore.sets import of_mask
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.words import Wording

PLAIN = "."
TIMES = "×"
"""What stands before the number of a place, to tell it from a player's."""
SHIFTS = ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (0, 3), (0, -3), (1, 0), (-1, 0), (1, 2), (-1, 2), (1, -2), (-1, -2),
          (0, 5), (0, -5), (1, 4), (-1, 4), (1, -4), (-1, -4), (0, 7), (0, -7), (2, 0), (-2, 0), (0, 9), (0, -9))  # fmt: skip
"""Where a place is drawn if there is something already: rows down, columns to the right."""
NAMED_AT = sorted(
    ((down, right) for down in range(-12, 13) for right in range(-60, 61, 2)),
    key=lambda at: (3 * abs(at[0]) + abs(at[1]), at),
)
"""Where a part of the map is named, if there is something already: the nearest that is free."""
CROWDED = 8
"""Columns that a place may need where much stands: names of parts of the map keep away from them."""
ROOM = 4
"""Columns that are kept free for each place: as many as the number of an option needs, as in `(12)`."""


@dataclass(frozen=True, slots=True)
class DrawnPlace:
    """What is drawn for one place; `styles` names what its parts are: a place, a mark, a figure, an option."""

    row: int
    col: int
    parts: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(text for text, _ in self.parts)


@dataclass(slots=True)
class MapDrawing:
    """A map as it is drawn: rows of characters with styles."""

    width: int
    height: int
    cells: list[list[tuple[str, str]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = [[(" ", "")] * self.width for _ in range(self.height)]

    def free(self, row: int, col: int, width: int) -> bool:
        """Whether there is room, with a blank on either side."""
        if not (0 <= row < self.height and col >= 0 and col + width <= self.width):
            return False
        return all(cell[0] == " " for cell in self.cells[row][max(0, col - 1) : col + width + 1])

    def draw(self, drawn: DrawnPlace) -> None:
        """Put something there."""
        col = drawn.col
        for text, style in drawn.parts:
            for character in text:
                self.cells[drawn.row][col] = (character, style)
                for taken in range(col + 1, col + width_of(character)):
                    self.cells[drawn.row][taken] = ("", style)
                col += width_of(character)

    def rows(self) -> list[list[tuple[str, str]]]:
        """Each row as runs of one style."""
        found = []
        for cells in self.cells:
            runs: list[tuple[str, str]] = []
            for character, style in cells:
                if runs and runs[-1][1] == style:
                    runs[-1] = (runs[-1][0] + character, style)
                else:
                    runs.append((character, style))
            found.append(runs)
        return found


_STEADY: WeakKeyDictionary[Game, dict[tuple[int, ...], dict[int, list[int]]]] = WeakKeyDictionary()


class Board:
    """The places of one view."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view, self.words = view, words
        shown = view.game.data.screen["map"]
        assert shown is not None
        self.map = shown
        self.kind: str = self.map["places"]
        _, self.first, self.members = view.game.data.kinds[self.kind]

    @staticmethod
    def of(view: View, words: Wording) -> Board | None:
        """The board of a game that has one."""
        return Board(view, words) if view.game.data.screen["map"] is not None else None

    # ---- what is where -------------------------------------------------------------------------------

    @cached_property
    def figures(self) -> dict[int, list[int]]:
        """By place the players whose figures stand there."""
        if not self.map["figures"]:
            return {}
        found: dict[int, list[int]] = {}
        for seat in range(self.view.players):
            if not self.map["placed"] or self._of(self.map["placed"], seat) > 0:
                found.setdefault(self._of(self.map["figures"], seat) - self.first, []).append(seat)
        return found

    def _of(self, variable: str, seat: int) -> int:
        base, _, strides, _ = self.view.game.data.value_dims[variable]
        return int(self.view.values[base + seat * strides[0]])

    @cached_property
    def marks(self) -> dict[int, list[str]]:
        """By place the names of what else stands there."""
        found: dict[int, list[str]] = {}
        for name in self.map["marks"]:
            for place in self._marked(name):
                found.setdefault(place, []).append(name)
        return found

    def _marked(self, name: str) -> Iterator[int]:
        data, values = self.view.game.data, self.view.values
        if name in data.zone_dims:
            for number, (zone, at) in enumerate(data.zone_names):
                if zone == name and self.view.zones[number]:
                    yield at[0]
            return
        base, dims, strides, _ = data.value_dims[name]
        if not dims:
            yield values[base] - self.first
            return
        for place in range(len(self.members)):
            if values[base + place * strides[0]] > 0:
                yield place

    @cached_property
    def owners(self) -> dict[int, int]:
        """By place the player whose it is."""
        return {place: seat for place, seat in self._each(self.map["owner"]) if 0 <= seat < self.view.players}

    @cached_property
    def numbers(self) -> dict[int, int]:
        """By place what is counted there, if there is any."""
        return {place: number for place, number in self._each(self.map["number"]) if number > 0}

    @property
    def standing(self) -> tuple[Mapping[int, object], ...]:
        """By place all that is there: figures, marks, whose it is, what is counted."""
        return self.figures, self.marks, self.owners, self.numbers

    def holds(self, place: int) -> bool:
        """Whether anything stands at a place, or it is somebody's."""
        return any(place in there for there in self.standing)

    def _each(self, name: str) -> Iterator[tuple[int, int]]:
        if name:
            base, _, strides, _ = self.view.game.data.value_dims[name]
            yield from ((p, self.view.values[base + p * strides[0]]) for p in range(len(self.members)))

    def around(self, place: int) -> list[int]:
        """The places next to one."""
        ways = self.map["ways"]
        if not isinstance(ways, str):
            return [there - self.first for there in of_mask(ways[place])]
        if not ways:
            return []
        found = self._known_ways.get(place)
        if found is None:
            query: Any = self._imagined.asked(query_name(ways))
            near = query(self._imagined, self.view.seat, place + self.first)
            found = self._known_ways[place] = sorted(there - self.first for there in near)
        return found

    @cached_property
    def _known_ways(self) -> dict[int, list[int]]:
        """By place those next to it, as far as that has been asked; of ways that hang on nothing but settings, in any position."""
        if self.view.game.data.screen["open"].get(str(self.map["ways"])) != []:
            return {}
        return _STEADY.setdefault(self.view.game, {}).setdefault(self.view.settings, {})

    def place_of(self, seat: int) -> int:
        """Where the figure of a player stands, or -1."""
        return next((place for place, seats in self.figures.items() if seat in seats and place >= 0), -1)

    def steps(self, here: int) -> dict[int, int]:
        """How many steps each place is from one along the ways of the map, over places that are drawn on it; nothing of those to which
        none leads.
        """
        drawn = {*self._shown()}
        far: dict[int, int] = {} if here < 0 else {here: 0}
        front = list(far)
        while front:
            depth = far[front[0]] + 1
            front = [
                near
                for near in dict.fromkeys(n for place in front for n in self.around(place))
                if near not in far and near in drawn
            ]
            far.update(dict.fromkeys(front, depth))
        return far

    @cached_property
    def ways(self) -> tuple[tuple[int, int], ...]:
        """Which places on the map lie next to each other, each pair once; none if that cannot be worked out now."""
        shown = self._shown()
        try:
            pairs = {(min(here, there), max(here, there)) for here in shown for there in self.around(here)}
        except RuleFault:
            return ()
        return tuple(sorted(pair for pair in pairs if pair[0] != pair[1] and {*pair} <= {*shown}))

    @cached_property
    def _imagined(self) -> Any:
        known = self.map["ways"] in self.view.game.data.screen["open"]
        return self.view.openly() if known else self.view.imagine(Dice(1), traced=True)

    # ---- in words ------------------------------------------------------------------------------------

    def name(self, place: int) -> str:
        """What a place is called."""
        return self.words.member(self.kind, place)

    def described(self, place: int, all_figures: bool = False) -> str:
        """A place with what stands there, beside the reader's own figure unless `all_figures` are told."""
        there = [self.words.label(name) for name in self.marks.get(place, ())]
        if place in self.owners:
            there.append(self.words.player(self.owners[place]))
        if place in self.numbers:
            there.append(f"{self.words.label(self.map['number'])} {self.numbers[place]}")
        figures = self.figures.get(place, ())
        there += [self.words.player(seat) for seat in figures if all_figures or seat != self.view.seat]
        name = capital(self.name(place))
        return f"{name} ({', '.join(there)})" if there else name

    def surroundings(self, seat: int) -> list[str]:
        """Where a player stands and what is next to it."""
        here = self.place_of(seat)
        return [] if here < 0 else [self.words("here", place=self._with_area(here)), *self.near(here)]

    def near(self, place: int) -> list[str]:
        """What is next to a place on the map, in a line; nothing if nothing is."""
        drawn = {*self._shown()}
        near = self.words.apart(self.described(other) for other in self.around(place) if other in drawn)
        return [self.words("near", places=near)] if near else []

    def _with_area(self, place: int) -> str:
        """A place with what stands there and the part of the map it lies in."""
        area, told = self.map["area"][place], self.described(place)
        within = self.words.thing(self.map["area kind"], area) if area >= 0 else ""
        return f"{told}, {within}" if within and within not in told else told

    def told(self, place: int, seat: int) -> list[str]:
        """A place: what stands there, how far it is from a player's figure, and what is next to it."""
        far = self.steps(self.place_of(seat)).get(place, 0)
        away = [self.words("away", n=far)] if far else []
        return [f"{self._with_area(place)}.", *away, *self.near(place)]

    def distances(self, seat: int) -> list[tuple[str, str]]:
        """How far from a player's figure places are that have a sign, something on them or a figure: steps, and which they are."""
        found: dict[int, list[str]] = {}
        for place, far in self.steps(self.place_of(seat)).items():
            there = self.marks.get(place) or self.figures.get(place) or place in self.owners
            if far and place in self._shown() and (self.sign(place) != PLAIN or there):
                found.setdefault(far, []).append(self.described(place))
        return [
            (self.words("steps", n=far), self.words.apart(sorted(names)))
            for far, names in sorted(found.items())
        ]

    def legend(self) -> list[str]:
        """What the signs mean, each once."""
        return [f"{sign} {said}" for sign, said in self.signs()]

    def signs(self) -> list[tuple[str, str]]:
        """The signs, each once, and what they mean."""
        found = {PLAIN: self.words.phrases.say(self.words.prompts.kind(self.kind))}
        for place in self._shown():
            sign = self.sign(place)
            if sign != PLAIN:
                found.setdefault(sign, self.sort(place))
        found.update((sign, self.words.label(name)) for name, sign in self.map["marks"].items())
        if self.owners:
            seats = sorted(set(self.owners.values()))
            found.update((str(seat + 1), self.words.player(seat)) for seat in seats)
        if self.map["number"]:
            found[TIMES] = self.words.label(self.map["number"])
        return list(found.items())

    def sort(self, place: int) -> str:
        """What sort of place it is, or its own name where its sign is its own."""
        if self.members[place] in self.map["signs"]:
            return self.name(place)
        return self.words.thing(self.map["sort kind"], self.map["sort"][place])

    def sign(self, place: int) -> str:
        """The sign of a place."""
        signs, sort = self.map["signs"], self.map["sort"][place]
        own = signs.get(self.members[place])
        if own or sort < 0:
            return str(own or PLAIN)
        _, first, names = self.view.game.data.kinds[self.map["sort kind"]]
        return str(signs.get(names[sort - first], PLAIN))

    # ---- drawn ---------------------------------------------------------------------------------------

    def drawn(self, width: int, height: int, options: Mapping[int, str]) -> MapDrawing:
        """The map; `options` are the places that can be chosen, with the signs of their options. Each place stays where it is, whatever
        stands there.
        """
        drawing = MapDrawing(width, height)
        drawings = [
            DrawnPlace(row, col, self._parts(place, options.get(place)))
            for place, (row, col) in self._spots(width, height).items()
        ]
        for drawn in sorted(drawings, key=lambda one: -width_of(one.text)):
            for down, right in ((0, 0), (0, -1), (0, -2), *SHIFTS):
                if drawing.free(drawn.row + down, drawn.col + right, width_of(drawn.text)):
                    drawing.draw(DrawnPlace(drawn.row + down, drawn.col + right, drawn.parts))
                    break
            else:  # no room at all: over what is there, rather than not at all
                col = max(0, min(drawn.col, width - width_of(drawn.text)))
                drawing.draw(DrawnPlace(drawn.row, col, drawn.parts))
        self._name_areas(drawing)
        self._draw_ways(drawing)
        return drawing

    def _draw_ways(self, drawing: MapDrawing) -> None:
        """Draw which places lie next to each other, as far as there is room between them."""
        spots = self._spots(drawing.width, drawing.height)
        for here, there in self.ways:
            for row, col, sign in _between(spots[here], spots[there]):
                if drawing.free(row, col, 1):
                    drawing.draw(DrawnPlace(row, col, ((sign, "way"),)))

    def _name_areas(self, drawing: MapDrawing) -> None:
        """Name the parts of the map where no place ever needs the room, so that names stay where they are; else where it is free now."""
        reserved = MapDrawing(drawing.width, drawing.height)
        for row, col in self._spots(drawing.width, drawing.height).values():
            reserved.draw(DrawnPlace(row, col, (("#" * min(CROWDED, drawing.width - col), ""),)))
        for row, col, name in self._areas(drawing.width, drawing.height):
            spots = [(row + down, col + right) for down, right in NAMED_AT]
            found = next((at for at in spots if reserved.free(*at, width_of(name))), None)
            if found is None or not drawing.free(*found, width_of(name)):
                found = next((at for at in spots if drawing.free(*at, width_of(name))), None)
            if found is not None:
                drawing.draw(DrawnPlace(*found, ((name, "area"),)))
                reserved.draw(DrawnPlace(*found, ((name, "area"),)))

    def _spots(self, width: int, height: int) -> dict[int, tuple[int, int]]:
        """Where each place is drawn: with room for the number of an option, so that nothing moves when there is one."""
        taken, found = MapDrawing(width, height), {}
        for place in self._shown():
            row, col = self._scaled(place, width - ROOM, height)
            for down, right in SHIFTS:
                if taken.free(row + down, col + right, ROOM):
                    row, col = row + down, col + right
                    break
            taken.draw(DrawnPlace(row, col, (("#" * ROOM, ""),)))
            found[place] = row, col
        return found

    def _shown(self) -> list[int]:
        return [place for place, (x, y) in enumerate(self.map["at"]) if x >= 0 and y >= 0]

    def _parts(self, place: int, option: str | None) -> tuple[tuple[str, str], ...]:
        parts = [(f"({option})", "option")] if option is not None else []
        if option is None or self.sign(place) != PLAIN:
            parts.append((self.sign(place), "place"))
        if place in self.owners:
            parts.append((str(self.owners[place] + 1), f"seat{self.owners[place]}"))
        if place in self.numbers:
            parts.append((f"{TIMES}{self.numbers[place]}", "mark"))
        parts += [(self.map["marks"][name], "mark") for name in self.marks.get(place, ())]
        parts += [(str(seat + 1), f"seat{seat}") for seat in self.figures.get(place, ())]
        return tuple(parts)

    def _scaled(self, place: int, width: int, height: int) -> tuple[int, int]:
        x, y = self.map["at"][place]
        (left, right), (top, bottom) = self._bounds
        return (
            round((y - top) * (height - 1) / ((bottom - top) or 1)),
            round((x - left) * (width - 1) / ((right - left) or 1)),
        )

    @cached_property
    def _bounds(self) -> tuple[tuple[int, int], tuple[int, int]]:
        at = [self.map["at"][place] for place in self._shown()] or [(0, 0)]
        return _span(x for x, _ in at), _span(y for _, y in at)

    def _areas(self, width: int, height: int) -> Iterator[tuple[int, int, str]]:
        """The name of each part of the map, in its middle."""
        places: dict[int, list[int]] = {}
        for place in self._shown():
            if self.map["area"][place] >= 0:
                places.setdefault(self.map["area"][place], []).append(place)
        for area, members in places.items():
            name = self.words.thing(self.map["area kind"], area).upper()
            scaled = [self._scaled(place, width, height) for place in members]
            row = sum(row for row, _ in scaled) // len(scaled)
            col = sum(col for _, col in scaled) // len(scaled) - width_of(name) // 2
            yield row, max(0, min(col, width - width_of(name))), name


def _between(here: tuple[int, int], there: tuple[int, int]) -> Iterator[tuple[int, int, str]]:
    """The cells between two spots, each with the sign that leads that way."""
    (top, left), (bottom, right) = sorted((here, there))
    down, across = bottom - top, right - left
    if not down:
        yield from ((top, col, "-") for col in range(left + 2, right - 1, 2))
        return
    sign = "|" if abs(across) < down else "\\" if across > 0 else "/"
    for step in range(1, down):
        yield top + step, round(left + across * step / down), sign


def _span(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)
