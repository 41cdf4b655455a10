"""Automata in packs: the seats they take, what they want, what is wrong with either, and layers that step in."""

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, load, stepped_in
from wlcore.packs.company import joined_by
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
LAYER = "id: {0}\nversion: 1.0.0\ntitle: {0}\nkind: layer\ngame: coin-race\n"
GHOST = LAYER.format("ghost") + "players: 1\nautomata: [the-ghost]\nsteps-in: yes\n"


def pack(place: Path, manifest: str, **files: str) -> str:
    """A pack in a folder; the names of its files with `_` for the dot."""
    place.mkdir()
    (place / "pack.yaml").write_text(manifest)
    for name, content in files.items():
        (place / name.replace("_", ".")).write_text(content)
    return str(place)


def mistakes(place: Path, manifest: str, **files: str) -> str:
    """What is wrong with Coin Race and such a layer."""
    with pytest.raises(PackError) as caught:
        load(str(COIN_RACE), packs=[pack(place, manifest, **files)])
    return str(caught.value)


def shelf(tmp_path: Path, *manifests: str) -> Shelf:
    """Coin Race with layers that are installed."""
    found = Shelf()
    found.add(PackFolder.open(COIN_RACE), "test", True)
    for number, manifest in enumerate(manifests):
        found.add(PackFolder.open(pack(tmp_path / str(number), manifest)), "test", True)
    return found


def test_an_automaton_of_a_layer_takes_a_seat_of_the_game(tmp_path):
    """Two to four sit there: with a ghost one to three people, of whom this layer wants one; all limits are told."""
    game = load(str(COIN_RACE), packs=[pack(tmp_path / "ghost", GHOST)])
    assert (game.players, game.automata, game.seats) == ((1, 1), ("the-ghost",), 2)
    assert game.new(1, 0).n == 2
    assert game.not_for(2) == "'ghost' is for 1 player, not for 2"
    anybody = GHOST.replace("players: 1\n", "").replace("steps-in: yes\n", "")
    game = load(str(COIN_RACE), packs=[pack(tmp_path / "more", anybody)])
    assert game.players == (1, 3)
    assert game.not_for(4) == "'Coin Race' is for 1 to 3 players, not for 4"


def test_rules_call_it_by_its_name(tmp_path):
    """The name stands wherever a player can."""
    flow = "before lap: the-ghost: gain ¢1\n"
    game = load(str(COIN_RACE), packs=[pack(tmp_path / "ghost", GHOST, flow_wl=flow)])
    state = game.new(1, 3)
    pennies = game.data.value_dims["pennies"][0]
    assert state.v[pennies + 1] > 1


@pytest.mark.parametrize("name", ["keeper", "coin", "lap", "players", "copper", "charm", "gain"])
def test_a_name_that_means_something_is_refused(tmp_path, name):
    """Whatever it is: a variable, a kind, a rule, a thing, a word of the language."""
    said = mistakes(tmp_path / "ghost", GHOST.replace("the-ghost", name))
    assert f"'{name}' has a meaning already, so no automaton can be called so" in said


def test_two_layers_cannot_seat_the_same(tmp_path):
    """The second of them is told."""
    one, other = (
        pack(tmp_path / name, GHOST.replace("id: ghost", f"id: {name}")) for name in ("one", "other")
    )
    with pytest.raises(PackError, match="'the-ghost' has a meaning already"):
        load(str(COIN_RACE), packs=[one, other])


def test_there_must_be_a_seat_for_each(tmp_path):
    """Four automata fill all seats of a game for four."""
    ghosts = LAYER.format("ghosts") + "automata: [boo, hoo, moo, woo]\n"
    assert "the game has no seat left for 'boo'" in mistakes(tmp_path / "ghosts", ghosts)


def test_who_steps_in_says_for_how_many(tmp_path):
    """Without that it would step in for nobody."""
    assert "must say for how many players" in mistakes(tmp_path / "g", GHOST.replace("players: 1\n", ""))


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("coin-fliped: 3", "nothing that can be chosen is called 'coin-fliped'"),
        ("coin-flipped: shine", "'shine' does not say what 'coin-flipped' is worth"),
        ("coin-flipped: of-player", "'of-player' does not say what 'coin-flipped' is worth"),
        ("coin-flipped: whose", "'whose' does not say what 'coin-flipped' is worth"),
        ("coin-flipped: shin", "'shin' does not say what 'coin-flipped' is worth"),
        ("coin-flipped: keeper", "'keeper' does not say what 'coin-flipped' is worth"),
        ("coin-flipped: [1]", "expected a query or a whole number"),
    ],
)
def test_wishes_that_cannot_be_are_told(tmp_path, wish, said):
    """What can never be chosen, and what is no query of what is chosen."""
    words = "query shine: set of coin is coins\nquery of-player(p: player): number is pennies(p)\n"
    words += "query whose(c: card): player or nobody is keeper\n"
    files = {"automata_yaml": f"prefers:\n  {wish}\n", "words_wl": words}
    assert said in mistakes(tmp_path / "ghost", GHOST, **files)


def test_the_wishes_of_a_later_pack_count(tmp_path):
    """Of one choice; what it does not name stays."""
    first = pack(tmp_path / "ghost", GHOST, automata_yaml="prefers:\n  coin-flipped: 1\n  rival: 2\n")
    second = pack(tmp_path / "other", LAYER.format("other"), automata_yaml="prefers:\n  rival: -3\n")
    game = load(str(COIN_RACE), packs=[first, second])
    assert game.data.wishes == {"coin-flipped": 1, "rival": -3}


# ---- layers that step in ------------------------------------------------------------------------------


def test_a_layer_steps_in_where_the_game_alone_is_for_more(tmp_path):
    """For one player, and for nobody else; the game can be played by one to four."""
    there = shelf(tmp_path, GHOST)
    choice = Choice("coin-race")
    assert stepped_in(there, choice, 1).variants == ("ghost",)
    assert stepped_in(there, choice, 2) == choice
    assert stepped_in(there, choice, 5) == choice
    assert joined_by(there, there.manifests["coin-race"]) == range(1, 5)


def test_it_does_not_step_in_twice_or_where_it_is_not_wanted(tmp_path):
    """Not if it is there already, nor beside a layer that conflicts with it, nor without being told to."""
    foe = LAYER.format("foe") + "conflicts: [ghost]\n"
    there = shelf(tmp_path, GHOST, foe)
    chosen = Choice("coin-race", variants=("ghost",))
    assert stepped_in(there, chosen, 1) == chosen
    beside = Choice("coin-race", variants=("foe",))
    assert stepped_in(there, beside, 1) == beside
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    unasked = shelf(elsewhere, GHOST.replace("steps-in: yes", "steps-in: no"))
    assert stepped_in(unasked, Choice("coin-race"), 1) == Choice("coin-race")


def test_what_it_requires_comes_with_it(tmp_path):
    """As when somebody chooses it."""
    there = shelf(tmp_path, GHOST + "requires: [sheets]\n", LAYER.format("sheets"))
    assert set(stepped_in(there, Choice("coin-race"), 1).variants) == {"ghost", "sheets"}


def test_a_pack_that_requires_it_brings_it_along(tmp_path):
    """Somebody's own pack for the ghost is enough to play with it."""
    there = shelf(tmp_path, GHOST)
    mine = pack(tmp_path / "mine", LAYER.format("mine") + "requires: [ghost]\n")
    assert stepped_in(there, Choice("coin-race", packs=(mine,)), 1).variants == ("ghost",)


def test_what_is_not_there_is_left_to_be_told(tmp_path):
    """Layers, games and packs that do not exist: the choice stays, and whoever loads it says so."""
    there = shelf(tmp_path, GHOST)
    for choice in (
        Choice("coin-rase"),
        Choice("coin-race", variants=("ghast",)),
        Choice("coin-race", packs=("/none",)),
    ):
        assert stepped_in(there, choice, 1) == choice
