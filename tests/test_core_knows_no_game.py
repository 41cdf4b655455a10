"""The core knows no game: nothing that the shipped packs declare is named in it, and a game of strangers runs on it."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import wlcore
from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.loading import Choice, checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf

pytestmark = pytest.mark.slow("the core knows no game")

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-[0-9]+\b")

# Words that a pack declares and that the core says in another sense, each with that sense.
REVIEWED: dict[str, str] = {
    "goals": "of puzzles",
    "told-apart": "units, and things in texts",
    "stands-for": "what a name in a text means",
    "playable": "what can be played",
    "legend": "of a map",
    "usable": "what can be used",
    "ready": "what is prepared",
    "owed": "phrases that are still to be written",
    "copy": "of a state",
    "copies": "how many there are of a card",
    "ability": "what a thing gives its owner",
    "across": "the files of a test run",
    "back": "of a card; and backwards",
    "beginnings": "of phrases, to be filled in",
    "character": "a letter",
    "characters": "letters",
    "colour": "of the terminal",
    "compare": "two values",
    "decided": "by a ruling",
    "cost": "of running",
    "deck": "a discipline of zones",
    "decks": "zones with a hidden order",
    "discard": "of a Python set",
    "draw": "of chance",
    "drawn": "of chance",
    "effect": "a text that is carried out",
    "everything": "all",
    "face": "of a card",
    "faces": "of cards",
    "finish": "to end",
    "gained": "of counters",
    "go-on": "to continue",
    "goal": "of a puzzle",
    "guard": "a condition before a block",
    "half": "a core word",
    "hand": "a discipline of zones",
    "item": "of a list or a set",
    "items": "of a list or a set",
    "laid": "of layouts",
    "lay": "to arrange",
    "length": "of a list",
    "long": "not short",
    "lowered": "brought to the representation of rules",
    "lowering": "bringing rules to their representation",
    "marshal": "the Python module",
    "mine": "what is my own",
    "money": "a number with a unit",
    "mount": "to put pages below an address",
    "move": "of cards",
    "out": "the opposite of in",
    "play": "the rule a game begins with",
    "points": "at a place",
    "quiet": "without a report",
    "react": "to answer what happens",
    "round": "again; and the Python function",
    "row": "of a table",
    "score": "named by a pack",
    "short": "not long",
    "shown": "printed",
    "site": "where somebody decides",
    "sites": "where somebody decides",
    "space": "the blank",
    "spaces": "blanks",
    "stack": "of unfinished rules",
    "store": "to keep",
    "suit": "to fit",
    "suits": "fits",
    "three": "the number",
    "tie": "what a kept file belongs to",
    "turn": "of a phrase; to turn up",
    "two": "the number",
    "use": "to make use of",
    "value": "of an expression",
    "wanted": "asked for",
    "work": "what is done",
    "worked": "worked out",
}


@cache
def assemblies() -> tuple[Assembly, ...]:
    shelf = Shelf.installed()
    return tuple(
        checked(Choice(game.id, variants=company), Findings(), shelf)
        for game in shelf.games()
        for company in companies(shelf, game.id)
    )


def declared(assembly: Assembly) -> Iterator[str]:
    """Every id and word of the packs."""
    program: Program = assembly.program
    yield from (pack.manifest.id for pack in assembly.packs)
    for kind in program.kinds.values():
        yield from (kind.name, kind.plural, *kind.members, *kind.properties)
        yield from (thing.design for thing in program.things[kind.name].values())
    yield from (name for name in program.names if name not in program.marks)
    yield from program.builtins
    yield from (routine.name for routine in program.invariants)
    for setting in (*program.rulings.values(), *program.options.values()):
        yield from (setting.name, *setting.labels)


def said(file: Path) -> Iterator[str]:
    """The names and strings in a Python file; the whole of another file."""
    content = file.read_text("utf-8")
    if file.suffix != ".py":
        yield content
        return
    for node in ast.walk(ast.parse(content)):
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def words_of(text: str) -> Iterator[str]:
    """Its words in small letters; words joined by hyphens, underscores or capitals both together and one by one."""
    for joined in re.findall(r"[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*", text):
        parts = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", joined)
        whole = "-".join(parts).lower()
        yield whole
        if len(parts) > 1:
            yield from (part.lower() for part in parts)


def core_files() -> list[Path]:
    return sorted(
        f
        for folder in ("wlcore", "grammar")
        for f in (ROOT / folder).rglob("*")
        if f.suffix in (".py", ".lark")
    )


@cache
def core_words() -> dict[str, list[str]]:
    """The words of the core, with the files they stand in."""
    found: dict[str, list[str]] = {}
    for file in core_files():
        for word in {word for text in said(file) for word in words_of(text)}:
            found.setdefault(word, []).append(file.relative_to(ROOT).as_posix())
    return found


def test_nothing_of_a_game_is_named_in_the_core():
    """No id and no word that a shipped pack declares is a name, or stands in a string, of the core."""
    known = {word for assembly in assemblies() for word in declared(assembly)}
    hits = {word: files for word, files in core_words().items() if word in known}
    assert {word: files for word, files in hits.items() if word not in REVIEWED} == {}


def test_no_clause_of_a_game_is_cited_in_the_core():
    """The core cites no rule of any game."""
    known = {clause for assembly in assemblies() for clause in assembly.clauses}
    cited = {
        (c, file.name) for file in core_files() for c in CLAUSE.findall(file.read_text("utf-8")) if c in known
    }
    assert cited == set()


def test_reviewed_words_are_needed():
    """The list of exceptions holds nothing that is no exception any more."""
    known = {word for assembly in assemblies() for word in declared(assembly)}
    assert [word for word in REVIEWED if word not in known or word not in core_words()] == []


def test_a_third_game_runs_on_the_same_core():
    """A tiny game of its own runs to its end, for any number of players and many seeds."""
    game = wlcore.load(str(ROOT / "tests" / "games" / "coin-race"))
    for players in range(game.players[0], game.players[1] + 1):
        for seed in range(20):
            state, chance = game.new(players, seed), random.Random(seed)
            for _ in range(500):
                if state.over:
                    break
                state.apply(chance.choice(list(state.options)))
            assert state.over
            assert state.winners
