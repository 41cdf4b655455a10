"""Moments: the triggers that answer one, those whose order somebody may have to choose, and the options for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.compile.footprints import Footprints
from wlcore.compile.walk import happenings_of
from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.program import Program
from wlcore.lang.types import PLAYER, Type
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.analysis import Analysis

ORDER = "first-ability"
"""Under which name an owner chooses which of several abilities comes first."""


@dataclass(frozen=True, slots=True)
class TriggersAt:
    """What answers a moment: the game's and its layers' own triggers, then the abilities, both in load order.

    `sources` numbers the abilities by what they stand on; `clashes` has for each a bit for every other with which it
    makes a difference which of them comes first.
    """

    rules: tuple[Trigger, ...]
    abilities: tuple[Trigger, ...]
    sources: tuple[int, ...]
    clashes: tuple[int, ...]

    def __bool__(self) -> bool:
        return bool(self.rules or self.abilities)

    @property
    def asked(self) -> bool:
        """Whether an owner may have to choose an order."""
        return any(self.clashes)

    def choice(self, program: Program) -> m.Pick:
        """The choice of which ability comes first, as if it stood in the rules."""
        span = self.abilities[0].span
        cites = tuple(dict.fromkeys(c for t in self.abilities for c in t.cites))
        kind, _, _ = option_of(program, self.abilities[0])
        of = m.Items(span, Type(kind or "number", many=True), ())
        return m.Pick(span, cites, ORDER, "one", of, None, None, m.Local(span, PLAYER, "you"))


class Moments:
    """The moments of one program."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.footprints = Footprints(analysis)
        self.known: dict[tuple[str, ...], TriggersAt] = {}

    def at(self, moment: str, *of: str) -> TriggersAt:
        """What answers a moment: `before`, `after`, `instead` of a rule, `when` an event, `after` a gain or payment."""
        found = self.known.get((moment, *of))
        if found is None:
            every = [t for name in of for t in self.analysis.triggers.get(name, ())]
            triggers = [t for t in every if t.moment == moment]
            abilities = tuple(t for t in triggers if t.owner is not None)
            rules = tuple(t for t in triggers if t.owner is None)
            designs = [design_of(self.analysis.program, t) for t in abilities]
            sources = tuple(map(list(dict.fromkeys(designs)).index, designs))
            clashes = self._clashes(moment, abilities, sources)
            found = self.known[moment, *of] = TriggersAt(rules, abilities, sources, clashes)
        return found

    def answering(self, s: m.Statement) -> TriggersAt:
        """What answers a statement itself: an event, a gain or a loss."""
        return self.at("when" if isinstance(s, m.Signal) else "after", *happenings_of(s))

    def _clashes(
        self, moment: str, abilities: tuple[Trigger, ...], sources: tuple[int, ...]
    ) -> tuple[int, ...]:
        if len(set(sources)) < 2:
            return (0,) * len(abilities)
        marks = [self.footprints.of(t) for t in abilities]
        numbers = range(len(abilities))
        return tuple(
            sum(
                1 << j
                for j in numbers
                if sources[i] != sources[j] and (moment == "instead" or not marks[i].commutes(marks[j]))
            )
            for i in numbers
        )


def design_of(program: Program, trigger: Trigger) -> str:
    """What a trigger stands on, all copies being one: nobody has to order what is alike."""
    kind, _, rest = trigger.source.partition("/")
    name = rest.split("/")[0]
    thing = program.things.get(kind, {}).get(name)
    return f"{kind}/{name if thing is None else thing.design}"


def option_of(program: Program, trigger: Trigger) -> tuple[str, int, str]:
    """What stands for a trigger among the options: a thing, by its kind and number, or the label of a rule or layer."""
    kind, name = trigger.source.split("/")[:2]
    found = program.kinds.get(kind)
    if found is None:
        return "", -1, name
    things = program.things[kind]
    design = things[name].design if name in things else name
    first = next(i for i, member in enumerate(found.members) if things[member].design == design)
    return ("card" if found.base == "card" else kind), found.first + first, ""
