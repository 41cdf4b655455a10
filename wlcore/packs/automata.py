"""Automata: seats that nobody decides for, how many players that leaves room for, and `automata.yaml`: what they want."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings, did_you_mean, meant
from wlcore.lang.grammar import keywords
from wlcore.lang.parts import Gathering
from wlcore.lang.program import Limit, Program
from wlcore.lang.symbols import Routine
from wlcore.lang.words import CORE
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import MapOf, Ref, Word
from wlcore.packs.validation import read_as

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wlcore.packs.manifest import Manifest

Wishes = tuple[tuple[Ref, Ref], ...]
"""What can be chosen, and what it is worth to an automaton: a number, or a query that says it."""

PREFERS: Field[Wishes] = Field(
    "prefers",
    MapOf(
        names.NAME,
        Word(
            "a query or a whole number", rf"{names.NAME_PATTERN}|-?[0-9]{{1,6}}", numbers=(-999_999, 999_999)
        ),
    ),
    (),
    "What each choice is worth to an automaton: a number, or a query of what is chosen.",
    required=True,
)
AUTOMATA_FILE = Record((PREFERS,), "automata.yaml")


def read_wishes(tree: Node, findings: Findings) -> Wishes:
    """What the file says."""
    values = read_as(AUTOMATA_FILE, tree, findings)
    return () if values is None else values[PREFERS]


# ---- seats --------------------------------------------------------------------------------------------


def limits(game: Manifest, layers: Sequence[Manifest]) -> list[tuple[Manifest, int, int]]:
    """For how many players each of these packs is; automata of layers take seats that the game has for players."""
    least, most = game.players or (1, 1)
    brought = sum(len(layer.automata) for layer in layers)
    own = (game, max(1, least - brought), most - brought)
    return [own, *((layer, *layer.players) for layer in layers if layer.players is not None)]


def room(game: Manifest, layers: Sequence[Manifest]) -> range:
    """The numbers of players that suit a game and these layers."""
    found = limits(game, layers)
    return range(max(least for _, least, _ in found), min(most for _, _, most in found) + 1)


def seat_players(program: Program, manifests: Sequence[Manifest]) -> None:
    """Enter how many seats there are, which of them are automata's, and for how many players each pack is."""
    game, *layers = manifests
    least, most = game.players or (1, 1)
    program.players = least + len(game.automata), most + len(game.automata)
    program.automata = [ref.id for manifest in (game, *layers) for ref in manifest.automata]
    program.limits = [
        Limit(pack.title, fewest, greatest, tuple(ref.id for ref in pack.cites))
        for pack, fewest, greatest in limits(game, layers)
    ]


def check_automata(manifests: Sequence[Manifest], program: Program, findings: Findings) -> None:
    """Note automata that are called like something else, and those for whom there is no seat."""
    seen: dict[str, Ref] = {}
    for ref in (ref for manifest in manifests for ref in manifest.automata):
        things = any(ref.id in program.things[kind] for kind in program.kinds)
        if things or any(ref.id in known for known in (seen, program.names, program.kinds, CORE, keywords())):
            message = f"'{ref.id}' has a meaning already, so no automaton can be called so"
            findings.error("duplicate", message, ref.span, "choose another name")
        seen[ref.id] = ref
        if program.limits[0].most < 1:
            findings.error("no-seat", f"the game has no seat left for '{ref.id}'", ref.span)


# ---- what they want -----------------------------------------------------------------------------------


asking = Gathering((m.Pick, m.OneOf, m.Maybe), (m.Statement, m.Option))
"""The choices in a block, those by chance among them."""


def choosable(program: Program) -> dict[str, set[str]]:
    """By its name what can be chosen in a game: the kinds of what is chosen there, none for an option that is no thing."""
    routines = [*program.routines("rule", "action", "frame"), *program.texts.values()]
    blocks = [(r.body, r.leaving) for r in routines]
    found: dict[str, set[str]] = {}
    for asked in asking((*blocks, *(t.body for t in program.triggers), *(w.body for w in program.watches))):
        match asked:
            case m.Pick() if "random" not in asked.how:
                found.setdefault(asked.name, set()).add(_kind_of(asked))
            case m.OneOf():
                for option in asked.options:
                    found.setdefault(option.label, set())
            case m.Maybe(pick=None):
                found.setdefault(asked.label, set())
    for action in program.routines("action"):
        first = action.body[0] if action.body else None
        found.setdefault(action.name, {_kind_of(first)} if isinstance(first, m.Pick) else set())
    return found


def _kind_of(pick: m.Pick) -> str:
    return "number" if pick.how == "number" else pick.source.type.kind


def check_wishes(wishes: Wishes, program: Program, findings: Findings) -> None:
    """Note what can never be chosen, and what does not say what a choice is worth."""
    kinds = choosable(program) if wishes else {}
    for what, worth in wishes:
        if what.id not in kinds:
            message = f"nothing that can be chosen is called '{what.id}'"
            findings.error("unknown-name", message, what.span, meant(what.id, kinds))
        elif not _is_number(worth.id) and not _says_worth(program, worth.id, kinds[what.id]):
            message = f"'{worth.id}' does not say what '{what.id}' is worth"
            of = f"(it: {min(kinds[what.id])})" if kinds[what.id] else ""
            known = [q.name for q in program.routines("query")]
            advice = f"name a number, or a query such as 'liking{of}: number'"
            advice = did_you_mean(worth.id, known) or advice if worth.id not in known else advice
            findings.error("wrong-value", message, worth.span, advice)


def _is_number(written: str) -> bool:
    return written.lstrip("-").isdecimal()


def _says_worth(program: Program, name: str, kinds: set[str]) -> bool:
    query = program.names.get(name)
    if not isinstance(query, Routine) or query.what != "query" or query.type is None:
        return False
    if query.type.many or query.type.kind not in ("number", "truth"):
        return False
    wanted = [p.type for p in query.params]
    return not wanted or (len(wanted) == 1 and not wanted[0].many and _fits(program, wanted[0].kind, kinds))


def _fits(program: Program, kind: str, kinds: set[str]) -> bool:
    """Whether whatever is chosen, of these kinds, is of the kind that a query takes."""
    cards = {k.name for k in program.kinds.values() if k.base == "card"} if kind == "card" else set()
    return bool(kinds) and kinds <= {kind, *cards}


def wishes_data(wishes: Sequence[Wishes], program: Program) -> dict[str, Any]:
    """By what can be chosen its worth as plain data: a number, or a query and whether it is told what is chosen."""
    return {what.id: _worth(worth.id, program) for some in wishes for what, worth in some}


def _worth(worth: str, program: Program) -> int | tuple[str, bool]:
    if _is_number(worth):
        return int(worth)
    query = program.names[worth]
    assert isinstance(query, Routine)
    return query.name, bool(query.params)
