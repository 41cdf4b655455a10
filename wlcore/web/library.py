"""Pages beside any table: the cards of a game, its rules, and a bench at which somebody writes a card."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from wlcore.engine.switches import EDITIONS
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice
from wlcore.scenario.start_position import Opened
from wlcore.web import links
from wlcore.web.blurbs import Blurb
from wlcore.web.brought import MOST, brought, one_file, place_of_game, sent
from wlcore.web.catalogue import Catalogue
from wlcore.web.hall import UnplayableTable
from wlcore.web.orders import BOTS, Playable
from wlcore.web.pages import known_languages, page
from wlcore.web.trial import scenes
from wlcore.web.workbench import Finding, example, kept, placed, plainly, told, tried

KEPT = 8
"""So many games with layers are remembered."""


class Library:
    """Shows what can be read of a `game`, and to those who may begin games (`ours`) the bench.

    What takes long is done one after the other, where nobody who plays waits for it.
    """

    def __init__(
        self,
        offer: Playable,
        game: Callable[[Request], str],
        ours: Callable[[Request], str],
        language: Callable[[Request], str],
        may_bring: Callable[[Request], None],
        sit_down: Callable[[Request, Opened, int, str], Awaitable[Response]],
    ) -> None:
        """`may_bring` refuses who may bring no packs; `sit_down` begins a game in a position, for who is asked there, against a bot."""
        self.offer, self._game, self._ours, self._language = offer, game, ours, language
        self._may_bring, self._sit_down = may_bring, sit_down
        self._scenes: dict[str, dict[str, str]] = {}
        self._read: dict[tuple[str, tuple[str, ...], str], Catalogue] = {}
        self._examples: dict[str, str] = {}
        self._one = asyncio.Lock()

    def routes(self) -> list[Route]:
        """What is where."""
        return [
            Route("/cards/{game}", self.cards),
            Route("/rules/{game}", self.rules),
            Route("/write/{game}", self.bench),
            Route("/write/{game}", self.write, methods=["POST"]),
            Route("/packs", self.packs),
            Route("/packs", self.bring, methods=["POST"]),
        ]

    async def _catalogue(self, request: Request, game: str) -> Catalogue:
        layers, edition = self._chosen(request, game), request.query_params.get("edition", "")
        return await self._found(game, layers, edition if edition in EDITIONS else "")

    async def _found(self, game: str, layers: tuple[str, ...], edition: str) -> Catalogue:
        key = game, layers, edition
        if key not in self._read:
            async with self._one:
                found = await asyncio.to_thread(Catalogue, self._choice(*key))
            if len(self._read) >= KEPT:
                del self._read[next(iter(self._read))]
            self._read[key] = found
        return self._read[key]

    def _asked(self, request: Request, game: str, here: str) -> dict[str, Any]:
        """From which table somebody came, and what leads to another page on the same with the same layers, or back to this one."""
        table, edition = (request.query_params.get(name, "") for name in ("table", "edition"))
        said = [("variant", one) for one in self._chosen(request, game)]
        said += [("edition", edition)] if edition in EDITIONS else []
        known = table if links.TABLE.fullmatch(table) else ""
        asked = urlencode([*said, *([("table", known)] if known else [])])
        return {"table": known, "asked": asked, "back": f"/{here}/{game}{'?' if asked else ''}{asked}"}

    def _chosen(self, request: Request, game: str) -> tuple[str, ...]:
        """The layers that are to be shown with it."""
        wanted = request.query_params.getlist("variant")
        return tuple(layer.id for layer in self.offer.layers(game) if layer.id in wanted)

    def _choice(self, game: str, layers: tuple[str, ...], edition: str = "") -> Choice:
        choice = self.offer.choices[game]
        choice = replace(choice, edition=edition) if edition else choice
        return replace(choice, variants=(*choice.variants, *layers))

    async def cards(self, request: Request) -> Response:
        """All cards with their texts."""
        game, language = self._game(request), self._language(request)
        chosen = self._chosen(request, game)
        layers, wrong, shelves = self.offer.layers(game), "", []
        await self.offer.read(language)
        told = self._blurb(game, language)
        title = told.title
        try:
            catalogue = await self._catalogue(request, game)
            async with self._one:
                shelves = await asyncio.to_thread(catalogue.cards, language)
                title = await asyncio.to_thread(catalogue.title, language)
        except PackError as error:
            wrong = plainly(error)
        shown = page(
            "cards.html", language, game=told, layers=[self.offer.blurb(layer, language) for layer in layers],
            shelves=shelves, wrong=wrong, title=title, chosen=chosen, **self._asked(request, game, "cards"),
        )  # fmt: skip
        return HTMLResponse(shown, 400 if wrong else 200)

    async def rules(self, request: Request) -> Response:
        """The clauses of the rules."""
        game, language = self._game(request), self._language(request)
        await self.offer.read(language)
        try:
            catalogue = await self._catalogue(request, game)
        except PackError:  # layers that do not go together have no rules in common
            catalogue = await self._found(game, (), "")
        async with self._one:
            found = await asyncio.to_thread(catalogue.rules, language)
        shown = page(
            "rules.html", language, game=self._blurb(game, language), chapters=found,
            **self._asked(request, game, "rules"),
        )  # fmt: skip
        return HTMLResponse(shown)

    def _blurb(self, game: str, language: str) -> Blurb:
        return self.offer.blurb(self.offer.shelf.manifests[game], language)

    async def bench(self, request: Request) -> Response:
        """The bench, with a card of the game to begin from."""
        game = self._ours(request)
        await self.offer.read(self._language(request))
        async with self._one:
            if game not in self._examples:
                self._examples[game] = await asyncio.to_thread(example, self.offer.choices[game])
                self._scenes[game] = await asyncio.to_thread(scenes, self.offer.shelf.folders[game])
        return HTMLResponse(self._bench(request, game, cards=self._examples[game], example=True))

    def _bench(self, request: Request, game: str, **said: Any) -> str:
        shown: dict[str, Any] = {
            "cards": "", "rules": "", "position": "", "scene": "", "against": BOTS[0], "tried": None, "example": False, **said,
        }  # fmt: skip
        language = self._language(request)
        return page(
            "write.html", language, game=self._blurb(game, language), back=f"/write/{game}", bots=BOTS,
            scenes=list(self._scenes.get(game, ())), **shown,
        )  # fmt: skip

    async def write(self, request: Request) -> Response:
        """What became of what somebody wrote."""
        game = self._ours(request)
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        names = ("cards", "rules", "position", "scene", "against")
        cards, rules, position, scene, against = (form.get(name, [""])[0] for name in names)
        language, choice = self._language(request), self.offer.choices[game]
        await self.offer.read(language)
        said = {"cards": cards, "rules": rules, "position": position, "scene": scene, "against": against}
        if "take" in form:
            said["position"] = self._scenes.get(game, {}).get(scene, position)
            position = said["position"]
        ours_first = tuple(sorted(known_languages(), key=lambda one: one != language))
        async with self._one:
            if game not in self._scenes:
                self._scenes[game] = await asyncio.to_thread(scenes, self.offer.shelf.folders[game])
            found = await asyncio.to_thread(tried, choice, cards, rules, ours_first, position)
        if "play" in form and found.texts:
            return RedirectResponse(f"/new/{game}?own={kept(choice, cards, rules)}", 303)
        if "try" in form and found.right:
            try:
                async with self._one:
                    opened, asked = await asyncio.to_thread(placed, choice, cards, rules, position)
                return await self._sit_down(request, opened, asked, against)
            except PackError as error:
                found = replace(found, findings=told(error.diagnostics))
            except UnplayableTable as error:
                found = replace(found, findings=(Finding("", 0, "error", str(error), ""),))
        return HTMLResponse(self._bench(request, game, tried=found, **said))

    # ---- packs that are brought ----------------------------------------------------------------------

    async def packs(self, request: Request) -> Response:
        """Where a pack can be brought."""
        self._may_bring(request)
        await self.offer.read(self._language(request))
        return HTMLResponse(self._packs(request))

    def _packs(self, request: Request, **said: Any) -> str:
        language = self._language(request)
        games = [self._blurb(game, language) for game in self.offer.choices]
        shown: dict[str, Any] = {"tried": None, "wrong": "", "game": "", "link": "", "title": "", **said}
        return page("packs.html", language, games=games, back="/packs", **shown)

    async def bring(self, request: Request) -> Response:
        """What became of a pack, or of a file with cards or house rules."""
        self._may_bring(request)
        form, file = sent(await request.body(), request.headers.get("content-type", ""))
        language = self._language(request)
        await self.offer.read(language)
        ours_first = tuple(sorted(known_languages(), key=lambda one: one != language))
        if file is None or len(file.content) > MOST:
            wrong = "web-bring-nothing" if file is None else "web-bring-large"
            return HTMLResponse(self._packs(request, wrong=wrong), 400)
        if file.content.startswith(b"PK"):
            async with self._one:
                found = await asyncio.to_thread(brought, file.content, self.offer.choices, ours_first)
            if found.is_game:
                self.offer.add(place_of_game(found.name))
                await self.offer.read(language)
            link = f"/new/{found.game}" + ("" if found.is_game else f"?own={found.name}")
            link, tried_now, game = link if found.name else "", found.tried, found.game
        else:
            game, parts = form.get("game", ""), one_file(file)
            if parts is None or game not in self.offer.choices:
                return HTMLResponse(self._packs(request, wrong="web-bring-kind"), 400)
            choice = self.offer.choices[game]
            async with self._one:
                tried_now = await asyncio.to_thread(tried, choice, *parts, ours_first)
            link = f"/new/{game}?own={kept(choice, *parts)}" if tried_now.right else ""
        title = self._blurb(game, language).title if link else ""
        shown = self._packs(request, tried=tried_now, link=link, title=title, game=game)
        return HTMLResponse(shown, 200 if link else 400)
