"""What pytest is to leave alone, and the language that tests speak."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="session")
def english():
    """Whatever language the tests are run in, commands speak English in them."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.setenv(name, "C.UTF-8")
        patch.delenv("WLCORE_CALLED", raising=False)  # as `start.py test` sets it
        yield


@pytest.fixture(autouse=True, scope="session")
def nothing_kept(tmp_path_factory: pytest.TempPathFactory):
    """Packs that whoever runs the tests keeps are not found in them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WLCORE_PACKS", str(tmp_path_factory.getbasetemp() / "no-packs"))
        yield


collect_ignore = ["broken"]  # files with mistakes in them, which tests read on purpose
