"""What packs add to rules and queries, their own or those of others, from outside: triggers, modifiers and watches."""

from __future__ import annotations

from dataclasses import field

from wlcore.lang.meaning import Block, Expr, Read
from wlcore.lang.source import Span
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Trigger:
    """Something that happens before, after or instead of a rule, or when an event is signalled.

    What lasts for a frame happens as often as it has been begun: `lasts`. Without an `owner` it counts for everybody for
    whom that is not 0.
    """

    span: Span = field(compare=False)
    cites: tuple[str, ...]
    pack: str
    moment: str
    of: str
    cond: Expr | None
    body: Block
    source: str = ""
    owner: Expr | None = None
    gate: Expr | None = None
    lasts: Read | None = None
    told: str = ""
    """What it answers as it is written, where that has become a rule of its own."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change to a query's value while a condition holds. That of an ability counts only while there is an `owner`; with
    `each` it counts for every player as `you`, so many times.
    """

    span: Span = field(compare=False)
    cites: tuple[str, ...]
    pack: str
    query: str
    op: str
    value: Expr
    cond: Expr | None
    each: Expr | None = None
    owner: Expr | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class Watch:
    """`as soon as`: for each element (one player, say) that makes the condition true."""

    span: Span = field(compare=False)
    cites: tuple[str, ...]
    pack: str
    name: str
    over: Expr
    cond: Expr
    body: Block
