"""What is remembered from one compilation to the next is never seen: a game becomes the same code, whatever came before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from wlcore.compile.data import FAST, Making
from wlcore.compile.remembered import forget
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("a hundred new effects on a loaded game")

PACK = """\
id: hundred
title: A hundred new effects
version: 1.0.0
kind: layer
game: western-legends
provenance: designed
"""
USES = (
    "gain ${a}",
    "gain {b} lp\ndraw {b}",
    "may discard {b}: gain {b} lp",
    "for each p in others: p: may lose {b} lp: gain ${a}",
    "if wanted of you is more than {b}: gain ${a}\notherwise: draw {b}",
    "choose one:\n  gain ${a}\n  gain {b} lp",
)
WRITTEN = """\
import sys
from pathlib import Path
from tests.compile.test_again import sources
Path(sys.argv[2]).write_text(sources(sys.argv[1]), "utf-8")
"""
"""What a process of its own does."""


def hundred(folder: Path) -> Path:
    """A pack of sixty faces with their cards, twenty fight cards, twenty cattle tokens."""
    pack = folder / "hundred"
    pack.mkdir()
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    faces, cards, fights, tokens = ["face:"], ["poker-card:"], ["fight-card:"], ["cattle-token:"]
    for i in range(60):
        use = USES[i % len(USES)].format(a=10 * (i // 6 + 1), b=i % 4 + 1)
        faces += [f"  face-{i}:", "    use: |", *(f"      {line}" for line in use.split("\n"))]
        cards += [
            f"  card-{i}:",
            f"    rank: {('ten', 'four', 'king')[i % 3]}",
            "    suit: hearts",
            f"    face: face-{i}",
        ]
    for i in range(20):
        use = USES[i % 2].format(a=10 * i + 10, b=i % 3 + 1)
        fights += [
            f"  fight-{i}:",
            "    rank: four",
            "    effect: |",
            *(f"      {line}" for line in use.split("\n")),
        ]
        tokens += [
            f"  token-{i}:",
            "    colour: blue",
            "    reward: |",
            f"      gain ${10 * i + 15}",
            f"      draw {i % 3 + 1}",
        ]
    for name, lines in (("faces", faces), ("cards", cards), ("fights", fights), ("tokens", tokens)):
        (pack / f"{name}.yaml").write_text("\n".join(lines) + "\n", "utf-8")
    return pack


def sources(*packs: object) -> str:
    """The code of the game with some packs, in both flavours, and all else that it needs."""
    making = Making(checked(Choice("western-legends", packs=tuple(map(str, packs)))).program)
    fast, tables = making.written(FAST)
    return "\n".join(
        [making.sources["traced"], fast, repr(sorted(tables.items())), repr(sorted(making.data.items()))]
    )


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_hundred_new_effects_on_a_loaded_game(tmp_path: Path, forgotten: bool):
    """Line by line what a process makes of them that has seen nothing else; and the game without them is as it was."""
    pack, there = hundred(tmp_path), tmp_path / "there"
    subprocess.run([sys.executable, "-c", WRITTEN, str(pack), str(there)], check=True)
    before = sources()
    if forgotten:
        forget()
    assert sources(pack) == there.read_text("utf-8")
    assert sources() == before
