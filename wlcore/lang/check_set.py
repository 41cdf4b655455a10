"""Types expressions: whether a value fits where it stands, and what sets are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.arithmetic import MOST_IN_SETS, constant
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nobody import VALUES, may_be_another
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.scope import Scope
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.symbols import Kind, Routine
from wlcore.lang.types import CARD, CARDS, NONE, NUMBER, TRUTH, UNKNOWN, Type
from wlcore.numbers import NO_NUMBER

SUBJECT = "before ':'"
COMPARED = "a number is compared, as in 'coins(you) is 0'"
NO_LIMIT = "leave 'only' out; what is no more than a number is 'at most' that number"
WHICH_ONE = "leave 'only' out, say which one with 'where', or take the 'first of' or 'highest of' them"
OF_SEVERAL = "write 'for each p in SET: p: ...' for all of them, or 'only (...)' if there is just one"
OF_NONE = "who stands there carries out what follows; a condition is written 'if COND:'"


class SetChecker:
    """Checks expressions of one program; findings are collected, a broken part becomes a constant of no type."""

    def __init__(self, program: Program, findings: Findings) -> None:
        self.program, self.findings = program, findings
        self.plurals = {k.plural: k for k in program.kinds.values()}
        self.counter_of_unit = {c.unit: c for c in program.counters if c.unit}
        self.fresh = 0
        self.settings_read: set[tuple[str, str]] = set()
        self.first_marks: list[m.Read] = []
        self.pack, self.source = "", ""
        self.left_behind: dict[str, tuple[str, str]] = {}
        """Names around what lasts as long as a frame, which does not know them."""
        self.coming: list[str] = []
        """What will be called so by the line whose set is being looked up."""

    # ---- helpers ------------------------------------------------------------------------------------

    def broken(self, span: Span) -> m.Expr:
        """Stands for what could not be understood."""
        return m.Const(span, UNKNOWN, 0)

    def complain(self, code: str, message: str, span: Span, suggestion: str = "") -> m.Expr:
        """Note an error and go on."""
        self.findings.error(code, message, span, suggestion)
        return self.broken(span)

    def meant(self, name: str, known: Callable[[], Iterable[str]]) -> str:
        """What to do about a name that is not one of those wanted: what it is, or which was probably meant."""
        symbol = self.program.names.get(name)
        if symbol is None:
            return self.findings.instead(name, known)
        return (
            f"'{name}' is a {symbol.what if isinstance(symbol, Routine) else type(symbol).__name__.lower()}"
        )

    def names_of(self, *what: str) -> list[str]:
        """The names of all rules, queries, events of these sorts."""
        return [one.name for one in self.program.routines(*what)]

    def counters(self) -> list[str]:
        """The names of all counters."""
        return [counter.name for counter in self.program.counters]

    @cached_property
    def copied(self) -> dict[str, list[tuple[Kind, int, int]]]:
        """Designs of which there are copies, with their kind, the first copy and the last."""
        found: dict[str, dict[str, list[int]]] = {}
        for kind in self.program.kinds.values():
            for thing in self.program.things[kind.name].values():
                if thing.design != thing.id:
                    numbers = found.setdefault(thing.design, {}).setdefault(kind.name, [])
                    numbers.append(kind.number(thing.id))
        kinds = self.program.kinds
        return {
            design: [(kinds[name], min(numbers), max(numbers)) for name, numbers in of.items()]
            for design, of in found.items()
        }

    def is_card(self, kind: str) -> bool:
        """Whether things of this kind are cards."""
        return kind == "card" or (kind in self.program.kinds and self.program.kinds[kind].base == "card")

    def are_cards(self, *types: Type) -> bool:
        """Whether these are all cards, of whatever kinds."""
        return all(self.is_card(of.kind) for of in types)

    def fits(self, have: Type, want: Type) -> bool:
        """Whether a value of one type may stand where another is wanted."""
        if UNKNOWN.kind in (have.kind, want.kind):
            return True
        if have.many != want.many:
            return False
        if have.kind == "none":
            return want.nobody or want.kind not in ("number", "truth")
        if have.kind == want.kind:
            return True
        return "card" in (have.kind, want.kind) and self.is_card(have.kind) and self.is_card(want.kind)

    def want(self, tree: t.Expr, want: Type, scope: Scope, what: str = "here") -> m.Expr:
        """The expression, which must be of a type."""
        return self.fitted(self.expr(tree, scope, want), want, tree.span, what)

    def fitted(self, found: m.Expr, want: Type, span: Span, what: str = "here") -> m.Expr:
        """An expression that has been looked up, which must be of a type."""
        if want.many and isinstance(found, m.ZoneRef):
            found = replace(found, type=CARDS)
        if want.many and not found.type.many and self.fits(found.type, want.one):
            found = m.Items(found.span, replace(found.type, many=True, nobody=False), (found,))
        if want.many and found.type == CARDS and want.kind in self.program.kinds and self.is_card(want.kind):
            return self.of_kind(found, self.program.kinds[want.kind])
        if not self.fits(found.type, want):
            only = found.type.many and self.fits(found.type.one, want)
            advice = "write 'only (...)' if there is just one" if only else ""
            if what == SUBJECT:
                advice = OF_SEVERAL if only else OF_NONE
            return self.complain("type", f"{want.a} is wanted {what}, this is {found.type.a}", span, advice)
        if found.type == NONE and want.kind == "number":
            return m.Const(found.span, want, NO_NUMBER)
        return found

    def of_kind(self, found: m.Expr, kind: Kind) -> m.Expr:
        """The cards of one kind in a set."""
        self.fresh += 1
        name = f"it-{self.fresh}"
        is_one = m.IsKind(found.span, TRUTH, kind, m.Local(NOWHERE, CARD, name))
        return m.Filter(found.span, Type(kind.name, many=True), found, name, is_one)

    def small(self, numbers: m.Expr | None) -> None:
        """What is written to be chosen from has to be within what can be chosen."""
        for e in (
            numbers.items
            if isinstance(numbers, m.Items)
            else (numbers.first, numbers.last)
            if isinstance(numbers, m.Between) and not numbers.id
            else (numbers,)
        ):
            number = constant(e) if e is not None else None
            if e is not None and number is not None and not 0 <= number <= MOST_IN_SETS:
                message = f"numbers to choose from go from 0 to {MOST_IN_SETS}"
                self.complain("number", message, e.span)

    def answer(self, tree: t.Expr, want: Type, scope: Scope) -> m.Expr:
        """What a query answers: nobody only if it is declared so. A number that is left out counts as 0."""
        found = self.want(tree, want, scope)
        if want.nobody or want.many:
            return found
        if found.type.nobody and want.kind not in VALUES and found not in scope.somebody:
            message = f"this may be nobody, and {want.a} is to be answered"
            advice = f"ask before whether it 'is nobody', or declare the query as '{want} or nobody'"
            return self.complain("nobody", message, tree.span, advice)
        if may_be_another(found, want, self.program):
            message = f"this may be a card of another kind, and {want.a} is to be answered"
            return self.complain(
                "nobody", message, tree.span, f"name it with 'let', and ask 'if NAME is {want.kind}:'"
            )
        return found

    def taken(self, name: str, span: Span) -> None:
        """Note that a name given in rules is declared as something else."""
        raise NotImplementedError

    def a_set(self, tree: t.Expr, scope: Scope, of_number: str = COMPARED) -> m.Expr:
        """The expression, which must be a set; `of_number` is what to write where it is a number."""
        found = self.expr(tree, scope)
        if isinstance(found, m.ZoneRef):
            return replace(found, type=CARDS)
        if found.type.many or found.type == UNKNOWN:
            return found
        if found.type.kind not in ("number", "truth", "zone", "none"):
            return m.Items(found.span, Type(found.type.kind, many=True), (found,))
        advice = of_number if found.type.kind == "number" else ""
        return self.complain("type", f"a set is wanted here, this is {found.type.a}", tree.span, advice)

    def element(self, scope: Scope, name: str, of: Type, span: Span = NOWHERE) -> tuple[Scope, str]:
        """A scope in which `it` (or a name) is the element of a set."""
        self.fresh += 1
        if name != "it" and name not in scope.names and name in self.program.names:
            self.taken(name, span)
        elif name in scope.names:
            self.complain("duplicate", f"'{name}' has a meaning here already", span, "choose another name")
        local = f"it-{self.fresh}" if name == "it" else name
        inner = scope.child()
        inner.names[local] = of.one
        inner.pure = True
        inner.it = m.Local(NOWHERE, of.one, local)
        return inner, local

    # ---- expressions --------------------------------------------------------------------------------

    def expr(self, tree: t.Expr, scope: Scope, want: Type | None = None) -> m.Expr:
        """The meaning of an expression; `want` helps to tell things of the same name apart."""
        found: m.Expr = getattr(self, "_" + type(tree).__name__.lower())(tree, scope, want)
        return found

    # ---- sets ---------------------------------------------------------------------------------------

    def _where(self, x: t.Where, scope: Scope, want: Type | None) -> m.Expr:
        if isinstance(x.of, t.Quantified):
            word, named = x.of.quantifier, "" if x.name == "it" else f" as {x.name}"
            advice = f"put the set in parentheses: '{word} (SET{named} where COND)'"
            return self.complain("every", f"'{word}' wants the whole set behind it", x.span, advice)
        of = self.a_set(x.of, scope)
        inner, name = self.element(scope, x.name, of.type, x.span)
        return m.Filter(x.span, of.type, of, name, self.want(x.cond, TRUTH, inner))

    def _extreme(self, x: t.Extreme, scope: Scope, want: Type | None) -> m.Expr:
        of = self.a_set(x.of, scope)
        inner, name = self.element(scope, "it", of.type)
        return m.Extreme(x.span, of.type, of, name, self.want(x.by, NUMBER, inner), x.most)

    def _quantified(self, x: t.Quantified, scope: Scope, want: Type | None) -> m.Expr:
        tree, said, called = x.of, x.cond, x.name
        inside = x.of
        if x.quantifier == "every" and said is None and isinstance(inside, t.Where):
            tree, said, called = inside.of, inside.cond, inside.name
        of = self.a_set(tree, scope)
        cond, name = None, ""
        if said is not None:
            inner, name = self.element(scope, called, of.type, x.span)
            cond = self.want(said, TRUTH, inner)
            if said is x.cond and x.quantifier != "count":
                self._all_about(x.quantifier, called, cond, name)
        elif x.quantifier == "every":
            return self.complain("every", "'every SET' wants a 'where'", x.span)
        kind = NUMBER if x.quantifier == "count" else TRUTH
        return m.Quantified(x.span, kind, x.quantifier, of, name, cond)

    def _all_about(self, word: str, called: str, cond: m.Expr, element: str) -> None:
        """Warn of a part of a condition that asks nothing about the element: 'where' reaches further than many think."""
        joined = cond.op if isinstance(cond, m.Op) and cond.op in ("and", "or") else ""
        parts = of_junction(cond, joined) if joined else []
        alone = next((part for part in parts if not asks_about(part, element)), None)
        if alone is not None:
            message = f"this asks nothing about '{called}', though 'where' reaches to the end of it"
            advice = f"if it is a condition of its own, write '{word} (SET where COND) {joined} COND'"
            self.findings.warn("beside-where", message, alone.span, advice)

    def _folded(self, x: t.Folded, scope: Scope, want: Type | None) -> m.Expr:
        over = self.a_set(x.over, scope)
        inner, name = self.element(scope, "it", over.type)
        if x.fold == "each":
            value = self.expr(x.value, inner)
            if isinstance(value, m.ZoneRef):
                value = replace(value, type=CARDS)
            return m.Folded(x.span, Type(value.type.kind, many=True), "each", name, value, over)
        return m.Folded(x.span, NUMBER, x.fold, name, self.want(x.value, NUMBER, inner), over)

    def _range(self, x: t.Range, scope: Scope, want: Type | None) -> m.Expr:
        first, last = (self.want(end, NUMBER, scope) for end in (x.first, x.last))
        one, other = constant(first), constant(last)
        if one is not None and other is not None and one > other:
            return self.complain(
                "empty",
                "there is no number from the first to the last of these",
                x.span,
                "write the smaller one first",
            )
        return m.Between(x.span, Type("number", many=True), first, last)

    def _firstof(self, x: t.FirstOf, scope: Scope, want: Type | None) -> m.Expr:
        of = self.a_set(x.of, scope)
        start = self.want(x.start, of.type.one.or_nobody(), scope) if x.start is not None else None
        return m.First(x.span, of.type.one.or_nobody(), of, start)

    def _only(self, x: t.Only, scope: Scope, want: Type | None) -> m.Expr:
        of = self.a_set(x.of, scope, NO_LIMIT)
        if self._are_several(of):
            message = "this is always nobody: 'only SET' is the single one of a set, and these are several"
            return self.complain("always", message, x.span, WHICH_ONE)
        return m.Only(x.span, of.type.one.or_nobody(), of)

    def _are_several(self, found: m.Expr) -> bool:
        """Whether a set has more than one element for sure."""
        match found:
            case m.Items(items=items):
                return len(items) > 1 and all(isinstance(item, m.Const) for item in items)
            case m.Between(first=m.Const(value=low), last=m.Const(value=high)):
                return low < high
            case m.Everyone(kind=kind):
                return kind in self.program.kinds and len(self.program.kinds[kind].members) > 1
        return False

    def _reached(self, x: t.Reached, scope: Scope, want: Type | None) -> m.Expr:
        start = self.expr(x.start, scope)
        if start.type.many or isinstance(start, m.ZoneRef):
            advice = "write 'only SET', or 'each (reached from it ...) over SET'"
            return self.complain("type", "ways begin in one place, and this is a set", start.span, advice)
        steps = self.want(x.steps, NUMBER, scope)
        inner, name = self.element(scope, "it", start.type)
        by = self.want(x.by, Type(start.type.kind, many=True), inner)
        through = (
            self.want(x.through, Type(start.type.kind, many=True), scope) if x.through is not None else None
        )
        return m.Reached(x.span, Type(start.type.kind, many=True), start, steps, x.exactly, name, by, through)

    def _setof(self, x: t.SetOf, scope: Scope, want: Type | None) -> m.Expr:
        one = want.one if want is not None else None
        items = tuple(self.expr(i, scope, one) for i in x.items)
        for item in items:
            if item.type.many or isinstance(item, m.ZoneRef):
                return self.complain(
                    "type", "a set cannot stand in a set", item.span, "join sets with 'also'"
                )
        kind = items[0].type.kind
        for item in items[1:]:
            if self.are_cards(items[0].type, item.type):
                kind = kind if item.type.kind == kind else "card"
            elif not self.fits(item.type, items[0].type):
                return self.complain("type", f"{items[0].type.a} and {item.type.a} make no set", item.span)
        self._once(items)
        return m.Items(x.span, Type(kind, many=True), items)

    def _once(self, items: tuple[m.Expr, ...]) -> None:
        """Note what is named twice in a set: it would be in it once."""
        named: dict[tuple[str, int], m.Expr] = {}
        for item in items:
            value = item.value if isinstance(item, m.Const) else constant(item)
            if value is None or item.type == UNKNOWN:
                continue
            if (item.type.kind, value) in named:
                advice = "leave it out; for faces of a die that come more often, declare a kind with a member for each face"
                self.complain(
                    "twice", "this is in the set already, and a set holds it once", item.span, advice
                )
            named[item.type.kind, value] = item


def of_junction(cond: m.Expr, op: str) -> list[m.Expr]:
    """What 'and', or 'or', joins, in order."""
    if isinstance(cond, m.Op) and cond.op == op:
        return of_junction(cond.left, op) + of_junction(cond.right, op)
    return [cond]


def asks_about(cond: m.Expr, name: str) -> bool:
    """Whether a condition names a local, or could not be understood."""
    return any(
        (isinstance(e, m.Const) and e.type == UNKNOWN) or (isinstance(e, m.Local) and e.name == name)
        for e in expressions(cond)
    )
