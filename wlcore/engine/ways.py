"""Where ways over the board lead, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

KEPT = 64
"""So many answers are kept for each place and number of steps."""
MOST = 1024
"""For so many places and numbers of steps."""


Open = Callable[[int], object]
WayOn = tuple[Sequence[Sequence[int]], Open, tuple[int, ...]]
"""What lies next to each place, which of that can be entered, and the numbers of the gates that must be open."""
Beside = dict[int, list[int]]
"""By place those next to it that can be entered, as far as that hangs on nothing that changes."""
Near = tuple[dict[Any, list[int]], Callable[[Sequence[int]], Any], frozenset[int], frozenset[int], Beside]
"""What is known of the ways from a place, as `Ways` tells it."""


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


class Ways(dict[tuple[Any, ...], Near]):
    """By place, number of steps and gates what can have a part in where they lead: where the steps have led before, by all
    that this hung on; how to read the values that belong to places near by; which places these are, and which of them can
    be there before the last step; what lies beside each.

    `ways_on` are all ways from place to place, open now or not; `rows` where values with one for each place begin, and
    `rows_before` those that matter only where a step begins.
    """

    def __init__(self, ways_on: Sequence[WayOn], rows_before: Sequence[int], rows: Sequence[int]) -> None:
        super().__init__()
        self.ways_on, self.rows_before, self.rows = ways_on, rows_before, rows

    def __missing__(self, key: tuple[Any, ...]) -> Near:
        start, steps, *gates = key
        ways_on = [
            (table, enters) for table, enters, numbers in self.ways_on if all(gates[i] for i in numbers)
        ]
        near, edge, before = {start}, {start}, {start}
        for _ in range(steps):
            before = set(near)
            edge = {
                there for table, enters in ways_on for here in edge for there in table[here] if enters(there)
            }
            near |= edge
        values = [row + place for row in self.rows_before for place in sorted(before)]
        values += [row + place for row in self.rows for place in sorted(near)]
        beside = {
            here: sorted({there for table, enters in ways_on for there in table[here] if enters(there)})
            for here in before
        }
        read = itemgetter(*values) if values else nothing
        found: Near = {}, read, frozenset(near), frozenset(before), beside
        if len(self) >= MOST:
            self.clear()
        self[key] = found
        return found


def nothing(values: Sequence[int]) -> tuple[()]:
    """No value belongs to the places."""
    return ()


def keep(known: dict[Any, list[int]], key: Any, found: list[int]) -> list[int]:
    """Note where some steps have led."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = found
    return found
