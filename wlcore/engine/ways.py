"""Where ways over the board lead, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

KEPT = 256
"""So many answers are kept for each place and number of steps, and for so many of those."""

Near = tuple[frozenset[int], Callable[[Sequence[int]], Any], dict[Any, tuple[int, ...]]]


def reached(start: int, steps: int, exactly: bool, by: Callable[[int], Iterable[int]]) -> list[int]:
    """The places reached in up to so many steps, or in exactly so many, in ascending order; the start is one only if
    a way leads back to it.
    """
    edge, found = {start}, set[int]()
    for _ in range(steps):
        edge = {there for here in edge for there in by(here)}
        if not exactly:
            edge -= found
        found |= edge
        if not edge:
            break
    return sorted(edge if exactly else found)


def reached_through(
    start: int, steps: int, exactly: bool, by: Callable[[int], Iterable[int]], through: Iterable[int]
) -> list[int]:
    """The same, for ways that lead through at least one of some places."""
    over = set(through)
    edge, found = {(start, False)}, set[tuple[int, bool]]()
    for _ in range(steps):
        edge = {(there, passed or here in over) for here, passed in edge for there in by(here)}
        if not exactly:
            edge -= found
        found |= edge
    return sorted({place for place, passed in (edge if exactly else found) if passed})


class Ways(dict[tuple[int, int], Near]):
    """By place and number of steps what can have a part in where they lead: which places can lie on the way, how to read
    the values that belong to them, and where the steps have led before, by all that this hung on.

    `neighbours` are tables of the places next to each place, open or not; `rows` where values with one for each place
    begin.
    """

    def __init__(self, neighbours: Sequence[Sequence[Sequence[int]]], rows: Sequence[int]) -> None:
        super().__init__()
        self.neighbours, self.rows = neighbours, rows

    def __missing__(self, key: tuple[int, int]) -> Near:
        start, steps = key
        near, edge = {start}, {start}
        for _ in range(steps):
            edge = {there for table in self.neighbours for here in edge for there in table[here]} - near
            if not edge:
                break
            near |= edge
        places = sorted(near)
        values = [row + place for row in self.rows for place in places]
        found: Near = frozenset(near), itemgetter(*values) if values else nothing, {}
        if len(self) >= KEPT:
            self.clear()
        self[key] = found
        return found


def nothing(values: Sequence[int]) -> tuple[()]:
    """No value belongs to the places."""
    return ()


def keep(known: dict[Any, tuple[int, ...]], key: Any, places: Iterable[int]) -> tuple[int, ...]:
    """Note where some steps have led."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = found = tuple(places)
    return found
