"""Where the shipped packs and grammars lie: at the root of a checkout, or in the package `wlcore_data` of a wheel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def data_root() -> Traversable:
    """The folder that holds `rules`, `variants` and `grammar`: a `Path`, unless wlcore runs from inside a zip."""
    beside = Path(__file__).resolve().parents[1]
    if (beside / "pyproject.toml").is_file() and (beside / "rules").is_dir():
        return beside
    from importlib.resources import files  # takes longer to import than a checkout needs to look

    return files("wlcore_data")
