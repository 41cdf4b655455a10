"""In which order options are shown: together what is done alike; places with a sign on the map first, the others by the part of
the map in which they lie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wlcore.engine.view import View

if TYPE_CHECKING:
    from wlcore.play.words import Wording

Member = tuple[int, str]
"""An option, and the words of it that are left under a heading."""
SEVERAL = 2
"""More options that are one thing with several have a heading."""
LONG = 8
"""More places are told by where they lie."""
PLAIN = -1
NUMBERS = re.compile(r"(\d+)")


class OptionOrder:
    """The options of one view in the order in which they are shown."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view, self.words = view, words
        self.map: Mapping[str, Any] | None = view.game.data.screen["map"]

    @property
    def options(self) -> list[int]:
        """All of them."""
        return [option for run in self._runs for _, members in self._by_area(run) for option in members]

    def place(self, option: int) -> int:
        """The place on the map that an option chooses (from 0), or -1."""
        _, kind, index = self.view.game.actions[option]
        if self.map is None or kind != self.map["places"]:
            return -1
        return index - int(self.view.game.data.kinds[kind][1])

    def grouped(self, said: Mapping[int, str]) -> list[tuple[str, int, list[Member]]]:
        """The options under what they have in common, if that is something, and with the part of the map, or -1."""
        found: list[tuple[str, int, list[Member]]] = []
        for run in self._runs:
            several = len(run) > SEVERAL and len(self._names) > 1 and self._kind(run[0])
            plain = [(option, said[option]) for option in run]
            heading, members = _headed(plain) if several else ("", plain)
            short = dict(members)
            for area, options in self._by_area(run):
                named = self.words.thing(self.map["area kind"], area) if self.map and area != PLAIN else ""
                title = " ".join(filter(None, (heading, named)))
                found.append((title, area, [(option, short[option]) for option in options]))
                heading = ""
        return found

    @cached_property
    def _names(self) -> set[str]:
        return {self._name(option) for option in self.view.options}

    @cached_property
    def _runs(self) -> list[list[int]]:
        """Options that are done alike, next to each other."""
        runs: list[list[int]] = []
        names = [self._name(option) for option in self.view.options]
        single = {name for name in names if names.count(name) <= SEVERAL}
        for option in self.view.options:
            name = self._name(option)
            alike = runs and (self._name(runs[-1][0]) == name or {name, self._name(runs[-1][0])} <= single)
            if alike and bool(self._kind(option)) == bool(self._kind(runs[-1][0])):
                runs[-1].append(option)
            else:
                runs.append([option])
        return runs

    def _by_area(self, run: list[int]) -> list[tuple[int, list[int]]]:
        board = self.map
        if board is None or len(run) <= LONG or self.place(run[0]) < 0:
            return [(PLAIN, run)]
        named = [option for option in run if self._is_named(board, self.place(option))]
        areas: dict[int, list[int]] = {}
        for option in run:
            if option not in named:
                areas.setdefault(board["area"][self.place(option)], []).append(option)
        by_area = [(area, sorted(areas[area], key=self._in_its_place)) for area in sorted(areas)]
        return [*([(PLAIN, sorted(named, key=self.place))] if named else []), *by_area]

    def _is_named(self, board: Mapping[str, Any], place: int) -> bool:
        """Whether a place has a sign of its own, or that of its sort."""
        kinds, members = self.view.game.data.kinds, self.view.game.data.kinds[board["places"]][2]
        if members[place] in board["signs"]:
            return True
        sort = board["sort"][place]
        if sort < 0:
            return False
        _, first, names = kinds[board["sort kind"]]
        return names[sort - first] in board["signs"]

    def _in_its_place(self, option: int) -> tuple[tuple[str, int], ...]:
        """By what places without a sign are ordered: their names, numbers in them as numbers, not where they stand in the file."""
        _, kind, index = self.view.game.actions[option]
        parts = NUMBERS.split(self.words.thing(kind, index))
        return tuple((part, 0) if at % 2 == 0 else ("", int(part)) for at, part in enumerate(parts))

    def _name(self, option: int) -> str:
        return self.view.game.actions[option][0]

    def _kind(self, option: int) -> str:
        return self.view.game.actions[option][1]


def _headed(members: Sequence[Member]) -> tuple[str, list[Member]]:
    """Options that begin with the same words, under these; what stands behind a colon is what is chosen, and stays whole."""
    split = [text.split(" ") for _, text in members]
    common = 0
    while all(len(words) > common + 1 and words[common] == split[0][common] for words in split):
        common += 1
        if split[0][common - 1].endswith(":"):
            break
    heading = " ".join(split[0][:common]).rstrip(" :\u00a0\u202f")
    return heading, [
        (option, " ".join(words[common:])) for (option, _), words in zip(members, split, strict=True)
    ]
