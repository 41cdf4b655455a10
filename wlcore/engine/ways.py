"""Where ways over the board lead, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wlcore.sets import as_mask, of_mask

LONG = 64
"""Where exactly so many steps are still to be taken, it is noted where they have led: sooner or later they go round."""
ALL = -1
"""Every place there is."""


def reached(
    start: int,
    steps: int,
    exactly: bool,
    by: Callable[[Iterable[int]], Iterable[int]],
    through: Iterable[int] | None = None,
) -> list[int]:
    """The places reached in up to so many steps, or in exactly so many, in ascending order; the start is one only if
    a way leads back to it. `by` are the places to which one step leads from some. If places are named to go through, ways lead
    through at least one of them. From nowhere none is reached.
    """
    if through is None and not exactly:
        return nearby(start, steps, by)

    def step(edge: int) -> int:
        return as_mask(by(of_mask(edge)))

    over = ALL if through is None else as_mask(through)
    return of_mask(walked(as_mask([start] if start >= 0 else ()), steps, exactly, step, over))


def nearby(start: int, steps: int, by: Callable[[Iterable[int]], Iterable[int]]) -> list[int]:
    """The same in up to so many steps, by whatever way."""
    found: set[int] = set()
    edge = {start} if start >= 0 else set()
    while steps > 0 and edge:
        steps -= 1
        edge = set(by(edge)) - found
        found |= edge
    return sorted(found)


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
