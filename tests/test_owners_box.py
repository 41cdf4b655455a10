"""The page for somebody who owns the box: what is written on it is an example that works, and every heading exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("every command works on a pack of one's own")

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "owners-box.md").read_text("utf-8")
BLOCK = re.compile(r"`my-box/([\w/.-]+)`:.*?\n```\w+\n(.*?)```", re.DOTALL)
HIS = re.compile(r"`(his-cards/[\w/.-]+)`:.*?\n```\w+\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ wl (.*)$", re.MULTILINE)
PRINTED = re.compile(r"^\| `([\w-]+)` \|.*\| (.*) \|$", re.MULTILINE)


def test_the_page_is_the_example():
    """Each file on the page is that of the example, but for the line that tells editors where the schema lies."""
    files = dict(BLOCK.findall(PAGE))
    there = {
        p.relative_to(DOCS / "examples/my-box").as_posix(): p for p in (DOCS / "examples/my-box").rglob("*.*")
    }
    assert set(files) == set(there)
    for name, body in files.items():
        lines = there[name].read_text("utf-8").splitlines()
        assert body.splitlines() == [line for line in lines if not line.startswith("# yaml-language-server")]


def test_every_command_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """In a folder with just the files of the page, every command does what is said; the game is not played here."""
    for name, body in BLOCK.findall(PAGE):
        file = tmp_path / "my-box" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, "utf-8")
    for name, body in HIS.findall(PAGE):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, "utf-8")
    monkeypatch.chdir(tmp_path)
    said = {}
    for command in COMMAND.findall(PAGE):
        if not command.startswith("play"):
            assert main(command.split()) == 0
            said[command] = capsys.readouterr().out
    assert "5 passed, 0 failed" in said["test my-box"]
    assert "gain Mule; or gain $20" in said["text western-legends --with my-box --card cheap-horse"]
    assert "Gain $30" in said["text western-legends --card cheap-horse"]
    assert "1 passed, 0 failed" in said["test his-cards"]
    his = said["text western-legends --variant man-in-black --with his-cards --card long-shadow"]
    assert "with the fewest Legendary points" in his
    assert "designed" in said["cards western-legends --provenance"]


def test_every_heading_can_be_entered():
    """The table names kinds of the game and what their things have."""
    kinds = checked(Choice("western-legends", variants=("goals", "man-in-black"))).program.kinds
    rows = PRINTED.findall(PAGE)
    assert len(rows) == 12
    for kind, properties in rows:
        for name in re.findall(r"`([\w-]+)`", properties):
            assert name in kinds[kind].properties
