"""Figures: names in the files beside the rules (`screen.yaml`, `bots.yaml`, `odds.yaml`) that stand for values of play.

A counter, a variable, a zone or a query can be a figure; here is looked up whether one fits where it is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Place, Routine, Symbol, Variable, Zone
from wlcore.lang.types import NUMBER, TRUTH
from wlcore.packs.shapes import Ref

PLAYER = "player"
Fits = Callable[[Symbol], bool]


def check_figures(
    refs: Iterable[Ref], what: str, fits: Fits, example: str, program: Program, findings: Findings
) -> None:
    """Note every name that is not there or does not fit; `what` and `example` say what would."""
    known = {name: s for name, s in program.names.items() if fits(s)}
    for ref in refs:
        if ref.id in known:
            continue
        if ref.id in program.names and ref.id not in program.marks:
            findings.error("wrong-value", f"'{ref.id}' is no {what}", ref.span, f"name {example}")
        else:
            hint = did_you_mean(ref.id, known) or f"name {example}"
            findings.error("unknown-name", f"there is no {what} '{ref.id}'", ref.span, hint)


def is_number_of_player(s: Symbol) -> bool:
    """Something that is counted for each player: a counter, a truth, the size of a zone, or a query."""
    if isinstance(s, Routine):
        return s.what == "query" and _params(s) == [PLAYER] and s.type in (NUMBER, TRUTH)
    if isinstance(s, Variable):
        return s.dims[:1] == (PLAYER,) and s.type.kind in ("number", "truth") and not s.secret
    return isinstance(s, (Counter, Zone)) and s.dims[:1] == (PLAYER,)


def is_of_player(s: Symbol) -> bool:
    """Something that each player has, whatever it is."""
    if isinstance(s, Routine):
        return s.what == "query" and _params(s) == [PLAYER] and s.type is not None and not s.type.many
    return isinstance(s, Place) and s.dims[:1] == (PLAYER,)


def is_of_table(s: Symbol) -> bool:
    """Something that belongs to no player."""
    if isinstance(s, Routine):
        return s.what == "query" and not s.params and s.type is not None and not s.type.many
    return isinstance(s, Place) and PLAYER not in s.dims[:1]


def is_zone_of_player(s: Symbol) -> bool:
    """A zone that each player has."""
    return isinstance(s, Zone) and s.dims[:1] == (PLAYER,)


def is_had_by_player(s: Symbol) -> bool:
    """Something that each player can have cards or things of: a zone, or a truth of a player for each thing that everybody knows."""
    if isinstance(s, Variable):
        return s.type == TRUTH and not s.secret and len(s.dims) == 2 and s.dims[0] == PLAYER != s.dims[1]
    return is_zone_of_player(s)


def is_place(s: Symbol) -> bool:
    """Anything that is stored: a counter, a variable or a zone."""
    return isinstance(s, Place)


def is_told(s: Symbol) -> bool:
    """Anything that the log can tell of: what is stored, or what is done."""
    return isinstance(s, Place) or (isinstance(s, Routine) and s.what not in ("query", "text"))


def _params(routine: Routine) -> list[str]:
    return [p.type.kind if not p.type.many else "set" for p in routine.params]
