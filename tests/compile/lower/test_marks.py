"""What studies have put into rules is told by plain Python from the representation as the engine tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore import loading
from wlcore.engine.chance import Dice
from wlcore.loading import Choice
from wlcore.study.marks import Marker
from wlcore.study.probed import Register, probed
from wlcore.study.reference import Reference, difference

GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize("name", ["echoes", "whispers", "tricks"])
def test_the_same_marks_are_reached(name: str) -> None:
    """After each decision the same statements, branches and values have run."""
    choice = Choice(str(GAMES / name))
    assembly, again = loading.checked(choice), loading.checked(choice)
    done = probed(assembly, choice, Marker().program(assembly.program))
    made = Reference(done.game, Marker().program(again.program), telling=True)
    register = Register()
    made.code.names.update(register.tables())
    players, dice = done.game.players[0], Dice(1)
    done.register.reached.clear()
    one, other = done.game.new(players, 1, traced=True), made.new(players, 1)
    while True:
        assert difference(one, other) == ""
        assert done.register.reached == register.reached
        if one.over:
            break
        option = sorted(one.o)[dice.below(len(one.o))]
        one.apply(option)
        other.apply(option)
    assert register.reached
