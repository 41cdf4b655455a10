"""Locals that are never needed together share a name, and copies that nothing reads are dropped: Python sets up and
clears every local of a function at each call.

A local is needed in the smallest block that holds all its places, from the first statement with one of them to the last.
The code behind a question about the place is left by jumps only: what is named in several such pieces keeps its name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from wlcore.compile.facts import children, nodes

NUMBERED = re.compile(r"[xi]\d+")
INNER = ("body", "orelse", "finalbody", "handlers")


@dataclass(slots=True, eq=False)
class Block:
    """Statements one after the other, in statement number `at` of the block around them; `asks` if each answers for a
    place of its own. What has its home here is needed between two statements.
    """

    outer: Block | None = None
    at: int = 0
    asks: bool = True
    depth: int = 0
    inner: dict[int, list[Block]] = field(default_factory=dict)
    homes: list[Local] = field(default_factory=list)

    def within(self, at: int, asks: bool) -> Block:
        """A new block inside one of its statements."""
        block = Block(self, at, asks, self.depth + 1)
        self.inner.setdefault(at, []).append(block)
        return block


@dataclass(slots=True, eq=False)
class Local:
    """A local: where its home is, its first and last statement there, its places."""

    home: Block
    first: int
    last: int
    nodes: list[ast.Name] = field(default_factory=list)

    def met(self, node: ast.Name, block: Block, at: int) -> None:
        """Note a place, behind all others."""
        self.nodes.append(node)
        while self.home.depth > block.depth:
            self.out()
        while block is not self.home:
            assert block.outer is not None
            if block.depth == self.home.depth:
                self.out()
            block, at = block.outer, block.at
        self.last = max(self.last, at)

    def out(self) -> None:
        """Its home is the block around the one that was."""
        assert self.home.outer is not None
        self.home, self.first, self.last = self.home.outer, self.home.at, self.home.at


def share(function: ast.FunctionDef) -> None:
    """Give the locals of a function as few names as will do."""
    wanted: set[str | None] = {
        n.id for n in nodes(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)
    }
    drop(function.body, wanted | {None})
    whole, found = Block(), dict[str, Local]()
    read(function.body, whole, found)
    for local in found.values():
        local.home.homes.append(local)
    taken = set[str]()
    for local in found.values():
        if local.home.asks:
            named(local, taken)
    spread(whole, taken)


def drop(body: list[ast.stmt], wanted: set[str | None]) -> None:
    """Leave out what only copies to a local that nothing reads."""
    for s in body:
        for part in (getattr(s, name, None) for name in INNER):
            if part:
                drop(part, wanted)
    body[:] = [s for s in body if copied_to(s) in wanted] or [ast.Pass()]


def copied_to(s: ast.stmt) -> str | None:
    """The numbered local that a statement only gives the value of another, or a number."""
    match s:
        case ast.Assign(targets=[ast.Name(id=x)], value=ast.Name() | ast.Constant()) if NUMBERED.fullmatch(x):
            return x
    return None


def read(body: list[ast.stmt], block: Block, found: dict[str, Local]) -> None:
    """Note all places in a block; what comes after its questions about the place is a block of its own."""
    for at, s in enumerate(body):
        if block.asks and not any(map(is_asking, body[at:])):
            read(body[at:], block.within(at, False), found)
            return
        for node in names(s):
            local = found.get(node.id)
            if local is None:
                local = found[node.id] = Local(block, at, at)
            local.met(node, block, at)
        for part in (getattr(s, name, None) for name in INNER):
            if part:
                read(part, block.within(at, block.asks and is_asking(s)), found)


def is_asking(s: ast.AST) -> bool:
    """Whether a statement does nothing but lead to the code of places."""
    match s:
        case ast.If(test=ast.Compare(left=ast.Name(id="pc"))):
            return True
        case ast.Try(body=[ast.While() as loop]):
            return is_asking(loop)
        case ast.While(body=[first, *_]):
            return is_asking(first)
    return False


def names(s: ast.AST) -> Iterator[ast.Name]:
    """The numbered locals in a statement, but for those in blocks inside it."""
    todo = [node for node in children(s) if not isinstance(node, (ast.stmt, ast.ExceptHandler))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name):
            if NUMBERED.fullmatch(node.id):
                yield node
        else:
            todo += children(node)


def spread(block: Block, taken: set[str]) -> None:
    """Name what has its home in a block or inside it; `taken` is what is needed around it."""
    homes = [] if block.asks else sorted(block.homes, key=lambda local: local.first)
    steps = sorted({*block.inner, *(local.first for local in homes), *(local.last for local in homes)})
    taken = set(taken)
    for at in steps:
        for local in homes:
            if local.first == at:
                named(local, taken)
        for inner in block.inner.get(at, ()):
            spread(inner, taken)
        taken -= {local.nodes[0].id for local in homes if local.last == at}


def named(local: Local, taken: set[str]) -> None:
    """Give a local the first name that is free."""
    name = next(x for x in (f"x{i}" for i in count()) if x not in taken)
    taken.add(name)
    for node in local.nodes:
        node.id = name
