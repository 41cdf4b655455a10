"""The chapter on compiling shows what really becomes of its card."""

from __future__ import annotations

from pathlib import Path

from wlcore import loading
from wlcore.study.compiled import ways

CHAPTER = Path(__file__).parents[3] / "docs" / "architecture.md"


def test_the_card_of_the_chapter_is_as_it_is_compiled() -> None:
    """Its representation, and the ends of its Python and its C, stand there line by line."""
    (way,) = ways(loading.checked(loading.Choice("public-enemy")).program, "card/swindler")
    chapter = CHAPTER.read_text("utf-8")
    assert f"```\n{way.representation}\n```" in chapter
    assert "\n".join(way.python.split("\n")[-12:]) in chapter
    assert way.native[way.native.index("B2: ;") :] in chapter
