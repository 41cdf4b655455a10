"""What pytest is to leave alone, the language that tests speak, and how often garbage is looked for."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

SELDOM = 100_000
"""A process that tests holds many games, and looking through all of them again and again took a third of its time."""

gc.set_threshold(SELDOM)

LAYERS = Path(__file__).resolve().parents[1] / "variants"


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


def pytest_collection_modifyitems(items: list[pytest.Item]):
    """Files with slow tests come first, so that no core waits for one of them at the end; each mark says what it guards."""
    slow: dict[object, int] = {}
    for item in items:
        if item.path.suffix == ".scn" and LAYERS in item.path.parents:
            item.add_marker(
                pytest.mark.slow("scenarios of layers hold; for each file a game has to be compiled")
            )
        for mark in item.iter_markers("slow"):
            if len(mark.args) != 1 or mark.kwargs:
                raise pytest.UsageError(f"{item.nodeid}: what does it guard? Write: pytest.mark.slow('...')")
            slow[item.path] = slow.get(item.path, 0) + 1
    items.sort(key=lambda item: -slow.get(item.path, 0))


collect_ignore = ["broken"]  # files with mistakes in them, which tests read on purpose
