"""Routines that may have to wait for a decision, as state machines.

A unit becomes one Python function. It is written as blocks of straight code; where somebody decides, the function
returns, and the stack keeps the unit, the place and those values that are still needed. Rules that are called from one
place only, or are short, are written into their caller.
"""

from __future__ import annotations

from wlcore.compile.blocks import KEEP, LEAVE, OVER, RUN, FrameHere, Rest
from wlcore.compile.calls import SELDOM, CallWriter
from wlcore.compile.names import Counter, Names
from wlcore.compile.odds import AGAIN, likely
from wlcore.compile.plain import PlainWriter
from wlcore.compile.rows import set_alike
from wlcore.compile.secrets import CARD, CARDS, GIVEN, Secret
from wlcore.compile.told import CALLING
from wlcore.compile.triggers import without_last_stop
from wlcore.compile.walk import statements
from wlcore.lang import meaning as m
from wlcore.lang.additions import Watch
from wlcore.lang.symbols import Routine

MAIN = 0
"""The number of the unit that a game begins with."""


class UnitWriter(CallWriter):
    """Writes one unit."""

    # ---- whole units -----------------------------------------------------------------------------------

    def unit(self, routine: Routine, number: int) -> None:
        """Write a routine as a unit of its own; its parameters lie on the stack when it begins."""
        self.number = number
        self.start(self.fresh(entry=True))
        names = Names(Counter())
        params = ["you", *(p.name for p in routine.params), *(["this"] if routine.what == "text" else [])]
        for p in params:
            names.new(p)
        self.sets |= {names.known[p.name] for p in routine.params if p.type.many}
        self.params = [names.known[p] for p in params]
        for p in self.analysis.hidden.passed_to(routine):
            owner = names.fresh()
            self.params.append(owner)
            many = any(q.name == p and q.type.many for q in routine.params)
            if self.is_worked_out(routine, p):
                self.given_secrets.append(names.known[p])
                self.secret[names.known[p]] = Secret(GIVEN, owner)
            else:
                self.secret[names.known[p]] = Secret(CARDS if many else CARD, owner)
        if number == MAIN:
            names.known["you"] = "-1"
        names.known["actor"] = names.known["you"]
        if routine.address in self.analysis.by_nobody:
            self.absent.add(names.known["you"])
        self.count(self.analysis.spending.words(routine), routine)
        end = self.fresh()
        if number == MAIN:
            self.main(routine, names, end)
        else:
            self.body(routine, names, end)
        self.start(end)
        self.emit(LEAVE)
        self.emit(RUN)

    def main(self, routine: Routine, names: Names, end: int) -> None:
        """The rule a game begins with: nobody performs it, so what happens around it is written here."""
        self.around(routine, names, None, end)

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
        out, again, early = self.fresh(entry=True), self.fresh(entry=True), self.fresh()
        if routine.address in self.analysis.recursive:
            self.emit(f"hold_frame(s, {f})")
        self.emit(f"{KEEP}{out}")
        self.emit(f"{KEEP}{again}")
        self.emit(
            f"v[{f}] = len(st); v[{f + 1}] = @{out}@; v[{f + 2}] = @{again}@; v[{f + 3}] = s.depth = s.depth + 1"
        )
        if routine.leaving:
            self.emit(f"v[{f + 4}] = {names.known['you']}")
        self.blocks[early].rare = True
        self.stays = True
        self.clear_marks(routine)
        self.jump(again)
        self.start(again)
        self.frames.append(FrameHere(routine.name, out, again, early))
        self.stops.append(out)
        self.lower(without_last_stop(routine.body), names, out)
        self.stops.pop()
        self.frames.pop()
        self.start(early)
        self.jump(out)
        self.start(out)
        self.leave_frame(routine)
        self.jump(end)

    def leave_frame(self, routine: Routine) -> None:
        """Cleanup of a frame, and its mark removed."""
        f = self.layout.frames[routine.name]
        self.clean_up(routine)
        if routine.address in self.analysis.recursive:
            self.emit(f"drop_frame(s, {f})")
        else:
            self.emit(f"v[{f}] = 0; s.depth = v[{f + 3}] - 1")

    def clean_up(self, routine: Routine) -> None:
        """Whenever a frame ends or restarts: what lasts for it is over, then its cleanup happens."""
        self.clear_marks(routine)
        if routine.leaving:
            self.emit(f"leave_{self.py(routine.name)}(s)")

    def clear_marks(self, routine: Routine) -> None:
        """What lasted for this frame, or was the first in it, is forgotten."""
        for name, frame in self.program.marks.items():
            if frame == routine.name:
                base, size = self.layout.values[name], self.program.players[1]
                self.emit(set_alike(base, size, "0"))

    # ---- statements ------------------------------------------------------------------------------------

    def lower(self, block: m.Block, names: Names, end: int) -> None:
        """Write a block and jump to `end`; if a choice has nothing to choose from, the rest of the block lapses."""
        names = names.child()
        for s in self.laid_out(block):
            if isinstance(s, m.Pick) or not self.is_straight(s):
                self.count(self.analysis.spending.words(s), s)
            if isinstance(s, m.Pick) and "random" in s.how:
                x = self.draw_lot(s, names)
                go = self.fresh()
                self.branch(self.drawn(s, x), go, end)
                self.start(go)
            elif isinstance(s, m.Pick):
                cond, _ = self.if_somebody(s, names)
                if cond == "False":
                    break
                self.only_if(cond, end)
                self.pick(s, names, end)
            elif self.is_straight(s):
                self.plain(s, names)
            else:
                self.filled = set()
                cond, there = self.if_somebody(s, names)
                if cond == "False":
                    continue
                past = self.only_if(cond)
                getattr(self, "l_" + type(s).__name__.lower())(s, there)
                if past >= 0:
                    self.jump(past)
                    self.start(past)
        self.jump(end)

    def only_if(self, cond: str, past: int = -1) -> int:
        """What follows is done only if this holds, else we go on at a block; -1 if there is none."""
        if cond == "True":
            return -1
        go, past, taken = self.fresh(), self.fresh() if past < 0 else past, self.taken
        self.branch(cond, go, past)
        self.start(go)
        self.taken = taken
        return past

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
        watched = [place for frames, places in self.analysis.ending if frames & here for place in places]
        return any(self.analysis.reading.may_come_true(s, place) for place in watched)

    def l_if(self, s: m.If, names: Names) -> None:
        """`if` with something inside that leaves straight code."""
        end = self.fresh()
        for cond, body in s.branches:
            yes, no = self.fresh(), self.fresh()
            taken = dict(self.taken)
            self.branch(self.truth(cond, names), yes, no, likely(self.program, cond))
            self.start(yes)
            self.taken = dict(taken)
            alone = self.alone(cond, names)
            self.single |= alone
            self.lay_back(cond)
            self.lower(body, names, end)
            self.single -= alone
            self.start(no)
            self.taken = dict(taken)
        self.lower(s.otherwise, names, end)
        self.start(end)

    def l_foreach(self, s: m.ForEach, names: Names) -> None:
        """`for each` with something inside that leaves straight code: what is left to do is kept as a set."""
        head, body, end = self.fresh(), self.fresh(), self.fresh()
        inner = names.child()
        x, left = inner.new(s.name), inner.fresh()
        self.note_named(x, s.over, names)
        self.note_secret(left, s.over, names)
        fixed = self.constants(s.over)
        if s.start is None and fixed and fixed == list(range(fixed[0], fixed[-1] + 1)):
            self.emit(f"{x} = {fixed[0] - 1}")
            self.jump(head)
            self.start(head)
            self.emit(f"{x} += 1")
            self.pass_over(s.body, x, fixed[-1] + 1, inner)
            self.branch(f"{x} < {fixed[-1] + 1}", body, end, AGAIN)
            self.start(body)
            self.blocks[head].words = self.analysis.spending.words_each_round(s)
            self.lower(s.body, inner, head)
            self.start(end)
            return
        if s.start is None:
            self.emit(f"{left} = {self.mask(s.over, names)}")
        else:
            start = self.held(self.first(s.start, names), inner)
            i = inner.fresh()
            self.emit(f"{left} = {self.mask(s.over, names)}; {i} = {start}")
        self.jump(head)
        self.start(head)
        self.branch(left, body, end, AGAIN)
        self.start(body)
        if isinstance(s.over, m.Sorted):
            those = f"of_mask({left})"
            those = those if s.start is None else f"clockwise({those}, {i}, s.n)"
            self.emit(f"{x} = {self.leading(s.over, those, names)}; {left} ^= 1 << {x}")
        elif s.start is None:
            self.emit(f"{x} = ({left} & -{left}).bit_length() - 1; {left} &= {left} - 1")
        else:
            self.emit(f"while not {left} >> {i} & 1: {i} = ({i} + 1) % s.n")
            self.emit(f"{x} = {i}; {left} ^= 1 << {x}")
        self.note_element(x, left, s.over, inner)
        self.blocks[head].words = self.analysis.spending.words_each_round(s)
        self.lower(s.body, inner, head)
        self.start(end)

    def pass_over(self, body: m.Block, x: str, end: int, names: Names) -> None:
        """Where a loop does nothing for elements of which a condition does not hold, those are passed over in place."""
        match body:
            case (m.If(branches=((cond, _),), otherwise=()),) if not self.traced:
                code = self.truth(cond, names.apart())
                if not CALLING.search(code) and ":=" not in code:
                    self.emit(f"while {x} < {end} and not ({code}): {x} += 1")

    def l_repeat(self, s: m.Repeat, names: Names) -> None:
        """`repeat`: every round costs a step of the budget."""
        head, body, end = self.fresh(), self.fresh(), self.fresh()
        left = ""
        if s.times is not None:
            left = names.fresh()
            times = self.amount(s.times, names)
            self.emit(f"{left} = {times}")
            self.note_secret(left, s.times, names, times)
        self.jump(head)
        self.start(head)
        if s.times is not None:
            self.branch(f"{left} > 0", body, end, AGAIN)
        elif s.until is not None:
            self.branch(f"not ({self.truth(s.until, names)})", body, end, AGAIN)
        else:
            self.jump(body)
        self.start(body)
        if left:
            self.emit(f"{left} -= 1")
        if s.times is None and s.until is None and self.number == MAIN:
            self.rest(s, head)
        self.blocks[head].words = self.analysis.spending.words_each_round(s)
        self.lower(s.body, names, head)
        self.start(end)

    def rest(self, s: m.Repeat, head: int) -> None:
        """Where a loop without an end begins a round, a game can rest: a place that leads there is kept for that.

        Fast code only knows its number: a game goes on from a rest point in traced code.
        """
        here = self.current
        place = self.fresh(entry=True)
        self.blocks[place].rare = True
        self.blocks[place].unused = not self.traced
        if self.traced:
            self.start(place)
            self.jump(head)
        self.rests.append(Rest(s, place, tuple(self.frames)))
        self.current, self.lines = here, here.lines
        self.tell(s, f"resting(s, @{place}@)")

    def l_takingturns(self, s: m.TakingTurns, names: Names) -> None:
        """Round and round: a turn in which nothing was chosen counts as a pass."""
        head, body, after, end = self.fresh(), self.fresh(), self.fresh(), self.fresh()
        inner = names.child()
        x, among, passes, outside, over = inner.new(s.name), *(inner.fresh() for _ in range(4))
        everybody = isinstance(s.over, m.Everyone)
        if not everybody:
            self.emit(f"{among} = {self.mask(s.over, names)}")
            self.note_secret(among, s.over, names)
        self.emit(f"{x} = {self.first(s.start, names)}; {passes} = 0; {outside} = s.passed")
        self.jump(head)
        self.start(head)
        going = f"{passes} < {'s.n' if everybody else f'{among}.bit_count()'}"
        if everybody and not self.traced and (passed := self.seek(s.body, x, inner.apart())):
            self.emit(f"{over} = {passed.format(f's.n - {passes}')}; {passes} += {over}")
            self.branch(going, body, end, SELDOM)
            self.start(body)
            self.emit(f"{x} = ({x} + {over}) % s.n")
        else:
            self.branch(going, body, end, AGAIN)
            self.start(body)
        if not everybody:
            self.emit(f"while not {among} >> {x} & 1: {x} = ({x} + 1) % s.n")
        self.emit("s.passed = 1")
        self.blocks[head].words = self.analysis.spending.words_each_round(s)
        self.lower(s.body, inner, after)
        self.start(after)
        self.emit(f"{passes} = {passes} + 1 if s.passed else 0; {x} = ({x} + 1) % s.n")
        self.jump(head)
        self.start(end)
        self.emit(f"s.passed = {outside}")

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
            self.clean_up(s.frame)
        self.jump(here.again if s.restart else here.early)
        self.dead()

    def l_win(self, s: m.Win, names: Names) -> None:
        """`win`: the game is over."""
        self.emit(f"s.winners = tuple({self.expr(s.winners, names)}); s.o = (); s.over = True")
        self.tell(s, "s.winners")
        self.emit(OVER)
        self.dead()

    def check_watch(
        self, watch: Watch, bound: str, names: Names, only_if: str = "", perhaps: bool = False
    ) -> None:
        """`as soon as`, in a unit: a branch that may jump."""
        if not self.leaping(watch):
            super().check_watch(watch, bound, names, only_if, perhaps)
            return
        cond, inner = self.watched(watch, bound, names, only_if, perhaps)
        yes, no = self.fresh(), self.fresh()
        taken = dict(self.taken)
        self.branch(cond, yes, no, likely(self.program, watch.cond) / 2)
        self.start(yes)
        self.lower(watch.body, inner, no)
        self.start(no)
        self.taken = taken

    def check_watches(self, watch: Watch, among: str, names: Names, only_if: str = "") -> None:
        """The same for each of several elements: nobody is asked meanwhile, so those that are left are kept as a list."""
        if not self.leaping(watch):
            super().check_watches(watch, among, names, only_if)
            return
        found, inner = self.found(watch, among, names, only_if)
        head, body, end = self.fresh(), self.fresh(), self.fresh()
        left = inner.fresh()
        self.emit(f"{left} = [*{found}]")
        self.taken = {}
        self.jump(head)
        self.start(head)
        self.branch(left, body, end, likely(self.program, watch.cond) / 2)
        self.start(body)
        self.emit(f"{inner.known[watch.name]} = {left}.pop(0)")
        self.lower(watch.body, inner, head)
        self.start(end)
        self.taken = {}

    def leaping(self, watch: Watch) -> bool:
        """Whether what happens leaves straight code."""
        return not self.depth and any(self.leaps(x) for x in self.deep(watch.body))

    l_move = PlainWriter.p_move
    l_change = PlainWriter.p_change
    l_assign = PlainWriter.p_assign
    l_begin = PlainWriter.p_begin
