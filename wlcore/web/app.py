"""What is at which address: pages, streams of what they show, and what is sent from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
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

from wlcore.engine.switches import EDITIONS
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice
from wlcore.web import links
from wlcore.web.desk import Desk
from wlcore.web.guard import Guard, Rate
from wlcore.web.hall import Hall, Unplayable
from wlcore.web.library import Library
from wlcore.web.orders import BOTS, Form, Offer, Wrong
from wlcore.web.pages import language_of, page
from wlcore.web.store import Elsewhere, Store, StoreDown
from wlcore.web.workbench import place_of
from wlcore.whom import ASKING

SWEEP = 60.0
YEAR = 365 * 24 * 3600
SPEAKS = "wl-language"
"""The cookie in which a browser keeps its language."""
LOCAL = ("127.0.0.1", "::1", "testclient")
NAMED_HERE = ("localhost", "127.0.0.1", "::1", "testserver")
"""What this machine is called by whoever sits at it; a page elsewhere that leads here by a name of its own is called otherwise."""


class App:
    """The pages of one process. `public` lets others than people at this machine begin games."""

    def __init__(
        self,
        store: Store,
        choices: Sequence[Choice],
        public: bool = False,
        asks: Rate | None = None,
        acts: Rate | None = None,
    ) -> None:
        self.hall, self.offer, self.public = Hall(store), Offer(choices), public
        self.closing = asyncio.Event()
        self.desk = Desk(self.hall, self.closing)
        static = StaticFiles(directory=Path(__file__).parent / "static")
        self.asgi = Starlette(
            routes=[
                Route("/", self.home),
                Route("/new/{game}", self.new),
                Route("/new/{game}", self.begin, methods=["POST"]),
                Route("/language", self.speak, methods=["POST"]),
                Route("/health", self.health),
                *Library(self.offer, self._named, self._game, _language).routes(),
                *self.desk.routes(),
                Mount("/static", static),
            ],
            middleware=[Middleware(Guard, asks=asks, acts=acts)],
            exception_handlers={
                HTTPException: self.sorry,
                Elsewhere: self.elsewhere,
                StoreDown: self.down,
                Unplayable: self.unplayable,
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
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(StoreDown):
                self.hall.put_away()

    def end_streams(self) -> None:
        """Let every open page go, so that the process can end."""
        self.closing.set()
        for table in self.hall.tables.values():
            table.changed()

    # ---- new games -----------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        """Which games there are."""
        return HTMLResponse(
            page("home.html", _language(request), games=self.offer.games(), numbers=self.offer.numbers)
        )

    async def new(self, request: Request) -> Response:
        """The form for a new table."""
        own = request.query_params.get("own", "")
        return self._form(request, self._game(request), filled={"own": [own]})

    def _form(
        self, request: Request, game: str, wrong: str = "", status: int = 200, filled: Form | None = None
    ) -> Response:
        choice, language, said = self.offer.choices[game], _language(request), dict(filled or {})
        own = said.get("own", [""])[0]
        shown = page(
            "new.html", language, game=self.offer.shelf.manifests[game], numbers=self.offer.numbers(game), bots=BOTS,
            editions=EDITIONS, layers=self.offer.layers(game), choice=choice, ways=ASKING, wrong=wrong, filled=said,
            own=own if place_of(own) else "",
        )  # fmt: skip
        return HTMLResponse(shown, status)

    def _named(self, request: Request) -> str:
        game = str(request.path_params["game"])
        if game not in self.offer.choices:
            raise HTTPException(404)
        return game

    def _game(self, request: Request) -> str:
        """A game that whoever asks may begin."""
        game = self._named(request)
        local = request.client is not None and request.client.host in LOCAL
        if not self.public and not (local and request.url.hostname in NAMED_HERE):
            raise HTTPException(403, "web-not-public")
        return game

    async def begin(self, request: Request) -> Response:
        """Begin a game, and show whoever did so the links."""
        game, language = self._game(request), _language(request)
        host, watch = links.new_secret(), links.new_secret()
        form = parse_qs((await request.body()).decode("utf-8", "replace"), keep_blank_values=True)
        try:
            order = self.offer.order(game, form, language)
            table = await self.hall.begin(
                order.choice, order.places, links.digest(watch) if order.watched else "", links.digest(host),
                None, order.free_undo,
            )  # fmt: skip
        except Wrong as wrong:
            said = page("said.html", language, phrase=wrong.phrase, said=wrong.said)
            return self._form(request, game, said, 400, form)
        except (PackError, Unplayable) as wrong:
            return self._form(request, game, str(wrong), 400, form)
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
            answer.set_cookie(SPEAKS, wanted, max_age=YEAR, httponly=True, samesite="lax", path="/")
        return answer

    # ---- what is said when there is nothing to show --------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether games can be played: for whatever watches over this process."""
        tables = self.hall.tables.values()
        told = {"tables": len(tables), "streams": sum(len(table.listeners) for table in tables)}
        try:
            self.hall.store.ping()
        except StoreDown as error:
            return JSONResponse({"ok": False, "store": str(error), **told}, 503)
        return JSONResponse({"ok": True, **told})

    async def sorry(self, request: Request, error: Exception) -> Response:
        """There is no such page, or not for this browser."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        detail = error.detail if isinstance(error, HTTPException) else ""
        return _sorry(request, status, detail if detail.startswith("web-") else "web-no-page")

    async def elsewhere(self, request: Request, _: Exception) -> Response:
        """Another process plays the game."""
        return _sorry(request, 503, "web-elsewhere")

    async def down(self, request: Request, _: Exception) -> Response:
        """The store does not answer."""
        return _sorry(request, 503, "web-down")

    async def broken(self, request: Request, _: Exception) -> Response:
        """A mistake of ours; whoever runs this is told more."""
        return _sorry(request, 500, "web-broken")

    async def unplayable(self, request: Request, error: Exception) -> Response:
        """A game cannot go on."""
        return _sorry(request, 409, "web-unplayable", why=str(error))


def _language(request: Request) -> str:
    return language_of(request.cookies.get(SPEAKS, ""), request.headers.get("accept-language", ""))


def _sorry(request: Request, status: int, phrase: str, **said: str) -> Response:
    shown = page("sorry.html", _language(request), phrase=phrase, said=said)
    return HTMLResponse(shown, status, {"retry-after": "5"} if status == 503 else None)
