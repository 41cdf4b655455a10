"""The map of the house names rooms and modules that are there, and every room."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs" / "architecture.md").read_text("utf-8")
CODE = re.compile(r"`([^`]+)`")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading."""
    section = MAP.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_rooms_and_their_modules_are_there():
    """Each room of the table is a package, each package is in it, and what is to be read in it lies there."""
    named = set()
    for rooms, *orders in rows("The rooms"):
        here = CODE.findall(rooms)
        named |= set(here)
        for module in CODE.findall(" ".join(orders)):
            places = [ROOT / "wlcore" / room / module for room in here]
            assert any(
                p.with_suffix(".py").is_file() or p.is_dir() or list(p.parent.glob(f"{p.name}.py"))
                for p in places
            ), module
    assert named == {p.parent.name for p in (ROOT / "wlcore").glob("*/__init__.py")}


def test_places_to_change_things_are_there():
    """Every file that the table of changes names is in the house."""
    for _, where in rows("Where would I change ...?"):
        for path in CODE.findall(where):
            if re.fullmatch(r"[a-z_/]+\.(py|md)", path):
                found = [base / path for base in (ROOT, ROOT / "wlcore", ROOT / "docs")]
                assert any(file.is_file() for file in found) or "/" not in path, path
