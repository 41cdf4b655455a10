"""The state of a game: plain numbers, changed only by `apply`."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from marshal import dumps
from typing import TYPE_CHECKING, Any

from wlcore.budget import MOST_LOGGED, STEPS
from wlcore.engine.faults import MUCH, OF_COMPUTERS, RuleFault, limit
from wlcore.engine.frames import unwind
from wlcore.engine.unfinished import living

if TYPE_CHECKING:
    from wlcore.engine.chance import Fate
    from wlcore.engine.decision import Decision
    from wlcore.engine.game import Code, Game
    from wlcore.engine.unfinished import Stacks
    from wlcore.engine.view import View

_bare = object.__new__
_copy = list[int].copy


class IllegalOption(ValueError):
    """The option is not on offer; nothing has changed. A match raises it when a bot chooses such a one."""

    __module__ = "wlcore"


class GameOver(Exception):
    """Leaves straight code when somebody has won."""


class Unwind(Exception):
    """Leaves everything above a frame: to its end, or to its beginning again."""

    def __init__(self, frame: int, restart: int) -> None:
        super().__init__(frame, restart)
        self.frame, self.restart = frame, restart


class State:
    """One moment of one game. `o` are the options, `who` is to decide, `winners` is set when it is `over`."""

    __slots__ = (
        "all", "b", "dark", "depth", "fate", "g", "k", "loc", "n", "o", "outer", "over", "passed", "r", "rng", "see_all", "st", "steps",
        "trace", "v", "who", "winners", "z",
    )  # fmt: skip

    all: int
    b: tuple[tuple[int, ...], ...]
    dark: int
    depth: int
    fate: Fate
    g: Code
    k: list[int]
    loc: list[int]
    n: int
    o: Sequence[int]
    outer: tuple[tuple[int, ...], ...]
    over: bool
    passed: int
    r: tuple[int, ...]
    rng: int
    see_all: bool
    st: list[int]
    steps: int
    trace: list[tuple[Any, ...]] | None
    v: list[int]
    who: int
    winners: tuple[int, ...]
    z: list[list[int]]

    # ---- the only way anything happens ---------------------------------------------------------------

    def apply(self, option: int) -> None:
        """Choose one of the options; an option that is not on offer raises `IllegalOption` and changes nothing. What follows may
        raise a `RuleFault`: then go on with a clone from before it.
        """
        if option not in self.o:
            raise IllegalOption(option)
        self.run(option)

    def run(self, chosen: int = 0) -> None:
        """Go on until somebody has to decide or the game is over, with what has been chosen where somebody was asked."""
        units, st = self.g.units, self.st
        self.steps = self.g.steps
        while True:
            try:
                while st:
                    if units[st[-1]](self, chosen) == 1:
                        return
                    self.steps -= 1
                    if self.steps < 0:
                        raise RuleFault
                self.end()
                return
            except Unwind as leap:
                self.unwind(leap)
                self.steps -= 1
                if self.steps < 0:
                    raise RuleFault from None
            except GameOver:
                st.clear()
            except OF_COMPUTERS as error:
                limit(error)

    def end(self) -> None:
        """The game is over: no frame goes on, also where somebody has won in the middle of one."""
        for frame in self.g.frames:
            self.v[frame] = 0
        self.outer, self.depth = (), 0
        self.over, self.o = True, ()

    unwind = unwind

    def set_value(self, at: int, value: int) -> None:
        """Set a value where a position is made by hand."""
        self.v[at] = value

    # ---- what can be done with it --------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy."""
        new = _bare(self.__class__)
        new.g = self.g
        new.n = self.n
        new.r = self.r
        new.all = self.all
        new.v = self.v.copy()
        new.z = list(map(_copy, self.z))
        new.b = self.b
        new.dark = self.dark
        new.k = self.k.copy()
        new.loc = self.loc.copy()
        new.st = self.st.copy()
        new.rng = self.rng
        new.o = self.o
        new.who = self.who
        new.over = self.over
        new.winners = self.winners
        new.depth = self.depth
        new.fate = self.fate
        new.outer = self.outer
        new.steps = self.steps
        new.passed = self.passed
        new.see_all = self.see_all
        new.trace = None
        return new

    def fingerprint(self) -> str:
        """A short digest of the whole state, equal on every platform; what counts for nothing does not count."""
        data = (
            self.v,
            self.z,
            self.b,
            self.k,
            living(self),
            self.rng,
            self.over,
            self.winners,
            self.who,
            self.depth,
            self.passed,
            self.outer,
        )
        return sha256(dumps(data, 2)).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        """Whether both are the same moment of a game with the same packs and switches; a state changes, so it has no hash."""
        if not isinstance(other, State):
            return NotImplemented
        if (self.g.game.digest, self.r) != (other.g.game.digest, other.r):
            return False
        return self.fingerprint() == other.fingerprint()

    __hash__ = None  # type: ignore[assignment]

    def log(self, entry: tuple[Any, ...]) -> None:
        """Called by traced code: something has been carried out."""
        if self.trace is not None:
            self.trace.append(entry)
            if len(self.trace) > MOST_LOGGED:
                raise RuleFault(MUCH)

    def asked(self, name: str) -> Any:
        """A function of the generated code that answers something outside of any choice: it has a budget of its own."""
        self.steps = STEPS
        return self.g.functions[name]

    @property
    def decision(self) -> Decision | None:
        """Whose turn it is to choose, what about, the options and the clauses."""
        from wlcore.engine.decision import decision_of

        return decision_of(self)

    def view(self, seat: int) -> View:
        """What the player in this seat (from 1) may know."""
        from wlcore.engine.view import view_of

        if not 1 <= seat <= self.n:
            raise ValueError(f"seat: there is no seat {seat!r}; there are 1 to {self.n}")
        return view_of(self, seat - 1)

    def why_not(self, rule: str, *args: int, seat: int = 0) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Why a rule cannot be performed by the player in a seat (0: whoever decides): each failing requirement with
        its place in the pack and its clauses; empty if it can. Where it needs that another rule can be performed, what
        that one lacks.
        """
        test = self.g.functions.get(f"reasons/{rule}")
        if test is None:
            return ()
        self.steps = STEPS
        known = self.game.data.requirements
        failing = dict.fromkeys(test(self, seat - 1 if seat else self.who, *args))
        return tuple((place, tuple(cites)) for place, cites in (known[number] for number in failing))

    def to_json(self) -> str:
        """The whole state as text."""
        from wlcore.engine.saving import to_json

        return to_json(self)

    @property
    def stacks(self) -> Stacks:
        """How its stack is to be read."""
        return self.g.stacks

    @property
    def waiting(self) -> int:
        """How many units wait to go on."""
        return self.g.stacks.waiting(self.st)

    @property
    def people(self) -> int:
        """How many seats are players'; those behind them are automata's."""
        return self.n - len(self.game.automata)

    @property
    def options(self) -> Sequence[int]:
        """The legal options; none when the game is over."""
        return self.o

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        return self.g.game
