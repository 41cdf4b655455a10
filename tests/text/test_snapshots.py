"""What every card says in every language, read from start to end before it was accepted."""

from __future__ import annotations

import pytest

from tests.languages import OF_CORE
from tests.prose import kept_in
from tests.text.snapshots import FOLDER, everything

pytestmark = pytest.mark.slow("every text of every game, in all languages")


@pytest.mark.parametrize("language", OF_CORE)
def test_texts_are_as_they_were_read(language, snapshot):
    """A change of a card or phrase shows here; read it, then write the snapshots anew with `--snapshot-update`."""
    assert everything(language) == snapshot(extension_class=kept_in(FOLDER), name=language)
