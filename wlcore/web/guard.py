"""What every request goes through first: how large, how often and from where it may be; and what every answer says of itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY = 16_384
"""Bytes; what is chosen at a table is far less."""
ROOMY = {"/write/": 65_536, "/packs": 2_100_000}
"""Where more is sent, by how the address begins: what somebody writes, and packs."""
MOST_QUERY = 2_048
KEPT = 10_000
"""So many addresses are remembered."""
SAME = ("same-origin", "none")
POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Rate:
    """How often somebody may do something: so many a second, and so many at once."""

    def __init__(
        self, each_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.each_second, self.at_once, self.clock = each_second, at_once, clock
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Whether they may now; then it counts."""
        now = self.clock()
        left, then = self._left.pop(who, (self.at_once, now))
        left = min(self.at_once, left + (now - then) * self.each_second)
        if len(self._left) >= KEPT:
            del self._left[next(iter(self._left))]  # whoever was here longest ago
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class TooLarge(Exception):
    """More is sent than anybody needs."""


class Guard:
    """Stands before the pages."""

    def __init__(self, app: ASGIApp, asks: Rate | None = None, acts: Rate | None = None) -> None:
        self.app = app
        self.asks, self.acts = asks or Rate(60, 300), acts or Rate(15, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                _dress(message, scope)
            await send(message)

        refused = self._refused(scope)
        if refused is not None:
            await refused(scope, receive, sent)
            return
        try:
            await self.app(scope, _limited(receive, _room(scope)), sent)
        except TooLarge:
            if not answered:
                await _sentence(413, "That is more than fits here.")(scope, receive, sent)

    def _refused(self, scope: Scope) -> PlainTextResponse | None:
        headers, acts = Headers(scope=scope), scope["method"] not in ("GET", "HEAD")
        who = scope["client"][0] if scope.get("client") else ""
        if not (self.acts if acts else self.asks).allows(who):
            return _sentence(429, "That is too often; wait a moment.", {"retry-after": "2"})
        if len(scope["query_string"]) > MOST_QUERY or len(scope["path"]) > MOST_QUERY:
            return _sentence(414, "That address is too long.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _room(scope):
            return _sentence(413, "That is more than fits here.")
        if acts and not _from_here(headers):
            return _sentence(403, "That was sent from another page, so it does not count.")
        return None


def _from_here(headers: Headers) -> bool:
    """Whether a form was sent from a page of ours: as the browser says, or by where the page came from."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in SAME
    origin = headers.get("origin", "")
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def _room(scope: Scope) -> int:
    """How many bytes may be sent to an address."""
    return next((most for begin, most in ROOMY.items() if scope["path"].startswith(begin)), MOST_BODY)


def _limited(receive: Receive, most: int) -> Receive:
    """What comes in, as long as it is not too much."""
    size = 0

    async def limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge
        return message

    return limited


def _dress(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(raw=message.setdefault("headers", []))
    for name, value in HEADERS.items():
        headers[name] = value
    if not scope["path"].startswith("/static/"):
        headers["cache-control"] = "no-store"


def _sentence(status: int, said: str, headers: dict[str, str] | None = None) -> PlainTextResponse:
    return PlainTextResponse(said + "\n", status, headers)
