"""The constants of generated code: what is printed on things, tables, the numbers of options, which things have texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.compile.analysis import Analysis
from wlcore.lang import meaning as m
from wlcore.lang.nobody import no_value
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.symbols import Kind, Routine
from wlcore.sets import of_mask

COPIES = "copies"
FREE, ASKED = 1, 2
"""A thing has a text that can always be carried out, or one that needs something; 0 is none."""


def printed_tables(program: Program, analysis: Analysis) -> dict[str, Any]:
    """What is printed on things, and which of them have a text, by the names of the tables."""
    out = dict[str, Any]()
    copied = any(isinstance(e, m.Prop) and e.name == COPIES for e in expressions(tuple(program.said())))
    for kind in program.kinds.values():
        for prop in kind.properties.values():
            if not prop.text:
                _property(program, out, kind.name, prop.name)
        if copied:
            _copies(program, out, kind)
    for table_name, texts in analysis.texts_of.items():
        out[f"M_{table_name.replace('-', '_')}"] = marks(program, texts)
    return out


def _property(program: Program, out: dict[str, Any], kind_name: str, prop: str) -> None:
    kind = program.kinds[kind_name]
    owner = "card" if kind.base == "card" else kind.name
    name = f"P_{owner}_{prop}".replace("-", "_")
    size = len(program.cards) if kind.base == "card" else len(kind.members)
    of = kind.properties[prop].type
    many = of.many
    absent = () if many else no_value(of)
    values: list[Any] = list(out.get(name, (absent,) * (size + 1)))  # the last is for nobody
    for i, member in enumerate(kind.members):
        value: Any = program.things[kind.name][member].values.get(
            prop, 0 if many else no_value(of) if of.nobody else -1
        )
        values[kind.first + i if kind.base == "card" else i] = tuple(of_mask(value)) if many else value
    out[name] = tuple(values)


def _copies(program: Program, out: dict[str, Any], kind: Kind) -> None:
    """All things that are the same as each, itself among them."""
    card = kind.base == "card"
    name = f"P_{'card' if card else kind.name}_{COPIES}".replace("-", "_")
    values: list[Any] = list(out.get(name, ((),) * ((len(program.cards) if card else len(kind.members)) + 1)))
    alike: dict[str, tuple[int, ...]] = {}
    for member, thing in program.things[kind.name].items():
        alike[thing.design] = (*alike.get(thing.design, ()), kind.number(member))
    for member, thing in program.things[kind.name].items():
        values[kind.number(member)] = alike[thing.design]
    out[name] = tuple(values)


def marks(program: Program, texts: Sequence[Routine]) -> tuple[int, ...]:
    """By number what things have of these texts."""
    found = [0] * (size_of(program) + 1)  # the last is for nobody
    for text in texts:
        assert text.entity is not None
        kind = program.kinds[text.entity[0]]
        for i, member in enumerate(kind.members):
            if program.things[kind.name][member].design == text.entity[1]:
                found[kind.first + i] = ASKED if text.needs else FREE
    return tuple(found)


def size_of(program: Program) -> int:
    """How many numbers things have."""
    return max((k.first + len(k.members) for k in program.kinds.values()), default=0)
