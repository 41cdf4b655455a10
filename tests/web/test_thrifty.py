"""Nothing is worked out for a page that is known already: tables of one game share what they say, drawings what stays as it is."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tools.serving import worlds
from wlcore.loading import Choice, loaded
from wlcore.play import question
from wlcore.play.board import Board
from wlcore.text.book import Book
from wlcore.web import pages, table
from wlcore.web.readers import WATCHER

pytestmark = pytest.mark.slow("pages are made from what is known")


@pytest.fixture
def tables(monkeypatch):
    """Two tables of one game, as a process has them."""
    game = loaded(Choice("western-legends"))
    monkeypatch.setattr(worlds, "loaded", lambda choice: game)
    return [worlds.begun(Choice("western-legends"), 3, seed) for seed in (1, 2)]


def test_phrases_are_read_once_for_all_tables_of_a_game(tables, monkeypatch):
    """A second table reads no file; what one of them lacks in speaking is not the other's."""
    first = tables[0].words("de")
    monkeypatch.setattr(Book, "__init__", lambda *_: pytest.fail("the files are read again"))
    second = tables[1].words("de")
    assert second.phrases is not first.phrases
    assert second.phrases.entries is first.phrases.entries
    assert first.phrases.text("nothing-of-the-sort") == second.phrases.text("nothing-of-the-sort")
    assert first.phrases.lacked == second.phrases.lacked == 1
    assert tables[0].languages is tables[1].languages


def test_a_page_is_put_together_from_what_is_known(tables):
    """After a choice only what has become another is made anew: the board's places, players and lines of the log stay."""
    one = tables[0]
    pages.drawing(one, 0, "en", frozenset())
    for _ in range(4):
        one.session.choose(one.session.state.o[0])
        one.changed()
        before = pages.piece.cache_info()
        pages.drawing(one, WATCHER, "en", frozenset(), watching=True)
        after = pages.piece.cache_info()
    made, known = after.misses - before.misses, after.hits - before.hits
    assert known > 60
    assert made * 4 < known


def test_what_was_told_is_not_told_again(tables, monkeypatch):
    """The log is said choice by choice; what was taken back is forgotten, what stands is not said anew."""
    one, said = tables[0], []
    told = table.happened

    def counted(session, words, number, reader):
        said.append(number)
        return told(session, words, number, reader)

    monkeypatch.setattr(table, "happened", counted)
    for _ in range(3):
        one.session.choose(one.session.state.o[0])
    one.told(0, "en")
    assert said == [-1, 0, 1, 2]
    one.session.choose(one.session.state.o[0])
    before = [mark for *_, mark in one.told(0, "en")]
    assert said == [-1, 0, 1, 2, 3]
    one.session.free_undo = True
    one.session.undo(one.session.moves[-1].seat)
    one.session.choose(one.session.state.o[-1])
    after = [mark for *_, mark in one.told(0, "en")]
    assert said == [-1, 0, 1, 2, 3, 3]
    assert before[:4] == after[:4]


def test_what_everybody_reads_alike_is_said_and_drawn_once(tables, monkeypatch):
    """Lines of the log that hang on nothing that somebody knows, and a board to which nothing leads, are made for the first reader."""
    from wlcore.text.log import Log

    one, said, rng = tables[0], [], Random(4)
    line = Log.line
    monkeypatch.setattr(Log, "line", lambda *words: said.append(words[1]) or line(*words))
    for _ in range(30):
        one.session.choose(rng.choice(one.session.state.o))
        one.changed()
        said.clear()
        for reader in (0, 1, 2, WATCHER):
            pages.drawing(one, reader, "en", frozenset())
        log = one.words("en").log
        entries = one.session.moves[-1].events
        is_open = [entry for entry in entries if log._is_open(entry)]
        assert all(said.count(entry) <= 1 or entry not in is_open for entry in entries)
        assert len(one.alike(one.words("en")).boards) == 1
    assert is_open


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_names_of_areas_hide_no_place(tables, language):
    """What part of the map is called stands where there is room: on no place, on no other name, and on the page whole."""
    from wlcore.play.board import Board
    from wlcore.web.readers import view_for
    from wlcore.web.sketch import BROAD, Ground, _box, _overlap

    words = tables[0].words(language)
    board = Board.of(view_for(tables[0].session.state, 0), words)
    ground = Ground.of(board)
    names = [
        (_box(x, y, BROAD * len(words.thing(board.map["area kind"], area))), area)
        for area, x, y in ground.areas
    ]
    assert len(names) > 4
    for box, area in names:
        hidden = [place for place in ground.shown if _overlap(box, ground._taken(place)) > 4]
        assert hidden == [], words.thing(board.map["area kind"], area)
        assert box[1] >= 0
        assert box[3] <= ground.height
        assert not [other for other, name in names if name != area and _overlap(box, other)]


def test_what_holds_is_said_in_words(monkeypatch):
    """At the terminal a sign stands in a column; a page says it, and so does what reads it out."""
    game = loaded(Choice("public-enemy"))
    one = worlds.begun(Choice("public-enemy"), 3, 1, game)
    rng = Random(2)
    for _ in range(150):
        one.session.choose(rng.choice(one.session.state.o))
        if one.over:
            break
        one.changed()
        page = pages.drawing(one, 0, "de", frozenset()).html
        assert '<span class="value">x</span>' not in page
        if '<span class="value">ja</span>' in page:
            return
    pytest.fail("nobody ever has the token")


@pytest.mark.parametrize("game", ["western-legends", "docs/games/fords"])
def test_places_do_not_touch(game):
    """However a pack counts its coordinates, two places lie so far apart that each is seen whole with its name."""
    from math import dist

    from wlcore.play.board import Board
    from wlcore.web.readers import view_for
    from wlcore.web.sketch import Ground

    named = game if "/" not in game else str(Path(__file__).parents[2] / game)
    one = worlds.begun(Choice(named), 3, 1)
    ground = Ground.of(Board.of(view_for(one.session.state, 0), one.words("en")))
    spots = [ground.at[place] for place in ground.shown]
    assert min(dist(a, b) for n, a in enumerate(spots) for b in spots[:n]) > 2 * 3.4 + 2


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_is_written_below_places_can_be_read(tables, language):
    """Nothing is written over something else or beyond the board, and the legend has only signs that are drawn."""
    from wlcore.web.readers import view_for
    from wlcore.web.sketch import LETTER, LOW, _overlap, sketch

    table = tables[0]
    board = sketch(Board(view_for(table.session.state, 0), table.words(language)), (), table.ways(), {})
    assert board is not None
    written = [
        (
            spot.below - len(spot.label) * LETTER / 2,
            spot.y + LOW - 2,
            spot.below + len(spot.label) * LETTER / 2,
            spot.y + LOW,
        )
        for spot in board.points
        if spot.label
    ]
    assert len(written) > 15
    assert not [box for n, box in enumerate(written) if any(_overlap(box, other) for other in written[:n])]
    assert all(box[0] > -0.1 and box[2] < board.width + 0.1 for box in written)
    drawn = {spot.sign for spot in board.points} | {mark for spot in board.points for mark, *_ in spot.marks}
    assert {sign for sign, _ in board.legend} - drawn <= set(table.game.data.screen["map"]["marks"].values())


@pytest.mark.parametrize("game", ["western-legends", "public-enemy"])
def test_what_all_may_know_is_told_alike(game):
    """What is asked of what a reader sees, and shared between readers, is what each would be told alone."""
    one = worlds.begun(Choice(game), 4, 3)
    rng, shared = Random(5), 0
    for _ in range(25):
        one.session.choose(rng.choice(one.session.state.o))
        if one.over:
            break
        one.changed()
        together = [pages.drawing(one, reader, "en", frozenset()).html for reader in range(4)]
        shared += len(one.alike(one.words("en")).rows)
        for reader, page in enumerate(together):
            one._alike.clear()
            assert pages.drawing(one, reader, "en", frozenset()).html == page
    assert shared > 300


def test_only_what_hangs_on_nothing_hidden_is_asked_openly(tmp_path):
    """A figure into which a hand goes, however far behind, is worked out from what could be."""
    game = shutil.copytree(Path(__file__).parents[2] / "docs/games/forecast", tmp_path / "forecast")
    with (game / "words.wl").open("a") as words:
        words.write(
            "query laid-strength(p: player): number is total strength of it over laid(p)\n"
            "query held-strength(p: player): number is total strength of it over hand(p)\n"
            "query all-strength(p: player): number is laid-strength(p) + held-strength(p)\n"
            "query tricks-twice(p: player): number is tricks(p) + tricks(p)\n"
        )
    shown = (game / "screen.yaml").read_text()
    figures = "laid-strength, held-strength, all-strength, tricks-twice"
    (game / "screen.yaml").write_text(shown.replace("player: [", f"player: [{figures}, "))
    screen = loaded(Choice(str(game))).data.screen
    assert set(screen["queries"]) == set(figures.split(", "))
    assert set(screen["open"]) == {"laid-strength", "tricks-twice"}


def test_odds_come_when_they_are_known(monkeypatch):
    """No page waits for how likely an option wins: it is told afterwards, to whoever is asked and nobody else."""
    one, rng = worlds.begun(Choice("western-legends"), 3, 4), Random(1)
    while not (one.session.moves and one.weigh()):
        assert not one.over
        one.session.choose(rng.choice(one.session.state.o))
    seat = one.decides
    odds, one._odds = one._odds, (None, table.UNWEIGHED)
    monkeypatch.setattr(question, "chances", lambda *_: pytest.fail("a page has waited"))
    before = [pages.drawing(one, reader, "en", frozenset()).html for reader in range(3)]
    one._odds = odds
    after = [pages.drawing(one, reader, "en", frozenset()).html for reader in range(3)]
    assert [reader for reader in range(3) if before[reader] != after[reader]] == [seat]
    stamps = [one.stamp_for(reader) for reader in range(3)]
    one.changed_for(seat)
    assert [reader for reader in range(3) if one.stamp_for(reader) != stamps[reader]] == [seat]
