"""Where tables are kept: both stores do the same, and no game has two writers."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace

import pytest

from wlcore.web.store import Elsewhere, NoStore, Sitter, StoreDown, TableKept, opened

pytestmark = pytest.mark.slow("tables are kept by SQLite, in processes of their own")

TABLE = TableKept(
    "abc", "host", "", (Sitter("Ann", "person", "en", "digest"), Sitter("", "random")), "2026-01-01 10:00"
)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    """Where there is a store of each sort."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'a' / 'tables.sqlite'}"
    return request.getfixturevalue("cluster").address


def test_what_is_kept_is_found(address):
    """Tables and their lines are found as they were kept, by another process too; what is not there is not found."""
    name = f"t{time.monotonic_ns()}"
    first = opened(address)
    first.begin(replace(TABLE, id=name))
    first.append(name, 0, b"one\n")
    first.append(name, 1, b"two\n")
    first.change(replace(TABLE, id=name, notes=((1, "web-undo-agreed 0 1"),)))
    first.close()
    again = opened(address)
    assert again.find(name) == replace(TABLE, id=name, notes=((1, "web-undo-agreed 0 1"),))
    assert list(again.lines(name)) == [b"one\n", b"two\n"]
    assert again.find("nothing") is None
    assert list(again.lines("nothing")) == []
    again.ping()
    again.close()


def test_a_number_is_written_once(address):
    """Of two who would write the same line one fails, and what stood there stays."""
    name = f"t{time.monotonic_ns()}"
    store = opened(address)
    store.begin(replace(TABLE, id=name))
    with pytest.raises(Elsewhere):
        store.begin(replace(TABLE, id=name))
    store.append(name, 0, b"one\n")
    with pytest.raises(Elsewhere):
        store.append(name, 0, b"other\n")
    assert list(store.lines(name)) == [b"one\n"]
    store.close()


def test_a_file_has_one_process(tmp_path):
    """A second process is told so in a sentence; when the first has ended, it may."""
    address = f"sqlite:{tmp_path / 'tables.sqlite'}"
    first = opened(address)
    with pytest.raises(NoStore, match="used by another process"):
        opened(address)
    first.close()
    opened(address).close()


CLOSED_MEANWHILE = """
import sys, threading, time
from wlcore.web.store import StoreDown, opened
def write(store, begun, told):
    try:
        for number in range(1_000_000):
            store.lines("abc")
            begun.set()
    except StoreDown:
        told.append(number)
for turn in range(60):
    store, begun, told = opened(sys.argv[1]), threading.Event(), []
    writing = [threading.Thread(target=write, args=(store, begun, told)) for _ in range(3)]
    for one in writing:
        one.start()
    begun.wait()
    store.close()
    for one in writing:
        one.join()
    assert len(told) == 3
"""


def test_a_file_is_closed_when_nobody_asks_there(tmp_path):
    """Whoever ends a server while bots choose does not break the process; what comes too late is told so."""
    words = [sys.executable, "-c", CLOSED_MEANWHILE, f"sqlite:{tmp_path / 'tables.sqlite'}"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr


def test_a_file_is_private(tmp_path):
    """Nobody else on the machine reads what is kept."""
    opened(f"sqlite:{tmp_path / 'in' / 'tables.sqlite'}").close()
    assert (tmp_path / "in" / "tables.sqlite").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "address", ["", "sqlite:", "mysql://x", "sqlite:/proc/nowhere/x", "postgresql://127.0.0.1:1/x"]
)
def test_what_is_no_store_is_told(address):
    """What cannot be used is a sentence."""
    with pytest.raises(NoStore):
        opened(address)


def test_a_game_has_one_process(cluster):
    """A game that one process holds is not another's until that one has ended or let go; however it ended."""
    first, second = opened(cluster.address), opened(cluster.address)
    assert first.hold("g")
    assert first.hold("g")
    assert not second.hold("g")
    with pytest.raises(Elsewhere):
        second.append("g", 0, b"x")
    first.let_go("g")
    assert second.hold("g")
    code = "import sys, time; from wlcore.web.store import opened; s = opened(sys.argv[1]); print(s.hold('k'), flush=True); time.sleep(60)"
    other = subprocess.Popen([sys.executable, "-c", code, cluster.address], stdout=subprocess.PIPE)
    assert other.stdout.readline() == b"True\n"
    assert not first.hold("k")
    other.kill()
    other.wait()
    for _ in range(100):
        if first.hold("k"):
            break
        time.sleep(0.02)
    assert first.hold("k")
    first.close()
    second.close()


def test_a_database_may_go_away_and_return(cluster):
    """While it is away a sentence says so; when it is back, the same store goes on, and holds anew what it writes."""
    name, store = f"t{time.monotonic_ns()}", opened(cluster.address)
    store.begin(replace(TABLE, id=name))
    assert store.hold(name)
    cluster.stop()
    for _ in range(2):
        with pytest.raises(StoreDown):
            store.append(name, 0, b"x")
        with pytest.raises(StoreDown):
            store.ping()
    cluster.start()
    store.ping()
    store.append(name, 0, b"x")
    other = opened(cluster.address)
    assert not other.hold(name)
    assert list(other.lines(name)) == [b"x"]
    store.close()
    other.close()


def test_nothing_is_made_beside_what_is_no_database(tmp_path):
    """A file of another sort stays alone, as it was."""
    place = tmp_path / "letter.txt"
    place.write_text("Dear Anna, " * 100)
    with pytest.raises(NoStore, match="file is not a database"):
        opened(f"sqlite:{place}")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert place.read_text() == "Dear Anna, " * 100
