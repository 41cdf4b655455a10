"""Locals that are never needed together share a name, and copies that nothing reads are dropped: Python sets up and
clears every local of a function at each call.

A local is needed in the smallest block that holds all its places, from the first statement with one of them to the last.
The code behind a question about the place is left by jumps only: what is named in several such pieces keeps its name.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from itertools import count

from wlcore.compile.facts import BLOCKS, blocks_of, head_of, inner
from wlcore.compile.names import is_numbered
from wlcore.compile.printed import NOTHING, Kept, Replaced

FEW = [f"x{i}" for i in range(50)]


class Block:
    """Statements one after the other, in statement number `at` of the block around them; `asks` if each answers for a
    place of its own. What has its home here is needed between two statements.
    """

    __slots__ = ("asks", "at", "depth", "homes", "inner", "outer")

    def __init__(self, outer: Block | None = None, at: int = 0, asks: bool = True, depth: int = 0) -> None:
        self.outer, self.at, self.asks, self.depth = outer, at, asks, depth
        self.inner: dict[int, list[Block]] = {}
        self.homes: list[Local] = []

    def within(self, at: int, asks: bool) -> Block:
        """A new block inside one of its statements."""
        block = Block(self, at, asks, self.depth + 1)
        self.inner.setdefault(at, []).append(block)
        return block


class Local:
    """A local: where its home is, its first and last statement there, what it is to be called."""

    __slots__ = ("first", "home", "last", "name")

    def __init__(self, home: Block, at: int) -> None:
        self.home, self.first, self.last = home, at, at
        self.name = ""

    def met(self, block: Block, at: int) -> None:
        """Note a place, behind all others."""
        while self.home.depth > block.depth:
            self.out()
        while block is not self.home:
            assert block.outer is not None
            if block.depth == self.home.depth:
                self.out()
            block, at = block.outer, block.at
        if at > self.last:
            self.last = at

    def out(self) -> None:
        """Its home is the block around the one that was."""
        assert self.home.outer is not None
        self.home, self.first, self.last = self.home.outer, self.home.at, self.home.at


def share(function: ast.FunctionDef, replaced: Replaced, kept: Kept) -> dict[str, str]:
    """Find few names for the locals of a function; what copies to one that nothing reads is dropped."""
    sharing = Sharing(replaced, kept)
    sharing.gather(function.body)
    sharing.drop(function.body)
    whole = Block()
    sharing.read(function.body, whole)
    taken = {arg.arg for arg in function.args.args}
    found = {x: local for x, local in sharing.found.items() if x not in taken}
    for local in found.values():
        local.home.homes.append(local)
    for local in found.values():
        if local.home.asks:
            named(local, taken)
    spread(whole, taken)
    return {x: local.name for x, local in found.items()}


class Sharing:
    """Finds the locals of a function: `places` has by statement the numbered locals in it, but for those in blocks inside
    it, `wanted` all that are read.
    """

    def __init__(self, replaced: Replaced, kept: Kept) -> None:
        self.replaced, self.kept = replaced, kept
        self.places: dict[ast.AST, list[str]] = {}
        self.wanted: set[str | None] = {None}
        self.found: dict[str, Local] = {}

    def gather(self, body: Sequence[ast.stmt]) -> None:
        """Note the locals in each statement of a block."""
        for s in body:
            if s in self.places:
                continue
            line = s.__dict__.get("line")
            if line is not None and s not in self.replaced and s not in self.kept:
                found, read = line.names, line.reads
            else:
                found, read = names_in(s, self.replaced.get(s, NOTHING), self.kept.get(s, NOTHING))
            if found:
                self.places[s] = found
                self.wanted |= read
            if s.__class__ in BLOCKS:
                for part in blocks_of(s):
                    self.gather(part)

    def drop(self, body: list[ast.stmt]) -> None:
        """Leave out what only copies to a local that nothing reads."""
        for s in body:
            if s.__class__ in BLOCKS:
                for part in blocks_of(s):
                    self.drop(part)
        body[:] = [s for s in body if self.copied_to(s) in self.wanted] or [ast.Pass()]

    def copied_to(self, s: ast.stmt) -> str | None:
        """The numbered local that a statement only gives the value of another, or a number."""
        line = s.__dict__.get("line")
        if line is not None and s not in self.replaced:
            copied: str | None = line.copied
            return copied
        return copied_to(s, self.replaced.get(s, NOTHING))

    def read(self, body: Sequence[ast.stmt], block: Block) -> None:
        """Note all places in a block; what comes after its questions about the place is a block of its own."""
        asking = [at for at, s in enumerate(body) if is_asking(s)] if block.asks else []
        until = asking[-1] + 1 if asking else 0
        for at, s in enumerate(body):
            if block.asks and at >= until:
                self.read(body[at:], block.within(at, False))
                return
            for x in self.places.get(s, ()):
                local = self.found.get(x)
                if local is None:
                    local = self.found[x] = Local(block, at)
                local.met(block, at)
            if s.__class__ in BLOCKS:
                for part in blocks_of(s):
                    self.read(part, block.within(at, block.asks and is_asking(s)))


def names_in(
    s: ast.AST, replaced: Mapping[ast.AST, ast.expr], kept: Mapping[ast.AST, ast.Name]
) -> tuple[list[str], set[str]]:
    """The numbered locals in a statement, but for those in blocks inside it, and those among them that it reads."""
    found, read = list[str](), set[str]()
    todo = [*head_of(s)]
    while todo:
        node = todo.pop()
        if replaced and node in replaced:
            node = replaced[node]
        if isinstance(node, ast.Name):
            if is_numbered(node.id):
                found.append(node.id)
                if node.ctx.__class__ is ast.Load:
                    read.add(node.id)
        else:
            if kept and node in kept:
                todo.append(kept[node])
            todo += inner(node)
    return found, read


def copied_to(s: ast.AST, replaced: Mapping[ast.AST, ast.expr]) -> str | None:
    """The numbered local that a statement only gives the value of another, or a number."""
    if isinstance(s, ast.Assign) and len(s.targets) == 1:
        target, value = s.targets[0], replaced.get(s.value, s.value)
        if isinstance(target, ast.Name) and isinstance(value, (ast.Name, ast.Constant)):
            return target.id if is_numbered(target.id) else None
    return None


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


def spread(block: Block, taken: set[str]) -> None:
    """Name what has its home in a block or inside it; `taken` is what is needed around it."""
    homes = [] if block.asks else sorted(block.homes, key=lambda local: local.first)
    if not homes:
        for blocks in block.inner.values():
            for inner in blocks:
                spread(inner, taken)
        return
    taken = set(taken)
    for at in sorted({*block.inner, *[local.first for local in homes], *[local.last for local in homes]}):
        for local in homes:
            if local.first == at:
                named(local, taken)
        for inner in block.inner.get(at, ()):
            spread(inner, taken)
        taken.difference_update([local.name for local in homes if local.last == at])


def named(local: Local, taken: set[str]) -> None:
    """Give a local the first name that is free."""
    name = next((x for x in FEW if x not in taken), "") or next(
        x for i in count(len(FEW)) if (x := f"x{i}") not in taken
    )
    taken.add(name)
    local.name = name
