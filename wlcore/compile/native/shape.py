"""How many there are of everything in a game, and what each zone is: what stands before all other C."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wlcore.budget import MOST_TURNS, STEPS
from wlcore.compile.native.libtcc import Refused
from wlcore.records import dataclass

NOTED = 5
"""How many numbers a frame notes of itself."""
SEATS = 16
"""So many bits say who knows where a card is."""
SMALL = 32_000
"""No more cards or zones fit into the numbers that stand for them."""
MOST_VALUES = 100_000
STACK = 4_096
"""So many numbers unfinished rules may keep at least; beyond it they lie too deep in each other."""
OUTER = 32
"""So many frames may have another of their name inside them."""
SUFFIXES = {"I": "LL", "U": "ULL"}
TYPES = "typedef long long I; typedef unsigned long long U;"


@dataclass(frozen=True, slots=True)
class StateShape:
    """The sizes of a game's state, from its data."""

    data: Mapping[str, Any]
    unit_sizes: tuple[int, ...]
    """By place how many numbers the unit keeps that goes on there."""
    first: tuple[int, ...]
    """With which stack a game begins."""
    frames: Mapping[int, tuple[tuple[int, int], ...]]
    """By the index at which a frame notes itself, the values that last for it."""
    nested: bool
    """Whether frames can stand inside themselves."""

    def check(self) -> None:
        """Whether the numbers of a state can hold all that there is."""
        data = self.data
        large = {
            "seats": (self.seats, SEATS),
            "cards": (len(data["backs"]), SMALL),
            "zones": (len(data["fixed"]), SMALL),
            "values": (len(data["values"]), MOST_VALUES),
        }
        for what, (number, most) in large.items():
            if number > most:
                raise Refused(f"{number:,} {what} are more than {most:,}")

    @property
    def seats(self) -> int:
        """The most that can sit at a table, automata among them."""
        return int(self.data["players"][1]) + len(self.data["automata"])

    def printed(self, mark: int) -> str:
        """What stands before all other C; `mark` tells what all of it was made from."""
        self.check()
        data = self.data
        frames, spans = list(self.frames), self.frames
        decks = [zone for zone, at in enumerate(data["fixed"]) if at >= 0]
        lasting = max((sum(end - start for start, end in found) for found in spans.values()), default=0)
        options = len(data["actions"])
        sizes = {
            "NV": len(data["values"]),
            "NZ": len(data["fixed"]),
            "NC": len(data["backs"]),
            "NP": self.seats,
            "NR": max(1, len(data["settings"])),
            "NO": max(1, options),
            "NF": len(frames),
            "NST": STACK + 8 * max(self.unit_sizes, default=1),
            "NOUTER": OUTER * (2 + NOTED + lasting) if self.nested else 1,
            "NOTED": NOTED,
            "LASTING": lasting,
            "SETTINGS": len(data["settings"]),
            "PLACES": max(1, len(self.unit_sizes)),
            "FIRST_SIZE": len(self.first),
            "STEPS": STEPS,
            "MOST_TURNS": MOST_TURNS,
            "SOME_DECK": decks[0] if decks else 0,
        }
        marks = [x for f in frames for x in (f, len(spans[f]), *(y for span in spans[f] for y in span))]
        return "\n".join(
            [
                TYPES,
                f"typedef unsigned {'short' if options < 1 << 16 else 'int'} O;",
                f"enum {{ {', '.join(f'{name} = {size}' for name, size in sizes.items())} }};",
                f"#define MARK {mark}ULL",
                row("FIXED", data["fixed"]),
                row("BELOW", data["below"]),
                row("SIGHT", data["sight"]),
                row("OWNER", data["owner"]),
                row("FRAMES", frames),
                row("MARKS", marks, "I"),
                row("VALUES", data["values"], "I"),
                row("BOX", links(enumerate(data["zones"]), len(data["backs"]), len(data["fixed"])), "short"),
                row("FIRST", self.first, "I"),
                row("UNIT_SIZE", self.unit_sizes),
                "",
            ]
        )


def links(laid: Iterable[tuple[int, Sequence[int]]], cards: int, zones: int) -> list[int]:
    """How a state has it that each zone has these cards, from `nxt` to `dark`."""
    up, down, lies = [0] * (cards + 1), [0] * (cards + 1), [0] * (cards + 1)
    top, bottom, size = [-1] * zones, [-1] * zones, [0] * zones
    for zone, those in laid:
        for card, below, above in zip(those, (-1, *those), (*those[1:], -1), strict=False):
            up[card], down[card], lies[card] = above, below, zone
        if those:
            top[zone], bottom[zone], size[zone] = those[-1], those[0], len(those)
    return [*up, *down, *lies, *top, *bottom, *size, *[0] * ((cards + zones) // 2 + 1)]


def row(name: str, numbers: Iterable[int], of: str = "int") -> str:
    """A table of numbers; an empty one has an entry that nobody reads."""
    found = [f"{int(number)}{SUFFIXES.get(of, '')}" for number in numbers] or ["0"]
    return f"static const {of} {name}[{len(found)}] = {{{', '.join(found)}}};"
