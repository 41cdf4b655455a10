"""Units of the representation as C: one function a unit, a block is a label, and a frame on the stack is its slots and its place.

A unit that calls another goes on at once if that comes to its end; only where somebody has to decide, or a frame is left, the stack says
who goes on.
"""

from __future__ import annotations

from wlcore.compile.ir.base import Value
from wlcore.compile.ir.blocks import Block, Branch, CallUnit, Jump, Return, Wait
from wlcore.compile.ir.module import Unit
from wlcore.compile.ir.sets import Held
from wlcore.compile.native.expressions import BITS
from wlcore.compile.native.straight import Straight, bodies_of
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a local lies in the frame of its unit: the first number, and how many words a set has; 0 for a number."""

    at: int
    words: int


@dataclass(frozen=True, slots=True)
class NativeFrame:
    """How the frame of a unit lies on the native stack: by local, by slot the first number, and how many numbers it has with its place."""

    kept: dict[str, Kept]
    first: dict[int, int]
    size: int


def laid(unit: Unit) -> NativeFrame:
    """A set takes as many numbers as it needs, each with the bits of 64 things; all locals of a slot begin where it begins."""
    words: dict[int, int] = {}
    for name, slot in unit.slots.items():
        own = (unit.sets[name] + BITS - 1) // BITS if name in unit.sets else 1
        words[slot] = max(words.get(slot, 1), own)
    first, at = {}, 0
    for slot in range(unit.size - 1):
        first[slot] = at
        at += words.get(slot, 1)
    kept = {
        name: Kept(first[slot], (unit.sets[name] + BITS - 1) // BITS if name in unit.sets else 0)
        for name, slot in unit.slots.items()
    }
    return NativeFrame(kept, first, at + 1)


class Units(Straight):
    """Prints units."""

    frames: dict[str, NativeFrame]
    numbered: dict[str, int]

    def unit_function(self, unit: Unit, number: int) -> str:
        """A unit; with an option below 0 it lists the options again that it waits with."""
        self.unit, self.locals, self.held = unit, {}, {}
        self.blocks = {block.number: block for block in unit.blocks}
        frame = self.frames[unit.name]
        out = [
            f"static int u{number}(S *s, int place, int chosen, int room) {{",
            f"I *st = s->st + s->sp - {frame.size};",
        ]
        for p in unit.params:
            if not p.many:
                self.locals[p.name] = self.new("l")
                out.append(f"I {self.locals[p.name]};")
        kept = {name: max(most, 1) for name, most in unit.sets.items()}
        bodies = [*bodies_of(unit)]
        for name in unit.slots:
            if name not in unit.sets and name not in self.locals:
                self.locals[name] = self.new("l")
                out.append(f"I {self.locals[name]};")
        out.append(self.declared(bodies, kept))
        waits = {block.end.then: block.number for block in unit.blocks if isinstance(block.end, Wait)}
        out.append("switch (place) {")
        for block in unit.blocks:
            if block.place >= 0:
                again = f"if (chosen < 0) goto W{waits[block.number]}; " if block.number in waits else ""
                out.append(f"case {block.place}: {self._taken(block)}{again}goto B{block.number};")
        out.append("} return 0;")
        for block, following in zip(unit.blocks, [*unit.blocks[1:], None], strict=True):
            out.append(f"B{block.number}: ;")
            out.append(self.statements(block.ops))
            out.append(self._end(block, following))
        out.append("return 0;\n}")
        return "\n".join(filter(None, out))

    def _taken(self, block: Block) -> str:
        """What is taken from the stack where a unit goes on."""
        frame, out = self.frames[self.unit.name], ""
        for name in block.live:
            kept = frame.kept[name]
            if kept.words:
                held = self.held[name]
                out += f"{held.n} = of_words(st + {kept.at}, {kept.words}, {held.at}, {held.room}); "
            else:
                out += f"{self.locals[name]} = st[{kept.at}]; "
        return out

    def _keep(self, block: Block) -> str:
        """What is put on the stack before a unit waits that goes on at a block."""
        frame, out = self.frames[self.unit.name], ""
        for name in block.live:
            kept = frame.kept[name]
            if kept.words:
                held = self.held[name]
                out += f"as_words(s, st + {kept.at}, {kept.words}, {held.at}, {held.n}); "
            else:
                out += f"st[{kept.at}] = {self.locals[name]}; "
        return f"{out}st[{frame.size - 1}] = {block.place};"

    def _sorted(self, block: Block) -> str:
        """A set that would have been kept is in ascending order, as if it had been."""
        held = [self.held[name] for name in block.live if name in self.held]
        return "".join(f"ascending({lying.at}, {lying.n}); " for lying in held)

    def _to(self, number: int, block: Block, following: Block | None) -> str:
        """The way to a block; going back counts."""
        if following is not None and following.number == number:
            return ";"
        if number <= block.number:
            return f"{{ if (!SPENT(1, -1)) return 0; goto B{number}; }}"
        return f"goto B{number};"

    def _end(self, block: Block, following: Block | None) -> str:
        match block.end:
            case Jump(to):
                return self._to(to, block, following)
            case Branch(cond, yes, no):
                if following is not None and following.number == yes:
                    return f"if (!{self.value(cond)}) {self._to(no, block, None)}"
                return (
                    f"if ({self.value(cond)}) {self._to(yes, block, None)} {self._to(no, block, following)}"
                )
            case Wait() as wait:
                return self._wait(wait, block, following)
            case CallUnit() as call:
                return self._call(call, block, following)
            case Return():
                return f"s->sp -= {self.frames[self.unit.name].size}; return DONE;"
        raise AssertionError(block.end)

    def _wait(self, wait: Wait, block: Block, following: Block | None) -> str:
        then = self.blocks[wait.then]
        listed = (
            f"W{block.number}: s->no = 0;\n{self.statements(wait.listing)}\nif (chosen < 0) return WAITS;"
        )
        asked = f"if (s->no > 1) {{ {self._keep(then)} s->who = (int){self.value(wait.who)}; return WAITS; }}"
        alone = (
            ""
            if wait.may
            else f"if (s->no) {{ s->who = (int){self.value(wait.who)}; chosen = (int)s->o[0]; s->no = 0; {self._sorted(then)}"
            f"{self._to(wait.then, block, None)} }}"
        )
        return f"{listed}\n{asked}\n{alone}\ns->no = 0; {self._to(wait.none, block, following)}"

    def _call(self, call: CallUnit, block: Block, following: Block | None) -> str:
        then = self.blocks[call.then]
        if len(call.units) == 1:
            return f"if ({self.value(call.which)} == 0) {{ {self._push(call.units[0], call, then)} }} {self._to(call.then, block, following)}"
        cases = " ".join(
            f"case {i}: {{ {self._push(name, call, then)} }}" for i, name in enumerate(call.units)
        )
        return f"switch ({self.value(call.which)}) {{ {cases} }} {self._to(call.then, block, following)}"

    def _push(self, name: str, call: CallUnit, then: Block) -> str:
        unit, frame, own = self.module.units[name], self.frames[name], self.frames[self.unit.name]
        before, given = "", ""
        for p, arg in zip(unit.params, call.args, strict=True):
            if p.name not in unit.slots:
                continue
            kept = frame.kept[p.name]
            if isinstance(arg, Value):
                x = self.new("x")
                before += f"I {x} = {self.value(arg)}; "
                given += f"st[{own.size + kept.at}] = {x}; "
            else:
                code, lying = ("", self.held[arg.name]) if isinstance(arg, Held) else self.lying(arg)
                before += code
                given += f"as_words(s, st + {own.size + kept.at}, {kept.words}, {lying.at}, {lying.n}); "
        place, r, number = start_of(unit), self.new("r"), self.numbered[name]
        at_once = (
            f"{{ int {r} = u{number}(s, {place}, 0, room - WANTS{number}); "
            f"if ({r} != DONE) return {r}; {self._sorted(then)}goto B{then.number}; }}"
        )
        return (
            f"{before}if (s->sp + {frame.size} > NST) {{ trap(s, DEEP, -1); return 0; }} if (!SPENT(2, -1)) return 0; {self._keep(then)} {given}"
            f"st[{own.size + frame.size - 1}] = {place}; s->sp += {frame.size}; if (room >= WANTS{number}) {at_once} return 0;"
        )


def start_of(unit: Unit) -> int:
    """The place at which a unit begins."""
    return next(block.place for block in unit.blocks if block.number == 0)
