"""Writes a scenario of a moment in a game that was played: the position, the choices made next, what came of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wlcore.engine.cards import OPEN, blocks
from wlcore.engine.chance import Heard
from wlcore.engine.record import Header
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Move, Session
from wlcore.engine.state import State
from wlcore.lang.diagnostics import Findings, PackError
from wlcore.lang.source import Text
from wlcore.lang.symbols import Counter, Variable
from wlcore.lang.types import CARDS
from wlcore.numbers import is_nobody
from wlcore.packs.names import NAME_PATTERN
from wlcore.records import dataclass
from wlcore.scenario.check import check
from wlcore.scenario.parse import parse_scenarios
from wlcore.scenario.ready import Ready
from wlcore.scenario.rules import MENU, Rules
from wlcore.scenario.run import begun, run
from wlcore.scenario.spoken import Spoken
from wlcore.text.human import counted

NAMES = ("anna", "ben", "cleo", "dan", "eve", "fay", "gus", "hal", "ida", "jo")


@dataclass(slots=True)
class ScenarioWriter:
    """Writes about one game; `at` is the number of choices before the moment, `most` how many are shown from there on."""

    rules: Rules
    header: Header
    session: Session
    at: int
    most: int = 1

    # ---- the whole -------------------------------------------------------------------------------------

    def text(self) -> str:
        """The scenario: with its position set, or where that cannot be said in lines, played from the start."""
        for given in (self._set(), self._played()):
            if given is not None:
                text = "\n".join([*self._head(), *given, *self._when(), *self._then(), ""])
                ready = self._read(text)
                if ready is not None and run(ready, self.header.edition).passed:
                    return text
        raise SaveError("no-scenario")

    @property
    def before(self) -> State:
        """The state at the moment."""
        moves = self.session.moves
        return moves[self.at].before if self.at < len(moves) else self.session.state

    @property
    def spoken(self) -> Spoken:
        """How things are called, players by their names as far as those can be used here."""
        said = [seat.name.strip().lower().replace(" ", "-") for seat in self.header.seats]
        usable = all(re.fullmatch(NAME_PATTERN, name) for name in said) and len(set(said)) == len(said)
        known = {*self.rules.program.names, *self.rules.addresses}
        names = said if usable and known.isdisjoint(said) else NAMES[: len(said)]
        return self.rules.spoken.at_table(names)

    def _read(self, text: str) -> Ready | None:
        findings = Findings()
        lines = Text.of_file("a scenario", text)
        (scenario,) = parse_scenarios(lines, findings)
        return check(scenario, self.rules, lines, findings)

    def _head(self) -> Iterator[str]:
        header = self.header
        yield f'scenario "After {counted(self.at, "choice")}"'
        if re.fullmatch(NAME_PATTERN, header.game):
            yield f"game {header.game}"
        yield f"players {', '.join(self.spoken.people)}"
        if header.edition != "en":
            yield f"edition {header.edition}"
        if header.variants:
            yield f"variants {', '.join(header.variants)}"
        yield from (f"with {pack}" for pack in header.packs)
        yield from (f"ruling {name} is {value}" for name, value in header.rulings)
        yield from (f"option {name} is {value}" for name, value in header.options)
        yield f"seed {header.seed}"

    # ---- given -----------------------------------------------------------------------------------------

    def _set(self) -> list[str] | None:
        """Lines that set the position on top of what play leads to; nothing if they cannot say all of it."""
        state = self.before
        if state.over or self.header.position:
            return None
        start = ["given", f"  begin with {self._who_is_asked(state)}"]
        for _ in range(2):  # what players know depends on where cards have been put
            there = self._reached(start)
            if there is None:
                return None
            lines = [*self._values(there, state), *self._cards(there, state), *self._known(there, state)]
            if not lines:
                break
            start += lines
        done = self._reached(start)
        if done is None or not _same(done, state):
            return None
        return [*start, *self._chance()]

    def _reached(self, given: Sequence[str]) -> State | None:
        text = "\n".join([*self._head(), *given, "then", "  count players is 0", ""])
        ready = self._read(text)
        if ready is None:
            return None
        try:
            return begun(ready, self.header.edition).state
        except PackError:
            return None

    def _played(self) -> list[str] | None:
        """Lines that play the game from its beginning."""
        if self.header.position:
            return None
        if not self.at:
            return []
        return ["when", *self._choices(0, self.at), "then", self._asked(self.before)]

    def _values(self, there: State, state: State) -> Iterator[str]:
        for place, at, said in self._places():
            if there.v[at] != state.v[at]:
                yield f"  {said} is {self._value(place, state.v[at])}"

    def _places(self) -> Iterator[tuple[Counter | Variable, int, str]]:
        """Every value that has a name, with what it is called."""
        program, layout = self.rules.program, self.rules.layout
        places: list[Counter | Variable] = [*program.counters, *program.variables]
        for place in places:
            if place.name not in program.marks:
                for offset in range(layout.count(place)):
                    inside = [
                        self.spoken.thing(dim, index + (0 if dim == "player" else program.kinds[dim].first))
                        for dim, index in zip(place.dims, layout.indices(place, offset), strict=True)
                    ]
                    players = [
                        i
                        for d, i in zip(place.dims, layout.indices(place, offset), strict=True)
                        if d == "player"
                    ]
                    if all(i < len(self.spoken.players) for i in players):
                        said = f"{place.name}({', '.join(inside)})" if inside else place.name
                        yield place, layout.base(place) + offset, said

    def _value(self, place: Counter | Variable, value: int) -> str:
        kind = place.type.kind if isinstance(place, Variable) else "number"
        below = kind == "number" and value < 0 and not is_nobody(kind, value)
        return f"0 - {-value}" if below else self.spoken.thing(kind, value)

    def _cards(self, there: State, state: State) -> Iterator[str]:
        for zone in range(1, len(state.z)):
            said = self.spoken.zone(zone)
            if state.g.fixed[zone] >= 0:
                tops = _in_order(state, zone)
                if tops and tops != _in_order(there, zone)[: len(tops)]:
                    several = f"{len(tops)} " if len(tops) > 1 else ""
                    yield f"  top {several}of {said} is {self.spoken.cards(tops)}"
                if not state.z[zone] and there.z[zone]:
                    yield f"  {said} is empty"
            elif state.z[zone] != there.z[zone]:
                yield f"  {said} is {self._listed(state, zone)}"

    def _listed(self, state: State, zone: int) -> str:
        return self.spoken.cards(reversed(state.z[zone])) if state.z[zone] else "empty"

    def _known(self, there: State, state: State) -> Iterator[str]:
        """What players know beyond what follows from where cards lie."""
        everybody = (1 << len(self.spoken.players)) - 1
        for card, (now, then) in enumerate(zip(state.k, there.k, strict=True)):
            more, zone = now & ~then & everybody, state.loc[card]
            apart = state.g.fixed[zone] < 0 or card in _in_order(state, zone)
            if more and zone == there.loc[card] and apart and state.g.sight[zone] != OPEN:
                seats = [seat for seat in range(len(self.spoken.players)) if more >> seat & 1]
                who = "everybody" if more == everybody else ", ".join(map(self.spoken.player, seats))
                one = len(seats) == 1 or more == everybody
                yield f"  {who} {'sees' if one else 'see'} {self.spoken.cards([card])}"

    def _chance(self) -> Iterator[str]:
        """What chance brought in the choices that are shown."""
        twin, heard = self.before.clone(), Heard()
        twin.fate, twin.trace = heard, []
        for move in self._shown():
            twin.apply(move.option)
        found: dict[str, list[str]] = {}
        for name, value in heard.brought:
            if name.startswith("zone "):
                said = f"top of {self.spoken.zone(int(name[5:]))}"
                found.setdefault(said, []).append(self.spoken.cards([value]))
            else:
                pick = self.rules.by_chance.get(name)
                kind = pick.source.type.kind if pick is not None else CARDS.kind
                found.setdefault(name, []).append(self.spoken.thing(kind, value))
        for said, values in found.items():
            yield f"  chance {said} is {', '.join(values)}"

    # ---- when and then ---------------------------------------------------------------------------------

    def _shown(self) -> list[Move]:
        return self.session.moves[self.at : self.at + self.most]

    def _when(self) -> list[str]:
        shown = self._shown()
        return ["when", *self._choices(self.at, self.at + len(shown))] if shown else []

    def _choices(self, first: int, after: int) -> list[str]:
        return [
            f"  {self.spoken.player(move.seat)}: {self.spoken.option(move.option)}"
            for move in self.session.moves[first:after]
        ]

    def _then(self) -> Iterator[str]:
        shown = self._shown()
        before = self.before
        moves = self.session.moves
        end = self.at + len(shown)
        after = moves[end].before if end < len(moves) else self.session.state
        yield "then"
        for place, at, said in self._places():
            old, new = before.v[at], after.v[at]
            if old != new:
                number = isinstance(place, Counter)
                yield f"  {said} {new - old:+d}" if number else f"  {said} is {self._value(place, new)}"
        for zone in range(1, len(after.z)):
            if after.z[zone] != before.z[zone]:
                said = self.spoken.zone(zone)
                if after.g.fixed[zone] < 0:
                    yield f"  {said} is {self._listed(after, zone)}"
                elif len(after.z[zone]) != len(before.z[zone]):
                    yield f"  count {said} {len(after.z[zone]) - len(before.z[zone]):+d}"
        yield self._asked(after)

    def _who_is_asked(self, state: State, verb: str = "") -> str:
        about = self.rules.game.actions[state.o[0]][0]
        return (
            f"{self.spoken.player(state.who)} {verb}asked for {MENU if about in self.rules.menu else about}"
        )

    def _asked(self, state: State) -> str:
        """Who decides now, or who has won."""
        if not state.over:
            return f"  {self._who_is_asked(state, 'is ')}"
        won = ", ".join(map(self.spoken.player, state.winners))
        return f"  {won} {'has' if len(state.winners) == 1 else 'have'} won" if won else "  nobody has won"


def _in_order(state: State, zone: int) -> list[int]:
    """The cards on top of a deck whose order is settled, the first one on top."""
    count = 0
    for size in reversed(blocks(state, zone)):
        if size > 1:
            break
        count += 1
    return list(reversed(state.z[zone]))[:count]


def _same(one: State, other: State) -> bool:
    """Whether both are the same moment. How chance goes on and what is known may differ, and so may what the unfinished
    rules on the stack have no more use for; whether it does not matter shows when the scenario is played.
    """
    return (one.v, one.z, one.b, len(one.st), one.st[-2:], one.who, list(one.o)) == (
        other.v, other.z, other.b, len(other.st), other.st[-2:], other.who, list(other.o),
    )  # fmt: skip
