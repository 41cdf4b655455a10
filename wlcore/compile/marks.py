"""Which things have a text of some name, whether it needs anything, and when it can be possible at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.compile.helpers import COMPOSED
from wlcore.compile.names import Names
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter

FREE, ASKED = 1, 2
"""A thing has a text that can always be carried out, or one that needs something; 0 is none."""


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


def mark_now(writer: ExprWriter, name: str, of: str, names: Names) -> str:
    """Whether something has a text of this name that can be possible now, as far as one value of the game tells."""
    gate = writer.analysis.gates.get(name)
    if writer.helpers is None or not writer.remembers or gate is None:
        return writer.looked_up(f"M_{writer.py(name)}", of)
    by_value = [marks(writer.program, texts) for texts in gate.possible]
    inner = COMPOSED.fullmatch(of)
    if inner is not None:
        through = writer.helpers.printed[inner[1]]
        by_value = [tuple([found[i] for i in through]) for found in by_value]
    table = writer.helpers.kept(tuple(by_value))
    return f"{table}[{writer.expr(gate.read, names)}][{inner[2] if inner is not None else of}]"
