"""What primitives of the engine are said to change is what they change, wherever rules call them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wlcore import loading
from wlcore.compile.ir.primitives import CHANCE, KNOWLEDGE, ORDER, PRIMITIVES, STACK, VALUES, ZONES
from wlcore.engine.chance import Dice
from wlcore.engine.state import State
from wlcore.loading import Choice

GAMES = Path(__file__).parents[2] / "games"


def parts(s: State) -> dict[str, Any]:
    """A state by what primitives can change of it."""
    decks = {at for zone, at in enumerate(s.g.fixed) if at >= 0}
    decks |= {at for at in s.g.below if at >= 0}
    return {
        ZONES: ([sorted(cards) for cards in s.z], list(s.loc)),
        ORDER: ([list(cards) for cards in s.z], s.b, [s.v[at] for at in sorted(decks)]),
        KNOWLEDGE: list(s.k),
        CHANCE: s.rng,
        VALUES: [x for at, x in enumerate(s.v) if at not in decks],
        STACK: (list(s.st), s.outer),
    }


@pytest.mark.parametrize(
    ("game", "layers", "decisions"),
    [
        ("public-enemy", ("dollars", "cavalry"), 300),
        (str(GAMES / "echoes"), (), 200),
        (str(GAMES / "tricks"), (), 80),
    ],
)
def test_primitives_change_what_they_say(game: str, layers: tuple[str, ...], decisions: int) -> None:
    """Each call changes nothing but what is declared; a deck's order may change with its cards."""
    choice = Choice(game, variants=layers)
    played = loading.compiled(loading.checked(choice), choice)
    names = played.fast.names
    called: set[str] = set()

    def watched(name: str, primitive: Callable[..., Any]) -> Callable[..., Any]:
        def call(s: State, *args: Any) -> Any:
            before = parts(s)
            answer = primitive(s, *args)
            changed = {part for part, was in before.items() if was != parts(s)[part]}
            allowed = PRIMITIVES[name].writes | ({ORDER} if ZONES in PRIMITIVES[name].writes else set())
            assert changed <= allowed, f"{name} changes {sorted(changed - allowed)}"
            called.add(name)
            return answer

        return call

    for name in PRIMITIVES.keys() & names.keys():
        names[name] = watched(name, names[name])
    state, dice = played.new(played.players[0], 1), Dice(1)
    for _ in range(decisions):
        if state.over:
            break
        state.apply(state.o[dice.below(len(state.o))])
    assert called


def test_every_primitive_is_at_hand() -> None:
    """Python has each of them."""
    assert PRIMITIVES.keys() <= loading.load(str(GAMES / "kuhn")).fast.names.keys()
