"""What stands in a scenario file, as written: nothing is looked up yet."""

from __future__ import annotations

from dataclasses import field

from wlcore.lang import tree as t
from wlcore.lang.source import Span
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A word and its place."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Line:
    """One line, with the clauses it cites."""

    span: Span
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setting(Line):
    """Who plays, what is played and by which rules: a word, and what follows it."""

    key: str
    values: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Goal(Setting):
    """What is to be reached, in a puzzle."""

    what: Expected


@dataclass(frozen=True, slots=True)
class Begin(Line):
    """Play on until a player is asked for something."""

    player: Word
    about: Word | None


@dataclass(frozen=True, slots=True)
class Fate(Line):
    """What chance will bring, one after the other: for choices of a name, or for the next cards of a deck."""

    of: t.Expr
    values: tuple[t.Expr, ...]


@dataclass(frozen=True, slots=True)
class Placed(Line):
    """What a counter or variable is, or which cards lie in a zone, the first one on top."""

    place: t.Expr
    values: tuple[t.Expr, ...]


@dataclass(frozen=True, slots=True)
class Knows(Line):
    """Players know a card."""

    players: tuple[Word, ...]
    what: t.Expr


Given = Begin | Fate | Placed | Knows


@dataclass(frozen=True, slots=True)
class Chosen(Line):
    """A player chooses an option."""

    player: Word
    words: Word


@dataclass(frozen=True, slots=True)
class Holds(Line):
    """A condition that must hold, or a change: `money(anna) +20`."""

    cond: t.Expr


@dataclass(frozen=True, slots=True)
class Listed(Line):
    """Which cards lie in a zone; none where nothing is listed."""

    left: t.Expr
    values: tuple[t.Expr, ...]


@dataclass(frozen=True, slots=True)
class May(Line):
    """A player can choose an option now, or cannot."""

    players: tuple[Word, ...]
    words: Word
    negated: bool


@dataclass(frozen=True, slots=True)
class Sees(Line):
    """Players know a card, or do not."""

    players: tuple[Word, ...]
    what: t.Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Won(Line):
    """These have won; nobody has where none is named."""

    players: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Asked(Line):
    """It is for a player to choose."""

    player: t.Expr
    about: Word | None


@dataclass(frozen=True, slots=True)
class Again(Line):
    """The same choices lead to the same state."""


@dataclass(frozen=True, slots=True)
class SaysText(Line):
    """The generated text of a card in a language: all of it, or a part."""

    card: Word
    language: Word
    text: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Refused(Line):
    """The position cannot be."""


Expected = Holds | Listed | May | Sees | Won | Asked | Again | SaysText | Refused


@dataclass(frozen=True, slots=True)
class When:
    """Choices in the order in which they are asked for; `editions` are those in which they are made, all if none."""

    span: Span
    editions: tuple[Word, ...]
    lines: tuple[Chosen, ...]


@dataclass(frozen=True, slots=True)
class Then:
    """What must hold now; `editions` are those it is said of, all if none is named."""

    span: Span
    editions: tuple[Word, ...]
    lines: tuple[Expected, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as written, with what the file says of all its scenarios."""

    span: Span
    title: str
    cites: tuple[tuple[str, Span], ...] = ()
    settings: tuple[Setting, ...] = ()
    given: tuple[Given, ...] = ()
    blocks: tuple[When | Then, ...] = ()
    cited: tuple[tuple[str, Span], ...] = field(default=(), compare=False)
