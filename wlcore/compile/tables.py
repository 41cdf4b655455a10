"""The constants of generated code: what is printed on things, tables, the numbers of options, which things have texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wlcore.compile.analysis import Analysis
from wlcore.compile.layout import Layout
from wlcore.compile.marks import marks, size_of
from wlcore.lang import meaning as m
from wlcore.lang.nobody import no_value
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.symbols import Kind, Routine
from wlcore.sets import of_mask

COPIES = "copies"


def printed_tables(program: Program, analysis: Analysis) -> dict[str, Any]:
    """What is printed on things, and which of them have a text, by the names of the tables."""
    out = dict[str, Any]()
    for kind in program.kinds.values():
        for prop in kind.properties.values():
            if not prop.text:
                _property(program, out, kind.name, prop.name)
        if any(isinstance(e, m.Prop) and e.name == COPIES for e in expressions(tuple(program.said()))):
            _copies(program, out, kind)
    for table_name, texts in analysis.texts_of.items():
        out[f"M_{table_name.replace('-', '_')}"] = marks(program, texts)
    return out


def tables_of(layout: Layout, analysis: Analysis, units: Mapping[str, int]) -> dict[str, Any]:
    """All other constants by name."""
    program, out = layout.program, dict[str, Any]()
    for table in program.tables:
        longer = (table.numbers[-1],) * max(0, len(program.cards) + 1 - len(table.numbers))
        out[f"T_{table.name.replace('-', '_')}"] = table.numbers + longer
    for (name, kind_name), numbers in layout.action_of.items():
        out[f"A_{name}__{kind_name}".replace("-", "_")] = tuple(numbers)
    out["ARG"] = tuple(i for _, _, i in layout.actions)
    for table_name, texts in analysis.texts_of.items():
        _texts(program, out, table_name.replace("-", "_"), texts, units)
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


def _texts(
    program: Program, out: dict[str, Any], name: str, texts: Sequence[Routine], units: Mapping[str, int]
) -> None:
    size = size_of(program) + 1  # the last is for nobody
    unit_of = [-1] * size
    functions: list[str] = [""] * size
    needs: list[str] = [""] * size
    for text in texts:
        assert text.entity is not None
        kind = program.kinds[text.entity[0]]
        for i, member in enumerate(kind.members):
            if program.things[kind.name][member].design == text.entity[1]:
                unit_of[kind.first + i] = units.get(text.address, -1)
                address = text.address.replace("-", "_").replace("/", "__")
                functions[kind.first + i] = f"t_{address}"
                needs[kind.first + i] = f"n_{address}"
    out[f"U_{name}"] = tuple(unit_of)
    out[f"F_{name}"] = tuple(functions)
    out[f"N_{name}"] = tuple(needs)
