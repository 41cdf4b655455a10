"""What can be read without playing: cards, rules, and the bench at which cards are written."""

from __future__ import annotations

import re

import pytest

from tests.web.browsers import COINS, Browser, server
from tests.web.test_pages import Reading, check
from wlcore.cli import main
from wlcore.loading import Choice
from wlcore.packs.layers import Shelf
from wlcore.play.clauses import Clauses
from wlcore.web.pages import known_languages

pytestmark = pytest.mark.slow("rules and cards can be read in the browser")

CARD = """coin:
  ruble:
    metal: silver
    worth: 2
    flipped: gain ¢2
"""


def test_cards_are_shown_in_each_language(store):
    """Every thing that says something is there with its text, in the language of the reader, and with layers those too."""
    with server(store, Choice("public-enemy")) as (app, client):
        browser = Browser(app, client)
        for language, said in (("en", "Sheriff"), ("de", "Sheriff"), ("fr", "shérif"), ("ru", "Шериф")):
            browser.post("/language", {"language": language, "back": "/"})
            page = browser.get("/cards/public-enemy")
            assert page.status_code == 200
            assert said.casefold() in page.text.casefold()
            check(page.text)
        plain = browser.get("/cards/public-enemy").text
        assert len(browser.get("/cards/public-enemy?variant=dollars").text) > len(plain)
        assert browser.get("/cards/public-enemy?variant=nonsense").text == plain
        assert browser.get("/cards/nonsense").status_code == 404


def test_rules_are_shown_clause_by_clause(store):
    """Each clause stands under its id, with what editions say otherwise."""
    with server(store, Choice("public-enemy")) as (app, client):
        page = Browser(app, client).get("/rules/public-enemy").text
        read = check(page)
        assert "PENO-TURN-02" in read.ids()
        assert 'class="edition"' in page


def test_rules_are_told_in_chapters(store):
    """The chapters of the terminal stand there in their order, each in short and with its clauses; each clause stands once, and what
    is in no chapter comes last.
    """
    with server(store, Choice("western-legends"), COINS) as (app, client):
        browser = Browser(app, client)
        browser.post("/language", {"language": "de", "back": "/"})
        page = browser.get("/rules/western-legends").text
        read = check(page)
        shown = [name for name in read.ids() if name.startswith("chapter-")]
        clauses = Clauses({"western-legends": str(Shelf.installed().folders["western-legends"].place)})
        assert shown == [*(f"chapter-{name}" for name in clauses.chapters), "chapter-"]
        assert "Erst ein Einkommen" in page
        fights = page.partition('id="chapter-fights"')[2].partition('id="chapter-outlaws"')[0]
        told = re.findall(r'<article class="told clause" id="([A-Z]+)-', fights)
        assert list(dict.fromkeys(told)) == ["FIGHT", "DUEL", "ROB", "ARREST", "WOUND"]
        assert set(clauses.found) == {name for name in read.ids() if re.fullmatch(r"[A-Z-]+-\d+", name)}
        assert "chapter-" not in browser.get("/rules/coin-race").text


def test_a_card_is_read_as_it_is_written(store):
    """What is right is said in every language; what is wrong is told with its file and line, and what may have been meant."""
    with server(store, COINS) as (app, client):
        browser = Browser(app, client)
        page = browser.post("/write/coin-race", {"cards": CARD, "rules": ""}).text
        check(page)
        assert "Flipped: Gain ¢2." in page
        assert 'lang="ru"' in page
        page = browser.post("/write/coin-race", {"cards": CARD.replace("gain", "gian"), "rules": ""}).text
        assert "<b>cards.yaml:5</b>" in page
        assert "gain" in page.partition("<small>")[2]
        assert "Flipped:" not in page


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ("", ""),
        ("{", ""),
        ("<script>alert(1)</script>", "</textarea><script>alert(1)</script>"),
        ("a: &a [*a, *a]", ""),
        ("coin: " + "[" * 3000, ""),
        ("", "rule play\n  repeat: play"),
        ("", "\x00\ud7ff\u202e"),
        ("coin:\n  ../../x: {}", "ruling x: y"),
    ],
)
def test_whatever_is_written_is_answered(store, cards, rules):
    """Nonsense is a page with findings, or none."""
    with server(store, COINS) as (app, client):
        answer = Browser(app, client).post("/write/coin-race", {"cards": cards, "rules": rules})
        assert answer.status_code == 200
        check(answer.text)


def test_only_who_may_begin_games_writes(store):
    """The bench makes this machine work; others read."""
    with server(store, COINS, public=False) as (app, client):
        away = Browser(app, client)
        away.client._transport.client = ("192.0.2.7", 1)
        assert away.get("/cards/coin-race").status_code == 200
        assert away.get("/write/coin-race").status_code == 403
        assert away.post("/write/coin-race", {"cards": "", "rules": ""}).status_code == 403


def test_pages_are_written_for_any_web_space(tmp_path, capsys):
    """A folder of pages holds every card in each language; each link and file on them is there, and none leads elsewhere."""
    place = tmp_path / "site"
    assert main(["site", str(place), "public-enemy", "--variant", "dollars"]) == 0
    assert "index.html" in capsys.readouterr().err
    pages = sorted(place.rglob("*.html"))
    assert len(pages) == 1 + 2 * len(known_languages())
    for page in pages:
        read = Reading(page.read_text("utf-8"))
        assert read.open == []
        for _, attrs in read.elements:
            for name in ("src", "href"):
                if attrs.get(name) and not attrs[name].startswith("#"):
                    assert (page.parent / attrs[name].partition("#")[0]).is_file(), attrs[name]
    assert 'id="chapter-saloon"' in (place / "public-enemy" / "ru" / "rules.html").read_text("utf-8")
    assert "Шериф" in (place / "public-enemy" / "ru" / "cards.html").read_text("utf-8")


def test_what_was_written_is_played_with(store):
    """From the bench a button leads to a new table with the pack; a mistake in it, or a name that is none, leads to no game."""
    with server(store, COINS) as (app, client):
        browser = Browser(app, client)
        answer = browser.post("/write/coin-race", {"cards": CARD, "rules": "", "play": "1"})
        assert answer.status_code == 303
        page = browser.get(answer.headers["location"]).text
        assert "Your own cards are played with." in page
        own = answer.headers["location"].partition("own=")[2]
        answer = browser.post("/new/coin-race", {"own": own, "kind-1": "person", "kind-2": "random"})
        assert answer.status_code == 303
        table = next(iter(app.hall.tables.values()))
        assert table.game.data.packs == ["coin-race", "my-pack"]
        assert "coin/ruble" in table.texts("en")
        wrong = browser.post(
            "/write/coin-race", {"cards": CARD.replace("gain", "gian"), "rules": "", "play": "1"}
        )
        assert wrong.status_code == 200
        for own in ("", "../../etc", "0" * 24, "x" * 24):
            assert "Your own cards" not in browser.get(f"/new/coin-race?own={own}").text


def test_pages_are_not_written_among_other_things(tmp_path, capsys):
    """A folder with something else in it is left alone; one with pages of another time gets new ones."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("my own")
    assert main(["site", str(tmp_path / "mine"), COINS.game]) == 2
    assert "lies something else already" in capsys.readouterr().err
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["notes.txt"]
    assert [main(["site", str(tmp_path / "new"), COINS.game]) for _ in range(2)] == [0, 0]


def test_pages_are_not_written_through_links(tmp_path, capsys):
    """A folder among those written before that leads elsewhere is refused in words."""
    place, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    (place / "static").mkdir(parents=True)
    (place / "static" / "cards.js").touch()
    elsewhere.mkdir()
    (place / "coin-race").symlink_to(elsewhere)
    assert main(["site", str(place), COINS.game]) == 1
    assert "it is a link" in capsys.readouterr().err
    assert not any(elsewhere.iterdir())
