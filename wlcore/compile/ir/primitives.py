"""The primitives of the engine, by name: what they are given, what they answer, what of a state they read and change.

What each does is said at the function of the same name in `wlcore.engine.cards`, `frames` or `chance`; the native runtime has its own.
A zone is never nobody's, a card is somebody, unless it says otherwise.
"""

from __future__ import annotations

from wlcore.records import dataclass

ZONES, ORDER, KNOWLEDGE, CHANCE, VALUES, STACK = "zones", "order", "knowledge", "chance", "values", "stack"
"""Which cards lie where (with the place of each card); the blocks of decks; who knows which card; the generator; values of counters,
variables and frames; the stack, with what is laid aside of frames within themselves.
"""


@dataclass(frozen=True, slots=True)
class Primitive:
    """`given`: `n` a number, `s` a set, one letter each; `answers`: `n`, `s`, or '' for nothing."""

    given: str
    answers: str
    reads: frozenset[str]
    writes: frozenset[str]


def _of(given: str, answers: str, reads: str, writes: str) -> Primitive:
    return Primitive(given, answers, frozenset(reads.split()), frozenset(writes.split()))


PRIMITIVES: dict[str, Primitive] = {
    # chance: the name of the choice (an index into `Module.names`), the pool, which is not empty; an element of it
    "lot": _of("ns", "n", "chance", "chance"),
    # the same, so many elements (or all), in ascending order
    "lots": _of("nsn", "s", "chance", "chance"),
    # the top card of a deck is settled without anybody seeing it; -1 if there is none
    "fix_top": _of("n", "n", "zones order chance knowledge", "zones order chance knowledge"),
    # the top card of a deck is settled and at once put where all can see it; -1 if there is none
    "settle_top": _of("n", "n", "zones order chance", "zones order chance"),
    # the first so many cards of a deck are settled, the top one first
    "fix_tops": _of("nn", "s", "zones order chance knowledge", "zones order chance knowledge"),
    # the top card of a deck is put in a zone that is no open pile; -1 if there is none
    "take_top": _of("nn", "n", "zones order chance knowledge", "zones order chance knowledge"),
    # the top card of a deck is shown to all
    "turn_up": _of("n", "", "zones order chance", "zones order chance knowledge"),
    # the top card of a deck is shown to the players in a mask
    "look_at_top": _of("nn", "", "zones order chance knowledge", "zones order chance knowledge"),
    # a card goes on top of an open pile
    "put_open": _of("nn", "", "zones order knowledge", "zones order knowledge"),
    # a card goes anywhere; the last says whether under what lies there
    "put": _of("nnn", "", "zones order knowledge", "zones order knowledge"),
    # several cards in the order given
    "put_all": _of("snn", "", "zones order knowledge", "zones order knowledge"),
    # several cards that the rules name, so that all can follow them
    "put_named": _of("snn", "", "zones order knowledge", "zones order knowledge"),
    # the order of a deck is nobody's knowledge any more
    "shuffle": _of("n", "", "zones order", "zones order"),
    # cards are shown to the players in a mask
    "show": _of("sn", "", "knowledge", "knowledge"),
    # a frame that can stand inside itself begins: what an outer one has noted is laid aside (index of the frame)
    "hold_frame": _of("n", "", "values stack", "stack"),
    # such a frame has been left: an outer one goes on as it was
    "drop_frame": _of("n", "", "values stack", "values stack"),
}
