"""What is kept in the cache folder: the newest stays, whoever else writes meanwhile, and nothing that is not ours goes."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from time import time

import pytest

from wlcore.compile import cache
from wlcore.keeping import HOUR, keep, kept, thin_out


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A cache of its own for each test."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path))
    return tmp_path


def name(number: int) -> str:
    """What an entry is called."""
    return f"{sha256(bytes([number])).hexdigest()[:32]}.game"


def aged(folder, file: str, hours: float) -> None:
    """Let a file have been used so many hours ago."""
    then = time() - hours * HOUR
    os.utime(folder / file, (then, then))


def entries(folder, count: int) -> list[str]:
    """So many entries, each older than the one before."""
    names = [name(number) for number in range(count)]
    for hours, file in enumerate(names):
        keep(file, "x" * 1000)
        aged(folder, file, hours + 1)
    return names


def there(folder) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_the_oldest_go(folder):
    names = entries(folder, 6)
    thin_out()
    assert there(folder) == set(names)
    thin_out(files=4)
    assert there(folder) == set(names[:4])
    size = (folder / names[0]).stat().st_size
    thin_out(size=3 * size)
    assert there(folder) == set(names[:3])
    thin_out(size=3 * size - 1)
    assert there(folder) == set(names[:2])


def test_what_is_read_stays(folder):
    """It counts when something was used, not when it was made."""
    names = entries(folder, 4)
    assert kept(names[3]) is not None
    thin_out(files=2)
    assert there(folder) == {names[3], names[0]}


def test_only_ours_goes(folder):
    """Somebody may name a folder in which other things lie."""
    others = ["letter.txt", "saved.game", "en-2.18.0.plural", f"{name(1)}.txt", f"my-{name(2)}"]
    for file in others:
        (folder / file).write_text("mine", "utf-8")
        aged(folder, file, 1000)
    entries(folder, 3)
    thin_out(files=0)
    assert there(folder) == set(others)


def test_what_nobody_finished_goes(folder):
    """What is being written stays, however full the folder is."""
    old, new = f"{name(1)}.77.part", f"{name(2)}.78.part"
    for file in (old, new):
        (folder / file).write_bytes(b"half")
    aged(folder, old, 2)
    thin_out(files=0)
    assert there(folder) == {new}


def test_a_new_entry_makes_room(folder, monkeypatch):
    """With each game that is compiled the folder is looked at."""
    names = entries(folder, 5)
    monkeypatch.setattr(thin_out, "__defaults__", (3, 1_000_000))
    assert cache.write("f" * 32, {}, [], lambda: True)
    assert there(folder) == {f"{'f' * 32}.game", *names[:2]}


WRITER = """
import sys
from hashlib import sha256
from wlcore.keeping import keep, kept, thin_out
for i in range(150):
    file = sha256(f"{i % 40} {sys.argv[1]}".encode()).hexdigest()[:32] + ".game"
    digest = keep(file, [i] * 500)
    assert digest
    thin_out(10)
    found = kept(file)
    assert found is None or found == ([i] * 500, digest), found
"""


def test_several_processes_at_once(folder):
    """Each finds what it wrote, whole, or nothing; in the end there are no more than there may be."""
    running = [
        subprocess.Popen([sys.executable, "-c", WRITER, who], stderr=subprocess.PIPE, text=True)
        for who in ("one", "one else", "three")
    ]
    for process in running:
        _, told = process.communicate(timeout=60)
        assert process.returncode == 0, told
    thin_out(10)
    assert len(there(folder)) == 10
    assert all(kept(file) is not None for file in there(folder))
