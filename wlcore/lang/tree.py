"""The tree of a text as written: frozen, each node with its place. Names are not looked up yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, fields

from wlcore.lang.source import NOWHERE, Span
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """Anything that stands somewhere."""

    span: Span = field(compare=False)


# ---- expressions --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Expr(Node):
    """Something with a value."""


@dataclass(frozen=True, slots=True)
class Name(Expr):
    """A name of anything: a local, a thing, a query without arguments."""

    id: str


@dataclass(frozen=True, slots=True)
class Word(Expr):
    """One of `you it this nobody yes no`."""

    word: str


@dataclass(frozen=True, slots=True)
class Number(Expr):
    """A whole number, with the sign of its unit if it has one (`$80`)."""

    value: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Apply(Expr):
    """`name(args)`, `name of arg`, `your name(args)`; `form` remembers which was written."""

    name: str
    args: tuple[Expr, ...]
    form: str
    name_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Setting(Expr):
    """`ruling NAME` or `option NAME`."""

    kind: str
    name: str
    name_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Can(Expr):
    """`can RULE(args)`."""

    name: str
    args: tuple[Expr, ...]
    name_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class CanDo(Expr):
    """`can do TEXT of THING`."""

    text: Expr


@dataclass(frozen=True, slots=True)
class Binary(Expr):
    """`+ - *`, `divided by`, `and`, `or`, the comparisons, `in`, `not in`, `also`, `except`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Not(Expr):
    """`not X`."""

    of: Expr


@dataclass(frozen=True, slots=True)
class Where(Expr):
    """`SET where COND`, `SET as NAME where COND`."""

    of: Expr
    name: str
    cond: Expr


@dataclass(frozen=True, slots=True)
class Extreme(Expr):
    """`SET with most EXPR`, `SET with fewest EXPR`."""

    of: Expr
    most: bool
    by: Expr


@dataclass(frozen=True, slots=True)
class Quantified(Expr):
    """`any SET`, `no SET`, `every SET where COND`, `count SET`, each perhaps with `where`, or with `as NAME where`."""

    quantifier: str
    of: Expr
    cond: Expr | None
    name: str = "it"


@dataclass(frozen=True, slots=True)
class Folded(Expr):
    """`total EXPR over SET`, and `highest`, `lowest`, `each`."""

    fold: str
    value: Expr
    over: Expr


@dataclass(frozen=True, slots=True)
class Range(Expr):
    """`(N to N)`: the numbers from one to another."""

    first: Expr
    last: Expr


@dataclass(frozen=True, slots=True)
class FirstOf(Expr):
    """`first of SET`, `first of SET from ONE`: the first in the order of the list, or clockwise."""

    of: Expr
    start: Expr | None = None


@dataclass(frozen=True, slots=True)
class Only(Expr):
    """`only SET`: its single element."""

    of: Expr


@dataclass(frozen=True, slots=True)
class Reached(Expr):
    """`reached from PLACE in N steps by SET`: in the set `it` is the place a step starts from."""

    start: Expr
    steps: Expr
    exactly: bool
    by: Expr
    through: Expr | None


@dataclass(frozen=True, slots=True)
class FirstThis(Expr):
    """`first this FRAME`: nothing of this text has been performed by you since the frame began."""

    frame: str
    frame_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Ends(Expr):
    """`top N of ZONE`, `bottom N of ZONE`: several cards, the outermost first."""

    top: bool
    amount: Expr
    of: Expr


@dataclass(frozen=True, slots=True)
class SetOf(Expr):
    """`(a, b, c)`."""

    items: tuple[Expr, ...]


# ---- statements ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """Something that is carried out; `cites` are the clauses named at the end of its line."""

    cites: tuple[str, ...] = field(kw_only=True, default=())


@dataclass(frozen=True, slots=True)
class Arg:
    """An argument of a call with the little word before it, if any."""

    link: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Call(Statement):
    """A word of the language or a rule, with arguments."""

    name: str
    args: tuple[Arg, ...]
    name_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Choose(Statement):
    """`choose NAME from SET`; `how` is one, number, random, many, many-random or up-to."""

    name: str
    source: Expr
    how: str = "one"
    amount: Expr | None = None
    upper: Expr | None = None


@dataclass(frozen=True, slots=True)
class Let(Statement):
    """`let NAME be VALUE`."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Set(Statement):
    """`set PLACE to VALUE`."""

    place: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Needs(Statement):
    """`needs COND`."""

    cond: Expr


@dataclass(frozen=True, slots=True)
class Answer(Statement):
    """`answer VALUE`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Stop(Statement):
    """`stop`: this rule ends here."""


@dataclass(frozen=True, slots=True)
class ChooseAction(Statement):
    """`choose action`: one of all actions that can be performed now."""


@dataclass(frozen=True, slots=True)
class Forbid(Statement):
    """`forbid RULE when COND`."""

    rule: str
    cond: Expr | None


@dataclass(frozen=True, slots=True)
class Modify(Statement):
    """`QUERY is X`, `QUERY gets + X`, `QUERY is at least X`, each perhaps `when COND`."""

    query: Expr
    op: str
    value: Expr
    cond: Expr | None


Block = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class If(Statement):
    """`if COND: ... otherwise if COND: ... otherwise: ...`."""

    branches: tuple[tuple[Expr, Block], ...]
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class ForEach(Statement):
    """`for each NAME in SET from PLAYER: ...`; `by` a number, the most or the fewest first; `at_once` all choose before anybody
    sees.
    """

    name: str
    over: Expr
    start: Expr | None
    body: Block
    by: Expr | None = None
    most: bool = True
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Repeat(Statement):
    """`repeat:`, `repeat N times:`, `repeat until COND:`."""

    times: Expr | None
    until: Expr | None
    body: Block


@dataclass(frozen=True, slots=True)
class TakingTurns(Statement):
    """`taking turns NAME in SET from PLAYER: ...`: goes round until all have passed in a row."""

    name: str
    over: Expr
    start: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class May(Statement):
    """`may: ...`, `may PRICE: ...`, `may choose NAME from SET: ...`, with its `otherwise:`."""

    price: Statement | None
    body: Block
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class Priced(Statement):
    """`PRICE: EFFECT`, as an option: offered only if the price can be paid in full."""

    price: Statement
    body: Block


@dataclass(frozen=True, slots=True)
class Leaving(Statement):
    """`on leaving: ...` in a frame: carried out whenever the frame is left or restarted."""

    body: Block


@dataclass(frozen=True, slots=True)
class ChooseOne(Statement):
    """`choose one:` and its options."""

    options: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Subject(Statement):
    """`PLAYER: ...`: carried out by somebody else."""

    who: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class Duration(Statement):
    """`for this FRAME: ...`: modifiers and forbids that last as long as the frame."""

    frame: str
    body: Block


@dataclass(frozen=True, slots=True)
class Trigger(Statement):
    """`after you take, if COND: ...`."""

    moment: str
    who: str
    event: str
    args: tuple[Arg, ...]
    cond: Expr | None
    body: Block
    event_span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class AsSoonAs(Statement):
    """`as soon as NAME in SET: ...`: checked after every statement that can make it true."""

    name: str
    over: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class Beside(Statement):
    """`with PACK: ...` in a layer: counts only beside that pack."""

    pack: str
    body: Block


# ---- declarations -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """A type as written: `player`, `player or nobody`, `set of card`."""

    name: str
    nobody: bool = False
    many: bool = False


@dataclass(frozen=True, slots=True)
class Param(Node):
    """A parameter with the little word before it, if any."""

    name: str
    type: TypeName
    link: str = ""


@dataclass(frozen=True, slots=True)
class Property(Node):
    """A line under `kind NAME is card`; `side` is where it is printed, `owner` and `cond` only for abilities."""

    name: str
    type: TypeName
    side: str = ""
    owner: Expr | None = None
    cond: Expr | None = None


@dataclass(frozen=True, slots=True)
class Declaration(Node):
    """A line at the left edge of a `.wl` file, with what is indented under it."""

    what: str
    name: str
    cites: tuple[str, ...] = ()
    base: str = ""
    members: tuple[Name, ...] = ()
    of: str = ""
    over: str = ""
    unit: str = ""
    type: TypeName | None = None
    floor: int = 0
    floor_span: Span = field(compare=False, default=NOWHERE)
    cap: Expr | None = None
    start: Expr | None = None
    value: Expr | None = None
    asks: tuple[Name, ...] = ()
    numbers: tuple[int, ...] = ()
    params: tuple[Param, ...] = ()
    properties: tuple[Property, ...] = ()
    body: Block = ()
    replaces: bool = False
    setting: str = ""
    beside: str = ""
    secret: bool = False


def named_in(tree: object) -> Iterator[Name | Apply]:
    """Every name in an expression as it is written, alone or with what it is asked of."""
    if isinstance(tree, (Name, Apply)):
        yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from named_in(part)
    elif isinstance(tree, Node):
        for f in fields(tree):
            yield from named_in(getattr(tree, f.name))
