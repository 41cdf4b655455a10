"""Blocks: straight code cut where somebody decides, where a unit is called and where ways part or meet."""

from __future__ import annotations

from dataclasses import dataclass, field

from wlcore.compile.analysis import Analysis
from wlcore.compile.layout import Layout
from wlcore.compile.names import COMPREHENDED, LOCAL, Names
from wlcore.compile.plain import PlainWriter
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine

OFFER = "# offered:"
KEEP = "# keep for "
STEP = "s.steps -= 1; s.steps < 0 and too_long()"


@dataclass(slots=True)
class Block:
    """Straight code and how it goes on: `jump` to a block, `branch`, or not at all (`end`: it returns)."""

    number: int
    lines: list[str] = field(default_factory=list)
    term: str = "end"
    cond: str = ""
    targets: tuple[int, ...] = ()
    entry: bool = False
    rare: bool = False


@dataclass(slots=True)
class Site:
    """A place where somebody decides: what the session, the screen and 'why not?' need to know of it."""

    unit: int
    place: int
    statement: m.Statement
    routine: str
    who: str
    offer: list[str]


@dataclass(slots=True)
class FrameHere:
    """A frame that is being written into this unit: where `end` and `restart` lead."""

    name: str
    exit: int
    again: int


class BlockWriter(PlainWriter):
    """Writes blocks. `units` numbers the routines that are units of their own."""

    def __init__(self, layout: Layout, analysis: Analysis, traced: bool, units: dict[str, int]) -> None:
        super().__init__(layout, analysis, traced)
        self.units = units
        self.wanted: dict[str, Routine] = {}
        self.blocks: list[Block] = []
        self.stops: list[int] = []
        self.frames: list[FrameHere] = []
        self.sites: list[Site] = []
        self.params: list[str] = []
        self.sets: set[str] = set()
        self.made: dict[int, str] = {}
        self.routine = ""
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
        self.tops = {}
        self.granted = set()

    def jump(self, target: int) -> None:
        """End the present block."""
        self.current.term, self.current.targets = "jump", (target,)

    def branch(self, cond: str, yes: int, no: int) -> None:
        """End the present block by a question."""
        self.current.term, self.current.cond, self.current.targets = "branch", cond, (yes, no)

    def dead(self) -> None:
        """Nothing follows; what is written now can never run."""
        self.start(self.fresh())

    def suspend(self, s: m.Statement, offer: list[str], who: str, resumed: int) -> None:
        """Stop here: the options are in `o`."""
        self.blocks[resumed].entry = True
        self.emit(f"{KEEP}{resumed}")
        self.emit(f"st[-2] = @{resumed}@; s.o = o; s.who = {who}")
        self.emit("return 1")
        used = sorted({x for line in offer for x in LOCAL.findall(line)} - {x for line in offer for x in COMPREHENDED.findall(line)})
        self.blocks[resumed].lines.append(" ".join([OFFER, *used]))
        self.sites.append(Site(self.number, resumed, s, self.routine, who, offer))

    def lower(self, block: m.Block, names: Names, end: int) -> None:
        """Write statements that may ask, and jump to `end`."""
        raise NotImplementedError

    def body(self, routine: Routine, names: Names, end: int) -> None:
        """Write what a routine does, and jump to `end`."""
        raise NotImplementedError
