import pytest


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    """A state folder of its own for every test."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))
    return tmp_path / "state"
