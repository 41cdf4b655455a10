"""A guided game: what its pack wants told to a newcomer, the first time that something is asked.

A pack brings it as phrases: `guide-begin`, `guide-NAME` with the name of a choice, or of the rule that asks to do one of several
things, and `guide-end`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.engine.decision import Decision
from wlcore.engine.state import State

if TYPE_CHECKING:
    from wlcore.engine.session import Move
    from wlcore.play.words import Wording

BEGIN, END = "begin", "end"


class Guiding:
    """What was told already to the people at one table, who have made these choices."""

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self.told = {(move.seat, _name(decision)) for move in moves if (decision := move.before.decision)}

    def asked(self, state: State, words: Wording) -> str:
        """What is to be said of the question that is open now, once to each player; '' if nothing."""
        decision = state.decision
        if decision is None:
            return ""
        return self._once(state.who, _name(decision), words)

    def _once(self, seat: int, name: str, words: Wording) -> str:
        if (seat, name) in self.told:
            return ""
        self.told.add((seat, name))
        return remark(name, words)


def _name(decision: Decision) -> str:
    """What is asked, by its name in the pack."""
    return decision.about or decision.rule


def remark(name: str, words: Wording) -> str:
    """What the pack says of this in a guided game, or ''."""
    phrase = f"guide-{name}"
    return words("guide", remark=words.phrases.text(phrase)) if words.phrases.has(phrase) else ""
