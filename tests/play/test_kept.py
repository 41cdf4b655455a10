"""Games that are kept: begun, listed, found by name, and refused when their packs are gone."""

import shutil
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat
from wlcore.engine.refusals import SaveError
from wlcore.loading import Choice, load
from wlcore.play import kept

SEATS = (Seat("Ann"), Seat("", "random"))


def begun(name: str = ENEMY, **more: object) -> Journal:
    """A new kept game, let go of."""
    choice = Choice(name, **more)  # type: ignore[arg-type]
    journal, _ = kept.begun(choice, game(name), SEATS, 5)
    journal.close()
    return journal


def finish(journal: Journal) -> None:
    """Play a kept game to its end."""
    journal.go_on()
    session = journal.replay(kept.game_of(journal))
    while not session.state.over:
        session.choose(session.state.o[len(session.moves) % len(session.state.o)])
    journal.close()


def test_what_was_chosen_comes_back():
    """Game, edition, layers and switches of a journal are the ones that were chosen, paths as whole paths."""
    choice = Choice(ENEMY, "fr", ("duel",), ("tests/games",), {"b": "1", "a": "2"}, {"length": "short"})
    back = kept.choice_of(kept.header_of(choice, SEATS, 1))
    assert (back.game, back.edition, back.variants) == (ENEMY, "fr", ("duel",))
    assert back.packs == (str(Path("tests/games").absolute()),)
    assert (back.rulings, back.options) == ({"a": "2", "b": "1"}, {"length": "short"})


def test_a_game_in_a_folder_is_found_from_anywhere(tmp_path, monkeypatch):
    """A game that is named by its folder is kept with the whole path."""
    shutil.copytree(COIN_RACE, tmp_path / "race")
    monkeypatch.chdir(tmp_path)
    journal, session = kept.begun(Choice("race"), load("race"), SEATS, 5)
    journal.close()
    monkeypatch.chdir("/")
    again = kept.game_of(Journal.open(journal.path))
    assert journal.replay(again).state.fingerprint() == session.state.fingerprint()


def test_unfinished_games_are_listed_the_last_played_first():
    """Finished games are not listed; of the others, the one played last comes first."""
    first, second, third = begun(), begun(WHISPERS), begun(COIN_RACE)
    finish(third)
    assert [j.path for j in kept.unfinished()[0]] == [second.path, first.path]
    first.go_on()
    session = first.replay(game(ENEMY))
    session.choose(session.state.o[0])
    first.close()
    assert [j.path for j in kept.unfinished()[0]] == [first.path, second.path]


def test_other_files_do_not_hide_the_games(state):
    """Damaged journals are told apart from the good ones, and empty ones are nothing."""
    good = begun()
    (state / "20200101-000000-000000-x.jsonl").write_text("nonsense\n")
    (state / "20200101-000000-000001-x.jsonl").write_text("")
    (state / "notes.txt").write_text("mine")
    found, wrong = kept.unfinished()
    assert [j.path for j in found] == [good.path]
    assert len(wrong) == 1
    assert "no journal" in wrong[0]


def test_a_game_is_named_by_path_or_by_the_beginning_of_its_name():
    """A path, a file name, and a beginning that fits one game only, all mean that game."""
    first, second = begun(), begun()
    assert kept.named(str(first.path)) == first.path
    assert kept.named(second.path.name) == second.path
    assert kept.named(second.path.stem) == second.path
    common = first.path.name[:4]
    with pytest.raises(SaveError, match="could be any of 2 journals"):
        kept.named(common)
    with pytest.raises(SaveError, match="there is no journal 'x'"):
        kept.named("x")


def test_a_game_whose_packs_are_gone(tmp_path):
    """What is missing is named, and the journal stays as it is."""
    shutil.copytree(COIN_RACE, tmp_path / "race")
    journal, _ = kept.begun(Choice(str(tmp_path / "race")), load(str(tmp_path / "race")), SEATS, 5)
    journal.close()
    before = journal.path.read_bytes()
    shutil.rmtree(tmp_path / "race")
    with pytest.raises(SaveError, match=r"needs what is not there any more: .*race"):
        kept.game_of(journal)
    assert journal.path.read_bytes() == before


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"variants": ("no-such-variant",)}, "there is no variant 'no-such-variant'"),
        ({"packs": ("/nowhere/pack",)}, "needs what is not there any more: /nowhere/pack"),
        ({"rulings": {"no-such-ruling": "1"}}, "there is no ruling 'no-such-ruling'"),
        ({"edition": "latin"}, "there is no edition 'latin'"),
    ],
)
def test_a_game_whose_layers_or_switches_are_gone(more, said):
    """What cannot be loaded any more is said in one sentence with the name of the journal."""
    journal = begun(**more)
    with pytest.raises(SaveError) as caught:
        kept.game_of(journal)
    assert said in str(caught.value)
    assert str(journal.path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pack_that_is_broken_now(tmp_path):
    """A pack in which there is a mistake now is a sentence too, not a list of findings."""
    shutil.copytree(COIN_RACE, tmp_path / "race")
    journal, _ = kept.begun(Choice(str(tmp_path / "race")), load(str(tmp_path / "race")), SEATS, 5)
    journal.close()
    (tmp_path / "race" / "flow.wl").write_text("rule play\n  dance\n")
    with pytest.raises(SaveError, match="cannot go on with the packs as they are now"):
        kept.game_of(journal)
