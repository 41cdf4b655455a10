"""Native code for a game, where it can be had; where it cannot, one sentence says why, and Python plays.

This is the one place that knows of both: of a game as the engine plays it, and of its rules as C. Which compiler is taken says
`WLCORE_NATIVE`: `tcc` (of the extra `native`; if nothing is said), `cc` (of this system; for studies), `none`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wlcore.algorithms import Query
from wlcore.compile import cache
from wlcore.compile.lower import NotLowered
from wlcore.compile.native import libtcc, system
from wlcore.compile.native.door import Compiler, Errors, Native, check_python, opened
from wlcore.compile.native.libtcc import Refused
from wlcore.compile.native.program import PrintedC, printed
from wlcore.compile.native.stacks import NativeStacks
from wlcore.engine.chance import Dice, seeded
from wlcore.engine.faults import RuleFault
from wlcore.engine.state import IllegalOption, State
from wlcore.flavours import Flavours
from wlcore.keeping import keep, kept
from wlcore.native.moment import Glance, NativeMoment

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.view import View

COMPILERS: dict[str, Compiler] = {"tcc": libtcc.compiled, "cc": system.compiled}
PARTS = ("ir", "lower", "passes", "native")
NONE = "none"
WANTED = "WLCORE_NATIVE"

__all__ = ["Glance", "NativeGame", "NativeMoment", "Refused", "found", "native"]


class NativeGame:
    """A game whose rules are native code; `states` is the type of its states."""

    def __init__(self, game: Game, code: PrintedC, compiler: str) -> None:
        self.game, self.compiler = game, compiler
        self.places = code.failing
        self.made: Native = opened(
            code.source,
            code.mark,
            Errors(IllegalOption, RuleFault, self._fault),
            COMPILERS[compiler],
            _Builtins(self, code),
        )
        self.states = self.made.states
        self.stacks = NativeStacks(code.waiting, code.noted)
        self.measures = {name: i for i, name in enumerate(code.measures)}
        self.outer: type[Any] | None = None
        """The type of its states as programs have them, once one is asked for."""

    def _fault(self, reason: str, at: int) -> RuleFault:
        return RuleFault(reason, self.places[at] if 0 <= at < len(self.places) else None)

    def new(self, players: int = 0, seed: int = 0, settings: Sequence[int] | None = None) -> Any:
        """A new game, up to its first decision."""
        return self.made.start(*self.asked(players, seed, settings))

    def begun(self, players: int = 0, seed: int = 0) -> NativeMoment:
        """A new game, to be played by bots."""
        return NativeMoment(self, self.new(players, seed))

    def shown(self, state: Any) -> State:
        """All that stands in a native state, as a state that Python carries out."""
        return self.to_python(state, self.game.blank(state.n))

    def veil(self, view: View) -> Any:
        """What a view shows, as native code keeps it: whatever state agrees with it looks the same to its seat."""
        return self.from_python(view.imagine(Dice(0), traced=True)).veil(view.seat)

    def mind(self, weights: Sequence[tuple[str, int]], habit: int, turns: int) -> Any:
        """Whoever weighs by names of the pack, and searches as its file says; nothing where native code does not know a name."""
        bots = self.game.data.bots
        names = [name for name, _ in weights] + ([bots["until"]] if bots["until"] else [])
        if any(name not in self.measures for name in names):
            return None
        parts = [x for name, weight in weights for x in (self.measures[name], weight)]
        until = self.measures[bots["until"]] if bots["until"] else -1
        return self.made.mind(0, parts, until, bots["ahead"] or 0, turns, habit)

    def play_games(
        self,
        players: int,
        first: int,
        games: int,
        dice: int,
        settings: Sequence[int] | None = None,
        most: int = 0,
    ) -> tuple[int, int, int, list[int]]:
        """Whole games at random from consecutive seeds, with dice apart from theirs: how many decisions were made, the dice, how many
        games came to an end, and how many each seat has won.
        """
        n, _, given = self.asked(players, 0, settings)
        return self.made.play_games(n, first, games, dice, given, most or self.game.longest)

    @staticmethod
    def plays(settings: Sequence[int]) -> bool:
        """Whether it plays a game with such switches: one in which only those are asked who need be."""
        return not settings or settings[-1] == 0

    def to_python(self, state: Any, onto: State) -> State:
        """What stands in a native state, put into a state of the same rules that Python carries out."""
        n, rng, v, z, older, k, st, who, over, winners, depth, passed, outer, settings = state.read()
        onto.n, onto.all, onto.rng, onto.who, onto.over = n, (1 << n) - 1, rng, who, over
        onto.r = tuple(settings[: len(self.game.settings)])
        onto.st, onto.outer = self.stacks.to_python(v, st, outer)
        onto.v, onto.z, onto.b, onto.k = v, z, tuple(map(tuple, older)), k
        onto.loc = [0] * len(k)
        for zone, cards in enumerate(z):
            for card in cards:
                onto.loc[card] = zone
        onto.winners, onto.depth, onto.passed, onto.o = tuple(winners), depth, passed, state.o
        onto.dark = 0
        return onto

    def from_python(self, state: State) -> Any:
        """A native state of what stands in one that Python carries out; a `ValueError` if that is no state of these rules."""
        values = list(state.v)
        stack, outer = self.stacks.from_python(values, () if state.over else state.st, state.outer)
        older = [list(sizes) for sizes in state.b]
        settings = (*state.r, *[0] * (max(1, len(state.r)) - len(state.r)))
        return self.made.build(
            (
                state.n, state.rng, values, state.z, older, state.k, stack, state.who, state.over, state.winners, state.depth,
                state.passed, outer, settings,
            )
        )  # fmt: skip

    def asked(
        self, players: int, seed: int, settings: Sequence[int] | None = None
    ) -> tuple[int, int, tuple[int, ...]]:
        """Seats, generator and settings of a new game, if there can be such a game."""
        n = players or self.game.players[0]
        if unfit := self.game.not_for(n):
            raise ValueError(unfit)
        given = self.game.settings if settings is None else tuple(settings)
        if not self.plays(given):
            raise Refused("whoever need not be asked is asked by Python alone")
        return n, seeded(seed), given


class _Builtins:
    """What is called where rules ask an algorithm that a pack brings in Python."""

    def __init__(self, owner: NativeGame, code: PrintedC) -> None:
        self.owner, self.code = owner, code
        self.made: dict[int, Callable[..., int]] = {}

    def __call__(self, number: int, address: int, given: Sequence[int]) -> int:
        """The answer, from the state at an address; sets are given as their lengths and elements."""
        call = self.made.get(number) or self._make(number)
        args: list[Any] = []
        at = 0
        for many in self.code.builtins[number][1]:
            if many:
                args.append(given[at + 1 : at + 1 + given[at]])
                at += given[at]
            else:
                args.append(given[at])
            at += 1
        return int(call(address, *args))

    def _make(self, number: int) -> Callable[..., int]:
        game, name = self.owner.game, self.code.builtins[number][0]
        brought, asked = game.builtins[name], dict(game.asked).get(name, ())
        made: Callable[..., int] = brought(*[self._query(query) for query in asked]) if asked else brought
        self.made[number] = made
        return made

    def _query(self, query: str) -> Query:
        number = self.code.queries.index(query)
        return _Query(
            partial(self.owner.made.ask, number),
            Query(self.owner.game.fast.functions[query], True),
        )


class _Query(Query):
    """A query that an algorithm asks: of a native state by its address, or beforehand of what is printed."""

    def __init__(self, ask: Callable[..., Any], told: Query) -> None:
        super().__init__(ask, settled=True)
        self.told = told

    def printed(self, *about: int) -> Any:
        """The answer in every state, as the engine tells it."""
        return self.told.printed(*about)


def native(game: Game, compiler: str = "") -> NativeGame:
    """A game's rules as native code; `Refused` says why there is none."""
    wanted = compiler or os.environ.get(WANTED) or "tcc"
    if wanted == NONE:
        raise Refused(f"{WANTED} says that none is wanted")
    if wanted not in COMPILERS:
        raise Refused(f"there is no compiler '{wanted}' here; there are {', '.join(COMPILERS)} and {NONE}")
    if game.automata:
        raise Refused("automata are played by Python alone")
    check_python()
    if wanted == "tcc":
        libtcc.library()  # else rules would be printed for nothing
    return NativeGame(game, code_of(game), wanted)


def found(game: Game) -> tuple[NativeGame | None, str]:
    """A game's rules as native code, made once; or nothing, and why in a sentence."""
    if game.native is None:
        try:
            game.native = native(game), ""
        except Refused as error:
            game.native = None, str(error)
    made: tuple[NativeGame | None, str] = game.native
    return made


def code_of(game: Game) -> PrintedC:
    """The rules of a game as C: kept from the last time, or printed anew."""
    if not isinstance(game.write, Flavours):
        raise Refused("the rules of this game are not at hand")
    places = repr(sorted(game.data.places.items()))  # faults tell the files
    name = f"{cache.key([game.data.code, game.digest, places, repr(_stamp())])}.c"
    before = kept(name)
    if before is not None:
        try:
            return PrintedC(*before[0])
        except TypeError:
            pass
    try:
        code = printed(game.write.making.played, game.plain)
    except NotLowered as error:
        raise Refused(f"it cannot be made of these rules ({error})") from error
    keep(name, tuple(code))
    return code


def _stamp() -> list[tuple[str, int]]:
    """When what prints rules last changed."""
    root = Path(cache.__file__).parent
    files = (file for part in PARTS for file in (root / part).iterdir() if file.suffix in (".py", ".c"))
    return [*cache.source_stamp(), *sorted((str(file), file.stat().st_mtime_ns) for file in files)]
