"""Looks nothing up twice: what generated code has worked out stays in a local until it may have changed.

A function is read as a tree, in the order in which Python carries it out. `Known` is what has been worked out on every
way that leads here: sums of indices, tables, zones (whose lists stay the same until cards are laid out), what is in the
state for good, and values, until one is set that may be the same. Where something is wanted again, the first place
keeps it (`i0 := ...`) and the others read that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from wlcore.compile.apart import Parting
from wlcore.compile.facts import (
    FOREVER,
    LOAD,
    OFFER,
    STORE,
    VALUE,
    ZONE,
    Fact,
    Known,
    changed_by,
    forgotten,
    handed_on,
    inner,
    joined,
    key,
    kind_of,
    names,
    nodes,
    saved,
    set_anew,
    set_as_well,
    touching,
    without_name,
)
from wlcore.compile.offers import OfferReader, still_offered
from wlcore.compile.parsed import parsed
from wlcore.compile.printed import TreePrinter
from wlcore.compile.share import share


def reused(lines: Sequence[str], parting: Parting) -> list[str]:
    """The lines of one function, written so that it looks less up."""
    function, suspects = parsed(lines)
    parting.function(function, suspects, lines)
    reader = Reader(parting.settling)
    reader.block(function.body, {})
    kept = reader.worth_keeping()
    called = share(function, reader.read, kept)
    printer = TreePrinter(reader.read, kept)
    printer.function(function, "")
    return renamed(printer.lines, called)


SOME, MANY = 0.5, 4.0
"""How often what stands behind a condition, or in a loop, is carried out next to what is around it."""
KEEPING = 2
"""What it costs to keep something."""


class Reader(OfferReader):
    """Finds out what can be reused: `kept` are the nodes whose result gets a name, each with its statement."""

    def __init__(self, settling: Collection[str]) -> None:
        super().__init__()
        self.settling = settling
        self.kept: dict[tuple[ast.stmt | None, ast.AST], str] = {}
        self.often = 1.0
        self.worth: dict[str, float] = {}

    # ---- statements ------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt], known: Known) -> Known | None:
        """What is known after a block; None if it is never left at its end."""
        at = 0
        while at < len(body):
            s = body[at]
            if s.__class__ is ast.Assign and at + 1 < len(body) and handed_on(s, body[at + 1]):
                del body[at + 1]
            after = self.statement(s, known)
            if s in self.offered:
                body.insert(at, still_offered(s, self.offered[s]))
                at += 1
            if after is None:
                return None
            known = after
            at += 1
        return known

    def inside(self, body: list[ast.stmt], known: Known, often: float) -> Known | None:
        """The same for a block that is carried out more or less often than what is around it."""
        around, self.often = self.often, self.often * often
        after = self.block(body, known)
        self.often = around
        return after

    def statement(self, s: ast.stmt, known: Known) -> Known | None:
        """What is known after a statement."""
        self.here = s
        read = STATEMENTS.get(s.__class__)
        return self.parts(s, known) if read is None else read(self, s, known)

    def update(self, s: ast.AugAssign, known: Known) -> Known:
        """`+=` and the like."""
        known = self.parts(s.target, known)
        return set_anew(s.target, self.expr(s.value, known))

    def branch(self, s: ast.If, known: Known) -> Known | None:
        """`if`: what is known on both ways."""
        yes, no = self.cond(s.test, known)
        self.offers(s, yes, no)
        return joined(self.inside(s.body, yes, SOME), self.inside(s.orelse, no, SOME))

    def loop(self, s: ast.For | ast.While, known: Known) -> Known:
        """A loop: what it changes is not known when it begins, nor behind it."""
        known = self.expr(s.iter, known) if isinstance(s, ast.For) else known
        known = self.undone([s], known)
        inside = dict(known)
        inside = inside if isinstance(s, ast.For) else self.cond(s.test, inside)[0]
        self.inside(s.body, inside, MANY)
        return known

    def attempt(self, s: ast.Try, known: Known) -> Known:
        """`try`: it may be left anywhere."""
        self.block(s.body, dict(known))
        known = self.undone(s.body, known)
        for handler in s.handlers:
            self.block(handler.body, dict(known))
        return known

    def within(self, s: ast.FunctionDef, known: Known) -> Known:
        """A function inside a function is left as it is; whoever calls it may change anything."""
        return known

    def left(self, s: ast.stmt, known: Known) -> None:
        """`return` and the like: nothing follows."""
        self.parts(s, known)

    def assigned(self, s: ast.Assign, known: Known) -> Known:
        """What is known after an assignment: the target stands for the value, and a place holds it."""
        known = self.expr(s.value, known)
        for target in s.targets:
            known = self.parts(target, known)
            known = set_anew(target, known)
        first, *others = s.targets
        value = self.instead(s.value)
        if isinstance(first, ast.Name):
            fact = known.get(key(s.value) or "")
            if isinstance(value, ast.Name) and value.id != first.id:
                known[first.id] = Fact(s, FOREVER, frozenset((first.id, value.id)), value)
            elif fact is not None and fact.node is s.value and fact.at is s and fact.holder is None:
                fact.holder = ast.Name(first.id, LOAD)
        name = key(first) if isinstance(first, ast.Subscript) else None
        if name is not None and name.startswith("v["):
            held = [x for x in (value, *others) if isinstance(x, (ast.Name, ast.Constant))]
            reads = names(first).union(x.id for x in held if isinstance(x, ast.Name))
            known[name] = Fact(s, VALUE, reads, held[-1] if held else None, self.often, s)
        return known

    def undone(self, body: Sequence[ast.stmt], known: Known) -> Known:
        """What is still known wherever a loop or attempt may have got to."""
        known = {k: f for k, f in known.items() if k != OFFER}
        if not known:
            return known
        kinds: set[str] = set()
        for node in touching(body):
            if isinstance(node, ast.Name):
                without_name(known, node.id)
            elif isinstance(node, ast.Call):
                kinds.update(changed_by(node, self.settling))
            elif isinstance(node, ast.Subscript):
                kinds.update({"v": (VALUE,), "z": (VALUE, ZONE)}.get(getattr(node.value, "id", ""), ()))
        return forgotten(known, kinds)

    # ---- expressions -----------------------------------------------------------------------------------

    def expr(self, e: Any, known: Known) -> Known:
        """What is known after an expression."""
        cls = e.__class__
        if cls is ast.Constant:
            return known
        name = e.id if cls is ast.Name else key(e)
        if name is not None:
            fact = known.get(name)
            if fact is not None:
                self.read.setdefault(self.here, {})[e] = self.holder(fact)
                self.used(e, fact)
                return known
            if cls is ast.Name:
                return known
        read = EXPRESSIONS.get(cls)
        known = self.parts(e, known) if read is None else read(self, e, known)
        if name is not None:
            found = names(e)
            known[name] = Fact(e, kind_of(found), found, None, self.often, self.here)
        return known

    def parts(self, e: ast.AST, known: Known) -> Known:
        """What is known after all parts of something."""
        for node in inner(e):
            known = self.expr(node, known)
        return known

    def logical(self, e: ast.expr, known: Known) -> Known:
        """What is known however a condition ends."""
        return joined(*self.cond(e, known)) or {}

    def unary(self, e: ast.UnaryOp, known: Known) -> Known:
        """`not`, or minus."""
        return self.logical(e, known) if isinstance(e.op, ast.Not) else self.expr(e.operand, known)

    def choice(self, e: ast.IfExp, known: Known) -> Known:
        """One or the other."""
        yes, no = self.cond(e.test, known)
        return joined(self.expr(e.body, yes), self.expr(e.orelse, no)) or {}

    def comparison(self, e: ast.Compare, known: Known) -> Known:
        """Several in a row may be cut short."""
        known = self.expr(e.comparators[0], self.expr(e.left, known))
        for node in e.comparators[1:]:
            self.expr(node, dict(known))
        return known

    def named(self, e: ast.NamedExpr, known: Known) -> Known:
        """What gets a name where it is worked out."""
        return without_name(self.expr(e.value, known), e.target.id)

    def apart(self, e: ast.expr, known: Known) -> Known:
        """What runs in a function of its own is not looked into, only at what it may change."""
        kinds = {
            k for node in nodes(e) if isinstance(node, ast.Call) for k in changed_by(node, self.settling)
        }
        return forgotten(known, kinds)

    def call(self, e: ast.Call, known: Known) -> Known:
        """A call: what it may change is forgotten."""
        known = self.parts(e, known)
        if OFFER in known:
            self.called(e, known)
        return forgotten(known, changed_by(e, self.settling))

    def cond(self, e: ast.expr, known: Known) -> tuple[Known, Known]:
        """What is known if a condition holds, and if it does not."""
        if isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not):
            yes, no = self.cond(e.operand, known)
            return no, yes
        if not isinstance(e, ast.BoolOp):
            known = self.expr(e, known)
            no = dict(known)
            x = self.instead(e)
            if OFFER in known and isinstance(x, ast.Name):
                known[OFFER] = Fact(known[OFFER].node, FOREVER, known[OFFER].reads - {x.id})
            return known, no
        both = isinstance(e.op, ast.And)
        left: Known | None = None
        going = known
        around = self.often
        for operand in e.values:
            yes, no = self.cond(operand, going)
            self.often *= SOME
            going, leaving = (yes, no) if both else (no, yes)
            left = leaving if left is None else joined(left, leaving)
        self.often = around
        assert left is not None
        return (going, left) if both else (left, going)

    def holder(self, fact: Fact) -> ast.expr:
        """The local that holds a fact, from the first time on that it is wanted."""
        if fact.holder is None:
            name = self.kept[fact.at, fact.node] = f"i{len(self.kept)}"
            self.worth[name] = 0.0
            fact.holder = ast.Name(name, LOAD)
        return fact.holder

    def used(self, e: ast.AST, fact: Fact) -> None:
        """Something is wanted again: note what it is worth to have kept it."""
        if isinstance(fact.holder, ast.Name) and fact.holder.id in self.worth:
            self.worth[fact.holder.id] += saved(e) * self.often / fact.often

    def worth_keeping(self) -> dict[ast.AST, dict[ast.AST, ast.Name]]:
        """The nodes whose result it is worth to keep, by statement, each with the local for it; what is not worth it is
        worked out again where it is wanted.
        """
        dropped = {name for name, worth in self.worth.items() if worth < KEEPING}
        for s, replaced in [*self.read.items()]:
            gone = [e for e, held in replaced.items() if isinstance(held, ast.Name) and held.id in dropped]
            for e in gone:
                del replaced[e]
            if not replaced:
                del self.read[s]
        kept: dict[ast.AST, dict[ast.AST, ast.Name]] = {}
        for (at, node), name in self.kept.items():
            if name in dropped:
                continue
            assert at is not None
            if isinstance(node, ast.Assign):
                set_as_well(node, ast.Name(name, STORE))
            else:
                kept.setdefault(at, {})[node] = ast.Name(name, STORE)
        return kept


def renamed(lines: list[str], called: Mapping[str, str]) -> list[str]:
    """The lines with other names for their locals."""
    pieces = NUMBERED.split("\n".join(lines))
    pieces[1::2] = [called.get(x, x) for x in pieces[1::2]]
    return "".join(pieces).split("\n")


NUMBERED = re.compile(r"([ix](?<!\w[ix])\d+\b)")
STATEMENTS: dict[type[ast.AST], Callable[[Reader, Any, Known], Known | None]] = {
    ast.Assign: Reader.assigned,
    ast.AugAssign: Reader.update,
    ast.For: Reader.loop,
    ast.FunctionDef: Reader.within,
    ast.If: Reader.branch,
    ast.Try: Reader.attempt,
    ast.While: Reader.loop,
    **dict.fromkeys((ast.Break, ast.Continue, ast.Raise, ast.Return), Reader.left),
}
EXPRESSIONS: dict[type[ast.AST], Callable[[Reader, Any, Known], Known]] = {
    ast.BoolOp: Reader.logical,
    ast.Call: Reader.call,
    ast.Compare: Reader.comparison,
    ast.IfExp: Reader.choice,
    ast.NamedExpr: Reader.named,
    ast.UnaryOp: Reader.unary,
    **dict.fromkeys((ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.ListComp, ast.SetComp), Reader.apart),
}
"""All else is read part by part."""
