"""Where the shipped packs and grammars are found."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from wlcore.data import data_root

ROOT = Path(__file__).resolve().parents[1]
SHOW = "import sys; sys.path.insert(0, sys.argv[1]); from wlcore.data import data_root; print(data_root())"


def root_seen_from(site: Path) -> Path:
    shown = subprocess.run(
        [sys.executable, "-I", "-S", "-c", SHOW, str(site)], capture_output=True, text=True, check=True
    )
    return Path(shown.stdout.strip())


def installed(site: Path) -> Path:
    """A folder that looks like the site-packages that our wheel was unpacked into."""
    (site / "wlcore").mkdir(parents=True)
    for name in ("__init__.py", "data.py", "version.py"):
        shutil.copy(ROOT / "wlcore" / name, site / "wlcore")
    (site / "wlcore_data" / "rules").mkdir(parents=True)
    shutil.copy(ROOT / "wlcore_data" / "__init__.py", site / "wlcore_data")
    return site


def test_a_checkout_uses_the_packs_that_people_edit():
    """From a checkout the root of the repository is the data, whatever else is installed."""
    assert data_root() == ROOT
    assert (ROOT / "grammar" / "effect.lark").is_file()


def test_an_installed_wheel_uses_its_data_package(tmp_path):
    """Without a checkout around it, wlcore finds the packs in `wlcore_data`."""
    site = installed(tmp_path / "site")
    assert root_seen_from(site) == site / "wlcore_data"


def test_a_stray_folder_named_rules_does_not_count(tmp_path):
    """A folder `rules` that something else has put beside an installed wlcore is not taken for a checkout."""
    site = installed(tmp_path / "site")
    (site / "rules").mkdir()
    assert root_seen_from(site) == site / "wlcore_data"


def test_a_checkout_wins_over_its_own_empty_data_package(tmp_path):
    """A copy of a checkout is recognised by its pyproject.toml."""
    site = installed(tmp_path / "copy")
    (site / "rules").mkdir()
    (site / "pyproject.toml").touch()
    assert root_seen_from(site) == site


def test_the_wheel_takes_all_three_folders_along():
    """The build settings put rules, variants and grammar under `wlcore_data`."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    assert wheel["sources"] == {name: f"wlcore_data/{name}" for name in ("grammar", "rules", "variants")}
    assert set(wheel["only-include"]) == {*wheel["sources"], "wlcore", "wlcore_data"}
