"""`screen.yaml`: what is shown of a game, as far as the core cannot know it."""

from __future__ import annotations

from dataclasses import dataclass

from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.program import Program
from wlcore.lang.types import NUMBER
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, Ref

SCORE = Field("score", names.NAME, NO_REF, "The query of a player that says how many points they have.")
SCREEN_FILE = Record((SCORE,), "screen.yaml")


@dataclass(frozen=True, slots=True)
class Screen:
    """What a pack says about its screen."""

    score: Ref = NO_REF


def read_screen(tree: Node, findings: Findings) -> Screen:
    """What the file says."""
    values = SCREEN_FILE.read(tree, findings)
    return Screen() if values is None else Screen(values[SCORE])


def check_screen(screen: Screen, program: Program, findings: Findings) -> None:
    """Note a score that is no number of a player."""
    if not screen.score.id:
        return
    known = {query.name: query for query in program.routines("query")}
    query = known.get(screen.score.id)
    if query is None:
        message = f"there is no query '{screen.score.id}'"
        findings.error("unknown-query", message, screen.score.span, did_you_mean(screen.score.id, known))
    elif [p.type.kind for p in query.params] != ["player"] or query.type != NUMBER:
        message = f"'{query.name}' is no number of a player"
        findings.error(
            "wrong-value", message, screen.score.span, "name a query such as 'points(p: player): number'"
        )
