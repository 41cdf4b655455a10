"""Effects that nobody polished read as an editor of each language would write them."""

from __future__ import annotations

from pathlib import Path
from string import ascii_lowercase

import pytest
from ruamel.yaml import YAML

from tests.text.reading import LANGUAGES, SAMPLES, as_typed, assembly
from wlcore.loading import Choice, settings
from wlcore.text.cards import CardTexts
from wlcore.text.port import Phrases

READ = YAML(typ="safe").load((Path(__file__).parent / "patterns.yaml").read_text("utf-8"))
TEXTS = {
    "ploy": "played",
    "hero": "ability",
    "item": "use",
    "item-in-use": "while-in-use",
    "saloon-card": "drawn",
}
GAMES = {
    SAMPLES: ("ploy", "hero"),
    "western-legends": ("item", "item-in-use"),
    "public-enemy": ("saloon-card",),
}
NUMBERED = [(f"pattern-{ascii_lowercase[n // 26]}{ascii_lowercase[n % 26]}", p) for n, p in enumerate(READ)]
MANIFEST = """\
id: patterns
version: 1.0.0
title: Patterns
kind: layer
game: {}
provenance: designed
"""


def written(game: str, folder: Path) -> str:
    """A pack with a card for each effect in the words of this game."""
    (folder / "pack.yaml").write_text(MANIFEST.format("samples" if game == SAMPLES else game))
    lines: list[str] = []
    for on in GAMES[game]:
        kind = on.removesuffix("-in-use")
        lines += [f"{kind}:"] if f"{kind}:" not in lines else []
        for name, pattern in NUMBERED:
            if pattern.get("on", "ploy") == on:
                lines += [f"  {name}:", *(["    item-sort: misc", "    cost: 1"] if kind == "item" else [])]
                lines += [f"    {TEXTS[on]}: |"]
                lines += [f"      {line}" for line in pattern["effect"].splitlines()]
    (folder / "cards.yaml").write_text("\n".join(lines) + "\n")
    return str(folder)


@pytest.fixture(scope="module", params=GAMES, ids=["samples", "western-legends", "public-enemy"])
def game(request, tmp_path_factory) -> tuple[str, str]:
    """A game, and the pack with its effects."""
    return request.param, written(request.param, tmp_path_factory.mktemp("patterns"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_come_out_as_written_by_hand(game: tuple[str, str], language: str):
    """Each effect, in each language in which an editor has written it."""
    name, pack = game
    found = assembly(name, pack)
    phrases = Phrases.of(language, [source.folder for source in found.packs])
    cards = CardTexts.of(found.program, settings(found, Choice(name)), phrases)
    wanted = {i: p[language] for i, p in NUMBERED if language in p and p.get("on", "ploy") in GAMES[name]}
    said = {}
    for thing in cards.designs():
        if thing.design in wanted:
            on = next(p.get("on", "ploy") for i, p in NUMBERED if i == thing.design)
            there = found.program.kinds[thing.kind].properties[TEXTS[on]]
            said[thing.design] = " ".join(map(phrases.sentence, cards.sentences(thing, there)))
    assert {i: as_typed(text) for i, text in said.items()} == {
        i: as_typed(text) for i, text in wanted.items()
    }
    assert phrases.voice.errors == list(phrases.missing) == []
