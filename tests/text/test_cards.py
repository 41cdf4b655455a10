"""Texts of cards read like an editor's, come from the tree alone, and are there at once for a new card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.reading import assembly, phrases, program, said
from wlcore.lang import meaning as m
from wlcore.loading import Choice, settings
from wlcore.play.answers import matching
from wlcore.text.cards import CardTexts, texts
from wlcore.text.folding import Folder
from wlcore.text.gates import say_everything
from wlcore.text.html import as_html
from wlcore.text.human import human_name, human_words
from wlcore.text.saying import NAME, Words

GAME = "public-enemy"


def test_saloon_cards_read_like_an_editor_wrote_them():
    """The three effects of the Saloon, word for word."""
    found = said(GAME)
    assert found["saloon-card/bounty-hunter"] == (
        "Choose an uncovered outlaw of another player. Put it out of the round."
    )
    assert found["saloon-card/swindler"] == (
        "Choose an uncovered outlaw of another player. Put it on your stack of its gang."
    )
    assert found["saloon-card/sheriff"] == "Choose one of your uncovered outlaws. Put it out of the round."


def test_cards_without_an_effect_say_what_they_are():
    """An outlaw is told by gang and town; a leader says so."""
    found = said(GAME)
    assert found["outlaw/butch-cassidy"] == "Wild Bunch, Tombstone, leader of the gang."
    assert found["outlaw/kid-curry"] == "Wild Bunch, Tombstone."
    assert len(found) == 48 + 3


def test_order_of_texts_is_always_the_same():
    """Two runs list the same ids in the same order."""
    assert list(said(GAME)) == list(said(GAME))


def test_rules_are_said_in_full_on_request():
    """A rule is said by its phrase where it is called, and by its body when asked for."""
    cards = CardTexts(program(GAME), Folder({}), phrases(GAME))
    rules = {r.name: cards.said_in_full(r) for r in cards.program.routines("rule", "frame", "query")}
    assert rules["turn"] == "Choose a deck that has a card left. Take its top card."
    assert rules["award-the-one"] == (
        "If there is exactly 1 player with the most points, that player takes the One token. "
        "Otherwise, settle the tie between those players for the One token."
    )
    assert rules["end-if-empty"] == "If the deck is empty, end the round."


def test_what_happens_as_soon_as_something_is_true():
    """The end of a round and the end of the game."""
    cards = CardTexts(program(GAME), Folder({}), phrases(GAME))
    found = [cards.phrases.sentence(cards.sayer().abilities.watch(w)) for w in cards.program.watches]
    assert found == [
        "As soon as a player has a card of each gang, they end the round.",
        "As soon as a player has the One token and has a Wanted token of each gang, they win the game.",
    ]


# ---- a card nobody wrote about ------------------------------------------------------------------------

PACK = """\
id: more-law
version: 1.0.0
title: More law
kind: layer
game: public-enemy
provenance: designed
"""
CARDS = """\
saloon-card:
  deputy-of-the-law:
    drawn: |
      choose found from uncovered(you)
      for each p in others:
        p: draw-from saloon
      may:
        put found in out
"""


@pytest.fixture
def more_law(tmp_path: Path) -> str:
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "law.yaml").write_text(CARDS)
    return str(tmp_path)


def test_a_new_card_without_any_text_has_text_at_once(more_law):
    """A pack that brings a card and no phrase at all: its text is made of the words that are there."""
    assert said(GAME, more_law)["saloon-card/deputy-of-the-law"] == (
        "Choose one of your uncovered outlaws. Each other player takes the top card of the Saloon deck. "
        "You may put the chosen outlaw out of the round."
    )


def test_a_new_card_without_a_name_is_called_by_its_id(more_law):
    """Its id, made readable."""
    cards = CardTexts(program(GAME, more_law), Folder({}), phrases(GAME, more_law))
    assert cards.name(cards.program.things["saloon-card"]["deputy-of-the-law"]) == "Deputy of the Law"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("butch-cassidy", "Butch Cassidy"),
        ("lamp-of-the-sea", "Lamp of the Sea"),
        ("of-mice", "Of Mice"),
        ("x", "X"),
    ],
)
def test_ids_are_made_readable(name, shown):
    """Small words stay small, except the first."""
    assert human_name(name) == shown


def test_words_are_made_readable():
    """Hyphens become spaces, and nothing is capital."""
    assert human_words("card-drawn") == "card drawn"


def test_a_rule_without_a_phrase_is_said_by_its_name_and_reported(tmp_path):
    """A pack that brings a rule and no phrase: readable, and on the list of what is missing."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text("rule hand-over(lot: outlaw, to heir: player)\n  put lot in out\n")
    (tmp_path / "law.yaml").write_text(
        "saloon-card:\n  heir:\n    drawn: |\n      choose found from outlaws\n      choose heir from others\n"
        "      hand-over found to heir\n"
    )
    spoken = phrases(GAME, str(tmp_path))
    found = texts(program(GAME, str(tmp_path)), [], spoken)
    said_now = "Choose an outlaw. Choose another player. Carry out “hand over” (it to that player)."
    assert found["saloon-card/heir"] == said_now
    assert list(spoken.missing) == ["rule-hand-over"]


def test_triggers_that_last_are_said(tmp_path):
    """What happens for as long as a frame lasts stands on the card that begins it, once, whoever it hears."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "law.yaml").write_text(
        "saloon-card:\n  curfew:\n    drawn: |\n      for this showdown:\n"
        "        after you turn: discard-top\n        after anyone turn, if performer is starter: discard-top\n"
    )
    (tmp_path / "words.wl").write_text(
        "frame showdown\n  discard-top\nrule discard-top\n  put top of stock(saloon) in out\n"
    )
    found = texts(program(GAME, str(tmp_path)), [], phrases(GAME, str(tmp_path)))
    assert found["saloon-card/curfew"] == (
        "For this showdown, after your turn, carry out “discard top”; "
        "after the starting player’s turn, carry out “discard top”."
    )


@pytest.mark.parametrize(
    ("effect", "said_now"),
    [
        (
            "needs any (each uncovered(it) over others)\nchoose found from each uncovered(it) over others\nput found in out",
            "Choose an uncovered outlaw of another player. Put it out of the round.",
        ),
        (
            "needs you is starter\nchoose found from each uncovered(it) over others\nput found in out",
            "Only if you are the starting player. Choose an uncovered outlaw of another player. Put it out of the round.",
        ),
        (
            "choose home from decks\nif home in (tombstone, saloon): shuffle stock(home)",
            "Choose a deck. If it is the Tombstone deck or the Saloon deck, shuffle it.",
        ),
        (
            "choose found from outlaws where not leader of it\nif found in out: stop",
            "Choose an outlaw, other than a leader. If it is out of the round, nothing more happens.",
        ),
        ("choose 2 outlaws from outlaws where leader of it", "Choose 2 outlaws that are leaders."),
        ("choose home from decks except saloon", "Choose a deck other than the Saloon deck."),
        (
            "set coins(you) to (coins(you) + 2) * (gems(you) - 1)",
            "Set your coins to (the number of your coins plus 2) times (the number of your gems minus 1).",
        ),
        (
            "set coins(you) to coins(you) * 2 + gems(you)",
            "Set your coins to 2 times the number of your coins plus the number of your gems.",
        ),
        ("for each p in players: set coins(p) to 2", "Set each player’s coins to 2."),
        (
            "if coins(you) is more than 0 or gems(you) is at least 1: stop",
            "If you have a coin or a gem, nothing more happens.",
        ),
        (
            "if coins(you) is 0 or gems(you) is at least 1: stop",
            "If you have no coins or you have a gem, nothing more happens.",
        ),
    ],
)
def test_effects_are_said_as_short_as_they_can_be(tmp_path, effect, said_now):
    """What follows from something else is not said, and what is shared is said once."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text("counter coins of player\ncounter gems of player\n")
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "words.ftl").write_text(
        "counter-coins = coin\n    .plural = coins\ncounter-gems = gem\n    .plural = gems\n"
    )
    lines = "".join(f"      {line}\n" for line in effect.splitlines())
    (tmp_path / "law.yaml").write_text(f"saloon-card:\n  terse:\n    drawn: |\n{lines}")
    found = texts(program(GAME, str(tmp_path)), [], phrases(GAME, str(tmp_path)))
    assert found["saloon-card/terse"] == said_now


# ---- everything can be said ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, "western-legends"])
def test_nothing_in_a_shipped_game_is_without_words(game):
    """No kind of expression or statement of the shipped games falls through the renderer."""
    spoken = phrases(game)
    say_everything(program(game), spoken)
    nodes = {c.__name__.lower() for c in (*m.Expr.__subclasses__(), *m.Statement.__subclasses__())}
    assert nodes & set(spoken.missing) == set()
    assert spoken.voice.errors == []


def test_switches_are_folded_into_the_text():
    """A condition on an option is gone when the option has its value."""
    cards = CardTexts.of(program(GAME), settings(assembly(GAME), Choice(GAME)), phrases(GAME))
    last = next(q for q in cards.program.routines("query") if q.name == "last-round")
    assert cards.said_in_full(last) == "It is 0."
    assert "the length of the game" in CardTexts(program(GAME), Folder({}), phrases(GAME)).said_in_full(last)


def test_on_a_page_a_number_stays_with_its_noun():
    """No line ends between them; elsewhere a blank is a blank."""
    page = as_html({"coin/charm": "Draw 2 cards and gain $5."}, "Coins")
    assert "<dd>Draw 2\u00a0cards and gain $5.</dd>" in page


def test_a_name_in_the_signs_of_print_is_found_as_it_is_typed():
    """'L'or des fous' on a keyboard is « L’or des fous » on the card."""
    name = phrases("western-legends", language="fr").say(Words("face-fools-gold", sort=NAME), "name")
    assert name == "L’or des fous"
    assert matching("l'or", {1: (name,), 2: ("Payday",)}) == (1,)


def test_html_is_escaped_and_grouped():
    """Nothing from a pack is taken as markup."""
    page = as_html(
        {"card/a": "Gain <b>1</b> & more.", "card/b": "B", "space/c": "C"}, "Cards <all>", {"card/a": "A&A"}
    )
    assert "<title>Cards &lt;all&gt;</title>" in page
    assert "<dt>A&amp;A <code>card/a</code></dt>\n<dd>Gain &lt;b&gt;1&lt;/b&gt; &amp; more.</dd>" in page
    assert page.count("<h2>") == page.count("<dl>") == page.count("</dl>") == 2
