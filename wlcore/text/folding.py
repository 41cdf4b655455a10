"""Works out what the switches settle: a ruling becomes its value, a branch that cannot happen is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.arithmetic import WORKED_OUT, entry, half, operated
from wlcore.lang.parts import conjuncts
from wlcore.lang.program import Program
from wlcore.lang.types import NUMBER, TRUTH
from wlcore.records import dataclass

KEPT = frozenset(("span", "type", "cites", "query", "table", "rule", "event", "frame", "kind"))


def ends(block: Sequence[m.Statement]) -> bool:
    """Whether nothing that stands behind this is carried out: it answers, or stops."""
    return bool(block) and isinstance(block[-1], (m.Answer, m.Stop))


def answered(block: m.Block) -> m.Block:
    """A query that answers where something is so, and goes on otherwise: what it goes on with as that 'otherwise'."""
    for place, s in enumerate(block):
        rest = block[place + 1 :]
        if isinstance(s, m.If) and rest and not s.otherwise and all(ends(body) for _, body in s.branches):
            return (*block[:place], replace(s, otherwise=answered(rest)))
    return block


@dataclass(frozen=True, slots=True)
class Folder:
    """Folds trees under the given values of rulings and options; those without a value are left as they are."""

    values: Mapping[tuple[str, str], int]

    @classmethod
    def of(cls, program: Program, settings: Sequence[int]) -> Folder:
        """`settings` as a game has them: first the rulings, then the options, in order of declaration."""
        names = [("ruling", name) for name in program.rulings] + [
            ("option", name) for name in program.options
        ]
        return cls(dict(zip(names, settings, strict=False)))

    def block(self, block: m.Block) -> m.Block:
        """The statements that can be carried out."""
        out: list[m.Statement] = []
        for s in block:
            folded = self.statement(s)
            if (
                isinstance(folded, m.If)
                and len(folded.branches) == 1
                and truth(folded.branches[0][0]) is True
            ):
                out += folded.branches[0][1]
                if ends(out):
                    return tuple(out)
            elif isinstance(folded, m.If) and not folded.branches:
                out += folded.otherwise
            else:
                out.append(folded)
        same = len(out) == len(block) and all(a is b for a, b in zip(out, block, strict=True))
        return block if same else tuple(out)

    def statement(self, s: m.Statement) -> m.Statement:
        """A statement with everything in it folded; what is gained or lost is that again where something answers it."""
        s = _as_written(s)
        if not isinstance(s, m.If):
            folded: m.Statement = self._inside(s)
            return folded
        branches: list[tuple[m.Expr, m.Block]] = []
        for cond, body in s.branches:
            folded_cond = self.expr(cond)
            if truth(folded_cond) is not False:
                branches.append((folded_cond, self.block(body)))
            if truth(folded_cond) is True:
                return replace(
                    s, branches=tuple(branches[-1:] if len(branches) == 1 else branches), otherwise=()
                )
        return replace(s, branches=tuple(branches), otherwise=self.block(s.otherwise))

    def expr(self, e: m.Expr) -> m.Expr:
        """An expression, as far as it is settled a constant."""
        if isinstance(e, m.Setting):
            value = self.values.get((e.kind, e.name))
            return e if value is None else m.Const(e.span, e.type, value)
        folded = self._inside(e)
        if isinstance(folded, m.Not):
            known = truth(folded.of)
            return folded if known is None else m.Const(e.span, TRUTH, int(not known))
        if isinstance(folded, m.Half) and isinstance(folded.of, m.Const):
            return m.Const(e.span, NUMBER, half(folded.of.value))
        if isinstance(folded, m.LookUp) and isinstance(folded.arg, m.Const):
            return m.Const(e.span, NUMBER, entry(folded.table.numbers, folded.arg.value))
        return _operation(folded) if isinstance(folded, m.Op) else folded

    def _inside(self, piece: Any) -> Any:
        changes = {}
        sort: Any = type(piece)
        for name in _parts(sort):
            old = getattr(piece, name)
            new = self._part(old)
            if new is not old:
                changes[name] = new
        return replace(piece, **changes) if changes else piece

    def _part(self, part: Any) -> Any:
        if isinstance(part, m.Expr):
            return self.expr(part)
        if isinstance(part, m.Statement):
            return self.statement(part)
        if isinstance(part, m.Option):
            return self._inside(part)
        if isinstance(part, tuple):
            if part and all(isinstance(x, m.Statement) for x in part):
                return self.block(part)
            new = tuple(self._part(x) for x in part)
            return new if any(a is not b for a, b in zip(new, part, strict=True)) else part
        return part


def _as_written(s: m.Statement) -> m.Statement:
    """A gain or loss that has become a rule, since something answers it, as it was written; so texts do not hang on what answers."""
    inner = s
    if isinstance(s, m.If) and len(s.branches) == 1 and len(s.branches[0][1]) == 1 and not s.otherwise:
        inner = s.branches[0][1][0]
    said = inner.rule.said if isinstance(inner, m.Perform) else None
    if said is None or inner is s:
        return s if said is None else said
    cond = s.branches[0][0]  # type: ignore[attr-defined]
    amount = cond.left if isinstance(cond, m.Op) and cond.op == "more" else None
    return said if isinstance(said, m.Change) and said.amount == amount else s


@cache
def _parts(sort: Any) -> tuple[str, ...]:
    """The fields of a node that may hold something to fold; what is declared stays as it is."""
    return tuple(f.name for f in fields(sort) if f.name not in KEPT)


def truth(e: m.Expr | None) -> bool | None:
    """Whether a condition is settled, and how."""
    return bool(e.value) if isinstance(e, m.Const) and e.type == TRUTH else None


def still_asked(cond: m.Expr | None) -> list[m.Expr]:
    """The parts of a condition that all must hold, without those that do in any case."""
    return [part for part in conjuncts(cond) if truth(part) is not True]


def times(piece: object, name: str) -> int:
    """How often a name is used in an expression."""
    if isinstance(piece, m.Local):
        return int(piece.name == name)
    if isinstance(piece, tuple):
        return sum(times(part, name) for part in piece)
    if not isinstance(piece, m.Expr):
        return 0
    return sum(
        times(getattr(piece, f.name), name)
        for f in fields(piece)
        if f.name not in ("place", "query", "table")
    )


def _operation(e: m.Op) -> m.Expr:
    left, right = e.left, e.right
    if e.op in ("and", "or"):
        settles = e.op == "or"
        for one, other in ((left, right), (right, left)):
            if truth(one) is not None:
                return one if truth(one) is settles else other
        return e
    if not (isinstance(left, m.Const) and isinstance(right, m.Const)):
        return e
    a, b = left.value, right.value
    if e.op in WORKED_OUT:
        number = operated(e.op, a, b)
        return e if number is None else m.Const(e.span, e.type, number, left.id or right.id)
    known = {
        "is": a == b,
        "is not": a != b,
        "at least": a >= b,
        "at most": a <= b,
        "more": a > b,
        "less": a < b,
    }
    return m.Const(e.span, TRUTH, int(known[e.op])) if e.op in known else e
