"""At the bench: what is written is tried in a position, and packs are brought as files; whatever is sent is answered in a sentence."""

from __future__ import annotations

import io
import re
import shutil
import zipfile
from html import unescape

import pytest

from tests.web.browsers import GAMES, HERE, Browser, options, server
from wlcore.cli import main
from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked
from wlcore.packs.find import PackFolder
from wlcore.scenario.rules import Rules
from wlcore.web.brought import sent
from wlcore.web.trial import WrittenTrial, ready, scenes

pytestmark = pytest.mark.slow("cards are tried in positions in the browser")

ENEMY = Choice("public-enemy")
CARD = "outlaw:\n  my-belle:\n    gang: loners\n    worth: 3\n    copies: 1\n"
FINDING = re.compile(r'<li class="error">(.*?)</li>', re.DOTALL)


def said(page: str) -> list[str]:
    """What is told to be wrong."""
    return [" ".join(unescape(re.sub("<[^>]*>", " ", one)).split()) for one in FINDING.findall(page)]


def position(page: str) -> str:
    return unescape(re.search(r'name="position"[^>]*>([^<]*)<', page)[1])


def test_a_position_of_the_game_is_taken_and_tried(store):
    """Somebody picks a position, changes a line, and sits in it against a bot; what they choose can be taken back."""
    with server(store, ENEMY) as (app, client):
        ann = Browser(app, client)
        title = "Half of what Tombstone hides is green"
        assert title in unescape(ann.get("/write/public-enemy").text)
        page = ann.post("/write/public-enemy", {"scene": title, "take": "1"}).text
        lines = position(page)
        assert "players anna, ben, cleo, dan" in lines
        assert "top of stock(tombstone) is clell-miller" in lines
        assert "[PENO" not in lines
        assert "then" not in lines
        assert said(page) == []
        answer = ann.post(
            "/write/public-enemy", {"position": lines.replace("anna asked", "ben asked"), "try": "1"}
        )
        assert answer.status_code == 303
        where = answer.headers["location"]
        assert where.endswith("/2")  # Ben is asked there
        page = ann.get(where).text
        assert options(page)
        assert ann.get(f"{where.removesuffix('2')}1").status_code == 403
        names = [place.name for place in next(iter(app.hall.tables.values())).kept.places]
        kinds = [place.is_person for place in next(iter(app.hall.tables.values())).kept.places]
        assert (names, kinds) == (["Anna", "Ben", "Cleo", "Dan"], [False, True, False, False])
        assert ann.choose(where).status_code == 303


def test_a_card_that_was_just_written_lies_where_the_position_says(store):
    """It is named in the position like any other, and it is there when one sits down."""
    with server(store, Choice("western-legends")) as (app, client):
        ann = Browser(app, client)
        card = "fight-card:\n  my-jack:\n    rank: jack\n    effect: |\n      gain $10\n"
        lines = (
            "players anna, ben, cleo\n\ngiven\n  begin with anna asked for action\n  hand(anna) is my-jack\n"
        )
        form = {"cards": card, "position": lines, "try": "1"}
        answer = ann.post("/write/western-legends", form)
        assert answer.status_code == 303, said(answer.text)
        assert "/thing/fight-card/my-jack" in ann.get(answer.headers["location"]).text


@pytest.mark.parametrize(
    ("lines", "line", "told"),
    [
        ("given\n  nonsense(anna) is 5", 2, "'nonsense' is not known here"),
        ("with ../elsewhere\ngiven\n  begin with anna asked for source", 1, "'with' has no meaning here"),
        ("players anna, ben, cleo\ngame orders", 2, "'game' has no meaning here"),
        ("players anna", 1, "not for 1"),
        ("given:\n  stock(tombstone) is belle-starr, belle-starr", 2, ""),
        ("\x00\x1b[31m", 1, "begins no line here"),
        ("scenario", 1, "a title in quotation marks"),
    ],
)
def test_what_is_wrong_with_a_position_is_told_at_its_line(store, lines, line, told):
    """Lines are counted as they were written, and none of them names a place on this machine."""
    with server(store, ENEMY) as (app, client):
        answer = Browser(app, client).post("/write/public-enemy", {"position": lines, "try": "1"})
        assert answer.status_code == 200
        assert any(told in one and one.startswith(f"position.scn:{line} ") for one in said(answer.text)), (
            said(answer.text)
        )


def test_an_impossible_position_is_told(store):
    """What only turns out when it is set up is told like the rest."""
    with server(store, ENEMY) as (app, client):
        lines = "given\n  stock(tombstone) is belle-starr\n  stock(tombstone) is jesse-james"
        answer = Browser(app, client).post("/write/public-enemy", {"position": lines, "try": "1"})
        assert any("is given twice" in one for one in said(answer.text)), said(answer.text)


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_every_position_that_is_offered_is_right(game):
    """Nobody is given lines in which something is wrong."""
    assembly = checked(Choice(game))
    rules = Rules(Choice(game), None, assembly)
    offered = scenes(assembly.packs[0].folder)
    assert len(offered) > 20
    wrong = {}
    for title, lines in offered.items():
        findings = Findings()
        written = WrittenTrial.of(lines, rules.names.data.players)
        if ready(written, "position.scn", rules, findings) is None:
            wrong[title] = [d.message for d in findings.found]
    assert wrong == {}


# ---- packs that are brought --------------------------------------------------------------------------

LAYER = """id: my-layer
version: 0.1.0
title: Mine
kind: layer
game: orders
provenance: designed
"""


def zipped(files: dict[str, str | bytes]) -> bytes:
    """A zip of these files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def of_folder(name: str, **changes: str) -> bytes:
    """A game of the tests as a zip, with changes to its manifest."""
    files = {
        path.relative_to(GAMES / name).as_posix(): path.read_bytes()
        for path in (GAMES / name).rglob("*")
        if path.is_file()
    }
    manifest = files["pack.yaml"].decode()
    for old, new in changes.items():
        manifest = re.sub(rf"(?m)^{old}: .*$", f"{old}: {new}", manifest)
    return zipped({**files, "pack.yaml": manifest})


def bring(browser: Browser, name: str, content: bytes, **fields: str):
    """Send a file as a browser does."""
    parts = [
        f'Content-Disposition: form-data; name="{key}"\r\n\r\n{value}'.encode()
        for key, value in fields.items()
    ]
    head = f'Content-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: application/octet-stream\r\n\r\n'
    parts.append(head.encode() + content)
    body = b"".join(b"--XyZ\r\n" + part + b"\r\n" for part in parts) + b"--XyZ--\r\n"
    headers = {**HERE, "content-type": "multipart/form-data; boundary=XyZ"}
    return browser.client.post("/packs", content=body, headers=headers, follow_redirects=False)


def link(page: str) -> str:
    found = re.search(r'class="button first" href="([^"]*)"', page)
    return unescape(found[1]) if found else ""


ORDERS = Choice(str(GAMES / "orders"))


def test_a_layer_is_brought_and_played_with(store):
    """It is checked, shown, and ticked on the page of a new table."""
    with server(store, ORDERS) as (app, client):
        ann = Browser(app, client)
        assert "/packs" in ann.get("/").text
        answer = bring(
            ann, "mine.zip", zipped({"mine/pack.yaml": LAYER, "mine/house.wl": "", "mine/README": "x"})
        )
        assert answer.status_code == 200, said(answer.text)
        where = link(answer.text)
        assert where.startswith("/new/orders?own=")
        assert 'name="own"' in ann.get(where).text
        own = where.partition("=")[2]
        form = {"kind-1": "person", "kind-2": "person", "own": own}
        assert ann.post("/new/orders", form).status_code == 303


def test_a_game_is_brought_and_still_there_when_the_server_begins_anew(store):
    """It stands among the games from then on; another of the same name does not take its place."""
    tricks = of_folder("tricks")
    with server(store, ORDERS) as (app, client):
        ann = Browser(app, client)
        answer = bring(ann, "tricks.zip", tricks)
        assert answer.status_code == 200, said(answer.text)
        assert link(answer.text) == "/new/tricks"
        assert '"/new/tricks"' in ann.get("/").text
        form = {"kind-1": "person", "kind-2": "easy", "kind-3": "easy"}
        assert ann.post("/new/tricks", form).status_code == 303
        again = bring(ann, "tricks.zip", tricks)
        assert again.status_code == 400
        assert any("there is a pack 'tricks' here already" in one for one in said(again.text))
    with server(store, ORDERS) as (app, client):
        assert Browser(app, client).get("/new/tricks").status_code == 200


def test_a_single_file_is_read_as_at_the_bench(store):
    """Cards or house rules alone are for the game that was chosen."""
    with server(store, ENEMY) as (app, client):
        ann = Browser(app, client)
        answer = bring(ann, "house.wl", b"nonsense", game="public-enemy")
        assert answer.status_code == 400
        assert said(answer.text)[0].startswith("house.wl:1 ")
        answer = bring(ann, "cards.yaml", b"outlaw:\n  my-one: {}\n", game="nowhere")
        assert answer.status_code == 400
        assert "house rules with .wl" in answer.text


def bomb() -> bytes:
    return zipped({"pack.yaml": LAYER, "big.yaml": b"0" * 9_000_000, "more.yaml": b"0" * 9_000_000})


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("x.zip", b"PK\x03\x04nonsense", "this is not a zip that can be read"),
        ("x.zip", zipped({"pack.yaml": LAYER, "../../evil.wl": "x"}), "a file may not be called"),
        ("x.zip", zipped({"pack.yaml": LAYER, "/etc/evil.wl": "x"}), "a file may not be called"),
        ("x.zip", bomb(), "larger than"),
        ("x.zip", zipped({"README": "x"}), "pack.yaml"),
        ("x.zip", zipped({"pack.yaml": LAYER, "house.wl": "as soon as nonsense"}), "house.wl:1 "),
        ("x.zip", zipped({"pack.yaml": LAYER.replace("orders", "chess")}), "cannot be played here"),
        (
            "x.zip",
            zipped({"pack.yaml": LAYER.replace("my-layer", "goals")}),
            "there is a pack 'goals' here already",
        ),
        ("x.zip", zipped({"pack.yaml": LAYER + "code: builtins.py\n", "builtins.py": "import os"}), ""),
    ],
)
def test_a_pack_that_is_wrong_is_refused_with_its_lines(store, name, content, told):
    """Nothing of it is kept, and no place of this machine is told."""
    with server(store, ORDERS) as (app, client):
        answer = bring(Browser(app, client), name, content)
        assert answer.status_code == 400
        assert any(told in one for one in said(answer.text)), said(answer.text)
        assert not any(str(GAMES) in one or "/rules/" in one for one in said(answer.text))
        assert link(answer.text) == ""


@pytest.mark.parametrize(
    ("name", "content", "status", "told"),
    [
        ("", b"", 400, "Choose a file first."),
        ("x.exe", b"MZ", 400, "A pack is a zip"),
        ("x.yaml", b"\xff\xfe\x00", 400, ""),
        ("x.zip", b"PK" + b"0" * 2_050_000, 400, "a file may have 2 MB"),
        ("x.zip", b"PK" + b"0" * 3_000_000, 413, "more than fits here"),
    ],
)
def test_what_is_no_pack_is_told(store, name, content, status, told):
    """Whatever is sent is answered in a sentence."""
    with server(store, ORDERS) as (app, client):
        answer = bring(Browser(app, client), name, content, game="orders")
        assert answer.status_code == status
        assert told in unescape(answer.text)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "multipart/form-data; boundary=x"),
        (b"--x", "multipart/form-data; boundary=x"),
        (b"--x\r\n\r\n--x--", "multipart/form-data"),
        (b"--x\r\nContent-Disposition: form-data; name\r\n\r\n1\r\n--x--", "multipart/form-data; boundary=x"),
        (b"\x00" * 100, 'multipart/form-data; boundary=""'),
        (b"file=x", "application/x-www-form-urlencoded"),
    ],
)
def test_a_form_that_is_none_holds_no_file(body, kind):
    """Bytes that no browser sends."""
    assert sent(body, kind)[1] is None


def test_only_who_may_brings_packs(store):
    """At the machine always; others only where whoever runs it said so, however games may be begun."""
    with server(store, ORDERS, public=True) as (app, client):
        far = Browser(app, client)
        far.client.base_url = "http://elsewhere.example"
        assert far.get("/packs").status_code == 403
        assert "/packs" not in far.get("/").text
        assert bring(far, "x.zip", of_folder("tricks")).status_code == 403
        app.uploads = True
        assert far.get("/packs").status_code == 200


def test_uploads_go_with_public(capsys):
    """Alone the flag would say nothing."""
    assert main(["serve", "--uploads"]) == 2
    assert "--uploads is for others" in capsys.readouterr().err


def test_the_pack_that_is_kept_is_private(store, tmp_path):
    """Nobody else on this machine reads it."""
    with server(store, ORDERS) as (app, client):
        answer = bring(Browser(app, client), "mine.zip", zipped({"pack.yaml": LAYER}))
        assert answer.status_code == 200, said(answer.text)
        place = next(one for one in app.offer.order("orders", {"kind-1": ["person"], "kind-2": ["person"],
            "own": [link(answer.text).partition("=")[2]]}, "en").choice.packs)  # fmt: skip
    folder = PackFolder.open(place)
    assert folder.files() == ["pack.yaml"]
    shutil.rmtree(place)
