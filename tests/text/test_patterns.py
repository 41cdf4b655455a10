"""Effects that nobody polished read as an editor of each language would write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.text.reading import LANGUAGES, SAMPLES, assembly
from wlcore.loading import Choice, settings
from wlcore.text.cards import texts
from wlcore.text.port import Phrases

PATTERNS = YAML(typ="safe").load((Path(__file__).parent / "patterns.yaml").read_text("utf-8"))
ABILITY = "ability: "
MANIFEST = """\
id: patterns
version: 1.0.0
title: Patterns
kind: layer
game: samples
provenance: designed
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> str:
    """A pack with a card for each effect."""
    folder = tmp_path_factory.mktemp("patterns")
    (folder / "pack.yaml").write_text(MANIFEST)
    kinds: dict[str, list[str]] = {"ploy": [], "hero": []}
    for number, pattern in enumerate(PATTERNS):
        kind, _, prop = _address(number).partition("/")
        effect = pattern["effect"].removeprefix(ABILITY)
        kinds[kind] += [f"  {prop}:", f"    {'ability' if kind == 'hero' else 'played'}: |"]
        kinds[kind] += [f"      {line}" for line in effect.splitlines()]
    lines = [line for kind, below in kinds.items() for line in (f"{kind}:", *below)]
    (folder / "cards.yaml").write_text("\n".join(lines) + "\n")
    return str(folder)


def _address(number: int) -> str:
    kind = "hero" if PATTERNS[number]["effect"].startswith(ABILITY) else "ploy"
    return f"{kind}/pattern-{'abcdefghij'[number // 10]}{'abcdefghij'[number % 10]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_come_out_as_written_by_hand(pack: str, language: str):
    """Each effect, in each language in which an editor has written it."""
    found = assembly(SAMPLES, pack)
    phrases = Phrases.of(language, [source.folder for source in found.packs])
    said = texts(found.program, settings(found, Choice(SAMPLES)), phrases)
    wanted = {_address(n): p[language] for n, p in enumerate(PATTERNS) if language in p}
    assert {name: said[name].replace("\u00a0", " ") for name in wanted} == {
        name: text.replace("\u00a0", " ") for name, text in wanted.items()
    }
    assert phrases.voice.errors == list(phrases.missing) == []
