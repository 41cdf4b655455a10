"""Tells a service elsewhere whose turn it is, where whoever runs the server has named one: a chat, a mail gateway, a bell.

What is sent is JSON with a sentence under `text` and `content`, so that common chats take it as it is, and `game`, `player`
and `link`. It is tried once; a service that does not answer holds nobody up.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from urllib.error import URLError
from urllib.request import Request, urlopen

PATIENCE = 5
"""Seconds that the service has to answer."""
AGAIN = 60.0
"""Seconds in which the same player of a table is called once."""
MOST = 1000


class Webhook:
    """Calls one address; `base` is how links to this server begin, `complain` is told when the calls begin to fail."""

    def __init__(self, address: str, base: str, complain: Callable[[str], None]) -> None:
        self.address, self.base, self.complain = address, base, complain
        self._called: dict[tuple[str, str], float] = {}
        self._line = ThreadPoolExecutor(1, "webhook")
        self._failing = False

    def call(self, table: str, game: str, player: str, say: Callable[..., str]) -> None:
        """Say that it is somebody's turn, unless they have just been told."""
        now, who = time.monotonic(), (table, player)
        if now - self._called.pop(who, -AGAIN) < AGAIN:
            self._called[who] = now
            return
        if len(self._called) >= MOST:
            del self._called[next(iter(self._called))]
        self._called[who] = now
        link = f"{self.base}/t/{table}"
        said = say("web-called", game=game, player=player, link=link)
        sent = {"text": said, "content": said, "game": game, "player": player, "link": link}
        self._line.submit(self._send, json.dumps(sent).encode())

    def _send(self, body: bytes) -> None:
        request = Request(self.address, body, {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE):
                self._failing = False
        except (URLError, OSError, ValueError, HTTPException) as error:
            if not self._failing:
                self.complain(f"the webhook cannot be called: {error}")
            self._failing = True

    def close(self) -> None:
        """Stop; what has not been said by then is not said."""
        self._line.shutdown(wait=False, cancel_futures=True)
