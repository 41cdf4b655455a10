"""Playing in browsers, without any script: links, questions, choices, undo, watchers, bots, the end."""

from __future__ import annotations

import json
import re
import time
from html import unescape

import pytest

from tests.web.browsers import GAMES, LINK, Browser, begun, options, seated, server, stand_of, words
from wlcore.loading import Choice
from wlcore.web import rolls
from wlcore.web.table import Wish

pytestmark = pytest.mark.slow("whole games are played through pages")


def test_two_play_a_game_to_its_end(store):
    """Two browsers play a game to its end, each in its own language, and the journal that is had then is one."""
    with server(store) as (app, client):
        _, table, links = begun(app, client)
        ann, ben = seated(app, client, links[0]), seated(app, client, links[1])
        assert 'lang="en"' in ann.get(f"{table}/1").text
        assert 'lang="de"' in ben.get(f"{table}/2").text
        assert ann.get(f"{table}/journal").status_code == 403
        for _ in range(500):
            for seat, who in ((1, ann), (2, ben)):
                if options(who.get(f"{table}/{seat}").text):
                    assert who.choose(f"{table}/{seat}").status_code == 303
            if "Das Spiel ist zu Ende" in ben.get(f"{table}/2").text:
                break
        lines = ann.get(f"{table}/journal").text.splitlines()
        assert json.loads(lines[0])["game"]
        assert "winners" in json.loads(lines[-1])


ORDERS = Choice(str(GAMES / "orders"))
"""A game in which nobody learns anything from a choice."""


def test_an_older_view_chooses_nothing(store):
    """A choice sent twice counts once: the second is answered by the view as it is now, and says so."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        page = ann.get(f"{table}/1").text
        option, stand = options(page)[0], stand_of(page)
        assert ann.choose(f"{table}/1", option, stand).status_code == 303
        again = ann.choose(f"{table}/1", option, stand)
        assert again.status_code == 409
        assert "Nothing was chosen" in again.text
        assert stand_of(again.text) == stand_of(ann.get(f"{table}/1").text) != stand


@pytest.mark.parametrize("option", ["", "-1", "x", "999999", "9" * 30, "１"])
def test_what_is_not_on_offer_chooses_nothing(store, option):
    """Whatever is sent instead of an option changes nothing, and the page comes with a sentence."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        before = ann.get(f"{table}/1").text
        answer = ann.post(f"{table}/1/choose", {"option": option, "stand": stand_of(before)})
        assert answer.status_code == 409
        assert "not on offer" in answer.text
        assert ann.get(f"{table}/1").text == before


def test_each_browser_has_its_own_seat(store):
    """Nobody sees or sends anything for a seat whose link they have not opened, nor without any."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ben, nobody = seated(app, client, links[1]), Browser(app, client)
        for who in (ben, nobody):
            assert who.get(f"{table}/1").status_code == 403
            assert who.get(f"{table}/1/stream").status_code == 403
            assert who.get(f"{table}/1/log").status_code == 403
            assert who.post(f"{table}/1/choose", {"option": "0", "stand": ""}).status_code == 403
            assert who.get(f"{table}/host").status_code == 403
            assert who.post(f"{table}/host/1", {"kind": "person"}).status_code == 403
        answer = ben.post(
            f"{table}/2/choose", {"option": "0", "stand": stand_of(ben.get(f"{table}/2").text or "")}
        )
        assert answer.status_code == 409


def test_a_link_is_no_address(store):
    """Opening a link leaves its secret in a cookie for this table alone; only what cannot be turned back is kept."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        secret = links[0].rpartition("/")[2]
        ann = Browser(app, client)
        answer = ann.client.get(links[0], follow_redirects=False)
        assert answer.status_code == 303
        assert secret not in answer.headers["location"]
        cookie = answer.headers["set-cookie"]
        assert f"Path={table}" in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        page = ann.get(f"{table}/1")
        assert secret not in page.text
        assert secret not in json.dumps(store.find(table[3:]).as_json())
        assert page.headers["referrer-policy"] == "same-origin"
        assert ann.get(links[0][:-1] + ("A" if links[0][-1] != "A" else "B")).status_code == 403


def test_what_nobody_learned_from_is_taken_back(store):
    """The last choice goes at once; one that others have answered only when all of them agree, and who agreed is told."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann, ben = seated(app, client, links[0]), seated(app, client, links[1])
        begin = words(ann.get(f"{table}/1").text)
        ann.choose(f"{table}/1")
        assert undo(ann, f"{table}/1").status_code == 303
        assert words(ann.get(f"{table}/1").text) == begin
        while options(ann.get(f"{table}/1").text):
            ann.choose(f"{table}/1", options(ann.get(f"{table}/1").text)[-1])
        mine = ann.get(f"{table}/1").text
        ben.choose(f"{table}/2")
        assert stand_of(ann.get(f"{table}/1").text) == stand_of(mine)  # that Ben has chosen is a secret
        assert undo(ann, f"{table}/1", "of another view").status_code == 409
        assert undo(ann, f"{table}/1").status_code == 303
        assert "Ann would like to take back" in ann.get(f"{table}/1").text
        assert not options(ann.get(f"{table}/1").text)
        assert "möchte zurücknehmen" in ben.get(f"{table}/2").text
        assert ben.post(f"{table}/2/refuse").status_code == 303
        assert "did not agree" in ann.get(f"{table}/1/log").text
        undo(ann, f"{table}/1")
        assert ben.post(f"{table}/2/agree").status_code == 303
        assert options(ann.get(f"{table}/1").text)
        assert "Ann has taken something back; Ben agreed." in ann.get(f"{table}/1/log").text
        assert ben.post(f"{table}/2/agree").status_code == 409


def undo(who, path, stand=""):
    """Ask to take back, by the view that is there."""
    return who.post(f"{path}/undo", {"stand": stand or stand_of(who.get(path).text)})


def test_what_somebody_wants_back_is_no_turn_of_another(store):
    """A choice of which nothing is told but that it ended a turn is not said by the heading of the turn that came then."""
    lines = "players anna, ben, cleo\n\ngiven\n  begin with anna asked for action"
    with server(store, Choice("western-legends")) as (app, client):
        anna = Browser(app, client)
        where = anna.post("/write/western-legends", {"position": lines, "try": "1"}).headers["location"]
        held = app.hall.tables[where.split("/")[2]]
        held.choose(0, held.game.names.option_number("stop-early"), held.stand(0))
        assert [line.turn for line in held.told(0, "en")[-1][1]] == [True]
        held.wish = Wish(0, 0)
        held.changed()
        said = unescape(anna.get(where).text).partition('class="wish"')[2].partition("</p>")[0]
        assert said.endswith("what began with this: the last choice")


def test_a_turn_is_begun_again(store):
    """One click takes back all that was chosen since somebody else chose; with nothing of one's own there is a sentence."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        first = words(ann.get(f"{table}/1").text)
        for _ in range(2):
            ann.choose(f"{table}/1")
        assert words(ann.get(f"{table}/1").text) != first
        stand = stand_of(ann.get(f"{table}/1").text)
        assert ann.post(f"{table}/1/restart", {"stand": stand}).status_code == 303
        page = ann.get(f"{table}/1").text
        assert words(page) == first
        answer = ann.post(f"{table}/1/restart", {"stand": stand_of(page)})
        assert answer.status_code == 409
        assert "nothing of yours to take back" in answer.text


def test_a_turn_is_not_begun_again_over_what_others_chose(store):
    """Whoever tries is told that somebody has chosen since, and how they are asked."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann, ben = seated(app, client, links[0]), seated(app, client, links[1])
        while options(page := ann.get(f"{table}/1").text):
            ann.choose(f"{table}/1", options(page)[-1])
        ben.choose(f"{table}/2")
        answer = ann.post(f"{table}/1/restart", {"stand": stand_of(ann.get(f"{table}/1").text)})
        assert answer.status_code == 409
        assert "Somebody else has chosen since" in unescape(answer.text)


def test_what_somebody_learned_from_is_not_taken_back(store):
    """A choice that told somebody something stays, whoever would agree."""
    with server(store) as (app, client):
        _, table, links = begun(app, client)
        whose = next(
            seat
            for seat in (1, 2)
            if options(seated(app, client, links[seat - 1]).get(f"{table}/{seat}").text)
        )
        who = seated(app, client, links[whose - 1])
        who.choose(f"{table}/{whose}")
        answer = undo(who, f"{table}/{whose}", app.hall.tables[table[3:]].stand(whose - 1))
        assert answer.status_code == 409
        said = ("somebody has learned something from it.", "Das lässt sich nicht zurücknehmen")
        assert any(one in answer.text.partition('role="alert"')[2] for one in said)


def test_with_bots_alone_nobody_is_asked(store):
    """What only bots have answered is taken back at once; the button says no more, and what they chose goes with it."""
    with server(store, ORDERS) as (app, client):
        form = {"kind-1": "person", "name-1": "Ann", "kind-2": "random"}
        _, table, links = begun(app, client, "orders", **form)
        ann, held = seated(app, client, links[0]), app.hall.tables[table[3:]]
        for _ in range(200):
            if held.way_back(0) == "alone" and options(ann.get(f"{table}/1").text):
                break
            ann.choose(f"{table}/1") if options(ann.get(f"{table}/1").text) else time.sleep(0.02)
        page = ann.get(f"{table}/1").text
        button = page.partition("/1/undo")[2].partition("</form>")[0]
        assert "Take back" in button
        assert "asked" not in button
        assert "Begin my turn again" not in button
        mine = sum(move.seat == 0 for move in held.session.moves)
        assert undo(ann, f"{table}/1").status_code == 303
        assert sum(move.seat == 0 for move in held.session.moves) == mine - 1
        assert options(ann.get(f"{table}/1").text)


def test_what_a_bot_learned_is_said_before_somebody_asks(store):
    """Where somebody has learned something since, be it by what a bot chose, there is no button; why is said in the turn of the choice."""
    with server(store) as (app, client):
        ann, table, held = answered_by_a_bot(app, client)
        held.session.moves[held.last_of(0)].learned = False  # only what came after tells
        held.session.moves[-1].learned = True
        held.changed()
        page = ann.get(f"{table}/1").text
        assert "/undo" not in page
        assert ("Your last choice stays" in page) == held.chose_this_turn(0)


def answered_by_a_bot(app, client):
    """A table at which somebody is asked again after a bot has chosen; some games end before that comes."""
    while True:
        _, table, links = begun(app, client, **{"kind-1": "person", "name-1": "Ann", "kind-2": "random"})
        ann, held = seated(app, client, links[0]), app.hall.tables[table[3:]]
        while not held.over:
            if not options(ann.get(f"{table}/1").text):
                time.sleep(0.02)
            elif 0 <= held.last_of(0) < len(held.session.moves) - 1:
                return ann, table, held
            else:
                ann.choose(f"{table}/1")


def test_the_log_reads_one_way_and_without_the_numbers_of_rules(store):
    """On the page the last turn stands first, each told in its order and without the rules it follows; all of it is read from its
    beginning, with them. What came before the first turn stands under a heading of its own.
    """
    with server(store, Choice("western-legends")) as (app, client):
        _, table, links = begun(app, client, "western-legends", **{"kind-1": "person", "kind-2": "random"})
        ann = seated(app, client, links[0])
        while not (found := options(ann.get(f"{table}/1").text)):
            time.sleep(0.02)
        ann.choose(f"{table}/1", found[0])
        cites = re.compile(r"<small>[A-Z]+-\d")
        assert not cites.search(ann.get(f"{table}/1").text.partition('id="log-h"')[2])
        whole = ann.get(f"{table}/1/log").text
        assert cites.search(whole)
        said = re.compile(r'<p class="[^"]*">([^<]*)|<p>([^<]*)|<h3>([^<]*)')
        shown = [parts.split("<h3>")[1:] for parts in (lately(ann, table), whole)]
        first, last = shown[1][0], shown[0][-1]
        assert first.startswith("Before the first turn<")
        assert last.startswith("Before the first turn<")
        told = [[(a or b).strip() for a, b, _ in said.findall(one) if a or b] for one in (first, last)]
        assert len(told[0]) > 1
        assert told[0][-len(told[1]) :] == told[1]


def lately(who, table):
    """The log as it stands on the page of the first seat."""
    return who.get(f"{table}/1").text.partition('id="log-h"')[2].partition("</section>")[0]


def test_bots_have_names(store):
    """A bot that nobody named is called as people of the game's time were, on every page alike."""
    with server(store, Choice("western-legends")) as (app, client):
        form = {"kind-1": "person", "name-1": "Nellie", "kind-2": "random", "kind-3": "random"}
        _, table, links = begun(app, client, "western-legends", **form)
        held = app.hall.tables[table[3:]]
        names = [place.name for place in held.kept.places]
        assert all(names)
        assert len({name.casefold() for name in names}) == 3
        page = seated(app, client, links[0]).get(f"{table}/1").text
        assert names[2] in page
        assert "Player 3" not in page


def test_two_share_one_device(store):
    """A browser with two seats hides the page of one while the other decides, until it is handed over."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        both = seated(app, client, links[0])
        both.get(links[1])
        hidden = both.get(f"{table}/2").text
        assert "Ich bin Ann" in hidden
        assert "Was geschehen ist" not in hidden
        assert options(both.get(f"{table}/1").text)


def test_somebody_watches(store):
    """Who watches sees what everybody sees and chooses nothing; without the host's leave there is no link for that."""
    form = {"kind-1": "person", "kind-2": "random", "watched": "1"}
    with server(store) as (app, client):
        _, table, links = begun(app, client, **form)
        watcher = seated(app, client, links[-2])
        page = watcher.get(f"{table}/watch").text
        assert "You are watching" in page
        assert not options(page)
        assert "Call me on my turn" not in page
        assert watcher.post(f"{table}/watch/choose", {"option": "1", "stand": ""}).status_code == 403
        assert watcher.get(f"{table}/1").status_code == 403
        assert len(links) == 3
        assert len(begun(app, client)[2]) == 3


def test_bots_take_their_seats(store):
    """With bots in the other seats one person plays alone to the end."""
    form = {"kind-1": "person", "kind-2": "random", "kind-3": "greedy"}
    with server(store) as (app, client):
        _, table, links = begun(app, client, **form)
        ann = seated(app, client, links[0])
        for _ in range(2000):
            page = ann.get(f"{table}/1").text
            if options(page):
                ann.choose(f"{table}/1")
            elif "The game is over" in page:
                break
            else:
                time.sleep(0.005)
        assert "The game is over" in ann.get(f"{table}/1").text


def test_the_host_gives_a_seat_anew(store):
    """A new link ends the old one, a bot can take over, and both stand in the log."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        assert host.post(f"{table}/host/1", {"kind": "person"}).status_code == 303
        assert ann.get(f"{table}/1").status_code == 403
        fresh = next(link for link in LINK.findall(host.get(f"{table}/host").text) if link not in links)
        again = seated(app, client, fresh)
        assert "Ann has a new link." in again.get(f"{table}/1/log").text
        host.post(f"{table}/host/1", {"kind": "random"})
        ben = seated(app, client, links[1])
        for _ in range(400):
            if options(ben.get(f"{table}/2").text):
                break
            time.sleep(0.005)
        assert "Ein Bot spielt für Ann." in ben.get(f"{table}/2/log").text


def test_a_page_comes_in_the_language_that_is_wanted(store):
    """The language that somebody chooses on a page counts before that of the seat; one that there is not is none."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        answer = ann.post("/language", {"language": "fr", "back": f"{table}/1"})
        assert answer.headers["location"] == f"{table}/1"
        assert 'lang="fr"' in ann.get(f"{table}/1").text
        assert ann.post("/language", {"language": "xx", "back": "//elsewhere"}).headers["location"] == "/"
        assert 'lang="en"' in ann.get(f"{table}/1").text


def test_a_game_goes_on_after_the_process_has_ended(store):
    """Another process finds the same question, and what was sent to the one before still fits it."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        ann.choose(f"{table}/1")
        before = ann.get(f"{table}/1").text
    with server(store, ORDERS) as (app, client):
        ann = seated(app, client, links[0])
        assert ann.get(f"{table}/1").text == before
        assert ann.choose(f"{table}/1", stand=stand_of(before)).status_code == 303


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"kind-1": "person"}, "2 to 3 can play, not 1"),
        ({"kind-1": "random", "kind-2": "greedy"}, "At least one person"),
        ({"kind-1": "person", "kind-2": "person", "name-1": "Bo", "name-2": "bo"}, "Two are called bo"),
        ({"kind-1": "person", "kind-2": "search:1000000"}, "no such bot"),
        ({"kind-1": "person", "kind-2": "person", "name-1": "a\u202eb"}, "signs that cannot be seen"),
        (
            {"kind-1": "person", "kind-2": "random", "name-3": "Cleo"},
            "Cleo has no seat yet: choose who plays at seat 3",
        ),
    ],
)
def test_an_order_that_cannot_be_is_told(store, form, said):
    """The form comes back with a sentence, and no table is begun."""
    with server(store, ORDERS) as (app, client):
        answer = Browser(app, client).post("/new/orders", form)
        assert answer.status_code == 400
        assert said in answer.text
        for name, value in form.items():
            filled = f'value="{value}" selected' if name.startswith("kind") else f'value="{value}"'
            assert filled in answer.text or value not in ("person", "greedy", "Bo", "bo")
        assert not app.hall.tables


def test_only_people_at_the_machine_begin_games(store):
    """Unless the server is public, others can play but not begin."""
    with server(store, ORDERS, public=False) as (app, client):
        away = Browser(app, client)
        away.client._transport.client = ("192.0.2.7", 1)
        assert away.get("/new/orders").status_code == 403
        assert away.post("/new/orders", {"kind-1": "person"}).status_code == 403


def test_a_page_elsewhere_cannot_pass_for_this_machine(store):
    """A name of its own that leads to this machine lets no page begin games here, though it comes from the same browser."""
    with server(store, ORDERS, public=False) as (app, client):
        here = Browser(app, client)
        assert here.get("/new/orders").status_code == 200
        for name in ("rebound.example", "rebound.example:8377", "localhost.rebound.example"):
            sent = {"host": name, "origin": f"http://{name}"}
            assert here.get("/new/orders", **sent).status_code == 403
            assert here.post("/new/orders", {"kind-1": "person"}, **sent).status_code == 403
        assert here.get("/new/orders", host="localhost:8377").status_code == 200


def test_a_full_disk_loses_nothing(store):
    """While nothing can be written a sentence says so and nothing has been chosen; when there is room, the game goes on."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        before = ann.get(f"{table}/1").text
        pages = store._ask("PRAGMA page_count")[0][0]
        store._ask(f"PRAGMA max_page_count = {pages}")
        for _ in range(200):
            answer = ann.choose(f"{table}/1")
            if answer.status_code != 303:
                break
            before = ann.get(f"{table}/1").text
            undo(ann, f"{table}/1")
            before = ann.get(f"{table}/1").text
        assert answer.status_code == 503
        assert "does not answer" in answer.text
        assert stand_of(ann.get(f"{table}/1").text) == stand_of(before)
        sick = ann.get("/health")
        assert (sick.status_code, sick.json()["ok"]) == (503, False)
        assert "full" in sick.json()["store"]
        store._ask("PRAGMA max_page_count = 1000000")
        assert ann.get("/health").json()["ok"]
        assert ann.choose(f"{table}/1").status_code == 303


def test_a_file_that_was_taken_away_is_told(store):
    """What is written to a file that has no name any more would be lost: nothing is chosen, and whoever watches over it is told."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        before = ann.get(f"{table}/1").text
        assert ann.get("/health").json()["ok"]
        away = store.path.rename(store.path.with_name("away"))
        assert ann.choose(f"{table}/1").status_code == 503
        sick = ann.get("/health")
        assert (sick.status_code, sick.json()["ok"]) == (503, False)
        store.path.write_bytes(b"")
        assert ann.get("/health").status_code == 503
        away.rename(store.path)
        assert ann.get("/health").json()["ok"]
        assert stand_of(ann.get(f"{table}/1").text) == stand_of(before)
        assert ann.choose(f"{table}/1").status_code == 303


def test_two_who_believe_they_play_a_game_do_not_both(store):
    """If another process has written a line, ours is told so, reads the game again, and goes on from there."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders")
        ann = seated(app, client, links[0])
        ann.choose(f"{table}/1")
        page = ann.get(f"{table}/1").text
        rolls.found(store, table[3:]).taken_back()
        assert ann.choose(f"{table}/1", stand=stand_of(page)).status_code == 503
        assert ann.get(f"{table}/1").status_code == 200
        assert ann.choose(f"{table}/1").status_code == 303


class Clumsy:
    """A bot that cannot cope."""

    def choose(self, view):
        raise KeyError("clumsy")


def test_a_bot_that_fails_is_told(store, monkeypatch):
    """What a bot cannot cope with is said on the pages instead of waiting for ever."""
    monkeypatch.setattr("wlcore.web.hall.maker", lambda *_: lambda seed: Clumsy())
    with server(store) as (app, client):
        _, table, links = begun(app, client, **{"kind-1": "person", "kind-2": "random"})
        ann = seated(app, client, links[0])
        for _ in range(200):
            page = ann.get(f"{table}/1").text
            if options(page):
                ann.choose(f"{table}/1")
            elif "cannot go on" in page:
                break
            time.sleep(0.005)
        assert "cannot go on" in page


def test_a_mistake_of_ours_is_a_page(store, monkeypatch):
    """If drawing fails, there is a sentence, and whoever runs the server is told what it was."""
    with server(store) as (app, client):
        _, table, links = begun(app, client)
        ann = seated(app, client, links[0])
        monkeypatch.setattr("wlcore.web.desk.drawing", lambda *_: 1 // 0)
        ann.client._transport.raise_server_exceptions = False
        app.hall.tables[table[3:]].changed()
        answer = ann.get(f"{table}/1")
        assert answer.status_code == 500
        assert "not your fault" in answer.text
