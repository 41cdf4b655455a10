"""Two worlds that one reader cannot tell apart: the same game, but for what that reader cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from wlcore.engine.chance import Dice
from wlcore.engine.entries import seen_of
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.record import Header, Seat
from wlcore.engine.session import Session
from wlcore.loading import Choice, loaded
from wlcore.play.kept import header_of
from wlcore.web import rolls
from wlcore.web.pages import drawing
from wlcore.web.readers import WATCHER, view_for
from wlcore.web.store import Sitter, TableKept
from wlcore.web.table import WebTable


class InMemory:
    """A store that keeps nothing for longer than it is there."""

    name = "memory"

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}

    def append(self, table: str, number: int, line: bytes) -> None:
        self.kept.setdefault(table, []).append(line)

    def change(self, table: TableKept) -> None:
        pass

    begin = change

    def find(self, table: str) -> TableKept | None:
        return None

    def lines(self, table: str) -> Sequence[bytes]:
        return self.kept.get(table, [])

    def hold(self, table: str) -> bool:
        return True

    def let_go(self, table: str) -> None:
        pass

    def ping(self) -> None:
        pass

    close = ping


def begun(choice: Choice, players: int, seed: int, game: Game | None = None) -> WebTable:
    """A table at which so many people play; `game` is what is chosen, where it is loaded already."""
    game = game or loaded(choice)
    names = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Fay"][:players]
    header: Header = header_of(choice, tuple(map(Seat, names)), seed, game).of(game)
    store = InMemory()
    journal = rolls.begun(store, "t", header)
    session = journal.begun(game)
    session.recorder = journal
    return WebTable(TableKept("t", "", "", tuple(map(Sitter, names))), store, journal, session)


@dataclass
class Worlds:
    """A table as it is, and one beside it that differs only in what the reader cannot know.

    `compared` is how many pages were compared, `apart` in how many of them the worlds were not the same.
    """

    table: WebTable
    reader: int
    rng: Random
    language: str = "en"
    compared: int = 0
    apart: int = 0
    found: list[str] = field(default_factory=list)
    other: WebTable = field(init=False)

    def imagine(self) -> None:
        """Another world with the same past."""
        table, session = self.table, self.table.session
        state = view_for(session.state, self.reader).imagine(Dice(self.rng.getrandbits(30)), traced=True)
        imagined = Session(session.game, state, moves=list(session.moves), opening=session.opening)
        self.other = WebTable(table.kept, table.store, table.journal, imagined)
        self.other._words = table._words
        known = len(
            session.moves
        )  # what was told up to the last choice, of the very same states, is told already
        self.other._told = {key: told[:known] for key, told in table._told.items()}

    def step(self, option: int) -> None:
        """Choose in the world as it is, and in the other what looks the same to the reader; if nothing does, imagine another."""
        session, name = self.table.session, self.table.game.actions[option][:2]
        whose = session.state.who
        session.choose(option)
        self.table.changed()
        there = self.other.session
        seen = view_for(session.state, self.reader)
        alike = [one for one in there.state.o if self.table.game.actions[one][:2] == name]
        wanted = [option] if option in there.state.o else alike if whose != self.reader else []
        for choice in wanted:
            try:
                there.state.rng = self.rng.getrandbits(60)
                there.choose(choice)
            except RuleFault:
                continue
            same_view = view_for(there.state, self.reader) == seen
            if same_view and self.told(there) == self.told(session):
                self.other.changed()
                return
            there.state = there.moves.pop().before
        self.imagine()

    def told(self, session: Session) -> list[object]:
        """What the reader was told of the last choice, apart from any words; what leaves nothing to see comes with it."""
        seat = ~session.state.n if self.reader == WATCHER else self.reader
        return [seen_of(session.state, entry, seat) for entry in session.moves[-1].events]

    @property
    def asks(self) -> object:
        """What is asked now, and whether the reader is asked it."""
        state = self.table.session.state
        asked = state.decision
        return asked and (asked.rule, asked.about, state.who == self.reader)

    def compare(self) -> None:
        """Look at the reader's page in both worlds; when a game is over, its scores count what was hidden, and all pages are open."""
        if self.table.over:
            return
        for table in (self.table, self.other):
            table.weigh()
        pages = [
            drawing(table, self.reader, self.language, frozenset()).html for table in (self.table, self.other)
        ]
        self.compared += 1
        here, there = self.table.session.state, self.other.session.state
        self.apart += (here.z, here.v) != (there.z, there.v)
        if pages[0] != pages[1]:
            lines = zip(*(page.splitlines() for page in pages), strict=False)
            self.found += [f"{a} | {b}" for a, b in lines if a != b][:3] or ["more lines"]


def played(
    choice: Choice,
    players: int,
    seed: int,
    reader: int,
    most: int,
    language: str = "en",
    game: Game | None = None,
    every: int = 1,
) -> Worlds:
    """A game at random with a world beside it, page by page: each that asks something new in this game, and of others one of so many."""
    rng, drawn, asked = Random(seed), Random(seed), set[object]()
    worlds = Worlds(begun(choice, players, seed, game), reader, rng, language)
    worlds.imagine()
    worlds.compare()
    for _ in range(most):
        state = worlds.table.session.state
        if state.over or worlds.found:
            break
        worlds.step(rng.choice(state.o))
        if worlds.asks not in asked or not drawn.randrange(every):
            asked.add(worlds.asks)
            worlds.compare()
    return worlds


def least(game: Game) -> int:
    """With how many a game is played here."""
    return max(game.players[0], min(3, game.players[1]))
