"""Checks the bodies of everything declared: routines, texts on things, what layers add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import prod

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.before import APART, narrow
from wlcore.lang.check_stmt import StatementChecker
from wlcore.lang.declare import Invariant
from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.parts import conjuncts, statements
from wlcore.lang.program import Forbid, Program, Thing
from wlcore.lang.scope import PERFORMER, YOU, Scope
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Kind, Parameter, Place, PropertyOf, Routine, Variable
from wlcore.lang.types import NUMBER, PLAYER, PLAYERS, TRUTH, UNKNOWN, Type
from wlcore.lang.words import CORE, WHOM_IT_BINDS

MAIN = "play"
MOST_PLACES = 10_000
"""Values of one counter or variable, zones of one name; zones and cards in all."""
MOST_VALUES = 50_000
"""Values of all counters and variables: each state has them all."""


OTHERWISE = "keep it in a variable where it is chosen, or ask for what it has changed"


class ProgramChecker:
    """Checks a whole program, once all its names are entered; `bodies` looks at what rules and texts say."""

    def __init__(self, program: Program, findings: Findings) -> None:
        self.program, self.findings = program, findings
        self.bodies = StatementChecker(program, findings, self.lasting)
        self._named: dict[str, tuple[tuple[m.Statement, ...], dict[str, str]]] = {}

    def check_names(self) -> None:
        """The bodies of all rules and queries, the caps and starting values of all counters."""
        self._count_all()
        for counter in self.program.counters:
            self._counter_bounds(counter)
        for variable in self.program.variables:
            if variable.domain_tree is not None:
                self._domain(variable)
        for kind in self.program.kinds.values():
            for prop in kind.properties.values():
                self.owner_of(prop, m.Local(kind.span, Type(kind.name), "this"))
        for builtin in self.program.builtins.values():
            self._asked(builtin)
        for routine in self.program.routines("query", "rule", "action", "frame"):
            self.routine(routine)
        for kind in self.program.kinds.values():
            for thing in {x.design: x for x in self.program.things[kind.name].values()}.values():
                self._hidden(thing)

    def _count_all(self) -> None:
        """Every state holds all values, zones and cards there are."""
        program = self.program
        cards = [kind for kind in program.kinds.values() if kind.base == "card"]
        counted: list[tuple[str, int, Sequence[Place]]] = [
            ("values", MOST_VALUES, [*program.counters, *program.variables]),
            ("zones", MOST_PLACES, program.zones),
        ]
        for what, most, places in counted:
            left = most
            for place in places:
                many = prod(program.size(kind) for kind in place.dims)
                if many > MOST_PLACES:
                    message = f"there would be more than {MOST_PLACES} of '{place.name}'"
                    self.bodies.complain("too-much", message, place.span)
                elif many > left >= 0:
                    self.bodies.complain(
                        "too-much", f"there would be more than {most} {what} in all", place.span
                    )
                left -= many if many <= MOST_PLACES else 0
        left = MOST_PLACES
        for kind in cards:
            if len(kind.members) > left >= 0:
                self.bodies.complain("too-much", f"there are more than {MOST_PLACES} cards in all", kind.span)
            left -= len(kind.members)

    def _hidden(self, thing: Thing) -> None:
        """A thing that has the name of something declared could never be named."""
        there = self.program.names.get(thing.design)
        if there is not None:
            message = (
                f"'{thing.design}' is declared as something else, so this {thing.kind} could not be named"
            )
            related = ((there.span, f"it is here, in {there.pack}"),)
            self.findings.error("duplicate", message, thing.span, "choose another id", related)

    def _asked(self, builtin: Routine) -> None:
        """What a builtin asks has to be queries, each once."""
        queries = [query.name for query in self.program.routines("query")]
        for i, name in enumerate(builtin.asks):
            if name.id not in queries:
                there = self.program.names.get(name.id)
                what = there.what if isinstance(there, Routine) else "something else"
                advice = f"'{name.id}' is a {what}" if there is not None else meant(name.id, queries)
                self.bodies.complain("unknown-name", f"there is no query '{name.id}'", name.span, advice)
            elif name.id in [other.id for other in builtin.asks[:i]]:
                self.bodies.complain("duplicate", f"'{name.id}' stands here twice", name.span)

    def _domain(self, variable: Variable) -> None:
        """What a secret variable may hold, as far as those can tell who do not see it."""
        if variable.dims[:1] != ("player",):
            self.bodies.complain(
                "secret",
                "a secret variable belongs to a player: 'secret variable NAME of player ...'",
                variable.span,
            )
            return
        assert variable.domain_tree is not None
        variable.domain = self.bodies.want(
            variable.domain_tree, Type(variable.type.kind, many=True), Scope(actor=None, pure=True)
        )

    def check_main(self, span: Span) -> None:
        """A game must say how it is played; `span` is the place of its id."""
        main = self.program.names.get(MAIN)
        if not isinstance(main, Routine) or main.what != "rule" or main.params:
            message = (
                f"a game needs a rule '{MAIN}' without parameters: it is carried out from beginning to end"
            )
            self.bodies.complain("no-play", message, span, f"write 'rule {MAIN}' in a .wl file")

    def _counter_bounds(self, counter: Counter) -> None:
        owned = bool(counter.dims) and counter.dims[0] == "player"
        scope = Scope(you=YOU if owned else None, actor=None, pure=True)
        if counter.cap_tree is not None:
            counter.cap = self.bodies.want(counter.cap_tree, NUMBER, scope)
        if counter.start_tree is not None:
            counter.start = self.bodies.want(counter.start_tree, NUMBER, scope)
            if not isinstance(counter.start, m.Const):
                self.bodies.complain("start", "a counter starts at a plain number", counter.start_tree.span)
            elif isinstance(counter.cap, m.Const) and counter.start.value > counter.cap.value:
                message = f"this counter goes up to {counter.cap.value} only"
                self.bodies.complain("start", message, counter.start_tree.span)

    # ---- routines ------------------------------------------------------------------------------------

    def routine(self, routine: Routine) -> None:
        """The body of a rule, action, frame or query."""
        for p in routine.params:
            if p.name in self.program.names or p.name in CORE:
                self.bodies.pack = routine.pack
                self.bodies.taken(p.name, p.span)
        self.bodies.pack, self.bodies.source = routine.pack, routine.address
        scope = self.parameters(routine.params, Scope())
        if routine.what == "query":
            scope.pure, scope.answers = True, routine.type
        if routine.value_tree is not None and routine.type is not None:
            routine.value = self.bodies.answer(routine.value_tree, routine.type, scope)
        self.body(routine, scope)
        if routine.what == "query" and routine.value is None and not answers(routine.tree):
            cases = " in some cases" if routine.tree else ""
            message = f"the query '{routine.name}' has no answer{cases}"
            self.bodies.complain("no-answer", message, routine.span, "end it with 'answer VALUE'")

    def parameters(self, params: tuple[Parameter, ...], scope: Scope) -> Scope:
        """A scope that knows these parameters."""
        for p in params:
            scope.names[p.name] = p.type
        return scope

    def body(self, routine: Routine, scope: Scope) -> None:
        """Needs, cleanup and statements of a routine."""
        trees = list(routine.tree)
        needs: list[m.Requirement] = []
        self.bodies.first_marks = []
        while trees and isinstance(trees[0], t.Needs):
            need = trees.pop(0)
            assert isinstance(need, t.Needs)
            needs.append(
                m.Requirement(
                    need.span, need.cites, self.bodies.want(need.cond, TRUTH, scope.child(pure=True))
                )
            )
        leaving = [x for x in trees if isinstance(x, t.Leaving)]
        rest = tuple(x for x in trees if not isinstance(x, t.Leaving))
        if leaving and routine.what != "frame":
            self.bodies.complain("leaving", "'on leaving' stands only in a frame", leaving[0].span)
        routine.needs = tuple(needs)
        marked = self.marked(routine.span)
        routine.body = (*marked, *self.bodies.block(rest, scope))
        after = scope.child(names={}, aliases={})
        routine.leaving = tuple(s for x in leaving for s in self.bodies.block(x.body, after.child()))
        routine.written = routine.body, routine.leaving

    def marked(self, span: Span) -> m.Block:
        """Statements that remember what has been performed, for the conditions 'first this ...' just checked."""
        found = tuple(
            m.Assign(span, (), mark, m.Const(span, NUMBER, 1))
            for mark in dict.fromkeys(self.bodies.first_marks)
        )
        self.bodies.first_marks = []
        return found

    def lasting(self, tree: t.Statement, mark: m.Read, scope: Scope) -> None:
        """A trigger, modifier or forbid under 'for this FRAME'; for whom it lasts is `you` in it."""
        mark = m.Read(mark.span, mark.type, mark.place, (YOU,))
        on = m.Op(tree.span, TRUTH, "more", mark, m.Const(tree.span, NUMBER, 0))
        this = self._only_copy(scope.this)
        self.bodies.left_behind = {
            name: not_kept(name, of)
            for name, of in {**scope.names, **{n: e.type for n, e in scope.aliases.items()}}.items()
        }
        if isinstance(tree, t.Modify):
            self._modifier(self.bodies.pack, tree, this, YOU, None, mark)
        elif isinstance(tree, t.Forbid):
            self._forbid(self.bodies.pack, tree, this, None, on)
        elif isinstance(tree, t.Trigger):
            marks = self.bodies.first_marks
            self._trigger(self.bodies.pack, tree, self.bodies.source, this, YOU, None, mark)
            self.bodies.first_marks = marks
        else:
            message = "only triggers, modifiers and forbids last as long as a frame"
            self.bodies.complain("duration", message, tree.span)
        self.bodies.left_behind = {}

    def _only_copy(self, this: m.Expr | None) -> m.Expr | None:
        """`this` where it is known which thing it is: what lasts does not remember on which copy of a card it stood."""
        if not isinstance(this, m.Local):
            return this
        kind = self.program.kinds[this.type.kind]
        design = self.bodies.source.split("/")[1]
        copies = [i for i in kind.members if self.program.things[kind.name][i].design == design]
        if len(copies) != 1:
            return None
        return m.Const(this.span, this.type, kind.number(copies[0]), copies[0])

    def effect(
        self, kind: Kind, design: str, prop: PropertyOf, trees: t.Block, pack: str, span: Span
    ) -> None:
        """An effect text on a thing (all copies of it): it can be performed with `do`."""
        name = f"{kind.name}/{design}/{prop.name}"
        routine = Routine(name, pack, span, what="text", tree=trees, entity=(kind.name, design), address=name)
        self.bodies.pack, self.bodies.source = pack, name
        self.body(routine, Scope(this=m.Local(span, Type(kind.name), "this")))
        self.program.texts[(kind.name, design, prop.name)] = routine

    def abilities(
        self, kind: Kind, thing: str, prop: PropertyOf, trees: t.Block, pack: str, span: Span
    ) -> None:
        """Abilities on a thing: triggers, modifiers and forbids for its owner while its condition holds."""
        this = m.Const(span, Type(kind.name), kind.number(thing), thing)
        owner, gate = self.owner_of(prop, this)
        self.layer(pack, trees, f"{kind.name}/{thing}/{prop.name}", this, owner, gate)

    def owner_of(self, prop: PropertyOf, this: m.Expr) -> tuple[m.Expr | None, m.Expr | None]:
        """For whom the abilities on a thing count, and under which condition; `YOU` is everybody for whom it holds."""
        you = YOU if isinstance(prop.owner, t.Word) and prop.owner.word == "you" else None
        base = Scope(this=this, you=you, actor=None, pure=True)
        owner = self.bodies.want(prop.owner, PLAYER.or_nobody(), base) if prop.owner is not None else None
        gate = self.bodies.want(prop.cond, TRUTH, base) if prop.cond is not None else None
        return owner, gate

    def invariant(self, invariant: Invariant) -> None:
        """A condition that a pack declares must hold at every decision."""
        d = invariant.tree
        assert d.value is not None
        routine = Routine(d.name, invariant.pack, d.span, d.cites, what="invariant", type=TRUTH)
        routine.value = self.bodies.want(d.value, TRUTH, Scope(you=None, actor=None, pure=True))
        self.program.invariants.append(routine)

    # ---- layers --------------------------------------------------------------------------------------

    def layer(
        self,
        pack: str,
        trees: t.Block,
        source: str = "",
        this: m.Expr | None = None,
        owner: m.Expr | None = None,
        gate: m.Expr | None = None,
    ) -> None:
        """What a layer, or the abilities on a thing, add to the rules."""
        for x in trees:
            self.bodies.pack, self.bodies.source = pack, source or f"layer/{pack}"
            match x:
                case t.Beside():
                    if x.pack in self.program.packs:
                        self.layer(pack, x.body, source, this, owner, gate)
                case t.Trigger():
                    self._trigger(pack, x, source, this, owner, gate)
                case t.Forbid():
                    self._forbid(pack, x, this, owner, gate)
                case t.Modify():
                    self._modifier(pack, x, this, owner, gate)
                case t.AsSoonAs():
                    self._watch(pack, x, this)
                case _:
                    self.bodies.complain(
                        "not-a-layer-statement",
                        "only triggers, modifiers, forbids and 'as soon as' stand here",
                        x.span,
                        "begin with 'after', 'before', 'instead of', 'when', 'forbid' ...; a rule begins with 'rule NAME'",
                    )

    def _trigger(
        self,
        pack: str,
        x: t.Trigger,
        source: str,
        this: m.Expr | None,
        owner: m.Expr | None,
        gate: m.Expr | None,
        lasts: m.Read | None = None,
    ) -> None:
        self.bodies.pack, self.bodies.source = pack, source or f"layer/{pack}"
        of, params, args = self._happening(x)
        if not of:
            return
        scope = self.parameters(
            params,
            Scope(this=this, elsewhere={**NAMED, **self.bodies.left_behind, **self._inside(of, params)}),
        )
        conds: list[m.Expr] = []
        self.bodies.first_marks = []
        hears_all = owner == YOU and x.who == "anyone" and lasts is None
        if owner is not None and (owner != YOU or x.who == "anyone"):
            scope.aliases["performer"] = PERFORMER
            if x.who != "anyone":
                conds.append(m.Op(x.span, TRUTH, "is", PERFORMER, YOU))
        conds += self._patterns(params, args, scope, x.span)
        if x.cond is not None:
            conds.append(self.bodies.want(x.cond, TRUTH, scope.child(pure=True)))
        cond: m.Expr | None = None
        for c in conds:
            cond = c if cond is None else m.Op(c.span, TRUTH, "and", cond, c)
        marked = self.marked(x.span)
        body = (*marked, *self.bodies.block(x.body, scope))
        owners = [owner if owner != YOU else PERFORMER if x.who != "anyone" else None]
        if hears_all:
            owners = [m.Const(x.span, PLAYER, seat) for seat in range(self.program.players[1])]
        for one in owners:
            here = self._plays(one) if hears_all and one is not None else None
            there = cond if here is None else here if cond is None else m.Op(x.span, TRUTH, "and", here, cond)
            self.program.triggers.append(
                Trigger(x.span, x.cites, pack, x.moment, of, there, body, source, one, gate, lasts)
            )

    def _inside(self, of: str, params: tuple[Parameter, ...]) -> dict[str, tuple[str, str]]:
        """Names that a rule gives to what is chosen in it, which what answers the rule does not know."""
        rule = self.program.names.get(of)
        if not isinstance(rule, Routine):
            return {}
        given = ", ".join(p.name for p in params) or "nothing"
        behind = f"is known only inside the {rule.what} '{rule.name}', which is given {given}"
        return {
            name: (f"'{name}' {behind}", cure)
            for name, cure in self._named_in(rule).items()
            if name not in self.program.names
        }

    def _named_in(self, rule: Routine) -> dict[str, str]:
        """By the names that a rule gives to what is chosen in it, what answers the rule does instead; looked up once for a body."""
        body, found = self._named.get(rule.name, (None, {}))
        if body is rule.body:
            return found
        names: dict[str, str] = {}
        cures: dict[str, str] = {}
        for s in statements(rule.body):
            named = s.pick if isinstance(s, m.Maybe) else s
            if isinstance(named, (m.Pick, m.Bind, m.ForEach)):
                names[named.name] = OTHERWISE
            elif isinstance(s, m.Perform) and APART not in s.rule.name:
                for arg, p in zip(s.args, s.rule.params, strict=True):
                    if isinstance(arg, m.Local):
                        cure = f"'{s.rule.name}' is given it as '{p.name}': answer that rule instead"
                        cures.setdefault(arg.name, f"{cure}, as in 'after {s.rule.name}, if {p.name} is ...'")
        found = {name: cures.get(name, cure) for name, cure in names.items()}
        self._named[rule.name] = rule.body, found
        return found

    def _plays(self, seat: m.Expr) -> m.Expr:
        """Whether somebody sits in a seat."""
        everybody = m.Everyone(seat.span, PLAYERS, "player")
        count = m.Quantified(seat.span, NUMBER, "count", everybody, "", None)
        return m.Op(seat.span, TRUTH, "less", replace(seat, type=NUMBER), count)

    def _happening(self, x: t.Trigger) -> tuple[str, tuple[Parameter, ...], tuple[t.Arg, ...]]:
        if x.event in m.CHANGES and len(x.args) == 1 and isinstance(x.args[0].value, t.Name):
            counter = self.program.names.get(x.args[0].value.id)
            if isinstance(counter, Counter):
                if x.moment == "when":
                    advice = f"write 'after {x.who or 'you'} {x.event} {counter.name}', or 'before', or 'instead of'"
                    self.bodies.complain("moment", "'when' is for events", x.span, advice)
                params = [Parameter(d, Type(d)) for d in counter.dims if d != "player"]
                return f"{x.event} {counter.name}", (*params, Parameter("amount", NUMBER)), ()
        happening = self.program.names.get(x.event)
        if isinstance(happening, Routine) and happening.what != "query":
            if happening.what == "event" and x.moment != "when":
                self.bodies.complain("moment", f"'{x.event}' is an event", x.span, f"write 'when {x.event}'")
            if happening.what != "event" and x.moment == "when":
                advice = f"write 'before {x.event}', 'after {x.event}' or 'instead of {x.event}'"
                self.bodies.complain("moment", f"'{x.event}' is a rule", x.span, advice)
            return happening.name, happening.params, x.args
        known = partial(self.bodies.names_of, "rule", "action", "frame", "event")
        self.bodies.complain(
            "unknown-event",
            f"there is no rule or event '{x.event}'",
            x.event_span,
            self.bodies.meant(x.event, known),
        )
        return "", (), ()

    def _patterns(
        self, params: tuple[Parameter, ...], args: tuple[t.Arg, ...], scope: Scope, span: Span
    ) -> list[m.Expr]:
        """Arguments after the name of a rule or event: a parameter's own name says nothing, a value is a condition."""
        if not args:
            return []
        if len(args) > len(params):
            self.bodies.complain("arity", f"only {len(params)} arguments can be named here", span)
            return []
        conds: list[m.Expr] = []
        for arg, p in zip(args, params, strict=False):
            if arg.link not in ("", p.link):
                message = f"'{f'{p.link} {p.name}'.strip()}' is wanted here, not '{arg.link}'"
                self.bodies.complain("link", message, arg.value.span)
            if isinstance(arg.value, t.Name) and arg.value.id == p.name:
                continue
            value = self.bodies.want(arg.value, p.type, scope)
            conds.append(m.Op(arg.value.span, TRUTH, "is", m.Local(arg.value.span, p.type, p.name), value))
        return conds

    def _forbid(
        self, pack: str, x: t.Forbid, this: m.Expr | None, owner: m.Expr | None, gate: m.Expr | None
    ) -> None:
        rule = self.program.names.get(x.rule)
        if not isinstance(rule, Routine) or rule.what not in ("rule", "action", "frame"):
            known = partial(self.bodies.names_of, "rule", "action", "frame")
            self.bodies.complain(
                "unknown-rule", f"there is no rule '{x.rule}'", x.span, self.bodies.meant(x.rule, known)
            )
            return
        elsewhere = {
            "performer": ("'performer' has no meaning here", WHOM_IT_BINDS),
            **self.bodies.left_behind,
        }
        scope = self.parameters(rule.params, Scope(this=this, pure=True, elsewhere=elsewhere))
        chosen = self._chosen_in(rule, x.cond)
        for pick in chosen:
            many = pick.how in ("many", "up-to")
            scope.names[pick.name] = NUMBER if pick.how == "number" else pick.source.type.one
            if pick.how == "number" or many:
                advice = "forbid the rule itself, or write a rule that counts before it"
                self.bodies.complain(
                    "forbid",
                    f"only one thing chosen from a set can be forbidden, '{pick.name}' is not",
                    x.span,
                    advice,
                )
                return
        cond = self.bodies.want(x.cond, TRUTH, scope) if x.cond is not None else m.Const(x.span, TRUTH, 1)
        for part in conjuncts(cond):
            self._only_oneself(x, rule, chosen, part)
        if gate is not None:
            cond = m.Op(x.span, TRUTH, "and", gate, cond)
        if owner is not None and owner != YOU:
            cond = m.Op(x.span, TRUTH, "and", m.Op(x.span, TRUTH, "is", owner, YOU), cond)
        requirement = m.Requirement(x.span, x.cites, m.Not(x.span, TRUTH, cond))
        if chosen:
            self.bodies.fresh += 1
            narrow(rule, chosen[0].name, f"it-{self.bodies.fresh}", requirement)
            self.program.narrowed.append(Forbid(x.rule, pack, requirement, self.bodies.source))
            return
        self.program.forbids.append(Forbid(x.rule, pack, requirement, self.bodies.source))

    def _chosen_in(self, rule: Routine, cond: t.Expr | None) -> list[m.Pick]:
        """The choice of a rule that a condition names, if it names one that is no parameter."""
        named = (
            {n.id for n in t.named_in(cond) if isinstance(n, t.Name)}
            - {p.name for p in rule.params}
            - set(self.program.names)
        )
        picks = [s.pick if isinstance(s, m.Maybe) else s for s in statements(rule.body)]
        return [s for s in picks if isinstance(s, m.Pick) and s.name in named][:1]

    def _only_oneself(self, x: t.Forbid, rule: Routine, chosen: list[m.Pick], cond: m.Expr) -> None:
        """Warn of a ban on what somebody does to themselves, who is not the one who was to be protected."""
        sides = [cond.left, cond.right] if isinstance(cond, m.Op) and cond.op == "is" else []
        names = {side.name for side in sides if isinstance(side, m.Local)}
        given = {p.name: p.type for p in rule.params} | {p.name: p.source.type.one for p in chosen}
        to_whom = next((name for name, of in given.items() if of == PLAYER and name in names), "")
        if to_whom and "you" in names:
            message = (
                f"'you' is whoever performs '{x.rule}': this forbids only what somebody does to themselves"
            )
            cure = f"to protect somebody, ask in a layer for what they have: 'forbid {x.rule} when has-it({to_whom})'"
            self.findings.warn("only-oneself", message, x.span, cure)

    def _modifier(
        self,
        pack: str,
        x: t.Modify,
        this: m.Expr | None,
        owner: m.Expr | None,
        gate: m.Expr | None,
        each: m.Expr | None = None,
    ) -> None:
        if owner == YOU and each is None:
            each = m.Const(x.span, NUMBER, 1)
        name = (
            x.query.id
            if isinstance(x.query, t.Name)
            else x.query.name
            if isinstance(x.query, t.Apply)
            else ""
        )
        args = x.query.args if isinstance(x.query, t.Apply) else ()
        query = self.program.names.get(name)
        if not isinstance(query, Routine) or query.what != "query" or query.type is None:
            known = partial(self.bodies.names_of, "query")
            advice = (
                self.bodies.meant(name, known)
                or f"a query is declared first: 'query {name}(...): TYPE is VALUE'"
            )
            self.bodies.complain("unknown-query", f"there is no query '{name}'", x.query.span, advice)
            return
        meant_you = next((a for a in args if isinstance(a, t.Word) and a.word == "you"), None)
        if meant_you is not None and owner is None:
            advice = f"this holds for everybody; give whoever is asked about a name: '{name}(p) ...'"
            self.bodies.complain("no-meaning", "'you' has no meaning here", meant_you.span, advice)
            return
        scope = self.parameters(
            query.params,
            Scope(this=this, you=owner, actor=None, pure=True, elsewhere=self.bodies.left_behind),
        )
        conds = self._patterns(query.params, tuple(t.Arg("", a) for a in args), scope, x.span)
        if gate is not None:
            conds.insert(0, gate)
        if x.cond is not None:
            conds.append(self.bodies.want(x.cond, TRUTH, scope))
        cond: m.Expr | None = None
        for c in conds:
            cond = c if cond is None else m.Op(c.span, TRUTH, "and", cond, c)
        if x.op != "is" and query.type != NUMBER:
            self.bodies.complain(
                "type", f"'{name}' is no number, so nothing can be added to it, and no bound set", x.span
            )
            return
        value = self.bodies.answer(x.value, query.type, scope if cond is None else scope.knowing(cond))
        owned = owner if each is None else None
        self.program.modifiers.append(
            Modifier(x.span, x.cites, pack, name, x.op, value, cond, each, owned, self.bodies.source)
        )

    def _watch(self, pack: str, x: t.AsSoonAs, this: m.Expr | None) -> None:
        if not isinstance(x.over, t.Where):
            self.bodies.complain("as-soon-as", "'as soon as NAME in SET' wants a 'where'", x.span)
            return
        scope = Scope(this=this, you=None, actor=None, pure=True)
        over = self.bodies.a_set(x.over.of, scope)
        if over.type == UNKNOWN:
            return
        inner = scope.child()
        self.bodies.name_local(x.name, over.type.one, inner, x.span)
        inner.it = m.Local(x.span, over.type.one, x.name)
        if over.type.kind == "player":
            inner.actor = inner.it
        cond = self.bodies.want(x.over.cond, TRUTH, inner)
        acting = replace(inner.child(), pure=False)
        if over.type.kind == "player":
            acting.you = acting.actor = m.Local(x.span, PLAYER, x.name)
        body = self.bodies.block(x.body, acting)
        self.program.watches.append(Watch(x.span, x.cites, pack, x.name, over, cond, body))


NAMED = {
    "performer": (
        "'performer' is known only among abilities that hear others",
        "in a layer, 'you' is whoever performs what is answered",
    )
}
"""Names that mean something elsewhere."""


def not_kept(name: str, of: Type) -> tuple[str, str]:
    """Why what lasts does not know a name, and what to write instead."""
    kind = f"set of {of.kind}" if of.many else of.kind if of in (NUMBER, TRUTH) else f"{of.kind} or nobody"
    declared = f"'variable kept-{name} of player is {kind}' in a .wl file"
    return (
        f"'{name}' is known only while this text is carried out; what lasts is asked about later",
        f"declare {declared}, write 'set kept-{name}(you) to {name}' before, and 'kept-{name}(you)' here",
    )


def answers(block: t.Block) -> bool:
    """Whether a block comes to an answer in every case."""
    last = block[-1] if block else None
    if isinstance(last, t.If):
        return last.otherwise is not None and all(
            map(answers, (last.otherwise, *(b for _, b in last.branches)))
        )
    return isinstance(last, t.Answer)
