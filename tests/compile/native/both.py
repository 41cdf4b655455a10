"""A game by native code, and in Python: both know the same, and imagine the same."""

from __future__ import annotations

from typing import Any

from wlcore import loading
from wlcore.engine.chance import Dice
from wlcore.engine.imagined import imagined
from wlcore.engine.state import State
from wlcore.engine.unfinished import living
from wlcore.engine.view import view_of
from wlcore.loading import Choice
from wlcore.native import native

SAME = ("who", "n", "all", "rng", "depth", "passed", "v", "z", "loc", "k", "b", "over", "winners", "outer")


class Both:
    """A game as native code, and in Python."""

    def __init__(self, game: str, *layers: str) -> None:
        choice = Choice(game, variants=layers)
        self.twin = loading.compiled(loading.checked(choice), choice)
        self.made = native(self.twin, "tcc")

    def python(self, state: Any) -> State:
        """A native state as Python has it."""
        return self.made.to_python(state, self.twin.blank(state.n))

    def check(self, players: int, seed: int, most: int = 10**9) -> int:
        """At every decision of a game of random choices what each seat imagines; how often something on the stack was hidden."""
        state, dice, hidden = self.made.new(players, seed), Dice(seed), 0
        for _ in range(most):
            if state.over:
                break
            told = self.python(state)
            for seat in range(players):
                veil, view = state.veil(seat), view_of(told, seat)
                rng = dice.rng
                wanted = imagined(view, dice, False)
                found, after = veil.imagine(rng)
                shown = self.python(found)
                assert [getattr(shown, name) for name in SAME] == [getattr(wanted, name) for name in SAME]
                assert (living(shown), sorted(shown.o)) == (living(wanted), sorted(wanted.o))
                assert after == dice.rng
                assert veil.alike(found.veil(seat))
                assert view_of(shown, seat) == view
                hidden += living(shown) != living(told)
            state.apply(state.o[dice.below(len(state.o))])
        return hidden
