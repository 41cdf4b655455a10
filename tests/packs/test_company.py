"""Layers in company: what is checked together, and who wins where two change the same thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore import loading
from wlcore.lang.diagnostics import PackError
from wlcore.packs.company import companies, needed
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf

GAME = Path(__file__).parents[1] / "games" / "coin-race"
LAYER = "id: {id}\nversion: 1.0.0\ntitle: A layer\nkind: layer\ngame: coin-race\n{more}"


def layer(folder: Path, name: str, more: str = "", text: str = "") -> Path:
    pack = folder / name
    pack.mkdir()
    (pack / "pack.yaml").write_text(LAYER.format(id=name, more=more), "utf-8")
    (pack / "house.wl").write_text(text, "utf-8")
    return pack


def shelf_with(*packs: Path) -> Shelf:
    shelf = Shelf()
    for pack in (GAME, *packs):
        shelf.add(PackFolder.open(pack), "", False)
    return shelf


def test_every_layer_alone_and_as_many_as_go_together(tmp_path: Path):
    """A game is checked bare, with each layer and what it needs, and with all that do not exclude each other."""
    shelf = shelf_with(
        layer(tmp_path, "one"),
        layer(tmp_path, "two", "requires: [one]\n"),
        layer(tmp_path, "three", "conflicts: [one]\n"),
    )
    assert companies(shelf, "coin-race") == [(), ("one",), ("one", "two"), ("three",)]
    assert needed(shelf, "two") == ("two", "one")


def test_layers_that_need_each_other(tmp_path: Path):
    """A circle of requirements ends; whether it can be loaded is another question."""
    shelf = shelf_with(
        layer(tmp_path, "one", "requires: [two]\n"), layer(tmp_path, "two", "requires: [one]\n")
    )
    assert needed(shelf, "one") == ("one", "two")


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_one_that_replaces_wins(tmp_path: Path, first: str):
    """Two layers that replace one rule go together if one says so; in whatever order they are asked for, it wins."""
    packs = {
        "one": layer(tmp_path, "one", text="replace rule lap\n  win you\n"),
        "two": layer(tmp_path, "two", "replaces: [one]\n", "replace rule lap\n  win others\n"),
    }
    order = [packs[first], packs["two" if first == "one" else "one"]]
    state = loading.load(str(GAME), packs=order).new(3, seed=1)
    assert state.over
    assert len(state.winners) == 2


def test_without_a_word_they_conflict(tmp_path: Path):
    """The message names both packs and both places."""
    packs = [layer(tmp_path, name, text="remove rule lap\n") for name in ("one", "two")]
    with pytest.raises(PackError) as caught:
        loading.load(str(GAME), packs=packs)
    (d,) = caught.value.diagnostics
    assert (d.code, d.span.file) == ("conflict", f"{packs[1]}/house.wl")
    assert [span.file for span, _ in d.related] == [f"{packs[0]}/house.wl"]


def test_the_same_pack_by_another_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A pack that is entered twice, its path written differently, is one pack."""
    monkeypatch.chdir(tmp_path)
    shelf = shelf_with(layer(tmp_path, "one"))
    assert shelf.add(PackFolder.open(Path("one")), "", False) == "one"
