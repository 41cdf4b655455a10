"""States in which chance decides like a player: each draw and roll is a decision of nobody, with probabilities.

The engine asks chance in the middle of what it does. So a choice is carried out on a copy of the state before it, with what
chance has brought so far; where it is asked for more, that copy is thrown away, and who plays says what comes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.decision import Decision
from wlcore.door.plain import Plain
from wlcore.door.things import Outcome
from wlcore.door.watching import _name
from wlcore.engine.chance import Script, Undecided
from wlcore.engine.decision import Decision as Asked
from wlcore.engine.faults import RuleFault, at_last
from wlcore.engine.state import IllegalOption
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.door.view import View
    from wlcore.engine.game import Game as Engine
    from wlcore.engine.state import State as Inner

Doing = Callable[[Script], "Inner"]
"""What is being done, with what chance brings: the state it leads to."""


@dataclass(frozen=True, slots=True)
class WaitingForChance:
    """What is being done, what chance has brought meanwhile, and between which things it has to decide now."""

    doing: Doing
    brought: tuple[int, ...]
    name: str
    pool: tuple[int, ...]


class Explicit(Plain):
    """A state that waits for somebody, or for chance."""

    __slots__ = ("_waiting",)

    _waiting: WaitingForChance | None

    @classmethod
    def _begun(cls, engine: Engine, n: int, seed: int, names: tuple[str, ...]) -> Explicit:
        made = cls._at(engine.blank(n, traced=True), names)
        made._do(partial(_new, engine, n, seed), ())
        return made

    @classmethod
    def _at(cls, state: Inner, names: tuple[str, ...]) -> Explicit:
        made: Explicit = object.__new__(cls)
        made._state, made._names, made._waiting = state, names, None
        made._over, made._options = state.over, tuple(state.o)
        return made

    def _do(self, doing: Doing, brought: tuple[int, ...]) -> None:
        """Go on until somebody has to decide, or chance."""
        try:
            state = doing(Script(brought))
        except Undecided as problem:
            self._waiting = WaitingForChance(doing, brought, problem.name, problem.pool)
            self._over, self._options = False, tuple(range(len(problem.pool)))
        else:
            self._state, self._waiting = state, None
            self._over, self._options = state.over, tuple(state.o)

    # ---- playing -------------------------------------------------------------------------------------

    def apply(self, option: int) -> None:
        """Choose one of the options, or say what chance brings."""
        number = arguments.whole("option", option, 0)
        if number not in self.options:
            raise self._not_on_offer(number)
        waiting = self._waiting
        if waiting is not None:
            self._do(waiting.doing, (*waiting.brought, number))
        else:
            self._do(partial(_chosen, self._state, number), ())

    def option(self, words: str) -> int:
        """The option on offer that has these words; where chance decides, the outcome with this thing."""
        if self._waiting is None:
            return Plain.option(self, words)
        said = arguments.text("words", words)
        for outcome in self.chance:
            if str(outcome.thing) == said:
                return outcome.option
        raise self._not_on_offer(said)

    def clone(self) -> Explicit:
        """A copy that goes its own way."""
        made = self._at(self._state.clone(), self._names)
        made._waiting, made._over, made._options = self._waiting, self._over, self._options
        return made

    def _not_on_offer(self, option: object) -> IllegalOption:
        if self._waiting is None:
            return Plain._not_on_offer(self, option)
        said = [f"{outcome.option} ({outcome.thing})" for outcome in self.chance]
        return IllegalOption(f"option: chance cannot bring {option!r}; {arguments.listed(said)}")

    # ---- chance --------------------------------------------------------------------------------------

    @property
    def decides(self) -> int:
        """Who has to choose; 0 where chance decides."""
        return 0 if self._waiting is not None else super().decides

    @property
    def decision(self) -> Decision | None:
        """Whose turn it is to choose; that of nobody where chance decides."""
        waiting = self._waiting
        if waiting is None:
            return super().decision
        name = _name(self.game._register, waiting.name)
        return Decision._of(Asked(0, self.options, name, "", (), ("", 0)), 0, None, self._names, self.seats)

    @property
    def chance(self) -> tuple[Outcome, ...]:
        """What chance can bring now, each with its probability."""
        waiting = self._waiting
        if waiting is None:
            return ()
        from fractions import Fraction  # takes as long to import as much of the rest

        register = self.game._register
        name = _name(register, waiting.name)
        kind, each = register.chance_kind(name), Fraction(1, len(waiting.pool))
        return tuple(
            Outcome(at, each, name, register.thing(kind, thing)) for at, thing in enumerate(waiting.pool)
        )

    # ---- looking -------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What the player in a seat may know; not while chance decides."""
        self._settled("view")
        return super().view(seat)

    def describe(self, option: int, lang: str = "en") -> str:
        """An option in words; where chance decides, what comes."""
        waiting = self._waiting
        if waiting is None:
            return super().describe(option, lang)
        number = arguments.whole("option", option, 0)
        if number not in self.options:
            raise self._not_on_offer(number)
        prompts, outcome = self.game._speech.prompts(lang, self._names, self.seats), self.chance[number]
        kind = self.game._register.chance_kind(outcome.name)
        return prompts.phrases.say(prompts.thing(kind, waiting.pool[number]), "name")

    def to_json(self) -> str:
        """The whole state as text; not while chance decides."""
        self._settled("to_json")
        return super().to_json()

    def fingerprint(self) -> str:
        """A short digest of the whole state; not while chance decides."""
        self._settled("fingerprint")
        return super().fingerprint()

    def _moment(self) -> Any:
        waiting = self._waiting
        return self._state, None if waiting is None else (waiting.brought, waiting.name, waiting.pool)

    def _settled(self, what: str) -> None:
        if self._waiting is not None:
            raise ValueError(f"{what}: chance has to decide first; see state.chance")

    def _lines(self) -> list[str]:
        if self._waiting is None:
            return list(super()._lines())
        chances = self.chance
        head = f"{self.game.title}: chance decides: {chances[0].name}"
        return [head, *(f"  {one.option:>4}  {one.thing} ({one.probability})" for one in chances)]


def _new(engine: Engine, n: int, seed: int, script: Script) -> Inner:
    state = engine.new(n, seed, traced=True, fate=script)
    state.trace = None
    return state


def _chosen(before: Inner, option: int, script: Script) -> Inner:
    after = before.clone()
    after.trace, after.fate = None, script
    try:
        after.apply(option)
    except RuleFault as fault:
        raise at_last(fault, after) from None
    return after
