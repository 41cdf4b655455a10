"""Comprehensions that read locals become functions of their own.

Python keeps a local that a comprehension reads in a cell, and every other line that reads it pays for that.
"""

from __future__ import annotations

import ast
import re

from wlcore.compile.facts import nodes, parts_of

LOAD = ast.Load()
SUSPECT = re.compile(r"[(\[{].* for |lambda")
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)


class Parting:
    """Moves comprehensions out of functions; `moved` are the functions made of them, by what they return."""

    def __init__(self) -> None:
        self.moved: dict[str, tuple[str, list[str]]] = {}
        self.locals: set[str] = set()

    def function(self, tree: ast.FunctionDef, text: str) -> None:
        """Move what is in one function; `text` is its source."""
        if not SUSPECT.search(text):
            return
        self.locals = {arg.arg for arg in tree.args.args}
        self.locals |= {
            node.id for node in nodes(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self.visit(tree)

    def visit(self, node: ast.AST) -> None:
        """Move what is inside a node."""
        for name in parts_of(node):
            part = getattr(node, name, None)
            if isinstance(part, list):
                for at, inner in enumerate(part):
                    if isinstance(inner, INNER):
                        part[at] = self.moved_out(inner)
                    elif isinstance(inner, ast.AST):
                        self.visit(inner)
            elif isinstance(part, INNER):
                setattr(node, name, self.moved_out(part))
            elif isinstance(part, ast.AST):
                self.visit(part)

    def moved_out(self, node: ast.expr) -> ast.expr:
        """A comprehension, or a call of the function that has taken its place."""
        own = {arg.arg for arg in node.args.args} if isinstance(node, ast.Lambda) else set()
        own |= {n.id for n in nodes(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        used = sorted({n.id for n in nodes(node) if isinstance(n, ast.Name)} & self.locals - own)
        if not used:
            return node
        name, _ = self.moved.setdefault(ast.unparse(node), (f"g_{len(self.moved)}", used))
        return ast.Call(ast.Name(name, LOAD), [ast.Name(x, LOAD) for x in used], [])

    def functions(self) -> list[str]:
        """The source of all that has been moved."""
        return [f"def {name}({', '.join(used)}): return {code}" for code, (name, used) in self.moved.items()]
