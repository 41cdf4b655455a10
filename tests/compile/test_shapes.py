"""A function that differs from one read before in its numbers only becomes what reading it would have made of it."""

from __future__ import annotations

import pytest

from tests.compile.test_reuse import SAMPLES, function
from wlcore.compile import shapes
from wlcore.compile.apart import Parting
from wlcore.compile.build import Build
from wlcore.compile.shapes import NUMBER, Shapes
from wlcore.loading import Choice, checked

MORE = """
    if a == 7 and z[12]:
        s.log.append(PLAN_3[a] + I_12[b] + v[12])
        u_12(s, [x7 for x7 in (7, 12) if x7 != b and v[x7 + 12] != 3])
        v[7] -= 12
        s.log.append((v[7], v[x0 + 12], [x8 for x8 in q_list_3(s) if x8 != a]))
    """


def shifted(code: str, by: int) -> str:
    """The same code with other numbers."""
    return NUMBER.sub(lambda number: str(int(number[0]) * 10 + by), code)


@pytest.fixture
def read(monkeypatch):
    """Counts how many functions are read."""
    found: list[str] = []

    def counted(lines, parting, passes=shapes.reused):
        found.append(lines[0])
        return passes(lines, parting)

    monkeypatch.setattr(shapes, "reused", counted)
    return found


@pytest.mark.parametrize("body", [*SAMPLES.values(), MORE], ids=[*SAMPLES, "more"])
def test_other_numbers(body, read):
    """Other numbers where the same stood are taken over, also into what has been moved out."""
    before = function(body.replace("\n    ", "\n        ") if body is MORE else body)
    known = Shapes()
    known.reused(before.split("\n"), Parting())
    for by in (0, 1, 7):
        code = shifted(before, by)
        parting, fresh = Parting(), Parting()
        assert known.reused(code.split("\n"), parting) == Shapes().reused(code.split("\n"), fresh)
        assert parting.functions() == fresh.functions()
    assert len(read) == 4


def test_the_same_number_in_more_places(read):
    """What was the same place is another one now, or the other way round: that is another function."""
    code = "def sample(s, a, b):\n    v[{}] = a\n    v[{}] = b\n    return v[1] + v[{}]"
    known = Shapes()
    for numbers in ((1, 2, 1), (1, 1, 1), (1, 2, 2), (2, 1, 2), (3, 2, 1)):
        lines = code.format(*numbers).split("\n")
        assert known.reused(lines, Parting()) == Shapes().reused(lines, Parting())
    assert len(read) == 2 * 5


def test_a_number_that_was_not_there_is_not_guessed(read):
    """Python writes this number in another way than we did."""
    known = Shapes()
    for number in ("0x10", "0x11"):
        lines = ["def sample(s):", f"    return {number}"]
        assert known.reused(lines, Parting())[1] == f"    return {int(number, 16)}"
    assert len(read) == 2


def test_what_a_question_does_counts(read):
    """The same code is another function where a question may settle something."""
    lines = ["def sample(s, a):", "    v = s.v", "    return v[a] + q_first(s, a) + v[a]"]
    known = Shapes()
    for settling in ((), ("q_first",), ("q_other",)):
        assert known.reused(lines, Parting(settling)) == Shapes().reused(lines, Parting(settling))
    assert len(read) == 3 + 2


def test_the_oldest_are_forgotten(monkeypatch, read):
    monkeypatch.setattr(shapes, "MOST", 2)
    known = Shapes()
    for name in ("a", "b", "c", "c", "b", "a"):
        known.reused([f"def {name}(s):", "    return s"], Parting())
    assert len(known.known) == 2
    assert len(read) == 4


BASE = Choice("western-legends")


@pytest.mark.slow("functions from a memo are those made anew")
@pytest.mark.parametrize(
    "after", [Choice("western-legends", variants=("first-game",)), Choice("public-enemy")]
)
def test_whole_games(monkeypatch, read, after):
    """A game is written the same, whatever has been compiled before it; of a layer only what is new is read."""
    first, second = (checked(choice).program for choice in (BASE, after))

    def written(program) -> tuple[str, int]:
        read.clear()
        build = Build(program)
        build.source(True)
        return build.source(False), len(read)

    monkeypatch.setattr(shapes.SHAPES, "known", {})
    fresh, count = written(second)
    assert written(second) == (fresh, 0)
    monkeypatch.setattr(shapes.SHAPES, "known", {})
    written(first)
    again, fewer = written(second)
    assert again == fresh
    assert fewer < count / 2 if after.game == BASE.game else fewer <= count
