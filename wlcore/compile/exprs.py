"""Expressions as Python source. `s` is the state; `v z b k loc n r` its values, zones, blocks, knowledge, places, number
of players and settings, held in locals.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from wlcore.budget import STEP
from wlcore.compile.analysis import Analysis
from wlcore.compile.distinct import is_distinct
from wlcore.compile.helpers import COMPOSED, Helpers
from wlcore.compile.layout import Layout
from wlcore.compile.marks import FREE, mark_now
from wlcore.compile.members import among, row_of, some_players, within
from wlcore.compile.names import NOBODY, Names, is_simple
from wlcore.compile.quantified import holds, is_count, quantified
from wlcore.compile.questions import in_place, unfolded
from wlcore.compile.rows import of_others, row, zones_of
from wlcore.compile.told import CALLING, NUMBER, compared, every, opposite, some, told, yes_or_no
from wlcore.compile.ways import ways
from wlcore.lang import meaning as m
from wlcore.lang.arithmetic import DIVIDING, MOST_IN_SETS, constant, entry
from wlcore.lang.nobody import (
    ANYBODY,
    VALUES,
    WANTS,
    Wanted,
    doubts,
    doubts_of,
    may_be_another,
    no_value,
    somebody_if,
)
from wlcore.lang.probes import Asked, Either, Marked
from wlcore.lang.symbols import Kind, Routine
from wlcore.lang.types import NONE, TRUTH, Type
from wlcore.lang.types import NUMBER as A_NUMBER
from wlcore.numbers import NO_NUMBER, counted

COMPARE = {
    "is": "==",
    "is not": "!=",
    "at least": ">=",
    "at most": "<=",
    "more": ">",
    "less": "<",
}
CAN_FAIL = {"*": "times", "divided by": "divided", "remainder": "remainder"}
"""What is called for an operation that can fail."""
SIGNS = {"divided by": "//", "remainder": "%"}
SEEN = re.compile(r"^seen_top\(")
LOOKED_UP = re.compile(r"(?:P|I|v)_?\w*\[[\w+*]+\]")
UNROLL = 8
JOINED = {"and": every, "or": some}


TELLING_THEMSELVES = (m.Ask, m.Prop, m.CanDo, m.CanDoText)
"""A query that is asked about nobody sees to it (`build.py`), what is printed on nobody stands in the tables (`tables.py`), whether
something can be done is a condition of its own.
"""
PERHAPS = frozenset(sort for sort in WANTS if issubclass(sort, m.Expr)).difference(TELLING_THEMSELVES)
"""Expressions without a value where they are asked of nobody."""
METHODS: dict[type[m.Expr], str] = {}
"""The names of the methods that write expressions, by class."""


class ExprWriter:
    """Writes expressions; queries that are needed are collected in `queries`."""

    def __init__(self, layout: Layout, analysis: Analysis) -> None:
        self.layout, self.analysis, self.program = layout, analysis, layout.program
        self.queries: dict[str, Routine] = {}
        self.helpers: Helpers | None = None
        self.remembers = False
        self.used_props: set[str] = set()
        self.single: set[str] = set()
        self.real: set[str] = set()
        self.absent = {NOBODY}
        """What may be nobody where nothing says so: who performs a rule that nobody may perform, and what hangs on that."""

    # ---- places --------------------------------------------------------------------------------------

    def index(self, base: int, strides: list[int], args: list[str]) -> str:
        """The position of a value: constants are added up now."""
        parts: list[str] = []
        for stride, arg in zip(strides, args, strict=True):
            if arg.lstrip("-").isdigit():
                base += int(arg) * stride
            else:
                parts.append(arg if stride == 1 else f"{arg}*{stride}")
        if base or not parts:
            parts.insert(0, str(base))
        return "+".join(parts)

    def place(self, read: m.Read | m.ZoneRef, names: Names) -> str:
        """The index of a counter, variable or zone."""
        place = read.place if isinstance(read, m.Read) else read.zone
        args = [self.expr(a, names) for a in read.args]
        return self.index(*self.layout.offset_and_strides(place), args)

    # ---- expressions ---------------------------------------------------------------------------------

    def expr(self, e: m.Expr, names: Names) -> str:
        """Python source for an expression; sets become something that can be iterated. What it asks may be counted."""
        words = self.analysis.spending.words(e)
        return f"({self.spent(words, e)} and {self.valued(e, names)})" if words else self.valued(e, names)

    def valued(self, e: m.Expr, names: Names) -> str:
        """An expression as it is."""
        sort = e.__class__
        if sort not in METHODS:
            METHODS[sort] = "_" + sort.__name__.lower()
        if sort in PERHAPS:
            cond, names = self.if_somebody(e, names)
            if cond == "False":
                return nothing(e.type)
        found: str = getattr(self, METHODS[sort])(e, names)
        if sort in PERHAPS and cond != "True":
            return f"({found} if {cond} else {nothing(e.type)})"
        return found

    def amount(self, e: m.Expr, names: Names) -> str:
        """The same where a number is wanted: one that is left out is 0."""
        code = self.expr(e, names)
        if not e.type.nobody:
            return code
        if NUMBER.fullmatch(code):
            return str(counted(int(code)))
        return f"counted({code})"

    def doubts(self, piece: m.Expr | m.Statement, names: Names) -> list[Wanted]:
        """What may be nobody where an expression or a statement wants somebody, as far as is known where it stands."""
        absent = names.of(self.absent)
        if not absent and not self.analysis.doubtful(piece):
            return []
        return [
            (e, want)
            for e, want in doubts(piece, self.program, names.of(self.real), absent)
            if (e, want.kind) not in names.somebody
            and not (isinstance(e, m.Only) and self.expr(e.of, names) in self.single)
        ]

    def unsure(self, e: m.Expr, names: Names) -> bool:
        """Whether a value may be nobody, as far as is known where it stands."""
        return bool(doubts_of(e, ANYBODY, self.program, names.of(self.real), names.of(self.absent)))

    def first(self, e: m.Expr, names: Names) -> str:
        """With whom a round begins: the first player, where it is nobody."""
        code = self.expr(e, names)
        return f"max(0, {code})" if self.unsure(e, names) else code

    def are_somebody(self, found: Iterable[Wanted], names: Names, settle: bool = False) -> str:
        """What has to hold for all these to be somebody; the top of a deck is settled before it is asked what it is."""
        conds = []
        for e, want in found:
            owner = self.doubts(e, names) if isinstance(e, m.End) else []
            conds += [self.are_somebody(owner, names)] if owner else []
            there = names.knowing(owner)
            if may_be_another(e, want, self.program):
                code = self.expr(e, there)
                code = SEEN.sub("fix_top(", code) if settle else code
                conds.append(self.of_kind(code, self.program.kinds[want.kind]))
            elif isinstance(e, m.End):
                conds.append(f"z[{self.place(e.zone, there)}]")
            else:
                conds.append(compared(self.expr(e, there), ">=", "0"))
        return every(dict.fromkeys(conds))

    def if_somebody(self, piece: m.Expr | m.Statement, names: Names) -> tuple[str, Names]:
        """What has to hold for an expression or a statement to be about somebody wherever it wants that, and the names where it
        holds.
        """
        there = self.doubts(piece, names)
        if not there:
            return "True", names
        return self.are_somebody(there, names, isinstance(piece, m.Statement)), names.knowing(there)

    def atom(self, e: m.Expr, names: Names) -> str:
        """The same, in parentheses where needed."""
        code = self.expr(e, names)
        return (
            code if is_simple(code) or (code.endswith("]") and code.startswith(("v[", "z["))) else f"({code})"
        )

    def truth(self, e: m.Expr, names: Names) -> str:
        """Source for a condition, where any truthy value will do; what it asks may be counted."""
        words = self.analysis.spending.words(e)
        return every((self.spent(words, e), self.asked(e, names))) if words else self.asked(e, names)

    def spent(self, words: int, piece: m.Expr) -> str:
        """A condition that always holds, by which words are counted against the budget of a choice."""
        return f"spent(s, {1 + words // STEP}, {self.fails_at(piece)})"

    def asked(self, e: m.Expr, names: Names) -> str:
        """A condition as it is."""
        if isinstance(e, m.Quantified) and e.quantifier != "count":
            return holds(self, e, names)
        if isinstance(e, m.Op) and e.op in ("and", "or"):
            right = names.knowing(somebody_if(e.left)) if e.op == "and" else names
            return JOINED[e.op]((self.truth(e.left, names), self.truth(e.right, right)))
        if isinstance(e, m.Not):
            return opposite(self.truth(e.of, names))
        if isinstance(e, m.Ask) and (value := self.unfolded(e, names)) is not None:
            return self.truth(*value)
        if isinstance(e, m.Ask) and (code := in_place(self, e, names, truth=True)):
            return code
        if isinstance(e, m.CanDo):
            cond, names = self.if_somebody(e, names)
            can = self.can(e.rule, self.given(e.rule, e.args, names), self.acting(e.actor, names))
            return every((cond, can))
        if isinstance(e, m.CanDoText):
            cond, names = self.if_somebody(e, names)
            return every((cond, self.can_text(e, names)))
        return self.valued(e, names)

    def _const(self, e: m.Const, names: Names) -> str:
        return str(e.value)

    def _local(self, e: m.Local, names: Names) -> str:
        return names.known[e.name]

    def _read(self, e: m.Read, names: Names) -> str:
        return f"v[{self.place(e, names)}]"

    def _zoneref(self, e: m.ZoneRef, names: Names) -> str:
        return f"z[{self.place(e, names)}]"

    def _prop(self, e: m.Prop, names: Names) -> str:
        self.used_props.add(e.name)
        return self.looked_up(f"P_{self.prop_name(e)}", self.expr(e.of, names))

    def looked_up(self, table: str, of: str) -> str:
        """An entry of a table, now if possible; what is looked up by what another table says is put together beforehand."""
        if self.helpers is not None and NUMBER.fullmatch(of):
            entry = self.helpers.printed[table][int(of)]
            if isinstance(entry, int):
                return str(int(entry))
        inner = COMPOSED.fullmatch(of)
        if inner is None or self.helpers is None:
            return f"{table}[{of}]"
        return f"{self.helpers.composed(table, inner[1])}[{inner[2]}]"

    def prop_name(self, e: m.Prop) -> str:
        """The name of the table of a property's values: one for all cards, one for each other kind."""
        kind = self.program.kinds[e.kinds[0]]
        owner = "card" if kind.base == "card" else kind.name
        return f"{owner}_{e.name}".replace("-", "_")

    def _ask(self, e: m.Ask, names: Names) -> str:
        value = self.unfolded(e, names)
        if value is not None:
            assert e.query.type is not None
            code = self.fitting(e.query.type, *value)
            return code if is_simple(code) else f"({code})"
        if code := in_place(self, e, names):
            return code
        self.queries[e.query.name] = e.query
        you = names.known.get("you", NOBODY)
        call = f"q_{self.py(e.query.name)}(s, {', '.join([you, *self.given(e.query, e.args, names)])})"
        there = [] if e.query.careful else self.doubts(e, names)
        return f"({call} if {self.are_somebody(there, names)} else {nothing(e.type)})" if there else call

    def given(self, routine: Routine, args: Iterable[m.Expr], names: Names) -> list[str]:
        """What a rule, query or builtin is given."""
        return [self.fitting(p.type, a, names) for a, p in zip(args, routine.params, strict=True)]

    def fitting(self, want: Type, e: m.Expr, names: Names) -> str:
        """An expression where a type is wanted: a number that is left out is 0, a card of another kind is nobody."""
        if want == A_NUMBER:
            return self.amount(e, names)
        code = self.expr(e, names)
        if want.nobody and may_be_another(e, want, self.program):
            return f"({code} if {self.of_kind(code, self.program.kinds[want.kind])} else -1)"
        return code

    def careful(self, query: Routine, names: Names) -> list[str]:
        """What a query begins with that is asked somewhere about what may be nobody."""
        nobody = []
        for p in query.params:
            kind, x = self.program.kinds.get(p.type.kind), names.known[p.name]
            if p.type.many or p.type.nobody or p.type.kind in VALUES:
                continue
            if kind is not None and kind.base == "card":
                nobody.append(opposite(self.of_kind(x, kind)))
            else:
                nobody.append(compared(x, "<", "0"))
        assert query.type is not None
        return [f"    if {some(nobody)}: return {nothing(query.type)}"]

    def py(self, name: str) -> str:
        """A Python name for a declared name; '/' only occurs in addresses of texts."""
        return name.replace("-", "_").replace("/", "__")

    def _lookup(self, e: m.LookUp, names: Names) -> str:
        last = len(e.table.numbers) - 1
        if (
            isinstance(e.arg, m.Quantified)
            and e.arg.quantifier == "count"
            and isinstance(e.arg.of, m.ZoneRef)
        ):
            return f"T_{self.py(e.table.name)}[{self.amount(e.arg, names)}]"
        if (
            isinstance(e.arg, m.Ask)
            and e.arg.query.name not in self.analysis.modifiers
            and isinstance(e.arg.query.value, m.Quantified)
        ):
            value = e.arg.query.value
            if value.quantifier == "count" and isinstance(value.of, m.ZoneRef):
                return f"T_{self.py(e.table.name)}[{self.amount(e.arg, names)}]"
        at = self.amount(e.arg, names)
        if NUMBER.fullmatch(at):
            return str(entry(e.table.numbers, int(at)))
        at = at if is_count(e.arg) else f"max(0, {at})"
        return f"T_{self.py(e.table.name)}[min({at}, {last})]"

    def _setting(self, e: m.Setting, names: Names) -> str:
        return f"r[{self.layout.settings[e.kind, e.name]}]"

    def _builtin(self, e: m.Builtin, names: Names) -> str:
        args = ", ".join(["s", *self.given(self.program.builtins[e.name], e.args, names)])
        return f"B_{self.py(e.name)}({args})"

    def _cando(self, e: m.CanDo, names: Names) -> str:
        return yes_or_no(self.truth(e, names))

    def acting(self, actor: m.Expr | None, names: Names) -> Names:
        """The names for a condition on what somebody can do."""
        if actor is None:
            return names
        inner = names.child()
        inner.known["actor"] = self.atom(actor, names)
        return inner

    def can(self, rule: Routine, args: list[str], names: Names) -> str:
        """Whether all needs of a rule are met and no forbid holds; `you` is the performer."""
        requirements = [*rule.needs, *self.analysis.forbids.get(rule.name, ())]
        if not requirements:
            return "True"
        inner = Names(names.counter, {"you": names.known.get("actor", names.known.get("you", "-1"))})
        inner.known["actor"] = inner.known["you"]
        if all(is_simple(arg) or LOOKED_UP.fullmatch(arg) for arg in args):
            inner.known.update(zip((p.name for p in rule.params), args, strict=True))
            return every(self.met(requirements, inner))
        given = [f"for {inner.new(p.name)} in ({arg},)" for p, arg in zip(rule.params, args, strict=True)]
        return f"[1 {' '.join(given)} if {every(self.met(requirements, inner))}]"

    def met(self, requirements: Iterable[m.Requirement], names: Names) -> Iterator[str]:
        """Each requirement; what one of them has asked about is known in those behind it."""
        for needed in requirements:
            yield self.truth(needed.cond, names)
            names = names.knowing(somebody_if(needed.cond))

    def _candotext(self, e: m.CanDoText, names: Names) -> str:
        return yes_or_no(self.truth(e, names))

    def can_text(self, e: m.CanDoText, names: Names) -> str:
        """Whether a text on something can be carried out."""
        known = self.acting(e.actor, names).known
        you = known.get("actor", known.get("you", "-1"))
        name = self.analysis.text_table(e.kinds, e.property)
        table, of = self.text_table(e), self.expr(e.of, names)
        if not any(text.needs for text in self.analysis.texts_of.get(name, ())):
            return self.looked_up(f"M_{table}", of)
        if "(" in of:
            return f"can_text(s, 'N_{table}', {of}, {you})"
        mark, free = mark_now(self, name, of, names), self.looked_up(f"M_{table}", of)
        asked = f"R_{table}[{of}](s, {you}, {of})"
        if any(not text.needs for text in self.analysis.texts_of[name]):
            asked = some((compared(free, "==", str(FREE)), asked))
        return every((free if NUMBER.fullmatch(free) else "True", mark, asked))

    def text_table(self, e: m.CanDoText) -> str:
        """What the tables are called of the texts that something can have."""
        return self.py(self.analysis.text_table(e.kinds, e.property))

    def _op(self, e: m.Op, names: Names) -> str:
        left, right = self.sides(e, names)
        if e.op in ("and", "or"):
            if told(left) is (e.op == "and"):
                return right
            return f"({left} {e.op} {right})"
        op = COMPARE.get(e.op, e.op)
        if e.type == TRUTH:
            if (
                op == "<"
                and is_count(e.left)
                and told(compared(right, "<=", "0"))
                and not CALLING.search(left)
            ):
                return "False"
            if op == "<" and some_players(e.left) and isinstance(e.right, (m.Prop, m.Const)):
                return f"(s.n < {right} or {left} < {right})"
            return compared(left, op, right)
        if op == "*" and "1" in (left, right):
            return right if left == "1" else left
        if can_fail(op, left, right):
            return f"{CAN_FAIL[op]}({left}, {right}, {self.fails_at(e)})"
        return f"({left} {SIGNS.get(op, op)} {right})"

    def sides(self, e: m.Op, names: Names) -> tuple[str, str]:
        """Both sides of an operation; a number that is left out is 0, unless it is asked whether it is left out."""
        left, right = e.left, e.right
        if NONE not in (left.type, right.type):
            one, other = (
                self.amount(x, names) if x.type.kind == "number" else self.expr(x, names)
                for x in (left, right)
            )
            return one, other
        if "number" in (left.type.kind, right.type.kind):
            one, other = (str(NO_NUMBER) if x.type == NONE else self.expr(x, names) for x in (left, right))
            return one, other
        return self.expr(left, names), self.expr(right, names)

    def fails_at(self, piece: m.Expr | m.Statement) -> int:
        """The number of the place in the pack at which something can fail."""
        return self.layout.failing.setdefault((piece.span.file, piece.span.line), len(self.layout.failing))

    def _not(self, e: m.Not, names: Names) -> str:
        code = opposite(self.truth(e.of, names))
        return f"({code})" if told(code) is None else code

    def _iskind(self, e: m.IsKind, names: Names) -> str:
        of, first, end = self.expr(e.of, names), e.kind.first, e.kind.first + len(e.kind.members)
        if first == 0 and (not e.of.type.nobody or of in self.real):
            return f"({of} < {end})"
        return self.of_kind(of, e.kind)

    def of_kind(self, code: str, kind: Kind) -> str:
        """Whether a number is that of a card of a kind."""
        first, end = kind.first, kind.first + len(kind.members)
        return f"({code} >= {first})" if end == len(self.program.cards) else f"({first} <= {code} < {end})"

    def _inset(self, e: m.InSet, names: Names) -> str:
        item = self.amount(e.item, names) if e.item.type.kind == "number" else self.expr(e.item, names)
        found = within(self, item, e.of, names) if is_simple(item) or LOOKED_UP.fullmatch(item) else ""
        if found:
            return every((compared(item, ">=", "0"), found))
        return f"({item} in {self.expr(e.of, names)})"

    def _everyone(self, e: m.Everyone, names: Names) -> str:
        if e.kind == "player":
            return "range(s.n)"
        kind = self.program.kinds[e.kind]
        return (
            f"range({kind.first}, {kind.first + len(kind.members)})"
            if kind.first
            else f"range({len(kind.members)})"
        )

    def mask(self, e: m.Expr, names: Names, most: int = MOST_IN_SETS) -> str:
        """A set as one number; of numbers only what is no more than the `most`."""
        if isinstance(e, m.Everyone) and e.kind == "player":
            return "s.all"
        return f"as_mask({self.can_be_kept(e, self.expr(e, names), most)})"

    def can_be_kept(self, e: m.Expr, code: str, most: int = MOST_IN_SETS) -> str:
        """The elements of a set, which may be kept while somebody decides: numbers only where they are small."""
        if e.type.kind != "number" or (isinstance(e, m.Local) and most == MOST_IN_SETS) or all_small(e, most):
            return code
        return f"small({code}, {most}, {self.fails_at(e)})"

    def _between(self, e: m.Between, names: Names) -> str:
        write = self.expr if e.id else self.amount
        first, last = write(e.first, names), write(e.last, names)
        if NUMBER.fullmatch(first) and NUMBER.fullmatch(last):
            return f"range({first}, {int(last) + 1})"
        return f"span({first}, {last}, {MOST_IN_SETS}, {self.fails_at(e)})"

    def _items(self, e: m.Items, names: Names) -> str:
        of_numbers, codes = e.type.kind == "number", self.items(e, names)
        found = f"({', '.join(codes)},)"
        if len(codes) > 1 and not all(map(NUMBER.fullmatch, codes)):
            found = f"dict.fromkeys({found})"
        if not of_numbers and any(self.unsure(i, names) for i in e.items):
            return f"[y for y in {found} if y >= 0]"
        return found if found.startswith("(") else f"[*{found}]"

    def items(self, e: m.Items, names: Names) -> list[str]:
        """What is named in a set."""
        write = self.amount if e.type.kind == "number" else self.expr
        return [write(item, names) for item in e.items]

    def _filter(self, e: m.Filter, names: Names) -> str:
        clauses, element = self.iterated(e, names)
        if len(clauses) == 1 and clauses[0].startswith(start := f"for {element} in "):
            return f"[*({clauses[0].removeprefix(start)})]"
        return f"[{' '.join([element, *clauses])}]"

    def mapped(self, e: m.Expr, names: Names, form: str) -> str:
        """The inside of a comprehension over a set; `form` says what is made of each element."""
        clauses, element = self.iterated(e, names)
        return " ".join([form.format(element), *clauses])

    def iterated(self, e: m.Expr, names: Names) -> tuple[list[str], str]:
        """The `for` and `if` of a comprehension over a set, and what its element is called in it."""
        if isinstance(e, m.Filter):
            if (found := among(self, e, names)) is not None:
                return found
            clauses, x = self.simple_element(e.of, names)
            inner = names.child()
            inner.known[e.name] = x
            return [*clauses, f"if {self.truth(e.cond, inner)}"], x
        if (others := self.others(e, names)) is not None:
            x = names.fresh()
            return [f"for {x} in {others}"], x
        if isinstance(e, m.Combine) and e.op == "except" and isinstance(e.right, m.Items):
            clauses, x = self.simple_element(e.left, names)
            conds = [f"{x} != {self.expr(item, names)}" for item in e.right.items]
            return [*clauses, f"if {' and '.join(conds)}"], x
        if isinstance(e, m.Folded) and e.fold == "each":
            return self.collected(e, names)
        if isinstance(e, m.Ask) and (value := self.unfolded(e, names)) is not None:
            return self.iterated(*value)
        x = names.fresh()
        return [f"for {x} in {self.expr(e, names)}"], x

    def simple_element(self, e: m.Expr, names: Names) -> tuple[list[str], str]:
        """The same, with an element that is a plain local."""
        clauses, element = self.iterated(e, names)
        if is_simple(element):
            return clauses, element
        x = names.fresh()
        return [*clauses, f"for {x} in ({element},)"], x

    def collected(self, e: m.Folded, names: Names) -> tuple[list[str], str]:
        """`each EXPR over SET`: sets are run together, nobody is left out."""
        if (found := row(self, e, names)) is not None:
            return found
        clauses, element = self.gathered(e, names)
        if is_distinct(e, self.unmodified):
            return clauses, element
        x = names.fresh()
        return [f"for {x} in dict.fromkeys([{' '.join([element, *clauses])}])"], x

    def unmodified(self, e: m.Ask) -> m.Expr | None:
        """The value of a query as the rules have it, if nothing modifies it."""
        return None if e.query.name in self.analysis.modifiers else e.query.value

    def gathered(self, e: m.Folded, names: Names) -> tuple[list[str], str]:
        """The same, where something may still come twice."""
        clauses, x = self.simple_element(e.over, names)
        inner = names.child()
        inner.known[e.name] = x
        if e.value.type.many:
            more, element = self.iterated(e.value, inner)
            return of_others(clauses, more), element
        if e.value.type.kind == "number":
            return clauses, self.amount(e.value, inner)
        if not self.unsure(e.value, inner):
            return clauses, self.expr(e.value, inner)
        y = inner.fresh()
        return [*clauses, f"for {y} in ({self.expr(e.value, inner)},)", f"if {y} >= 0"], y

    def unfolded(self, e: m.Ask, names: Names) -> tuple[m.Expr, Names] | None:
        """The value of a query that nothing modifies, with the names it is to be read in."""
        return unfolded(self, e, names)

    def constants(self, e: m.Expr) -> list[int] | None:
        """The elements of a set that is known now and small."""
        if isinstance(e, m.Everyone) and e.kind != "player":
            kind = self.program.kinds[e.kind]
            if len(kind.members) <= UNROLL:
                return [kind.first + i for i in range(len(kind.members))]
        if isinstance(e, m.Between) and isinstance(e.first, m.Const) and isinstance(e.last, m.Const):
            found = range(e.first.value, e.last.value + 1)
            return list(found) if len(found) <= UNROLL else None
        if isinstance(e, m.Items) and all(isinstance(i, m.Const) for i in e.items):
            return [i.value for i in e.items if isinstance(i, m.Const)]
        if isinstance(e, m.Combine) and e.op == "except" and isinstance(e.right, m.Items):
            left, right = self.constants(e.left), self.constants(e.right)
            if left is not None and right is not None:
                return [x for x in left if x not in right]
        return None

    def _extreme(self, e: m.Extreme, names: Names) -> str:
        inner = names.child()
        x = inner.new(e.name)
        pick = "most" if e.most else "fewest"
        return f"{pick}([({self.amount(e.by, inner)}, {x}) for {x} in {self.expr(e.of, names)}])"

    def _sorted(self, e: m.Sorted, names: Names) -> str:
        return self.expr(e.of, names)

    def leading(self, e: m.Sorted, left: str, names: Names) -> str:
        """Of those that are left of a set that is gone through in order, whose turn it is."""
        inner = names.child()
        x = inner.new(e.name)
        return (
            f"{'foremost' if e.most else 'hindmost'}([({self.amount(e.by, inner)}, {x}) for {x} in {left}])"
        )

    def others(self, e: m.Expr, names: Names) -> str | None:
        """All players but one, as they lie in a table."""
        match e:
            case m.Combine(op="except", left=m.Everyone(kind="player"), right=m.Items(items=(one,))):
                return f"OTHERS[s.n][{self.expr(one, names)}]"
        return None

    def _combine(self, e: m.Combine, names: Names) -> str:
        if (others := self.others(e, names)) is not None:
            return others
        if e.op == "except":
            return (
                f"[{self.mapped(e, names, '{}')}]"
                if isinstance(e.right, m.Items)
                else self._without(e, names)
            )
        both = f"[*{self.expr(e.left, names)}, *{self.expr(e.right, names)}]"
        return both if zones_of(e) is not None else f"list(dict.fromkeys({both}))"

    def _without(self, e: m.Combine, names: Names) -> str:
        return f"without({self.expr(e.left, names)}, {self.expr(e.right, names)})"

    def _quantified(self, e: m.Quantified, names: Names) -> str:
        return quantified(self, e, names)

    def _folded(self, e: m.Folded, names: Names) -> str:
        fixed = self.constants(e.over)
        inner = names.child()
        if e.fold == "each":
            return f"[{self.mapped(e, names, '{}')}]"
        if e.fold == "total" and fixed is not None:
            parts = []
            for element in fixed:
                inner.known[e.name] = str(element)
                parts.append(self.amount(e.value, inner))
            return f"({' + '.join(parts) or '0'})"
        x = inner.new(e.name)
        value = self.amount(e.value, inner)
        fold = {"total": "sum({})", "highest": "max({}, default=0)", "lowest": "min({}, default=0)"}[e.fold]
        row = row_of(value, x) if isinstance(e.over, m.Everyone) and e.over.kind == "player" else ""
        return fold.format(row or f"[{value} for {x} in {self.expr(e.over, names)}]")

    def alone(self, cond: m.Expr, names: Names) -> set[str]:
        """The sets of which a condition says that they have one element."""
        match cond:
            case m.Op(
                op="is",
                left=m.Quantified(quantifier="count", of=m.Local(name=x), cond=None),
                right=m.Const(value=1),
            ):
                return {names.known[x]} - self.single
        return set()

    def _only(self, e: m.Only, names: Names) -> str:
        of = self.expr(e.of, names)
        if of in self.single:
            return f"{of}[0]"
        return f"({of}[0] if len({of}) == 1 else -1)" if is_simple(of) else f"only({of})"

    def _first(self, e: m.First, names: Names) -> str:
        of = self.expr(e.of, names)
        if e.start is None:
            return f"first({of})"
        kind = self.program.kinds.get(e.of.type.kind)
        many = "s.n" if e.of.type.kind == "player" else len(kind.members) if kind else len(self.program.cards)
        return f"first_from({of}, {self.expr(e.start, names)}, {many if e.of.type.kind != 'number' else MOST_IN_SETS + 1})"

    def _next(self, e: m.Next, names: Names) -> str:
        of = self.expr(e.of, names)
        if not e.forward:
            return f"({of} - 1)"
        return f"following({of}, {len(self.program.kinds[e.of.type.kind].members)})"

    def _end(self, e: m.End, names: Names) -> str:
        zone = self.place(e.zone, names)
        side = "top" if e.top else "bottom"
        if e.zone.zone.discipline == "deck":
            return f"seen_{side}(s, {zone})"
        return f"{side}(z[{zone}])"

    def _ends(self, e: m.Ends, names: Names) -> str:
        zone, amount = self.place(e.zone, names), self.amount(e.amount, names)
        if e.zone.zone.discipline == "deck":
            return f"fix_tops(s, {zone}, {amount})"
        return f"z[{zone}][:-1 - {amount}:-1]" if e.top else f"z[{zone}][:{amount}]"

    def _automaton(self, e: m.Automaton, names: Names) -> str:
        return f"(s.n - {e.from_last})"

    def _neighbour(self, e: m.Neighbour, names: Names) -> str:
        return f"{'LEFT' if e.left else 'RIGHT'}[s.n][{self.expr(e.of, names)}]"

    def _reached(self, e: m.Reached, names: Names) -> str:
        return ways(self, e, names)

    def _firstthis(self, e: m.FirstThis, names: Names) -> str:
        return f"({self.expr(e.mark, names)} == 0)"

    def _half(self, e: m.Half, names: Names) -> str:
        of = self.amount(e.of, names) if e.of.type.nobody else self.atom(e.of, names)
        return f"(-(-{of} // 2))"

    # ---- what studies have put in ------------------------------------------------------------------------

    def _marked(self, e: Marked, names: Names) -> str:
        return f"marked({e.number}, {self.expr(e.of, names)})"

    def _asked(self, e: Asked, names: Names) -> str:
        return f"asked({e.yes}, {e.no}, {self.truth(e.of, names)})"

    def _either(self, e: Either, names: Names) -> str:
        code = self.atom(e.of, names)
        for number, other in reversed(e.others):
            code = f"({self.expr(other, names)} if at({number}) else {code})"
        return code


def can_fail(op: str, left: str, right: str) -> bool:
    """Whether an operation has to look at its numbers first."""
    if op in DIVIDING:
        return right == "0" or not NUMBER.fullmatch(right)
    return op in CAN_FAIL and not (NUMBER.fullmatch(left) and NUMBER.fullmatch(right))


def all_small(numbers: m.Expr, most: int) -> bool:
    """Whether a set of numbers is seen to hold none below 0 or above the `most`."""
    if isinstance(numbers, m.Filter):
        return all_small(numbers.of, most)
    if isinstance(numbers, m.Prop):
        return True
    if isinstance(numbers, m.Between):
        ends = constant(numbers.first), constant(numbers.last)
        return ends[0] is not None and ends[1] is not None and ends[0] >= 0 and ends[1] <= most
    return isinstance(numbers, m.Items) and all(
        (number := constant(item)) is not None and 0 <= number <= most for item in numbers.items
    )


def nothing(of: Type) -> str:
    """What stands for a value of a type where there is none."""
    return "[]" if of.many or of.kind == "zone" else str(no_value(of))
