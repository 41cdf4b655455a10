"""A game's own algorithms in Python, from the text of its `builtins.py`; only installed packs have any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TABLE = "BUILTINS"


def functions_of(label: str, text: str) -> dict[str, Callable[..., Any]]:
    """What one file brings, by the names under which rules call it; `label` is what tracebacks call the file."""
    namespace: dict[str, Any] = {"__name__": "wlcore_builtins", "__file__": label}
    exec(compile(text, label, "exec"), namespace)
    return dict(namespace[TABLE])
