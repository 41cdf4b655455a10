"""Panels of `screen.yaml`: what is shown while something is being settled, such as a trick, and who wins it."""

from __future__ import annotations

from typing import Any

from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Routine, Symbol, Variable
from wlcore.packs import names
from wlcore.packs.fields import BlockValues, Field, Record
from wlcore.packs.figures import PLAYER, check_figures, is_of_player, is_of_table
from wlcore.packs.shapes import NO_REF, ListOf, MapOf, Ref, Refs
from wlcore.records import dataclass

WHILE = Field(
    "while",
    names.NAME,
    NO_REF,
    "A variable or counter of no player: the panel is shown while it is something.",
    required=True,
)
SHOW: Field[Refs] = Field(
    "show",
    ListOf(names.NAME),
    (),
    "What it shows: zones, counters, variables and queries of players or of no player.",
)
WON = Field(
    "won",
    names.NAME,
    NO_REF,
    "What tells who wins: a variable that is a player, or a rule that whoever wins performs. So it can be told how likely each option wins.",
)
LOST = Field(
    "lost",
    names.NAME,
    NO_REF,
    "A rule that whoever loses performs, where somebody can win who performs nothing, such as the house.",
)
PANEL = Record((WHILE, SHOW, WON, LOST), "a panel")
PANELS: Field[tuple[tuple[Ref, BlockValues], ...]] = Field(
    "panels",
    MapOf(names.NAME, PANEL),
    (),
    "What is shown while something is being settled, each by its name.",
)


@dataclass(frozen=True, slots=True)
class PanelDeclared:
    """What a pack says of one panel."""

    name: Ref
    during: Ref
    show: Refs
    won: Ref
    lost: Ref


def read_panels(values: tuple[tuple[Ref, BlockValues], ...]) -> tuple[PanelDeclared, ...]:
    """The panels of a file."""
    return tuple(
        PanelDeclared(name, block[WHILE], block[SHOW], block[WON], block[LOST]) for name, block in values
    )


def check_panels(panels: tuple[PanelDeclared, ...], program: Program, findings: Findings) -> None:
    """Note what is named and is not there, or is not what can stand there."""
    for refs, what, fits, example in (
        ([p.during for p in panels], "state of the table", _lasts, "a variable or counter of no player"),
        (
            [ref for p in panels for ref in p.show],
            "value that can be shown",
            lambda s: is_of_player(s) or is_of_table(s),
            "a zone, counter, variable or query of a player or of no player",
        ),
        (
            [p.won for p in panels if p.won.id],
            "one who wins",
            _wins,
            "a variable that is a player, or a rule",
        ),
        ([p.lost for p in panels if p.lost.id], "rule of those who lose", _is_rule, "a rule"),
    ):
        check_figures(refs, what, fits, example, program, findings)


def _lasts(s: Symbol) -> bool:
    return isinstance(s, (Counter, Variable)) and not s.dims


def _wins(s: Symbol) -> bool:
    return _is_rule(s) or (isinstance(s, Variable) and not s.dims and s.type.kind == PLAYER)


def _is_rule(s: Symbol) -> bool:
    return isinstance(s, Routine) and s.what == "rule"


def panels_data(panels: list[PanelDeclared]) -> list[dict[str, Any]]:
    """The panels of all packs as plain data; a later one of the same name counts."""
    found = {
        p.name.id: {
            "name": p.name.id,
            "while": p.during.id,
            "show": [ref.id for ref in p.show],
            "won": p.won.id,
            "lost": p.lost.id,
        }
        for p in panels
    }
    return list(found.values())
