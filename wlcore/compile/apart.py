"""Comprehensions that read locals become functions of their own.

Python keeps a local that a comprehension reads in a cell, and every other line that reads it pays for that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from wlcore.compile.facts import nodes
from wlcore.compile.printed import TreePrinter

LOAD = ast.Load()
SUSPECT = re.compile(r"[(\[{].* for |lambda")
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)


class Parting:
    """Moves comprehensions out of functions; `moved` are the functions made of them, by what they return."""

    def __init__(self) -> None:
        self.moved: dict[str, tuple[str, list[str]]] = {}
        self.locals: set[str] = set()

    def function(self, tree: ast.FunctionDef, lines: Sequence[str]) -> None:
        """Move what is in one function; `lines` are its source."""
        suspect = {at for at, line in enumerate(lines, 1) if SUSPECT.search(line)}
        if not suspect:
            return
        self.locals = {arg.arg for arg in tree.args.args}
        within: list[ast.stmt] = []
        for node in nodes(tree):
            if isinstance(node, ast.Name):
                if isinstance(node.ctx, ast.Store):
                    self.locals.add(node.id)
            elif isinstance(node, ast.stmt) and node.lineno in suspect:
                within.append(node)
        for s in sorted(within, key=lambda s: (s.lineno, s.col_offset)):
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
        name, _ = self.moved.setdefault(code, (f"g_{len(self.moved)}", used))
        return name

    def functions(self) -> list[str]:
        """The source of all that has been moved."""
        return [f"def {name}({', '.join(used)}): return {code}" for code, (name, used) in self.moved.items()]
