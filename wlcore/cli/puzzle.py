"""`wl play --scenario`: a game that begins at the position of a scenario, perhaps with a goal to be reached."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wlcore.cli.options import GameOptions
from wlcore.cli.parser import UsageError
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Event, Session
from wlcore.engine.state import State
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice
from wlcore.play import whereabouts
from wlcore.play.goals import goal_of, seats_of
from wlcore.play.table import PlayTable
from wlcore.scenario.goal import REACHED, Chase
from wlcore.scenario.start_position import Opened, file_and_line, opened


class Keeper:
    """Writes the journal and says, once, when a goal is reached or missed."""

    def __init__(self, journal: Journal, chase: Chase, table: PlayTable) -> None:
        self.journal, self.chase, self.table = journal, chase, table
        self.before: list[tuple[int, int, str]] = []

    def chosen(self, seat: int, option: int, state: State) -> None:
        """Write it down and look at the goal."""
        self.journal.chosen(seat, option, state)
        known = self.chase.outcome
        outcome = self.follow(state, state.trace or [])
        if outcome != known:
            words = self.table.words
            text, reached = goal_of(self.chase, words), outcome == REACHED
            self.table.note(words("goal-reached", goal=text) if reached else words("goal-missed", goal=text))

    def follow(self, state: State, events: Sequence[Event]) -> str:
        """Look at the goal after a choice; how things stand."""
        chase = self.chase
        self.before.append((chase.turns, chase.choices, chase.outcome))
        return chase.after(state, events)

    def taken_back(self) -> None:
        """The goal is where it was."""
        self.journal.taken_back()
        if self.before:
            self.chase.turns, self.chase.choices, self.chase.outcome = self.before.pop()


class Puzzle:
    """A game that a scenario began: its goal is followed, also when it goes on later or with packs that have changed."""

    def __init__(self, scenario: str, edition: str) -> None:
        self.scenario, self.edition = scenario, edition

    def position(self) -> str:
        """The position that the scenario makes of the packs as they are now."""
        return opened(self.scenario, self.edition).position

    def goal(self, session: Session, journal: Journal, table: PlayTable) -> str:
        """Follow a session from where it began; what is said of its goal, '' if it has none."""
        words = table.words
        try:
            place = opened(self.scenario, self.edition)
        except (PackError, SaveError):
            place = None
        if place is None or journal.base is not None or place.position != journal.header.position:
            return words("goal-unknown", file=self.scenario)
        chase = place.chase
        if chase is None:
            return ""
        keeper = Keeper(journal, chase, table)
        for number, move in enumerate(session.moves):
            later = session.moves[number + 1 :]
            keeper.follow(later[0].before if later else session.state, move.events)
        session.recorder = keeper
        table.commands.chase = chase
        return words("goal", goal=goal_of(chase, words))


def named_whole(named: str) -> str:
    """A scenario as a journal names it, so that it is found from anywhere; '' for a position that was saved."""
    path, line = file_and_line(named)
    whole = str(Path(path).absolute())
    return "" if path.endswith(".json") else f"{whole}:{line}" if line else whole


def position_of(named: str, options: GameOptions) -> Opened:
    """What is to be played; the scenario says all that options could say of the game. Of a position that was saved, the packs are
    opened that somebody here has named, be it with this command.
    """
    said = (options.game, options.variants, options.rulings, options.options, options.ask, options.players)
    saved = named.endswith(".json")
    if any(said) or options.seed is not None or (options.packs and not saved):
        raise UsageError(
            "--scenario says what is played and by whom; only --edition, --lang and --bots go with it"
        )
    named_here = {str(place.resolve()) for place in options.packs}

    def may_open(choice: Choice) -> None:
        places = [place for place in (choice.game, *choice.packs) if not whereabouts.is_id(place)]
        unknown = [place for place in whereabouts.unnamed(places) if place not in named_here]
        if unknown:
            names = ", ".join(unknown)
            raise UsageError(
                f"the position names what nobody here has named: {names}; if you trust it, name it: --with {unknown[0]}"
            )
        whereabouts.note_places(places)

    return opened(named, options.edition, may_open)


def seated(place: Opened, bots: Sequence[str]) -> tuple[Seat, ...]:
    """The players by their names; bots take the last seats."""
    if len(bots) > len(place.players):
        raise UsageError(f"there are {len(bots)} bots for {len(place.players)} seats")
    return seats_of(place.players, bots)
