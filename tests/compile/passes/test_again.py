"""A program that has changed is compiled with what came of the one before, and becomes what it becomes when nothing is known."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from wlcore.compile import data
from wlcore.compile.data import FAST, TRACED, Making
from wlcore.lang.diagnostics import PackError
from wlcore.lang.program import Program
from wlcore.loading import Choice, load
from wlcore.packs.again import assembled_again

pytestmark = pytest.mark.slow("what is compiled again is what it would be when nothing is known")

GAMES = Path(__file__).parents[2] / "games"
FILES = list[tuple[str, bool, dict[str, bytes]]]


def files_of(choice: Choice) -> FILES:
    """The files of a game and its layers."""
    game = load(choice.game, variants=choice.variants)
    return [(place, trusted, dict(files)) for place, trusted, files in game.data.files]


def edited(files: FILES, dice: Random) -> Program | None:
    """The program after a small change somewhere: a number, a line that is gone, a line that is there twice; None if it is none."""
    at = dice.randrange(len(files))
    place, trusted, own = files[at]
    name = dice.choice([x for x in sorted(own) if x.endswith((".wl", ".yaml"))])
    lines = own[name].decode().split("\n")
    number = dice.randrange(len(lines))
    how = dice.randrange(3)
    if how == 0:
        lines[number] = re.sub(r"\b[1-8]\b", lambda n: str(int(n[0]) + 1), lines[number])
    else:
        lines[number : number + 1] = [lines[number]] * (how - 1) * 2
    now = [*files]
    now[at] = place, trusted, {**own, name: "\n".join(lines).encode()}
    try:
        return assembled_again(now).program if now[at] != files[at] else None
    except (PackError, IndexError):  # a file of which nothing is left
        return None


CHOICES = {
    "public-enemy": (Choice("public-enemy"), 8),
    "western-legends": (Choice("western-legends"), 3),
    "echoes": (Choice(str(GAMES / "echoes")), 8),
    "tricks": (Choice(str(GAMES / "tricks")), 5),
    "orders": (Choice(str(GAMES / "orders")), 5),
}


@pytest.mark.parametrize("name", CHOICES)
def test_what_is_as_it_was_becomes_what_it_was(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sources and data are equal to the letter, whatever was compiled before."""
    monkeypatch.setattr(data, "LAST", {})
    choice, most = CHOICES[name]
    files = files_of(choice)
    dice, found = Random(7), 0
    for _ in range(40 * most):
        program = edited(files, dice) if found < most else None
        if program is None:
            continue
        try:
            later = Making(program)
        except Exception:  # noqa: BLE001, S112 - what has mistakes is not compiled
            continue
        warm = [later.written(flavour) for flavour in (TRACED, FAST)]
        data.LAST.clear()
        fresh = Making(program)
        assert [fresh.written(flavour) for flavour in (TRACED, FAST)] == warm
        assert fresh.data == later.data
        found += 1
    assert found == most
