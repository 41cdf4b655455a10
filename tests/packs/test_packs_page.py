"""The page about packs tells the truth: its example is a pack that works, and its tables name every key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked
from wlcore.packs.clauses import CLAUSE_KINDS
from wlcore.packs.company import check_settings
from wlcore.packs.entities import RESERVED
from wlcore.packs.manifest import PACK
from wlcore.packs.rulings import ROWS, RULING
from wlcore.study.conform import conform

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
FILE = re.compile(r"`((?:parlour|phantom)/[^`]+)`:\n\n```\w*\n(.*?)```", re.DOTALL)


def written(pack: str, into: Path) -> tuple[str, int]:
    """The files of a pack that is shown on the page, in a folder; how many they are."""
    files = [(name, text) for name, text in FILE.findall(PAGE) if name.startswith(f"{pack}/")]
    for name, text in files:
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_text(text, "utf-8")
    return str(into / pack), len(files)


@pytest.mark.slow("the examples of docs/packs.md work")
def test_the_automaton_works(tmp_path: Path):
    """The Phantom sits at a table of its own making, and whole games are played with it."""
    place, files = written("phantom", tmp_path)
    findings = Findings()
    checked(Choice("public-enemy", packs=(place,)), findings)
    assert [d for d in findings.sorted() if d.severity == "error"] == []
    assert files == 3
    report = conform("public-enemy", 3, packs=[place], players=2)
    assert (report.games, report.faults) == (3, [])


def test_the_example_works(tmp_path: Path):
    """All the files shown on the page together are a layer without mistakes or warnings."""
    place, files = written("parlour", tmp_path)
    findings = Findings()
    assembly = checked(Choice("public-enemy", variants=("cavalry",), packs=(place,)), findings)
    check_settings([assembly], findings, "parlour")
    assert [d for d in findings.sorted() if d.span.file.startswith(place)] == []
    assert files == len(re.findall(r"^`parlour/", PAGE, re.MULTILINE)) == 14


def test_every_key_is_named():
    """No key of a YAML file is missing on the page."""
    fields = [*PACK.fields, *RULING.fields, *ROWS, *RESERVED]
    assert [f.name for f in fields if f"`{f.name}`" not in PAGE and f"    {f.name}:" not in PAGE] == []
    assert [kind for kind in CLAUSE_KINDS if f"`{kind}`" not in PAGE] == []


def test_links_lead_somewhere():
    """Every file that the page points to is there."""
    targets = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [t for t in targets if not (Path(__file__).parents[2] / "docs" / t).exists()] == []
