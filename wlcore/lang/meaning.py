"""The checked tree: every name looked up, every value typed. It is what runs and what card text is made from."""

from __future__ import annotations

from dataclasses import field

from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Kind, Routine, Table, Variable, Zone
from wlcore.lang.types import Type
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Expr:
    """Something with a value of a type."""

    span: Span = field(compare=False)
    type: Type


@dataclass(frozen=True, slots=True)
class Const(Expr):
    """A number, a truth, a thing by its number, or nobody (-1)."""

    value: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Automaton(Expr):
    """A seat that nobody decides for, by its name; 1 is the last seat, 2 the one before it."""

    id: str
    from_last: int


@dataclass(frozen=True, slots=True)
class Local(Expr):
    """A named value; `you`, `actor` and `this` are locals too."""

    name: str


@dataclass(frozen=True, slots=True)
class Read(Expr):
    """The value of a counter or variable."""

    place: Counter | Variable
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class ZoneRef(Expr):
    """A zone, or the set of its cards."""

    zone: Zone
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Prop(Expr):
    """A property of a thing."""

    name: str
    kinds: tuple[str, ...]
    of: Expr


@dataclass(frozen=True, slots=True)
class Ask(Expr):
    """A query."""

    query: Routine
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class LookUp(Expr):
    """An entry of a table."""

    table: Table
    arg: Expr


@dataclass(frozen=True, slots=True)
class Setting(Expr):
    """The value of a ruling or an option, by its number in the game's table of settings."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Builtin(Expr):
    """An algorithm that the game's pack brings in Python, with the queries that it asks."""

    name: str
    args: tuple[Expr, ...]
    asks: tuple[Routine, ...]


@dataclass(frozen=True, slots=True)
class CanDo(Expr):
    """Whether a rule's needs are met and nothing forbids it, for `actor` if that is somebody else than `you`."""

    rule: Routine
    args: tuple[Expr, ...]
    actor: Expr | None = None


@dataclass(frozen=True, slots=True)
class CanDoText(Expr):
    """Whether a thing has a text of this name and its needs are met, for `actor` if that is not `you`."""

    property: str
    kinds: tuple[str, ...]
    of: Expr
    actor: Expr | None = None


@dataclass(frozen=True, slots=True)
class Op(Expr):
    """`+ - * divided by remainder and or is is-not at-least at-most more less`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Not(Expr):
    """The opposite."""

    of: Expr


@dataclass(frozen=True, slots=True)
class IsKind(Expr):
    """Whether a card is of a kind."""

    kind: Kind
    of: Expr


@dataclass(frozen=True, slots=True)
class InSet(Expr):
    """Whether something is in a set."""

    item: Expr
    of: Expr


@dataclass(frozen=True, slots=True)
class Everyone(Expr):
    """All players, or all things of a kind."""

    kind: str


@dataclass(frozen=True, slots=True)
class Items(Expr):
    """The things named."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Between(Expr):
    """The numbers from one to another, or the cards that are copies of one design, which lie side by side: `id` is that design."""

    first: Expr
    last: Expr
    id: str = ""


@dataclass(frozen=True, slots=True)
class Filter(Expr):
    """Those for which the condition holds."""

    of: Expr
    name: str
    cond: Expr


@dataclass(frozen=True, slots=True)
class Extreme(Expr):
    """Those with the most or fewest; ties are all kept."""

    of: Expr
    name: str
    by: Expr
    most: bool


@dataclass(frozen=True, slots=True)
class Sorted(Expr):
    """A set in the order of a number: what a `for each` goes through."""

    of: Expr
    name: str
    by: Expr
    most: bool


@dataclass(frozen=True, slots=True)
class Combine(Expr):
    """`also` or `except`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Quantified(Expr):
    """`any`, `no`, `every`, `count`."""

    quantifier: str
    of: Expr
    name: str
    cond: Expr | None


@dataclass(frozen=True, slots=True)
class Folded(Expr):
    """`total`, `highest`, `lowest`, `each` over a set."""

    fold: str
    name: str
    value: Expr
    over: Expr


@dataclass(frozen=True, slots=True)
class Only(Expr):
    """The single element, or nobody."""

    of: Expr


@dataclass(frozen=True, slots=True)
class First(Expr):
    """The first element in the order of its kind, players clockwise: from the beginning, or from one on and round; or nobody."""

    of: Expr
    start: Expr | None


@dataclass(frozen=True, slots=True)
class Next(Expr):
    """The next name in its list, or the one before it; nobody at the end."""

    forward: bool
    of: Expr


@dataclass(frozen=True, slots=True)
class End(Expr):
    """The top or bottom card of a zone, or nobody."""

    top: bool
    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Ends(Expr):
    """Several cards from the top or bottom of a zone, the outermost first; of a deck, their order is settled now."""

    top: bool
    amount: Expr
    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Neighbour(Expr):
    """The next player to the left (clockwise) or right."""

    left: bool
    of: Expr


@dataclass(frozen=True, slots=True)
class Reached(Expr):
    """Places reached in up to so many steps, or exactly so many; `by` tells where a step from `name` can lead."""

    start: Expr
    steps: Expr
    exactly: bool
    name: str
    by: Expr
    through: Expr | None


@dataclass(frozen=True, slots=True)
class FirstThis(Expr):
    """Whether `mark` is still unset for `you`; it is cleared when the frame begins."""

    mark: Read


@dataclass(frozen=True, slots=True)
class Half(Expr):
    """Half, rounded up."""

    of: Expr


# ---- statements ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement:
    """Something that is carried out, with the clauses it carries out."""

    span: Span = field(compare=False)
    cites: tuple[str, ...]


Block = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Requirement:
    """A condition with its clauses: a `needs` line or a `forbid`."""

    span: Span = field(compare=False)
    cites: tuple[str, ...]
    cond: Expr


CHANGES = ("gain", "lose", "pay", "take")
"""What can be done to a counter, and what a trigger can wait for."""
PRICES = ("pay", "take")
"""What is done in full or not at all."""


@dataclass(frozen=True, slots=True)
class Change(Statement):
    """Gain, lose, pay or take an amount of a counter."""

    verb: str
    place: Read
    amount: Expr

    @property
    def happenings(self) -> tuple[str, ...]:
        """What triggers may wait for: whoever pays loses, whoever takes gains."""
        name = self.place.place.name
        wider = {"pay": "lose", "take": "gain"}.get(self.verb)
        own = f"{self.verb} {name}"
        return (own,) if wider is None else (f"{wider} {name}", own)


@dataclass(frozen=True, slots=True)
class Assign(Statement):
    """Set a variable or counter."""

    place: Read
    value: Expr


@dataclass(frozen=True, slots=True)
class Bind(Statement):
    """Name a value."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Move(Statement):
    """Put a card or cards in, on or under a zone."""

    cards: Expr
    zone: ZoneRef
    where: str


@dataclass(frozen=True, slots=True)
class Shuffle(Statement):
    """Make the order of a zone unknown."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Show(Statement):
    """Let players see faces; `to` None means everybody."""

    cards: Expr
    to: Expr | None


@dataclass(frozen=True, slots=True)
class Pick(Statement):
    """A choice by `actor`, or by chance; what follows in its block lapses if there is nothing to choose."""

    name: str
    how: str
    source: Expr
    amount: Expr | None
    upper: Expr | None
    actor: Expr


@dataclass(frozen=True, slots=True)
class OneOf(Statement):
    """One of several effects; each is offered if its price can be paid."""

    options: tuple[Option, ...]
    actor: Expr


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its label, the conditions under which it is offered, what it does."""

    label: str
    span: Span = field(compare=False)
    needs: tuple[Expr, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class ActionMenu(Statement):
    """One of all actions that can be performed now; what an action chooses first is chosen in the same step."""

    actor: Expr


@dataclass(frozen=True, slots=True)
class Begin(Statement):
    """A modifier, forbid or trigger begins to last, for as long as a frame: `mark` counts for whom."""

    mark: Read
    frame: Routine


@dataclass(frozen=True, slots=True)
class Maybe(Statement):
    """`may ...`: a yes or no by `actor`; a `pick` is declined or made in one step."""

    label: str
    pick: Pick | None
    needs: tuple[Expr, ...]
    body: Block
    otherwise: Block
    actor: Expr


@dataclass(frozen=True, slots=True)
class If(Statement):
    """The first branch whose condition holds."""

    branches: tuple[tuple[Expr, Block], ...]
    otherwise: Block


@dataclass(frozen=True, slots=True)
class ForEach(Statement):
    """Over the elements of a set as it is now; players clockwise from `start`. Where they are `Sorted`, each time it is the turn
    of whoever has the most, or the fewest, of those that are left.
    """

    name: str
    over: Expr
    start: Expr | None
    body: Block


@dataclass(frozen=True, slots=True)
class Repeat(Statement):
    """Again and again, a number of times, or until a condition holds."""

    times: Expr | None
    until: Expr | None
    body: Block


@dataclass(frozen=True, slots=True)
class TakingTurns(Statement):
    """Round and round until all have passed in a row."""

    name: str
    over: Expr
    start: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class Perform(Statement):
    """A rule, by `actor`."""

    rule: Routine
    args: tuple[Expr, ...]
    actor: Expr


@dataclass(frozen=True, slots=True)
class PerformText(Statement):
    """A text on a card or other thing, by `actor`."""

    property: str
    kinds: tuple[str, ...]
    of: Expr
    actor: Expr


@dataclass(frozen=True, slots=True)
class Signal(Statement):
    """An event happens."""

    event: Routine
    args: tuple[Expr, ...]
    actor: Expr


@dataclass(frozen=True, slots=True)
class Answer(Statement):
    """The value of the query."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Stop(Statement):
    """This routine ends."""


@dataclass(frozen=True, slots=True)
class EndFrame(Statement):
    """The frame ends, or starts again."""

    frame: Routine
    restart: bool


@dataclass(frozen=True, slots=True)
class Win(Statement):
    """The game is over."""

    winners: Expr


def is_price(s: Statement) -> bool:
    """Whether a statement is something that can only be done in full."""
    return isinstance(s, Perform) or (isinstance(s, Change) and s.verb in PRICES)
