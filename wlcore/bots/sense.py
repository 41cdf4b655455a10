"""Plain sense: what is surely no better than another option is not chosen.

Nothing is weighed here. Options are tried in positions that could be, as far as chance leaves them alone, and compared figure by figure:
one is left for another only where it is at least as good in all that the pack weighs, and all else is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.bots.worth import Worth
from wlcore.engine.faults import RuleFault
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.bots.position import Position
    from wlcore.engine.chance import Dice
    from wlcore.engine.game import Game
    from wlcore.engine.view import View

POSITIONS = 3
NOTHING, FIRST, INSTEAD = "nothing", "first", "instead"


@dataclass(frozen=True, slots=True)
class Better:
    """Why an option is not worth choosing: it brings nothing (`nothing`), another one could be chosen before it (`first`), or
    `instead` of it; `option` is that other one, or -1.
    """

    how: str
    option: int = -1


class Sense:
    """Compares the options of one game; without anything to weigh by, all are as good."""

    def __init__(self, game: Game) -> None:
        self.game, self.worth = game, Worth(game)
        names: Sequence[str] = game.data.value_names
        counters = frozenset(counter[0] for counter in game.data.counters)
        seats = {name: _seats(game, name) for name in counters}
        every = range(_most(game))
        self.own = [[at for of in seats.values() for at in of.get(seat, ())] for seat in every]
        self.alike = [sorted(frozenset(range(len(names))) - frozenset(own)) for own in self.own]

    def sensible(self, view: View, option: int, dice: Dice) -> int:
        """The option, or one that is surely better."""
        found, passed = self.better(view, option, dice), {option}
        while found is not None and found.option not in (-1, *passed):
            option = found.option
            passed.add(option)
            found = self.better(view, option, dice)
        return option

    def better(self, view: View, option: int, dice: Dice, positions: int = POSITIONS) -> Better | None:
        """What is surely better than an option; nothing where that is not known of any."""
        if not self.worth.known or len(view.options) < 2:
            return None
        trials = [_Trial(self, view, view.imagine(dice), option) for _ in range(positions)]
        if any(trial.after is None for trial in trials):
            return None
        others = [other for other in view.options if other != option]
        for how in (INSTEAD, FIRST):
            for other in others:
                if all(trial.is_better(other, first=how == FIRST) for trial in trials):
                    return Better(how, other)
        if all(trial.is_idle() for trial in trials):
            return Better(NOTHING, _costs_nothing(trials, others))
        return None


def _costs_nothing(trials: Sequence[_Trial], others: Sequence[int]) -> int:
    """Another option that is no waste, or -1."""
    return next((o for o in others if not any(trial.of(o).is_idle() for trial in trials)), -1)


def _seats(game: Game, name: str) -> dict[int, range]:
    """By seat (from 0) where its values of a counter lie; nothing for a counter of no player."""
    base, dims, strides, _ = game.data.value_dims.get(name, (0, (), (), ""))
    if dims[:1] != ("player",):
        return {}
    return {
        seat: range(base + seat * strides[0], base + (seat + 1) * strides[0]) for seat in range(_most(game))
    }


def _most(game: Game) -> int:
    """How many seats there can be."""
    return int(game.players[1]) + len(game.automata)


class _Trial:
    """An option in one position: what is there after it, without chance."""

    def __init__(self, sense: Sense, view: View, before: Position, option: int) -> None:
        self.sense, self.view, self.before, self.option = sense, view, before, option
        self.after = _after(before, option)

    def of(self, option: int) -> _Trial:
        """Another option in the same position."""
        return _Trial(self.sense, self.view, self.before, option)

    def is_idle(self) -> bool:
        """Whether all is as it was but for what it has cost."""
        after, before = self.after, self.before
        if after is None or after.over or after.who != before.who or after.st != before.st:
            return False
        return self._is_alike(before, after, spent=True) and self._no_better(after, before)

    def is_better(self, other: int, first: bool) -> bool:
        """Whether another option, chosen instead or first, leaves all the same but for figures that are better."""
        assert self.after is not None
        found = _after(self.before, other)
        if found is None or found.over:
            return False
        if first:
            if found.who != self.before.who or self.option not in found.o:
                return False
            found = _after(found, self.option)
            if found is None:
                return False
        if found.over != self.after.over or found.who != self.after.who or found.st != self.after.st:
            return False
        if not self._is_alike(self.after, found) or not self._no_better(self.after, found):
            return False
        return self._figures(found) != self._figures(self.after)

    def _is_alike(self, one: Position, other: Position, spent: bool = False) -> bool:
        """Whether two positions differ in nothing but own counters that are weighed; on request others may have been spent."""
        seat = self.view.seat
        if one.z != other.z or any(one.v[at] != other.v[at] for at in self.sense.alike[seat]):
            return False
        differ = [at for at in self.sense.own[seat] if one.v[at] != other.v[at]]
        return all(
            (spent and other.v[at] < one.v[at]) or self._is_weighed(one, at, other.v[at]) for at in differ
        )

    def _is_weighed(self, position: Position, at: int, value: int) -> bool:
        """Whether it matters to what is weighed that a counter stands otherwise."""
        changed = position.clone()
        changed.set_value(at, value)
        return self._figures(changed) != self._figures(position)

    def _no_better(self, one: Position, other: Position) -> bool:
        """Whether no figure is better for whoever chooses, nor worse for anybody else, in the first position; others' counters are alike."""
        mine = zip(*(self._figures(position) for position in (one, other)), strict=True)
        if any(ours > theirs for ours, theirs in mine):
            return False
        return all(
            of(one, seat) == of(other, seat)
            for _, _, of in self.sense.worth.parts
            for seat in range(one.n)
            if seat != self.view.seat
        )

    def _figures(self, position: Position) -> list[int]:
        return [weight * of(position, self.view.seat) for _, weight, of in self.sense.worth.parts]


def _after(before: Position, option: int) -> Position | None:
    """A position after an option; nothing where chance has a part in it, or it cannot be carried out."""
    after = before.clone()
    try:
        after.apply(option)
    except RuleFault:
        return None
    return after if after.rng == before.rng else None
