"""Plays a scenario: to its position, through its choices, asking what must hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from wlcore.engine.chance import Fate, Unfateful, from_deck
from wlcore.engine.faults import REASONS, RuleFault, at_last
from wlcore.engine.state import State
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.source import Span
from wlcore.lang.types import CARDS
from wlcore.records import dataclass
from wlcore.scenario.expect import Refusal, any_of
from wlcore.scenario.goal import MISSED, REACHED, Chase
from wlcore.scenario.moment import ScenarioMoment
from wlcore.scenario.outcome import Failure, Outcome, TraceEntry
from wlcore.scenario.position import Impossible, PositionMaker
from wlcore.scenario.position_text import as_text
from wlcore.scenario.possible import Pool, check_possible
from wlcore.scenario.ready import Expectations, Fated, Ready, Step, Steps
from wlcore.scenario.spoken import ANYTHING
from wlcore.scenario.why import reasons

FAR = 2_000
"""So many decisions at most lead to the position."""


class Stuck(Exception):
    """A choice that cannot be made; the failure says why."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(str(failure))


def run(ready: Ready, edition: str, start: Play | None = None) -> Outcome:
    """Play a scenario in one edition; from its position on if `start` has come there already."""
    outcome = Outcome(ready.span, ready.title, edition, ready.rules.game.id, clauses=ready.cites)
    play = Play(ready, edition) if start is None else start.again()
    if ready.rules.register is not None:
        ready.rules.register.reached.clear()
    try:
        if start is None:
            play.to_position()
            play.count_from_here()
        play.through(outcome)
        if outcome.passed:
            play.check_goal(outcome)
        if outcome.passed:
            play.check_fates()
    except Impossible as problem:
        outcome.impossible = not play.reached and _expects_refusal(ready, edition)
        if not outcome.impossible:
            outcome.broken.append(problem.diagnostic)
    except Stuck as stuck:
        outcome.failures.append(stuck.failure)
    except Unfateful as problem:
        outcome.broken.append(play.unfateful(problem))
    except RuleFault as fault:
        outcome.broken.append(play.faulty(fault))
    play.finish(outcome)
    return outcome


def _expects_refusal(ready: Ready, edition: str) -> bool:
    """Whether the position is said to be impossible in an edition."""
    blocks = [
        b for b in ready.blocks if isinstance(b, Expectations) and (not b.editions or edition in b.editions)
    ]
    return any(isinstance(line, Refusal) for block in blocks for line in block.lines)


def position(ready: Ready, edition: str) -> State:
    """The position of a scenario, to be played on by somebody else; a `PackError` says why there is none."""
    state = begun(ready, edition).state
    state.trace = None
    return state


def begun(ready: Ready, edition: str) -> Play:
    """A scenario played as far as its position; a `PackError` says why there is none."""
    play = Play(ready, edition)
    try:
        play.to_position()
    except Impossible as problem:
        raise PackError([problem.diagnostic]) from problem
    except Unfateful as problem:
        raise PackError([play.unfateful(problem)]) from problem
    except RuleFault as fault:
        raise PackError([play.faulty(fault)]) from fault
    return play


@dataclass(slots=True)
class Play:
    """A scenario being played; `chosen` are the options so far, `at` the line that is being carried out, `silent` what was
    chosen since the last choice because nothing else was possible.
    """

    ready: Ready
    edition: str
    state: State = field(init=False)
    before: State = field(init=False)
    at: Span = field(init=False)
    reached: bool = False
    chosen: list[int] = field(default_factory=list)
    log: list[TraceEntry] = field(default_factory=list)
    fates: list[tuple[str, tuple[int, ...], Span]] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    chase: Chase | None = None

    # ---- the position ----------------------------------------------------------------------------------

    def to_position(self) -> None:
        """Begin the game, play on as far as asked, set the position."""
        ready, rules = self.ready, self.ready.rules
        self.at = ready.span
        settings = rules.settings(self.edition, ready.rulings, ready.options)
        n = len(ready.spoken.players)
        self.state = rules.game.blank(n, settings, traced=True)
        fate = self._fates(self.state, ready.before)
        self.state = rules.game.new(len(ready.spoken.people), ready.seed, settings, traced=True, fate=fate)
        self._play_on()
        if ready.settings:
            position, pool = PositionMaker(self.state, ready.spoken), Pool.of(rules, self.state)
            position.set(ready.settings)
            if pool is not None:
                pool.check(rules, self.state, ready.settings)
            check_possible(rules, position, ready.settings)
        self.state.fate += self._fates(self.state, ready.after)
        self.before = self.state.clone()
        self.reached = True
        if ready.goal is not None:
            self.chase = Chase(ready.goal, rules, ready.spoken, self.before)
        if self.state.trace is not None:
            self.state.trace.clear()

    def _fates(self, state: State, lines: Sequence[Fated]) -> Fate:
        found = []
        for line in lines:
            name = line.name if line.zone is None else from_deck(line.zone(state))
            found += [(name, tuple(any_of(value(state))), span) for span, value in line.values]
        self.fates += found
        return tuple((name, values) for name, values, _ in found)

    def _play_on(self) -> None:
        start = self.ready.start
        if start is None:
            return
        self.at = start.span
        state, rules = self.state, self.ready.rules
        for _ in range(FAR):
            here = state.who == start.seat and (not start.about or rules.asks_for(state, start.about))
            if state.over or here:
                break
            state.apply(state.o[0])
        else:
            raise Impossible(f"this is not asked within {FAR} choices, always the first on offer", start.span)
        if state.over:
            raise Impossible("the game ends before this is asked", start.span)

    def again(self) -> Play:
        """The same at its position, which others may leave from, too."""
        twin = Play(self.ready, self.edition)
        twin.state, twin.before, twin.at, twin.reached = self.state.clone(), self.before, self.at, True
        twin.state.trace = []
        twin.fates = self.fates
        if self.chase is not None:
            twin.chase = Chase(self.chase.goal, self.ready.rules, self.ready.spoken, self.before)
        return twin

    def count_from_here(self) -> None:
        """In a study, forget what the position was made by, unless the beginning of the game is what is tested."""
        register = self.ready.rules.register
        if register is None or register.changing:
            return
        blocks = [b for b in self.ready.blocks if not b.editions or self.edition in b.editions]
        if self.ready.settings or not blocks or isinstance(blocks[0], Steps):
            register.reached.clear()

    # ---- choices and expectations ----------------------------------------------------------------------

    def through(self, outcome: Outcome) -> None:
        """All blocks, up to one whose expectations are not met."""
        for block in self.ready.blocks:
            if block.editions and self.edition not in block.editions:
                continue
            if isinstance(block, Steps):
                for step in block.lines:
                    self.step(step)
                continue
            self.expect(block, outcome)
            self.before = self.state.clone()
            if outcome.failures:
                return

    def expect(self, block: Expectations, outcome: Outcome) -> None:
        """What must hold now."""
        moment = ScenarioMoment(self.ready.rules, self.ready.spoken, self.state, self.before, self.replayed)
        for line in block.lines:
            failure = line.judge(moment)
            if failure is not None:
                outcome.failures.append(failure)

    def step(self, step: Step) -> None:
        """One choice; one that had only one possibility has been made already, and may be written or left out."""
        self.at = step.span
        spoken, state = self.ready.spoken, self.state
        expected = f"{spoken.player(step.seat)} chooses: {step.words}"
        asked = not state.over and state.who == step.seat
        if step.words != ANYTHING and not (asked and spoken.find(step.words, state.o)):
            made = [option for option in spoken.find(step.words) if option in self.silent]
            if made:
                self.silent.remove(made[0])
                return
        if not asked:
            found = f"{spoken.player(state.who)} is asked; on offer: {spoken.offered(state)}"
            raise Stuck(Failure(step.span, expected, "the game is over" if state.over else found))
        self.choose(state.o[0] if step.words == ANYTHING else self._option(step, expected), step.seat)

    def choose(self, option: int, seat: int) -> None:
        """Make a choice and put down what came of it."""
        self.chosen.append(option)
        trace = self.state.trace
        assert trace is not None
        start = len(trace)
        self.state.apply(option)
        words = self.ready.spoken.option(option)
        self.log.append(TraceEntry(self.ready.spoken.player(seat), words, self._clauses(trace[start:])))
        self.silent = self.ready.rules.made_silently(trace[start:])
        if self.chase is not None:
            self.chase.after(self.state, trace[start:])

    def _option(self, step: Step, expected: str) -> int:
        spoken, state = self.ready.spoken, self.state
        meant = spoken.find(step.words, state.o)
        if len({spoken.design(option) for option in meant}) == 1:
            return meant[0]
        if meant:
            found = f"this could be: {', '.join(map(spoken.option, meant))}"
            raise Stuck(Failure(step.words_span, expected, found))
        known = spoken.find(step.words)
        told = [r for option in known[:1] for r in reasons(self.ready.rules, state, option)]
        found = f"on offer: {spoken.offered(state)}"
        raise Stuck(Failure(step.words_span, expected, found, tuple(map(str, told))))

    def _clauses(self, entries: Sequence[tuple[Any, ...]]) -> tuple[str, ...]:
        said = self.ready.rules.game.data.said
        numbers = [entry[0] for entry in entries]
        return tuple(dict.fromkeys(clause for number in numbers for clause in said[number][3]))

    def replayed(self) -> State:
        """The state to which the same choices lead."""
        register = self.ready.rules.register
        reached = set(register.reached) if register is not None else set()
        again = Play(self.ready, self.edition)
        again.to_position()
        for option in self.chosen:
            again.state.apply(option)
        if register is not None:
            register.reached.intersection_update(reached)
        return again.state

    def check_goal(self, outcome: Outcome) -> None:
        """A puzzle's solution must reach its goal in time."""
        if self.chase is not None and self.chase.outcome != REACHED:
            goal = self.chase.goal
            late = "it is missed" if self.chase.outcome == MISSED else "these choices do not reach it"
            outcome.failures.append(Failure(goal.span, f"goal {goal.text}", late))

    # ---- the end ---------------------------------------------------------------------------------------

    def check_fates(self) -> None:
        """What was fixed must have come to pass."""
        if self.state.fate:
            span = self._of(*self.state.fate[0])
            message = "chance never came to decide about this"
            raise Impossible(
                message,
                span,
                "what is fixed above 'begin with' counts from the start, what is below from there on",
            )

    def unfateful(self, problem: Unfateful) -> Diagnostic:
        """That chance could not bring what was fixed."""
        message = "when chance decides, this is not among what can come"
        pick = self.ready.rules.by_chance.get(problem.name)
        told = self.ready.spoken.value(pick.source.type if pick is not None else CARDS, problem.pool)
        place = self._of(problem.name, problem.values)
        return Diagnostic("impossible", message, place, suggestion=f"there can come: {told}")

    def faulty(self, problem: RuleFault) -> Diagnostic:
        """That the rules cannot be carried out, with the line they were at."""
        place = at_last(problem, self.state).place
        related = ((Span(*place, 1, place[1], 2), "it was here last"),) if place is not None else ()
        return Diagnostic("rule-fault", REASONS[problem.reason], self.at, related=related)

    def _of(self, name: str, values: tuple[int, ...]) -> Span:
        return next((span for of, those, span in self.fates if (of, those) == (name, values)), self.at)

    def finish(self, outcome: Outcome) -> None:
        """Put down what has happened."""
        outcome.log = self.log
        if (register := self.ready.rules.register) is not None:
            outcome.marks = frozenset(register.reached)
        if self.reached and not outcome.passed:
            choice = self.ready.choice(self.edition)
            outcome.packs = choice.game, *choice.packs
            outcome.position = as_text(choice, self.ready.spoken.people, self.state)
            spoken, state = self.ready.spoken, self.state
            asked = f"{spoken.player(state.who)} is asked: {spoken.offered(state)}"
            outcome.pending = "the game is over" if state.over else asked
