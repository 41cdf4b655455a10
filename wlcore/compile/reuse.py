"""Looks nothing up twice: what generated code has worked out stays in a local until it may have changed.

A function is read as a tree, in the order in which Python carries it out. `Known` is what has been worked out on every
way that leads here: sums of indices, tables, zones (whose lists stay the same until cards are laid out), what is in the
state for good, and values, until one is set that may be the same. Where something is wanted again, the first place
keeps it (`i0 := ...`) and the others read that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wlcore.compile.apart import Parting
from wlcore.compile.share import share

STEADY = {"all", "k", "loc", "n", "r"}
TABLE = re.compile(r"[APTU]_\w+|ARG|FIXED")
HARMLESS = {
    "all", "any", "as_mask", "bottom", "clockwise", "fewest", "iter", "len", "list", "max", "min", "most", "next", "of_mask",
    "only", "range", "seats", "sorted", "sum", "top", "too_long", "tuple", "without",
}  # fmt: skip
MOVING = {
    "can_text", "chance", "fix_top", "fix_tops", "lift", "look_at_top", "lots", "put", "put_all", "reached",
    "reached_through", "seen_bottom", "seen_top", "settle_top", "show", "shuffle", "turn_up",
}  # fmt: skip
OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
LOAD, STORE = ast.Load(), ast.Store()
VALUE, ZONE, FOREVER = "value", "zone", "forever"


@dataclass(slots=True, eq=False)
class Fact:
    """Something worked out: by which node, what it depends on, the local or number that holds it once that is wanted."""

    node: ast.AST
    kind: str
    reads: frozenset[str]
    holder: ast.expr | None = None


Known = dict[str, Fact]


def reused(lines: Sequence[str], parting: Parting) -> list[str]:
    """The lines of one function, written so that it looks less up."""
    tree = ast.parse("\n".join(lines))
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)
    parting.function(function)
    reader = Reader()
    reader.block(function.body, {})
    Writer(reader).visit(tree)
    share(function)
    return ast.unparse(tree).split("\n")


class Reader:
    """Finds out what can be reused: `read` by node what it is replaced by, `kept` the nodes whose result gets a name."""

    def __init__(self) -> None:
        self.read: dict[ast.AST, ast.expr] = {}
        self.kept: dict[ast.AST, str] = {}

    # ---- statements ------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt], known: Known) -> Known | None:
        """What is known after a block; None if it is never left at its end."""
        for at, s in enumerate(body):
            if handed_on(s, *body[at + 1 : at + 2]):
                del body[at + 1]
            after = self.statement(s, known)
            if after is None:
                return None
            known = after
        return known

    def statement(self, s: ast.stmt, known: Known) -> Known | None:
        """What is known after a statement."""
        match s:
            case ast.Assign():
                return self.assigned(s, self.expr(s.value, known))
            case ast.AugAssign():
                known = self.parts(s.target, known)
                known = set_anew(s.target, self.expr(s.value, known))
            case ast.If():
                yes, no = self.cond(s.test, known)
                return joined(self.block(s.body, yes), self.block(s.orelse, no))
            case ast.For() | ast.While():
                known = self.expr(s.iter, known) if isinstance(s, ast.For) else known
                known = self.undone([s], known)
                inside = dict(known)
                self.block(s.body, inside if isinstance(s, ast.For) else self.cond(s.test, inside)[0])
                return known
            case ast.Try():
                self.block(s.body, dict(known))
                known = self.undone(s.body, known)
                for handler in s.handlers:
                    self.block(handler.body, dict(known))
            case ast.Return() | ast.Raise() | ast.Continue() | ast.Break():
                self.parts(s, known)
                return None
            case _:
                known = self.parts(s, known)
        return known

    def assigned(self, s: ast.Assign, known: Known) -> Known:
        """What is known after an assignment: the target stands for the value, and a place holds it."""
        for target in s.targets:
            known = self.parts(target, known)
            known = set_anew(target, known)
        first, *others = s.targets
        value = self.read.get(s.value, s.value)
        if isinstance(first, ast.Name):
            fact = known.get(key(s.value) or "")
            if isinstance(value, ast.Name) and value.id != first.id:
                known[first.id] = Fact(s, FOREVER, frozenset((first.id, value.id)), value)
            elif fact is not None and fact.node is s.value and fact.holder is None:
                fact.holder = ast.Name(first.id, LOAD)
        name = key(first) if isinstance(first, ast.Subscript) else None
        if name is not None and name.startswith("v["):
            held = [x for x in (value, *others) if isinstance(x, (ast.Name, ast.Constant))]
            reads = names(first).union(x.id for x in held if isinstance(x, ast.Name))
            known[name] = Fact(s, VALUE, reads, held[-1] if held else None)
        return known

    def undone(self, body: Sequence[ast.stmt], known: Known) -> Known:
        """What is still known wherever a loop or attempt may have got to."""
        kinds: set[str] = set()
        for node in (n for s in body for n in ast.walk(s)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                known = without_name(known, node.id)
            elif isinstance(node, ast.Call):
                kinds.update(changed_by(node))
            elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
                kinds.update({"v": (VALUE,), "z": (VALUE, ZONE)}.get(getattr(node.value, "id", ""), ()))
        return forgotten(known, *kinds) if kinds else dict(known)

    # ---- expressions -----------------------------------------------------------------------------------

    def expr(self, e: ast.AST, known: Known) -> Known:
        """What is known after an expression."""
        name = e.id if isinstance(e, ast.Name) else key(e)
        if name is not None:
            fact = known.get(name)
            if fact is not None:
                self.read[e] = self.holder(fact)
                return known
        match e:
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                yes, no = self.cond(e, known)
                return joined(yes, no) or {}
            case ast.IfExp():
                yes, no = self.cond(e.test, known)
                return joined(self.expr(e.body, yes), self.expr(e.orelse, no)) or {}
            case ast.Compare():
                known = self.expr(e.comparators[0], self.expr(e.left, known))
                for node in e.comparators[1:]:
                    self.expr(node, dict(known))
            case ast.NamedExpr(target=ast.Name(id=x)):
                return without_name(self.expr(e.value, known), x)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp() | ast.Lambda():
                kinds = {k for node in ast.walk(e) if isinstance(node, ast.Call) for k in changed_by(node)}
                return forgotten(known, *kinds) if kinds else known
            case ast.Call():
                known = self.parts(e, known)
                kinds = set(changed_by(e))
                return forgotten(known, *kinds) if kinds else known
            case _:
                known = self.parts(e, known)
        if name is not None and not isinstance(e, ast.Name):
            known[name] = Fact(e, kind_of(e), names(e))
        return known

    def parts(self, e: ast.AST, known: Known) -> Known:
        """What is known after all parts of something."""
        for node in ast.iter_child_nodes(e):
            known = self.expr(node, known)
        return known

    def cond(self, e: ast.expr, known: Known) -> tuple[Known, Known]:
        """What is known if a condition holds, and if it does not."""
        if isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not):
            yes, no = self.cond(e.operand, known)
            return no, yes
        if not isinstance(e, ast.BoolOp):
            known = self.expr(e, known)
            return known, dict(known)
        both = isinstance(e.op, ast.And)
        left: Known | None = None
        going = known
        for operand in e.values:
            yes, no = self.cond(operand, going)
            going, leaving = (yes, no) if both else (no, yes)
            left = leaving if left is None else joined(left, leaving)
        assert left is not None
        return (going, left) if both else (left, going)

    def holder(self, fact: Fact) -> ast.expr:
        """The local that holds a fact, from the first time on that it is wanted."""
        if fact.holder is None:
            self.kept[fact.node] = f"i{len(self.kept)}"
            fact.holder = ast.Name(self.kept[fact.node], LOAD)
        return fact.holder


class Writer(ast.NodeTransformer):
    """Writes a function as a reader found it can be."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def visit(self, node: ast.AST) -> ast.AST:
        """A node, or what it is replaced by."""
        held = self.reader.read.get(node)
        if held is not None:
            return held
        name = self.reader.kept.get(node)
        new: ast.AST = self.generic_visit(node)
        if name is None:
            return new
        if isinstance(new, ast.Assign):
            new.targets.append(ast.Name(name, STORE))
            return new
        assert isinstance(new, ast.expr)
        return ast.NamedExpr(ast.Name(name, STORE), new)


# ---- what can be known ---------------------------------------------------------------------------------


def key(e: ast.AST) -> str | None:
    """By what name the result of an expression is known; None if it is not worth knowing."""
    match e:
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            left, right = part(e.left), part(e.right)
            return None if left is None or right is None else f"({left}{OPERATORS[type(op)]}{right})"
        case ast.Subscript(value=ast.Name(id=x)) if x in ("v", "z") or TABLE.fullmatch(x):
            inside = part(e.slice)
            return None if inside is None else f"{x}[{inside}]"
        case ast.Attribute(value=ast.Name(id="s"), attr=name) if name in STEADY:
            return f"s.{name}"
    return None


def part(e: ast.AST) -> str | None:
    """The same for what is part of a larger expression; locals and numbers are known by themselves."""
    match e:
        case ast.Name():
            return e.id
        case ast.Constant(value=int()):
            return str(e.value)
    return key(e)


def handed_on(s: ast.stmt, following: ast.stmt | None = None) -> bool:
    """Whether a value that is set is read from its place in the next statement; if so, this one does that as well."""
    match s, following:
        case ast.Assign(targets=[ast.Subscript() as place]), ast.Assign(
            targets=[ast.Name(id=x) as held], value=value
        ):
            name = key(place)
            if name is not None and name == key(value) and x not in names(place):
                s.targets.append(held)
                return True
    return False


def kind_of(e: ast.AST) -> str:
    """When a fact is forgotten: with values, with zones, or never."""
    found = {node.id for node in ast.walk(e) if isinstance(node, ast.Name)}
    return VALUE if "v" in found else ZONE if "z" in found else FOREVER


def names(e: ast.AST) -> frozenset[str]:
    """The names that an expression reads."""
    return frozenset(node.id for node in ast.walk(e) if isinstance(node, ast.Name))


def without_name(known: Known, x: str) -> Known:
    """What is still known when a local changes: not what it is part of, and nothing that only it holds."""
    return {
        k: f
        for k, f in known.items()
        if x not in f.reads and not (isinstance(f.holder, ast.Name) and f.holder.id == x)
    }


def set_anew(t: ast.expr, known: Known) -> Known:
    """What is still known after something has been set."""
    if isinstance(t, ast.Name):
        return without_name(known, t.id)
    if isinstance(t, ast.Subscript) and isinstance(t.value, ast.Name):
        if t.value.id == "z":
            return forgotten(known, VALUE, ZONE)
        if t.value.id == "v":
            name = key(t) if isinstance(t.slice, ast.Constant) else None
            return {k: f for k, f in known.items() if f.kind != VALUE or (name and elsewhere(k, name))}
    return known


def elsewhere(known: str, place: str) -> bool:
    """Whether both are values at places that are known by number, and not the same."""
    return known.startswith("v[") and known[2:-1].isdigit() and known != place


def forgotten(known: Known, *kinds: str) -> Known:
    """What is still known when zones or values may have changed."""
    return {k: f for k, f in known.items() if f.kind not in kinds}


def joined(a: Known | None, b: Known | None) -> Known | None:
    """What is known where two ways meet."""
    if a is None or b is None:
        return b if a is None else a
    return {k: f for k, f in a.items() if b.get(k) is f}


def changed_by(call: ast.Call) -> Iterable[str]:
    """What a call may change."""
    if not isinstance(call.func, ast.Name):
        return ()
    name = call.func.id
    if name in HARMLESS:
        return ()
    return (VALUE,) if name in MOVING or name.startswith(("q_", "B_", "g_")) else (VALUE, ZONE)
