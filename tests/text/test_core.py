"""The core's own phrases: each is said by something, and what is said is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from wlcore.text.port import CORE, Phrases

ROOT = Path(__file__).parents[2]


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings in the code that says things, and the patterns of those that are put together."""
    whole: set[str] = set()
    parts: list[re.Pattern[str]] = []
    for folder in ("text", "play", "cli"):
        for file in (ROOT / "wlcore" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    known = [re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                    if sum(map(len, known)) > 2 * known.count(".+") + 2:
                        parts.append(re.compile("".join(known)))
    return whole, parts


def test_no_phrase_of_the_core_is_an_orphan():
    """Each is named in the code, put together there, or used by another phrase."""
    english = Phrases.of("en")
    referred = {name for entry in english.read for form in entry.forms.values() for name in form.references}
    whole, parts = spoken()
    called = {f"play-{word}" for word in whole}
    orphans = [
        entry.id
        for entry in english.read
        if entry.id not in referred | whole | called
        and not entry.id.startswith("like-")
        and not any(part.fullmatch(entry.id) for part in parts)
    ]
    assert orphans == []


def test_no_phrase_of_the_core_refers_to_nothing():
    """FORM, AGREE and plain references name phrases that are there; no file has a mistake."""
    english = Phrases.of("en")
    wrong = [
        (entry.id, name)
        for entry in english.entries.values()
        for form in entry.forms.values()
        for name in form.references
        if name not in english.entries
    ]
    assert wrong == []
    assert {entry.pack for entry in english.read} == {CORE}
    assert english.findings.found == []
