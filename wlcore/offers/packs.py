"""What can be asked of packs: what is wrong with them, whether their scenarios hold, whether their games keep what must be kept."""

from __future__ import annotations

from pathlib import Path

from wlcore import files
from wlcore.door import arguments
from wlcore.door.game import Game
from wlcore.door.loading import load
from wlcore.lang.diagnostics import Diagnostic
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True, sealed=True)
class ScenarioResult:
    """What came of a scenario in an edition; `told` says what was expected and not found, as `wl test` does.

    >>> result = wlcore.run_scenarios("tests/games/kuhn")[0]
    >>> result.passed, result.edition
    (True, 'en')
    """

    __module__ = "wlcore"

    file: str
    line: int
    title: str
    edition: str
    passed: bool
    told: str

    def __str__(self) -> str:
        said = f"{self.file}:{self.line}: {self.title}: {'passed' if self.passed else 'FAILED'}"
        return f"{said}\n{self.told}" if self.told else said


@dataclass(frozen=True, slots=True, sealed=True)
class Fault:
    """Something that must hold and did not: in which game, when, what; `wl conform` with the same seed shows it again.

    >>> wlcore.Fault(2, "en", (), 7, 31, "cards-conserved", "a card is nowhere").seed
    7
    """

    __module__ = "wlcore"

    players: int
    edition: str
    layers: tuple[str, ...]
    seed: int
    decision: int
    invariant: str
    message: str


@dataclass(frozen=True, slots=True, sealed=True)
class Conformance:
    """What came of `wlcore.conform`: games and decisions played, and what did not hold.

    >>> report = wlcore.conform(game, games=3)
    >>> report.games, report.faults
    (3, ())
    """

    __module__ = "wlcore"

    games: int
    decisions: int
    faults: tuple[Fault, ...]


def check_pack(path: str | Path) -> tuple[Diagnostic, ...]:
    """What `wl check` finds in a pack (a folder or a zip), in the company it needs: nothing if all is well.

    >>> wlcore.check_pack("tests/games/kuhn")
    ()
    """
    from wlcore.cli.check import Check

    return tuple(Check().paths([_there(path)]))


def run_scenarios(path: str | Path) -> tuple[ScenarioResult, ...]:
    """Play the scenarios of a pack, a folder or a file, as `wl test` does; where there are none is a `ValueError`.

    >>> all(result.passed for result in wlcore.run_scenarios("tests/games/kuhn"))
    True
    """
    from wlcore.scenario.find import scenario_files
    from wlcore.scenario.suite import outcomes

    files = scenario_files([_there(path)])
    if not files:
        raise ValueError(f"path: there are no scenarios in {path}")
    return tuple(
        ScenarioResult(
            one.span.file,
            one.span.line,
            one.title,
            one.edition,
            one.passed,
            "\n".join([*map(str, one.broken), *map(str, one.failures)]),
        )
        for one in outcomes(files)
    )


def conform(
    game: Game | str | Path, games: int = 100, *, players: int | None = None, seed: int = 0, thorough: bool = False,
    jobs: int = 1,
) -> Conformance:  # fmt: skip
    """Play random games and check what must hold: cards are conserved, knowledge is never wrong and never leaks, counters keep their
    caps, saves and replays give the same game, what packs declare. As `wl conform` does.

    >>> wlcore.conform(game, games=2, players=3).faults
    ()
    """
    from wlcore.study.conform import conform as studied

    found = game if isinstance(game, Game) else load(game)
    choice = found._choice
    if choice is None:
        raise ValueError("game: only a game that wlcore.load gave can be studied")
    if players is not None:
        arguments.whole("players", players, *found.players)
    report = studied(
        choice.game,
        arguments.whole("games", games, 1),
        players=players,
        variants=choice.variants,
        packs=choice.packs,
        rulings=choice.rulings,
        options=choice.options,
        ask=choice.ask,
        seed=arguments.whole("seed", seed, 0),
        thorough=thorough,
        jobs=arguments.whole("jobs", jobs, 1),
    )
    faults = tuple(
        Fault(f.players, f.edition, f.layers, f.seed, f.decision, f.invariant, f.message)
        for f in report.faults
    )
    return Conformance(report.games, report.decisions, faults)


def _there(path: object) -> Path:
    if not isinstance(path, (str, Path)):
        raise TypeError(f"path: a path is wanted, not {path!r}")
    if not files.exists(Path(path)):
        raise FileNotFoundError(f"path: there is nothing at {path}")
    return Path(path)
