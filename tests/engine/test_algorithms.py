"""Algorithms of a game ask queries: in a state, or beforehand what hangs on nothing but what is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.algorithms import BLANK, Changing, Query
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, compiled
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack

MANIFEST = "id: scales\nversion: 1.0.0\ntitle: Scales\nkind: layer\ngame: coin-race\nbuiltins: builtins.py\n"
WORDS = """
query heft(c: card): number is worth of c + bonus(c)
query bonus(c: card): number is 0
query shiny(c: card): truth is metal of c is silver or c in tray
query metals-like(c: card): set of metal is metals where it is metal of c or c in tray
query shining(c: card): set of metal is metals where metal of c is it or medals(keeper) is 2
query settled(c: card): truth
  for each it-is in metals:
    if metal of c is it-is and it-is is silver: answer yes
  answer no
builtin weigh(coins-there: set of card): number by heft, shiny, metals-like, shining, settled
query weighed: number is weigh(tray)
"""
PYTHON = """
def weigh(*queries):
    def weighed(state, coins):
        return sum(queries[0](state, coin) for coin in coins)

    weighed.queries = queries
    return weighed


BUILTINS = {"weigh": weigh}
"""


def scales(more: str = "") -> Game:
    """Coin Race with a builtin that asks queries."""
    files = {"pack.yaml": MANIFEST, "words.wl": WORDS + more, "builtins.py": PYTHON}
    findings = Findings()
    layer = PackFolder("scales", {name: text.encode for name, text in files.items()})
    packs = [read_pack(PackFolder.open(Path(COIN_RACE)), findings, False), read_pack(layer, findings, True)]
    assembly = assemble([pack for pack in packs if pack is not None], findings)
    assert [str(d) for d in findings.sorted()] == []
    return compiled(assembly, Choice("coin-race"))


def queries_of(state: State) -> tuple[Query, ...]:
    """What the builtin asks in this flavour."""
    found: tuple[Query, ...] = state.g.names["B_weigh"].queries
    return found


def zone(game: Game, name: str) -> int:
    """The place of a zone."""
    return [zone for zone, _ in game.data.zone_names].index(name)


@pytest.fixture(scope="module")
def game() -> Game:
    return scales()


def printed(game: Game) -> dict[str, tuple[int, int]]:
    """The metal and the worth of each coin, by its design."""
    metal, worth = game.tables["P_card_metal"], game.tables["P_card_worth"]
    return {design: (metal[i], worth[i]) for i, (_, _, design) in enumerate(game.data.cards)}


def test_what_hangs_on_what_is_printed_is_told_beforehand(game: Game):
    """The same for every coin of a design, and what a state says; one that needs the tray is not told."""
    state = game.new(2, 1)
    heft, shiny, metals_like, shining, settled = queries_of(state)
    of = printed(game)
    silver = game.data.kinds["metal"][2].index("silver")
    for coin, (_, _, design) in enumerate(game.data.cards):
        metal, worth = of[design]
        assert heft.printed(coin) == heft(state, coin) == worth
        assert bool(settled.printed(coin)) == bool(settled(state, coin)) == (metal == silver)
        assert shiny.printed(coin) == (True if metal == silver else None)
        assert metals_like.printed(coin) is shining.printed(coin) is None


def test_queries_are_asked_in_a_state(game: Game):
    """What lies in the tray counts, in both flavours alike; with the trace nothing is told beforehand."""
    for traced in (False, True):
        state = game.new(2, 1, traced=traced)
        heft, shiny, metals_like, shining, _ = queries_of(state)
        tray = zone(game, "tray")
        coin = next(i for i, (_, _, design) in enumerate(game.data.cards) if design == "cent")
        copper = game.tables["P_card_metal"][coin]
        assert (shiny(state, coin), list(metals_like(state, coin))) == (False, [copper])
        assert list(shining(state, coin)) == [copper]
        state.z[tray].append(coin)
        assert (shiny(state, coin), list(metals_like(state, coin))) == (True, [0, 1])
        assert list(shining(state, coin)) == [copper]
        values = game.data.value_names
        state.v[values.index("medals") + state.v[values.index("keeper")]] = 2
        assert list(shining(state, coin)) == [0, 1]
        assert heft.printed(coin) == (None if traced else 1)
        assert state.g.functions["query/weighed"](state, -1) == sum(
            map(heft.answer, [state], [-1], state.z[tray])
        )


def test_a_change_of_a_query_counts():
    """What a layer says of a query is part of what it hangs on, be it of one that it asks."""
    state = scales("bonus(c) gets + 3 when c in tray and worth of c is 3\n").new(2, 1)
    heft = queries_of(state)[0]
    game = state.game
    worth = game.tables["P_card_worth"]
    tray = zone(game, "tray")
    assert [heft.printed(coin) for coin in range(len(worth))] == [None] * len(worth)
    crown = next(i for i, (_, _, design) in enumerate(game.data.cards) if design == "crown")
    before = heft(state, crown)
    state.z[tray].append(crown)
    assert (before, heft(state, crown)) == (3, 6)


@pytest.mark.parametrize(
    "look",
    [
        lambda s: s.v[3], lambda s: 3 in s.z, lambda s: s.z[1] + [2], lambda s: [*s.z[0]], lambda s: range(s.n),
        lambda s: s.n == 2, lambda s: s.n != 2, lambda s: not s.all, lambda s: s.all & 1, lambda s: 1 << s.n,
        lambda s: 3 - s.n, lambda s: max(0, s.n), lambda s: {s.n}, lambda s: s.view(), lambda s: -s.n,
        lambda s: len(s.z), lambda s: sum(s.z), lambda s: f"{s.n}", lambda s: setattr(s, "o", ()),
        lambda s: s.n // 2, lambda s: 5 % s.n, lambda s: s.r[0] and 3, lambda s: min(s.n, 3), lambda s: divmod(s.n, 2),
        lambda s: next(s.z), lambda s: s.n >> 1, lambda s: list(reversed(s.z)), lambda s: int(s.n), lambda s: s.n**2,
    ],
)  # fmt: skip
def test_nothing_that_can_change_is_looked_at(look):
    """Whatever is done with a part of the blank state stops the answer."""
    with pytest.raises(Changing):
        look(BLANK)
