"""Loops over what is listed: what hangs on no element is asked before, and what several loops of one menu ask alike is asked
once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from wlcore.compile.names import LOCAL, Names
from wlcore.compile.told import CALLING, conjuncts_of
from wlcore.records import dataclass

EQUAL = re.compile(r"(\w[^ ]*) == (\d+)")
"""Something that is looked up, or a local, compared with a number."""
HELD = re.compile(r"for x\d+ in (x\d+):")
SEVERAL = 3
"""Before so many conditions one more question is worth it."""
MANY = 2
"""So many loops that are always gone through are worth a list of their own."""


@dataclass(frozen=True, slots=True)
class Loop:
    """For each `x` of a source of which some conditions hold, something is done."""

    x: str
    source: str
    conds: tuple[str, ...]
    body: str

    @classmethod
    def of(cls, x: str, clauses: Sequence[str], body: str) -> Loop | None:
        """The loop that these clauses of a comprehension make, if it is a plain one."""
        start = f"for {x} in "
        if len(clauses) > 2 or not clauses[0].startswith(start) or ":=" in (code := " ".join(clauses)):
            return None
        if CALLING.search(code):
            return None
        conds = conjuncts_of(clauses[1].removeprefix("if ")) if len(clauses) > 1 else []
        return cls(x, clauses[0].removeprefix(start), tuple(conds), body)

    @property
    def alike(self) -> dict[str, str]:
        """Its conditions, by how they read whatever the element is called."""
        return {re.sub(rf"\b{self.x}\b", "it", cond): cond for cond in self.conds}

    def lines(self) -> list[str]:
        """It as it is written."""
        before = [cond for cond in self.conds if self.x not in LOCAL.findall(cond)]
        each = [cond for cond in self.conds if cond not in before]
        heads = [f"if {' and '.join(before)}:"] if before else []
        heads += [f"for {self.x} in {self.source}:", *([f"if {' and '.join(each)}:"] if each else [])]
        return [f"{'    ' * depth}{line}" for depth, line in enumerate([*heads, self.body])]


Part = str | Loop


def written(parts: Iterable[Part]) -> list[str]:
    """Lines and loops as lines."""
    return [line for part in parts for line in ([part] if isinstance(part, str) else part.lines())]


def listing(entries: Sequence[tuple[str, list[Part]]], names: Names) -> list[str]:
    """The lines of entries, each of which counts only under a condition if it has one."""
    names = names.apart()
    groups: dict[str, list[Loop]] = {}
    always: dict[str, int] = {}
    for cond, parts in entries:
        for part in parts:
            if isinstance(part, Loop):
                groups.setdefault(part.source, []).append(part)
                always[part.source] = always.get(part.source, 0) + (cond == "True")
    found: dict[str, tuple[str, set[str]]] = {}
    blocks: list[list[str]] = []
    for cond, parts in entries:
        own: list[Part] = []
        lines: list[str] = []
        for part in parts:
            if isinstance(part, Loop) and always[part.source] >= MANY:
                if part.source not in found and cond == "True":
                    common = set.intersection(*(set(loop.alike) for loop in groups[part.source]))
                    held = names.fresh() if any(re.search(r"\bit\b", c) for c in common) else ""
                    found[part.source] = held, common
                    if held:
                        conds = tuple(c for alike, c in part.alike.items() if alike in common)
                        gathering = Loop(part.x, part.source, conds, f"{held}.append({part.x})")
                        blocks.append([f"{held} = []", *gathering.lines()])
                held, common = found.get(part.source, ("", set()))
                if held:
                    left = tuple(c for alike, c in part.alike.items() if alike not in common)
                    part = Loop(part.x, held, left, part.body)
            own.append(part)
        inside = written(own)
        if cond == "True":
            lines += inside
        elif cond != "False":
            lines += [f"if {cond}:", *("    " + line for line in inside)]
        blocks += [lines] if lines else []
    return together(blocks)


def together(blocks: Iterable[list[str]]) -> list[str]:
    """The lines of blocks. Before several that follow each other and compare the same with a number, it is asked whether it is
    large enough for one of them: nobody is smaller than any number of a thing. Before several that go through the same
    list, whether there is anything in it.
    """
    lines: list[str] = []
    for (compared, held), run in groupby(blocks, lambda block: (first_asked(block)[0], gone_through(block))):
        several = [*run]
        inside = [line for block in several for line in block]
        if held and len(several) >= MANY:
            inside = [f"if {held}:", *("    " + line for line in inside)]
        elif compared and len(several) >= SEVERAL:
            least = min(first_asked(block)[1] for block in several)
            inside = [f"if {compared} >= {least}:", *("    " + line for line in inside)]
        lines += inside
    return lines


def gone_through(block: Sequence[str]) -> str:
    """The list in a local without whose elements nothing in a block is done."""
    if not block[0].startswith("if ") or CALLING.search(block[0]) or ":=" in block[0]:
        found = HELD.fullmatch(block[0])
        return found[1] if found is not None and all(line.startswith(" ") for line in block[1:]) else ""
    inside = [line.removeprefix("    ") for line in block[1:]]
    apart = [line for line in block[1:] if not line.startswith("    ")]
    return gone_through(inside) if inside and not apart else ""


def first_asked(block: Sequence[str]) -> tuple[str, int]:
    """What is compared first with a number, and that number, if nothing in a block is done unless it is that."""
    asked = [line for line in block if not line.startswith(" ")]
    if len(asked) == 1 and asked[0].startswith("if "):
        first = conjuncts_of(asked[0].removeprefix("if ").removesuffix(":"))[0]
        inside = first[1:-1] if first.startswith("(") and first.endswith(")") else first
        if (found := EQUAL.fullmatch(inside)) is not None:
            return found[1], int(found[2])
    return "", 0
