"""What an option lacks just now, with the numbers that decide: which condition of the rules fails, and how far off a place is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts, expressions
from wlcore.lang.symbols import Routine
from wlcore.play.board import Board
from wlcore.scenario.rules import Sheet
from wlcore.scenario.why import asked_of
from wlcore.text.cards import CardTexts
from wlcore.text.comparisons import COMPARISONS
from wlcore.text.forms import capital
from wlcore.text.saying import Said

if TYPE_CHECKING:
    from wlcore.play.words import Wording
    from wlcore.scenario.rules import Rules

POSITIONS = 3
MOST_STEPS = 1000


class Lacking:
    """Answers for one game and one language; expressions are made ready when they are first wanted."""

    def __init__(self, rules: Rules, cards: CardTexts, words: Wording) -> None:
        self.rules, self.cards, self.words = rules, cards, words

    def told(self, option: int, state: State) -> list[str]:
        """What fails, sentence by sentence."""
        lines = [line for cond in self._failing(option, state) for line in self._said(cond, state)]
        return list(dict.fromkeys([*lines, *self._distance(option, state)]))

    def nearest(self, options: Sequence[int], state: State) -> int:
        """Of several options the one whose place is the fewest steps away, else that of which least fails."""
        return min(
            options, key=lambda option: (self._far(option, state), len(list(self._failing(option, state))))
        )

    def _far(self, option: int, state: State) -> int:
        """How many steps a place is away; what is no place, is where one stands, or cannot be reached, comes last."""
        board = Board.of(state.view(state.who + 1), self.words)
        _, kind, index = self.rules.game.actions[option]
        if board is None or kind != board.kind:
            return MOST_STEPS
        far = board.steps(board.place_of(state.who)).get(index - board.first, -1)
        return far if far > 0 else MOST_STEPS

    # ---- conditions ----------------------------------------------------------------------------------

    def _failing(self, option: int, state: State) -> Iterator[m.Expr]:
        """Each part of a requirement that does not hold, as far as it can be asked."""
        name, kind, index = self.rules.game.actions[option]
        lead = state.game.data.leads.get(name, "")
        rules = [rule for rule, args in asked_of(self.rules, name, kind, index) if not args]
        for rule in dict.fromkeys([*rules, *([lead] if lead else [])]):
            routine = self.rules.written.names.get(rule)
            for needed in routine.needs if isinstance(routine, Routine) else ():
                for cond in conjuncts(needed.cond):
                    if self._value(cond, state) == 0:
                        yield cond

    def _said(self, cond: m.Expr, state: State) -> Iterator[str]:
        """That a condition does not hold, and what its number is now."""
        said: Said = self.cards.sayer().condition(cond, negated=True)
        now = self._number(cond, state)
        if now is None:
            yield capital(self.words("lacking-that", what=self.words.phrases.tidy(said)))
        else:
            yield capital(self.words("lacking", what=self.words.phrases.tidy(said), now=now))

    def _number(self, cond: m.Expr, state: State) -> str | None:
        """The number that a comparison speaks of, as it is."""
        if not (isinstance(cond, m.Op) and cond.op in COMPARISONS and cond.left.type.kind == "number"):
            return None
        if isinstance(cond.left, m.Const):
            return None
        value = self._value(cond.left, state)
        if not value:
            return None
        unit = state.game.data.units.get(cond.left.place.name, "") if isinstance(cond.left, m.Read) else ""
        return self.words.phrases.text("sum", n=value, unit=unit) if unit else str(value)

    def _value(self, e: m.Expr, state: State) -> int | None:
        """What an expression is for whoever is to decide, whatever could be; nothing where that hangs on more."""
        bound = {"you", "actor", *(x.name for x in expressions(e) if isinstance(x, (m.Filter, m.Quantified)))}
        if any(isinstance(part, m.Local) and part.name not in bound for part in expressions(e)):
            return None
        formula, view, dice = Sheet(self.rules).for_the_asked(e), state.view(state.who + 1), Dice(3)
        try:
            found = {formula(view.imagine(dice, traced=True)) for _ in range(POSITIONS)}
        except (RuleFault, TypeError):  # nobody is meant where somebody would have to be, or it is a set
            return None
        return int(found.pop()) if len(found) == 1 else None

    # ---- how far -------------------------------------------------------------------------------------

    def _distance(self, option: int, state: State) -> Iterator[str]:
        """How many steps away a place on the map is, and how far one gets, if that is less."""
        board = Board.of(state.view(state.who + 1), self.words)
        name, kind, index = self.rules.game.actions[option]
        if board is None or kind != board.kind:
            return
        far = board.steps(board.place_of(state.who)).get(index - board.first, -1)
        reach = max(self._reach(name, state), default=-1)
        if far > reach >= 0:
            yield self.words("too-far", far=far, reach=reach)

    def _reach(self, name: str, state: State) -> Iterator[int]:
        for pick in self.rules.picks:
            if pick.name == name:
                for asked in expressions(pick.source):
                    for arg in asked.args if isinstance(asked, m.Ask) else ():
                        value = self._value(arg, state) if arg.type.kind == "number" else None
                        if value is not None:
                            yield value
