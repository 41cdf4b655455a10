"""How functions, units and tables are called in Python: numbers, never what packs call them."""

from __future__ import annotations

from wlcore.compile.ir.module import Module


class Names:
    """The names in the source of one module."""

    def __init__(self, module: Module) -> None:
        self.functions = {name: f"f_{i}" for i, name in enumerate(sorted(module.functions))}
        self.units = {name: f"u_{i}" for i, name in enumerate(module.units)}
        self.several: dict[tuple[str, ...], str] = {}
        self.menus: dict[tuple[str, ...], int] = {}

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
