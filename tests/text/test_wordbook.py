"""What is told of the words of a game: from its phrases, clauses and remarks, and by lines that are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.lang.moments import chapters
from wlcore.loading import Choice, checked
from wlcore.text.wordbook import Wordbook

pytestmark = pytest.mark.slow("the words of a game are listed with their texts")

GAMES = ("public-enemy", "western-legends", "docs/games/bee-yard")


@pytest.fixture(scope="module")
def enemy() -> Wordbook:
    return Wordbook(checked(Choice("public-enemy")))


def test_a_rule_is_told_with_who_performs_it_and_a_line_that_does(enemy: Wordbook):
    """Its phrase says what it does, the rules say who does it, and the example is one of their lines."""
    word = enemy.words["draw-from"]
    assert (word.written, word.sort) == ("draw-from(source: deck)", "rule")
    assert word.does.startswith("Take the top card of a deck")
    assert word.who == "whoever is active"
    assert word.stands == "card · house rule · condition"
    assert word.example in Path("rules/public-enemy/flow/turn.wl").read_text("utf-8")


def test_a_remark_and_a_clause_tell_what_no_phrase_says():
    """What stands behind the declaration is told; where nothing does, the first sentence of the clause."""
    book = Wordbook(checked(Choice("docs/games/fords")))
    assert book.words["play"].does == "Play the game"
    assert "Each side adds a die" in book.words["attack"].does
    assert book.words["round"].does == "Play a round"
    western = Wordbook(checked(Choice("western-legends")))
    assert western.words["npc-cards"].cites == ("LIMIT-08",)
    assert western.words["opponent-of"].does.endswith("Nobody when an NPC stands against p")


@pytest.mark.parametrize("game", GAMES)
def test_hooks_that_are_shown_as_examples_are_right(game: str, tmp_path: Path):
    """A rule that no line names has an example that a layer may say, all of them at once."""
    book = Wordbook(checked(Choice(game)))
    shown = [w.example for w in book.words.values() if w.example.startswith(f"before {w.name}:")]
    layer = tmp_path / "hooks"
    layer.mkdir()
    (layer / "pack.yaml").write_text(
        f"id: hooks\nversion: 1.0.0\ntitle: Hooks\nkind: layer\ngame: {book.program.game}\n"
    )
    (layer / "house.wl").write_text("\n".join(shown) + "\n")
    assert checked(Choice(game, packs=(str(layer),))).program.triggers or not shown


def test_moments_stand_in_order():
    """A game begins with its rule 'play'; a round is a chapter of its own, with its turns in it, and the end of a turn behind
    its beginning.
    """
    found = {
        c.routine.name: [x.routine.name for x in c.moments if x.routine]
        for c in chapters(checked(Choice("western-legends")).program)
    }
    assert list(found)[:2] == ["play", "turn"]
    assert found["play"].index("set-up") < found["play"].index("turn") < found["play"].index("end-round")
    assert found["turn"].index("start-turn") < found["turn"].index("end-turn")
    assert (
        found["fight"].index("lay-cards")
        < found["fight"].index("reveal-cards")
        < found["fight"].index("reward")
    )


def test_words_are_told_at_the_prompt(capsys):
    """A word of the core and one of a game; one that nobody knows is answered with the nearest."""
    assert main(["words", "gain"]) == 0
    assert "counts up" in capsys.readouterr().out
    assert main(["words", "draw-from", "public-enemy"]) == 0
    said = capsys.readouterr().out
    assert "performed by: whoever is active" in said
    assert "flow/turn.wl:" in said
    assert main(["words", "draw-form", "public-enemy"]) == 2
    assert "did you mean 'draw-from'?" in capsys.readouterr().err
    assert main(["words", "draw-from", "public-enemy", "--json"]) == 0
    assert '"public-enemy"' in capsys.readouterr().out


def test_texts_of_cards_are_words(capsys: pytest.CaptureFixture[str]):
    """When a text is carried out, by whom, and whether somebody can be asked in it; where a rule has the same name, both are told."""
    found = Wordbook(checked(Choice("western-legends"))).on_cards
    assert found["bonus"].does == "Once the card lies open in a fight, by whoever laid it"
    assert found["bonus"].who == "each of fighters"
    assert [name for name, text in found.items() if not text.asks] == ["discarded"]
    assert main(["words", "reward"]) == 0
    said = capsys.readouterr().out
    assert "rule of western-legends" in said
    assert "kind story\n  reward: effect" in said
    assert main(["words", "discarded"]) == 0
    assert "asks: nobody" in capsys.readouterr().out
