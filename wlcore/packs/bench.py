"""`bench.yaml`: what the benchmark of a game times, and how long a game may be."""

from __future__ import annotations

from collections import Counter

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.program import Program
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import ListNode, Node
from wlcore.packs.shapes import NO_REF, Judged, ListOf, MapOf, Number, Ref, Schema, Shape
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

TURN = Field(
    "turn", names.NAME, NO_REF, "The rule that is performed once in every turn: turns are counted by it."
)
YARDSTICK = Field(
    "yardstick",
    names.PYTHON_FILE,
    NO_REF,
    "A version of the game written by hand, in the folder 'tools' of the checkout, to compare with.",
)
Argument = int | tuple[Ref, ...]
CARDS: ListOf[Ref] = ListOf(names.NAME, once=False)


@dataclass(frozen=True)
class Arguments(Shape[tuple[Argument, ...]]):
    """What a builtin is called with: numbers, and lists of cards, or of kinds of which any card is taken."""

    what: str = "a list of numbers and of lists of cards, such as [[old-lamp, any-lamp], 1]"

    def schema(self) -> Schema:
        items = Schema(self, {"anyOf": [Number().schema(), CARDS.schema()]})
        return Schema(self, {"type": "array", "items": items})

    def value(self, node: ListNode, judged: Judged) -> tuple[Argument, ...] | None:
        found = [
            (CARDS if isinstance(item, ListNode) else Number()).read(item, judged) for item in node.items
        ]
        read = tuple(x for x in found if x is not None)
        return read if len(read) == len(found) else None


BUILTIN = Field("builtin", names.NAME, NO_REF, "The builtin that is called.", required=True)
ARGUMENTS = Field(
    "arguments",
    Arguments(),
    (),
    "What it is called with: numbers, and lists of cards. A kind stands for any card of it, another one in each call.",
    required=True,
)
WITHOUT = Field("without", ListOf(names.NAME), (), "Cards that are not taken where a kind stands.")
CALLED = Record((BUILTIN, ARGUMENTS, WITHOUT), "a timed call")
TIMED = Field(
    "timed", MapOf(names.NAME, CALLED), (), "Calls of builtins to be timed, each under a name of its own."
)
LONGEST = Field(
    "longest",
    Number(least=1),
    0,
    "How many decisions a game of random players may take: `wl conform` calls a longer one endless.",
)
BENCH_FILE = Record((TURN, YARDSTICK, TIMED, LONGEST), "bench.yaml")


@dataclass(frozen=True, slots=True)
class Timed:
    """A call of a builtin: what it is called in the figures, the builtin, its arguments, and what these are not."""

    name: Ref
    builtin: Ref
    arguments: tuple[Argument, ...]
    without: tuple[Ref, ...] = ()

    @property
    def named(self) -> list[Ref]:
        """The cards and kinds among the arguments."""
        return [ref for argument in self.arguments if isinstance(argument, tuple) for ref in argument]


@dataclass(frozen=True, slots=True)
class Bench:
    """What a pack says about its benchmark."""

    turn: Ref = NO_REF
    yardstick: Ref = NO_REF
    longest: int = 0
    timed: tuple[Timed, ...] = ()


def read_bench(tree: Node, findings: Findings) -> Bench:
    """What the file says."""
    values = read_as(BENCH_FILE, tree, findings)
    if values is None:
        return Bench()
    timed = tuple(Timed(name, call[BUILTIN], call[ARGUMENTS], call[WITHOUT]) for name, call in values[TIMED])
    return Bench(values[TURN], values[YARDSTICK], values[LONGEST], timed)


def check_bench(bench: Bench, program: Program, findings: Findings) -> None:
    """Note a rule, a builtin or a card that is not there."""
    known = [routine.name for routine in program.routines("rule", "action", "frame")]
    if bench.turn.id and bench.turn.id not in known:
        message = f"there is no rule '{bench.turn.id}'"
        findings.error("unknown-rule", message, bench.turn.span, meant(bench.turn.id, known))
    for call in bench.timed:
        _check_call(call, program, findings)


def _check_call(call: Timed, program: Program, findings: Findings) -> None:
    known = program.builtins.get(call.builtin.id)
    if known is None:
        suggestion = meant(call.builtin.id, program.builtins)
        findings.error(
            "unknown-builtin", f"there is no builtin '{call.builtin.id}'", call.builtin.span, suggestion
        )
        return
    if len(known.params) != len(call.arguments):
        message = f"'{call.builtin.id}' takes {len(known.params)} arguments, not {len(call.arguments)}"
        findings.error("arity", message, call.builtin.span)
    cards = {card.id: card.kind for card in program.cards}
    kinds = [kind.name for kind in program.kinds.values() if kind.base == "card"]
    for refs, there in ((call.named, [*cards, *kinds]), (call.without, [*cards])):
        for ref in refs:
            if ref.id not in there:
                message = f"there is no card '{ref.id}'"
                findings.error("unknown-thing", message, ref.span, meant(ref.id, there))
    left = Counter(cards[card] for card in cards.keys() - {ref.id for ref in (*call.named, *call.without)})
    for name, wanted in Counter(ref.id for ref in call.named).items():
        there_are = left[name] if name in kinds else 1
        if wanted > there_are:
            message = f"this takes {wanted} of '{name}', of which there are {there_are}"
            findings.error("too-few", message, call.builtin.span)
