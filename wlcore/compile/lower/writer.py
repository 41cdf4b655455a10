"""Where lowered code is written to: one function or unit, operation by operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wlcore.budget import STEP
from wlcore.compile.ir import fold
from wlcore.compile.ir.base import Op, Set, Terminator, Value
from wlcore.compile.ir.blocks import Block, Branch, Jump
from wlcore.compile.ir.module import Secret
from wlcore.compile.ir.ops import Define, DefineSet, Line, Ops, Step, When
from wlcore.compile.ir.sets import Held
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.lower.env import Env
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine

if TYPE_CHECKING:
    from wlcore.compile.lower.program import Lowering


class NotLowered(Exception):
    """Something of the language that cannot be lowered: what it is, and where it stands."""

    def __init__(self, what: str, piece: Any = None) -> None:
        span = getattr(piece, "span", None)
        place = "" if span is None else f" ({span.file}:{span.line})"
        super().__init__(f"{what}{place}")


def clean(name: str) -> str:
    """What is left of a declared name in that of a local."""
    kept = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
    return kept.lstrip("_0123456789") or "x"


class Writer:
    """Code that is being written. `absent` are locals that may be nobody where nothing says so, `real` those that are surely somebody,
    `elements` those that stand for cards which the rules name; `answers` is the type a query answers.

    In a unit there are `blocks`; `stops` says where `stop` leads, `frames` the ends and beginnings of frames around.
    """

    def __init__(self, low: Lowering, name: str, blocks: bool = False) -> None:
        self.low, self.name = low, name
        self.program, self.analysis, self.layout = low.program, low.analysis, low.layout
        self.absent: set[Value | Set] = {fold.NOBODY}
        self.real: set[Value | Set] = set()
        self.elements: set[Value | Set] = set()
        self.answers: Any = None
        self.count = 0
        self.ops: list[Op] = []
        self.blocks: list[Block] = []
        self.depth = 0
        self.stops: list[int] = []
        self.routine: Routine | None = None
        self.frames: tuple[int, ...] = ()
        self.made: dict[int, Value] = {}
        self.secret: dict[str, Secret] = {}
        self.here: Block | None = None
        if blocks:
            self.start(self.block())

    # ---- names -----------------------------------------------------------------------------------------

    def fresh(self, of: str = "x") -> str:
        """A local that nothing else uses."""
        self.count += 1
        return f"{clean(of)}_{self.count}"

    def held(self, value: Value, of: str = "x") -> Value:
        """A value as something simple."""
        if fold.is_simple(value):
            return value
        name = self.fresh(of)
        self.emit(Define(name, value))
        return Local(name)

    def held_set(self, value: Set, of: str = "x") -> Held:
        """A set in a local, which nothing changes later."""
        if isinstance(value, Held):
            return value
        name = self.fresh(of)
        self.emit(DefineSet(name, value))
        return Held(name)

    def let(self, value: Value, body: Callable[[Value], Value], of: str = "x") -> Value:
        """What is made of a value that is asked for several times."""
        if fold.is_simple(value):
            return body(value)
        name = self.fresh(of)
        return fold.let(name, value, body(Local(name)))

    # ---- straight code ---------------------------------------------------------------------------------

    def emit(self, op: Op) -> None:
        """Write an operation."""
        self.ops.append(op)

    def line(self, s: m.Statement) -> None:
        """What follows comes from a statement."""
        if self.ops and isinstance(self.ops[-1], Line):
            self.ops.pop()
        self.emit(Line((s.span.file, s.span.line)))

    def spend(self, words: int, piece: Any) -> None:
        """Count words against the budget of a choice, if there are any to count."""
        if words >= STEP:
            self.emit(Step(words // STEP, self.low.fails_at(piece)))

    @contextmanager
    def inside(self) -> Iterator[list[Op]]:
        """What is written now lies inside of another operation."""
        kept, self.ops = self.ops, []
        self.depth += 1
        yield self.ops
        self.depth -= 1
        self.ops = kept

    def nested(self, write: Callable[[], None]) -> Ops:
        """The operations that something writes."""
        with self.inside() as ops:
            write()
        return tuple(ops)

    def when(self, cond: Value, yes: Callable[[], None], no: Callable[[], None] | None = None) -> None:
        """Straight code under a condition."""
        if isinstance(cond, Num):
            if cond.n:
                yes()
            elif no is not None:
                no()
            return
        done, other = self.nested(yes), self.nested(no) if no is not None else ()
        if any(not isinstance(op, Line) for op in (*done, *other)):
            self.emit(When(cond, done, other))

    # ---- blocks ----------------------------------------------------------------------------------------

    def block(self) -> int:
        """A new, empty block."""
        self.blocks.append(Block(len(self.blocks), frames=self.frames))
        return len(self.blocks) - 1

    def start(self, number: int) -> None:
        """Go on writing in a block."""
        self.here = self.blocks[number]
        self.here.frames = self.frames
        self.ops = self.here.ops

    def close(self, end: Terminator) -> None:
        """End the present block, unless it has ended."""
        assert self.here is not None, self.name
        assert self.depth == 0, self.name
        if self.here.end is None:
            self.here.end = end

    def jump(self, to: int) -> None:
        """Go on at a block."""
        self.close(Jump(to))

    def branch(self, cond: Value, yes: int, no: int) -> None:
        """Go on at one block or the other."""
        if isinstance(cond, Num):
            self.jump(yes if cond.n else no)
        else:
            self.close(Branch(cond, yes, no))

    def only_if(self, cond: Value, past: int) -> None:
        """What follows is done only if this holds, else we go on at a block."""
        if not isinstance(cond, Num) or not cond.n:
            go = self.block()
            self.branch(cond, go, past)
            self.start(go)

    def dead(self) -> None:
        """Nothing follows; what is written now can never run."""
        self.start(self.block())

    def env(self, **known: Value | Set) -> Env:
        """Names."""
        return Env(dict(known))
