"""Files are written in one way: whole, never through a link, and for their user alone where they are private."""

from __future__ import annotations

import ast
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import wlcore
from wlcore import files, keeping
from wlcore.cli import main
from wlcore.engine import journal as journals
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat
from wlcore.engine.refusals import SaveError
from wlcore.keeping import keep, kept
from wlcore.lang.diagnostics import PackError
from wlcore.packs.find import PackFolder

posix = pytest.mark.skipif(os.name == "nt", reason="rights and links are kept otherwise")
GAME = Path(__file__).parent / "games" / "coin-race"
ROOT = Path(wlcore.__file__).parent
HEADER = Header("coin-race", (Seat("Ann"),), 1)


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    """A cache and a state of its own for each test."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


@pytest.fixture
def victim(tmp_path) -> Path:
    """A file of the user that nothing may touch."""
    file = tmp_path / "victim"
    file.write_text("mine\n", "utf-8")
    return file


@pytest.fixture
def pack(tmp_path) -> Path:
    """A pack with a file that is not in canonical layout."""
    place = tmp_path / "pack"
    shutil.copytree(GAME, place)
    (place / "odd.wl").write_text("query   odd  :number   is 1\n", "utf-8")
    return place


def rights(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


# ---- nobody else writes ----------------------------------------------------------------------------------

WRITERS = {
    "write_text", "write_bytes", "mkdir", "makedirs", "touch", "symlink_to", "hardlink_to", "rename", "renames",
    "copyfile", "copy", "copy2", "copytree", "move", "mkstemp", "NamedTemporaryFile", "TemporaryFile", "SpooledTemporaryFile",
    "fdopen", "symlink", "link", "truncate", "chmod", "lchmod", "mkfifo", "mknod", "ZipFile.write", "writestr", "extractall",
}  # fmt: skip
"""Calls by which a file or folder could come about or be written."""
IN_MEMORY = {("packs/sealed.py", "writestr"): "a zip whose bytes go through wlcore.files"}
MODULES = {"os", "shutil", "tempfile", "io"}
PATHS = {"copy", "link", "move", "rename", "replace", "open", "truncate"}
"""Of those, words that also mean something else: only as functions of a module they write files."""


def writes(node: ast.AST) -> str:
    """By what a call writes a file, or what is imported to do so; nothing if it does not."""
    if isinstance(node, ast.ImportFrom) and node.module in MODULES:
        return ", ".join(one.name for one in node.names if one.name in WRITERS | PATHS)
    if not isinstance(node, ast.Call):
        return ""
    call, function = node, node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    of_module = isinstance(function, ast.Attribute) and getattr(function.value, "id", "") in MODULES
    if name in PATHS and (of_module or name != "open"):
        return name if of_module else ""
    if name == "open":
        said = [*call.args, *(keyword.value for keyword in call.keywords)]
        modes = [one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        return "open" if any(set(mode) & set("wax+") and len(mode) < 5 for mode in modes) else ""
    return name if name in WRITERS else ""


@pytest.mark.slow("one way to write files, private where it must be")
def test_only_one_module_writes_files():
    """Whatever else in wlcore would open a file for writing, or make, move or copy one, goes through `wlcore.files`."""
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {how}"
        for file in sorted(ROOT.rglob("*.py"))
        if file != ROOT / "files.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if (how := writes(node)) and (file.relative_to(ROOT).as_posix(), how) not in IN_MEMORY
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "p.write_text('x')", "open(p, 'w')", "p.open('ab')", "open(p, mode='r+')", "os.open(p, 1)", "os.replace(p, q)",
        "shutil.copyfile(p, q)", "from shutil import move", "tempfile.mkstemp()", "p.mkdir()", "os.rename(p, q)", "shutil.move(p, q)",
    ],
)  # fmt: skip
def test_what_writes_is_known(line):
    """The test above would see these."""
    assert any(map(writes, ast.walk(ast.parse(line))))


# ---- links -----------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize(
    "name", [".odd.wl.new", ".odd.wl.part", ".wl-0000000000000000.part", ".x", "flow/.x"]
)
def test_nothing_is_written_through_a_link(pack, victim, name, capsys):
    """A link in a pack is refused behind a dot as elsewhere, and what it leads to stays as it is."""
    (pack / "flow").mkdir()
    (pack / name).symlink_to(victim)
    assert main(["fmt", str(pack)]) == 1
    assert "is a link" in capsys.readouterr().err
    assert victim.read_text() == "mine\n"
    with pytest.raises(PackError, match="is a link"):
        PackFolder.open(pack)


@posix
def test_a_link_that_could_be_guessed_leads_nowhere(pack, victim, monkeypatch):
    """Even a link under the very name that a file has until it is whole is not written through."""
    monkeypatch.setattr(os, "urandom", bytes)
    (pack / ".wl-0000000000000000.part").symlink_to(victim)
    with pytest.raises(OSError, match="exists"):
        files.replace(pack / "odd.wl", b"new")
    assert victim.read_text() == "mine\n"


@posix
def test_what_an_editor_lays_beside_a_file_is_no_mistake(pack):
    """The link by which Emacs keeps others from a file leads nowhere, and is no part of the pack."""
    (pack / ".#odd.wl").symlink_to("somebody@somewhere.12:34")
    assert ".#odd.wl" not in PackFolder.open(pack).files()
    (pack / ".#odd.wl").unlink()
    (pack / ".#odd.wl").symlink_to(pack / "pack.yaml")
    with pytest.raises(PackError, match="is a link"):
        PackFolder.open(pack)


@posix
def test_links_are_not_replaced(tmp_path, victim):
    """Where somebody names a file that is a link, a pipe or a folder, it is said; nothing is written."""
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(victim)
    os.mkfifo(pipe)
    for place, said in ((link, "it is a link"), (pipe, "it is no file"), (tmp_path, "it is no file")):
        with pytest.raises(files.Unwritten, match=said):
            files.replace(place, b"x")
    assert link.is_symlink()
    assert victim.read_text() == "mine\n"


@posix
def test_a_link_is_no_journal_to_be_written(tmp_path, victim):
    """A journal that is a link is read, but not gone on with."""
    journal = Journal.create(tmp_path / "journals", HEADER)
    journal.close()
    link = tmp_path / "link.jsonl"
    link.symlink_to(journal.path)
    with pytest.raises(SaveError, match="it is a link"):
        Journal.open(link).go_on()


# ---- whole or not at all ---------------------------------------------------------------------------------


def test_nothing_is_left_of_what_failed(tmp_path, monkeypatch):
    """If a file cannot be written in full, the old one stays, and nothing lies beside it."""
    file = tmp_path / "there"
    files.create(file, b"old")

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.Unwritten, match=r"there' cannot be written \(No space left on device\)"):
        files.replace(file, b"new")
    with pytest.raises(files.Unwritten):
        files.create(tmp_path / "new", b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_what_is_there_is_not_begun_again(tmp_path):
    """A new file takes the place of nothing."""
    files.create(tmp_path / "there", b"old")
    with pytest.raises(FileExistsError):
        files.create(tmp_path / "there", b"new")
    assert (tmp_path / "there").read_bytes() == b"old"


# ---- rights ----------------------------------------------------------------------------------------------


@pytest.mark.slow("one way to write files, private where it must be")
@posix
@pytest.mark.parametrize("umask", [0o000, 0o002, 0o022, 0o077])
def test_what_is_private_is_for_its_user_alone(tmp_path, umask):
    """Journals, saves, games loaded from them and the cache, and the folders they lie in, whatever the umask."""
    code = (
        "import sys; from pathlib import Path; from wlcore.cli import main\n"
        "main(['play', sys.argv[1], '--names', 'Ann,Bob', '--seed', '1'])"
    )
    before = os.umask(umask)
    try:
        subprocess.run(
            [sys.executable, "-c", code, str(GAME)],
            input="save here\nload here\nquit\n", text=True, check=True, capture_output=True,
        )  # fmt: skip
    finally:
        os.umask(before)
    made = [p for name in ("cache", "state") for p in (tmp_path / name, *(tmp_path / name).rglob("*"))]
    assert {"here.jsonl", "saves", "journals"} <= {path.name for path in made}
    assert len([path for path in made if path.suffix == ".jsonl"]) == 3
    assert {path: rights(path) for path in made} == {path: 0o700 if path.is_dir() else 0o600 for path in made}


@posix
def test_what_is_theirs_has_the_rights_they_give(tmp_path, pack):
    """New files of a pack are as the umask has them, and a file that is written anew keeps its rights."""
    (pack / "odd.wl").chmod(0o640)
    before = os.umask(0o027)
    try:
        assert main(["fmt", str(pack)]) == 0
        assert main(["new", "pack", str(tmp_path / "mine"), "--game", "public-enemy"]) == 0
    finally:
        os.umask(before)
    assert rights(pack / "odd.wl") == 0o640
    assert (pack / "odd.wl").read_text() == "query odd: number is 1\n"
    assert (rights(tmp_path / "mine"), rights(tmp_path / "mine" / "pack.yaml")) == (0o750, 0o640)


# ---- the cache -------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("mode", [0o777, 0o720, 0o702])
def test_a_cache_that_others_can_write_is_none(tmp_path, mode):
    """Nothing is read from it or written to it, and that is said."""
    keep("a", [1])
    (tmp_path / "cache").chmod(mode)
    with pytest.warns(
        UserWarning, match="nothing is kept for the next start: the folder .*cache cannot be used"
    ):
        assert kept("a") is None
    with pytest.warns(UserWarning, match="WLCORE_CACHE"):
        assert keep("b", [1]) == ""
    (tmp_path / "cache").chmod(0o700)
    assert kept("a") is not None
    assert kept("b") is None


@posix
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_a_cache_of_somebody_else_is_none(tmp_path):
    """Nor is a file in it that somebody else owns, or that others can write."""
    keep("a", [1])
    keep("b", [1])
    keep("c", [1])
    os.chown(tmp_path / "cache" / "a", 65534, -1)
    (tmp_path / "cache" / "b").chmod(0o620)
    assert (kept("a"), kept("b")) == (None, None)
    assert kept("c") is not None
    os.chown(tmp_path / "cache", 65534, -1)
    with pytest.warns(UserWarning, match="belongs to somebody else"):
        assert kept("c") is None


@pytest.mark.slow("one way to write files, private where it must be")
@posix
def test_a_start_says_why_it_takes_so_long(tmp_path):
    """A command tells in one line that the cache is not used, and plays."""
    (tmp_path / "cache").mkdir(mode=0o777)
    (tmp_path / "cache").chmod(0o777)
    ran = subprocess.run(
        [sys.executable, "-m", "wlcore", "play", str(GAME), "--auto", "--seed", "1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stderr.count("nothing is kept for the next start") == 1
    assert list((tmp_path / "cache").iterdir()) == []


@posix
@pytest.mark.parametrize("odd", ["pipe", "folder", "link", "device"])
def test_what_is_no_file_does_not_hold_up_a_start(tmp_path, victim, odd):
    """Under the name of an entry anything may lie: it is no entry, and where it is no folder the next one takes its place."""
    keep("a", [1])
    place = tmp_path / "cache" / "a"
    place.unlink()
    if odd == "pipe":
        os.mkfifo(place)
    elif odd == "folder":
        place.mkdir()
    elif odd == "link":
        place.symlink_to(victim)
    else:
        place.symlink_to("/dev/zero")
    assert kept("a") is None
    assert bool(keep("a", [2])) == (odd != "folder")
    assert odd == "folder" or kept("a")[0] == [2]
    assert victim.read_text() == "mine\n"


@posix
def test_old_entries_go_beside_what_is_none(tmp_path, monkeypatch):
    """A link that leads nowhere does not keep the folder from being thinned out."""
    for number in range(3):
        keep(f"{number:032}.game", [1])
    (tmp_path / "cache" / f"{7:032}.game").symlink_to("nowhere")
    keeping.thin_out(files=1)
    assert len(list((tmp_path / "cache").iterdir())) == 1


# ---- journals --------------------------------------------------------------------------------------------


def test_games_that_begin_in_the_same_instant(tmp_path, monkeypatch):
    """Each has a journal of its own, also while the clock stands still."""
    monkeypatch.setattr(journals.time, "time", lambda: 1_700_000_000.999999)
    begun = [Journal.create(tmp_path, HEADER) for _ in range(5)]
    for journal in begun:
        journal.close()
    names = [journal.path.name for journal in begun]
    assert len(set(names)) == 5
    assert all(Journal.open(tmp_path / name).header.game == "coin-race" for name in names)


@pytest.mark.parametrize("name", ["x" * 300, "a\x1b[31mb", "\u202egame", "", "..", "a b/c\\d", "\udc80"])
def test_any_name_of_a_game_makes_a_file(tmp_path, name):
    """A journal is called by its game as far as a file can be."""
    path, _ = journals.begun_anew(tmp_path, name, lambda path: files.create(path, b""))
    assert path.parent == tmp_path
    assert path.name.isprintable()
    assert path.exists()


@posix
def test_what_is_no_journal_does_not_hide_those_that_are(tmp_path, capsys):
    """A folder, a pipe, a link that leads nowhere or a device among the journals is named, and the games are listed."""
    place = tmp_path / "state" / "journals"
    journal = Journal.create(place, HEADER)
    journal.close()
    (place / "folder.jsonl").mkdir()
    os.mkfifo(place / "pipe.jsonl")
    (place / "nowhere.jsonl").symlink_to("nowhere")
    (place / "zero.jsonl").symlink_to("/dev/zero")
    assert main(["resume", "--list"]) == 0
    told = capsys.readouterr()
    assert journal.path.stem in told.out
    for odd in ("folder", "pipe", "nowhere", "zero"):
        assert f"{odd}.jsonl cannot be read" in told.err
    for odd in ("folder", "pipe", "nowhere", "zero"):
        assert main(["resume", str(place / f"{odd}.jsonl")]) == 1
        assert main(["replay", str(place / f"{odd}.jsonl")]) == 1
    assert "a defect of wlcore" not in capsys.readouterr().err
