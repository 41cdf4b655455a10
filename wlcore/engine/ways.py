"""Where ways over the board lead, step by step. A set of places is one number here, with a bit for each place; so is what is
true of all places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Any

from wlcore.sets import as_mask, of_mask

if TYPE_CHECKING:
    from wlcore.engine.state import State

KEPT = 64
"""So many answers are kept for each place, number of steps and set of open gates."""
MOST = 32
"""For so many numbers of steps and sets of open gates from each place."""
DIFFERENT = 4096
"""So many different answers are known for each kind of ways."""
LONG = 64
"""Where exactly so many steps are still to be taken, it is noted where they have led: sooner or later they go round."""
ALL = -1
"""Every place there is."""

Row = tuple[int, int, tuple[int, ...]]
"""Truths: where the first of them lies, where they end, and the bit of each."""
WayOn = tuple[Sequence[Sequence[int]], Callable[[int, int], object], tuple[int, ...], int, int]
"""What lies next to each place, whether a step from one to the other is possible at all, the numbers of the gates that must be
open, and which numbers of a key are the places that cannot be left and those that cannot be entered; -1 where there are none.
"""


def reached(
    start: int,
    steps: int,
    exactly: bool,
    by: Callable[[int], Iterable[int]],
    through: Iterable[int] | None = None,
) -> list[int]:
    """The places reached in up to so many steps, or in exactly so many, in ascending order; the start is one only if
    a way leads back to it. If places are named to go through, ways lead through at least one of them. From nowhere none is
    reached.
    """

    def step(edge: int) -> int:
        return as_mask([there for here in of_mask(edge) for there in by(here)])

    over = ALL if through is None else as_mask(through)
    return of_mask(walked(as_mask([start] if start >= 0 else ()), steps, exactly, step, over))


def walked(edge: int, steps: int, exactly: bool, step: Callable[[int], int], over: int) -> int:
    """The same from and for sets of places; `step` tells where one step leads from a set, `over` what to go through."""
    passed = found = done = 0
    if over == ALL:
        edge, passed = 0, edge
    before: dict[tuple[int, int], int] = {}
    while steps > 0 and edge | passed:
        steps -= 1
        edge, passed = step(edge & ~over) if edge else 0, step(passed | edge & over)
        if not exactly:
            edge &= ~found
            passed &= ~done
            found |= edge
            done |= passed
        elif steps > LONG:
            steps %= before.setdefault((edge, passed), steps) - steps or steps + 1
    return passed if exactly else done


class Ways(list["From"]):
    """By place the ways that begin there; the last is for nowhere, place -1.

    `ways_on` are all ways from place to place, open now or not, of which so many `gates` decide. Steps are taken `exactly`, or
    up to so many; ways lead `through` one of some places, or through one of those that are that number of a key. A place is
    answered with a number that is greater by `shift`.
    """

    def __init__(
        self,
        ways_on: Sequence[WayOn],
        gates: int,
        exactly: bool = False,
        through: Iterable[int] | int | None = None,
        shift: int = 0,
    ) -> None:
        places = len(ways_on[0][0])
        super().__init__([From(self, place) for place in (*range(places), -1)])
        self.ways_on, self.gates, self.exactly = ways_on, gates, exactly
        self.by_gates = Sorts(ways_on)
        self.at_key = through if isinstance(through, int) else -1
        self.over = ALL if through is None or isinstance(through, int) else as_mask(through)
        self.numbers = tuple(range(shift, shift + places))
        self.all_open = (0,) * (2 + max(max(way[3:]) for way in ways_on))
        self.answers: dict[int, list[int]] = {}

    def answer(self, places: int) -> list[int]:
        """A set of places as the numbers that stand for them. Most answers are alike: made once, they stay near the processor."""
        found = self.answers.get(places)
        if found is None:
            if len(self.answers) >= DIFFERENT:
                self.answers.clear()
            found = self.answers[places] = [self.numbers[x] for x in of_mask(places)]
        return found


class From(dict[int, "Way"]):
    """The ways from a place, by the number of steps, and a bit behind it for each gate that is open."""

    def __init__(self, ways: Ways, start: int) -> None:
        super().__init__()
        self.ways, self.start = ways, start

    def __missing__(self, key: int) -> Way:
        gates = self.ways.gates
        if len(self) >= MOST:
            self.clear()
        found = self[key] = Way(self.ways, self.start, key >> gates, key & ((1 << gates) - 1))
        return found


class Way(dict[Any, list[int]]):
    """Where so many steps lead from a place while some gates are open.

    It is kept by all that this hangs on: sets of places that cannot be left, cut to those `before` the last step, of places
    that cannot be entered and of places to go through, cut to those `near` enough. `there` are these one by one, `here` is the
    place itself, all others are `away`.
    """

    __slots__ = ("away", "before", "here", "near", "sorts", "steps", "there", "ways")

    def __init__(self, ways: Ways, start: int, steps: int, gates: int) -> None:
        super().__init__()
        self.ways, self.steps, self.sorts = ways, steps, ways.by_gates[gates]
        self.before = self.near = self.here = edge = as_mask([start] if start >= 0 else ())
        self.away = (1 << len(ways.numbers)) - 1 & ~self.here
        for _ in range(steps):
            self.before = self.near
            edge = self.step(edge, ways.all_open)
            self.near |= edge
            if self.near == self.before:
                break
        self.there = of_mask(self.near)

    def __missing__(self, key: Any) -> list[int]:
        closed = (*key, 0) if isinstance(key, tuple) else (key, 0)
        ways = self.ways
        over = ways.over if ways.at_key < 0 else closed[ways.at_key]
        found = walked(self.here, self.steps, ways.exactly, lambda edge: self.step(edge, closed), over)
        if len(self) >= KEPT:
            self.clear()
        answer = self[key] = ways.answer(found)
        return answer

    def step(self, edge: int, closed: Sequence[int]) -> int:
        """Where one step leads from a set of places; `closed` is a key, and behind it no place."""
        found = 0
        for rows, left, entered in self.sorts:
            there = 0
            for row, some in zip(rows, (edge & ~closed[left]).to_bytes(len(rows), "little"), strict=True):
                if some:
                    there |= row[some]
            found |= there & ~closed[entered]
        return found


class Sorts(dict[int, "list[tuple[list[Octet], int, int]]"]):
    """Steps by the gates that are open, those that hang on the same apart: for each octet of places what lies next to them, and
    the numbers in a key of what cannot be left and entered.
    """

    def __init__(self, ways_on: Sequence[WayOn]) -> None:
        super().__init__()
        self.ways_on = ways_on

    def __missing__(self, gates: int) -> list[tuple[list[Octet], int, int]]:
        if len(self) >= MOST:
            self.clear()
        sorts: dict[tuple[int, int], list[int]] = {}
        for table, possible, numbers, left, entered in self.ways_on:
            beside = sorts.setdefault((left, entered), [0] * len(table))
            if all(gates >> number & 1 for number in numbers):
                for here, row in enumerate(table):
                    beside[here] |= as_mask([there for there in row if possible(here, there)])
        found = self[gates] = [
            ([Octet(beside[i : i + 8]) for i in range(0, len(beside), 8)], *hangs)
            for hangs, beside in sorts.items()
        ]
        return found


class Octet(dict[int, int]):
    """Of places as many as a byte has bits: by those meant, as a byte, all that lies next to one of them."""

    def __init__(self, beside: Sequence[int]) -> None:
        super().__init__()
        self.beside = beside

    def __missing__(self, some: int) -> int:
        found = 0
        for here in of_mask(some):
            found |= self.beside[here]
        self[some] = found
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
