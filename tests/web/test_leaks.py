"""What is sent to a seat tells nothing that the seat may not know: not a byte hangs on it."""

from __future__ import annotations

import pytest

from tests.web.browsers import GAMES
from tools.serving.worlds import least, played
from wlcore.loading import Choice, loaded
from wlcore.packs.layers import Shelf
from wlcore.web.pages import Drawing
from wlcore.web.readers import WATCHER

OURS = [manifest.id for manifest in Shelf.installed().games()]
TINY = [
    str(GAMES / name)
    for name in ("bids", "coin-race", "echoes", "kuhn", "orders", "parries", "tricks", "whispers")
]


@pytest.mark.slow("a page holds what its reader may know")
@pytest.mark.parametrize("name", [*TINY, *OURS])
@pytest.mark.parametrize("reader", [0, 1, WATCHER])
def test_a_page_hangs_only_on_what_its_reader_knows(name, reader):
    """Two worlds that differ only in what a reader cannot know give the same page, byte for byte, all through a game."""
    choice = Choice(name)
    worlds = played(choice, least(loaded(choice)), 11 + reader, reader, 40 if name in TINY else 25)
    assert worlds.found == []
    assert worlds.compared > 1


def test_the_worlds_differ():
    """What is compared is not one world with itself."""
    worlds = played(Choice(str(GAMES / "tricks")), 3, 5, 0, 20)
    assert worlds.apart * 2 > worlds.compared


def test_a_leak_would_be_found(monkeypatch):
    """Were it on the page what lies where, the comparison would tell."""

    def leaking(table, reader, language, others):
        return Drawing(repr([sorted(zone) for zone in table.session.state.z]).encode(), "")

    monkeypatch.setattr("tools.serving.worlds.drawing", leaking)
    assert played(Choice(str(GAMES / "tricks")), 3, 5, 0, 5).found
