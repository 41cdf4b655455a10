"""Players that are programs: they see a view of the game, never its state, and have dice of their own.

In comes a name as `--bots` takes it; out comes somebody who chooses. Plugins may bring more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from wlcore.door.view import View

EASY, NORMAL, HARD = "easy", "normal", "hard"
RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
SHIPPED = (EASY, NORMAL, HARD, RANDOM, GREEDY, SEARCH)
KINDS = (
    "easy, normal, hard; random, greedy, search (thinks for about a second), search:N (thinks for N rounds)"
)
"""The bots that are always there, in words: the levels first, and what a number behind a colon means."""
THINKING = 1.0
"""Seconds that the searching bot takes for a choice when people wait for it."""
ROUNDS = 400
"""Rounds of thinking a choice where nobody waits and no number is given."""
LEVELS = {NORMAL: (300, 20_000), HARD: (3000, 400_000)}
"""The levels that search: how many rounds they think a choice in Python, and how many choices they try in their rounds by native code, in
about as long. Neither hangs on a clock, so that games can be played again.
"""
MOST_ROUNDS = 1_000_000


class Bot(Protocol):
    """Somebody who plays from what they may know: anything that chooses one of a view's options. To inherit from this is possible
    and not needed. A match makes its bots, each with a seed for its own dice; whoever needs none leaves `__init__` out.

    >>> class First(wlcore.Bot):
    ...     def choose(self, view):
    ...         return view.options[0]
    >>> wlcore.match(game, [First, "random"], games=4)[0].bot
    'First'
    """

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View, /) -> int:
        """One of the view's options.

        >>> wlcore.bot("random", seed=1).choose(state.view(1)) in state.options
        True
        """
        raise NotImplementedError


Bot.__module__ = "wlcore"

Maker = Callable[[int], Bot]


def made(maker: Maker, name: str, seed: int) -> Bot:
    """A bot with this seed; what makes none is a `TypeError` that says how bots are made."""
    try:
        bot = maker(seed)
    except TypeError:
        if _takes_a_seed(maker):
            raise
        raise TypeError(
            f"bots: {name} is called with a seed and does not take one; write 'def __init__(self, seed: int)', or inherit from wlcore.Bot"
        ) from None
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"bots: {name} made {bot!r}, which is no bot: it has no method 'choose'")
    return bot


def chosen(bot: Bot, name: str, view: View) -> int:
    """What a bot chooses; what is not on offer is an `IllegalOption` that says whose choice it was, and what there is."""
    option = bot.choose(view)
    if option.__class__ is int and option in view.options:
        return option
    from wlcore.door import arguments
    from wlcore.engine.state import IllegalOption

    try:
        number = arguments.whole("bots", option, 0)
    except (TypeError, ValueError):
        number = -1
    if number in view.options:
        return number
    there = [f"{number} ({view.describe(number)})" for number in view.options]
    raise IllegalOption(f"bots: {name} (player {view.seat}) chose {option!r}; {arguments.listed(there)}")


def _takes_a_seed(maker: Maker) -> bool:
    """Whether it can be called with one number, as far as Python can tell."""
    from inspect import signature

    try:
        signature(maker).bind(0)
    except TypeError:
        return False
    except ValueError:
        pass
    return True


class NoSuchBot(LookupError):
    """There is no bot of this name; the message says which there are."""


def maker(name: str, seconds: float = 0) -> Maker:
    """What makes a bot of this name from a seed for its dice; plugins are only looked for if it is none of ours.

    `search:N` thinks for N rounds a choice; `search` for so many `seconds`, or without them for as many rounds as usual.
    """
    sort, colon, budget = name.partition(":")
    if sort == SEARCH and (not colon or (budget.isdecimal() and 0 < int(budget) <= MOST_ROUNDS)):
        from wlcore.bots.search import SearchBot

        rounds = int(budget) if colon else ROUNDS
        return lambda seed: SearchBot(seed, rounds, 0 if colon else seconds)
    if name in LEVELS:
        from wlcore.bots.search import SearchBot

        return lambda seed: SearchBot(seed, LEVELS[name][0], far=LEVELS[name][1])
    if name == EASY:
        from wlcore.bots.easy import EasyBot

        return EasyBot
    if name == RANDOM:
        from wlcore.bots.random import RandomBot

        return RandomBot
    if name == GREEDY:
        from wlcore.bots.greedy import GreedyBot

        return GreedyBot
    return _brought(name)


def _brought(name: str) -> Maker:
    from wlcore.lang.diagnostics import did_you_mean
    from wlcore.packs.plugins import load_plugins

    brought = {offer.name: offer.value for offer in load_plugins().bots}
    if name in brought:
        return brought[name]  # type: ignore[no-any-return]  # the contract of the hook
    known = sorted({*SHIPPED, *brought})
    hint = did_you_mean(name, known) or "there are: " + ", ".join(known)
    raise NoSuchBot(f"there is no bot '{name}'; {hint}")
