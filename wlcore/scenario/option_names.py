"""Finds options by what they are called: in full, by their first or last part, by how their parts begin."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping


class Called:
    """Options by number, with what each is called, put in order once so that each search takes no time."""

    def __init__(self, said: Mapping[int, str]) -> None:
        self.said = said
        self._fully: dict[str, list[int]] = {}
        self._partly: dict[str, list[int]] = {}
        parts: list[tuple[str, int]] = []
        for number, words in said.items():
            self._fully.setdefault(words, []).append(number)
            verb, _, thing = words.partition(" ")
            for part in {verb, thing} - {""}:
                self._partly.setdefault(part, []).append(number)
            parts += [(part, number) for part in words.split()]
        self._sorted = sorted(parts)

    def find(self, words: str) -> Iterator[list[int]]:
        """The options that can be meant, the nearest first: those called just so, those whose last or first part is, those
        that begin so.
        """
        yield self._fully.get(words, [])
        yield self._partly.get(words, [])
        yield sorted(self._from_the_start(words.split()))

    def _from_the_start(self, given: list[str]) -> set[int]:
        found: set[int] = set()
        if not given:
            return found
        at = bisect_left(self._sorted, (given[0], -1))
        while at < len(self._sorted) and self._sorted[at][0].startswith(given[0]):
            found.add(self._sorted[at][1])
            at += 1
        return found if len(given) == 1 else {number for number in found if self._begins(number, given)}

    def _begins(self, number: int, given: list[str]) -> bool:
        parts = self.said[number].split()
        return len(given) == len(parts) and all(p.startswith(g) for g, p in zip(given, parts, strict=True))
