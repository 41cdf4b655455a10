"""What is offered is documented, and what is documented is so."""

from __future__ import annotations

import doctest
import inspect
import re
from enum import Enum
from pathlib import Path

import pytest

import wlcore
from tools import python_programs, python_reference

pytestmark = pytest.mark.slow("every example of the Python reference runs")

ROOT = Path(__file__).parents[2]
ENTRIES = list(python_reference.entries())


@pytest.fixture
def here(monkeypatch):
    monkeypatch.chdir(ROOT)


def given() -> dict[str, object]:
    """What stands before each example."""
    game = wlcore.load("tests/games/coin-race")
    state = game.new(players=2, names=["Ann", "Ben"], seed=7)
    session = wlcore.Session(game, players=2, names=["Ann", "Ben"], seed=7)
    known = {"wlcore": wlcore, "game": game, "state": state, "decision": state.decision, "session": session}
    return known | {"view": state.view(1), "standing": STANDING}


STANDING = wlcore.match(
    wlcore.load(str(ROOT / "tests" / "games" / "coin-race")), ["greedy", "random"], games=4
)[0]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_examples_give_what_they_say(entry, here):
    """Each thing that is offered has an example, and running it gives what stands there."""
    test = doctest.DocTestParser().get_doctest(entry.doc, given(), entry.name, None, 0)
    assert test.examples or not entry.needs_example
    told: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not told, "".join(told)


def test_everything_offered_is_in_the_reference():
    """The names of the page are those of `wlcore.__all__`: none is missing, none is there that is not offered."""
    listed = [name for names in python_reference.SECTIONS.values() for name in names]
    assert sorted(listed) == sorted(wlcore.__all__)
    assert len(set(listed)) == len(listed)


def test_signatures_read_as_they_are_written():
    """What has to be given is told in names and types, nothing of how Python holds them; exceptions say what they are."""
    assert not [
        entry.name for entry in ENTRIES if "inspect." in entry.signature or "<class" in entry.signature
    ]
    found = {entry.name: entry for entry in ENTRIES}
    assert found["wlcore.Bot"].signature == "(seed: int = 0)"
    assert found["wlcore.IllegalOption"].doc.endswith("It is a `ValueError`.")
    assert python_reference._signature(lambda *a, **k: 0) == "(*a, **k)"


@pytest.mark.parametrize("page", ["docs/python.md", "docs/python-reference.md", "docs/plugin/README.md"])
def test_links_lead_to_files(page: str):
    """Each link of these pages leads to a file or folder that is there; none to a folder where a page is meant."""
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text("utf-8")):
        there = (ROOT / page).parent / target
        assert there.is_file() or (there / "pack.yaml").is_file(), target


def test_no_public_attribute_is_undocumented():
    """Whatever an object has that does not begin with an underscore is in the reference, and says what it is."""
    documented = {entry.name for entry in ENTRIES if entry.doc}
    for name in wlcore.__all__:
        thing = getattr(wlcore, name)
        if not inspect.isclass(thing) or issubclass(thing, Enum):
            continue
        from_python = {attr for base in thing.__mro__ if base.__module__ != "wlcore" for attr in vars(base)}
        fields = {
            field.partition(":")[0]
            for entry in ENTRIES
            if entry.name == f"wlcore.{name}"
            for field in entry.fields
        }
        for attribute in dir(thing):
            if not attribute.startswith("_") and attribute not in from_python | fields:
                assert f"{name}.{attribute}" in documented


def test_objects_show_nothing_else():
    """A state, a view, a game, a decision and a session have no attribute that is not documented, however they came about."""
    game = wlcore.load("public-enemy")
    explicit = wlcore.load("public-enemy", chance="explicit").new(players=2)
    logged = game.new(players=2, log=True)
    documented = {entry.name for entry in ENTRIES}
    for name, thing in (
        ("Game", game), ("State", game.new()), ("State", explicit), ("State", logged), ("View", logged.view(1)),
        ("Decision", logged.decision), ("Session", wlcore.Session(game)),
    ):  # fmt: skip
        public = {f"{name}.{attribute}" for attribute in dir(thing) if not attribute.startswith("_")}
        assert public <= documented


@pytest.mark.parametrize("program", python_programs.programs(), ids=lambda text: text.split("\n")[0])
def test_programs_take_nothing_from_inside(program: str):
    """No program of the page imports from anywhere but `wlcore`, or reads what is behind a game."""
    assert "from wlcore" not in program
    assert "import wlcore." not in program
    assert "game.data" not in program
    assert "._" not in program


def test_programs_print_what_stands_below_them():
    """Each program of the page runs as it stands and prints what is shown."""
    assert python_programs.page()[python_programs.PAGE] == (ROOT / python_programs.PAGE).read_text("utf-8")


@pytest.mark.parametrize("folder", ["docs/plugin", "docs/examples"])
def test_examples_and_the_plugin_import_the_door_alone(folder: str):
    """What shows how things are done takes nothing from inside."""
    for file in (ROOT / folder).rglob("*.py"):
        lines = file.read_text("utf-8").splitlines()
        assert not [line for line in lines if line.startswith(("from wlcore.", "import wlcore."))], file


def test_programs_are_typed(tmp_path: Path):
    """Checked from outside and strictly, each program of the page has types that fit."""
    api = pytest.importorskip("mypy.api")
    files = []
    for number, program in enumerate(python_programs.programs()):
        file = tmp_path / f"program_{number}.py"
        file.write_text(program, "utf-8")
        files.append(str(file))
    config = tmp_path / "mypy.ini"
    config.write_text(
        f"[mypy]\nstrict = True\nmypy_path = {ROOT}\ncache_dir = {ROOT / '.mypy_cache'}\nfollow_imports = silent\n",
        "utf-8",
    )
    said, _, status = api.run([f"--config-file={config}", *files])
    assert status == 0, said
    assert (ROOT / "wlcore" / "py.typed").is_file()
