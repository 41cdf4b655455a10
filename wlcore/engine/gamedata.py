"""What is known of a compiled game beside its code: how everything is called, where it lies in a state, what is shown of it.

On disk it is a plain mapping, which the compiler writes and `Game.plain` still is. Whoever asks for a part asks `Game.data`, by its
name: each is made when it is first wanted, so that a start makes none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypedDict


class CardRow(NamedTuple):
    """A card by its number: its own id, its kind, and the thing of that kind of which it is a copy."""

    id: str
    kind: str
    design: str


class KindRow(NamedTuple):
    """A kind: what it is made of (`card`, `label`), the number of its first thing, and the ids of all its things in order."""

    base: str
    first: int
    members: Sequence[str]


class PlaceRow(NamedTuple):
    """Where the numbers of a counter or variable lie in a state: from `base` on, `strides` apart for each of its dimensions; what they are."""

    base: int
    dims: tuple[str, ...]
    strides: tuple[int, ...]
    kind: str


class CounterRow(NamedTuple):
    """A counter: its first number and how many there are, how far those of two players lie apart, whether it has a cap, one that
    never changes, and the least there can be of it.
    """

    name: str
    dims: tuple[str, ...]
    base: int
    size: int
    stride: int
    capped: bool
    steady: bool
    floor: int


class StatementRow(NamedTuple):
    """A statement that reports what it does, by the number of its log entries: its sort, where it stands, and its clauses."""

    sort: str
    file: str
    line: int
    cites: tuple[str, ...]


class MapData(TypedDict("Spaced", {"area kind": str, "sort kind": str})):
    """The map: the kind of its places, where each is drawn and what it belongs to, the ways between them, what stands there."""

    places: str
    at: list[tuple[int, int]]
    area: list[int]
    sort: list[int]
    signs: dict[str, str]
    ways: list[int] | str
    figures: str
    placed: str
    owner: str
    number: str
    marks: dict[str, str]


class ScreenData(TypedDict):
    """What the packs want shown, by names of what they declare."""

    score: str
    result: str
    turn: str
    map: MapData | None
    queries: dict[str, str]
    open: dict[str, list[str]]
    beside: list[list[tuple[str, str, int]]]
    panels: list[dict[str, Any]]
    stated: dict[str, bool]
    player: list[str]
    table: list[str]
    own: list[str]
    silent: list[str]
    counted: list[str]
    headlines: list[str]


class BotsData(TypedDict):
    """What bots weigh, how far they look ahead and to which moment, how much they go by habit, and what they are called."""

    worth: dict[str, int]
    ahead: int
    until: str
    habit: int
    names: list[str]


class GameData:
    """The parts of a compiled game's data, by name."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self._plain = plain

    # ---- the game and its packs -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the game is called in the language of its pack."""
        return str(self._plain.get("title", ""))

    @property
    def packs(self) -> Sequence[str]:
        """The ids of its packs, the game first."""
        packs: Sequence[str] = self._plain["packs"]
        return packs

    @property
    def places(self) -> Mapping[str, str]:
        """By pack the folder or zip that it was read from."""
        places: Mapping[str, str] = self._plain["places"]
        return places

    @property
    def files(self) -> Sequence[tuple[str, bool, Mapping[str, bytes]]]:
        """For each pack its folder, whether it is trusted, and the files that rules are read from."""
        files: Sequence[tuple[str, bool, Mapping[str, bytes]]] = self._plain["files"]
        return files

    @property
    def digests(self) -> Mapping[str, str]:
        """By pack what its files are known again by."""
        digests: Mapping[str, str] = self._plain.get("digests", {})
        return digests

    @property
    def code(self) -> str:
        """By what the rules, as they are compiled, are known again."""
        return str(self._plain["code"])

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most that can play."""
        players: tuple[int, int] = self._plain["players"]
        return players

    @property
    def limits(self) -> Sequence[tuple[str, int, int, Sequence[str]]]:
        """By pack its title, for how few and how many players it is, and the clauses that say so."""
        limits: Sequence[tuple[str, int, int, Sequence[str]]] = self._plain["limits"]
        return limits

    @property
    def automata(self) -> Sequence[str]:
        """The seats that nobody decides for."""
        automata: Sequence[str] = self._plain["automata"]
        return automata

    @property
    def rulings(self) -> Mapping[str, Mapping[str, Any]]:
        """By name of a ruling its type and what it is in each edition."""
        rulings: Mapping[str, Mapping[str, Any]] = self._plain["rulings"]
        return rulings

    @property
    def options(self) -> Mapping[str, tuple[Sequence[str], str]]:
        """By name of an option its values, and which it has where nobody says."""
        options: Mapping[str, tuple[Sequence[str], str]] = self._plain["options"]
        return options

    # ---- what there is, and where it lies ------------------------------------------------------------------

    @cached_property
    def kinds(self) -> Mapping[str, KindRow]:
        """All kinds."""
        return {name: KindRow(*row) for name, row in self._plain["kinds"].items()}

    @cached_property
    def cards(self) -> Sequence[CardRow]:
        """All cards, by their numbers."""
        return [CardRow(*row) for row in self._plain["cards"]]

    @property
    def actions(self) -> Sequence[tuple[str, str, int]]:
        """By number of an option its name, and the kind and number of what it names."""
        actions: Sequence[tuple[str, str, int]] = self._plain["actions"]
        return actions

    @property
    def designs(self) -> Mapping[str, Mapping[str, str]]:
        """By kind and id of a copy the thing of which it is one."""
        designs: Mapping[str, Mapping[str, str]] = self._plain["designs"]
        return designs

    @property
    def patterns(self) -> Mapping[str, tuple[str, tuple[tuple[str, str, str], ...]]]:
        """Things that a pattern of their file stands for: the pattern, and what is their own in it."""
        patterns: Mapping[str, tuple[str, tuple[tuple[str, str, str], ...]]] = self._plain["patterns"]
        return patterns

    @property
    def printed(self) -> Mapping[str, Sequence[str]]:
        """By kind of card what its back shows."""
        printed: Mapping[str, Sequence[str]] = self._plain["printed"]
        return printed

    @property
    def zone_names(self) -> Sequence[tuple[str, tuple[int, ...]]]:
        """By number of a zone its name, and whose it is in each dimension."""
        zone_names: Sequence[tuple[str, tuple[int, ...]]] = self._plain["zone_names"]
        return zone_names

    @property
    def zone_dims(self) -> Mapping[str, tuple[str, ...]]:
        """By name of a zone its dimensions."""
        zone_dims: Mapping[str, tuple[str, ...]] = self._plain["zone_dims"]
        return zone_dims

    @property
    def owner(self) -> Sequence[int]:
        """By number of a zone the seat of its owner, or -1."""
        owner: Sequence[int] = self._plain["owner"]
        return owner

    @cached_property
    def zones_of(self) -> Mapping[tuple[str, int], Sequence[int]]:
        """The numbers of zones by name and seat of their owner (-1: nobody)."""
        found: dict[tuple[str, int], list[int]] = {}
        for number, ((name, _), owner) in enumerate(zip(self.zone_names, self.owner, strict=True)):
            found.setdefault((name, owner), []).append(number)
        return found

    @property
    def loc(self) -> Sequence[int]:
        """By number of a card the zone in which it begins."""
        loc: Sequence[int] = self._plain["loc"]
        return loc

    @property
    def value_names(self) -> Sequence[str]:
        """By number of a value the counter or variable that it belongs to."""
        value_names: Sequence[str] = self._plain["value_names"]
        return value_names

    @cached_property
    def value_dims(self) -> Mapping[str, PlaceRow]:
        """Where counters and variables lie that packs have named."""
        return {name: PlaceRow(*row) for name, row in self._plain["value_dims"].items()}

    @property
    def kept_kinds(self) -> Mapping[str, str]:
        """What those variables hold that no pack has named."""
        kept_kinds: Mapping[str, str] = self._plain["kept_kinds"]
        return kept_kinds

    @cached_property
    def counters(self) -> Sequence[CounterRow]:
        """All counters."""
        return [CounterRow(*row) for row in self._plain["counters"]]

    @property
    def units(self) -> Mapping[str, str]:
        """By counter the unit in which it is said."""
        units: Mapping[str, str] = self._plain["units"]
        return units

    @property
    def holders(self) -> Sequence[tuple[str, int, int]]:
        """Variables that hold cards: their names, where they begin, how many there are."""
        holders: Sequence[tuple[str, int, int]] = self._plain["holders"]
        return holders

    @property
    def secrets(self) -> Sequence[tuple[int, int, str]]:
        """Values that only their owner sees: which, whose, and the function that lists what may be there."""
        secrets: Sequence[tuple[int, int, str]] = self._plain["secrets"]
        return secrets

    # ---- what is told and asked ----------------------------------------------------------------------------

    @cached_property
    def said(self) -> Sequence[StatementRow]:
        """The statements that report what they do, by number of a log entry."""
        return [StatementRow(*row) for row in self._plain["said"]]

    @property
    def telling(self) -> Sequence[tuple[Any, ...]]:
        """By number of a log entry what it is about, as its sort of statement has it."""
        telling: Sequence[tuple[Any, ...]] = self._plain["telling"]
        return telling

    @property
    def within(self) -> Sequence[str]:
        """By number of a log entry in which rule, card text or ability it is written; '' where that is the core's own."""
        within: Sequence[str] = self._plain["within"]
        return within

    @cached_property
    def texts(self) -> frozenset[str]:
        """The things with a text, each as `KIND/DESIGN`."""
        return frozenset(self._plain["texts"])

    @property
    def performed(self) -> Mapping[str, Sequence[int]]:
        """By rule the numbers of the log entries of which one is made whenever it is performed."""
        performed: Mapping[str, Sequence[int]] = self._plain["performed"]
        return performed

    @property
    def leads(self) -> Mapping[str, str]:
        """By the name of a choice the action or option that begins with it."""
        leads: Mapping[str, str] = self._plain["leads"]
        return leads

    @property
    def several(self) -> Sequence[Any]:
        """Where several things are chosen at once."""
        several: Sequence[Any] = self._plain["several"]
        return several

    @property
    def requirements(self) -> Sequence[tuple[str, Sequence[str]]]:
        """What rules need and what forbids them, by number: the place of each line, and its clauses."""
        requirements: Sequence[tuple[str, Sequence[str]]] = self._plain["requirements"]
        return requirements

    @property
    def invariants(self) -> Sequence[tuple[str, str, str, int]]:
        """What packs declare to hold always: name, pack, file and line."""
        invariants: Sequence[tuple[str, str, str, int]] = self._plain["invariants"]
        return invariants

    # ---- what is shown, weighed and studied ----------------------------------------------------------------

    @property
    def screen(self) -> ScreenData:
        """What the packs want shown."""
        screen: ScreenData = self._plain["screen"]
        return screen

    @property
    def score(self) -> str:
        """What counts in the end, if anything does."""
        return str(self._plain["score"])

    @cached_property
    def result(self) -> str:
        """The query that the pack names as what the end of a game is worth to a player, if it names one."""
        return str(self._plain["result"])

    @property
    def turn(self) -> str:
        """The rule that is one turn, if the game says."""
        return str(self._plain["turn"])

    @property
    def odds(self) -> Sequence[Mapping[str, Any]]:
        """The chances that players may ask for."""
        odds: Sequence[Mapping[str, Any]] = self._plain["odds"]
        return odds

    @property
    def bots(self) -> BotsData:
        """What bots go by."""
        bots: BotsData = self._plain["bots"]
        return bots

    @property
    def wishes(self) -> Mapping[str, int | tuple[str, bool]]:
        """By what can be chosen its worth to an automaton: a number, or a query and whether it is told what is chosen."""
        wishes: Mapping[str, int | tuple[str, bool]] = self._plain["wishes"]
        return wishes
