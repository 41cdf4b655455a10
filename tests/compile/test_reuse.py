"""What generated functions are turned into does the same as they do, and looks less up."""

import ast
import random
import re
from itertools import product

import pytest

from wlcore.compile.apart import Parting
from wlcore.compile.facts import settling
from wlcore.compile.reuse import reused

HELPERS = """
def lay_out(s, plan):
    s.z[:] = [[9], [8], [7], []]
def f_rule(s):
    s.z[:] = [[1], [2], [], [3]]
    s.v[0] += 5
def fix_top(s, zone):
    s.v[1] += 1
    return 0
def q_settles(s, x0):
    return fix_top(s, x0)
def q_asks(s, x0):
    return s.v[x0]
"""
SETTLING = ("q_settles",)


class Game:
    """As much of a state as the samples need."""

    def __init__(self) -> None:
        self.v, self.z, self.n, self.log = [3, 0, 2, 1], [[1, 2], [], [3], [4]], 4, []

    def seen(self) -> tuple[object, ...]:
        return self.v, self.z, self.log


SAMPLES = {
    "values are read anew once they are set": """
        x0 = v[a]
        if b:
            v[a] = x0 + 1
        s.log.append(v[a] + v[a])
        v[b] = v[a] + 1
        s.log.append((v[a], v[b], v[0], v[1]))
        v[a] += v[b]
        s.log.append(v[a])
        """,
    "zones stay where they are until all is laid out": """
        x0 = z[a]
        x0.append(7)
        s.log.append(z[a][-1])
        if b:
            f_rule(s)
        s.log.append(len(z[a]) + len(z[a + 1]))
        z[a + 1].append(5)
        s.log.append(list(z[1 + a]))
        """,
    "a condition that is cut short has worked out nothing": """
        if a and v[a + 1] > 0:
            s.log.append(v[a + 1])
        elif b or v[1 + b]:
            s.log.append(v[1 + b] + v[a + 1])
        s.log.append(v[a + 1] + v[1 + b])
        x1 = v[a + 1] if a else v[1 + b]
        s.log.append((x1, v[a + 1], v[1 + b]))
        """,
    "what changes in a loop is not known when it begins": """
        x0 = v[a] + 1
        for x1 in (0, 1, 2):
            s.log.append(v[a] + x0)
            v[a] = v[a] + x1
            x0 = v[a] * 2
            x2 = x1 + a
            s.log.append((x2, x1 + a, x1 + b))
        s.log.append((v[a], x0, x1 + a))
        x3 = 3
        while x3 + a > b:
            x3 -= 1
            s.log.append(x3 + a)
        """,
    "calls may change values": """
        s.log.append(v[1] + v[0])
        x0 = fix_top(s, a)
        s.log.append(v[1] + v[0])
        f_rule(s)
        s.log.append(v[0] + v[1])
        """,
    "a question may settle something": """
        s.log.append(v[1] + v[0])
        x0 = q_settles(s, a) + v[1]
        s.log.append(v[1] + v[0] + x0)
        x1 = [q_settles(s, x0) for x0 in (a, b)]
        s.log.append((x1, v[1] + v[0]))
        x2 = [q_asks(s, x0) + b for x0 in (a, b)]
        s.log.append((x2, v[1] + v[0]))
        """,
    "copies stand for what they were made of": """
        x0 = v[a]
        x1 = x0
        x0 = b
        s.log.append((x0, x1))
        x2 = x1
        x1 = 8
        s.log.append((x2, x1, x0))
        v[a] = x2
        x2 = 4
        s.log.append(v[a] + x2)
        """,
    "functions inside are left as they are": """
        x0 = a
        s.log.append((v[x0 + 1], v[x0 + 1]))
        def inside():
            if v[x0 + 1] == b:
                return
            v[x0 + 1] = 5
            x1 = v[x0 + 1]
            v[x0] += x1
        inside()
        s.log.append((v[x0 + 1], v[x0], v[a]))
        """,
    "comprehensions and functions within see their locals": """
        x0 = a + 1
        x1 = [x2 + x0 for x2 in range(s.n) if x2 != b and v[x2] >= 0]
        x0 = b
        s.log.append((x1, [x3 * x0 for x3 in x1], any(x4 == x0 for x4 in x1)))
        """,
}


def function(body: str) -> str:
    lines = [line[4:] for line in body.strip("\n").split("\n")]
    return "\n".join(["def sample(s, a, b):", "    v = s.v", "    z = s.z", *lines])


def outcome(source: str, extra: list[str], a: int, b: int) -> tuple[object, ...]:
    names: dict = {}
    exec("\n".join([HELPERS, *extra, source]), names)
    game = Game()
    names["sample"](game, a, b)
    return game.seen()


@pytest.mark.parametrize("name", SAMPLES)
def test_the_same_is_done(name):
    before = function(SAMPLES[name])
    parting = Parting(SETTLING)
    after = "\n".join(reused(before.split("\n"), parting))
    for a, b in product((0, 1, 2), (0, 1)):
        assert outcome(after, parting.functions(), a, b) == outcome(before, [], a, b), after


@pytest.mark.slow("functions at random with reuse do the same")
@pytest.mark.parametrize("seed", range(60))
def test_the_same_is_done_by_functions_at_random(seed):
    """Assignments, conditions, loops and calls at random: nothing that was known before is believed too long."""
    dice = random.Random(seed)
    before = function("\n".join("    " + line for line in ["    x0 = x1 = x2 = 1", *statements(dice, 1, 14)]))
    parting = Parting(SETTLING)
    after = "\n".join(reused(before.split("\n"), parting))
    for a, b in product((0, 1, 2), (0, 1)):
        assert outcome(after, parting.functions(), a, b) == outcome(before, [], a, b), after


def statements(dice: random.Random, depth: int, count: int) -> list[str]:
    """Lines that always end and never fail."""
    out: list[str] = []
    for _ in range(count):
        x, deeper = f"x{dice.randrange(3)}", depth < 4 and count > 2
        kind = dice.choice(
            ["set", "set", "value", "value", "log", "log", "call", *(["if", "for"] if deeper else [])]
        )
        line = {
            "set": f"{x} = {number(dice)}",
            "value": f"v[{place(dice)}] {dice.choice(['=', '+=', '-='])} {number(dice)}",
            "log": f"s.log.append(({number(dice)}, {number(dice)}, list(z[{place(dice)}])))",
            "call": dice.choice(["fix_top(s, 0)", "f_rule(s)", f"z[{place(dice)}].append({number(dice)})"]),
            "if": f"if {condition(dice)}:",
            "for": f"for x{dice.randrange(3)} in (0, {dice.randrange(3)}):",
        }[kind]
        out.append("    " * depth + line)
        if kind in ("if", "for"):
            out += statements(dice, depth + 1, count // 2)
        if kind == "if" and dice.randrange(2):
            out += ["    " * depth + "else:", *statements(dice, depth + 1, count // 2)]
    return out


def place(dice: random.Random) -> str:
    return dice.choice(["0", "1", "a", "b", "a + 1", "1 + b", "x0 % 4", "x1 % 4", "x2 % 4"])


def number(dice: random.Random) -> str:
    return dice.choice(
        ["0", "1", "a", "b", "x0", "x1", "x2", "x0 + a", "a + 1", "1 + b", f"v[{place(dice)}]", f"v[{place(dice)}] + x1",
         f"len(z[{place(dice)}])", f"(v[{place(dice)}] if {condition(dice)} else x2)", "s.n * a", "q_asks(s, a)", "q_settles(s, b)"]
    )  # fmt: skip


def condition(dice: random.Random) -> str:
    return dice.choice(
        ["a", "not b", "x0 > x1", f"v[{place(dice)}] > 1", f"a and v[{place(dice)}]", f"z[{place(dice)}] or x2",
         f"not (b and v[{place(dice)}] < 3)", f"0 <= x1 < v[{place(dice)}]"]
    )  # fmt: skip


def test_less_is_looked_up():
    """A place that is wanted three times is worked out once."""
    before = function("        s.log.append((v[a * 4 + b], v[a * 4 + b], 1 + v[a * 4 + b]))")
    after = "\n".join(reused(before.split("\n"), Parting()))
    assert before.count("v[") == 3
    assert len(re.findall(r"\bv\[", after)) == 1


def test_questions_that_settle_nothing_change_nothing():
    """What has been looked up is still known behind such a question, not behind another one."""
    for asked, times in (("q_asks", 1), ("q_settles", 2)):
        before = function(f"        s.log.append((v[a + b], {asked}(s, a), v[a + b]))")
        after = "\n".join(reused(before.split("\n"), Parting(SETTLING)))
        assert len(re.findall(r"\bv\[", after)) == times


def test_which_questions_settle_something():
    """Those that look at a deck, or ask others that do, also by way of a table."""
    functions = {
        "q_plain": "return max(s.v[x0], len(s.z[1])) + seen_top(s, 1)",
        "q_top": "return fix_tops(s, 1, x0)",
        "q_over": "return q_plain(s, 1) or q_top(s, 1)",
        "q_builtin": "return B_hand(s, 1)",
        "n_face": "return q_plain(s, 0)",
        "q_text": "return R_face[x0](s, x0, x0)",
        "stirs_react": "return q_text(s, 0)",
        "f_rule": "s.v[0] = 1",
    }
    assert settling(written(functions)) == {"q_top", "q_over", "q_builtin"}
    functions["n_face"] = "return q_over(s, 0)"
    assert settling(written(functions)) == {
        "q_top",
        "q_over",
        "q_builtin",
        "n_face",
        "q_text",
        "stirs_react",
        "R_",
    }


def written(functions: dict[str, str]) -> list[list[str]]:
    return [[f"def {name}(s, x0):", f"    {line}"] for name, line in functions.items()]


def test_what_is_not_worth_it_is_not_kept():
    """A sum that is wanted once more, and seldom, is worked out again."""
    before = function("        x0 = v[a + 1]\n        if b:\n            s.log.append(a + 1)")
    after = "\n".join(reused(before.split("\n"), Parting()))
    assert ":=" not in after


PLACES = """\
def sample(s, a, b):
    v = s.v
    z = s.z
    pc = a
    while True:
        if pc < 2:
            if pc == 1:
                x0 = b
                x1 = v[x0]
                x2 = x1 + 1
                s.log.append(x2)
                pc = 3
                continue
            x3 = v[1]
            x4 = x3 + 5
            x0 = x4 + x3
            pc = 2
            continue
        if pc == 2:
            x5 = 7
            x6 = x5 + 1
            s.log.append((x0, x5, x6))
            x1 = x6
            pc = 3
            continue
        x7 = 9
        x8 = x7 + 1
        s.log.append((x0, x1, x7, x8))
        return
"""


@pytest.mark.parametrize(("a", "b"), list(product((0, 1), (0, 1, 2))))
def test_what_is_needed_elsewhere_keeps_its_name(a, b):
    """Code behind one place must not use the name of a local that lives on behind another."""
    after = "\n".join(reused(PLACES.split("\n"), Parting()))
    assert outcome(after, [], a, b) == outcome(PLACES, [], a, b), after


def test_locals_share_names():
    after = ast.parse("\n".join(reused(PLACES.split("\n"), Parting())))
    names = {
        node.id
        for node in ast.walk(after)
        if isinstance(node, ast.Name) and re.fullmatch(r"[xi]\d+", node.id)
    }
    assert len(names) < 6
