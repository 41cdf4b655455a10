"""Games played by plain Python from the representation: the reference, with which other ways to play are compared."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from wlcore.algorithms import Query
from wlcore.budget import STEPS
from wlcore.compile import python
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.ops import Rest
from wlcore.compile.ir.values import Num
from wlcore.compile.lower import lowered
from wlcore.compile.passes import run
from wlcore.compile.python.printer import Entering
from wlcore.engine import cards, chance, faults, frames
from wlcore.engine.automata import with_automata, worths
from wlcore.engine.cards import lift, put_all
from wlcore.engine.game import Game, beside, chance_of, clockwise, lots, others, told_to
from wlcore.engine.measures import query_name
from wlcore.engine.rest import resting
from wlcore.engine.state import GameOver, IllegalOption, State, Unwind
from wlcore.engine.unfinished import secrets
from wlcore.engine.ways import reached
from wlcore.engine.windows import asks, could_lie
from wlcore.lang.program import Program
from wlcore.numbers import counted
from wlcore.sets import as_mask, of_mask

__all__ = ["Reference", "difference", "first_difference"]

COMPARED = ("who", "rng", "depth", "passed", "z", "loc", "k", "b")
"""Besides options, values and what is laid aside of frames."""
LOOP = "Repeat"
"""What is told of a loop at which a game can rest is its place, which is another one here. The engine tells it of other loops, too,
which happen to be written into its main unit."""
ON_STACK = 3
"""So many numbers of a frame are about the stack: its height, and two places."""


def put_open(s: State, card: int, zone: int) -> None:
    """A card goes on top of an open pile."""
    lift(s, card)
    s.z[zone].append(card)
    s.loc[card], s.k[card] = zone, s.all


def take_next(players: list[int], start: int, n: int) -> int:
    """The first player from one on, clockwise, who is taken out."""
    found = min(players, key=lambda p: (p - start) % n)
    players.remove(found)
    return found


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


class Code:
    """The functions of a module, and what primitives of the engine look up."""

    def __init__(self, game: Game, module: Module, telling: bool) -> None:
        other = game.either
        self.game, self.module = game, module
        self.fixed, self.below, self.sight, self.owner = game.fixed, game.below, game.sight, game.owner
        self.frames, self.marks, self.truths = game.frames, game.marks, other.truths
        self.whole, self.bit, self.taking, self.known = other.whole, other.bit, other.taking, other.known
        self.text = python.source(module, telling=telling)
        names: dict[str, Any] = {
            **{name: getattr(cards, name) for name in PRIMITIVES},
            **SUPPLIED,
            "OTHERS": tuple(map(others, range(game.seats + 1))),
            "LEFT": tuple(beside(n, 1) for n in range(game.seats + 1)),
            "RIGHT": tuple(beside(n, -1) for n in range(game.seats + 1)),
            **module.tables,
            "PLANS": module.plans,
            **faults.operations(module.failing),
            "lot": lambda s, name, pool: pool[chance_of(s, module.names[name], pool)],
            "lots": lambda s, name, pool, amount: lots(s, module.names[name], list(pool), amount),
            **game.builtins,
        }
        exec(compile(self.text, f"<{game.id}, plain>", "exec"), names)
        self.functions: dict[str, Callable[..., Any]] = names["FUNCTIONS"]
        asked = {f"B_{name.replace('-', '_')}": queries for name, queries in module.asks.items()}
        for builtin, queries in asked.items():
            if queries:
                answers = [Query(self.functions[query], settled=not telling) for query in queries]
                names[builtin] = names[builtin](*answers)
        self.names = names
        self.go_on: tuple[Callable[[State, int], int], ...] = names["GO_ON"]
        self.cleanup = {f.at: f.cleanup for f in module.frames.values()}
        self.worths: Any = ()

    def leave(self, state: State, frame: int) -> None:
        """The cleanup of a frame."""
        if cleanup := self.cleanup[frame]:
            self.functions[cleanup](state)


class Plain(State):
    """A state that goes on by plain Python from the representation."""

    __slots__ = ()

    def apply(self, option: int, fresh: bool = True) -> None:
        """Choose one of the options."""
        if option not in self.o:
            raise IllegalOption(option)
        self.steps = STEPS
        self._go(option)

    def run(self, steps: int = STEPS) -> None:
        """Go on until somebody has to decide or the game is over."""
        self.steps = steps
        self._go(0)

    def _go(self, chosen: int) -> None:
        go_on, st = self.g.go_on, self.st  # type: ignore[attr-defined]
        while True:
            try:
                while st:
                    if go_on[st[-1]](self, chosen):
                        return
                self.over, self.o = True, ()
                return
            except Unwind as leap:
                _unwind(self, leap)
            except GameOver:
                st.clear()
            except faults.OF_COMPUTERS as error:
                faults.limit(error)


def _unwind(s: State, leap: Unwind) -> None:
    """Leave everything above a frame, the innermost first; then go on at its end or at its beginning."""
    v, st = s.v, s.st
    level = v[leap.frame + 3]
    while True:
        inner = max(s.g.frames, key=lambda f: v[f + 3] if v[f] else 0)
        if not v[inner] or v[inner + 3] <= level:
            break
        frames.clean_up(s, inner)
        frames.drop_frame(s, inner)
    del st[v[leap.frame] :]
    s.depth = level
    if leap.restart:
        frames.clean_up(s, leap.frame)
    st[-1] = v[leap.frame + (2 if leap.restart else 1)]


def difference(one: State, other: State) -> str:
    """In what two states differ, in a word; '' if in nothing but what is on the stack."""
    if one.over != other.over:
        return "over"
    if one.over:
        return "winners" if one.winners != other.winners else ""
    if sorted(one.o) != sorted(other.o):
        return f"options {sorted(one.o)}, {sorted(other.o)}"
    for name in COMPARED:
        if getattr(one, name) != getattr(other, name):
            return name
    game = one.game
    own = {frame + i for frame in game.frames for i in range(ON_STACK)}
    for i, (x, y) in enumerate(zip(one.v, other.v, strict=True)):
        if x != y and i not in own:
            return f"{game.data['value_names'][i]} {x}, {y}"
    laid = [[(held[0], *held[1 + ON_STACK :]) for held in s.outer] for s in (one, other)]
    return "" if laid[0] == laid[1] else "what is laid aside of frames"


def _rests(module: Module) -> set[tuple[str, int]]:
    """The files and lines of the loops at which a game can rest."""
    ops = [op for unit in module.units.values() for block in unit.blocks for op in block.ops]
    found = [module.sites[op.site] for op in ops if isinstance(op, Rest)]
    return {(site.file, site.line) for site in found}


class Reference:
    """A compiled game, played once more by plain Python from its checked program."""

    def __init__(self, game: Game, program: Program, telling: bool = False) -> None:
        self.game, self.telling = game, telling
        self.module = run(lowered(program), telling)
        self.code = Code(game, self.module, telling)
        self.rests = _rests(self.module)
        self.states: type[State] = type("Plain", (Plain,), {"__slots__": ()})
        if game.automata:
            functions = {
                query_name(name.removeprefix("query/")): f
                for name, f in self.code.functions.items()
                if name.startswith("query/")
            }
            self.code.worths = worths(game.actions, game.data["wishes"], functions)
            self.states = with_automata(self.states, len(game.automata))

    def new(self, players: int, seed: int, settings: Sequence[int] | None = None) -> State:
        """A new game, up to its first decision."""
        blank = self.game.blank(players + len(self.game.automata), settings)
        state = self.states.__new__(self.states)
        for name in State.__slots__:
            setattr(state, name, getattr(blank, name))
        state.g = self.code  # type: ignore[assignment]
        state.trace = [] if self.telling else None
        enter(state.st, python.entering(self.module.units[self.module.main]), ())
        state.rng = chance.seeded(seed)
        state.run()
        state.settle()
        return state


class Other(Protocol):
    """Another way to play a game."""

    @property
    def game(self) -> Game:
        """The game as the engine plays it."""

    def new(self, players: int, seed: int, settings: Sequence[int] | None = None) -> State:
        """A new game, up to its first decision."""


def kept_in_secret(reference: Reference, state: State) -> set[tuple[str, int, int]]:
    """What a state of the reference keeps on its stack in secret: of what sort, whose it is, what it is."""
    module, st, found = reference.module, state.st, set()
    top = len(st)
    while top > 0:
        name, number = module.places[st[top - 1]]
        unit = module.units[name]
        base = top - unit.size
        for x in unit.blocks[number].live:
            secret = unit.secrets.get(x)
            if secret is not None:
                owner = secret.owner
                whose = owner.n if isinstance(owner, Num) else st[base + unit.slots[owner.name]]
                found.add((secret.sort, whose, st[base + unit.slots[x]]))
        top = base
    return found


def secrets_differ(reference: Reference, one: State, other: State) -> bool:
    """Whether something else is kept in secret, or for somebody else, than by the engine."""
    mine = set() if one.over else {(k.sort, k.owner, one.st[k.at]) for k in secrets(one.game, one.st)}
    return mine != (set() if one.over else kept_in_secret(reference, other))


def told(reference: Reference, one: State, other: State) -> str:
    """In what two traces differ: the first entry that is another, or is not there; '' if in nothing but numbers of places."""
    said, sites = reference.game.data["said"], reference.module.sites
    mine = [(*said[entry[0]], *entry[1:]) for entry in one.trace or ()]
    mine = [x for x in mine if x[0] != LOOP or x[1:3] in reference.rests]
    his = [
        (s.kind, s.file, s.line, s.cites, *values) for at, *values in other.trace or () for s in [sites[at]]
    ]
    for x, y in zip_longest(mine, his):
        if x != y and not (x is not None and y is not None and x[:4] == y[:4] and x[0] == LOOP):
            return f"told {x}, {y}"
    return ""


def first_difference(reference: Other, players: int, seed: int) -> tuple[int, str]:
    """A game of random choices, played both ways: after how many decisions something differs, and what; or how many it had, and ''."""
    telling = isinstance(reference, Reference) and reference.telling
    one, other = reference.game.new(players, seed, traced=telling), reference.new(players, seed)
    dice, count = chance.Dice(seed), 0
    while True:
        found = difference(one, other)
        if not found and isinstance(reference, Reference) and secrets_differ(reference, one, other):
            found = "what is kept in secret"
        if telling and isinstance(reference, Reference):
            found = found or told(reference, one, other)
            one.trace, other.trace = [], []
        if found or one.over:
            return count, found
        option = sorted(one.o)[dice.below(len(one.o))]
        one.apply(option)
        other.apply(option)
        count += 1


PRIMITIVES = (
    "top bottom seen_top seen_bottom fix_top fix_tops settle_top take_top turn_up put put_named shuffle lay_out lay_out_some show "
    "look_at_top most fewest only without"
).split()
SUPPLIED: dict[str, Any] = {
    "GameOver": GameOver,
    "Unwind": Unwind,
    "as_mask": as_mask,
    "clockwise": clockwise,
    "counted": counted,
    "drop_frame": frames.drop_frame,
    "enter": enter,
    "hold_frame": frames.hold_frame,
    "insort": insort,
    "never": never,
    "nothing": never,
    "of_mask": of_mask,
    "put_all": put_all,
    "put_open": put_open,
    "reached": reached,
    "asks": asks,
    "could_lie": could_lie,
    "resting": resting,
    "who_knows": told_to,
    "take_next": take_next,
}
