"""A new table: what the form offers in the reader's words and keeps, what its errors tell, and which links come of it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.browsers import Browser, begun, options, seated, server
from tests.web.test_playing import ORDERS
from wlcore.loading import Choice
from wlcore.web.app import App
from wlcore.web.workbench import example, kept, tried

pytestmark = pytest.mark.slow("tables are set up through pages")

OURS = Choice("public-enemy")
FIRST = {"variant": "first-game", "kind-1": "person", "kind-2": "random", "kind-3": "random"}


def test_variants_and_options_are_in_the_readers_words(store):
    """No id of a layer, an option or a value is read as a word, in any language."""
    with server(store, OURS) as (app, client):
        browser = Browser(app, client)
        for language, said in (
            ("en", ("The Cavalry", "The length of the game", "Three rounds")),
            ("de", ("Die Kavallerie", "Die Dauer des Spiels", "Drei Runden")),
            ("fr", ("La Cavalerie", "La durée de la partie", "Trois manches")),
            ("ru", ("Кавалерия", "Длительность игры", "Три раунда")),
        ):
            browser.post("/language", {"language": language, "back": "/"})
            page = browser.get("/new/public-enemy").text
            shown = re.sub(r"<[^>]*>", "|", page)
            assert all(word in shown for word in said), (language, said)
            assert "three-rounds" not in shown
            assert "open-end" not in shown


@pytest.mark.parametrize(
    ("language", "variants", "seats", "said"),
    [
        ("en", ["first-game"], 2, "First game is for 3–4 players, not for 2."),
        ("de", ["first-game"], 2, " ist für 3–4 Personen, nicht für 2."),
        ("fr", ["man-in-black"], 3, " se joue à 2, pas à 3."),
        (
            "en",
            ["first-game", "man-in-black"],
            2,
            "First game’ cannot be played together: leave one of them out.",
        ),
        ("ru", ["first-game", "man-in-black"], 2, " вместе не играются: "),
    ],
)
def test_variants_that_do_not_fit_are_told_by_their_titles(store, language, variants, seats, said):
    """In the reader's language, without the ids of packs and clauses that whoever checks packs is told."""
    with server(store, Choice("western-legends")) as (app, client):
        browser = Browser(app, client)
        browser.post("/language", {"language": language, "back": "/"})
        form = {f"kind-{n}": "person" for n in range(1, seats + 1)}
        answer = browser.post("/new/western-legends", {**form, "variant": variants})
        assert answer.status_code == 400
        told = unescape(answer.text.partition('role="alert">')[2].partition("</p>")[0])
        assert said in told
        assert not re.search(r"[a-z]-[a-z]|[A-Z]-[0-9]", told)
        assert not app.hall.tables


def test_what_is_chosen_can_be_read_before(store):
    """What stands on a character is told with it, as nothing else is; of what a shop sells, whose price is told, there is a link to it,
    and of what one holds neither.
    """
    with server(store, Choice("western-legends")) as (app, client):
        ann = Browser(app, client)
        table, links = begun(app, client, "western-legends", **FIRST)[1:]
        page = seated(app, client, links[0]).get(f"{table}/1").text
        asked = page.partition('class="options"')[2].partition("</form>")[0]
        assert asked.count("At the start: ") == len(options(page)) == 3
        lines = (
            "players anna, ben, cleo\n\ngiven\n  begin with anna asked for action\n  spot(anna) is dr-store-e\n"
            "  money(anna) is 60\n  hand(anna) is king-of-clubs"
        )
        where = ann.post("/write/western-legends", {"position": lines, "try": "1"}).headers["location"]
        asked = ann.get(where).text.partition('class="options"')[2].partition("</form>")[0]
        sold = re.findall(r'<a class="what" href="([^"]*/thing/[a-z]*/[^"]*)"', asked)
        assert f"{where}/thing/item/shotgun" in sold
        assert "/thing/item/" in sold[0]
        assert all("/thing/item/" in link for link in sold)
        assert "costs $30" in ann.get(sold[0]).text


def test_what_a_back_shows_can_be_read(store):
    """Of a card that lies face down the text of what its back shows is known to everybody."""
    with server(store, Choice("western-legends")) as (app, client):
        table, links = begun(app, client, "western-legends")[1:]
        ann = seated(app, client, links[0])
        backs = re.findall(r'<a class="card back" href="([^"]*)"', ann.get(f"{table}/1").text)
        assert len(backs) == 2  # two stories lie there
        assert all("the trigger is met" in ann.get(back).text for back in backs)


def test_another_language_keeps_what_was_filled_in(store):
    """Whoever changes the language while filling in the form loses nothing of it, their own cards included."""
    with server(store, OURS) as (app, client):
        browser = Browser(app, client)
        own = kept(OURS, example(OURS), "")
        form = {
            "kind-1": "person", "name-1": "Zoë", "kind-2": "search", "variant": "cavalry", "own": own, "own-known": own,
            "option-length": "six-rounds", "watched": "1", "show": "1", "speak": "de",
        }  # fmt: skip
        answer = browser.post("/new/public-enemy", form)
        assert answer.status_code == 200
        page = answer.text
        assert 'lang="de"' in page
        for shown in ('value="Zoë"', 'value="cavalry" checked', f'name="own" value="{own}" checked'):
            assert shown in page
        for chosen in ("search", "six-rounds"):
            assert f'value="{chosen}" selected' in page
        assert 'lang="de"' in browser.get("/new/public-enemy").text
        assert not app.hall.tables
        form["own-known"] = form.pop("own")
        assert f'name="own" value="{own}"> ' in browser.post("/new/public-enemy", form).text


@pytest.mark.parametrize(
    ("told", "accepts", "shown"),
    [
        ("", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "xx,fr", "fr"),
        ("", "xx", "en"),
        ("ru", "de", "ru"),
    ],
)
def test_the_first_page_is_in_the_language_of_its_reader(store, told, accepts, shown):
    """What a browser accepts is shown; a language that whoever serves has named wins, and what somebody asked for over both."""
    with TestClient(
        App(store, [OURS], True, language=told).asgi, headers={"accept-language": accepts}
    ) as one:
        assert f'<html lang="{shown}">' in one.get("/").text
        page = one.get("/new/public-enemy").text
        for n in (1, 2):
            assert chosen(page, f"language-{n}") == shown
        assert chosen(page, "edition") == shown
        one.post("/language", data={"language": "fr", "back": "/"}, headers={"sec-fetch-site": "same-origin"})
        assert '<html lang="fr">' in one.get("/").text


def test_seats_and_edition_follow_the_page(store):
    """Shown in another language, what still stood in the old one goes with it; what somebody chose stays, and an edition that
    whoever serves has named.
    """
    with server(store, OURS) as (app, client):
        browser = Browser(app, client)
        page = browser.get("/new/public-enemy").text
        form = {f"language-{n}": "en" for n in (1, 3, 4)} | {
            "kind-1": "person",
            "kind-2": "person",
            "kind-3": "person",
        }
        form |= {
            "language-2": "ru",
            "edition": "en",
            "shown-in": chosen(page, "speak"),
            "show": "1",
            "speak": "de",
        }
        page = browser.post("/new/public-enemy", form).text
        assert [chosen(page, f"language-{n}") for n in (1, 2, 3)] == ["de", "ru", "de"]
        assert chosen(page, "edition") == "de"
        form |= {"shown-in": "de", "edition": "ru", "speak": "fr"}
        assert chosen(browser.post("/new/public-enemy", form).text, "edition") == "ru"
        app.edition = "en"
        assert chosen(browser.get("/new/public-enemy").text, "edition") == "en"


def chosen(page, name):
    """What stands in a field to choose from."""
    return re.search(r'value="([^"]*)"[^>]* selected', page.partition(f'<select name="{name}"')[2])[1]


def test_waits_are_told_as_people_say_them(store):
    """A day is so many hours, and no four digits of minutes."""
    with server(store, ORDERS) as (app, client):
        host, table, _ = begun(app, client, "orders")
        page = host.get(f"{table}/host").text
        for said in ("after 15 minutes", "after 1 hour<", "after 24 hours"):
            assert said in page


def test_errors_show_no_paths(store):
    """What is wrong with somebody's cards is told without where they lie on this machine."""
    with server(store, OURS) as (app, client):
        own = kept(OURS, "saloon-card:\n  broken:\n    drawn: |\n      gian 1\n", "")
        answer = Browser(app, client).post(
            "/new/public-enemy", {"kind-1": "person", "kind-2": "greedy", "own": own}
        )
        assert answer.status_code == 400
        said = re.search(r'<p class="notice"[^>]*>(.*?)</p>', answer.text, re.DOTALL)[1]
        assert "gian" in said
        assert "/" not in said
        assert own not in said


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_the_bench_begins_with_a_card_that_can_be_added(game):
    """What the bench shows first is right as it stands and says something."""
    choice = Choice(game)
    found = tried(choice, example(choice), "", ("en",))
    assert [one for one in found.findings if one.severity == "error"] == []
    assert found.texts["en"][0].things[0].text


def test_ones_tables_are_found_again(store):
    """The first page leads back to the tables at which a browser has been, and tells nobody else of them."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        home = ann.get("/").text
        assert f'href="{table}"' in home
        assert "Ann, Ben" in home
        assert ann.get(table).url.path == f"{table}/1"
        assert table not in Browser(app, client).get("/").text
        assert '<a href="/">' in ann.get(f"{table}/1").text


def test_links_name_an_address_that_others_reach(store):
    """Asked for at this machine, the page of links names how others get here; where they do not, it says so."""
    with server(store, ORDERS) as (app, client):
        host, table, _ = begun(app, client, "orders")
        assert "--host 0.0.0.0" in host.get(f"{table}/host").text
        app.desk.reach = "http://192.0.2.5:8377"
        page = host.get(f"{table}/host").text
        assert "http://192.0.2.5:8377/t/" in page
        assert "--host" not in page
        away = host.get(f"{table}/host", host="wl.example.org").text
        assert "http://wl.example.org/t/" in away
    assert App(store, [ORDERS], reach="http://x:1").desk.reach == "http://x:1"


def test_why_a_choice_stays_is_said_instead_of_a_button(store):
    """Where somebody has learned from the last choice there is no button to take it back but a sentence why."""
    with server(store) as (app, client):
        _, table, links = begun(app, client)
        people = [seated(app, client, link) for link in links[:2]]
        seat = next(n for n in (1, 2) if options(people[n - 1].get(f"{table}/{n}").text))
        who = people[seat - 1]
        assert "/undo" not in who.get(f"{table}/{seat}").text
        who.choose(f"{table}/{seat}")
        page = who.get(f"{table}/{seat}").text
        assert "/undo" not in page
        assert "Your last choice stays" in page or "Deine letzte Wahl bleibt" in page


def test_a_page_does_not_tell_by_its_buttons_that_somebody_has_chosen_in_secret(store):
    """While another chooses in several secret steps, what is offered to whoever waits stays the same, letter by letter."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann, ben = (seated(app, client, link) for link in links[:2])
        while options(page := ann.get(f"{table}/1").text):
            ann.choose(f"{table}/1", options(page)[-1])
        before = ann.get(f"{table}/1").text
        assert "/undo" in before
        ben.choose(f"{table}/2")
        assert options(ben.get(f"{table}/2").text)
        assert ann.get(f"{table}/1").text == before


def test_what_can_be_done_comes_before_where_one_can_go(store):
    """Options that lead to places of the board stand behind all others."""
    choice = Choice("western-legends")
    with server(store, choice) as (app, client):
        form = {f"kind-{n}": kind for n, kind in enumerate(("person", "random", "random"), 1)}
        _, table, links = begun(app, client, "western-legends", **form)
        ann = seated(app, client, links[0])
        for _ in range(60):
            page = ann.get(f"{table}/1").text
            found = options(page)
            open_spots = set(re.findall(r'class="spot open"|data-option="(\d+)"', page)) - {""}
            other = [str(n) not in open_spots for n in found]
            if len(open_spots) > 3 and any(other):
                assert "End the actions" in page.partition("Move to")[0]
                return
            if found:
                ann.choose(f"{table}/1")
        raise AssertionError("nobody could move")
