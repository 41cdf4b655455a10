"""What helps to learn a game: its rules in short, chapter by chapter, places with their distances, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from tests.play.tables import shown, table
from wlcore.engine.record import Seat
from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import check_chapters, read_chapters
from wlcore.packs.yamlfile import parse_yaml
from wlcore.play.board import Board
from wlcore.play.clauses import Clauses
from wlcore.play.layout import plain, wrapped
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("every game has an overview in its languages")

WEST = "western-legends"
GAMES = Path(__file__).parents[2] / "docs" / "games"
SHIPPED = [WEST, ENEMY, *(str(GAMES / name) for name in ("attic", "bee-yard", "fords", "forecast"))]


def told(*lines: str, name: str = WEST, kinds: str = "person person person") -> list[str]:
    """What is shown at a table."""
    played = table(*lines, "quit", name=name, kinds=kinds)
    played.run()
    return shown(played)


# ---- chapters --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_tells_its_rules_in_short(name, language):
    """Each chapter has a title and short sentences of its own in each language of the game."""
    found = game(name)
    words = Wording(found, [Seat("")] * 3, language)
    chapters = Clauses(found.data.places).chapters
    assert len(chapters) >= 2
    for chapter in chapters:
        entry = words.phrases.entries[f"chapter-{chapter}"]
        assert entry.text("title")
        sentences = words.told(f"chapter-{chapter}").split(". ")
        assert sentences
        assert all(len(sentence) < 230 for sentence in sentences)


def test_the_overview_comes_before_the_clauses():
    """'rules' tells all chapters in their order, then what stands behind the question."""
    lines = told("rules", name=ENEMY)
    order = [
        next(n for n, line in enumerate(lines) if line.startswith(f"  {title} "))
        for title in ("A round", "Victory")
    ]
    behind = lines.index("Behind this question:")
    assert order == sorted(order)
    assert order[-1] < behind
    assert lines[behind + 1].startswith("  PENO-TURN-01: ")


def test_a_chapter_is_told_in_short_and_in_full():
    """By its title or its beginning: what it says in short, its first clauses, and all of them on request."""
    lines = told("rules fights", "rules fights all")
    first = lines[lines.index("> rules fights") : lines.index("> rules fights all")]
    assert first[1] == "Fights"
    assert "With somebody on your space." in first[2]
    assert sum(line.startswith("FIGHT-") for line in first) == 5
    assert any("more: ‘rules fights all’ tells them" in line for line in first)
    whole = lines[lines.index("> rules fights all") :]
    assert any(line.startswith("DUEL-01: ") for line in whole)
    assert not any(line.startswith("HEIST-") for line in whole)


def test_a_game_without_chapters_says_what_is_cited():
    """A stranger's game needs none."""
    assert not any("in short" in line for line in told("rules", name=WHISPERS, kinds="person person"))


CHAPTERS = """\
chapters:
  dealing: [DEAL, DAEL]
clauses:
  DEAL-01: { kind: rule, text: Deal the cards. }
"""


def test_a_chapter_of_clauses_that_are_not_there():
    """The mistake is told at its place, with what was meant."""
    findings = Findings()
    tree = parse_yaml("clauses.yaml", CHAPTERS.encode(), findings)
    assert tree is not None
    chapters = read_chapters(tree, findings)
    check_chapters(chapters, ["DEAL-01"], findings)
    (wrong,) = findings.found
    assert (wrong.code, wrong.span.line) == ("unknown-clause", 2)
    assert wrong.message == "no clause begins with DAEL"
    assert chapters[0].place("DEAL-01") == 0
    assert chapters[0].place("DEAL-IT-01") == -1


@pytest.mark.parametrize(
    "wrong", ["chapters: [turn]", "chapters: { Turn: [A] }", "chapters: { turn: [a] }", "chapters: 3"]
)
def test_chapters_that_cannot_be_read(wrong):
    """A finding, and no chapter."""
    findings = Findings()
    tree = parse_yaml("clauses.yaml", f"{wrong}\nclauses: {{}}\n".encode(), findings)
    assert tree is not None
    assert read_chapters(tree, findings) == []
    assert findings.failed


# ---- guides ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_a_guide_in_its_languages(name):
    """A first remark, a last one, and one at least in between, in each language."""
    for language in ("en", "de", "fr", "ru"):
        entries = Wording(game(name), [Seat("")] * 3, language).phrases.entries
        remarks = {entry for entry in entries if entry.startswith("guide-")}
        assert {"guide-begin", "guide-end"} <= remarks
        assert len(remarks) > 2


# ---- places ----------------------------------------------------------------------------------------------


def test_a_place_is_told_with_what_is_next_to_it():
    """'board bank': what it is next to; mesas, which nobody enters, are not told; odd names are said to be none."""
    lines = told("board bank", "board nonsense", "board store")
    at = lines.index("Bank, Darkrock.")
    assert lines[at + 1].startswith("Next to it: Street, Darkrock (middle);")
    assert "mesa" not in lines[at + 1]
    assert "No place of the map is called ‘nonsense’." in lines
    assert any(line.startswith("‘store’ could be General Store, Darkrock (north)") for line in lines)


def test_a_game_without_a_map_has_no_places():
    """That is said, too."""
    assert "No place of the map is called ‘bank’." in told(
        "board bank", name=COIN_RACE, kinds="person person"
    )


def test_distances_go_along_the_ways():
    """Steps are counted over places of the map; nobody takes a way over what is not drawn on it."""
    state = game(WEST).new(3, 7, traced=True)
    board = Board.of(state.view(1), Wording(state.game, [Seat("")] * 3))
    assert board is not None
    here = board.ways[0][0]
    far = board.steps(here)
    assert far[here] == 0
    assert {place for place, steps in far.items() if steps == 1} == {
        there for there in board.around(here) if there in board._shown()
    }
    assert all(abs(far[a] - far[b]) <= 1 for a, b in board.ways)
    assert board.steps(-1) == {}


# ---- lines -----------------------------------------------------------------------------------------------


def test_no_line_begins_with_a_sign_that_closes():
    """' :' in French stays with the word before it, '« ' with the word behind it."""
    text = "elle a un effet : une action et « carte NOM » le donne"
    for width in range(12, 50):
        for line in (plain(one) for one in wrapped(text, width)):
            assert not line.startswith((":", "»"))
            assert not line.endswith("«")


def test_a_number_that_is_chosen_is_said_once():
    """'0', not '0 0'."""
    lines = told(name=str(GAMES / "forecast"))
    assert "  0" in lines
    assert not any(line.startswith("  0  0") for line in lines)


def test_a_heading_never_cuts_a_name():
    """Four cards that are called alike stay whole below what is done with them."""
    from wlcore.play.order import _headed

    heading, members = _headed([(1, "Play: Worker bee"), (2, "Play: Worker bee"), (3, "Play: Worker ant")])
    assert heading == "Play"
    assert [text for _, text in members] == ["Worker bee", "Worker bee", "Worker ant"]


def test_a_long_option_begins_where_short_ones_do():
    """Its further lines stand further in."""
    from wlcore.play.layout import in_columns

    lines = [
        plain(line) for line in in_columns([[("   1", ""), (" a rather long option of many words", "")]], 20)
    ]
    assert lines[0].startswith("   1 a rather")
    assert all(line.startswith("     ") for line in lines[1:])


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_chance_is_nobody_who_chooses(language):
    """What chance has chosen is told without who has, since nobody has; where the camps lie is a whole sentence."""
    from wlcore.engine.session import Session
    from wlcore.loading import Choice, checked
    from wlcore.play.commands import Commands
    from wlcore.text.expected import expected

    name = str(GAMES / "fords")
    wants = expected(checked(Choice(name)).program)
    assert "who" not in wants["log-pick-home"].given
    assert "who" in wants["log-pick-target"].given
    session = Session.start(game(name), 3, 3)
    commands = Commands(session, None, Wording(session.game, [Seat("")] * 3, language))  # type: ignore[arg-type]
    camps = [line.text for line in commands.news(0, -1) if "D1" in line.text]
    said = {
        "en": "A camp is pitched in D1.",
        "de": "Ein Lager wird in D1 aufgeschlagen.",
        "fr": "Un camp est dressé en D1.",
    }
    assert camps[0] == said.get(language, "Лагерь разбит на поле D1.")
