"""`--watch`: packs are edited while a game is played, and it goes on with what is clean."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from tests.play.running import Terminal, wl
from tests.play.tables import Script
from wlcore.bots.random import RandomBot
from wlcore.engine.journal import Journal
from wlcore.engine.record import PERSON, Seat
from wlcore.loading import Choice, load
from wlcore.play import kept
from wlcore.play.renewal import Renewal
from wlcore.play.table import PlayTable
from wlcore.play.watch import PackChange, PackWatch
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("a table goes on when packs change")

posix = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
CROWN = "        rival: lose 1 pennies"
Edit = Callable[[], object]


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """A game of one's own, to be edited."""
    shutil.copytree(COIN_RACE, tmp_path / "race")
    return tmp_path / "race"


def edit(file: Path, old: str, new: str) -> Edit:
    """A change of a file, to be made later."""

    def change() -> None:
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")

    return change


def typed(*steps: str | Edit) -> Iterator[str]:
    """What is typed, with what happens to files in between; after that Enter is pressed."""
    for step in steps:
        if callable(step):
            step()
            yield ""
        else:
            yield step


def play(race: Path, *steps: str | Edit, kinds: str = "person person", seed: int = 3) -> PlayTable:
    """A game at a scripted table that watches the folder, played until the script ends."""
    game, seats = load(str(race)), tuple(Seat("", kind) for kind in kinds.split())
    journal, session = kept.begun(Choice(str(race)), game, seats, seed)

    def seated(*_: object) -> dict[int, RandomBot]:
        return {seat: RandomBot(seat) for seat, who in enumerate(seats) if who.kind != PERSON}

    words, script = Wording(game, seats), Script(typed(*steps))
    table = PlayTable(session, journal, words, seated, script, Renewal(game, journal))
    table.run()
    journal.close()
    return table


def said(table: PlayTable) -> str:
    """Everything that was shown."""
    assert isinstance(table.console, Script)
    return "\n".join(table.console.shown)


def read_back(table: PlayTable) -> None:
    """The journal, read again with the packs as they are now, leads to where the table was left."""
    journal = Journal.open(table.journal.path)
    game = kept.game_of(journal)
    assert journal.header.changed(game) == []
    assert journal.replay(game).state.fingerprint() == table.session.state.fingerprint()


GAIN = "    gain ¢1\n"
MORE = GAIN.replace("1", "2")


# ---- what is clean -------------------------------------------------------------------------------------


def test_a_card_that_nothing_has_come_of_yet(race: Path):
    """It counts at once, by its name, and the game is where it was."""
    table = play(race, "1", "2", "1", edit(race / "coins.yaml", CROWN, CROWN.replace("1", "2")))
    assert "New rules: Crown.\nUp to here the game is the same." in said(table)
    assert len(table.session.moves) == 3
    read_back(table)


def test_what_matters_already(race: Path):
    """The game goes on from where it last rested, with later choices that fit; nothing is taken back beyond that."""
    table = play(race, "1", "2", "1", edit(race / "flow.wl", GAIN, MORE))
    told = "The game goes on from where it last rested, after choice 2; the choice since then still fits."
    assert f"New rules: flow.wl:21.\n{told}" in said(table)
    assert len(table.session.moves) == 1
    read_back(table)
    table = play(race, "1", "1", edit(race / "flow.wl", MORE, GAIN), "undo")
    assert "where it last rested, after choice 2.\n" in said(table)
    assert "There is nothing to take back." in said(table)


def test_what_was_chosen_does_not_fit_any_more(race: Path):
    """Then the game goes back to where it last rested, and says how many choices are gone."""
    race_on = "query any-coin: coin or nobody\n  answer only your palm\n\nrule lap"
    steps = [
        edit(race / "flow.wl", "choose coin-flipped from your palm", "let coin-flipped be any-coin"),
        edit(race / "flow.wl", "rule lap", race_on),
    ]
    table = play(race, "1", "2", "1", lambda: [step() for step in steps])
    told = "The game goes back to where it last rested, after choice 2; 1 later choice is gone."
    assert f"New rules: flow.wl:13.\n{told}" in said(table)
    assert table.session.moves == []
    read_back(table)


def test_a_comment_is_no_change(race: Path):
    """A file that says the same in other words changes nothing, and that is said."""
    table = play(race, "1", edit(race / "coins.yaml", "coin:\n", "# All of them.\ncoin:\n"))
    assert "The rules are the same as before.\nUp to here the game is the same." in said(table)
    read_back(table)


def test_a_new_counter_is_carried_over_by_names(race: Path):
    """What was there stays, what is new begins as a new game would begin it."""
    new = "counter medals of player\ncounter luck of player, starts at 4"
    table = play(race, "1", "2", "1", edit(race / "words.wl", "counter medals of player", new), "show")
    assert "New rules: words.wl:16.\nUp to here the game is the same." in said(table)
    assert said(table).count("  Luck             4") == 2
    assert "Tray    Cent, Charm, Cent" in said(table)
    read_back(table)


def test_a_new_card(race: Path):
    """It is in no deck of this game, and that is said."""
    new = '  token: { metal: copper, worth: 1, flipped: "gain ¢2" }\n  charm:'
    table = play(race, "1", "2", "1", edit(race / "coins.yaml", "  charm:", new))
    assert "New rules: Token (new)." in said(table)
    assert "in this one they come only if a rule fetches them: Token." in said(table)
    read_back(table)


def test_a_card_that_is_gone_needs_a_new_game(race: Path):
    """One sentence says so, and the game goes on with the old rules, until the card is back."""
    there = (race / "coins.yaml").read_text("utf-8")
    gone = edit(race / "coins.yaml", "  charm:", "  charms:")
    table = play(
        race, "1", "2", "1", gone, "2", lambda: (race / "coins.yaml").write_text(there, "utf-8"), "1"
    )
    assert "There is no card ‘charm’ any more.\nSo a new game is needed" in said(table)
    assert "The rules are the same as before." in said(table)
    assert len(table.session.moves) == 5
    read_back(table)


def test_before_the_game_has_rested(race: Path):
    """What cannot be taken up yet is taken up with the next turn, once."""
    table = play(race, edit(race / "coins.yaml", "copies: 6", "copies: 7"), "", "1", "1")
    lines = said(table)
    assert lines.count("This game cannot take up the new rules yet") == 1
    assert lines.index("New rules: Cent.") > lines.index("cannot take up the new rules yet")
    read_back(table)


def test_words_alone(race: Path):
    """A phrase is part of a pack, too: it is said anew."""
    names = race / "text" / "en" / "names.ftl"

    def name() -> None:
        names.parent.mkdir(parents=True)
        names.write_text("coin-crown = the golden crown\n    .name = Golden crown\n", "utf-8")

    table = play(race, "1", "2", name, edit(names, "olden", "ilded"))
    assert "New rules: names.ftl (new).\nUp to here the game is the same." in said(table)
    assert "Golden crown" in said(table)
    assert "Gilded crown" in said(table)
    assert "New rules: names.ftl:1." in said(table)
    assert said(table).index("Golden crown") < said(table).index("Gilded crown")


def test_bots_at_work(race: Path):
    """Where bots alone play on, what changes is taken up between two of their choices."""
    choose = RandomBot.choose
    made = []

    def slip(bot: RandomBot, view: object) -> int:
        made.append(bot)
        if len(made) == 4:
            edit(race / "flow.wl", GAIN, MORE)()
        return choose(bot, view)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RandomBot, "choose", slip)
        table = play(race, kinds="random random")
    assert said(table).count("New rules: flow.wl:21.") == 1
    assert table.session.state.over
    assert Journal.open(table.journal.path).finished
    read_back(table)


# ---- what is not ---------------------------------------------------------------------------------------


def test_a_mistake_is_told_with_its_place(race: Path, monkeypatch: pytest.MonkeyPatch):
    """The game goes on with the rules as they were; once the mistake is mended, with the new ones."""
    monkeypatch.chdir(race.parent)
    slip = edit(race / "coins.yaml", '"gain ¢1"', '"gian ¢1"')
    table = play(race, "1", "2", slip, "1", edit(race / "coins.yaml", '"gian ¢1"', '"gain ¢3"'))
    lines = said(table)
    assert "race/coins.yaml:2:57: 'gian' is not a word that is known; did you mean 'gain'?" in lines
    assert lines.index("The game goes on with the rules as they were.") < lines.index("New rules: Cent.")
    read_back(table)


def test_many_mistakes(race: Path):
    """Three are told, and how many more there are."""
    table = play(
        race, "1", edit(race / "flow.wl", "gain ", "gian "), edit(race / "words.wl", "counter", "conter")
    )
    assert "more mistakes; ‘wl check’ shows all" in said(table)
    assert said(table).count("the rules as they were") == 2


@pytest.mark.parametrize("file", ["pack.yaml", "flow.wl"])
def test_a_file_that_is_away(race: Path, file: str):
    """It is missed in a sentence, and when it is back, all is as before."""
    text = (race / file).read_text("utf-8")
    table = play(race, "1", (race / file).unlink, "2", lambda: (race / file).write_text(text, "utf-8"), "1")
    assert "The game goes on with the rules as they were." in said(table)
    assert "The rules are the same as before." in said(table)
    assert len(table.session.moves) == 3


def test_a_file_that_is_being_written(race: Path):
    """Nothing is read before the file is whole."""
    file = race / "coins.yaml"
    text = file.read_text("utf-8").replace('"gain ¢1"', '"gain ¢2"')

    def slowly() -> None:
        with file.open("w", encoding="utf-8") as writing:
            for start in range(0, len(text), len(text) // 4):
                writing.write(text[start : start + len(text) // 4])
                writing.flush()
                time.sleep(0.05)

    def begin() -> None:
        threading.Thread(target=slowly).start()
        time.sleep(0.02)

    table = play(race, "1", "2", begin)
    assert "as they were" not in said(table)
    assert said(table).count("New rules: Cent.") == 1


def test_a_full_disk_keeps_the_old_rules(race: Path, monkeypatch: pytest.MonkeyPatch):
    """If it cannot be written down that the rules have changed, they have not."""

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    change = edit(race / "coins.yaml", CROWN, CROWN.replace("1", "2"))
    table = play(race, "1", "2", lambda: (change(), monkeypatch.setattr("os.write", full)))
    assert "No space left on device" in said(table)
    assert "this one goes on with the old ones" in said(table)
    monkeypatch.undo()


def test_what_has_changed_is_named(tmp_path: Path):
    """Things by kind and id, other files by their first line that is not as it was."""
    (tmp_path / "pack.yaml").write_text("id: x\n", "utf-8")
    (tmp_path / "cards.yaml").write_text("coin:\n  a: { worth: 1 }\n  b: { worth: 2 }\n", "utf-8")
    (tmp_path / "house.wl").write_text("one\ntwo\n", "utf-8")
    watch = PackWatch([str(tmp_path)])
    assert not watch.stirred()
    (tmp_path / "cards.yaml").write_text("# new\ncoin:\n  a: { worth: 1 }\n  c: { worth: 2 }\n", "utf-8")
    (tmp_path / "house.wl").write_text("one\nthree\n", "utf-8")
    (tmp_path / "more.wl").write_text("x\n", "utf-8")
    assert watch.stirred()
    watch.look()
    assert not watch.stirred()
    assert set(watch.changes(["coin"])) == {
        PackChange("gone", "coin", "b"),
        PackChange("new", "coin", "c"),
        PackChange("changed", "", "house.wl:2"),
        PackChange("new", "", "more.wl"),
    }
    assert watch.changes(["coin"]) == []


# ---- at a terminal -------------------------------------------------------------------------------------


@posix
def test_while_somebody_types(race: Path, monkeypatch: pytest.MonkeyPatch):
    """At a terminal nobody has to press a key: the screen is drawn anew, and what was half typed is still there."""
    monkeypatch.chdir(race.parent)
    table = Terminal("play", str(race), "--watch", "--seed", "3", "--players", "2", "--bots", "random")
    table.asked()
    table.press(b"he")
    table.until("he")
    edit(race / "coins.yaml", CROWN, CROWN.replace("1", "2"))()
    table.until("> he", "he", after="New rules: Crown.")
    table.type("lp")
    table.until("the question again")
    edit(race / "coins.yaml", '"gain ¢1"', '"gian ¢1"')()
    assert "coins.yaml:2:57: 'gian' is not" in table.asked(after="as they were")
    table.type("quit")
    assert table.status() == 0
    resumed = wl("resume", "--watch", typed="quit\n")
    assert "cannot go on with the packs as they are now: 'gian' is not" in resumed.stderr
    edit(race / "coins.yaml", '"gian ¢1"', '"gain ¢1"')()
    resumed = wl("resume", "--watch", typed="quit\n")
    assert (resumed.returncode, resumed.stderr) == (0, "")


@posix
def test_at_a_dumb_terminal(race: Path):
    """There, files are looked at with each answer, and when Enter is pressed."""
    table = Terminal("play", str(race), "--watch", "--seed", "3", "--players", "2", term="dumb")
    table.asked()
    edit(race / "coins.yaml", CROWN, CROWN.replace("1", "2"))()
    table.type("")
    assert "New rules: Crown." in table.asked()
    table.type("quit")
    assert table.status() == 0


PUZZLE = """scenario "A medal for three"
players anna, ben
goal medals(anna) is 1
within 4 choices
given
  chance beginner is anna
  palm(anna) is cent
  pennies(anna) is 2
when
  anna: cent
  anna: pay-pennies
"""


@posix
def test_a_scenario_begins_anew(race: Path):
    """What is changed counts from the position of the scenario on, and its goal is followed, now and when it is resumed."""
    file = race / "scenarios" / "some.scn"
    file.parent.mkdir(exist_ok=True)
    file.write_text(PUZZLE, "utf-8")
    table = Terminal("play", "--scenario", str(file), "--watch")
    assert "Goal: met if Anna has exactly 1 medals, within 4 choices" in table.asked()
    table.type("cent")
    table.asked()
    edit(race / "coins.yaml", '"gain ¢1"', '"gain ¢2"')()
    shown = table.asked(after="New rules")
    shown = " ".join(shown.split())
    assert "New rules: Cent." in shown
    assert "begins again at the position of the scenario; the choice since then still fits." in shown
    assert "Goal: met if Anna has exactly 1 medals" in shown
    table.type("quit")
    assert table.status() == 0
    resumed = wl("resume", typed="pay\nquit\n")
    assert "Goal: met if Anna has exactly 1 medals, within 4 choices" in resumed.stdout
    assert "The goal is reached" in resumed.stdout
    file.unlink()
    assert f"{file} is not what it was" in wl("resume", typed="quit\n").stdout


def test_watching_is_for_the_table():
    """Bots that play a game by themselves do not watch."""
    assert wl("play", COIN_RACE, "--auto", "--watch").returncode == 2
