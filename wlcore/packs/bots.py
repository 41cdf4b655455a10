"""`bots.yaml`: what bots weigh when they compare positions of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.figures import check_figures, is_number_of_player
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import MapOf, Number, Ref

Worth = tuple[tuple[Ref, int], ...]

WORTH: Field[Worth] = Field(
    "worth",
    MapOf(names.NAME, Number()),
    (),
    "How much each counter, zone or query of a player counts: a point of it, or a card in it.",
)
AHEAD = Field(
    "ahead",
    Number(least=1, most=10_000),
    0,
    "How many choices the searching bot imagines before it weighs; left out, it plays to the end of the game.",
)
BOTS_FILE = Record((WORTH, AHEAD), "bots.yaml")


@dataclass(frozen=True, slots=True)
class Weights:
    """What a pack says about its bots."""

    worth: Worth = ()
    ahead: int = 0


def read_bots(tree: Node, findings: Findings) -> Weights:
    """What the file says."""
    values = BOTS_FILE.read(tree, findings)
    return Weights() if values is None else Weights(values[WORTH], values[AHEAD])


def check_bots(weights: Weights, program: Program, findings: Findings) -> None:
    """Note what is weighed and is no number of a player."""
    check_figures(
        [name for name, _ in weights.worth],
        "number of a player",
        is_number_of_player,
        "a counter, zone or query of a player",
        program,
        findings,
    )


def bots_data(weights: list[Weights]) -> dict[str, Any]:
    """The weights of all packs as plain data: a later pack's count, beside what it does not name."""
    worth = {name.id: weight for one in weights for name, weight in one.worth}
    return {"worth": worth, "ahead": next((one.ahead for one in reversed(weights) if one.ahead), 0)}
