"""How likely a condition is to hold, guessed from its form: what is likely is written where Python is fastest."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.program import Program

EVEN = 0.5
AGAIN = 0.7
SELDOM = 0.1
MANY = 4


def likely(program: Program, e: m.Expr | None) -> float:
    """From 0 to 1; two things of a kind with many are seldom the same, and a sum seldom reaches what it must."""
    match e:
        case m.Op(op="is"):
            return 1 / _several(program, e.left)
        case m.Op(op="is not"):
            return 1 - 1 / _several(program, e.left)
        case m.Op(op="and"):
            return likely(program, e.left) * likely(program, e.right)
        case m.Op(op="or"):
            return 1 - (1 - likely(program, e.left)) * (1 - likely(program, e.right))
        case m.Not():
            return 1 - likely(program, e.of)
        case m.Op(op="at least" | "more", left=m.Folded()):
            return SELDOM
        case m.Op(op="at most" | "less", left=m.Folded()):
            return 1 - SELDOM
        case m.IsKind():
            cards = sum(len(k.members) for k in program.kinds.values() if k.base == "card")
            return min(1.0, len(e.kind.members) / cards) if e.kind.base == "card" and cards else EVEN
    return EVEN


def _several(program: Program, e: m.Expr) -> int:
    kind = e.type.kind
    if kind == "truth":
        return 2
    if kind in program.kinds:
        return max(2, len(program.kinds[kind].members))
    return MANY
