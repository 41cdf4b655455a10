"""The pages of a table: who is let in by which link, what each seat is shown and may send, what the host can change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Container, Sequence
from dataclasses import replace
from urllib.parse import parse_qs, quote, urlencode
from weakref import WeakKeyDictionary

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from wlcore.engine.record import PERSON
from wlcore.engine.refusals import SaveError
from wlcore.records import dataclass
from wlcore.web import links, rolls
from wlcore.web.hall import Hall
from wlcore.web.orders import BOTS
from wlcore.web.pages import Drawing, drawing, page, turns
from wlcore.web.readers import WATCH, WATCHER, Sight, sight_of
from wlcore.web.store import Elsewhere, StoreDown
from wlcore.web.table import RefusedRequest, Stale, WebTable

PULSE = 20.0
"""Seconds after which an open stream says that it is still there."""
MOST_STREAMS = 64
"""So many pages of one table may be open."""
NAMED_HERE = ("localhost", "127.0.0.1", "::1", "testserver")
"""What this machine is called by whoever sits at it; a page elsewhere that leads here by a name of its own is called otherwise."""
LIVE = "wl-live"
"""What a page's own script says of itself, which wants only the part that changes."""
SET = ("note", "show")
"""What players set for themselves, in the fold below their page."""
WAITS = (0, 2, 5, 15, 60, 1440)
"""The minutes after which a bot may stand in, as a host can say."""
LONGEST_NOTE = 2000
Page = tuple[Sight, str, frozenset[int]]
"""A page: who reads it, in which language, and which other seats the browser holds."""


@dataclass(frozen=True, slots=True)
class Guest:
    """What a browser may do at a table: the seats (from 0) it holds, whether it hosts it, whether it may watch."""

    seats: frozenset[int]
    hosts: bool
    watches: bool


class Desk:
    """Lets people in to tables."""

    def __init__(
        self,
        hall: Hall,
        closing: asyncio.Event,
        games: Container[str],
        reach: str,
        may_begin: Callable[[Request], bool],
        speaks: Callable[[Request], str],
    ) -> None:
        """`games` are those whose cards and rules can be read here; `reach` is the address by which others reach this machine;
        `may_begin` says who may begin games, `speaks` in which language pages apart from any table are.
        """
        self.hall, self.closing, self.games, self.reach = hall, closing, games, reach
        self.may_begin, self.speaks = may_begin, speaks
        self._drawn: WeakKeyDictionary[WebTable, dict[Page, tuple[tuple[int, int], Drawing]]] = (
            WeakKeyDictionary()
        )
        self._open: WeakKeyDictionary[WebTable, dict[asyncio.Event, Page]] = WeakKeyDictionary()
        self._links: dict[str, list[str]] = {}

    def routes(self) -> list[Route]:
        """What is where."""
        return [
            Route("/t/{table}", self.door),
            Route("/t/{table}/join/{secret}", self.join),
            Route("/t/{table}/host", self.host),
            Route("/t/{table}/host/{seat:int}", self.reseat, methods=["POST"]),
            Route("/t/{table}/host/stand-in", self.stand_in, methods=["POST"]),
            Route("/t/{table}/host/link", self.relink, methods=["POST"]),
            Route("/t/{table}/journal", self.journal),
            Route("/t/{table}/replay", self.replay),
            Route("/t/{table}/replay", self.play_on, methods=["POST"]),
            Route("/t/{table}/{reader}", self.seat),
            Route("/t/{table}/{reader}/stream", self.stream),
            Route("/t/{table}/{reader}/log", self.log),
            Route("/t/{table}/{reader}/thing/{kind}/{thing}", self.thing),
            Route("/t/{table}/{reader}/{what}", self.act, methods=["POST"]),
        ]

    # ---- who -----------------------------------------------------------------------------------------

    async def _table(self, request: Request) -> WebTable:
        name = str(request.path_params["table"])
        table = await self.hall.table(name) if links.TABLE.fullmatch(name) else None
        if table is None:
            raise HTTPException(404, "web-no-table")
        return table

    def _guest(self, request: Request, table: WebTable) -> Guest:
        return self._known(table, links.held(request.cookies.get(links.COOKIE, "")))

    @staticmethod
    def _known(table: WebTable, secrets: tuple[str, ...]) -> Guest:
        kept = table.kept
        seats = {
            seat
            for seat, place in enumerate(kept.places)
            if place.is_person and any(links.fits(one, place.digest) for one in secrets)
        }
        hosts = any(links.fits(one, kept.host) for one in secrets)
        return Guest(frozenset(seats), hosts, any(links.fits(one, kept.watch) for one in secrets))

    def _reader(self, request: Request, table: WebTable) -> tuple[Sight, Guest]:
        """Whose page is meant, if this browser may see it: a seat's only with its link; over somebody's shoulder only
        who has no seat, where that player lets them, and everybody when the game is over.
        """
        guest = self._guest(request, table)
        sight = sight_of(str(request.path_params["reader"]), len(table.kept.places))
        if sight is None:
            raise HTTPException(403, "web-no-seat")
        if not sight.watching:
            may = sight.seat in guest.seats
        elif sight.seat == WATCHER or table.over:
            may = guest.watches or guest.hosts or bool(guest.seats)
        else:
            may = guest.watches and not guest.seats and table.kept.own_of(sight.seat).shows
        if not may:
            raise HTTPException(403, "web-no-seat")
        return sight, guest

    def let_in(self, request: Request, answer: Response, table: str, *secrets: str) -> None:
        """Keep secrets in the browser, for the pages of this table alone."""
        held = links.held(request.cookies.get(links.COOKIE, ""))
        for secret in secrets:
            held = links.held(links.with_one_more(held, secret))
        answer.set_cookie(
            links.COOKIE, ".".join(held), max_age=365 * 24 * 3600, path=f"/t/{table}",
            httponly=True, samesite="lax", secure=request.url.scheme == "https",
        )  # fmt: skip
        been = links.with_table(request.cookies.get(links.TABLES, ""), table)
        answer.set_cookie(links.TABLES, been, max_age=365 * 24 * 3600, httponly=True, samesite="lax")

    # ---- coming in -----------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        """A link: its secret goes into a cookie, and out of the address."""
        table, secret = await self._table(request), str(request.path_params["secret"])
        guest = (
            self._known(table, (secret,))
            if links.SECRET.fullmatch(secret)
            else Guest(frozenset(), False, False)
        )
        if not (guest.seats or guest.hosts or guest.watches):
            raise HTTPException(403, "web-no-seat")
        where = next((str(seat + 1) for seat in guest.seats), "host" if guest.hosts else WATCH)
        answer = RedirectResponse(f"/t/{table.kept.id}/{where}", 303)
        self.let_in(request, answer, table.kept.id, secret)
        return answer

    async def door(self, request: Request) -> Response:
        """The page that this browser may see."""
        table = await self._table(request)
        guest = self._guest(request, table)
        if not (guest.seats or guest.hosts or guest.watches):
            raise HTTPException(403, "web-no-seat")
        where = next((str(seat + 1) for seat in sorted(guest.seats)), "host" if guest.hosts else WATCH)
        return RedirectResponse(f"/t/{table.kept.id}/{where}", 303)

    # ---- the page of a seat --------------------------------------------------------------------------

    def _language(self, request: Request, table: WebTable, reader: int) -> str:
        """The language of a page: what this browser asked for, else what the seat began in."""
        place = table.kept.places[reader].language if reader >= 0 else ""
        asked = request.cookies.get("wl-language", "") or place
        return asked if asked in table.languages else self.speaks(request)

    async def _drawing(self, table: WebTable, sight: Sight, language: str, guest: Guest) -> Drawing:
        """What a page shows; the same page is drawn once, whoever asks, and with it the others of its table that are open."""
        key = self._page_of(sight, language, guest)
        known = self._drawn.setdefault(table, {})
        async with table.lock:
            if not self._is_drawn(table, key):
                pages = [key, *(page for page in self._open.get(table, {}).values() if page != key)]
                wanted = [page for page in dict.fromkeys(pages) if not self._is_drawn(table, page)]
                stamps = [table.stamp_for(page[0].seat) for page in wanted]
                drawn = await self.hall.worked(_drawings, table, wanted)
                known.update(zip(wanted, zip(stamps, drawn, strict=False), strict=False))
            return known[key][1]

    @staticmethod
    def _page_of(sight: Sight, language: str, guest: Guest) -> Page:
        return sight, language, frozenset() if sight.watching else guest.seats - {sight.seat}

    def _is_drawn(self, table: WebTable, page: Page) -> bool:
        found = self._drawn.get(table, {}).get(page)
        return found is not None and found[0] == table.stamp_for(page[0].seat)

    async def seat(self, request: Request) -> Response:
        """The whole page."""
        table = await self._table(request)
        sight, guest = self._reader(request, table)
        return await self._page(request, table, sight, guest)

    async def _page(
        self,
        request: Request,
        table: WebTable,
        sight: Sight,
        guest: Guest,
        notice: str = "",
        status: int = 200,
    ) -> Response:
        language = self._language(request, table, sight.sits)
        if notice:
            others = guest.seats - {sight.seat}
            async with table.lock:
                drawn = await self.hall.worked(drawing, table, sight.seat, language, others, notice)
        else:
            drawn = await self._drawing(table, sight, language, guest)
        if LIVE in request.headers:
            return HTMLResponse(drawn.html, status)
        words = table.words(language)
        shown = page(
            "table.html", language, words.phrases.text, view=drawn.html, mark=drawn.mark, title=words.game_name,
            table=table.kept.id, reader=sight.path, own_page=f"/t/{table.kept.id}/{sight.path}", hosts=guest.hosts,
            own=None if sight.watching else table.kept.own_of(sight.seat), watched=bool(table.kept.watch),
            seats=[(seat + 1, words.heading(seat)) for seat in sorted(guest.seats)],
            aim=[*filter(None, (words.told(said, table.session.state) for said in ("game-aim", "game-end")))],
            new_here=not sight.watching and table.last_of(sight.seat) < 0, **self._reading(table),
        )  # fmt: skip
        return HTMLResponse(shown, status)

    def _reading(self, table: WebTable) -> dict[str, str]:
        """Where the cards and rules of what is played are, if they can be read here."""
        game = table.game.id
        if game not in self.games:
            return {"read": ""}
        header = table.journal.header
        asked = [
            *(("variant", layer) for layer in header.variants),
            ("edition", header.edition),
            ("table", table.kept.id),
        ]
        return {"read": f"{quote(game)}?{urlencode(asked)}"}

    async def stream(self, request: Request) -> Response:
        """What a page shows, each time it is another; whole each time, so that it does not matter what got lost."""
        table = await self._table(request)
        sight, _ = self._reader(request, table)
        if len(table.listeners) >= MOST_STREAMS:
            raise HTTPException(503, "web-full")
        language = self._language(request, table, sight.sits)
        last = request.headers.get("last-event-id", "") or request.query_params.get("mark", "")
        streamed = self._streamed(request, table, sight.sits, language, last)
        return StreamingResponse(
            streamed, media_type="text/event-stream", headers={"x-accel-buffering": "no"}
        )

    async def _streamed(
        self, request: Request, table: WebTable, reader: int, language: str, last: str
    ) -> AsyncIterator[bytes]:
        """Who may see the page is asked anew for each view: a seat can be given to somebody else meanwhile. A view is followed by nothing,
        so that whoever sends it does not keep it until the next one.
        """
        event = asyncio.Event()
        was_there = table.present(reader)
        table.listeners[event] = reader
        table.stood_in.discard(reader)
        if not was_there:
            table.changed()
            table.tell()
        try:
            yield b"retry: 2000\n\n"
            while not self.closing.is_set() and self.hall.tables.get(table.kept.id) is table:
                event.clear()
                try:
                    sight, guest = self._reader(request, table)
                except HTTPException:
                    yield b"event: gone\ndata: gone\n\n"
                    return
                self._open.setdefault(table, {})[event] = self._page_of(sight, language, guest)
                drawn = await self._drawing(table, sight, language, guest)
                if drawn.mark != last:
                    last = drawn.mark
                    yield drawn.event
                    yield b""
                try:
                    async with asyncio.timeout(PULSE):
                        await event.wait()
                except TimeoutError:
                    yield b": \n\n"
        finally:
            del table.listeners[event]
            self._open.get(table, {}).pop(event, None)
            if not table.present(reader):
                table.left[reader] = time.monotonic()
                table.changed()
                table.tell()

    # ---- what is sent --------------------------------------------------------------------------------

    async def act(self, request: Request) -> Response:
        """Choose, take back, agree; then the page as it is, or why not with the page as it is."""
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        table = await self._table(request)
        sight, guest = self._reader(request, table)
        language = self._language(request, table, sight.sits)
        say = table.words(language).phrases.text
        if sight.watching:
            raise HTTPException(403, "web-no-seat")
        try:
            async with table.lock:
                what = str(request.path_params["what"])
                await self.hall.worked(self._done, table, sight.seat, what, form, language)
        except Stale:
            return await self._page(request, table, sight, guest, say("web-stale"), 409)
        except RefusedRequest as refused:
            told = say(refused.phrase, **refused.said)
            return await self._page(request, table, sight, guest, told, 409)
        except (Elsewhere, StoreDown, SaveError):
            self.hall.drop(table)  # what the store has counts, whatever was told
            raise
        table.tell()
        self.hall.think(table)
        if LIVE in request.headers:
            return Response(status_code=204)  # the stream has what came of it, in its order
        there = "#mine" if what in SET else ""  # a fold with that in it opens
        return RedirectResponse(f"/t/{table.kept.id}/{sight.path}{there}", 303)

    @staticmethod
    def _done(table: WebTable, seat: int, what: str, form: dict[str, list[str]], language: str) -> None:
        own = table.kept.own_of(seat)
        stand, option = form.get("stand", [""])[0], form.get("option", [""])[0]
        match what:
            case "choose":
                if not option.isdecimal() or len(option) > 9:
                    raise RefusedRequest("web-not-on-offer")
                table.choose(seat, int(option), stand)
            case "undo":
                table.undo(seat, stand)
            case "restart":
                table.restart(seat, stand)
            case "agree" | "refuse":
                table.answer(seat, what == "agree")
            case "pass":
                table.pass_by(seat, stand, table.words(language).question(table.session.state))
            case "ask-me":
                table.set_own(seat, replace(own, passes=()))
            case "note":
                table.set_own(seat, replace(own, note=form.get("note", [""])[0][:LONGEST_NOTE]))
            case "show":
                table.set_own(seat, replace(own, shows=bool(form.get("show", [""])[0])))
            case _:
                raise HTTPException(404)

    # ---- more to read --------------------------------------------------------------------------------

    async def log(self, request: Request) -> Response:
        """All that has happened, as this reader saw it."""
        table = await self._table(request)
        sight, _ = self._reader(request, table)
        language = self._language(request, table, sight.sits)
        words, back = table.words(language), sight.path
        async with table.lock:
            told = await self.hall.worked(turns, table, sight.seat, language, 1_000_000)
        shown = page(
            "log.html",
            language,
            words.phrases.text,
            log=told,
            title=words.game_name,
            back=f"/t/{table.kept.id}/{back}",
        )
        return HTMLResponse(shown)

    async def thing(self, request: Request) -> Response:
        """What stands on a card: the same for everybody, whoever holds it."""
        table = await self._table(request)
        sight, _ = self._reader(request, table)
        language, back = self._language(request, table, sight.sits), sight.path
        asked = f"{request.path_params['kind']}/{request.path_params['thing']}"
        found = table.texts(language).get(asked)
        if found is None:
            raise HTTPException(404)
        say = table.words(language).phrases.text
        template = "card.html" if LIVE in request.headers else "thing.html"
        return HTMLResponse(
            page(template, language, say, name=found[0], text=found[1], back=f"/t/{table.kept.id}/{back}")
        )

    def _belongs(self, request: Request, table: WebTable) -> None:
        """Refuse whoever does not belong to a table, or asks while things are still secret there."""
        guest = self._guest(request, table)
        if not (guest.seats or guest.hosts or guest.watches):
            raise HTTPException(403, "web-no-seat")
        if not table.over:
            raise HTTPException(403, "web-not-over")

    async def replay(self, request: Request) -> Response:
        """A finished game step by step, as anybody saw it: nothing in it is a secret any more."""
        table = await self._table(request)
        self._belongs(request, table)
        last, seats = len(table.session.moves), len(table.kept.places)
        at = min(_number(request.query_params.get("at", "0")), last)
        whose = min(_number(request.query_params.get("as", "0")), seats) - 1
        language = self._language(request, table, WATCHER)
        words = table.words(language)
        async with table.lock:
            drawn = await self.hall.worked(_past, table, whose, language, at)
        steps = (
            (0, "web-first", "«", "Home"), (max(0, at - 1), "web-before", "‹", "ArrowLeft"),
            (min(last, at + 1), "web-next", "›", "ArrowRight"), (last, "web-last", "»", "End"),
        )  # fmt: skip
        shown = page(
            "replay.html", language, words.phrases.text, view=drawn.html, title=words.game_name, table=table.kept.id,
            at=at, last=last, whose=whose, steps=steps, here=f"/t/{table.kept.id}/replay?as={whose + 1}",
            seats=[(seat, words.heading(seat)) for seat in range(seats)], may_begin=self.may_begin(request),
        )  # fmt: skip
        return HTMLResponse(shown)

    async def play_on(self, request: Request) -> Response:
        """Begin a game that goes on from a moment of a finished one, with the same people at new links."""
        table = await self._table(request)
        self._belongs(request, table)
        if not self.may_begin(request):
            raise HTTPException(403, "web-not-public")
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        at = _number(form.get("at", ["0"])[0])
        if at >= len(table.session.moves):
            raise HTTPException(404)
        host = links.new_secret()
        secrets = [links.new_secret() if place.is_person else "" for place in table.kept.places]
        digests = tuple(links.digest(one) if one else "" for one in secrets)
        other = await self.hall.branch(table, at, links.digest(host), digests)
        self.remember(other.kept.id, [host, *secrets, ""])
        answer = RedirectResponse(f"/t/{other.kept.id}/host", 303)
        self.let_in(request, answer, other.kept.id, host)
        return answer

    async def journal(self, request: Request) -> Response:
        """The journal, for whoever played or watched, once nothing in it is a secret any more."""
        table = await self._table(request)
        self._belongs(request, table)
        named = f'attachment; filename="{table.game.id}-{table.kept.id}.jsonl"'
        data = await self.hall.worked(rolls.exported, self.hall.store, table.kept.id)
        return Response(data, media_type="application/jsonl", headers={"content-disposition": named})

    # ---- the host ------------------------------------------------------------------------------------

    def remember(self, table: str, secrets: list[str]) -> None:
        """Keep the links of a table until its host has seen them; only what cannot be turned back is stored."""
        self._links[table] = secrets

    async def host(self, request: Request) -> Response:
        """Who sits where, and the links that are new."""
        table = await self._table(request)
        guest = self._guest(request, table)
        if not guest.hosts:
            raise HTTPException(403, "web-no-seat")
        language = self._language(request, table, WATCHER)
        words, own = table.words(language), self._own_address(request)
        secrets = self._links.get(table.kept.id, [])
        joins = [f"{own}/t/{table.kept.id}/join/{secret}" if secret else "" for secret in secrets]
        places = [
            (seat + 1, words.heading(seat), place, joins[seat + 1] if joins else "", table.present(seat))
            for seat, place in enumerate(table.kept.places)
        ]
        shown = page(
            "host.html", language, words.phrases.text, title=words.game_name, table=table.kept.id, places=places,
            watch=joins[-1] if joins else "", host=joins[0] if joins else "", watched=bool(table.kept.watch),
            bots=BOTS, over=table.over,
            waits=WAITS, stand_in=table.kept.stand_in,
            here_only=request.url.hostname in NAMED_HERE and not self.reach,
        )  # fmt: skip
        return HTMLResponse(shown)

    def _own_address(self, request: Request) -> str:
        """How links begin: as this browser came here, unless others cannot come that way and can another."""
        if self.reach and request.url.hostname in NAMED_HERE:
            return self.reach
        return str(request.base_url).rstrip("/")

    async def reseat(self, request: Request) -> Response:
        """Give a seat a new link, or to a bot, or back to a person."""
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        table, seat = await self._table(request), int(request.path_params["seat"]) - 1
        if not self._guest(request, table).hosts:
            raise HTTPException(403, "web-no-seat")
        if not 0 <= seat < len(table.kept.places):
            raise HTTPException(404)
        kind, secret = form.get("kind", [""])[0], links.new_secret()
        place = table.kept.places[seat]
        if kind in BOTS:
            changed = replace(place, kind=kind)
        else:
            changed = replace(place, kind=PERSON, digest=links.digest(secret))
            self._linked(table)[seat + 1] = secret
        note = f"web-reseated-{'person' if changed.is_person else 'bot'} {seat}"
        return await self._changed(table, lambda: table.seat(seat, changed, note))

    async def relink(self, request: Request) -> Response:
        """Make a new link for watching, or for the host, whose browser has it at once; the old one counts no more."""
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        table, to = await self._table(request), form.get("to", [""])[0]
        if not self._guest(request, table).hosts:
            raise HTTPException(403, "web-no-seat")
        if to not in ("host", WATCH) or (to == WATCH and not table.kept.watch):
            raise HTTPException(404)
        secret = links.new_secret()
        change = table.let_watch if to == WATCH else table.let_host
        answer = await self._changed(table, lambda: change(links.digest(secret)))
        self._linked(table)[-1 if to == WATCH else 0] = secret
        if to == "host":
            self.let_in(request, answer, table.kept.id, secret)
        return answer

    def _linked(self, table: WebTable) -> list[str]:
        """The secrets of links that are shown to the host: their own, one for each seat, and that for watching; '' where none is known."""
        return self._links.setdefault(table.kept.id, [""] * (len(table.kept.places) + 2))

    async def stand_in(self, request: Request) -> Response:
        """After how long a bot chooses for people who are away."""
        form = parse_qs((await request.body()).decode("utf-8", "replace"))
        table, minutes = await self._table(request), _number(form.get("minutes", ["0"])[0])
        if not self._guest(request, table).hosts:
            raise HTTPException(403, "web-no-seat")
        if minutes not in WAITS:
            raise HTTPException(404)
        return await self._changed(table, lambda: table.stand_in_after(minutes))

    async def _changed(self, table: WebTable, change: Callable[[], None]) -> Response:
        """Carry out what the host has changed, and show the page again."""
        try:
            async with table.lock:
                await self.hall.worked(change)
        except StoreDown:
            self.hall.drop(table)
            raise
        table.tell()
        self.hall.think(table)
        return RedirectResponse(f"/t/{table.kept.id}/host", 303)


def _number(said: str) -> int:
    """A number that somebody sent; 0 for what is none."""
    return int(said) if said.isdecimal() and len(said) < 7 else 0


def _past(table: WebTable, reader: int, language: str, at: int) -> Drawing:
    """What a page would have shown after so many choices."""
    return drawing(
        table.before(at, reader, language), reader, language, frozenset(), watching=True, past=True
    )


def _drawings(table: WebTable, pages: Sequence[Page]) -> list[Drawing]:
    """What a page shows, and those behind it as far as they can be drawn: what is wrong with one is told there."""
    found: list[Drawing] = []
    for sight, language, others in pages:
        try:
            found.append(drawing(table, sight.seat, language, others, "", sight.watching))
        except Exception:
            if not found:
                raise
            break
    table.drawn()
    return found
