"""A compiled game: immutable, shared by all its states."""

from __future__ import annotations

import linecache
from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from wlcore.algorithms import Query
from wlcore.budget import STEPS
from wlcore.engine import cards, chance, faults, frames
from wlcore.engine.automata import Worth, with_automata, worths
from wlcore.engine.bytecode import Source
from wlcore.engine.cards import OPEN, OWNER
from wlcore.engine.faults import RuleFault, at_last
from wlcore.engine.gamedata import GameData
from wlcore.engine.names import Names
from wlcore.engine.rest import Rested, rest
from wlcore.engine.sightings import Sightings
from wlcore.engine.state import GameOver, State, Unwind
from wlcore.engine.unfinished import Stacks, joint
from wlcore.engine.ways import reached
from wlcore.engine.windows import asks, could_lie
from wlcore.numbers import counted
from wlcore.sets import as_mask, of_mask

Function = Callable[..., Any]
Entering = tuple[int, tuple[tuple[int, int, bool], ...], int]
"""How a unit is laid on the stack: how many slots it has, which of them what it is given fills (and whether that is a set), its place."""
copy = State.clone
_bare = object.__new__

ENDLESS = 100_000
"""A game of bots with more decisions is endless, if its packs do not say how many it may have."""


class Code:
    """The generated functions of one flavour, by their names in the representation, with the tables they use."""

    __slots__ = (
        "below", "bit", "cleanups", "fixed", "frames", "functions", "game", "known", "marks", "names", "owner", "sight", "source", "stacks",
        "states", "steps", "taking", "units", "whole", "worths",
    )  # fmt: skip

    def __init__(self, game: Game, flavour: str) -> None:
        data = game.plain
        self.game = game
        self.fixed = game.fixed
        self.below = game.below
        self.sight = game.sight
        self.owner = game.owner
        self.frames = game.frames
        self.stacks = game.stacks
        self.cleanups: Mapping[int, str] = data["cleanups"]
        self.whole = ((),) * len(game.fixed)
        self.bit = tuple(1 << zone for zone in range(len(game.fixed)))
        self.taking = tuple(map(game.taking, range(len(game.fixed))))
        self.known = tuple([(1 << n) - 1] * len(game.backs) for n in range(game.seats + 1))
        self.marks = game.marks
        self.steps: int = data.get("steps", STEPS)
        self.source = source = game.write(flavour)
        name, text = source.file, source.text
        linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
        said: Sequence[str] = data["lots"]
        self.names: dict[str, Any] = {
            **SUPPLIED,
            "OTHERS": tuple(map(others, range(game.seats + 1))),
            "LEFT": tuple(beside(n, 1) for n in range(game.seats + 1)),
            "RIGHT": tuple(beside(n, -1) for n in range(game.seats + 1)),
            "FIXED": self.fixed,
            **data["tables"],
            **faults.operations(data["failing"]),
            "lot": lambda s, name, pool: pool[chance_of(s, said[name], pool)],
            "lots": lambda s, name, pool, amount: lots(s, said[name], list(pool), amount),
            **{f"B_{builtin.replace('-', '_')}": f for builtin, f in game.builtins.items()},
            "__name__": name,
        }
        source.into(self.names)
        self.functions: dict[str, Function] = self.names["FUNCTIONS"]
        for builtin, asked in game.asked:
            answers = [Query(self.functions[query], settled=flavour == "fast") for query in asked]
            own = f"B_{builtin.replace('-', '_')}"
            self.names[own] = self.names[own](*answers)
        self.units: tuple[Function, ...] = self.names["GO_ON"]
        self.states: type[State] = type("State", (State,), {"__slots__": ()})
        self.worths: tuple[Worth, ...] = ()
        if game.automata:
            self.worths = worths(game.actions, data["wishes"], self.functions)
            self.states = with_automata(self.states, len(game.automata))

    def parameters(self, function: str) -> int:
        """How many parameters a function has."""
        return self.source.parameters(self.functions[function].__name__)

    def leave(self, state: State, frame: int) -> None:
        """The cleanup of a frame."""
        cleanup = self.cleanups.get(frame)
        if cleanup is not None:
            self.functions[cleanup](state)


def others(n: int) -> tuple[tuple[int, ...], ...]:
    """By seat all players but that one; the last is for nobody, seat -1."""
    return tuple(tuple(p for p in range(n) if p != own) for own in [*range(n), -1])


def beside(n: int, by: int) -> tuple[int, ...]:
    """By seat the player who sits so many seats on; the last is for nobody, seat -1."""
    return tuple((own + by) % n for own in [*range(n), -1]) if n else ()


class Game:
    """What `wlcore.load` gives: start games with `new`, look up options in `actions`.

    `write` gives its code in a flavour, when that is first wanted: `fast`, or `traced`, which reports what happens.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        write: Callable[[str], Source],
        builtins: Mapping[str, Function] | None = None,
    ) -> None:
        self.plain, self.data, self.write = data, GameData(data), write
        self.id: str = data["id"]
        self.players: tuple[int, int] = tuple(data["players"])
        self.automata: tuple[str, ...] = tuple(data["automata"])
        self.seats = self.players[1] + len(self.automata)
        self.builtins: Mapping[str, Function] = builtins or {}
        self.tables: Mapping[str, Any] = data["tables"]
        self.asked = [(name, asked) for name, asked in data["asks"].items() if asked]
        self.frames: tuple[int, ...] = tuple(data["frames"])
        self.marks: dict[int, tuple[tuple[int, int], ...]] = data["frame_marks"]
        self.fixed: tuple[int, ...] = tuple(data["fixed"])
        self.below: tuple[int, ...] = tuple(data["below"])
        self.sight: tuple[int, ...] = tuple(data["sight"])
        self.owner: tuple[int, ...] = tuple(data["owner"])
        self.open = tuple(
            f < 0 and sight == cards.OPEN for f, sight in zip(self.fixed, self.sight, strict=True)
        )
        self.actions: list[tuple[str, str, int]] = data["actions"]
        self.settings: tuple[int, ...] = tuple(data["settings"])
        self.backs: tuple[str, ...] = tuple(data["backs"])
        self.sightings = Sightings(self.backs)
        self.digest: str = data.get("digest", "")
        self.layout: str = data["layout"]
        self.longest: int = data.get("longest") or ENDLESS
        self.rests: dict[int, Rested] = data["rests"]
        self.doings: dict[int, dict[str, tuple[bool, tuple[Any, ...]]]] = dict(data["doings"])
        self.asking: dict[int, tuple[int, int, dict[str, int]]] = {
            place: (line, column, named) for place, line, column, named in data["asking"]
        }
        """Where somebody is asked: the line and column of the statement, and where on the stack what it names lies."""
        self.sites = {
            place: (about, rule, (file, line), tuple(cites))
            for place, about, rule, file, line, cites in data["sites"]
        }
        self.names = Names(self.data)
        self.secrets: tuple[tuple[int, int, str], ...] = tuple(tuple(x) for x in data["secrets"])
        self.joint: tuple[tuple[str, bool], ...] = tuple(tuple(x) for x in data["joint"])
        """What holds for secrets together: a function for each, and whether it is asked of each player."""
        self.stacks = Stacks(data["kept"])
        self.blanks: dict[tuple[Code, int, tuple[int, ...]], State] = {}
        self.openings: dict[tuple[int, tuple[int, ...], bool], State] = {}
        self.begun = 0
        """How many games programs outside have begun, as long as that matters."""
        self.native: Any = None
        """Its rules as native code and why there is none, once `wlcore.native` has looked for it."""
        self.shown: object = None
        """What programs outside are shown of it, made when it is first wanted."""

    def taking(self, zone: int) -> int:
        """Who sees what comes to a zone from a deck, as a mask; -1 if it lies open there."""
        if self.fixed[zone] < 0 and self.sight[zone] == OPEN:
            return -1
        return 1 << self.owner[zone] if self.owner[zone] >= 0 else 0

    @cached_property
    def fast(self) -> Code:
        """The flavour that only plays."""
        return Code(self, "fast")

    @cached_property
    def traced(self) -> Code:
        """The flavour that reports what happens."""
        return Code(self, "traced")

    @property
    def either(self) -> Code:
        """The flavour that is there, for what is the same in both."""
        return self.traced if "traced" in self.__dict__ and "fast" not in self.__dict__ else self.fast

    def new(
        self,
        players: int = 0,
        seed: int = 0,
        settings: Sequence[int] | None = None,
        traced: bool = False,
        fate: chance.Fate = (),
    ) -> State:
        """A new game, up to its first decision, for so many players beside whom automata sit; `fate` fixes choices by chance."""
        asked = players or self.players[0], self.settings if settings is None else tuple(settings), traced
        state = copy(self.openings.get(asked) or self._opening(*asked))
        state.rng, state.fate, state.trace = chance.seeded(seed), fate, [] if traced else None
        try:
            state.run()
        except RuleFault as error:
            raise at_last(error, state) from None
        return state

    def not_for(self, players: int) -> str:
        """Why the game cannot be played by so many, with the clauses that say so; '' if it can."""
        return not_for(self.data.limits, players)

    def _opening(self, n: int, settings: tuple[int, ...], traced: bool) -> State:
        """The state in which such games begin, kept for the next one."""
        if unfit := self.not_for(n):
            raise ValueError(unfit)
        state = self.blank(n + len(self.automata), settings, traced)
        enter(state.st, self.plain["main"], ())
        self.openings[n, settings, traced] = state
        return state

    def from_json(self, text: str, traced: bool = False) -> State:
        """The state that `State.to_json` wrote; a `SaveError` says why it cannot be used."""
        from wlcore.engine.saving import from_json

        return from_json(self, text, traced)

    def blank(self, n: int, settings: Sequence[int] | None = None, traced: bool = False) -> State:
        """A state in which nothing has happened yet."""
        state = copy(self._kept_blank(n, settings, traced))
        state.trace = [] if traced else None
        return state

    def bare(self, n: int, settings: Sequence[int], traced: bool) -> State:
        """The same without values, cards, a stack, whoever decides and how the game stands: all that is set by whoever asks."""
        blank = self._kept_blank(n, settings, traced)
        state = _bare(blank.__class__)
        state.g = blank.g
        state.n = n
        state.r = blank.r
        state.all = blank.all
        state.fate = blank.fate
        state.dark = 0
        state.o = blank.o
        state.steps = blank.steps
        state.see_all = blank.see_all
        state.trace = [] if traced else None
        return state

    def _kept_blank(self, n: int, settings: Sequence[int] | None, traced: bool) -> State:
        given = tuple(self.settings if settings is None else settings)
        code = self.traced if traced or given[-1] else self.fast
        blank = self.blanks.get((code, n, given))
        if blank is None:
            blank = self.blanks[code, n, given] = self._blank(code, n, given)
        return blank

    def _blank(self, code: Code, n: int, settings: tuple[int, ...]) -> State:
        state = code.states.__new__(code.states)
        state.g, state.n = code, n
        state.r = settings
        state.all = (1 << n) - 1
        state.v = list(self.plain["values"])
        state.z = [zone[:] if zone else [] for zone in self.plain["zones"]]
        state.b = code.whole
        state.dark = 0
        state.loc = list(self.data.loc)
        state.k = [state.all] * len(state.loc)
        state.st = []
        state.rng, state.fate = 0, ()
        state.o, state.who = (), -1
        state.over, state.winners, state.depth = False, (), 0
        state.outer = ()
        state.steps, state.passed, state.see_all, state.trace = STEPS, 0, False, None
        return state


def not_for(limits: Sequence[tuple[str, int, int, Sequence[str]]], players: int) -> str:
    """Which pack is not for so many players, in a sentence with its clauses; '' if all are. Layers come before their game."""
    for title, least, most, cites in reversed(limits):
        if not least <= players <= most:
            clauses = f" [{', '.join(cites)}]" if cites else ""
            numbers = str(least) if least == most else f"{least} to {most}"
            return f"'{title}' is for {numbers} player{'s' * (most > 1)}, not for {players}{clauses}"
    return ""


def never(*_: Any) -> int:
    """What no function answers."""
    return 0


def enter(stack: list[int], how: Entering, args: Sequence[Any]) -> None:
    """Lay a unit on the stack."""
    size, filled, place = how
    frame = [0] * size
    for slot, arg, many in filled:
        frame[slot] = as_mask(args[arg]) if many else args[arg]
    stack += [*frame, place]


def put_open(state: State, card: int, zone: int) -> None:
    """A card goes on top of an open pile; what lies on top of where it comes from is taken at once."""
    loc, z = state.loc, state.z
    came = loc[card]
    beside, fixed = z[came], state.g.fixed[came]
    if beside[-1] != card:
        cards.lift(state, card)
    elif fixed < 0:
        del beside[-1]
    elif state.v[fixed]:
        del beside[-1]
        state.v[fixed] -= 1
    else:
        cards.lift(state, card)
    z[zone].append(card)
    loc[card] = zone
    state.k[card] = state.all


def take_next(players: list[int], start: int, n: int) -> int:
    """The first player from one on, clockwise, who is taken out."""
    found = min(players, key=lambda p: (p - start) % n)
    players.remove(found)
    return found


def chance_of(state: State, name: str, pool: Sequence[int]) -> int:
    """The place of one element of a pool; what is fixed in `state.fate` comes first."""
    return chance.one_of(state, name, pool) if state.fate else chance.below(state, len(pool))


def lots(state: State, name: str, pool: list[int], amount: int) -> list[int]:
    """Several elements at random, in ascending order."""
    return sorted(pool.pop(chance_of(state, name, pool)) for _ in range(min(amount, len(pool))))


FEW = 5
"""Of twice as many cards, so often twice, it counts as a step to tell who knows them."""


TOLD = 32
"""So many cards are told in one step."""


def told_to(state: State, cards: Sequence[int]) -> tuple[int, ...]:
    """Who knows cards, for the log; that counts against the budget of a choice."""
    state.steps -= len(cards) // TOLD
    return who_knows(state, cards) if state.steps >= 0 else faults.much()


def who_knows(state: State, cards: Sequence[int]) -> tuple[int, ...]:
    """For each card a mask of the players who know its face where it lies."""
    sight, owner, found = state.g.sight, state.g.owner, []
    state.steps -= len(cards) >> FEW
    for card in cards:
        zone = state.loc[card] if card >= 0 else -1
        if zone < 0 or sight[zone] == OPEN:
            found.append(state.all)
        else:
            found.append(state.k[card] | (1 << owner[zone] if sight[zone] == OWNER else 0))
    return tuple(found)


def clockwise(players: Sequence[int], start: int, n: int) -> list[int]:
    """Players in turn order from one of them on."""
    return sorted(players, key=lambda p: (p - start) % n)


SUPPLIED: dict[str, Any] = {
    "GameOver": GameOver,
    "Unwind": Unwind,
    "as_mask": as_mask,
    "asks": asks,
    "clockwise": clockwise,
    "could_lie": could_lie,
    "counted": counted,
    "drop_frame": frames.drop_frame,
    "enter": enter,
    "hold_frame": frames.hold_frame,
    "insort": insort,
    "joint": joint,
    "never": never,
    "nothing": never,
    "of_mask": of_mask,
    "put_open": put_open,
    "reached": reached,
    "rest": rest,
    "take_next": take_next,
    "who_knows": told_to,
    **{
        name: getattr(cards, name)
        for name in (
            "top bottom seen_top seen_bottom fix_top fix_tops settle_top take_top turn_up put put_all put_named shuffle lay_out "
            "lay_out_some show look_at_top most fewest only without"
        ).split()
    },
}
