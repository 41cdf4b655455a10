"""A game compiled from a tree with marks or alternatives in it, and the register in which they are noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wlcore.compile.data import TRACED, Making
from wlcore.engine.bytecode import Source, file_name
from wlcore.engine.game import Game
from wlcore.lang.program import Program
from wlcore.loading import Choice, compiled_data, game_of
from wlcore.packs.assemble import Assembly
from wlcore.records import dataclass

FEW = 50_000
"""So many steps between two decisions are enough for what scenarios show; changed rules may go round for ever."""


class MarkRegister:
    """Which marks have been reached, and which alternative is switched on (none: -1).

    `changing` says that alternatives are tried: then all that is reached counts, however a position was made.
    """

    def __init__(self, changing: bool = False) -> None:
        self.reached: set[int] = set()
        self.on = -1
        self.changing = changing

    def tables(self) -> dict[str, Callable[..., Any]]:
        """What the generated code calls."""
        note = self.reached.add

        def at(number: int) -> bool:
            note(number)
            return number == self.on

        def marked(number: int, value: Any) -> Any:
            note(number)
            return value

        def asked(yes: int, no: int, value: Any) -> Any:
            note(yes if value else no)
            return value

        return {"at": at, "marked": marked, "asked": asked}


@dataclass(frozen=True, slots=True)
class Probed:
    """A rewritten program, the game compiled from it, and its register."""

    program: Program
    game: Game
    register: MarkRegister


def probed(assembly: Assembly, choice: Choice, program: Program, changing: bool = False) -> Probed:
    """A rewritten program as a game; all else is that of the assembly it was made from."""
    register = MarkRegister(changing)
    making = Making(program)
    data = compiled_data(assembly, making)
    data["tables"] = data["tables"] | register.tables()
    if changing:
        data["steps"] = FEW
    source = Source(making.written(TRACED), file_name(program.game, TRACED), {})
    return Probed(program, game_of(data, choice, lambda flavour: source), register)
