"""Tests of the door keep what they write to themselves."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def apart(tmp_path_factory, monkeypatch):
    """Journals note where packs lie in a folder of the test."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path_factory.mktemp("state")))
