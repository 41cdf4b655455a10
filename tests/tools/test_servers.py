"""The servers that tests and tools begin are gone afterwards, whatever went wrong."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path

import pytest

from tools.serving import cluster
from tools.serving.process import Process, process

pytest.importorskip("uvicorn")
ORDERS = str(Path(__file__).parents[1] / "games" / "orders")


def script(file: Path, *lines: str) -> Path:
    """A program of a few lines."""
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(("#!/bin/sh", *lines, "")))
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


def test_an_address_may_stand_behind_warnings(tmp_path):
    """What Python itself has to say comes first."""
    store = f"sqlite:{tmp_path / 't.sqlite'}"
    with process(ORDERS, "--store", store, PYTHONWARNINGS="nonsense") as server:
        assert server.port


def test_a_server_without_an_address_does_not_go_on(tmp_path, monkeypatch):
    """It is ended before what it said is told."""
    mute = script(
        tmp_path / "mute", f"echo $$ > {tmp_path}/id", "echo no luck >&2", "exec 2>&-", "exec sleep 60"
    )
    monkeypatch.setattr(sys, "executable", str(mute))
    with pytest.raises(AssertionError, match="no luck"):
        Process()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "id").read_text()), 0)


@pytest.mark.parametrize(("begin", "stop"), [(1, 0), (0, 1), (0, 0)])
def test_a_cluster_leaves_nothing_behind(tmp_path, monkeypatch, begin, stop):
    """Neither where it cannot be made, nor where it cannot be stopped, because a test had stopped it already."""
    monkeypatch.setattr(cluster, "POSTGRES", str(script(tmp_path / "bin" / "postgres")))
    monkeypatch.setattr(cluster, "USER", None)
    script(tmp_path / "bin" / "initdb", f"exit {begin}")
    script(tmp_path / "bin" / "pg_ctl", 'for last; do :; done; [ "$last" = start ] && exit 0', f"exit {stop}")
    lies = tmp_path / "lies"
    lies.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(lies))
    made = cluster.cluster_for_a_while()
    if begin:
        with pytest.raises(AssertionError):
            next(made)
    else:
        next(made)
        assert list(lies.iterdir())
        if stop:
            with pytest.raises(AssertionError):
                made.close()
        else:
            made.close()
    assert not list(lies.iterdir())
