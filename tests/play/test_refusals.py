"""Why a save cannot be used is said in the language of the table."""

import re
from pathlib import Path

import pytest

from tests.engine.positions import ENEMY, game
from tests.languages import OF_ENEMY
from tests.text.reading import as_typed
from wlcore.engine.record import Seat
from wlcore.engine.refusals import REASONS, SaveError
from wlcore.play.words import Wording

LANGUAGES = OF_ENEMY


def words(language: str) -> Wording:
    return Wording(game(ENEMY), (Seat("Ann"),), language)


def refused(reason: str) -> SaveError:
    names = re.findall(r"{(\w+)}", REASONS[reason])
    return SaveError(reason, **{name: f"<{name}>" for name in names})


@pytest.mark.slow("every reason in every language")
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_said_in_every_language(reason):
    """In English as the error itself says it; in the others in other words, with all that stands in it."""
    error = refused(reason)
    said = {language: words(language).refusal(error) for language in LANGUAGES}
    assert as_typed(said["en"]).lower() == f"{error}.".lower()
    for language in LANGUAGES[1:]:
        assert all(str(value) in said[language] for value in error.values.values()), said[language]
        assert said[language] != said["en"] or reason == "both"


def test_a_reason_may_tell_another():
    path = Path("a.wljournal")
    error = SaveError("unlike", path=path, what=SaveError("diverges", choice=3))
    assert str(error) == "a.wljournal does not replay as recorded: after choice 3 it is another game"
    assert words("de").refusal(error) == (
        "a.wljournal lässt sich nicht so nachspielen, wie es aufgezeichnet wurde: nach Wahl 3 ist es eine andere Partie."
    )
