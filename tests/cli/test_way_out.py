"""Nothing that steers a terminal leaves wlcore, whoever wrote it: packs, journals, arguments, names of files."""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import wlcore
from tools.fuzzing.forging import try_forged, wrong_with
from wlcore import cli
from wlcore.cli.parser import Parser

pytestmark = pytest.mark.slow("nothing that is said steers a terminal")

ROOT = Path(wlcore.__file__).parent
GAME = Path(__file__).parents[1] / "games" / "coin-race"
EVIL = "\x1b[31mred\x1b]0;title\x07\u202e\x9b2J\u200b\udc80"

IDLE = {("bench", "language"), ("match", "language")}
"""What is taken and not used: then games are played, which takes long."""

# ---- one way -----------------------------------------------------------------------------------------------

WAYS = {"streams.py", "cli/__init__.py", "cli/columns.py", "play/terminal.py"}
"""What writes to a terminal: all text, our own version, tables and screens, whose cells and lines are made printable."""


def test_there_is_one_way_out():
    """No other module of wlcore prints, or writes to a stream of the process."""
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in sorted(ROOT.rglob("*.py"))
        if file.relative_to(ROOT).as_posix() not in WAYS
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and prints(node.func)
    ]
    assert found == []


def prints(function: ast.expr) -> bool:
    """Whether a call is one that writes to a stream: `print`, or `write` and its like of a stream of the process."""
    if isinstance(function, ast.Name):
        return function.id in ("print", "pprint")
    if not isinstance(function, ast.Attribute) or function.attr not in ("write", "writelines", "print_exc"):
        return False
    return (
        "std" in ast.unparse(function.value)
        or "screen" in ast.unparse(function.value)
        or function.attr == "print_exc"
    )


# ---- arguments ---------------------------------------------------------------------------------------------


def parsers(parser: argparse.ArgumentParser) -> Iterator[tuple[list[str], argparse.ArgumentParser]]:
    """A parser and those below it, each with the words that lead there."""
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield [], parser
    for action in below:
        for word, inner in action.choices.items():
            for words, found in parsers(inner):
                yield [word, *words], found


def calls(command: str, game: Path) -> Iterator[list[str]]:
    """A command with something evil in each place where an argument can stand, and what else it needs beside."""
    parser = Parser(prog=f"wl {command}")
    import_module(f"wlcore.cli.{command}").configure(parser)
    yield [command, "--" + EVIL]
    for words, found in parsers(parser):
        places = [action for action in found._actions if not action.option_strings]
        needed = [action for action in found._actions if action.option_strings and action.required]
        usual = [x for action in needed for x in (action.option_strings[0], "1")]
        for action in found._actions:
            if action.nargs == 0:
                continue
            others = [usual_at(place, game) for place in places if place is not action]
            said = [action.option_strings[-1], EVIL] if action.option_strings else [EVIL]
            kept = [] if action in needed else usual
            evil = f"x={EVIL}" if "=" in str(action.metavar) else EVIL
            if (command, action.dest) not in IDLE:
                yield [command, *words, *others, *said[:-1], evil, *kept]


def usual_at(place: argparse.Action, game: Path) -> str:
    if place.dest == "kind":
        return "card"
    return "x" if place.dest in ("name", "language", "place") else str(game)


@pytest.fixture
def elsewhere(tmp_path, monkeypatch) -> Path:
    """A folder of an evil name, with a game in it, from which nothing is meant."""
    place = tmp_path / EVIL
    place.mkdir()
    shutil.copytree(GAME, place / "race")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", open(os.devnull, encoding="utf-8"))  # noqa: SIM115, PTH123 - as long as the test
    return place


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says, which must not be a defect."""
    assert cli.main(words) in (0, 1, 2), words
    told = capsys.readouterr()
    assert list(wrong_with(told.out + told.err)) == [], words
    return told.out + told.err


@pytest.mark.parametrize("command", cli.commands())
def test_arguments_come_back_harmless(command, elsewhere, monkeypatch, capsys):
    """Whatever argument is evil, in every command: it is refused or not found, and what is said of it does no harm."""
    if command == "serve":
        pytest.importorskip("uvicorn")
        monkeypatch.setattr("wlcore.web.server.serve", lambda app, place: None)  # it would go on for ever
    for words in calls(command, elsewhere / "race"):
        said(words, capsys)


def test_what_is_no_command_comes_back_harmless(elsewhere, capsys):
    """Nor does a command that is none."""
    assert "red" in said([EVIL], capsys)
    assert "red" in said(["--" + EVIL], capsys)


@pytest.mark.parametrize(
    "words",
    [
        ["check"], ["fmt"], ["fmt", "--check"], ["test"], ["cards"], ["text"], ["rulings"], ["packs", "--json"], ["play", "--auto", "--seed", "1"],
        ["play", "--names", "Ann,Bob", "--seed", "1"], ["play", "--auto", "--json"], ["coverage"], ["explain", "gold"], ["check", "--json"],
        ["check", "--format", "github"], ["i18n", "status"],
    ],
)  # fmt: skip
@pytest.mark.parametrize("mistaken", [False, True])
def test_names_of_folders_come_out_harmless(words, mistaken, elsewhere, monkeypatch, capsys):
    """A pack in a folder of an evil name, with and without mistakes in it."""
    if mistaken:
        (elsewhere / "race" / "flow.wl").write_text(f"rule play\n  dance {EVIL[:4]}\n", "utf-8")
    monkeypatch.chdir(elsewhere / "race")
    said(words if words[0] not in ("check", "fmt", "test") else [*words, str(elsewhere / "race")], capsys)


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\u202e", "\u200b", "\x07"])
@pytest.mark.parametrize(
    "file", ["pack.yaml", "coins.yaml", "words.wl", "scenarios/x.scn", "text/en/x.ftl", f"{EVIL[:5]}.yaml"]
)
def test_what_packs_say_comes_out_harmless(sign, file, elsewhere, capsys):
    """A pack with a sign that steers in any of its files is refused, and the line is shown without it."""
    place = elsewhere / "race" / file
    place.parent.mkdir(parents=True, exist_ok=True)
    before = place.read_text("utf-8") if place.exists() else ""
    place.write_text(f"{before}# {sign}[31m\nx = {sign}\n", "utf-8")
    for words in (
        ["check", str(elsewhere / "race")],
        ["fmt", str(elsewhere / "race")],
        ["test", str(elsewhere / "race")],
    ):
        said(words, capsys)
    assert cli.main(["check", str(elsewhere / "race")]) == 1


# ---- names of players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["\u200b", "\x1b", "\u202e", "\U000e0041", "\udc80"])
def test_names_hide_nothing(sign, elsewhere, capsys):
    """A name with a character that cannot be seen is refused, and what it is is said."""
    told = said(["play", str(GAME), "--names", f"An{sign}n,Bob"], capsys)
    assert f"the name 'An?n' has a character that cannot be seen (U+{ord(sign):04X}): type it anew" in told


def test_names_are_one_line(elsewhere, capsys):
    """A name that ends a line would write lines of its own into everything that is said."""
    assert "has an end of a line in it: type it anew" in said(
        ["play", str(GAME), "--names", "An\nn,Bob"], capsys
    )


def test_names_that_look_like_others_are_warned_of(elsewhere, capsys):
    """A Cyrillic letter in a Latin name is told; the game is played."""
    told = said(["play", str(GAME), "--names", "Ann,\u0410nn", "--seed", "1"], capsys)
    assert "'\u0410nn' has letters of several alphabets: '\u0410' is cyrillic capital letter a" in told
    assert "Coin Race: Ann, " in told


# ---- journals ----------------------------------------------------------------------------------------------


def test_journals_of_strangers_come_out_harmless(tmp_path, monkeypatch):
    """With anything in any field; tools/fuzz.py tries more."""
    assert try_forged(int(os.environ.get("WLCORE_FORGED", "80")), seed=1) == []


# ---- streams that are closed ---------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="shells differ")
@pytest.mark.parametrize(
    ("how", "told"),
    [
        (">&-", ""), ("<&-", ""), ("2>&-", ""), (">&- 2>&-", ""), ("<&- >&- 2>&-", ""), (">/dev/full", "cannot be written"),
        (">/dev/full 2>/dev/full", ""), ("1</dev/null", "cannot be written"), ("2</dev/null", ""),
    ],
)  # fmt: skip
@pytest.mark.parametrize("words", ["--version", "play {game} --names Ann,Bob --seed 1"])
def test_streams_that_are_closed(how, told, words, tmp_path):
    """Where nothing can be said or read, that is no defect: who closed a stream hears nothing, a full disk is told."""
    line = f'"{sys.executable}" -m wlcore {words.format(game=GAME)} {how}'
    environment = {**os.environ, "WLCORE_STATE": str(tmp_path / "state")}
    ran = subprocess.run(
        ["sh", "-c", line], input="1\n", capture_output=True, text=True, env=environment, check=False
    )
    assert ran.returncode == int(bool(told) or how.startswith(">/dev/full")), ran.stderr
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "state" / "defects").exists()
