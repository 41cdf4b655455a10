"""Routines that may have to wait for a decision, as state machines.

A unit becomes one Python function. It is written as blocks of straight code; where somebody decides, the function
returns, and the stack keeps the place (`st[-2]`), the unit (`st[-1]`) and those values that are still needed. Rules that
are called from one place only, or are short, are written into their caller.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from wlcore.compile.analysis import Analysis, is_asked, polarity, statements
from wlcore.compile.layout import DONE, PASS, Layout
from wlcore.compile.names import COMPREHENDED, LOCAL, Counter, Names, is_simple
from wlcore.compile.plain import PlainWriter, without_last_stop
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine

OFFER = "# offered:"
KEEP = "# keep for "
FEW = 6
STEP = "s.steps -= 1; s.steps < 0 and too_long()"


@dataclass(slots=True)
class Block:
    """Straight code and how it goes on: `jump` to a block, `branch`, or not at all (`end`: it returns)."""

    number: int
    lines: list[str] = field(default_factory=list)
    term: str = "end"
    cond: str = ""
    targets: tuple[int, ...] = ()
    entry: bool = False
    rare: bool = False


@dataclass(slots=True)
class Site:
    """A place where somebody decides: what the session, the screen and 'why not?' need to know of it."""

    unit: int
    place: int
    statement: m.Statement
    routine: str
    who: str
    offer: list[str]


@dataclass(slots=True)
class FrameHere:
    """A frame that is being written into this unit: where `end` and `restart` lead."""

    name: str
    exit: int
    again: int


class UnitWriter(PlainWriter):
    """Writes one unit. `units` numbers the routines that are units of their own."""

    def __init__(self, layout: Layout, analysis: Analysis, traced: bool, units: dict[str, int]) -> None:
        super().__init__(layout, analysis, traced)
        self.units = units
        self.wanted: dict[str, Routine] = {}
        self.blocks: list[Block] = []
        self.stops: list[int] = []
        self.frames: list[FrameHere] = []
        self.sites: list[Site] = []
        self.params: list[str] = []
        self.routine = ""
        self.number = 0

    # ---- blocks --------------------------------------------------------------------------------------

    def fresh(self, entry: bool = False) -> int:
        """A new, empty block."""
        self.blocks.append(Block(len(self.blocks), entry=entry))
        return len(self.blocks) - 1

    def start(self, number: int) -> None:
        """Go on writing in a block."""
        self.current = self.blocks[number]
        self.lines = self.current.lines
        self.depth = 0
        self.tops = {}
        self.granted = set()

    def jump(self, target: int) -> None:
        """End the present block."""
        self.current.term, self.current.targets = "jump", (target,)

    def branch(self, cond: str, yes: int, no: int) -> None:
        """End the present block by a question."""
        self.current.term, self.current.cond, self.current.targets = "branch", cond, (yes, no)

    def dead(self) -> None:
        """Nothing follows; what is written now can never run."""
        self.start(self.fresh())

    # ---- whole units ---------------------------------------------------------------------------------

    def unit(self, routine: Routine, number: int) -> None:
        """Write a routine as a unit of its own; its parameters lie on the stack when it begins."""
        self.routine, self.number = routine.address, number
        self.start(self.fresh(entry=True))
        names = Names(Counter())
        params = ["you", *(p.name for p in routine.params), *(["this"] if routine.what == "text" else [])]
        for p in params:
            names.new(p)
        for p in routine.params:
            if p.type.many:
                code = names.known[p.name]
                self.emit(f"{code} = of_mask({code})")
        names.known["actor"] = names.known["you"]
        end = self.fresh()
        self.body(routine, names, end)
        self.start(end)
        self.emit("@leave@")
        self.emit("return")
        self.params = [names.known[p] for p in params]

    def body(self, routine: Routine, names: Names, end: int) -> None:
        """The statements of a routine, as a frame if it is one; ends by jumping to `end`."""
        if routine.what == "frame":
            self.frame(routine, names, end)
            return
        self.stops.append(end)
        self.lower(without_last_stop(routine.body), names, end)
        self.stops.pop()

    def frame(self, routine: Routine, names: Names, end: int) -> None:
        """A frame: its place is noted, so that it can be ended or restarted from anywhere."""
        f = self.layout.frames[routine.name]
        out, again = self.fresh(entry=True), self.fresh(entry=True)
        self.emit(f"{KEEP}{out}")
        self.emit(f"{KEEP}{again}")
        self.emit(f"v[{f}] = len(st); v[{f + 1}] = @{out}@; v[{f + 2}] = @{again}@; v[{f + 3}] = s.depth = s.depth + 1")
        self.blocks[out].rare = True
        self.jump(again)
        self.start(again)
        self.frames.append(FrameHere(routine.name, out, again))
        self.stops.append(out)
        self.lower(without_last_stop(routine.body), names, out)
        self.stops.pop()
        self.frames.pop()
        self.start(out)
        self.leave_frame(routine)
        self.jump(end)

    def leave_frame(self, routine: Routine) -> None:
        """Cleanup of a frame, and its mark removed."""
        f = self.layout.frames[routine.name]
        if routine.leaving:
            self.emit(f"leave_{self.py(routine.name)}(s)")
        self.emit(f"v[{f}] = 0; s.depth = v[{f + 3}] - 1")

    # ---- statements ----------------------------------------------------------------------------------

    def lower(self, block: m.Block, names: Names, end: int) -> None:
        """Write a block and jump to `end`; if a choice has nothing to choose from, the rest of the block lapses."""
        names = names.child()
        for i, s in enumerate(block := self.laid_out(block)):
            rest = block[i + 1 :]
            if isinstance(s, m.Pick) and "random" in s.how:
                x = self.draw_lot(s, names)
                go = self.fresh()
                self.branch(f"{x} >= 0" if s.how == "random" else x, go, end)
                self.start(go)
            elif isinstance(s, m.Pick):
                self.pick(s, names, end)
            elif self.is_straight(s):
                self.plain(s, names, rest)
            else:
                getattr(self, "l_" + type(s).__name__.lower())(s, names)
        self.jump(end)

    def is_straight(self, s: m.Statement) -> bool:
        """Whether a statement can be written as straight code inside this unit."""
        if self.analysis.asks((s,)):
            return False
        return not any(self.leaps(x) for x in self.deep((s,)))

    def deep(self, block: m.Block) -> list[m.Statement]:
        """The statements of a block, with those of rules that would be written in place."""
        out: list[m.Statement] = []
        for s in statements(block):
            out.append(s)
            if isinstance(s, m.Perform):
                rule = s.rule
                if self.inlines_here(rule):
                    self.inlining.append(rule.name)
                    out += self.deep(without_last_stop(rule.body))
                    self.inlining.pop()
        return out

    def leaps(self, s: m.Statement) -> bool:
        """Whether a statement leaves straight code: a stop, or the end of a frame that is written here."""
        if isinstance(s, m.Stop):
            return True
        here = {f.name for f in self.frames}
        if isinstance(s, m.EndFrame):
            return s.frame.name in here
        changed = set()
        if isinstance(s, m.Move):
            changed.add((s.zone.zone.name, True))
            changed |= {(zone.name, False) for zone in self.program.zones}
        elif isinstance(s, (m.Change, m.Assign)):
            changed |= {(s.place.place.name, True), (s.place.place.name, False)}
        return any(
            (name, True) in changed and up or (name, False) in changed and down
            for w in self.program.watches
            if any(isinstance(x, m.EndFrame) and x.frame.name in here for x in statements(w.body))
            for name, _, up, down in polarity(w.cond)
        )

    def inlines_here(self, rule: Routine) -> bool:
        """Whether a rule is written into this unit in place of its call."""
        if rule.address in self.analysis.recursive or rule.name in self.inlining:
            return False
        if self.analysis.callers.get(rule.address, 0) <= 1:
            return True
        return len(list(statements(rule.body))) <= 4

    def l_if(self, s: m.If, names: Names) -> None:
        """`if` with something inside that leaves straight code."""
        end = self.fresh()
        for cond, body in s.branches:
            yes, no = self.fresh(), self.fresh()
            tops = dict(self.tops)
            self.branch(self.truth(cond, names), yes, no)
            self.start(yes)
            self.tops = dict(tops)
            self.lower(body, names, end)
            self.start(no)
            self.tops = dict(tops)
        self.lower(s.otherwise, names, end)
        self.start(end)

    def l_foreach(self, s: m.ForEach, names: Names) -> None:
        """`for each` with something inside that leaves straight code: what is left to do is kept as a set."""
        head, body, end = self.fresh(), self.fresh(), self.fresh()
        inner = names.child()
        x, left = inner.new(s.name), inner.fresh()
        fixed = self.constants(s.over)
        if s.start is None and fixed and fixed == list(range(fixed[0], fixed[-1] + 1)):
            self.emit(f"{x} = {fixed[0] - 1}")
            self.jump(head)
            self.start(head)
            self.emit(f"{x} += 1")
            self.branch(f"{x} < {fixed[-1] + 1}", body, end)
            self.start(body)
            self.lower(s.body, inner, head)
            self.start(end)
            return
        if s.start is None:
            self.emit(f"{left} = as_mask({self.expr(s.over, names)})")
        else:
            start = self.held(self.expr(s.start, names), inner)
            i = inner.fresh()
            self.emit(f"{left} = as_mask({self.expr(s.over, names)}); {i} = {start}")
        self.jump(head)
        self.start(head)
        self.branch(left, body, end)
        self.start(body)
        if s.start is None:
            self.emit(f"{x} = ({left} & -{left}).bit_length() - 1; {left} &= {left} - 1")
        else:
            self.emit(f"while not {left} >> {i} & 1: {i} = ({i} + 1) % n")
            self.emit(f"{x} = {i}; {left} ^= 1 << {x}")
        self.lower(s.body, inner, head)
        self.start(end)

    def l_repeat(self, s: m.Repeat, names: Names) -> None:
        """`repeat`: every round costs a step of the budget."""
        head, body, end = self.fresh(), self.fresh(), self.fresh()
        left = ""
        if s.times is not None:
            left = names.fresh()
            self.emit(f"{left} = {self.expr(s.times, names)}")
        self.jump(head)
        self.start(head)
        if s.times is not None:
            self.branch(f"{left} > 0", body, end)
        elif s.until is not None:
            self.branch(f"not ({self.truth(s.until, names)})", body, end)
        else:
            self.jump(body)
        self.start(body)
        if left:
            self.emit(f"{left} -= 1")
        elif not self.surely_asks(s.body):
            self.emit(STEP)
        self.lower(s.body, names, head)
        self.start(end)

    def surely_asks(self, block: m.Block) -> bool:
        """Whether a block cannot be gone through without passing a choice: there the steps are counted."""
        for s in block:
            if is_asked(s) or isinstance(s, m.OneOf):
                return True
            if isinstance(s, m.If) and s.otherwise:
                if self.surely_asks(s.otherwise) and all(self.surely_asks(body) for _, body in s.branches):
                    return True
            if isinstance(s, m.Perform) and not s.rule.needs and self.surely_asks(s.rule.body):
                if not self.analysis.forbids.get(s.rule.name) and not self.instead(s.rule, Names(Counter())):
                    return True
        return False

    def l_takingturns(self, s: m.TakingTurns, names: Names) -> None:
        """Round and round: a turn in which nothing was chosen counts as a pass."""
        head, body, after, end = self.fresh(), self.fresh(), self.fresh(), self.fresh()
        inner = names.child()
        x, among, passes = inner.new(s.name), inner.fresh(), inner.fresh()
        self.emit(f"{among} = as_mask({self.expr(s.over, names)}); {x} = {self.expr(s.start, names)}; {passes} = 0")
        self.jump(head)
        self.start(head)
        self.branch(f"{passes} < {among}.bit_count()", body, end)
        self.start(body)
        self.emit(f"while not {among} >> {x} & 1: {x} = ({x} + 1) % n")
        self.emit("s.passed = 1")
        self.lower(s.body, inner, after)
        self.start(after)
        self.emit(f"{passes} = {passes} + 1 if s.passed else 0; {x} = ({x} + 1) % n")
        self.jump(head)
        self.start(end)

    def l_stop(self, s: m.Stop, names: Names) -> None:
        """`stop`: to the end of the routine it stands in."""
        self.jump(self.stops[-1])
        self.dead()

    def l_endframe(self, s: m.EndFrame, names: Names) -> None:
        """`end`, `restart`: a jump if the frame is written here, else the stack is unwound."""
        self.tell(s)
        here = next((f for f in reversed(self.frames) if f.name == s.frame.name), None)
        if here is None:
            f = self.layout.frames[s.frame.name]
            self.emit(f"if v[{f}]: raise Unwind({f}, {int(s.restart)})")
            return
        for inner in reversed(self.frames[self.frames.index(here) + 1 :]):
            self.leave_frame(self.program.names[inner.name])  # type: ignore[arg-type]
        if s.restart:
            self.leave_frame(s.frame)
            f = self.layout.frames[s.frame.name]
            self.emit(f"v[{f}] = len(st); s.depth = v[{f + 3}]")
        self.jump(here.again if s.restart else here.exit)
        self.dead()

    def l_win(self, s: m.Win, names: Names) -> None:
        """`win`: the game is over."""
        self.emit(f"s.winners = tuple({self.expr(s.winners, names)}); s.o = (); s.over = True")
        self.tell(s, "s.winners")
        self.emit("return 1")
        self.dead()

    def check_watch(self, watch: m.Watch, bound: str, names: Names) -> None:
        """`as soon as`, in a unit: a branch that may jump."""
        if self.depth or not any(self.leaps(x) for x in statements(watch.body)):
            super().check_watch(watch, bound, names)
            return
        cond, inner = self.watched(watch, bound, names)
        yes, no = self.fresh(), self.fresh()
        tops = dict(self.tops)
        self.branch(cond, yes, no)
        self.start(yes)
        self.lower(watch.body, inner, no)
        self.start(no)
        self.tops = tops

    l_move = PlainWriter.p_move
    l_change = PlainWriter.p_change
    l_assign = PlainWriter.p_assign

    # ---- performing ----------------------------------------------------------------------------------

    def l_perform(self, s: m.Perform, names: Names) -> None:
        """A rule that may ask or leap: written here, or pushed on the stack as a unit."""
        rule = s.rule
        granted = self.granted
        inner = self.enter(rule, s.args, s.actor, names)
        self.granted = granted
        args = [inner.known[p.name] for p in rule.params]
        end = self.fresh()
        key = (rule.name, tuple(args))
        can = "True" if key in self.granted else self.can(rule, args, inner)
        if can != "True":
            go = self.fresh()
            self.branch(can, go, end)
            self.start(go)
        self.told(s, inner)
        self.occasions(rule, "before", inner)
        after = self.fresh()
        self.instead_of(rule, inner, after)
        if self.inlines_here(rule):
            self.inlining.append(rule.name)
            self.body(rule, inner, after)
            self.inlining.pop()
        else:
            self.push(rule, inner, after)
        self.start(after)
        self.occasions(rule, "after", inner)
        self.jump(end)
        self.start(end)

    def push(self, rule: Routine, names: Names, after: int) -> None:
        """Put a unit on the stack; we go on at `after` when it is done."""
        if rule.address not in self.units:
            self.units[rule.address] = len(self.units)
        self.wanted[rule.address] = rule
        self.blocks[after].entry = True
        args = [names.known["you"]]
        args += [f"as_mask({names.known[p.name]})" if p.type.many else names.known[p.name] for p in rule.params]
        self.emit(f"{KEEP}{after}")
        self.emit(f"st[-2] = @{after}@; enter_{self.units[rule.address]}(st, {', '.join(args)})")
        self.emit("return")

    def occasions(self, rule: Routine, moment: str, names: Names) -> None:
        """The triggers before or after a rule."""
        given = {p.name: names.known[p.name] for p in rule.params}
        for trigger in self.analysis.triggers.get(rule.name, ()):
            if trigger.moment == moment:
                self.occasion(trigger, given, names.known["you"], names)

    def instead_of(self, rule: Routine, names: Names, after: int) -> None:
        """What happens instead of a rule, if its condition holds."""
        given = {p.name: names.known[p.name] for p in rule.params}
        for trigger in self.analysis.triggers.get(rule.name, ()):
            if trigger.moment == "instead":
                self.occasion(trigger, given, names.known["you"], names, after)

    def occasion(self, t: m.Trigger, given: dict[str, str], performer: str, names: Names, to: int | None = None) -> None:
        """A trigger whose body may ask; afterwards we go on, or at `to`."""
        inner = Names(names.counter, dict(given))
        inner.known["performer"] = performer
        conds = []
        if t.owner is not None:
            owner = self.held(self.expr(t.owner, Names(names.counter)), inner)
            inner.known["you"] = owner
            conds.append(f"{owner} >= 0")
        else:
            inner.known["you"] = performer
        inner.known["actor"] = inner.known["you"]
        if t.gate is not None:
            conds.append(self.truth(t.gate, Names(names.counter)))
        if t.cond is not None:
            conds.append(self.truth(t.cond, inner))
        yes, no = self.fresh(), self.fresh()
        self.branch(" and ".join(conds) or "True", yes, no)
        self.start(yes)
        self.stops.append(no if to is None else to)
        self.lower(t.body, inner, no if to is None else to)
        self.stops.pop()
        self.start(no)

    def l_performtext(self, s: m.PerformText, names: Names) -> None:
        """A text on a card: a unit of its own, found by the card."""
        texts = self.analysis.texts_of.get(s.property, [])
        x = self.held(self.expr(s.of, names), names)
        you = self.held(self.expr(s.actor, names), names)
        here = len(texts) <= FEW and sum(len(list(statements(text.body))) for text in texts) <= FEW * 4
        for text in texts:
            if text.address not in self.units:
                self.units[text.address] = len(self.units)
            if not here:
                self.wanted[text.address] = text
        u = names.fresh()
        self.emit(f"{u} = U_{self.py(s.property)}[{x}]")
        if here:
            self.texts_here(texts, u, x, you, names)
            return
        after, go = self.fresh(entry=True), self.fresh()
        self.branch(f"{u} >= 0", go, after)
        self.start(go)
        self.emit(f"{KEEP}{after}")
        self.emit(f"st[-2] = @{after}@; ENTER[{u}](st, {you}, {x})")
        self.emit("return")
        self.start(after)

    def texts_here(self, texts: list[Routine], u: str, x: str, you: str, names: Names) -> None:
        """Few and short texts are written in place."""
        end = self.fresh()
        for text in texts:
            yes, no = self.fresh(), self.fresh()
            self.branch(f"{u} == {self.units[text.address]}", yes, no)
            self.start(yes)
            inner = Names(names.counter, {"you": you, "actor": you, "this": x})
            self.body(text, inner, end)
            self.start(no)
        self.jump(end)
        self.start(end)

    def l_signal(self, s: m.Signal, names: Names) -> None:
        """An event whose triggers may ask."""
        inner = self.enter(s.event, s.args, s.actor, names)
        self.told(s, inner)
        given = {p.name: inner.known[p.name] for p in s.event.params}
        for trigger in self.analysis.triggers.get(s.event.name, ()):
            self.occasion(trigger, given, inner.known["you"], inner)

    # ---- decisions -----------------------------------------------------------------------------------

    def offered(self, s: m.Pick, names: Names) -> str:
        """The list of option numbers of a choice."""
        if s.how == "number":
            assert s.upper is not None
            table = self.action_table(s.name, "number")
            low, high = self.expr(s.source, names), self.expr(s.upper, names)
            return table(f"range({low}, {high} + 1)", names, None)
        return self.action_table(s.name, s.source.type.kind)("", names, s.source)

    def action_table(self, name: str, kind: str):  # type: ignore[no-untyped-def]
        """How elements of a kind become option numbers under a name."""
        numbers = self.layout.action_of[name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        shift = used[0][1] - used[0][0] if used else 0
        even = all(a - i == shift for i, a in used)
        form = f"{shift} + {{}}" if even else f"A_{self.py(name)}__{self.py(kind)}[{{}}]"

        def write(code: str, names: Names, e: m.Expr | None) -> str:
            if e is None:
                x = names.fresh()
                return f"[{form.format(x)} for {x} in {code}]"
            listed = f"[{self.mapped(e, names, form)}]"
            return self.shared(e, numbers, names, listed)

        return write

    def shared(self, e: m.Expr, numbers: list[int], names: Names, listed: str) -> str:
        """When all of a small fixed set is on offer, one shared tuple serves."""
        if not isinstance(e, m.Filter):
            return listed
        fixed = self.constants(e.of)
        if fixed is None:
            return listed
        inner = names.child()
        conds = []
        for x in fixed:
            inner.known[e.name] = str(x)
            conds.append(self.truth(e.cond, inner))
        everything = ", ".join(str(numbers[x]) for x in fixed)
        return f"({everything},) if {' and '.join(conds)} else {listed}"

    def value_of(self, name: str, kind: str, option: str) -> str:
        """The element that an option number stands for."""
        numbers = self.layout.action_of[name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        if used and all(a - i == used[0][1] - used[0][0] for i, a in used):
            shift = used[0][1] - used[0][0]
            return f"{option} - {shift}" if shift else option
        return f"ARG[{option}]"

    def suspend(self, s: m.Statement, offer: list[str], who: str, resumed: int) -> None:
        """Stop here: the options are in `o`."""
        self.blocks[resumed].entry = True
        self.emit(f"{KEEP}{resumed}")
        self.emit(f"st[-2] = @{resumed}@; s.o = o; s.who = {who}")
        self.emit("return 1")
        used = sorted({x for line in offer for x in LOCAL.findall(line)} - {x for line in offer for x in COMPREHENDED.findall(line)})
        self.blocks[resumed].lines.append(" ".join([OFFER, *used]))
        self.sites.append(Site(self.number, resumed, s, self.routine, who, offer))

    def pick(self, s: m.Pick, names: Names, end: int) -> None:
        """A choice of one element, a number, or a set."""
        if s.how in ("many", "up-to"):
            self.pick_many(s, names, end)
            return
        kind = "number" if s.how == "number" else s.source.type.kind
        offer = [f"o = {self.offered(s, names)}"]
        who = self.expr(s.actor, names)
        x = names.new(s.name)
        ask, few, one, resumed, go = (self.fresh() for _ in range(5))
        self.emit(offer[0])
        self.branch("len(o) > 1 or s.see_all and o" if self.traced else "len(o) > 1", ask, few)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.blocks[few].rare = True
        self.start(few)
        self.emit(STEP)
        self.branch("o", one, end)
        self.start(one)
        self.emit(f"{x} = {self.value_of(s.name, kind, 'o[0]')}")
        self.tell(s, x, "1")
        self.jump(go)
        self.start(resumed)
        self.emit(f"{x} = {self.value_of(s.name, kind, 's.x')}")
        self.tell(s, x, "0")
        self.jump(go)
        self.start(go)
        self.grant(s, x, names)

    def grant(self, s: m.Pick, x: str, names: Names) -> None:
        """What was chosen from 'where can RULE(it)' can be performed: no need to ask again."""
        if not isinstance(s.source, m.Filter):
            return
        local = s.source.name
        todo = [s.source.cond]
        while todo:
            cond = todo.pop()
            if isinstance(cond, m.Op) and cond.op == "and":
                todo += [cond.left, cond.right]
            elif isinstance(cond, m.CanDo):
                inner = Names(names.counter, {**names.known, local: x})
                args = tuple(self.expr(a, inner) for a in cond.args)
                if all(map(is_simple, args)):
                    self.granted.add((cond.rule.name, args))

    def pick_many(self, s: m.Pick, names: Names, end: int) -> None:
        """Several elements, picked one by one in ascending order; 'done' ends an open number."""
        assert s.amount is not None
        kind = s.source.type.kind
        pool, want, got, last = (names.fresh() for _ in range(4))
        self.emit(f"{pool} = as_mask({self.expr(s.source, names)}); {want} = {self.expr(s.amount, names)}; {got} = 0; {last} = 0")
        exact = s.how == "many"
        if exact:
            self.emit(f"{want} = min({want}, {pool}.bit_count())")
        numbers = self.layout.action_of[s.name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        form = f"A_{self.py(s.name)}__{self.py(kind)}[{{}}]"
        if used and all(a - i == used[0][1] - used[0][0] for i, a in used):
            form = f"{used[0][1] - used[0][0]} + {{}}"
        head, ask, one, resumed, add, out = (self.fresh() for _ in range(6))
        y = names.fresh()
        who = self.expr(s.actor, names)
        self.jump(head)
        self.start(head)
        need = self.fresh()
        self.branch(f"{got}.bit_count() < {want} and {pool} >> {last}", need, out)
        self.start(need)
        if exact:
            spare = f"({pool} >> {last}).bit_count() - {want} + {got}.bit_count() + 1"
            offer = [f"o = [{form.format(y)} for {y} in of_mask({pool} >> {last} << {last})[:{spare}]]"]
        else:
            offer = [f"o = [{DONE}, *[{form.format(y)} for {y} in of_mask({pool} >> {last} << {last})]]"]
        self.emit(offer[0])
        self.branch("len(o) > 1", ask, one)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.start(one)
        self.emit("s.x = o[0]")
        self.jump(resumed)
        self.start(resumed)
        self.branch(f"s.x == {DONE}", out, add)
        self.start(add)
        self.emit(f"{y} = {self.value_of(s.name, kind, 's.x')}; {got} |= 1 << {y}; {last} = {y} + 1")
        self.jump(head)
        self.start(out)
        x = names.new(s.name)
        self.emit(f"{x} = of_mask({got})")
        self.tell(s, f"tuple({x})")

    def l_oneof(self, s: m.OneOf, names: Names) -> None:
        """`choose one`: the options whose price can be paid."""
        offer = ["o = []"]
        numbers = []
        for option in s.options:
            number = self.layout.labels[option.label]
            numbers.append(number)
            conds = [self.truth(c, names) for c in option.needs]
            offer.append(f"if {' and '.join(conds)}: o.append({number})" if conds else f"o.append({number})")
        for line in offer:
            self.emit(line)
        who = self.expr(s.actor, names)
        ask, few, one, resumed, end = (self.fresh() for _ in range(5))
        self.branch("len(o) > 1", ask, few)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.blocks[few].rare = True
        self.start(few)
        self.emit(STEP)
        self.branch("o", one, end)
        self.start(one)
        self.emit("s.x = o[0]")
        self.jump(resumed)
        self.start(resumed)
        for option, number in zip(s.options, numbers, strict=True):
            yes, no = self.fresh(), self.fresh()
            self.branch(f"s.x == {number}", yes, no)
            self.start(yes)
            self.lower(option.body, names, end)
            self.start(no)
        self.jump(end)
        self.start(end)

    def l_maybe(self, s: m.Maybe, names: Names) -> None:
        """`may`: yes or no, or a choice that can be declined."""
        who = self.expr(s.actor, names)
        ask, resumed, yes, no, end = (self.fresh() for _ in range(5))
        if s.pick is not None:
            offer = [f"o = [{PASS}, *({self.offered(s.pick, names)})]"]
        else:
            number = self.layout.labels[s.label]
            conds = " and ".join(self.truth(c, names) for c in s.needs)
            offer = [f"o = [{PASS}, {number}] if {conds} else [{PASS}]" if conds else f"o = [{PASS}, {number}]"]
        self.emit(offer[0])
        self.branch("len(o) > 1", ask, no)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.start(resumed)
        self.branch(f"s.x == {PASS}", no, yes)
        self.start(yes)
        inner = names.child()
        if s.pick is not None:
            kind = "number" if s.pick.how == "number" else s.pick.source.type.kind
            x = inner.new(s.pick.name)
            self.emit(f"{x} = {self.value_of(s.pick.name, kind, 's.x')}")
            self.tell(s.pick, x, "0")
        self.emit("s.passed = 0")
        self.lower(s.body, inner, end)
        self.start(no)
        self.lower(s.otherwise, names, end)
        self.start(end)


