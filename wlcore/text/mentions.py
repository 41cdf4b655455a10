"""How something named in a text is said: at its first mention by what it is, later as 'it' or 'that card'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field, replace

from wlcore.records import dataclass
from wlcore.text.saying import YOU, Said, Words, noun

THING, PERSON, NUMBER = "thing", "person", "number"
CHOSEN, NOTED, DOING = "chosen", "noted", "doing"
OTHER = "other"
"""Under which the reader, or 'they', stands where somebody else does what is said: some languages then say 'their' otherwise."""
"""How something came to have a name, by which it can be told from others of its sort: 'the chosen card'."""


Kept = tuple[dict[str, bool], dict[str, str], set[str], int, bool, object]


@dataclass(slots=True)
class Referent:
    """Something a text has named: how it is introduced, its noun, whether that has been said already."""

    first: Said
    noun: Words
    sort: str = THING
    plural: bool = False
    said: bool = False
    way: str = ""
    unit: str = ""
    family: str = ""
    abstract: bool = False
    """Whether it is no thing but something that things have, such as a value: never 'it', always 'that value'."""
    given: bool = False
    """Whether these are several whom a rule is told of, as its name says: 'one of those players' before they have been spoken of."""
    letter: Words | None = None
    """What a number is called from its first mention on, where another one is told before it is spoken of again: 'X'."""


def _place(among: Sequence[Referent], found: Referent) -> int:
    """As which one of several it was named: itself, not one that looks like it."""
    return next(i for i, one in enumerate(among, 1) if one is found)


@dataclass(slots=True)
class Mentions:
    """The names in force in a text, what was spoken of last, and what has no name but was spoken of, too."""

    known: dict[str, Referent] = field(default_factory=dict)
    stands_for: dict[str, Said] = field(default_factory=dict)
    latest: dict[str, str] = field(default_factory=dict)
    strangers: set[str] = field(default_factory=set)
    subject: object = YOU
    letters: int = 0
    """How many numbers have been called by a letter."""
    about: str = ""
    """The player whom what is said is all about: 'they', as long as nobody else has been spoken of."""
    readerless: bool = False
    """Whether it is said of players in general, so that others are others than whom it is about."""
    crowded: bool = False
    """Whether somebody else than the reader and whom it is about has been spoken of."""
    moved: object = None
    """The pile of which the top card has been moved just now."""

    def forget(self) -> None:
        """Begin a text in which nothing has been said."""
        self.known, self.stands_for, self.latest, self.strangers = {}, {}, {}, set()
        self.subject, self.letters, self.about, self.crowded = YOU, 0, "", False
        self.readerless, self.moved = False, None

    def introduce(self, name: str, referent: Referent) -> Said:
        """Enter a name and say it for the first time."""
        self.known[name] = replace(referent, said=True)
        self.latest[referent.sort] = name
        return referent.first

    def unsaid(self, name: str) -> Words | None:
        """How a name that has not been said yet is introduced; from now on it counts as said."""
        found = self.known.get(name)
        if found is None or found.said or found.given or not isinstance(found.first, Words):
            return None
        return self.introduce(name, found)  # type: ignore[return-value]  # it is the first, which is Words

    def tell(self, name: str, first: Said) -> None:
        """From now on a name that has not been said yet is introduced like this."""
        if name in self.known and not self.known[name].said:
            self.known[name] = replace(self.known[name], first=first)

    def passing(self, noun_id: str, family: str, many: bool = False) -> None:
        """Something without a name is spoken of: from now on 'it' and 'that card' could mean this; of many, 'them'."""
        if any(r.said and r.family == family and (r.plural or not many) for r in self.known.values()):
            self.latest[THING] = ""
            self.strangers.add(noun_id)

    def beside(self, family: str) -> None:
        """Others of this sort are spoken of just now: 'it' would be one of them, 'that card' is the one from before."""
        latest = self.known.get(self.latest.get(THING, ""))
        if latest is not None and latest.family == family:
            self.latest[THING] = ""

    def happened(self, about: set[str]) -> None:
        """A rule has done something that was not told in full: of things that it was not about, others like them may have
        been spoken of.
        """
        if self.latest.get(THING) not in about:
            self.latest[THING] = ""
        self.strangers |= {
            r.noun.id for name, r in self.known.items() if r.said and r.sort == THING and name not in about
        }

    def kept(self) -> Kept:
        """What counts as said now, to come back to if what is said next is only tried."""
        return (
            {name: r.said for name, r in self.known.items()},
            dict(self.latest),
            set(self.strangers),
            self.letters,
            self.crowded,
            self.moved,
        )

    def restore(self, kept: Kept) -> None:
        """Unsay what was said since."""
        said, self.latest, self.strangers, self.letters, self.crowded, self.moved = kept
        self.known = {name: self.known[name] for name in said}
        for name, was_said in said.items():
            self.known[name].said = was_said

    def next_letter(self) -> Words:
        """The next letter for a number: 'X'."""
        self.letters += 1
        return noun("unknown", place=self.letters)

    def noun(self, name: str) -> Words | None:
        """The noun of a name."""
        found = self.known.get(name)
        return None if found is None else found.noun

    def is_plural(self, name: str) -> bool:
        """Whether a name that has been said stands for several."""
        found = self.known.get(name)
        return found is not None and found.said and found.plural

    def was_chosen(self, name: str) -> bool:
        """Whether a name stands for what somebody has been told to choose."""
        found = self.known.get(name)
        return found is not None and found.said and found.way == CHOSEN

    def only_one(self, name: str) -> Referent | None:
        """What a name stands for that has been said of one thing, though it could be a set: 'up to 1 card'."""
        found = self.known.get(name)
        return (
            found if found is not None and found.said and not found.plural and found.way == CHOSEN else None
        )

    def expect(self, name: str, referent: Referent) -> None:
        """Enter a name that is said for the first time where it is used."""
        self.known[name] = replace(referent, said=False)

    def mention(self, name: str) -> Said | None:
        """How a name is said here; None if it is not known."""
        if name in self.stands_for:
            return self.stands_for[name]
        found = self.known.get(name)
        if found is None:
            return None
        pronoun = name == self.subject or (found.sort == THING and self.latest.get(THING) == name)
        other = not pronoun and name == self.about and not self.crowded
        if name != self.about and found.sort == PERSON:
            self.crowded = True
        self.latest[found.sort] = name
        if not found.said:
            found.said = True
            return replace(found.noun, det="that", number="plural") if found.given else found.first
        if found.letter is not None:
            return found.letter
        if found.sort == NUMBER:
            return self._number_again(found)
        said = self._again(found, (pronoun or other) and not found.abstract)
        return replace(said, under=OTHER) if other else said

    def spoken(self) -> list[Referent]:
        """What has been said, each once, whatever names it has."""
        return list({id(r): r for r in self.known.values() if r.said}.values())

    def _number_again(self, found: Referent) -> Words:
        others = [r for r in self.spoken() if r.sort == NUMBER and r.letter is None]
        if len(others) == 1:
            return noun("that-number", of=found.noun)
        return Words("nth", {"place": _place(others, found), "of": found.noun}, det="the")

    def _again(self, found: Referent, pronoun: bool) -> Words:
        number = "plural" if found.plural else ""
        if pronoun:
            which = f"{'player' if found.sort == PERSON else 'thing'}{'s' if found.plural else ''}"
            return Words(f"pronoun-{which}", {"of": found.noun}, number=number)
        alike = [r for r in self.spoken() if r.noun.id == found.noun.id and r.plural == found.plural]
        same = [r for r in alike if r.way == found.way]
        if len(alike) == 1 and found.noun.id not in self.strangers:
            return replace(found.noun, det="that", number=number)
        if len(same) > 1:
            how = f"nth-{found.way}" if found.way else "nth"
            return Words(how, {"place": _place(same, found), "of": found.noun}, det="the", number=number)
        if found.way:
            return Words(found.way, {"of": found.noun}, det="the", number=number)
        return replace(found.noun, det="that", number=number)

    @contextmanager
    def standing_for(self, name: str, said: Said) -> Iterator[None]:
        """Inside, a name is said like this: the element of a set."""
        before = self.stands_for.get(name)
        self.stands_for[name] = said
        try:
            yield
        finally:
            if before is None:
                del self.stands_for[name]
            else:
                self.stands_for[name] = before

    @contextmanager
    def about_only(self, name: str, readerless: bool = False) -> Iterator[None]:
        """Inside, all is about one player, who is 'they' as long as nobody else is spoken of; not where somebody has been."""
        before = self.about, self.crowded, self.readerless
        people = [r for n, r in self.known.items() if r.sort == PERSON and r.said and n != name]
        self.about, self.crowded, self.readerless = name, bool(people), readerless
        try:
            yield
        finally:
            self.about, self.crowded, self.readerless = before

    @contextmanager
    def acting(self, name: object) -> Iterator[None]:
        """Inside, this is who does it: 'their hand' is this player's."""
        before, self.subject = self.subject, name
        try:
            yield
        finally:
            self.subject = before
