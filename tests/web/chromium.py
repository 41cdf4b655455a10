"""Pages in a real browser, for tests: opened apart from each other, waited for, clicked through."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tools.serving.process import Process

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
needed = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")
MINE = "document.querySelector('#view').dataset.turn === '1'"
OVER = "!!document.querySelector('a[href$=\"/journal\"]')"
FITS = "document.documentElement.scrollWidth <= window.innerWidth"
PLAYS = """(seed) => {
  let last = "", since = 0, chance = seed;
  const timer = setInterval(() => {
    const view = document.getElementById("view");
    const stand = (document.querySelector(".options [name=stand]") || {}).value;
    if (view.dataset.turn !== "1" || !stand || (stand === last && Date.now() - since < 1000)) return;
    const options = [...document.querySelectorAll(".options button")];
    chance = (chance * 1103515245 + 12345) % 2147483648;
    [last, since] = [stand, Date.now()];
    options[chance % options.length].click();
  }, 8);
  window.stopPlaying = () => clearInterval(timer);
}"""
"""Clicks an option that chance picks, as soon as there is something to choose: as a person would, only faster."""
Opens = Callable[..., "sync_api.Page"]


@pytest.fixture(scope="module")
def chromium():
    """A browser without a window."""
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium) -> Iterator[Opens]:
    """Opens pages, each in a browser of its own; none may ask anybody else for anything, nor complain."""
    with watched(chromium) as page:
        yield page


@contextmanager
def watched(chromium) -> Iterator[Opens]:
    """The same, for as long as somebody likes."""
    contexts, asked, said = [], [], []

    def page(language: str = "en", width: int = 1280, height: int = 800):
        size = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, locale=language, reduced_motion="reduce")
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


def until(page, code: str, within: float = 20) -> None:
    """Wait until something is so on a page."""
    end = time.monotonic() + within
    while not page.evaluate(code):
        assert time.monotonic() < end, f"{code} is never so; there is: {page.inner_text('body')}"
        time.sleep(0.02)


def begun(page, server: Process, game: str, seats: list[tuple[str, str, str]], *ticks: str) -> list[str]:
    """Begin a game as somebody who sees the pages for the first time, and read the links."""
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.click(f".games a[href='/new/{game}']")
    for number, (name, kind, language) in enumerate(seats, 1):
        page.fill(f"[name=name-{number}]", name)
        page.select_option(f"[name=kind-{number}]", kind)
        page.select_option(f"[name=language-{number}]", language)
    for tick in ticks:
        page.check(tick)
    page.click("main form > button")
    page.wait_for_selector(".places input")
    return [field.input_value() for field in page.query_selector_all("main input[readonly]")]


def choose(page, pick: Callable[[list], object]) -> None:
    """Click an option, and wait until the table has gone on."""
    stand = page.get_attribute(".options [name=stand]", "value")
    pick(page.query_selector_all(".options button")).click()
    until(page, f"(document.querySelector('.options [name=stand]') || {{}}).value !== '{stand}'")
