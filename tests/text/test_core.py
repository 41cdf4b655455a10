"""The core's own phrases: each is said by something, and what is said is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.languages import OF_CORE
from wlcore.text.port import CORE, Phrases
from wlcore.text.status import rows

pytestmark = pytest.mark.slow("every language has all phrases of the core")

ROOT = Path(__file__).parents[2]


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings in the code and the pages that say things, and the patterns of those that are put together."""
    whole: set[str] = set()
    parts: list[re.Pattern[str]] = []
    for template in (ROOT / "wlcore" / "web" / "templates").iterdir():
        whole |= set(re.findall(r'"([a-z-]+)"', template.read_text(encoding="utf-8")))
    for folder in ("text", "play", "cli", "web"):
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


@pytest.mark.parametrize("language", OF_CORE[1:])
def test_every_language_of_the_core_has_all_its_phrases(language):
    """What English has, each has that has a folder in the core; words that only English needs are not asked for."""
    lacking = {row.file: row.missing[language] for row in rows([], ["en", language]) if row.missing[language]}
    assert lacking == {}


EDITIONS = ("engine/switches.py", "packs/names.py")
"""Where the printed editions of games are named, which are no languages."""


def test_no_code_names_a_language():
    """A language is a folder; only English is known, as what is said where another lacks a phrase ('it' is a word of effects)."""
    named = [
        f"{file.relative_to(ROOT / 'wlcore').as_posix()}: {node.value}"
        for file in sorted((ROOT / "wlcore").rglob("*.py"))
        if not file.as_posix().endswith(EDITIONS)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in set(OF_CORE) - {"en", "it"}
    ]
    assert named == []
