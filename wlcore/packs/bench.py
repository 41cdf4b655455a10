"""`bench.yaml`: what the benchmark of a game times, and how long a game may be."""

from __future__ import annotations

from dataclasses import dataclass

from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.program import Program
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, Number, Ref

TURN = Field(
    "turn", names.NAME, NO_REF, "The rule that is performed once in every turn: turns are counted by it."
)
YARDSTICK = Field(
    "yardstick",
    names.PYTHON_FILE,
    NO_REF,
    "A version of the game written by hand, in the folder 'tools' of the checkout, to compare with.",
)
LONGEST = Field(
    "longest",
    Number(least=1),
    0,
    "How many decisions a game of random players may take: `wl conform` calls a longer one endless.",
)
BENCH_FILE = Record((TURN, YARDSTICK, LONGEST), "bench.yaml")


@dataclass(frozen=True, slots=True)
class Bench:
    """What a pack says about its benchmark."""

    turn: Ref = NO_REF
    yardstick: Ref = NO_REF
    longest: int = 0


def read_bench(tree: Node, findings: Findings) -> Bench:
    """What the file says."""
    values = BENCH_FILE.read(tree, findings)
    return Bench() if values is None else Bench(values[TURN], values[YARDSTICK], values[LONGEST])


def check_bench(bench: Bench, program: Program, findings: Findings) -> None:
    """Note a rule that is not there."""
    known = [routine.name for routine in program.routines("rule", "action", "frame")]
    if bench.turn.id and bench.turn.id not in known:
        message = f"there is no rule '{bench.turn.id}'"
        findings.error("unknown-rule", message, bench.turn.span, did_you_mean(bench.turn.id, known))
