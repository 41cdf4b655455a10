"""Triggers in straight code: where none of them can ask, and nobody can be asked which comes first."""

from __future__ import annotations

from wlcore.compile.moments import Moment
from wlcore.compile.moves import MoveWriter
from wlcore.compile.names import Names, is_simple
from wlcore.compile.walk import statements
from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.parts import conjuncts
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Happening:
    """What triggers answer: the values they are given, who performs it, the names around it."""

    given: dict[str, str]
    performer: str
    names: Names

    @property
    def start(self) -> str:
        """The player with whom the order of owners begins: who performs it, or who acts when it happens."""
        you = self.names.known.get("you", "-1") if self.performer == "-1" else self.performer
        return "0" if you == "-1" else you


@dataclass(frozen=True, slots=True)
class Live:
    """Whether a trigger is live: a line that finds its owner, the condition, and the names inside its body. What has been
    begun to last happens so many `times`, unless it is once: ''.
    """

    line: str
    owner: str
    cond: str
    names: Names
    times: str = ""


class TriggerWriter(MoveWriter):
    """Writes what answers a moment."""

    def live(self, t: Trigger, h: Happening) -> Live:
        """When a trigger is live: its owner is there, its abilities count, and its `if` holds."""
        inner = Names(h.names.counter, dict(h.given))
        inner.known["performer"] = h.performer
        line, there = "", []
        if t.owner is None:
            owner = inner.known["you"] = h.performer
        else:
            owner = self.expr(t.owner, Names(h.names.counter, {"performer": h.performer}))
            if not is_simple(owner):
                line = f"{inner.new('you')} = {owner}"
                owner = inner.known["you"]
            inner.known["you"] = owner
            there.append(f"{owner} >= 0")
        inner.known["actor"] = owner
        times = "" if t.lasts is None else self.expr(t.lasts, inner)
        there += [times] if times else []
        asked = [part for c in (t.gate, t.cond) for part in conjuncts(c)]
        there_is = inner.owned(t.owner)
        at_hand = [self.truth(c, inner) for c in sorted(asked, key=is_general) if not looks_further(c)]
        conds = [*at_hand, *there, *(self.truth(c, there_is) for c in asked if looks_further(c))]
        return Live(line, owner, " and ".join(conds) or "True", inner, times)

    def happen(self, found: Moment, h: Happening) -> None:
        """What answers a moment: first what belongs to the rules, then abilities by owner."""
        alone = found.abilities if len(found.abilities) == 1 else ()
        for t in (*found.rules, *alone):
            live = self.live(t, h)
            if live.line:
                self.emit(live.line)
            self.emit(f"if {live.cond}:")
            self.carried_out(t, live)
        if found.abilities and not alone:
            self.in_turn(found, h)

    def in_turn(self, found: Moment, h: Happening) -> None:
        """Several abilities, clockwise by owner and then in load order; each is checked again before it happens."""
        lives, left = self.live_now(found, h)
        due, i = h.names.fresh(), h.names.fresh()
        self.emit(f"while {left}:")
        self.depth += 1
        for line in self.due(found, lives, left, due, h):
            self.emit(line)
        self.emit(f"if not {due}: break")
        self.emit(f"{i} = min({due})[2]; {left} ^= 1 << {i}")
        self.one_of(found.abilities, lives, i)
        self.depth -= 1

    def instead(self, of: str, h: Happening) -> str:
        """What may happen instead of a rule; a local that tells whether it has, '' if nothing ever can."""
        found = self.analysis.moments.at("instead", of)
        if not (found.rules or found.abilities):
            return ""
        done = h.names.fresh()
        self.emit(f"{done} = 0")
        word = "if"
        for t in found.rules:
            live = self.live(t, h)
            self.emit(f"{word} {live.cond}:")
            self.emit(f"    {done} = 1")
            self.carried_out(t, live)
            word = "elif"
        if found.abilities:
            self.emit(f"if not {done}:")
            self.depth += 1
            lives, left = self.live_now(found, h)
            due, i = h.names.fresh(), h.names.fresh()
            for line in self.due(found, lives, left, due, h):
                self.emit(line)
            self.emit(f"if {due}:")
            self.depth += 1
            self.emit(f"{done} = 1; {i} = min({due})[2]")
            self.one_of(found.abilities, lives, i)
            self.depth -= 2
        return done

    # ---- parts, used also where somebody can be asked ------------------------------------------------

    def live_now(self, found: Moment, h: Happening) -> tuple[list[Live], str]:
        """Note which abilities are live as the moment is reached, in a local with a bit for each."""
        lives = [self.live(t, h) for t in found.abilities]
        left = h.names.fresh()
        self.emit(f"{left} = 0")
        for i, live in enumerate(lives):
            if live.line:
                self.emit(live.line)
            self.emit(f"if {live.cond}: {left} |= {1 << i}")
        return lives, left

    def due(self, found: Moment, lives: list[Live], left: str, due: str, h: Happening) -> list[str]:
        """Lines that list those still left and still live: how far their owner sits, their source, their number."""
        lines = [f"{due} = []"]
        for i, (live, source) in enumerate(zip(lives, found.sources, strict=True)):
            lines += [live.line] if live.line else []
            far = f"({live.owner} - {h.start}) % s.n"
            lines.append(f"if {left} & {1 << i} and ({live.cond}): {due}.append(({far}, {source}, {i}))")
        return lines

    def one_of(self, abilities: tuple[Trigger, ...], lives: list[Live], i: str) -> None:
        """Carry out the ability of this number."""
        word = "if"
        for number, (t, live) in enumerate(zip(abilities, lives, strict=True)):
            self.emit(f"{word} {i} == {number}:")
            self.carried_out(t, live)
            word = "elif"

    def carried_out(self, t: Trigger, live: Live) -> None:
        """The body of a trigger, one step deeper; a `stop` inside it leaves a function of its own."""
        body, depth = without_last_stop(t.body), self.depth
        stops = any(isinstance(s, m.Stop) for s in statements(body))
        if stops:
            self.depth += 1
            self.emit("def stopping():")
            self.nested(body, live.names)
        if live.times and t.moment != "instead":
            self.depth += not stops
            self.emit(f"for _ in range({live.times}):")
        if not stops:
            self.nested(body, live.names)
        else:
            self.emit(f"{'    ' if live.times and t.moment != 'instead' else ''}stopping()")
        self.depth = depth

    def nested(self, block: m.Block, names: Names) -> None:
        """Write a block one step deeper."""
        taken = dict(self.taken)
        self.depth += 1
        self.block(block, names.child())
        self.depth -= 1
        self.taken = taken


def looks_further(cond: m.Expr) -> bool:
    """Whether a condition does more than compare what is at hand; what does not is asked first."""
    if not isinstance(cond, m.Op) or not isinstance(cond.right, (m.Local, m.Const)):
        return True
    at_hand = isinstance(cond.left, m.Local) and cond.op in ("is", "is not")
    return not at_hand and is_general(cond)


def is_general(cond: m.Expr) -> bool:
    """Whether a condition does not compare a value of the whole game with a fixed one: those that do seldom hold."""
    match cond:
        case m.Op(left=m.Read(args=()), right=m.Const()):
            return False
    return True


def without_last_stop(body: m.Block) -> m.Block:
    """A body without a `stop` that changes nothing."""
    return body[:-1] if body and isinstance(body[-1], m.Stop) else body
