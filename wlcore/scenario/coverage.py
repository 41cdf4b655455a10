"""What of a game has run: which clauses, statements, branches, card texts and values of rulings, by scenarios or games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from random import Random
from typing import Any

from wlcore import files
from wlcore.bots.random import RandomBot
from wlcore.lang.source import Span
from wlcore.loading import EVERY_EDITION, Choice
from wlcore.packs.assemble import Assembly
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf
from wlcore.records import dataclass
from wlcore.scenario.find import scenario_files
from wlcore.scenario.outcome import Outcome
from wlcore.scenario.rules import Rules
from wlcore.scenario.suite import Suite
from wlcore.study.marks import BRANCH, LINE, RULING, TEXT, Marker, Point
from wlcore.study.probed import Probed, probed
from wlcore.study.tables import seats_of

Key = tuple[str, int, int, str, str]
MOST = 100_000


@dataclass(slots=True)
class CoveredPacks:
    """One set of packs: its places, and what cites each clause there: places by number, declared names, mere facts."""

    assembly: Assembly
    marker: Marker
    by_place: dict[str, set[int]] = field(default_factory=dict)
    by_name: dict[str, set[str]] = field(default_factory=dict)
    played: bool = False

    def __post_init__(self) -> None:
        for number, point in enumerate(self.marker.points):
            for clause in point.cites:
                self.by_place.setdefault(clause, set()).add(number)
        for name, symbol in self.assembly.program.names.items():
            for clause in symbol.cites:
                self.by_name.setdefault(clause, set()).add(name)

    def clauses(self, marks: Iterable[int]) -> Iterator[str]:
        """The clauses that these places carry out; facts hold as soon as the game is played."""
        marks = set(marks)
        named = set().union(*(self.marker.named[number] for number in marks)) if marks else set()
        for clause in self.assembly.cited:
            places, names = self.by_place.get(clause), self.by_name.get(clause)
            fact = not places and not names
            if fact or not marks.isdisjoint(places or ()) or not named.isdisjoint(names or ()):
                yield clause


@dataclass(slots=True)
class Coverage:
    """The places of all sets of packs that belong to a game, and those that have run: `shown` by which scenario first,
    `played` in random games.
    """

    parts: dict[int, CoveredPacks] = field(default_factory=dict)
    points: dict[Key, Point] = field(default_factory=dict)
    run: set[Key] = field(default_factory=set)
    shown: dict[Key, str] = field(default_factory=dict)
    played: set[Key] = field(default_factory=set)
    cited: dict[str, list[Span]] = field(default_factory=dict)
    clauses: set[str] = field(default_factory=set)
    values: dict[str, dict[str, bool]] = field(default_factory=dict)
    failed: list[Outcome] = field(default_factory=list)
    scenarios: int = 0
    games: int = 0

    # ---- reading ---------------------------------------------------------------------------------------

    def probe(self, assembly: Assembly, choice: Choice) -> Probed:
        """The game with marks in it; its places are entered."""
        marker = Marker()
        program = marker.program(assembly.program)
        part = CoveredPacks(assembly, marker)
        self.points.update({p.key: p for p in marker.points})
        for clause, spans in assembly.cited.items():
            known = self.cited.setdefault(clause, [])
            known += [span for span in spans if span not in known]
        done = probed(assembly, choice, program)
        self.parts[id(done.register)] = part
        for name in {p.about for p in marker.points if p.kind == RULING}:
            known_values = self.values.setdefault(name, {})
            for value in values_of(done.game.data.rulings[name]):
                known_values.setdefault(value, False)
        return done

    # ---- running ---------------------------------------------------------------------------------------

    def play(self, files: Sequence[Path], suite: Suite) -> None:
        """All scenarios of these files, each in each of its editions."""
        for file in files:
            for case in suite.cases(file):
                for edition in case.editions:
                    outcome = case.run(edition)
                    self.scenarios += 1
                    if not outcome.passed:
                        self.failed.append(outcome)
                    if case.ready is not None:
                        ready = case.ready
                        settings = ready.rules.settings(edition, ready.rulings, ready.options)
                        for key in self.note(ready.rules, outcome.marks, settings):
                            self.shown.setdefault(key, str(ready.span))

    def play_at_random(self, rules: Rules, games: int, seed: int) -> None:
        """So many random games, round all numbers of players, all editions, and options at random."""
        assert rules.register is not None
        seats = seats_of(rules.game)
        for number in range(games):
            edition = EVERY_EDITION[number % len(EVERY_EDITION)]
            chance = Random(seed + number)
            options = {name: chance.choice(of) for name, (of, _) in rules.game.data.options.items()}
            settings = rules.settings(edition, {}, options)
            rules.register.reached.clear()
            bot = RandomBot(seed + number)
            state = rules.game.new(seats[number % len(seats)], seed + number, settings)
            for _ in range(MOST):
                if state.over:
                    break
                state.apply(bot.pick(state.o))
            self.games += 1
            self.played |= self.note(rules, rules.register.reached, settings)

    def note(self, rules: Rules, marks: Iterable[int], settings: Sequence[int]) -> set[Key]:
        """What ran, with how the switches stood."""
        part = self.parts[id(rules.register)]
        marks = set(marks)
        self.clauses.update(part.clauses(marks))
        for number in marks:
            point = part.marker.points[number]
            self.run.add(point.key)
            if point.kind == RULING:
                at = rules.layout.settings["ruling", point.about]
                value = said(rules.game.data.rulings[point.about], settings[at])
                self.values[point.about][value] = True
        return {part.marker.points[number].key for number in marks}

    def keep(self, places: Sequence[Path]) -> None:
        """Only what lies in these files and folders; everything if none is named."""
        if not places:
            return
        inside = [place.resolve() for place in places]

        def here(file: str) -> bool:
            path = Path(file).resolve()
            return any(path == place or place in path.parents for place in inside)

        self.points = {key: p for key, p in self.points.items() if here(p.span.file)}
        cited = {c: [s for s in spans if here(s.file)] for c, spans in self.cited.items()}
        self.cited = {c: spans for c, spans in cited.items() if spans}
        names = {p.about for p in self.points.values() if p.kind == RULING}
        self.values = {name: of for name, of in self.values.items() if name in names}

    # ---- what came of it -------------------------------------------------------------------------------

    def missing(self, kind: str) -> list[Point]:
        """The places of a kind that have not run."""
        return [p for key, p in sorted(self.points.items()) if p.kind == kind and key not in self.run]

    def unplayed(self) -> list[tuple[Point, str]]:
        """The places that no random game came to, each with a scenario that does; nothing if no game was played."""
        found = sorted(
            (key, p) for key, p in self.points.items() if key in self.shown and key not in self.played
        )
        return [(p, self.shown[key]) for key, p in found] if self.games else []

    def count(self, kind: str) -> int:
        """How many places of a kind there are."""
        return sum(p.kind == kind for p in self.points.values())

    def missing_values(self) -> list[tuple[str, str]]:
        """Rulings with values that have not been asked for in play."""
        return [(name, v) for name, of in sorted(self.values.items()) for v, run in of.items() if not run]

    def missing_clauses(self) -> list[str]:
        """Clauses that are cited where nothing has run."""
        return sorted(clause for clause in self.cited if clause not in self.clauses)

    def as_json(self, named: Any = str) -> dict[str, Any]:
        """The whole, as data; `named` says how a file is called."""

        def part(kind: str) -> dict[str, Any]:
            missing, count = self.missing(kind), self.count(kind)
            told = [
                {"file": named(p.span.file), "line": p.span.line, "col": p.span.col, "what": p.what}
                for p in missing
            ]
            return {"all": count, "run": count - len(missing), "missing": told}

        missing = self.missing_clauses()
        values = [f"{name} is {value}" for name, value in self.missing_values()]
        every = sum(len(of) for of in self.values.values())
        return {
            "clauses": {
                "cited": len(self.cited),
                "run": len(self.cited) - len(missing),
                "missing": missing,
                "places": {
                    c: list(dict.fromkeys(f"{named(s.file)}:{s.line}" for s in self.cited[c]))
                    for c in missing
                },
            },
            "branches": part(BRANCH),
            "statements": part(LINE),
            "cards": part(TEXT),
            "rulings": {"all": every, "run": every - len(values), "missing": values},
            "scenarios": self.scenarios,
            "failed": [f"{named(o.span.file)}:{o.span.line}: {o.name}" for o in self.failed],
            "games": self.games,
            "unplayed": [
                {
                    "file": named(p.span.file),
                    "line": p.span.line,
                    "col": p.span.col,
                    "what": p.what,
                    "scenario": named(by),
                }
                for p, by in self.unplayed()
            ],
        }


def values_of(ruling: Mapping[str, Any]) -> list[str]:
    """The values of a ruling that count: its labels, yes and no, or the numbers that editions give it."""
    if ruling["type"] == "truth":
        return ["yes", "no"]
    if ruling["type"] == "number":
        return sorted({str(int(v)) for v in (*ruling["values"].values(), ruling["default"])}, key=int)
    return list(ruling["labels"])


def said(ruling: Mapping[str, Any], value: int) -> str:
    """A value of a ruling, as people write it."""
    if ruling["type"] == "truth":
        return "yes" if value else "no"
    return str(value) if ruling["type"] == "number" else str(ruling["labels"][value])


def coverage(choice: Choice, games: int = 0, seed: int = 0) -> Coverage:
    """What the scenarios of a game run and, unless some are chosen, those of all its layers; and random games besides."""
    found = Coverage()
    shelf = Shelf.installed()
    suite = Suite(shelf=Shelf.installed(), probe=found.probe)
    path = Path(choice.game)
    game = choice.game if choice.game in shelf.manifests or not files.exists(path) else str(path.resolve())
    id_ = shelf.game(game)
    packs = tuple(str(Path(pack).resolve()) for pack in choice.packs)
    if choice.variants or packs:
        tables = [Choice(game), Choice(game, variants=choice.variants, packs=packs)]
        layers: Sequence[str] = choice.variants
    else:
        tables = [Choice(game, variants=layers) for layers in companies(shelf, id_)]
        layers = [manifest.id for manifest in shelf.layers(id_)]
    every = [suite.rules_of(table) for table in tables]
    places = [shelf.folders[pack].place for pack in (id_, *layers)]
    found.play(scenario_files(map(Path, (*places, *packs))), suite)
    for rules in every if games else ():
        found.play_at_random(rules, games, seed)
    return found
