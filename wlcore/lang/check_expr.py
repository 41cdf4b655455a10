"""Looks up and types expressions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.arithmetic import DIVIDING, HIGHEST, LARGEST, constant, operated
from wlcore.lang.check_set import SetChecker
from wlcore.lang.nobody import doubts, perhaps, printed_type
from wlcore.lang.scope import Scope
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Place, Routine, Table, Variable, Zone
from wlcore.lang.types import CARD, CARDS, NONE, NUMBER, PLAYER, PLAYERS, TRUTH, UNKNOWN, Type, with_article
from wlcore.lang.words import CORE

FIRST = "a name of your own is given before it is used, as in 'choose {0} from SET' or 'let {0} be VALUE'"
OF_ONE = ("top", "bottom", "left", "right", "half", "next", "previous", "remainder", "copies")


class ExprChecker(SetChecker):
    """Looks up the names in expressions of one program."""

    def _number(self, x: t.Number, scope: Scope, want: Type | None) -> m.Expr:
        if x.unit and x.unit not in self.counter_of_unit:
            return self.complain("unit", f"no counter has the unit '{x.unit}'", x.span)
        if x.value > HIGHEST:
            return self.complain("number", f"numbers go up to {HIGHEST}", x.span)
        return m.Const(x.span, NUMBER, x.value, x.unit)

    def _word(self, x: t.Word, scope: Scope, want: Type | None) -> m.Expr:
        if x.word in ("yes", "no"):
            return m.Const(x.span, TRUTH, int(x.word == "yes"))
        if x.word == "nobody":
            return m.Const(x.span, NONE, -1)
        found = {
            "you": scope.you,
            "their": scope.actor,
            "your": scope.you,
            "this": scope.this,
            "it": scope.it,
        }[x.word]
        if found is None:
            advice = (
                "nobody is meant here; say who, as in 'any players where ...'"
                if x.word in ("you", "your")
                else ""
            )
            return self.complain("no-meaning", f"'{x.word}' has no meaning here", x.span, advice)
        if x.word == "their" and scope.subject is None:
            advice = "write 'your', or say before a ':' who does it, as in 'p: choose card from their hand'"
            return self.complain(
                "no-meaning", "nobody stands before a ':' whom 'their' means", x.span, advice
            )
        return replace(found, span=x.span)

    def _name(self, x: t.Name, scope: Scope, want: Type | None) -> m.Expr:
        local = scope.find(x.id, x.span)
        if local is not None:
            return local
        if x.id == "players":
            return m.Everyone(x.span, PLAYERS, "player")
        if x.id == "others":
            everyone = m.Everyone(x.span, PLAYERS, "player")
            if scope.you is None:
                return self.complain("no-meaning", "'others' has no meaning here: there is no 'you'", x.span)
            return m.Combine(x.span, PLAYERS, "except", everyone, m.Items(x.span, PLAYERS, (scope.you,)))
        symbol = self.program.names.get(x.id)
        if symbol is not None:
            return self.symbol(x.id, (), x.span, x.span, scope)
        if x.id in self.program.automata:
            automata = self.program.automata
            return m.Automaton(x.span, PLAYER, x.id, len(automata) - automata.index(x.id))
        if x.id in self.plurals:
            kind = self.plurals[x.id]
            return m.Everyone(x.span, Type(kind.name, many=True), kind.name)
        return self.thing(x, want, scope)

    def thing(self, x: t.Name, want: Type | None, scope: Scope) -> m.Expr:
        """A thing named by its id; `want` decides where several kinds have one of that name."""
        having = [k for k in self.program.kinds.values() if x.id in self.program.things[k.name]]
        if len(having) > 1 and want is not None:
            having = [k for k in having if k.name == want.kind] or having
        if len(having) > 1:
            kinds = ", ".join(k.name for k in having)
            return self.complain("ambiguous", f"'{x.id}' is the name of several things: {kinds}", x.span)
        if having:
            kind = having[0]
            return m.Const(x.span, Type(kind.name), kind.number(x.id), x.id)
        copies = self.copied.get(x.id, [])
        if len(copies) > 1 and want is not None:
            copies = [found for found in copies if found[0].name == want.kind] or copies
        if len(copies) == 1:
            (kind, first, last), one = copies[0], Type(copies[0][0].name)
            ends = (m.Const(x.span, one, first), m.Const(x.span, one, last))
            return m.Between(x.span, Type(kind.name, many=True), *ends, x.id)
        wanted = self.program.kinds.get(want.kind) if want is not None else None
        labels = wanted is not None and wanted.base == "label"
        return self._unknown(x, scope, tuple(wanted.members) if wanted is not None and labels else ())

    def _unknown(self, x: t.Name, scope: Scope, wanted: tuple[str, ...] = ()) -> m.Expr:
        """Note a name that means nothing here, with what was probably meant; `wanted` are the things of which one could stand here."""
        if x.id in scope.elsewhere:
            return self._known_elsewhere(x, scope)
        message, advice = f"'{x.id}' is not known here", ""
        locals_known = [*scope.names, *scope.aliases]
        plural = next(
            (k.plural for k in self.program.kinds.values() if x.id in (f"{k.name}s", f"{k.name}es")), ""
        )
        if x.id in self.coming:
            advice = (
                "where they are chosen among, each of them is called 'it'; in a set within another one "
                "it is that of the inner set, so name those of the outer one, as in 'players as p where'"
            )
        elif plural:
            advice = f"did you mean '{plural}'?"
        elif less := self._difference(x.id, locals_known):
            advice = f"a minus sign has spaces on both sides: '{less}'"
        else:
            advice = self.findings.near(x.id, lambda: locals_known)
            advice = advice or (self.findings.instead(x.id, lambda: wanted) if wanted else "")
            advice = (
                advice
                or self.findings.near(x.id, lambda: self._things_known(locals_known))
                or FIRST.format(x.id)
            )
        return self.complain("unknown-name", message, x.span, advice)

    def _difference(self, name: str, locals_known: Sequence[str]) -> str:
        """Two names, or a name and a number, that a minus sign without spaces has made one name; '' if it is none."""
        known = {*locals_known, *self.program.names}
        for at, sign in enumerate(name):
            left, right = name[:at], name[at + 1 :]
            if sign == "-" and left in known and (right.isdigit() or right in known):
                return f"{left} - {right}"
        return ""

    def _known_elsewhere(self, x: t.Name, scope: Scope) -> m.Expr:
        """Note a name that is known near by only."""
        message, advice = scope.elsewhere[x.id]
        return self.complain("unknown-name", message, x.span, advice)

    def _things_known(self, locals_known: Sequence[str]) -> Iterator[str]:
        """What could be meant where a name stands alone."""
        program = self.program
        yield from (*locals_known, *program.names, *program.automata, *self.plurals, "players", "others")
        for kind in program.kinds.values():
            yield from kind.members

    def symbol(
        self,
        name: str,
        args: tuple[t.Expr, ...],
        span: Span,
        name_span: Span,
        scope: Scope,
        owner: bool = False,
    ) -> m.Expr:
        """A declared name with its arguments."""
        symbol = self.program.names[name]
        if isinstance(symbol, Place):
            return self.place(symbol, args, span, scope)
        if isinstance(symbol, Table):
            if len(args) != 1:
                return self.complain("arity", f"the table '{name}' takes one number", span)
            return m.LookUp(span, NUMBER, symbol, self.want(args[0], NUMBER, scope))
        if isinstance(symbol, Routine) and symbol.what == "query":
            assert symbol.type is not None
            asked = m.Ask(span, symbol.type, symbol, self.arguments(symbol, args, span, scope))
            symbol.careful |= bool(doubts(asked, self.program))
            return perhaps(asked, self.program)
        if isinstance(symbol, Routine):
            return self.complain(
                "not-a-value",
                f"'{name}' is {with_article(symbol.what)}: it is performed and has no value",
                name_span,
            )
        return self.broken(span)

    def place(
        self, place: Place, args: tuple[t.Expr, ...], span: Span, scope: Scope, actor: m.Expr | None = None
    ) -> m.Expr:
        """A counter, variable or zone; `actor` fills in for the owner if that argument is missing."""
        dims = list(place.dims)
        given: list[m.Expr] = []
        if actor is not None and dims and dims[0] == "player" and len(args) == len(dims) - 1:
            given.append(actor)
            dims = dims[1:]
        if len(args) != len(dims):
            if not place.dims:
                return self.complain(
                    "arity", f"there is only one '{place.name}'", span, f"write '{place.name}'"
                )
            advice = f"write {place.name}({', '.join(d.upper() for d in place.dims)})"
            own = f", or 'your {place.name}'" if place.dims == ("player",) else ""
            message = f"there is a '{place.name}' for each {' and '.join(place.dims)}: which one is meant?"
            return self.complain("arity", message, span, advice + own)
        given += [self.want(a, Type(d), scope) for a, d in zip(args, dims, strict=True)]
        if isinstance(place, Counter):
            return m.Read(span, NUMBER, place, tuple(given))
        if isinstance(place, Variable):
            return perhaps(m.Read(span, place.type, place, tuple(given)), self.program)
        assert isinstance(place, Zone)
        return m.ZoneRef(span, Type("zone"), place, tuple(given))

    def arguments(
        self, routine: Routine, args: tuple[t.Expr, ...], span: Span, scope: Scope
    ) -> tuple[m.Expr, ...]:
        """The arguments of a routine called by position."""
        if len(args) != len(routine.params):
            wanted = ", ".join(f"{p.name}: {p.type}" for p in routine.params) or "nothing"
            self.complain("arity", f"'{routine.name}' takes {wanted}; here are {len(args)}", span)
            return tuple(self.broken(span) for _ in routine.params)
        return tuple(self.want(a, p.type, scope) for a, p in zip(args, routine.params, strict=True))

    def _written(self, x: t.Apply) -> m.Expr:
        """A word of the language that is used otherwise than it is written."""
        word = CORE[x.name]
        advice = f"as in '{word.example.splitlines()[0]}'"
        return self.complain("arity", f"'{x.name}' is written: {word.form}", x.span, advice)

    def _apply(self, x: t.Apply, scope: Scope, want: Type | None) -> m.Expr:
        if x.name in OF_ONE and len(x.args) != 1:
            return self._written(x)
        if x.name in ("top", "bottom"):
            return self._end(x, scope)
        if x.name in ("left", "right"):
            of = self.want(x.args[0], PLAYER, scope)
            return perhaps(m.Neighbour(x.span, PLAYER, x.name == "left", of), self.program)
        if x.name == "half":
            return m.Half(x.span, NUMBER, self.want(x.args[0], NUMBER, scope))
        if x.name == "position":
            return self._position(x, scope)
        if x.name in ("next", "previous"):
            return self._next(x, scope)
        if x.name == "remainder":
            return self._remainder(x, scope)
        if x.name == "copies":
            return self._copies(x, scope)
        having = [k for k in self.program.kinds.values() if x.name in k.properties]
        if having and x.name not in self.program.names:
            return self._property(x, scope)
        if x.name in self.program.names:
            return self.symbol(x.name, x.args, x.span, x.name_span, scope)
        if x.name in self.program.builtins:
            builtin = self.program.builtins[x.name]
            assert builtin.type is not None
            given = self.arguments(builtin, x.args, x.span, scope)
            called = m.Builtin(x.span, builtin.type, x.name, given, self.program.asked_by(builtin))
            return perhaps(called, self.program)
        kinds = self.program.kinds.values()
        advice = self.findings.near(
            x.name, lambda: (*self.program.names, *(p for k in kinds for p in k.properties), *OF_ONE)
        )
        return self.complain("unknown-name", f"'{x.name}' is not known here", x.name_span, advice)

    def _position(self, x: t.Apply, scope: Scope) -> m.Expr:
        of = self.expr(x.args[0], scope)
        kind = self.program.kinds.get(of.type.kind)
        if kind is None:
            return (
                of
                if of.type == UNKNOWN
                else self.complain("type", f"{of.type.a} has no position", x.args[0].span)
            )
        return m.Op(x.span, NUMBER, "+", of, m.Const(x.span, NUMBER, 1 - kind.first))

    def _next(self, x: t.Apply, scope: Scope) -> m.Expr:
        of = self.expr(x.args[0], scope)
        kind = self.program.kinds.get(of.type.kind)
        if of.type == UNKNOWN:
            return of
        if kind is None or kind.base == "card" or of.type.many:
            advice = (
                "write 'left of' for the next player, 'N + 1' for the next number" if kind is None else ""
            )
            return self.complain("type", f"{of.type.a} stands in no list", x.args[0].span, advice)
        return m.Next(x.span, Type(kind.name, nobody=True), x.name == "next", of)

    def _remainder(self, x: t.Apply, scope: Scope) -> m.Expr:
        of = x.args[0]
        if not isinstance(of, t.Binary) or of.op != "divided by":
            return self._written(x)
        return self._sum(
            replace(of, op=x.name), self.want(of.left, NUMBER, scope), self.want(of.right, NUMBER, scope)
        )

    def _copies(self, x: t.Apply, scope: Scope) -> m.Expr:
        of = self.expr(x.args[0], scope)
        kinds = [k.name for k in self.program.kinds.values() if of.type.kind in (k.name, k.base)]
        if of.type == UNKNOWN:
            return of
        if not kinds or of.type.many:
            return self.complain(
                "type", f"{of.type.a} has no copies", x.args[0].span, "name one card or thing"
            )
        found = m.Prop(x.span, Type(of.type.kind, many=True), x.name, tuple(kinds), of)
        return perhaps(found, self.program)

    def _end(self, x: t.Apply, scope: Scope) -> m.Expr:
        zone = self.expr(x.args[0], scope)
        if not isinstance(zone, m.ZoneRef):
            if zone.type == UNKNOWN:
                return zone
            return self.complain("type", f"a zone is wanted after '{x.name} of'", x.args[0].span)
        return m.End(x.span, CARD.or_nobody(), x.name == "top", zone)

    def _ends(self, x: t.Ends, scope: Scope, want: Type | None) -> m.Expr:
        amount = self.want(x.amount, NUMBER, scope)
        zone = self.expr(x.of, scope)
        if not isinstance(zone, m.ZoneRef):
            return zone if zone.type == UNKNOWN else self.complain("type", "a zone is wanted here", x.of.span)
        if zone.zone.discipline == "deck" and not x.top:
            return self.complain(
                "type", "only one card can be taken from under a deck", x.span, "write 'bottom of'"
            )
        if zone.zone.discipline == "deck" and scope.pure:
            return self.complain("type", "the order of a deck cannot be settled in a condition", x.span)
        return m.Ends(x.span, CARDS, x.top, amount, zone)

    def _property(self, x: t.Apply, scope: Scope) -> m.Expr:
        if len(x.args) != 1:
            return self.complain("arity", f"'{x.name}' is written: {x.name} of THING", x.span)
        of = self.expr(x.args[0], scope)
        if of.type == UNKNOWN:
            return of
        kinds = [
            k
            for k in self.program.kinds.values()
            if x.name in k.properties
            and (k.name == of.type.kind or (self.is_card(k.name) and of.type.kind == "card"))
        ]
        if not kinds or of.type.many:
            return self.complain("type", f"{of.type.a} has no '{x.name}'", x.span)
        found = kinds[0].properties[x.name]
        if found.text:
            return self.complain("type", f"'{x.name}' is a text; it is carried out with 'do'", x.span)
        names = tuple(k.name for k in kinds)
        printed = printed_type(x.name, names, of.type, self.program)
        return perhaps(m.Prop(x.span, printed, x.name, names, of), self.program)

    def _setting(self, x: t.Setting, scope: Scope, want: Type | None) -> m.Expr:
        table = self.program.rulings if x.kind == "ruling" else self.program.options
        found = table.get(x.name)
        if found is None:
            return self.complain(
                "unknown-name",
                f"there is no {x.kind} '{x.name}'",
                x.name_span,
                self.findings.instead(x.name, lambda: table),
            )
        self.settings_read.add((x.kind, x.name))
        kind = {"truth": "truth", "number": "number"}.get(found.type, f"{x.kind}:{x.name}")
        return m.Setting(x.span, Type(kind), x.kind, x.name)

    def _can(self, x: t.Can, scope: Scope, want: Type | None) -> m.Expr:
        rule = self.program.names.get(x.name)
        if not isinstance(rule, Routine) or rule.what not in ("rule", "action", "frame"):
            known = partial(self.names_of, "rule", "action", "frame")
            return self.complain(
                "unknown-rule", f"there is no rule '{x.name}'", x.name_span, self.meant(x.name, known)
            )
        return m.CanDo(x.span, TRUTH, rule, self.arguments(rule, x.args, x.span, scope), scope.subject)

    def _cando(self, x: t.CanDo, scope: Scope, want: Type | None) -> m.Expr:
        found = self.text_of(x.text, scope)
        return self.broken(x.span) if found is None else m.CanDoText(x.span, TRUTH, *found, scope.subject)

    def text_of(self, tree: t.Expr, scope: Scope) -> tuple[str, tuple[str, ...], m.Expr] | None:
        """`TEXT of THING`: the name of the text, the kinds that have it, and the thing."""
        if not isinstance(tree, t.Apply) or len(tree.args) != 1:
            self.complain("arity", "a text is named as TEXT of THING", tree.span)
            return None
        of = self.expr(tree.args[0], scope)
        kinds = [
            k
            for k in self.program.kinds.values()
            if tree.name in k.properties
            and k.properties[tree.name].text == "effect"
            and (k.name == of.type.kind or (of.type.kind == "card" and self.is_card(k.name)))
        ]
        if not kinds:
            if of.type != UNKNOWN:
                known = [
                    p.name
                    for k in self.program.kinds.values()
                    for p in k.properties.values()
                    if p.text == "effect"
                ]
                self.complain(
                    "unknown-text",
                    f"{of.type.a} has no text '{tree.name}'",
                    tree.name_span,
                    self.findings.instead(tree.name, lambda: known),
                )
            return None
        return tree.name, tuple(k.name for k in kinds), of

    def _binary(self, x: t.Binary, scope: Scope, want: Type | None) -> m.Expr:
        if x.op in ("+", "-", "*", "divided by"):
            return self._sum(x, self.want(x.left, NUMBER, scope), self.want(x.right, NUMBER, scope))
        if x.op in ("and", "or"):
            return m.Op(
                x.span, TRUTH, x.op, self.want(x.left, TRUTH, scope), self.want(x.right, TRUTH, scope)
            )
        if x.op in ("also", "except"):
            return self._combined(x, scope)
        if x.op in ("in", "not in"):
            of = self.a_set(x.right, scope)
            item = self.want(x.left, of.type.one, scope)
            found = m.InSet(x.span, TRUTH, item, of)
            return m.Not(x.span, TRUTH, found) if x.op == "not in" else found
        return self._comparison(x, scope)

    def _sum(self, x: t.Binary, left: m.Expr, right: m.Expr) -> m.Expr:
        """An operation with numbers; what can be worked out now must be a number."""
        one, other = constant(left), constant(right)
        if x.op in DIVIDING and other == 0:
            return self.complain("divided-by-nothing", "no number can be divided by 0", x.right.span)
        if one is not None and other is not None and operated(x.op, one, other) is None:
            return self.complain("number", f"no number may be larger than {LARGEST}", x.span)
        return m.Op(x.span, NUMBER, x.op, left, right)

    def _combined(self, x: t.Binary, scope: Scope) -> m.Expr:
        left = self.a_set(x.left, scope)
        both = replace(left.type, many=True)
        right = self.expr(x.right, scope, both)
        if self.are_cards(left.type, right.type):
            right = self.fitted(right, CARDS, x.right.span)
            both = both if x.op == "except" or left.type.kind == right.type.kind else CARDS
        else:
            right = self.fitted(right, both, x.right.span)
        return m.Combine(x.span, both, x.op, left, right)

    def _comparison(self, x: t.Binary, scope: Scope) -> m.Expr:
        left = self.expr(x.left, scope)
        if (
            x.op in ("is", "is not")
            and isinstance(x.right, t.Name)
            and x.right.id in self.program.kinds
            and self.is_card(x.right.id)
            and scope.find(x.right.id, x.span) is None
        ):
            if left.type != UNKNOWN and (left.type.many or not self.is_card(left.type.kind)):
                return self.complain("type", f"{left.type.a} is never a card", x.left.span)
            found: m.Expr = m.IsKind(x.span, TRUTH, self.program.kinds[x.right.id], left)
            return m.Not(x.span, TRUTH, found) if x.op == "is not" else found
        if isinstance(left, m.Setting) and isinstance(x.right, t.Name):
            return self._setting_is(x, left)
        if isinstance(x.left, t.Setting) and left.type == UNKNOWN:
            return left
        if x.op in ("is", "is not"):
            right = self.expr(x.right, scope, left.type)
            if isinstance(right, m.Between) and right.id and not left.type.many:
                return self._is_one(x, left, right)
            if not (self.fits(right.type, left.type) or self.fits(left.type, right.type)):
                return self.complain("type", f"{left.type.a} is never {right.type.a}", x.span)
            if left.type.many or right.type.many:
                return self.complain("type", "sets are not compared", x.span, "use 'in', 'any' or 'every'")
        else:
            left = self.fitted(left, NUMBER, x.left.span)
            right = self.want(x.right, NUMBER, scope)
        return m.Op(x.span, TRUTH, x.op, left, right)

    def _is_one(self, x: t.Binary, left: m.Expr, right: m.Between) -> m.Expr:
        """`CARD is ID`, where there are copies of it."""
        if not self.fits(left.type, right.type.one):
            return self.complain("type", f"{left.type.a} is never {right.type.one.a}", x.span)
        found = m.InSet(x.span, TRUTH, left, right)
        return m.Not(x.span, TRUTH, found) if x.op == "is not" else found

    def _setting_is(self, x: t.Binary, left: m.Setting) -> m.Expr:
        assert isinstance(x.right, t.Name)
        labels = (self.program.rulings if left.kind == "ruling" else self.program.options)[left.name].labels
        if x.right.id not in labels:
            return self.complain(
                "unknown-name",
                f"'{x.right.id}' is no value of '{left.name}'",
                x.right.span,
                self.findings.instead(x.right.id, lambda: labels),
            )
        return m.Op(
            x.span, TRUTH, x.op, left, m.Const(x.right.span, left.type, labels.index(x.right.id), x.right.id)
        )

    def _not(self, x: t.Not, scope: Scope, want: Type | None) -> m.Expr:
        return m.Not(x.span, TRUTH, self.want(x.of, TRUTH, scope))

    def _firstthis(self, x: t.FirstThis, scope: Scope, want: Type | None) -> m.Expr:
        frame = self.program.names.get(x.frame)
        if not isinstance(frame, Routine) or frame.what != "frame":
            known = partial(self.names_of, "frame")
            return self.complain(
                "unknown-frame", f"there is no frame '{x.frame}'", x.frame_span, self.meant(x.frame, known)
            )
        if scope.you is None:
            return self.complain("no-meaning", "'first this' has no meaning here: there is no 'you'", x.span)
        found = self.mark(f"first this {x.frame}", x.span, frame.name, scope.you)
        self.first_marks.append(found)
        return m.FirstThis(x.span, TRUTH, found)

    def mark(self, what: str, span: Span, frame: str, you: m.Expr) -> m.Read:
        """A counter of our own for each player, set back whenever the frame begins."""
        place = f"{what} at {span.file.rsplit('/', 1)[-1]}:{span.line}:{span.col}"
        name, alike = place, 1
        while name in self.program.names and self.program.names[name].span.file != span.file:
            alike += 1  # a file of the same name, in another folder or pack
            name = f"{place} ({alike})"
        counter = Counter(name, self.program.packs[0], span, dims=("player",))
        self.program.names.setdefault(name, counter)
        self.program.marks[name] = frame
        return m.Read(span, NUMBER, self.program.names[name], (you,))  # type: ignore[arg-type]
