"""The board as points, lines and figures between which a page can draw, from the pack's coordinates and one reader's view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from weakref import WeakKeyDictionary

from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.gamedata import MapData
from wlcore.engine.view import View
from wlcore.play.board import PLAIN, TIMES, Board
from wlcore.play.words import Wording
from wlcore.records import dataclass
from wlcore.text.forms import capital
from wlcore.web.offering import OptionGroup

Ways = tuple[tuple[int, int], ...]
"""Pairs of places that lie next to each other."""
APART = 10.0
"""How far places that lie next to each other are apart on the page."""
EDGE = 8.0
ABOVE, BELOW = 4.6, 9.0
"""How far above its first place an area is named, or below its last one."""
STANDS, STANDS_SIGNED, RADIUS = 2.6, 4.2, 2.0
"""How far above a place figures stand, so that they leave its sign to be read, and how large they are."""
BROAD, TALL = 2.4, 3.6
"""How wide a letter of such a name is, and how tall."""
LETTER, LOW = 1.15, 5.6
"""How wide a letter of a place's sort is, and how far below the place that is written."""
AWAY = 0.4
"""How much worse it is for a name to stand further away, by how much of something else it would hide."""
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Pawn:
    """The figure of a player."""

    seat: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class SketchedPlace:
    """A place: where it lies, what it is called, its sign, what is written below it and where, what stands there, and the option that
    leads to it (-1: none).
    """

    x: float
    y: float
    name: str
    sign: str
    label: str
    below: float
    marks: tuple[tuple[str, float, float], ...]
    figures: tuple[Pawn, ...]
    option: int
    words: str


@dataclass(frozen=True, slots=True, eq=False)
class Sketch:
    """A board; what is drawn of one need not be drawn again."""

    width: float
    height: float
    ways: tuple[tuple[float, float, float, float], ...]
    points: tuple[SketchedPlace, ...]
    areas: tuple[tuple[str, float, float], ...]
    legend: tuple[tuple[str, str], ...]


def ways_of(view: View, words: Wording) -> Ways:
    """Which places of the board lie next to each other, each pair once."""
    board = Board.of(view, words)
    return () if board is None else board.ways


def sketch(board: Board, groups: Sequence[OptionGroup], ways: Ways, known: dict[str, Sketch]) -> Sketch:
    """A board, with what leads to its places; `known` are those of this moment to which nothing leads."""
    if any(option.place >= 0 for group in groups for option in group.options):
        return BoardSketcher(board, groups, ways).sketch()
    standing = repr(board.standing)
    if standing not in known:
        known[standing] = BoardSketcher(board, (), ways).sketch()
    return known[standing]


def around(board: Board, reader: int) -> tuple[str, ...]:
    """Where a reader's figure is, and what is near, as far as that can be worked out."""
    try:
        return tuple(board.surroundings(reader)) if reader >= 0 else ()
    except RuleFault:
        return ()


_GROUNDS: WeakKeyDictionary[Game, Ground] = WeakKeyDictionary()


class Ground:
    """Where the places of a game's board lie on a page, whoever looks at it and whatever stands there."""

    def __init__(self, data: MapData, names: Mapping[int, int]) -> None:
        """`names` are how long the names of areas are, by their numbers."""
        at, self._named = data["at"], list[Box]()
        self._written: dict[str, Mapping[int, tuple[str, float]]] = {}
        self.bare: dict[tuple[str, int], SketchedPlace] = {}
        """Places by language and number as they are while nothing stands there and nobody can choose them."""
        self.shown = [place for place, (x, y) in enumerate(at) if x >= 0 and y >= 0]
        xs, ys = [at[p][0] for p in self.shown] or [0], [at[p][1] for p in self.shown] or [0]
        scale = _scale([(at[p][0], at[p][1]) for p in self.shown])
        self.width = round((max(xs) - min(xs)) * scale + 2 * EDGE, 1)
        self.height = round((max(ys) - min(ys)) * scale + 2 * EDGE, 1)
        self.at = [
            (round((x - min(xs)) * scale + EDGE, 1), round((y - min(ys)) * scale + EDGE, 1)) for x, y in at
        ]
        self.signed = [data["sort"][place] >= 0 for place in range(len(at))]
        self.areas: list[tuple[int, float, float]] = []
        for area, places in self._areas(data["area"]).items():
            self.areas.append((area, *self._free(places, BROAD * names[area])))

    @staticmethod
    def of(board: Board) -> Ground:
        """That of a game with a board; it is worked out once."""
        found = _GROUNDS.get(board.view.game)
        if found is None:
            found = _GROUNDS[board.view.game] = Ground(board.map, _lengths(board))
        return found

    def written(self, board: Board) -> Mapping[int, tuple[str, float]]:
        """What is written below places in the language of a board, and where, so that all of it is on the page. Where something is
        written already there is nothing: a sign and the legend tell it, too.
        """
        found = self._written.get(board.words.phrases.language)
        if found is None:
            found = self._written[board.words.phrases.language] = dict(self._below(board))
        return found

    def _below(self, board: Board) -> Iterator[tuple[int, tuple[str, float]]]:
        taken = list[Box]()
        for place in self.shown:
            if board.sign(place) == PLAIN:
                continue
            (x, y), label = self.at[place], capital(board.sort(place))
            half = len(label) * LETTER / 2
            below = round(max(half, min(x, self.width - half)), 1)
            box = below - half, y + LOW - 2, below + half, y + LOW
            if not any(_overlap(box, other) for other in taken):
                taken.append(box)
                yield place, (label, below)

    def _areas(self, area_of: Sequence[int]) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for place in self.shown:
            if area_of[place] >= 0:
                found.setdefault(area_of[place], []).append(place)
        return found

    def _free(self, places: Sequence[int], wide: float) -> tuple[float, float]:
        """Where an area is named: above its places, or as near to there as its name hides no place and no other name."""
        at = [self.at[place] for place in places]
        x, y = sum(x for x, _ in at) / len(at), min(y for _, y in at) - ABOVE
        low = max(y for _, y in at) + BELOW
        taken = [*map(self._taken, self.shown), *self._named]

        def cost(there: tuple[float, float]) -> float:
            away = abs(there[0] - x) + min(abs(there[1] - y), abs(there[1] - low) + 1)
            return sum(_overlap(_box(*there, wide), one) for one in taken) + AWAY * away

        free = [
            (min(max(x + dx, wide / 2), self.width - wide / 2), y + dy)
            for dx in range(-16, 17, 2)
            for dy in range(-4, int(low - y) + 5)
            if TALL <= y + dy <= self.height - 2
        ]
        found = min(free or [(x, y)], key=cost)
        self._named.append(_box(*found, wide))
        return round(found[0], 1), round(found[1], 1)

    def _taken(self, place: int) -> Box:
        """What a place takes up, with its name if it has one."""
        x, y = self.at[place]
        if self.signed[place]:
            return x - 5, y - STANDS_SIGNED - RADIUS, x + 5, y + 6.4
        return x - 3, y - STANDS - RADIUS, x + 3, y + 3


class BoardSketcher:
    """Draws one board."""

    def __init__(self, board: Board, groups: Sequence[OptionGroup], ways: Ways) -> None:
        self.board, self.ways = board, ways
        self.ground = Ground.of(board)
        self.options = self._options(groups)
        self.written = self.ground.written(board)

    def sketch(self) -> Sketch:
        """All of it."""
        board, ground = self.board, self.ground
        return Sketch(
            width=ground.width,
            height=ground.height,
            ways=tuple((*ground.at[one], *ground.at[other]) for one, other in self.ways),
            points=tuple(self._point(place) for place in ground.shown),
            areas=tuple((self._called(area), x, y) for area, x, y in ground.areas),
            legend=tuple((sign, said) for sign, said in board.signs() if sign != PLAIN),
        )

    @staticmethod
    def _options(groups: Sequence[OptionGroup]) -> dict[int, tuple[int, str]]:
        """By place the option that leads there, with its words."""
        found: dict[int, tuple[int, str]] = {}
        for group in groups:
            for option in group.options:
                if option.place >= 0:
                    found.setdefault(option.place, (option.number, f"{group.heading} {option.words}".strip()))
        return found

    def _point(self, place: int) -> SketchedPlace:
        if place in self.options or self.board.holds(place):
            return self._drawn(place)
        key = self.board.words.phrases.language, place
        found = self.ground.bare.get(key)
        if found is None:
            found = self.ground.bare[key] = self._drawn(place)
        return found

    def _drawn(self, place: int) -> SketchedPlace:
        board, (x, y) = self.board, self.ground.at[place]
        sign = board.sign(place)
        named = sign != PLAIN
        owner = [board.owners[place]] if place in board.owners else []
        here = [*owner, *board.figures.get(place, [])]
        spread = [(number - (len(here) - 1) / 2) * 3.0 for number in range(len(here))]
        up = STANDS_SIGNED if named else STANDS
        marks = [board.map["marks"][name] for name in board.marks.get(place, ())]
        marks += [f"{TIMES}{board.numbers[place]}"] if place in board.numbers else []
        option, words = self.options.get(place, (-1, ""))
        beside = x + 3.2 + 1.5 * len(here)  # nearer, figures would hide it
        label, below = self.written.get(place, ("", x))
        return SketchedPlace(
            x=x,
            y=y,
            name=board.described(place, all_figures=True),
            sign=sign if named else "",
            label=label,
            below=below,
            marks=tuple((mark, beside, y - 3.2 + 3 * number) for number, mark in enumerate(marks)),
            figures=tuple(Pawn(seat, x + dx, y - up) for seat, dx in zip(here, spread, strict=True)),
            option=option,
            words=words,
        )

    def _called(self, area: int) -> str:
        return capital(self.board.words.thing(self.board.map["area kind"], area))


def _lengths(board: Board) -> dict[int, int]:
    """About how long the names of areas are, in any language: as long as their ids."""
    kind = board.map["area kind"]
    if not kind:
        return {}
    row = board.view.game.data.kinds[kind]
    return {row.first + number: len(name) for number, name in enumerate(row.members)}


def _box(x: float, y: float, wide: float) -> Box:
    """What a name takes up that stands there."""
    return x - wide / 2, y - TALL, x + wide / 2, y + 1


def _overlap(one: Box, other: Box) -> float:
    """How much of a box another hides."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def _scale(at: Sequence[tuple[int, int]]) -> float:
    """By what coordinates are multiplied, so that places next to each other are as far apart as is good to see."""
    nearest = min(
        (hypot(x - u, y - v) for n, (x, y) in enumerate(at) for u, v in at[:n] if (x, y) != (u, v)),
        default=1,
    )
    return APART / nearest
