"""Small public objects: cards, options, zones, outcomes of chance. Nobody can change them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from wlcore.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction


class Hidden(Enum):
    """The type of `wlcore.HIDDEN`, for annotations: what a player may not know. Nobody is `None`, which is something else.

    >>> isinstance(wlcore.HIDDEN, wlcore.Hidden)
    True
    """

    __module__ = "wlcore"

    HIDDEN = "hidden"

    def __repr__(self) -> str:
        return "wlcore.HIDDEN"

    __str__ = __repr__


HIDDEN = Hidden.HIDDEN
"""Stands where a player may not know a value or a card.

>>> wlcore.HIDDEN
wlcore.HIDDEN
"""

Value = int | bool | str | None
"""A number, whether something is so, a seat (from 1), the id of a thing; `None` is nobody."""
Printed = Value | tuple[str, ...]
"""What stands on a thing: one value, or the ids of several things."""


@dataclass(frozen=True, slots=True, sealed=True)
class Installed:
    """A game that is installed, as `wlcore.games` lists it.

    >>> all(game.players[0] <= game.players[1] for game in wlcore.games())
    True
    """

    __module__ = "wlcore"

    id: str
    title: str
    description: str
    players: tuple[int, int]
    layers: tuple[str, ...]


@dataclass(frozen=True, slots=True, sealed=True)
class Card:
    """A card: its id, the design of which it may be a copy, its kind, and what its back shows.

    >>> game.card("crown-2")
    Card(id='crown-2', design='crown', kind='coin', back='coin')
    """

    __module__ = "wlcore"

    id: str
    design: str
    kind: str
    back: str


@dataclass(frozen=True, slots=True, sealed=True)
class Option:
    """Something that can be chosen: its number, the name of the choice, and which thing of which kind it is about, if any.

    >>> game.option("coin-flipped crown-2")
    Option(number=9, name='coin-flipped', kind='card', thing='crown-2', words='coin-flipped crown-2')
    """

    __module__ = "wlcore"

    number: int
    name: str
    kind: str
    thing: Value
    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True, sealed=True)
class Pile:
    """Cards that lie together, the top one first: ids, and `wlcore.HIDDEN` for those that are not known. What is not `ordered`
    lies in an order that nobody knows or that means nothing. `backs` are those of the unknown cards.

    >>> view.zone("palm", 2).piles[0]
    Pile(cards=(wlcore.HIDDEN,), backs=('coin',), ordered=True)
    """

    __module__ = "wlcore"

    cards: tuple[str | Hidden, ...]
    backs: tuple[str, ...]
    ordered: bool

    def __len__(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True, sealed=True)
class Zone:
    """A zone as somebody sees it: its name and what it goes by, whose it is (a seat, or None), its piles from the top.

    >>> zone = view.zone("palm", 1)
    >>> zone.name, zone.of, zone.owner, len(zone)
    ('palm', (1,), 1, 2)
    >>> zone.cards, view.zone("palm", 2).cards
    (('charm', 'cent-5'), (wlcore.HIDDEN,))
    >>> [card for card in zone]
    ['charm', 'cent-5']
    """

    __module__ = "wlcore"

    name: str
    of: tuple[Value, ...]
    owner: int | None
    piles: tuple[Pile, ...]

    @property
    def cards(self) -> tuple[str | Hidden, ...]:
        """All cards, the top ones first.

        >>> state.zone("tray").cards
        ()
        """
        return tuple(card for pile in self.piles for card in pile.cards)

    @property
    def known(self) -> tuple[str, ...]:
        """The cards that are known to be here.

        >>> view.zone("palm", 1).known, view.zone("palm", 2).known
        (('charm', 'cent-5'), ())
        """
        return tuple(card for card in self.cards if isinstance(card, str))

    def __len__(self) -> int:
        return sum(map(len, self.piles))

    def __iter__(self) -> Iterator[str | Hidden]:
        return iter(self.cards)

    def __str__(self) -> str:
        return " ".join([self.name, *map(str, self.of)])


@dataclass(frozen=True, slots=True, sealed=True)
class Switch:
    """A ruling or an option of a game: how it stands, what it can be (nothing where any number is possible), what it asks, why it
    stands so by itself, and the clauses it is about.

    >>> wlcore.Switch("length", "short", ("short", "long"), "How long it takes.", "", ()).value
    'short'
    """

    __module__ = "wlcore"

    name: str
    value: str | bool | int
    values: tuple[str | bool | int, ...]
    question: str
    reason: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, sealed=True)
class Outcome:
    """What chance can bring next: the option that stands for it, its probability, the name of the choice, and which thing.

    >>> wlcore.load("tests/games/coin-race", chance="explicit").new().chance[10]
    Outcome(option=10, probability=Fraction(1, 11), name='draw from pouch', thing='charm')
    """

    __module__ = "wlcore"

    option: int
    probability: Fraction
    name: str
    thing: Value
