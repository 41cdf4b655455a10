"""`bots.yaml`: what bots weigh when they compare positions of a game."""

from __future__ import annotations

from typing import Any

from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Variable
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.figures import check_figures, is_number_of_player
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, ListOf, MapOf, Number, Prose, Ref
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

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
UNTIL = Field(
    "until",
    names.NAME,
    NO_REF,
    "A counter or variable of no player, such as whose turn it is: once it has changed, the searching bot weighs.",
)
HABIT = Field(
    "habit",
    Number(least=0, most=100),
    0,
    "How many of 100 choices it imagines far ahead are such as did well before, whatever the position; the rest are random.",
)
NAMES = Field(
    "names",
    ListOf(Prose()),
    (),
    "What bots at a table are called: names of people who fit the game, but for those that its things have.",
)
BOTS_FILE = Record((WORTH, AHEAD, UNTIL, HABIT, NAMES), "bots.yaml")


@dataclass(frozen=True, slots=True)
class Weights:
    """What a pack says about its bots."""

    worth: Worth = ()
    ahead: int = 0
    until: Ref = NO_REF
    habit: int = 0
    names: tuple[str, ...] = ()


def read_bots(tree: Node, findings: Findings) -> Weights:
    """What the file says."""
    values = read_as(BOTS_FILE, tree, findings)
    if values is None:
        return Weights()
    return Weights(values[WORTH], values[AHEAD], values[UNTIL], values[HABIT], values[NAMES])


def check_bots(weights: Weights, program: Program, findings: Findings) -> None:
    """Note what is weighed and is no number of a player, and what cannot tell when to stop."""
    check_figures(
        [name for name, _ in weights.worth],
        "number of a player",
        is_number_of_player,
        "a counter, zone or query of a player",
        program,
        findings,
    )
    check_figures(
        [weights.until] if weights.until.id else [],
        "value of the table",
        lambda s: isinstance(s, (Counter, Variable)) and not s.dims,
        "a counter or variable of no player",
        program,
        findings,
    )


def bots_data(weights: list[Weights]) -> dict[str, Any]:
    """The weights of all packs as plain data: a later pack's count, beside what it does not name."""
    worth = {name.id: weight for one in weights for name, weight in one.worth}
    return {
        "worth": worth,
        "ahead": next((one.ahead for one in reversed(weights) if one.ahead), 0),
        "until": next((one.until.id for one in reversed(weights) if one.until.id), ""),
        "habit": next((one.habit for one in reversed(weights) if one.habit), 0),
        "names": next((list(one.names) for one in reversed(weights) if one.names), []),
    }
