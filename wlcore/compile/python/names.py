"""How functions, units and tables are called in Python: by what is left of the names of packs, each once."""

from __future__ import annotations

from wlcore.compile.ir.module import Module


class SourceNames:
    """The names in the source of one module, which may grow."""

    def __init__(self, module: Module) -> None:
        self.taken: set[str] = set()
        self.functions: dict[str, str] = {}
        self.units = {name: _own("u", name.removeprefix("unit/"), self.taken) for name in module.units}
        self.more(module)
        self.several: dict[tuple[str, ...], str] = {}
        self.menus: dict[tuple[str, ...], int] = {}

    def more(self, module: Module) -> None:
        """Name the functions that have come to a module."""
        for name in module.functions:
            if name not in self.functions:
                self.functions[name] = _own("f", name, self.taken)

    def function(self, name: str) -> str:
        """A function."""
        return self.functions[name]

    def one_of(self, functions: tuple[str, ...]) -> str:
        """A tuple of functions, the last of which does nothing and answers 0."""
        return self.several.setdefault(functions, f"G_{len(self.several)}")

    def builtin(self, name: str) -> str:
        """An algorithm of the game's pack."""
        return f"B_{name.replace('-', '_')}"

    def one_unit_of(self, units: tuple[str, ...]) -> int:
        """The number of a tuple of units."""
        return self.menus.setdefault(units, len(self.menus))

    def unit(self, name: str) -> str:
        """A unit."""
        return self.units[name]


def _own(sort: str, name: str, taken: set[str]) -> str:
    """A name of its own: letters, digits and `_`."""
    clean = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
    found, number = f"{sort}_{clean}", 1
    while found in taken:
        number += 1
        found = f"{sort}_{clean}_{number}"
    taken.add(found)
    return found
