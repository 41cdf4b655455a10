"""A whole program: functions, units, tables, and where things lie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from wlcore.compile.ir.base import Place, Site
from wlcore.compile.ir.blocks import Block
from wlcore.compile.ir.ops import Ops
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function or unit: the local it is called, whether that holds a set, whether it is surely somebody (0 or more)."""

    name: str
    many: bool = False
    somebody: bool = False


@dataclass(slots=True)
class Function:
    """Straight code with parameters. `answers` is `n` (a number), `s` (a set) or '' (nothing). Where the body ends without `Answer`, a
    function answers `none` (of a set: the empty one). `leaves`: whether `Leave` or `Win` may be met in it or in what it calls.

    Names: `query/NAME` (given `you`, then its parameters), `can/RULE` (`you` and parameters), `can/TEXT ADDRESS` (`you`, `this`), `rule/NAME`,
    `text/ADDRESS` (`you`, `this`), `leave/FRAME` (nothing), `domain/VARIABLE` (`you`), `invariant/NUMBER` (nothing), `cap/NUMBER` (`you`),
    `limit/NUMBER` (whether secrets can be so: a player of whom it is asked, or nobody), `reasons/RULE` (`you` and parameters: which `requirements` fail),
    `imagined/UNIT/LOCAL` (the locals it reads: what somebody imagines of one that is kept in secret, or a set of what it may be).
    """

    name: str
    params: tuple[Parameter, ...]
    body: Ops
    answers: str = ""
    none: int = 0
    leaves: bool = False


@dataclass(slots=True)
class Unit:
    """A routine that may have to wait. It begins at block 0. On the stack it lies as its slots, then the place: `size` numbers in all
    (a set in a slot counts as one number here, a mask with a bit for each element; `wide` says how many of its elements there can be).

    `slots` says by local which slot is its; two that never live at one place may share one. `size` and `slots` are given by a pass.
    """

    name: str
    params: tuple[Parameter, ...]
    blocks: list[Block]
    slots: dict[str, int] = field(default_factory=dict)
    sets: dict[str, int] = field(default_factory=dict)
    size: int = 1
    secrets: dict[str, Secret] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Secret:
    """What not all may know of a local. `sort`: `card`, `cards`, `picked` (some of a pool), `number`, `chosen`, `given`. `owner`: a local or
    a number (-1: who knows where it lies, or everybody; -2: nobody alone) that says who alone knows it. What another one imagines in its
    place follows from `code`, for which there is a function of the module.
    """

    sort: str
    owner: Any
    pool: str = ""
    code: Any = None


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame: the index at which it notes itself (height of the stack, place of its end, place of its beginning, depth, who performs
    it), the function that is its cleanup ('' if it has none), the values that last for it (spans), whether it can stand inside itself.
    """

    name: str
    at: int
    cleanup: str
    marks: tuple[tuple[int, int], ...]
    nests: bool


@dataclass(slots=True)
class Module:
    """A program as backends take it.

    `main` is the unit a game begins with, without parameters. `places` says for each place which unit goes on there, at which of its
    blocks. `tables` hold numbers by thing or sets by thing; the last entry is nobody's. `texts` say by a table's name which functions (of
    `can/...`, `text/...`) or units it numbers. `failing` are places in packs at which rules can fail, `sites` by what is said of them
    the statements that somebody is told of or asked by. `plans` are lay-outs as
    the engine takes them. `requirements` are, by number, the place of each and its clauses. `asks` says by builtin which
    functions answer its queries; `wide` how many things a set can hold.
    """

    main: str
    functions: dict[str, Function]
    units: dict[str, Unit]
    tables: dict[str, tuple[Any, ...]]
    failing: list[Place]
    names: list[str]
    plans: list[Any]
    sites: dict[Site, Any]
    frames: dict[str, Frame]
    asks: Mapping[str, tuple[str, ...]]
    wide: int = 1
    requirements: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    places: list[tuple[str, int]] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)
