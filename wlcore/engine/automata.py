"""Seats that nobody decides for: an automaton takes what it wants most, and the game goes on.

What a choice is worth to it is said in `automata.yaml`, as a number or by a query. What nothing is said about is worth 0, and so is
declining. Of several that are worth the same chance picks one; an automaton declines unless something is worth more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wlcore.budget import STEPS
from wlcore.engine.chance import one_of
from wlcore.engine.faults import OF_COMPUTERS, RuleFault, limit
from wlcore.engine.measures import query_name
from wlcore.engine.state import State

Worth = Callable[[State, int], int]
"""What an option is worth to the player in a seat (from 0)."""
MOST = 10_000
"""After so many choices of automata in a row the game does not come back to a player."""
DECLINING = (0, 1)
"""The options `pass` and `done`."""


def worths(
    actions: Sequence[tuple[str, str, int]],
    wishes: Mapping[str, Any],
    functions: Mapping[str, Callable[..., int]],
) -> tuple[Worth, ...]:
    """By its number what each option is worth."""
    return tuple(_worth(wishes.get(name, 0), index, functions) for name, _, index in actions)


def _worth(wish: Any, index: int, functions: Mapping[str, Callable[..., int]]) -> Worth:
    if isinstance(wish, int):
        return lambda state, seat: wish
    query, told = wish
    asked = functions[query_name(query)]
    if told:
        return lambda state, seat: int(asked(state, seat, index))
    return lambda state, seat: int(asked(state, seat))


def wish(state: State) -> int:
    """The option that an automaton takes, which is to decide."""
    of, seat, actions = state.g.worths, state.who, state.game.actions
    offered = [(of[option](state, seat), option) for option in state.o if option not in DECLINING]
    most = max((worth for worth, _ in offered), default=0)
    declined = [option for option in state.o if option in DECLINING]
    if declined and (most <= 0 or not offered):
        return declined[0]
    best = [option for worth, option in offered if worth == most]
    return best[one_of(state, actions[best[0]][0], [actions[option][2] for option in best])]


def with_automata(states: type[State], automata: int) -> type[State]:
    """The states of a game in which so many of the last seats are automata's: these have always decided already."""
    go_on = states.run

    def run(self: State, chosen: int = 0) -> None:
        go_on(self, chosen)
        people = self.n - automata
        for _ in range(MOST):
            if self.over or self.who < people:
                return
            self.steps = STEPS
            try:
                option = wish(self)
            except OF_COMPUTERS as error:
                limit(error)
            go_on(self, option)
        raise RuleFault

    return type("State", (states,), {"__slots__": (), "run": run})
