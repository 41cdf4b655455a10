"""Says when something holds that goes by a counter of rounds: 'in the fourth round', 'from the third round on'."""

from __future__ import annotations

from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Routine
from wlcore.text.comparisons import COMPARISONS
from wlcore.text.part import Part
from wlcore.text.saying import FRAME, Said, Words, frame, noun

WHEN = "when"
"""The form of a condition that says when something holds: 'in the first round'."""
NTH = {
    "is": ("is-nth", 0),
    "is not": ("is-not-nth", 0),
    "at least": ("from-nth", 0),
    "more": ("from-nth", 1),
    "less": ("before-nth", 0),
    "at most": ("before-nth", 1),
}
"""What a comparison with the number of the round says, and how far from that number the round is that it names."""

LED = ("before", "after", "when", "instead", "while", "if", "must-not-choose", "must-not-choose-nth")
"""Frames that begin with a clause of their own, before which some languages put a comma."""
changes = Gathering((m.Change, m.Assign), PIECES)
"""Everything in a statement or block that changes what is counted, or sets it."""
rounds = Gathering((m.Repeat,), PIECES)
"""Everything that is done over and over."""


class Rounds:
    """What rounds there are: worked out when one is first asked for, once for all texts of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @cached_property
    def counters(self) -> frozenset[str]:
        """The counters that change at one place alone, and gain 1 there: the first thing in a frame, or in what is done over and over."""
        changed: dict[str, list[m.Change | m.Assign]] = {}
        bodies = [r.body for r in self.program.routines("frame")]
        for piece in self.program.said():
            bodies += [x.body for x in rounds(piece)]
            for x in changes(piece):
                changed.setdefault(x.place.place.name, []).append(x)
        first = {id(body[0]) for body in bodies if body}
        return frozenset(
            name
            for name, found in changed.items()
            if len(found) == 1 and id(found[0]) in first and _gains_one(found[0])
        )


def _gains_one(s: m.Change | m.Assign) -> bool:
    return (
        isinstance(s, m.Change) and s.verb == "gain" and isinstance(s.amount, m.Const) and s.amount.value == 1
    )


class Times(Part):
    """Says when something holds, where it would else be said while what."""

    coming: Routine | None = None
    """The frame before which all this is said: the one that is counted next."""

    def nth(self, e: m.Read, op: str, n: int) -> Words | None:
        """Which round it is, where a counter tells this: 'it is the fourth round'."""
        assert isinstance(e.place, Counter)
        if not self.is_ordinal(e.place):
            return None
        how, further = NTH[op]
        if self.coming is not None and self.counts(e.place, self.coming):
            further += 1
        if n + further < 1:
            return None
        which = noun("nth", place=n + further, of=self.say.values.counter(e)).as_("the")
        return frame(how, nth=which, place=n + further)

    def is_ordinal(self, counter: Counter) -> bool:
        """Whether a counter says which round it is: it only gains 1 as each begins, and begins with none."""
        if counter.dims or counter.unit or counter.floor or counter.start is not None:
            return False
        return counter.name in self.say.rounds.counters

    def counts(self, counter: Counter, of: Routine) -> bool:
        """Whether a counter says which of its frames this is."""
        first = of.body[0] if of.body else None
        return isinstance(first, m.Change) and first.place.place is counter and self.is_ordinal(counter)

    def when(self, cond: m.Expr) -> Words | None:
        """A condition as the time at which it holds, if it has such a form: 'in the fourth round'."""
        if not (isinstance(cond, m.Op) and cond.op in COMPARISONS and isinstance(cond.right, m.Const)):
            return None
        of = cond.left.place if isinstance(cond.left, m.Read) else None
        if not isinstance(of, Counter) or of.dims:
            return None
        own = f"counter-{of.name}.{COMPARISONS[cond.op]}"
        said = Words(own, {"n": cond.right.value}, FRAME) if self.phrases.has(own) else None
        if said is None:
            assert isinstance(cond.left, m.Read)
            said = self.nth(cond.left, cond.op, cond.right.value)
        return None if said is None else self.adverbial(said)

    def at(self, times: list[Words], said: Said) -> Said:
        """What holds or happens, behind the times at which it does."""
        for time in reversed(times):
            led = isinstance(said, Words) and said.id.removesuffix("-if") in LED
            said = frame("in-time", time=time, does=said, moment="yes" if led else "no")
        return said

    def around(self, conds: list[m.Expr], of: object, moment: str) -> tuple[list[m.Expr], Words | None]:
        """The moment before or after a certain one of many, and what else is asked: 'at the end of the fourth round'."""
        frame_of = of if isinstance(of, Routine) and of.what == "frame" else None
        for cond in conds if frame_of is not None else ():
            read = cond.left if isinstance(cond, m.Op) and cond.op == "is" else None
            counter = read.place if isinstance(read, m.Read) else None
            counted = isinstance(counter, Counter) and self.counts(counter, frame_of)  # type: ignore[arg-type]
            if counted and (time := self.when(cond)) is not None:
                ahead = "before-nth.ahead" if self.phrases.has("before-nth.ahead") else "before-nth.when"
                where = ahead if moment == "before" else "at-nth-end"
                return [c for c in conds if c is not cond], frame(where, nth=time.args["nth"])
        return conds, None

    def adverbial(self, said: Words) -> Words | None:
        """A clause as the time at which it is so, where its phrase has that form."""
        form = f"{said.id}{'-' if '.' in said.id else '.'}{WHEN}"
        found = self.phrases.has(form) and not (said.id.startswith("counter-") and not self.says(form, said))
        return Words(form, said.args, FRAME) if found else None

    def says(self, form: str, said: Words) -> bool:
        """Whether a form says something for these numbers: some have it only for a few."""
        return self.phrases.say(Words(form, said.args, FRAME)) != ""

    def apart(self, conds: list[m.Expr]) -> tuple[list[m.Expr], list[Words]]:
        """Conditions, without those that say when something holds, and these."""
        found = [(c, self.when(c)) for c in conds]
        return [c for c, time in found if time is None], [time for _, time in found if time is not None]
