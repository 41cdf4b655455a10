"""The shape of the phrases can say effects in German and Russian: case, gender, plural, and where the verb stands."""

from __future__ import annotations

import pytest

from tests.text.reading import SAMPLES, phrases, said

GERMAN = {
    "ploy/notorious": "Erhalte 3 Wanted Punkte. Verliere 1 Verletzung.",
    "ploy/infamous": "Erhalte 5 Wanted Punkte. Erhalte 1 Wanted Punkt. Erhalte 2 Verletzungen.",
    "ploy/bribe": "Du darfst 10 $ zahlen. Wenn du das tust, ziehe 2 Karten.",
    "ploy/dilemma": "Wähle einen anderen Spieler. "
    "Dieser Spieler wählt eines: 1 Karte abwerfen oder 1 Verletzung nehmen.",
    "ploy/rumour": "Wenn du mindestens 2 Verletzungen hast, verliert jeder andere Spieler 1 Legendenpunkt. "
    "Sonst erhalte 5 Legendenpunkte.",
    "ploy/swindle": "Wähle einen offenen Outlaw eines anderen Spielers. Lege ihn auf deinen Stapel seiner Bande.",
    "hero/doc": "Nachdem du Verletzungen erhalten hast, ziehe 1 Karte.",
}
RUSSIAN = {
    "ploy/notorious": "Получите 3 очка Преступника. Потеряйте 1 ранение.",
    "ploy/infamous": "Получите 5 очков Преступника. Получите 1 очко Преступника. Получите 2 ранения.",
    "ploy/bribe": "Вы можете заплатить 10 $. Если вы это сделали, возьмите 2 карты.",
    "ploy/dilemma": "Выберите другого игрока. "
    "Этот игрок выбирает одно: сбросить 1 карту или получить 1 ранение.",
    "ploy/rumour": "Если у вас не меньше 2 ранений, каждый другой игрок теряет 1 очко Легенды. "
    "Иначе получите 5 очков Легенды.",
    "ploy/swindle": "Выберите открытого бандита другого игрока. Положите его в свою стопку его банды.",
    "hero/doc": "После того как вы получили ранения, возьмите 1 карту.",
}


@pytest.mark.parametrize(("language", "texts"), [("de", GERMAN), ("ru", RUSSIAN)])
def test_samples_come_out_as_written_by_hand(language, texts):
    """The same trees, in the order and the forms of the language, with nothing missing."""
    assert said(SAMPLES, language=language) == texts


def test_what_a_language_lacks_is_said_in_english():
    """A phrase that is not there in German is taken from English and reported, and nothing breaks."""
    spoken = phrases("public-enemy", language="de")
    assert spoken.text("shuffle", zone="X") == "shuffle X"
    assert list(spoken.missing) == ["shuffle"]
