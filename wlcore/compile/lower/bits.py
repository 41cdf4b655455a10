"""Small sets of numbers known while rules are compiled, kept in locals: a bit each, so many to a local as a number holds."""

from __future__ import annotations

from collections.abc import Iterable

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Value
from wlcore.compile.ir.values import Local, Num, Op
from wlcore.compile.lower.writer import Writer
from wlcore.records import dataclass

WORD = 62
"""So many bits of a number are used, on every platform."""


def _bit(i: int) -> Num:
    return Num(1 << i % WORD)


@dataclass(frozen=True, slots=True)
class Bits:
    """Which of the numbers from 0 up are in a set."""

    words: tuple[Local, ...]

    @classmethod
    def none(cls, w: Writer, many: int, name: str) -> Bits:
        """A set of `many` numbers in which none is yet."""
        bits = cls(tuple(Local(w.fresh(name)) for _ in range(0, many, WORD)))
        bits.clear(w)
        return bits

    def clear(self, w: Writer) -> None:
        """Take all out."""
        for word in self.words:
            w.emit(o.Define(word.name, fold.NO))

    @property
    def any(self) -> Value:
        """Whether a number is in it."""
        return fold.some([fold.op("!=", word, fold.NO) for word in self.words])

    @property
    def empty(self) -> Value:
        """Whether none is."""
        return fold.every([fold.op("==", word, fold.NO) for word in self.words])

    @property
    def one(self) -> Value:
        """Whether not more than one is."""
        single = [fold.op("==", Op("&", word, fold.op("-", word, fold.YES)), fold.NO) for word in self.words]
        others = [
            fold.some([fold.op("==", word, fold.NO), fold.op("==", before, fold.NO)])
            for n, word in enumerate(self.words)
            for before in self.words[:n]
        ]
        return fold.every([*single, *others])

    def has(self, i: int) -> Value:
        """Whether a number is in it."""
        return fold.op("!=", fold.op("&", self.words[i // WORD], _bit(i)), fold.NO)

    def none_of(self, those: int) -> Value:
        """Whether none is in it of those whose bits a number has."""
        asked = ((word, those >> n * WORD & (1 << WORD) - 1) for n, word in enumerate(self.words))
        return fold.every(
            [fold.op("==", fold.op("&", word, Num(bits)), fold.NO) for word, bits in asked if bits]
        )

    def added(self, i: int) -> o.Define:
        """Put a number in."""
        word = self.words[i // WORD]
        return o.Define(word.name, fold.op("|", word, _bit(i)))

    def drop(self, w: Writer, i: Value) -> None:
        """Take a number out that is in it, and that is known only while rules run."""
        if len(self.words) == 1:
            (word,) = self.words
            w.emit(o.Define(word.name, Op("-", word, Op("<<", fold.YES, i))))
            return
        for n, word in enumerate(self.words):
            less = o.Define(word.name, Op("-", word, Op("<<", fold.YES, Op("-", i, Num(n * WORD)))))
            w.when(fold.op("==", Op("//", i, Num(WORD)), Num(n)), lambda less=less: w.emit(less))  # type: ignore[misc]

    def put_least(self, w: Writer, others: Bits, those: Iterable[int]) -> None:
        """Put in the least number of some that another set has, if it has one of them."""
        before = 0
        for n, part in _parts(those):
            first: Value = fold.NO
            for i in reversed(part):
                first = fold.choose(others.has(i), _bit(i), first)
            word = self.words[n]
            more = o.Define(word.name, fold.op("|", word, first))
            w.when(others.none_of(before), lambda more=more: w.emit(more))  # type: ignore[misc]
            before |= sum(1 << i for i in part)

    def least(self, w: Writer, name: str, many: int) -> Local:
        """The least of so many numbers that is in it, in a new local; it must have one."""
        found = Local(w.fresh(name))
        for n, part in reversed(_parts(range(many))):
            first: Value = Num(part[-1])
            for i in reversed(part[:-1]):
                first = fold.choose(self.has(i), Num(i), first)
            sought = o.Define(found.name, first)
            here = fold.YES if n == len(self.words) - 1 else fold.op("!=", self.words[n], fold.NO)
            w.when(here, lambda sought=sought: w.emit(sought))  # type: ignore[misc]
        return found


def _parts(those: Iterable[int]) -> list[tuple[int, list[int]]]:
    """Numbers by the word that they lie in."""
    parts: dict[int, list[int]] = {}
    for i in sorted(those):
        parts.setdefault(i // WORD, []).append(i)
    return list(parts.items())
