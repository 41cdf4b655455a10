"""How much code becomes of a program: what is written in place of its call, and what is too much.

A rule, a query, what is set off: written out wherever it comes, each may double with every step. So only what stays small is
written in place; what is large is called. What is set off has no place of its own and is always written out: of that there
can be too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from wlcore.lang import meaning as m
from wlcore.lang.cycles import who_asks
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nested import inside_first
from wlcore.lang.parts import PIECES, named, statements
from wlcore.lang.query_cost import Costs
from wlcore.lang.reach import Cause, address_of
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

MOST_CODE = 200_000
"""Words of all code; a large game has a tenth of that."""
MOST_OPTIONS = 200_000
"""Things that can be chosen, once for each name under which they are."""
MOST_IN_ONE = 20_000
"""Words of a rule with what is written in place in it."""
MOST_DEEP = 60
"""So many words deep in each other may be what is written in place."""
MOST_LEVELS = 120
"""So many words may lie deep in each other in all: Python follows 200 brackets, 100 blocks, and 20 loops."""
WEIGHTS = dict.fromkeys((m.ForEach, m.Repeat, m.TakingTurns), 7)
WEIGHTS |= dict.fromkeys((m.If, m.Perform, m.Combine, m.Half), 3)
WEIGHTS |= dict.fromkeys((m.Filter, m.Folded, m.LookUp, m.Not, m.Only, m.Quantified), 2)
"""For how many words it counts what is written with more brackets or blocks."""
UNROLL = 4
"""Things of a kind that are gone through one by one."""
SHORT = 4
"""Statements of a rule that is written into several others."""
IN_PLACE = (2_000, 200, 20)
"""Words of what is written into several others: as many as leave room for all."""
ALONE = 5_000
"""Words of what is written in the one place where it is performed."""


class Written(Costs):
    """Counts the words of code: those of a rule with what is written in it in place of a call."""

    def __init__(self, analysis: Analysis) -> None:
        super().__init__(analysis.program, steps=False)
        self.analysis = analysis
        self.depths: dict[str, int] = {}
        self.routines = [*self.program.routines("query"), *analysis.routines]
        self.most, self.whole = IN_PLACE[0], 0
        self.order = order = self._order()
        for self.most in IN_PLACE:
            self._settle(order)
            if self.whole <= MOST_CODE and max(map(self.rule, self.routines), default=0) <= MOST_IN_ONE:
                break

    def _order(self) -> list[Routine | Cause]:
        """Everything that has words, what lies inside first."""
        reach = self.analysis.reach
        queries = {r.name: r for r in self.program.routines("query")}
        asked = [queries[name] for name in inside_first(who_asks(self.program)[0]) if name in queries]
        others: dict[str, list[Routine | Cause]] = {}
        for r in self.analysis.routines:
            others.setdefault(address_of(r), []).append(r)
        for cause in self.analysis.causes:
            others.setdefault(address_of(cause), []).append(cause)
        return [*asked, *(x for address in inside_first(reach.leads) for x in others.get(address, ()))]

    def _settle(self, order: Iterable[Routine | Cause]) -> None:
        """Count everything anew."""
        self.known.clear()
        self.depths.clear()
        for piece in order:
            if isinstance(piece, Routine):
                self.rule(piece)
            else:
                self.cause(piece)
        self.whole = sum(self.rule(r) for r in self.routines if not self.is_alone(r))

    # ---- what is written in place --------------------------------------------------------------------

    def is_alone(self, rule: Routine) -> bool:
        """Whether a rule is performed in one place only, and written there."""
        analysis = self.analysis
        if rule.address in analysis.recursive or analysis.callers.get(rule.address, 0) > 1:
            return False
        return rule.what != "query" and self.fits(rule, ALONE)

    def fits(self, rule: Routine, most: int = 0) -> bool:
        """Whether a rule or query is small enough to be written in place."""
        return self.rule(rule) <= (most or self.most) and self.depths[rule.address] <= MOST_DEEP

    def is_in_place(self, rule: Routine) -> bool:
        """Whether there may be places where a rule is written instead of being called."""
        if rule.address in self.analysis.recursive:
            return False
        return self.is_alone(rule) or self.is_short(rule)

    def is_short(self, rule: Routine) -> bool:
        """Whether a rule is short enough to be written into several others."""
        return len(statements(rule.body)) <= SHORT and self.fits(rule)

    # ---- counting ------------------------------------------------------------------------------------

    def of(self, piece: object) -> int:
        """The words of a piece with all that is written in it."""
        if isinstance(piece, m.Statement):
            return self._done(piece) + sum(self.cause(cause) for cause in self.analysis.set_off(piece))
        return super().of(piece)

    def _done(self, s: m.Statement) -> int:
        if isinstance(s, m.Perform):
            inside = self.rule(s.rule) if self.is_in_place(s.rule) else 1
            return super().of(s.args) + self.needs(s.rule) + inside
        if isinstance(s, m.ActionMenu):
            return 1 + sum(self.needs(action) for action in self.analysis.actions)
        return super().of(s)

    def size(self, sort: Type) -> int:
        """How often what is asked of each of a set is written: small kinds are gone through one by one."""
        kind = self.program.kinds.get(sort.kind)
        return len(kind.members) if kind is not None and 0 < len(kind.members) <= UNROLL else 1

    def routine(self, query: Routine) -> int:
        """A query where it is asked."""
        return self.rule(query) if self.fits(query) else 1

    def rule(self, rule: Routine) -> int:
        """The words of a rule or query itself; one that comes to itself again is called there."""
        if rule.address not in self.known:
            self.known[rule.address] = self.depths[rule.address] = 0
            changes = self.analysis.modifiers.get(rule.name, ()) if rule.what == "query" else ()
            whole = (rule.value, rule.body, rule.leaving, *((c.value, c.cond) for c in changes))
            self.known[rule.address] = self.of(whole)
            self.depths[rule.address] = self.depth(whole)
        return self.known[rule.address]

    def cause(self, cause: Cause) -> int:
        """What is set off, with its condition."""
        name = f"cause {id(cause)}"
        if name not in self.known:
            self.known[name] = self.depths[name] = 0
            self.known[name] = 1 + self.of((cause.cond, cause.body))
            self.depths[name] = self.depth((cause.cond, cause.body))
        return self.known[name]

    def depth(self, piece: Any) -> int:
        """How many words lie in each other."""
        if piece.__class__ is tuple:
            return max(map(self.depth, piece), default=0)
        if not isinstance(piece, PIECES):
            return 0
        found = [part for name in named(piece.__class__) if (part := getattr(piece, name))]
        inside = max(map(self.depth, found), default=0)
        if isinstance(piece, m.Ask) and self.fits(piece.query):
            inside = max(inside, self.depths[piece.query.address])
        if isinstance(piece, m.Perform) and self.is_in_place(piece.rule):
            inside = max(inside, self.depths[piece.rule.address])
        if isinstance(piece, m.Statement):
            found = [f"cause {id(cause)}" for cause in self.analysis.set_off(piece)]
            inside = max([inside, *(self.depths[name] for name in found)])
        return WEIGHTS.get(piece.__class__, 1) + inside


def check_options(analysis: Analysis, findings: Findings) -> None:
    """Note where there would be too many options: each thing that can be chosen under a name has a number of its own."""
    program, known, left = analysis.program, set[tuple[str, str]](), MOST_OPTIONS
    sizes = Costs(program)
    bodies = [(r.body, r.leaving) for r in analysis.routines] + [(cause.body,) for cause in analysis.causes]
    for s in (s for body in bodies for block in body for s in statements(block)):
        for pick in (s, s.pick if isinstance(s, m.Maybe) else None):
            if isinstance(pick, m.Pick) and (pick.name, pick.source.type.kind) not in known:
                known.add((pick.name, pick.source.type.kind))
                left -= sizes.size(pick.source.type)
                if left < 0:
                    message = (
                        f"there would be more than {MOST_OPTIONS} options in all, under this name and others"
                    )
                    findings.error(
                        "too-much", message, pick.span, "give choices of the same things the same name"
                    )
                    return


def check_written(analysis: Analysis, findings: Findings) -> None:
    """Note what becomes too much code: the smallest rule that is too large, or else the largest of all."""
    check_options(analysis, findings)
    written = analysis.written
    large = [r for r in written.routines if written.rule(r) > MOST_IN_ONE]
    deep = [r for r in written.routines if written.depths[r.address] > MOST_LEVELS]
    if deep:
        worst = min(deep, key=lambda r: (written.depths[r.address], r.span))
        findings.error(
            "too-deep",
            "here too much lies in each other, with all that it performs and sets off",
            worst.span,
            "name parts with 'let', or put what lies inside into rules and queries of their own",
        )
        return
    if large:
        worst = min(large, key=lambda r: (written.rule(r), r.span))
    elif written.whole > MOST_CODE:
        worst = max(written.routines, key=lambda r: (written.rule(r), r.span))
    else:
        return
    findings.error(
        "too-much",
        "this becomes too much code, with all that it sets off",
        worst.span,
        "put what is set off into a rule, and perform that; divide a rule that is long",
    )
