"""The rulings and options of a game, as somebody looks at them before playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from wlcore.door.things import Switch

if TYPE_CHECKING:
    from wlcore.packs.assemble import Assembly
    from wlcore.packs.rulings import Ruling


def rulings(assembly: Assembly, settings: Sequence[int]) -> Mapping[str, Switch]:
    """By id what a question of the rules is answered with, and what else it could be."""
    found = zip(assembly.rulings.values(), settings, strict=False)
    return MappingProxyType({ruling.id: _ruling(ruling, number) for ruling, number in found})


def options(assembly: Assembly, settings: Sequence[int]) -> Mapping[str, Switch]:
    """By name what is chosen before a game begins."""
    told = {option.name: option.description for pack in assembly.packs for option in pack.manifest.options}
    numbers = settings[len(assembly.rulings) :]
    return MappingProxyType(
        {
            name: Switch(name, allowed[number], tuple(allowed), told.get(name, ""), "", ())
            for (name, (allowed, _)), number in zip(assembly.options.items(), numbers, strict=False)
        }
    )


def _ruling(ruling: Ruling, number: int) -> Switch:
    clauses = tuple(ref.id for ref in ruling.clauses)
    value: str | bool | int = number
    values: tuple[str | bool | int, ...] = ()
    if ruling.type.base == "label":
        values = tuple(ruling.type.labels)
        value = values[number]
    elif ruling.type.base == "truth":
        value, values = bool(number), (True, False)
    return Switch(ruling.id, value, values, ruling.question, ruling.reason, clauses)
