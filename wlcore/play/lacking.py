"""What an option lacks just now, with the numbers that decide: which condition of the rules fails, of those that it needs and of those that
what is chosen must meet, and how far off a place is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts, expressions
from wlcore.lang.symbols import Routine
from wlcore.lang.types import TRUTH
from wlcore.play.board import Board
from wlcore.records import dataclass
from wlcore.scenario.rules import Sheet
from wlcore.scenario.why import asked_of, first_chosen
from wlcore.text.cards import CardTexts
from wlcore.text.comparisons import COMPARISONS
from wlcore.text.folding import Folder, times
from wlcore.text.forms import capital
from wlcore.text.saying import Said

if TYPE_CHECKING:
    from wlcore.play.words import Wording
    from wlcore.scenario.rules import Rules

POSITIONS = 3
MOST_STEPS = 1000


@dataclass(frozen=True, slots=True)
class Lack:
    """A condition that does not hold; or one that does not hold of a `thing`, which has a `name` in it."""

    cond: m.Expr
    name: str = ""
    thing: m.Const | None = None


@dataclass(frozen=True, slots=True)
class InItsPlace(Folder):
    """Puts a thing in the place of the element of a set, in what is asked of that."""

    name: str
    thing: m.Const

    def expr(self, e: m.Expr) -> m.Expr:
        """An expression with the thing in it."""
        return self.thing if isinstance(e, m.Local) and e.name == self.name else Folder.expr(self, e)


class Lacking:
    """Answers for one game and one language; expressions are made ready when they are first wanted."""

    def __init__(self, rules: Rules, cards: CardTexts, words: Wording) -> None:
        self.rules, self.cards, self.words = rules, cards, words

    def told(self, option: int, state: State) -> list[str]:
        """What fails, sentence by sentence."""
        lines = [line for lack in self._failing(option, state) for line in self._said(lack, state)]
        return list(dict.fromkeys([*lines, *self._distance(option, state, alone=not lines)]))

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

    def _failing(self, option: int, state: State) -> Iterator[Lack]:
        """Each part of a requirement that does not hold, as far as it can be asked."""
        name, kind, index = self.rules.game.actions[option]
        lead = state.game.data.leads.get(name, "")
        rules = [rule for rule, args in asked_of(self.rules, name, kind, index) if not args]
        for rule in dict.fromkeys([*rules, *([lead] if lead else [])]):
            routine = self.rules.written.names.get(rule)
            for needed in routine.needs if isinstance(routine, Routine) else ():
                for cond in conjuncts(needed.cond):
                    if self._value(cond, state) == 0:
                        yield Lack(cond)
        for pick in first_chosen(self.rules, lead or name):
            thing = m.Const(pick.span, pick.source.type.one, index) if kind else None
            yield from self._unfit(pick.source, thing, state)

    def _unfit(self, source: m.Expr, thing: m.Const | None, state: State) -> Iterator[Lack]:
        """What `choose ... where` asks and does not find: the first condition that nothing of the set is left by; where that leaves some,
        all that the thing which is meant does not meet.
        """
        while isinstance(source, m.Combine):
            source = source.left
        if not isinstance(source, m.Filter):
            return
        left, lacks = source.of, list[Lack]()
        for cond in conjuncts(source.cond):
            if isinstance(cond, (m.CanDo, m.CanDoText)):
                continue  # what a rule needs is told by its own conditions
            if not times(cond, source.name):
                if self._value(cond, state) == 0:
                    yield Lack(cond)
                continue
            left = m.Filter(source.span, source.type, left, source.name, cond)
            none = m.Quantified(source.span, TRUTH, "any", left, source.name, None)
            if self._value(none, state) == 0:
                yield Lack(none)
                return
            if thing is not None and self._value(InItsPlace({}, source.name, thing).expr(cond), state) == 0:
                lacks.append(Lack(cond, source.name, thing))
        yield from lacks

    def _said(self, lack: Lack, state: State) -> Iterator[str]:
        """That a condition does not hold, and what its number is now."""
        sayer, cond, phrases = self.cards.sayer(), lack.cond, self.words.phrases
        lacked = phrases.lacked + len(phrases.nameless)
        if lack.thing is None:
            said: Said = sayer.condition(cond, negated=True)
        else:
            thing = self.words.prompts.thing(lack.thing.type.kind, lack.thing.value)
            with sayer.mentions.standing_for(lack.name, thing):
                said = sayer.condition(cond, negated=True)
        meant = cond if lack.thing is None else InItsPlace({}, lack.name, lack.thing).expr(cond)
        what, now = phrases.tidy(said), self._number(meant, state)
        if phrases.lacked + len(phrases.nameless) > lacked:
            return  # the pack has no words for it: a name of a query would tell a player nothing
        if now is None:
            yield capital(self.words("lacking-that", what=what))
        else:
            yield capital(self.words("lacking", what=what, now=now))

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

    def _distance(self, option: int, state: State, alone: bool) -> Iterator[str]:
        """That a place on the map is farther away than one gets; or, where nothing else fails, that something bars the way."""
        board = Board.of(state.view(state.who + 1), self.words)
        name, kind, index = self.rules.game.actions[option]
        if board is None or kind != board.kind:
            return
        far = board.steps(board.place_of(state.who)).get(index - board.first, -1)
        reach = max(self._reach(name, state), default=-1)
        if far > reach >= 0:
            yield self.words("too-far", far=far, reach=reach)
        elif alone and 0 < far <= reach:
            yield self.words("barred", reach=reach)

    def _reach(self, name: str, state: State) -> Iterator[int]:
        for pick in self.rules.picks:
            if pick.name == name:
                for asked in expressions(pick.source):
                    for arg in asked.args if isinstance(asked, m.Ask) else ():
                        value = self._value(arg, state) if arg.type.kind == "number" else None
                        if value is not None:
                            yield value
