"""What ends blocks: how units go on, wait for decisions, and call other units."""

from __future__ import annotations

from dataclasses import field

from wlcore.compile.ir.base import Op, Set, Site, Terminator, Value
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Jump(Terminator):
    """Go on at a block."""

    to: int


@dataclass(frozen=True, slots=True)
class Branch(Terminator):
    """Go on at one block or the other."""

    cond: Value
    yes: int
    no: int


@dataclass(frozen=True, slots=True)
class Wait(Terminator):
    """Somebody decides. `listing` lists the options, and changes nothing else; it reads values and locals, so that it can be carried
    out again from what is kept at `then`, for saves and imagined states (its own locals are no others').

    Several options: `who` is asked, and the unit goes on at `then`, where `Field("chosen")` is what was chosen. One: it goes on
    there as if that had been chosen. None: it goes on at `none`. With `may` the first option declines and is always there: if it is
    alone, nobody is asked, and it goes on at `none`; so it does, too, if that option is chosen (there `then` asks for it).

    `site` is what asks. `anyway` is what all know of whether there might be something to choose, where that hangs
    on hidden things; else None. A table where not only those are asked who need be asks then also where there is but one option (with
    `may`: only if `anyway` holds).

    At `then` a set that was kept is in ascending order. `named` says which locals the names of the text are, for whoever words the
    question.
    """

    listing: tuple[Op, ...]
    who: Value
    then: int
    none: int
    may: bool
    site: Site
    anyway: Value | None = None
    named: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CallUnit(Terminator):
    """Carry out the unit of that number among some, then go on at a block; -1: none is carried out. A set that is given is in
    ascending order in there, and a set that was kept is so at `then`. `passed` are the locals
    that it is given in secret and that are no cards ('' for one that is not secret): they are kept until it is done.
    """

    units: tuple[str, ...]
    which: Value
    args: tuple[Value | Set, ...]
    then: int
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Return(Terminator):
    """The unit is done."""


@dataclass(slots=True)
class Block:
    """Straight code and how it goes on. If the stack can wait here, it has a `place` (numbered over all units), and `live` are the
    locals that are loaded from their slots when it goes on here.

    `end` is None only while it is written. `frames` are the blocks of this unit (ends and beginnings of frames) where it may go on
    from within whatever is called or waited for here.
    """

    number: int
    ops: list[Op] = field(default_factory=list)
    end: Terminator | None = None
    place: int = -1
    live: tuple[str, ...] = ()
    frames: tuple[int, ...] = ()
