"""Writes what the programs in docs/python.md print below each of them."""

from __future__ import annotations

import contextlib
import io
import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = "docs/python.md"
PROGRAM = re.compile(r"```python\n(?P<text>.*?)```\n(?:\n```text\n(?P<said>.*?)```\n)?", re.DOTALL)


def programs() -> list[str]:
    """The programs of the page, in order."""
    return [found["text"] for found in PROGRAM.finditer((ROOT / PAGE).read_text("utf-8"))]


def page() -> dict[str, str]:
    """The page, for tools/freshness.py."""
    return {PAGE: PROGRAM.sub(_shown, (ROOT / PAGE).read_text("utf-8"))}


def _shown(found: re.Match[str]) -> str:
    return f"```python\n{found['text']}```\n\n```text\n{printed(found['text'])}```\n"


def printed(program: str) -> str:
    """What a program prints when it is run at the root of a checkout."""
    said, here = io.StringIO(), Path.cwd()
    os.chdir(ROOT)
    try:
        with contextlib.redirect_stdout(said):
            exec(compile(program, PAGE, "exec"), {"__name__": "__main__"})
    finally:
        os.chdir(here)
    return said.getvalue()
