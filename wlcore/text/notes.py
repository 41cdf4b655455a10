"""Whether what `let` names may be said where it is first used, or has to be noted where it is made."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions, parts
from wlcore.text.comparisons import COMPARISONS

CHANGING = (m.Read, m.ZoneRef, m.End, m.Ends, m.Ask, m.Builtin, m.CanDo, m.CanDoText, m.FirstThis, m.Reached)
"""What is another thing once something has happened."""
ARITHMETIC = ("+", "-", "*", "divided by", "remainder")
QUIET = (m.Bind, m.Show)
"""What changes nothing that could be named."""


def may_wait(bound: m.Bind, rest: m.Block) -> bool:
    """Whether a named value is the same when it is first spoken of as when it was named: only then can it be said there."""
    return not any(isinstance(e, CHANGING) for e in expressions(bound.value)) or in_time(bound.name, rest)


def would_hide(bound: m.Bind, rest: m.Block) -> bool:
    """Whether a named number would first be said inside a calculation, so that 'that number' behind it could be what came out."""
    speaking = [s for s in rest if _speaks(s, bound.name)]
    if bound.value.type.kind != "number" or len(speaking) < 2 or isinstance(bound.value, m.Const):
        return False
    worked_out = (
        e
        for e in expressions((speaking[0],))
        if isinstance(e, m.Half) or (isinstance(e, m.Op) and e.op in ARITHMETIC)
    )
    return any(_speaks(e, bound.name) for e in worked_out)


def in_time(name: str, block: m.Block) -> bool:
    """Whether a block speaks of a name before it changes anything, if it does at all."""
    for s in block:
        if _speaks(s, name):
            return _first(s, name)
        if not (isinstance(s, QUIET) or (isinstance(s, m.Pick) and "random" not in s.how)):
            return not any(_speaks(later, name) for later in block)
    return True


MUCH, COMPARED, OTHER = "much", "compared", "other"
"""The numbers that a text tells: a named one as an amount, the same compared with something, and any other."""


def overtaken(name: str, ahead: object, unsaid: bool = False, chosen: bool = False) -> bool:
    """Whether another number is told before a named one is meant, or meant again where it is `unsaid` yet: 'that many' would be as
    many as the nearer one says. A number that is `chosen` as such can be compared wherever that is.
    """
    nearer, told = False, not unsaid
    for number in _numbers(ahead, name):
        if nearer and (number == MUCH or (number == COMPARED and not chosen)):
            return True
        nearer, told = told and number == OTHER, told or number != OTHER
    return False


def _numbers(piece: object, name: str) -> Iterator[str]:
    """The numbers that a text tells, in its order."""
    match piece:
        case m.Local():
            yield from (MUCH,) if piece.name == name else ()
        case m.Const():
            yield from (OTHER,) if piece.type.kind == "number" else ()
        case m.Op() if piece.op in ARITHMETIC:
            yield from _so_much(piece, name)
        case m.Op() if piece.op in COMPARISONS:
            if _speaks(piece, name):
                yield COMPARED
            elif not any(isinstance(x, m.Const) and x.value in (0, 1) for x in (piece.left, piece.right)):
                yield from _numbers((piece.left, piece.right), name)  # not for 'no cards', 'a card'
        case m.Change():
            yield from _so_much(piece.amount, name)
        case m.Perform():
            for arg in piece.args:
                yield from (_so_much if arg.type.kind == "number" else _numbers)(arg, name)
        case m.Pick():
            if piece.source.type.kind != "number":  # that one is named, too: 'the second number'
                yield from _numbers((piece.source, piece.amount), name)
        case tuple() | list():
            for part in piece:
                yield from _numbers(part, name)
        case m.Expr() | m.Statement() | m.Option():
            yield from _numbers(tuple(parts(piece)), name)


def _so_much(amount: m.Expr, name: str) -> Iterator[str]:
    """The number that comes of an amount, and the one of this name where it is worked out from that."""
    counted = amount.of if isinstance(amount, m.Quantified) and amount.cond is None else amount
    if isinstance(counted, m.Local):
        yield from _numbers(counted, name)
    else:
        yield from (MUCH, OTHER) if _speaks(amount, name) else (OTHER,)


def _first(s: m.Statement, name: str) -> bool:
    """Whether a statement that speaks of a name does so before anything in it happens."""
    match s:
        case m.If():
            if _speaks(s.branches[0][0], name):
                return True
            conds = any(_speaks(cond, name) for cond, _ in s.branches)
            blocks = (*(body for _, body in s.branches), s.otherwise)
            return not conds and all(in_time(name, body) for body in blocks)
        case m.Maybe():
            chosen = s.pick is not None and _speaks(s.pick, name)
            return chosen or (in_time(name, s.body) and in_time(name, s.otherwise))
        case m.OneOf():
            return all(in_time(name, option.body) for option in s.options)
        case m.ForEach() | m.TakingTurns():
            return _speaks(s.over, name)
        case m.Repeat():
            return s.times is not None and _speaks(s.times, name)
        case m.Begin():
            return False
    return True


def _speaks(piece: object, name: str) -> bool:
    return any(isinstance(e, m.Local) and e.name == name for e in expressions(piece))
