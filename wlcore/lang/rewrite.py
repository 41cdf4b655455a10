"""Rebuilds checked trees: a subclass says what becomes of each expression and each statement."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine

KEPT = frozenset(("span", "cites", "type"))


class Rewriter:
    """Goes through a program from the leaves up; what is not overridden stays as it was."""

    # ---- what a subclass says --------------------------------------------------------------------------

    def expression(self, e: m.Expr) -> m.Expr:
        """What becomes of an expression whose parts are done."""
        return e

    def condition(self, e: m.Expr) -> m.Expr:
        """What becomes of an expression that decides something, after `expression`."""
        return e

    def statement(self, s: m.Statement) -> m.Block:
        """What becomes of a statement whose parts are done."""
        return (s,)

    # ---- pieces ----------------------------------------------------------------------------------------

    def expr(self, e: m.Expr) -> m.Expr:
        """An expression with its parts."""
        if isinstance(e, (m.Filter, m.Quantified)) and e.cond is not None:
            return self.expression(replace(e, of=self.expr(e.of), cond=self.decided(e.cond)))
        if isinstance(e, m.Op) and e.op in ("and", "or"):
            return self.expression(replace(e, left=self.decided(e.left), right=self.decided(e.right)))
        if isinstance(e, m.Not):
            return self.expression(replace(e, of=self.decided(e.of)))
        return self.expression(self._parts(e))

    def decided(self, e: m.Expr) -> m.Expr:
        """A condition with its parts."""
        return self.condition(self.expr(e))

    def block(self, block: m.Block) -> m.Block:
        """A block."""
        return tuple(new for s in block for new in self.one(s))

    def one(self, s: m.Statement) -> m.Block:
        """A statement with its parts."""
        match s:
            case m.If():
                branches = tuple((self.decided(cond), self.block(body)) for cond, body in s.branches)
                return self.statement(replace(s, branches=branches, otherwise=self.block(s.otherwise)))
            case m.Repeat(until=m.Expr()):
                assert s.until is not None
                return self.statement(replace(s, until=self.decided(s.until), body=self.block(s.body)))
        return self.statement(self._parts(s))

    def _parts(self, piece: Any) -> Any:
        changed = {}
        for f in fields(piece):
            if f.name not in KEPT:
                old = getattr(piece, f.name)
                new = self._value(old)
                if new is not old:
                    changed[f.name] = new
        return replace(piece, **changed) if changed else piece

    def _value(self, x: Any) -> Any:
        if isinstance(x, m.Expr):
            return self.expr(x)
        if isinstance(x, m.Option):
            return self._parts(x)
        if isinstance(x, m.Pick):
            return self._parts(x)
        if isinstance(x, tuple) and x:
            if isinstance(x[0], m.Statement):
                return self.block(x)
            return tuple(self._value(part) for part in x)
        return x

    # ---- a program -------------------------------------------------------------------------------------

    def begin(self, program: Program) -> None:
        """Called with the copy before anything in it is rewritten."""

    def program(self, program: Program) -> Program:
        """A rewritten copy of a program. Nothing in it changes before all of it has been looked at."""
        new = deepcopy(program)
        self.begin(new)
        routines = [x for x in new.names.values() if isinstance(x, Routine)]
        done: list[tuple[Any, str, Any]] = []
        for routine in (*routines, *new.texts.values()):
            done += [(routine, name, value) for name, value in self.routine(routine).items()]
        for counter in new.counters:
            if counter.cap is not None:
                done.append((counter, "cap", self.expr(counter.cap)))
        done.append((new, "triggers", [self.trigger(t) for t in new.triggers]))
        done.append((new, "modifiers", [self.modifier(x) for x in new.modifiers]))
        done.append((new, "watches", [self.watch(w) for w in new.watches]))
        done += [(f, "requirement", self.requirement(f.requirement)) for f in new.forbids]
        for owner, name, value in done:
            setattr(owner, name, value)
        return new

    def routine(self, routine: Routine) -> dict[str, Any]:
        """What changes in a rule, query or text."""
        return {
            "body": self.block(routine.body),
            "leaving": self.block(routine.leaving),
            "needs": tuple(self.requirement(q) for q in routine.needs),
            "value": None if routine.value is None else self.expr(routine.value),
        }

    def requirement(self, requirement: m.Requirement) -> m.Requirement:
        """A `needs` line or a `forbid`."""
        return replace(requirement, cond=self.decided(requirement.cond))

    def trigger(self, trigger: Trigger) -> Trigger:
        """A trigger."""
        cond = trigger.cond if trigger.cond is None else self.decided(trigger.cond)
        return replace(trigger, cond=cond, body=self.block(trigger.body))

    def modifier(self, modifier: Modifier) -> Modifier:
        """A change of a query."""
        cond = modifier.cond if modifier.cond is None else self.decided(modifier.cond)
        return replace(modifier, cond=cond, value=self.expr(modifier.value))

    def watch(self, watch: Watch) -> Watch:
        """An `as soon as`."""
        return replace(watch, cond=self.expr(watch.cond), body=self.block(watch.body))
