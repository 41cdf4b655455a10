"""The canonical layout: the same tree, laid out once and for all."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wlcore.lang.diagnostics import Findings
from wlcore.lang.format import UNITS, formatted, formatted_file, spaced
from wlcore.lang.grammar import parser
from wlcore.lang.parse import parse_effect, parse_file
from wlcore.lang.source import Text
from wlcore.lang.vocabulary import WORDS
from wlcore.packs.assemble import kinds_of
from wlcore.packs.layers import Shelf, read_all
from wlcore.packs.layout import effect_texts, laid_out
from wlcore.packs.yamlfile import parse_yaml

ROOT = Path(__file__).parents[2]
WL_FILES = sorted(
    file
    for folder in ("rules", "variants", "tests/games", "tests/lang/example")
    for file in (ROOT / folder).rglob("*.wl")
)
LAYERS = Shelf.installed()

LOOSE = """


# A game.
rule   play# begins
      # the cards
      put coins  in pouch[COIN-01 ,COIN-02]   #laid out


      if( any pouch ) and medals( you )-1 is 2 :shuffle pouch ;gain ¢ 3
      otherwise:
            # nothing
            stop
            # at the end
      # after all
rule lap( n:number ,to whom:player )
   pay n pennies


"""
NEAT = """\
# A game.
rule play                                                        # begins
  # the cards
  put coins in pouch                                             [COIN-01, COIN-02]  #laid out

  if (any pouch) and medals(you) - 1 is 2: shuffle pouch; gain ¢3
  otherwise:
    # nothing
    stop
    # at the end
  # after all
rule lap(n: number, to whom: player)
  pay n pennies
"""


def test_example():
    """Indentation, spaces, citations, comments and empty lines come out as the page of the language says."""
    loose = LOOSE.replace("if( any", "if ( any")
    assert formatted_file(loose) == NEAT
    assert formatted_file(NEAT) == NEAT


def tree(content: str) -> tuple[object, ...]:
    findings = Findings()
    found = parse_file(Text.of_file("f", content), findings)
    assert not findings.found
    return found.declarations, found.statements, [clause for clause, _ in found.cited]


def shaken(content: str, chance: random.Random) -> str:
    """The same text with other indentation, spaces and empty lines."""
    step = chance.choice((1, 3, 4))
    out = []
    for line in content.split("\n"):
        said = line.lstrip(" ")
        indent = (len(line) - len(said)) // 2 * step
        code, sign, comment = said.partition("#")
        code = re.sub(" +", lambda _: " " * chance.choice((1, 1, 2, 5)), code)
        code = re.sub(r" ?([,;:]) ?", lambda m: chance.choice((m[1], f" {m[1]} ", f"{m[1]}  ")), code)
        out += [" " * indent + code + sign + comment, *[""] * chance.choice((0, 0, 2))]
    return "\n".join(out)


@pytest.mark.slow("any layout leads to the same")
@pytest.mark.parametrize("file", WL_FILES, ids=lambda f: f.relative_to(ROOT).as_posix())
def test_any_layout_leads_to_the_same(file: Path):
    """However a file is laid out, its tree stays the same, and it comes out as it would otherwise."""
    content = file.read_text("utf-8")
    neat = formatted_file(content)
    assert tree(neat) == tree(content)
    assert formatted_file(neat) == neat
    for seed in range(3):
        loose = shaken(content, random.Random(seed))
        assert tree(loose) == tree(content)
        assert [line for line in formatted_file(loose).split("\n") if line] == [
            line for line in neat.split("\n") if line
        ]


def shipped_yaml() -> list[tuple[Path, str]]:
    return [
        (file, manifest.game)
        for manifest in LAYERS.manifests.values()
        for file in sorted(Path(LAYERS.folders[manifest.id].place).glob("*.yaml"))
    ]


@pytest.mark.slow("any layout leads to the same")
@pytest.mark.parametrize(("file", "game"), shipped_yaml(), ids=lambda x: x.name if isinstance(x, Path) else x)
def test_only_texts_of_yaml_are_touched(file: Path, game: str):
    """Of a YAML file only the lines of effects and abilities change, and they say the same afterwards."""
    ids = [game, *(layer.id for layer in LAYERS.layers(game))]
    kinds = kinds_of(read_all(LAYERS, ids, Findings()))
    before = parse_yaml("f", file.read_bytes(), Findings())
    data = laid_out("f.yaml", file.read_bytes(), kinds, Findings())
    assert before is not None
    assert data is not None
    after = parse_yaml("f", data, Findings())
    assert after is not None
    texts = [parse_effect(text, Findings())[0] for text in effect_texts(before, kinds)]
    assert [parse_effect(text, Findings())[0] for text in effect_texts(after, kinds)] == texts
    assert outside(data, after, kinds) == outside(file.read_bytes(), before, kinds)
    assert laid_out("f.yaml", data, kinds, Findings()) == data


@pytest.mark.parametrize(("file", "game"), shipped_yaml(), ids=lambda x: x.name if isinstance(x, Path) else x)
def test_shipped_texts_in_yaml_are_in_canonical_layout(file: Path, game: str):
    """`wl fmt` would change no effect that we ship."""
    ids = [game, *(layer.id for layer in LAYERS.layers(game))]
    kinds = kinds_of(read_all(LAYERS, ids, Findings()))
    assert laid_out("f.yaml", file.read_bytes(), kinds, Findings()) == file.read_bytes()


def outside(data: bytes, root, kinds) -> list[str]:
    """The lines of a YAML file that belong to no effect text."""
    lines: list[str | None] = list(data.decode().split("\n"))
    for text in effect_texts(root, kinds):
        for i in range(len(text.lines)):
            lines[text.first_line - 1 + i] = None
    return [line for line in lines if line is not None]


YAML = b"""\
coin: # kinds
    cent:   {worth:   1}
    crown:
        worth:   3
        flipped: |-

             if any tray :
                    gain   \xc2\xa23[COIN-01]


                    # rich
                    stop

        kept:  'after you gain pennies:   stop'
"""
LAID_OUT = b"""\
coin: # kinds
    cent:   {worth:   1}
    crown:
        worth:   3
        flipped: |-
             if any tray:
               gain \xc2\xa23                                           [COIN-01]

               # rich
               stop

        kept:  'after you gain pennies:   stop'
"""


@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
def test_yaml_keeps_its_own_ways(newline: bytes):
    """Other spaces, other kinds of values, the indentation of the block and the ends of lines stay as they are."""
    shelf = Shelf.installed()
    game = shelf.game(str(ROOT / "tests" / "games" / "coin-race"))
    kinds = kinds_of(read_all(shelf, [game], Findings()))
    data = laid_out("f.yaml", YAML.replace(b"\n", newline), kinds, Findings())
    assert data == LAID_OUT.replace(b"\n", newline)


def test_a_text_with_mistakes_is_left_alone():
    """What cannot be read is not laid out; the mistake is noted."""
    findings = Findings()
    assert laid_out("f.wl", b"rule  a(\n", {}, findings) is None
    assert [d.code for d in findings.found] == ["syntax"]


@given(
    st.lists(
        st.sampled_from(sorted({part for word in WORDS for part in word.example.replace("\n", " ").split()})),
        max_size=12,
    )
)
def test_spaces_never_change_the_words(words: list[str]):
    """Whatever stands on a line, laying it out again changes nothing, and no word is lost."""
    once = spaced(" ".join(words))
    assert spaced(once) == once
    assert once.replace(" ", "") == "".join(words)


def test_units_are_those_of_the_grammar():
    """The signs that stand before numbers without a space are the ones the grammar knows."""
    unit = next(t.pattern.value for t in parser().terminals if t.name == "UNIT")
    assert set(unit) - set("[]") == UNITS


@pytest.mark.parametrize("file", WL_FILES, ids=lambda f: f.relative_to(ROOT).as_posix())
def test_shipped_files_are_in_canonical_layout(file: Path):
    """`wl fmt` would change nothing that we ship."""
    assert formatted_file(file.read_text("utf-8")) == file.read_text("utf-8")


def test_lines_of_a_text_know_their_margin():
    """Citations begin in the same column of the file, wherever the text stands in it."""
    assert formatted(Text("f", ("stop [COIN-01]",)), 10) == ["stop" + " " * 51 + "[COIN-01]"]
