"""The page for translators names every attribute that an entry may have, with examples that stand so in shipped packs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from wlcore.text.abilities import MODIFIERS
from wlcore.text.comparisons import COMPARISONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "languages.md").read_text("utf-8")
TABLE = PAGE.partition("### What an entry may have")[2].partition("\n`wl new phrases")[0]
NAMED = frozenset(
    re.findall(r"`\.([a-z-]+)", re.sub(r"\| `[^|`]*=[^|`]*` \|$|`[a-z]+-[a-z-]+\.", "", TABLE, flags=re.M))
)
EXAMPLES = re.findall(r"\| `([a-z-]+\.[a-z-]+)(?: = ([^`]*))?` \|$", TABLE, re.MULTILINE)
PACKS = ("rules", "docs/games", "variants")
READ = re.compile(
    r"(?:variable|query|property|counter|zone|event|rule|frame|step|contest)-\{[^}]*\}\.(?P<own>[a-z-]+)\""
    r"|static\(f\"[a-z]+-\{[^\"]*\}\", \"(?P<static>[a-z]+)\"\)"
)
"""Where the program asks an entry of a pack for an attribute."""


def attributes() -> Iterator[tuple[str, str]]:
    """The attributes of every English phrase of a shipped pack, by its id, with what stands in their line."""
    for folder in PACKS:
        for path in sorted((ROOT / folder).rglob("text/en/*.ftl")):
            phrase = ""
            for line in path.read_text("utf-8").splitlines():
                phrase = found[1] if (found := re.match(r"([a-z][\w-]*) =", line)) else phrase
                if (own := re.match(r"    \.([\w-]+) = ?(.*)", line)) is not None:
                    yield f"{phrase}.{own[1]}", own[2]


def test_what_the_program_reads_is_on_the_page():
    """Each attribute by its name in the code, and each that is made of a comparison or a change."""
    read = {"gender"}  # a form, with the others
    for path in sorted((ROOT / "wlcore" / "text").glob("*.py")):
        for found in READ.finditer(path.read_text("utf-8")):
            read.add(found["own"] or found["static"])
    assert len(read) > 10
    read |= set(COMPARISONS.values()) | set(MODIFIERS.values())
    assert read - NAMED == {"gender"}


def test_examples_stand_so_in_shipped_packs():
    """Nothing on the page has been made up, or has changed since."""
    there = dict(attributes())
    assert len(EXAMPLES) > 30
    assert {name for name, _ in EXAMPLES} <= there.keys()
    assert {name: value for name, value in EXAMPLES if value} == {
        name: there[name] for name, value in EXAMPLES if value
    }
