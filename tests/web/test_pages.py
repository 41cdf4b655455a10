"""What stands on pages: nothing that a pack or a player says is taken for more than text, and games without a screen are whole."""

from __future__ import annotations

import re
import shutil
from html import unescape
from html.parser import HTMLParser

import pytest

from tests.web.browsers import GAMES, begun, options, seated, server, words
from wlcore.loading import Choice

pytestmark = pytest.mark.slow("pages show what a seat may see")

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"
VOID = {"meta", "link", "input", "img", "br", "line", "circle", "rect", "hr"}
STRANGE = [path.name for path in sorted(GAMES.iterdir()) if (path / "pack.yaml").is_file()]


class Reading(HTMLParser):
    """Reads a page as a browser does: which elements it has, whether each is closed, what refers to what."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def ids(self) -> list[str]:
        return [attrs["id"] for _, attrs in self.elements if attrs.get("id")]


def check(page: str) -> Reading:
    """Nothing on the page runs or loads anything but what is ours; ids are there once; what refers to one finds it."""
    read = Reading(page)
    assert read.open == []
    for tag, attrs in read.elements:
        assert not [name for name in attrs if name.startswith("on") or name == "style"], (tag, attrs)
        assert tag not in ("img", "iframe", "object", "embed", "style")
        if tag == "script":
            assert attrs["src"].startswith("/static/")
        for name in ("src", "href", "action", "formaction"):
            assert not attrs.get(name) or attrs[name].startswith(("/", "#", "http://testserver/")), attrs
    ids = read.ids()
    assert len(ids) == len(set(ids))
    for _, attrs in read.elements:
        assert {*(attrs.get("aria-labelledby") or "").split()} <= set(ids)
    return read


def test_what_a_pack_or_a_player_says_is_text(store, tmp_path):
    """A pack and players full of markup show it as they wrote it, on every page."""
    pack = tmp_path / "evil"
    shutil.copytree(GAMES / "coin-race", pack)
    manifest = (
        (pack / "pack.yaml").read_text("utf-8").replace("Coin Race", "'" + EVIL.replace("'", "''") + "'")
    )
    (pack / "pack.yaml").write_text(manifest, "utf-8")
    (pack / "text" / "en").mkdir(parents=True)
    phrases = [
        f"{name} = {EVIL}"
        for name in (
            "coin-cent",
            "coin-charm",
            "zone-palm",
            "zone-tray",
            "counter-pennies",
            "ask-coin-flipped",
        )
    ]
    (pack / "text" / "en" / "names.ftl").write_text("\n".join(phrases) + "\n", "utf-8")
    with server(store, Choice(str(pack))) as (app, client):
        form = {"kind-1": "person", "name-1": EVIL[:40], "kind-2": "person", "name-2": "</title><b>"}
        host, table, links = begun(app, client, "coin-race", **form)
        pages = [host.get(path) for path in ("/", "/new/coin-race", f"{table}/host")]
        for seat in (1, 2):
            who = seated(app, client, links[seat - 1])
            if options(who.get(f"{table}/{seat}").text):
                who.choose(f"{table}/{seat}")
            pages += [who.get(f"{table}/{seat}"), who.get(f"{table}/{seat}/log")]
            pages += [
                who.get(path) for path in re.findall(r'href="(/t/[^"]*/thing/[^"]*)"', pages[-2].text)[:2]
            ]
        assert any("&lt;script&gt;" in page.text for page in pages)
        for page in pages:
            assert page.status_code == 200
            assert "<script>alert" not in page.text
            check(page.text)


@pytest.mark.parametrize("name", STRANGE)
def test_a_game_without_a_screen_is_whole(store, name):
    """Any game can be played on its pages, though nobody wrote what is to be shown: question, cards, players, log."""
    with server(store, Choice(str(GAMES / name))) as (app, client):
        numbers = app.offer.numbers(name)
        seats = {f"kind-{n}": "person" for n in range(1, numbers[0] + 1)}
        _, table, links = begun(app, client, name, **seats)
        people = [seated(app, client, link) for link in links[: numbers[0]]]
        for _ in range(12):
            for seat, who in enumerate(people, 1):
                page = who.get(f"{table}/{seat}").text
                read = check(page)
                landmarks = {attrs.get("id") for tag, attrs in read.elements if tag in ("section", "main")}
                assert {"view", "question"} <= landmarks
                if options(page):
                    assert all(words(page))
                    who.choose(f"{table}/{seat}", options(page)[-1])


@pytest.mark.parametrize("name", ["public-enemy", "western-legends"])
def test_our_games_are_drawn_in_each_language(store, name):
    """Pages of the shipped games are sound in four languages, small, and show nothing of the names that rules have."""
    with server(store, Choice(name)) as (app, client):
        _, table, links = begun(
            app, client, name, **{"kind-1": "person", "kind-2": "person", "kind-3": "person"}
        )
        ann = seated(app, client, links[0])
        for language in ("en", "fr", "de", "ru"):
            ann.post("/language", {"language": language, "back": "/"})
            page = ann.get(f"{table}/1").text
            assert f'<html lang="{language}">' in page
            check(page)
            assert len(page.encode()) < 100_000
            assert "web-" not in re.sub(r'"[^"]*"', "", page)


def test_cards_and_rules_lead_back_to_the_table_they_were_opened_from(store):
    """From a table they are those of its layers, on both pages and between them, with a way back."""
    layers = {"kind-1": "person", "kind-2": "random", "kind-3": "random", "variant": "goals"}
    with server(store, Choice("western-legends")) as (app, client):
        _, table, links = begun(app, client, "western-legends", **layers)
        ann = seated(app, client, links[0])
        page = unescape(ann.get(f"{table}/1").text)
        for name, other in (("cards", "rules"), ("rules", "cards")):
            link = re.search(rf'href="(/{name}/western-legends[^"]*)"', page)[1]
            assert "variant=goals" in link
            read = unescape(ann.get(link).text)
            assert f'<a href="{table}">Back to the table</a>' in read
            assert re.search(rf'href="/{other}/western-legends\?[^"]*variant=goals[^"]*table=', read)
        assert "Back to the table" not in ann.get("/rules/western-legends?table=<b>").text
