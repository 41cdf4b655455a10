"""How fast a game runs, at random legal play with the options listed at every decision."""

from __future__ import annotations

import importlib.util
import statistics
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from itertools import starmap
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

from wlcore.bots.random import RandomBot
from wlcore.data import data_root
from wlcore.engine.chance import Dice
from wlcore.lang.diagnostics import Findings
from wlcore.packs.bench import Bench, Timed, read_bench
from wlcore.packs.find import PackFolder
from wlcore.packs.yamlfile import read_yaml
from wlcore.records import dataclass
from wlcore.study.measure import Median, calibration, machine, micros, undisturbed
from wlcore.study.tables import seats_of

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State
    from wlcore.native import NativeGame

SECONDS = 0.6
"""How long one repeat of play should take."""
MOST_GAMES = 2000
SLICE = 5
"""After so many games it is the turn of the yardstick: whatever else the machine does then disturbs both alike."""
BEFORE = 300
"""So many games are played before: where ways have led is remembered, and a game that has just been played is not the same
again. So each repeat also plays games of its own.
"""
COUNTED = 20
"""Games in which turns are counted."""
LONGEST = 1 << 40
PLAYERS = 4
ALONE = 4
"""So many times as many games are played at once by native code, since they take a fraction of the time."""
POSITIONS = 200
"""So many positions, one after the other, are looked at."""
CALLS = 2_000
"""So many calls of a builtin are timed together, each with cards of its own; the cards of more would not stay in the cache
of a processor, and fetching them takes longer than many a builtin.
"""


class Playing(Protocol):
    """What begins games: the engine's, or native code's."""

    def new(self, players: int = 0, seed: int = 0) -> Any:
        """A new game, up to its first decision."""


Play = Callable[[int, int, int], tuple[int, float]]
"""Plays for so many players so many games from a seed on; decisions and seconds."""


@dataclass(slots=True)
class Result:
    """The figures of one game, by the names that `wl bench --json` gives them."""

    about: dict[str, Any]
    figures: dict[str, Median]

    def as_json(self) -> dict[str, Any]:
        """Medians by name, the spread apart."""
        medians = {name: _rounded(figure.median) for name, figure in self.figures.items()}
        spread = {name: [_rounded(f.low), _rounded(f.high)] for name, f in self.figures.items()}
        return {**self.about, **medians, "spread": spread, "machine": machine()}


def bench(
    game: Game, players: int = 0, games: int = 0, repeats: int = 5, seed: int = 0, compiler: str = ""
) -> Result:
    """Measure a game; without `games` as many as give a steady figure. Native code is made by a compiler, or by the usual one; that
    there is none, and why, is part of the result.
    """
    seats = seats_of(game)
    players = players or max(seats[0], min(PLAYERS, seats[-1]))
    said = said_by(game)
    made, why = natively(game, compiler)
    with undisturbed():
        play(game, players, BEFORE, seed - BEFORE)
        games = games or _enough(game, players, seed)
        figures, decisions = _play_figures(game, players, games, repeats, seed, said, made)
        middle = midway(game, players, seed)
        figures |= state_figures(middle, repeats)
        figures |= timed_figures(middle, said, repeats)
        if made is not None:
            figures |= thinking_figures(made, game, midway_natively(made, players, seed), repeats)
        figures["calibration"] = calibration(repeats)
        if "yardstick_per_s" in figures:
            figures["yardstick_score"] = figures["yardstick_per_s"].times(
                1e-6 / figures["calibration"].median
            )
    about = {
        "game": game.id,
        "layers": list(game.data.packs[1:]),
        "players": players,
        "games": games,
        "repeats": repeats,
        "decisions_per_game": round(decisions / games / repeats, 1),
        "turns_per_s": None,
        "native": made.compiler if made is not None else f"none: {why}",
        "state_bytes": len(middle.to_json().encode()),
        "yardstick_per_s": None,
        "yardstick_ratio": None,
    }
    return Result(about, figures)


# ---- play ---------------------------------------------------------------------------------------------


def _play_figures(
    game: Game, players: int, games: int, repeats: int, seed: int, said: Bench, made: NativeGame | None
) -> tuple[dict[str, Median], int]:
    """Speeds of play, taken by turns with native code and the yardstick where there are such, so that all see the same machine."""
    other = yardstick(said) if len(game.data.packs) == 1 else None
    counts, ours, theirs = list[int](), list[float](), list[float]()
    driven, alone = list[float](), list[float]()
    for repeat in range(repeats):
        decisions, spent, count, waited = 0, 0.0, 0, 0.0
        by_turns = NativeFigures()
        start = seed + repeat * games
        for first in range(start, start + games, SLICE):
            number = min(SLICE, start + games - first)
            chosen, seconds = play(game, players, number, first)
            decisions, spent = decisions + chosen, spent + seconds
            if made is not None:
                by_turns.play(made, players, number, first)
            if other is not None:
                chosen, seconds = other(players, number, first)
                count, waited = count + chosen, waited + seconds
        counts.append(decisions)
        ours.append(decisions / spent)
        if made is not None:
            driven.append(by_turns.driven / by_turns.seconds)
            alone.append(by_turns.alone / by_turns.seconds_alone)
        if other is not None:
            theirs.append(count / waited)
    per_s = Median.of(ours)
    # Every decision of a game offers at least two options, so all of them are real.
    figures = {"decisions_per_s": per_s, "real_decisions_per_s": per_s}
    each = turns_in_a_decision(game, players, seed, said.turn.id)
    if each:
        figures["turns_per_s"] = Median.of([n * each for n in ours])
    figures["games_per_s"] = Median.of([n * games / m for n, m in zip(ours, counts, strict=True)])
    for name, found in (("native", driven), ("native_playouts", alone)):
        if found:
            figures[f"{name}_per_s"] = Median.of(found)
            figures[f"{name}_times_python"] = Median.of([a / b for a, b in zip(found, ours, strict=True)])
    if theirs:
        figures["yardstick_per_s"] = Median.of(theirs)
        figures["yardstick_ratio"] = Median.of([b / a for a, b in zip(ours, theirs, strict=True)])
    return figures, sum(counts)


class NativeFigures:
    """What native code has played beside Python: driven choice by choice, and whole games at once."""

    def __init__(self) -> None:
        self.driven = self.alone = 0
        self.seconds = self.seconds_alone = 0.0

    def play(self, made: NativeGame, players: int, games: int, first: int) -> None:
        """The same games from Python; and as many again that are played at once, a few times, since they are soon over."""
        decisions, seconds = play(made, players, games, first)
        start = perf_counter()
        alone = made.play_games(players, first, games * ALONE, first)[0]
        self.seconds_alone += perf_counter() - start
        self.driven, self.alone = self.driven + decisions, self.alone + alone
        self.seconds += seconds


def natively(game: Game, compiler: str) -> tuple[NativeGame | None, str]:
    """A game as native code, or why there is none."""
    from wlcore.native import Refused, found, native  # a compiler is not for every start

    if not compiler:
        return found(game)
    try:
        return native(game, compiler), ""
    except Refused as error:
        return None, str(error)


def play(game: Playing, players: int, games: int, seed: int) -> tuple[int, float]:
    """Play games at random, with a generator apart from the games'; decisions and seconds."""
    x = 0x632BE59BD9B4E019
    decisions = 0
    start = perf_counter()
    for number in range(seed, seed + games):
        state = game.new(players, number)
        apply = state.apply
        while not state.over:
            options = state.o
            x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            apply(options[(x >> 33) * len(options) >> 31])
            decisions += 1
    return decisions, perf_counter() - start


def _enough(game: Game, players: int, seed: int) -> int:
    """How many games take about as long as a repeat should."""
    _, seconds = play(game, players, 3, seed)
    return max(3, min(MOST_GAMES, round(SECONDS * 3 / seconds)))


def turns_in_a_decision(game: Game, players: int, seed: int, rule: str) -> float:
    """How many times the rule that is a turn is performed for each decision, counted in traced games."""
    entries = frozenset(game.data.performed.get(rule, ()))
    if not entries:
        return 0.0
    turns = decisions = 0
    for number in range(seed, seed + COUNTED):
        bot = RandomBot(number)
        state = game.new(players, number, traced=True)
        while not state.over:
            state.apply(bot.pick(state.o))
            decisions += 1
        turns += sum(entry[0] in entries for entry in state.trace or ())
    return turns / decisions


# ---- states -------------------------------------------------------------------------------------------


def midway(game: Game, players: int, seed: int) -> State:
    """The state half-way through a random game of ordinary length."""
    lengths = {number: _length(game, players, number) for number in range(seed, seed + 9)}
    usual = statistics.median_low(lengths.values())
    chosen = next(number for number, length in lengths.items() if length == usual)
    bot, state = RandomBot(chosen), game.new(players, chosen)
    for _ in range(usual // 2):
        state.apply(bot.pick(state.o))
    return state


def midway_natively(made: NativeGame, players: int, seed: int) -> Any:
    """A native state in the middle of a random game."""
    bot, state, seen = RandomBot(seed), made.new(players, seed), list[Any]()
    while not state.over:
        seen.append(state.clone())
        state.apply(bot.pick(state.o))
    return seen[len(seen) // 2]


def thinking_figures(made: NativeGame, game: Game, state: Any, repeats: int) -> dict[str, Median]:
    """What bots do with a native state: copies, what its seat may know, states that agree with that, rounds of a search."""
    from wlcore.bots.worth import Worth

    veil = state.veil(state.who)
    figures = {
        "native_clone_us": micros(state.clone, repeats),
        "native_view_us": micros(lambda: state.veil(state.who), repeats),
        "native_imagine_us": micros(lambda: veil.imagine(1), repeats),
    }
    weights = [(name, weight) for name, weight, _ in Worth(game).parts]
    mind = made.mind(weights, game.data.bots["habit"], 1)
    if mind is not None and len(state.o) > 1:
        mind.begin(veil, 1)
        figures["native_round_us"] = micros(lambda: mind.think(veil, 1, LONGEST), repeats)
    return figures


def _length(game: Game, players: int, seed: int) -> int:
    bot, state, decisions = RandomBot(seed), game.new(players, seed), 0
    while not state.over:
        state.apply(bot.pick(state.o))
        decisions += 1
    return decisions


def state_figures(state: State, repeats: int) -> dict[str, Median]:
    """What can be done with a state, in microseconds."""
    game, text, dice = state.game, state.to_json(), Dice(1)
    view = state.view(1)
    runs: dict[str, Callable[[], object]] = {
        "clone_us": state.clone,
        "fingerprint_us": state.fingerprint,
        "to_json_us": state.to_json,
        "from_json_us": lambda: game.from_json(text),
    }
    positions = following(state, POSITIONS)

    def views() -> None:
        game.sightings.zones.clear()
        for position in positions:
            position.view(position.who + 1)

    found = {name: micros(run, repeats) for name, run in runs.items()}
    found["view_us"] = micros(views, repeats).times(1 / len(positions))
    found["imagine_us"] = micros(lambda: view.imagine(dice), repeats)
    return found


def following(state: State, most: int) -> list[State]:
    """A state and what random play makes of it, one decision after the other. Who decides looks at each of them: views of
    the same state over and over would say too little, since what has not changed is remembered.
    """
    bot, position = RandomBot(1), state.clone()
    found: list[State] = []
    while not position.over and len(found) < most:
        found.append(position.clone())
        position.apply(bot.pick(position.o))
    return found


def timed_figures(state: State, said: Bench, repeats: int) -> dict[str, Median]:
    """What the pack wants to have timed, in calls a second: many different calls, where they can differ."""
    found = {}
    for call in said.timed:
        run = state.g.names[f"B_{call.builtin.id.replace('-', '_')}"]
        calls = [(state, *given) for given in drawn(state.game, call)]
        once = partial(_called, run, calls)
        once()  # what fills up with use is full when it is measured
        each = micros(once, repeats).times(1 / len(calls))
        found[f"{call.name.id.replace('-', '_')}_per_s"] = Median(
            1e6 / each.median, 1e6 / each.high, 1e6 / each.low
        )
    return found


def _called(run: Callable[..., object], calls: Sequence[tuple[Any, ...]]) -> None:
    deque(starmap(run, calls), 0)


def drawn(game: Game, call: Timed) -> list[list[int | list[int]]]:
    """What a builtin is called with in so many calls; no card occurs twice in one of them."""
    cards = {card: number for number, (card, _, _) in enumerate(game.data.cards)}
    kept_out = {ref.id for ref in (*call.named, *call.without)}
    pools: dict[str, list[int]] = {}
    for card, kind, _ in game.data.cards:
        if card not in kept_out:
            pools.setdefault(kind, []).append(cards[card])
    dice = Dice(1)

    def given() -> list[int | list[int]]:
        left = {kind: pool[:] for kind, pool in pools.items()}

        def card(name: str) -> int:
            return cards[name] if name in cards else left[name].pop(dice.below(len(left[name])))

        return [[card(ref.id) for ref in x] if isinstance(x, tuple) else x for x in call.arguments]

    return [given() for _ in range(CALLS if any(ref.id not in cards for ref in call.named) else 1)]


# ---- what the pack says -------------------------------------------------------------------------------


def said_by(game: Game) -> Bench:
    """What the pack of a game says about its benchmark."""
    folder = PackFolder.open(game.data.places[game.id])
    tree = read_yaml(folder, "bench.yaml", Findings()) if folder.has("bench.yaml") else None
    return Bench() if tree is None else read_bench(tree, Findings())


def yardstick(said: Bench) -> Play | None:
    """The hand-written version of a game, where its checkout is here."""
    root = data_root()
    file = root / "tools" / said.yardstick.id
    if not said.yardstick.id or not isinstance(file, Path) or not file.is_file():
        return None
    spec = importlib.util.spec_from_file_location(f"wlcore_yardstick_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Play | None = getattr(module, "play", None)
    return found


def _rounded(value: float) -> float:
    """More digits than these a measurement does not know."""
    return float(f"{value:.4g}") if abs(value) < 1000 else round(value)
