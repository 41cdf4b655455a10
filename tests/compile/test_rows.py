"""What is looked up or sliced at once is what would be found step by step."""

from __future__ import annotations

from itertools import product

import pytest

from wlcore.compile.rows import alike, of_others, set_alike
from wlcore.loading import load

PLAYERS = ["for x1 in OTHERS[s.n][x0]"]
NOBODY = -1


class Seats:
    """A state of which only the number of players is asked."""

    def __init__(self, n: int) -> None:
        self.n = n


def zones(clauses: list[str], n: int, own: int) -> list[int]:
    """Which zones a comprehension goes through."""
    others = load("public-enemy").fast.functions["OTHERS"]
    given = {"s": Seats(n), "x0": own, "OTHERS": others, "z": list(range(32))}
    found: list[int] = eval(f"[x2 {' '.join(clauses)}]", given)  # noqa: S307
    return found


@pytest.mark.parametrize(("first", "size"), [(6, 4), (1, 1), (4, 4), (0, 2)])
@pytest.mark.parametrize("n", [2, 4, 6])
def test_the_rows_of_all_others_are_two_slices(first: int, size: int, n: int) -> None:
    row = [f"for x2 in z[{first}+x1*{size}:{first}+x1*{size}+{size}]", "if x2 >= 0"]
    together = of_others(PLAYERS, row)
    assert len(together) == (2 if first >= size else 3)
    for own in (NOBODY, *range(n)):
        rest = [p for p in range(n) if p != own]
        assert zones(together, n, own) == [first + p * size + i for p in rest for i in range(size)]


def test_other_loops_stay_as_they_are() -> None:
    row = ["for x2 in z[6+x3*4:6+x3*4+4]"]
    assert of_others(PLAYERS, row) == [*PLAYERS, *row]
    assert of_others([*PLAYERS, "if v[x1]"], ["for x2 in z[6+x1*4:6+x1*4+4]"])[1] == "if v[x1]"
    assert of_others(PLAYERS, ["for x2 in z[6+x1*4:6+x1*4+3]"])[0] == PLAYERS[0]


SAME = ("v[2+x1] == v[2+x0]", "v[2+x0] == v[2+x1]", "v[2+x1] == v[0]", "x0 == v[2+x1]", "v[2+x1] == 1")


@pytest.mark.parametrize("players", [*PLAYERS, "for x1 in range(s.n)"])
@pytest.mark.parametrize("cond", SAME)
@pytest.mark.parametrize("n", [2, 3, 5])
def test_values_that_are_the_same_are_counted(n: int, cond: str, players: str) -> None:
    """In all rows of small values, with any before and behind them: as by asking each player."""
    others = load("public-enemy").fast.functions["OTHERS"]
    one_by_one = [players, f"if ({cond})"]
    codes = alike(one_by_one, "x1", ">"), alike(one_by_one, "x1", "-")
    asked = f"[1 {' '.join(one_by_one)}]"
    assert all(codes)
    for values in product((-1, 0, 1), repeat=n):
        for own in (NOBODY, *range(n)):
            given = {"s": Seats(n), "x0": own, "OTHERS": others, "v": [0, 1, *values, 0, 1]}
            any_of, count = (eval(code, dict(given)) for code in codes)  # noqa: S307
            found = len(eval(asked, dict(given)))  # noqa: S307
            assert (bool(any_of), count) == (found > 0, found)


@pytest.mark.parametrize("count", range(1, 9))
def test_values_in_a_row_are_set_alike(count: int) -> None:
    v = [*range(12)]
    exec(set_alike(2, count, "-1"), {"v": v})
    assert v == [0, 1, *[-1] * count, *range(2 + count, 12)]


def test_what_is_not_the_same_value_is_not_counted() -> None:
    """Another comparison, a second condition, or a value that each has twice."""
    for cond in ("v[2+x1] != v[2+x0]", "v[2+x1] == v[7+x1]", "v[v[2+x1]] == 1", "v[2+x1] == v[2+x0] + 1"):
        assert alike([*PLAYERS, f"if ({cond})"], "x1", ">") == ""
    assert alike([*PLAYERS, "if (v[2+x1] == v[2+x0])", "if z[x1]"], "x1", ">") == ""
    assert alike(["for x1 in z[0]", "if (v[2+x1] == v[2+x0])"], "x1", ">") == ""


@pytest.mark.parametrize("n", [2, 3, 6])
def test_neighbours_are_looked_up(n: int) -> None:
    functions = load("public-enemy").fast.functions
    for seat in (*range(n), NOBODY):
        assert functions["LEFT"][n][seat] == (seat + 1) % n
        assert functions["RIGHT"][n][seat] == (seat - 1) % n
