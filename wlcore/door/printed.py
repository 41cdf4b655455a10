"""What is printed on things: the values of their properties, by names."""

from __future__ import annotations

from wlcore.door.things import Printed
from wlcore.lang.program import Program
from wlcore.lang.types import Type
from wlcore.sets import of_mask


def printed(program: Program) -> dict[str, dict[str, Printed]]:
    """By `KIND/ID`, and by id alone where that is enough, what each thing has; what is left out is 0, not so, nobody or nothing."""
    found: dict[str, dict[str, Printed]] = {}
    for kind in program.kinds.values():
        properties = [(p.name, p.type) for p in kind.properties.values() if not p.text]
        for thing in program.things.get(kind.name, {}).values():
            told = {name: _value(program, of, thing.values.get(name)) for name, of in properties}
            for name in (f"{kind.name}/{thing.id}", f"{kind.name}/{thing.design}", thing.id, thing.design):
                found.setdefault(name, told)
    return found


def _value(program: Program, of: Type, number: int | None) -> Printed:
    if of.many:
        return tuple(str(_one(program, of.kind, one)) for one in of_mask(number or 0))
    if number is None:
        return {"number": 0, "truth": False}.get(of.kind)
    return _one(program, of.kind, number)


def _one(program: Program, kind: str, number: int) -> int | bool | str | None:
    if kind == "number":
        return number
    if kind == "truth":
        return bool(number)
    of = program.kinds[kind]
    return of.members[number - of.first] if number >= 0 else None
