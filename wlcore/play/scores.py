"""How a game ended, in words and numbers: what the pack counts as a score, and who has which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.engine import results
from wlcore.engine.measures import measure
from wlcore.engine.state import State

if TYPE_CHECKING:
    from wlcore.play.words import Wording


def score_name(state: State) -> str:
    """The query that the pack names as the score, if it names one."""
    return str(state.game.data.score)


def scores(state: State) -> dict[int, int]:
    """The score of each seat (from 1): what the pack counts, or else 1 for winners and 0 for the others."""
    return dict(enumerate(results.scores(state), start=1))


def counted(state: State, seat: int) -> list[tuple[str, int]]:
    """What the pack wants to be told beside the score of the player in a seat (from 0), apart from what is nothing."""
    names = state.game.data.screen["counted"]
    found = [(name, measure(state.game, name)(state, seat)) for name in names]
    return [(name, number) for name, number in found if number]


def ranked(state: State, words: Wording) -> list[str]:
    """How everybody ended, the first place first: the score, what it is made of, and the place where the pack says what the end is worth.
    Nothing where nothing is counted.
    """
    by_result = bool(state.game.data.result)
    if not by_result and not score_name(state):
        return []
    numbers = results.scores(state) if score_name(state) else [round(n) for n in results.results(state)]
    places = results.places(state)
    lines = []
    for seat in sorted(range(state.n), key=lambda seat: (places[seat], -numbers[seat])):
        parts = [
            words.label(name) if number is True else f"{words.label(name)} {number}"
            for name, number in counted(state, seat)
        ]
        told = words("score", player=words.heading(seat), score=numbers[seat])
        told = words("score-of", score=told, parts=", ".join(parts)) if parts else told
        lines.append(words("placed", place=places[seat], told=told) if by_result else told)
    return lines
