"""`screen.yaml`, `bots.yaml` and `odds.yaml`: what a pack says beside its rules is checked like everything else."""

from pathlib import Path

import pytest

from tests.packs.test_screen import COIN_RACE
from wlcore.engine.game import Game
from wlcore.engine.record import Seat
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load
from wlcore.play.board import Board
from wlcore.play.words import Wording

MAP = "kind field\n  across: number\n  down: number\n  sort: metal\n  paths: set of field\n"
RULES = """variable piece of player is field
variable robber is field
variable ditch of field is truth
variable lord of field is player or nobody
counter sheep of field
secret variable hunch of player is metal or nobody from metals
query bold(p: player): truth is pennies(p) is more than 3
query near(f: field): set of field is paths of f
query best: number is 3
query sum-of(a: player, b: player): number is 3
"""
FIELDS = """field:
  north: { across: 10, down: 5, sort: copper, paths: [south] }
  south: { across: 90, down: 95, sort: silver, paths: [north] }
"""


def game_with(folder: Path, file: str, content: str) -> Game:
    """Coin Race with a board, and one more file."""
    race = folder / "race"
    race.mkdir()
    for there in COIN_RACE.iterdir():
        (race / there.name).write_bytes(there.read_bytes())
    (race / "more.wl").write_text(MAP + RULES)
    (race / "fields.yaml").write_text(FIELDS)
    (race / file).write_text(content)
    return load(str(race))


def test_a_screen_says_what_is_shown(tmp_path):
    """Lists are kept as they are written, and the map holds what stands on the places."""
    screen = """player: [pennies, palm, bold, piece]
table: [tray, keeper, best]
own: [palm]
silent: [robber]
headlines: [keeper, pennies, play]
map:
  places: field
  x: across
  y: down
  sort: sort
  signs: { copper: C, north: N }
  ways: near
  figures: piece
  marks: { robber: R, ditch: d }
"""
    found = game_with(tmp_path, "screen.yaml", screen).data.screen
    assert found["player"] == ["pennies", "palm", "bold", "piece"]
    assert (found["table"], found["own"], found["silent"]) == (
        ["tray", "keeper", "best"],
        ["palm"],
        ["robber"],
    )
    assert found["headlines"] == ["keeper", "pennies", "play"]
    assert found["map"]["at"] == [(10, 5), (90, 95)]
    assert found["map"]["ways"] == "near"
    assert found["map"]["marks"] == {"robber": "R", "ditch": "d"}


def test_ways_may_be_a_property(tmp_path):
    """Places that say themselves what is next to them need no query."""
    screen = "map: { places: field, x: across, y: down, ways: paths }\n"
    assert game_with(tmp_path, "screen.yaml", screen).data.screen["map"]["ways"] == [2, 1]


@pytest.mark.slow("cards that count beside another pack")
@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("screen.yaml", "player: [pence]", "there is no value of a player 'pence'"),
        ("screen.yaml", "player: [keeper]", "'keeper' is no value of a player"),
        ("screen.yaml", "player: [sum-of]", "'sum-of' is no value of a player"),
        ("screen.yaml", "table: [palm]", "'palm' is no value of the table"),
        ("screen.yaml", "own: [pennies]", "'pennies' is no zone or possession of a player"),
        ("screen.yaml", "silent: [bold]", "'bold' is no counter, variable or zone"),
        ("screen.yaml", "headlines: [bold]", "'bold' is no thing that happens"),
        ("screen.yaml", "headlines: [purse]", "there is no thing that happens 'purse'"),
        ("screen.yaml", "map: { places: meadow, x: across, y: down }", "there is no kind 'meadow'"),
        ("screen.yaml", "map: { places: field, x: sort, y: down }", "a field has no number 'sort'"),
        ("screen.yaml", "map: { places: field, x: across }", "'y' is missing in map"),
        ("screen.yaml", "map: { places: field, x: across, y: down, ways: bold }", "does not say which places are next"),
        ("screen.yaml", "map: { places: field, x: across, y: down, figures: robber }", "'robber' is no place of a player"),
        ("screen.yaml", "map: { places: field, x: across, y: down, marks: { keeper: K } }", "'keeper' is no mark of a field"),
        ("screen.yaml", "map: { places: field, x: across, y: down, marks: { robber: 1 } }", "expected a sign"),
        ("screen.yaml", "map: { marks: { robber: R } }", "'places' is missing in map"),
        ("screen.yaml", "map: { places: field, x: across, y: down, owner: keeper }", "'keeper' is no player of a field"),
        ("screen.yaml", "map: { places: field, x: across, y: down, number: pennies }", "'pennies' is no number of a field"),
        ("screen.yaml", "map: { places: field, x: across, y: down, signs: { gold: G } }", "'gold' is neither a sort"),
        ("bots.yaml", "worth: { pence: 1 }", "there is no number of a player 'pence'"),
        ("bots.yaml", "worth: { keeper: 1 }", "'keeper' is no number of a player"),
        ("bots.yaml", "worth: { hunch: 1 }", "'hunch' is no number of a player"),
        ("bots.yaml", "worth: { pennies: much }", "expected a whole number"),
        ("bots.yaml", "until: pence", "there is no value of the table 'pence'"),
        ("bots.yaml", "until: pennies", "'pennies' is no value of the table"),
        ("bots.yaml", "habit: 101", "expected a whole number, at least 0 and at most 100"),
        ("bots.yaml", "ahead: 0", "expected a whole number, at least 1"),
        ("bots.yaml", "weights: {}", "there is no key 'weights'"),
        ("odds.yaml", "questions: { draw: {} }", "needs either 'next' or 'query'"),
        ("odds.yaml", "questions: { draw: { next: pouch, query: best } }", "needs either 'next' or 'query'"),
        ("odds.yaml", "questions: { draw: { next: bag } }", "there is no zone 'bag'"),
        ("odds.yaml", "questions: { draw: { next: pouch, by: rust } }", "no card has a property 'rust'"),
        ("odds.yaml", "questions: { draw: { query: sum-of } }", "'sum-of' is no query of at most one thing"),
        ("odds.yaml", "questions: { draw: { query: best, by: metal } }", "'by' belongs to 'next'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(tmp_path, file, content, said):
    """A name that is not there, or that does not fit where it stands, is a mistake in the pack."""
    with pytest.raises(PackError, match=said):
        game_with(tmp_path, file, content + "\n")


def test_a_layer_adds_to_what_its_game_shows_and_weighs(tmp_path):
    """Lists are joined, weights are set beside those of the game."""
    layer = tmp_path / "rich"
    layer.mkdir()
    (layer / "pack.yaml").write_text(
        "id: rich\nversion: 1.0.0\ntitle: Rich\nkind: layer\ngame: public-enemy\n"
    )
    (layer / "words.wl").write_text("counter gold of player\n")
    (layer / "screen.yaml").write_text("player: [gold]\n")
    (layer / "bots.yaml").write_text("worth: { gold: 7 }\n")
    plain, rich = load("public-enemy").data, load("public-enemy", packs=[layer]).data
    assert rich.screen["player"] == [*plain.screen["player"], "gold"]
    assert rich.bots["worth"] == {**plain.bots["worth"], "gold": 7}


def test_a_layer_adds_to_the_map_of_its_game(tmp_path):
    """What a layer draws comes beside what the game draws; what both draw is drawn as the layer says; the rest stays as it is."""
    game_with(
        tmp_path,
        "screen.yaml",
        "map: { places: field, x: across, y: down, sort: sort, signs: { copper: C }, figures: piece, marks: { robber: R, ditch: d } }\n",
    )
    layer = tmp_path / "herds"
    layer.mkdir()
    (layer / "pack.yaml").write_text(
        "id: herds\nversion: 1.0.0\ntitle: Herds\nkind: layer\ngame: coin-race\n"
    )
    (layer / "words.wl").write_text("variable hidden-at is field\n")
    (layer / "screen.yaml").write_text(
        "map: { number: sheep, owner: lord, marks: { hidden-at: h, ditch: D } }\n"
    )
    found = load(str(tmp_path / "race"), packs=[layer]).data.screen["map"]
    assert found["marks"] == {"robber": "R", "hidden-at": "h", "ditch": "D"}
    assert (found["number"], found["owner"], found["figures"]) == ("sheep", "lord", "piece")
    assert (found["signs"], found["at"]) == ({"copper": "C"}, [(10, 5), (90, 95)])


def test_the_map_shows_whose_a_place_is_and_how_much_is_there():
    """A place is drawn with its owner's number, and behind a sign with its own; in words with the owner's name."""
    game = load("docs/games/fords")
    state = game.new(players=2, seed=1)
    words = Wording(game, [Seat("Ada"), Seat("Bob")], "en")
    board = Board(state.view(1), words)
    (place,) = (p for p, seat in board.owners.items() if seat == 0)
    assert board.numbers[place] == 5
    assert board.described(place).endswith("(Ada, Troops 5)")
    drawn = "\n".join("".join(text for text, _ in row) for row in board.drawn(60, 9, {}).rows())
    assert "C1×5" in drawn
    assert "C2×5" in drawn
    assert {"1 Ada", "2 Bob", "× Troops"} <= set(board.legend())
