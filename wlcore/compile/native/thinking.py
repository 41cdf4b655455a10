"""What a name of a pack comes to for a seat, as C: what bots weigh, and what tells them how far to look ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wlcore.compile.ir.module import Module
from wlcore.compile.native.units import Units

OF_SEAT = ("s", "seat")


def measures(module: Module, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The names that bots of this game measure, and that native code can."""
    bots = data["bots"]
    names = dict.fromkeys(filter(None, [*bots["worth"], data["score"], bots["until"]]))
    return tuple(name for name in names if _is_known(module, data, name))


def _is_known(module: Module, data: Mapping[str, Any], name: str) -> bool:
    if name in data["value_dims"] or name in data["zone_dims"]:
        return True
    f = module.functions.get(f"query/{name}")
    return (
        f is not None
        and f.answers == "n"
        and len(f.params) <= len(OF_SEAT)
        and not any(p.many for p in f.params)
    )


def printed(names: tuple[str, ...], module: Module, data: Mapping[str, Any], c: Units) -> Iterator[str]:
    """The function that measures."""
    cases = " ".join(f"case {i}: {_measure(name, module, data, c)}" for i, name in enumerate(names))
    yield f"enum {{ NM = {max(1, len(names))} }};"
    yield f"static I measure(S *s, int i, int seat) {{ switch (i) {{ {cases} default: return 0; }} }}"


def _measure(name: str, module: Module, data: Mapping[str, Any], c: Units) -> str:
    if name in data["value_dims"]:
        base, dims, strides, _ = data["value_dims"][name]
        if dims[:1] != ["player"] and tuple(dims[:1]) != ("player",):
            return f"return s->v[{base}];"
        step = strides[0]
        return f"{{ I x = 0; int k; for (k = 0; k < {step}; k++) x += s->v[IN({base} + seat * {step} + k, NV)]; return x; }}"
    if name in data["zone_dims"]:
        zones = [number for number, (zone, _) in enumerate(data["zone_names"]) if zone == name]
        owners = [data["owner"][zone] for zone in zones]
        if not any(owner >= 0 for owner in owners):
            return f"return {' + '.join(f's->len[{zone}]' for zone in zones) or '0'};"
        parts = [f"(seat == {owner} ? s->len[{zone}] : 0)" for zone, owner in zip(zones, owners, strict=True)]
        return f"return {' + '.join(parts)};"
    f = module.functions[f"query/{name}"]
    return f"return f{c.numbers[f.name]}(s{', seat' * len(f.params)});"
