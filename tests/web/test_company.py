"""What people do besides choosing: step through a finished game and play on, pass by themselves, keep notes, let others watch,
be stood in for, be called.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from socket import create_server
from threading import Event, Thread

import pytest

from tests.web.browsers import COINS, GAMES, LINK, Browser, begun, options, seated, server, stand_of, words
from tests.web.test_playing import ORDERS
from wlcore.loading import Choice
from wlcore.web.store import Own, TableKept, opened
from wlcore.web.webhook import Webhook

pytestmark = pytest.mark.slow("companies of packs at new tables")

PARRIES = Choice(str(GAMES / "parries"))
TWO = {"kind-1": "person", "name-1": "Ann", "kind-2": "person", "name-2": "Ben"}


def until(check, within: float = 10.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + within
    while not check():
        assert time.monotonic() < end
        time.sleep(0.01)


def to_the_end(table: str, *people: Browser) -> None:
    """Play the last option of everything until the game is over."""
    for _ in range(400):
        for seat, who in enumerate(people, 1):
            page = who.get(f"{table}/{seat}").text
            if "/journal" in page:
                return
            if found := options(page):
                who.choose(f"{table}/{seat}", found[-1])
    raise AssertionError("the game does not end")


def test_a_finished_game_is_gone_through_and_played_on(store):
    """Every moment of it is shown as each seat saw it then; from any moment a new table goes on with the same people."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO)
        ann, ben = (seated(app, client, link) for link in links[:2])
        assert ann.get(f"{table}/replay").status_code == 403
        first = words(ann.get(f"{table}/1").text)
        to_the_end(table, ann, ben)
        last = len(app.hall.tables[table[3:]].session.moves)
        start = ann.get(f"{table}/replay?as=1&at=0").text
        assert all(word in start for word in first)
        assert "/choose" not in start
        assert f"/ {last}" in start
        assert ann.get(f"{table}/replay?as=2&at=99999").text.count("The game is over") >= 1
        assert Browser(app, client).get(f"{table}/replay").status_code == 403
        for odd in ("at=-1", "at=x", "as=9", f"at={'9' * 40}"):
            assert ann.get(f"{table}/replay?{odd}").status_code == 200
        answer = host.post(f"{table}/replay", {"at": "3"})
        assert answer.status_code == 303
        other = answer.headers["location"].removesuffix("/host")
        assert other != table
        again = seated(app, client, LINK.findall(host.get(f"{other}/host").text)[0])
        session = app.hall.tables[other[3:]].session
        assert [m.option for m in session.moves] == [
            m.option for m in app.hall.tables[table[3:]].session.moves[:3]
        ]
        page = again.get(f"{other}/{session.state.who + 1}")
        assert page.status_code == (200 if session.state.who == 0 else 403)
        assert host.post(f"{table}/replay", {"at": str(last)}).status_code == 404


def test_playing_on_counts_what_stood(store):
    """Choices that were taken back are not gone through, and a game goes on from what stood."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO)
        ann, ben = (seated(app, client, link) for link in links[:2])
        for _ in range(2):
            ann.choose(f"{table}/1")
            ann.post(f"{table}/1/undo", {"stand": stand_of(ann.get(f"{table}/1").text)})
        to_the_end(table, ann, ben)
        moves = app.hall.tables[table[3:]].session.moves
        for at in (0, 1, len(moves) - 1):
            other = host.post(f"{table}/replay", {"at": str(at)}).headers["location"].removesuffix("/host")
            branch = app.hall.tables[other[3:]].session
            assert [m.option for m in branch.moves] == [m.option for m in moves[:at]]
            assert branch.state.fingerprint() == moves[at].before.fingerprint()


def test_a_question_is_passed_by_itself(store):
    """Who says so is no longer asked, and the game goes on at once; after taking back they are asked again."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders", **TWO)
        ann, ben = (seated(app, client, link) for link in links[:2])
        ann.choose(f"{table}/1")
        playing = app.hall.tables[table[3:]]
        until(
            lambda: (
                playing.way_on() or not options(ann.get(f"{table}/1").text) or not ann.choose(f"{table}/1")
            )
        )
        seat = playing.decides
        who = (ann, ben)[seat]
        page = who.get(f"{table}/{seat + 1}").text
        assert "Pass whenever I am asked this" in page
        assert who.post(f"{table}/{seat + 1}/pass", {"stand": "old"}).status_code == 409
        assert who.post(f"{table}/{seat + 1}/pass", {"stand": stand_of(page)}).status_code == 303
        until(lambda: not (playing.decides == seat and playing.way_on()))
        page = who.get(f"{table}/{seat + 1}").text
        assert "You pass by yourself" in page
        other = (ann, ben)[1 - seat].get(f"{table}/{2 - seat}").text
        assert "You pass by yourself" not in other
        assert who.post(f"{table}/{seat + 1}/ask-me").status_code == 303
        assert "You pass by yourself" not in who.get(f"{table}/{seat + 1}").text


def test_a_note_is_ones_own(store):
    """A note is there again after a restart, for its owner alone, and gone when the seat is given away."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO)
        ann, ben = (seated(app, client, link) for link in links[:2])
        assert ann.post(f"{table}/1/note", {"note": "Ben bluffs <b>"}).status_code == 303
    with server(store, ORDERS) as (app, client):
        ann, ben = (seated(app, client, link) for link in links[:2])
        assert "Ben bluffs &lt;b&gt;" in ann.get(f"{table}/1").text
        assert "Ben bluffs" not in ben.get(f"{table}/2").text
        assert ben.post(f"{table}/1/note", {"note": "x"}).status_code == 403
        ann.post(f"{table}/1/note", {"note": "x" * 9000})
        assert len(app.hall.tables[table[3:]].kept.own_of(0).note) == 2000
        host.client.portal = ann.client.portal
        host.client._transport.app = app.asgi
        playing = app.hall.tables[table[3:]]
        playing.seat(0, playing.kept.places[0], "web-reseated-person 0")
        assert playing.kept.own_of(0) == Own()


def test_links_that_a_restart_has_hidden_are_made_anew(store):
    """The server shows only links that it has made itself; the host makes new ones for watching and for the host's page, and old ones end."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO, watched="1")
        ann, _, watcher, before = (seated(app, client, link) for link in links)
    with server(store, ORDERS) as (app, client):
        for one in (host, ann, watcher, before):
            one.client.portal = client.portal
            one.client._transport.app = app.asgi
        assert LINK.findall(host.get(f"{table}/host").text) == []
        assert ann.post(f"{table}/host/link", {"to": "host"}).status_code == 403
        assert host.post(f"{table}/host/link", {"to": "1"}).status_code == 404
        assert host.post(f"{table}/host/link", {"to": "watch"}).status_code == 303
        (fresh,) = LINK.findall(host.get(f"{table}/host").text)
        assert watcher.get(f"{table}/watch").status_code == 403
        assert seated(app, client, fresh).get(f"{table}/watch").status_code == 200
        assert host.post(f"{table}/host/link", {"to": "host"}).status_code == 303
        _, own = LINK.findall(host.get(f"{table}/host").text)
        assert before.get(f"{table}/host").status_code == 403
        assert seated(app, client, own).get(f"{table}/host").status_code == 200


def test_where_nobody_may_watch_no_link_for_that_is_made(store):
    """What was said when the table was begun stays so."""
    with server(store, ORDERS) as (app, client):
        host, table, _ = begun(app, client, "orders", **TWO)
        assert host.post(f"{table}/host/link", {"to": "watch"}).status_code == 404
        assert "Link for watching" not in host.get(f"{table}/host").text


def test_watchers_see_what_players_let_them(store):
    """Nothing that is hidden; the page of a player who lets them, and of nobody else; everything when the game is over."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders", **TWO, watched="1")
        ann, ben, watcher = (seated(app, client, link) for link in links[:3])
        assert watcher.get(f"{table}/watch").status_code == 200
        assert watcher.get(f"{table}/watch-1").status_code == 403
        assert ann.post(f"{table}/1/show", {"show": "1"}).status_code == 303
        page = watcher.get(f"{table}/watch-1")
        assert page.status_code == 200
        assert "you see what Ann sees" in page.text
        assert all(word in page.text for word in words(ann.get(f"{table}/1").text))
        assert "/choose" not in page.text
        assert watcher.post(f"{table}/watch-1/choose", {"option": "0", "stand": ""}).status_code == 403
        assert watcher.post(f"{table}/watch-1/note", {"note": "x"}).status_code == 403
        assert watcher.get(f"{table}/watch-2").status_code == 403
        assert ben.get(f"{table}/watch-1").status_code == 403
        ann.post(f"{table}/1/show", {"show": ""})
        assert watcher.get(f"{table}/watch-1").status_code == 403
        to_the_end(table, ann, ben)
        for path in ("watch-1", "watch-2", "replay?as=2"):
            assert watcher.get(f"{table}/{path}").status_code == 200


def test_a_bot_stands_in_for_who_is_away(store, monkeypatch):
    """After the time that the host sets a bot chooses for somebody who has no page open, and the log says so once."""
    with server(store, ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO)
        ann = seated(app, client, links[0])
        playing = app.hall.tables[table[3:]]
        assert ann.post(f"{table}/host/stand-in", {"minutes": "2"}).status_code == 403
        assert host.post(f"{table}/host/stand-in", {"minutes": "3"}).status_code == 404
        assert host.post(f"{table}/host/stand-in", {"minutes": "2"}).status_code == 303
        client.portal.call(look_round, app)
        assert not playing.session.moves
        monkeypatch.setattr(playing, "alone_for", lambda seat: 121.0 if seat == 0 else 0.0)
        client.portal.call(look_round, app)
        until(lambda: playing.decides == 1)
        moves = len(playing.session.moves)
        time.sleep(0.05)
        assert len(playing.session.moves) == moves
        log = ann.get(f"{table}/1/log").text
        assert log.count("Ann is away; a bot chooses meanwhile.") == 1
        assert store.find(table[3:]).stand_in == 2


async def look_round(app) -> None:
    """What the server does every few seconds."""
    app.hall.look_round()


@pytest.fixture
def bell():
    """A service that keeps what it is told."""
    heard: list[dict[str, str]] = []

    class Listens(BaseHTTPRequestHandler):
        def do_POST(self):
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    service = HTTPServer(("127.0.0.1", 0), Listens)
    thread = Thread(target=service.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{service.server_port}/bell", heard
    service.shutdown()
    service.server_close()


def test_somebody_who_is_not_there_is_called(store, bell):
    """A service that was named hears whose turn it is, in their language, with a link that holds no secret; once a minute."""
    address, heard = bell
    with server(store, ORDERS) as (app, client):
        app.hall.webhook = Webhook(address, "https://wl.example.org", lambda said: None)
        _, table, links = begun(app, client, "orders", **TWO, **{"language-2": "de"})
        until(lambda: len(heard) == 1)
        ann = seated(app, client, links[0])
        while options(page := ann.get(f"{table}/1").text):
            ann.choose(f"{table}/1", options(page)[-1])
        until(lambda: len(heard) == 2)
        assert [one["player"] for one in heard] == ["Ann", "Ben"]
        assert "ist am Zug" in heard[1]["text"] == heard[1]["content"]
        assert heard[1]["link"] == f"https://wl.example.org{table}"
        app.hall.webhook.close()


def test_nobody_is_called_for_whom_a_bot_chooses(store, monkeypatch):
    """Where a bot stands in for somebody at once it is not their turn for long enough to say so; then the next is called."""
    called: list[str] = []

    class Bell:
        def call(self, table, game, player, say):
            called.append(player)

    with server(store, ORDERS) as (app, client):
        host, table, _ = begun(app, client, "orders", **TWO)
        assert host.post(f"{table}/host/stand-in", {"minutes": "2"}).status_code == 303
        playing = app.hall.tables[table[3:]]
        monkeypatch.setattr(playing, "alone_for", lambda seat: 121.0 if seat == 0 else 0.0)
        app.hall.webhook = Bell()
        client.portal.call(look_round, app)
        until(lambda: called)
        assert playing.decides == 1
        assert called == ["Ben"]


def test_a_service_that_answers_nonsense_is_told_of_once(store):
    """What is no HTTP is no answer, as silence is none."""
    told: list[str] = []
    with create_server(("127.0.0.1", 0)) as service:
        port = service.getsockname()[1]
        hook = Webhook(f"http://127.0.0.1:{port}/", "http://x", told.append)
        for player in ("Ann", "Ben"):
            hook.call("t", "orders", player, lambda *_, **__: "said")
            line, _ = service.accept()
            with line:
                line.recv(4096)
                line.sendall(b"nonsense\r\n\r\n")
        hook._line.shutdown(wait=True)
    assert len(told) == 1
    assert "the webhook cannot be called" in told[0]


def test_the_store_is_asked_where_nobody_waits_for_it(store, monkeypatch):
    """Whatever people do, a slow store holds up only who asks; a table at which nobody sits is put away and found again."""
    waited: list[str] = []

    class Watched:
        def __getattr__(self, name):
            def asked(*words):
                with suppress(RuntimeError):  # this is no thread in which a loop runs
                    asyncio.get_running_loop()
                    waited.append(name)
                return getattr(store, name)(*words)

            return asked

    with server(Watched(), ORDERS) as (app, client):
        host, table, links = begun(app, client, "orders", **TWO)
        ann, ben = (seated(app, client, link) for link in links[:2])
        ann.post(f"{table}/1/note", {"note": "mine"})
        host.post(f"{table}/host/stand-in", {"minutes": "2"})
        host.post(f"{table}/host/stand-in", {"minutes": "0"})
        to_the_end(table, ann, ben)
        assert ann.get(f"{table}/journal").status_code == 200
        assert host.post(f"{table}/replay", {"at": "3"}).status_code == 303
        with monkeypatch.context() as patched:
            patched.setattr("wlcore.web.hall.IDLE", -1.0)
            client.portal.call(app.hall.put_away)
        assert not app.hall.tables
        assert ann.get(f"{table}/1").status_code == 200
    assert waited == []


def test_a_service_that_does_not_answer_holds_nobody_up(store):
    """Whoever runs the server is told once, and the game goes on."""
    told: list[str] = []
    with server(store, ORDERS) as (app, client):
        app.hall.webhook = Webhook("http://127.0.0.1:1/", "http://x", told.append)
        for _ in range(2):
            begun(app, client, "orders", **TWO)
        until(lambda: told)
        app.hall.webhook._line.shutdown(wait=True)
        assert len(told) == 1


def test_slow_rules_hold_up_only_their_own_table(store, monkeypatch):
    """While a page takes long to work out, others are answered at once."""
    import wlcore.web.desk as desk

    drawn, begins, go = desk.drawing, Event(), Event()
    with server(store, ORDERS, COINS) as (app, client):
        _, slow, links = begun(app, client, "orders", **TWO)
        _, quick, others = begun(app, client, "coin-race", **TWO)
        ann, cleo = seated(app, client, links[0]), seated(app, client, others[0])

        def slowly(table, *rest):
            if table.kept.id == slow[3:]:
                begins.set()
                assert go.wait(60)
            return drawn(table, *rest)

        monkeypatch.setattr(desk, "drawing", slowly)
        app.hall.tables[slow[3:]].changed()
        app.hall.tables[quick[3:]].changed()
        waiting = Thread(target=ann.get, args=(f"{slow}/1",))
        waiting.start()
        try:
            assert begins.wait(60)
            assert cleo.get(f"{quick}/1").status_code == 200
            assert cleo.get("/health").json()["ok"]
            assert waiting.is_alive()  # nobody has waited for it
        finally:
            go.set()
            waiting.join(60)


def test_what_was_kept_before_is_read(tmp_path):
    """A table that an earlier version kept has nothing of one's own, and no bot stands in."""
    old = {
        "host": "h",
        "watch": "",
        "begun": "now",
        "places": [["Ann", "person", "en", "d", ""]],
        "notes": [],
    }
    found = TableKept.of_json("t", old)
    assert found.own_of(0) == Own()
    assert found.stand_in == 0
    set_now = found.with_own(0, Own((("a/b", "Why?"),), "note", True))
    store = opened(f"sqlite:{tmp_path / 's.sqlite'}")
    store.begin(set_now)
    assert store.find("t") == set_now
    store.close()
