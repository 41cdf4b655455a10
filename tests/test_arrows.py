"""Data flows one way through the rooms of wlcore; no import points back."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1] / "wlcore"
SHARED = {
    "algorithms",
    "budget",
    "data",
    "files",
    "folders",
    "installed",
    "keeping",
    "letters",
    "numbers",
    "records",
    "gc_pause",
    "sets",
    "stacked",
    "streams",
    "whom",
    "version",
}
MAY_USE = {
    "lang": set(),
    "packs": {"lang"},
    "compile": {"lang"},
    "engine": set(),
    "text": {"lang", "packs", "engine"},
    "flavours": {"lang", "compile", "engine"},
    "loading": {"lang", "packs", "compile", "engine", "flavours"},
    "native": {"compile", "engine", "flavours"},
    "door": {"engine", "lang", "loading", "native", "packs", "text"},
    "bots": {"door", "engine", "lang", "native", "packs"},
    "study": {"bots", "door", "engine", "lang", "loading", "native", "packs", "compile"},
    "scenario": {"bots", "engine", "lang", "loading", "packs", "compile", "study", "text"},
    "play": {"bots", "door", "engine", "lang", "loading", "packs", "scenario", "text"},
}


def imports(file: Path) -> set[str]:
    """The rooms of wlcore that a file imports from, whenever it does."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = (
                [node.module] if node.module != "wlcore" else [f"wlcore.{alias.name}" for alias in node.names]
            )
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("wlcore.")}
    return found


@pytest.mark.parametrize("room", sorted(MAY_USE))
def test_no_arrow_points_back(room: str) -> None:
    """A room imports only from rooms that come before it."""
    files = [ROOT / f"{room}.py"] if (ROOT / f"{room}.py").is_file() else sorted((ROOT / room).rglob("*.py"))
    for file in files:
        strange = imports(file) - MAY_USE[room] - SHARED - {room}
        assert not strange, f"{file.relative_to(ROOT)} imports from {sorted(strange)}"
