"""Prints the blocks of a unit as one Python function.

A unit waits at places, numbered in the order of its entry blocks. What follows a place is written right there as far as
it goes, or jumped to. A unit is called with its parameters and lies on the stack only while it waits: then it returns
what is to lie there, to which each caller adds its own. Two kinds of units stay on the stack while they run: those that
hold frames, and the main unit at the bottom, which is printed as the function `apply` of the state itself: the usual
decision costs one Python call.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import field

from wlcore.budget import STEP
from wlcore.compile.blocks import CALL, KEEP, LEAVE, MARK, OVER, RUN, WAIT, Block
from wlcore.compile.flow import Ahead, Kept, known_at, made_in, visits, ways
from wlcore.compile.names import LOCAL
from wlcore.compile.stack import Stack
from wlcore.records import dataclass

LEADS = re.compile(r"pc = @@?(\d+)")
PLACE_OF = re.compile(r"@(\d+)@")
JUMP = re.compile(r"pc = @@(\d+)")
COUNT = "steps += {}; steps > STEPS and too_long()"
MEETS = "# meets"
COUNT_IN_ALL = "s.steps -= {}; s.steps < 0 and too_long()"
SHORT = 12
ROOM = 300
SMALL = 1000
DEEP = 40
ENDLESS = 1 << 30
LIKELY = 0.25
PREPARED = ("v", "z")
COUNTED = ("steps", "alone")
DIRECT = re.compile(r"(?:k(?<![.\w]k)|loc(?<![.\w]loc)|r(?<![.\w]r))\[")
"""What is read of the state itself, since a local for it is not worth it; nothing that only ends like that."""

APPLY = """\
def apply(s, chosen, fresh=True{counted}):
    if chosen not in s.o: raise IllegalOption(chosen)
    st = s.st
    if st[-1]: return resume(s, chosen)"""
"""What is counted is a parameter that nobody gives: Python sets it up more quickly than a statement."""
BUDGET = "    if fresh: s.steps = STEPS"
COUNTING = ("laid(st", "too_much(", "spent(", "rounds(", "who_knows(")
"""What counts against the budget beside the main unit, or in it for what is done in few steps."""
APPLIED = """\
    except Unwind as leap: s.unwind(leap)
    except GameOver: st.clear()
    except OF_COMPUTERS as error: limit(error)
    return s.go_on(fresh, {})"""
CALLED = """\
waits = {call}
if waits:
    {keep}
    return {waiting}"""
CALLED_FROM_MAIN = """\
waits = {call}
if waits:
    {keep}
    if laid(st, waits): return True
    break"""
"""A unit returns nothing when it is done, else what is to lie on the stack, the top first: before that 1 if somebody is
asked, 0 if what lies on top is to be carried out.
"""

Bodies = dict[int, tuple[float, list[str]]]
"""The code of each place, and how often the function goes on there."""


def _names(text: str, local: str) -> bool:
    """Whether code says the name of a local."""
    return local in text and re.search(rf"{local}(?<![\w.]{local})\b", text) is not None


@dataclass(slots=True)
class Path:
    """The blocks written one after the other from where the code of a place begins, how often that way is gone, and how
    much may be written where that is always.

    Where it is `waited` for, the stack is at first as it was left there: it holds the place and what is kept for it. Blocks
    `beside` it may have been passed as well. A `meeting` is a block that stands right behind what is written now.
    """

    blocks: tuple[int, ...]
    waited: bool
    often: float
    most: float
    beside: frozenset[int] = frozenset()
    meeting: int = -1

    def then(self, number: int, odds: float) -> Path:
        """The path with one more block."""
        blocks = (*self.blocks, number)
        return Path(blocks, self.waited, self.often * odds, self.most, self.beside, self.meeting)

    def to(self, meeting: int) -> Path:
        """The path to a block that is written behind what is written now."""
        return Path(self.blocks, self.waited, self.often, self.most, self.beside, meeting)

    def past(self, blocks: Iterable[int]) -> Path:
        """The path behind blocks that may have been passed or not."""
        return Path(self.blocks, self.waited, self.often, self.most, self.beside.union(blocks), self.meeting)

    @property
    def room(self) -> int:
        """How many lines may be written out again here instead of being jumped to."""
        return max(SHORT, round(self.most * self.often))


@dataclass(slots=True)
class Printer:
    """Prints one unit. Places below the number of entry blocks are where the stack can lead; those behind them are
    jumped to within the function only. `room` says how many lines may be written out again on a way that is always gone:
    more in a small unit. `direct` are the units that it may call; others are left to whoever runs the stack.
    """

    blocks: list[Block]
    stack: Stack
    kept: Kept
    places: dict[int, int]
    live: list[set[str]]
    preds: dict[int, int]
    makes: list[set[str]]
    leads: list[list[tuple[int, float]]]
    often: list[float]
    waited: list[float]
    room: float
    direct: frozenset[int] = frozenset()
    returns: set[int] = field(default_factory=set)
    inner: dict[int, int] = field(default_factory=dict)
    passed: list[int] = field(default_factory=list)
    ahead: Ahead | None = None
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
        leads = [ways(blocks, block) for block in blocks]
        often, waited = visits(blocks, leads, stack.bottom)
        calls = sum(waited)
        odds = [x / calls for x in often], [x / calls for x in waited]
        lines = sum(len(block.lines) for block in blocks)
        room = ROOM * max(1.0, SMALL / lines) if lines else ROOM
        return cls(blocks, stack, kept, places, known_at(blocks, kept), preds, makes, leads, *odds, room)

    # ---- the function --------------------------------------------------------------------------------

    def function(self, single: bool) -> list[str]:
        """The whole function; `single` if there is no other unit in the game."""
        text = "\n".join(self.dispatch(self.counted(self.bodies())))
        text = PLACE_OF.sub(lambda f: str(self.places[int(f.group(1))]), text)
        text = JUMP.sub(lambda f: f"pc = {self.inner[int(f.group(1))]}", text)
        text = DIRECT.sub(r"s.\g<0>", text)
        if self.stack.bottom:
            text = text.replace("len(st)", str(len(self.stack.slots) + 2))
        lines = text.split("\n")
        prepared = [f"    {local} = s.{local}" for local in PREPARED if _names(text, local)]
        counted = [f"{local}=0" for local in COUNTED if _names(text, local)]
        inside = ["        " + line for line in lines]
        if not self.stack.stays:
            given = [
                "s",
                *self.stack.params,
                *(f"{x}=0" for x in self.stack.others),
                "pc=0",
                "chosen=0",
                *counted,
            ]
            return [f"def {self.name}({', '.join(given)}):", *prepared, "    while True:", *inside]
        prepared.append(f"    pc = {self.stack.place}")
        if not self.stack.bottom:
            given = ["s", "chosen", *counted]
            begin = [f"def {self.name}({', '.join(given)}):", "    st = s.st"]
            return [*begin, *prepared, "    while True:", *inside]
        head = APPLY.format(counted="".join(f", {x}" for x in counted)).split("\n")[: 3 if single else 4]
        prepared += [BUDGET] if any(map(text.__contains__, COUNTING)) else []
        inside = ["        while True:", *("    " + line for line in inside)]
        spent = "steps" if "steps=0" in counted else "0"
        return [*head, *prepared, "    try:", *inside, *APPLIED.format(spent).split("\n")]

    def used(self) -> list[tuple[int, int]]:
        """The blocks at which the function can go on, each with its place; some places have no code in one flavour."""
        return [(number, place) for number, place in self.places.items() if not self.blocks[number].unused]

    def bodies(self) -> Bodies:
        """The code of each place, and how often the function goes on there."""
        codes: dict[int, list[str]] = {}
        self.returns = {t for block in self.blocks if block.calls for t in block.later}
        used_places = self.used()
        often = {place: self.waited[number] for number, place in used_places}
        for number, place in used_places:
            before = len(self.jumps)
            if self.stack.stays and number in self.returns:
                code = self.inside(number, self.waited[number])
            else:
                code = self.written(number, Path((number,), True, self.waited[number], self.room))
            needed = (self.live[t] for t, _, inside in self.jumps[before:] if inside)
            used = set(LOCAL.findall("\n".join(code))).union(*needed)
            codes[place] = [*self.begun(number, used & self.live[number]), *code]
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
                steps = 1 + self.blocks[int(to[1])].words // STEP
                out.append(f"{line[: len(line) - len(line.lstrip())]}{count.format(steps)}")
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
        return [question, *["    " + line for line in inside], *self.dispatch({p: bodies[p] for p in no})]

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

    def begun(self, number: int, wanted: set[str]) -> list[str]:
        """The same as a function goes on there: what lay on the stack is handed to it, unless we stay there."""
        if self.stack.stays:
            return self.loaded(number, wanted)
        asker = self.blocks[number].asker
        return [f"{asker} = s.who"] if asker in wanted else []

    @property
    def name(self) -> str:
        """What the function is called."""
        if self.stack.bottom:
            return "apply"
        return self.stack.resumed if self.stack.stays else self.stack.called

    def written(self, number: int, path: Path) -> list[str]:
        """The code of a block and of what follows it, as far as it is not jumped to."""
        code = self.write(number, path, ENDLESS)
        assert code is not None
        return code

    def write(self, number: int, path: Path, most: int) -> list[str] | None:
        """The same; nothing if that takes more than so many lines, which is noticed before all are written."""
        block = self.blocks[number]
        self.passed.append(number)
        out: list[str] = []
        for line in block.lines:
            out += self.marked(line, block, path) if line.startswith(MARK) else [line]
        if block.term == "again":
            out += self.jump(block.targets[0], path.often)
        elif block.term == "jump" or (block.term == "branch" and block.cond in ("True", "1")):
            then = self.go(block.targets[0], path, 1, most - len(out))
            if then is None:
                return None
            out += then
        elif block.term == "branch":
            then = self.parted(block, path, most - len(out))
            if then is None:
                return None
            out += then
        elif not out or not out[-1].strip().startswith(("return", "raise", "continue", RUN, MEETS)):
            out.append(RUN)
        return out if len(out) <= most else None

    def parted(self, block: Block, path: Path, most: int) -> list[str] | None:
        """What follows a question: where both ways meet, if they do, it goes on behind them."""
        yes, no = block.targets
        odds = self.leads[block.number][0][1]
        meeting = self.meeting(yes, no)
        if meeting in path.blocks:
            meeting = -1
        since = len(self.passed)
        way = path.to(meeting) if meeting >= 0 else path
        inside = self.go(yes, way, odds, most)
        if inside is None:
            return None
        if not meets(inside):
            meeting = -1
        elif meeting < 0:
            meeting = path.meeting
        way = path.to(meeting) if meeting >= 0 else path
        other = self.go(no, way, 1 - odds, most - len(inside))
        if other is None:
            return None
        code = chosen(block.cond, inside, other)
        if meeting < 0 or meeting == path.meeting:
            return code
        then = self.go(meeting, path.past(self.passed[since:]), 1, most - len(code))
        return None if then is None else [*[line for line in code if not line.endswith(MEETS)], *then]

    def marked(self, line: str, block: Block, path: Path) -> list[str]:
        """What a mark in a block stands for."""
        if line.startswith(KEEP):
            return self.put(int(line[len(KEEP) :]), path) if self.stack.stays else []
        if line.startswith(WAIT):
            at = int(line[len(WAIT) :])
            if self.stack.stays:
                return [*self.left(at, path), "return True"]
            return [f"return [1, {self.frame(at)}]"]
        if line.startswith(CALL):
            after, args = line[len(CALL) :].split(": ")
            return self.called(int(after), args, block, path)
        if line.startswith(LEAVE):
            return [f"del st[-{len(self.stack.slots) + 2}:]"] if self.stack.stays else ["return None"]
        if line.startswith(OVER):
            return ["return True" if self.stack.stays else "raise GameOver"]
        return []

    def frame(self, at: int) -> str:
        """What lies on the stack at a place, the top first."""
        return self.stack.frame(f"@{at}@", self.kept[at])

    def put(self, at: int, path: Path) -> list[str]:
        """Lines that put on the stack what is kept for a place."""
        new = self.kept[at] - self.unchanged(path)
        return [self.stack.put(x) for x in self.stack.slots if x in new]

    def left(self, at: int, path: Path) -> list[str]:
        """The same with the place itself."""
        same = path.waited and at == path.blocks[0]
        return [*self.put(at, path), *([] if same else [f"{self.stack.place} = @{at}@"])]

    def meeting(self, yes: int, no: int) -> int:
        """The first block to which both ways can lead; -1 if they never meet."""
        if self.ahead is None:
            self.ahead = Ahead.of(self.blocks)
        return self.ahead.meeting(yes, no)

    def called(self, after: int, args: str, block: Block, path: Path) -> list[str]:
        """The call of a unit, and what follows; if that might lead back to us, it is left to whoever runs the stack."""
        unit, given = args.split(", ", 1)
        direct = self.direct.issuperset(block.calls)
        name = (
            f"{'u' if direct else 'e'}_{unit}"
            if unit.isdigit()
            else f"{'UNITS' if direct else 'ENTER'}[{unit}]"
        )
        if self.stack.stays:
            keep, waiting = self.left(after, path) or ["pass"], "laid(st, waits)"
        else:
            keep, waiting = [f"waits += ({self.frame(after)})"], "waits"
        form = CALLED_FROM_MAIN if self.stack.bottom else CALLED
        code = form.format(call=f"{name}(s, {given})", keep="\n    ".join(keep), waiting=waiting)
        return [*code.split("\n"), *self.go_on(after, path)]

    def go_on(self, after: int, path: Path) -> list[str]:
        """What follows a call that is done."""
        code = self.go(after, path, 1, ENDLESS)
        assert code is not None
        return code

    def unchanged(self, path: Path) -> set[str]:
        """The locals that lie on the stack as they were when a path began."""
        if not path.waited:
            return set()
        passed = (*path.blocks, *path.beside)
        return self.kept[path.blocks[0]].difference(*(self.makes[number] for number in passed))

    def go(self, target: int, path: Path, odds: float, most: int) -> list[str] | None:
        """Go on at a block: its code right here if it is short, likely or only needed here, else a jump; nothing if that
        takes more than so many lines.
        """
        if target == path.meeting:
            return [MEETS]
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
        if block.entry and (not self.stack.stays or (not self.kept[target] and not self.live[target])):
            return self.jump(target, way.often)
        return self.inside(target, way.often)

    def inside(self, target: int, often: float) -> list[str]:
        """Go on at a place to which the stack does not lead."""
        self.jumps.append((target, often, True))
        return [f"pc = @@{target}", "continue"]

    def jump(self, target: int, often: float) -> list[str]:
        """Go on at a place as if the stack had led there: if we stay on it, all that is kept for the place lies there."""
        self.jumps.append((target, often, False))
        place = [f"{self.stack.place} = @{target}@"] if self.stack.stays else []
        return [*place, f"pc = @{target}@", "continue"]


def meets(code: list[str]) -> bool:
    """Whether code goes on behind its end."""
    return MEETS in "".join(code)


def chosen(cond: str, inside: list[str], other: list[str]) -> list[str]:
    """Code for one of two ways; if the first goes on behind its end, it has to pass by the other."""
    if not meets(inside):
        return [f"if {cond}:", *["    " + line for line in inside], *other]
    if inside == other == [MEETS]:
        return [f"({cond})", MEETS]
    if other == [MEETS]:
        return [f"if {cond}:", *["    " + line for line in inside], MEETS]
    if inside == [MEETS]:
        return [f"if not ({cond}):", *["    " + line for line in other], MEETS]
    return [f"if {cond}:", *["    " + line for line in inside], "else:", *["    " + line for line in other]]


def told_apart(printers: Sequence[Printer]) -> None:
    """Tell each unit which others it may call: never one that may be waiting for it, so that calls in Python have an end."""
    by_unit = {printer.stack.unit: printer for printer in printers}
    leads: dict[int, list[int]] = {}
    for printer in printers:
        calls = sorted(
            (-printer.often[block.number], unit) for block in printer.blocks for unit in block.calls
        )
        leads[printer.stack.unit] = [unit for _, unit in calls if not by_unit[unit].stack.stays]
    order: list[int] = []
    begun = set[int]()

    def follow(unit: int) -> None:
        begun.add(unit)
        for other in leads[unit]:
            if other not in begun:
                follow(other)
        order.append(unit)

    for unit in sorted(leads):
        if unit not in begun:
            follow(unit)
    before = {unit: set(order[:at]) for at, unit in enumerate(order)}
    for printer in printers:
        printer.direct = frozenset(before[printer.stack.unit].intersection(leads[printer.stack.unit]))
