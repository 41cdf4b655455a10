"""`screen.yaml`: what is shown of a game, as far as the core cannot know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.program import Program, Thing
from wlcore.lang.reading import openly_known, stated
from wlcore.lang.symbols import Place, PropertyOf, Variable, Zone
from wlcore.lang.types import NUMBER
from wlcore.packs import names
from wlcore.packs.fields import BlockValues, Field, Record
from wlcore.packs.figures import (
    PLAYER,
    check_figures,
    is_had_by_player,
    is_number_of_player,
    is_of_player,
    is_of_table,
    is_place,
    is_told,
)
from wlcore.packs.maps import MAP_BLOCK, Map, check_map, joined_map, map_data, read_map
from wlcore.packs.nodes import Node
from wlcore.packs.panels import PANELS, PanelDeclared, check_panels, panels_data, read_panels
from wlcore.packs.shapes import NO_REF, ListOf, Ref, Refs
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

NAMES = ListOf(names.NAME)
SCORE = Field("score", names.NAME, NO_REF, "The query of a player that says how many points they have.")
RESULT = Field(
    "result",
    names.NAME,
    NO_REF,
    "The query of a player that says what the end of a game is worth to them: the more, the better their place.",
)
MAP: Field[BlockValues | None] = Field("map", MAP_BLOCK, None, "The board, if the game is played on places.")
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
    "own",
    NAMES,
    (),
    "What is a player's own, shown in full to that player: zones with cards, and, on pages, things that they have by a truth ('has of player for KIND').",
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
SCREEN_FILE = Record((SCORE, RESULT, TURN, MAP, *LISTS, PANELS), "screen.yaml")


@dataclass(frozen=True, slots=True)
class ScreenDeclared:
    """What a pack says about its screen."""

    score: Ref = NO_REF
    result: Ref = NO_REF
    turn: Ref = NO_REF
    map: Map | None = None
    player: Refs = ()
    table: Refs = ()
    own: Refs = ()
    silent: Refs = ()
    beside: Refs = ()
    counted: Refs = ()
    headlines: Refs = ()
    panels: tuple[PanelDeclared, ...] = ()


def read_screen(tree: Node, findings: Findings) -> ScreenDeclared:
    """What the file says."""
    values = read_as(SCREEN_FILE, tree, findings)
    if values is None:
        return ScreenDeclared()
    player, table, own, silent, beside, counted, headlines = (values[f] for f in LISTS)
    panels = read_panels(values[PANELS])
    return ScreenDeclared(
        values[SCORE],
        values[RESULT],
        values[TURN],
        read_map(values[MAP]),
        player,
        table,
        own,
        silent,
        beside,
        counted,
        headlines,
        panels,
    )


# ---- checking ------------------------------------------------------------------------------------------


def check_screen(
    screen: ScreenDeclared, program: Program, findings: Findings, before: Sequence[ScreenDeclared] = ()
) -> None:
    """Note what is named and is not there, or is not what can be shown in that place; `before` are the screens of earlier packs."""
    _check_score(screen.score, program, findings)
    _check_score(screen.result, program, findings)
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
        (
            screen.own,
            "zone or possession of a player",
            is_had_by_player,
            "a zone such as 'hand of player', or a variable such as 'has of player for KIND is truth'",
        ),
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
        board = joined_map([*(earlier.map for earlier in before), screen.map])
        if board is not None:
            check_map(board, program, findings)


def _check_score(score: Ref, program: Program, findings: Findings) -> None:
    if not score.id:
        return
    known = {query.name: query for query in program.routines("query")}
    query = known.get(score.id)
    kept = program.names.get(score.id)
    if query is None and isinstance(kept, Place) and kept.dims == (PLAYER,) and is_number_of_player(kept):
        message = f"'{score.id}' is no query"
        said = f"count {score.id}" if isinstance(kept, Zone) else score.id
        cure = f"write 'query score(p: player): number is {said}(p)' in a .wl file, and 'score' here"
        findings.error("unknown-query", message, score.span, cure)
    elif query is None:
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


# ---- what the compiled game keeps ------------------------------------------------------------------------


def screen_data(screens: list[ScreenDeclared], program: Program) -> dict[str, Any]:
    """The screens of all packs as plain data: lists are joined, the map, the score and the result are the last pack's that has one."""
    joined = {
        name: list(dict.fromkeys(ref.id for screen in screens for ref in getattr(screen, name)))
        for name in ("player", "table", "own", "silent", "beside", "counted", "headlines")
    }
    board = joined_map(screen.map for screen in screens)
    score = next((screen.score.id for screen in reversed(screens) if screen.score.id), "")
    result = next((screen.result.id for screen in reversed(screens) if screen.result.id), "")
    turn = next((screen.turn.id for screen in reversed(screens) if screen.turn.id), "")
    panels = panels_data([panel for screen in screens for panel in screen.panels])
    shown_in_panels = [name for panel in panels for name in panel["show"]]
    named = (*joined["player"], *joined["table"], *shown_in_panels)
    asked = [query for query in program.routines("query") if query.name in named and query.type is not None]
    shown = None if board is None else map_data(board, program)
    leading = [
        query for query in program.routines("query") if board is not None and query.name == board.ways.id
    ]
    beside = joined.pop("beside")
    printed = [_printed(card, beside, program) for card in program.cards] if beside else []
    return {
        "score": score,
        "result": result,
        "turn": turn,
        "map": shown,
        "queries": {query.name: query.type.kind for query in asked if query.type is not None},
        "open": openly_known(program, (*asked, *leading)),
        "beside": printed,
        "panels": panels,
        "stated": stated(program),
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
