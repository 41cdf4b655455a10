"""The example plugin is installed like any package, and what it brings is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow("the example of a plugin installs and plays")

PLUGIN = Path(__file__).parents[2] / "docs" / "plugin"
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the plugin is installed, beside everything that is installed here."""
    place = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*build, "--no-deps", "--target", str(place), str(PLUGIN)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.skip(f"pip cannot build a package here: {done.stderr.strip()[-200:]}")
    return place


def wl(site: Path, tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own that finds the plugin."""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(site), str(ROOT))),
        "WLCORE_CACHE": str(tmp_path / "cache"),
        "WLCORE_STATE": str(tmp_path / "state"),
    }
    return subprocess.run(
        [sys.executable, "-m", "wlcore", *words],
        capture_output=True,
        text=True,
        env=env,
        cwd=tmp_path,
        check=False,
    )


def test_its_pack_is_there(site: Path, tmp_path: Path):
    """The layer is listed, and its word in Python is called."""
    listed = json.loads(wl(site, tmp_path, "packs", "--json").stdout)
    assert "moonlight" in [pack["id"] for pack in listed]
    played = wl(site, tmp_path, "play", "public-enemy", "--auto", "--variant", "moonlight", "--players", "3", "--seed", "4", "--json")  # fmt: skip
    assert played.returncode == 0, played.stderr
    plain = wl(site, tmp_path, "play", "public-enemy", "--auto", "--players", "3", "--seed", "4", "--json")
    moon, without = json.loads(played.stdout)["scores"], json.loads(plain.stdout)["scores"]
    assert moon != without, "a point more decides who takes what"


def test_its_bot_plays(site: Path, tmp_path: Path):
    """A bot that always takes the first option plays the same game for every seed of its dice."""
    words = (
        "play",
        "public-enemy",
        "--auto",
        "--players",
        "2",
        "--bots",
        "first,first",
        "--seed",
        "9",
        "--json",
    )
    done = wl(site, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["winners"]


def test_its_language_is_spoken(site: Path, tmp_path: Path):
    """What it says is Spanish, and the rest is English."""
    done = wl(
        site, tmp_path, "play", "public-enemy", "--auto", "--players", "2", "--seed", "9", "--lang", "es"
    )
    assert done.returncode == 0, done.stderr
    assert "Victoria: " in done.stdout + done.stderr
