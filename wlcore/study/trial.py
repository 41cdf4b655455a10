"""One random game under the invariants: where it is played, what is asked of it, what was wrong."""

from __future__ import annotations

import traceback
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from typing import TYPE_CHECKING

from wlcore.bots.random import RandomBot
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault, located
from wlcore.engine.state import IllegalOption
from wlcore.native import found as native_code
from wlcore.records import dataclass
from wlcore.study.alike import difference
from wlcore.study.invariants import Broken, Invariants
from wlcore.study.knowledge import check_knowledge
from wlcore.study.natively import Natively
from wlcore.study.snapshot import PASSING, differences, snapshot

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State
    from wlcore.native import NativeGame

SELDOM = 64
"""In a game that is not checked closely, one decision in so many is."""
ASTRAY = 8
"""How many decisions a copy is played on, to see whether the original notices."""
WRONG = 60
"""How many options that are not on offer are tried at a decision that is checked closely."""


@dataclass(slots=True)
class Trial:
    """A game to be played: of `choices` the first ones may be given, the others are made at random.

    A `close` game is checked at every decision, a `thorough` one from every seat; one that is played `again` stops
    where the given choices end. `at` is the number of the decision that is being looked at.
    """

    game: Game
    laws: Invariants
    players: int
    seed: int
    settings: Sequence[int]
    close: bool = False
    thorough: bool = False
    again: bool = False
    most: int = 100_000
    choices: list[int] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)
    last: str = ""
    at: int = 0

    def play(self) -> Broken | None:
        """Play to the end or to the first thing that is wrong; `choices` then holds what was chosen."""
        given, self.choices, self.prints = list(self.choices), [], []
        try:
            with _whole("plays"):
                self._play(given)
            if self.last:
                with _whole("replay"):
                    self._replay()
        except Broken as broken:
            return broken
        except RuleFault as fault:
            located(fault, self.game, self.players, self.seed, self.settings, self.choices)
            return Broken("effects-end", ": ".join([*getattr(fault, "__notes__", ()), str(fault)]))
        return None

    def _play(self, given: list[int]) -> None:
        bot, dice = RandomBot(self.seed * 2 + 1), Dice(self.seed * 2 + 2)
        state = self.game.new(self.players, self.seed, self.settings)
        beside = self.game.new(self.players, self.seed, self.settings, traced=True) if self.close else None
        natively = self._natively() if self.close else None
        while True:
            self.at = len(self.choices) + 1
            self.laws.check(state)
            if beside is not None:
                same(state, beside, "traced-agrees")
                self.prints.append(state.fingerprint())
            if natively is not None and (found := difference(state, natively)):
                raise Broken("native-agrees", f"native code plays another game: {found}")
            if state.over:
                break
            if len(self.choices) >= self.most:
                raise Broken("ends", f"after {self.most} decisions nobody has won")
            option, at = bot.pick(state.o), len(self.choices)
            if at < len(given):
                option = given[at]
            close = self.close or dice.below(SELDOM) == 0
            after = self._closely(state, option, dice) if close else None
            bounds = [counter.bounds(state) for counter in self.laws.counters]
            self._refused(state, dice)
            if self.again and at >= len(given):
                return
            self.choices.append(option)
            carry_out(state, option)
            for counter, bound in zip(self.laws.counters, bounds, strict=True):
                counter.check_rise(state, bound)
            for other in filter(None, (beside, natively)):
                carry_out(other, option)
            if after is not None:
                for name, twin in after.items():
                    same(state, twin, name)
        self.last = state.fingerprint()
        with _whole("finished"):
            check_knowledge(state, self.laws, dice, range(self.players))
            check_json(state)

    def _natively(self) -> State | None:
        """The same game by native code, which the engine is a witness of; nothing where there is none."""
        made, _ = native_code(self.game)
        if made is None or not made.plays(self.settings):
            return None
        with _whole("native-agrees"):
            return Natively(made).new(self.players, self.seed, self.settings)

    def _refused(self, state: State, dice: Dice) -> None:
        """An option that is not on offer is refused and changes nothing."""
        wrong = dice.below(len(self.game.actions) + 2) - 1
        if wrong not in state.o:
            before = state.fingerprint(), tuple(state.o), state.who
            refuse(state, wrong)
            if (state.fingerprint(), tuple(state.o), state.who) != before:
                raise Broken(
                    "refused", f"option {wrong} is not on offer and was refused, but changed something"
                )

    def _closely(self, state: State, option: int, dice: Dice) -> dict[str, State]:
        """The costly checks; returns what must be equal to the state once the option is carried out."""
        with _whole("closely"):
            before = snapshot(state)
            for wrong in self._wrong(state, dice):
                refuse(state, wrong)
            unchanged(state, before, "refused")
            check_decision(state)
            twin, again, traced = state.clone(), check_json(state), check_json(state, traced=True)
            astray = state.clone()
            for _ in range(ASTRAY):
                if not astray.over:
                    carry_out(astray, astray.o[dice.below(len(astray.o))])
            unchanged(state, before, "clone-apart")
            unchanged(twin, before, "clone-apart")
            check_knowledge(state, self.laws, dice, self._seats(state, dice), option)
            unchanged(state, before, "view-apart")
            after = {"clone-agrees": twin, "json-agrees": again, "traced-agrees": traced}
            for other in after.values():
                carry_out(other, option)
            unchanged(state, before, "clone-apart")
            return after

    def _wrong(self, state: State, dice: Dice) -> set[int]:
        """Options that are not on offer: those beside the ones that are, those out of range, and some of the rest; all of
        them in a thorough game.
        """
        end = len(self.game.actions)
        if self.thorough:
            return set(range(-2, end + 2)).difference(state.o)
        found = {-2, -1, end, end + 1}
        for option in state.o:
            found |= {option - 1, option + 1}
        found |= {dice.below(end) for _ in range(WRONG)}
        return found.difference(state.o)

    def _seats(self, state: State, dice: Dice) -> Collection[int]:
        """Whose views are looked at: everybody's, or those of the one who decides and of one other."""
        if self.thorough:
            return range(self.players)
        return {state.who, (state.who + 1 + dice.below(self.players - 1)) % self.players}

    def _replay(self) -> None:
        """The seed and the choices give the same game again: by native code where it can be had, by Python in a game that is checked closely."""
        made, _ = native_code(self.game)
        if made is not None and made.plays(self.settings) and not self.close:
            self._replay_natively(made)
            return
        state = self.game.new(self.players, self.seed, self.settings)
        for number, option in enumerate(self.choices):
            if self.prints and state.fingerprint() != self.prints[number]:
                raise Broken("replay", f"played again, the game is another one at decision {number + 1}")
            if option not in state.o:
                raise Broken(
                    "replay", f"played again, option {option} is not on offer at decision {number + 1}"
                )
            state.apply(option)
        if not state.over or state.fingerprint() != self.last:
            raise Broken("replay", "played again with the same choices, the game ends otherwise")

    def _replay_natively(self, made: NativeGame) -> None:
        state = made.new(self.players, self.seed, self.settings)
        for number, option in enumerate(self.choices):
            if option not in state.o:
                raise Broken(
                    "native-agrees",
                    f"played by native code, option {option} is not on offer at decision {number + 1}",
                )
            state.apply(option)
        if not state.over or made.shown(state).fingerprint() != self.last:
            raise Broken(
                "native-agrees", "played by native code with the same choices, the game ends otherwise"
            )


# ---- single checks ------------------------------------------------------------------------------------


def carry_out(state: State, option: int) -> None:
    """Choose; what is on offer can be chosen, and what follows can be carried out."""
    try:
        state.apply(option)
    except RuleFault as error:
        error.add_note(f"what follows {state.game.names.option(option)} cannot be carried out")
        raise
    except IllegalOption as error:
        raise Broken("legal", f"option {option} is on offer and is refused") from error


def refuse(state: State, option: int) -> None:
    """An option that is not on offer must raise `IllegalOption`."""
    try:
        state.apply(option)
    except IllegalOption:
        return
    raise Broken("refused", f"option {option} is not on offer and is not refused")


def same(state: State, other: State, invariant: str) -> None:
    """Two states that must be equal, options and decider included."""
    if state.fingerprint() != other.fingerprint():
        one, two = snapshot(state), snapshot(other)
        raise Broken(invariant, f"these differ: {differences(one, two)}")
    if tuple(state.o) != tuple(other.o):
        raise Broken(invariant, f"the options are {list(state.o)} and {list(other.o)}")
    if (state.who, state.over, tuple(state.winners)) != (other.who, other.over, tuple(other.winners)):
        raise Broken(invariant, "somebody else is to decide, or has won")


def unchanged(state: State, before: bytes, invariant: str) -> None:
    """A state to which nothing has been done."""
    now = snapshot(state)
    if now != before:
        raise Broken(
            invariant, f"something that should leave it alone has changed {differences(before, now)}"
        )


def check_json(state: State, traced: bool = False) -> State:
    """The state that comes back from its JSON, which must be the same."""
    text = state.to_json()
    again = state.game.from_json(text, traced)
    same(state, again, "json")
    one, two = snapshot(state, PASSING), snapshot(again, PASSING)
    if one != two:
        raise Broken("json", f"these are not what they were: {differences(one, two)}")
    if again.to_json() != text:
        raise Broken("json", "written again, the JSON is another")
    return again


def check_decision(state: State) -> None:
    """The decision says who is asked about what, and each option has words that mean it."""
    decision, names = state.decision, state.game.names
    if decision is None or decision.seat != state.who + 1 or tuple(decision.options) != tuple(state.o):
        raise Broken("decision", "the decision does not say who is asked, or which options there are")
    if not decision.rule:
        raise Broken("decision", "no rule is named that asks")
    for option in state.o:
        if names.option_number(names.option(option)) != option:
            raise Broken("options-named", f"'{names.option(option)}' does not name option {option} alone")


@contextmanager
def _whole(what: str) -> Iterator[None]:
    """Whatever fails in here breaks an invariant and says where."""
    try:
        yield
    except (Broken, RuleFault):
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        told = " ".join([f"{type(error).__name__}:", *str(error).split()])
        raise Broken(what, f"{told} ({place.filename}:{place.lineno})") from error
