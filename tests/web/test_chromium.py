"""The pages in a real browser: streams, the board, keyboard alone, a narrow telephone, and what a screen reader is told."""

from __future__ import annotations

import shutil
import signal
import time
from collections.abc import Callable

import pytest

from tests.web.browsers import GAMES
from tools.serving.process import Process, process

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")
SIZES = ((360, 740), (1280, 800), (3840, 2160))


@pytest.fixture(scope="module")
def chromium():
    """A browser without a window."""
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium):
    """Opens pages, each in a browser of its own; none may ask anybody else for anything, nor complain."""
    contexts, asked, said = [], [], []

    def page(language: str = "en", width: int = 1280, height: int = 800):
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language)
        contexts.append(context)
        made = context.new_page()
        made.on("request", lambda request: asked.append(request.url))
        made.on("pageerror", lambda error: said.append(str(error)))
        made.on("console", lambda line: said.append(line.text) if "ontent Security" in line.text else None)
        return made

    yield page
    for context in contexts:
        context.close()
    assert said == []
    assert [url for url in asked if not url.startswith("http://127.0.0.1:")] == []


def until(page, code: str, within: float = 15) -> None:
    """Wait until something is so on a page."""
    end = time.monotonic() + within
    while not page.evaluate(code):
        assert time.monotonic() < end, f"{code} is never so; there is: {page.inner_text('body')}"
        time.sleep(0.02)


MINE = "document.querySelector('#view').dataset.turn === '1'"
OVER = "!!document.querySelector('a[href$=\"/journal\"]')"


def begun(page, server: Process, seats: list[tuple[str, str, str]]) -> list[str]:
    """Begin a game as somebody who sees the pages for the first time, and read the links."""
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.click(".games a")
    for number, (name, kind, language) in enumerate(seats, 1):
        page.fill(f"[name=name-{number}]", name)
        page.select_option(f"[name=kind-{number}]", kind)
        page.select_option(f"[name=language-{number}]", language)
    page.click("main form > button")
    page.wait_for_selector(".places input")
    return [field.input_value() for field in page.query_selector_all(".places input")]


def choose(page, pick: Callable[[list], object]) -> None:
    """Click an option, and wait until the table has gone on."""
    stand = page.get_attribute(".options [name=stand]", "value")
    pick(page.query_selector_all(".options button")).click()
    until(page, f"(document.querySelector('.options [name=stand]') || {{}}).value !== '{stand}'")


def test_two_play_while_the_server_dies(opened, tmp_path):
    """Two people in two languages play to the end by clicking; meanwhile the server is killed, and both come back by themselves."""
    words = str(GAMES / "coin-race"), "--store", f"sqlite:{tmp_path / 't.sqlite'}"
    with process(*words) as server:
        ann = opened("en")
        links = begun(ann, server, [("Ann", "person", "en"), ("Ben", "person", "de")])
        ben = opened("en")
        ann.goto(links[0])
        ben.goto(links[1])
        assert ben.get_attribute("html", "lang") == "de"
        people, port, chosen = [ann, ben], server.port, 0
        while not ann.evaluate(OVER):
            who = next((one for one in people if one.evaluate(MINE)), None)
            if who is not None:
                choose(who, lambda options: options[0])
                chosen += 1
            if chosen == 2 and server.process.poll() is None:
                server.end(signal.SIGKILL)
                until(ann, "!document.getElementById('lost').hidden")
                again = Process(*words, port=port)
                chosen += 1
        until(ben, OVER)
        assert "Das Spiel ist zu Ende" in ben.inner_text("#question")
        again.end()
        again.process.stderr.close()


def test_keyboard_alone(opened, tmp_path):
    """Without a mouse the question is reached by the first link, an option chosen by Enter, and the focus is not lost by it."""
    with process(str(GAMES / "orders"), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened()
        links = begun(ann, server, [("Ann", "person", "en"), ("Ben", "person", "en")])
        ann.goto(links[0])
        ann.keyboard.press("Tab")
        assert ann.evaluate("document.activeElement.textContent") == "To the question"
        ann.keyboard.press("Enter")
        for _ in range(2):
            stand = ann.get_attribute(".options [name=stand]", "value")
            while "value" not in ann.evaluate("[...document.activeElement.attributes].map(a => a.name)"):
                ann.keyboard.press("Tab")
            ann.keyboard.press("Enter")
            until(ann, f"(document.querySelector('.options [name=stand]') || {{}}).value !== '{stand}'")
            until(ann, "document.getElementById('view').contains(document.activeElement)")
            if not ann.evaluate(MINE):
                break


def test_pages_fit_every_screen(opened, tmp_path):
    """From a telephone to a large screen nothing sticks out sideways, and places on the board choose what leads there."""
    with process("western-legends", "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened()
        links = begun(
            ann, server, [("Ann", "person", "en"), ("Ben", "random", "en"), ("Cleo", "random", "en")]
        )
        own = "document.documentElement.scrollWidth <= window.innerWidth"
        for path in ("/", "/new/western-legends", None):
            for width, height in SIZES:
                ann.set_viewport_size({"width": width, "height": height})
                ann.goto(links[0] if path is None else f"http://127.0.0.1:{server.port}{path}")
                assert ann.evaluate(own), (path, width)
        ann.set_viewport_size({"width": 1280, "height": 800})
        for _ in range(40):
            until(ann, f"{MINE} && document.querySelectorAll('.options button').length > 0")
            if ann.query_selector("svg a.open"):
                break
            choose(ann, lambda options: options[0])
        stand = ann.get_attribute(".options [name=stand]", "value")
        ann.click("svg a.open")
        until(ann, f"(document.querySelector('[name=stand]') || {{}}).value !== '{stand}'")


def test_a_screen_reader_hears_it_in_order(opened, tmp_path):
    """What is asked comes first, then the board or what is one's own, players, the table, the log; each has a name."""
    with process("public-enemy", "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened()
        links = begun(ann, server, [("Ann", "person", "en"), ("Ben", "random", "en")])
        ann.goto(links[0])
        until(ann, MINE)
        tree = ann.locator("body").aria_snapshot()
        wanted = ["Your turn", "Players", "On the table", "What has happened"]
        found = [tree.index(f'region "{name}"') for name in wanted]
        assert found == sorted(found)
        assert "status: " in tree
        assert tree.count("button") >= len(ann.query_selector_all("#view button"))
