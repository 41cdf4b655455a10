"""A text that a translator wrote by hand: it is said, it is counted, and it may not leave anything out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.reading import LANGUAGES, SAMPLES, assembly, phrases, program
from wlcore.loading import Choice, settings
from wlcore.text.byhand import debts
from wlcore.text.cards import texts
from wlcore.text.gates import check_phrases
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("texts by hand are told to be stale")

BRIBE = "by-hand-ploy-bribe-played"


def written(folder: Path, phrase: str) -> Phrases:
    place = folder / "text" / "de"
    place.mkdir(parents=True, exist_ok=True)
    (place / "by-hand.ftl").write_text(f"{BRIBE} = {phrase}\n", "utf-8")
    packs = [source.folder for source in assembly(SAMPLES).packs]
    return Phrases.of("de", [*packs, folder])


def found(spoken: Phrases) -> dict[str, str]:
    about = [d for d in check_phrases(program(SAMPLES), spoken) if BRIBE in d.message]
    return {d.code: f"{d.message} {d.suggestion}" for d in about}


def test_it_is_said_instead_and_counted(tmp_path):
    """In its own language only; the others go on saying what the tree says."""
    spoken = written(tmp_path, "stecke jemandem 10 $ zu und ziehe 2 Karten")
    said = texts(program(SAMPLES), settings(assembly(SAMPLES), Choice(SAMPLES)), spoken)
    assert said["ploy/bribe"] == "Stecke jemandem 10 $ zu und ziehe 2 Karten."
    assert debts(program(SAMPLES), spoken) == [BRIBE]
    assert debts(program(SAMPLES), phrases(SAMPLES)) == []


def test_it_must_mention_every_number(tmp_path):
    """A number of the effect that the text does not have is an error; one inside another is not it."""
    assert "'2'" in found(written(tmp_path, "stecke jemandem 10 $ zu"))["by-hand-unsaid"]
    assert "'10'" in found(written(tmp_path, "stecke jemandem 100 $ zu und ziehe 2 Karten"))["by-hand-unsaid"]


def test_it_is_flagged_until_its_effect_is_noted(tmp_path):
    """The fingerprint to write stands in the suggestion; with it nothing is left to say."""
    stale = found(written(tmp_path, "zahle 10 $ und ziehe 2 Karten"))["stale-phrase"]
    now = stale.rsplit("'.of = ", 1)[1].rstrip("'")
    assert found(written(tmp_path, f"zahle 10 $ und ziehe 2 Karten\n    .of = {now}")) == {}
    old = found(written(tmp_path, "zahle 10 $ und ziehe 2 Karten\n    .of = 00000000"))
    assert "has changed since it was written" in old["stale-phrase"]


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_packs_have_none(game, language):
    """No text of a shipped pack is written by hand."""
    assert debts(program(game), phrases(game, language=language)) == []
