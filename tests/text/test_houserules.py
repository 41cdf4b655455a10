"""House rules and new actions have text, in every language, in `wl text` and at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import ENEMY
from tests.play.tables import Script
from tests.text.reading import LANGUAGES, SAMPLES, assembly, phrases
from wlcore import cli
from wlcore.engine.record import Seat
from wlcore.loading import Choice, loaded, settings
from wlcore.play import kept
from wlcore.play.table import PlayTable
from wlcore.play.words import Wording
from wlcore.text.cards import CardTexts
from wlcore.text.houserules import HouseRules

pytestmark = pytest.mark.slow("what layers add is said")

MANIFEST = """\
id: house
version: 1.0.0
title: House of Tolls
kind: layer
game: {}
provenance: designed
"""
SAID = {
    "en": [
        "After you gain wounds, draw 1 card.",
        "While a player has no wounds, their hand size is increased by 1.",
        "You cannot discard cards while you have no money.",
        "New action “Beg”: Only if you have no money. Gain $5.",
    ],
    "fr": [
        "Après avoir gagné des blessures, piochez 1 carte.",
        "Tant qu’un joueur n’a aucune blessure, la taille de sa main augmente de 1.",
        "Vous ne pouvez pas défausser de cartes tant que vous n’avez pas d’argent.",
        "Nouvelle action «\u00a0Beg\u00a0»\u00a0: Seulement si vous n’avez pas d’argent. Gagnez 5\u00a0$.",
    ],
    "de": [
        "Nachdem du Verletzungen erhalten hast, ziehe 1 Karte.",
        "Solange ein Spieler keine Verletzung hat, steigt seine Handkartenzahl um 1.",
        "Du darfst keine Karten abwerfen, solange du kein Geld hast.",
        "Neue Aktion „Beg“: Nur wenn du kein Geld hast. Erhalte 5\u00a0$.",
    ],
    "ru": [
        "После того как вы получили ранения, возьмите 1 карту.",
        "Пока у игрока нет ранений, размер его руки увеличивается на 1.",
        "Вы не можете сбрасывать карты, пока у вас нет денег.",
        "Новое действие «Beg»: Только если у вас нет денег. Получите 5\u00a0$.",
    ],
}


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A layer of the samples with a rule of each sort and an action."""
    (tmp_path / "pack.yaml").write_text(MANIFEST.format("samples"))
    (tmp_path / "house.wl").write_text(
        "after you gain wounds: draw 1\n"
        "hand-limit(p) gets + 1 when wounds(p) is 0\n"
        "forbid discard when your money is 0\n"
        "action beg\n  needs your money is 0\n  gain $5\n"
    )
    return str(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_layer_adds_is_said(house: str, language: str):
    """Triggers, changes, bans and actions, in the order in which they are written, the actions last."""
    found = assembly(SAMPLES, house)
    spoken = phrases(SAMPLES, house, language=language)
    cards = CardTexts.of(found.program, settings(found, Choice(SAMPLES)), spoken)
    assert HouseRules(cards).of("house") == SAID[language]
    assert HouseRules(cards).of("samples") == []


def test_wl_text_prints_a_layer_by_its_title(house: str, capsys):
    """Among the texts of the game, and alone where it is asked for."""
    assert cli.main(["text", SAMPLES, "--with", house, "--card", "house", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["House of Tolls (layer/house)", *SAID["en"]]
    assert cli.main(["text", SAMPLES, "--with", house, "--lang", "en"]) == 0
    assert "House of Tolls (layer/house)" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["rules", "rules tolls", "card house of tolls"])
def test_the_table_tells_what_a_layer_adds(tmp_path: Path, typed: str):
    """Among the rules behind a question, and by its name."""
    (tmp_path / "pack.yaml").write_text(MANIFEST.format("public-enemy"))
    (tmp_path / "house.wl").write_text("forbid draw-from when you is starter\n")
    choice = Choice(ENEMY, packs=(str(tmp_path),))
    seats = (Seat("", "person"), Seat("", "person"))
    journal, session = kept.begun(choice, loaded(choice), seats, 3)
    table = PlayTable(
        session, journal, Wording(session.game, seats), lambda *_: {}, Script(["lang en", typed, "quit"])
    )
    table.run()
    assert isinstance(table.console, Script)
    told = "\n".join(table.console.shown)
    assert (
        "House of Tolls (in play)\n  You cannot take the top card of a deck while you are the starting player."
        in told
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_begun_for_a_while_is_said_where_it_is_begun(tmp_path: Path, language: str):
    """And not once more as a rule that holds for good, nor what a card of the layer begins."""
    begun = "after you gain wounds:\n  for this turn:\n    hand-limit(you) gets + 2\n    forbid discard\n    after you draw: gain $1\n"
    (tmp_path / "pack.yaml").write_text(MANIFEST.format("samples"))
    (tmp_path / "house.wl").write_text(begun)
    (tmp_path / "cards.yaml").write_text(
        "ploy:\n  rest:\n    played: |\n      for this turn: hand-limit(you) gets + 3\n"
    )
    house = str(tmp_path)
    found = assembly(SAMPLES, house)
    cards = CardTexts.of(
        found.program,
        settings(found, Choice(SAMPLES, packs=(house,))),
        phrases(SAMPLES, house, language=language),
    )
    lines = HouseRules(cards).of("house")
    assert len(lines) == 1, lines


GOSSIP = """\
counter gossip of player
query is-shady(p: player): truth is gossip(p) is at least 2
after rob:
  choose witness from others where not is-wanted(it) and not is-shady(it)
  witness: gain 1 gossip
score(p) gets + 2 when p in (players with most gossip(it))
as soon as p in players where gossip(p) is 5: p: lose 2 wounds
"""
ONLY_ENGLISH = """\
counter-gossip = rumour
    .plural = rumours
query-is-shady = { $p } { AGREE($p, "is-are") } shady
    .not = { $p } { AGREE($p, "is-are") } not shady
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_a_language_lacks_words_for_loses_nothing(language: str, tmp_path: Path):
    """It is made anew in English: the forms that only this language has would be lost there, and conditions with them."""
    (tmp_path / "pack.yaml").write_text(MANIFEST.format("western-legends"))
    (tmp_path / "house.wl").write_text(GOSSIP)
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "words.ftl").write_text(ONLY_ENGLISH)
    found = assembly("western-legends", str(tmp_path))
    own = phrases("western-legends", str(tmp_path), language=language)
    cards = CardTexts.of(found.program, settings(found, Choice("western-legends")), own)
    assert HouseRules(cards).of("house") == [
        "After you rob a player, choose another player who is not Wanted and is not shady and that player gains 1 rumour.",
        "While a player is among the players with the most rumours, that player's points at the end are increased by 2.",
        "As soon as a player has exactly 5 rumours, they lose 2 wounds.",
    ]
