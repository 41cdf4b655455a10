"""What packs have declared, one record a name: the entries that a game adds to the vocabulary."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from wlcore.lang import tree as t
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.types import Type
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.lang import meaning as m


@dataclass(slots=True, eq=False)
class Symbol:
    """A declared name, the pack it comes from and its place. Each is another than every other, whatever it is called."""

    name: str
    pack: str
    span: Span
    cites: tuple[str, ...] = ()


@dataclass(slots=True)
class PropertyOf:
    """A property that the entities of a kind have; `text` for effects and abilities; `back` if it can be seen there."""

    name: str
    kind: str
    type: Type
    text: str = ""
    back: bool = False
    owner: t.Expr | None = None
    cond: t.Expr | None = None
    pack: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(slots=True, eq=False)
class Kind(Symbol):
    """A kind of thing. `base` is label, card or player; members of a card kind are numbered from `first`."""

    base: str = "label"
    members: list[str] = field(default_factory=list)
    packs: list[str] = field(default_factory=list)
    properties: dict[str, PropertyOf] = field(default_factory=dict)
    first: int = 0
    numbers: dict[str, int] = field(default_factory=dict)

    def number(self, member: str) -> int:
        """The number of a member; one that is looked up often is known by then."""
        if len(self.numbers) != len(self.members):
            self.numbers = {name: i for i, name in enumerate(self.members)}
        return self.first + self.numbers[member]

    @property
    def plural(self) -> str:
        """The word for all of them."""
        if self.name.endswith("y") and self.name[-2] not in "aeiou":
            return self.name[:-1] + "ies"
        return self.name + ("es" if self.name.endswith(("s", "x", "ch", "sh")) else "s")


@dataclass(slots=True, eq=False)
class Place(Symbol):
    """Something stored: one value for each combination of `dims` (names of kinds)."""

    dims: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Counter(Place):
    """A number that is gained and lost."""

    unit: str = ""
    floor: int = 0
    """The least there can be of it."""
    cap_tree: t.Expr | None = None
    start_tree: t.Expr | None = None
    cap: m.Expr | None = None
    start: m.Expr | None = None


@dataclass(slots=True, eq=False)
class Variable(Place):
    """A value that is set."""

    type: Type = field(default_factory=lambda: Type("number"))
    secret: bool = False
    domain_tree: t.Expr | None = None
    domain: m.Expr | None = None


@dataclass(slots=True, eq=False)
class Zone(Place):
    """Cards in a place. `discipline` is deck, pile, hand or box."""

    discipline: str = "pile"


@dataclass(slots=True, eq=False)
class Table(Symbol):
    """Numbers by number, from 0 on; the last goes on for ever, as the first does below 0."""

    numbers: tuple[int, ...] = ()


@dataclass(slots=True)
class Parameter:
    """A parameter of a routine."""

    name: str
    type: Type
    link: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(slots=True, eq=False)
class Routine(Symbol):
    """A rule, action, frame, query, event or text: what is carried out, with whom it belongs to. A builtin `asks` queries."""

    what: str = "rule"
    params: tuple[Parameter, ...] = ()
    type: Type | None = None
    tree: t.Block = ()
    asks: tuple[t.Name, ...] = ()
    value_tree: t.Expr | None = None
    body: tuple[m.Statement, ...] = ()
    needs: tuple[m.Requirement, ...] = ()
    value: m.Expr | None = None
    leaving: tuple[m.Statement, ...] = ()
    written: tuple[tuple[m.Statement, ...], tuple[m.Statement, ...]] = ((), ())
    """Body and cleanup as their own pack wrote them, whatever layers leave out of its choices or answer before its gains."""
    entity: tuple[str, str] | None = None
    address: str = ""
    said: m.Statement | None = None
    """What is said in the place of a rule that is made of one statement."""
    careful: bool = False
    """Whether a query is asked somewhere about what may be nobody."""


@dataclass(slots=True, eq=False)
class RulingSymbol(Symbol):
    """A switch; label values are numbered in the order of `labels`."""

    type: str = "truth"
    labels: tuple[str, ...] = ()
