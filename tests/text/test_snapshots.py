"""What every card says in every language, read from start to end before it was accepted."""

from __future__ import annotations

import pytest

from tests.languages import OF_CORE
from tests.text.snapshots import path, snapshot

pytestmark = pytest.mark.slow("every text of every game, in all languages")


@pytest.mark.parametrize("language", OF_CORE)
def test_texts_are_as_they_were_read(language):
    """A change of a card or phrase shows here; read it, then write the snapshots anew."""
    assert snapshot(language) == path(language).read_text("utf-8"), "python -m tests.text.snapshots"
