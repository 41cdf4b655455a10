"""A match: bots play each other many times, and how often each wins is told with how sure that is.

Every seed is played once from each turn of the seats, so that nobody gains by where they sit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import field
from math import sqrt
from typing import TYPE_CHECKING, Any

from wlcore.bots import Bot, Maker, chosen, made, maker, minds
from wlcore.bots.easy import EasyBot
from wlcore.bots.greedy import GreedyBot
from wlcore.bots.random import RandomBot
from wlcore.bots.search import SearchBot
from wlcore.door.view import seen_by
from wlcore.engine.faults import RuleFault, located
from wlcore.engine.measures import measure
from wlcore.engine.results import places, results
from wlcore.engine.state import State
from wlcore.loading import Choice, loaded
from wlcore.records import dataclass
from wlcore.study.measure import undisturbed

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.native import NativeMoment

SURE = 1.96
"""Standard deviations on each side of a figure: 95 of 100 such intervals hold the true one."""
MOST_JOBS = 61
MANY = 50
"""For so many games it is worth while to make native code, where bots look at nothing but their options."""
OURS: tuple[type[Any], ...] = (RandomBot, GreedyBot, EasyBot, SearchBot)
"""Bots that play on native states."""
THINKERS = (GreedyBot, EasyBot, SearchBot)
"""Bots that think so long that native code is worth while for a single game."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class MatchJob:
    """Who plays what: the names of bots by place, and where the seeds begin; `makers` of bots that have no name elsewhere."""

    choice: Choice
    bots: tuple[str, ...]
    seed: int
    makers: Mapping[str, Maker] = field(default_factory=dict)
    natively: bool = False

    def maker(self, name: str) -> Maker:
        """What makes a bot from a seed."""
        return self.makers.get(name) or maker(name)


@dataclass(frozen=True, slots=True)
class Played:
    """One game: by place in the order, automata last, the part of the victory, the score, in which place each ended, and what that was
    worth.
    """

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ended: tuple[int, ...]
    returns: tuple[float, ...]
    decisions: int


@dataclass(frozen=True, slots=True, sealed=True)
class Standing:
    """How one sort of bot did in a match: how many seats it had, the games it won (a part of each that several won), its share of
    all games and between which bounds the true one lies (95 of 100 times), what chance alone would give, the mean score, the mean
    place, and the mean of what the end was worth, where the game says so.

    >>> standing = wlcore.match(game, ["greedy", "random"], games=4)[0]
    >>> standing.bot, standing.seats, standing.fair
    ('greedy', 1, 0.5)
    """

    __module__ = "wlcore"

    bot: str
    seats: int
    won: float
    share: float
    low: float
    high: float
    fair: float
    score: float | None
    place: float
    returns: float | None

    def as_json(self) -> dict[str, Any]:
        """The figures by name.

        >>> sorted(standing.as_json())
        ['fair', 'high', 'low', 'place', 'returns', 'score', 'seats', 'share', 'won']
        """
        return {name: getattr(self, name) for name in self.__slots__ if name != "bot"}


def match(
    choice: Choice,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    makers: Mapping[str, Maker] | None = None,
) -> list[Standing]:
    """Play so many games; how each sort of bot did, in the order in which they were named, and then each automaton."""
    order = MatchJob(choice, tuple(bots), seed, makers or {}, games >= MANY)
    played = []
    for one in _all(order, games, jobs):
        played.append(one)
        if progress is not None:
            progress(len(played))
    game = loaded(choice)
    seats = [*bots, *game.automata]
    return [_standing(name, seats, played, game) for name in dict.fromkeys(seats)]


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    around = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - around), min(1.0, middle + around)


def _standing(bot: str, bots: Sequence[str], played: Sequence[Played], game: Game) -> Standing:
    seats = [seat for seat, name in enumerate(bots) if name == bot]
    won = sum(one.shares[seat] for one in played for seat in seats)
    low, high = interval(won, len(played))
    share = won / len(played) if played else 0.0
    score = _mean([one.scores[seat] for one in played for seat in seats])
    place = _mean([one.ended[seat] for one in played for seat in seats])
    returned = _mean([one.returns[seat] for one in played for seat in seats])
    return Standing(
        bot, len(seats), round(won, 2), round(share, 4), round(low, 4), round(high, 4), round(len(seats) / len(bots), 4),
        score if game.data.score else None, place or 0.0, returned if game.data.result else None,
    )  # fmt: skip


def _mean(numbers: Sequence[float]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


# ---- games ---------------------------------------------------------------------------------------------


def _all(order: MatchJob, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1 or games < 2:
        game = loaded(order.choice)
        with undisturbed():
            for number in range(games):
                yield _one(order, game, number)
        return
    _ = loaded(order.choice).fast  # written once, for all
    with ProcessPoolExecutor(min(jobs, games, MOST_JOBS), initializer=_begin, initargs=(order,)) as pool:
        try:
            yield from pool.map(_work, range(games))
        finally:
            pool.shutdown(cancel_futures=True)


_worker: list[tuple[MatchJob, Game]] = []


def _begin(order: MatchJob) -> None:
    _worker[:] = [(order, loaded(order.choice))]


def _work(number: int) -> Played:
    with undisturbed():
        return _one(*_worker[0], number)


def why_python(choice: Choice, bots: Sequence[Bot]) -> str:
    """Why bots that think play on states that Python carries out, which takes longer, in a sentence without its end; '' if they do not."""
    if not any(isinstance(bot, THINKERS) for bot in bots):
        return ""
    if any(type(bot) not in OURS for bot in bots):
        return "a bot that is not ours looks at states of Python"
    game = loaded(choice)
    return minds.why_python(game, game.settings)


def begun(game: Game, bots: Sequence[Bot], seed: int, natively: bool = False) -> State | NativeMoment:
    """A new game: by native code where all bots can play on its states, it can be had and is worth while; else by Python."""
    n = len(bots)
    thinking = any(type(bot) in THINKERS for bot in bots)
    if (natively or thinking) and all(type(bot) in OURS for bot in bots):
        from wlcore.native import found  # many matches need no compiler

        made, _ = found(game)
        if made is not None and made.plays(game.settings):
            return made.begun(n, seed)
    return game.new(n, seed)


def _one(order: MatchJob, game: Game, number: int) -> Played:
    """The game of a number: seats turned by it, a new seed each time all turns have been played."""
    n = len(order.bots)
    turned, seed = number % n, order.seed + number // n
    place = [(seat + turned) % n for seat in range(n)]
    seats = n + len(game.automata)
    names = [order.bots[place[seat]] for seat in range(n)]
    bots = [
        made(order.maker(name), name, seed * 1_000_003 + at) for name, at in zip(names, place, strict=True)
    ]
    choices = list[int]()
    try:
        state = begun(game, bots, seed, order.natively)
        while not state.over:
            who = state.who
            bot = bots[who]
            if type(bot) is RandomBot:  # it looks at nothing but its options
                choices.append(bot.pick(state.o))
            else:
                choices.append(chosen(bot, names[who], seen_by(state, who + 1)))
            state.apply(choices[-1])
    except RuleFault as fault:
        raise located(fault, game, n, seed, None, choices) from None
    end = state if isinstance(state, State) else state.told
    of = measure(game, game.data.score) if game.data.score else None
    place += range(n, seats)
    shares, scores = [0.0] * seats, [0] * seats
    for seat in range(seats):
        shares[place[seat]] = (seat in end.winners) / (len(end.winners) or 1)
        scores[place[seat]] = of(end, seat) if of is not None else 0
    ended, worth = [0] * seats, [0.0] * seats
    for seat, (at, returned) in enumerate(zip(places(end, seats), results(end, seats), strict=True)):
        ended[place[seat]], worth[place[seat]] = at, returned
    return Played(tuple(shares), tuple(scores), tuple(ended), tuple(worth), len(choices))
