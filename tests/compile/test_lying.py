"""What is asked of all cards of a zone at once is what would be found by looking at each; where cards of two zones are taken
together, none is counted twice.
"""

from __future__ import annotations

import random

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.game import Game
from wlcore.loading import load

PACK = "id: tokens\nversion: 1.0.0\ntitle: Tokens\nkind: layer\ngame: coin-race\n"
WORDS = """\
kind token is card
  metals: set of metal
  size: number
  rim: metal
  worth: set of metal

zone bag is deck
zone heap of player is pile
query dear(p: player): number is count (palm(p) where worth of it is at least 2)
query any-big(p: player): truth is any (heap(p) where size of it is at least 2 and not (size of it is 3))
query no-copper(p: player): truth is no (heap(p) where rim of it is copper)
query big(p: player): number is count (heap(p) where size of it is more than 2)
query both(p: player): number is count (heap(p) also tray)
query theirs(p: player, q: player): number is count ((each palm(it) over (p, q)) also tray)
query all-palms(p: player): number is count ((each palm(it) over players) also tray)
query same-twice(p: player, q: player): number is count (palm(p) also palm(q))
"""
TOKENS = """\
token:
  thin: { metals: [copper], size: 1, rim: copper, worth: [], copies: 2 }
  flat: { metals: [], size: 2, rim: silver, worth: [silver], copies: 2 }
  round: { metals: [], size: 3, rim: silver, worth: [], copies: 2 }
  thick: { metals: [copper, silver], size: 4, rim: copper, worth: [], copies: 1 }
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("tokens")
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("tokens.yaml", TOKENS)):
        (folder / name).write_text(text)
    return load(COIN_RACE, packs=[str(folder)])


def expected(game: Game, palm: list[int], heap: list[int], tray: list[int]) -> dict[str, int]:
    """What the queries about one player answer, by what is printed on each card."""
    printed = {name: game.tables[f"P_card_{name}"] for name in ("worth", "size", "rim")}
    copper = game.data.kinds["metal"][2].index("copper")
    return {
        "dear": sum(printed["worth"][card] >= 2 for card in palm),
        "any_big": any(printed["size"][card] >= 2 and printed["size"][card] != 3 for card in heap),
        "no_copper": all(printed["rim"][card] != copper for card in heap),
        "big": sum(printed["size"][card] > 2 for card in heap),
        "both": len(heap) + len(tray),
    }


@pytest.mark.parametrize("traced", [False, True])
def test_what_lies_there_is_asked_at_once(game: Game, traced: bool):
    state, dice = game.new(2, 1, traced=traced), random.Random(3)
    zone = {name: game.data.zone_names.index(x) for name, x in ZONES.items()}
    coins, tokens = ([i for i, c in enumerate(game.data.cards) if c[1] == kind] for kind in ("coin", "token"))
    for _ in range(200):
        dice.shuffle(coins)
        dice.shuffle(tokens)
        palm, tray = sorted(coins[:3]), coins[3 : 3 + dice.randrange(3)]
        heap = tokens[: dice.randrange(4)]
        state.z[zone["palm"]], state.z[zone["heap"]], state.z[zone["tray"]] = palm, heap, tray
        for name, value in expected(game, palm, heap, tray).items():
            assert state.g.functions[f"query/{name.replace('_', '-')}"](state, -1, 0) == value, (
                name,
                palm,
                heap,
                tray,
            )


ZONES = {"palm": ("palm", (0,)), "heap": ("heap", (0,)), "tray": ("tray", ())}


@pytest.mark.parametrize("traced", [False, True])
def test_a_player_who_is_named_twice_has_the_cards_once(game: Game, traced: bool):
    state = game.new(2, 1, traced=traced)
    first, second = (game.data.zone_names.index(("palm", (seat,))) for seat in (0, 1))
    tray = game.data.zone_names.index(("tray", ()))
    state.z[first], state.z[second], state.z[tray] = [0, 1], [2], [3]
    ask = state.g.functions
    assert [ask["query/theirs"](state, -1, 0, q) for q in (0, 1)] == [3, 4]
    assert [ask["query/same-twice"](state, -1, 0, q) for q in (0, 1)] == [2, 3]
    assert ask["query/all-palms"](state, -1, 0) == 4
