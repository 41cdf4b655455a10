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


def test_what_cannot_be_laid_out(tmp_path: Path, monkeypatch):
    """A zip is unpacked by hand first; other files belong to no pack."""
    monkeypatch.chdir(tmp_path)
    Path("a.zip").write_bytes(b"")
    Path("a.txt").write_text("")
    assert main(["fmt", "a.zip"]) == 2
    assert main(["fmt", "a.txt"]) == 1
