"""What views, imagined states and saves must know of what units keep on the stack, by place: `engine.unfinished` reads it."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.compile.ir.blocks import CallUnit
from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.ir.values import Num
from wlcore.compile.passes.names import read
from wlcore.stacked import CARD, CARDS, CHOSEN, GIVEN, NUMBER, PICKED, Slot, Waiting

ORDER = (CARD, CARDS, GIVEN, NUMBER, CHOSEN, PICKED)
"""In this order secrets are imagined, where none follows from another."""


def kept(module: Module) -> tuple[Waiting, ...]:
    """By place what is kept there: its slots, and the place behind them."""
    return tuple(_at(module, module.units[name], number) for name, number in module.places)


def imagined(unit: Unit, x: str) -> str:
    """The name of the function that works out a secret, or lists what it may be; '' if there is none."""
    return f"imagined/{unit.name}/{x}" if unit.secrets[x].sort in (NUMBER, CHOSEN) else ""


def in_order(unit: Unit, live: tuple[str, ...]) -> list[str]:
    """The secrets that live at a place: cards first, and each behind those from which it is imagined."""
    found: dict[str, None] = {}
    begun: set[str] = set()

    def add(x: str) -> None:
        if x not in begun and x in unit.secrets and x in live:
            begun.add(x)
            for y in sorted(_needed(unit, x)):
                add(y)
            found[x] = None

    for x in sorted(live, key=lambda x: _turn(unit, x)):
        add(x)
    return list(found)


def _turn(unit: Unit, x: str) -> tuple[int, int]:
    return (ORDER.index(unit.secrets[x].sort) if x in unit.secrets else -1), unit.slots[x]


def _needed(unit: Unit, x: str) -> set[str]:
    secret = unit.secrets[x]
    return set(filter(None, [secret.pool])) | (read(secret.code) if secret.code is not None else set())


def passed_on(unit: Unit, number: int) -> tuple[str, ...]:
    """The locals that a unit has passed on in secret where it goes on at a block; '' for what is open."""
    calls = [block.end for block in unit.blocks if isinstance(block.end, CallUnit)]
    ways = {call.passed for call in calls if call.then == number and call.passed}
    assert len(ways) < 2, (unit.name, ways)
    return next(iter(ways), ())


def _at(module: Module, unit: Unit, number: int) -> Waiting:
    live = next(block.live for block in unit.blocks if block.number == number)
    used = {unit.slots[x] for x in live}
    dead = tuple(at for at in range(unit.size - 1) if at not in used)
    secrets = in_order(unit, live)
    code = tuple(
        (unit.slots[x], name, tuple((unit.slots[p.name], p.many) for p in module.functions[name].params))
        for x in secrets
        if (name := imagined(unit, x))
    )
    passed = tuple(unit.slots.get(x, -1) for x in passed_on(unit, number))
    return unit.size, tuple(_slots(unit, secrets)), dead, passed, code


def _slots(unit: Unit, secrets: list[str]) -> Iterator[Slot]:
    given = [p.name for p in unit.params if p.name in unit.secrets and unit.secrets[p.name].sort == GIVEN]
    for x in secrets:
        secret = unit.secrets[x]
        owner = secret.owner.n if isinstance(secret.owner, Num) else unit.slots[secret.owner.name]
        pool = given.index(x) if secret.sort == GIVEN else unit.slots.get(secret.pool, -1)
        yield unit.slots[x], secret.sort, owner, pool
