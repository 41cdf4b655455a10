"""Comprehensions that read locals become functions of their own.

Python keeps a local that a comprehension reads in a cell, and every other line that reads it pays for that.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from wlcore.compile.facts import changed_by, nodes
from wlcore.compile.names import is_numbered
from wlcore.compile.printed import TreePrinter

LOAD = ast.Load()
GIVEN = (" = ", " := ")
"""What stands behind a local without a number where it gets a value; no loop gives it one, and several never get theirs together."""
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)


class Parting:
    """Moves comprehensions out of functions; `moved` are the functions made of them, by what they return, `latest` those of
    the function that came last. `settling` are the functions that answer questions, but may change something.
    """

    def __init__(self, settling: Iterable[str] = ()) -> None:
        self.settling = set(settling)
        self.moved: dict[str, tuple[str, list[str]]] = {}
        self.latest: dict[str, tuple[str, list[str]]] = {}
        self.locals: set[str] = set()

    def function(self, tree: ast.FunctionDef, suspects: Sequence[ast.stmt], lines: Sequence[str]) -> None:
        """Move what is in one function: in these of its statements there may be something; `lines` are its source."""
        self.latest = {}
        if not suspects:
            return
        text = "\n".join(lines)
        self.locals = {arg.arg for arg in tree.args.args}
        for sign in GIVEN:
            self.locals.update([before.rsplit(None, 1)[-1].lstrip("(") for before in text.split(sign)[:-1]])
        for s in suspects:
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
        inside = nodes(node)
        own = {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        own |= {n.arg for n in inside if isinstance(n, ast.arg)}
        read = {n.id for n in inside if isinstance(n, ast.Name)} - own
        used = sorted(x for x in read if is_numbered(x) or x in self.locals)
        if not used:
            return node
        name = self.named(TreePrinter({}, {}).expr(node), used)
        if any(changed_by(n, self.settling) for n in nodes(node) if isinstance(n, ast.Call)):
            self.settling.add(name)
        return ast.Call(ast.Name(name, LOAD), [ast.Name(x, LOAD) for x in used], [])

    def named(self, code: str, used: list[str]) -> str:
        """The name of the function that returns this, of the locals used."""
        found = self.latest[code] = self.moved.setdefault(code, (f"g_{len(self.moved)}", used))
        return found[0]

    def functions(self) -> list[str]:
        """The source of all that has been moved."""
        return [f"def {name}({', '.join(used)}): return {code}" for code, (name, used) in self.moved.items()]
