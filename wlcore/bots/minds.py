"""How bots think by native code, where it can be had: it imagines, weighs and searches as they do, many times as fast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from wlcore.engine.view import View

if TYPE_CHECKING:
    from wlcore.bots.worth import Worth
    from wlcore.engine.chance import Dice
    from wlcore.engine.game import Game
    from wlcore.native import NativeGame


class Mind(Protocol):
    """Who weighs and searches by native code; a veil is what a seat may know of a native state."""

    rng: int

    def weigh(self, veil: Any, samples: int) -> list[float]:
        """What each option leads to, over so many positions that could be."""
        raise NotImplementedError

    def begin(self, veil: Any, samples: int) -> int:
        """Begin to think about a choice; how often this place has been tried before."""
        raise NotImplementedError

    def think(self, veil: Any, rounds: int, choices: int) -> int:
        """Think on for so many rounds, or until so many choices have been tried in them; how many that were."""
        raise NotImplementedError

    def tried(self) -> list[tuple[int, int, float]]:
        """Each option, how often it was tried, and what came of it in all."""
        raise NotImplementedError

    def go_on(self, option: int) -> None:
        """An option is chosen: what is known of what comes after it stays."""
        raise NotImplementedError

    def plan(self, seat: int) -> list[tuple[int, int, int]]:
        """What is meant to be chosen next, as long as a seat chooses: the option, how often it was tried, the place in the rules."""
        raise NotImplementedError


class Thinker:
    """What thinks about one game natively, by what its pack weighs: about views of native states, and of those that Python carries out."""

    def __init__(self, made: NativeGame, mind: Mind) -> None:
        self.made, self.mind = made, mind

    def veil(self, view: Any) -> Any:
        """What a view shows, as native code keeps it; nothing where that has other options."""
        found = self.made.veil(view) if isinstance(view, View) else view.veil
        return found if sorted(found.options) == sorted(view.options) else None


def thinker(view: Any, worth: Worth, habit: int = 0, turns: int = 1, wanted: bool = False) -> Thinker | None:
    """Who thinks by native code about such views; nothing where there is none. It is made now if that is `wanted`, else only taken
    where it is there already.
    """
    if isinstance(view, View):
        if not wanted and view.game.native is None:
            return None
        from wlcore.native import found  # a compiler is not for every start

        made, _ = found(view.game)
    else:
        made = view.made
    if made is None or not made.plays(view.settings):
        return None
    mind = made.mind([(name, weight) for name, weight, _ in worth.parts], habit, turns)
    return None if mind is None else Thinker(made, mind)


def why_python(game: Game, settings: Sequence[int]) -> str:
    """Why bots of this game think by states that Python carries out, in a sentence without its end; '' if native code does it."""
    from wlcore.native import found

    made, why = found(game)
    return "whoever need not be asked is asked by Python alone" if made and not made.plays(settings) else why


@contextmanager
def by(mind: Mind, dice: Dice) -> Iterator[None]:
    """A mind that goes on with somebody's dice, and they with what it has left."""
    mind.rng = dice.rng
    try:
        yield
    finally:
        dice.rng = mind.rng
