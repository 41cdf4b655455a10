"""Random games of any game and its layers under every invariant.

    from wlcore.study.conform import conform
    report = conform("my-game", games=500, packs=["mycards/"])
    assert not report.faults

Cheap invariants are asked at every decision, costly ones at every decision of each 19th game and at some decisions of
the others. A game ends at its first fault, which holds all that is needed to see it again (`retry`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, field, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from wlcore.engine.switches import EDITIONS, settings
from wlcore.lang.diagnostics import PackError, shown
from wlcore.loading import Choice, loaded
from wlcore.packs.layers import Shelf
from wlcore.records import dataclass
from wlcore.study.invariants import Invariants
from wlcore.study.measure import undisturbed
from wlcore.study.tables import ALONE, TableSettings, layer_sets, places_of, seats_of, tables
from wlcore.study.trial import Trial

if TYPE_CHECKING:
    from wlcore.engine.game import Game

OFTEN = 19
"""One game in so many is checked closely at every decision; a prime, so that every table has its turn."""
BATCH = 25
"""How many games are handed out at once."""
ENOUGH = 20
"""After so many faults the rest is left."""
MOST_JOBS = 61
"""No system is asked for more processes than the poorest one can watch."""
UNFIT = frozenset(("conflict", "cycle", "requires"))
"""Codes of findings that say that layers do not go together, which is no fault of theirs."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Fault:
    """An invariant that was broken: where, how, and the choices that lead there."""

    game: str
    players: int
    edition: str
    layers: tuple[str, ...]
    packs: tuple[str, ...]
    rulings: Mapping[str, str]
    options: Mapping[str, str]
    ask: str
    seed: int
    thorough: bool
    decision: int
    invariant: str
    message: str
    choices: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        """The shape that `wl conform --json` prints."""
        return asdict(self)


@dataclass(slots=True)
class ConformReport:
    """What came of it: games and decisions played, faults, and the sets of layers that cannot be played as asked."""

    games: int = 0
    decisions: int = 0
    faults: list[Fault] = field(default_factory=list)
    unplayed: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, other: ConformReport) -> None:
        """Count what another report counts."""
        self.games += other.games
        self.decisions += other.decisions
        self.faults += other.faults

    def as_json(self) -> dict[str, Any]:
        """The shape that `wl conform --json` prints."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "faults": [fault.as_json() for fault in self.faults],
            "unplayed": [list(layers) for layers in self.unplayed],
        }


@dataclass(frozen=True, slots=True)
class ConformJob:
    """What a worker must know to play: the game, how it is set up, and how closely it is looked at."""

    choice: Choice
    thorough: bool
    most: int | None


Seeded = tuple[int, TableSettings]


def conform(
    game: str,
    games: int = 100,
    *,
    players: int | None = None,
    edition: str | None = None,
    variants: Sequence[str] = (),
    packs: Sequence[str] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    ask: str = "",
    seed: int = 0,
    layers: str = ALONE,
    thorough: bool = False,
    jobs: int = 1,
    most: int | None = None,
    progress: Progress | None = None,
) -> ConformReport:
    """Play so many random games, in turn at every table: sets of layers, editions, numbers of players.

    Game number i has the seed `seed + i`; each set of layers has as many games as the others. One with more than `most`
    decisions is endless; otherwise its packs say how many it may have. A `PackError` says that the game itself cannot be
    loaded, a `ValueError` that it is not for so many players.
    """
    shelf = Shelf.installed()
    sets = layer_sets(shelf, shelf.game(game), variants, layers)
    choice = Choice(
        game, edition or "en", tuple(variants), tuple(packs), dict(rulings or {}), dict(options or {}), ask
    )
    loader = Loader(choice)
    plain, _ = loader.load(sets[0])
    if players is not None and len(sets) == 1 and players not in seats_of(plain):
        plain.new(players)
    order = ConformJob(choice, thorough, most)
    report = ConformReport()
    editions = EDITIONS if edition is None else (edition,)
    places = [place for layers in sets if (place := _place(order, loader, layers, editions, players, report))]
    found = tables(places, games if places else 0)
    for part in _parts(order, batches(list(enumerate(found, seed))), jobs):
        report.add(part)
        if progress is not None:
            progress(report.games)
        if len(report.faults) >= ENOUGH:
            break
    return report


def retry(fault: Fault | Mapping[str, Any]) -> Fault | None:
    """Play the choices of a fault again, as closely looked at as then; the fault that shows now, if one does."""
    told = fault.as_json() if isinstance(fault, Fault) else fault
    edition = told["edition"]
    variants, packs = tuple(told["layers"]), tuple(told["packs"])
    choice = Choice(
        told["game"], edition, variants, packs, dict(told["rulings"]), dict(told["options"]), told["ask"]
    )
    order = ConformJob(choice, told["thorough"], len(told["choices"]) + (told["invariant"] != "ends"))
    table = TableSettings(variants, edition, told["players"])
    return _played(order, Loader(choice), told["seed"], table, list(told["choices"]))[1]


# ---- how the games are handed out ---------------------------------------------------------------------


def batches(games: list[Seeded]) -> list[list[Seeded]]:
    """Few games at once, all of one set of layers, so that each set is compiled as seldom as can be."""
    found = []
    for _, group in groupby(sorted(games, key=lambda g: (g[1].layers, g[0])), key=lambda g: g[1].layers):
        same = list(group)
        found += [same[i : i + BATCH] for i in range(0, len(same), BATCH)]
    return found


def _parts(order: ConformJob, work: list[list[Seeded]], jobs: int) -> Iterator[ConformReport]:
    if jobs == 1 or len(work) < 2:
        loader = Loader(order.choice)
        with undisturbed():
            for batch in work:
                yield _played_all(order, loader, batch)
        return
    with ProcessPoolExecutor(min(jobs, len(work), MOST_JOBS), initializer=_begin, initargs=(order,)) as pool:
        try:
            yield from pool.map(_work, work)
        finally:
            pool.shutdown(cancel_futures=True)


_worker: list[tuple[ConformJob, Loader]] = []


def _begin(order: ConformJob) -> None:
    _worker[:] = [(order, Loader(order.choice))]


def _work(batch: list[Seeded]) -> ConformReport:
    order, loader = _worker[0]
    with undisturbed():
        return _played_all(order, loader, batch)


class Loader:
    """Loads a game with different layers; keeps the last."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.kept: dict[tuple[str, ...], tuple[Game, Invariants]] = {}

    def load(self, layers: tuple[str, ...]) -> tuple[Game, Invariants]:
        """The game with these layers, and its invariants."""
        if layers not in self.kept:
            self.kept.clear()
            game = loaded(replace(self.choice, variants=layers))
            self.kept[layers] = game, Invariants(game)
        return self.kept[layers]

    def settings(self, game: Game, edition: str) -> list[int]:
        """How the switches of a game stand in an edition."""
        choice = self.choice
        return settings(game.plain, edition, choice.rulings, choice.options, choice.ask)


# ---- games --------------------------------------------------------------------------------------------


def _place(
    order: ConformJob,
    loader: Loader,
    layers: tuple[str, ...],
    editions: Sequence[str],
    players: int | None,
    report: ConformReport,
) -> list[TableSettings]:
    """The tables of a set of layers; none where it cannot be played, which the report then says."""
    try:
        game, _ = loader.load(layers)
    except PackError as error:
        if {d.code for d in error.diagnostics} <= UNFIT:
            report.unplayed.append(layers)
        else:
            table = TableSettings(layers, editions[0], players or 0)
            report.faults.append(_fault(order, table, 0, 0, "loads", _in_one_line(error), []))
        return []
    place = places_of(game, layers, editions, players)
    if not place:
        report.unplayed.append(layers)
    return place


def _in_one_line(error: PackError) -> str:
    """What is wrong with packs, without the lines that it points at."""
    return "; ".join(shown(d, None).splitlines()[0] for d in error.diagnostics)


def _played_all(order: ConformJob, loader: Loader, batch: list[Seeded]) -> ConformReport:
    report = ConformReport()
    for seed, table in batch:
        decisions, fault = _played(order, loader, seed, table)
        report.games += 1
        report.decisions += decisions
        if fault is not None:
            report.faults.append(fault)
    return report


def _played(
    order: ConformJob, loader: Loader, seed: int, table: TableSettings, choices: list[int] | None = None
) -> tuple[int, Fault | None]:
    game, laws = loader.load(table.layers)
    close = order.thorough or seed % OFTEN == 0
    switches = loader.settings(game, table.edition)
    trial = Trial(
        game,
        laws,
        table.players,
        seed,
        switches,
        close=close,
        thorough=order.thorough,
        again=choices is not None,
        most=order.most or game.longest,
        choices=list(choices or ()),
    )
    broken = trial.play()
    if broken is None:
        return len(trial.choices), None
    fault = _fault(order, table, seed, trial.at, broken.invariant, broken.message, trial.choices)
    return len(trial.choices), fault


def _fault(
    order: ConformJob,
    table: TableSettings,
    seed: int,
    at: int,
    invariant: str,
    message: str,
    choices: list[int],
) -> Fault:
    choice = order.choice
    return Fault(
        game=choice.game,
        players=table.players,
        edition=table.edition,
        layers=table.layers,
        packs=choice.packs,
        rulings=choice.rulings,
        options=choice.options,
        ask=choice.ask,
        seed=seed,
        thorough=order.thorough,
        decision=at,
        invariant=invariant,
        message=message,
        choices=tuple(choices),
    )
