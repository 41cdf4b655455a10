"""Every clause is carried out somewhere and every thing in the box plays a part somewhere: in scenarios, with few exceptions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from wlcore.data import data_root
from wlcore.lang.symbols import Routine
from wlcore.loading import Choice, checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf
from wlcore.scenario.coverage import Coverage, coverage
from wlcore.scenario.find import scenario_files
from wlcore.scenario.mutation import SAID_AFTER
from wlcore.study.marks import BRANCH, LINE, TEXT, Point

pytestmark = pytest.mark.slow("every cited clause has run in a scenario")

GAME = "western-legends"
UNPLAYED = Path(__file__).with_name("unplayed.txt")
PLAYED = (
    "SETUP", "TURN", "ENDTURN", "LOC", "CHAR", "MOVE", "FIGHT", "DUEL", "ROB", "ARREST", "HEIST", "BANDIT", "SHERIFF",
    "POKER", "STORE", "ITEM", "PROSPECT", "DEPOSIT", "HEAL", "REVEL", "WORK", "CATTLE", "STORY", "HAND", "CARD", "WOUND",
    "MARSHAL", "WANTED", "ENDGAME", "SCORE", "TIEBREAK", "LIMIT", "FIRSTGAME", "GOAL", "WWW", "GBH",
)  # fmt: skip
"""The chapters of the rules that say how the box is played."""

NOT_REACHED = {
    (
        "variants/fistful-of-extras/flow/jokers.wl",
        "query namable(p: player): set of card is plain-cards(p) where any (laid(p) where is-joker(it))",
        "query",
    ): "asked where somebody imagines what others hold; tests/western_legends/test_layers.py does",
    (
        "rules/western-legends/flow/cards.wl",
        "needs nuggets-at-hand(you) is at least n",
        "refused",
    ): "whoever asks for nuggets asks for no more",
    **{
        ("rules/western-legends/flow/shown.wl", "if pot is 0 or no shown(p): answer nobody", part): (
            "asked by the screen where nobody shows a hand; tests/play/test_screen.py draws such moments"
        )
        for part in ("if", "answer", "otherwise")
    },
    (
        "rules/western-legends/flow/shown.wl",
        "answer sort-of-hand(strength(p))",
        "answer",
    ): "asked by the screen where somebody shows a hand; tests/play/test_screen.py draws such moments",
    (
        "variants/goals/flow/goals.wl",
        "query goals-left: set of goal is goals as g where bearer(pursued-by of g) is nobody and no (players where g in goals-held(it))",
        "query",
    ): "every shipped character has goals of their own; tests/western_legends/test_goals.py seats two without",
    (
        "variants/goals/flow/goals.wl",
        "if no goals-aside: put goals-left in goals-aside",
        "if",
    ): "every shipped character has goals of their own; tests/western_legends/test_goals.py seats two without",
    (
        "variants/goals/flow/goals.wl",
        "if no goals-aside: put goals-left in goals-aside",
        "move",
    ): "every shipped character has goals of their own; tests/western_legends/test_goals.py seats two without",
}
"""What no scenario runs, and why: it is there for packs."""


@cache
def ran() -> Coverage:
    """All scenarios of the game and of its variants, played."""
    return coverage(Choice(GAME))


@cache
def assemblies() -> tuple[Assembly, ...]:
    """The game with every set of its layers that goes together."""
    return tuple(checked(Choice(GAME, variants=layers)) for layers in companies(Shelf.installed(), GAME))


@cache
def written() -> str:
    """All scenario files, without comments."""
    shelf = Shelf.installed()
    places = [shelf.folders[id_].place for id_ in (GAME, *(layer.id for layer in shelf.layers(GAME)))]
    lines = [
        line for file in scenario_files(map(Path, places)) for line in file.read_text("utf-8").split("\n")
    ]
    return "\n".join(line.split("#")[0] for line in lines)


def chapter(clause: str) -> str:
    return clause.rsplit("-", 1)[0]


def test_every_clause_is_cited_or_excused():
    """What says how the box is played stands at a statement, or among the wordings and variants with a reason."""
    base = assemblies()[0].packs[0]
    cited = {clause for assembly in assemblies() for clause in assembly.cited}
    excused = {
        ref.id for row in base.rulings.rows if row.kind in ("wording", "variant") for ref in row.clauses
    }
    rules = [c for c in base.clauses if chapter(c.id) in PLAYED]
    assert {chapter(c.id) for c in rules} == set(PLAYED)
    assert [c.id for c in rules if c.id not in cited and c.id not in excused] == []


def test_every_clause_that_is_cited_has_run():
    """No statement with a clause is there that no scenario comes to."""
    assert [f"{o.span}: {o.title}" for o in ran().failed] == []
    assert ran().missing_clauses() == []


def told(points: Iterable[Point]) -> set[tuple[str, str, str]]:
    """Places by file, line as written, and what is there."""
    texts: dict[str, list[str]] = {}
    found = set()
    for point in points:
        file = Path(point.span.file)
        lines = texts.setdefault(str(file), file.read_text("utf-8").split("\n"))
        line = " ".join(SAID_AFTER.sub("", lines[point.span.line - 1]).split())
        found.add((file.relative_to(data_root()).as_posix(), line, point.what))
    return found


def test_every_branch_has_run_but_these():
    """Arms, options, requirements, triggers, changes of queries and statements: what has not run has a reason."""
    assert told((*ran().missing(BRANCH), *ran().missing(LINE))) == set(NOT_REACHED)


def test_what_no_random_game_comes_to_has_a_scenario():
    """The places that thousands of games never reached are there, and each is run by a scenario; actions are not among them."""
    rows = [
        line.split(" :: ")
        for line in UNPLAYED.read_text("utf-8").split("\n")
        if " :: " in line and line[0] != "#"
    ]
    assert len(rows) > 40
    unplayed = {(row[0], " :: ".join(row[1:-1]), row[-1]) for row in rows}
    shown = told(point for key, point in ran().points.items() if key in ran().shown)
    assert sorted(unplayed - shown) == []
    actions = {
        r.name
        for a in assemblies()
        for r in a.program.names.values()
        if isinstance(r, Routine) and r.what == "action"
    }
    assert not any(line.startswith("action ") and line.split()[1] in actions for _, line, _ in unplayed)


def test_every_text_on_a_card_has_run():
    """Uses, bonuses, reactions, rewards, demands: of faces, fight cards, items, stories, cattle, dice, tracks, goals."""
    assert [p.what for p in ran().missing(TEXT)] == []


def test_every_ruling_has_run_with_every_value():
    """Each side of each switch."""
    assert ran().missing_values() == []


@pytest.mark.parametrize(
    "kind", ["poker-card", "fight-card", "character", "item", "story", "cattle-token", "die-face", "goal"]
)
def test_every_thing_is_named_in_a_scenario(kind: str):
    """Fifty-two poker cards, thirteen fight cards, twelve characters, forty stories ... each by its own name."""
    things = [t for a in assemblies() if kind in a.program.things for t in a.program.things[kind].values()]
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", written()))
    named = {t.design for t in things if words & {t.id, t.design}}
    assert things
    assert sorted({t.design for t in things} - named) == []


def test_every_action_is_chosen_in_a_scenario():
    """Whatever somebody can do in a turn."""
    actions = {
        r.name
        for a in assemblies()
        for r in a.program.names.values()
        if isinstance(r, Routine) and r.what == "action"
    }
    chosen = set(re.findall(r"^  [a-z]+: ([a-z0-9-]+)", written(), re.MULTILINE))
    assert sorted(actions - chosen) == []
