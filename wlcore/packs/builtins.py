"""A game's own algorithms in Python: `builtins.py`, for packs that came through an entry point only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wlcore.packs.source import PackSource

Function = Callable[..., Any]


def load_builtins(packs: list[PackSource]) -> dict[str, Function]:
    """The functions that trusted packs register under `BUILTINS`, by their names in the language."""
    found: dict[str, Function] = {}
    for pack in packs:
        name = pack.manifest.builtins
        if not name or not pack.trusted:
            continue
        label = pack.folder.label(name)
        namespace: dict[str, Any] = {"__name__": f"wlcore_builtins_{pack.manifest.id}", "__file__": label}
        exec(compile(pack.folder.read(name), label, "exec"), namespace)
        found |= namespace["BUILTINS"]
    return found
