"""How much an effect can do while nobody decides anything: what would go on for minutes is a mistake."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nested import inside_first
from wlcore.lang.program import Program
from wlcore.lang.query_cost import Costs
from wlcore.lang.reach import Cause, Reach, address_of
from wlcore.lang.symbols import Routine

MOST_WORK = 50_000_000
"""Statements, counted as if every set were as large as it can be, and everything happened that can. What they ask is
limited by itself.
"""


class Work(Costs):
    """Estimates of what statements do with all that they set off, up to the next decision.

    What a loop does in which somebody may be asked is counted once: such loops are counted while they go on.
    """

    def __init__(self, program: Program, reach: Reach) -> None:
        super().__init__(program)
        self.reach = reach
        self.asking: dict[int, bool] = {}

    def of(self, piece: object) -> int:
        """How many statements are carried out in a block, with what they perform and set off."""
        if isinstance(piece, (m.Expr, m.Requirement)) or piece is None:
            return 0
        if not isinstance(piece, m.Statement):
            return super().of(piece)
        return self._done(piece) + sum(self.cause(cause) for cause in self.reach.set_off(piece))

    def _done(self, s: m.Statement) -> int:
        match s:
            case m.ForEach() | m.Repeat() if self._asks(s):
                return 1 + self.of(s.body)
            case m.Perform():
                return 1 + self.rule(s.rule)
            case m.PerformText():
                texts = (r for (_, _, name), r in self.program.texts.items() if name == s.property)
                return 1 + max(map(self.rule, texts), default=0)
            case m.ActionMenu():
                return 1
        return super().of(s)

    def _asks(self, s: m.ForEach | m.Repeat) -> bool:
        if id(s) not in self.asking:
            self.asking[id(s)] = self.reach.waits(s)
        return self.asking[id(s)]

    def rule(self, rule: Routine) -> int:
        """The steps of a rule; one that performs itself is reported elsewhere."""
        if rule.address not in self.known:
            self.known[rule.address] = 0
            self.known[rule.address] = self.of((*rule.body, *rule.leaving))
        return self.known[rule.address]

    def cause(self, cause: Cause) -> int:
        """The steps of what is set off."""
        name = f"cause {cause.span}"
        if name not in self.known:
            self.known[name] = 0
            self.known[name] = self.of(cause.body)
        return self.known[name]


def check_work(program: Program, reach: Reach, findings: Findings) -> None:
    """Note what does more than a moment allows, once: the least of what does too much, of the last pack by which that comes."""
    work = Work(program, reach)
    routines = [*program.routines("rule", "action", "frame"), *program.texts.values()]
    causes: list[Cause] = [*program.triggers, *program.watches]
    pieces = {address_of(piece): piece for piece in (*routines, *causes)}
    for piece in (pieces[address] for address in inside_first(reach.leads) if address in pieces):
        work.rule(piece) if isinstance(piece, Routine) else work.cause(piece)
    done: list[tuple[int, Routine | Cause]] = [(work.rule(r), r) for r in routines]
    done += [(work.cause(c), c) for c in causes]
    found = [(much, piece) for much, piece in done if much > MOST_WORK]
    if found:
        last = max(program.packs.index(piece.pack) for _, piece in found)
        of_last = [(much, piece) for much, piece in found if program.packs.index(piece.pack) == last]
        _, least = min(of_last, key=lambda one: (not isinstance(one[1], Routine), one[0], one[1].span))
        findings.error(
            "too-much",
            "this does too much at once: it could take minutes",
            least.span,
            "repeat it less often, or let somebody decide in between",
        )
