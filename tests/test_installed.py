"""A compiled game that is kept hangs on the plugins that are installed, and on nothing else that Python imports from."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.compile import cache
from wlcore.installed import plugins, trace
from wlcore.loading import load

GAME = Path(__file__).parent / "games" / "coin-race"
POINTS = "[console_scripts]\nwl-moon = moon:main\n\n[wlcore.packs]\nmoon = {}\n\n[other]\na = b\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A cache of its own for each test."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def site(tmp_path, monkeypatch) -> Path:
    """A folder from which Python imports."""
    place = tmp_path / "site"
    place.mkdir()
    monkeypatch.syspath_prepend(str(place))
    return place


def installed(site: Path, name: str = "moon-1.0.dist-info", points: str = POINTS.format("moon")) -> Path:
    """A package as pip leaves it."""
    info = site / name
    info.mkdir()
    (info / "METADATA").write_text("Name: moon\nVersion: 1.0\n", "utf-8")
    if points:
        (info / "entry_points.txt").write_text(points, "utf-8")
    return info


def is_kept() -> bool:
    """Whether the next start would take the game from the cache."""
    return cache.read(cache.key([str(GAME), "with"])) is not None


def test_a_file_beside_a_script_changes_nothing(site):
    """What a script writes into its own folder, or into a new one, leaves a warm start warm."""
    load(str(GAME))
    assert is_kept()
    (site / "result.csv").write_text("1,2\n", "utf-8")
    (site / "other").mkdir()
    (site / "module.py").write_text("x = 1\n", "utf-8")
    assert is_kept()


def test_a_package_that_is_no_plugin_changes_nothing(site):
    """Only those count that bring something for us."""
    load(str(GAME))
    installed(site, "sun-2.0.dist-info", "[console_scripts]\nsun = sun:main\n")
    installed(site, "star-2.0.dist-info", "")
    assert is_kept()


@pytest.mark.parametrize(
    "change",
    [
        lambda site, info: info.rename(site / "moon-1.1.dist-info"),
        lambda site, info: (info / "entry_points.txt").write_text(POINTS.format("other"), "utf-8"),
        lambda site, info: (info / "entry_points.txt").unlink(),
        lambda site, info: info.rename(site / "moon"),
        lambda site, info: installed(site, "comet-1.0.dist-info"),
        lambda site, info: installed(site, "comet.egg-info"),
    ],
    ids=["upgraded", "another module", "no plugin any more", "gone", "a second one", "a second one of the old sort"],
)  # fmt: skip
def test_plugins_count(site, change):
    """A game is compiled anew when a plugin is installed, upgraded, changed or removed."""
    info = installed(site)
    load(str(GAME))
    assert is_kept()
    change(site, info)
    assert not is_kept()


def test_the_version_of_an_old_package_counts(site):
    """Where the folder does not name the version, it is read."""
    info = installed(site, "moon.egg-info")
    (info / "PKG-INFO").write_text("Name: moon\nVersion: 1.0\n", "utf-8")
    load(str(GAME))
    assert is_kept()
    (info / "PKG-INFO").write_text("Name: moon\nVersion: 1.1\n", "utf-8")
    assert not is_kept()


def test_where_python_imports_from_counts_only_with_a_plugin(site, tmp_path, monkeypatch):
    """A start from elsewhere, with other folders on the path, takes the same game."""
    load(str(GAME))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert is_kept()
    monkeypatch.syspath_prepend(str(tmp_path / "nowhere"))
    assert is_kept()
    installed(tmp_path)
    assert not is_kept()


def test_what_was_found_before_is_not_read_again(site, monkeypatch):
    """Of packages that lie as they lay nothing is opened, even when something else has come."""
    installed(site, "sun-2.0.dist-info", "")
    installed(site)
    before = trace()
    assert [(place, name) for place, name, _ in plugins(before)] == [(str(site), "moon-1.0.dist-info")]
    (site / "more").mkdir()
    opened: list[str] = []
    monkeypatch.setattr("wlcore.installed._told", lambda place, name: opened.append(name) or ["told"])
    trace(before)
    assert opened == ["moon-1.0.dist-info"]
