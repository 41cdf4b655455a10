"""What tests of the web table share."""

from __future__ import annotations

import pytest

from tools.serving.cluster import NoCluster, cluster_for_a_while
from wlcore.web.store import opened


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    """A state of its own for each test."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


@pytest.fixture
def store(tmp_path):
    """A store in a file."""
    made = opened(f"sqlite:{tmp_path / 'tables.sqlite'}")
    yield made
    made.close()


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL of our own."""
    pytest.importorskip("psycopg")
    try:
        yield from cluster_for_a_while()
    except NoCluster:
        pytest.skip("there is no PostgreSQL on this machine")
