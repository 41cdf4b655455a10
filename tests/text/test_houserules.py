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
    assert HouseRules(cards, found).of("house") == SAID[language]
    assert HouseRules(cards, found).of("samples") == []


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
    lines = HouseRules(cards, found).of("house")
    assert len(lines) == 1, lines


OWN = """\
as soon as p in players where wounds(p) is 3: p: pass-out
rule pass-out
  gain $5
  grumble
rule grumble
  draw 1
rule snore
  draw 2
"""
OWN_SAID = {
    "en": [
        "As soon as a player has exactly 3 wounds, they pass out.",
        "New rule for “pass out”: Gain $5. Grumble.",
        "New rule for “grumble”: Draw 1 card.",
    ],
    "de": [
        "Sobald ein Spieler genau 3 Verletzungen hat, döst er.",
        "Neue Regel für „dösen“: Erhalte 5\u00a0$. Murre.",
        "Neue Regel für „murren“: Ziehe 1 Karte.",
    ],
}
CLAUSE = "clauses:\n  HOUSE-01: { kind: rule, text: Who has three wounds passes out. }\n"
OWN_PHRASES = {
    "en": "rule-pass-out = pass out\nrule-grumble = grumble\n",
    "de": "rule-pass-out = dösen\nrule-grumble = murren\n",
}


@pytest.mark.parametrize("language", OWN_SAID)
@pytest.mark.parametrize("clauses", [False, True], ids=["plain", "with clauses"])
def test_a_rule_that_a_text_names_is_told(language: str, clauses: bool, tmp_path: Path):
    """And so is one that it names in turn; not what no text names, nor what clauses of the layer's own tell."""
    (tmp_path / "pack.yaml").write_text(MANIFEST.format("samples"))
    (tmp_path / "house.wl").write_text(OWN)
    for spoken, said in OWN_PHRASES.items():
        (tmp_path / "text" / spoken).mkdir(parents=True)
        (tmp_path / "text" / spoken / "words.ftl").write_text(said)
    if clauses:
        (tmp_path / "clauses.yaml").write_text(CLAUSE)
    found = assembly(SAMPLES, str(tmp_path))
    own = phrases(SAMPLES, str(tmp_path), language=language)
    cards = CardTexts.of(found.program, settings(found, Choice(SAMPLES)), own)
    assert HouseRules(cards, found).of("house") == OWN_SAID[language][: 1 if clauses else 3]


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
    assert HouseRules(cards, found).of("house") == [
        "After you rob a player, choose another player who is not Wanted and is not shady and that player gains 1 rumour.",
        "Each player who is among the players with the most rumours has 2 more points at the end.",
        "As soon as a player has exactly 5 rumours, they lose 2 wounds.",
    ]


WITH = ("public-enemy", "--variant", "duel", "--with")
ANEW = """\
replace rule pass-the-start
  set starter to left of starter
  if option stakes is high: starter: gain 1 wanted(loners)

replace query takes-part(candidate: card): truth is candidate is outlaw

replace query last-round: number
  if option stakes is high: answer 12
  answer 6

remove rule settle-majority

ruling duels: by-agreement

score(p) gets + ruling bonus when p is starter
"""
BROUGHT = """\
rulings:
  bonus:
    type: number
    question: How much more does the starting player score?
    clauses: [HOUSE-01]
    default: 2
    reason: That is how it is here.
"""
PUZZLE = """\
scenario "Late tokens"
players anna, ben
goal wanted(anna, daltons) is at least 1
within 3 turns
given
  begin with anna asked for source
when
  anna: saloon
"""
SAID_ANEW = {
    "en": [
        "Stakes: High",
        "New rule for “settle who starts the next round”: The player to the starting player’s left starts the next round. "
        "The starting player gains 1 Wanted token of the Loners.",
        "New rule for when a card takes part: This is so if the card is an outlaw.",
        "New rule for “the last round”: It is 12.",
        "“Settle the tie between players for a gang” is left out.",
        "Which ties are shot out: ties in which all want to",
        "The starting player has 2 more points.",
        "How much more does the starting player score? 2.",
    ],
    "fr": [
        "Stakes : High",
        "Nouvelle règle pour « désigner qui commence la manche suivante » : Le joueur à la gauche du premier joueur "
        "commence la manche suivante. Le premier joueur gagne 1 jeton Wanted des Loners.",
        "Nouvelle règle, quand une carte participe : C’est le cas quand la carte est un hors-la-loi.",
        "Nouvelle règle pour « la dernière manche » : C’est 12.",
        "« Départager des joueurs pour un gang » est supprimé.",
        "Les égalités qui se règlent au duel : celles où tous le veulent",
        "Le premier joueur a 2 points de plus.",
        "How much more does the starting player score? 2.",
    ],
    "de": [
        "Einsatz: Hoch",
        "Neue Regel für „bestimmen, wer die nächste Runde beginnt“: Der Spieler links vom Startspieler beginnt die nächste Runde. "
        "Der Startspieler erhält 1 Wanted-Marker der Loners.",
        "Neue Regel dafür, wann eine Karte mitspielt: Das gilt, wenn die Karte ein Outlaw ist.",
        "Neue Regel für „die letzte Runde“: Das ist 12.",
        "„Den Gleichstand zwischen Spielern um eine Bande entscheiden“ entfällt.",
        "Welche Gleichstände ausgeschossen werden: nur wenn alle wollen",
        "Der Startspieler hat 2 Punkte mehr.",
        "Punkte mehr für den Startspieler: 2",
    ],
    "ru": [
        "Stakes: High",
        "Новое правило «определить, кто начинает следующий раунд»: Игрок слева от первого игрока начинает следующий раунд. "
        "Первый игрок получает 1 жетон розыска банды «Одиночки».",
        "Новое правило, когда карта участвует: Это верно, если карта — бандит.",
        "Новое правило «последний раунд»: Это 12.",
        "Правило «решить, кто из игроков получит жетон розыска банды» не действует.",
        "Какие ничьи решает дуэль: только по общему согласию",
        "У первого игрока на 2 очка больше.",
        "How much more does the starting player score? 2.",
    ],
}


@pytest.fixture
def anew(tmp_path: Path) -> str:
    """A layer that writes rules anew, sets rulings, brings an option, a ruling and a puzzle; German has words for its own."""
    words = {
        "pack.yaml": MANIFEST.format("public-enemy")
        + "requires: [duel]\noptions:\n  stakes: { values: [low, high], default: high }\n",
        "house.wl": ANEW,
        "rulings.yaml": BROUGHT,
        "clauses.yaml": "clauses:\n  HOUSE-01: { kind: open, text: What the starting player has of it. }\n",
        "scenarios/late.scn": PUZZLE,
        "text/de/words.ftl": "option-stakes = Einsatz\noption-stakes-high = hoch\n"
        "ruling-bonus = Punkte mehr für den Startspieler\n",
    }
    for name, content in words.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    return str(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_anew_rulings_and_options_are_said(anew: str, language: str, capsys):
    """A rule or query that is replaced or removed, a ruling that is set or brought, an option as it stands."""
    assert cli.main(["text", *WITH, anew, "--card", "house", "--lang", language]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == SAID_ANEW[language]


@pytest.mark.parametrize(
    ("language", "goal"),
    [
        ("en", "Goal: met if Anna has a Wanted token of the Daltons, within 3 turns"),
        ("fr", "But : rempli si Anna a un jeton Wanted des Dalton, en 3 tours au plus"),
        ("de", "Ziel: erfüllt, wenn Anna einen Wanted-Marker der Daltons hat, in höchstens 3 Zügen"),
        (
            "ru",
            "Цель: выполнено, если у игрока Anna есть жетон розыска банды «Далтоны», не больше чем за 3 хода",
        ),
    ],
)
def test_a_puzzle_says_its_goal(anew: str, language: str, goal: str, capsys):
    """Beside the texts of the pack in which it lies."""
    assert cli.main(["text", *WITH, anew, "--card", "house/late:1", "--lang", language]) == 0
    assert capsys.readouterr().out.splitlines() == ["Late tokens (puzzle/house/late:1)", goal]


def test_the_table_lists_what_is_in_play(anew: str):
    """The options and rulings of the game, then each layer; a rule or ruling by its name, with its pack."""
    choice = Choice(ENEMY, packs=(anew,), options={"length": "six-rounds"}, variants=("duel",))
    seats = (Seat("", "person"), Seat("", "person"))
    journal, session = kept.begun(choice, loaded(choice), seats, 3)
    typed = ["lang en", "rules", "rules bonus", "card settle who", "rules who starts", "quit"]
    table = PlayTable(session, journal, Wording(session.game, seats), lambda *_: {}, Script(typed))
    table.run()
    assert isinstance(table.console, Script)
    told = "\n".join(table.console.shown)
    game, house = "Public Enemy Number One (in play)", "House of Tolls (in play)"
    assert f"{game}\n  The length of the game: Six rounds\nDuel in the Sun (in play)\n" in told
    assert f"{house}\n  " + "\n  ".join(SAID_ANEW["en"]) in told
    assert f"\n{house}\n  {SAID_ANEW['en'][-1]}" in told
    assert told.count(f"{house}\n  {SAID_ANEW['en'][1]}") == 2


def test_what_lasts_in_one_layer_is_not_what_another_begins(tmp_path: Path):
    """Their files may have one name, and what they begin may stand in the same line."""
    layers = {"one": "after you gain wounds:\n  for this turn: forbid discard\n"}
    layers["two"] = "after you gain money:\n  for this turn: hand-limit(you) gets + 1\n"
    for name, rules in layers.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(MANIFEST.format("samples").replace("house", name))
        (tmp_path / name / "rules.wl").write_text(rules)
    found = assembly(SAMPLES, *(str(tmp_path / name) for name in layers))
    cards = CardTexts.of(found.program, settings(found, Choice(SAMPLES)), phrases(SAMPLES))
    said = HouseRules(cards, found)
    assert said.of("one") == ["After you gain wounds, for this turn, you cannot discard cards."]
    assert said.of("two") == ["After you gain money, for this turn, your hand size is increased by 1."]
