"""What is told about cards and means nothing in play: `flavour-KIND-ID` in the phrase files."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.game import Game
from wlcore.engine.session import Session
from wlcore.loading import Choice, checked, load, settings
from wlcore.text.cards import CardTexts
from wlcore.text.html import as_html
from wlcore.text.log import Log
from wlcore.text.port import Phrases

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """A layer that tells something about the charm, in English, and reads it out when it is put in the tray."""
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "pack.yaml").write_text(
        "id: tales\nversion: 1.0.0\ntitle: Tales\nkind: layer\ngame: coin-race\n", "utf-8"
    )
    (tmp_path / "text" / "en" / "tales.ftl").write_text(
        "flavour-coin-charm = Worn thin by hope.\n"
        "log-put-tray = { $cards } falls into the tray. { $flavour }\n",
        "utf-8",
    )
    return tmp_path


def texts(told: Path, language: str) -> CardTexts:
    choice = Choice(str(COIN_RACE), packs=(str(told),))
    assembly = checked(choice)
    phrases = Phrases.of(language, [pack.folder for pack in assembly.packs])
    return CardTexts.of(assembly.program, settings(assembly, choice), phrases)


def test_a_language_tells_its_own(told: Path):
    """What is told in one language is not told in another, and most things have nothing to tell."""
    for language, line in (("en", "Worn thin by hope."), ("de", "")):
        cards = texts(told, language)
        found = {thing.design: cards.flavour(thing) for thing in cards.program.designs()}
        assert found.pop("charm") == line
        assert not any(found.values())
        assert "hope" not in "".join(cards.thing(thing) for thing in cards.program.designs())


def test_flavour_on_a_page():
    """On a page it stands below the text, set apart and escaped."""
    page = as_html({"coin/charm": "Gain ¢1."}, "Coins", flavour={"coin/charm": "Worn & thin."})
    assert "<dd>Gain ¢1.</dd>\n<dd><em>Worn &amp; thin.</em></dd>" in page


def test_the_log_reads_it_out(told: Path):
    """A phrase for what is put in a zone may say it; of several cards, and of a card nobody sees, nothing is told."""
    game: Game = load(str(COIN_RACE), packs=[str(told)])
    log = Log(game, Phrases.of("en", [told]))
    charm = game.names.cards.index("charm")
    assert log.flavour([charm]) == "Worn thin by hope."
    assert log.flavour([charm], frozenset()) == ""
    assert log.flavour([charm, charm + 1]) == ""
    play = Session.start(game, 2, 1)
    lines: list[str] = []
    while not play.state.over:
        charmed = game.names.option_number("coin-flipped charm")
        choice = charmed if charmed in play.state.options else play.state.options[-1]
        lines += [line.text for line in log.lines(play.choose(choice), play.state, 0)]
    assert any(line.endswith("falls into the tray. Worn thin by hope.") for line in lines)
