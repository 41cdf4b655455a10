"""Bans and triggers that go by why, how or in what something happens, and places that go by a value that is worked out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.reading import LANGUAGES, as_typed, assembly, phrases
from wlcore.loading import Choice, settings
from wlcore.text.cards import CardTexts
from wlcore.text.houserules import HouseRules

MANIFEST = """\
id: house
version: 1.0.0
title: House
kind: layer
game: western-legends
provenance: designed
"""
SAID = {
    "forbid be-wounded when why is from-fight-card": {
        "en": "Nobody can gain wounds if the cause is the fight card.",
        "fr": "Personne ne peut subir de blessures si la cause est la carte combat.",
        "de": "Niemand darf Verletzungen durch die Kampfkarte erleiden.",
        "ru": "Никто не может получать ранения от боевой карты.",
    },
    "forbid be-wounded when n is at least 2 and why is not from-result": {
        "en": "Nobody can gain 2 or more wounds if the cause is not the loss of the fight.",
        "fr": "Personne ne peut subir au moins 2 blessures si la cause n'est pas l'issue du combat.",
        "de": "Niemand darf 2 oder mehr Verletzungen erleiden, wenn die Ursache nicht das Ergebnis des Kampfes ist.",
        "ru": "Никто не может получать 2 или больше ранений, если причина — не исход схватки.",
    },
    "forbid end-movement when how is move-action": {
        "en": "Nobody can end the movement if the kind of movement is a move action.",
        "fr": "Personne ne peut terminer le mouvement si le type de mouvement est une action de mouvement.",
        "de": "Niemand darf die Bewegung beenden, wenn die Art der Bewegung eine Bewegungsaktion ist.",
        "ru": "Никто не может завершать перемещение, если вид перемещения — действие перемещения.",
    },
    "after be-wounded, if why is from-fight-card: draw 1": {
        "en": "After you gain wounds, if the cause is the fight card, draw 1 card.",
        "fr": "Après avoir subi des blessures, si la cause est la carte combat, piochez 1 carte.",
        "de": "Nachdem du Verletzungen durch die Kampfkarte erlitten hast, ziehe 1 Karte.",
        "ru": "После того как вы получили ранения от боевой карты, возьмите 1 карту.",
    },
    "after fight-player, if what is not duel-contest: draw 1": {
        "en": "After you fight a player, if the kind of fight is not a duel, draw 1 card.",
        "fr": "Après avoir combattu un joueur, si la sorte de combat n'est pas un duel, piochez 1 carte.",
        "de": "Nachdem du gegen einen Spieler gekämpft hast: Wenn die Art des Kampfes nicht ein Duell ist, ziehe 1 Karte.",
        "ru": "После того как вы напали на игрока, если вид схватки — не дуэль, возьмите 1 карту.",
    },
    "forbid give-card when wounds(receiver) is 1 and any cattle(you)": {
        "en": "You cannot give 1 card to a player who has exactly 1 wound while you have cattle.",
        "fr": "Vous ne pouvez pas donner à un joueur qui a exactement 1 blessure 1 carte au choix tant que vous avez du bétail.",
        "de": "Du darfst einem Spieler, der genau 1 Verletzung hat, 1 Karte eigener Wahl nicht geben, solange du Vieh hast.",
        "ru": "Вы не можете отдавать игроку, у которого ровно 1 ранение, 1 карту по своему выбору, пока у вас есть скот.",
    },
    "before deliver-cattle: put top of herd(colour of token) in cattle(you)": {
        "en": "Before you deliver cattle, put the top card of the cattle tokens of the cattle token's colour with you.",
        "fr": "Juste avant de livrer du bétail, placez la carte du dessus des jetons bétail de la couleur du jeton bétail chez vous.",
        "de": "Bevor du Vieh ablieferst, lege die oberste Karte der Viehchips der Farbe des Viehchips zu dir.",
        "ru": "Перед тем как доставить скот, положите верхнюю карту жетонов скота цвета жетона скота к своему скоту.",
    },
    "after wrangle, if any herd(colour of token): gain $10": {
        "en": "After you wrangle a cattle token, if cattle tokens of its colour are left, gain $10.",
        "fr": "Après avoir livré un jeton bétail à la gare, s'il reste des jetons bétail de sa couleur, gagnez 10 $.",
        "de": "Nachdem du einen Viehchip am Bahnhof abgeliefert hast: Wenn noch Viehchips seiner Farbe übrig sind, erhalte $10.",
        "ru": "После того как вы доставили жетон скота на станцию, если жетоны скота его цвета ещё остались, получите $10.",
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> str:
    """A layer with all of these lines."""
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "pack.yaml").write_text(MANIFEST)
    (folder / "house.wl").write_text("\n".join(SAID) + "\n")
    return str(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_phrase_does_not_tell_is_told_apart(house: str, language: str):
    """Nothing that a condition says of a parameter is lost, whether or not the phrase has a place for it."""
    found = assembly("western-legends", house)
    cards = CardTexts.of(
        found.program,
        settings(found, Choice("western-legends", packs=(house,))),
        phrases("western-legends", house, language=language),
    )
    said = map(as_typed, HouseRules(cards, found).of("house"))
    assert list(said) == [texts[language] for texts in SAID.values()]
