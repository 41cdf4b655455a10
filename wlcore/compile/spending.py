"""What effects and questions cost while a game is played, and where that is counted against the budget of a choice.

Most of what rules say is cheap however a game stands, and nothing is counted for it. Where a question goes through a set, or
a rule performs others, so that it could become much, what it really does is counted: for each element, each round, each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.budget import MOST_TURNS, STEP
from wlcore.lang import meaning as m
from wlcore.lang.query_cost import Costs
from wlcore.lang.reach import Cause
from wlcore.lang.symbols import Routine

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

MUCH = 2_000_000
"""Words of a question that goes through a set: from there on it is counted for each element."""
SOME = 500_000
"""Words of a statement: from there on it is counted each time."""
ROUNDS = 200_000
"""Words of a loop: from there on it is counted for each round."""
FEW = 20
"""Rounds that are as good as one."""
DONE = 10
"""Words that any statement counts for."""
CARD = 120
"""Words that a card counts for that is moved, and two more for each card that may lie where it is looked for."""
LISTED = 5
"""Words of each option that is listed."""


class Spending(Costs):
    """How many words a piece is worth that are not counted inside it; `counted` are the pieces at which something is, by number,
    each with the words it is worth. Those are conditions and values that are asked of each element, statements that are counted each
    time, `rounds` of loops, and rules that perform themselves.
    """

    def __init__(self, analysis: Analysis) -> None:
        super().__init__(analysis.program)
        self.analysis = analysis
        self.counted: dict[int, tuple[object, int]] = {}
        self.rounds: dict[int, tuple[object, int]] = {}
        for piece in analysis.written.order:
            if isinstance(piece, Routine):
                self.whole(piece)
            else:
                self.cause(piece)
        for modifier in self.program.modifiers:
            self.of((modifier.value, modifier.cond, modifier.each))
        self.of((*(v.domain for v in self.program.variables), *(c.cap for c in self.program.counters)))
        for forbid in self.program.forbids:
            self.of(forbid.requirement)

    def words(self, piece: object) -> int:
        """What is counted each time at a piece; 0 if nothing is."""
        found = self.counted.get(id(piece))
        return found[1] if found is not None else 0

    def words_each_round(self, loop: m.Statement) -> int:
        """What is counted for each round of a loop; 0 if nothing is."""
        found = self.rounds.get(id(loop))
        return found[1] if found is not None else 0

    def of(self, piece: object) -> int:
        """What a piece is worth."""
        return self.statement(piece) if isinstance(piece, m.Statement) else super().of(piece)

    # ---- questions -----------------------------------------------------------------------------------

    def each(self, over: m.Expr, asked: m.Expr | None) -> int:
        """What it is worth to ask something of each of a set."""
        return self.of(over) + self.through(self.size(over.type), asked)

    def through(self, size: int, asked: m.Expr | None) -> int:
        """The same for a set of so many; of several conditions each is asked for itself."""
        match asked:
            case None:
                return size
            case m.Op(op="and"):
                return self.through(size, asked.left) + self.through(size, asked.right)
            case m.Ask(query=query) if self.analysis.reading.is_plain(query) and size * self.of(asked) > MUCH:
                return self.through(size, query.value) + size * self.of(asked.args)
            case m.Filter():
                return self.through(size, asked.of) + self.through(
                    size * self.size(asked.of.type), asked.cond
                )
        words = self.of(asked)
        if size * words <= MUCH:
            return size * words
        self.counted[id(asked)] = asked, words
        return size

    def filtered(self, e: m.Filter) -> int:
        """`where`."""
        return self.each(e.of, e.cond)

    def extreme(self, e: m.Extreme | m.Sorted) -> int:
        """`with most`, `with fewest`."""
        return self.each(e.of, e.by)

    def quantified(self, e: m.Quantified) -> int:
        """`any`, `every` and the like."""
        return self.each(e.of, e.cond)

    def folded(self, e: m.Folded) -> int:
        """`total` and the like."""
        return self.each(e.over, e.value)

    def reached(self, e: m.Reached) -> int:
        """`reached from`."""
        return self.of(e.start) + self.of(e.steps) + self.through(self.size(e.type), e.by)

    def builtin(self, e: m.Builtin) -> int:
        """A builtin may ask its queries about each card."""
        return self.of(e.args) + sum(self.through(self.cards, query.value) for query in e.asks)

    def routine(self, query: Routine) -> int:
        """A query."""
        return self.whole(query)

    # ---- effects -------------------------------------------------------------------------------------

    def statement(self, s: m.Statement) -> int:
        """What a statement is worth with all that it sets off."""
        words = DONE + self.done(s) + sum(self.cause(cause) for cause in self.analysis.set_off(s))
        if words <= SOME:
            return words
        self.counted[id(s)] = s, words
        return DONE

    def done(self, s: m.Statement) -> int:
        """What a statement is worth itself."""
        match s:
            case m.ForEach():
                return self.of(s.over) + self.going_round(s, self.size(s.over.type), s.body)
            case m.TakingTurns():
                return self.of((s.over, s.start)) + self.going_round(s, MOST_TURNS, s.body)
            case m.Repeat():
                times = s.times.value if isinstance(s.times, m.Const) else MOST_TURNS
                return self.of(s.times) + self.going_round(s, times, (s.until, s.body))
            case m.Perform():
                return self.of((s.args, s.actor)) + self.needs(s.rule) + self.whole(s.rule)
            case m.PerformText():
                texts = (r for (_, _, name), r in self.program.texts.items() if name == s.property)
                return self.of(s.of) + max(map(self.whole, texts), default=0)
            case m.ActionMenu():
                return sum(self.needs(action) + self.whole(action) for action in self.analysis.actions)
            case m.Move() if s.cards.type.many:
                return super().of(s) + self.going_round(
                    s, self.size(s.cards.type), s.zone, CARD + 2 * self.cards
                )
            case m.Show() if s.cards.type.many:
                return super().of(s) + self.going_round(s, self.size(s.cards.type), (), CARD)
            case m.Move() | m.Show() | m.Shuffle():
                return super().of(s) + CARD + 2 * self.cards
            case m.Pick():
                each = CARD if "random" in s.how else LISTED
                return super().of(s) + each * self.size(s.source.type)
        return super().of(s)

    def going_round(self, loop: m.Statement, times: int, body: object, more: int = 0) -> int:
        """What the rounds of a loop are worth, or the cards that are moved."""
        words = more + self.of(body)
        if times * words <= ROUNDS or times <= FEW:
            return times * words
        self.rounds[id(loop)] = loop, words
        return 0

    def whole(self, routine: Routine) -> int:
        """What a rule, text or query is worth; what performs itself is counted whenever it begins."""
        name = routine.address
        if name not in self.known:
            self.known[name] = 0
            changes = self.analysis.modifiers.get(routine.name, ()) if routine.what == "query" else ()
            words = self.of(
                (routine.value, routine.body, routine.leaving, *((c.value, c.cond) for c in changes))
            )
            if name in self.analysis.recursive and words > STEP:
                self.counted[id(routine)] = routine, words
                words = 0
            elif routine.value is not None and words > MUCH:
                self.counted[id(routine.value)] = routine.value, words
                words = 0
            self.known[name] = words
        return self.known[name]

    def cause(self, cause: Cause) -> int:
        """What is worth what is set off, with its condition."""
        name = f"cause {id(cause)}"
        if name not in self.known:
            self.known[name] = 0
            self.known[name] = self.of((cause.cond, cause.body))
        return self.known[name]
