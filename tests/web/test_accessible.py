"""Pages for everybody: what axe finds on each, in light and dark; narrow screens; the keyboard alone; what a screen reader is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browsers import GAMES
from tests.web.chromium import FITS, MINE, OVER, PLAYS, begun, choose, chromium, needed, opened, until
from tools.serving.process import process

__all__ = ["chromium", "opened"]
pytestmark = needed
SIZES = ((360, 740), (1280, 800), (3840, 2160))
SERIOUS = ("serious", "critical")
LOOKS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  (one) => ({ id: one.id, impact: one.impact, at: one.nodes.map((node) => node.html.slice(0, 160) + " " + node.any.map((a) => a.message)) })
)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of everything that is installed."""
    with process("--store", f"sqlite:{tmp_path_factory.mktemp('tables') / 't.sqlite'}") as made:
        yield made


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core."""
    package = pytest.importorskip("axe_playwright_python")
    return (Path(package.__file__).parent / "axe.min.js").read_text("utf-8")


def check(page, axe: str, schemes: tuple[str, ...] = ("light", "dark")) -> None:
    """Nothing serious is found on a page, and from a telephone to a large screen nothing sticks out sideways."""
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(axe)
        found = [one for one in page.evaluate(LOOKS) if one["impact"] in SERIOUS]
        assert found == [], (page.url, scheme)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FITS), (page.url, width)
    page.set_viewport_size({"width": 1280, "height": 800})


def test_axe_finds_nothing_serious_on_any_page(opened, server, axe):
    """Every page there is, with a game of each sort at its beginning, in the middle of it and over."""
    ann = opened()
    home = f"http://127.0.0.1:{server.port}"
    for path in (
        "/",
        "/new/western-legends",
        "/rules/public-enemy",
        "/cards/public-enemy",
        "/write/public-enemy",
        "/packs",
        "/nowhere",
    ):
        ann.goto(home + path)
        check(ann, axe)
    bots = [("Ben", "random", "en"), ("Cleo", "random", "en")]
    links = begun(ann, server, "western-legends", [("Ann", "person", "en"), *bots], "[name=watched]")
    check(ann, axe)
    ann.goto(links[0])
    until(ann, MINE)
    check(ann, axe)
    ann.evaluate(PLAYS, 1)
    until(ann, f"!!document.querySelector('.fresh') && !!document.querySelector('.settling') || {OVER}", 30)
    ann.evaluate("stopPlaying()")
    ann.click("details.mine summary")
    check(ann, axe)
    table = ann.url.rpartition("/")[0]
    for path in ("/watch", "/1/log"):
        ann.goto(table + path)
        check(ann, axe)


def test_axe_finds_nothing_serious_where_options_can_be_read(opened, tmp_path, axe):
    """Beside an option stands a link to what it does; what opens tells it."""
    game = Path(__file__).parents[2] / "docs" / "games" / "bee-yard"
    with process(str(game), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened()
        ann.goto(begun(ann, server, "bee-yard", [("Ann", "person", "en"), ("Ben", "random", "en")])[0])
        for _ in range(60):
            until(ann, f"{MINE} && document.querySelectorAll('.options button').length > 0")
            if ann.query_selector("a.what"):
                break
            choose(ann, lambda options: options[0])
        check(ann, axe)
        ann.locator("a.what").first.click()
        ann.wait_for_selector("dialog[open] h2")
        check(ann, axe, ("light",))


def test_axe_finds_nothing_serious_at_the_end(opened, server, axe):
    """A game that is over, and the pages that show it step by step."""
    ann = opened()
    ann.goto(begun(ann, server, "public-enemy", [("Ann", "person", "en"), ("Ben", "random", "en")])[0])
    ann.evaluate(PLAYS, 2)
    until(ann, OVER, 60)
    check(ann, axe)
    table = ann.url.rpartition("/")[0]
    for path in ("/replay?as=1&at=7", "/host", "/watch-2"):
        ann.goto(table + path)
        check(ann, axe)
    ann.goto(f"{table}/watch-2")
    ann.locator("a.card").first.click()
    ann.wait_for_selector("dialog[open] h2")
    check(ann, axe, ("light",))


def test_keyboard_alone(opened, tmp_path):
    """Without a mouse a game is played: the question is reached by the first link, options are chosen by Enter, and the focus
    is never lost by it.
    """
    with process(str(GAMES / "orders"), "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        ann = opened()
        seats = [("Ann", "person", "en"), ("Ben", "random", "en")]
        ann.goto(begun(ann, server, "orders", seats)[0])
        until(ann, MINE)
        ann.keyboard.press("Tab")
        assert ann.evaluate("document.activeElement.textContent") == "To the question"
        ann.keyboard.press("Enter")
        for _ in range(6):
            stand = ann.get_attribute(".options [name=stand]", "value")
            for _ in range(30):
                if ann.evaluate("document.activeElement.name") == "option":
                    break
                ann.keyboard.press("Tab")
            ann.keyboard.press("Enter")
            until(ann, f"(document.querySelector('.options [name=stand]') || {{}}).value !== '{stand}'")
            until(ann, "document.getElementById('view').contains(document.activeElement)")
            until(ann, f"{MINE} || {OVER}")
            if ann.evaluate(OVER):
                break


def test_a_screen_reader_hears_it_in_order(opened, server):
    """What is asked comes first, then the board, what is one's own, players, the table, the log; each has a name, and the
    newest of the log is read first; a change of whose turn it is is said.
    """
    ann = opened()
    ann.goto(begun(ann, server, "western-legends", [("Ann", "person", "en"), *[("", "random", "en")] * 2])[0])
    until(ann, MINE)
    tree = ann.locator("body").aria_snapshot()
    wanted = ["Your turn", "Board", "What is yours", "Players", "On the table", "What has happened"]
    found = [tree.index(f'region "{name}"') for name in wanted if f'region "{name}"' in tree]
    assert len(found) >= 5
    assert found == sorted(found)
    assert tree.index("status: ") < found[0]
    question = ann.locator("#question").aria_snapshot()
    assert question.index("heading") < question.index("button")
    assert question.count("button") == len(ann.query_selector_all("#question button"))
    log = ann.locator(".log").aria_snapshot()
    assert 'log "What has happened"' in log
    assert ann.get_attribute("#said", "aria-live") == "polite"
