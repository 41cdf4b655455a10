"""Somebody follows docs/first-card.md: every command is run in order, every file is written as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from wlcore.cli import main

pytestmark = pytest.mark.slow("the page for a first card works")

PAGE = (Path(__file__).parents[1] / "docs" / "first-card.md").read_text("utf-8")
STEP = re.compile(
    r"^`(?P<file>hot-lead/[^`]+)`:\n\n```[a-z]*\n(?P<text>.*?)^```|^```console\n(?P<commands>.*?)^```|"
    r"Delete\n`(?P<gone>hot-lead/[^`]+)`",
    re.MULTILINE | re.DOTALL,
)


def test_following_the_page(tmp_path: Path, monkeypatch, capsys):
    """What the page shows below a command is among what the command prints."""
    monkeypatch.chdir(tmp_path)
    ran = 0
    for step in STEP.finditer(PAGE):
        if step["file"]:
            file = tmp_path / step["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step["text"], "utf-8")
        elif step["commands"]:
            for command in step["commands"].split("$ ")[1:]:
                line, *shown = command.strip().split("\n")
                status = main(shlex.split(line)[1:])
                told = capsys.readouterr()
                assert status == int("failed" in command and " 0 failed" not in command), (line, told)
                out = told.out.replace("\u00a0", " ").replace("\u202f", " ")
                assert all(piece in out for piece in shown), (line, out)
                ran += 1
        else:
            (tmp_path / step["gone"]).unlink()
    assert ran == PAGE.count("\n$ wl ") >= 13
