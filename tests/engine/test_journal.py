"""Journals: nothing that was chosen is lost, and what is damaged, edited or does not fit is refused in one sentence."""

import json
import os
import shutil
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Chosen, Finished, Header, Seat, TakenBack, sealed
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.loading import load

SEATS = (Seat("Ann"), Seat("", "random"), Seat("Bob"))


def begun(
    folder: Path, name: str = WHISPERS, seed: int = 3, seats: tuple[Seat, ...] = SEATS
) -> tuple[Journal, Session]:
    """A new game with its journal."""
    session = Session.start(game(name), len(seats), seed)
    journal = Journal.create(folder, Header(name, seats, seed).of(game(name)))
    session.recorder = journal
    return journal, session


def play(session: Session, choices: int, seed: int = 1) -> None:
    """So many random choices, some of them taken back."""
    dice = Dice(seed)
    for _ in range(choices):
        if session.state.over:
            return
        session.choose(session.state.o[dice.below(len(session.state.o))])
        if dice.below(4) == 0 and not session.state.over:
            session.undo(session.moves[-1].seat)


def kept(folder: Path, choices: int = 30, name: str = WHISPERS) -> tuple[Path, Session]:
    """A journal after so many choices, let go of, and the session it recorded."""
    journal, session = begun(folder, name)
    play(session, choices)
    journal.close()
    return journal.path, session


def straight(folder: Path) -> Path:
    """A journal of twelve choices of which none was taken back, let go of."""
    journal, session = begun(folder)
    for number in range(12):
        session.choose(session.state.o[number % len(session.state.o)])
    journal.close()
    return journal.path


def refused(path: Path, of: Game | None = None) -> str:
    """The one sentence with which a journal is refused; the file is left as it was."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(SaveError) as caught:
        Journal.open(path).replay(of or game(WHISPERS))
    message = str(caught.value)
    assert str(path) in message
    assert "\n" not in message
    assert not path.is_file() or path.read_bytes() == before
    return message


def resealed(path: Path, change: dict[int, dict[str, object]]) -> None:
    """Change lines (by number from 0) and give all lines the checks that a forger would give them."""
    check, text = "", b""
    for number, line in enumerate(path.read_bytes().splitlines()):
        said = {**json.loads(line), **change.get(number, {})}
        said.pop("check")
        sealed_line, check = sealed({k: v for k, v in said.items() if v is not None}, check)
        text += sealed_line
    path.write_bytes(text)


# ---- writing and replaying -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS])
def test_a_journal_replays_to_the_same_state(tmp_path, name):
    """What is read back is the same game at the same point, with the same choices left to take back."""
    path, session = kept(tmp_path, 40, name)
    again = Journal.open(path).replay(game(name))
    assert again.state.fingerprint() == session.state.fingerprint()
    assert [(m.seat, m.option, m.learned) for m in again.moves] == [
        (m.seat, m.option, m.learned) for m in session.moves
    ]


def test_the_header_says_what_is_played(tmp_path):
    """Game, layers, switches, seats and seed come back as they were, with the digests of the packs."""
    wanted = Header(
        "whispers", SEATS, 7, "fr", ("goals",), ("/a/pack",), (("who", "first"),), (("length", "long"),)
    ).of(game(WHISPERS))  # fmt: skip
    journal = Journal.create(tmp_path, wanted)
    header = Journal.open(journal.path).header
    assert header.started
    assert header.digests == (("whispers", game(WHISPERS).data.digests["whispers"]),)
    assert header.names
    assert header == journal.header


def test_every_line_is_there_before_the_next_choice(tmp_path):
    """Whoever reads the file between two choices finds all choices so far."""
    journal, session = begun(tmp_path)
    for number in range(8):
        assert (
            Journal.open(journal.path).replay(game(WHISPERS)).state.fingerprint()
            == session.state.fingerprint()
        )
        session.choose(session.state.o[number % len(session.state.o)])


def test_choices_are_kept_in_words(tmp_path):
    """A journal can be read by people, and by packs whose options have other numbers."""
    path, session = kept(tmp_path, 10)
    said = [e.words for e in Journal.open(path).entries if isinstance(e, Chosen)]
    assert len(said) == 10
    assert all(session.game.names.option_number(words) is not None for words in said)


def test_choices_carry_a_fingerprint(tmp_path):
    """With each choice the state after it is noted."""
    path, _ = kept(tmp_path, 20)
    marks = [bool(e.fingerprint) for e in Journal.open(path).entries if isinstance(e, Chosen)]
    assert marks == [True] * 20


def test_what_was_taken_back_stays_taken_back(tmp_path):
    """A choice and its undo are two lines; read back, the choice does not stand."""
    journal, session = begun(tmp_path)
    session.free_undo = True
    first = session.state.fingerprint()
    session.choose(session.state.o[0])
    session.undo(0)
    assert [type(e) for e in journal.entries] == [Chosen, TakenBack]
    again = Journal.open(journal.path).replay(game(WHISPERS))
    assert (again.moves, again.state.fingerprint()) == ([], first)


def test_a_finished_game_is_marked(tmp_path):
    """The last line tells that the game is over, who won, and its fingerprint."""
    path, session = kept(tmp_path, 500, COIN_RACE)
    journal = Journal.open(path)
    assert session.state.over
    assert journal.finished
    winners = tuple(seat + 1 for seat in session.state.winners)
    assert journal.entries[-1] == Finished(winners, session.state.fingerprint())
    assert journal.replay(game(COIN_RACE)).state.over


def test_names_of_files_sort_by_time(tmp_path):
    """Games begun one after the other have names in that order, however quickly it was."""
    names = [begun(tmp_path)[0].path.name for _ in range(5)]
    assert names == sorted(names)
    assert len(set(names)) == 5
    assert all(name.endswith("-whispers.jsonl") for name in names)


# ---- going on --------------------------------------------------------------------------------------------


def test_a_game_goes_on_in_the_same_file(tmp_path):
    """After `go_on` further choices are added, as if it had never been interrupted."""
    path, session = kept(tmp_path, 12)
    for seed in range(3):
        journal = Journal.open(path)
        journal.go_on()
        again = journal.replay(game(WHISPERS))
        assert again.state.fingerprint() == session.state.fingerprint()
        play(again, 5, seed)
        journal.close()
        session = again
    assert Journal.open(path).replay(game(WHISPERS)).state.fingerprint() == session.state.fingerprint()


def test_reading_writes_nothing(tmp_path):
    """Without `go_on`, choices made in a replayed game are not written."""
    path, _ = kept(tmp_path)
    before = path.read_bytes()
    session = Journal.open(path).replay(game(WHISPERS))
    session.choose(session.state.o[0])
    assert path.read_bytes() == before


@pytest.mark.slow("journals that are cut anywhere")
def test_cut_anywhere_it_keeps_what_was_written_in_full(tmp_path):
    """Of a file that breaks off anywhere, all whole lines count; it can be read, and written on."""
    path, _ = kept(tmp_path, 8)
    whole = path.read_bytes()
    start = whole.index(b"\n") + 1
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        if length < start:
            assert "breaks off before the game begins" in refused(path)
            continue
        lines = whole[:length].count(b"\n") - 1
        journal = Journal.open(path)
        assert len(journal.entries) == lines
        journal.replay(game(WHISPERS))
        assert path.read_bytes() == whole[:length]
    path.write_bytes(whole[:-3])
    journal = Journal.open(path)
    journal.go_on()
    session = journal.replay(game(WHISPERS))
    session.choose(session.state.o[0])
    assert Journal.open(path).replay(game(WHISPERS)).state.fingerprint() == session.state.fingerprint()


@pytest.mark.skipif(os.name == "nt", reason="there is no such lock there")
def test_a_game_is_played_in_one_window_only(tmp_path):
    """A second writer is turned away in one sentence; a reader is not."""
    journal, _ = begun(tmp_path)
    other = Journal.open(journal.path)
    with pytest.raises(SaveError, match="another window"):
        other.go_on()
    journal.close()
    other.go_on()
    other.close()


# ---- what cannot be used ---------------------------------------------------------------------------------


def test_any_byte_changed_is_noticed(tmp_path):
    """Whatever byte of a journal is changed, it is refused, and the line is named."""
    path, _ = kept(tmp_path, 6)
    whole = path.read_bytes()
    for at in range(0, len(whole) - 1, 3):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert "line" in refused(path)


def test_lines_left_out_or_moved_are_noticed(tmp_path):
    """A journal from which a line is taken, or in which two have changed places, is refused at that line."""
    path, _ = kept(tmp_path, 6)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        path.write_bytes(b"".join(lines[:number] + lines[number + 1 :]))
        assert f"damaged at line {number + 1}:" in refused(path)
        path.write_bytes(b"".join([*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]))
        assert f"damaged at line {number + 1}:" in refused(path)


@pytest.mark.parametrize(
    "content",
    [
        b"\n",
        b"x\n",
        b"[]\n",
        b"{}\n",
        b"null\n",
        b"\xff\xfe\n",
        b"\0" * 50 + b"\n",
        b"[" * 99_999 + b"\n",
        b"hello",
    ],
)
def test_what_is_no_journal_is_said_to_be_none(tmp_path, content):
    """Other files are refused as no journals, whatever they hold."""
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    assert "is no journal" in refused(path)


@pytest.mark.parametrize("version", [2, 4])
def test_a_journal_of_another_version_is_said_to_be_one(tmp_path, version):
    """A file of a format that we do not know, or know no more, is named as such, whatever else is in it."""
    path = tmp_path / "other.jsonl"
    path.write_text(f'{{"journal":{version},"everything":"else"}}\n', "utf-8")
    assert f"another version of wlcore (its format is {version}, not 3)" in refused(path)


def test_files_that_cannot_be_read(tmp_path):
    """A file that is missing, or is a folder, is one sentence."""
    assert "cannot be read" in refused(tmp_path / "missing.jsonl")
    assert "cannot be read" in refused(tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        {0: {"seed": "x"}},
        {0: {"seats": [1]}},
        {0: {"seats": []}},
        {0: {"rulings": {"a": "b"}}},
        {0: {"packs": [[]]}},
        {0: {"game": None}},
        {2: {"seat": None}},
        {2: {"choice": 7}},
        {2: {"choice": None}},
        {3: {"seat": True}},
    ],
)
def test_a_forged_journal_that_makes_no_sense(tmp_path, change):
    """Lines with the right checks that hold the wrong things are refused as making no sense."""
    path = straight(tmp_path)
    resealed(path, change)
    assert "makes no sense at line" in refused(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({1: {"choice": "no-such-thing 3"}}, "choice 1 ('no-such-thing 3') is not on offer"),
        ({1: {"choice": "done"}}, "choice 1 ('done') is not on offer"),
        ({1: {"seat": 9}}, "is not on offer"),
        ({0: {"seed": 4}}, "replay as recorded"),
        ({0: {"seats": [{"name": "", "kind": "random"}] * 9}}, "it does not begin"),
        ({5: {"fingerprint": "00"}}, "after choice 5 it is another game"),
    ],
)
def test_a_forged_journal_that_does_not_replay(tmp_path, change, said):
    """A journal that leads to other states than it says is refused, with the choice at which that shows."""
    path = straight(tmp_path)
    resealed(path, change)
    assert said in refused(path)


def test_more_taken_back_than_chosen(tmp_path):
    """A forged journal that takes back what was never chosen is refused."""
    path, _ = kept(tmp_path, 3)
    first = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(first + sealed({"taken back": 1}, json.loads(first)["check"])[0])
    assert "nothing is left that could be taken back" in refused(path)


def test_a_game_of_another_version_says_so_where_it_goes_another_way(tmp_path):
    """A journal of a version to which the numbers in a state meant something else: told if it does not fit, else no matter."""
    path = straight(tmp_path)
    resealed(path, {0: {"layout": "0" * 16}})
    assert Journal.open(path).replay(game(WHISPERS)).moves
    resealed(path, {5: {"fingerprint": "0" * 16}})
    assert "was written by another version of wlcore" in refused(path)


# ---- packs that have changed -----------------------------------------------------------------------------


def changed(tmp_path: Path, change: dict[str, tuple[str, str]]) -> Game:
    """Whispers with some of its text changed."""
    folder = tmp_path / "whispers"
    shutil.copytree(WHISPERS, folder)
    for name, (old, new) in change.items():
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), "utf-8")
    return load(str(folder))


def test_with_packs_changed_where_it_does_not_matter_a_game_goes_on(tmp_path):
    """If the choices still lead to the recorded fingerprints, changed packs are no obstacle, and are named."""
    path, session = kept(tmp_path)
    other = changed(tmp_path, {"flow.wl": ("# Turns of one deed each.", "# Turns, one deed each.")})
    journal = Journal.open(path)
    assert journal.header.changed(other) == ["whispers"]
    assert journal.replay(other).state.fingerprint() == session.state.fingerprint()


@pytest.mark.parametrize(
    "change",
    [
        {"flow.wl": ("repeat 3 times:", "repeat 4 times:")},
        {"flow.wl": ("gain (worth of note-read) read", "gain 1 read")},
        {
            "notes.yaml": (
                "gossip: { ink: red, worth: 1, copies: 4 }",
                "gossip: { ink: red, worth: 1, copies: 6 }",
            )
        },
    ],
)
def test_with_packs_changed_where_it_matters_one_sentence_says_so(tmp_path, change):
    """If the game would be another one, the packs that have changed are named, and nothing is written."""
    path, _ = kept(tmp_path)
    other = changed(tmp_path, change)
    assert "does not fit the packs as they are now (whispers)" in refused(path, other)


# ---- what cannot be written ------------------------------------------------------------------------------


def test_where_no_journal_can_be_written(tmp_path):
    """A folder that cannot be made is one sentence."""
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match="no journal can be written in"):
        begun(tmp_path / "file")


def test_a_full_disk_leaves_whole_lines(tmp_path, monkeypatch):
    """If a line cannot be written in full, the choice does not count, and nothing of the line stays behind."""
    journal, session = begun(tmp_path)
    play(session, 5)
    before, state, write = journal.path.read_bytes(), session.state.fingerprint(), os.write
    room = iter([7])

    def full(file, data):
        left = next(room, 0)
        if not left:
            raise OSError(28, "No space left on device")
        return write(file, data[:left])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(SaveError, match="No space left"):
            session.choose(session.state.o[0])
    assert journal.path.read_bytes() == before
    assert session.state.fingerprint() == state
    session.choose(session.state.o[0])
    journal.settle()
    assert (
        Journal.open(journal.path).replay(game(WHISPERS)).state.fingerprint() == session.state.fingerprint()
    )
