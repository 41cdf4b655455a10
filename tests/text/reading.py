"""How the tests of texts load games and languages: once each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.languages import EVERYWHERE, promised
from wlcore.lang.program import Program
from wlcore.loading import Choice, checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.text.cards import texts
from wlcore.text.port import Phrases
from wlcore.text.syntax import plain

HERE = Path(__file__).parent
SAMPLES = str(HERE / "samples")
LANGUAGES = EVERYWHERE
OF_SAMPLES = promised(HERE / "samples")


@cache
def assembly(game: str, *packs: str) -> Assembly:
    """A checked game with further packs."""
    return checked(Choice(game, packs=packs))


def program(game: str, *packs: str) -> Program:
    """Its program."""
    return assembly(game, *packs).program


def as_typed(text: str) -> str:
    """A text with the blanks, apostrophes and quotation marks that somebody types."""
    return plain(text).replace("\u00a0", " ")


def phrases(game: str, *packs: str, language: str = "en") -> Phrases:
    """Its phrases."""
    folders = [source.folder for source in assembly(game, *packs).packs]
    return Phrases.of(language, folders)


def said(game: str, *packs: str, language: str = "en") -> dict[str, str]:
    """The texts of its cards, and a failure if anything was missing on the way."""
    spoken = phrases(game, *packs, language=language)
    found = texts(program(game, *packs), settings(assembly(game, *packs), Choice(game)), spoken)
    assert list(spoken.missing) == []
    assert spoken.voice.errors == []
    return found
