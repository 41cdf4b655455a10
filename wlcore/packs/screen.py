"""`screen.yaml`: what is shown of a game, as far as the core cannot know it."""

from __future__ import annotations

from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.program import Program, Thing
from wlcore.lang.symbols import Kind, PropertyOf, Routine, Symbol, Variable
from wlcore.lang.types import NUMBER
from wlcore.packs import names
from wlcore.packs.fields import Field, Record, Values
from wlcore.packs.figures import (
    PLAYER,
    check_figures,
    is_number_of_player,
    is_of_player,
    is_of_table,
    is_place,
    is_told,
    is_zone_of_player,
)
from wlcore.packs.nodes import Node
from wlcore.packs.panels import PANELS, Panel, check_panels, panels_data, read_panels
from wlcore.packs.shapes import NO_REF, ListOf, MapOf, Ref, Refs, Word
from wlcore.records import dataclass

NAMES = ListOf(names.NAME)
SIGN = Word(
    "a sign",
    r"[^\s\d\x00-\x1f()]",
    "a sign is one letter or mark, no digit and no bracket: digits are the players",
)
Signs = tuple[tuple[Ref, Ref], ...]

PLACES = Field(
    "places", names.NAME, NO_REF, "The kind whose members are the places of the map.", required=True
)
X = Field("x", names.NAME, NO_REF, "The property that says how far to the right a place lies.", required=True)
Y = Field("y", names.NAME, NO_REF, "The property that says how far down a place lies.", required=True)
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
MAP_BLOCK = Record((PLACES, X, Y, AREA, SORT, SIGNS, WAYS, FIGURES, PLACED, MARKS), "map")

SCORE = Field("score", names.NAME, NO_REF, "The query of a player that says how many points they have.")
MAP: Field[Values | None] = Field("map", MAP_BLOCK, None, "The board, if the game is played on places.")
PLAYERS: Field[Refs] = Field(
    "player",
    NAMES,
    (),
    "What is shown of each player on one line: counters, variables, sizes of zones, queries.",
)
TABLE: Field[Refs] = Field(
    "table", NAMES, (), "What is shown in the middle: zones, counters, variables and queries of no player."
)
OWN: Field[Refs] = Field(
    "own", NAMES, (), "The zones of a player whose cards are shown to that player in full."
)
SILENT: Field[Refs] = Field(
    "silent",
    NAMES,
    (),
    "Counters, variables and zones that only the rules need: not shown, and told only where there are words for it.",
)
BESIDE: Field[Refs] = Field(
    "beside", NAMES, (), "Properties of cards, names or truths, that are told in brackets beside their names."
)
COUNTED: Field[Refs] = Field(
    "counted", NAMES, (), "What is told of each player at the end beside the score: counters and queries."
)
HEADLINES: Field[Refs] = Field(
    "headlines",
    NAMES,
    (),
    "What a small screen tells before all else that has happened: counters, variables, zones, rules, events and frames.",
)
TURN = Field(
    "turn", names.NAME, NO_REF, "The variable that says whose turn it is: when it is set, a turn begins."
)
LISTS = (PLAYERS, TABLE, OWN, SILENT, BESIDE, COUNTED, HEADLINES)
SCREEN_FILE = Record((SCORE, TURN, MAP, *LISTS, PANELS), "screen.yaml")


@dataclass(frozen=True, slots=True)
class Map:
    """What a pack says about its board."""

    places: Ref
    x: Ref
    y: Ref
    area: Ref
    sort: Ref
    signs: Signs
    ways: Ref
    figures: Ref
    placed: Ref
    marks: Signs


@dataclass(frozen=True, slots=True)
class Screen:
    """What a pack says about its screen."""

    score: Ref = NO_REF
    turn: Ref = NO_REF
    map: Map | None = None
    player: Refs = ()
    table: Refs = ()
    own: Refs = ()
    silent: Refs = ()
    beside: Refs = ()
    counted: Refs = ()
    headlines: Refs = ()
    panels: tuple[Panel, ...] = ()


def read_screen(tree: Node, findings: Findings) -> Screen:
    """What the file says."""
    values = SCREEN_FILE.read(tree, findings)
    if values is None:
        return Screen()
    board = values[MAP]
    found = None if board is None else Map(*(board[f] for f in MAP_BLOCK.fields))
    player, table, own, silent, beside, counted, headlines = (values[f] for f in LISTS)
    panels = read_panels(values[PANELS])
    return Screen(
        values[SCORE], values[TURN], found, player, table, own, silent, beside, counted, headlines, panels
    )


# ---- checking ------------------------------------------------------------------------------------------


def check_screen(screen: Screen, program: Program, findings: Findings) -> None:
    """Note what is named and is not there, or is not what can be shown in that place."""
    _check_score(screen.score, program, findings)
    for refs, what, fits, example in (
        (
            screen.player,
            "value of a player",
            is_of_player,
            "a counter, variable, zone or query of a player (sets cannot be shown)",
        ),
        (
            screen.table,
            "value of the table",
            is_of_table,
            "a zone, counter, variable or query of no player (sets cannot be shown)",
        ),
        (screen.own, "zone of a player", is_zone_of_player, "a zone such as 'hand of player'"),
        (screen.silent, "counter, variable or zone", is_place, "a counter, variable or zone"),
        (screen.counted, "number of a player", is_number_of_player, "a counter, zone or query of a player"),
        (screen.headlines, "thing that happens", is_told, "a counter, variable, zone, rule, event or frame"),
    ):
        check_figures(refs, what, fits, example, program, findings)
    check_figures(
        [screen.turn] if screen.turn.id else [],
        "player",
        lambda s: isinstance(s, Variable) and not s.dims and s.type.kind == PLAYER,
        "a variable such as 'whose-turn is player'",
        program,
        findings,
    )
    _check_beside(screen.beside, program, findings)
    check_panels(screen.panels, program, findings)
    if screen.map is not None:
        _check_map(screen.map, program, findings)


def _check_score(score: Ref, program: Program, findings: Findings) -> None:
    if not score.id:
        return
    known = {query.name: query for query in program.routines("query")}
    query = known.get(score.id)
    if query is None:
        message = f"there is no query '{score.id}'"
        findings.error("unknown-query", message, score.span, meant(score.id, known))
    elif [p.type.kind for p in query.params] != [PLAYER] or query.type != NUMBER:
        message = f"'{query.name}' is no number of a player"
        findings.error("wrong-value", message, score.span, "name a query such as 'points(p: player): number'")


def _check_beside(refs: Refs, program: Program, findings: Findings) -> None:
    known = {
        p.name
        for kind in program.kinds.values()
        if kind.base == "card"
        for p in kind.properties.values()
        if _is_beside(p, program)
    }
    for ref in refs:
        if ref.id not in known:
            message = f"no card has a name or truth '{ref.id}'"
            findings.error("unknown-name", message, ref.span, meant(ref.id, known))


def _is_beside(prop: PropertyOf, program: Program) -> bool:
    kind = program.kinds.get(prop.type.kind)
    named = kind is not None and kind.base != "card"
    return not prop.text and not prop.type.many and (named or prop.type.kind == "truth")


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


def screen_data(screens: list[Screen], program: Program) -> dict[str, Any]:
    """The screens of all packs as plain data: lists are joined, the map and the score are the last pack's that has one."""
    joined = {
        name: list(dict.fromkeys(ref.id for screen in screens for ref in getattr(screen, name)))
        for name in ("player", "table", "own", "silent", "beside", "counted", "headlines")
    }
    board = next((screen.map for screen in reversed(screens) if screen.map is not None), None)
    score = next((screen.score.id for screen in reversed(screens) if screen.score.id), "")
    turn = next((screen.turn.id for screen in reversed(screens) if screen.turn.id), "")
    panels = panels_data([panel for screen in screens for panel in screen.panels])
    shown_in_panels = [name for panel in panels for name in panel["show"]]
    queries = {
        query.name: query.type.kind
        for query in program.routines("query")
        if query.name in (*joined["player"], *joined["table"], *shown_in_panels) and query.type is not None
    }
    shown = None if board is None else _map_data(board, program)
    beside = joined.pop("beside")
    printed = [_printed(card, beside, program) for card in program.cards] if beside else []
    return {
        "score": score,
        "turn": turn,
        "map": shown,
        "queries": queries,
        "beside": printed,
        "panels": panels,
        **joined,
    }


def _printed(card: Thing, names: list[str], program: Program) -> list[tuple[str, str, int]]:
    """What is told beside the name of a card: property, kind and value; nothing of what is not so."""
    properties = program.kinds[card.kind].properties
    found = [
        (properties[n].name, properties[n].type.kind, card.values.get(n, -1))
        for n in names
        if n in properties
    ]
    return [(n, kind, value) for n, kind, value in found if value > 0 or (value == 0 and kind != "truth")]


def _map_data(board: Map, program: Program) -> dict[str, Any]:
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
        "marks": {name.id: sign.id for name, sign in board.marks},
    }
