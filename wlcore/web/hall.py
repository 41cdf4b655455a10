"""All tables of one process: new ones, those that are found in the store, and the bots that play at them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TypeVar

from wlcore.bots import GREEDY, THINKING, Bot, maker
from wlcore.door.view import seen_by
from wlcore.engine.chance import Fate
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.loading import Choice, loaded
from wlcore.play import whereabouts
from wlcore.play.auto import bot_seed
from wlcore.play.company import introduced
from wlcore.play.kept import game_of, header_of, renewed
from wlcore.play.winning import weighed
from wlcore.web import links, rolls
from wlcore.web.store import Elsewhere, Sitter, Store, StoreDown, TableKept
from wlcore.web.table import PASS, WebTable
from wlcore.web.webhook import Webhook

Done = TypeVar("Done")
SEEDS = 1 << 31
WORKERS = 8
"""So many tables can be worked on at the same time."""
PIECE, LONGEST_REST = 0.002, 0.05
"""Seconds for which what is worked out beside everything else works at a time, and rests at most."""
IDLE = 600.0
"""Seconds after which a table at which nobody sits is put away; it is found again in the store."""


class Overtaken(Exception):
    """What is being worked out is no longer wanted."""


class Beside:
    """Called again and again by what takes long: it rests for as long as it has worked, so that pages are drawn meanwhile; an
    `Overtaken` ends it when it is no longer `wanted`.
    """

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self.wanted, self.since = wanted, time.monotonic()

    def __call__(self) -> None:
        """Between two pieces of work."""
        if not self.wanted():
            raise Overtaken
        worked = time.monotonic() - self.since
        if worked > PIECE:
            time.sleep(min(worked, LONGEST_REST))
            self.since = time.monotonic()


class UnplayableTable(Exception):
    """A table cannot be played here; the message says why."""


class Hall:
    """The tables that are being played."""

    def __init__(self, store: Store, webhook: Webhook | None = None) -> None:
        self.store, self.webhook = store, webhook
        self.tables: dict[str, WebTable] = {}
        self._games: dict[tuple[object, ...], Game] = {}
        self._loading = asyncio.Lock()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._seen: dict[str, float] = {}
        self._weighing: set[asyncio.Task[None]] = set()
        self._workers = ThreadPoolExecutor(WORKERS, "pages")
        self._scales = ThreadPoolExecutor(1, "odds")

    async def worked(self, work: Callable[..., Done], *words: object) -> Done:
        """Do something that may take long where nobody else waits for it; only the table that it is about does."""
        return await asyncio.get_running_loop().run_in_executor(self._workers, partial(work, *words))

    # ---- tables --------------------------------------------------------------------------------------

    async def begin(
        self,
        choice: Choice,
        places: tuple[Sitter, ...],
        watch: str,
        host: str,
        seed: int | None,
        free_undo: bool,
        position: str = "",
        fate: Fate = (),
    ) -> WebTable:
        """A new table; `host` and `watch` are digests of the secrets of who hosts it and who may watch. The game begins at its
        beginning, or in a `position` with what chance brings first.
        """
        game = await self._game(choice)
        if unfit := game.not_for(len(places)):
            raise UnplayableTable(unfit)
        number = SystemRandom().randrange(SEEDS) if seed is None else seed
        seats = introduced([Seat(place.name, place.kind) for place in places], game, number)
        places = tuple(replace(place, name=seat.name) for place, seat in zip(places, seats, strict=True))
        begun = time.strftime("%Y-%m-%d %H:%M")
        header = header_of(choice, seats, number, game).of(game)
        header = replace(header, free_undo=free_undo, started=begun, position=position, fate=fate)
        whereabouts.note(header)  # whoever serves the game has named where it lies
        kept = TableKept(links.new_table(), host, watch, places, begun, game=game.id)
        await self.worked(self.store.begin, kept)
        await self.worked(self.store.hold, kept.id)
        journal = await self.worked(rolls.begun, self.store, kept.id, header)
        session = await asyncio.to_thread(journal.begun, game)
        session.recorder = journal
        return await self._open(kept, journal, session)

    async def branch(self, table: WebTable, choices: int, host: str, digests: Sequence[str]) -> WebTable:
        """A new table that goes on from a moment of another one."""
        places = tuple(
            replace(place, digest=digest) for place, digest in zip(table.kept.places, digests, strict=True)
        )
        begun = time.strftime("%Y-%m-%d %H:%M")
        kept = TableKept(links.new_table(), host, "", places, begun, game=table.kept.game)
        lines = await self.worked(rolls.beginning, self.store, table.kept.id, choices)
        await self.worked(self.store.begin, kept)
        await self.worked(self.store.append, kept.id, 0, lines)
        async with self._loading:
            found = await self._found(kept.id)
        assert found is not None, kept.id
        return found

    async def table(self, name: str) -> WebTable | None:
        """The table with this id; from the store if it is not being played yet. An `Elsewhere` if another process plays it."""
        found = self.tables.get(name)
        if found is not None:
            self._seen[name] = time.monotonic()
            return found
        async with self._loading:
            return self.tables.get(name) or await self._found(name)

    async def _found(self, name: str) -> WebTable | None:
        kept = await self.worked(self.store.find, name)
        if kept is None:
            return None
        if not await self.worked(self.store.hold, name):
            raise Elsewhere(name)
        try:
            journal = await self.worked(rolls.found, self.store, name)
            game = self._shared(await asyncio.to_thread(game_of, journal))
            session = await asyncio.to_thread(_replayed, journal, game)
        except SaveError as error:
            await self.worked(self.store.let_go, name)
            raise UnplayableTable(str(error)) from error
        return await self._open(kept, journal, session)

    async def _open(self, kept: TableKept, journal: Journal, session: Session) -> WebTable:
        table = WebTable(kept, self.store, journal, session)
        for language in {place.language for place in kept.places if place.language}:
            await asyncio.to_thread(table.texts, language)
        self.tables[kept.id] = table
        self._seen[kept.id] = time.monotonic()
        self.think(table)
        return table

    async def _game(self, choice: Choice) -> Game:
        """A game, compiled where nobody waits for it."""
        async with self._loading:
            return self._shared(await asyncio.to_thread(loaded, choice))

    def _shared(self, game: Game) -> Game:
        """The same game as at another table, if it is played there: it is large."""
        key = game.digest, game.layout, *game.settings, *sorted(game.data.places.values())
        if key not in self._games:
            self._games[key] = game
            gc.freeze()  # it stays as it is, and need not be looked through for garbage again and again
        return self._games[key]

    def drop(self, table: WebTable) -> None:
        """Forget what is known of a table: what stands in the store counts."""
        if self.tables.get(table.kept.id) is table:
            del self.tables[table.kept.id]
        for key in [key for key in self._bots if key[0] == table.kept.id]:
            del self._bots[key]
        thinking = self._thinking.pop(table.kept.id, None)
        if thinking is not None:
            thinking.cancel()
        table.changed()
        table.tell()

    async def put_away(self) -> None:
        """Let go of tables at which nobody has sat for a while."""
        for name in list(self.tables):
            async with self._loading:  # nobody finds it in the store before it has been let go of
                table = self.tables.get(name)
                if table is not None and self._is_idle(table):
                    self.drop(table)
                    self._seen.pop(name, None)
                    await self.worked(self.store.let_go, name)

    def _is_idle(self, table: WebTable) -> bool:
        name = table.kept.id
        if table.listeners or name in self._thinking or self._may_stand_in(table):
            return False
        return time.monotonic() - self._seen.get(name, 0.0) > IDLE

    @staticmethod
    def _may_stand_in(table: WebTable) -> bool:
        return bool(table.kept.stand_in) and not table.over and not table.stuck

    def close(self) -> None:
        """Stop thinking, and let go of every game."""
        for thinking in self._thinking.values():
            thinking.cancel()
        self.tables.clear()
        for workers in (self._workers, self._scales):
            workers.shutdown(wait=False, cancel_futures=True)

    # ---- bots ----------------------------------------------------------------------------------------

    def think(self, table: WebTable) -> None:
        """Let the bot that has to choose think, if there is one; or pass for somebody who has said so."""
        name = table.kept.id
        self._call(table)
        if name in self._thinking or not self._goes_on(table):
            return
        task = asyncio.get_running_loop().create_task(self._thought(table))
        self._thinking[name] = task
        task.add_done_callback(lambda done: _told(done, table))

    def _goes_on(self, table: WebTable) -> bool:
        """Whether the game goes on without anybody being asked."""
        if table.over or table.stuck:
            return False
        seat = table.decides
        return not table.kept.places[seat].is_person or table.passes(seat) or self._stands_in(table)

    @staticmethod
    def _stands_in(table: WebTable) -> bool:
        """Whether a bot has to choose for a person who has been away for as long as the host has said."""
        wait = table.kept.stand_in * 60
        return bool(wait) and (table.decides in table.stood_in or table.alone_for(table.decides) >= wait)

    def look_round(self) -> None:
        """Let bots stand in where somebody has been away for too long."""
        for table in list(self.tables.values()):
            if self._may_stand_in(table) and self._stands_in(table):
                self.think(table)

    def _call(self, table: WebTable) -> None:
        """Weigh what a person is asked, where nobody chooses for them; tell them elsewhere that it is their turn, where that is wanted."""
        if self._goes_on(table):
            return
        seat = table.decides
        if seat >= 0:
            self._weigh(table)
        if self.webhook is None or seat < 0 or not table.kept.places[seat].is_person or table.present(seat):
            return
        if not table.passes(seat):
            language = table.kept.places[seat].language
            words = table.words(language)
            self.webhook.call(table.kept.id, words.game_name, words.player(seat), words.phrases.text)

    def _weigh(self, table: WebTable) -> None:
        """Work out beside everything else how likely options win what is being settled; it is shown as soon as it is known."""
        state = table.session.state
        if weighed(table.view(table.decides)) is not None:
            task = asyncio.get_running_loop().create_task(self._weighed(table, state))
            self._weighing.add(task)
            task.add_done_callback(self._weighing.discard)

    async def _weighed(self, table: WebTable, state: State) -> None:
        seat = state.who
        with suppress(Overtaken):
            between = Beside(lambda: table.session.state is state)
            if await asyncio.get_running_loop().run_in_executor(self._scales, table.weigh, between):
                table.changed_for(seat)
                table.tell()

    async def _thought(self, table: WebTable) -> None:
        """Choose for bots until a person has to."""
        name = table.kept.id
        try:
            while self.tables.get(name) is table and self._goes_on(table):
                state, seat = table.session.state, table.decides
                option = PASS
                if not table.passes(seat):
                    bot = self._bot(table, seat)
                    option = await asyncio.to_thread(bot.choose, seen_by(state, seat + 1))
                async with table.lock:
                    if table.session.state is state and self._goes_on(table):
                        await self.worked(self._chosen, table, seat, option)
                table.tell()
            self._call(table)
        except (Elsewhere, StoreDown, SaveError):
            self.tables.pop(name, None)
            table.changed()
            table.tell()
        finally:
            if self._thinking.get(name) is asyncio.current_task():
                del self._thinking[name]

    @staticmethod
    def _chosen(table: WebTable, seat: int, option: int) -> None:
        if table.kept.places[seat].is_person and not table.passes(seat):
            table.stands_in(seat)
        table.bot_chooses(option)

    def _bot(self, table: WebTable, seat: int) -> Bot:
        place = table.kept.places[seat]
        key = table.kept.id, seat, GREEDY if place.is_person else place.kind
        if key not in self._bots:
            seed = bot_seed(table.journal.header.seed, seat, len(table.session.moves))
            self._bots[key] = maker(key[2], THINKING)(seed)
        return self._bots[key]


def _told(thought: asyncio.Task[None], table: WebTable) -> None:
    """What a bot could not cope with is told on the pages, and to whoever runs this."""
    error = None if thought.cancelled() else thought.exception()
    if error is not None:
        table.stuck = "web-stuck"
        table.changed()
        table.tell()
        what = {"message": "a bot could not choose", "exception": error}
        asyncio.get_running_loop().call_exception_handler(what)


def _replayed(journal: Journal, game: Game) -> Session:
    session, _ = renewed(journal, game)
    session.recorder, session.free_undo = journal, journal.header.free_undo
    return session
