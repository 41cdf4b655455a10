"""Which locals blocks need and define: what must survive a decision or a call is kept on the stack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from wlcore.compile.blocks import CALL, KEEP, MARK, OFFER, WAIT, Block
from wlcore.compile.names import LOCAL, definitions
from wlcore.records import dataclass

KEEPING = re.compile(f"(?:{KEEP}|{WAIT}|{CALL})(\\d+)")
NEW = (" ", ":", "i")
"""What stands before the last two signs of a definition by which a local is new: `x0 = `, `(x0 := `, `for x0 in `."""
ROUNDS = 60
RARELY = 0.02


Flow = tuple[int, int]
"""The locals that a line or block needs from before, and those it defines: a bit for each."""
Kept = dict[int, set[str]]
"""For each block at which the stack can wait, the locals that lie on it meanwhile."""


def flow(block: Block, kept: dict[int, int], offers: bool = False) -> Flow:
    """What a block needs and defines. What is put on the stack is needed; with `offers` also what the options of a
    decision are made of.
    """
    needs = has = 0
    for line in [*block.lines, block.cond]:
        if line.startswith(MARK):
            keeping = KEEPING.match(line)
            if keeping is not None:
                needs |= kept[int(keeping[1])] & ~has
            if not line.startswith(CALL) and not (offers and line.startswith(OFFER)):
                continue
        wanted, made = reads(line)
        needs |= wanted & ~has
        has |= made
    return needs, has


@lru_cache(maxsize=1 << 16)
def reads(line: str) -> Flow:
    """The locals that a line reads before it gives them a value, and those to which it gives one."""
    used = set(LOCAL.findall(line))
    found = definitions(line) if used else []
    if not found:
        return bits(used), 0
    first: dict[str, re.Match[str]] = {}
    for definition in found:
        if definition[0][-3] in NEW:
            first.setdefault(definition[1], definition)
    changed = {d[1] for d in found if d[0][-3] not in NEW}
    needs = {x for x in used if x not in first or x in changed or _read_first(line, first[x])}
    return bits(needs), bits({d[1] for d in found})


def bits(found: Iterable[str]) -> int:
    """Locals as a number with a bit for each."""
    return sum([1 << int(x[1:]) for x in found])


def locals_of(found: int) -> set[str]:
    """The locals for the bits of a number."""
    locals_ = set()
    while found:
        lowest = found & -found
        locals_.add(f"x{lowest.bit_length() - 1}")
        found ^= lowest
    return locals_


def _read_first(line: str, definition: re.Match[str]) -> bool:
    """Whether a line reads a local before it gives it a value there."""
    x, sign = definition[1], definition[0][-3]
    if sign == "i":
        return False
    if next(used.start() for used in LOCAL.finditer(line) if used[0] == x) < definition.start(1):
        return True
    end = line.find(";", definition.end())
    right = line[definition.end() : end if end >= 0 else len(line)]
    return sign == " " and x in right and x in LOCAL.findall(right)


def live_in(blocks: list[Block], flows: list[Flow], live: list[int], todo: list[int]) -> None:
    """Bring up to date which locals must be known when each block begins, where what these blocks need has grown."""
    before: list[list[int]] = [[] for _ in blocks]
    for block in blocks:
        for t in block.targets:
            before[t].append(block.number)
    while todo:
        number = todo.pop()
        needs, has = flows[number]
        now = 0
        for t in blocks[number].targets:
            now |= live[t]
        now = needs | (now & ~has)
        if now != live[number]:
            live[number] = now
            todo += before[number]


def known_at(blocks: list[Block], kept: Kept) -> list[set[str]]:
    """For each block the locals that must be known when it begins."""
    lying = {number: bits(found) for number, found in kept.items()}
    live = [0] * len(blocks)
    live_in(blocks, [flow(block, lying) for block in blocks], live, list(range(len(blocks))))
    names = {found: locals_of(found) for found in set(live)}
    return [names[found] for found in live]


def made_in(block: Block) -> set[str]:
    """The locals to which a block gives a value."""
    found = 0
    for line in block.lines:
        found |= reads(line)[1]
    return locals_of(found)


def kept_at(blocks: list[Block], companions: dict[str, set[str]]) -> Kept:
    """What must survive each decision or call: what is needed behind it, also behind the next one and those after that.

    Together with a local its companions are kept.
    """
    kept = {block.number: 0 for block in blocks if block.entry}
    askers = {number: bits([asker] if (asker := blocks[number].asker) else []) for number in kept}
    keeping = [b.number for b in blocks if any(map(KEEPING.match, b.lines))]
    flows = [flow(b, kept, offers=True) for b in blocks]
    live, changed = [0] * len(blocks), list(range(len(blocks)))
    while True:
        live_in(blocks, flows, live, changed)
        now = {number: live[number] & ~askers[number] for number in kept}
        if companions:
            now = {number: bits(_together(locals_of(found), companions)) for number, found in now.items()}
        if now == kept:
            return {number: locals_of(found) for number, found in kept.items()}
        kept, changed = now, list(keeping)
        for number in keeping:
            flows[number] = flow(blocks[number], kept, offers=True)


def _together(found: set[str], companions: dict[str, set[str]]) -> set[str]:
    """Locals with all their companions, and those of these."""
    todo = list(found)
    while todo:
        more = companions.get(todo.pop(), set()) - found
        found |= more
        todo += more
    return found


def slots_of(kept: Kept) -> list[str]:
    """The locals that must survive some decision or call, in a fixed order."""
    return sorted(set().union(*kept.values()), key=lambda x: int(x[1:]))


def ways(blocks: list[Block], block: Block) -> list[tuple[int, float]]:
    """Where a block leads, now or when the stack comes back to it, and how likely it is to go on there."""
    if block.term != "branch":
        found = [(t, 1.0) for t in (*block.targets, *block.later)]
    else:
        (yes, no), rare = block.targets, [leads_away(blocks, t) for t in block.targets]
        odds = block.odds if rare[0] == rare[1] else RARELY if rare[0] else 1 - RARELY
        found = [(yes, odds), (no, 1 - odds), *((t, 1.0) for t in block.later)]
    total = sum(odds for _, odds in found)
    return [(t, odds / total) for t, odds in found]


def leads_away(blocks: list[Block], number: int) -> bool:
    """Whether all that can happen from a block on is rare: it goes straight to a block marked as such."""
    block, seen = blocks[number], {number}
    while not block.rare and block.term == "jump" and block.targets[0] not in seen:
        seen.add(block.targets[0])
        block = blocks[block.targets[0]]
    return block.rare


def visits(
    blocks: list[Block], ways: list[list[tuple[int, float]]], long: bool = False
) -> tuple[list[float], list[float]]:
    """How often each block is likely to be reached, and how often because the stack led there; `ways` are those of each."""
    begins = [b.number for b in blocks if b.entry] if long else [0]
    leads = tuple(
        [
            (block.number, t, odds, t in block.later or block.term == "again")
            for block in blocks
            for t, odds in ways[block.number]
        ]
    )
    return spread(leads, len(blocks), tuple(begins), RARELY if long else 1.0)


@lru_cache(maxsize=1 << 10)
def spread(
    leads: tuple[tuple[int, int, float, bool], ...], size: int, begins: tuple[int, ...], first: float
) -> tuple[list[float], list[float]]:
    """The same for blocks of which this is known: from which to which each way leads, how likely it is, whether the stack
    is asked. Of the two flavours of a unit most often the same is known.
    """
    into: list[list[tuple[int, float]]] = [[] for _ in range(size)]
    for number, t, odds, _ in leads:
        into[t].append((number, odds))
    one = [ways[0] if ways else (0, 0.0) for ways in into]
    others = [(t, number, odds) for t, ways in enumerate(into) for number, odds in ways[1:]]
    asking = [(number, t, odds) for number, t, odds, waits in leads if waits]
    now = [1.0 if number in begins else 0.0 for number in range(size)]
    total, waited = now, [first, *([0.0] * (size - 1))]
    for _ in range(ROUNDS):
        after = [now[number] * odds for number, odds in one]
        for t, number, odds in others:
            after[t] += now[number] * odds
        for number, t, odds in asking:
            waited[t] += now[number] * odds
        if not any(after):
            break
        total = [x + share for x, share in zip(total, after, strict=True)]
        now = after
    return total, waited


@dataclass(slots=True)
class Ahead:
    """The blocks in an order in which ways lead on, and for each the blocks that can be reached without going back, a bit
    for each place in that order.
    """

    order: list[int]
    reach: list[int]

    @classmethod
    def of(cls, blocks: list[Block]) -> Ahead:
        """The blocks of a unit."""
        leads = [() if b.term == "again" else b.targets for b in blocks]
        leads = [(*to, *(b.later if b.calls else ())) for to, b in zip(leads, blocks, strict=True)]
        order: list[int] = []
        begun = [False] * len(blocks)
        for start in (0, *(b.number for b in blocks if b.entry), *range(len(blocks))):
            todo = [] if begun[start] else [(start, iter(leads[start]))]
            begun[start] = True
            while todo:
                number, left = todo[-1]
                following = next((t for t in left if not begun[t]), None)
                if following is None:
                    order.append(number)
                    todo.pop()
                else:
                    begun[following] = True
                    todo.append((following, iter(leads[following])))
        order.reverse()
        at = {number: place for place, number in enumerate(order)}
        reach = [0] * len(blocks)
        for number in reversed(order):
            reach[number] = 1 << at[number]
            for t in leads[number]:
                if at[t] > at[number]:
                    reach[number] |= reach[t]
        return cls(order, reach)

    def meeting(self, one: int, other: int) -> int:
        """The first block to which two lead; -1 if there is none."""
        both = self.reach[one] & self.reach[other]
        return self.order[(both & -both).bit_length() - 1] if both else -1
