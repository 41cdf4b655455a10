"""Comprehensions that read locals become functions of their own.

Python keeps a local that a comprehension reads in a cell, and every other line that reads it pays for that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

from wlcore.compile.facts import BLOCKS, blocks_of, nodes
from wlcore.compile.printed import TreePrinter

LOAD = ast.Load()
WALRUS = re.compile(r"(\w+) := ")
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)


class Parting:
    """Moves comprehensions out of functions; `moved` are the functions made of them, by what they return, `latest` those of
    the function that came last.
    """

    def __init__(self) -> None:
        self.moved: dict[str, tuple[str, list[str]]] = {}
        self.latest: dict[str, tuple[str, list[str]]] = {}
        self.locals: set[str] = set()

    def function(self, tree: ast.FunctionDef, lines: Sequence[str]) -> None:
        """Move what is in one function; `lines` are its source."""
        self.latest = {}
        suspect = {at for at, line in enumerate(lines, 1) if may_hold_one(line)}
        if not suspect:
            return
        self.locals = {arg.arg for arg in tree.args.args}
        found = list(statements(tree.body))
        for s in found:
            self.locals.update(set_by(s, lines[s.lineno - 1]))
        for s in found:
            if s.lineno in suspect:
                self.visit(s)

    def visit(self, node: ast.AST) -> None:
        """Move what is inside a node, but for the statements in it."""
        for name in node._fields:
            part = getattr(node, name, None)
            if isinstance(part, list):
                for at, inner in enumerate(part):
                    if isinstance(inner, INNER):
                        part[at] = self.moved_out(inner)
                    elif isinstance(inner, ast.AST) and not isinstance(inner, ast.stmt):
                        self.visit(inner)
            elif isinstance(part, INNER):
                setattr(node, name, self.moved_out(part))
            elif isinstance(part, ast.expr) and part.__class__ is not ast.Name:
                self.visit(part)

    def moved_out(self, node: ast.expr) -> ast.expr:
        """A comprehension, or a call of the function that has taken its place."""
        own = {arg.arg for arg in node.args.args} if isinstance(node, ast.Lambda) else set()
        own |= {n.id for n in nodes(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        used = sorted({n.id for n in nodes(node) if isinstance(n, ast.Name)} & self.locals - own)
        if not used:
            return node
        name = self.named(TreePrinter({}, {}).expr(node), used)
        return ast.Call(ast.Name(name, LOAD), [ast.Name(x, LOAD) for x in used], [])

    def named(self, code: str, used: list[str]) -> str:
        """The name of the function that returns this, of the locals used."""
        found = self.latest[code] = self.moved.setdefault(code, (f"g_{len(self.moved)}", used))
        return found[0]

    def functions(self) -> list[str]:
        """The source of all that has been moved."""
        return [f"def {name}({', '.join(used)}): return {code}" for code, (name, used) in self.moved.items()]


def may_hold_one(line: str) -> bool:
    """Whether there can be a comprehension in a line: a loop begins its line."""
    return "lambda" in line or line[: max(line.rfind(" for "), 0)].strip() != ""


def statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a block and of those inside it, as they stand; what is caught counts as one."""
    for s in body:
        yield s
        if s.__class__ in BLOCKS:
            for inside in blocks_of(s):
                yield from statements(inside)


def set_by(s: ast.stmt, line: str) -> Iterator[str]:
    """The locals that a statement, or its line, gives a value."""
    if ":=" in line:
        yield from WALRUS.findall(line)
    if isinstance(s, ast.Assign):
        targets = s.targets
    else:
        targets = [s.target] if isinstance(s, (ast.For, ast.AugAssign)) else []
    for target in targets:
        if not isinstance(target, ast.Subscript):
            yield from (node.id for node in nodes(target) if isinstance(node, ast.Name))
