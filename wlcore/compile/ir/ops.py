"""Operations: straight code. They nest, never wait, and leave only by `Leave`, `Win`, `Answer`, `AnswerSet` or `Finish`."""

from __future__ import annotations

from wlcore.compile.ir.base import Op, Place, Set, Site, Value
from wlcore.records import dataclass

Ops = tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Line(Op):
    """Does nothing: what follows, up to the next one, comes from this place in a pack."""

    at: Place


@dataclass(frozen=True, slots=True)
class Define(Op):
    """Give a local a value."""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class DefineSet(Op):
    """Make a local hold a set as it is now, of its own; `sorted` puts it in ascending order."""

    name: str
    value: Set
    sorted: bool = False


@dataclass(frozen=True, slots=True)
class Include(Op):
    """Put something that is not in it into a set that a local holds in ascending order."""

    name: str
    item: Value


@dataclass(frozen=True, slots=True)
class Exclude(Op):
    """Take something that is in it out of a set that a local holds."""

    name: str
    item: Value


@dataclass(frozen=True, slots=True)
class TakeLeast(Op):
    """Take the least element out of a set that a local holds, and is not empty; `into` is what it is called then."""

    name: str
    into: str


@dataclass(frozen=True, slots=True)
class TakeNext(Op):
    """Take out of a set of players, which is not empty, the first that is there from a player on, clockwise."""

    name: str
    start: Value
    into: str


@dataclass(frozen=True, slots=True)
class Write(Op):
    """Set a value of the state, by its index."""

    index: Value
    value: Value


@dataclass(frozen=True, slots=True)
class Fill(Op):
    """Set so many values of the state from an index on, all alike."""

    first: int
    count: int
    value: int


@dataclass(frozen=True, slots=True)
class SetField(Op):
    """Set a number of the state that is none of its values: `depth` or `passed`."""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Do(Op):
    """A primitive of the engine, by its name in `primitives`, given numbers and sets; `into` is what its answer is called: a number, or
    a set, as is declared there. Where nothing is wanted of the answer, that is ''.
    """

    name: str
    args: tuple[Value | Set, ...]
    into: str = ""


@dataclass(frozen=True, slots=True)
class LayOut(Op):
    """Lay out cards that the rules name where a plan says, by its number in `Module.plans`; `all` cards, or some of them."""

    plan: int
    all: bool


@dataclass(frozen=True, slots=True)
class When(Op):
    """One or the other, by a condition."""

    cond: Value
    yes: Ops
    no: Ops = ()


@dataclass(frozen=True, slots=True)
class ForEach(Op):
    """Straight code for each element of a set, which is called `name` there. What the set is does not change meanwhile: where the
    code might change what it is read from, it has been held in a local before.
    """

    name: str
    of: Set
    body: Ops


@dataclass(frozen=True, slots=True)
class Perform(Op):
    """Carry out a function that answers nothing: a rule, the text of a thing, the cleanup of a frame."""

    function: str
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class PerformOne(Op):
    """Carry out the function of that number among some; none where the number is -1."""

    functions: tuple[str, ...]
    which: Value
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class Offer(Op):
    """Add an option, by its number. Only in the listing of a `Wait`, where it may stand in `When` and `ForEach`."""

    number: Value


@dataclass(frozen=True, slots=True)
class OfferEach(Op):
    """Add the options that stand for the elements of a set, each called `name` in the number. Only in the listing of a `Wait`."""

    name: str
    of: Set
    number: Value


@dataclass(frozen=True, slots=True)
class Step(Op):
    """Count steps against the budget of a choice; where it is used up, rules fail. `at` is -1 where no place is known."""

    steps: int
    at: int


@dataclass(frozen=True, slots=True)
class Leave(Op):
    """End a frame, by the index at which it notes itself, or begin it again; if it is not up, nothing happens.

    Everything above it is left, the innermost frame first, each with its cleanup (`Module.frames`); the unit of the frame goes on at its
    end or its beginning. Nothing behind it is done then.
    """

    frame: int
    restart: bool


@dataclass(frozen=True, slots=True)
class Win(Op):
    """The game is over; these have won. Nothing behind it is done."""

    winners: Set


@dataclass(frozen=True, slots=True)
class Answer(Op):
    """The function answers this number, and ends."""

    value: Value


@dataclass(frozen=True, slots=True)
class AnswerSet(Op):
    """The function answers this set, and ends."""

    value: Set


@dataclass(frozen=True, slots=True)
class Finish(Op):
    """The function ends; it answers nothing."""


@dataclass(frozen=True, slots=True)
class Tell(Op):
    """Report that something has been carried out, with values for the log: a number, or a tuple of several; only in code that tells."""

    site: Site
    values: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class One:
    """A number for the log."""

    of: Value


@dataclass(frozen=True, slots=True)
class Several:
    """Numbers for the log, as a tuple."""

    of: tuple[Value, ...] | Set


@dataclass(frozen=True, slots=True)
class WhoKnows:
    """For each of some cards a mask of the players who know it where it lies, as a tuple."""

    of: tuple[Value, ...] | Set


@dataclass(frozen=True, slots=True)
class Alike:
    """The same number for each element of a set, as a tuple."""

    of: Value
    each: Set


Said = One | Several | WhoKnows | Alike


@dataclass(frozen=True, slots=True)
class Rest(Op):
    """Here a game can rest: from the place of that block it goes on in the same way. Only code that tells reports it."""

    site: Site
    block: int


@dataclass(frozen=True, slots=True)
class Mark(Op):
    """A study is told that this has been reached."""

    number: int
