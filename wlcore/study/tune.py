"""Weights for bots, found by self-play: which figures of a player, early in a game, go with being ahead at its end.

In comes a game, with weights or without; out come weights that `bots.yaml` can hold. Games are played by the bot that weighs, with a
part of the choices at random so that it meets positions it would not seek. At each turn every figure that could be weighed is noted,
as the lead of each player over the mean of the others; a linear fit says what each is worth in the end. Figures are taken one by
one, the most telling first, until games that were left out of the fit are not foretold better.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from wlcore.bots.greedy import GreedyBot
from wlcore.door.view import seen_by
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.measures import Measure, measure
from wlcore.packs.figures import is_number_of_player
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State
    from wlcore.lang.program import Program

WHIMS = 15
"""So many of a hundred choices are made at random."""
EVERY = 6
"""Where a game does not say what its turns are, figures are noted after so many choices."""
HELD_BACK = 4
"""One of so many games is left out of the fit, to see whether it holds."""
BETTER = 0.01
"""By which part the mistake must become smaller for one more figure to be taken."""
MOST = 10
RIDGE = 1.0
UNIT = 60
"""What a point of the score weighs; without a score, a victory weighs a hundred times as much."""
VICTORY = 100


@dataclass(frozen=True, slots=True)
class Sample:
    """One player at one moment: by how much each figure is above the mean of the others, and so is the end."""

    game: int
    figures: tuple[float, ...]
    lead: float


@dataclass(frozen=True, slots=True)
class Tuned:
    """Weights, and which part of the differences at the end they foretell in games that were left out of the fit."""

    weights: Mapping[str, int]
    foretold: float
    samples: int


@dataclass(frozen=True, slots=True)
class Weighing:
    """Makes bots that weigh by other weights than those of the pack."""

    weights: Mapping[str, int]

    def __call__(self, seed: int) -> GreedyBot:
        """One with this seed."""
        return GreedyBot(seed, self.weights)


def tuned(
    game: Game, program: Program, players: int, games: int, seed: int, rounds: int = 2
) -> Iterator[Tuned]:
    """Weights after each round of self-play: the first with the weights of the pack, each further one with those just found."""
    weights: Mapping[str, int] = dict(game.data.bots["worth"])
    names = figures_of(game, program, players, seed)
    samples: list[Sample] = []
    for number in range(rounds):
        first = seed + number * games
        for one in range(games):
            samples += _played(game, weights, names, players, first + one)
        found = fitted(names, samples, bool(game.data.score))
        yield found
        weights = found.weights


def figures_of(game: Game, program: Program, players: int, seed: int) -> list[str]:
    """What could be weighed: numbers of a player that are not the same for all throughout a game at random."""
    from wlcore.bots.random import RandomBot

    names = sorted(name for name, s in program.names.items() if is_number_of_player(s))
    known = {name: of for name in names if (of := _measured(game, name)) is not None}
    state, bot, seen = game.new(players, seed), RandomBot(seed), dict[str, set[int]]()
    for number in range(game.longest):
        if state.over:
            break
        if number % EVERY == 0:
            for name, of in list(known.items()):
                try:
                    seen.setdefault(name, set()).update(of(state, seat) for seat in range(players))
                except (RuleFault, TypeError):  # it is asked only where there is something to ask about
                    del known[name]
        state.apply(bot.pick(state.o))
    return [name for name in known if len(seen.get(name, ())) > 1]


def _measured(game: Game, name: str) -> Measure | None:
    try:
        return measure(game, name)
    except LookupError:
        return None


def _played(
    game: Game, weights: Mapping[str, int], names: Sequence[str], players: int, seed: int
) -> list[Sample]:
    """What was seen in one game."""
    state, dice = game.new(players, seed), Dice(seed + 5)
    bots = [GreedyBot(seed * 31 + seat, weights) for seat in range(players)]
    of = [measure(game, name) for name in names]
    until = game.data.bots["until"]
    turn = measure(game, until) if until else None
    noted: list[list[list[int]]] = []
    now, number = -1, 0
    while not state.over and number < game.longest:
        at = turn(state, 0) if turn is not None else number // EVERY
        if at != now:
            now = at
            noted.append([[m(state, seat) for m in of] for seat in range(players)])
        whim = dice.below(100) < WHIMS
        options = state.o
        state.apply(
            options[dice.below(len(options))]
            if whim
            else bots[state.who].choose(seen_by(state, state.who + 1))
        )
        number += 1
    ends = _ends(game, state)
    return [
        Sample(seed, tuple(_above(column, seat) for column in zip(*rows, strict=True)), _above(ends, seat))
        for rows in noted
        for seat in range(players)
    ]


def _ends(game: Game, state: State) -> list[float]:
    if game.data.score:
        of = measure(game, game.data.score)
        return [of(state, seat) for seat in range(state.n)]
    return [float(seat in state.winners) for seat in range(state.n)]


def _above(values: Sequence[float], seat: int) -> float:
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - sum(others) / (len(others) or 1)


# ---- the fit -------------------------------------------------------------------------------------------


def fitted(names: Sequence[str], samples: Sequence[Sample], scored: bool) -> Tuned:
    """The weights that foretell the end best, from as few figures as do."""
    last = sorted({sample.game for sample in samples})[::HELD_BACK]
    left = frozenset(last) if len(last) > 1 else frozenset[int]()
    learned = _Sums.of([s for s in samples if s.game not in left], len(names))
    tested = _Sums.of([s for s in samples if s.game in left] or list(samples), len(names))
    taken: list[int] = []
    slopes: list[float] = []
    mistake = tested.mistake((), ())
    nothing = mistake
    while len(taken) < MOST:
        tried = {}
        for at in range(len(names)):
            if at not in taken and learned.products[at][at] > 0:
                found = learned.slopes([*taken, at])
                tried[at] = tested.mistake([*taken, at], found), found
        best = min(tried, key=lambda at: tried[at][0], default=-1)
        if best < 0 or tried[best][0] > mistake * (1 - BETTER):
            break
        mistake, slopes = tried[best]
        taken.append(best)
    unit = UNIT if scored else UNIT * VICTORY
    weights = {names[at]: round(unit * slope) for at, slope in zip(taken, slopes, strict=True)}
    foretold = 1 - mistake / nothing if nothing else 0.0
    return Tuned({name: weight for name, weight in weights.items() if weight}, foretold, len(samples))


class _Sums:
    """What a linear fit needs of samples: the products of each two figures, and of each with the end."""

    def __init__(self, many: int) -> None:
        self.products = [[0.0] * many for _ in range(many)]
        self.ends = [0.0] * many
        self.square, self.count = 0.0, 0

    @classmethod
    def of(cls, samples: Sequence[Sample], many: int) -> _Sums:
        """Those of some samples."""
        sums = cls(many)
        for sample in samples:
            sums.square += sample.lead * sample.lead
            sums.count += 1
            there = [(at, value) for at, value in enumerate(sample.figures) if value]
            for at, value in there:
                sums.ends[at] += value * sample.lead
                row = sums.products[at]
                for other, second in there:
                    row[other] += value * second
        return sums

    def slopes(self, taken: Sequence[int]) -> list[float]:
        """What a point of each of some figures goes with at the end."""
        rows = [
            [self.products[a][b] + (RIDGE if a == b else 0.0) for b in taken] + [self.ends[a]] for a in taken
        ]
        return _solved(rows)

    def mistake(self, taken: Sequence[int], slopes: Sequence[float]) -> float:
        """How far the end is from what is foretold: squared, in the mean."""
        crossed = sum(slope * self.ends[at] for at, slope in zip(taken, slopes, strict=True))
        squared = sum(
            s * t * self.products[a][b]
            for a, s in zip(taken, slopes, strict=True)
            for b, t in zip(taken, slopes, strict=True)
        )
        return (self.square - 2 * crossed + squared) / (self.count or 1)


def _solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a row with its right side last (Gauss, with the largest pivot)."""
    many = len(rows)
    for at in range(many):
        pivot = max(range(at, many), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(many):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[at], strict=True)]
    return [rows[at][many] / rows[at][at] for at in range(many)]
