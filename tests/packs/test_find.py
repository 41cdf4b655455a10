from __future__ import annotations

import os
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from wlcore.lang.diagnostics import PackError
from wlcore.packs.find import PackFolder, Place


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "flow").mkdir(parents=True)
    (folder / "pack.yaml").write_text("id: mine\n", encoding="utf-8")
    (folder / "flow" / "turn.wl").write_text("rule turn\n", encoding="utf-8")
    return folder


def refused(place: Place | str) -> str:
    with pytest.raises(PackError) as caught:
        PackFolder.open(place)
    return caught.value.diagnostics[0].code


def test_folder(pack: Path):
    """A folder is a pack: its files by relative name, whoever names it."""
    for place in (pack, str(pack)):
        folder = PackFolder.open(place)
        assert folder.files() == ["flow/turn.wl", "pack.yaml"]
        assert folder.read("flow/turn.wl") == b"rule turn\n"
        assert folder.is_pack
        assert folder.label("pack.yaml") == f"{pack}/pack.yaml"


def test_packaged_resource():
    """What importlib.resources gives is a pack as well."""
    folder = PackFolder.open(files("wlcore") / "packs")
    assert "find.py" in folder.files()
    assert folder.read("find.py").startswith(b'"""')


def test_only_listed_files_can_be_read(pack: Path):
    """A name that leads elsewhere is not a file of the pack."""
    (pack.parent / "secret").write_text("x", encoding="utf-8")
    folder = PackFolder.open(pack)
    for name in ("../secret", str(pack.parent / "secret"), "flow", "flow/../pack.yaml", "nothing"):
        with pytest.raises(PackError):
            folder.read(name)


def test_digest_follows_names_and_contents(pack: Path, tmp_path: Path):
    """Two packs have one digest if their files are the same, wherever they lie."""
    first = PackFolder.open(pack).digest()
    copy = shutil.copytree(pack, tmp_path / "copy")
    assert PackFolder.open(copy).digest() == first
    (copy / "flow" / "turn.wl").rename(copy / "flow" / "turns.wl")
    assert PackFolder.open(copy).digest() != first
    (copy / "flow" / "turns.wl").rename(copy / "flow" / "turn.wl")
    (copy / "flow" / "turn.wl").write_text("rule turm\n", encoding="utf-8")
    assert PackFolder.open(copy).digest() != first


def test_digest_keeps_names_and_contents_apart(tmp_path: Path):
    """Moving letters from a file's name into its content changes the digest."""
    for name, content in (("ab", "c"), ("a", "bc")):
        (tmp_path / name).mkdir()
        (tmp_path / name / name).write_text(content, encoding="utf-8")
    assert PackFolder.open(tmp_path / "ab").digest() != PackFolder.open(tmp_path / "a").digest()


def test_leftovers_of_other_programs_do_not_count(pack: Path):
    """Hidden files and caches are no part of a pack and do not change its digest."""
    before = PackFolder.open(pack).digest()
    (pack / ".git").mkdir()
    (pack / ".git" / "config").write_text("x", encoding="utf-8")
    (pack / "__pycache__").mkdir()
    (pack / ".DS_Store").write_bytes(b"x")
    assert PackFolder.open(pack).digest() == before


def test_links_are_refused(pack: Path):
    """A link may lead anywhere, so a pack has none."""
    try:
        (pack / "out.yaml").symlink_to("/etc/hostname")
    except OSError:
        pytest.skip("this system makes no links")
    assert refused(pack) == "pack-unsafe"


def test_endless_folders_are_refused(pack: Path):
    """Folders nested too deep are refused."""
    (pack / "/".join(["d"] * 25)).mkdir(parents=True)
    assert refused(pack) == "pack-too-many"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")
def test_pipes_are_refused(pack: Path):
    """A pipe, which would make reading wait for ever, is refused."""
    os.mkfifo(pack / "pipe.yaml")
    assert refused(pack) == "pack-unsafe"


def test_limits(pack: Path):
    """One big file, too many bytes, or too many files are refused by size and count alone."""
    (pack / "big.wl").write_bytes(b"x" * 1_000_001)
    assert refused(pack) == "pack-too-big"
    (pack / "big.wl").unlink()
    for i in range(11):
        (pack / f"{i}.wl").write_bytes(b"x" * 999_000)
    assert refused(pack) == "pack-too-big"
    for i in range(11):
        (pack / f"{i}.wl").unlink()
    for i in range(2001):
        (pack / f"{i}.wl").touch()
    assert refused(pack) == "pack-too-many"


def test_places_that_are_no_pack(tmp_path: Path):
    """Nothing, a file that is no zip, or a name no system can hold are said to be none."""
    (tmp_path / "pack.yaml").write_text("id: x\n", encoding="utf-8")
    assert refused(tmp_path / "nowhere") == "pack-unreadable"
    assert refused(tmp_path / "pack.yaml") == "pack-unreadable"
    assert refused("x" * 5000) == "pack-unreadable"


def test_file_that_goes_away(pack: Path):
    """A file deleted after the pack was opened is said to be unreadable."""
    folder = PackFolder.open(pack)
    (pack / "pack.yaml").unlink()
    with pytest.raises(PackError) as caught:
        folder.read("pack.yaml")
    assert caught.value.diagnostics[0].code == "pack-unreadable"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_folder_that_may_not_be_read(pack: Path):
    """A folder that the system keeps closed is said to be unreadable."""
    (pack / "flow").chmod(0)
    try:
        assert refused(pack) == "pack-unreadable"
    finally:
        (pack / "flow").chmod(0o700)
