"""Compiled games on disk: whatever lies there, and whatever becomes of it, the game is the one that its packs say."""

from __future__ import annotations

import gc
import marshal
import os
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from wlcore.compile import cache
from wlcore.compile.data import FAST, TRACED
from wlcore.data import data_root
from wlcore.engine.bytecode import LATEST
from wlcore.keeping import MAGIC
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load
from wlcore.packs.find import PackFolder

pytestmark = pytest.mark.slow("compiled games are kept and found again")

GAME = "public-enemy"
HOUSE = """\
id: house
title: House
version: 1.0.0
kind: layer
game: public-enemy
provenance: designed
"""
RULE = "score(p) gets + {}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A cache of its own for each test."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def house(tmp_path):
    """A layer that can be changed."""
    place = tmp_path / "house"
    place.mkdir()
    (place / "pack.yaml").write_text(HOUSE, "utf-8")
    change(place, 7)
    return place


def change(place: Path, number: int) -> None:
    """Write another rule into the layer."""
    (place / "rules.wl").write_text(RULE.format(number), "utf-8")


def played(game, traced: bool) -> str:
    """The fingerprint of a short game."""
    state = game.new(4, seed=3, traced=traced)
    for number in range(40):
        state.apply(state.o[number % len(state.o)])
    return state.fingerprint()


def scored(game, traced: bool = False) -> int:
    """What a player without cards scores."""
    state = game.new(traced=traced)
    return state.g.functions["query/score"](state, 0, 0)


def forbid(monkeypatch, what: str) -> None:
    """Nothing may be compiled from now on."""

    def never(*_):
        raise AssertionError("compiled again")

    monkeypatch.setattr(what, never)


def suffixes(folder: Path) -> list[str]:
    """What is kept of one game."""
    return sorted(path.suffix for path in folder.iterdir() if path.suffix not in (".parser", ".plural"))


MAKING = "wlcore.compile.data.Making"


def forgotten(game) -> None:
    """Nobody has a game any more, as if its process had ended."""
    game.__dict__.clear()
    LATEST.clear()
    gc.collect()


def test_a_second_start_compiles_nothing(monkeypatch, folder):
    """All code that was wanted once is there, and what Python made of the functions that were called."""
    first = load(GAME)
    both = played(first, True), played(first, False)
    forgotten(first)
    with monkeypatch.context() as patch:
        forbid(patch, MAKING)
        forbid(patch, "wlcore.engine.bytecode.Source.compiled")
        again = load(GAME)
        assert (played(again, True), played(again, False)) == both
    assert suffixes(folder) == [".fast", ".game", ".traced"]


def test_what_python_makes_of_code_is_kept_where_the_code_is(monkeypatch, folder, tmp_path):
    """And only if it still is there: what has been thrown away does not come back, wherever the cache is by then."""
    first = load(GAME)
    played(first, True)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (code,) = folder.glob("*.traced")
    other = tmp_path / "other"
    with monkeypatch.context() as patch:
        patch.setenv("WLCORE_CACHE", str(other))
        forgotten(first)
    assert {name for name, raw in before.items() if (folder / name).read_bytes() != raw} == {code.name}
    assert not any(other.glob("*"))
    again = load(GAME)
    played(again, True)
    again.traced.names["begun"]("f_query_score")
    code.unlink()
    forgotten(again)
    assert not code.exists()


@pytest.mark.parametrize("words", [["--auto", "--json"], ["--names", "Ada", "--bots", "random"]])
def test_a_second_start_imports_nothing_that_reads_packs(folder, tmp_path, words: list[str]):
    """Neither the parser nor YAML nor JSON Schema, until the first question is answered or bots have played."""
    code = (
        "import sys; from wlcore.cli import main; main(sys.argv[1:]); "
        "print('loaded', *{name.split('.')[0] for name in sys.modules} & {'lark', 'ruamel', 'jsonschema'})"
    )
    environment = {**os.environ, "WLCORE_STATE": str(tmp_path / "state")}
    called = [sys.executable, "-c", code, "play", "public-enemy", "--players", "2", "--seed", "1", *words]
    seen = [
        subprocess.run(called, input="1\nquit\n", text=True, env=environment, capture_output=True, check=True)
        for _ in range(2)
    ]
    first, second = (set(done.stdout.splitlines()[-1].split()) for done in seen)
    assert {"loaded", "lark", "ruamel"} <= first
    assert second == {"loaded"}


def test_only_the_flavour_that_is_wanted_is_written(folder):
    """The traced source is there at once, the fast one comes when it is wanted."""
    game = load(GAME)
    played(game, True)
    assert suffixes(folder) == [".game", ".traced"]
    played(game, False)
    assert suffixes(folder) == [".fast", ".game", ".traced"]


def test_a_table_without_thinking_bots_needs_one_flavour(folder, tmp_path):
    """Questions, pictures, figures and odds are worked out by the code with which the table plays."""
    words = [sys.executable, "-m", "wlcore", "play", "western-legends", "--names", "Ada", "--bots", "random"]
    said = "1\n1\nboard\nodds\nhand\nlog\nwhy not arrest\nquit\n"
    environment = {**os.environ, "WLCORE_STATE": str(tmp_path / "state")}
    done = subprocess.run(words, input=said, text=True, env=environment, capture_output=True, check=True)
    assert "wl resume" in done.stdout
    assert suffixes(folder) == [".game", ".traced"]


def test_both_flavours_fit_data_that_were_compiled_before(folder):
    """Code that is written later, from the files that were kept, is the code that would have been written at first."""
    first = load(GAME)
    sources = {flavour: first.write(flavour) for flavour in (TRACED, FAST)}
    for path in folder.iterdir():
        if path.suffix != ".game":
            path.unlink()
    later = load(GAME)
    for flavour in (FAST, TRACED):
        written = later.write(flavour)
        assert written.text == sources[flavour].text


def test_a_change_counts(house):
    """A file that has changed, is new or gone makes another game."""
    assert scored(load(GAME, packs=[house])) == 7
    change(house, 9)
    assert scored(load(GAME, packs=[house])) == 9
    (house / "more.wl").write_text(RULE.format(1), "utf-8")
    assert scored(load(GAME, packs=[house])) == 10
    (house / "more.wl").unlink()
    assert scored(load(GAME, packs=[house])) == 9


def test_a_touched_file_is_no_change(house, monkeypatch):
    """A file with another time and the same content is the same."""
    assert scored(load(GAME, packs=[house])) == 7
    os.utime(house / "rules.wl", (1, 1))
    forbid(monkeypatch, MAKING)
    assert scored(load(GAME, packs=[house])) == 7


def test_a_game_keeps_the_rules_it_was_loaded_with(house):
    """Code that is wanted only after the packs have changed, or are broken, or gone, is that of the game as it was."""
    assert scored(load(GAME, packs=[house]), traced=True) == 7
    kept = [load(GAME, packs=[house]) for _ in range(3)]
    change(house, 9)
    assert scored(kept[0]) == 7
    (house / "rules.wl").write_text("nonsense\n", "utf-8")
    assert scored(kept[1]) == 7
    shutil.rmtree(house)
    assert scored(kept[2]) == 7


def test_a_change_while_a_game_is_compiled_is_not_missed(house, monkeypatch):
    """What is kept must be what lies there; else it is not kept."""
    write = cache.write

    def late(*given):
        change(house, 9)
        return write(*given)

    with monkeypatch.context() as patch:
        patch.setattr(cache, "write", late)
        game = load(GAME, packs=[house])
    assert scored(game) == 7
    assert scored(load(GAME, packs=[house])) == 9


def test_zips(house, tmp_path, monkeypatch):
    """A zip is kept like a folder."""
    packed = tmp_path / "house.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in house.iterdir():
            archive.write(path, path.name)
    assert scored(load(GAME, packs=[packed])) == 7
    with monkeypatch.context() as patch:
        forbid(patch, MAKING)
        assert scored(load(GAME, packs=[packed])) == 7
    change(house, 9)
    with zipfile.ZipFile(packed, "w") as archive:
        for path in house.iterdir():
            archive.write(path, path.name)
    assert scored(load(GAME, packs=[packed])) == 9


def entry(content: object) -> bytes:
    """A file of the cache with this in it."""
    body = marshal.dumps(content)
    return MAGIC + sha256(body).hexdigest().encode() + body


DAMAGE = {
    "empty": lambda raw: b"",
    "cut": lambda raw: raw[: len(raw) // 2],
    "another byte": lambda raw: raw[:-9] + bytes([raw[-9] ^ 1]) + raw[-8:],
    "no marshal": lambda raw: MAGIC + sha256(b"?").hexdigest().encode() + b"?",
    "something else": lambda raw: entry(["something else"]),
    "nothing": lambda raw: entry(None),
    "parts missing": lambda raw: entry({"of": "another", "data": {}}),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("which", [".game", ".fast", ".traced", "all"])
def test_damage(folder, damage, which):
    """A damaged entry is made again without a word."""
    first = load(GAME)
    both = played(first, True), played(first, False)
    whole = {}
    for path in folder.iterdir():
        if which in (path.suffix, "all"):
            whole[path] = path.read_bytes()
            path.write_bytes(damage(whole[path]))
    again = load(GAME)
    assert (played(again, True), played(again, False)) == both
    assert whole.keys() == {path for path in folder.iterdir() if which in (path.suffix, "all")}


def test_code_of_another_entry_does_not_count(folder, house):
    """Code says to which data it belongs."""
    assert scored(load(GAME, packs=[house])) == 7
    old = {path.name: path.read_bytes() for path in folder.iterdir()}
    change(house, 9)
    assert scored(load(GAME, packs=[house])) == 9
    for name, raw in old.items():
        if not name.endswith(".game"):
            (folder / name).write_bytes(raw)
    game = load(GAME, packs=[house])
    assert (scored(game, True), scored(game)) == (9, 9)


def test_a_changed_wlcore_counts(monkeypatch):
    """What was compiled by other code is not used; nor is code written for data that other code made."""
    load(GAME)
    with monkeypatch.context() as patch:
        patch.setattr(cache, "source_stamp", lambda: [("another", 1)])
        assert cache.read(cache.key([GAME, "with"])) is None
    kept = load(GAME)
    kept.plain["code"] = "of another wlcore"
    with pytest.raises(PackError, match="changed"):
        _ = kept.fast


def test_wlcore_that_changes_while_it_runs(monkeypatch, folder, tmp_path):
    """What a process keeps was made by the code that was there when it began: another process makes it anew."""
    code = tmp_path / "wlcore" / "compile" / "cache.py"
    code.parent.mkdir(parents=True)
    for file in (code, tmp_path / "wlcore" / "loading.py"):
        file.write_text("")
    monkeypatch.setattr(cache, "__file__", str(code))
    monkeypatch.setattr(cache, "PARTS", ("compile",))
    name = cache.key([GAME, "with"])
    cache.source_stamp.cache_clear()
    try:
        assert cache.read(name) is None
        os.utime(code, ns=(1, 1))
        load(GAME)
        assert cache.read(name) is not None
        cache.source_stamp.cache_clear()  # as in the next process
        assert cache.read(name) is None
    finally:
        cache.source_stamp.cache_clear()


@pytest.mark.skipif(os.name == "nt", reason="rights are kept otherwise")
def test_a_folder_that_cannot_be_written(monkeypatch, tmp_path):
    """Then nothing is kept, and the game is there all the same."""
    (tmp_path / "file").write_text("in the way", "utf-8")
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "file" / "cache"))
    game = load(GAME)
    assert played(game, True) == played(game, False)


def test_what_is_called_how_is_known_before_the_code_is_written():
    """What scenarios are checked against is what the game has that they are played in."""
    from wlcore.compile.data import laid_out
    from wlcore.compile.index import Index
    from wlcore.loading import Choice, checked

    for choice in (Choice(GAME), Choice("western-legends", variants=("wild-wild-west", "goals"))):
        before = laid_out(Index(checked(choice).program))
        game = load(choice.game, variants=choice.variants)
        assert before == {name: game.plain[name] for name in before}


def test_every_pack_lies_there_as_it_was_read():
    """Shipped packs can be kept."""
    for place in (Path(str(data_root())) / "rules").iterdir():
        if place.is_dir():
            assert PackFolder.open(place).as_it_lies_there()
