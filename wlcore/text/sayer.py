"""Says a text: what holds while it is said, and who says which sort of its phrases.

A phrase of one sort holds others: a set is told by a condition, which compares values, which are counted in sets. Each sort is a
part, which finds the others here.
"""

from __future__ import annotations

from collections.abc import Callable

from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.symbols import Zone
from wlcore.text.abilities import Abilities
from wlcore.text.choices import Choices
from wlcore.text.comparisons import Comparisons
from wlcore.text.conditions import Conditions
from wlcore.text.folding import Folder
from wlcore.text.mentions import Mentions
from wlcore.text.port import Phrases
from wlcore.text.saying import Said, Words
from wlcore.text.sentences import Sentences
from wlcore.text.sets import Sets
from wlcore.text.times import Rounds, Times
from wlcore.text.values import Values

SAID_BY = {
    node: (part, name)
    for part, sort in (("choices", Choices), ("sentences", Sentences))
    for node, name in sort.statements.items()
}
"""Which part says a class of statement, by which method."""


class Sayer:
    """One text, of which nothing has been said yet."""

    def __init__(
        self, program: Program, folder: Folder, phrases: Phrases, rounds: Rounds | None = None
    ) -> None:
        self.program, self.folder, self.phrases = program, folder, phrases
        self.rounds = rounds or Rounds(program)
        self.mentions = Mentions()
        self.owner_is: m.Expr | None = None
        """Whose abilities the text tells of: the reader."""
        self.this: m.Const | None = None
        """The thing on which the text stands."""
        self.gate: m.Expr | None = None
        """While what the abilities of a thing count, which goes without saying."""
        self.unknowns: list[Said] = []
        """The numbers called X that are still to be told."""
        self.let: dict[str, m.Expr] = {}
        """What names stand for that the text gives."""
        self.overtaken: set[str] = set()
        """The names of what is chosen that another number overtakes: 'that many' would not be as many as those."""
        self.seen: m.Expr | None = None
        """The card that has been shown just now."""
        self.shuffled: frozenset[Zone] = frozenset()
        """The zones that what follows shuffles."""
        self.told = False
        """Whether the reader is told what they do, since somebody else decides."""
        self.values, self.sets, self.comparisons = Values(self), Sets(self), Comparisons(self)
        self.conditions, self.choices = Conditions(self), Choices(self)
        self.sentences, self.abilities, self.times = Sentences(self), Abilities(self), Times(self)

    def of_class(self, node: type[m.Statement]) -> Callable[[m.Statement], Said | None] | None:
        """What says statements of a class."""
        part, name = SAID_BY.get(node, ("", ""))
        return getattr(getattr(self, part), name) if part else None

    def value(self, e: m.Expr) -> Said:
        """A value in words; of what has no name it is noted that it was spoken of."""
        return self.values.value(e)

    def group(self, e: m.Expr) -> Words:
        """The things of a set, without a determiner."""
        return self.sets.group(e)

    def condition(self, e: m.Expr, negated: bool = False) -> Said:
        """A condition, or its opposite."""
        return self.conditions.condition(e, negated)
