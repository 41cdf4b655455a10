"""What a journal tells of where packs lie, and that places which only a journal names are not opened unasked."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore import files
from wlcore.cli import agreeing, main
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat, sealed
from wlcore.engine.refusals import SaveError
from wlcore.loading import Choice, load
from wlcore.play import kept, whereabouts

pytestmark = pytest.mark.slow("where everybody is, in games under way")

SEATS = (Seat("Ann"), Seat("Bob"))
HOUSE = "id: house\nversion: 1.0.0\ntitle: House\nkind: layer\ngame: coin-race\n"


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    """A home with a game and a layer for it."""
    place = tmp_path / "home"
    shutil.copytree(COIN_RACE, place / "games" / "race")
    (place / "house").mkdir()
    (place / "house" / "pack.yaml").write_text(HOUSE, "utf-8")
    monkeypatch.setenv("HOME", str(place))
    monkeypatch.setenv("USERPROFILE", str(place))
    return place


def begun(game: str, *packs: Path) -> Journal:
    """A game begun by somebody here, with its journal let go of."""
    choice = Choice(game, packs=tuple(map(str, packs)))
    journal, _ = kept.begun(choice, load(game, packs=choice.packs), SEATS, 5)
    journal.close()
    return journal


def sent(journal: Journal, monkeypatch, tmp_path, **changed: object) -> Path:
    """A journal on the machine of somebody else, perhaps with another header."""
    lines, check = b"", ""
    for number, line in enumerate(journal.path.read_text("utf-8").splitlines()):
        found = json.loads(line)
        found.pop("check")
        told, check = sealed({**found, **changed} if number == 0 else found, check)
        lines += told
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "elsewhere"))
    file = tmp_path / "sent.jsonl"
    file.write_bytes(lines)
    return file


def test_of_a_home_only_what_lies_below_it_is_told(home):
    """Neither the user's name nor where homes lie; and the game is found again."""
    journal = begun(str(home / "games" / "race"), home / "house")
    assert str(home) not in journal.path.read_text("utf-8")
    header = Journal.open(journal.path).header
    assert (header.game, header.packs) == ("~/games/race", ("~/house",))
    assert kept.game_of(journal).id == "coin-race"


def test_what_is_installed_is_told_by_its_id(monkeypatch):
    """However its place was named, so that the journal can be played wherever that pack is installed."""
    from wlcore.data import data_root

    root = Path(str(data_root()))
    monkeypatch.chdir(root / "rules")
    choice = Choice("public-enemy", packs=(str(root / "variants" / "duel"),))
    game = load("public-enemy", packs=choice.packs)
    header = kept.header_of(choice, SEATS, 1, game)
    assert (header.game, header.variants, header.packs) == ("public-enemy", ("duel",), ())
    by_place = kept.header_of(Choice(str(root / "rules" / "public-enemy")), SEATS, 1, load("public-enemy"))
    assert by_place.game == "public-enemy"
    assert whereabouts.unknown(header) == []


@pytest.mark.parametrize(
    "command", [["resume"], ["replay"], ["replay", "--at=0"], ["new", "scenario", "--at", "0", "--from"]]
)
def test_what_only_a_journal_names_is_not_opened(home, command, monkeypatch, tmp_path, capsys):
    """Where nobody is at a terminal one sentence says what would be opened, and how; with --packs it is, and is known then."""
    file = sent(begun(str(home / "games" / "race"), home / "house"), monkeypatch, tmp_path)
    monkeypatch.setattr("sys.stdin", (tmp_path / "empty").open("w+", encoding="utf-8"))
    with monkeypatch.context() as patch:
        patch.setattr("wlcore.play.kept.loaded", lambda *_: pytest.fail("opened"))
        patch.setattr(Path, "exists", lambda path: pytest.fail("looked at") if "race" in str(path) else True)
        assert main([*command, str(file)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "wants opened what nobody here has named" in said
    assert f"{home / 'games' / 'race'}, {home / 'house'}" in said
    assert "--packs" in said
    assert main([*command, str(file), "--packs"]) == 0
    assert main([*command, str(file)]) == 0


@pytest.mark.parametrize(
    ("typed", "opened"), [("yes", True), ("YES", True), ("", False), ("no", False), ("y es", False)]
)
def test_somebody_at_a_terminal_is_asked(home, typed, opened, monkeypatch, tmp_path):
    """Enter is no; what was answered with yes is not asked again."""
    asked = []

    class AtHand:
        terminal = True

        def ask(self, question: str) -> str:
            asked.append(question)
            return typed

    journal = Journal.open(sent(begun(str(home / "games" / "race")), monkeypatch, tmp_path))
    monkeypatch.setattr(agreeing, "Console", AtHand)
    for _ in range(2):
        if opened:
            agreeing.agree(journal, False)
            assert kept.game_of(journal).id == "coin-race"
        else:
            with pytest.raises(SaveError, match="nobody here has named"):
                agreeing.agree(journal, False)
    assert len(asked) == (1 if opened else 2)
    assert str(home / "games" / "race") in asked[0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "\\\\canary.invalid\\share"), ("game", "/etc"), ("game", "a.zip"), ("game", "./race"), ("game", "~/games/race"),
        ("packs", ["/etc"]), ("packs", ["\\\\canary.invalid\\share\\x.zip"]), ("packs", ["a" * 5000]), ("packs", ["\x00"]),
        ("scenario", "/etc/passwd:3"), ("scenario", "\\\\canary.invalid\\share\\x.scn"),
    ],
)  # fmt: skip
def test_no_place_is_looked_at(home, field, value, monkeypatch, tmp_path):
    """Whichever field names it, and be it the journal played last."""
    file = sent(begun(str(home / "games" / "race")), monkeypatch, tmp_path, **{field: value})
    place = tmp_path / "elsewhere" / "journals"
    place.mkdir(parents=True)
    shutil.copy(file, place / "20200101-000000-000000-x.jsonl")
    monkeypatch.setattr("sys.stdin", (tmp_path / "empty").open("w+", encoding="utf-8"))
    with monkeypatch.context() as patch:
        patch.setattr("wlcore.play.kept.loaded", lambda *_: pytest.fail("opened"))
        assert main(["resume"]) == 1
        assert main(["replay", str(file)]) == 1


def test_a_folder_here_is_not_the_game_of_that_id(home, monkeypatch, tmp_path):
    """A journal that names a game by its id does not mean what happens to be called so where somebody stands."""
    file = sent(begun(str(home / "games" / "race")), monkeypatch, tmp_path, game="race")
    monkeypatch.chdir(home / "games")
    with pytest.raises(SaveError, match="needs what is not there any more: race"):
        kept.game_of(Journal.open(file))


def test_a_save_of_a_stranger_is_not_loaded_at_the_table(home, monkeypatch, tmp_path):
    """Nor are saves opened unasked."""
    file = sent(begun(str(home / "games" / "race")), monkeypatch, tmp_path)
    place = tmp_path / "elsewhere" / "journals" / "saves"
    place.mkdir(parents=True)
    shutil.copy(file, place / "gift.jsonl")
    with pytest.raises(SaveError, match="nobody here has named"):
        kept.from_save("gift")


@pytest.mark.parametrize("place", ["a" * 5000, "x\x00y", "/" + "a/" * 3000])
def test_what_no_file_can_be_called_is_not_there(place):
    """A place that makes no sense is one that is not there."""
    assert not any(asked(Path(place)) for asked in (files.exists, files.is_folder, files.is_file))
