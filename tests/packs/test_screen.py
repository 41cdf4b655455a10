"""`screen.yaml`: what a pack counts as a score, and what it wants told beside it and beside the names of cards."""

import shutil
from pathlib import Path

import pytest

from wlcore.engine.game import Game
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"


def game_with(folder: Path, screen: str, rules: str = "") -> Game:
    """Coin Race with a screen file and some more rules."""
    shutil.copytree(COIN_RACE, folder / "race")
    (folder / "race" / "screen.yaml").write_text(screen)
    (folder / "race" / "more.wl").write_text(rules)
    return load(str(folder / "race"))


def test_the_score_is_a_query_of_a_player(tmp_path):
    """The query that the pack names is there to be asked in the compiled game."""
    game = game_with(
        tmp_path, "score: glory\n", "query glory(p: player): number is medals(p) * 10 + pennies(p)\n"
    )
    assert game.data.score == "glory"
    state = game.new(2, 1)
    state.v[:] = [
        3 if name == "medals" else 2 if name == "pennies" else v
        for name, v in zip(game.data.value_names, state.v, strict=True)
    ]
    assert [state.g.functions["query/glory"](state, seat, seat) for seat in (0, 1)] == [32, 32]


@pytest.mark.parametrize(
    ("screen", "said"),
    [
        ("score: glory\n", "there is no query 'glory'"),
        ("score: poor\n", "'poor' is no number of a player"),
        ("score: worth\n", "'worth' is no number of a player"),
        ("points: glory\n", "there is no key 'points'"),
        ("beside: [metl]\n", "no card has a name or truth 'metl'"),
        ("beside: [worth]\n", "no card has a name or truth 'worth'"),
        ("beside: [flipped]\n", "no card has a name or truth 'flipped'"),
        ("counted: [keeper]\n", "'keeper' is no number of a player"),
        ("counted: [glory]\n", "there is no number of a player 'glory'"),
    ],
)
def test_a_score_that_cannot_be_one_is_a_mistake_in_the_pack(tmp_path, screen, said):
    """What is named must be there, go by a player and be a number."""
    rules = "query poor(p: player): truth is pennies(p) is 0\nquery worth(m: metal): number is 1\n"
    with pytest.raises(PackError, match=said):
        game_with(tmp_path, screen, rules)


def test_what_is_told_beside_names_and_scores(tmp_path):
    """By card what is printed on it, nothing of what has no such thing; figures are kept by name."""
    game = game_with(tmp_path, "beside: [metal]\ncounted: [pennies, medals]\n")
    assert game.data.screen["counted"] == ["pennies", "medals"]
    beside = game.data.screen["beside"]
    assert len(beside) == len(game.names.cards)
    crown = (
        game.names.cards.index("crown-1")
        if "crown-1" in game.names.cards
        else game.names.cards.index("crown")
    )
    ((name, kind, value),) = beside[crown]
    assert (name, kind, game.names.thing(kind, value)) == ("metal", "metal", "silver")
