"""Statements as straight Python: what no decision can interrupt."""

from __future__ import annotations

import re

from wlcore.compile.bounds import as_set, cap_of, change
from wlcore.compile.names import LOCAL, NOBODY, Names, as_new, is_simple
from wlcore.compile.openly import is_top
from wlcore.compile.quantified import is_count
from wlcore.compile.questions import LOOKED_UP
from wlcore.compile.rows import set_alike
from wlcore.compile.secrets import CARD, CARDS, NOBODY_ALONE, Secret
from wlcore.compile.told import compared, told
from wlcore.compile.triggers import Happening, TriggerWriter, without_last_stop
from wlcore.compile.walk import statements
from wlcore.lang import meaning as m
from wlcore.lang.nobody import no_value
from wlcore.lang.probes import Mark
from wlcore.lang.reading import changes
from wlcore.lang.symbols import Counter, Routine, Variable
from wlcore.lang.types import NUMBER, TRUTH, Type
from wlcore.numbers import NO_NUMBER


class Jump(Exception):
    """A statement of this kind cannot be written in straight code here."""


ROW = re.compile(r"v\[(\d+)\+(x\d+)\] = (-?\d+)")
"""The same for each player: that is set at once."""


class PlainWriter(TriggerWriter):
    """Writes statements that cannot ask; those of a query answer a value of a type."""

    answers: Type | None = None

    # ---- lines -----------------------------------------------------------------------------------------

    def block(self, block: m.Block, names: Names) -> None:
        """Write a block at the present depth; an empty one as `pass`."""
        before = len(self.lines)
        for i, s in enumerate(block := self.laid_out(block)):
            if isinstance(s, m.Pick):
                self.count(self.analysis.spending.words(s), s)
                self.random_pick(s, block[i + 1 :], names)
                break
            self.plain(s, names)
        if len(self.lines) == before:
            self.emit("pass")

    def plain(self, s: m.Statement, names: Names) -> None:
        """Write one statement that cannot ask."""
        if not isinstance(s, (m.Bind, Mark)):
            self.filled = set()
        if isinstance(s, m.Bind):
            self.count(self.analysis.spending.words(s), s)
            self.bind(s, names)
            return
        cond, names = self.if_somebody(s, names)
        perhaps = cond != "True"
        if cond == "False":
            return
        self.count(self.analysis.spending.words(s), s)
        if perhaps:
            self.emit(f"if {cond}:")
        before = len(self.lines)
        self.depth += perhaps
        getattr(self, "p_" + type(s).__name__.lower())(s, names)
        if perhaps and len(self.lines) == before:
            self.emit("pass")
        self.depth -= perhaps

    # ---- values ----------------------------------------------------------------------------------------

    def bind(self, s: m.Bind, names: Names) -> None:
        """`let`: the top of a deck is settled now; all else is evaluated."""
        before = Names(names.counter, dict(names.known))
        self.bound(s, names)
        self.note_secret(names.known[s.name], s.value, before)

    def bound(self, s: m.Bind, names: Names) -> None:
        """Give a name its value."""
        if is_top(s.value):
            cond, inner = self.if_somebody(s.value, names)
            quiet = self.analysis.openly.draws(s)
            if cond != "True":
                top = f"{'settle' if quiet else 'fix'}_top(s, {self.place(s.value.zone, inner)})"
                self.emit(f"{names.new(s.name)} = {top} if {cond} else -1")
                return
            self.bind_top(s, s.value.zone, quiet, names)
            return
        if isinstance(s.value, m.Extreme):
            self.bind_extreme(s, s.value, names)
            return
        code, unsure = (
            self.kept(s.value.type, self.expr(s.value, names), s.value),
            not s.value.type.nobody and self.unsure(s.value, names),
        )
        names.known[s.name] = self.held_set(code, names) if s.value.type.many else self.held(code, names)
        if unsure:
            self.absent.add(names.known[s.name])

    def kept(self, of: Type, code: str, e: m.Expr) -> str:
        """A value that is kept: a truth is a number, as it is in saves; in a set numbers are small."""
        if of.many:
            return self.can_be_kept(e, code)
        if of != TRUTH or is_simple(code) or LOOKED_UP.fullmatch(code):
            return code
        holds = told(code)
        return f"+({code})" if holds is None else str(int(holds))

    def bind_extreme(self, s: m.Bind, e: m.Extreme, names: Names) -> None:
        """`let NAME be SET with most ...`, as a loop."""
        inner = names.child()
        best, y = inner.fresh(), inner.fresh()
        x = inner.new(e.name)
        of: m.Expr = e.of
        conds = []
        while isinstance(of, m.Filter):
            inner.known[of.name] = x
            conds.append(self.truth(of.cond, inner))
            of = of.of
        found = names.new(s.name)
        self.sets.add(found)
        counts = e.most and is_count(e.by)
        self.emit(f"{best} = {-1 if counts else None}; {found} = []")
        self.emit(f"for {x} in {self.expr(of, names)}:")
        step = "    "
        if conds:
            self.emit(f"    if {' and '.join(reversed(conds))}:")
            step = "        "
        self.emit(f"{step}{y} = {self.amount(e.by, inner)}")
        first = "" if counts else f"{best} is None or "
        self.emit(f"{step}if {first}{y} {'>' if e.most else '<'} {best}: {best} = {y}; {found} = [{x}]")
        self.emit(f"{step}elif {y} == {best}: {found}.append({x})")

    def p_assign(self, s: m.Assign, names: Names) -> None:
        """`set`."""
        place = self.place(s.place, names)
        place_type = s.place.place.type if isinstance(s.place.place, Variable) else NUMBER
        value = self.kept(place_type, self.fitting(place_type, s.value, names), s.value)
        self.emit(f"v[{place}] = {as_set(self, s, value, names)}")
        if self.layout.base(s.place.place) in self.layout.bits:
            self.emit("s.truths = -1")
        self.tell(s, place, f"v[{place}]")
        self.watch(s.place, names, *changes(s))

    def p_change(self, s: m.Change, names: Names) -> None:
        """Gain, lose, pay, take."""
        counter = s.place.place
        assert isinstance(counter, Counter)
        place = self.place(s.place, names)
        if not is_simple(place):
            i = names.fresh()
            self.emit(f"{i} = {place}")
            place = i
        up = s.verb in ("gain", "take")
        amount = self.amount(s.amount, names)
        needs_amount = self.traced or bool(self.analysis.happenings(s))
        old = names.fresh()
        if needs_amount:
            self.emit(f"{old} = v[{place}]")
        cap = cap_of(self, s, amount, names)
        self.emit(change(self, s, f"v[{place}]", amount, cap))
        if needs_amount:
            self.emit(f"{old} = v[{place}] - {old}" if up else f"{old} = {old} - v[{place}]")
        self.tell(s, place, old, *(limits(s, place, cap) if up and cap else ()))
        self.watch(s.place, names, *changes(s))
        self.changed(s, old, names)

    def changed(self, s: m.Change, amount: str, names: Names) -> None:
        """The triggers of a gain or loss."""
        if not self.analysis.happenings(s):
            return
        self.emit(f"if {amount} > 0:")
        self.depth += 1
        self.happen(self.analysis.moments.at("after", *s.happenings), self.change_happening(s, amount, names))
        self.depth -= 1

    def change_happening(self, s: m.Change, amount: str, names: Names) -> Happening:
        """A gain or loss as triggers know it."""
        given = dict(zip(s.place.place.dims, (self.expr(a, names) for a in s.place.args), strict=True))
        performer = given.pop("player", "-1")
        return Happening({**given, "amount": amount}, performer, names)

    # ---- chance ----------------------------------------------------------------------------------------

    def random_pick(self, s: m.Pick, rest: m.Block, names: Names) -> None:
        """`choose ... at random`, then the rest of the block if there was something to choose."""
        if "random" not in s.how:
            raise Jump
        x = self.draw_lot(s, names)
        self.emit(f"if {self.drawn(s, x)}:")
        self.depth += 1
        self.block(rest, names)
        self.depth -= 1

    def drawn(self, s: m.Pick, x: str) -> str:
        """Whether there was something to choose at random."""
        if s.how != "random":
            return x
        return compared(x, "!=", str(NO_NUMBER)) if s.source.type.kind == "number" else f"{x} >= 0"

    def draw_lot(self, s: m.Pick, names: Names) -> str:
        """One or several elements at random; nobody or an empty list if there are none."""
        pool = names.fresh()
        source = self.expr(s.source, names)
        source = source if s.how == "random" else self.can_be_kept(s.source, source)
        self.emit(f"{pool} = {as_new(source)}")
        x = names.new(s.name)
        if s.how == "random":
            self.emit(
                f"{x} = {pool}[chance(s, {self.site(s)}, {pool})] if {pool} else {no_value(s.source.type.one.or_nobody())}"
            )
        else:
            assert s.amount is not None
            self.sets.add(x)
            self.emit(f"{x} = lots(s, {self.site(s)}, {pool}, {self.amount(s.amount, names)})")
        cards = f"({x},)" if s.how == "random" else f"tuple({x})"
        known = f"who_knows(s, {cards})" if self.is_card(s.source.type) else "()"
        self.tell(s, x if s.how == "random" else cards, "0", NOBODY, known)
        if self.is_card(s.source.type) and self.is_secret(s.source, names):
            self.secret[x] = Secret(CARD if s.how == "random" else CARDS, NOBODY)
        return x

    def site(self, s: m.Pick) -> str:
        """The name of a choice by chance, by which a scenario can fix its outcome; one that is called like a local is written
        so that it is not taken for that.
        """
        return f"'\\x{ord(s.name[0]):x}{s.name[1:]}'" if LOCAL.fullmatch(s.name) else repr(s.name)

    # ---- control ---------------------------------------------------------------------------------------

    def p_if(self, s: m.If, names: Names) -> None:
        """`if`."""
        word = "if"
        for cond, body in s.branches:
            self.emit(f"{word} {self.truth(cond, names)}:")
            alone, taken = self.alone(cond, names), dict(self.taken)
            self.single |= alone
            self.depth += 1
            self.lay_back(cond)
            self.depth -= 1
            self.nested(body, names)
            self.single -= alone
            self.taken = taken
            word = "elif"
        if s.otherwise:
            self.emit("else:")
            self.nested(s.otherwise, names)
        self.taken = {}

    def p_foreach(self, s: m.ForEach, names: Names) -> None:
        """`for each`."""
        if isinstance(s.over, m.Sorted):
            self.in_order(s, s.over, names)
            return
        inner = names.child()
        x = inner.new(s.name)
        over = self.expr(s.over, names)
        fixed = self.constants(s.over)
        if s.start is None and fixed is not None:
            over = str(tuple(fixed))
        elif s.start is not None:
            over = f"clockwise({over}, {self.first(s.start, names)}, s.n)"
        elif not isinstance(s.over, m.Everyone):
            over = as_new(over)
        over = self.rounds(s, over)
        self.note_named(x, s.over, names)
        self.emit(f"for {x} in {over}:")
        self.taken = {}
        self.nested(s.body, inner)
        row = ROW.fullmatch(self.lines[-1].strip())
        if row is None or row[2] != x:
            return
        if self.lines[-2].endswith(f"for {x} in range(s.n):"):
            del self.lines[-2:]
            seats = self.program.players[1]
            if self.layout.begins(int(row[1]), seats, int(row[3])):  # as with those who do not play
                self.emit(set_alike(int(row[1]), seats, row[3]))
            else:
                self.emit(f"v[{row[1]}:{row[1]}+s.n] = [{row[3]}] * s.n")
        elif fixed and fixed == list(range(fixed[0], fixed[-1] + 1)) and self.lines[-2].endswith(f"{over}:"):
            del self.lines[-2:]
            self.emit(set_alike(int(row[1]) + fixed[0], len(fixed), row[3]))

    def in_order(self, s: m.ForEach, over: m.Sorted, names: Names) -> None:
        """`for each ... by most`: those that are left are a list, from which one is taken each time."""
        inner = names.child()
        x, left = inner.new(s.name), inner.fresh()
        these = self.expr(over, names)
        if s.start is not None:
            these = f"clockwise({these}, {self.first(s.start, names)}, s.n)"
        self.note_named(x, over, names)
        self.emit(f"{left} = list({these})")
        self.emit(f"for {inner.fresh()} in {self.rounds(s, f'range(len({left}))')}:")
        self.taken = {}
        self.depth += 1
        self.emit(f"{x} = {self.leading(over, left, names)}; {left}.remove({x})")
        self.depth -= 1
        self.nested(s.body, inner)

    def p_repeat(self, s: m.Repeat, names: Names) -> None:
        """`repeat N times`; loops without a number are never straight code."""
        if s.times is None:
            raise Jump
        times = self.amount(s.times, names)
        self.taken = {}
        if times == "1":
            self.block(s.body, names.child())
            return
        turns = f"range({times})" if times.isdigit() else f"repeated({times}, {self.fails_at(s)})"
        turns = self.rounds(s, turns)
        self.emit(f"for {names.fresh()} in {turns}:")
        self.nested(s.body, names)

    def p_perform(self, s: m.Perform, names: Names) -> None:
        """A rule that cannot ask: written in place if it is short or called only here, else called."""
        rule = s.rule
        inner = self.enter(rule, s.args, s.actor, names)
        args = [inner.known[p.name] for p in rule.params]
        opened = self.guard(rule, args, inner)
        happening = Happening(
            dict(zip((p.name for p in rule.params), args, strict=True)), inner.known["you"], inner
        )
        replaced = self.instead(rule.name, happening)
        if replaced:
            self.emit(f"if not {replaced}:")
            self.depth += 1
        self.told(s, inner)
        self.happen(self.analysis.moments.at("before", rule.name), happening)
        if self.inlines(rule):
            self.inlining.append(rule.name)
            if opened and not replaced and not self.analysis.moments.at("before", rule.name):
                self.begun(rule, inner)
            self.block(without_last_stop(rule.body), inner)
            self.inlining.pop()
        else:
            self.functions[rule.address] = rule
            self.emit(f"f_{self.py(rule.name)}({', '.join(['s', inner.known['you'], *args])})")
        self.happen(self.analysis.moments.at("after", rule.name), happening)
        self.depth -= opened + bool(replaced)
        self.taken = {}

    def told(self, s: m.Statement, names: Names) -> None:
        """Report a rule that is being performed."""
        if s.cites:
            told = [p for p in s.rule.params if not p.type.many] if isinstance(s, m.Perform) else []
            values = [names.known[p.name] for p in told]
            known = "".join(f"{self.readers(x, p.type)}, " for p, x in zip(told, values, strict=True))
            self.tell(s, names.known.get("you", "-1"), *values, f"({known})")

    def readers(self, x: str, of: Type) -> str:
        """Who may read in the log what a local holds."""
        open_to = f"who_knows(s, ({x},))[0]" if self.is_card(of) else "s.all"
        owner = self.owner_of(x)
        if owner in (NOBODY, NOBODY_ALONE):
            return "0" if owner == NOBODY_ALONE else open_to
        return f"1 << {owner} if {owner} >= 0 else {open_to} if {owner} == -1 else 0"

    def guard(self, rule: Routine, args: list[str], names: Names) -> int:
        """Open an `if` when the rule has needs that are not known to be met; returns how much deeper we are."""
        key = (rule.name, tuple(args))
        if key in self.granted:
            self.granted.discard(key)
            return 0
        can = self.can(rule, args, names)
        if can == "True":
            return 0
        self.emit(f"if {can}:")
        self.depth += 1
        return 1

    def enter(self, rule: Routine, args: tuple[m.Expr, ...], actor: m.Expr | None, names: Names) -> Names:
        """The names inside a rule: its parameters and `you`, bound to simple code."""
        inner = Names(names.counter)
        codes = [
            self.card(a, names) if is_top(a) else self.kept(p.type, self.fitting(p.type, a, names), a)
            for a, p in zip(args, rule.params, strict=True)
        ]
        you = self.expr(actor, names) if actor is not None else "-1"
        inner.known["you"] = self.held(you, inner)
        inner.known["actor"] = inner.known["you"]
        for p, code in zip(rule.params, codes, strict=True):
            inner.known[p.name] = self.held_set(code, inner) if p.type.many else self.held(code, inner)
        for p, arg, code in zip(rule.params, args, codes, strict=True):
            self.note_secret(inner.known[p.name], arg, names, code)
        return inner

    def inlines(self, rule: Routine) -> bool:
        """Whether a rule is written in place of its call."""
        if rule.address in self.analysis.recursive or rule.name in self.inlining:
            return False
        if any(isinstance(s, m.Stop) for s in statements(without_last_stop(rule.body))):
            return False
        return self.analysis.written.is_short(rule) or self.analysis.written.is_alone(rule)

    def p_performtext(self, s: m.PerformText, names: Names) -> None:
        """A text on a card, none of whose kind can ask."""
        of = self.card(s.of, names)
        table = self.py(self.analysis.text_table(s.kinds, s.property))
        self.emit(f"call_text(s, 'F_{table}', {of}, {self.expr(s.actor, names)})")

    def p_signal(self, s: m.Signal, names: Names) -> None:
        """`signal`: the triggers of an event."""
        inner = self.enter(s.event, s.args, s.actor, names)
        self.told(s, inner)
        given = {p.name: inner.known[p.name] for p in s.event.params}
        self.happen(
            self.analysis.moments.at("when", s.event.name), Happening(given, inner.known["you"], inner)
        )

    def p_answer(self, s: m.Answer, names: Names) -> None:
        """`answer`."""
        assert self.answers is not None
        self.emit(f"return {self.fitting(self.answers, s.value, names)}")

    def p_begin(self, s: m.Begin, names: Names) -> None:
        """Something begins to last."""
        self.emit(f"v[{self.place(s.mark, names)}] += 1")
        self.tell(s)
        self.watch(s.mark, names, *changes(s))

    def p_mark(self, s: Mark, names: Names) -> None:
        """A mark of a study."""
        self.emit(f"at({s.number})")

    def p_stop(self, s: m.Stop, names: Names) -> None:
        """`stop`, in a function of its own."""
        self.emit("return")

    def p_endframe(self, s: m.EndFrame, names: Names) -> None:
        """`end` and `restart` from straight code unwind the stack."""
        self.tell(s)
        f = self.layout.frames[s.frame.name]
        self.emit(f"if v[{f}]: raise Unwind({f}, {int(s.restart)})")

    def p_win(self, s: m.Win, names: Names) -> None:
        """`win`."""
        self.emit(f"s.winners = tuple({self.expr(s.winners, names)})")
        self.tell(s, "s.winners")
        self.emit("raise GameOver")


def limits(s: m.Change, place: str, cap: str) -> tuple[str, str]:
    """For the log: how much is gained where nothing is cut off, if that is written (another amount may come from what is hidden),
    and how much there can be, if there is as much now.
    """
    wanted = str(s.amount.value) if isinstance(s.amount, m.Const) else NOBODY
    return wanted, f"{cap} if v[{place}] >= {cap} else {NOBODY}"
