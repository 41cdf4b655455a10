"""What passes have made of a program before: a function or unit that is what it was, in a program that has changed elsewhere, becomes
what it became then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from wlcore.compile.ir.blocks import Block
from wlcore.compile.ir.module import Function, Module, Unit
from wlcore.compile.ir.walk import every
from wlcore.compile.passes.short import calls_of, is_short

One = TypeVar("One", bound=Function | Unit)

Made = tuple[Any, tuple[Any, ...]]
"""All that something becomes what it becomes by: what it is, and what else hangs together with that."""


class Became:
    """What became of something, and of what."""

    def __init__(self, made: Made, became: Any) -> None:
        self.of, self.became = made, became

    @cached_property
    def read(self) -> frozenset[str]:
        """The tables that were read for it."""
        return tables_in(self.of)

    @cached_property
    def reads(self) -> frozenset[str]:
        """The tables that it reads itself."""
        return tables_in(of(self.became))

    @cached_property
    def calls(self) -> set[str]:
        """The functions that were called in it."""
        return calls_of(self.of[0])

    @cached_property
    def is_short(self) -> bool:
        """Whether it is a function that may be written in place of its calls."""
        return is_short(self.became) and self.became.name not in calls_of(self.became.body)


class Again:
    """By step and name what became of each function and unit of a program; `last` is that of the program before."""

    def __init__(self, module: Module, last: Again | None = None) -> None:
        self.tables, self.lowered = module.tables, dict(module.tables)
        self.found: dict[tuple[str, str], Became] = {}
        self.last = last.found if last is not None else {}
        self.made: Mapping[str, Any] = last.tables if last is not None else {}
        before = last.lowered if last is not None else {}
        self.changed = {x for x in before.keys() | self.lowered.keys() if before.get(x) != self.tables.get(x)}

    def calls(self, step: str, name: str, what: Any) -> tuple[Any, set[str]]:
        """What something is before this step, as it was known before if it was that, and the functions that are called in it."""
        last = self.last.get((step, name))
        if last is not None and last.of[0] == what:
            return last.of[0], last.calls
        return what, calls_of(what)

    def same(self, step: str, name: str, made: Made) -> Became | None:
        """What became of the same in this step before, if it was the same."""
        last = self.last.get((step, name))
        if last is None or last.of != made or (self.changed and not last.read.isdisjoint(self.changed)):
            return None
        self.found[step, name] = last
        return last

    def known(self, step: str, name: str, made: Made) -> Became | None:
        """The same of a function or unit, with the tables that were made for it."""
        last = self.same(step, name, made)
        if last is not None:
            for table in last.reads - self.tables.keys():
                self.tables[table] = self.made[table]
        return last

    def keep(self, step: str, name: str, made: Made, became: Any) -> Became:
        """Keep what became of something."""
        found = self.found[step, name] = Became(made, became)
        return found

    def result(self, step: str, made: Made, one: One, change: Callable[[One], None]) -> Became:
        """What becomes of a function or unit in a step that changes it; to be changed no more."""
        found = self.known(step, one.name, made)
        if found is None:
            change(one)
            found = self.keep(step, one.name, made, own(one))
        return found

    def through(self, step: str, module: Module, *changes: Callable[[Module], None]) -> None:
        """Some passes that look at each function and unit alone: they are given those that are not what they were."""
        part = replace(module, functions={}, units={})
        new: dict[str, Made] = {}
        kinds: list[tuple[dict[str, Any], dict[str, Any]]] = [
            (module.functions, part.functions),
            (module.units, part.units),
        ]
        for all_of, some in kinds:
            for name, one in all_of.items():
                new[name] = of(one), ()
                found = self.known(step, name, new[name])
                if found is None:
                    some[name] = one
                else:
                    all_of[name] = own(found.became)
        for change in changes:
            change(part)
        for _, some in kinds:
            for name, one in some.items():
                self.keep(step, name, new[name], own(one))


def tables_in(nodes: Any) -> frozenset[str]:
    """The tables that are read in some nodes."""
    return frozenset(x.table for x in every(nodes) if hasattr(x, "table"))


def of(one: Function | Unit) -> tuple[Any, ...]:
    """All that a function or unit is, but for where the stack can wait in all units together."""
    if isinstance(one, Function):
        return one.params, one.answers, one.none, one.leaves, one.body
    blocks = tuple([(tuple(block.ops), block.end, block.frames, block.live) for block in one.blocks])
    secrets = tuple([(x, s.sort, s.owner, s.pool, s.code) for x, s in one.secrets.items()])
    return one.params, blocks, tuple(one.slots.items()), tuple(one.sets.items()), secrets


def own(one: Any) -> Any:
    """The same function or unit, to be changed."""
    if isinstance(one, Function):
        return Function(one.name, one.params, one.body, one.answers, one.none, one.leaves)
    blocks = [Block(b.number, b.ops, b.end, b.place, b.live, b.frames) for b in one.blocks]
    return Unit(one.name, one.params, blocks, dict(one.slots), dict(one.sets), one.size, one.secrets)
