"""A bot that searches: information-set Monte Carlo tree search over positions that could be.

Each round imagines a full position that agrees with what the player may know, walks down one common tree of choices,
adds a place to it, plays on by habit or at random and tells all places on the way what came of it. Places try first what
looks best at once, and more the more often they are visited. What was found out is kept for the next choice, as far as
that is where the tree expected it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import takewhile
from math import log, sqrt, tanh
from time import monotonic
from typing import TYPE_CHECKING, Any

from wlcore.bots import ROUNDS
from wlcore.bots.greedy import SAMPLES, GreedyBot
from wlcore.bots.habits import Habits
from wlcore.bots.minds import Mind, Thinker, by, thinker
from wlcore.bots.sense import Sense
from wlcore.bots.worth import Worth
from wlcore.door.view import View, inside
from wlcore.engine.chance import Dice
from wlcore.engine.decision import place_of
from wlcore.engine.faults import RuleFault
from wlcore.engine.measures import Measure, measure
from wlcore.gc_pause import GcPause
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.bots.position import Position
    from wlcore.engine.game import Game
    from wlcore.engine.view import View as Inner

CURIOSITY = 0.5
WIDENING = 2.0
"""A place that was visited n times tries so many options times the root of n."""
WINNING = 0.85
"""How much of a finished game counts by who won; the rest by how far ahead."""
LONGEST = 3000
"""No imagined game is played on longer than this."""
LEAST_TRIED, MOST_PLANNED = 20, 6
"""What was tried less often is no plan; a plan is not longer than this."""
MANY = 1 << 40
AT_ONCE = 200
"""After so many rounds by native code the clock is looked at again."""
AT_LEAST = 0.5
"""So much of the budget is thought anew, however much is known from before."""


@dataclass(slots=True)
class Node:
    """A place in the tree: what came of the choice that leads here, for whoever made it; who decides there, and where in the rules."""

    visits: int = 0
    offered: int = 0
    total: float = 0.0
    next: dict[int, Node] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    who: int = -1
    place: int = -1


@dataclass(frozen=True, slots=True)
class Advice:
    """An option, how often it was tried, and how well it did in the mean (from 0 to 1)."""

    option: int
    visits: int
    share: float


class SearchBot:
    """Thinks for so many rounds, or with `seconds` for so long; rounds alone make it choose the same every time.

    By native code one that looks `far` looks ahead to the end of its own next turn, not of this one, where a pack says how far (`until`),
    and thinks until it has tried so many choices, whatever a round has of them: so it takes about as long in each game. In Python
    that would take too long.
    """

    def __init__(self, seed: int = 0, rounds: int = ROUNDS, seconds: float = 0, far: int = 0) -> None:
        self.dice = Dice(seed)
        self.rounds, self.seconds, self.far = rounds, seconds, far
        self.game: Game | None = None
        self.worth: Worth
        self.sense: Sense
        self.greedy = GreedyBot(seed)
        self.greedy.dice = self.dice
        self.habits = Habits(self.dice)
        self.until: Measure | None = None
        self.mean, self.spread, self.seen = 0.0, 0.0, 0
        self.kept: Node | None = None
        self.thinker: Thinker | None = None
        self.turns = 1

    def choose(self, view: View) -> int:
        """The option that was tried most often, or one that is surely better."""
        seen = inside(view)
        if len(seen.options) == 1:
            option = seen.options[0]
            self.kept = self.kept.next.get(option) if self.kept is not None else None
            if self.thinker is not None:
                self.thinker.mind.go_on(option)
            return option
        advice = self.advice(view)
        return advice[0].option

    def advice(self, seen: View) -> list[Advice]:
        """What was found out about each option, the best first."""
        view = inside(seen)
        self._begin(view)
        veil = self.thinker.veil(view) if self.thinker is not None else None
        if self.thinker is not None and veil is not None:
            return self._natively(view, self.thinker.mind, veil)
        root = self._root(view)
        wanted = max(self.rounds - root.visits, int(AT_LEAST * self.rounds))
        end = monotonic() + self.seconds
        with GcPause():
            rounds = 0
            while monotonic() < end if self.seconds else rounds < wanted:
                self._round(root, view)
                rounds += 1
        tried = root.next
        found = [
            Advice(o, tried[o].visits, tried[o].total / (tried[o].visits or 1))
            for o in view.options
            if o in tried
        ]
        found += [Advice(o, 0, 0.0) for o in view.options if o not in tried]
        found.sort(key=lambda a: (-a.visits, -a.share))
        best = self.sense.sensible(view, found[0].option, self.dice)
        found.sort(key=lambda a: a.option != best)
        self.kept = tried.get(best)
        return found

    def _natively(self, view: Inner, mind: Mind, veil: Any) -> list[Advice]:
        """The same by native code."""
        with by(mind, self.dice):
            before, end = mind.begin(veil, SAMPLES), monotonic() + self.seconds
            left, choices = max(self.rounds - before, int(AT_LEAST * self.rounds)), self.far
            while monotonic() < end if self.seconds else choices > 0 if self.far else left > 0:
                at_once = AT_ONCE if self.seconds or self.far else min(AT_ONCE, left)
                choices -= mind.think(veil, at_once, choices if self.far and not self.seconds else MANY)
                left -= at_once
        tried = {option: (visits, total) for option, visits, total in mind.tried()}
        none = 0, 0.0
        found = [
            Advice(o, visits, total / (visits or 1))
            for o in view.options
            for visits, total in [tried.get(o, none)]
        ]
        found.sort(key=lambda a: (-a.visits, -a.share))
        best = self.sense.sensible(view, found[0].option, self.dice)
        found.sort(key=lambda a: a.option != best)
        mind.go_on(best)
        return found

    def plan(self, view: Inner) -> list[tuple[int, int]]:
        """What it has in mind to choose after the option that it has just advised, each with where in the rules it is asked: as long
        as nobody else chooses in between, and as it has tried it often enough.
        """
        if self.thinker is not None and self.kept is None:
            tried = self.thinker.mind.plan(view.seat)[:MOST_PLANNED]
            sure = takewhile(lambda one: one[1] >= LEAST_TRIED, tried)
            return [(option, place) for option, _, place in sure]
        node, found = self.kept, list[tuple[int, int]]()
        while node is not None and node.who == view.seat and len(found) < MOST_PLANNED:
            often, then = max(node.next.items(), key=lambda one: one[1].visits, default=(-1, node))
            if often < 0 or then.visits < LEAST_TRIED:
                break
            found.append((often, node.place))
            node = then
        return found

    def _begin(self, view: Inner) -> None:
        """Make ready for a game, and for a choice in it."""
        if self.game is not view.game:
            self.game, self.kept = view.game, None
            self.worth, self.sense = Worth(view.game), Sense(view.game)
            until = view.game.data.bots["until"]
            self.until = measure(view.game, until) if until else None
            habit = view.game.data.bots["habit"]
            turns = view.players + 1 if self.far else self.turns
            self.thinker = thinker(view, self.worth, habit, turns, wanted=True)
        self.habits.begin(view.game.data.bots["habit"])

    def _root(self, view: Inner) -> Node:
        """The tree to begin with: what is left of the last one, if this is where it led."""
        kept, here = self.kept, place_of(view.stack)
        expected = kept is not None and kept.who == view.seat and kept.place == here
        if kept is not None and expected and set(view.options) <= set(kept.order):
            return kept
        self.mean, self.spread, self.seen = 0.0, 0.0, 0  # what is kept goes on being measured as it was
        return Node(order=self._first(view), who=view.seat, place=here)

    def _first(self, view: Inner) -> list[int]:
        """The options in the order in which a bot that only weighs would take them."""
        if not self.worth.known:
            return []
        values = self.greedy.values(view)
        return sorted(values, key=lambda option: -values[option])

    # ---- one round -----------------------------------------------------------------------------------

    def _round(self, root: Node, view: Inner) -> None:
        state: Position = view.imagine(self.dice)
        way: list[tuple[Node, int]] = []
        self.habits.begin_round()
        try:
            self._play(state, root, way)
        except RuleFault:
            rewards: Sequence[float] = [0.0] * state.n
        else:
            rewards = self._rewards(state)
        for passed, who in way:
            passed.visits += 1
            passed.total += rewards[who]
        self.habits.learn(rewards)
        root.visits += 1

    def _play(self, state: Position, node: Node, way: list[tuple[Node, int]]) -> None:
        """Down the tree and beyond, as far ahead as the pack says, or until what it says has changed."""
        until, habits, new = self.until, self.habits, False
        now, turns = until(state, 0) if until else 0, self.turns
        for _ in range((state.game.data.bots["ahead"] or LONGEST) * self.turns):
            if state.over:
                return
            if until and until(state, 0) != now:
                now, turns = until(state, 0), turns - 1
                if not turns:
                    return
            who = state.who
            if new:
                option = habits.choice(who, state.o)
            else:
                option, new = self._step(node, state)
                node = node.next[option]
                way.append((node, who))
            habits.made(who, option)
            state.apply(option)
            if way and way[-1][0] is node and node.who < 0 and not state.over:
                node.who, node.place = state.who, place_of(state.st)

    def _step(self, node: Node, state: Position) -> tuple[int, bool]:
        """The option to try from here, and whether it has not been tried before."""
        options = state.o
        if len(options) == 1:
            only = options[0]
            node.next.setdefault(only, Node()).offered += 1
            return only, False
        if not node.order:
            node.order = self._ranked(state)
        elif any(o not in node.order for o in options):
            node.order += [o for o in options if o not in node.order]
        there = set(options)
        wide = max(2, int(WIDENING * sqrt(node.visits + 1)))
        tried = [o for o in node.order if o in there][:wide]
        for option in tried:
            if option not in node.next:
                node.next[option] = Node(offered=1)
                return option, True
        best, most = tried[0], -1.0
        for option in tried:
            child = node.next[option]
            child.offered += 1
            visits = child.visits or 1
            value = child.total / visits + CURIOSITY * sqrt(log(child.offered) / visits)
            if value > most:
                best, most = option, value
        return best, False

    def _ranked(self, state: Position) -> list[int]:
        """The options, those first that leave whoever chooses most ahead at once."""
        assert self.worth is not None
        if not self.worth.known:
            shuffled = list(state.o)
            for i in range(len(shuffled) - 1, 0, -1):
                j = self.dice.below(i + 1)
                shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
            return shuffled
        who, values = state.who, {}
        for option in state.o:
            after = state.clone()
            try:
                after.apply(option)
            except RuleFault:
                values[option] = -1e12
                continue
            values[option] = self.worth.lead(after, who) + self.dice.below(1000) / 1e6
        return sorted(values, key=lambda o: -values[o])

    def _rewards(self, state: Position) -> list[float]:
        """For each seat how good this end is, from 0 to 1."""
        assert self.worth is not None
        seats = range(state.n)
        leads = [self.worth.lead(state, seat) for seat in seats]
        for lead in leads:
            self.seen += 1
            delta = lead - self.mean
            self.mean += delta / self.seen
            self.spread += delta * (lead - self.mean)
        scale = sqrt(self.spread / self.seen) or 1.0
        ahead = [0.5 + 0.5 * tanh((lead - self.mean) / (2 * scale)) for lead in leads]
        if not state.over:
            return ahead
        won = len(state.winners) or 1
        return [
            WINNING * (seat in state.winners) / won + (1 - WINNING) * share
            for seat, share in zip(seats, ahead, strict=True)
        ]
