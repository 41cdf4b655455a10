"""How local names of a text become Python locals: `x0`, `x1` ...; a name that stands for a simple value is replaced."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING

from wlcore.lang.nobody import ANYBODY
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.lang.meaning import Expr
    from wlcore.lang.nobody import Wanted

NOBODY = "-1"
SIMPLE = re.compile(r"-?\d+|x\d+")
LOCAL = re.compile(r"x(?<!\wx)\d+\b")
"""What stands before is asked about behind the first letter: Python looks for a letter many times faster than for a place
between words.
"""
FIRST = re.compile(r"\s*(x\d+) [-+*&|^]?= ")
LATER = re.compile(r"[;:]\s*(x\d+) [-+*&|^]?= ")
GIVEN = re.compile(r"\((x\d+) := ")
COMPREHENDED = re.compile(r"for (?<!\wfor )(x\d+) in ")
PARAMETER = re.compile(r"lambda (x\d+): .")
NUMBERED = re.compile(r"[xi]\d+")


@dataclass(slots=True)
class Counter:
    """Hands out fresh Python locals within one generated function."""

    next: int = 0

    def fresh(self) -> str:
        """A local that nothing else uses."""
        self.next += 1
        return f"x{self.next - 1}"


@dataclass(slots=True)
class Names:
    """What the names of a text are in Python."""

    counter: Counter
    known: dict[str, str] = field(default_factory=dict)
    somebody: frozenset[tuple[Expr, str]] = frozenset()
    """What has been asked about, and is somebody as long as nothing happens."""

    def child(self) -> Names:
        """The same names, to which more can be added without changing these."""
        return Names(self.counter, dict(self.known), self.somebody)

    def knowing(self, found: Iterable[Wanted]) -> Names:
        """The same names where some things are known to be somebody."""
        return Names(self.counter, self.known, self.somebody.union((e, want.kind) for e, want in found))

    def of(self, locals_meant: Container[str]) -> set[str]:
        """The names that stand for some locals."""
        return {name for name, code in self.known.items() if code in locals_meant}

    def owned(self, owner: Expr | None) -> Names:
        """The same names where the owner of an ability, if it has one, is there."""
        return self if owner is None else self.knowing([(owner, ANYBODY)])

    def apart(self) -> Names:
        """The same names for a line that needs more locals in one flavour than in the other: they are forgotten again."""
        return Names(Counter(self.counter.next), dict(self.known), self.somebody)

    def new(self, name: str) -> str:
        """A fresh local for a name."""
        self.known[name] = self.counter.fresh()
        return self.known[name]

    def fresh(self) -> str:
        """A local without a name."""
        return self.counter.fresh()


def is_simple(code: str) -> bool:
    """Whether Python code is a number or a local: free to repeat."""
    return SIMPLE.fullmatch(code) is not None


def is_new(code: str) -> bool:
    """Whether code makes a list that nothing else holds."""
    return code.startswith(("[", "list(", "lots(", "of_mask(", "fix_tops(", "without(", "most(", "fewest("))


def domain_of(variable: str) -> str:
    """The function that lists what a secret variable may hold."""
    return f"d_{re.sub(r'[^a-z0-9]', '_', variable)}"


def as_new(code: str) -> str:
    """Code for a list that nobody else has."""
    return code if is_new(code) else f"list({code})"


def definitions(line: str) -> list[re.Match[str]]:
    """Where a line gives a local a value, or changes it, in order."""
    found = []
    if "= " in line:
        first = FIRST.match(line)
        found += [] if first is None else [first]
        if ";" in line or ":" in line:
            found += [*LATER.finditer(line), *GIVEN.finditer(line)]
    if "for x" in line:
        found += COMPREHENDED.finditer(line)
    if "lambda x" in line:
        found += PARAMETER.finditer(line)
    return sorted(found, key=lambda d: d.start(1)) if len(found) > 1 else found


def defined(line: str) -> list[str]:
    """The locals a line gives values to."""
    return [found[1] for found in definitions(line)]


@cache
def is_numbered(x: str) -> bool:
    """Whether this is a local that can have any name."""
    return NUMBERED.fullmatch(x) is not None
