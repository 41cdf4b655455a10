"""The board as points, lines and figures between which a page can draw, from the pack's coordinates and one reader's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.engine.faults import RuleFault
from wlcore.engine.view import View
from wlcore.play.board import PLAIN, TIMES, Board
from wlcore.play.words import Words
from wlcore.records import dataclass
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.web.scene import Group

Ways = tuple[tuple[int, int], ...]
"""Pairs of places that lie next to each other."""
APART = 10.0
"""How far places that lie next to each other are apart on the page."""
EDGE = 8.0
ABOVE = 4.6
"""How far above its first place an area is named, where no place lies."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The figure of a player."""

    seat: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Point:
    """A place: where it lies, what it is called, its sign, what stands there, and the option that leads to it (-1: none)."""

    x: float
    y: float
    name: str
    sign: str
    label: str
    marks: tuple[tuple[str, float, float], ...]
    figures: tuple[Figure, ...]
    option: int
    words: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board."""

    width: float
    height: float
    ways: tuple[tuple[float, float, float, float], ...]
    points: tuple[Point, ...]
    areas: tuple[tuple[str, float, float], ...]
    legend: tuple[tuple[str, str], ...]
    around: tuple[str, ...]


def ways_of(view: View, words: Words) -> Ways:
    """Which places of the board lie next to each other, each pair once."""
    board = Board.of(view, words)
    if board is None:
        return ()
    shown = [place for place, (x, y) in enumerate(board.data["at"]) if x >= 0 and y >= 0]
    try:
        pairs = {(min(one, other), max(one, other)) for one in shown for other in board.around(one)}
    except RuleFault:  # what lies next to a place cannot be worked out now
        return ()
    return tuple(sorted((one, other) for one, other in pairs if one != other and {one, other} <= {*shown}))


def sketch(view: View, words: Words, reader: int, groups: Sequence[Group], ways: Ways) -> Sketch | None:
    """The board of a game that has one."""
    board = Board.of(view, words)
    return None if board is None else Drawn(board, reader, groups, ways).sketch()


class Drawn:
    """Draws one board."""

    def __init__(self, board: Board, reader: int, groups: Sequence[Group], ways: Ways) -> None:
        self.board, self.reader, self.ways = board, reader, ways
        at = board.data["at"]
        self.shown = [place for place, (x, y) in enumerate(at) if x >= 0 and y >= 0]
        xs, ys = [at[p][0] for p in self.shown] or [0], [at[p][1] for p in self.shown] or [0]
        self.left, self.top = min(xs), min(ys)
        self.scale = _scale([(at[p][0], at[p][1]) for p in self.shown])
        self.width = (max(xs) - self.left) * self.scale + 2 * EDGE
        self.height = (max(ys) - self.top) * self.scale + 2 * EDGE
        self.options = self._options(groups)

    def sketch(self) -> Sketch:
        """All of it."""
        board = self.board
        return Sketch(
            width=round(self.width, 1),
            height=round(self.height, 1),
            ways=tuple((*self._at(one), *self._at(other)) for one, other in self.ways),
            points=tuple(self._point(place) for place in self.shown),
            areas=tuple(self._areas()),
            legend=tuple((sign, said) for sign, _, said in (one.partition(" ") for one in board.legend())),
            around=self._around(),
        )

    def _around(self) -> tuple[str, ...]:
        """Where the reader's figure is, and what is near, as far as that can be worked out."""
        try:
            return tuple(self.board.surroundings(self.reader)) if self.reader >= 0 else ()
        except RuleFault:
            return ()

    @staticmethod
    def _options(groups: Sequence[Group]) -> dict[int, tuple[int, str]]:
        """By place the option that leads there, with its words."""
        found: dict[int, tuple[int, str]] = {}
        for group in groups:
            for option in group.options:
                if option.place >= 0:
                    found.setdefault(option.place, (option.number, f"{group.heading} {option.words}".strip()))
        return found

    def _at(self, place: int) -> tuple[float, float]:
        x, y = self.board.data["at"][place]
        return (
            round((x - self.left) * self.scale + EDGE, 1),
            round((y - self.top) * self.scale + EDGE, 1),
        )

    def _point(self, place: int) -> Point:
        board, (x, y) = self.board, self._at(place)
        sign = board.sign(place)
        named = sign != PLAIN
        owner = [board.owners[place]] if place in board.owners else []
        here = [*owner, *board.figures.get(place, [])]
        spread = [(number - (len(here) - 1) / 2) * 3.0 for number in range(len(here))]
        marks = [board.data["marks"][name] for name in board.marks.get(place, ())]
        marks += [f"{TIMES}{board.numbers[place]}"] if place in board.numbers else []
        option, words = self.options.get(place, (-1, ""))
        return Point(
            x=x,
            y=y,
            name=board.described(place),
            sign=sign if named else "",
            label=capital(board.sort(place)) if named else "",
            marks=tuple((mark, x + 3.2, y - 3.2 + 3 * number) for number, mark in enumerate(marks)),
            figures=tuple(Figure(seat, x + dx, y - 2.6) for seat, dx in zip(here, spread, strict=True)),
            option=option,
            words=words,
        )

    def _areas(self) -> list[tuple[str, float, float]]:
        found: dict[int, list[int]] = {}
        for place in self.shown:
            if self.board.data["area"][place] >= 0:
                found.setdefault(self.board.data["area"][place], []).append(place)
        middles = []
        for area, places in found.items():
            at = [self._at(place) for place in places]
            x, y = sum(x for x, _ in at) / len(at), min(y for _, y in at) - ABOVE
            name = capital(self.board.words.thing(self.board.data["area kind"], area))
            middles.append((name, round(x, 1), round(y, 1)))
        return middles


def _scale(at: Sequence[tuple[int, int]]) -> float:
    """By what coordinates are multiplied, so that places next to each other are as far apart as is good to see."""
    nearest = min(
        (abs(x - u) + abs(y - v) for n, (x, y) in enumerate(at) for u, v in at[:n] if (x, y) != (u, v)),
        default=1,
    )
    return APART / nearest
