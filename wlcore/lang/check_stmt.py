"""Looks up and types statements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.at_once import begins, kept, nobody
from wlcore.lang.check_expr import ExprChecker
from wlcore.lang.check_set import SUBJECT
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nobody import ANYBODY, doubts, may_be_another
from wlcore.lang.program import Program
from wlcore.lang.scope import YOU, Scope
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Place, Routine, Variable
from wlcore.lang.types import NONE, NUMBER, PLAYER, PLAYERS, TRUTH, UNKNOWN, Type
from wlcore.lang.words import CORE, STATEMENTS

IN_QUERIES = (t.Let, t.If, t.ForEach, t.Repeat, t.Answer, t.Needs, t.Leaving)
BEGINNING = (
    *(word.name for word in STATEMENTS),
    *"choose may let set if otherwise repeat needs answer stop forbid".split(),
)
OPENS_ALONE = ("otherwise", "repeat", "may")


class StatementChecker(ExprChecker):
    """Checks the statements of routines and texts of one program; `lasting` checks what lasts for as long as a frame."""

    def __init__(
        self, program: Program, findings: Findings, lasting: Callable[[t.Statement, m.Read, Scope], None]
    ) -> None:
        super().__init__(program, findings)
        self.lasting = lasting

    def block(self, trees: t.Block, scope: Scope) -> m.Block:
        """The statements of a block; names made in it are known to its end."""
        out: list[m.Statement] = []
        for tree in trees:
            found = self.statement(tree, scope)
            if found is not None:
                out.append(found)
            match tree, found:
                case t.If(branches=((_, body),), otherwise=None), m.If(branches=((cond, _),)) if ends(body):
                    scope.learn(cond, holds=False)
        return tuple(out)

    def statement(self, tree: t.Statement, scope: Scope) -> m.Statement | None:
        """The meaning of a statement, or None after a finding."""
        if scope.answers is not None and not self._answering(tree):
            return None
        return getattr(self, "_s_" + type(tree).__name__.lower())(tree, scope)  # type: ignore[no-any-return]

    def _answering(self, tree: t.Statement) -> bool:
        """Whether a statement may stand in a query, where nothing can happen."""
        if isinstance(tree, t.Stop):
            self.complain("query", "a query ends with its answer", tree.span, "write 'answer VALUE'")
        elif isinstance(tree, t.Repeat) and tree.times is None:
            self.complain(
                "query", "a query must come to an end", tree.span, "write 'repeat N times:' or 'for each'"
            )
        elif not isinstance(tree, IN_QUERIES):
            self.complain(
                "query", "a query only answers: nothing can happen in it", tree.span, "do this in a rule"
            )
        else:
            return True
        return False

    def _actor(self, scope: Scope, span: Span) -> m.Expr:
        if scope.actor is None:
            return self.complain(
                "no-meaning", "nobody is there to do this", span, "put a subject before it: 'PLAYER: ...'"
            )
        return scope.actor

    def name_local(self, name: str, known_as: Type, scope: Scope, span: Span) -> None:
        """Enter a name that rules give."""
        if name in scope.names:
            self.complain("duplicate", f"'{name}' has a meaning here already", span)
        elif name in self.program.names or name in CORE:
            self.taken(name, span)
        scope.names[name] = known_as

    def taken(self, name: str, span: Span) -> None:
        """Note that a name given in rules is declared as something else: by the pack of these rules, or by a later one, which is
        to blame.
        """
        packs, symbol = self.program.packs, self.program.names.get(name)
        if symbol is not None and self.pack in packs and packs.index(symbol.pack) > packs.index(self.pack):
            message = (
                f"{self.pack} calls something '{name}' inside its rules, so nothing else can be called that"
            )
            self.complain("duplicate", message, symbol.span, "choose another name")
        else:
            self.complain("duplicate", f"'{name}' is declared as something else", span, "choose another name")

    # ---- core words ----------------------------------------------------------------------------------

    def _s_call(self, x: t.Call, scope: Scope) -> m.Statement | None:
        core = getattr(self, "_w_" + x.name, None)
        if core is not None:
            return core(x, scope)  # type: ignore[no-any-return]
        rule = self.program.names.get(x.name)
        if isinstance(rule, Routine) and rule.what in ("rule", "action", "frame"):
            return m.Perform(x.span, x.cites, rule, self._linked(rule, x, scope), self._actor(scope, x.span))
        if x.name in self.program.names:
            advice = self.meant(x.name, tuple)
            if isinstance(rule, Routine) and rule.what == "event":
                advice = f"write 'signal {x.name}'"
            self.complain(
                "not-a-statement", f"'{x.name}' is not something that can be done", x.name_span, advice
            )
            return None
        advice = self.findings.near(x.name, lambda: (*BEGINNING, *self.names_of("rule", "action", "frame")))
        self.complain("unknown-word", f"'{x.name}' is not a word that is known", x.name_span, advice)
        return None

    def _linked(
        self, routine: Routine, x: t.Call, scope: Scope, args: tuple[t.Arg, ...] | None = None
    ) -> tuple[m.Expr, ...]:
        args = x.args if args is None else args
        wanted = " ".join(f"{p.link} {p.name}".strip() for p in routine.params)
        if len(args) != len(routine.params):
            few = len(args) < len(routine.params)
            advice = f"something is missing: {len(args)} of {len(routine.params)} stand here" if few else ""
            place = x.span if few else args[len(routine.params)].value.span
            message = f"'{routine.name}' is written: {routine.name} {wanted}".rstrip()
            self.complain("arity", message, place, advice or "leave this out")
            return tuple(self.broken(x.span) for _ in routine.params)
        out = []
        for arg, p in zip(args, routine.params, strict=True):
            if arg.link != p.link:
                self.complain("link", f"'{routine.name}' is written: {routine.name} {wanted}", arg.value.span)
            out.append(self.want(arg.value, p.type, scope))
        return tuple(out)

    def _form(self, x: t.Call, links: tuple[tuple[str, ...], ...], optional: int = 0) -> bool:
        fine = len(links) - optional <= len(x.args) <= len(links) and all(
            a.link in allowed for a, allowed in zip(x.args, links, strict=False)
        )
        if not fine:
            word = CORE[x.name]
            self.complain(
                "arity",
                f"'{x.name}' is written: {word.form}",
                x.span,
                f"as in '{word.example.splitlines()[0]}'",
            )
        return fine

    def _counter_change(self, x: t.Call, scope: Scope) -> m.Statement | None:
        actor = self._actor(scope, x.span)
        if len(x.args) == 1 and isinstance(x.args[0].value, t.Number) and x.args[0].value.unit:
            amount = self.want(x.args[0].value, NUMBER, scope)
            counter = self.counter_of_unit.get(x.args[0].value.unit)
            if counter is None:
                return None
            place = self.place(counter, (), x.span, scope, actor)
        elif self._turned_round(x) or self._without_counter(x):
            return None
        elif self._form(x, (("",), ("",))):
            amount = self.want(x.args[0].value, NUMBER, scope)
            found = self._counter(x.args[1].value, scope, actor)
            if found is None:
                return None
            place = found
            unit = getattr(x.args[0].value, "unit", "")
            if unit and isinstance(place, m.Read) and getattr(place.place, "unit", "") != unit:
                self.complain("unit", f"'{place.place.name}' is not counted in {unit}", x.args[0].value.span)
        else:
            return None
        return m.Change(x.span, x.cites, x.name, place, amount) if isinstance(place, m.Read) else None

    _w_gain = _w_lose = _w_pay = _w_take = _counter_change

    def _turned_round(self, x: t.Call) -> bool:
        """Whether the counter stands before the number; if so, that is noted."""
        match [arg.value for arg in x.args]:
            case [t.Name(id=name), t.Number() as number] if isinstance(self.program.names.get(name), Counter):
                message = f"'{x.name}' is written: {CORE[x.name].form}"
                self.complain("arity", message, x.span, f"write '{x.name} {number.value} {name}'")
                return True
        return False

    def _without_counter(self, x: t.Call) -> bool:
        """Whether only a number stands there that is worked out from a counter; if so, that is noted."""
        if len(x.args) != 1 or isinstance(x.args[0].value, t.Name):
            return False
        named = {n.id if isinstance(n, t.Name) else n.name for n in t.named_in(x.args[0].value)}
        counters = sorted(name for name in named if isinstance(self.program.names.get(name), Counter))
        if len(counters) != 1:
            return False
        message = f"'{x.name}' is written: {CORE[x.name].form}"
        advice = (
            f"behind the number, which stands in parentheses, say of what: '{x.name} (...) {counters[0]}'"
        )
        self.complain("arity", message, x.span, advice)
        return True

    def _counter(self, tree: t.Expr, scope: Scope, actor: m.Expr) -> m.Expr | None:
        name = tree.id if isinstance(tree, t.Name) else tree.name if isinstance(tree, t.Apply) else ""
        args = tree.args if isinstance(tree, t.Apply) else ()
        counter = self.program.names.get(name)
        if not isinstance(counter, Counter):
            said = f"'{name}' is" if name else "this is"
            advice = self.meant(name, self.counters) or self._signs() if name else ""
            self.complain("not-a-counter", f"{said} not a counter", tree.span, advice)
            return None
        return self.place(counter, args, tree.span, scope, actor)

    def _signs(self) -> str:
        """How amounts of what has a sign of its own are written."""
        signs = [f"'{unit}N' is so much {counter.name}" for unit, counter in self.counter_of_unit.items()]
        return ", ".join(signs)

    def _w_put(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not self._form(x, (("",), ("in", "on", "under"))):
            return None
        cards = self._cards(x.args[0].value, scope)
        zone = self._zone(x.args[1].value, scope)
        return None if zone is None else m.Move(x.span, x.cites, cards, zone, x.args[1].link)

    def _cards(self, tree: t.Expr, scope: Scope) -> m.Expr:
        found = self.expr(tree, scope)
        if isinstance(found, m.ZoneRef):
            return self.a_set(tree, scope)
        if found.type != UNKNOWN and not self.is_card(found.type.kind):
            return self.complain("type", f"cards are wanted here, this is {found.type.a}", tree.span)
        return found

    def _zone(self, tree: t.Expr, scope: Scope) -> m.ZoneRef | None:
        found = self.expr(tree, scope)
        if isinstance(found, m.ZoneRef):
            return found
        if found.type != UNKNOWN:
            self.complain("type", f"a zone is wanted here, this is {found.type.a}", tree.span)
        return None

    def _w_shuffle(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not self._form(x, (("",),)):
            return None
        zone = self._zone(x.args[0].value, scope)
        if zone is not None and zone.zone.discipline != "deck":
            self.complain("type", f"'{zone.zone.name}' is not a deck: it has no hidden order", x.span)
        return None if zone is None else m.Shuffle(x.span, x.cites, zone)

    def _w_show(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not self._form(x, (("",), ("to",)), optional=1):
            return None
        to = self.want(x.args[1].value, PLAYERS, scope) if len(x.args) == 2 else None
        return m.Show(x.span, x.cites, self._cards(x.args[0].value, scope), to)

    def _w_do(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not self._form(x, (("",),)):
            return None
        found = self.text_of(x.args[0].value, scope)
        return None if found is None else m.PerformText(x.span, x.cites, *found, self._actor(scope, x.span))

    def _w_signal(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not x.args:
            self.complain("arity", f"'signal' is written: {CORE['signal'].form}", x.span)
            return None
        first = x.args[0].value
        event = self.program.names.get(first.id) if isinstance(first, t.Name) else None
        if not isinstance(event, Routine) or event.what != "event":
            known = partial(self.names_of, "event")
            name = first.id if isinstance(first, t.Name) else "this"
            self.complain("unknown-event", f"there is no event '{name}'", first.span, self.meant(name, known))
            return None
        return m.Signal(
            x.span, x.cites, event, self._linked(event, x, scope, x.args[1:]), self._actor(scope, x.span)
        )

    def _frame(self, x: t.Call) -> Routine | None:
        if len(x.args) != 1:
            self.complain("arity", f"'{x.name}' is written: {CORE[x.name].form}", x.span)
            return None
        first = x.args[0].value
        frame = self.program.names.get(first.id) if isinstance(first, t.Name) else None
        if not isinstance(frame, Routine) or frame.what != "frame":
            name = first.id if isinstance(first, t.Name) else "this"
            known = partial(self.names_of, "frame")
            self.complain("unknown-frame", f"there is no frame '{name}'", first.span, self.meant(name, known))
            return None
        return frame

    def _w_end(self, x: t.Call, scope: Scope) -> m.Statement | None:
        frame = self._frame(x)
        return None if frame is None else m.EndFrame(x.span, x.cites, frame, False)

    def _w_restart(self, x: t.Call, scope: Scope) -> m.Statement | None:
        frame = self._frame(x)
        return None if frame is None else m.EndFrame(x.span, x.cites, frame, True)

    def _w_nothing(self, x: t.Call, scope: Scope) -> m.Statement | None:
        """A block in which nothing stands is one in which nothing happens."""
        self._form(x, ())
        return None

    def _w_win(self, x: t.Call, scope: Scope) -> m.Statement | None:
        if not self._form(x, (("",),)):
            return None
        return m.Win(x.span, x.cites, self.want(x.args[0].value, PLAYERS, scope))

    # ---- choices -------------------------------------------------------------------------------------

    def _s_choose(self, x: t.Choose, scope: Scope) -> m.Statement | None:
        found = self.pick(x, scope)
        many = x.how in ("many", "many-random", "up-to")
        self.name_local(x.name, found.source.type if many else found.source.type.one, scope, x.span)
        return found

    def pick(self, x: t.Choose, scope: Scope) -> m.Pick:
        """A choice; its name is not yet entered in the scope."""
        actor = self._actor(scope, x.span) if "random" not in x.how else (scope.actor or self.broken(x.span))
        upper = None
        if x.how == "number":
            source = self.want(x.source, NUMBER, scope)
            assert x.upper is not None
            upper = self.want(x.upper, NUMBER, scope)
        else:
            self.coming.append(x.name)
            source = self.a_set(x.source, scope)
            self.coming.pop()
            if x.how != "random":
                self.small(source)
        amount = self.want(x.amount, NUMBER, scope) if x.amount is not None else None
        for end in (source, upper) if x.how == "number" else ():
            self.small(end)
        return m.Pick(x.span, x.cites, x.name, x.how, source, amount, upper, actor)

    def _s_may(self, x: t.May, scope: Scope) -> m.Statement | None:
        actor = self._actor(scope, x.span)
        inner = scope.child()
        otherwise = self.block(x.otherwise, scope.child()) if x.otherwise is not None else ()
        if isinstance(x.price, t.Choose):
            pick = self.pick(x.price, scope)
            many = x.price.how in ("many", "up-to")
            self.name_local(x.price.name, pick.source.type if many else pick.source.type.one, inner, x.span)
            return m.Maybe(x.span, x.cites, "", pick, (), self.block(x.body, inner), otherwise, actor)
        body = self.block((x.price, *x.body) if x.price else x.body, inner)
        return m.Maybe(
            x.span, x.cites, self._label(body), None, tuple(self.prices(body)), body, otherwise, actor
        )

    def _s_priced(self, x: t.Priced, scope: Scope) -> m.Statement | None:
        message, advice = "'PRICE: EFFECT' is an option of 'choose one', or begins with 'may'", ""
        if isinstance(x.price, t.Choose):
            message = "'choose ... :' is an option of 'choose one', or begins with 'may'"
            advice = "leave ':' out: what is chosen is known on the lines below, at the same depth"
        self.complain("price", message, x.span, advice)
        return None

    def _s_chooseone(self, x: t.ChooseOne, scope: Scope) -> m.Statement | None:
        options = []
        used: dict[str, int] = {}
        for trees in x.options:
            flat: list[t.Statement] = []
            for tree in trees:
                priced = self.as_priced(tree)
                flat += [priced.price, *priced.body] if isinstance(priced, t.Priced) else [priced]
            body = self.block(tuple(flat), scope.child())
            if body and all(isinstance(s, m.Bind) for s in body):
                advice = "each line is an option: go on behind ';' on this line, or give the name above 'choose one'"
                message = "this option only gives something a name, so nothing comes of it"
                self.findings.warn("idle-option", message, trees[0].span, advice)
            label = base = self._label(body)
            n = used.get(base, 2)
            while label in used:
                label, n = f"{base}-{n}", n + 1
            used[base] = n
            used.setdefault(label, 2)
            options.append(m.Option(label, trees[0].span, tuple(self.prices(body)), body))
        return m.OneOf(x.span, x.cites, tuple(options), self._actor(scope, x.span))

    def as_priced(self, tree: t.Statement) -> t.Statement:
        """`RULE: EFFECT` looks like `PLAYER: STATEMENT` until the rule is looked up."""
        if not isinstance(tree, t.Subject) or not isinstance(tree.who, t.Name):
            return tree
        rule = self.program.names.get(tree.who.id)
        if not isinstance(rule, Routine) or rule.what not in ("rule", "action", "frame"):
            return tree
        price = t.Call(tree.who.span, tree.who.id, (), tree.who.span, cites=tree.cites)
        return t.Priced(tree.span, price, tree.body, cites=tree.cites)

    def _label(self, body: m.Block) -> str:
        """A name for an option, from what it does first; to give something a name is not yet to do anything."""
        first = next((s for s in body if not isinstance(s, m.Bind)), None)
        match first:
            case m.Change():
                return f"{first.verb}-{first.place.place.name}"
            case m.Perform():
                return first.rule.name
            case m.ActionMenu():
                return "act"
            case m.PerformText():
                return f"do-{first.property}"
            case m.Pick():
                return f"choose-{first.name}"
            case m.Move():
                return f"put-{first.where}-{first.zone.zone.name}"
            case m.EndFrame():
                return f"{'restart' if first.restart else 'end'}-{first.frame.name}"
        return type(first).__name__.lower() if first is not None else "nothing"

    def prices(self, body: m.Block) -> list[m.Expr]:
        """The conditions under which the price of an option (its first statement) can be paid in full, and to somebody."""
        first = body[0] if body else None
        there = [] if first is None else [self.is_there(e, want) for e, want in doubts(first, self.program)]
        if isinstance(first, m.Move) and first.cards.type.nobody and not isinstance(first.cards, m.End):
            there.append(self.is_there(first.cards, ANYBODY))
        return [*there, *self._in_full(first)]

    def is_there(self, e: m.Expr, want: Type) -> m.Expr:
        """Whether somebody is there, of the kind that is wanted."""
        if may_be_another(e, want, self.program):
            return m.IsKind(e.span, TRUTH, self.program.kinds[want.kind], e)
        return m.Op(e.span, TRUTH, "is not", e, m.Const(e.span, NONE, -1))

    def _in_full(self, first: m.Statement | None) -> list[m.Expr]:
        match first:
            case m.Change(verb="pay"):
                return [m.Op(first.span, TRUTH, "at least", first.place, _left(first))]
            case m.Change(verb="take"):
                cap = self.room(first)
                return [] if cap is None else [cap]
            case m.Perform():
                actor = None if first.actor == YOU else first.actor
                return [m.CanDo(first.span, TRUTH, first.rule, first.args, actor)]
            case m.Pick() if first.how == "one":
                return [m.Quantified(first.span, TRUTH, "any", first.source, "", None)]
            case m.Move() if isinstance(first.cards, m.End):
                return [m.Quantified(first.span, TRUTH, "any", first.cards.zone, "", None)]
        return []

    def room(self, change: m.Change) -> m.Expr | None:
        """Whether a counter has room for a gain in full."""
        counter = change.place.place
        if not isinstance(counter, Counter) or counter.cap is None:
            return None
        total = m.Op(change.span, NUMBER, "+", change.place, change.amount)
        return m.Op(change.span, TRUTH, "at most", total, counter.cap)

    # ---- the rest ------------------------------------------------------------------------------------

    def _s_let(self, x: t.Let, scope: Scope) -> m.Statement | None:
        value = self.expr(x.value, scope)
        if isinstance(value, m.ZoneRef):
            value = self.a_set(x.value, scope)
        self.name_local(x.name, value.type, scope, x.span)
        return m.Bind(x.span, x.cites, x.name, value)

    def _s_set(self, x: t.Set, scope: Scope) -> m.Statement | None:
        place = self.expr(x.place, scope)
        if not isinstance(place, m.Read):
            if place.type != UNKNOWN:
                self.complain("not-a-place", "only variables and counters can be set", x.place.span)
            return None
        want = place.place.type if isinstance(place.place, Variable) else NUMBER
        return m.Assign(x.span, x.cites, place, self.want(x.value, want, scope))

    def _s_needs(self, x: t.Needs, scope: Scope) -> m.Statement | None:
        self.complain("needs", "'needs' stands only at the top of a rule", x.span)
        return None

    def _s_answer(self, x: t.Answer, scope: Scope) -> m.Statement | None:
        if scope.answers is None:
            self.complain("query", "'answer' stands only in a query", x.span)
            return None
        return m.Answer(x.span, x.cites, self.answer(x.value, scope.answers, scope))

    def _s_stop(self, x: t.Stop, scope: Scope) -> m.Statement | None:
        return m.Stop(x.span, x.cites)

    def _s_if(self, x: t.If, scope: Scope) -> m.Statement | None:
        branches, left = [], scope
        for tree, body in x.branches:
            cond = self.want(tree, TRUTH, left)
            branches.append((cond, self.block(body, left.knowing(cond))))
            left = left.knowing(cond, holds=False)
        return m.If(x.span, x.cites, tuple(branches), self.block(x.otherwise or (), left.child()))

    def _at_once(self, x: t.ForEach, scope: Scope) -> m.Statement | None:
        """Two rounds: in the first everybody chooses, and keeps that; in the second it is done."""
        over = self.want(x.over, PLAYERS, scope)
        start = self.want(x.start, PLAYER, scope) if x.start is not None else None
        picks, rest = begins(x.body, x.name)
        if not picks:
            advice = f"begin with '{x.name}: choose NAME from SET'; without a choice, leave 'at once' out"
            self.complain("at-once", "nobody chooses in this block", x.span, advice)
        inner = scope.child()
        self.name_local(x.name, PLAYER, inner, x.span)
        player = m.Local(x.span, PLAYER, x.name)
        asking, doing = inner.child(actor=player), inner.child()
        first: list[m.Statement] = []
        second: list[m.Statement] = []
        before: dict[str, m.Read] = {}
        for tree in picks:
            if tree.how not in ("one", "number"):
                advice = (
                    "choose one thing after the other, or put several cards into a hand or box of the player"
                )
                self.complain(
                    "at-once", "one thing, or a number, is chosen at once with others", tree.span, advice
                )
                continue
            pick = self.pick(tree, asking)
            one = NUMBER if tree.how == "number" else pick.source.type.one
            self.name_local(tree.name, one, asking, tree.span)
            doing.names[known := f"{tree.name}-known"] = one
            doing.aliases[tree.name] = m.Local(tree.span, one, known)
            if one == UNKNOWN:
                continue
            mine = kept(self.program, pick, x.name, before)
            before[tree.name] = mine
            place = m.Read(tree.span, mine.type, mine.place, (player,))
            first += [pick, m.Assign(tree.span, (), place, m.Local(tree.span, one, tree.name))]
            second += [
                m.Bind(tree.span, (), known, m.Read(tree.span, one, mine.place, (player,))),
                m.Assign(tree.span, (), place, nobody(tree.span)),
            ]
        second += self.block(rest, doing)
        for mine in before.values():
            there = m.Read(mine.span, mine.type, mine.place, (player,))
            chosen = m.Op(mine.span, TRUTH, "is not", there, nobody(mine.span))
            second = [m.If(x.span, x.cites, ((chosen, tuple(second)),), ())]
        rounds = [m.ForEach(x.span, x.cites, x.name, over, start, tuple(body)) for body in (first, second)]
        return m.If(x.span, x.cites, ((m.Const(x.span, TRUTH, 1), tuple(rounds)),), ())

    def _s_foreach(self, x: t.ForEach, scope: Scope) -> m.Statement | None:
        if x.at_once:
            return self._at_once(x, scope)
        start = self.want(x.start, PLAYER, scope) if x.start is not None else None
        self.coming.append(x.name)
        over = self.a_set(x.over, scope)
        if x.by is not None:
            element, named = self.element(scope, "it", over.type)
            over = m.Sorted(over.span, over.type, over, named, self.want(x.by, NUMBER, element), x.most)
        self.coming.pop()
        if start is not None and over.type.kind not in ("player", "unknown"):
            self.complain("type", "'from' is for players", x.span)
        inner = scope.child()
        self.name_local(x.name, over.type.one, inner, x.span)
        return m.ForEach(x.span, x.cites, x.name, over, start, self.block(x.body, inner))

    def _s_repeat(self, x: t.Repeat, scope: Scope) -> m.Statement | None:
        times = self.want(x.times, NUMBER, scope) if x.times is not None else None
        until = self.want(x.until, TRUTH, scope) if x.until is not None else None
        return m.Repeat(x.span, x.cites, times, until, self.block(x.body, scope.child()))

    def _s_takingturns(self, x: t.TakingTurns, scope: Scope) -> m.Statement | None:
        over, start = self.want(x.over, PLAYERS, scope), self.want(x.start, PLAYER, scope)
        inner = scope.child()
        self.name_local(x.name, PLAYER, inner, x.span)
        return m.TakingTurns(x.span, x.cites, x.name, over, start, self.block(x.body, inner))

    def _s_subject(self, x: t.Subject, scope: Scope) -> m.Statement | None:
        who = self._subject(x.who, scope)
        inner = scope.child(actor=who)
        body = self.block(x.body, inner)
        scope.names.update(inner.names)
        return m.If(x.span, x.cites, ((m.Const(x.span, TRUTH, 1), body),), ()) if len(body) != 1 else body[0]

    def _subject(self, tree: t.Expr, scope: Scope) -> m.Expr:
        """The player before a ':'; a mistyped word that opens a block looks just like one."""
        if (
            isinstance(tree, t.Name)
            and scope.find(tree.id, tree.span) is None
            and tree.id not in self.program.names
        ):
            advice = self.findings.near(tree.id, lambda: (*scope.names, *OPENS_ALONE), 2)
            if advice:
                return self.complain("unknown-name", f"'{tree.id}' is not known here", tree.span, advice)
        return self.want(tree, PLAYER, scope, SUBJECT)

    def _s_leaving(self, x: t.Leaving, scope: Scope) -> m.Statement | None:
        self.complain("leaving", "'on leaving' stands only in a frame, not inside another block", x.span)
        return None

    def _s_chooseaction(self, x: t.ChooseAction, scope: Scope) -> m.Statement | None:
        return m.ActionMenu(x.span, x.cites, self._actor(scope, x.span))

    def _s_duration(self, x: t.Duration, scope: Scope) -> m.Statement | None:
        frame = self.program.names.get(x.frame)
        if not isinstance(frame, Routine) or frame.what != "frame":
            known = partial(self.names_of, "frame")
            self.complain(
                "unknown-frame", f"there is no frame '{x.frame}'", x.span, self.meant(x.frame, known)
            )
            return None
        mark = self.mark("lasts", x.span, frame.name, self._actor(scope, x.span))
        for inner in x.body:
            self.lasting(inner, mark, scope)
        return m.Begin(x.span, x.cites, mark, frame)

    def _layer_only(self, x: t.Statement, scope: Scope) -> m.Statement | None:
        self.complain("layer-only", "this stands only in a layer, or among the abilities of a card", x.span)
        return None

    _s_forbid = _s_modify = _s_trigger = _s_assoonas = _s_beside = _layer_only

    def is_place(self, name: str) -> bool:
        """Whether a name is a counter, variable or zone."""
        return isinstance(self.program.names.get(name), Place)


def _left(change: m.Change) -> m.Expr:
    """What there has to be of a counter for somebody to pay from it in full."""
    counter = change.place.place
    if not isinstance(counter, Counter) or counter.floor == 0:
        return change.amount
    return m.Op(change.span, NUMBER, "-", change.amount, m.Const(change.span, NUMBER, -counter.floor))


def ends(block: t.Block) -> bool:
    """Whether what stands behind a block is not reached from it."""
    return bool(block) and isinstance(block[-1], (t.Answer, t.Stop))
