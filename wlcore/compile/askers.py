"""By which rule, card text or ability a question is asked: the one in which the asking statement is written, wherever the
compiler has put it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wlcore.compile.index import Index
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements


def askers(index: Index) -> dict[int, str]:
    """By the identity of each statement the name of what it is written in."""
    return {id(s): name for name, body in _written(index) for s in _asking(body)}


def _written(index: Index) -> Iterator[tuple[str, m.Block]]:
    program = index.program
    for routine in (*program.routines("rule", "action", "frame"), *program.texts.values()):
        yield routine.name, (*routine.body, *routine.leaving)
    for trigger in program.triggers:
        yield trigger.source or f"{trigger.moment} {trigger.of}", trigger.body
    for watch in program.watches:
        yield watch.name, watch.body


def _asking(body: Iterable[m.Statement]) -> Iterator[m.Statement]:
    for s in statements(body):
        yield s
        if isinstance(s, m.Maybe) and s.pick is not None:
            yield s.pick
