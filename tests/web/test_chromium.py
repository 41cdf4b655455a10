"""Whole games in a real browser: two people in two languages, bots, a watcher, the death of the server, undo, the board."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.web.browsers import GAMES
from tests.web.chromium import (
    FITS,
    MINE,
    OVER,
    PLAYS,
    begun,
    choose,
    chromium,
    needed,
    opened,
    until,
)
from tools.serving.process import Process, process

__all__ = ["chromium", "opened"]
pytestmark = needed
WEIGHT = """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind)).reduce(
  (all, one) => all + one.transferSize, 0)"""
OWN = Path(__file__).parents[2] / "docs" / "games"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of everything that is installed."""
    with process("--store", f"sqlite:{tmp_path_factory.mktemp('tables') / 't.sqlite'}") as made:
        yield made


def test_two_play_western_legends_to_its_end(opened, server):
    """Ann in English on a telephone and Ben in German on a large screen play to the end; who watches sees it with them; then
    they go through it, and on from there.
    """
    host = opened("en")
    seats = [("Ann", "person", "en"), ("Ben", "person", "de"), ("", "", "en")]
    links = begun(host, server, "western-legends", seats, "[name=watched]")
    ann, ben, watcher = opened("en", 360, 740), opened("de", 1920, 1080), opened("fr")
    for page, link in zip((ann, ben, watcher), links, strict=False):
        page.goto(link)
    assert [page.get_attribute("html", "lang") for page in (ann, ben)] == ["en", "de"]
    for seed, page in enumerate((ann, ben), 1):
        page.evaluate(PLAYS, seed)
    for page in (ann, ben, watcher):
        until(page, OVER, 120)
    assert "The game is over" in ann.inner_text("#question")
    assert "Das Spiel ist zu Ende" in ben.inner_text("#question")
    assert all(page.evaluate(FITS) for page in (ann, ben))
    ann.click("#question a[href*='/replay']")
    ann.wait_for_load_state("load")  # the keys are listened to by then
    last = int(ann.get_attribute("[name=at]", "max"))
    assert last > 50
    ann.keyboard.press("ArrowRight")
    ann.wait_for_selector("[name=at][value='1']")
    assert not ann.query_selector(".options")
    host.goto(f"{ann.url.partition('/replay')[0]}/replay?as=1&at={last // 2}")
    host.click(".steps button.first")
    host.wait_for_selector(".places input")
    ann.goto(host.query_selector(".places input").input_value())
    assert ann.query_selector_all(".log .entry")


def test_public_enemy_with_three_bots(opened, server):
    """One person and three bots of all kinds play to the end."""
    ann = opened("ru")
    bots = [("", bot, "en") for bot in ("random", "greedy", "random")]
    ann.goto(begun(ann, server, "public-enemy", [("Аня", "person", "ru"), *bots])[0])
    ann.evaluate(PLAYS, 3)
    until(ann, OVER, 60)
    assert "Аня" in ann.inner_text("#question")


def test_they_come_back_when_the_server_is_killed_in_the_middle_of_a_choice(opened, tmp_path):
    """The server hears nothing of a choice and dies: nobody does anything, both are back, and the choice can be made again."""
    words = str(GAMES / "coin-race"), "--store", f"sqlite:{tmp_path / 't.sqlite'}"
    with process(*words) as server:
        ann, ben = opened("en"), opened("en")
        links = begun(ann, server, "coin-race", [("Ann", "person", "en"), ("Ben", "person", "de")])
        ann.goto(links[0])
        ben.goto(links[1])
        people = [ann, ben]
        until(ann, f"{MINE} || document.querySelector('#question-h').textContent.includes('Ben')")
        who = next(one for one in people if one.evaluate(MINE))
        choose(who, lambda options: options[0])
        who = next(one for one in people if one.evaluate(MINE) or one.evaluate(OVER) or one is ben)
        until(who, MINE)
        stand = who.get_attribute(".options [name=stand]", "value")
        server.process.send_signal(signal.SIGSTOP)
        who.click(".options button", no_wait_after=True)
        server.end(signal.SIGKILL)
        for one in people:
            until(one, "!document.getElementById('lost').hidden")
        again = Process(*words, port=server.port)
        try:
            for one in people:
                until(one, "document.getElementById('lost').hidden")
            assert who.get_attribute(".options [name=stand]", "value") == stand
            choose(who, lambda options: options[0])
            for seed, one in enumerate(people):
                one.evaluate(PLAYS, seed)
            for one in people:
                until(one, OVER)
        finally:
            again.end()
            again.errors.close()
    assert "Das Spiel ist zu Ende" in ben.inner_text("#question")


def test_undo_by_consent(opened, tmp_path):
    """What another has answered is taken back when they agree; who watches reads in the log that they did."""
    with process(str(GAMES / "orders"), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann, ben, watcher = opened("en"), opened("de"), opened("en")
        seats = [("Ann", "person", "en"), ("Ben", "person", "de")]
        for page, link in zip(
            (ann, ben, watcher), begun(ann, server, "orders", seats, "[name=watched]"), strict=False
        ):
            page.goto(link)
        while ann.evaluate(MINE):
            choose(ann, lambda options: options[-1])
        until(ben, MINE)
        choose(ben, lambda options: options[0])
        ann.click("form[action$='/undo'] button")
        until(ben, "!!document.querySelector('.wish')")
        ben.click(".wish button")
        until(ann, MINE)
        until(watcher, "document.querySelector('.log').textContent.includes('Ben agreed')")


def test_what_was_refused_is_gone_with_the_next_state(opened, tmp_path):
    """Why something was refused is read as long as the table stands as it did, and never over the question."""
    with process(str(GAMES / "orders"), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann, ben = opened("en"), opened("en")
        seats = [("Ann", "person", "en"), ("Ben", "person", "en")]
        for page, link in zip((ann, ben), begun(ann, server, "orders", seats), strict=False):
            page.goto(link)
        until(ann, f"{MINE} && !document.body.innerText.includes('away')")
        ann.wait_for_timeout(1500)  # that Ben has come is a view of its own, with which a refusal would go
        ann.evaluate("document.querySelector('.options [name=stand]').value = 'of another view'")
        ann.evaluate("document.querySelector('.options button').click()")
        until(ann, "document.getElementById('refused').textContent.includes('moved on')")
        ann.wait_for_timeout(1500)  # the stream that is asked anew brings the same view
        assert "moved on" in ann.inner_text("#refused")
        apart = "document.getElementById('refused').getBoundingClientRect().top"
        assert ann.evaluate(f"{apart} > document.getElementById('question-h').getBoundingClientRect().bottom")
        ben.close()  # the page says now that Ben is away
        until(ann, "document.getElementById('refused').textContent === ''")


LONG_LOG = """(() => { const lines = document.querySelector('.log .lines');
  return lines.children.length > 1 && lines.scrollHeight > lines.clientHeight; })()"""
"""Whether the log has turns enough that it does not fit its place."""


def test_places_of_the_board_are_chosen_there(opened, server):
    """A place on the board chooses what leads there; the whole page, with all that it loads, is under 100 KB."""
    host, ann = opened(), opened()
    bots = [("Ben", "random", "en"), ("Cleo", "random", "en")]
    ann.goto(begun(host, server, "western-legends", [("Ann", "person", "en"), *bots])[0], wait_until="load")
    assert 20_000 < ann.evaluate(WEIGHT) < 100_000
    for _ in range(40):
        until(ann, f"{MINE} && document.querySelectorAll('.options button').length > 0")
        if ann.query_selector("svg a.open") and ann.evaluate(LONG_LOG):
            break
        choose(ann, lambda options: options[0])
    end = """(() => { const lines = document.querySelector('.log .lines'), frame = lines.getBoundingClientRect();
      const parts = [...lines.children].map((part) => part.getBoundingClientRect());
      return lines.scrollHeight > lines.clientHeight && Math.abs(parts[0].bottom - frame.bottom) < 4 && parts[0].top >= parts[1].bottom - 1;
    })()"""
    assert ann.evaluate(end)  # the newest line of the log stands last, and in sight
    stand = ann.get_attribute(".options [name=stand]", "value")
    ann.click("svg a.open")
    until(ann, f"(document.querySelector('[name=stand]') || {{}}).value !== '{stand}'")


def test_a_telephone_shows_the_whole_board(opened, server):
    """All of the board fits; where the question is out of sight, a line leads back to it. The aim of the game stands open until one has
    chosen for the first time.
    """
    ann = opened("en", 360, 740)
    bots = [("Ben", "random", "en"), ("Cleo", "random", "en")]
    ann.goto(begun(ann, server, "western-legends", [("Ann", "person", "en"), *bots])[0])
    until(ann, f"{MINE} && document.querySelectorAll('.options button').length > 0")
    assert "15 Legendary points" in ann.inner_text("#aim[open]")
    assert "The score is" in ann.inner_text("#aim[open]")
    choose(ann, lambda options: options[0])
    until(ann, "!document.getElementById('aim').open")
    until(ann, f"{MINE} && document.querySelectorAll('.options button').length > 0")
    assert ann.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.drawn'))"
    )
    until(ann, "getComputedStyle(document.querySelector('.ask')).display === 'none'")
    ann.evaluate("document.querySelector('.log').scrollIntoView()")
    until(ann, "getComputedStyle(document.querySelector('.ask')).display !== 'none'")
    ann.click(".ask")
    until(ann, "document.getElementById('question').getBoundingClientRect().top > -5")


@pytest.mark.parametrize(
    "game", [*sorted(place.parent.name for place in OWN.glob("*/pack.yaml")), "tricks", "kuhn"]
)
def test_games_that_nobody_drew_a_page_for(opened, tmp_path, game):
    """A game that is nothing but its files is played to its end in the browser, and its page fits a telephone."""
    place = OWN / game if (OWN / game).is_dir() else GAMES / game
    with process(str(place), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened("en", 360, 740)
        ann.goto(f"http://127.0.0.1:{server.port}/")
        name = ann.get_attribute(".games a", "href").rpartition("/")[2]
        ann.goto(begun(ann, server, name, [("Ann", "person", "en")])[0])
        for _ in range(3):
            until(ann, f"{MINE} || {OVER}")
            if ann.evaluate(OVER):
                break
            assert ann.evaluate(FITS)
            assert ann.inner_text(".asked")
            choose(ann, lambda options: options[0])
        ann.evaluate(PLAYS, 5)
        until(ann, OVER, 60)
        assert ann.evaluate(FITS)
