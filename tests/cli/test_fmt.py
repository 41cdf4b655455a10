"""`wl fmt`: which files are rewritten, and which are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.cli import main

PACK = "id: mine\nversion: 1.0.0\ntitle:   Mine\nkind: layer\ngame: public-enemy\n"
LOOSE = "rule   rest\n    stop[PENO-COMP-01]\n"
NEAT = f"rule rest\n  stop{' ' * 59}[PENO-COMP-01]\n"
CARDS = "saloon-card:\n  piano-player:\n    copies:   2\n    drawn: |\n        stop  ;  stop\n"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine" / "flow").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text(PACK)
    (tmp_path / "mine" / "flow" / "a.wl").write_text(LOOSE)
    (tmp_path / "mine" / "cards.yaml").write_text(CARDS)
    return tmp_path / "mine"


def test_a_pack_is_laid_out(pack: Path, capsys):
    """All `.wl` files and the effects in YAML files; nothing else in them; a second run changes nothing."""
    assert main(["fmt", "mine"]) == 0
    shown = capsys.readouterr()
    assert shown.out == "laid out: mine/cards.yaml\nlaid out: mine/flow/a.wl\n"
    assert shown.err == "2 files changed\n"
    assert (pack / "flow" / "a.wl").read_text() == NEAT
    assert (pack / "cards.yaml").read_text() == CARDS.replace("stop  ;  stop", "stop; stop")
    assert (pack / "pack.yaml").read_text() == PACK
    assert sorted(p.name for p in pack.iterdir()) == ["cards.yaml", "flow", "pack.yaml"]
    assert main(["fmt", "mine", "--check"]) == 0


def test_check_changes_nothing(pack: Path, capsys):
    """`--check` names the files and ends with 1."""
    assert main(["fmt", "mine/flow", "--check"]) == 1
    assert capsys.readouterr().out == "not in canonical layout: mine/flow/a.wl\n"
    assert (pack / "flow" / "a.wl").read_text() == LOOSE


def test_a_file_with_mistakes_is_left_as_it_is(pack: Path, capsys):
    """The mistake is shown, the others are laid out, and the status is 1."""
    (pack / "flow" / "b.wl").write_text("rule   rest(\n")
    assert main(["fmt", "mine"]) == 1
    assert "mine/flow/b.wl:1:12: error syntax" in capsys.readouterr().err
    assert (pack / "flow" / "b.wl").read_text() == "rule   rest(\n"
    assert (pack / "flow" / "a.wl").read_text() == NEAT


def test_a_file_alone(tmp_path: Path, monkeypatch, capsys):
    """A `.wl` file needs no pack around it; a byte order mark and other line ends go."""
    monkeypatch.chdir(tmp_path)
    Path("a.wl").write_bytes(b"\xef\xbb\xbf" + LOOSE.replace("\n", "\r\n").encode())
    assert main(["fmt", "a.wl"]) == 0
    assert Path("a.wl").read_bytes() == NEAT.encode()


LOOSE_PHRASES = 'kind-card = card\n  .plural = {"cards"}\n# Said of all.\nall-of = { $n ->\n  [one] it\n *[other] them\n }\n'
NEAT_PHRASES = """\
kind-card = card
    .plural = { "cards" }
# Said of all.
all-of =
    { $n ->
        [one] it
       *[other] them
    }
"""


def test_phrases_are_laid_out_as_fluent_writes_them(tmp_path: Path, monkeypatch, capsys):
    """In a pack or alone; what cannot be read as a phrase stays, and is told."""
    monkeypatch.chdir(tmp_path)
    Path("words.ftl").write_text(LOOSE_PHRASES)
    assert main(["fmt", "words.ftl"]) == 0
    assert Path("words.ftl").read_text() == NEAT_PHRASES
    assert main(["fmt", "words.ftl", "--check"]) == 0
    Path("words.ftl").write_text("kind-card = { $\n")
    assert main(["fmt", "words.ftl"]) == 1
    assert "words.ftl:1:16: error phrase-syntax" in capsys.readouterr().err
    assert Path("words.ftl").read_text() == "kind-card = { $\n"


def test_what_cannot_be_laid_out(tmp_path: Path, monkeypatch):
    """A zip is unpacked by hand first; other files belong to no pack."""
    monkeypatch.chdir(tmp_path)
    Path("a.zip").write_bytes(b"")
    Path("a.txt").write_text("")
    assert main(["fmt", "a.zip"]) == 2
    assert main(["fmt", "a.txt"]) == 1


def test_cards_beside_another_layer_are_laid_out(pack: Path):
    """What stands in a section `with PACK:` is laid out like the rest, be it of a kind that only that pack has."""
    beside = "with goals:\n  goal:\n    idleness:\n      demands: |\n          stop  ;  stop\n"
    (pack / "more.yaml").write_text(beside)
    (pack / "pack.yaml").write_text(PACK.replace("public-enemy", "western-legends"))
    assert main(["fmt", "mine"]) == 0
    assert (pack / "more.yaml").read_text() == beside.replace("stop  ;  stop", "stop; stop")


def test_a_layer_beside_its_game(tmp_path: Path, monkeypatch, capsys):
    """A game that is nowhere but among what is named is found, in whatever order."""
    monkeypatch.chdir(tmp_path)
    for name in ("games/race", "layers/mine"):
        Path(name).mkdir(parents=True)
    Path("games/race/pack.yaml").write_text("id: race\nversion: 1.0.0\ntitle: Race\nkind: game\nplayers: 2\n")
    Path("games/race/words.wl").write_text("kind tool\n  used: effect\nrule play\n  win players\n")
    Path("layers/mine/pack.yaml").write_text(
        "id: mine\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: race\n"
    )
    Path("layers/mine/tools.yaml").write_text("tool:\n  spade:\n    used: |\n      stop  ;  stop\n")
    for paths in (["games/race", "layers/mine"], ["layers/mine/tools.yaml", "games/race"]):
        assert main(["fmt", *paths, "--check"]) == 1
        assert capsys.readouterr().out == "not in canonical layout: layers/mine/tools.yaml\n"
    assert main(["fmt", "layers/mine"]) != 0
    assert "name the folder as well" in capsys.readouterr().err
