"""Effects that nobody polished read as an editor of each language would write them."""

from __future__ import annotations

from pathlib import Path
from string import ascii_lowercase

import pytest
from ruamel.yaml import YAML

from tests.text.reading import LANGUAGES, SAMPLES, as_typed, assembly
from wlcore.loading import Choice, settings
from wlcore.text.cards import CardTexts
from wlcore.text.houserules import HouseRules
from wlcore.text.port import Phrases

READ = YAML(typ="safe").load((Path(__file__).parent / "patterns.yaml").read_text("utf-8"))
TEXTS = {
    "ploy": "played",
    "hero": "ability",
    "item": "use",
    "item-in-use": "while-in-use",
    "saloon-card": "drawn",
}
DOCS = Path(__file__).parents[2] / "docs" / "games"
GAMES = {
    SAMPLES: ("ploy", "hero"),
    "western-legends": ("item", "item-in-use", "rule"),
    "public-enemy": ("saloon-card", "rule-of-enemy"),
    str(DOCS / "attic"): ("rule-of-attic",),
    str(DOCS / "bee-yard"): ("rule-of-bee-yard",),
    str(DOCS / "fords"): ("rule-of-fords",),
    str(DOCS / "forecast"): ("rule-of-forecast",),
}
RULE = "rule"
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
    folder.mkdir()
    (folder / "pack.yaml").write_text(MANIFEST.format(Path(game).name))
    lines: list[str] = []
    for on in GAMES[game]:
        if on.startswith(RULE):
            continue
        kind = on.removesuffix("-in-use")
        lines += [f"{kind}:"] if f"{kind}:" not in lines else []
        for name, pattern in NUMBERED:
            if pattern.get("on", "ploy") == on:
                lines += [f"  {name}:", *(["    item-sort: misc", "    cost: 1"] if kind == "item" else [])]
                lines += [f"    {TEXTS[on]}: |"]
                lines += [f"      {line}" for line in pattern["effect"].splitlines()]
    (folder / "cards.yaml").write_text("\n".join(lines) + "\n")
    return str(folder)


def house(game: str, folder: Path) -> list[str]:
    """A layer for each house rule in the words of this game."""
    made = []
    for name, pattern in NUMBERED:
        if pattern.get("on", "ploy").startswith(RULE) and pattern["on"] in GAMES[game]:
            layer = folder / name
            layer.mkdir()
            (layer / "pack.yaml").write_text(MANIFEST.format(Path(game).name).replace("patterns", name))
            (layer / "rules.wl").write_text(pattern["effect"].rstrip() + "\n")
            made.append(str(layer))
    return made


@pytest.fixture(scope="module", params=GAMES, ids=[Path(game).name for game in GAMES])
def game(request, tmp_path_factory) -> tuple[str, tuple[str, ...]]:
    """A game, and the packs with its effects."""
    folder = tmp_path_factory.mktemp("patterns")
    rules = house(request.param, folder)
    alone = all(on.startswith(RULE) for on in GAMES[request.param])
    return request.param, (*rules, *([] if alone else [written(request.param, folder / "cards")]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_come_out_as_written_by_hand(game: tuple[str, tuple[str, ...]], language: str):
    """Each effect, in each language in which an editor has written it."""
    name, packs = game
    found = assembly(name, *packs)
    phrases = Phrases.of(language, [source.folder for source in found.packs])
    cards = CardTexts.of(found.program, settings(found, Choice(name)), phrases)
    wanted = {i: p[language] for i, p in NUMBERED if language in p and p.get("on", "ploy") in GAMES[name]}
    said = {}
    for thing in cards.program.designs():
        if thing.design in wanted:
            on = next(p.get("on", "ploy") for i, p in NUMBERED if i == thing.design)
            there = found.program.kinds[thing.kind].properties[TEXTS[on]]
            said[thing.design] = " ".join(map(phrases.sentence, cards.sentences(thing, there)))
    rules = HouseRules(cards, found)
    layers = (i for i in wanted if dict(NUMBERED)[i].get("on", "ploy").startswith(RULE))
    said |= {i: " ".join(rules.of(i)) for i in layers}
    assert {i: as_typed(text) for i, text in said.items()} == {
        i: as_typed(text) for i, text in wanted.items()
    }
    assert phrases.voice.errors == list(phrases.missing) == []
