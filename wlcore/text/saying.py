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
ABOUT, PICKING = "about", "chosen"
"""The form of a clause that says what is chosen in a rule, and what it calls that: 'visit { $chosen }'."""
ANY = "any-number"
"""How much of something is left open: 'draw cards', however many."""
ANY_OF = "any-of"
"""What a clause is told with whose things may be any, since nothing more is said of them."""
# In these the determiner belongs to the set inside: 'a player who ...', 'another player with the most ...'.
OPEN = frozenset(
    "where-only which beside that-is except except-apart and-also with with-most with-fewest alike next-of"
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
"""Frames that say what happens otherwise, so that what follows could be read as part of that."""
UNDECIDED = frozenset("if if-otherwise may-follow may-then".split()) | ENDLESS
"""Frames behind which an 'otherwise' could be read as theirs."""


def goes_on(said: Said) -> bool:
    """Whether what follows could be read as part of this."""
    if not isinstance(said, Words) or said.id not in HOLDING:
        return False
    held = said.args.get({"if": "then", "for-this": "does"}.get(said.id, ""))
    if held is None:
        return True
    return (isinstance(held, Words) and held.id in HOLDING) or (
        isinstance(held, Listed) and held.joined == "steps" and said.id == "for-this"
    )


def undecided(said: Said) -> bool:
    """Whether 'otherwise' behind this could be read as the opposite of what it asks itself, at its end."""
    if isinstance(said, Listed):
        return undecided(said.items[-1])
    if not isinstance(said, Words):
        return False
    return said.id in UNDECIDED or any(undecided(said.args[x]) for x in ("does", "effect") if x in said.args)


def grouped(said: Said, unclear: bool) -> Said:
    """The same as one clause among others. What could be read in another way stands with its condition behind it, if that names
    nothing and all is simple ('draw 1 card if you have no coins, otherwise gain 1 coin'), as what a price is paid for, or else in
    brackets.
    """
    if not unclear or not isinstance(said, Words):
        return inside(said)
    if said.args.get("names") == "nothing" and all(
        is_simple(said.args[name]) for name in ("then", "otherwise") if name in said.args
    ):
        return replace(said, id=said.id.replace("if", "if-behind", 1))
    if said.id == "may-then" and said.args.get("names") == "price" and is_simple(said.args["effect"]):
        price = frame("option-price", price=said.args["price"], effect=said.args["effect"])
        return frame("may", who=said.args["who"], price=price)
    return frame("grouped", does=inside(said))


def is_simple(said: Said) -> bool:
    """Whether something is no more than what one player does."""
    return (isinstance(said, Words) and said.sort == CLAUSE) or (
        isinstance(said, Listed) and said.joined == "then"
    )


def inside(said: Said) -> Said:
    """The same within a sentence: 'if you have no cards, draw 1 card; otherwise, gain 1 coin'."""
    if isinstance(said, Listed):
        return Listed(tuple(map(inside, said.items)), said.joined)
    if not isinstance(said, Words) or said.sort != FRAME:
        return said
    args = {name: inside(arg) if name in INSIDE else arg for name, arg in said.args.items()}
    if "inside" in args:
        args["inside"] = "yes"
    for name, held in args.items():
        if name in ASKED and isinstance(held, Listed) and held.joined == "steps":
            args[name] = Listed(held.items, "all-steps")
    return replace(said, args=args)


INSIDE = ("does", "then", "price", "effect", "otherwise")
"""Where frames hold what is done."""
ASKED = ("then", "effect", "otherwise")
"""Where they hold what is done under a condition, of which all is part: 'if ..., draw 1 card, and if ...'."""


def is_definite(said: Words) -> bool:
    """Whether a thing has its determiner already, so that a phrase need not give it one: 'it', 'that card'."""
    return bool(said.det and said.sort != NAME) or said.id.startswith("pronoun-")


def is_pronoun(said: Words) -> bool:
    """Whether this stands for somebody who has been named, or for the reader."""
    return said.id in (YOU, "yourself") or said.id.startswith("pronoun-")


def is_you(said: Said) -> bool:
    """Whether this is the reader."""
    return isinstance(said, Words) and said.id == YOU
