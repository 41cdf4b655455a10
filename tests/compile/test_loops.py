"""Loops of a menu that ask alike ask once, and list what they would have listed."""

from __future__ import annotations

import random
from itertools import product

import pytest

from wlcore.compile.loops import Loop, gone_through, listing
from wlcore.compile.names import Counter, Names
from wlcore.compile.told import conjuncts_of

CONDS = ("v[{}]", "not v[{}]", "v[{}] == a", "(v[{}] or b)", "a", "not b", "z[1]")
WHOLE = ("a", "(v[0] == 1)", "((v[0] == 0) and b)", "((a + b) == 1)", "((v[0] == 1) or b)", "not v[0] == 1")
"""Conditions of whole entries."""
SOURCES = ("z[0]", "range(4)", "(2, 3)")


def entry(dice: random.Random, number: int) -> tuple[str, list[str]]:
    """When an entry counts, and the clauses of its loop."""
    conds = [dice.choice(CONDS) for _ in range(dice.randrange(4))]
    conds += ["not v[{}]"] if dice.randrange(2) else []
    code = " and ".join(conds) if dice.randrange(2) else f"({' and '.join(conds)})"
    x = f"x{number}"
    clauses = [f"for {x} in {dice.choice(SOURCES)}", *([f"if {code.format(*[x] * 5)}"] if conds else [])]
    return dice.choice(("True", "True", "True", *WHOLE, "False")), clauses


def listed(lines: list[str], a: int, b: int, v: list[int], z: list[list[int]]) -> list[int]:
    """What is on offer after these lines."""
    names: dict = {"a": a, "b": b, "v": v, "z": z, "o": []}
    exec("\n".join(lines), names)
    return names["o"]


@pytest.mark.slow("loops list the same")
@pytest.mark.parametrize("seed", range(40))
def test_the_same_is_listed(seed):
    dice = random.Random(seed)
    entries = [entry(dice, number) for number in range(5)]
    plain, parts = [], []
    for number, (cond, clauses) in enumerate(entries):
        body = f"o.append({100 * number} + x{number})"
        heads = [f"if {cond}", *clauses]
        plain += ["    " * depth + head + ":" for depth, head in enumerate(heads)]
        plain += ["    " * len(heads) + body]
        loop = Loop.of(f"x{number}", clauses, body)
        assert loop is not None
        parts.append((cond, [loop]))
    short = listing(parts, Names(Counter(len(entries))))
    for a, b, v in product((0, 1), (0, 1), product((0, 1), repeat=4)):
        for z in ([[], []], [[1, 3], []], [[0, 2, 3], [5]]):
            assert listed(short, a, b, list(v), z) == listed(plain, a, b, list(v), z), short


def loops(*conds: str) -> list[tuple[str, list]]:
    return [
        ("True", [Loop.of(f"x{i}", [f"for x{i} in z[0]", f"if {c}"], f"o.append(x{i})")])
        for i, c in enumerate(conds)
    ]


def test_what_is_asked_alike_is_asked_once():
    lines = listing(
        loops("v[x0] and a", "a and (v[x1] and not b)", "(v[x2] and x2 > 1) and a"), Names(Counter(3))
    )
    assert lines == [
        "x3 = []",
        "if a:",
        "    for x0 in z[0]:",
        "        if v[x0]:",
        "            x3.append(x0)",
        "if x3:",
        "    for x0 in x3:",
        "        o.append(x0)",
        "    if not b:",
        "        for x1 in x3:",
        "            o.append(x1)",
        "    for x2 in x3:",
        "        if x2 > 1:",
        "            o.append(x2)",
    ]


@pytest.mark.parametrize(
    ("block", "held"),
    [
        (["for x1 in x3:", "    o.append(x1)"], "x3"),
        (["if a:", "    for x1 in x3:", "        o.append(x1)"], "x3"),
        (["if a:", "    if b:", "        for x1 in x3:", "            o.append(x1)"], "x3"),
        (["for x1 in z[0]:", "    o.append(x1)"], ""),
        (["o.append(1)"], ""),
        (["if q_top(s, 1):", "    for x1 in x3:", "        o.append(x1)"], ""),
        (["if (x4 := a) and b:", "    for x1 in x3:", "        o.append(x1)"], ""),
        (["if a:", "    for x1 in x3:", "        o.append(x1)", "    o.append(2)"], ""),
        (["for x1 in x3:", "    o.append(x1)", "o.append(2)"], ""),
    ],
)
def test_a_list_is_passed_over_only_where_nothing_else_is_done(block: list[str], held: str):
    assert gone_through(block) == held


def test_what_several_entries_compare_is_asked_once_before():
    """Only of entries that follow each other, and of something that stands alone on its side."""
    alike = [(f"(v[0] == {n})", [f"o.append({n})"]) for n in (4, 2, 3)]
    assert listing(alike, Names(Counter(0)))[:3] == [
        "if v[0] >= 2:",
        "    if (v[0] == 4):",
        "        o.append(4)",
    ]
    for left in ("(a + b)", "(a - v.count(0))", "not v[0]"):
        sums = [(f"({left} == {n})", [f"o.append({n})"]) for n in (1, 2, 3)]
        assert listing(sums, Names(Counter(0)))[0] == f"if ({left} == 1):"
    parted = [*alike[:2], ("b", ["o.append(9)"]), alike[2]]
    assert listing(parted, Names(Counter(0)))[0] == "if (v[0] == 4):"


def test_what_is_not_asked_alike_is_asked_apart():
    lines = listing(loops("v[x0]", "not v[x1]"), Names(Counter(2)))
    assert not any("[]" in line for line in lines)


def test_what_may_settle_something_stays_where_it_is():
    """A loop with calls, or that keeps something, is no plain one."""
    assert Loop.of("x0", ["for x0 in z[0]", "if a and q_top(s, x0)"], "o.append(x0)") is None
    assert Loop.of("x0", ["for x0 in z[0]", "if (x1 := v[x0]) > 0 and x1 < 3"], "o.append(x0)") is None
    assert Loop.of("x0", ["for x1 in z[0]", "for x0 in x1", "if x0"], "o.append(x0)") is None


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("a", ["a"]),
        ("(a and b)", ["a", "b"]),
        ("((a and b) and (c or d))", ["a", "b", "(c or d)"]),
        ("(a and b) and c", ["a", "b", "c"]),
        ("(a) and (not b)", ["a", "not b"]),
        ("(a, b) and c", ["(a, b)", "c"]),
        ("a and b or c", ["a and b or c"]),
        ("(a and b or c)", ["(a and b or c)"]),
        ("not (a and b)", ["not (a and b)"]),
        ("(a and (v[b and c] if d else e))", ["a", "(v[b and c] if d else e)"]),
        ("((1 if a and b else 0))", ["(1 if a and b else 0)"]),
    ],
)
def test_the_parts_of_a_condition(code, parts):
    assert conjuncts_of(code) == parts
