"""Rules, texts and triggers that may ask: written in place, or called as units of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wlcore.compile.blocks import OFFER
from wlcore.compile.flow import locals_of, reads
from wlcore.compile.names import Names
from wlcore.compile.orders import OrderWriter
from wlcore.compile.quiet import offers_of, seeking, stirs
from wlcore.compile.reasons import requirements
from wlcore.compile.triggers import Happening
from wlcore.compile.walk import statements
from wlcore.compile.windows import asked_anyway
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine

FEW = 6
SELDOM = 0.05


class CallWriter(OrderWriter):
    """Writes what is performed."""

    def inlines_here(self, rule: Routine) -> bool:
        """Whether a rule is written into this unit in place of its call."""
        if rule.name in self.inlining:
            return False
        if rule.body and id(rule.body[0]) in self.made:  # an action whose first choice came with it
            return True
        written = self.analysis.written
        if written.is_alone(rule):
            return True
        recursive = rule.address in self.analysis.recursive
        return not (recursive and rule.what == "frame") and written.is_short(rule)

    def l_perform(self, s: m.Perform, names: Names) -> None:
        """A rule that may ask or leap: written here, or called as a unit."""
        rule = s.rule
        granted = self.granted
        inner = self.enter(rule, s.args, s.actor, names)
        self.granted = granted
        args = [inner.known[p.name] for p in rule.params]
        end = self.fresh()
        key = (rule.name, tuple(args))
        if key in granted:
            self.granted.add(key)
        can = "True" if key in self.granted else self.can(rule, args, inner)
        if can != "True":
            go = self.fresh()
            self.branch(can, go, end)
            self.start(go)
        self.around(rule, inner, s, end)

    def around(self, rule: Routine, names: Names, s: m.Perform | None, end: int) -> None:
        """A rule that can be performed, with what answers it; where something happens instead, nothing of it does."""
        given = {p.name: names.known[p.name] for p in rule.params}
        happening = Happening(given, names.known["you"], names)
        moments = self.analysis.moments
        self.occasions(moments.at("instead", rule.name), happening, end)
        if s is not None:
            self.told(s, names)
        self.occasions(moments.at("before", rule.name), happening)
        after = self.fresh()
        if s is None or self.inlines_here(rule):
            self.inlining.append(rule.name)
            if s is not None and not any(moments.at(moment, rule.name) for moment in ("instead", "before")):
                self.begun(rule, names)
            self.body(rule, names, after)
            self.inlining.pop()
        else:
            if offers_of(rule, self.analysis):
                self.if_it_stirs(rule, names, after)
            self.perform(rule, names, after)
        self.start(after)
        self.occasions(moments.at("after", rule.name), happening)
        self.jump(end)
        self.start(end)

    def if_it_stirs(self, rule: Routine, names: Names, after: int) -> None:
        """A rule of which seldom anything comes: what follows is written for the case that something can be chosen."""
        args = ["s", names.known["you"], *(names.known[p.name] for p in rule.params)]
        something = self.fresh()
        anyway = f"{asked_anyway(self)} or " if self.traced else ""
        self.branch(f"{anyway}{stirs(rule)}({', '.join(args)})", something, after, SELDOM)
        self.start(something)
        self.quiet[rule.name] = rule

    def seek(self, block: m.Block, x: str, names: Names) -> str:
        """A call that counts the players in turn, no more than so many, for whom nothing comes of a block, if all that it does
        is to perform such a rule; else nothing.
        """
        conds, inside = [], block
        while inside:
            match inside:
                case (m.If(branches=((cond, inside),), otherwise=()),):
                    conds.append(self.truth(cond, names))
                case (m.Perform(rule=rule, args=(), actor=m.Local(name=name)),) if names.known[name] == x:
                    break
                case _:
                    return ""
        else:
            return ""
        if not offers_of(rule, self.analysis) or requirements(rule, self.analysis):
            return ""
        code = " and ".join(conds)
        given = sorted(locals_of(reads(code)[0]) - {x})
        name = f"seek_{self.number}_{len(self.seeks)}"
        self.seeks[name] = ["s", x, "most", *given], seeking(code, rule, self, names, x)
        return f"{name}(s, {x}, {', '.join(['{}', *given])})"

    def perform(self, rule: Routine, names: Names, after: int) -> None:
        """Carry out a unit; we go on at `after` when it is done."""
        if rule.address not in self.units:
            self.units[rule.address] = len(self.units)
        self.wanted[rule.address] = rule
        args = [names.known["you"]]
        args += [
            f"of_mask(as_mask({names.known[p.name]}))" if p.type.many else names.known[p.name]
            for p in rule.params
        ]
        args += [self.owner_of(names.known[p]) for p in self.analysis.hidden.passed_to(rule)]
        self.keep_passed([rule], names.known, after)
        number = self.units[rule.address]
        self.call([number], str(number), args, after)

    def is_worked_out(self, routine: Routine, param: str) -> bool:
        """Whether a unit may be given something that hangs on secrets, or that is no card."""
        address = routine.name.split("/")[-1] if routine.what == "text" else routine.address
        if (address, param) in self.analysis.hidden.worked_out:
            return True
        return any(p.name == param and not self.is_card(p.type) for p in routine.params)

    def keep_passed(self, routines: Iterable[Routine], known: Mapping[str, str], after: int) -> None:
        """What a unit is given in secret is kept until it is done: from that it is imagined what it was given."""
        for routine in routines:
            params = [p for p in self.analysis.hidden.passed_to(routine) if self.is_worked_out(routine, p)]
            if params:
                self.passed[after] = [known[p] if known[p] in self.secret else "" for p in params]
                held = [x for x in self.passed[after] if x]
                self.blocks[after].lines += [" ".join([OFFER, *held])] if held else []
                return

    def l_performtext(self, s: m.PerformText, names: Names) -> None:
        """A text on a card: a unit of its own, found by the card."""
        table = self.analysis.text_table(s.kinds, s.property)
        texts = self.analysis.texts_of.get(table, [])
        x = self.card(s.of, names)
        self.note_secret(x, s.of, names)
        you = self.held(self.expr(s.actor, names), names)
        short = len(texts) <= FEW and sum(len(list(statements(text.body))) for text in texts) <= FEW * 4
        here = short and f"text {table}" not in self.inlining  # a text may carry out others, and so itself
        for text in texts:
            if text.address not in self.units:
                self.units[text.address] = len(self.units)
            if not here:
                self.wanted[text.address] = text
        u = names.fresh()
        self.emit(f"{u} = U_{self.py(table)}[{x}]")
        if here:
            self.inlining.append(f"text {table}")
            self.texts_here(texts, u, x, you, names)
            self.inlining.pop()
            return
        after, go = self.fresh(entry=True), self.fresh()
        self.branch(f"{u} >= 0", go, after)
        self.start(go)
        owner = [self.owner_of(x)] if any(map(self.analysis.hidden.passed_to, texts)) else []
        self.keep_passed(texts, {"this": x}, after)
        self.call([self.units[text.address] for text in texts], u, [you, x, *owner], after)
        self.start(after)

    def texts_here(self, texts: list[Routine], u: str, x: str, you: str, names: Names) -> None:
        """Few and short texts are written in place."""
        end = self.fresh()
        for i, text in enumerate(texts):
            yes, no = self.fresh(), self.fresh()
            self.branch(f"{u} == {self.units[text.address]}", yes, no, 1 / (len(texts) - i + 1))
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
        self.occasions(
            self.analysis.moments.at("when", s.event.name), Happening(given, inner.known["you"], inner)
        )

    def changed(self, s: m.Change, amount: str, names: Names) -> None:
        """The triggers of a gain or loss; those that may ask become branches."""
        asking = self.analysis.happenings(s) and self.analysis.asks((s,))
        if self.depth or not asking:
            super().changed(s, amount, names)
            return
        yes, end = self.fresh(), self.fresh()
        self.branch(f"{amount} > 0", yes, end)
        self.start(yes)
        self.occasions(
            self.analysis.moments.at("after", *s.happenings), self.change_happening(s, amount, names)
        )
        self.jump(end)
        self.start(end)
