"""What all at the table can follow, by how the rules say it: cards they name, and a card that is laid open as it is drawn.

Both are part of what the language means (`docs/decisions/0027-decks.md`), so they hang on the checked tree alone, not on how
a routine is compiled.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, TypeGuard

from wlcore.lang import meaning as m
from wlcore.lang.nobody import ANYBODY, DOERS, doubts, doubts_of
from wlcore.lang.parts import blocks_in, expressions
from wlcore.lang.probes import Either, Mark, Marked
from wlcore.lang.program import Program

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

LOOKING = (m.ZoneRef, m.End, m.Ends, m.Ask, m.CanDo, m.CanDoText, m.Builtin)
"""What may tell where cards lie."""


def is_named(program: Program, e: m.Expr, elements: Collection[str] = ()) -> bool:
    """Whether the rules say by name which cards these are, or by what is printed on them; `elements` are names that stand for such."""
    match e:
        case m.Const():
            return True
        case m.Local():
            return e.name in elements
        case m.Everyone():
            return e.kind != "player"
        case m.Prop() | m.Not() | m.IsKind() | Marked() | Either():
            return is_named(program, e.of, elements)
        case m.Op() | m.Combine():
            return is_named(program, e.left, elements) and is_named(program, e.right, elements)
        case m.InSet():
            return is_named(program, e.item, elements) and is_named(program, e.of, elements)
        case m.Between(id=id):
            return bool(id)
        case m.Items():
            return all(is_named(program, item, elements) for item in e.items)
        case m.Filter():
            inner = frozenset((e.name, *elements))
            return is_named(program, e.of, elements) and is_named(program, e.cond, inner)
        case m.Ask(query=query) if query.value is not None:
            changed = any(x.query == query.name for x in program.modifiers)
            given = {
                p.name for p, a in zip(query.params, e.args, strict=True) if is_named(program, a, elements)
            }
            return not changed and is_named(program, query.value, given)
    return False


class Openly:
    """Which `let NAME be top of DECK` draw a card that is at once laid open, in all that a program does."""

    def __init__(self, analysis: Analysis) -> None:
        self.program = analysis.program
        self.found: dict[int, m.Bind] = {}
        for r in analysis.routines:
            nobody = r.address in analysis.by_nobody or not analysis.callers.get(r.address)
            for block in (r.body, r.leaving):
                self._look(block, frozenset(DOERS if nobody else ()))
        for t in self.program.triggers:
            self._look(t.body, frozenset() if t.owner is not None else frozenset((*DOERS, "performer")))
        for w in self.program.watches:
            self._look(w.body, frozenset())

    def draws(self, s: m.Bind) -> bool:
        """Whether this is one of them."""
        return id(s) in self.found

    def _look(self, block: m.Block, absent: frozenset[str]) -> None:
        for i, s in enumerate(block):
            if isinstance(s, m.Bind):
                if is_top(s.value) and self._laid(s.name, block[i + 1 :], absent):
                    self.found[id(s)] = s
                if not s.value.type.nobody and doubts_of(s.value, ANYBODY, self.program, (), absent):
                    absent |= {s.name}
            for inside in blocks_in(s):
                self._look(inside, absent)

    def _laid(self, name: str, rest: m.Block, absent: frozenset[str]) -> bool:
        """Whether the next thing that happens to a card, if there is one, is that it goes where all can see it, and nothing looks at
        cards before.
        """
        following = next((s for s in rest if not isinstance(s, Mark)), None)
        match following:
            case m.Move(cards=m.Local(name=moved)):
                place = following.zone
                return (
                    moved == name
                    and place.zone.discipline == "pile"
                    and following.where != "under"
                    and is_blind(place.args)
                    and not doubts(following, self.program, (name,), absent)
                )
            case m.If() if following.otherwise:
                return self._laid(name, following.otherwise, absent) and all(
                    is_blind(cond) and self._laid(name, body, absent)
                    for cond, body in following.branches
                    if not isinstance(cond, Either)
                )
        return False


def is_top(e: m.Expr) -> TypeGuard[m.End]:
    """Whether this is the top card of a deck."""
    return isinstance(e, m.End) and e.top and e.zone.zone.discipline == "deck"


def is_blind(piece: object) -> bool:
    """Whether expressions do not depend on where cards lie."""
    return not any(isinstance(e, LOOKING) for e in expressions(piece))
