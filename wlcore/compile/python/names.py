"""How functions, units and tables are called in Python: by what is left of the names of packs, each once."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from wlcore.compile.ir.module import Module


class SourceNames:
    """The names in the source of one module, which may grow; `asked` are the tuples of functions and of units that were asked for last."""

    def __init__(self, module: Module) -> None:
        self.taken: set[str] = set()
        self.functions: dict[str, str] = {}
        self.units = {name: _own("u", name.removeprefix("unit/"), self.taken) for name in module.units}
        self.more(module)
        self.asked = list[tuple[str, ...]](), list[tuple[str, ...]]()
        self.several: dict[tuple[str, ...], str] = {}
        self.menus: dict[tuple[str, ...], str] = {}

    def more(self, module: Module) -> None:
        """Name the functions that have come to a module."""
        for name in module.functions:
            if name not in self.functions:
                self.functions[name] = _own("f", name, self.taken)

    def function(self, name: str) -> str:
        """A function."""
        return self.functions[name]

    def one_of(self, functions: tuple[str, ...]) -> str:
        """A tuple of functions, the last of which does nothing and answers 0; it is called by what is in it."""
        self.asked[0].append(functions)
        return self.several.setdefault(functions, f"G_{_mark(functions)}")

    def builtin(self, name: str) -> str:
        """An algorithm of the game's pack."""
        return f"B_{name.replace('-', '_')}"

    def one_unit_of(self, units: tuple[str, ...]) -> str:
        """The mark of a tuple of units."""
        self.asked[1].append(units)
        return self.menus.setdefault(units, _mark(units))

    def unit(self, name: str) -> str:
        """A unit."""
        return self.units[name]


def _mark(names: tuple[str, ...]) -> str:
    return blake2b("\n".join(names).encode(), digest_size=5).hexdigest()


def _own(sort: str, name: str, taken: set[str]) -> str:
    """A name of its own: letters, digits and `_`."""
    found, number = f"{sort}_{_clean(name)}", 1
    while found in taken:
        number += 1
        found = f"{sort}_{_clean(name)}_{number}"
    taken.add(found)
    return found


@cache
def _clean(name: str) -> str:
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
