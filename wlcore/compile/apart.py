"""Comprehensions that read locals become functions of their own.

Python keeps a local that a comprehension reads in a cell, and every other line that reads it pays for that.
"""

from __future__ import annotations

import ast
import re

LOAD = ast.Load()
SUSPECT = re.compile(r"[(\[{].* for |lambda")
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)


class Parting(ast.NodeTransformer):
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
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self.generic_visit(tree)

    def visit(self, node: ast.AST) -> ast.AST:
        """A node, or a call of the function that has taken its place."""
        if not isinstance(node, INNER):
            return self.generic_visit(node)
        own = {arg.arg for arg in node.args.args} if isinstance(node, ast.Lambda) else set()
        own |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        used = sorted({n.id for n in ast.walk(node) if isinstance(n, ast.Name)} & self.locals - own)
        if not used:
            return node
        name, _ = self.moved.setdefault(ast.unparse(node), (f"g_{len(self.moved)}", used))
        return ast.Call(ast.Name(name, LOAD), [ast.Name(x, LOAD) for x in used], [])

    def functions(self) -> list[str]:
        """The source of all that has been moved."""
        return [f"def {name}({', '.join(used)}): return {code}" for code, (name, used) in self.moved.items()]
