"""Prints the blocks of a unit as one Python function.

A unit waits at places, numbered in the order of its entry blocks; the function goes on at the place that lies on the
stack. What follows is written right there as far as it goes, or jumped to. The main unit, which always lies at the
bottom of the stack, is printed as the function `apply` of the state itself: the usual decision costs one Python call.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from wlcore.compile.blocks import CALL, KEEP, LEAVE, MARK, PLACE, RUN, Block
from wlcore.compile.flow import Kept, known_at, made_in, visits, ways
from wlcore.compile.names import LOCAL

LEADS = re.compile(r"pc = @@?(\d+)")
PLACE_OF = re.compile(r"@(\d+)@")
JUMP = re.compile(r"pc = @@(\d+)")
COUNT = "steps += 1; steps > STEPS and too_long()"
SPENT = "s.steps -= steps"
COUNT_IN_ALL = "steps += 1; steps > s.steps and too_long()"
SHORT = 12
ROOM = 300
SMALL = 1000
DEEP = 40
ENDLESS = 1 << 30
LIKELY = 0.25
PREPARED = ("v", "z")
DIRECT = re.compile(r"(?:k(?<![.\w]k)|loc(?<![.\w]loc)|r(?<![.\w]r))\[")
"""What is read of the state itself, since a local for it is not worth it; nothing that only ends like that."""

APPLY = """\
def apply(s, chosen):
    if chosen not in s.o: raise IllegalOption(chosen)
    st = s.st
    if st[-1]: return resume(s, chosen)"""
APPLIED = """\
    except Unwind as leap: s.unwind(leap)
    except GameOver: st.clear()
    return s.go_on({})"""
APPLIED_CALLING = """\
    except Unwind as leap: s.steps = before; s.unwind(leap)
    except GameOver: s.steps = before; st.clear()
    return s.go_on({})"""
HIGH = """\
if len(st) > 500:
    s.steps -= steps
    return False"""
HIGH_FROM_MAIN = "if len(st) > 500: break"
"""Units that perform themselves are left to whoever called us, before too many lie on each other in Python as well."""
CALLED = """\
waits = {}(s, 0)
if waits is not None:
    s.steps -= steps
    return waits"""
"""A unit says with `None` that it is done, with True that somebody is asked, with False that another lies on the stack."""
CALLED_FROM_MAIN = """\
s.steps = STEPS - steps
waits = {}(s, 0)
if waits:
    s.steps = DONE
    return True
steps = STEPS - s.steps
s.steps = before
if waits is False: break"""


Bodies = dict[int, tuple[float, list[str]]]
"""The code of each place, and how often the function goes on there."""


def _names(text: str, local: str) -> bool:
    """Whether code says the name of a local."""
    return local in text and re.search(rf"\b{local}\b", text) is not None


@dataclass(slots=True)
class Stack:
    """Where a unit keeps its values: `slots` first, then the place, then its number. Those that are `sets` are kept as
    one number. At the bottom of the whole stack places are counted from the bottom, since that is faster in Python.
    """

    slots: list[str]
    sets: set[str]
    bottom: bool

    def at(self, index: int) -> str:
        """The index of one of its numbers."""
        return str(index if self.bottom else index - len(self.slots) - 2)

    def slot(self, x: str) -> str:
        """Where a local lies; the first lies on top."""
        return f"st[{self.at(len(self.slots) - 1 - self.slots.index(x))}]"

    def offset(self, x: str) -> int:
        """How far above the first of its numbers a local lies."""
        return len(self.slots) - 1 - self.slots.index(x)

    def raw(self, x: str) -> str:
        """A local's value, where `st` holds the numbers of this unit alone."""
        value = f"st[{self.offset(x)}]"
        return f"of_mask({value})" if x in self.sets else value

    def put(self, x: str) -> str:
        """A line that puts a local on the stack."""
        return f"{self.slot(x)} = as_mask({x})" if x in self.sets else f"{self.slot(x)} = {x}"

    def take(self, x: str) -> str:
        """A line that takes it from there."""
        return f"{x} = of_mask({self.slot(x)})" if x in self.sets else f"{x} = {self.slot(x)}"

    @property
    def place(self) -> str:
        """Where the place lies."""
        return f"st[{self.at(len(self.slots))}]"


@dataclass(slots=True)
class Path:
    """The blocks written one after the other from where the code of a place begins, how often that way is gone, and how
    much may be written where that is always.

    Where it is `waited` for, the stack is at first as it was left there: it holds the place and what is kept for it.
    """

    blocks: tuple[int, ...]
    waited: bool
    often: float
    most: float

    def then(self, number: int, odds: float) -> Path:
        """The path with one more block."""
        return Path((*self.blocks, number), self.waited, self.often * odds, self.most)

    @property
    def room(self) -> int:
        """How many lines may be written out again here instead of being jumped to."""
        return max(SHORT, round(self.most * self.often))


@dataclass(slots=True)
class Printer:
    """Prints one unit. Places below the number of entry blocks are where the stack can lead; those behind them are
    jumped to within the function only. `room` says how many lines may be written out again on a way that is always gone:
    more in a small unit.
    """

    blocks: list[Block]
    stack: Stack
    kept: Kept
    places: dict[int, int]
    live: list[set[str]]
    preds: dict[int, int]
    makes: list[set[str]]
    often: list[float]
    waited: list[float]
    room: float
    inner: dict[int, int] = field(default_factory=dict)
    jumps: list[tuple[int, float, bool]] = field(default_factory=list)

    @classmethod
    def of(cls, blocks: list[Block], stack: Stack, kept: Kept) -> Printer:
        """A printer for the blocks of a unit; `kept` are the locals that lie on the stack."""
        preds: dict[int, int] = {}
        for block in blocks:
            for t in block.targets if block.term != "again" else ():
                preds[t] = preds.get(t, 0) + 1
        makes = list(map(made_in, blocks))
        places = {b.number: i for i, b in enumerate(b for b in blocks if b.entry)}
        often, waited = visits(blocks, stack.bottom)
        calls = sum(waited)
        odds = [x / calls for x in often], [x / calls for x in waited]
        lines = sum(len(block.lines) for block in blocks)
        room = ROOM * max(1.0, SMALL / lines) if lines else ROOM
        return cls(blocks, stack, kept, places, known_at(blocks, kept), preds, makes, *odds, room)

    # ---- the function --------------------------------------------------------------------------------

    def function(self, unit: str, single: bool) -> list[str]:
        """The whole function; `single` if there is no other unit in the game."""
        text = "\n".join(self.dispatch(self.counted(self.bodies())))
        text = PLACE_OF.sub(lambda f: str(self.places[int(f.group(1))]), text)
        text = JUMP.sub(lambda f: f"pc = {self.inner[int(f.group(1))]}", text)
        text = DIRECT.sub(r"s.\g<0>", text)
        counts = "steps += 1" in text
        lines = text.split("\n")
        if not counts and not self.stack.bottom:
            lines = [line for line in lines if line.strip() != SPENT]
            text = "\n".join(lines)
        prepared = [f"    {local} = s.{local}" for local in PREPARED if _names(text, local)]
        prepared += [f"    {local} = 0" for local in ("steps", "alone") if _names(text, local)]
        prepared.append(f"    pc = {self.stack.place}")
        calling = "s.steps = before" in text
        prepared += ["    before = s.steps"] if calling and self.stack.bottom else []
        if self.stack.bottom:
            head = APPLY.split("\n")[: 3 if single else 4]
            inside = ["        " + line for line in ["while True:", *("    " + line for line in lines)]]
            applied = APPLIED_CALLING if calling else APPLIED
            spent = "steps" if re.search(r"\bsteps\b", text) else "0"
            return [*head, *prepared, "    try:", *inside, *applied.format(spent).split("\n")]
        inside = ["        " + line for line in lines]
        after = [f"    {SPENT}"] if counts else []
        return [f"def {unit}(s, chosen):", "    st = s.st", *prepared, "    while True:", *inside, *after]

    def used(self) -> list[tuple[int, int]]:
        """The blocks at which the function can go on, each with its place; some places have no code in one flavour."""
        return [(number, place) for number, place in self.places.items() if not self.blocks[number].unused]

    def bodies(self) -> Bodies:
        """The code of each place, and how often the function goes on there."""
        codes: dict[int, list[str]] = {}
        used_places = self.used()
        often = {place: self.waited[number] for number, place in used_places}
        for number, place in used_places:
            before = len(self.jumps)
            code = self.written(number, Path((number,), True, self.waited[number], self.room))
            needed = (self.live[t] for t, _, inside in self.jumps[before:] if inside)
            used = set(LOCAL.findall("\n".join(code))).union(*needed)
            codes[place] = [*self.loaded(number, used & self.live[number]), *code]
        while self.jumps:
            number, odds, inside = self.jumps.pop(0)
            place = self.places.get(number, -1)
            if inside:
                place = self.inner.setdefault(number, len(self.places) + len(self.inner))
            often[place] = often.get(place, 0) + odds
            if place not in codes:
                codes[place] = self.written(number, Path((number,), False, self.often[number], self.room))
        return {place: (often[place], code) for place, code in codes.items()}

    def counted(self, bodies: Bodies) -> Bodies:
        """The same code, where steps are counted at jumps back alone: every way round has one."""
        numbers = {place: number for number, place in (*self.places.items(), *self.inner.items())}
        return {place: (odds, self.counting(numbers[place], code)) for place, (odds, code) in bodies.items()}

    def counting(self, number: int, code: list[str]) -> list[str]:
        """The code of the place that begins with a block, where steps are counted at jumps back alone."""
        count = COUNT if self.stack.bottom else COUNT_IN_ALL
        out = []
        for line in code:
            if "pc = @" in line and (to := LEADS.search(line)) is not None and int(to[1]) <= number:
                out.append(f"{line[: len(line) - len(line.lstrip())]}{count}")
            out.append(line)
        return out

    def dispatch(self, bodies: Bodies) -> list[str]:
        """A tree of questions about the place, the likely places first, with their code at its leaves."""
        if len(bodies) == 1:
            return next(iter(bodies.values()))[1]
        total = sum(odds for odds, _ in bodies.values())
        likeliest = max(bodies, key=lambda place: bodies[place][0])
        if bodies[likeliest][0] > LIKELY * total:
            yes, no = [likeliest], [p for p in bodies if p != likeliest]
            question = f"if pc == {likeliest}:"
        else:
            order = sorted(bodies)
            at = self.halved([bodies[p][0] for p in order], total)
            yes, no = order[:at], order[at:]
            question = f"if pc < {no[0]}:"
        inside = self.dispatch({p: bodies[p] for p in yes})
        return [question, *("    " + line for line in inside), *self.dispatch({p: bodies[p] for p in no})]

    def halved(self, odds: list[float], total: float) -> int:
        """Where to part places in two that are about as likely; those that are only jumped to are parted by number."""
        if not total:
            return len(odds) // 2
        sums = [sum(odds[:at]) for at in range(len(odds))]
        return min(range(1, len(odds)), key=lambda at: (abs(sums[at] - total / 2), abs(at - len(odds) / 2)))

    # ---- blocks --------------------------------------------------------------------------------------

    def loaded(self, number: int, wanted: set[str]) -> list[str]:
        """Lines that give these locals their values at a place: the asker is still known, the others lie on the stack."""
        asker = self.blocks[number].asker
        code = [f"{asker} = s.who"] if asker in wanted else []
        return code + [self.stack.take(x) for x in self.stack.slots if x in wanted and x != asker]

    def name(self, unit: str) -> str:
        """What the function is called."""
        return "apply" if self.stack.bottom else unit

    def written(self, number: int, path: Path) -> list[str]:
        """The code of a block and of what follows it, as far as it is not jumped to."""
        code = self.write(number, path, ENDLESS)
        assert code is not None
        return code

    def write(self, number: int, path: Path, most: int) -> list[str] | None:
        """The same; nothing if that takes more than so many lines, which is noticed before all are written."""
        block = self.blocks[number]
        out: list[str] = []
        for line in block.lines:
            out += self.marked(line, path) if line.startswith(MARK) else [line]
        if block.term == "again":
            out += self.jump(block.targets[0], path.often)
        elif block.term == "jump" or (block.term == "branch" and block.cond in ("True", "1")):
            then = self.go(block.targets[0], path, 1, most - len(out))
            if then is None:
                return None
            out += then
        elif block.term == "branch":
            yes, no = block.targets
            (_, odds), *_ = ways(self.blocks, block)
            out.append(f"if {block.cond}:")
            inside = self.go(yes, path, odds, most - len(out))
            if inside is None:
                return None
            out += ["    " + line for line in inside]
            other = self.go(no, path, 1 - odds, most - len(out))
            if other is None:
                return None
            out += other
        elif not out or not out[-1].strip().startswith(("return", "raise", "continue", RUN)):
            out.append(RUN)
        return out if len(out) <= most else None

    def marked(self, line: str, path: Path) -> list[str]:
        """What a mark in a block stands for."""
        if line.startswith(KEEP):
            new = self.kept[int(line[len(KEEP) :])] - self.unchanged(path)
            return [self.stack.put(x) for x in self.stack.slots if x in new]
        if line.startswith(PLACE):
            later = int(line[len(PLACE) :])
            return [] if path.waited and later == path.blocks[0] else [f"{self.stack.place} = @{later}@"]
        if line.startswith(CALL):
            after, unit, again = line[len(CALL) :].split()
            return self.called(unit, int(after), again == "1", path)
        if line.startswith(LEAVE):
            return [f"del st[-{len(self.stack.slots) + 2}:]"]
        return []

    def called(self, unit: str, after: int, again: bool, path: Path) -> list[str]:
        """The call of the unit that lies on top of the stack; what follows is as if the stack had led there."""
        high = HIGH_FROM_MAIN if self.stack.bottom else HIGH
        called = CALLED_FROM_MAIN if self.stack.bottom else CALLED
        self.jumps.append((after, path.often, False))
        lines = [*(high.split("\n") if again else []), *called.format(unit).split("\n")]
        return [*lines, f"pc = @{after}@", "continue"]

    def unchanged(self, path: Path) -> set[str]:
        """The locals that lie on the stack as they were when a path began."""
        if not path.waited:
            return set()
        return self.kept[path.blocks[0]].difference(*(self.makes[number] for number in path.blocks))

    def go(self, target: int, path: Path, odds: float, most: int) -> list[str] | None:
        """Go on at a block: its code right here if it is short, likely or only needed here, else a jump; nothing if that
        takes more than so many lines.
        """
        if most < 1:
            return None
        block = self.blocks[target]
        way = path.then(target, odds)
        if target not in path.blocks and len(way.blocks) < DEEP:
            if self.preds.get(target, 0) <= 1 and not block.entry:
                return self.write(target, way, most)
            if len(block.lines) <= way.room:
                before = len(self.jumps)
                code = self.write(target, way, way.room)
                if code is not None:
                    return code
                del self.jumps[before:]
        if block.entry and not self.kept[target] and not self.live[target]:
            return self.jump(target, way.often)
        self.jumps.append((target, way.often, True))
        return [f"pc = @@{target}", "continue"]

    def jump(self, target: int, often: float) -> list[str]:
        """Go on at a place as if the stack had led there: all that is kept for it lies on the stack."""
        self.jumps.append((target, often, False))
        return [f"{self.stack.place} = @{target}@; pc = @{target}@", "continue"]
