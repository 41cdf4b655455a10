"""What generated code has worked out, and what becomes of it: by name, until something it depends on may have changed.
What is known is handed on from statement to statement, and changed on the way; where ways part it is copied.

Sums of indices and tables stay for good; zones until all cards are laid out, for their lists stay the same; values until
one is set that may be the same.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from wlcore.compile.names import is_numbered
from wlcore.records import dataclass

STEADY = {"all", "k", "loc", "n", "r"}
TABLE = re.compile(r"[AIMPRTU]_\w+|ARG|OPEN|LOOSE|OTHERS|LEFT|RIGHT")
HARMLESS = {
    "all", "any", "as_mask", "bottom", "bounded", "clockwise", "compress", "counted", "divided", "fewest", "iter", "laid", "len", "list", "max", "min", "most",
    "next", "of_mask", "only", "range", "repeated", "seats", "small", "sorted", "span", "sum", "times", "too_much", "top", "too_long", "truths", "tuple",
    "without", "first", "first_from", "following", "foremost", "hindmost", "remainder",
}  # fmt: skip
MOVING = {
    "can_text", "chance", "fix_top", "fix_tops", "lay_out", "lift", "look_at_top", "lots", "put", "put_all", "put_named", "reached",
    "seen_bottom", "seen_top", "settle_top", "show", "shuffle", "take_top", "turn_up",
}  # fmt: skip
ASKING = ("g_", "n_", "q_", "stirs_")
"""How functions are called that answer questions."""
QUIET = {*HARMLESS, "reached", "seen_bottom", "seen_top"}
"""What answers call that settles nothing itself; what they hand on to it is read with them."""
DEFINED = re.compile(r"def (\w+)\(")
CALLED = re.compile(r"(?<![.\w])((?!ways_)\w+)\(|\b(R_)\w+\[")
BY_NUMBER = "R_"
"""How tables of functions are called that tell whether a text can be carried out."""
BY_TABLE = {"can_text", BY_NUMBER}
"""What calls one of these functions."""
OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
LOAD, STORE = ast.Load(), ast.Store()
LEAVES = {ast.Name, ast.Constant, ast.Continue, ast.Break, ast.Pass, ast.arg}
BLOCKS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.ExceptHandler: ("body",),
    ast.For: ("body", "orelse"),
    ast.If: ("body", "orelse"),
    ast.Try: ("body", "orelse", "finalbody", "handlers"),
    ast.While: ("body", "orelse"),
}
UNREAD = ("ctx", "op", "ops")
VALUE, ZONE, FOREVER = "value", "zone", "forever"
OFFER = "offer"
"""Under this name it is known that what was on offer still is, but for zones in locals that may have been emptied."""
OFFERED = "OFFER_"
ORDERING = {*HARMLESS, "chance", "fix_top", "fix_tops", "settle_top", "turn_up"}
"""What takes no card out of its zone."""


@dataclass(slots=True, eq=False)
class Fact:
    """Something worked out: by which node, what it depends on, the local or number that holds it once that is wanted; how
    often it is worked out, next to other things; in which statement.
    """

    node: ast.AST
    kind: str
    reads: frozenset[str]
    holder: ast.expr | None = None
    often: float = 1.0
    at: ast.stmt | None = None


Known = dict[str, Fact]


def key(e: Any) -> str | None:
    """By what name the result of an expression is known; None if it is not worth knowing. It is worked out once."""
    found: str | None = e.__dict__.get("key", "")
    if found == "":
        found = e.key = key_of(e)
    return found


def key_of(e: Any) -> str | None:
    """The same, worked out."""
    cls = e.__class__
    if cls is ast.BinOp:
        sign = OPERATORS.get(e.op.__class__)
        left = part(e.left) if sign is not None else None
        right = part(e.right) if left is not None else None
        return None if right is None else f"({left}{sign}{right})"
    if cls is ast.Subscript:
        if e.value.__class__ is not ast.Name or not is_looked_up(e.value.id):
            return None
        inside = part(e.slice)
        return None if inside is None else f"{e.value.id}[{inside}]"
    if cls is ast.Attribute and e.value.__class__ is ast.Name and e.value.id == "s" and e.attr in STEADY:
        return f"s.{e.attr}"
    return None


def part(e: ast.AST) -> str | None:
    """The same for what is part of a larger expression; locals and numbers are known by themselves."""
    if isinstance(e, ast.Name):
        return e.id
    if isinstance(e, ast.Constant):
        return str(e.value) if isinstance(e.value, int) else None
    return key(e)


@cache
def is_looked_up(x: str) -> bool:
    """Whether this is the name of values, zones or a table."""
    return x in ("v", "z") or TABLE.fullmatch(x) is not None


PARTS: dict[type[ast.AST], Callable[[Any], Iterable[ast.AST]]] = {
    ast.Assign: lambda e: (*e.targets, e.value),
    ast.Attribute: lambda e: (e.value,),
    ast.AugAssign: lambda e: (e.target, e.value),
    ast.BinOp: lambda e: (e.left, e.right),
    ast.BoolOp: lambda e: e.values,
    ast.Call: lambda e: (e.func, *e.args, *e.keywords) if e.keywords else (e.func, *e.args),
    ast.Compare: lambda e: (e.left, *e.comparators),
    ast.Expr: lambda e: (e.value,),
    ast.If: lambda e: (e.test, *e.body, *e.orelse),
    ast.NamedExpr: lambda e: (e.target, e.value),
    ast.Subscript: lambda e: (e.value, e.slice),
    ast.UnaryOp: lambda e: (e.operand,),
    **dict.fromkeys(LEAVES, lambda e: ()),
    **dict.fromkeys((ast.List, ast.Tuple), lambda e: e.elts),
}
"""How the parts of what is most frequent are found; all else is asked for its fields."""


def children(e: ast.AST) -> Iterable[ast.AST]:
    """The parts of a node in the order in which they stand, but for operators and the like."""
    parts = PARTS.get(e.__class__)
    return parts(e) if parts is not None else fields_of(e)


def inner(e: Any) -> Sequence[ast.AST]:
    """The parts of an expression but for numbers and the like, worked out once."""
    found: Sequence[ast.AST] | None = e.__dict__.get("inner")
    if found is None:
        found = e.inner = [node for node in children(e) if node.__class__ is not ast.Constant]
    return found


HEADS: dict[type[ast.AST], Callable[[Any], Sequence[ast.AST]]] = {
    ast.ExceptHandler: lambda s: (s.type,) if s.type else (),
    ast.For: lambda s: (s.target, s.iter),
    ast.If: lambda s: (s.test,),
    ast.Try: lambda s: (),
    ast.While: lambda s: (s.test,),
}
"""Of statements with blocks inside, what stands before these."""


def head_of(s: ast.AST) -> Iterable[ast.AST]:
    """The parts of a statement, but for the statements inside it."""
    head = HEADS.get(s.__class__)
    return children(s) if head is None else head(s)


def touching(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All in some statements by which anything may change: locals and places that are set, calls."""
    for s in body:
        line = s.__dict__.get("line")
        if line is None:
            yield from [node for part in head_of(s) for node in nodes(part) if may_change(node)]
        else:
            if line.touching is None:
                line.touching = [node for part in head_of(s) for node in nodes(part) if may_change(node)]
            yield from line.touching
        if s.__class__ in BLOCKS:
            for block in blocks_of(s):
                yield from touching(block)


def may_change(node: ast.AST) -> bool:
    """Whether something may be another afterwards."""
    if isinstance(node, (ast.Name, ast.Subscript)):
        return not isinstance(node.ctx, ast.Load)
    return isinstance(node, ast.Call)


def blocks_of(s: ast.AST) -> list[list[ast.stmt]]:
    """The blocks inside a statement; what is caught is a block of statements as well."""
    if isinstance(s, ast.If):
        return [s.body, s.orelse] if s.orelse else [s.body]
    return [part for name in BLOCKS[s.__class__] if (part := getattr(s, name))]


def fields_of(e: ast.AST) -> list[ast.AST]:
    """The same for a node of any kind."""
    found: list[ast.AST] = []
    for name in e._fields:
        part = getattr(e, name, None)
        if part.__class__ is list:
            found += [node for node in part if isinstance(node, ast.AST)]
        elif isinstance(part, ast.AST) and name not in UNREAD:
            found.append(part)
    return found


def nodes(e: ast.AST) -> list[ast.AST]:
    """A node with everything in it, but for operators and the like, in no order that counts."""
    found = [e]
    for node in found:  # it grows
        if node.__class__ not in LEAVES:
            found += children(node)
    return found


def saved(e: ast.AST) -> int:
    """How much less it is to read a local than to work an expression out again."""
    match e:
        case ast.BinOp():
            return saved(e.left) + saved(e.right) + 2
        case ast.Subscript():
            return saved(e.slice) + 3
        case ast.Attribute():
            return 1
    return 0


def handed_on(s: ast.stmt, following: ast.stmt | None = None) -> bool:
    """Whether a value that is set is read from its place in the next statement; if so, this one does that as well."""
    match s, following:
        case ast.Assign(targets=[ast.Subscript() as place]), ast.Assign(
            targets=[ast.Name(id=x) as held], value=value
        ):
            name = key(place)
            if name is not None and name == key(value) and x not in names(place):
                set_as_well(s, held)
                return True
    return False


def set_as_well(s: ast.Assign, x: ast.Name) -> None:
    """Let an assignment give its value to a local as well: it no longer says what its line said."""
    s.targets = [*s.targets, x]
    s.__dict__.pop("line", None)


def kind_of(found: frozenset[str]) -> str:
    """When something that reads these names is forgotten: with values, with zones, or never."""
    return VALUE if "v" in found else ZONE if "z" in found else FOREVER


def names(e: Any) -> frozenset[str]:
    """The names that an expression reads, worked out once."""
    found: frozenset[str] | None = e.__dict__.get("names")
    if found is None:
        found = e.names = frozenset([node.id for node in nodes(e) if isinstance(node, ast.Name)])
    return found


def without_name(known: Known, x: str) -> Known:
    """What is still known when a local changes: not what it is part of, and nothing that only it holds."""
    gone = [
        k for k, f in known.items() if x in f.reads or (f.holder.__class__ is ast.Name and f.holder.id == x)
    ]
    for k in gone:
        del known[k]
    return known


def set_anew(t: ast.expr, known: Known) -> Known:
    """What is still known after something has been set."""
    if isinstance(t, ast.Name):
        return without_name(known, t.id)
    if isinstance(t, ast.Subscript) and isinstance(t.value, ast.Name):
        if t.value.id == "z":
            return forgotten(known, (VALUE, ZONE))
        if t.value.id == "v":
            name = key(t) if isinstance(t.slice, ast.Constant) else None
            gone = [k for k, f in known.items() if f.kind == VALUE and not (name and elsewhere(k, name))]
            for k in gone:
                del known[k]
    return known


def elsewhere(known: str, place: str) -> bool:
    """Whether both are values at places that are known by number, and not the same."""
    return known.startswith("v[") and known[2:-1].isdigit() and known != place


def forgotten(known: Known, kinds: Collection[str]) -> Known:
    """What is still known when zones or values may have changed."""
    for k in [k for k, f in known.items() if f.kind in kinds] if kinds else ():
        del known[k]
    return known


def joined(a: Known | None, b: Known | None) -> Known | None:
    """What is known where two ways meet."""
    if a is None or b is None:
        return b if a is None else a
    found = {k: f for k, f in a.items() if b.get(k) is f}
    if OFFER in a and OFFER in b:
        found[OFFER] = Fact(a[OFFER].node, FOREVER, a[OFFER].reads | b[OFFER].reads)
    return found


def changed_by(call: ast.Call, settling: Collection[str]) -> tuple[str, ...]:
    """What a call may change; questions change nothing but for those that are `settling` something."""
    match call.func:
        case ast.Name(id=name):
            return changed_in(name) if not name.startswith(ASKING) or name in settling else ()
        case ast.Subscript(value=ast.Name(id=name)) if BY_NUMBER in settling and name.startswith(BY_NUMBER):
            return (VALUE,)
    return ()


@cache
def changed_in(name: str) -> tuple[str, ...]:
    """What a function may change; one that a local holds reads values."""
    if name in HARMLESS or name.startswith("ways_") or is_numbered(name):
        return ()
    return (VALUE,) if name in MOVING or name.startswith(("B_", *ASKING)) else (VALUE, ZONE)


def settling(functions: Iterable[Sequence[str]]) -> frozenset[str]:
    """Which of some functions that answer questions may settle what was open, as by looking at the top of a deck."""
    calls = dict[str, set[str]]()
    for lines in functions:
        found = DEFINED.match(lines[0])
        if found is not None and found[1].startswith(ASKING):
            calls[found[1]] = {x or y for x, y in CALLED.findall("\n".join(lines[1:]))} - QUIET
    needs = {name for name in calls if name.startswith("n_")}
    for called in calls.values():
        if not called.isdisjoint(BY_TABLE):
            called -= BY_TABLE
            called |= needs
    done, left = set[str](), {name for name, called in calls.items() if not called <= calls.keys()}
    while left:
        done |= left
        left = {name for name, called in calls.items() if called & left} - done
    return frozenset({*done, BY_NUMBER} if done & needs else done)
