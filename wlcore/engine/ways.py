"""Where ways over the board lead, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from wlcore.sets import as_mask

if TYPE_CHECKING:
    from wlcore.engine.state import State

KEPT = 64
"""So many answers are kept for each place, number of steps and set of open gates."""
MOST = 32
"""For so many numbers of steps and sets of open gates from each place."""


Row = tuple[int, int, tuple[int, ...]]
"""Truths: where the first of them lies, where they end, and the bit of each."""
SAME: dict[int, int] = {}
"""Numbers that stand in answers, each as the one object that stands in all of them: no more than there are options."""

Open = Callable[[int], object]
WayOn = tuple[Sequence[Sequence[int]], Open, tuple[int, ...]]
"""What lies next to each place, which of that can be entered, and the numbers of the gates that must be open."""
Beside = dict[int, list[int]]
"""By place those next to it that can be entered, as far as that hangs on nothing that changes."""
Near = tuple[
    dict[Any, list[int]], Callable[[Sequence[int]], Any], frozenset[int], frozenset[int], Beside, int
]
"""What is known of the ways from a place, as `Ways` tells it."""


def reached(start: int, steps: int, exactly: bool, by: Callable[[int], Iterable[int]]) -> list[int]:
    """The places reached in up to so many steps, or in exactly so many, in ascending order; the start is one only if
    a way leads back to it. From nowhere none is reached.
    """
    if start < 0:
        return []
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
    if start < 0:
        return []
    over = set(through)
    edge, found = {(start, False)}, set[tuple[int, bool]]()
    for _ in range(steps):
        edge = {(there, passed or here in over) for here, passed in edge for there in by(here)}
        if not exactly:
            edge -= found
        found |= edge
    return sorted({place for place, passed in (edge if exactly else found) if passed})


class Ways(list["From"]):
    """By place the ways that begin there; the last is for nowhere, place -1.

    `ways_on` are all ways from place to place, open now or not, of which so many `gates` decide. `rows` are where values
    with one for each place begin, `rows_before` those that matter only where a step begins. The same for `truths`: which
    bit of the state's `truths` is that of the first place.
    """

    def __init__(
        self,
        ways_on: Sequence[WayOn],
        gates: int,
        rows_before: Sequence[int],
        rows: Sequence[int],
        truths_before: Sequence[int],
        truths: Sequence[int],
    ) -> None:
        super().__init__([From(self, place) for place in (*range(len(ways_on[0][0])), -1)])
        self.ways_on, self.gates = ways_on, gates
        self.rows_before, self.rows = rows_before, rows
        self.truths_before, self.truths = truths_before, truths

    def near(self, start: int, steps: int, gates: int) -> Near:
        """What can have a part in where so many steps from a place lead; a bit of `gates` for each that is open."""
        if start < 0:
            return {}, nothing, frozenset(), frozenset(), {}, 0
        ways_on = [
            (table, enters)
            for table, enters, numbers in self.ways_on
            if all(gates >> number & 1 for number in numbers)
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
        bits = {bit + place for bit in self.truths_before for place in before}
        bits |= {bit + place for bit in self.truths for place in near}
        beside = {
            here: sorted({there for table, enters in ways_on for there in table[here] if enters(there)})
            for here in before
        }
        read = itemgetter(*values) if values else nothing
        return {}, read, frozenset(near), frozenset(before), beside, as_mask(bits)


class From(dict[int, Near]):
    """By number of steps, and a bit behind it for each gate that is open, what can have a part in where they lead from one
    place: where they have led before, by all that this hung on; how to read the values that belong to places near by; which
    places these are, and which of them can be there before the last step; what lies beside each; the truths that belong
    to them.
    """

    def __init__(self, ways: Ways, start: int) -> None:
        super().__init__()
        self.ways, self.start = ways, start

    def __missing__(self, key: int) -> Near:
        gates = self.ways.gates
        found = self.ways.near(self.start, key >> gates, key & ((1 << gates) - 1))
        if len(self) >= MOST:
            self.clear()
        self[key] = found
        return found


def truths(s: State) -> int:
    """What is true of places, as one number, made out anew."""
    s.truths = found = as_bits(s.v, s.g.truths)
    return found


def as_bits(values: Sequence[int], rows: Iterable[Row]) -> int:
    """Truths as one number: a bit for each that holds."""
    found = 0
    for first, behind, bits in rows:
        found += sum(compress(bits, values[first:behind]))
    return found


def nothing(values: Sequence[int]) -> tuple[()]:
    """No value belongs to the places."""
    return ()


def keep(known: dict[Any, list[int]], key: Any, found: list[int]) -> list[int]:
    """Note where some steps have led. Most answers are alike, and their numbers are the same: kept once, they stay near
    the processor.
    """
    if len(known) >= KEPT:
        known.clear()
    alike = [x for x in known.values() if x == found]
    found = alike[0] if alike else [SAME.setdefault(x, x) for x in found]
    known[key] = found
    return found
