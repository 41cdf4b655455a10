"""A scenario that is checked and compiled: ready to be played in any edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wlcore.lang.source import Span
from wlcore.loading import Choice
from wlcore.records import dataclass
from wlcore.scenario.expect import Expectation
from wlcore.scenario.goal import Goal
from wlcore.scenario.position import Setting
from wlcore.scenario.rules import Formula, Rules
from wlcore.scenario.spoken import Spoken


@dataclass(frozen=True, slots=True)
class Start:
    """Play on until a player (a seat from 0) is asked for something."""

    span: Span
    seat: int
    about: str


@dataclass(frozen=True, slots=True)
class Fated:
    """What chance brings, one after the other, for choices of a name or for the next cards of a deck."""

    span: Span
    name: str
    zone: Formula | None
    values: tuple[tuple[Span, Formula], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A player (a seat from 0) chooses."""

    span: Span
    seat: int
    words: str
    words_span: Span


@dataclass(frozen=True, slots=True)
class Steps:
    """A block of choices, in some editions or (where none is named) in all."""

    editions: frozenset[str]
    lines: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Expectations:
    """A block of what must hold, in some editions or (where none is named) in all."""

    editions: frozenset[str]
    lines: tuple[Expectation, ...]


@dataclass(frozen=True, slots=True)
class Ready:
    """One scenario. `before` is fixed on the way to the position, `after` from there on; `asks_switches` if its own lines
    ask how a ruling stands.
    """

    span: Span
    title: str
    rules: Rules
    spoken: Spoken
    editions: tuple[str, ...]
    seed: int
    rulings: Mapping[str, str]
    options: Mapping[str, str]
    before: tuple[Fated, ...]
    start: Start | None
    settings: tuple[Setting, ...]
    after: tuple[Fated, ...]
    blocks: tuple[Steps | Expectations, ...]
    cites: tuple[str, ...]
    goal: Goal | None = None
    asks_switches: bool = False

    def choice(self, edition: str) -> Choice:
        """What has to be loaded to play this."""
        return replace(self.rules.choice, edition=edition, rulings=self.rulings, options=self.options)
