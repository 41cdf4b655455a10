"""Sets: numbers, each once, in an order that the rules can tell (cards as they lie, players by seat, things by number).

They are lazy: whoever consumes one makes a loop of it, or asks only what is wanted of it. Nobody is never in a set of things.
"""

from __future__ import annotations

from wlcore.compile.ir.base import Set, Value
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Range(Set):
    """The numbers from one on, below another."""

    first: Value
    end: Value


@dataclass(frozen=True, slots=True)
class Turns(Set):
    """The numbers from 0 on, so many; it fails where they are more than a loop may go round."""

    times: Value
    at: int


@dataclass(frozen=True, slots=True)
class Numbers(Set):
    """The numbers from one to another, both among them, of which somebody chooses; it fails where there are any and one is below 0
    or above the `most`.
    """

    low: Value
    high: Value
    most: int
    at: int


@dataclass(frozen=True, slots=True)
class Small(Set):
    """A set of numbers that fails where one is below 0 or above the `most`."""

    of: Set
    most: int
    at: int


@dataclass(frozen=True, slots=True)
class Cards(Set):
    """The cards in a zone, the bottom one first. Whoever changes zones while it goes through them holds them in a local first."""

    zone: Value


@dataclass(frozen=True, slots=True)
class Ends(Set):
    """So many cards from the top or bottom of a zone that is no deck, the outermost first."""

    zone: Value
    top: bool
    amount: Value


@dataclass(frozen=True, slots=True)
class Row(Set):
    """An entry of a table of sets; nobody's, which stands behind all others, is empty."""

    table: str
    index: Value


@dataclass(frozen=True, slots=True)
class Items(Set):
    """These, each once, in the order given; of `things`, nobody is left out."""

    items: tuple[Value, ...]
    things: bool


@dataclass(frozen=True, slots=True)
class Held(Set):
    """A set that lies in a local."""

    name: str


@dataclass(frozen=True, slots=True)
class Where(Set):
    """The elements for which a condition holds, in which each is called `name`."""

    of: Set
    name: str
    cond: Value


@dataclass(frozen=True, slots=True)
class Map(Set):
    """What the value is for each element; of `things`, nobody is left out. The same may come twice: see `Distinct`."""

    of: Set
    name: str
    value: Value
    things: bool


@dataclass(frozen=True, slots=True)
class Flat(Set):
    """The elements of a set for each element, one set after the other. The same may come twice: see `Distinct`."""

    of: Set
    name: str
    inner: Set


@dataclass(frozen=True, slots=True)
class Distinct(Set):
    """What comes of a `Map` or `Flat`, each only the first time it comes."""

    of: Set


@dataclass(frozen=True, slots=True)
class Extreme(Set):
    """The elements for which a value is the highest (or lowest) of all, in the order of the set."""

    of: Set
    name: str
    by: Value
    most: bool


@dataclass(frozen=True, slots=True)
class Union(Set):
    """Those of the left one, then those of the right one that are not among them."""

    left: Set
    right: Set


@dataclass(frozen=True, slots=True)
class Difference(Set):
    """Those of the left one that are not in the right one."""

    left: Set
    right: Set


@dataclass(frozen=True, slots=True)
class First(Set):
    """The first so many, or all if there are no more."""

    of: Set
    amount: Value


@dataclass(frozen=True, slots=True)
class ChooseSet(Set):
    """One or the other set; only that one is worked out."""

    cond: Value
    yes: Set
    no: Set


@dataclass(frozen=True, slots=True)
class LetIn(Set):
    """A set in which a value has a name; that is worked out first, once."""

    name: str
    value: Value
    body: Set


@dataclass(frozen=True, slots=True)
class Clockwise(Set):
    """The players of a set in turn order, from a player on who is somebody."""

    of: Set
    start: Value


@dataclass(frozen=True, slots=True)
class Reached(Set):
    """The places, in ascending order, that are reached from a start in up to so many steps, or in exactly so many. `by` are the
    places to which one step leads from the place called `name`. If places are named to go through, ways lead through at least one of
    them. The start is reached only if a way leads back to it; from nobody nothing is reached.
    """

    start: Value
    steps: Value
    exactly: bool
    name: str
    by: Set
    through: Set | None


@dataclass(frozen=True, slots=True)
class CouldLie(Set):
    """The cards, from one on to before another, that lie in a hidden zone for all that everybody knows. Only where a table asks also
    those with nothing to choose.
    """

    zone: Value
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class MarkedSet(Set):
    """A set; a study is told the number when it has been asked for."""

    number: int
    of: Set


@dataclass(frozen=True, slots=True)
class CallSet(Set):
    """The set that a function answers (a query), given numbers and sets."""

    function: str
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class Rounds(Set):
    """A set, for each element of which so many words are counted against the budget of a choice before the first is gone to."""

    of: Set
    words: int
    at: int


@dataclass(frozen=True, slots=True)
class SpentSet(Set):
    """A set, before which so many steps are counted against the budget of a choice."""

    steps: int
    at: int
    of: Set
