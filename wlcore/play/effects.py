"""What an option does, in short: from what surely comes of it to effects that any face can draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from wlcore.engine.entries import Entry
from wlcore.engine.faults import RuleFault
from wlcore.engine.measures import query_name
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.numbers import is_nobody
from wlcore.play.foresight import Foreseen
from wlcore.records import dataclass
from wlcore.text.naming import in_sight
from wlcore.text.prompts import DONE, PASS
from wlcore.text.saying import Said

if TYPE_CHECKING:
    from wlcore.play.words import Wording

GAIN, LOSS, NOTHING, OTHER = "gain", "loss", "nothing", "other"
UP = ("gain", "take")
LONG = 4
"""How many parts an entry of an assignment to a counter has: the last is what there was before."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that surely comes of an option.

    `sort` is a gain, a loss, 'nothing' (what would be gained if a limit let it), or something other; `seat` whom it concerns
    (-1: nobody alone); `about` the counter, variable or zone; `amount` how much; `text` all of it in words.
    """

    text: str
    sort: str = OTHER
    seat: int = -1
    about: str = ""
    amount: int = 0


@dataclass(slots=True)
class _Sum:
    """What becomes of one counter."""

    amount: int = 0
    wanted: int = 0
    limit: int = -1
    open: bool = False
    places: list[int] = field(default_factory=list)


class Effects:
    """Says the effects of options of one view."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view, self.words, self.log = view, words, words.log
        self.data = view.game.data
        self.sight = in_sight(view, view.seat)
        self.shown = frozenset(self.data.screen["player"])
        self._summed: dict[tuple[Entry, ...], list[Effect]] = {}
        self._worded: dict[Entry, str] = {}

    def of(self, option: int, foreseen: Foreseen) -> tuple[Effect, ...]:
        """The effects of an option: first what is counted, then what else is done, but for what its own words say. What another player
        gets comes behind what this one does: else the name before it would hold for what follows.
        """
        counted = [e for e in self._counted(foreseen.entries) if not self._says(option, e)]
        counted += self._figured(foreseen, counted)
        counted.sort(key=lambda e: e.seat not in (-1, self.view.seat))
        return (*counted, *self._done(option, foreseen.entries))

    def _says(self, option: int, effect: Effect) -> bool:
        """Whether the option's own words tell of so much."""
        steps = self._steps(option) or ()
        own = effect.seat == self.view.seat
        return own and any(step[1] == effect.about and step[2] == effect.amount for step in steps if step[0])

    def tells_all(self, option: int) -> bool:
        """Whether the option's own words tell all that it does by itself, which may be nothing."""
        return self.view.game.actions[option][0] in (PASS, DONE) or self._steps(option) is not None

    def _steps(self, option: int) -> tuple[tuple[Any, ...], ...] | None:
        name = self.view.game.actions[option][0]
        return self.view.game.doings.get(self._here, {}).get(name, (False, None))[1]

    def idle(self, option: int, foreseen: Foreseen, common: frozenset[Effect]) -> bool:
        """Whether an option surely brings nothing that every other would not bring: it only costs something."""
        if not foreseen.sure or (foreseen.asked is not None and foreseen.place != self._here):
            return False
        effects = self._counted(foreseen.entries)
        if any(e.sort not in (LOSS, NOTHING) or e.seat != self.view.seat for e in effects if e not in common):
            return False
        chooses_thing = bool(self.view.game.actions[option][1])
        return (chooses_thing or any(e.sort == NOTHING for e in effects)) and not self._moved(
            foreseen.entries
        )

    @property
    def _here(self) -> int:
        from wlcore.engine.decision import place_of

        return place_of(self.view.stack)

    def _moved(self, entries: Sequence[Entry]) -> bool:
        """Whether anything beside counters is otherwise at the end; what somebody writes in secret always means something."""
        values: dict[int, int] = {}
        secret = {at for at, _, _ in self.view.game.secrets}
        for entry in entries:
            sort = self.data.said[entry[0]][0]
            if sort in ("Move", "Show", "Shuffle", "Win"):
                return True
            if sort == "Assign" and len(entry) < LONG:
                if entry[1] in secret:
                    return True
                values[entry[1]] = entry[2]
        return any(self.view.values[at] != value for at, value in values.items())

    # ---- what is counted -----------------------------------------------------------------------------

    def _counted(self, entries: tuple[Entry, ...]) -> list[Effect]:
        """What becomes of counters; of options that differ in nothing but where they lead it is worked out once."""
        found = self._summed.get(entries)
        if found is None:
            found = self._summed[entries] = self._sums(entries)
        return found

    def _sums(self, entries: Sequence[Entry]) -> list[Effect]:
        sums: dict[int, _Sum] = {}
        for entry in entries:
            if self.data.said[entry[0]][0] == "Change":
                found = sums.setdefault(entry[1], _Sum())
                sign = 1 if self.data.telling[entry[0]][0] in UP else -1
                found.amount += sign * entry[2]
                if len(entry) > 4:
                    found.limit = max(found.limit, entry[4])
                    found.open |= entry[3] < 0
                    found.wanted += max(entry[3], entry[2])
            elif len(entry) == LONG and self._counts(entry, entries):
                sums.setdefault(entry[1], _Sum()).amount += entry[2] - entry[3]
        return [effect for at, found in sums.items() if (effect := self._change(at, found)) is not None]

    def _change(self, at: int, found: _Sum) -> Effect | None:
        value = self.log.value(at)
        if value is None or (not found.amount and found.wanted <= 0):
            return None
        name, _, where = value
        if name in self.log.silent and name not in self.shown:
            return None
        seat = where.pop("player", -1)
        counter = self.log.placed(
            f"counter-{name}", name, {d: self.log.index(d, i) for d, i in where.items()}
        )

        def said(n: int) -> str:
            return self.words.phrases.say(self.log.amount(name, counter, n))

        if found.wanted and not found.amount:
            text = self.words("effect-none", wanted=said(found.wanted), limit=said(found.limit))
            return Effect(self._whose(seat, text), NOTHING, seat, name)
        cut = found.limit >= 0 and not found.open and 0 <= found.amount < found.wanted
        if cut:
            text = self.words(
                "effect-cut", amount=said(found.amount), wanted=said(found.wanted), limit=said(found.limit)
            )
        else:
            up = found.amount > 0
            text = self.words("effect-gain" if up else "effect-loss", amount=said(abs(found.amount)))
        sort = GAIN if found.amount > 0 else LOSS
        return Effect(self._whose(seat, text), sort, seat, name, abs(found.amount))

    def _whose(self, seat: int, text: str) -> str:
        if seat in (-1, self.view.seat):
            return text
        return self.words("effect-of", player=self.words.player(seat), effect=text)

    # ---- what is worked out --------------------------------------------------------------------------

    def _figured(self, foreseen: Foreseen, told: Sequence[Effect]) -> Iterator[Effect]:
        """By how much the player's figures that are worked out are otherwise behind it, whatever could be; not where something that
        they are made of says as much.
        """
        seat, queries = self.view.seat, self.data.screen["queries"]
        parts = self.data.screen["counted"]
        for name in self.data.screen["player"]:
            if queries.get(name) != "number" or not foreseen.ways:
                continue
            try:
                found = {
                    self._figure(name, after) - self._figure(name, before) for before, after in foreseen.ways
                }
            except RuleFault:
                continue
            change = found.pop()
            sort = GAIN if change > 0 else LOSS
            if (
                found
                or not change
                or any(
                    (e.seat, e.sort, e.amount) == (seat, sort, abs(change))
                    and (not parts or e.about in parts)
                    for e in told
                )
            ):
                continue
            text = self.words("effect-gain" if change > 0 else "effect-loss", amount=str(abs(change)))
            yield Effect(f"{self.words.label(name)} {text}", sort, seat, name, abs(change))

    def _figure(self, name: str, state: State) -> int:
        args = (self.view.seat,) if state.g.parameters(query_name(name)) > 2 else ()
        return int(state.asked(query_name(name))(state, self.view.seat, *args))

    # ---- what else is done ---------------------------------------------------------------------------

    def _done(self, option: int, entries: Sequence[Entry]) -> Iterator[Effect]:
        own = self.view.game.actions[option]
        told: set[str] = set()
        for entry in entries:
            sort = self.data.said[entry[0]][0]
            if (
                sort == "Change"
                or (sort == "Assign" and len(entry) == LONG)
                or self._is_about(own, sort, entry)
                or self._stays(sort, entry)
            ):
                continue
            text = self._told(entry)
            if text and text not in told:
                told.add(text)
                yield Effect(text)

    def _told(self, entry: Entry) -> str:
        """What the log would tell of an entry; most of them stand behind several options."""
        text = self._worded.get(entry)
        if text is None:
            said = self.log.told(entry, self.sight, self.view.seat)
            text = self._worded[entry] = "" if said is None else self._plain(said)
        return text

    def _plain(self, said: Said) -> str:
        return self.words.phrases.tidy(said)

    def _is_about(self, own: tuple[str, str, int], sort: str, entry: Entry) -> bool:
        """Whether an entry tells just what the option itself says: the chosen thing is chosen, taken, gone to."""
        _, kind, index = own
        if not kind:
            return sort == "Perform" and self.data.telling[entry[0]][:2] == ("rule", own[0])
        if sort == "Move":
            return tuple(entry[1]) == (index,) or self._lay_there(entry[1], kind, index)
        if sort == "Assign":
            found = self.log.value(entry[1])
            return found is not None and found[1] == kind and bool(entry[2] == index)
        if sort == "Pick":
            return True
        if sort in ("Perform", "Signal"):
            about = self.data.telling[entry[0]]
            params = about[2] if about else ()
            return any(
                of == kind and value == index for (_, of), value in zip(params, entry[2:-1], strict=False)
            )
        return False

    def _lay_there(self, cards: Sequence[int], kind: str, index: int) -> bool:
        """Whether cards come from the zone that belongs to what is chosen, whose top the option names."""
        first = self.data.kinds.get(kind, ("", 0, ()))[1]
        zones = [
            number
            for number, (name, where) in enumerate(self.data.zone_names)
            if self.data.zone_dims.get(name) == (kind,) and where == (index - first,)
        ]
        return len(cards) == 1 and any(
            cards[0] in pile.seen for zone in zones for pile in self.view.zones[zone]
        )

    def _stays(self, sort: str, entry: Entry) -> bool:
        """Whether a variable is set to what it is."""
        if sort != "Assign":
            return False
        found = self.log.value(entry[1])
        return found is None or self.view.values[entry[1]] == entry[2] or is_nobody(found[1], entry[2])

    def _counts(self, entry: Entry, others: Sequence[Entry]) -> bool:
        """Whether an entry sets a counter that the log tells of, or that is gained or lost as well: else what is told would be wrong."""
        said, at = self.data.said, entry[1]
        return said[entry[0]][0] == "Assign" and (
            self.data.value_names[at] not in self.log.silent
            or any(said[other[0]][0] == "Change" and other[1] == at for other in others)
        )
