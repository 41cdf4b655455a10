"""The `map` of `screen.yaml`: which places there are, where they lie, and what is drawn on them. A layer adds to the game's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.program import Program
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.symbols import Counter, Kind, Routine, Symbol, Variable
from wlcore.packs import names
from wlcore.packs.fields import BlockValues, Field, Record
from wlcore.packs.figures import PLAYER, check_figures
from wlcore.packs.shapes import NO_REF, MapOf, Ref, Word
from wlcore.records import dataclass

SIGN = Word(
    "a sign",
    r"[^\s\d\x00-\x1f()]",
    "a sign is one letter or mark, no digit and no bracket: digits are the players",
)
Signs = tuple[tuple[Ref, Ref], ...]

PLACES = Field("places", names.NAME, NO_REF, "The kind whose members are the places of the map.")
X = Field("x", names.NAME, NO_REF, "The property that says how far to the right a place lies.")
Y = Field("y", names.NAME, NO_REF, "The property that says how far down a place lies.")
AREA = Field("area", names.NAME, NO_REF, "The property that says in which part of the map a place lies.")
SORT = Field("sort", names.NAME, NO_REF, "The property that says what sort of place it is; `signs` go by it.")
SIGNS: Field[Signs] = Field(
    "signs", MapOf(names.NAME, SIGN), (), "The sign of each sort of place, or of a single place: `bridge: B`."
)
WAYS = Field(
    "ways", names.NAME, NO_REF, "The property or query of a place that says which places are next to it."
)
FIGURES = Field(
    "figures", names.NAME, NO_REF, "The variable of a player that says where their figure stands."
)
PLACED = Field(
    "placed",
    names.NAME,
    NO_REF,
    "The truth of a player that says whether their figure stands on the board yet.",
)
MARKS: Field[Signs] = Field(
    "marks", MapOf(names.NAME, SIGN), (),
    "What else stands on places, each with its sign: a variable that is a place, or a truth, counter or zone of a place.",
)  # fmt: skip
OWNER = Field(
    "owner",
    names.NAME,
    NO_REF,
    "The variable of each place that is a player: whose it is, drawn as their number.",
)
NUMBER = Field(
    "number", names.NAME, NO_REF, "The counter of each place that is drawn as a number, such as its troops."
)
REFS = (PLACES, X, Y, AREA, SORT, WAYS, FIGURES, PLACED, OWNER, NUMBER)
MAP_BLOCK = Record((*REFS, SIGNS, MARKS), "map")


@dataclass(frozen=True, slots=True)
class Map:
    """What a pack says about its board; a layer may leave out what the game has said."""

    places: Ref
    x: Ref
    y: Ref
    area: Ref
    sort: Ref
    ways: Ref
    figures: Ref
    placed: Ref
    owner: Ref
    number: Ref
    signs: Signs
    marks: Signs
    span: Span = NOWHERE


def read_map(values: BlockValues | None) -> Map | None:
    """What the block says."""
    if values is None:
        return None
    refs: dict[str, Any] = {f.name: values[f] for f in REFS}
    return Map(**refs, signs=values[SIGNS], marks=values[MARKS], span=values.span)


def joined_map(maps: Iterable[Map | None]) -> Map | None:
    """The map of a game with its layers: what a later one says comes beside, or in the place of the same said before; a map of
    other places is another map.
    """
    found: Map | None = None
    for board in maps:
        if board is None:
            continue
        if found is None or board.places.id not in ("", found.places.id):
            found = board
            continue
        said: dict[str, Any] = {f.name: ref for f in REFS if (ref := getattr(board, f.name)).id}
        said["signs"], said["marks"] = _beside(found.signs, board.signs), _beside(found.marks, board.marks)
        found = replace(found, **said, span=board.span)
    return found


def _beside(old: Signs, new: Signs) -> Signs:
    again = {name.id for name, _ in new}
    return (*((name, sign) for name, sign in old if name.id not in again), *new)


# ---- checking ------------------------------------------------------------------------------------------


def check_map(board: Map, program: Program, findings: Findings) -> None:
    """Note what is named and is not there, or is nothing that can be drawn."""
    missing = [field for field in (PLACES, X, Y) if not getattr(board, field.name).id]
    for field in missing:
        message = f"'{field.name}' is missing in map"
        findings.error("missing-key", message, board.span, f"add '{field.name}': {field.about}")
    if not missing:
        _check_map(board, program, findings)


def _check_map(board: Map, program: Program, findings: Findings) -> None:
    kind = program.kinds.get(board.places.id)
    if kind is None:
        hint = meant(board.places.id, program.kinds)
        findings.error("unknown-name", f"there is no kind '{board.places.id}'", board.places.span, hint)
        return
    for ref, what, fits in (
        (board.x, "number", lambda k: k == "number"),
        (board.y, "number", lambda k: k == "number"),
        (board.area, "name", lambda k: k in program.kinds),
        (board.sort, "name", lambda k: k in program.kinds),
    ):
        _check_property(ref, kind, what, fits, findings)
    _check_ways(board.ways, kind, program, findings)
    check_figures(
        [board.figures] if board.figures.id else [],
        "place of a player",
        lambda s: isinstance(s, Variable) and s.dims == (PLAYER,) and s.type.kind == kind.name,
        f"a variable such as 'standing of player is {kind.name}'",
        program,
        findings,
    )
    check_figures(
        [board.placed] if board.placed.id else [],
        "truth of a player",
        lambda s: isinstance(s, Variable) and s.dims == (PLAYER,) and s.type.kind == "truth",
        "a variable such as 'stands of player is truth'",
        program,
        findings,
    )
    check_figures(
        [board.owner] if board.owner.id else [],
        f"player of a {kind.name}",
        lambda s: (
            isinstance(s, Variable) and s.dims == (kind.name,) and s.type.kind == PLAYER and not s.type.many
        ),
        f"a variable such as 'holder of {kind.name} is player or nobody'",
        program,
        findings,
    )
    check_figures(
        [board.number] if board.number.id else [],
        f"number of a {kind.name}",
        lambda s: isinstance(s, Counter) and s.dims == (kind.name,),
        f"a counter such as 'counter troops of {kind.name}'",
        program,
        findings,
    )
    check_figures(
        [name for name, _ in board.marks],
        f"mark of a {kind.name}",
        lambda s: _marks(s, kind.name),
        f"a variable that is a {kind.name}, or a truth, counter or zone of {kind.name}",
        program,
        findings,
    )
    _check_signs(board, kind, program, findings)


def _marks(s: Symbol, places: str) -> bool:
    dims = getattr(s, "dims", None)
    if isinstance(s, Variable):
        here = dims == () and s.type.kind == places and not s.type.many
        return here or (dims == (places,) and s.type.kind in ("truth", "number"))
    return dims == (places,)


def _check_property(ref: Ref, kind: Kind, what: str, fits: Any, findings: Findings) -> None:
    if not ref.id:
        return
    known = {
        p.name: p for p in kind.properties.values() if not p.text and not p.type.many and fits(p.type.kind)
    }
    if ref.id not in known:
        message = f"a {kind.name} has no {what} '{ref.id}'"
        findings.error("unknown-name", message, ref.span, meant(ref.id, known))


def _check_ways(ways: Ref, kind: Kind, program: Program, findings: Findings) -> None:
    if not ways.id or _leads(kind.properties.get(ways.id), kind.name):
        return
    query = program.names.get(ways.id)
    if (
        isinstance(query, Routine)
        and [p.type.kind for p in query.params] == [kind.name]
        and _leads(query, kind.name)
    ):
        return
    message = f"'{ways.id}' does not say which places are next to a {kind.name}"
    hint = f"name a property or query such as 'beside(p: {kind.name}): set of {kind.name}'"
    findings.error("unknown-name", message, ways.span, hint)


def _leads(found: Any, places: str) -> bool:
    return found is not None and found.type is not None and found.type.many and found.type.kind == places


def _check_signs(board: Map, kind: Kind, program: Program, findings: Findings) -> None:
    sort = kind.properties.get(board.sort.id)
    sorts = (
        program.kinds[sort.type.kind].members if sort is not None and sort.type.kind in program.kinds else []
    )
    known = [*sorts, *kind.members]
    for name, _ in board.signs:
        if name.id not in known:
            message = f"'{name.id}' is neither a sort of {kind.name} nor one of them"
            findings.error("unknown-name", message, name.span, meant(name.id, known))


# ---- what the compiled game keeps ------------------------------------------------------------------------


def map_data(board: Map, program: Program) -> dict[str, Any]:
    """The map, by numbers of places."""
    kind = program.kinds[board.places.id]
    things = [program.things[kind.name][member] for member in kind.members]
    ways = kind.properties.get(board.ways.id)
    area, sort = (kind.properties.get(ref.id) for ref in (board.area, board.sort))
    return {
        "places": kind.name,
        "at": [(thing.values.get(board.x.id, -1), thing.values.get(board.y.id, -1)) for thing in things],
        "area": [thing.values.get(board.area.id, -1) for thing in things],
        "area kind": area.type.kind if area is not None else "",
        "sort": [thing.values.get(board.sort.id, -1) for thing in things],
        "sort kind": sort.type.kind if sort is not None else "",
        "signs": {name.id: sign.id for name, sign in board.signs},
        "ways": [thing.values.get(board.ways.id, 0) for thing in things]
        if ways is not None
        else board.ways.id,
        "figures": board.figures.id,
        "placed": board.placed.id,
        "owner": board.owner.id,
        "number": board.number.id,
        "marks": {name.id: sign.id for name, sign in board.marks},
    }
