"""What the functions of the fast flavour are given to be fast: tables made of what is printed, and ways that are
remembered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import field
from typing import Any

from wlcore.compile.members import INDEXED
from wlcore.compile.names import LOCAL
from wlcore.numbers import counted
from wlcore.records import dataclass

COMPOSED = re.compile(r"(P_\w+)\[(x\d+)\]")
PRINTED_ONLY = re.compile(rf"(?:{INDEXED.pattern}|\b(?:and|or|not|in|\d+)\b|[-()<>=!, ])+")
WayFunction = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A function that remembers where ways lead: the table it uses, its parameters, its lines."""


@dataclass(slots=True)
class Helpers:
    """`printed` are the tables of what is printed on things and which texts they have; `tables` what has been made of
    these, each once.
    """

    printed: dict[str, Any]
    ways: dict[WayFunction, int] = field(default_factory=dict)
    ways_called: set[int] = field(default_factory=set)
    tables: dict[str, Any] = field(default_factory=dict)
    names: dict[Any, str] = field(default_factory=dict)

    def kept(self, table: Any) -> str:
        """The name of a table of our own."""
        key = tuple(table.items()) if isinstance(table, dict) else table
        if key not in self.names:
            self.names[key] = f"I_{len(self.names)}"
            self.tables[self.names[key]] = table
        return self.names[key]

    def composed(self, outer: str, inner: str) -> str:
        """The name of the table of what one table says of what another one says."""
        table, of = self.printed[outer], self.printed[inner]
        return self.kept(tuple(table[i] for i in of))

    def told(self, code: str, x: str) -> Callable[[int], Any]:
        """Code that reads nothing but printed things and one local, as a function of that."""
        found: Callable[[int], Any] = eval(f"lambda {x}: {code}", {**self.printed, "counted": counted})  # noqa: S307
        return found

    def sets_of(self, name: str) -> str:
        """The name of a table that has a set where another table has a row: of all things whose entry there is not nothing."""
        rows: tuple[tuple[int, ...], ...] = self.tables[name]
        return self.kept(tuple([frozenset([i for i, x in enumerate(row) if x]) for row in rows]))

    def those_with(self, code: str, x: str) -> str:
        """The name of the set of all things for which code holds; empty if it reads more than what is printed on the thing."""
        if PRINTED_ONLY.fullmatch(code) is None or set(LOCAL.findall(code)) != {x}:
            return ""
        known = self.printed | self.tables
        holds: Callable[[int], Any] = eval(f"lambda {x}: {code}", known)  # noqa: S307
        things = min(len(known[table]) for table, _ in INDEXED.findall(code))
        try:
            return self.kept(frozenset([thing for thing in range(things) if holds(thing)]))
        except TypeError:  # things of another kind have something else printed under this name
            return ""
