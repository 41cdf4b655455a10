"""`wl play --scenario`: a game that begins at the position of a scenario, perhaps with a goal to be reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wlcore.cli.options import GameOptions
from wlcore.cli.parser import UsageError
from wlcore.engine.journal import Journal
from wlcore.engine.record import PERSON, Seat
from wlcore.engine.state import State
from wlcore.play.words import Words
from wlcore.scenario.goal import REACHED, Chase
from wlcore.scenario.opened import Opened, opened


class Keeper:
    """Writes the journal and says, once, when a goal is reached or missed."""

    def __init__(self, journal: Journal, chase: Chase, words: Words, say: Callable[[str], None]) -> None:
        self.journal, self.chase, self.words, self.say = journal, chase, words, say
        self.before: list[tuple[int, int, str]] = []

    def chosen(self, seat: int, option: int, state: State) -> None:
        """Write it down and look at the goal."""
        self.journal.chosen(seat, option, state)
        chase = self.chase
        self.before.append((chase.turns, chase.choices, chase.outcome))
        known = chase.outcome
        outcome = chase.after(state, state.trace or [])
        if outcome != known:
            text = chase.goal.text
            reached = outcome == REACHED
            self.say(
                self.words("goal-reached", goal=text) if reached else self.words("goal-missed", goal=text)
            )

    def taken_back(self) -> None:
        """The goal is where it was."""
        self.journal.taken_back()
        if self.before:
            self.chase.turns, self.chase.choices, self.chase.outcome = self.before.pop()


def position_of(named: str, options: GameOptions) -> Opened:
    """What is to be played; the scenario says all that options could say of the game."""
    said = (options.game, options.variants, options.packs, options.rulings, options.options, options.players)
    if any(said) or options.seed is not None:
        raise UsageError(
            "--scenario says what is played and by whom; only --edition, --lang and --bots go with it"
        )
    return opened(named, options.edition)


def seats_of(place: Opened, bots: Sequence[str]) -> tuple[Seat, ...]:
    """The players by their names; bots take the last seats."""
    people = len(place.players) - len(bots)
    if people < 0:
        raise UsageError(f"there are {len(bots)} bots for {len(place.players)} seats")
    kinds = [PERSON] * people + list(bots)
    return tuple(Seat(name.capitalize(), kind) for name, kind in zip(place.players, kinds, strict=True))
