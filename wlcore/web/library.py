"""Pages beside any table: the cards of a game, its rules, and a bench at which somebody writes a card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice
from wlcore.web.blurbs import Blurb
from wlcore.web.catalogue import Catalogue
from wlcore.web.orders import Offer
from wlcore.web.pages import known_languages, page
from wlcore.web.workbench import example, kept, plainly, tried

KEPT = 8
"""So many games with layers are remembered."""


class Library:
    """Shows what can be read of a `game`, and to those who may begin games (`ours`) the bench.

    What takes long is done one after the other, where nobody who plays waits for it.
    """

    def __init__(
        self,
        offer: Offer,
        game: Callable[[Request], str],
        ours: Callable[[Request], str],
        language: Callable[[Request], str],
    ) -> None:
        self.offer, self._game, self._ours, self._language = offer, game, ours, language
        self._read: dict[tuple[str, tuple[str, ...]], Catalogue] = {}
        self._examples: dict[str, str] = {}
        self._one = asyncio.Lock()

    def routes(self) -> list[Route]:
        """What is where."""
        return [
            Route("/cards/{game}", self.cards),
            Route("/rules/{game}", self.rules),
            Route("/write/{game}", self.bench),
            Route("/write/{game}", self.write, methods=["POST"]),
        ]

    async def _catalogue(self, request: Request, game: str) -> Catalogue:
        layers = self._chosen(request, game)
        if (game, layers) not in self._read:
            async with self._one:
                found = await asyncio.to_thread(Catalogue, self._choice(game, layers))
            if len(self._read) >= KEPT:
                del self._read[next(iter(self._read))]
            self._read[game, layers] = found
        return self._read[game, layers]

    def _chosen(self, request: Request, game: str) -> tuple[str, ...]:
        """The layers that are to be shown with it."""
        wanted = request.query_params.getlist("variant")
        return tuple(layer.id for layer in self.offer.layers(game) if layer.id in wanted)

    def _choice(self, game: str, layers: tuple[str, ...]) -> Choice:
        choice = self.offer.choices[game]
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
            shelves=shelves, wrong=wrong, title=title, chosen=chosen,
            back="?".join(filter(None, (f"/cards/{game}", urlencode([("variant", one) for one in chosen])))),
        )  # fmt: skip
        return HTMLResponse(shown, 400 if wrong else 200)

    async def rules(self, request: Request) -> Response:
        """The clauses of the rules."""
        game, language = self._game(request), self._language(request)
        await self.offer.read(language)
        async with self._one:
            found = await asyncio.to_thread((await self._plain(game)).rules, language)
        shown = page(
            "rules.html", language, game=self._blurb(game, language), clauses=found, back=f"/rules/{game}",
        )  # fmt: skip
        return HTMLResponse(shown)

    def _blurb(self, game: str, language: str) -> Blurb:
        return self.offer.blurb(self.offer.shelf.manifests[game], language)

    async def _plain(self, game: str) -> Catalogue:
        if (game, ()) not in self._read:
            self._read[game, ()] = await asyncio.to_thread(Catalogue, self.offer.choices[game])
        return self._read[game, ()]

    async def bench(self, request: Request) -> Response:
        """The bench, with a card of the game to begin from."""
        game = self._ours(request)
        await self.offer.read(self._language(request))
        async with self._one:
            if game not in self._examples:
                self._examples[game] = await asyncio.to_thread(example, self.offer.choices[game])
        return HTMLResponse(self._bench(request, game, cards=self._examples[game], example=True))

    def _bench(self, request: Request, game: str, **said: Any) -> str:
        shown: dict[str, Any] = {"cards": "", "rules": "", "tried": None, "example": False, **said}
        language = self._language(request)
        return page(
            "write.html", language, game=self._blurb(game, language), back=f"/write/{game}", **shown
        )  # fmt: skip

    async def write(self, request: Request) -> Response:
        """What became of what somebody wrote."""
        game = self._ours(request)
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        cards, rules = form.get("cards", [""])[0], form.get("rules", [""])[0]
        language = self._language(request)
        await self.offer.read(language)
        ours_first = tuple(sorted(known_languages(), key=lambda one: one != language))
        async with self._one:
            found = await asyncio.to_thread(tried, self.offer.choices[game], cards, rules, ours_first)
        if "play" in form and found.texts:
            return RedirectResponse(f"/new/{game}?own={kept(self.offer.choices[game], cards, rules)}", 303)
        return HTMLResponse(self._bench(request, game, cards=cards, rules=rules, tried=found))
