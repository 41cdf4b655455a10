"""Browsers for tests: each has cookies of its own, follows links, and reads of a page what a person would."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

from starlette.testclient import TestClient

from wlcore.loading import Choice
from wlcore.web.app import App
from wlcore.web.guard import Rate
from wlcore.web.store import Store

GAMES = Path(__file__).parents[1] / "games"
COINS = Choice(str(GAMES / "coin-race"))
WHERE = "http://testserver"
HERE = {"sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded"}
OPTION = re.compile(
    r'<button id="o\d+" name="option" value="(\d+)"[^>]*>([^<]*?) ?(?:<small[^>]*>[^<]*</small> ?)*</button>'
)
STAND = re.compile(r'name="stand" value="([^"]*)"')
LINK = re.compile(r'value="http://testserver(/t/[^"]*/join/[^"]*)"')


class Browser:
    """Somebody's browser."""

    def __init__(self, app: App, client: TestClient) -> None:
        self.client = TestClient(app.asgi, base_url=WHERE, headers={"accept-language": "en"})
        self.client.portal = client.portal  # all of them talk to one server

    def get(self, path: str, **headers: str):
        """A page."""
        return self.client.get(path, headers=headers)

    def post(self, path: str, form: dict[str, str | Sequence[str]] | None = None, **headers: str):
        """Send a form from a page of ours."""
        body = urlencode(form or {}, doseq=True)
        return self.client.post(path, content=body, headers={**HERE, **headers}, follow_redirects=False)

    def choose(self, path: str, option: int | None = None, stand: str | None = None):
        """Choose an option of the page there, the first if none is named; by the view it shows, if none is named."""
        page = self.get(path).text
        number = option if option is not None else options(page)[0]
        return self.post(f"{path}/choose", {"option": str(number), "stand": stand or stand_of(page)})


@contextmanager
def server(store: Store, *choices: Choice, public: bool = True) -> Iterator[tuple[App, TestClient]]:
    """An app that answers, and its first client."""
    app = App(store, choices or (COINS,), public, Rate(1e9, 1e9), Rate(1e9, 1e9))
    with TestClient(app.asgi, base_url=WHERE) as client:
        yield app, client


def options(page: str) -> list[int]:
    """The numbers of the options on a page."""
    return [int(number) for number, _ in OPTION.findall(page)]


def words(page: str) -> list[str]:
    """The words of the options on a page."""
    return [unescape(said) for _, said in OPTION.findall(page)]


def stand_of(page: str) -> str:
    """Which view a page shows."""
    found = STAND.search(page)
    return found[1] if found is not None else ""


def begun(
    app: App, client: TestClient, game: str = "coin-race", **form: str
) -> tuple[Browser, str, list[str]]:
    """A new table: the host's browser, the path of the table, and the links of seats and watchers."""
    host = Browser(app, client)
    seats = form or {
        "kind-1": "person",
        "name-1": "Ann",
        "kind-2": "person",
        "name-2": "Ben",
        "language-2": "de",
    }
    answer = host.post(f"/new/{game}", seats)
    assert answer.status_code == 303, answer.text
    page = host.get(answer.headers["location"]).text
    return host, answer.headers["location"].removesuffix("/host"), LINK.findall(page)


def seated(app: App, client: TestClient, link: str) -> Browser:
    """Somebody who has opened a link in a browser of their own."""
    browser = Browser(app, client)
    assert browser.get(link).status_code == 200
    return browser
