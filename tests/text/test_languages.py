"""The shape of the phrases can say effects in every language: case, gender, number, where the verb stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.text.reading import OF_SAMPLES, SAMPLES, as_typed, phrases, said

BY_HAND = YAML(typ="safe").load((Path(__file__).parent / "by-hand.yaml").read_text("utf-8"))


@pytest.mark.parametrize("language", OF_SAMPLES)
def test_samples_come_out_as_written_by_hand(language):
    """The same trees, in the order and the forms of the language, with nothing missing."""
    found = {name: as_typed(text) for name, text in said(SAMPLES, language=language).items()}
    assert found == {name: as_typed(texts[language]) for name, texts in BY_HAND.items()}


def test_what_a_language_lacks_is_said_in_english():
    """A phrase that is not there in German is taken from English and reported, and nothing breaks."""
    spoken = phrases(SAMPLES, language="de")
    spoken.entries = {phrase: entry for phrase, entry in spoken.entries.items() if phrase != "shuffle"}
    assert spoken.text("shuffle", zone="X") == "shuffle X"
    assert list(spoken.missing) == ["shuffle"]
