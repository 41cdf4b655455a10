"""`wl play`, `wl resume` and `wl replay` as people use them: whole processes, through pipes and terminals."""

import io
import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from tests.planted import plant_apply
from tests.play.running import WL, Player, Terminal, wl
from wlcore import cli
from wlcore.engine.journal import Journal
from wlcore.engine.record import Chosen

pytestmark = pytest.mark.slow("commands at a real terminal")

KEPT = "The game is kept: wl resume"
ANSWERS = "\n".join(str(1 + number % 5) for number in range(4000)) + "\n"
posix = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a command in this process with typed lines; returns status, output and talk."""

    def run(*words, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = cli.main(list(words))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def only(folder) -> Journal:
    """The one journal that is kept."""
    (path,) = folder.glob("*.jsonl")
    return Journal.open(path)


# ---- to the end of a game --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--players", "2"], ["--bots", "random,random"]])
def test_a_game_through_a_pipe(words, state):
    """Lines on standard input play a game to its end; no control character is written, and nothing goes to stderr."""
    ran = wl("play", ENEMY, "--seed", "3", *words, typed=ANSWERS)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is over." in ran.stdout
    assert all(c.isprintable() or c == "\n" for c in ran.stdout)
    assert only(state).finished


@posix
def test_a_game_through_a_terminal(state):
    """At a terminal a game is played to its end, by numbers and by the beginnings of words."""
    table = Terminal("play", ENEMY, "--seed", "3", "--bots", "random", "--option", "length=three-rounds")
    for number in range(400):
        if "The game is recorded" in table.asked("The game is recorded"):
            break
        table.type("tomb" if number == 0 else "1")
    table.type("log 2")
    table.type("")
    assert table.status() == 0
    assert "The game is over." in table.shown
    assert only(state).finished


# ---- leaving and going on --------------------------------------------------------------------------------


def test_the_end_of_input_keeps_the_game(run, state):
    """When the input ends, the game is kept, and `wl resume` goes on with it where it was."""
    status, out, err = run("play", ENEMY, "--seed", "3", "--players", "2", typed="1\n2\n")
    assert (status, err) == (0, "")
    assert out.endswith(f"> \n{KEPT}\n")
    status, out, err = run("resume", typed="3\nquit\n")
    assert (status, err) == (0, "")
    assert out.startswith("Public Enemy Number One goes on: Player 1, Player 2.")
    assert len(only(state).entries) == 3
    status, out, err = run("resume", typed=ANSWERS)
    assert "The game is over." in out
    assert only(state).finished
    assert run("resume") == (1, "", "wl resume: there is no unfinished game\n")


def test_a_game_goes_on_in_its_language(run, state):
    """Without a language it is that of the table; where the table has another now, the last line says so."""
    out = run("play", ENEMY, "--seed", "3", "--players", "2", "--lang", "fr", typed="1\n")[1]
    assert out.endswith(": wl resume\n")
    assert "La partie" in out.splitlines()[-1]
    out = run("resume", typed="lang de\nquit\n")[1]
    assert out.startswith("Public Enemy Number One continue")
    assert out.endswith("Das Spiel ist aufgehoben: wl resume --lang de\n")
    assert "Das Spiel ist aufgehoben" in run("resume", "--lang", "de", typed="quit\n")[1]


def test_what_is_played_comes_back_when_a_game_goes_on(run, state):
    """Seed, seats and bots are those of the journal; an interrupted game ends like one played in one go."""
    run("play", ENEMY, "--seed", "3", "--players", "2", typed=ANSWERS)
    whole = only(state)
    fingerprint = whole.entries[-1]
    whole.path.unlink()
    lines = ANSWERS.splitlines(keepends=True)
    run("play", ENEMY, "--seed", "3", "--players", "2", typed="".join(lines[:7]))
    for start in range(7, 4000, 13):
        if only(state).finished:
            break
        run("resume", typed="".join(lines[start : start + 13]))
    assert only(state).entries[-1] == fingerprint


@posix
def test_an_interrupt_keeps_the_game(state):
    """Ctrl-C ends the game with status 130 and a word on how to go on."""
    table = Terminal("play", ENEMY, "--seed", "3", "--players", "2")
    table.asked()
    table.type("1")
    table.asked()
    assert table.status(interrupting=True) == 130
    assert KEPT in table.shown
    assert "Traceback" not in table.shown
    assert len(only(state).entries) == 1


@posix
def test_ctrl_d_keeps_the_game(state):
    """The end of input at a terminal ends the game cleanly."""
    table = Terminal("play", ENEMY, "--seed", "3", "--players", "2")
    table.asked()
    table.press(b"\x04")
    assert table.status() == 0
    assert KEPT in table.shown


@posix
@pytest.mark.parametrize(("term", "codes"), [("xterm", True), ("dumb", False)])
def test_hidden_hands_at_one_terminal(term, codes):
    """Between people with hidden hands the terminal is cleared, a dumb one without control codes."""
    table = Terminal("play", WHISPERS, "--seed", "3", "--players", "2", term=term)
    table.asked()
    table.type("gain")
    assert "Hand over the keyboard" in table.asked()
    table.type("")
    table.asked()
    table.type("quit")
    assert table.status() == 0
    assert ("\x1b[2J" in table.shown) == codes


@posix
def test_a_closed_pipe_keeps_the_game(state):
    """When nobody reads any more, it ends quietly, and what was chosen is kept."""
    player = Player("play", ENEMY, "--seed", "3", "--players", "2")
    assert player.read()
    player.answer()
    assert player.read()
    assert player.process.stdout is not None
    player.process.stdout.close()
    player.answer()
    assert player.process.wait(30) == 141
    assert player.process.stderr is not None
    assert player.process.stderr.read() == b""
    player.close()
    assert len(only(state).entries) in (1, 2)


@posix
def test_no_standard_input_at_all(state):
    """Without a standard input it is as if the input had ended."""
    ran = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *WL, "play", ENEMY, "--seed", "3"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith(f"{KEPT}\n")


# ---- what resume says ------------------------------------------------------------------------------------


def test_resume_lists_and_takes_the_last_played(run, state):
    """Of several games all are listed, and the last played goes on; a name chooses another."""
    for seed in ("1", "2", "3"):
        run("play", ENEMY, "--seed", seed, "--players", "2", typed="1\n" * int(seed))
    paths = sorted(state.glob("*.jsonl"))
    status, out, err = run("resume", typed="1\n")
    assert status == 0
    assert err.startswith("unfinished games:\n")
    assert all(path.stem in err for path in paths)
    assert [len(Journal.open(path).entries) for path in paths] == [1, 2, 4]
    run("resume", paths[0].name, typed="1\n1\n")
    assert [len(Journal.open(path).entries) for path in paths] == [3, 2, 4]
    status, out, err = run("resume", "--list")
    assert (status, len(out.splitlines()), err) == (0, 3, "")
    assert out.splitlines()[0].startswith(paths[0].stem)
    status, out, _ = run("resume", "--json")
    assert [entry["choices"] for entry in json.loads(out)] == [3, 4, 2]


def test_resume_refuses_in_one_sentence(run, state, tmp_path):
    """What is damaged, finished or not there is one sentence and status 1, and stays as it is."""
    run("play", COIN_RACE, "--seed", "1", "--players", "2", "--bots", "random,random")
    path = only(state).path
    assert "is finished; 'wl replay' shows it" in run("resume", str(path))[2]
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(path.read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    before = bad.read_bytes()
    status, out, err = run("resume", str(bad))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "is damaged at line" in err
    assert bad.read_bytes() == before
    assert run("resume", "nothing-like-that")[::2] == (
        1,
        "wl resume: there is no journal 'nothing-like-that'\n",
    )


def test_resume_with_packs_that_have_changed(run, state, tmp_path):
    """If up to here it is the same game, a line names the packs; if not, it goes on where it last rested, and a line says so."""
    folder = tmp_path / "race"
    shutil.copytree(COIN_RACE, folder)
    run("play", str(folder), "--seed", "1", "--players", "2", typed="1\n1\n1\n1\n1\n1\n1\n")
    rules = (folder / "flow.wl").read_text()
    (folder / "flow.wl").write_text(rules + "\n# The end.\n")
    status, out, err = run("resume")
    assert status == 0
    assert err == "The rules have changed (coin-race). Up to here the game is the same.\n"
    assert run("resume")[2] == ""
    old = only(state).path
    (folder / "flow.wl").write_text(rules.replace("pay ¢3: gain", "pay ¢1: gain"))
    status, out, err = run("replay", str(old))
    assert (status, out, err.count("\n")) == (1, "", 2)
    assert "does not fit the packs as they are now (coin-race)" in err
    assert "'wl resume' can go on where the game last rested, after choice" in err
    status, out, err = run("resume")
    assert status == 0
    assert err.startswith(
        "The rules have changed (coin-race). The game goes on from where it last rested, after choice 7."
    )
    status, out, err = run("replay", str(old))
    assert (status, err) == (0, "The 7 choices before were made with other rules.\n")
    shutil.rmtree(folder)
    status, out, err = run("resume")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert f"needs what is not there any more: {folder}" in err


# ---- replay ----------------------------------------------------------------------------------------------


def test_replay_shows_every_choice(run, state):
    """Every choice that stands is shown with its number, who made it and what followed."""
    run("play", ENEMY, "--seed", "3", "--players", "2", typed=ANSWERS)
    journal = only(state)
    status, out, err = run("replay", str(journal.path))
    assert (status, err) == (0, "")
    numbered = [line for line in out.splitlines() if line[:4].strip().isdecimal()]
    assert len(numbered) == len(journal.entries) - 1
    assert numbered[0] == "   1  Player 1: source tombstone" or numbered[0].startswith("   1  Player ")
    assert out.splitlines()[-1].endswith("won.")


def test_replay_shows_any_moment_and_steps(run, state):
    """--at shows the position after so many choices, --step goes on from there line by line."""
    run("play", ENEMY, "--seed", "3", "--players", "2", typed="1\n1\n1\n")
    name = only(state).path.name
    positions = [run("replay", name, "--at", str(number))[1] for number in range(4)]
    assert len(set(positions)) == 4
    assert "12 cards" in positions[0]
    status, out, err = run("replay", name, "--step", "--at", "1", typed="\n\n\n\n")
    assert (status, err) == (0, "")
    assert "   2  Player" in out
    assert "   3  Player" in out
    assert "   1  Player" not in out
    status, out, err = run("replay", name, "--at", "4")
    assert (status, out) == (2, "")
    assert "--at must be a number from 0 to 3" in err


def test_replay_checks(run, state):
    """--check says how many choices replay as recorded, or in one sentence what does not; the file stays as it is."""
    run("play", ENEMY, "--seed", "3", "--players", "2", typed="1\n1\n1\n")
    path = only(state).path
    assert run("replay", str(path), "--check") == (0, "3 choices, unfinished: replays as recorded\n", "")
    path.write_bytes(path.read_bytes().replace(b"tombstone", b"deadwood!", 1))
    status, out, err = run("replay", str(path), "--check")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "is damaged at line 2" in err


def test_a_defect_is_reported_with_the_choice_and_the_journal(run, state, monkeypatch):
    """When the rules fail on the way, the report names the choice that led there and the journal that leads up to it."""

    def broken(*_):
        raise ZeroDivisionError("a slip")

    plant_apply(monkeypatch, broken)
    status, _, err = run("play", ENEMY, "--seed", "3", "--players", "2", typed="1\n")
    assert (status, err.count("\n")) == (1, 1)
    assert "a defect of wlcore: ZeroDivisionError: a slip" in err
    (report,) = (state.parent / "defects").iterdir()
    text = report.read_text("utf-8")
    assert "'source tombstone' was chosen after 0 choices that stand" in text
    assert f"the journal is {only(state).path}" in text


# ---- which game, who plays -------------------------------------------------------------------------------


def test_the_folder_may_mean_the_game(run, monkeypatch, state):
    """Inside the folder of a game, or of a layer for one, GAME may be left out."""
    monkeypatch.chdir(COIN_RACE)
    status, out, _ = run("play", "--players", "2", "--bots", "random,random", "--seed", "1")
    assert status == 0
    assert out.startswith("Coin Race: Player 1 (random), Player 2 (random).")
    assert only(state).header.game == COIN_RACE


def test_which_of_several_games_is_asked(run, monkeypatch, tmp_path, state):
    """Where no game is named and several are there, it can be chosen by its number or the beginning of its name."""
    monkeypatch.chdir(tmp_path)
    status, out, err = run("play", "--seed", "1", typed="9\npub\n1\n")
    assert (status, err) == (0, "")
    assert out.startswith(
        "Which game do you want to play?\n  1  Public Enemy Number One\n  2  Western Legends\n"
    )
    assert "‘9’ is none of them" in out
    assert only(state).header.game == ENEMY
    out = run("play", typed="\nhelp\nquit\n")[1]
    assert out.count("Which game do you want to play?") == 3
    assert "beginning of its name. ‘quit’ leaves." in out
    status, _, err = run("play")
    assert (status, err.splitlines()[0]) == (2, "wl play: name the game: public-enemy or western-legends")
    assert run("play", typed="quit\n")[::2] == (0, "")
    status, out, err = run("play", "--auto")
    assert (status, out) == (2, "")
    assert "name the game" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([ENEMY, "--players", "7"], "for 2 to 6 players, not for 7"),
        ([ENEMY, "--players", "1"], "for 2 to 6 players, not for 1"),
        ([ENEMY, "--players", "2", "--bots", "random,random,random"], "there are 3 bots for 2 seats"),
        ([ENEMY, "--bots", "randum"], "there is no bot 'randum'; did you mean 'random'?"),
        ([ENEMY, "--bots", "random,,x"], "there is no bot ''"),
        ([ENEMY, "--json"], "--json goes with --auto"),
        ([ENEMY, "--lang", "elvish"], "there are no phrases in 'elvish'"),
    ],
)
def test_what_cannot_be_played_as_written(run, words, said, state):
    """Wrong numbers and names are one sentence and status 2, and no game is begun."""
    status, out, err = run("play", *words)
    assert (status, out) == (2, "")
    assert said in err.splitlines()[0]
    assert not state.exists() or not list(state.iterdir())


@pytest.mark.parametrize("words", [["no-such-game"], [ENEMY, "--variant", "x"], [ENEMY, "--ruling", "x=y"]])
def test_what_cannot_be_loaded(run, words, state):
    """Unknown games, layers and rulings are diagnostics, with status 2."""
    status, out, err = run("play", *words)
    assert (status, out) == (2, "")
    assert err.startswith("error ")
    assert not state.exists()


# ---- folders ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("inside", ["state/deeper", "state"])
def test_a_state_folder_that_cannot_be_used(run, tmp_path, monkeypatch, inside):
    """Where nothing can be kept, one sentence says which folder and how to name another, before the game begins."""
    (tmp_path / "state").write_text("in the way")
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / inside))
    status, out, err = run("play", ENEMY, typed="1\n")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert str(tmp_path / inside) in err
    assert "WLCORE_STATE" in err


def test_a_file_in_the_place_of_the_journals(run, state):
    """If journals cannot be written, one sentence says where."""
    state.parent.mkdir()
    state.write_text("in the way")
    status, out, err = run("play", ENEMY, typed="1\n")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert f"no journal can be written in {state}" in err


@posix
def test_a_full_disk(state):
    """When the disk is full, one sentence says so, and the game is kept up to the choice before."""
    limit = 'ulimit -f 2; exec "$@"'
    typed = "1\n" * 200
    ran = subprocess.run(
        ["bash", "-c", f"trap '' XFSZ; {limit}", "sh", *WL, "play", ENEMY, "--seed", "3", "--players", "2"],
        input=typed, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ran.returncode == 1
    assert "cannot be written (File too large)" in ran.stdout
    assert ran.stdout.endswith(f"The last choice does not count.\n{KEPT}\n")
    assert ran.stderr == ""
    only(state).replay(game(ENEMY))


# ---- at a terminal ---------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize(
    ("language", "said"), [("en", "decides"), ("fr", "décide"), ("de", "entscheidet"), ("ru", "решает")]
)
def test_a_terminal_in_every_language(language, said, state):
    """The screen, the help and another language in between; what is typed stays the same."""
    table = Terminal("play", ENEMY, "--seed", "3", "--bots", "random", "--lang", language, size=(80, 50))
    assert said in table.asked()
    table.type("help")
    assert "wl resume" in table.asked()
    other = "de" if language != "de" else "fr"
    table.type(f"lang {other}")
    assert {"de": "entscheidet", "fr": "décide"}[other] in table.asked()
    table.type("1; quit")
    assert table.status() == 0
    assert len(only(state).entries) >= 1
    assert "Traceback" not in table.shown


@posix
def test_a_terminal_without_colour(state):
    """With NO_COLOR nothing is coloured, and the same is there to be read."""
    coloured = Terminal("play", ENEMY, "--seed", "3", "--bots", "random")
    text = coloured.asked()
    coloured.type("quit")
    assert coloured.status() == 0
    bare = Terminal("play", ENEMY, "--seed", "3", "--bots", "random", NO_COLOR="1")
    assert bare.asked() == text
    bare.type("quit")
    assert bare.status() == 0
    assert re.search(r"\x1b\[[0-9;]*3[0-7]m", coloured.shown)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", bare.shown)


@posix
def test_a_terminal_that_is_resized(state):
    """A terminal may change its size at any question; the screen is drawn again, and nothing is lost."""
    table = Terminal("play", ENEMY, "--seed", "3", "--bots", "random", size=(120, 40))
    table.asked()
    for size in ((60, 20), (30, 8), (200, 60)):
        table.resize(size)
        table.type("")
        assert "Player 1: " in table.asked(after="Player 1 decides")
    table.type("1; quit")
    assert table.status() == 0
    assert len(only(state).entries) >= 1
    assert "Traceback" not in table.shown


@posix
def test_tab_completes_and_the_arrow_brings_back(state):
    """The beginning of an option becomes the whole of it; the last line comes back."""
    table = Terminal("play", ENEMY, "--seed", "3", "--bots", "random")
    table.asked()
    table.press(b"tomb\t")
    table.until("tombstone")
    table.press(b"\r")
    table.asked(after="Player 1 decides")
    table.press(b"\x1b[A")
    table.until("tombstone")
    table.press(b"\r")
    table.asked(after="Player 1 decides")
    table.type("quit")
    assert table.status() == 0
    mine = [e.words for e in only(state).entries if isinstance(e, Chosen) and e.seat == 1]
    assert mine == ["source tombstone"] * 2
