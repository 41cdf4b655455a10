"""A match: bots play each other many times, and how often each wins is told with how sure that is.

Every seed is played once from each turn of the seats, so that nobody gains by where they sit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import field
from math import sqrt
from typing import TYPE_CHECKING, Any

from wlcore.bots import Maker, chosen, made, maker
from wlcore.bots.random import RandomBot
from wlcore.door.view import seen_by
from wlcore.engine.faults import RuleFault, located
from wlcore.engine.measures import measure
from wlcore.loading import Choice, loaded
from wlcore.records import dataclass
from wlcore.study.measure import undisturbed

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

SURE = 1.96
"""Standard deviations on each side of a figure: 95 of 100 such intervals hold the true one."""
MOST_JOBS = 61
MANY = 50
"""For so many games it is worth while to make native code, where bots look at nothing but their options."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Order:
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
    """One game: by place in the order, automata last, the part of the victory and the score."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


@dataclass(frozen=True, slots=True, sealed=True)
class Standing:
    """How one sort of bot did in a match: how many seats it had, the games it won (a part of each that several won), its share of
    all games and between which bounds the true one lies (95 of 100 times), what chance alone would give, the mean score.

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

    def as_json(self) -> dict[str, Any]:
        """The figures by name.

        >>> sorted(standing.as_json())
        ['fair', 'high', 'low', 'score', 'seats', 'share', 'won']
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
    order = Order(choice, tuple(bots), seed, makers or {}, games >= MANY)
    played = []
    for one in _all(order, games, jobs):
        played.append(one)
        if progress is not None:
            progress(len(played))
    game = loaded(choice)
    scored, seats = bool(game.data["score"]), [*bots, *game.automata]
    return [_standing(name, seats, played, scored) for name in dict.fromkeys(seats)]


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    around = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - around), min(1.0, middle + around)


def _standing(bot: str, bots: Sequence[str], played: Sequence[Played], scored: bool) -> Standing:
    places = [place for place, name in enumerate(bots) if name == bot]
    won = sum(one.shares[place] for one in played for place in places)
    scores = [one.scores[place] for one in played for place in places]
    low, high = interval(won, len(played))
    mean = round(sum(scores) / len(scores), 2) if scored and scores else None
    share = won / len(played) if played else 0.0
    return Standing(
        bot, len(places), round(won, 2), round(share, 4), round(low, 4), round(high, 4),
        round(len(places) / len(bots), 4), mean,
    )  # fmt: skip


# ---- games ---------------------------------------------------------------------------------------------


def _all(order: Order, games: int, jobs: int) -> Iterator[Played]:
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


_worker: list[tuple[Order, Game]] = []


def _begin(order: Order) -> None:
    _worker[:] = [(order, loaded(order.choice))]


def _work(number: int) -> Played:
    with undisturbed():
        return _one(*_worker[0], number)


def _natively(game: Game, bots: Sequence[RandomBot], n: int, seed: int, choices: list[int]) -> State:
    """The end of a game by native code, of bots that look at their options alone; where there is none, the beginning of one by Python."""
    from wlcore.native import found  # many matches need no compiler

    made, _ = found(game)
    if made is None or not made.plays(game.settings):
        return game.new(n, seed)
    state = made.new(n, seed)
    while not state.over:
        choices.append(bots[state.who].pick(state.o))
        state.apply(choices[-1])
    return made.to_python(state, game.blank(n))


def _one(order: Order, game: Game, number: int) -> Played:
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
        blind = [bot for bot in bots if type(bot) is RandomBot]
        if order.natively and len(blind) == n:
            state = _natively(game, blind, n, seed, choices)
        else:
            state = game.new(n, seed)
        while not state.over:
            who = state.who
            choices.append(chosen(bots[who], names[who], seen_by(state, who + 1)))
            state.apply(choices[-1])
    except RuleFault as fault:
        raise located(fault, game, n, seed, None, choices) from None
    of = measure(game, game.data["score"]) if game.data["score"] else None
    place += range(n, seats)
    shares, scores = [0.0] * seats, [0] * seats
    for seat in range(seats):
        shares[place[seat]] = (seat in state.winners) / (len(state.winners) or 1)
        scores[place[seat]] = of(state, seat) if of is not None else 0
    return Played(tuple(shares), tuple(scores), len(choices))
