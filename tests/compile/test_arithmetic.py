"""Numbers come to the same wherever they are worked out: in both flavours, in card text, and by `wl check`."""

from __future__ import annotations

from pathlib import Path

from wlcore.engine.chance import Dice
from wlcore.engine.faults import MOST, NOTHING, RuleFault
from wlcore.engine.measures import query_name
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.arithmetic import LARGEST, constant
from wlcore.lang.symbols import Routine
from wlcore.loading import Choice, checked, load
from wlcore.text.folding import Folder

PACK = "id: sums\nversion: 1.0.0\ntitle: Sums\nkind: game\nplayers: 1-2\n"
ODD = (5, 6, 9, 1)
WORDS = "counter heap of player\nrule play\n  choose p from players\n  win p\n"
NUMBERS = (-1000, -7, -2, -1, 0, 1, 2, 3, 4, 1000)
Value = int | None


class Sums:
    """Random sums: how each is written, and what it comes to by this file's own reckoning (nothing if it cannot be)."""

    def __init__(self, seed: int, n: int, named: str) -> None:
        self.dice, self.n, self.named = Dice(seed), n, named

    def sum(self, depth: int) -> tuple[str, Value]:
        """A sum in which `named` stands for a number; nothing is divided by what is always 0."""
        what = self.dice.below(7) if depth else self.dice.below(2)
        if what == 0:
            return (self.named, self.n)
        if what == 1:
            number = self.dice.below(12)
            return (str(number), number)
        one, a = self.sum(depth - 1)
        if what == 2:
            return (f"(half of {one})", None if a is None else (a + a % 2) // 2)
        if what == 3:
            return (f"odd({one})", None if a is None else ODD[0 if a < 0 else a if a < 4 else 3])
        other, b = self.sum(depth - 1)
        op = ("+", "-", "*", "divided by")[self.dice.below(4)]
        if op == "divided by" and self.named not in other:
            other, b = "3", 3
        return (f"({one} {op} {other})", came(op, a, b))


def came(op: str, a: Value, b: Value) -> Value:
    """What an operation comes to; quotients are rounded down."""
    if a is None or b is None or (op == "divided by" and b == 0):
        return None
    whole = {"+": a + b, "-": a - b, "*": a * b}.get(op)
    if whole is not None:
        return whole
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient - (quotient * abs(b) != abs(a))


def in_words(n: int) -> str:
    """A number as it is written; there are none below 0 in the language."""
    return str(n) if n >= 0 else f"(0 - {-n})"


def answer(state: State, function: str, n: int) -> Value:
    """What a query answers; nothing where it divides by 0."""
    try:
        return int(state.g.functions[function](state, 0, n))
    except RuleFault as fault:
        if fault.reason != NOTHING:
            raise
        return None


def test_numbers_come_to_the_same_everywhere(tmp_path: Path):
    """Sums, tables and halves, for numbers below 0 as well, against a reckoning of this test's own; where it finds nothing, the
    rules fail in words.
    """
    queries, settled = [], {}
    for seed in range(60):
        queries.append(f"query q{seed}(n: number): number is {Sums(seed, 0, 'n').sum(3)[0]}")
        for at, n in enumerate(NUMBERS):
            said, value = Sums(seed, n, in_words(n)).sum(3)
            if value is not None:
                settled[f"c{seed}-{at}"] = value
                queries.append(f"query c{seed}-{at}: number is {said}")
    (tmp_path / "pack.yaml").write_text(PACK)
    table = f"table odd for n: {', '.join(map(str, ODD))}"
    (tmp_path / "words.wl").write_text("\n".join([WORDS, table, *queries, ""]))
    game, program = load(str(tmp_path)), checked(Choice(str(tmp_path))).program
    failed = 0
    for traced in (False, True):
        state = game.new(1, 1, traced=traced)
        for seed in range(60):
            for n in NUMBERS:
                wanted = Sums(seed, n, "n").sum(3)[1]
                found = answer(state, f"query/q{seed}", n)
                failed += found is None
                assert found == wanted, (seed, n)
        for name, value in settled.items():
            assert state.g.functions[query_name(name)](state, 0) == value, name
    folder = Folder({})
    for name, value in settled.items():
        routine = program.names[name]
        assert isinstance(routine, Routine)
        assert routine.value is not None
        folded = folder.expr(routine.value)
        assert isinstance(folded, m.Const)
        assert (folded.value, constant(routine.value)) == (value, value), name
    assert failed >= 10
    assert LARGEST == MOST
