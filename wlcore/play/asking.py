"""Questions whose answers need the checked rules, not just the compiled game: why something is not on offer, what a card
does. The rules are read when the first of them is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from wlcore.engine.decision import place_of
from wlcore.engine.state import State
from wlcore.loading import Choice
from wlcore.play import terms
from wlcore.play.answers import matching, words_in
from wlcore.text.forms import capital
from wlcore.text.titles import about_of, title_of

if TYPE_CHECKING:
    from wlcore.packs.manifest import Manifest
    from wlcore.play.clauses import Clauses
    from wlcore.play.words import Wording
    from wlcore.scenario.rules import Rules
    from wlcore.text.cards import CardTexts
    from wlcore.text.houserules import HouseRules

MOST = 5
MOST_MEANT = 24
CITED = 3
"""So many lines of clauses follow where it is told what is lacking."""


class Asking:
    """Answers for one game."""

    def __init__(self, choice: Choice, clauses: Clauses) -> None:
        self.choice, self.clauses = choice, clauses
        self._told: CardTexts | None = None

    @cached_property
    def rules(self) -> Rules:
        """The checked rules."""
        from wlcore.scenario.rules import Rules

        return Rules(self.choice)

    # ---- why not -------------------------------------------------------------------------------------

    def why_not(self, typed: str, state: State, words: Wording) -> list[str]:
        """Why somebody cannot choose now what they name."""
        found = matching(typed, words.everything)
        if not found:
            return [words("why-unknown", typed=typed[:60])]
        offered = [option for option in found if option in state.o]
        if offered:
            return [words("why-offered", option=words.among(offered[0], state.o, place_of(state.st)))]
        sorts: dict[str, list[int]] = {}
        for option in found:
            sorts.setdefault(state.game.actions[option][0], []).append(option)
        asked = self._asked(state)
        if asked in sorts:
            sorts = {asked: sorts[asked]}
        lines: list[str] = []
        elsewhere: list[str] = []
        told_of: list[str] = []
        for name, meant in list(sorts.items())[:MOST]:
            near = self._nearest(meant, state, words)
            told = self._reasons(near, state, words)
            reasons = [line for line in told if line not in (*lines, *elsewhere)]
            said = self._not(name, [near] if _is_place(near, state) else meant, state, words)
            if same_words(said, told_of):
                continue  # the same choice, asked at another place
            if reasons or name == asked or (not told and words.prompts.asks(name, state.who)):
                told_of.append(said)
                now = name == asked or not words.prompts.asks(name, state.who)
                (lines if now else elsewhere).extend([said, *reasons])
        return lines or elsewhere or [words("why-not-now")]

    def _not(self, name: str, meant: list[int], state: State, words: Wording) -> str:
        """That options are not on offer, or that nobody is asked for them."""
        if name != self._asked(state) and (question := words.prompts.asks(name, state.who)):
            return words("why-not-asked", question=question)
        said = words.among(meant[0], ()) if len(meant) == 1 else capital(words.prompts.doing(name))
        return words("why-not", option=" ".join(said.split()))

    def _asked(self, state: State) -> str:
        """The name of the choice that is asked for."""
        return state.decision.about if state.decision is not None else ""

    def _nearest(self, options: Sequence[int], state: State, words: Wording) -> int:
        """Of options that are meant alike the one that lacks least."""
        from wlcore.play.lacking import Lacking

        several = options[:MOST_MEANT]
        return (
            several[0]
            if len(several) == 1
            else Lacking(self.rules, self._cards(words), words).nearest(several, state)
        )

    def _reasons(self, option: int, state: State, words: Wording) -> list[str]:
        from wlcore.play.lacking import Lacking
        from wlcore.scenario.why import reasons

        name = state.game.actions[option][0]
        lead = state.game.data.leads.get(name, "")
        found = list(state.why_not(lead)) if lead else []
        if not found:
            found = [(reason.place, reason.clauses) for reason in reasons(self.rules, state, option)]
        about, lines = self._asked(state), []
        for place, cites in found:
            if not cites and about != name and place in self._choices:
                continue  # that it is not asked now is no line of the rules
            clauses = self.clauses.cited(cites, words) if any(c in self.clauses.found for c in cites) else []
            lines += [f"  {line}" for line in clauses or [_source_line(place)]]
        lacking = [f"  {line}" for line in Lacking(self.rules, self._cards(words), words).told(option, state)]
        return list(dict.fromkeys([*lacking, *(lines[:CITED] if lacking else lines)]))

    @cached_property
    def _choices(self) -> frozenset[str]:
        """Where the rules ask somebody to choose."""
        return frozenset(str(pick.span) for pick in self.rules.picks)

    # ---- cards ---------------------------------------------------------------------------------------

    def card(self, typed: str, words: Wording) -> list[str]:
        """What a card, or anything else in the game, does."""
        from wlcore.play.things import Things

        cards = self._cards(words)
        things = Things(cards, self.clauses, words)
        found = matching(typed, {n: (cards.name(t), t.design) for n, t in enumerate(things.all)})
        if not found:
            said = terms.in_short([typed], list(self.clauses.chapters), words) if typed else []
            return self.layers(words, typed) or said or [words("no-card", typed=typed[:60])]
        behind: list[str] = []
        if len(found) > 1 and (sort := things.sort([things.all[n] for n in found])) is not None:
            return things.told(sort, alone=True)
        if len(found) == 1 and (bearing := things.bearing(things.all[found[0]])):
            found, behind = bearing, things.shared([things.all[n] for n in bearing])
        if len(found) > MOST:
            named = ", ".join(capital(cards.name(things.all[n])) for n in found[: 2 * MOST])
            return [words("unclear", typed=typed[:60], options=named)]
        told = [things.told(things.all[n], len(found) == 1) for n in found]
        return [*_alike(told), *behind]

    def written(self, wanted: Sequence[str], words: Wording) -> list[str]:
        """Things as KIND/NAME, each with its text."""
        cards = self._cards(words)
        things = {f"{thing.kind}/{thing.design}": thing for thing in cards.program.designs()}
        told = [
            [capital(cards.name(t)), *(f"  {x}" for x in cards.thing(t).splitlines())]
            for t in map(things.get, wanted)
            if t
        ]
        return _alike(told)

    def in_play(self, words: Wording) -> list[str]:
        """What is played beside the plain game: how its options stand, the rulings that were asked for, what each layer adds; each
        under its title.
        """
        switched = self.choice.options or self.choice.rulings
        if len(self.clauses.places) < 2 and not switched:
            return []
        said, packs = self._house_rules(words), self.rules.assembly.packs
        own = packs[0].manifest
        wanted = [name for name in said.rulings_of(own.id) if name in self.choice.rulings]
        lines = _under(own, words, [*said.options(own.id), *map(said.ruling, wanted)])
        for pack in packs[1:]:
            own = pack.manifest
            lines += _under(own, words, said.of(own.id) or [about_of(own, words.phrases)])
        return lines

    def layers(self, words: Wording, typed: str) -> list[str]:
        """What a layer adds, with its title, where it is named; what it says of an action, a rule or a ruling of this name; how such a
        ruling of the game stands.
        """
        said, packs = self._house_rules(words), self.rules.assembly.packs
        lines: list[str] = []
        for pack in packs[1:]:
            own = pack.manifest
            if matching(typed, {0: (title_of(own, words.phrases), own.id)}):
                told = said.of(own.id)
            else:
                parts = list(said.parts(own.id))
                found = matching(typed, {n: names for n, (names, _) in enumerate(parts)})
                told = [parts[n][1]() for n in found]
            lines += _under(own, words, told)
        if not lines and typed in said.rulings_of(packs[0].manifest.id):
            lines = _under(packs[0].manifest, words, [said.ruling(typed)])
        return lines

    def _house_rules(self, words: Wording) -> HouseRules:
        from wlcore.text.houserules import HouseRules

        return HouseRules(self._cards(words), self.rules.assembly)

    def _cards(self, words: Wording) -> CardTexts:
        from wlcore.loading import settings
        from wlcore.text.cards import CardTexts

        if self._told is None or self._told.phrases is not words.phrases:
            assembly = self.rules.assembly
            self._told = CardTexts.of(assembly.program, settings(assembly, self.choice), words.phrases)
        return self._told


def _under(manifest: Manifest, words: Wording, told: Sequence[str]) -> list[str]:
    """What a pack says, under its title; nothing if it says nothing."""
    title = words("layer", layer=title_of(manifest, words.phrases))
    return [title, *(f"  {line}" for line in told)] if told else []


def _is_place(option: int, state: State) -> bool:
    """Whether an option chooses a place of the map."""
    board = state.game.data.screen["map"]
    return board is not None and state.game.actions[option][1] == board["places"]


def _alike(told: Sequence[Sequence[str]]) -> list[str]:
    """What is told of several things, each under its name; what several say alike once, under all of their names."""
    names: dict[tuple[str, ...], list[str]] = {}
    for name, *lines in told:
        names.setdefault(tuple(lines), []).append(name)
    return [line for lines, named in names.items() for line in (", ".join(named), *lines)]


def same_words(said: str, others: Sequence[str]) -> bool:
    """Whether one of the others says the same, apart from its punctuation."""
    return any(words_in(said) == words_in(other) for other in others)


def _source_line(place: str) -> str:
    """The line of a pack at FILE:LINE:COLUMN, as it is written there."""
    file, line, *_ = place.rsplit(":", 2) if place.count(":") > 1 else [*place.rsplit(":", 1), ""]
    try:
        return Path(file).read_text("utf-8").splitlines()[int(line) - 1].strip()
    except (OSError, ValueError, IndexError):
        return place
