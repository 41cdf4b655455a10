"""Prints the blocks of a unit as one Python function, and finds out which locals must survive on the stack."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wlcore.compile.blocks import KEEP, OFFER, Block
from wlcore.compile.names import COMPREHENDED, LOCAL

DEFINED = re.compile(r"(?:^|[;:])\s*(x\d+) [-+*&|^]?= |\((x\d+) := |\bfor (x\d+) in ")
UPDATED = re.compile(r"(?:^|[;:])\s*(x\d+) [-+*&|^]= ")
SET_MADE = re.compile(r"(?:^|[;:])\s*(x\d+) = (?:\[|list\(|lots\(|of_mask\(|fix_tops\()")
TARGET = re.compile(r"@(\d+)@")
JUMP = re.compile(r"pc = @@(\d+)")
SHORT = 20
LONG = 120
DEEP = 24


def defined(line: str) -> list[str]:
    """The locals a line gives values to."""
    return [next(g for g in found if g) for found in DEFINED.findall(line)]


def flow(block: Block, offers: bool) -> tuple[set[str], set[str]]:
    """The locals a block needs from before, and those it defines."""
    needs: set[str] = set()
    has: set[str] = set()
    for line in [*block.lines, block.cond]:
        if line.startswith(KEEP) or (line.startswith(OFFER) and not offers):
            continue
        made = set(defined(line))
        used = set(LOCAL.findall(line)) - set(COMPREHENDED.findall(line))
        first_made = {x for x in made if x not in UPDATED.findall(line) and not _read_first(line, x)}
        needs |= used - has - first_made
        has |= made
    return needs, has


def _read_first(line: str, x: str) -> bool:
    """Whether a line reads a local before it defines it."""
    definition = re.search(rf"(?:^|[;:])\s*{x} = |\({x} := |\bfor {x} in ", line)
    if definition is None:
        return True
    used = re.search(rf"\b{x}\b", line)
    assert used is not None
    if used.start() < definition.start():
        return True
    end = line.find(";", definition.end())
    right = line[definition.end() : end if end >= 0 else len(line)]
    return line[definition.start() : definition.end()].rstrip().endswith("=") and re.search(rf"\b{x}\b", right) is not None


def live_in(blocks: list[Block], offers: bool) -> list[set[str]]:
    """For each block the locals that must be known when it begins; with `offers`, also to list the options again."""
    flows = [flow(b, offers) for b in blocks]
    live: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for i in range(len(blocks) - 1, -1, -1):
            out: set[str] = set().union(*(live[t] for t in blocks[i].targets)) if blocks[i].targets else set()
            needs, has = flows[i]
            now = needs | (out - has)
            if now != live[i]:
                live[i], changed = now, True
    return live


def slots_of(blocks: list[Block]) -> list[str]:
    """The locals that must survive a decision or a call, in a fixed order."""
    kept: set[str] = set()
    for block, needed in zip(blocks, live_in(blocks, True), strict=True):
        if block.entry:
            kept |= needed
    return sorted(kept, key=lambda x: int(x[1:]))


def sets_made(blocks: list[Block]) -> set[str]:
    """The locals that hold sets: on the stack they are kept as one number."""
    return {x for block in blocks for line in block.lines for x in SET_MADE.findall(line)}


@dataclass(slots=True)
class Printer:
    """Prints one unit. Places below the number of entry blocks are where the stack can lead; those behind them are
    jumped to within the function only."""

    blocks: list[Block]
    slots: list[str]
    places: dict[int, int]
    inner: dict[int, int]
    live: list[set[str]]
    kept: list[set[str]]
    preds: dict[int, int]
    sets: set[str]

    @classmethod
    def of(cls, blocks: list[Block], slots: list[str], sets: set[str]) -> Printer:
        """A printer for the blocks of a unit; `sets` are those of its parameters that are sets."""
        preds: dict[int, int] = {}
        for block in blocks:
            for t in block.targets:
                preds[t] = preds.get(t, 0) + 1
        places = {b.number: i for i, b in enumerate(b for b in blocks if b.entry)}
        return cls(blocks, slots, places, {}, live_in(blocks, False), live_in(blocks, True), preds, sets | sets_made(blocks))

    def slot(self, x: str) -> int:
        """Where a local lies, counted from the end of the stack."""
        return -3 - self.slots.index(x)

    def kept_as(self, x: str) -> str:
        """A local as the number that lies on the stack."""
        return f"as_mask({x})" if x in self.sets else x

    def loaded(self, x: str) -> str:
        """A local as it is read from the stack."""
        return f"of_mask(st[{self.slot(x)}])" if x in self.sets else f"st[{self.slot(x)}]"

    def print(self, name: str) -> list[str]:
        """The function."""
        bodies: dict[int, list[str]] = {}
        wanted: list[int] = []
        for number, place in self.places.items():
            loads = [f"{x} = {self.loaded(x)}" for x in self.slots if x in self.live[number]]
            bodies[place] = [*loads, *self.write(number, [number], wanted, LONG)]
        while wanted:
            number = wanted.pop(0)
            place = self.inner.setdefault(number, len(self.places) + len(self.inner))
            if place not in bodies:
                bodies[place] = self.write(number, [number], wanted, SHORT)
        text = "\n".join(self.dispatch(sorted(bodies), bodies))
        text = TARGET.sub(lambda f: str(self.places[int(f.group(1))]), text)
        text = JUMP.sub(lambda f: f"pc = {self.inner[int(f.group(1))]}", text)
        head = [f"def {name}(s):"]
        for local in ("st", "v", "z", "k", "loc"):
            if local == "st" or re.search(rf"\b{local}\[", text):
                head.append(f"    {local} = s.{local}")
        if re.search(r"\bn\b", text):
            head.append("    n = s.n")
        if re.search(r"\br\[", text):
            head.append("    r = s.r")
        head.append("    pc = st[-2]")
        head.append("    while True:")
        return head + ["        " + line for line in text.split("\n")]

    def dispatch(self, order: list[int], bodies: dict[int, list[str]]) -> list[str]:
        """A tree of questions about the place, with the code of each place at its leaves."""
        if len(order) == 1:
            return bodies[order[0]]
        half = len(order) // 2
        out = [f"if pc < {order[half]}:"]
        out += ["    " + line for line in self.dispatch(order[:half], bodies)]
        return out + self.dispatch(order[half:], bodies)

    def write(self, number: int, path: list[int], wanted: list[int], room: int) -> list[str]:
        """The code of a block and of what follows it, as far as it is not jumped to."""
        block = self.blocks[number]
        out: list[str] = []
        for line in block.lines:
            if line.startswith(KEEP):
                needed = self.kept[int(line[len(KEEP) :])]
                out += [f"st[{self.slot(x)}] = {self.kept_as(x)}" for x in self.slots if x in needed]
            elif line.strip() == "@leave@":
                out.append(f"del st[-{len(self.slots) + 2}:]")
            elif not line.startswith(OFFER):
                out.append(line)
        if block.term == "jump":
            out += self.go(block.targets[0], path, wanted, room)
        elif block.term == "branch":
            yes, no = block.targets
            if block.cond in ("True", "1"):
                return out + self.go(yes, path, wanted, room)
            out.append(f"if {block.cond}:")
            out += ["    " + line for line in self.go(yes, path, wanted, room)]
            out += self.go(no, path, wanted, room)
        elif not out or not out[-1].strip().startswith(("return", "raise")):
            out.append("return")
        return out

    def go(self, target: int, path: list[int], wanted: list[int], room: int) -> list[str]:
        """Go on at a block: its code right here if that is short or only needed here, else a jump."""
        if self.blocks[target].rare and len(path) > 1 and self.blocks[target].entry:
            room = 0
        if target not in path and len(path) < DEEP:
            if self.preds.get(target, 0) <= 1 and not self.blocks[target].entry:
                return self.write(target, [*path, target], wanted, SHORT if self.blocks[target].rare else room)
            inner: list[int] = []
            code = self.write(target, [*path, target], inner, room // 2 if room > SHORT else SHORT)
            if len(code) <= room:
                wanted += inner
                return code
        wanted.append(target)
        return [f"pc = @@{target}", "continue"]
