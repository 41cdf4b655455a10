"""`wl pack`: a pack goes from one folder to another machine's game by two commands, whole or not at all."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path

import pytest

import wlcore
from wlcore.cli import main
from wlcore.packs.layers import Shelf

pytestmark = pytest.mark.slow("packs go from machine to machine whole")

MANIFEST = "id: parlour\nversion: 1.2.0\ntitle: The Parlour\nkind: layer\ngame: public-enemy\nauthor: Anna\nlicence: CC0-1.0\n"
HOUSE = "score(p) gets + 1 when p is public-enemy\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WLCORE_PACKS", str(tmp_path / "kept"))
    pack = tmp_path / "work"
    pack.mkdir()
    (pack / "pack.yaml").write_text(MANIFEST)
    (pack / "house.wl").write_text(HOUSE)
    (pack / ".notes.swp").write_text("left behind")
    return tmp_path


def test_two_commands_bring_it_into_another_game(here, capsys):
    """What was built is kept, listed and played by its id alone; the newer one takes its place; removed, it is gone."""
    assert main(["pack", "build", "work"]) == 0
    assert main(["pack", "add", "parlour-1.2.0.zip"]) == 0
    assert wlcore.load("public-enemy", variants="parlour").layers == ("parlour",)
    (here / "work" / "pack.yaml").write_text(MANIFEST.replace("1.2.0", "1.3.0"))
    capsys.readouterr()
    assert main(["pack", "add", "work"]) == 0
    assert "The Parlour 1.3.0 is kept as kept/parlour.zip instead of version 1.2.0" in capsys.readouterr().out
    assert Shelf.installed().manifests["parlour"].author == "Anna"
    assert main(["pack", "remove", "parlour"]) == 0
    assert "parlour" not in Shelf.installed().manifests
    assert main(["pack", "remove", "parlour"]) == 2


def test_packs_of_strangers_with_one_id_do_not_clash(here, capsys):
    """Another author's pack does not take the place of one that is kept; under another id both are there, and play together."""
    assert main(["pack", "add", "work"]) == 0
    (here / "work" / "pack.yaml").write_text(MANIFEST.replace("Anna", "Ben Smith").replace("1.2.0", "9.0.0"))
    capsys.readouterr()
    assert main(["pack", "build", "work"]) == 0
    assert main(["pack", "add", "parlour-9.0.0.zip"]) == 2
    said = capsys.readouterr().err
    assert "The Parlour by Anna, not The Parlour by Ben Smith" in said
    assert "--as ben-parlour" in said
    assert main(["pack", "add", "parlour-9.0.0.zip", "--as", "../parlour"]) == 2
    assert main(["pack", "add", "parlour-9.0.0.zip", "--as", "ben-parlour"]) == 0
    kept = Shelf.installed().manifests
    assert (kept["parlour"].author, kept["ben-parlour"].author) == ("Anna", "Ben Smith")
    both = wlcore.load("public-enemy", variants=["parlour", "ben-parlour"])
    assert set(both.layers) == {"parlour", "ben-parlour"}
    assert main(["pack", "add", "parlour-9.0.0.zip", "--as", "duel"]) == 2


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("id: parlour   # mine", "id: ben-parlour   # mine"),
        ('"id": parlour', '"id": ben-parlour'),
        ("id:   'parlour'", "id:   ben-parlour"),
        ("id:\n  parlour", "id:\n  ben-parlour"),
    ],
)
def test_however_an_id_is_written_another_takes_its_place(here, said, kept):
    """The word alone is replaced; remarks and what stands around it stay."""
    (here / "work" / "pack.yaml").write_text("# id: of somebody\n" + MANIFEST.replace("id: parlour", said))
    assert main(["pack", "add", "work", "--as", "ben-parlour"]) == 0
    assert set(Shelf.installed().manifests) >= {"ben-parlour"}
    assert "parlour" not in Shelf.installed().manifests
    with zipfile.ZipFile(here / "kept" / "ben-parlour.zip") as archive:
        assert archive.read("pack.yaml").decode().startswith(f"# id: of somebody\n{kept}\nversion")


def test_an_id_that_cannot_be_replaced_is_told(here, capsys):
    """Never is a pack kept under the id that was not asked for."""
    (here / "work" / "pack.yaml").write_text(MANIFEST.replace("id: parlour", "id: |-\n  parlour"))
    assert main(["pack", "add", "work", "--as", "ben-parlour"]) == 2
    assert "write 'id: parlour'" in capsys.readouterr().err
    assert "parlour" not in Shelf.installed().manifests


def test_the_same_files_make_the_same_zip(here, capsys):
    """Whenever they were written, however they are given, and without what other programs left behind."""
    assert main(["pack", "build", "work", "--out", "one.zip"]) == 0
    (here / "work" / "house.wl").touch()
    assert main(["pack", "build", "work", "--out", "two.zip"]) == 0
    assert main(["pack", "build", "one.zip", "--out", "three.zip"]) == 0
    one, two, three = [(here / f"{name}.zip").read_bytes() for name in ("one", "two", "three")]
    assert one == two == three
    with zipfile.ZipFile(here / "one.zip") as archive:
        assert archive.namelist() == ["house.wl", "pack.yaml"]
    said = capsys.readouterr().out
    (digest,) = {line for line in said.splitlines() if line.startswith("sha256 ")}
    assert main(["pack", "add", "one.zip", "--digest", digest.removeprefix("sha256 ").upper()]) == 0
    assert main(["pack", "add", "one.zip", "--digest", "0" * 64]) == 2


def test_a_zip_that_was_changed_is_refused(here, capsys):
    """Everywhere a pack is read: what it holds is no longer what it says."""
    main(["pack", "build", "work", "--out", "one.zip"])
    with zipfile.ZipFile(here / "one.zip") as old, zipfile.ZipFile(here / "changed.zip", "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"+ 1", b"+ 9"))
        new.comment = old.comment
    for command in (["pack", "add"], ["pack", "build"], ["check"], ["test"]):
        capsys.readouterr()
        assert main([*command, "changed.zip"]) == 1
        shown = capsys.readouterr()
        assert "this zip has changed since it was built" in shown.out + shown.err
    assert not (here / "kept").exists()


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("house.wl", "score(p) gets 1 more\n", "error"),
        ("pack.yaml", MANIFEST + "wlcore: 99.0.0\n", "this pack is for wlcore 99.0.0 and later; here is "),
        (
            "pack.yaml",
            MANIFEST + "wlcore: 0.0.1 to 0.0.2\n",
            "this pack is for wlcore 0.0.1 to 0.0.2; here is ",
        ),
        ("pack.yaml", MANIFEST + "wlcore: new\n", "write the first version"),
        ("pack.yaml", MANIFEST + "requires: [parlour]\n", "'requires' names this pack itself"),
    ],
)
def test_what_is_wrong_is_neither_built_nor_kept(here, capsys, file: str, text: str, said: str):
    """The mistakes are said, and nothing is written."""
    (here / "work" / file).write_text(text)
    for what in ("build", "add"):
        assert main(["pack", what, "work"]) == 1
        shown = capsys.readouterr()
        assert said in shown.out + shown.err
    assert not (here / "kept").exists()
    assert not list(here.glob("*.zip"))


def test_an_installed_pack_keeps_its_name(here, capsys):
    """What comes with wlcore is not replaced by what lies in the folder, nor does that disturb it."""
    (here / "work" / "pack.yaml").write_text(MANIFEST.replace("parlour", "duel"))
    assert main(["pack", "add", "work"]) == 2
    assert "there is an installed pack 'duel' already" in capsys.readouterr().err
    (here / "kept").mkdir()
    (here / "work").rename(here / "kept" / "duel")
    assert Shelf.installed().brought_by["duel"] == "wlcore"
    assert main(["packs"]) == 1
    assert "there are two packs with the id 'duel'" in capsys.readouterr().err


def test_what_is_kept_brings_no_python(here, capsys):
    """A folder put there by hand is a stranger's, as much as one that is named by its path."""
    pack = here / "kept" / "parlour"
    pack.parent.mkdir()
    (here / "work").rename(pack)
    assert "parlour" in Shelf.installed().manifests
    (pack / "pack.yaml").write_text(MANIFEST + "builtins: builtins.py\n")
    (pack / "builtins.py").write_text("raise SystemExit\n")
    assert main(["packs"]) == 1
    assert "may not bring Python" in capsys.readouterr().err
    (pack / "pack.yaml").write_text("id: [\n")
    assert main(["packs"]) == 1
    assert wlcore.load("public-enemy", variants="duel").layers == ("duel",)


def test_nothing_else_is_removed_or_written_over(here, capsys):
    """A zip elsewhere, files of the pack, and what is no zip stay as they are, however they are named."""
    (here / "victim.zip").write_bytes(b"mine")
    (here / "notes.txt").write_text("mine")
    for named in (str(here / "victim"), "../victim", "./parlour", ""):
        assert main(["pack", "remove", named]) == 2
    for out in ("work/pack.yaml", "work/inner.zip", "notes.txt"):
        assert main(["pack", "build", "work", "--out", out]) == 2
    assert (here / "victim.zip").read_bytes() == b"mine"
    assert (here / "notes.txt").read_text() == "mine"
    assert sorted(file.name for file in (here / "work").iterdir()) == [".notes.swp", "house.wl", "pack.yaml"]
    assert (here / "work" / "pack.yaml").read_text() == MANIFEST
    os.mkfifo(here / "pipe")
    assert main(["pack", "add", "pipe", "--digest", "aa"]) == 2


def test_a_folder_of_that_id_is_not_hidden(here, capsys):
    """What somebody put there by hand stays, and is not kept twice."""
    shutil.copytree(here / "work", here / "kept" / "mine")
    assert main(["pack", "add", "work"]) == 2
    assert (
        "'parlour' lies there already as the folder kept/mine; delete that first" in capsys.readouterr().err
    )
    assert [place.name for place in (here / "kept").iterdir()] == ["mine"]
