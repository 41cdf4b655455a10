"""Which locals blocks need and define: what must survive a decision or a call is kept on the stack."""

from __future__ import annotations

import re
from functools import lru_cache

from wlcore.compile.blocks import KEEP, MARK, OFFER, Block
from wlcore.compile.names import COMPREHENDED, LOCAL, defined

GIVEN = re.compile(r"(?:^|[;:])\s*(x\d+) = |\((x\d+) := |\bfor (x\d+) in ")
UPDATED = re.compile(r"(?:^|[;:])\s*(x\d+) [-+*&|^]= ")
ROUNDS = 60
RARELY = 0.02


Flows = dict[int, tuple[int, int]]
"""For each block the locals it needs from before, and those it defines: a bit for each."""
Kept = dict[int, set[str]]
"""For each block at which the stack can wait, the locals that lie on it meanwhile."""


def flow(block: Block, kept: Kept, offers: bool = False) -> tuple[set[str], set[str]]:
    """The locals a block needs from before, and those it defines. What is put on the stack is needed; with `offers` also
    what the options of a decision are made of.
    """
    needs: set[str] = set()
    has: set[str] = set()
    for line in [*block.lines, block.cond]:
        if line.startswith(KEEP):
            needs |= kept[int(line[len(KEEP) :])] - has
        if line.startswith(MARK) and not (offers and line.startswith(OFFER)):
            continue
        wanted, made = reads(line)
        needs |= wanted - has
        has |= made
    return needs, has


@lru_cache(maxsize=1 << 16)
def reads(line: str) -> tuple[frozenset[str], frozenset[str]]:
    """The locals that a line reads before it gives them a value, and those to which it gives one."""
    made = frozenset(defined(line))
    used = frozenset(LOCAL.findall(line)).difference(COMPREHENDED.findall(line))
    updated = UPDATED.findall(line)
    return used - {x for x in made if x not in updated and not _read_first(line, x)}, made


def _read_first(line: str, x: str) -> bool:
    """Whether a line reads a local before it defines it."""
    definition = next((found for found in GIVEN.finditer(line) if x in found.groups()), None)
    if definition is None:
        return True
    used = next(found for found in LOCAL.finditer(line) if found.group() == x)
    if used.start() < definition.start():
        return True
    end = line.find(";", definition.end())
    right = line[definition.end() : end if end >= 0 else len(line)]
    return definition.group().endswith("= ") and ":=" not in definition.group() and x in LOCAL.findall(right)


def live_in(
    blocks: list[Block], kept: Kept, offers: bool = False, steady: Flows | None = None
) -> list[set[str]]:
    """For each block the locals that must be known when it begins; `steady` are those flows that do not hang on what is
    kept.
    """
    known = steady or {}
    flows = [known[b.number] if b.number in known else bits(flow(b, kept, offers)) for b in blocks]
    live = [0] * len(blocks)
    rounds = [(i, blocks[i].targets, *flows[i]) for i in range(len(blocks) - 1, -1, -1)]
    changed = True
    while changed:
        changed = False
        for i, targets, needs, has in rounds:
            now = 0
            for t in targets:
                now |= live[t]
            now = needs | (now & ~has)
            if now != live[i]:
                live[i], changed = now, True
    names = {found: locals_of(found) for found in set(live)}
    return [set(names[found]) for found in live]


def bits(flow: tuple[set[str], set[str]]) -> tuple[int, int]:
    """What a block needs and defines, as numbers with a bit for each local."""
    needs, has = (sum([1 << int(x[1:]) for x in found]) for found in flow)
    return needs, has


def locals_of(found: int) -> list[str]:
    """The locals for the bits of a number."""
    return [f"x{i}" for i, bit in enumerate(reversed(bin(found)[2:])) if bit == "1"]


def kept_at(blocks: list[Block], companions: dict[str, set[str]]) -> Kept:
    """What must survive each decision or call: what is needed behind it, also behind the next one and those after that.

    Together with a local its companions are kept.
    """
    kept: Kept = {block.number: set() for block in blocks if block.entry}
    keeping = {b.number for b in blocks if any(line.startswith(KEEP) for line in b.lines)}
    steady = {b.number: bits(flow(b, kept, offers=True)) for b in blocks if b.number not in keeping}
    while True:
        needed = live_in(blocks, kept, True, steady)
        now = {number: needed[number] - {blocks[number].asker} for number in kept}
        for here in now.values():
            todo = list(here)
            while todo:
                more = companions.get(todo.pop(), set()) - here
                here |= more
                todo += more
        if now == kept:
            return kept
        kept = now


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


def visits(blocks: list[Block], long: bool = False) -> tuple[list[float], list[float]]:
    """How often each block is likely to be reached, and how often because the stack led there."""
    now = [1.0 if block.entry else 0.0 for block in blocks] if long else [1.0] + [0.0] * (len(blocks) - 1)
    total, waited = now[:], [RARELY if long else 1.0, *([0.0] * (len(blocks) - 1))]
    leads = [ways(blocks, block) for block in blocks]
    for _ in range(ROUNDS):
        after = [0.0] * len(blocks)
        for block, found, share in zip(blocks, leads, now, strict=True):
            if share:
                for t, odds in found:
                    after[t] += share * odds
                    waited[t] += share * odds if t in block.later or block.term == "again" else 0
        now = after
        total = [a + b for a, b in zip(total, now, strict=True)]
    return total, waited
