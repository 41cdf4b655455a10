"""How much an effect can do while nobody decides anything: what would go on for minutes is a mistake."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nested import inside_first
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.query_cost import Costs
from wlcore.lang.reach import Cause, Reach, address_of
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine

MOST_WORK = 50_000_000
"""Statements, counted as if every set were as large as it can be, and everything happened that can. What they ask is
limited by itself.
"""

NOT_KNOWN: Mapping[str, int] = MappingProxyType({})


class Work(Costs):
    """Estimates of what statements do with all that they set off, up to the next decision.

    What a loop does in which somebody may be asked is counted once: such loops are counted while they go on. What packs other than
    the first `packs` say counts nothing.
    """

    def __init__(self, program: Program, reach: Reach, packs: int) -> None:
        super().__init__(program)
        self.reach, self.packs = reach, frozenset(program.packs[:packs])
        self.asking: dict[int, bool] = {}
        self.given: Mapping[str, int] = {}
        """Numbers that the rule which is looked at has been given."""

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
                return 1 + self.rule(s.rule, self._numbers(s))
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

    def _numbers(self, s: m.Perform) -> dict[str, int]:
        """What a rule is given by which it repeats something, as far as that is known."""
        times = {
            x.times.name
            for x in statements(s.rule.body)
            if isinstance(x, m.Repeat) and isinstance(x.times, m.Local)
        }
        args = [(p.name, arg) for p, arg in zip(s.rule.params, s.args, strict=True) if p.name in times]
        return {name: arg.value for name, arg in args if isinstance(arg, m.Const)}

    def repeat(self, s: m.Repeat) -> int:
        """`repeat`, as often as the rule says or has been told."""
        if isinstance(s.times, m.Local) and s.times.name in self.given:
            return 1 + self.given[s.times.name] * self.of(s.body)
        return super().repeat(s)

    def rule(self, rule: Routine, given: Mapping[str, int] = NOT_KNOWN) -> int:
        """The steps of a rule; one that performs itself is reported elsewhere."""
        return self._steps(
            f"{rule.address} {sorted(given.items())}", rule, (*rule.body, *rule.leaving), given
        )

    def cause(self, cause: Cause) -> int:
        """The steps of what is set off."""
        return self._steps(f"cause {cause.span}", cause, cause.body, NOT_KNOWN)

    def _steps(self, name: str, piece: Routine | Cause, body: m.Block, given: Mapping[str, int]) -> int:
        if name not in self.known:
            self.known[name] = 0
            around, self.given = self.given, given
            self.known[name] = self.of(body) if piece.pack in self.packs else 0
            self.given = around
        return self.known[name]


class Done:
    """What each rule, text and trigger does at most, by the first packs of a program."""

    def __init__(self, program: Program, reach: Reach, packs: int) -> None:
        work = Work(program, reach, packs)
        routines = [*program.routines("rule", "action", "frame"), *program.texts.values()]
        causes: list[Cause] = [*program.triggers, *program.watches]
        pieces = {address_of(piece): piece for piece in (*routines, *causes)}
        for piece in (pieces[address] for address in inside_first(reach.leads) if address in pieces):
            work.rule(piece) if isinstance(piece, Routine) else work.cause(piece)
        self.much: list[tuple[int, Routine | Cause]] = [(work.rule(r), r) for r in routines]
        self.much += [(work.cause(c), c) for c in causes]

    def too_much(self) -> list[tuple[int, Routine | Cause]]:
        """What does more than a moment allows."""
        return [(much, piece) for much, piece in self.much if much > MOST_WORK]


def check_work(program: Program, reach: Reach, findings: Findings) -> None:
    """Note what does more than a moment allows, once: the least of what does too much, of the first pack by which that comes; where that
    pack only adds to it, the most of what it adds.
    """
    if not Done(program, reach, len(program.packs)).too_much():
        return
    number = next(n for n in range(1, len(program.packs) + 1) if Done(program, reach, n).too_much())
    done = Done(program, reach, number)
    pack = program.packs[number - 1]
    found = done.too_much()
    least = min(found, key=_least)[1]
    of_pack = [one for one in found if one[1].pack == pack]
    added = [one for one in done.much if one[1].pack == pack]
    guilty = min(of_pack, key=_least)[1] if of_pack else max(added, key=lambda one: one[0])[1]
    findings.error(
        "too-much",
        "this does too much at once: it could take minutes",
        guilty.span,
        "repeat it less often, or let somebody decide in between",
        () if guilty is least else ((least.span, "by way of this"),),
    )


def _least(one: tuple[int, Routine | Cause]) -> tuple[bool, int, Span]:
    much, piece = one
    return not isinstance(piece, Routine), much, piece.span
