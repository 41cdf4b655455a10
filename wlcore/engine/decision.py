"""A decision as others see it: whose it is, what it is about, which options are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.state import State


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody has to choose. `about` is the name of what is chosen; `rule`, `place` (file and line) and `clauses` are those of the
    statement that asks.
    """

    seat: int
    options: tuple[int, ...]
    about: str
    rule: str
    clauses: tuple[str, ...]
    place: tuple[str, int]


def decision_of(state: State) -> Decision | None:
    """The pending decision; none when the game is over."""
    if state.over:
        return None
    about, rule, place, clauses = state.game.sites.get(place_of(state.st), ("", "", ("", 0), ()))
    return Decision(state.who + 1, tuple(state.o), about, rule, clauses, place)


def place_of(stack: Sequence[Any]) -> int:
    """The place at which a stack waits; -1 if nothing is unfinished."""
    return stack[-1] if stack else -1
