"""What can be said, before any language has put it into words: a phrase with its parts, or a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace

from wlcore.records import dataclass
from wlcore.text.human import arg_name, human_name

NOUN, NAME, ZONE, CLAUSE, FRAME, RELATIVE = "noun", "name", "zone", "clause", "frame", "relative"
YOU = "you"
GAPPED, GAP = "gapped", "gap"
"""A clause that leaves a place open for the relative pronoun before it: 'whom you can visit'."""
PICKING = "chosen"
"""The form of a clause that says what is chosen in a rule, and what it calls that: 'visit { $chosen }'."""
ANY = "any-number"
"""How much of something is left open: 'draw cards', however many."""
# In these the determiner belongs to the set inside: 'a player who ...', 'another player with the most ...'.
OPEN = frozenset(
    "where-only which beside that-is except and-also with with-most with-fewest alike next-of"
    " previous-of".split()
)


OWN, PLURAL = "things-own", "plural"
OWNED = (OWN, "things-of")
"""What somebody has; of several that are one's own one is taken: 'one of your hats'."""
WHOLLY = ("each", "all", "the")
"""The determiners that mean these and those where two sets are joined: 'each card and each coin', but 'a card or a coin'."""


@dataclass(frozen=True, slots=True)
class Words:
    """A phrase by its id, and what stands in its places.

    `sort` says which forms the phrase can have: a noun has cases, a clause has moods. `det` is the determiner (`a`,
    `the`, `each` ...), `number` a number of things or `plural`; `under` remembers, inside a noun phrase, which
    determiner it stands under. `fallback` is said where the phrase is missing.
    """

    id: str
    args: Mapping[str, Said] = field(default_factory=dict, hash=False)
    sort: str = NOUN
    det: str = ""
    number: int | str = ""
    fallback: str = ""
    under: str = ""

    def of_number(self, number: int | str, bare: bool) -> Words:
        """The same of so many, down to the noun inside; `bare` without the determiner that stands there."""
        if self.id not in OPEN:
            return replace(self, number=number, det="" if bare else self.det)
        return replace(
            self, args=self._around(lambda inner: inner.of_number(number, bare), number), number=number
        )

    def bare(self) -> Words:
        """The same thing without a determiner."""
        return replace(self, det="") if self.det else self

    def as_(self, det: str, number: int | str = "") -> Words:
        """The same thing with a determiner: `a card`, `each card`, `3 cards`."""
        if self.id in OWNED:
            what = self.args["what"]
            assert isinstance(what, Words)
            many = PLURAL if self.id == OWN and det not in ("", "the", "that") else number
            return replace(self, det=det, number=number, args={**self.args, "what": what.as_("", many)})
        if self.id not in OPEN:
            return replace(self, det=det, number=number)
        args = self._around(lambda inner: inner.as_(det, number), number)
        if self.id == "and-also":
            args["both"] = "yes" if det in WHOLLY else "no"
        return replace(self, args=args, number=number)

    def _around(self, changed: Callable[[Words], Words], number: int | str) -> dict[str, Said]:
        """What stands in a phrase around sets: these changed, and the relative clause behind them of so many."""
        args = {
            name: changed(arg) if name in ("set", "more") and isinstance(arg, Words) else arg
            for name, arg in self.args.items()
        }
        if self.id == "which" and "cond" in args:
            args["cond"] = numbered(args["cond"], number)
        return args


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things said one after the other; `joined` names the phrases between them."""

    items: tuple[Said, ...]
    joined: str = "and"


Said = Words | Listed | str | int


def numbered(said: Said, number: int | str) -> Said:
    """A relative clause as it is said of so many: its pronoun agrees with them."""
    if isinstance(said, Listed):
        return Listed(tuple(numbered(item, number) for item in said.items), said.joined)
    if not isinstance(said, Words) or said.id == "which":
        return said
    if said.sort == RELATIVE:
        return replace(said, number=number)
    if said.under == RELATIVE and said.id.startswith("pronoun-"):
        return replace(said, id=f"{said.id.removesuffix('s')}{'' if number in ('', 1) else 's'}")
    return replace(said, args={name: numbered(arg, number) for name, arg in said.args.items()})


def often(said: Said, word: Words) -> int:
    """How often something is said in something else."""
    if said is word:
        return 1
    if isinstance(said, Listed):
        return sum(often(item, word) for item in said.items)
    return sum(often(arg, word) for arg in said.args.values()) if isinstance(said, Words) else 0


def swapped(said: Said, old: Words, new: Words) -> Said:
    """The same with this word for that one."""
    if said is old:
        return new
    if isinstance(said, Listed):
        return Listed(tuple(swapped(item, old, new) for item in said.items), said.joined)
    if not isinstance(said, Words):
        return said
    return replace(said, args={name: swapped(part, old, new) for name, part in said.args.items()})


def noun(phrase: str, **args: Said) -> Words:
    """A noun, or a noun with what belongs to it."""
    return Words(phrase, args)


def of_pattern(kind: str, pattern: str, parts: Iterable[tuple[str, str, str]], fallback: str) -> Words:
    """The name of a thing by the phrase of the pattern that stands for it, with the names of what is its own in it: the name
    of a property, its kind, its value.
    """
    args: dict[str, Said] = {
        arg_name(name): Words(
            f"{of}-{value}", {"kind": Words(f"kind-{of}")}, NAME, fallback=human_name(value)
        )
        if of != "number"
        else int(value)
        for name, of, value in parts
    }
    return Words(f"{kind}-{pattern}", args, NAME, fallback=fallback)


def automaton(name: str) -> Words:
    """Who sits in a seat that nobody decides for."""
    return Words(f"automaton-{name}", sort=NAME, fallback=human_name(name))


def clause(phrase: str, who: Said, **args: Said) -> Words:
    """Somebody does something."""
    return Words(phrase, {"who": who, **args}, CLAUSE)


def does(phrase: str, **args: Said) -> Words:
    """Something is done, whoever does it."""
    return Words(phrase, args, CLAUSE)


def frame(phrase: str, **args: Said) -> Words:
    """A sentence that holds others: a condition and what follows, a price and an effect."""
    return Words(phrase, args, FRAME)


HOLDING = frozenset(
    "if if-otherwise for-each each-goes-on starting-with repeat repeat-times repeat-known repeat-while taking-turns choose-one for-this"
    " may-follow may-then may-otherwise may-follow-otherwise may-then-otherwise".split()
)
"""Frames that hold what is done, so that what follows could be read as part of it."""
ENDLESS = frozenset("if-otherwise may-otherwise may-follow-otherwise may-then-otherwise".split())
"""Frames whose 'otherwise' could be read as that of another."""


def goes_on(said: Said, last: bool) -> bool:
    """Whether what follows, or a list that this holds itself, could be read as going on."""
    if not isinstance(said, Words):
        return False
    inside = [said.args[name] for name in ("does", "then", "effect", "price") if name in said.args]
    if last or said.id == "if":
        return any(isinstance(x, Listed) or (isinstance(x, Words) and x.id in HOLDING) for x in inside)
    return True


def grouped(said: Said, sorts: frozenset[str]) -> Said:
    """The same in brackets, if it is one of these frames."""
    if not isinstance(said, Words) or said.id not in sorts:
        return said
    return frame("grouped", does=replace(said, id="if-else") if said.id == "if-otherwise" else said)


def ending(said: Said) -> Said:
    """What is done for each of many, at the end of which a condition with its 'otherwise' needs no brackets."""
    if isinstance(said, Listed) and said.joined == "steps":
        return Listed((*said.items[:-1], ending(said.items[-1])), said.joined)
    inside = said.args["does"] if isinstance(said, Words) and said.id == "grouped" else ""
    return inside if isinstance(inside, Words) and inside.id == "if-else" else said


def is_definite(said: Words) -> bool:
    """Whether a thing has its determiner already, so that a phrase need not give it one: 'it', 'that card'."""
    return bool(said.det and said.sort != NAME) or said.id.startswith("pronoun-")


def is_pronoun(said: Words) -> bool:
    """Whether this stands for somebody who has been named, or for the reader."""
    return said.id in (YOU, "yourself") or said.id.startswith("pronoun-")


def is_you(said: Said) -> bool:
    """Whether this is the reader."""
    return isinstance(said, Words) and said.id == YOU
