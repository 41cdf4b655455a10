"""Follows generated functions along every way through them, to see whether each local has a value where it is read."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field

Given = frozenset[str]


@dataclass
class Follower:
    """One function. Code behind `if pc == N` is followed with the locals of every jump that leads there."""

    function: ast.FunctionDef
    missing: set[tuple[int, str]] = field(default_factory=set)
    jumps: list[tuple[int, Given]] = field(default_factory=list)
    names: Given = frozenset()

    def follow(self, places: Sequence[int]) -> set[tuple[int, str]]:
        """The lines that read what may have no value; `places` are those at which the function can begin."""
        args = frozenset(a.arg for a in self.function.args.args)
        inner = {n.arg for n in ast.walk(self.function) if isinstance(n, ast.arg)}
        stored = (
            n for n in ast.walk(self.function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        )
        handled = (n.name for n in ast.walk(self.function) if isinstance(n, ast.ExceptHandler) and n.name)
        self.names = args | {n.id for n in stored} | set(handled) | inner
        self.block(self.function.body, args, None, places)
        return self.missing

    # ---- statements ------------------------------------------------------------------------------------

    def block(
        self, body: Sequence[ast.stmt], given: Given | None, pc: int | None, places: Sequence[int] = ()
    ) -> tuple[Given | None, int | None]:
        """What has a value after a block, and the place; None if its end is never reached."""
        for s in body:
            if given is None:
                break
            given, pc = self.statement(s, given, pc, places)
        return given, pc

    def statement(
        self, s: ast.stmt, given: Given, pc: int | None, places: Sequence[int]
    ) -> tuple[Given | None, int | None]:
        """The same for one statement."""
        match s:
            case ast.Assign(targets=[ast.Name(id="pc")], value=ast.Constant(value=int(place))):
                return given, place
            case ast.Assign():
                given = self.read(s.value, given)
                for target in s.targets:
                    given = self.stored(target, given)
            case ast.AugAssign():
                given = self.read(s.target, given)
                given = self.stored(s.target, self.read(s.value, given))
            case ast.If():
                return self.branched(s, given, pc)
            case ast.While() if places:
                return self.dispatched(s.body, given, places), None
            case ast.While():
                holds, given = self.asked(s.test, given)
                self.block(s.body, holds, pc)
            case ast.For():
                given = self.read(s.iter, given)
                self.block(s.body, self.stored(s.target, given), pc)
            case ast.Try():
                after, _ = self.block(s.body, given, pc, places)
                for handler in s.handlers:
                    self.block(handler.body, given | {handler.name or ""}, pc)
                return given if after is None else after & given, pc
            case ast.Continue():
                if pc is not None:
                    self.jumps.append((pc, given))
                return None, pc
            case ast.Return() | ast.Raise() | ast.Break():
                for node in ast.iter_child_nodes(s):
                    given = self.read(node, given)
                return None, pc
            case _:
                for node in ast.iter_child_nodes(s):
                    given = self.read(node, given)
        return given, pc

    def branched(self, s: ast.If, given: Given, pc: int | None) -> tuple[Given | None, int | None]:
        """Both ways, or the only one if the question is about the place."""
        match s.test:
            case ast.Compare(left=ast.Name(id="pc"), ops=[op], comparators=[ast.Constant(value=int(n))]):
                assert pc is not None
                yes = pc == n if isinstance(op, ast.Eq) else pc < n
                return self.block(s.body if yes else s.orelse, given, pc)
        holds, fails = self.asked(s.test, given)
        yes, no = self.block(s.body, holds, pc)[0], self.block(s.orelse, fails, pc)[0]
        if yes is None or no is None:
            return (no if yes is None else yes), pc
        return yes & no, pc

    def dispatched(self, body: Sequence[ast.stmt], given: Given, places: Sequence[int]) -> Given:
        """The loop that goes on at the place: each is followed with ever fewer locals until nothing new is found."""
        known: dict[int, Given] = {}
        todo = [(place, given) for place in places]
        while todo:
            place, there = todo.pop()
            now = there & known[place] if place in known else there
            if known.get(place) == now:
                continue
            known[place] = now
            self.jumps = []
            self.block(body, now, place)
            todo += self.jumps
        return given

    # ---- expressions -----------------------------------------------------------------------------------

    def stored(self, target: ast.expr, given: Given) -> Given:
        """What has a value once this has been set."""
        if isinstance(target, ast.Name):
            return given | {target.id}
        for node in ast.iter_child_nodes(target):
            given = self.stored(node, given) if isinstance(target, ast.Tuple) else self.read(node, given)
        return given

    def asked(self, e: ast.expr, given: Given) -> tuple[Given, Given]:
        """What has a value if a condition holds, and if it does not."""
        if isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not):
            holds, fails = self.asked(e.operand, given)
            return fails, holds
        if not isinstance(e, ast.BoolOp):
            given = self.read(e, given)
            return given, given
        both, ends = isinstance(e.op, ast.And), []
        for value in e.values:
            holds, fails = self.asked(value, given)
            given, end = (holds, fails) if both else (fails, holds)
            ends.append(end)
        end = frozenset.intersection(*ends)
        return (given, end) if both else (end, given)

    def read(self, e: ast.AST, given: Given) -> Given:
        """What has a value after an expression; what is not sure to be carried out gives none."""
        match e:
            case ast.Name():
                if e.id in self.names and e.id not in given:
                    self.missing.add((e.lineno, e.id))
                return given
            case ast.NamedExpr(target=ast.Name(id=x)):
                return self.read(e.value, given) | {x}
            case ast.BoolOp():
                holds, fails = self.asked(e, given)
                return holds & fails
            case ast.IfExp():
                holds, fails = self.asked(e.test, given)
                return self.read(e.body, holds) & self.read(e.orelse, fails)
            case ast.Compare():
                given = self.read(e.comparators[0], self.read(e.left, given))
                for node in e.comparators[1:]:
                    self.read(node, given)
                return given
            case ast.Lambda() | ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                own = {n.id for n in ast.walk(e) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
                own |= {n.arg for n in ast.walk(e) if isinstance(n, ast.arg)}
                for node in ast.walk(e):
                    if isinstance(node, ast.Name) and node.id not in own:
                        self.read(node, given)
                return given
        for node in ast.iter_child_nodes(e):
            given = self.read(node, given)
        return given
