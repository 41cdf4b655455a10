"""Guided games: remarks that a pack brings as phrases, each told once, in every language of the pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, game
from tests.play.tables import Script, shown, table
from wlcore.engine.record import Seat
from wlcore.play.guiding import Guiding, remark
from wlcore.play.words import Wording

WEST = "western-legends"


def guided(*lines: str, name: str = ENEMY, kinds: str = "person person") -> list[str]:
    """What is shown at a table with remarks."""
    played = table(*lines, name=name, kinds=kinds)
    played.guiding = Guiding()
    played.run()
    return shown(played)


def test_a_remark_is_told_to_each_player_once():
    """The first time that they are asked for something, above the question."""
    lines = guided("1", "1", "1", "1", "quit")
    remarks = [number for number, line in enumerate(lines) if line.startswith("» Take the top card")]
    assert len(remarks) == 2
    assert all(lines[number + 2].endswith("From which deck do you take a card?") for number in remarks)


def test_without_a_guide_nothing_is_told():
    """A game that is not guided, and a pack without remarks, say nothing of the sort."""
    assert not any(line.startswith("»") for line in guided("1", "quit", name=COIN_RACE))
    played = table("1", "quit", name=ENEMY)
    played.run()
    assert not any(line.startswith("»") for line in shown(played))


def test_at_the_end_there_is_a_last_remark():
    """Whoever has played to the end is told so."""
    played = table(*["1"] * 400, name=ENEMY, kinds="person random")
    played.guiding = Guiding()
    played.run()
    assert played.session.state.over
    assert shown(played)[-1].startswith("» That was the first game.")


@pytest.mark.parametrize("name", [ENEMY, WEST])
@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_each_language_has_the_same_remarks(name, language):
    """What English says to newcomers the others say as well, in words of their own."""
    english, other = (Wording(game(name), [Seat("")] * 3, spoken) for spoken in ("en", language))
    names = [entry.removeprefix("guide-") for entry in english.phrases.entries if entry.startswith("guide-")]
    assert len(names) > 4
    for one in names:
        assert f"guide-{one}" in other.phrases.entries
        assert remark(one, other) != remark(one, english)


def test_remarks_are_about_what_is_asked():
    """Each names a choice, or a rule that asks, of the game; `wl check` says so of others."""
    west = game(WEST)
    known = {about or rule for about, rule, _, _ in west.sites.values()} | {"begin", "end"}
    phrases = Wording(west, [Seat("")] * 3).phrases
    assert {entry.removeprefix("guide-") for entry in phrases.entries if entry.startswith("guide-")} <= known


def test_a_guided_game_is_begun_by_a_flag(state: Path, capsys: pytest.CaptureFixture[str], monkeypatch):
    """`wl play --guide` begins with the pack's first remark, and says so where there is none."""
    from io import StringIO

    from wlcore.cli import main

    for name, said in ((ENEMY, "» A first game, with remarks."), (COIN_RACE, "no remarks for a first game")):
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        assert main(["play", name, "--guide", "--players", "2", "--seed", "1", "--lang", "en"]) == 0
        assert said in capsys.readouterr().out


def test_the_end_answers_and_begins_another_game():
    """After the end the log can be asked for, and 'again' gives the journal of a new game of the same sort."""
    from wlcore.play.ending import Ending

    played = table(*["1"] * 400, name=ENEMY, kinds="person random")
    played.run()
    ending = Ending(played.session, played.commands, 0)
    console = Script(["log 2", "nonsense", "again"], terminal=True)
    journal = ending.afterwards(console)
    assert journal is not None
    assert journal.header.seats == played.journal.header.seats
    assert journal.path != played.journal.path
    assert any("wins the game." in line for line in console.shown)
    assert ending.afterwards(Script([""])) is None
    assert any(line.startswith("How the scores rose") for line in ending.told())
