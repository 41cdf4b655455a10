"""The folders of one user: where they are, that they are made, and what is said when they cannot be used."""

from pathlib import Path

import pytest

from wlcore import folders
from wlcore.folders import FolderError, cache_folder, packs_folder, state_folder

BOTH = [
    (cache_folder, "WLCORE_CACHE", "XDG_CACHE_HOME", ".cache"),
    (state_folder, "WLCORE_STATE", "XDG_STATE_HOME", ".local/state"),
]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(folders.sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for _, own, common, _ in BOTH:
        monkeypatch.delenv(own, raising=False)
        monkeypatch.delenv(common, raising=False)
    return tmp_path


@pytest.mark.parametrize(("folder", "own", "common", "default"), BOTH)
def test_the_nearest_word_wins(home, monkeypatch, folder, own, common, default):
    """Our own variable counts before that of the desktop, and that before the default; each folder is made."""
    assert folder() == home / default / "wlcore"
    monkeypatch.setenv(common, str(home / "common"))
    assert folder() == home / "common" / "wlcore"
    monkeypatch.setenv(own, str(home / "own"))
    assert folder() == home / "own"
    assert (home / "own").is_dir()


def test_the_folder_of_packs_is_named_but_not_made(home, monkeypatch):
    """Whoever keeps no packs has no folder for them."""
    for name in ("WLCORE_PACKS", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert packs_folder() == home / ".local/share/wlcore/packs"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "common"))
    assert packs_folder() == home / "common/wlcore/packs"
    monkeypatch.setenv("WLCORE_PACKS", str(home / "mine"))
    assert packs_folder() == home / "mine"
    assert not (home / ".local/share").exists()
    assert not packs_folder().exists()


@pytest.mark.parametrize(("platform", "cache", "state"), [
    ("darwin", "Library/Caches/wlcore", "Library/Application Support/wlcore"),
    ("win32", "Local/wlcore/Cache", "Local/wlcore/State"),
])  # fmt: skip
def test_every_platform_keeps_its_habits(home, monkeypatch, platform, cache, state):
    """On macOS and Windows such things have places of their own."""
    monkeypatch.setattr(folders.sys, "platform", platform)
    monkeypatch.setenv("LOCALAPPDATA", str(home / "Local"))
    assert (cache_folder(), state_folder()) == (home / cache, home / state)


def test_a_relative_common_folder_counts_for_nothing(home, monkeypatch):
    """The XDG specification says to ignore relative paths."""
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert cache_folder() == home / ".cache" / "wlcore"


def test_our_own_variable_may_be_relative(home, monkeypatch):
    """A relative WLCORE_STATE is taken from the current folder and given back whole."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("WLCORE_STATE", "saves")
    assert state_folder() == Path.cwd() / "saves"


def test_a_file_in_the_way_is_a_plain_error(home, monkeypatch):
    """A folder that cannot be made is named, with the variable that would name another."""
    (home / "file").touch()
    monkeypatch.setenv("WLCORE_STATE", str(home / "file" / "state"))
    with pytest.raises(FolderError, match=r"file.state cannot be used \(Not a directory\); set WLCORE_STATE"):
        state_folder()


def test_a_folder_that_may_not_be_written_is_a_plain_error(home, monkeypatch):
    """A folder that is there but closed to us is found out at once, not at the first save."""
    monkeypatch.setattr(folders.os, "access", lambda *_: False)
    with pytest.raises(FolderError, match="not writable"):
        cache_folder()
