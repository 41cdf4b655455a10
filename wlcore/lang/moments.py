"""The moments of a game in order: what its rules perform and signal, from the beginning on. Layers and cards can hear each."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang import meaning as m
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass

DEEP = 4
"""So deep what a rule performs is listed below it; deeper it stands in a chapter of its own, if it is long."""
steps = Gathering((m.Perform, m.Signal, m.ActionMenu), PIECES)


@dataclass(frozen=True, slots=True)
class Moment:
    """A rule that is performed or an event that is signalled; None is the choice of an action. `again` if it stands above with its steps."""

    routine: Routine | None
    depth: int
    again: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """A frame, an action, or the whole game, with its moments in order."""

    routine: Routine
    moments: tuple[Moment, ...]


def chapters(program: Program) -> list[Stretch]:
    """The game from its rule 'play' on, then each frame in the order in which they are reached, then each action that has steps."""
    begin = program.names.get("play")
    waiting = [begin] if isinstance(begin, Routine) else []
    waiting += [*program.routines("frame"), *program.routines("action")]
    found: dict[str, Stretch] = {}
    while waiting:
        routine = waiting.pop(0)
        if routine.name in found:
            continue
        moments = tuple(_moments(routine, 0, {routine.name}))
        reached = [x.routine for x in moments if x.routine is not None and x.routine.what == "frame"]
        waiting = [*dict.fromkeys(reached), *waiting]
        if moments or routine.what == "frame":
            found[routine.name] = Stretch(routine, moments)
    return list(found.values())


def _moments(routine: Routine, depth: int, told: set[str]) -> Iterator[Moment]:
    for s in steps((routine.body, routine.leaving)):
        if isinstance(s, m.ActionMenu):
            yield Moment(None, depth, False)
            continue
        step = s.rule if isinstance(s, m.Perform) else s.event
        known = step.name in told
        told.add(step.name)
        apart = step.what == "frame"
        yield Moment(step, depth, known and not apart and bool(step.body))
        if not known and not apart and depth < DEEP:
            yield from _moments(step, depth + 1, told)
