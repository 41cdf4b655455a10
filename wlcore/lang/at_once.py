"""`for each ... at once`: all choose before anybody sees what another has chosen, then the rest is done for each.

What somebody chooses is kept in a secret variable of theirs that has no name of its own, and set free when it is their turn. So who knows
what follows by the same rules as for secrets that a pack declares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.rewrite import Rewriter
from wlcore.lang.scope import YOU
from wlcore.lang.source import Span
from wlcore.lang.symbols import Variable
from wlcore.lang.types import NONE, NUMBER, TRUTH, Type

FEWEST, MOST = 0, 120
"""What may have been chosen where that cannot be told: any number that can be chosen without being written."""


def begins(trees: t.Block, name: str) -> tuple[list[t.Choose], t.Block]:
    """The choices with which a block begins, `NAME: choose ...`, and what follows them."""
    found: list[t.Choose] = []
    for tree in trees:
        match tree:
            case t.Subject(who=t.Name(id=who), body=(t.Choose() as choose,)) if who == name:
                found.append(choose)
            case _:
                break
    return found, trees[len(found) :]


def kept(program: Program, pick: m.Pick, player: str, before: Mapping[str, m.Read]) -> m.Read:
    """The secret in which somebody keeps what they choose, as `you` see it; `before` says where their earlier choices are."""
    numbers = pick.how == "number"
    kind = NUMBER if numbers else pick.source.type.one
    span = pick.span
    variable = Variable(
        f"{pick.name} at {span.file.rsplit('/', 1)[-1]}:{span.line}:{span.col}",
        program.packs[0],
        span,
        dims=("player",),
        type=kind.or_nobody(),
        secret=True,
    )
    source = pick.source
    if numbers:
        assert pick.upper is not None
        source = m.Between(span, Type("number", many=True), pick.source, pick.upper)
    variable.domain = _possible(_AsOwner(player, before).expr(source), kind, program)
    program.names.setdefault(variable.name, variable)
    program.marks[variable.name] = ""
    there = program.names[variable.name]
    assert isinstance(there, Variable)
    return m.Read(span, kind.or_nobody(), there, (YOU,))


def chosen(s: m.Statement, of: Mapping[str, object]) -> bool:
    """Whether a statement keeps what was just chosen `at once`; `of` are the marks of the program."""
    return isinstance(s, m.Assign) and s.place.place.name in of and isinstance(s.value, m.Local)


def _possible(source: m.Expr, kind: Type, program: Program) -> m.Expr:
    """From what it was chosen, as far as those can tell who do not see it; all there is where the rules know more than that."""
    names = {e.name for e in expressions(source) if isinstance(e, m.Local)}
    bound = {
        e.name
        for e in expressions(source)
        if isinstance(e, (m.Filter, m.Extreme, m.Quantified, m.Folded, m.Reached))
    }
    if names <= {*bound, "you"}:
        return source
    span, many = source.span, replace(kind, many=True)
    if kind == NUMBER:
        return m.Between(span, many, m.Const(span, NUMBER, FEWEST), m.Const(span, NUMBER, MOST))
    if kind == TRUTH:
        return m.Items(span, many, tuple(m.Const(span, TRUTH, n) for n in (0, 1)))
    if kind.kind != "card":
        return m.Everyone(span, many, kind.kind)
    return m.Between(
        span, many, m.Const(span, kind, 0), m.Const(span, kind, max(0, len(program.cards) - 1)), "card"
    )


class _AsOwner(Rewriter):
    """Says of `you` what is said of a player by name, and of what they have chosen where that is kept."""

    def __init__(self, player: str, before: Mapping[str, m.Read]) -> None:
        self.player, self.before = player, before

    def expression(self, e: m.Expr) -> m.Expr:
        """A name in terms of whoever chooses; `you` is somebody else here."""
        match e:
            case m.Local(name=self.player):
                return YOU
            case m.Local(name="you"):
                return replace(e, name="performer")
            case m.Local(name=name) if name in self.before:
                return self.before[name]
        return e


def nobody(span: Span) -> m.Const:
    """Nothing chosen."""
    return m.Const(span, NONE, -1)
