"""Blocks: straight code cut where somebody decides, where a unit is called and where ways part or meet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from wlcore.compile.analysis import Analysis
from wlcore.compile.layout import Layout
from wlcore.compile.names import LOCAL, Names, defined
from wlcore.compile.plain import PlainWriter
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass

MARK = "# "
OFFER = "# offered:"
KEEP = "# keep for "
WAIT = "# wait at "
CALL = "# go on after a call at "
LEAVE = "# leave"
OVER = "# the game is over"
RUN = "break"


@dataclass(slots=True)
class Block:
    """Straight code and how it goes on: `jump` to a block, `branch`, or not at all (`end`: it returns).

    `later` are the places at which the stack can wait when it has returned. A block marked as `again` answers a decision
    that leaves no choice: it goes on as if the player had just answered. `asker` is the local that `s.who` holds here.
    A place that is `unused` has a number and no code. `calls` are the units that it may call. Going back to it counts for so many
    `words`.
    """

    number: int
    lines: list[str] = field(default_factory=list)
    term: str = "end"
    cond: str = ""
    odds: float = 0.5
    targets: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    entry: bool = False
    rare: bool = False
    asker: str = ""
    unused: bool = False
    calls: tuple[int, ...] = ()
    words: int = 0


@dataclass(slots=True)
class Site:
    """A place where somebody decides: what the session, the screen and 'why not?' need to know of it."""

    unit: int
    place: int
    statement: m.Statement
    who: str
    offer: list[str]
    known: Mapping[str, str] = field(default_factory=dict)
    """What the names of the text are there."""


@dataclass(slots=True)
class FrameHere:
    """A frame that is being written into this unit: where it is left, and begun again; where `end` leads, which is rare."""

    name: str
    exit: int
    again: int
    early: int


@dataclass(slots=True)
class Rest:
    """A loop in the main unit at which a game can rest: the place that leads to its next round, the frames around it."""

    loop: m.Repeat
    place: int
    frames: tuple[FrameHere, ...]


class BlockWriter(PlainWriter):
    """Writes blocks. `units` numbers the routines that are units of their own."""

    def __init__(self, layout: Layout, analysis: Analysis, traced: bool, units: dict[str, int]) -> None:
        super().__init__(layout, analysis, traced)
        self.units = units
        self.wanted: dict[str, Routine] = {}
        self.quiet: dict[str, Routine] = {}
        self.seeks: dict[str, tuple[list[str], list[str]]] = {}
        self.blocks: list[Block] = []
        self.stops: list[int] = []
        self.frames: list[FrameHere] = []
        self.sites: list[Site] = []
        self.rests: list[Rest] = []
        self.params: list[str] = []
        self.given_secrets: list[str] = []
        self.passed: dict[int, list[str]] = {}
        self.made: dict[int, str] = {}
        self.stays = False
        self.number = 0

    def fresh(self, entry: bool = False) -> int:
        """A new, empty block."""
        self.blocks.append(Block(len(self.blocks), entry=entry))
        return len(self.blocks) - 1

    def start(self, number: int) -> None:
        """Go on writing in a block."""
        self.current = self.blocks[number]
        self.lines = self.current.lines
        self.depth = 0
        self.taken, self.filled = {}, set()
        self.granted = set()

    def jump(self, target: int) -> None:
        """End the present block."""
        self.current.term, self.current.targets = "jump", (target,)

    def branch(self, cond: str, yes: int, no: int, odds: float = 0.5) -> None:
        """End the present block by a question; `odds` says how likely it is to be answered with yes."""
        self.current.term, self.current.cond, self.current.targets = "branch", cond, (yes, no)
        self.current.odds = odds

    def dead(self) -> None:
        """Nothing follows; what is written now can never run."""
        self.start(self.fresh())

    def leave_to(self, after: int) -> None:
        """Note that we go on at a block when the stack comes back to us."""
        self.blocks[after].entry = True
        self.current.later = (*self.current.later, after)

    def call(self, units: Iterable[int], which: str, args: Sequence[str], after: int) -> None:
        """Carry out a unit, one of `units`, and go on at a block; `which` is its number."""
        self.leave_to(after)
        self.current.calls = tuple(units)
        self.emit(f"{CALL}{after}: {which}, {', '.join(args)}")

    def ask(
        self, s: m.Statement, offer: list[str], who: str, resumed: int, known: Mapping[str, str] | None = None
    ) -> None:
        """Note a decision: its options and whose it is; the answer is `chosen` in the block `resumed`."""
        block = self.blocks[resumed]
        block.entry = True
        if LOCAL.fullmatch(who):
            block.asker = who
        used = {x for line in offer for x in LOCAL.findall(line)}
        used -= {x for line in offer for x in defined(line)}
        block.lines.append(" ".join([OFFER, *sorted(used)]))
        self.sites.append(Site(self.number, resumed, s, who, offer, dict(known or {})))

    def suspend(self, options: str, who: str, resumed: int) -> None:
        """Stop here, with these options."""
        self.leave_to(resumed)
        self.emit(f"s.o = {options}; s.who = {who}")
        self.emit(f"{WAIT}{resumed}")

    def settle(self, who: str, resumed: int) -> None:
        """Go on as if the only option had been chosen."""
        self.emit(f"{KEEP}{resumed}")
        self.emit(f"s.o = o; s.who = {who}; chosen = o[0]")
        if self.traced:
            self.emit("alone = 1")
        self.current.term, self.current.targets = "again", (resumed,)

    def lower(self, block: m.Block, names: Names, end: int) -> None:
        """Write statements that may ask, and jump to `end`."""
        raise NotImplementedError

    def body(self, routine: Routine, names: Names, end: int) -> None:
        """Write what a routine does, and jump to `end`."""
        raise NotImplementedError
