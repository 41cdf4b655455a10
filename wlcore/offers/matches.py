"""Bots by name, and matches between them and bots of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore import bots as known
from wlcore.bots import Bot, Maker, NoSuchBot
from wlcore.door import arguments
from wlcore.door.game import EXPLICIT, Game
from wlcore.door.loading import load
from wlcore.study.match import Standing
from wlcore.study.match import match as played


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name: `random`, `greedy`, `search`, `search:ROUNDS`, or one that a plugin brings. The same seed, the same choices.

    >>> wlcore.bot("greedy", seed=3).choose(state.view(1)) in state.options
    True
    >>> wlcore.bot("greddy")
    Traceback (most recent call last):
    ValueError: name: there is no bot 'greddy'; did you mean 'greedy'?
    """
    return known.made(_maker("name", name), name, arguments.whole("seed", seed, 0))


def match(
    game: Game | str, bots: Sequence[str | Maker], games: int = 60, *, seed: int = 0, jobs: int = 1
) -> tuple[Standing, ...]:
    """Let bots play each other and tell how each sort did; one bot a seat, by name or as what makes one from a seed (a class, say).

    Each seed is played from every turn of the seats, so that nobody gains by where they sit; the same seed, the same match. With
    several `jobs`, processes play side by side; bots of one's own must then be such that they can be pickled.

    >>> [standing.bot for standing in wlcore.match(game, ["greedy", "random", "random"], games=6)]
    ['greedy', 'random']
    """
    found = game if isinstance(game, Game) else load(game)
    if found._chance == EXPLICIT or found._choice is None:
        raise ValueError("game: in a match chance has dice; load it without chance='explicit'")
    sorts = arguments.several("bots", bots, "names of bots, or of what makes them")
    least, most = found.players
    if not least <= len(sorts) <= most:
        raise ValueError(f"bots: {found.title} is for {least} to {most}, not for {len(sorts)}")
    makers: dict[str, Maker] = {}
    names = [_called(sort, makers) for sort in sorts]
    return tuple(
        played(
            found._choice,
            names,
            arguments.whole("games", games, 1),
            arguments.whole("seed", seed, 0),
            arguments.whole("jobs", jobs, 1),
            makers=makers,
        )
    )


def _called(sort: object, makers: dict[str, Maker]) -> str:
    """What a bot is called in the standings; two that are made differently have different names."""
    if isinstance(sort, str):
        _maker("bots", sort)
        return sort
    if not callable(sort):
        raise TypeError(f"bots: a name is wanted, or what makes a bot from a seed, not {sort!r}")
    plain = getattr(sort, "__name__", type(sort).__name__)
    names = [plain, *(f"{plain}-{number}" for number in range(2, len(makers) + 3))]
    name = next(name for name in names if makers.get(name, sort) is sort)
    makers[name] = sort
    return name


def _maker(argument: str, name: object) -> Maker:
    try:
        return known.maker(arguments.text(argument, name))
    except NoSuchBot as error:
        raise ValueError(f"{argument}: {error}") from None
