"""A mistyped word is answered with the nearest that there is, however long the words and however many there are."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.steps import steps
from wlcore.lang.diagnostics import did_you_mean

KNOWN = ("sheriff", "saloon", "stock", "stack", "tombstone", "two-gun-hart")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sherif", "sheriff"),
        ("sherriff", "sheriff"),
        ("shreiff", "sheriff"),
        ("salon", "saloon"),
        ("stokc", "stock"),
        ("tombston", "tombstone"),
        ("tow-gnu-harts", "two-gun-hart"),
        ("two", "two-gun-hart"),
        ("stick", "stack"),
    ],
)
def test_the_nearest_word_is_offered(typed: str, meant: str):
    """Letters left out, put in, exchanged or in the wrong order; of two that are as near the first in the alphabet."""
    assert did_you_mean(typed, KNOWN) == f"did you mean '{meant}'?"


@pytest.mark.parametrize("typed", ["", "s", "st", "bank", "tomb-of-stones", "two-guns-of-hart"])
def test_what_is_far_from_all_is_answered_with_nothing(typed: str):
    """A short word may have fewer mistakes than a long one."""
    assert did_you_mean(typed, KNOWN) == ""


@pytest.mark.slow("mistakes of typing are counted as defined")
def test_mistakes_are_counted_as_they_are_defined():
    """On words made by chance, the answer is that of counting all ways to make one word of the other."""
    dice = random.Random(1)
    for _ in range(3_000):
        word = "".join(dice.choice("abc-") for _ in range(dice.randrange(2, 14)))
        known = {_mistyped(word, dice) for _ in range(4)} - {word}
        allowed = 1 if len(word) < 5 else 2 if len(word) < 9 else 3
        near = min(((_counted(word, name), name) for name in known), default=(99, ""))
        longer = [name for name in known if name.startswith(word) and len(word) >= 3]
        meant = [near[1]] if near[0] <= allowed else longer if len(longer) == 1 else []
        assert did_you_mean(word, known) == "".join(f"did you mean '{name}'?" for name in meant), (
            word,
            known,
        )


def _mistyped(word: str, dice: random.Random) -> str:
    for _ in range(dice.randrange(1, 6)):
        at = dice.randrange(len(word) + 1)
        one, two = word[:at], word[at:]
        word = dice.choice(
            (one + two[1:], f"{one}b{two}", f"{one}c{two[1:]}", one + two[1:2] + two[:1] + two[2:])
        )
    return word


def _counted(word: str, meant: str) -> int:
    @cache
    def count(i: int, j: int) -> int:
        if not i or not j:
            return i + j
        found = min(
            count(i - 1, j) + 1, count(i, j - 1) + 1, count(i - 1, j - 1) + (word[i - 1] != meant[j - 1])
        )
        if i > 1 and j > 1 and word[i - 2 : i] == meant[j - 2 : j][::-1]:
            found = min(found, count(i - 2, j - 2) + 1)
        return found

    return count(len(word), len(meant))


def test_the_work_grows_with_the_words_and_not_faster():
    """Twice as long a word, or twice as many that could be meant, is twice the work."""

    def work(length: int, many: int) -> int:
        names = ["ab" * length + f"{n:04}" for n in range(many)]
        return steps(lambda: did_you_mean("ab" * length + "cdcd", names))

    assert work(400, 10) < 2.2 * work(200, 10)
    assert work(200, 20) < 2.2 * work(200, 10)


def test_words_that_are_nothing_alike_are_given_up_early():
    """A long line that means nothing is compared with each name for a few letters only."""
    names = [f"{n:04} to the ranch beyond the river" for n in range(100)]
    assert steps(lambda: did_you_mean("the ranch to {:04} river beyond     the"[:36], names)) < 40_000
