"""Statements as straight Python: what no decision can interrupt."""

from __future__ import annotations

from wlcore.compile.analysis import Analysis, polarity, statements
from wlcore.compile.exprs import ExprWriter
from wlcore.compile.layout import Layout
from wlcore.compile.names import Names, is_simple
from wlcore.compile.setup import plan_of, table_of
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Counter, Routine
from wlcore.lang.types import TRUTH

SMALL = 4
RANDOM = "s.rng = y = (s.rng * 6364136223846793005 + 1442695040888963407) & 18446744073709551615"


class Jump(Exception):
    """A statement of this kind cannot be written in straight code here."""


class PlainWriter(ExprWriter):
    """Writes statements into `lines`; `depth` is the indentation."""

    def __init__(self, layout: Layout, analysis: Analysis, traced: bool) -> None:
        super().__init__(layout, analysis)
        self.traced = traced
        self.lines: list[str] = []
        self.depth = 0
        self.tops: dict[str, tuple[str, str]] = {}
        self.granted: set[tuple[str, tuple[str, ...]]] = set()
        self.functions: dict[str, Routine] = {}
        self.said: list[m.Statement | m.Trigger] = []
        self.inlining: list[str] = []
        self.plans: list[object] = []

    # ---- lines ---------------------------------------------------------------------------------------

    def emit(self, code: str) -> None:
        """Write one line."""
        self.lines.append("    " * self.depth + code)

    def tell(self, s: m.Statement, *values: str) -> None:
        """In the traced flavour: report that a statement has been carried out, with values for the log."""
        if self.traced:
            self.said.append(s)
            inside = "".join(f", {x}" for x in values)
            self.emit(f"s.log(({len(self.said) - 1}{inside}))" if values else f"s.log(({len(self.said) - 1},))")

    def block(self, block: m.Block, names: Names) -> None:
        """Write a block at the present depth; an empty one as `pass`."""
        before = len(self.lines)
        for i, s in enumerate(block := self.laid_out(block)):
            if isinstance(s, m.Pick):
                self.random_pick(s, block[i + 1 :], names)
                break
            self.plain(s, names, block[i + 1 :])
        if len(self.lines) == before:
            self.emit("pass")

    def laid_out(self, block: m.Block) -> m.Block:
        """Write the beginning of a block in one step if it lays out all cards; returns what is left of it."""
        found = plan_of(self.layout, block)
        if found is None:
            return block
        plan, done = found
        table = table_of(self.layout, plan)
        if table not in self.plans:
            self.plans.append(table)
        self.emit(f"lay_out(s, PLAN_{self.plans.index(table)})")
        for s, zone, cards in plan.steps:
            self.tell(s, *([repr(cards), str(zone)] if isinstance(s, m.Move) else [str(zone)]))
        return block[done:]

    def nested(self, block: m.Block, names: Names) -> None:
        """Write a block one step deeper."""
        tops = dict(self.tops)
        self.depth += 1
        self.block(block, names.child())
        self.depth -= 1
        self.tops = tops

    def plain(self, s: m.Statement, names: Names, rest: m.Block = ()) -> None:
        """Write one statement that cannot ask."""
        if isinstance(s, m.Bind):
            self.bind(s, rest, names)
            return
        getattr(self, "p_" + type(s).__name__.lower())(s, names)

    # ---- values --------------------------------------------------------------------------------------

    def bind(self, s: m.Bind, rest: m.Block, names: Names) -> None:
        """`let`: the top of a deck is settled now; all else is evaluated."""
        if isinstance(s.value, m.End) and s.value.top and s.value.zone.zone.discipline == "deck":
            self.bind_top(s, s.value.zone, moved_openly(s.name, rest), names)
            return
        if isinstance(s.value, m.Extreme):
            self.bind_extreme(s, s.value, names)
            return
        code = self.expr(s.value, names)
        if s.value.type.many:
            code = f"list({code})"
        if is_simple(code):
            names.known[s.name] = code
        else:
            self.emit(f"{names.new(s.name)} = {code}")

    def bind_top(self, s: m.Bind, ref: m.ZoneRef, quiet: bool, names: Names) -> None:
        """The top card of a deck, whose place is settled now; `quiet` if it goes at once where all can see it."""
        zone, t = self.place(ref, names), self.fixed(ref, names)
        u = self.index_shift(t, len(self.layout.deck_zones))
        d, size = names.fresh(), names.fresh()
        x = names.new(s.name)
        self.emit(f"{d} = z[{zone}]")
        if not quiet:
            self.emit(f"{x} = fix_top(s, {zone})")
            return
        self.emit(f"if not v[{t}]:")
        self.emit(f"    {size} = len({d}) - v[{u}]")
        self.emit(f"    if {size} > 1:")
        self.emit(f"        {RANDOM}")
        self.emit(f"        {d}.append({d}.pop(v[{u}] + (((y >> 33) * {size}) >> 31))); v[{t}] = 1")
        self.emit(f"    else: settle_top(s, {zone})")
        self.emit(f"{x} = {d}[-1] if {d} else -1")
        self.tops[x] = (d, t)

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
        self.emit(f"{best} = None; {found} = []")
        self.emit(f"for {x} in {self.expr(of, names)}:")
        step = "    "
        if conds:
            self.emit(f"    if {' and '.join(reversed(conds))}:")
            step = "        "
        self.emit(f"{step}{y} = {self.expr(e.by, inner)}")
        self.emit(f"{step}if {best} is None or {y} {'>' if e.most else '<'} {best}: {best} = {y}; {found} = [{x}]")
        self.emit(f"{step}elif {y} == {best}: {found}.append({x})")

    def fixed(self, zone: m.ZoneRef, names: Names) -> str:
        """The index of the number of fixed cards on top of a deck."""
        args = [self.expr(a, names) for a in zone.args]
        return self.index(self.layout.fixed[zone.zone.name], self.layout.strides(zone.zone), args)

    def p_assign(self, s: m.Assign, names: Names) -> None:
        """`set`."""
        place = self.place(s.place, names)
        self.emit(f"v[{place}] = {self.expr(s.value, names)}")
        self.tell(s, place, f"v[{place}]")
        self.watch(s.place, names, True, True)

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
        amount = self.expr(s.amount, names)
        needs_amount = self.traced or bool(self.analysis.happenings(s))
        old = names.fresh()
        if needs_amount:
            self.emit(f"{old} = v[{place}]")
        if not up:
            self.emit(f"v[{place}] = max(0, v[{place}] - {amount})")
        elif counter.cap is None:
            self.emit(f"v[{place}] += {amount}")
        else:
            cap_names = Names(names.counter, dict(names.known))
            if s.place.args:
                cap_names.known["you"] = self.expr(s.place.args[0], names)
            self.emit(f"v[{place}] = min(v[{place}] + {amount}, max(v[{place}], {self.expr(counter.cap, cap_names)}))")
        if needs_amount:
            self.emit(f"{old} = v[{place}] - {old}" if up else f"{old} = {old} - v[{place}]")
        self.tell(s, place, old)
        self.watch(s.place, names, up, not up)
        self.changed(s, old, names)

    def changed(self, s: m.Change, amount: str, names: Names) -> None:
        """The triggers of a gain or loss."""
        triggers = self.analysis.happenings(s)
        if not triggers:
            return
        given = dict(zip(s.place.place.dims, (self.expr(a, names) for a in s.place.args), strict=True))
        performer = given.pop("player", "-1")
        self.emit(f"if {amount} > 0:")
        self.depth += 1
        for trigger in triggers:
            self.fire(trigger, {**given, "amount": amount}, performer, names)
        self.depth -= 1

    def fire(self, trigger: m.Trigger, given: dict[str, str], performer: str, names: Names) -> None:
        """A trigger in straight code."""
        inner = Names(names.counter, dict(given))
        conds = []
        inner.known["performer"] = performer
        if trigger.owner is not None:
            owner = inner.fresh()
            self.emit(f"{owner} = {self.expr(trigger.owner, Names(names.counter))}")
            inner.known["you"] = owner
            conds.append(f"{owner} >= 0")
        else:
            inner.known["you"] = performer
        inner.known["actor"] = inner.known["you"]
        if trigger.gate is not None:
            conds.append(self.truth(trigger.gate, Names(names.counter)))
        if trigger.cond is not None:
            conds.append(self.truth(trigger.cond, inner))
        self.emit(f"if {' and '.join(conds) or 'True'}:")
        self.nested(trigger.body, inner)

    # ---- cards ---------------------------------------------------------------------------------------

    def p_move(self, s: m.Move, names: Names) -> None:
        """`put`."""
        zone = self.held(self.place(s.zone, names), names)
        card: str | None = None
        if not s.cards.type.many:
            card = self.card(s.cards, names)
        under = s.where == "under"
        open_pile = s.zone.zone.discipline == "pile" and not under
        if card is not None and card in self.tops and open_pile:
            d, t = self.tops.pop(card)
            self.emit(f"{d}.pop(); v[{t}] -= 1")
            self.emit(f"z[{zone}].append({card}); loc[{card}] = {zone}; k[{card}] = s.all")
        elif card is not None and open_pile:
            self.emit(f"if {card} >= 0:")
            self.emit(f"    y = loc[{card}]")
            self.emit(f"    if FIXED[y] < 0 and z[y][-1] == {card}: z[y].pop()")
            self.emit(f"    else: lift(s, {card})")
            self.emit(f"    z[{zone}].append({card}); loc[{card}] = {zone}; k[{card}] = s.all")
        elif card is not None:
            self.emit(f"if {card} >= 0: put(s, {card}, {zone}, {under})")
        else:
            self.emit(f"put_all(s, {self.expr(s.cards, names)}, {zone}, {under})")
        self.tell(s, f"({card},)" if card is not None else "()", zone)
        for other in self.program.zones:
            if other.name != s.zone.zone.name:
                self.watch_place(other.name, None, False, True, names)
        self.watch(s.zone, names, True, s.where == "under")

    def card(self, e: m.Expr, names: Names) -> str:
        """A single card as a local; the top of a deck is settled."""
        if isinstance(e, m.End) and e.top and e.zone.zone.discipline == "deck":
            code = f"fix_top(s, {self.place(e.zone, names)})"
        else:
            code = self.expr(e, names)
        if is_simple(code):
            return code
        x = names.fresh()
        self.emit(f"{x} = {code}")
        return x

    def p_shuffle(self, s: m.Shuffle, names: Names) -> None:
        """`shuffle`."""
        zone = self.place(s.zone, names)
        self.emit(f"shuffle(s, {zone})")
        self.tell(s, zone)

    def p_show(self, s: m.Show, names: Names) -> None:
        """`show`: the top of a deck is turned up in place, since that happens all the time."""
        mask = "s.all" if s.to is None else f"seats({self.expr(s.to, names)})"
        if isinstance(s.cards, m.End) and s.cards.top and s.cards.zone.zone.discipline == "deck":
            zone, t = self.place(s.cards.zone, names), self.fixed(s.cards.zone, names)
            if s.to is not None:
                self.emit(f"look_at_top(s, {zone}, {mask})")
            else:
                u = self.index_shift(t, len(self.layout.deck_zones))
                d, size = names.fresh(), names.fresh()
                self.emit(f"{d} = z[{zone}]; {size} = len({d}) - v[{u}]")
                self.emit(f"if {size} > 1 and not v[{t}]:")
                self.emit(f"    {RANDOM}")
                self.emit(f"    y = {d}.pop(v[{u}] + (((y >> 33) * {size}) >> 31)); {d}.append(y); v[{t}] = 1; k[y] = s.all")
                self.emit(f"else: turn_up(s, {zone})")
            self.tell(s, f"tuple(z[{zone}][-1:])", mask)
        elif s.cards.type.many:
            cards = names.fresh()
            self.emit(f"{cards} = list({self.expr(s.cards, names)}); show(s, {cards}, {mask})")
            self.tell(s, f"tuple({cards})", mask)
        else:
            card = self.card(s.cards, names)
            self.emit(f"if {card} >= 0: k[{card}] |= {mask}")
            self.tell(s, f"({card},)", mask)

    def index_shift(self, index: str, by: int) -> str:
        """An index further on."""
        return str(int(index) + by) if index.isdigit() else f"{index}+{by}"

    # ---- chance --------------------------------------------------------------------------------------

    def random_pick(self, s: m.Pick, rest: m.Block, names: Names) -> None:
        """`choose ... at random`, then the rest of the block if there was something to choose."""
        if "random" not in s.how:
            raise Jump
        x = self.draw_lot(s, names)
        self.emit(f"if {x} {'>= 0' if s.how == 'random' else ''}:")
        self.depth += 1
        self.block(rest, names)
        self.depth -= 1

    def draw_lot(self, s: m.Pick, names: Names) -> str:
        """One or several elements at random; -1 or an empty list if there are none."""
        pool = names.fresh()
        self.emit(f"{pool} = list({self.expr(s.source, names)})")
        x = names.new(s.name)
        if s.how == "random":
            self.emit(f"{x} = {pool}[chance(s, {self.site(s)}, len({pool}))] if {pool} else -1")
        else:
            assert s.amount is not None
            self.emit(f"{x} = lots(s, {self.site(s)}, {pool}, {self.expr(s.amount, names)})")
        self.tell(s, x)
        return x

    def site(self, s: m.Pick) -> str:
        """A number for a chance choice, by which a scenario can fix its outcome."""
        return repr(s.name)

    # ---- control -------------------------------------------------------------------------------------

    def p_if(self, s: m.If, names: Names) -> None:
        """`if`."""
        word = "if"
        for cond, body in s.branches:
            self.emit(f"{word} {self.truth(cond, names)}:")
            self.nested(body, names)
            word = "elif"
        if s.otherwise:
            self.emit("else:")
            self.nested(s.otherwise, names)
        self.tops = {}

    def p_foreach(self, s: m.ForEach, names: Names) -> None:
        """`for each`."""
        inner = names.child()
        x = inner.new(s.name)
        over = self.expr(s.over, names)
        fixed = self.constants(s.over)
        if s.start is None and fixed is not None:
            over = str(tuple(fixed))
        elif s.start is not None:
            over = f"clockwise({over}, {self.expr(s.start, names)}, n)"
        elif not isinstance(s.over, m.Everyone):
            over = f"list({over})"
        self.emit(f"for {x} in {over}:")
        self.tops = {}
        self.nested(s.body, inner)

    def p_repeat(self, s: m.Repeat, names: Names) -> None:
        """`repeat N times`; loops without a number are never straight code."""
        if s.times is None:
            raise Jump
        self.emit(f"for {names.fresh()} in range({self.expr(s.times, names)}):")
        self.tops = {}
        self.nested(s.body, names)

    def p_perform(self, s: m.Perform, names: Names) -> None:
        """A rule that cannot ask: written in place if it is short or called only here, else called."""
        rule = s.rule
        inner = self.enter(rule, s.args, s.actor, names)
        args = [inner.known[p.name] for p in rule.params]
        instead = self.instead(rule, inner)
        opened = self.guard(rule, args, inner)
        self.told(s, inner)
        self.around(rule, "before", inner)
        if instead:
            self.depth += 1
        if self.inlines(rule):
            self.inlining.append(rule.name)
            self.block(without_last_stop(rule.body), inner)
            self.inlining.pop()
        else:
            self.functions[rule.address] = rule
            self.emit(f"f_{self.py(rule.name)}({', '.join(['s', inner.known['you'], *args])})")
        if instead:
            self.depth -= 1
        self.around(rule, "after", inner)
        self.depth -= opened
        self.tops = {}

    def told(self, s: m.Statement, names: Names) -> None:
        """Report a rule that is being performed."""
        if isinstance(s, m.Perform) and s.cites or s.cites:
            self.tell(s, names.known.get("you", "-1"), *(names.known[p.name] for p in s.rule.params if not p.type.many) if isinstance(s, m.Perform) else ())

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
        codes = [self.expr(a, names) for a in args]
        you = self.expr(actor, names) if actor is not None else "-1"
        inner.known["you"] = self.held(you, inner)
        inner.known["actor"] = inner.known["you"]
        for p, code in zip(rule.params, codes, strict=True):
            inner.known[p.name] = self.held(f"list({code})" if p.type.many else code, inner)
        return inner

    def held(self, code: str, names: Names) -> str:
        """Simple code that holds a value."""
        if is_simple(code):
            return code
        x = names.fresh()
        self.emit(f"{x} = {code}")
        return x

    def instead(self, rule: Routine, names: Names) -> bool:
        """Whether something can happen instead of a rule."""
        return any(t.moment == "instead" for t in self.analysis.triggers.get(rule.name, ()))

    def around(self, rule: Routine, moment: str, names: Names) -> None:
        """The triggers before, instead of or after a rule; after `instead` triggers an `else` is open."""
        triggers = self.analysis.triggers.get(rule.name, ())
        given = {p.name: names.known[p.name] for p in rule.params}
        for trigger in triggers:
            if trigger.moment == moment:
                self.fire(trigger, given, names.known["you"], names)
        if moment != "before":
            return
        word = "if"
        for trigger in triggers:
            if trigger.moment == "instead":
                inner = Names(names.counter, {**given, "you": names.known["you"], "actor": names.known["you"]})
                cond = "True" if trigger.cond is None else self.truth(trigger.cond, inner)
                self.emit(f"{word} {cond}:")
                self.nested(trigger.body, inner)
                word = "elif"
        if word == "elif":
            self.emit("else:")

    def inlines(self, rule: Routine) -> bool:
        """Whether a rule is written in place of its call."""
        if rule.address in self.analysis.recursive or rule.name in self.inlining:
            return False
        body = without_last_stop(rule.body)
        every = list(statements(body))
        if any(isinstance(s, m.Stop) for s in every):
            return False
        return len(every) <= SMALL or self.analysis.callers.get(rule.address, 0) <= 1

    def p_performtext(self, s: m.PerformText, names: Names) -> None:
        """A text on a card, none of whose kind can ask."""
        self.emit(f"call_text(s, 'F_{self.py(s.property)}', {self.expr(s.of, names)}, {self.expr(s.actor, names)})")

    def p_signal(self, s: m.Signal, names: Names) -> None:
        """`signal`: the triggers of an event."""
        inner = self.enter(s.event, s.args, s.actor, names)
        self.told(s, inner)
        given = {p.name: inner.known[p.name] for p in s.event.params}
        for trigger in self.analysis.triggers.get(s.event.name, ()):
            self.fire(trigger, given, inner.known["you"], inner)

    def p_answer(self, s: m.Answer, names: Names) -> None:
        """`answer`."""
        self.emit(f"return {self.expr(s.value, names)}")

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

    # ---- as soon as ----------------------------------------------------------------------------------

    def watch(self, place: m.Read | m.ZoneRef, names: Names, grew: bool, shrank: bool) -> None:
        """Check what is watched, after a place has changed."""
        name = place.place.name if isinstance(place, m.Read) else place.zone.name
        self.watch_place(name, [self.expr(a, names) for a in place.args], grew, shrank, names)

    def watch_place(self, name: str, args: list[str] | None, grew: bool, shrank: bool, names: Names) -> None:
        """Check every `as soon as` that a change of a place can make true."""
        for watch in self.program.watches:
            read = [entry for entry in polarity(watch.cond) if entry[0] == name]
            if not any((grew and up) or (shrank and down) for _, _, up, down in read):
                continue
            bound = ""
            if args is not None:
                at = {
                    i for _, xs, _, _ in read for i, x in enumerate(xs) if isinstance(x, m.Local) and x.name == watch.name
                }
                if len(at) == 1 and all(
                    xs and isinstance(xs[min(at)], m.Local) and xs[min(at)].name == watch.name  # type: ignore[attr-defined]
                    for _, xs, _, _ in read
                ):
                    bound = args[min(at)]
            self.check_watch(watch, bound, names)

    def check_watch(self, watch: m.Watch, bound: str, names: Names) -> None:
        """One check: for the element that changed, or for all."""
        cond, inner = self.watched(watch, bound, names)
        self.emit(f"if {cond}:")
        self.depth += 1
        self.block(watch.body, inner)
        self.depth -= 1

    def watched(self, watch: m.Watch, bound: str, names: Names) -> tuple[str, Names]:
        """The condition of an `as soon as`, and the names inside: for one element if it is known which."""
        inner = Names(names.counter, {})
        named = self.named_element(watch)
        if not bound and named is not None:
            bound = self.held(self.expr(named, inner), names)
            inner.known[watch.name] = bound
            cond = f"{bound} >= 0 and {self.truth(watch.cond, inner)}"
        elif bound and is_simple(bound):
            inner.known[watch.name] = bound
            cond = self.truth(watch.cond, inner)
        else:
            x = inner.fresh()
            found = m.Filter(watch.span, watch.over.type, watch.over, watch.name, watch.cond)
            self.emit(f"{x} = next(iter({self.expr(found, inner)}), -1)")
            cond = f"{x} >= 0"
            inner.known[watch.name] = x
        inner.known["you"] = inner.known["actor"] = inner.known[watch.name]
        return cond, inner

    def named_element(self, watch: m.Watch) -> m.Expr | None:
        """The variable that says which element it can only be: 'p is VARIABLE and ...'."""
        todo = [watch.cond]
        while todo:
            cond = todo.pop()
            if isinstance(cond, m.Op) and cond.op == "and":
                todo += [cond.left, cond.right]
            elif isinstance(cond, m.Op) and cond.op == "is" and isinstance(cond.left, m.Local) and cond.left.name == watch.name:
                if isinstance(cond.right, m.Read) and not cond.right.args:
                    return cond.right
        return None


def without_last_stop(body: m.Block) -> m.Block:
    """A body without a `stop` that changes nothing."""
    return body[:-1] if body and isinstance(body[-1], m.Stop) else body


def moved_openly(name: str, rest: m.Block) -> bool:
    """Whether the next thing that happens to a card is that it goes where all can see it."""
    if not rest:
        return False
    match rest[0]:
        case m.Move(cards=m.Local(name=moved)):
            return moved == name and rest[0].zone.zone.discipline == "pile" and rest[0].where != "under"
        case m.If() if rest[0].otherwise:
            return moved_openly(name, rest[0].otherwise) and all(moved_openly(name, body) for _, body in rest[0].branches)
    return False


__all__ = ["TRUTH", "Jump", "PlainWriter", "moved_openly", "without_last_stop"]
