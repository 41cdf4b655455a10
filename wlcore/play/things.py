"""What somebody wants to know about a thing of the game: what stands on it, what it makes possible, and the rules that
speak of it, all from the checked rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from wlcore.lang import meaning as m
from wlcore.lang.program import Program, Thing
from wlcore.lang.symbols import Routine
from wlcore.play.clauses import LISTING
from wlcore.play.console import columns
from wlcore.scenario.concerning import citing, needing
from wlcore.text.cards import CardTexts
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.clauses import Clauses
    from wlcore.play.words import Wording

LONG = 500
"""A clause of more letters lists many things, too."""
MOST = 3
"""Clauses that are told in full; of others only the ids."""


class Things:
    """The things of one game, in the words of one language."""

    def __init__(self, cards: CardTexts, clauses: Clauses, words: Wording) -> None:
        self.cards, self.clauses, self.words = cards, clauses, words
        self.program: Program = cards.program
        self.all = list(cards.program.designs())

    def told(self, thing: Thing, alone: bool) -> list[str]:
        """A thing by its name and text; if it is asked for `alone`, all that the rules make of it."""
        lines = self.cards.thing(thing).splitlines()
        actions = self._actions(thing)
        wares = {action.name: rows for action in actions if alone and (rows := self._choices(action))}
        named = [self.words.prompts.doing(action.name) for action in actions if action.name not in wares]
        if named:
            lines.append(self.words("card-actions", actions=self.words.apart(named)))
        for action, rows in wares.items():
            lines += [self.words.phrases.headed(capital(self.words.prompts.doing(action))), *columns(rows)]
        if alone:
            lines += self.rules(thing)
        return [capital(self.cards.name(thing)), *(f"  {line}" for line in lines)]

    def bearing(self, thing: Thing) -> tuple[int, ...]:
        """Of something that has neither text nor actions, such as a colour: where among all things those are that bear it."""
        if self.cards.thing(thing) or self._actions(thing):
            return ()
        wanted = thing.kind, self.cards.number(thing)
        return tuple(n for n, t in enumerate(self.all) if wanted in self._borne(t))

    def sort(self, things: Sequence[Thing]) -> Thing | None:
        """What all of several things without text bear, or are, if that is one thing and makes something possible: the sort of places."""
        if any(self.cards.thing(t) for t in things):
            return None
        borne = [{(t.kind, self.cards.number(t)), *self._borne(t)} for t in things]
        found = [t for t in self.all if (t.kind, self.cards.number(t)) in set.intersection(*borne)]
        able = [t for t in found if needing(self.program, [(t.kind, self.cards.number(t))])]
        return able[0] if len(able) == 1 else None

    # ---- what it makes possible ----------------------------------------------------------------------

    def _actions(self, thing: Thing) -> list[Routine]:
        """The actions that need it, or something that it bears, such as the sort of a place."""
        return needing(self.program, [(thing.kind, self.cards.number(thing)), *self._borne(thing)])

    def _borne(self, thing: Thing) -> Iterator[tuple[str, int]]:
        """The things that its properties name."""
        for prop in self.program.kinds[thing.kind].properties.values():
            value = thing.values.get(prop.name, -1)
            if prop.type.kind in self.program.kinds and not prop.type.many and not prop.text and value >= 0:
                yield prop.type.kind, value

    def _choices(self, action: Routine) -> list[tuple[str, str]]:
        """The things that an action may let one choose from, each with what it is; nothing where there is no more to say."""
        first = action.body[0] if action.body else None
        kind = first.source.type.kind if isinstance(first, m.Pick) else ""
        rows = [(capital(self.cards.name(t)), self.cards.about(t)) for t in self.all if t.kind == kind]
        return rows if any(about for _, about in rows) else []

    @cached_property
    def _listed(self) -> Counter[str]:
        """How many things each clause is about."""
        return Counter(clause for thing in self.all for clause in thing.cites)

    def _lists(self, clause: str) -> bool:
        """Whether a clause lists many things, and tells little of one."""
        return self._listed[clause] > LISTING or len(self.clauses.found[clause].text) > LONG

    def shared(self, things: Sequence[Thing]) -> list[str]:
        """The clauses that all of several things are about."""
        known = [c for c in things[0].cites if c in self.clauses.found and all(c in t.cites for t in things)]
        return self.clauses.cited(known, self.words) if known else []

    def rules(self, thing: Thing) -> list[str]:
        """The clauses behind every line of the rules that speaks of it: the first in full, of the others the ids."""
        cited = (*thing.cites, *citing(self.program, thing, self.cards.number(thing)))
        found = self.clauses.found
        known = [
            clause for clause in dict.fromkeys(cited) if clause in found and found[clause].kind == "rule"
        ]
        rules = [clause for clause in known if not self._lists(clause)][:MOST]
        others = ", ".join(clause for clause in known if clause not in rules)
        return [*(self.clauses.cited(rules, self.words) if rules else []), *([others] if others else [])]
