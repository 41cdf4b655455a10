"""Files of phrases are laid out as other tools for Fluent write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer

ROOT = Path(__file__).parents[2]
FOLDERS = ("grammar", "rules", "variants", "docs")
FILES = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.ftl"))


@pytest.mark.slow("reading and writing phrases changes nothing")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_reading_and_writing_changes_nothing(file: Path):
    """What the library of Fluent reads, it writes as it was: `wl fmt` has been there."""
    content = file.read_text("utf-8")
    assert FluentSerializer().serialize(FluentParser(with_spans=False).parse(content)) == content, "wl fmt"
