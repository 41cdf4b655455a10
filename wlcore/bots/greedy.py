"""A bot that takes what soon leaves it best off, by the weights of the pack; it compares no plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wlcore.bots.minds import Thinker, by, thinker
from wlcore.bots.worth import Worth
from wlcore.door.view import View, inside
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault

if TYPE_CHECKING:
    from wlcore.engine.state import State
    from wlcore.engine.view import View as Inner

SAMPLES = 6
"""In how many positions that could be each option is tried."""
WON = 10**9
FURTHER = 10
"""How many choices are made at random after it, so that what an option begins (a trade, a quarrel) comes to its end."""


class GreedyBot:
    """Compares what each option leads to, over some positions that could be; equal ones are chosen among by dice."""

    def __init__(
        self, seed: int = 0, weights: Mapping[str, int] | None = None, samples: int = SAMPLES
    ) -> None:
        self.dice = Dice(seed)
        self.weights, self.samples = weights, samples
        self.worth: Worth | None = None
        self.thinker: Thinker | None = None

    def choose(self, view: View) -> int:
        """The option that leaves this player most ahead."""
        seen = inside(view)
        if len(seen.options) == 1:
            return seen.options[0]
        values = self.values(seen)
        best = max(values.values())
        found = [option for option, value in values.items() if value == best]
        return found[self.dice.below(len(found))]

    def values(self, view: Inner) -> dict[int, float]:
        """By option, the lead it leads to."""
        if self.worth is None:
            self.worth = Worth(view.game, self.weights)
            self.thinker = thinker(view, self.worth)
        veil = self.thinker.veil(view) if self.thinker is not None else None
        if self.thinker is not None and veil is not None:
            with by(self.thinker.mind, self.dice):
                found = self.thinker.mind.weigh(veil, self.samples)
            return dict(zip(veil.options, found, strict=True))
        totals = dict.fromkeys(view.options, 0.0)
        for _ in range(self.samples):
            state = view.imagine(self.dice)
            for option in totals:
                totals[option] += self.after(state.clone(), option, view.seat)
        return totals

    def after(self, state: State, option: int, seat: int) -> float:
        """The lead a little after an option, or as soon as what went on before it has come to its end."""
        assert self.worth is not None
        try:
            depth = state.waiting
            state.apply(option)
            for _ in range(FURTHER):
                if state.over or state.waiting < depth:
                    break
                state.apply(state.o[self.dice.below(len(state.o))])
        except RuleFault:
            return -WON
        if state.over:
            return WON if seat in state.winners else -WON
        return self.worth.lead(state, seat)
