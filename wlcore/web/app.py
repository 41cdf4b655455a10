"""What is at which address: pages, streams of what they show, and what is sent from them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from wlcore.engine.record import PERSON
from wlcore.engine.switches import EDITIONS
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice
from wlcore.records import dataclass
from wlcore.scenario.start_position import Opened
from wlcore.web import links
from wlcore.web.desk import NAMED_HERE, Desk
from wlcore.web.guard import Guard, Rate
from wlcore.web.hall import Hall, UnplayableTable
from wlcore.web.library import Library
from wlcore.web.orders import BOTS, Form, Playable, WrongOrder
from wlcore.web.pages import known_languages, language_of, page
from wlcore.web.store import Elsewhere, Sitter, Store, StoreDown
from wlcore.web.webhook import Webhook
from wlcore.web.workbench import place_of, plainly
from wlcore.whom import ASKING

LOOK, SWEEP = 5.0, 60.0
"""Seconds between two looks for people who are away, and for tables that nobody uses."""
YEAR = 365 * 24 * 3600
SPEAKS = "wl-language"
"""The cookie in which a browser keeps its language."""
LOCAL = ("127.0.0.1", "::1", "testclient")


class App:
    """The pages of one process. `public` lets others than people at this machine begin games, `uploads` lets those bring packs,
    too; `reach` is the address by which they get here, if they do. `language` and `edition` are what whoever serves has named; else
    pages are in the language that a browser accepts, and new tables begin with its edition.
    """

    def __init__(
        self,
        store: Store,
        choices: Sequence[Choice],
        public: bool = False,
        asks: Rate | None = None,
        acts: Rate | None = None,
        reach: str = "",
        webhook: Webhook | None = None,
        uploads: bool = False,
        language: str = "",
        edition: str = "",
    ) -> None:
        self.hall, self.offer = Hall(store, webhook), Playable(choices)
        self.public, self.uploads, self.language, self.edition = public, uploads, language, edition
        self.closing = asyncio.Event()
        self.desk = Desk(self.hall, self.closing, self.offer.choices, reach, self.may_begin, self._language)
        static = StaticFiles(directory=Path(__file__).parent / "static")
        self.asgi = Starlette(
            routes=[
                Route("/", self.home),
                Route("/new/{game}", self.new),
                Route("/new/{game}", self.begin, methods=["POST"]),
                Route("/language", self.speak, methods=["POST"]),
                Route("/health", self.health),
                *Library(
                    self.offer, self._named, self._game, self._language, self._may_bring, self.begin_in
                ).routes(),
                *self.desk.routes(),
                Mount("/static", static),
            ],
            middleware=[Middleware(Guard, asks=asks, acts=acts)],
            exception_handlers={
                HTTPException: self.sorry,
                Elsewhere: self.elsewhere,
                StoreDown: self.down,
                UnplayableTable: self.unplayable,
                Exception: self.broken,
            },
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        sweeping = asyncio.create_task(self._sweep())
        yield
        sweeping.cancel()
        self.hall.close()  # the store is for whoever opened it to close

    async def _sweep(self) -> None:
        swept = time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            self.hall.look_round()
            if time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                with suppress(StoreDown):
                    await self.hall.put_away()

    def end_streams(self) -> None:
        """Let every open page go, so that the process can end."""
        self.closing.set()
        for table in self.hall.tables.values():
            table.changed()
            table.tell()

    # ---- new games -----------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        """Which games there are."""
        language = self._language(request)
        await self.offer.read(language)
        tables = await asyncio.to_thread(self._tables, request, language)
        games = [(self.offer.blurb(one, language), self.offer.numbers(one.id)) for one in self.offer.games()]
        begins, brings = self.may_begin(request), self.may_bring(request)
        return HTMLResponse(
            page("home.html", language, games=games, tables=tables, begins=begins, brings=brings)
        )

    def _tables(self, request: Request, language: str) -> list[TableTold]:
        """The tables at which this browser has been, the last one first; who sits there and what is played, no more."""
        found = []
        for name in reversed(links.tables(request.cookies.get(links.TABLES, ""))):
            try:
                kept = self.hall.store.find(name)
            except StoreDown:
                break
            if kept is not None:
                game = self.offer.shelf.manifests.get(kept.game)
                title = kept.game if game is None else self.offer.blurb(game, language).title
                names = [place.name or f"{seat}" for seat, place in enumerate(kept.places, 1)]
                found.append(TableTold(kept.id, title, names, kept.begun))
        return found

    async def new(self, request: Request) -> Response:
        """The form for a new table."""
        return await self._form(request, self._game(request), filled=dict(_query(request)))

    async def _form(
        self, request: Request, game: str, wrong: str = "", status: int = 200, filled: Form | None = None
    ) -> Response:
        said = dict(filled or {})
        wanted = said.get("speak", [""])[0]
        language = wanted if wanted in known_languages() else self._language(request)
        await self.offer.read(language)
        shown_in = said.get("shown-in", [""])[0]
        edition = said.get("edition", [""])[0]
        if not edition or edition == self._edition(game, shown_in):
            edition = self._edition(game, language)
        own = next(iter([*said.get("own", ()), *said.get("own-known", ())]), "")
        shown = page(
            "new.html", language, game=self.offer.blurb(self.offer.shelf.manifests[game], language),
            numbers=self.offer.numbers(game), bots=BOTS, editions=EDITIONS, ways=ASKING, wrong=wrong, filled=said,
            layers=[self.offer.blurb(layer, language) for layer in self.offer.layers(game)],
            choice=self.offer.choices[game], own=own if place_of(own) else "", own_on="own" in said,
            shown_in=shown_in, begins_with=edition,
        )  # fmt: skip
        answer = HTMLResponse(shown, status)
        if language == wanted:
            _speak(answer, language)
        return answer

    def _edition(self, game: str, language: str) -> str:
        """The edition with which a new table begins where a page is in this language."""
        of_reader = language if language in EDITIONS else ""
        return self.edition or of_reader or self.offer.choices[game].edition

    def _named(self, request: Request) -> str:
        game = str(request.path_params["game"])
        if game not in self.offer.choices:
            raise HTTPException(404)
        return game

    def _game(self, request: Request) -> str:
        """A game that whoever asks may begin."""
        game = self._named(request)
        if not self.may_begin(request):
            raise HTTPException(403, "web-not-public")
        return game

    def may_begin(self, request: Request) -> bool:
        """Whether whoever asks may begin games."""
        return self.public or self._sits_here(request)

    @staticmethod
    def _sits_here(request: Request) -> bool:
        local = request.client is not None and request.client.host in LOCAL
        return local and request.url.hostname in NAMED_HERE

    def may_bring(self, request: Request) -> bool:
        """Whether whoever asks may bring packs: who sits at the machine, others only where that was said."""
        return self.may_begin(request) and (self.uploads or self._sits_here(request))

    def _may_bring(self, request: Request) -> None:
        if not self.may_bring(request):
            raise HTTPException(403, "web-no-uploads")

    async def begin_in(self, request: Request, opened: Opened, asked: int, bot: str) -> Response:
        """Begin a game in a position: whoever is asked there is a person, at this browser; bots have the other seats."""
        host, secret = links.new_secret(), links.new_secret()
        places = tuple(
            Sitter(name.capitalize(), PERSON, self._language(request), links.digest(secret))
            if seat == asked
            else Sitter(name.capitalize(), bot if bot in BOTS else BOTS[0])
            for seat, name in enumerate(opened.players)
        )
        table = await self.hall.begin(
            opened.choice, places, "", links.digest(host), None, True, opened.position, opened.fate
        )
        secrets = [secret if seat == asked else "" for seat in range(len(places))]
        self.desk.remember(table.kept.id, [host, *secrets, ""])
        answer = RedirectResponse(f"/t/{table.kept.id}/{asked + 1}", 303)
        self.desk.let_in(request, answer, table.kept.id, host, secret)
        return answer

    async def begin(self, request: Request) -> Response:
        """Begin a game, and show whoever did so the links."""
        game, language = self._game(request), self._language(request)
        host, watch = links.new_secret(), links.new_secret()
        form = parse_qs((await request.body()).decode("utf-8", "replace"), keep_blank_values=True)
        if "show" in form:
            return await self._form(request, game, filled=form)
        try:
            order = await asyncio.to_thread(self.offer.order, game, form, language)
            table = await self.hall.begin(
                order.choice, order.places, links.digest(watch) if order.watched else "", links.digest(host),
                None, order.free_undo,
            )  # fmt: skip
        except WrongOrder as wrong:
            said = page("said.html", language, phrase=wrong.phrase, said=wrong.said)
            return await self._form(request, game, said, 400, form)
        except PackError as wrong:
            return await self._form(request, game, plainly(wrong), 400, form)
        except UnplayableTable as wrong:
            return await self._form(request, game, str(wrong), 400, form)
        secrets = [host, *order.secrets, watch if order.watched else ""]
        self.desk.remember(table.kept.id, secrets)
        answer = RedirectResponse(f"/t/{table.kept.id}/host", 303)
        self.desk.let_in(request, answer, table.kept.id, host)
        return answer

    async def speak(self, request: Request) -> Response:
        """Show everything in another language from now on."""
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        wanted, back = form.get("language", [""])[0], form.get("back", ["/"])[0]
        inside = back.startswith("/") and not back.startswith(("//", "/\\"))
        answer = RedirectResponse(back if inside else "/", 303)
        if links.LANGUAGE.fullmatch(wanted):
            _speak(answer, wanted)
        return answer

    # ---- what is said when there is nothing to show --------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether games can be played: for whatever watches over this process."""
        tables = self.hall.tables.values()
        told = {"tables": len(tables), "streams": sum(len(table.listeners) for table in tables)}
        try:
            await asyncio.to_thread(self.hall.store.ping)
        except StoreDown as error:
            return JSONResponse({"ok": False, "store": str(error), **told}, 503)
        return JSONResponse({"ok": True, **told})

    async def sorry(self, request: Request, error: Exception) -> Response:
        """There is no such page, or not for this browser."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        detail = error.detail if isinstance(error, HTTPException) else ""
        return self._sorry(request, status, detail if detail.startswith("web-") else "web-no-page")

    async def elsewhere(self, request: Request, _: Exception) -> Response:
        """Another process plays the game."""
        return self._sorry(request, 503, "web-elsewhere")

    async def down(self, request: Request, _: Exception) -> Response:
        """The store does not answer."""
        return self._sorry(request, 503, "web-down")

    async def broken(self, request: Request, _: Exception) -> Response:
        """A mistake of ours; whoever runs this is told more."""
        return self._sorry(request, 500, "web-broken")

    async def unplayable(self, request: Request, error: Exception) -> Response:
        """A game cannot go on."""
        return self._sorry(request, 409, "web-unplayable", why=str(error))

    def _sorry(self, request: Request, status: int, phrase: str, **said: str) -> Response:
        shown = page("sorry.html", self._language(request), phrase=phrase, said=said)
        return HTMLResponse(shown, status, {"retry-after": "5"} if status == 503 else None)

    def _language(self, request: Request) -> str:
        asked = request.cookies.get(SPEAKS, "") or self.language
        return language_of(asked, request.headers.get("accept-language", ""))


@dataclass(frozen=True, slots=True)
class TableTold:
    """A table in the list of somebody's own: what is played there, who sits there, when it was begun."""

    id: str
    title: str
    names: list[str]
    begun: str


def _query(request: Request) -> Iterator[tuple[str, list[str]]]:
    yield from ((name, request.query_params.getlist(name)) for name in request.query_params)


def _speak(answer: Response, language: str) -> None:
    """Let a browser keep its language."""
    answer.set_cookie(SPEAKS, language, max_age=YEAR, httponly=True, samesite="lax", path="/")
