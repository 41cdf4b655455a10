"""What is refused before any page sees it, and what every answer says of itself."""

from __future__ import annotations

import pytest

from tests.web.browsers import HERE, Browser, begun, seated, server, stand_of
from wlcore.web.guard import Rate
from wlcore.web.links import held, with_one_more

FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {},
    ],
)
def test_forms_of_other_pages_do_not_count(store, headers):
    """A form that was sent from elsewhere is refused, whatever cookies come with it."""
    with server(store) as (app, client):
        _, table, links = begun(app, client)
        ann = seated(app, client, links[0])
        before = ann.get(f"{table}/1").text
        answer = ann.client.post(
            f"{table}/1/choose", content=f"option=1&stand={stand_of(before)}", headers={**FORM, **headers}
        )
        assert answer.status_code == 403
        assert ann.get(f"{table}/1").text == before


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "same-origin"}, {"origin": "http://testserver"}])
def test_forms_of_our_pages_count(store, headers):
    """A browser says that the form is ours, or from where its page came."""
    with server(store) as (app, client):
        answer = Browser(app, client).client.post(
            "/language", content="language=de&back=/", headers={**FORM, **headers}, follow_redirects=False
        )
        assert answer.status_code == 303


def test_what_is_too_large_is_refused(store):
    """A large body, told or not, a long address and many cookies are sentences, and nothing is kept of them."""
    with server(store) as (app, client):
        browser = Browser(app, client)
        assert browser.client.post("/language", content=b"x" * 20_000, headers=HERE).status_code == 413
        parts = (b"x" * 1000 for _ in range(40))
        assert browser.client.post("/language", content=parts, headers=HERE).status_code == 413
        assert browser.get("/?" + "x" * 5000).status_code == 414
        assert browser.get("/" + "x" * 5000).status_code == 414
        assert (
            browser.client.post(
                "/language", content=b"", headers={**HERE, "content-length": "-1"}
            ).status_code
            == 413
        )


def test_who_asks_too_often_waits():
    """So many at once, then so many a second, each address for itself; only so many addresses are remembered."""
    now = [0.0]
    rate = Rate(2, 3, lambda: now[0])
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] = 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]
    for number in range(30_000):
        rate.allows(str(number))
    assert len(rate._left) <= 10_000


def test_every_answer_is_dressed(store):
    """Pages, refusals and files may load nothing from elsewhere, and no page of a table is kept by anybody."""
    with server(store) as (app, client):
        browser = Browser(app, client)
        for path, status in (
            ("/", 200),
            ("/nowhere", 404),
            ("/static/table.css", 200),
            ("/t/abcdefghjkmn/1", 404),
        ):
            answer = browser.get(path)
            assert answer.status_code == status
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert ("no-store" in answer.headers.get("cache-control", "")) == (not path.startswith("/static"))


@pytest.mark.parametrize(
    "path",
    [
        "/t/..%2f..%2fetc",
        "/t/%00",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/t/abcdefghjkmn/join/x",
        "/new/%3Cscript%3E",
        "/t/ABC/1",
    ],
)
def test_strange_addresses_are_not_found(store, path):
    """What is no address of ours is a page that says so."""
    with server(store) as (app, client):
        assert Browser(app, client).get(path).status_code in (404, 405)


def test_a_browser_holds_only_so_many_seats():
    """A cookie with rubbish or too many secrets in it is cut."""
    secrets = [f"{n:032}" for n in range(30)]
    assert len(held(".".join(secrets))) == 12
    assert held("x.y." + secrets[0]) == (secrets[0],)
    assert held("") == ()
    cookie = ""
    for secret in secrets:
        cookie = with_one_more(held(cookie), secret)
    assert held(cookie) == tuple(secrets[-12:])
