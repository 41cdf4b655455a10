"""Each word of a game can be said wherever an author may put it: no phrase is missing, none lacks what it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.languages import ROOT, promised
from tests.text.positions import Positions
from tests.text.reading import as_typed
from wlcore.lang.additions import Trigger
from wlcore.lang.program import Forbid
from wlcore.lang.symbols import Routine
from wlcore.loading import Choice, checked, settings
from wlcore.text.cards import CardTexts
from wlcore.text.expected import expected
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("each word of a game is said in each position")

GAMES = {
    "public-enemy": "rules/public-enemy",
    "western-legends": "rules/western-legends",
    **{f"docs/games/{name}": f"docs/games/{name}" for name in ("attic", "bee-yard", "fords", "forecast")},
}
MANIFEST = "id: positions\nversion: 1.0.0\ntitle: Positions\nkind: layer\ngame: {}\nprovenance: designed\n"
IN_A_FILE = 500
"""So many lines of different words stand in one file; a text may have only so many."""
TWICE = {
    "en": r"\b(?:a|an|each|no|any) (?:the|a|an|this|that)\b(?! many| much)|\b(?:they|them) is\b|(?<!from )(?<!to )\byou (?:is|has|does)\b",
    "fr": r"\b(?:un|une|chaque|aucun|aucune) (?:le|la|les|un|une|ce|cette)\b|\bvous (?:est|a)\b|\bde vous est\b",
    "de": r"\b(?:ein|eine|einen|einem|keine?n?|jede[nmrs]?) (?:der|die|das|den|dem|ein|eine|dieser?s?)\b|\bvon dir (?:leer|ist)\b",
    "ru": r"\(\)|\bв он\b|\bу она?\b|\bвас пуст",
}
"""What no sentence says: an article behind another one, 'you is', 'your hand' as 'the hand of you'."""
WORDS = (
    "kind",
    "counter",
    "variable",
    "zone",
    "table",
    "query",
    "rule",
    "event",
    "frame",
    "property",
    "builtin",
)


class Everywhere:
    """A game with a layer, and the lines of this by their file and first line."""

    def __init__(self, game: str, layer: Path, places: dict[tuple[str, int], str]) -> None:
        self.game, self.places = game, places
        self.assembly = checked(Choice(game, packs=(str(layer),)))


@pytest.fixture(scope="module", params=GAMES)
def positions(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Everywhere:
    """A game with a layer that puts each of its words everywhere, and these lines by their file and first line."""
    game = request.param
    program = checked(Choice(game)).program
    layer = tmp_path_factory.mktemp("each-word") / "positions"
    layer.mkdir()
    (layer / "pack.yaml").write_text(MANIFEST.format(program.game))
    lines = [line for _, line in Positions(program).all()]
    places: dict[tuple[str, int], str] = {}
    for first in range(0, len(lines), IN_A_FILE):
        name, number = f"lines-{first}.wl", 1
        for line in lines[first : first + IN_A_FILE]:
            places[name, number] = line
            number += line.count("\n") + 1
        (layer / name).write_text("\n".join(lines[first : first + IN_A_FILE]) + "\n")
    return Everywhere(game, layer, places)


def test_every_word_is_said_in_every_position(positions: Everywhere):
    """In each language that the game lists: nothing is missing, nothing is asked for that a phrase is not given, no article stands
    behind another.
    """
    game, assembly, places = positions.game, positions.assembly, positions.places
    said: list[Routine | Trigger | Forbid] = [
        *(r for r in assembly.program.routines("rule") if r.pack == "positions"),
        *(t for t in (*assembly.program.triggers, *assembly.program.forbids) if t.pack == "positions"),
    ]
    assert len({_place(x) for x in said}) == len(places) > 100
    for language in promised(ROOT / GAMES[game]):
        phrases = Phrases.of(language, [source.folder for source in assembly.packs])
        cards = CardTexts.of(assembly.program, settings(assembly, Choice(game)), phrases)
        texts = {places[_place(x)]: _said(x, cards, phrases) for x in said}
        assert (language, list(phrases.missing), phrases.voice.errors) == (language, [], [])
        twice = re.compile(TWICE.get(language, r"\(\)"), re.IGNORECASE)
        wrong = [f"{line}: {text}" for line, text in texts.items() if twice.search(text)]
        assert (language, wrong) == (language, [])


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_phrase(game: str):
    """What a game declares and an author may name has one phrase of its own in each language that the game lists."""
    assembly = checked(Choice(game))
    wanted = [phrase for phrase in expected(assembly.program) if phrase.partition("-")[0] in WORDS]
    for language in promised(ROOT / GAMES[game]):
        phrases = Phrases.of(language, [source.folder for source in assembly.packs])
        assert phrases.read
        assert phrases.findings.found == []
        assert (language, [phrase for phrase in wanted if phrase not in phrases.entries]) == (language, [])


def _said(x: Routine | Trigger | Forbid, cards: CardTexts, phrases: Phrases) -> str:
    if isinstance(x, Routine):
        return as_typed(cards.said_in_full(x))
    return as_typed(phrases.sentence(cards.sayer().abilities.line(x) or ""))


def _place(x: Routine | Trigger | Forbid) -> tuple[str, int]:
    span = x.requirement.span if isinstance(x, Forbid) else x.span
    return Path(span.file).name, span.line
