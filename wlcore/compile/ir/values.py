"""Values: pure numbers. Truths are 0 and 1, nobody is -1, a number that is not there is `NO_NUMBER`.

Nothing here changes a state but the count of steps (`Spent`); what can fail carries the number of its place in the pack (`at`, an index
into `Module.failing`). Who may be nobody has been asked about in the tree: an index of a state's values or zones is never that of
nobody where it is read. Operands of `and` and `or` are worked out from left to right, and no further than needed.
"""

from __future__ import annotations

from wlcore.compile.ir.base import Set, Value
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Num(Value):
    """A number that is known now."""

    n: int


@dataclass(frozen=True, slots=True)
class Local(Value):
    """A local that holds a number: a parameter, what `Define` or a primitive has put there, or the name that a `ForEach`, a set or a
    `Let` around gives.
    """

    name: str


@dataclass(frozen=True, slots=True)
class Field(Value):
    """A number of the state that is none of its values, by its name: `n` (players), `all` (their mask), `who` (who has been asked
    last), `depth` (of frames), `passed`, `height` (numbers on the stack, the running unit's own among them), `chosen` (the option; only
    where a `Wait` goes on, until the next terminator).
    """

    name: str


@dataclass(frozen=True, slots=True)
class PlaceOf(Value):
    """The number of the place that belongs to a block of this unit; known when slots are given out."""

    block: int


@dataclass(frozen=True, slots=True)
class Read(Value):
    """A value of the state, by its index."""

    index: Value


@dataclass(frozen=True, slots=True)
class Setting(Value):
    """How a ruling or an option stands, by its number; the last says who is asked."""

    number: int


@dataclass(frozen=True, slots=True)
class Entry(Value):
    """An entry of a table of numbers. The index is that of a thing, or -1 for nobody: that one's entry stands behind all others."""

    table: str
    index: Value


@dataclass(frozen=True, slots=True)
class Beside(Value):
    """The player who sits to the left of a player (clockwise), or to the right; nobody has no neighbour, and is asked for none."""

    of: Value
    left: bool


@dataclass(frozen=True, slots=True)
class Op(Value):
    """`+ - * // % == != < <= > >= & | << and or min max`. `*` is only for indices; `//` and `%` are of what is not below 0 by what is
    above. Sums and differences are not checked here: what is kept or put anywhere goes through `Bounded`.
    """

    op: str
    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class Times(Value):
    """A product, no greater than the language's limit."""

    left: Value
    right: Value
    at: int


@dataclass(frozen=True, slots=True)
class Quotient(Value):
    """A quotient, rounded down; by 0 nothing is divided."""

    left: Value
    right: Value
    at: int


@dataclass(frozen=True, slots=True)
class Remainder(Value):
    """What a quotient, rounded down, leaves over; by 0 nothing is divided."""

    left: Value
    right: Value
    at: int


@dataclass(frozen=True, slots=True)
class Bounded(Value):
    """A number that is no greater than the language's limit, in either direction."""

    of: Value
    at: int


@dataclass(frozen=True, slots=True)
class Half(Value):
    """The half, rounded up."""

    of: Value


@dataclass(frozen=True, slots=True)
class Counted(Value):
    """A number where one is wanted: `NO_NUMBER` is 0."""

    of: Value


@dataclass(frozen=True, slots=True)
class Not(Value):
    """Whether a truth (or a number) is 0."""

    of: Value


@dataclass(frozen=True, slots=True)
class Choose(Value):
    """One or the other; only that one is worked out."""

    cond: Value
    yes: Value
    no: Value


@dataclass(frozen=True, slots=True)
class Let(Value):
    """A value in which another one has a name; that one is worked out first, once."""

    name: str
    value: Value
    body: Value


@dataclass(frozen=True, slots=True)
class Spent(Value):
    """A value, before which so many steps are counted against the budget of a choice."""

    steps: int
    at: int
    of: Value


@dataclass(frozen=True, slots=True)
class Call(Value):
    """What a function answers (a query, what a rule needs), given numbers and sets."""

    function: str
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class CallOne(Value):
    """What the function of that number among some answers; 0 where the number is -1."""

    functions: tuple[str, ...]
    which: Value
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class CallBuiltin(Value):
    """What an algorithm answers that the game's pack brings. It may ask its queries, which are functions of the module."""

    name: str
    args: tuple[Value | Set, ...]


@dataclass(frozen=True, slots=True)
class End(Value):
    """The top or bottom card of a zone, or nobody. Of a `deck`, only if no other can lie there: nothing is settled."""

    zone: Value
    top: bool
    deck: bool


@dataclass(frozen=True, slots=True)
class Length(Value):
    """How many cards lie in a zone."""

    zone: Value


@dataclass(frozen=True, slots=True)
class KnownBy(Value):
    """A mask of the players who know a card where it lies; of nobody, all of them. Only in what is told."""

    card: Value


@dataclass(frozen=True, slots=True)
class Contains(Value):
    """Whether a set holds something."""

    of: Set
    item: Value


@dataclass(frozen=True, slots=True)
class Fold(Value):
    """What comes of the elements of a set, each called `name` in `body`.

    `any`, `every`: whether the body holds for one, for each. `count`: for how many it holds. `sum`, `highest`, `lowest`: of what
    the body is for each, of an empty set 0. `only`: the single element of the set, or -1; `least`: the
    lowest element, or -1 (of both the body is the element itself). `mask`:
    a number with the bit of each element set (players, or abilities of a moment: no more than 62).
    """

    how: str
    of: Set
    name: str
    body: Value


@dataclass(frozen=True, slots=True)
class Marked(Value):
    """A value; a study is told the number when it has been asked for."""

    number: int
    of: Value


@dataclass(frozen=True, slots=True)
class Told(Value):
    """A condition; a study is told by one of two numbers how it came out."""

    yes: int
    no: int
    of: Value


@dataclass(frozen=True, slots=True)
class Switched(Value):
    """Whether a study has switched the other way of writing something on that has this number."""

    number: int
