"""Code that nobody uses is found by vulture; what it cannot see is named in pyproject.toml, with the reason."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

vulture = pytest.importorskip("vulture")
pytestmark = pytest.mark.slow("unused code is found")

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["vulture"]
FEW = 20


def test_little_is_reported():
    """Fewer than twenty reports are left."""
    found = vulture.Vulture(ignore_decorators=SETTINGS["ignore_decorators"])
    found.scavenge([str(ROOT / path) for path in SETTINGS["paths"]])
    names = [item.name for item in found.get_unused_code(min_confidence=60)]
    excepted = SETTINGS["ignore_names"]
    left = [name for name in names if not any(fnmatch(name, pattern) for pattern in excepted)]
    assert len(left) < FEW, left
