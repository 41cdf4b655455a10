"""When texts on things can be carried out at all, as far as one value of the game tells: what can be done at one moment
of the game only is not asked about at another, and what one player alone can do then is asked of no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts
from wlcore.lang.program import Program
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass

Values = frozenset[int]


@dataclass(frozen=True, slots=True)
class Gate:
    """What all the texts hang on: the value to read, and for each thing that it may be, those that are possible then, and
    who alone can carry them out, if that is one value for all. The last are those for nobody.
    """

    read: m.Read
    possible: tuple[tuple[Routine, ...], ...]
    alone: tuple[m.Read | None, ...]


def gate_of(program: Program, texts: Sequence[Routine]) -> Gate | None:
    """The value on which most of these texts hang, if there is one."""
    found = [dict(_needed(text)) for text in texts]
    often = Counter(name for needs in found for name in needs)
    for name, _ in often.most_common(1):
        read = next(needs[name][0] for needs in found if name in needs)
        members = len(program.kinds[read.type.kind].members)
        possible = [
            tuple(
                text
                for text, needs in zip(texts, found, strict=True)
                if name not in needs or value in needs[name][1]
            )
            for value in (*range(members), -1)
        ]
        return Gate(read, tuple(possible), tuple(map(_alone, possible)))
    return None


def _alone(texts: Sequence[Routine]) -> m.Read | None:
    """The value that has to be `you` for any of these."""
    reads = [{read.place.name: read for need in text.needs for read in _you(need.cond)} for text in texts]
    shared = set.intersection(*map(set, reads)) if reads else set()
    return reads[0][min(shared)] if shared else None


def _you(cond: m.Expr) -> Iterator[m.Read]:
    for part in conjuncts(cond):
        if not _plain(part):
            return
        match part:
            case m.Op(op="is", left=left, right=m.Read(args=()) as read) if left == YOU:
                yield read
            case m.Op(op="is", left=m.Read(args=()) as read, right=right) if right == YOU:
                yield read


def _needed(text: Routine) -> Iterator[tuple[str, tuple[m.Read, Values]]]:
    """What a text needs a value of the game to be, by its name; behind what may change something nothing is looked at."""
    for need in text.needs:
        for cond in conjuncts(need.cond):
            told = _told(cond)
            if told is not None:
                yield told[0].place.name, told
            elif not _plain(cond):
                return


def _told(cond: m.Expr) -> tuple[m.Read, Values] | None:
    """The value that has to be one of these for a condition to hold, if it says no more than that."""
    match cond:
        case m.Op(op="is", left=m.Read(args=()) as read, right=m.Const(value=value)):
            return None if read.type.kind in ("truth", "number") else (read, frozenset((value,)))
        case m.Op(op="or", left=left, right=right):
            one, other = _told(left), _told(right)
            if one is not None and other is not None and one[0].place is other[0].place:
                return one[0], one[1] | other[1]
    return None


def _plain(e: m.Expr) -> bool:
    """Whether a condition does no more than compare values."""
    match e:
        case m.Op(left=left, right=right):
            return _plain(left) and _plain(right)
        case m.Not(of=of):
            return _plain(of)
        case m.Read(args=args):
            return all(map(_plain, args))
    return isinstance(e, (m.Const, m.Local, m.Setting))
