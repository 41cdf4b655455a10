"""How something named in a text is said: at its first mention by what it is, later as 'it' or 'that card'."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field, replace

from wlcore.records import dataclass
from wlcore.text.saying import YOU, Said, Words, noun

THING, PERSON, NUMBER = "thing", "person", "number"


@dataclass(slots=True)
class Referent:
    """Something a text has named: how it is introduced, its noun, whether that has been said already."""

    first: Said
    noun: Words
    sort: str = THING
    plural: bool = False
    said: bool = False


@dataclass(slots=True)
class Mentions:
    """The names in force in a text, and what was spoken of last."""

    known: dict[str, Referent] = field(default_factory=dict)
    stands_for: dict[str, Said] = field(default_factory=dict)
    latest: dict[str, str] = field(default_factory=dict)
    subject: str = YOU

    def introduce(self, name: str, referent: Referent) -> Said:
        """Enter a name and say it for the first time."""
        self.known[name] = replace(referent, said=True)
        self.latest[referent.sort] = name
        return referent.first

    def unsaid(self, name: str) -> Words | None:
        """How a name that has not been said yet is introduced; from now on it counts as said."""
        found = self.known.get(name)
        if found is None or found.said or not isinstance(found.first, Words):
            return None
        return self.introduce(name, found)  # type: ignore[return-value]  # it is the first, which is Words

    def noun(self, name: str) -> Words | None:
        """The noun of a name."""
        found = self.known.get(name)
        return None if found is None else found.noun

    def expect(self, name: str, referent: Referent) -> None:
        """Enter a name that is said for the first time where it is used."""
        self.known[name] = referent

    def mention(self, name: str) -> Said | None:
        """How a name is said here; None if it is not known."""
        if name in self.stands_for:
            return self.stands_for[name]
        found = self.known.get(name)
        if found is None:
            return None
        pronoun = name == self.subject or (found.sort == THING and self.latest.get(THING) == name)
        self.latest[found.sort] = name
        if not found.said:
            found.said = True
            return found.first
        if found.sort == NUMBER:
            return noun("that-number", of=found.noun)
        return self._again(found, pronoun)

    def _again(self, found: Referent, pronoun: bool) -> Words:
        number = "plural" if found.plural else ""
        if pronoun:
            which = f"{'player' if found.sort == PERSON else 'thing'}{'s' if found.plural else ''}"
            return Words(f"pronoun-{which}", {"of": found.noun}, number=number)
        alike = [
            r
            for r in self.known.values()
            if r.said and r.noun.id == found.noun.id and r.plural == found.plural
        ]
        if len(alike) == 1 or found.plural:
            return replace(found.noun, det="that", number=number)
        return Words("nth", {"place": alike.index(found) + 1, "of": found.noun}, det="the")

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
    def acting(self, name: str) -> Iterator[None]:
        """Inside, this is who does it: 'their hand' is this player's."""
        before, self.subject = self.subject, name
        try:
            yield
        finally:
            self.subject = before
