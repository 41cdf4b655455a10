"""Money is printed one way in a language, whatever it is counted for."""

from __future__ import annotations

import pytest

from wlcore.engine.record import Seat
from wlcore.loading import Choice, loaded
from wlcore.play.words import Wording


@pytest.mark.parametrize("game", ["western-legends", "public-enemy"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_a_sum_is_printed_alike_whatever_it_is_counted_for(game, language):
    """What is in the pot or was spent is said with the sum as a player's own money is."""
    compiled = loaded(Choice(game))
    words = Wording(compiled, [Seat("Ann", "person")] * 3, language)
    printed = words.phrases.text("sum", n=60, unit="$").replace("\xa0", " ")
    for name, dims, *_ in compiled.data.counters:
        if not dims:
            amount = words.log.amount(name, words.log.placed(f"counter-{name}", name, {}), 60)
            said = words.phrases.say(amount).replace("\xa0", " ")
            assert "$" not in said or printed in said, (name, said)


def test_the_pot_is_told_as_money():
    """The one of the poker table."""
    words = Wording(loaded(Choice("western-legends")), [Seat("Ann", "person")] * 3, "en")
    amount = words.log.amount("pot", words.log.placed("counter-pot", "pot", {}), 60)
    assert words("effect-gain", amount=words.phrases.say(amount)) == "+$60 in the pot"
