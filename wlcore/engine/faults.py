"""Faults of rules: what cannot be carried out as the rules say it, in words and with the place in the pack.

Generated code does what can fail (a division, a product, a loop with a number that is worked out) through what is made
here, and says from which place in the pack it comes. The choice that leads to a fault does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from wlcore.budget import MOST_TURNS, STEP

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

MOST = 10**15
"""No number that rules work out is larger."""
ENDLESS, MUCH, DEEP, MEMORY = "endless", "much", "deep", "memory"
NOTHING, LARGE, TURNS, OUTSIDE = "nothing", "large", "turns", "outside"
REASONS = {
    ENDLESS: "the rules go on and on without anybody deciding",
    MUCH: "the rules do or ask too much at once",
    DEEP: "rules or queries lie deeper in each other than can be followed",
    MEMORY: "the rules want more memory than there is",
    NOTHING: "a number is divided by 0",
    LARGE: f"a number grows beyond {MOST:,}",
    TURNS: f"a loop is to go round more than {MOST_TURNS:,} times",
    OUTSIDE: "a number that is to be chosen, or kept in a set, is below 0 or too large",
}
"""By the name of a reason its words; other languages say it by that name."""
LIMITS: Mapping[type[BaseException], str] = {RecursionError: DEEP, MemoryError: MEMORY}
"""What Python raises where a computer comes to its end, and what that is for the rules."""
OF_COMPUTERS = tuple(LIMITS)
Place = tuple[str, int]
"""A file of a pack and a line in it."""


class RuleFault(RuntimeError):
    """The rules cannot be carried out as they are written: `reason` says why, by the name of its words in `REASONS`, and `place`
    where, if that is known. A state that was changed meanwhile is left as it is: go on with a copy from before the choice.
    """

    __module__ = "wlcore"

    def __init__(self, reason: str = ENDLESS, place: Place | None = None) -> None:
        super().__init__(reason, place)
        self.reason, self.place = reason, place

    def __str__(self) -> str:
        """The reason in words, with the place."""
        here = "{}:{}: ".format(*self.place) if self.place is not None else ""
        return f"{here}{REASONS[self.reason]}"


def at_last(fault: RuleFault, state: State) -> RuleFault:
    """A fault, with the place at which a traced state was last, unless its own is known."""
    if fault.place is None:
        fault.place = going_on(state)
    return fault


def limit(error: BaseException) -> NoReturn:
    """A computer has come to its end, and so have the rules."""
    raise RuleFault(next(reason for of, reason in LIMITS.items() if isinstance(error, of))) from None


def much() -> NoReturn:
    """The budget of steps between two decisions is used up where much is done in few."""
    raise RuleFault(MUCH)


def going_on(state: State) -> Place | None:
    """The file and line of what a traced state did last: where an effect that does not end goes round."""
    if not state.trace:
        return None
    _, file, line, _ = state.game.data.said[state.trace[-1][0]]
    return file, line


def located(
    error: RuleFault,
    game: Game,
    players: int,
    seed: int,
    settings: Sequence[int] | None,
    choices: Sequence[int],
) -> RuleFault:
    """A fault with its place, also where code that only plays does not tell it: the game is played once more, traced."""
    if error.place is None and error.reason != MEMORY:
        state: State | None = None
        try:
            state = game.new(players, seed, settings, traced=True)
            for option in choices:
                state.trace = []
                state.apply(option)
        except RuleFault as again:
            error.place = again.place if state is None else at_last(again, state).place
    return error


def operations(places: Sequence[Place]) -> dict[str, Callable[..., Any]]:
    """What generated code calls where rules can fail; the last that is given is the number of the place."""

    def bounded(number: int, at: int) -> int:
        """A number that has been worked out."""
        if -MOST <= number <= MOST:
            return number
        raise RuleFault(LARGE, places[at])

    def times(one: int, other: int, at: int) -> int:
        """A product."""
        if -MOST <= (number := one * other) <= MOST:
            return number
        raise RuleFault(LARGE, places[at])

    def divided(one: int, other: int, at: int) -> int:
        """A quotient, rounded down."""
        if other:
            return one // other
        raise RuleFault(NOTHING, places[at])

    def remainder(one: int, other: int, at: int) -> int:
        """What a division that is rounded down leaves over."""
        if other:
            return one % other
        raise RuleFault(NOTHING, places[at])

    def too_much(at: int) -> NoReturn:
        """The budget of a choice is used up."""
        raise RuleFault(MUCH, places[at])

    def spent(state: State, steps: int, at: int) -> bool:
        """Count steps against the budget of a choice."""
        state.steps -= steps
        if state.steps < 0:
            raise RuleFault(MUCH, places[at])
        return True

    def rounds(state: State, over: Sequence[int], words: int, at: int) -> Sequence[int]:
        """What a loop goes through, whose rounds count for so many words each."""
        state.steps -= len(over) * words // STEP
        return over if state.steps >= 0 else too_much(at)

    def repeated(number: int, at: int) -> range:
        """So many turns of a loop."""
        if number <= MOST_TURNS:
            return range(number)
        raise RuleFault(TURNS, places[at])

    def span(low: int, high: int, most: int, at: int) -> range:
        """The numbers from one to another, to choose from."""
        if low > high or (low >= 0 and high <= most):
            return range(low, high + 1)
        raise RuleFault(OUTSIDE, places[at])

    def small(numbers: Iterable[int], most: int, at: int) -> list[int]:
        """A set of numbers, to choose from or to be kept."""
        found = list(numbers)
        if not found or (min(found) >= 0 and max(found) <= most):
            return found
        raise RuleFault(OUTSIDE, places[at])

    return {
        f.__name__: f
        for f in (bounded, times, divided, remainder, repeated, rounds, spent, too_much, span, small)
    }
