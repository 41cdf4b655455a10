"""Nobody has nothing and does nothing: nothing that is asked of nobody has a value, and nothing is done to nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

PACK = "id: tools\nversion: 1.0.0\ntitle: Tools\nkind: layer\ngame: coin-race\n"
WORDS = """
kind tool
  cost: number or nobody
  improves: tool or nobody
  heavy: truth
  parts: set of tool
kind stone is card
  weight: number
  lies-by: tool
counter dust for stone
variable polished for stone is truth
variable pocket is stone or nobody
variable step is number
variable pal is player or nobody
variable sure is player
variable num is number
variable fav of player is tool
variable boss of player is player
variable held-card is card or nobody
zone till is deck
zone bank of player is deck
zone drawer is pile
counter pot
variable foe is player or nobody
variable wanted is tool or nobody
variable found is tool
variable has of player for tool is truth
variable latest of player is tool or nobody
zone shelf of player for tool is pile
zone chest of player is deck
query pennies-there: number is pennies(foe)
query has-it: truth is has(foe, hammer)
query has-what: truth is has(you, wanted)
query latest-there: tool or nobody is latest(foe)
query cards-there: number is count palm(foe)
query any-there: truth is any palm(foe)
query top-there: card or nobody is top of palm(foe)
query top-of-chest: card or nobody is top of chest(foe)
query tops: set of card is each top of shelf(foe, it) over tools
query beside: player or nobody is left of foe
query richer(p: player): number is pennies(p) + 1
query richer-there: number is richer(foe)
query is-rich(p: player): truth is pennies(p) is at least 0
query rich-there: truth is is-rich(foe)
query coins-of(p: player): set of card is palm(p) also tray
query coins-there: set of card is coins-of(foe)
query next-of(p: player): player is left of p
query beside-that: player or nobody is next-of(foe)
query behind-that: player or nobody is left of next-of(foe)
query can-pay: truth is can pay-up(foe)
query foes-turn: truth is can trade-in(foe, hammer)
query cost-there: number is cost of wanted + 2
query costs-more: truth is cost of wanted is more than 1
query costs: number is total cost of it over tools
query dearest: number is highest cost of it over tools
query known-cost: number is cost of wanted
query heavy-there: truth is heavy of wanted
query improved: tool or nobody is improves of wanted
query parts-there: set of tool is parts of wanted
query weight-of(c: card): number is weight of c
query metal-of(c: card): metal or nobody is metal of c
query place-of(c: card): tool or nobody is lies-by of c
query dust-on(c: card): number is dust(c) + 1
query is-polished(c: card): truth is polished(c)
query can-polish(c: card): truth is can polish(c)
query all-cards: set of card is coins also stones
query pair: set of card is (top of pouch, pebble)
query in-order: number is position of wanted
event rings
event unheard
table points for things: 5, 6
query plus(n: number): number is n + 1
query cost-is-none: truth is cost of saw is 0
query cost-is-nobody: truth is cost of saw is nobody
query cost-and-one: number is plus(cost of saw)
query cost-in-points: number is points(cost of saw)
query cost-among: truth is cost of saw in (0, 7)
query none-among: truth is 0 in (cost of saw, 7)
query how-many-costs: number is count (each cost of it over tools)
query twice-the-same: number is count ((foe, foe))
query half-cost: number is half of cost of saw
query is-none(c: stone or nobody): truth is c is nobody
query tray-is-none: truth is is-none(bottom of tray)
query top-stone: stone or nobody is top of tray
query top-or-other(c: card): stone or nobody
  if c is stone: answer c
  answer top of tray
query stones-there: set of stone is tray also palm(foe)
query early: player
  if foe is nobody: answer sure
  answer foe
query otherwise-there: player
  if foe is nobody: answer sure
  otherwise: answer foe
query not-there: player
  if not (foe is nobody or pal is nobody): answer foe
  answer sure
query stone-there(c: card): tool
  if c is not stone: answer hammer
  answer lies-by of c
rule keep-card(c: card or nobody)
  set held-card to c
rule wipe(s: set of stone)
  for each d in s: set polished(d) to yes
rule gain-some
  gain ¢1
  if pennies(you) is more than 3: set pal to left of you
  repeat (num + 1) times: gain 1 medals
  set sure to you
rule note(n: number)
  set num to n + 1
rule pay-up(p: player)
  p: gain ¢2
rule polish(c: stone)
  set polished(c) to yes
rule trade-in(p: player, for x: tool)
  needs not has(p, x)
  set has(p, x) to yes
"""
STEPS = """
  foe: gain ¢1
  set has(foe, hammer) to yes
  set has(you, wanted) to yes
  set found to wanted
  set latest(foe) to saw
  pay-up foe
  foe: pay-up you
  trade-in foe for wanted
  foe: signal rings
  foe: do flipped of bottom of tray
  put top of pouch in palm(foe)
  put top of pouch on shelf(foe, hammer)
  gain (cost of wanted) pennies
  if foe is not nobody: foe: gain ¢1
  if wanted is not nobody and foe is not nobody: trade-in foe for wanted
  foe: choose one:
  foe: may: gain ¢1
  foe: choose beloved from tools
  foe: signal unheard
  keep-card top of bank(foe)
  foe: do flipped of top of bank(foe)
  wipe tray
  wipe palm(foe)
  for each c in stones-there: gain 1 dust(c)
  may put top of pouch in palm(foe): gain 1 medals
  may put held-card in drawer: gain 1 medals
  foe: may pay ¢0: gain 1 medals
  show top of pouch to foe
  win foe
  polish top of tray
  set dust(top of tray) to 3
  set pocket to bottom of tray
  let seen be top of chest(foe)
  put top of chest(foe) in tray
  show top of chest(foe)
  shuffle chest(foe)
"""
"""Statements about whoever is the foe."""
IDLE = (
    "let seen",
    "put top of chest",
    "show top of chest",
    "shuffle chest",
    "polish top",
    "set dust",
    "set pocket",
    "foe: signal unheard",
    "keep-card",
    "foe: do flipped of top",
    "wipe",
    "for each c in stones",
    "may put held-card",
)
"""What changes nothing even if somebody is there: their chest is empty, and there are coins in the tray, not stones."""
DONE = [line.strip() for line in STEPS.split("\n") if line.strip()]
TOOLS = """
tool:
  hammer: { cost: 2, heavy: yes, parts: [saw] }
  saw: { improves: hammer }
stone:
  pebble: { weight: 3, lies-by: hammer }
"""


def flow() -> str:
    """Before each lap one of the statements is carried out."""
    lines = ["when you rings: gain ¢1", "before lap:", "  if no till: put top of pouch in till"]
    for number, line in enumerate(DONE, 1):
        lines += [f"  if step is {number}:", f"    {line}"]
        if line.endswith("choose one:"):
            lines += ["      gain ¢1", "      gain ¢2"]
    return "\n".join(lines) + "\n"


def pack(folder: Path, words: str = "", lines: str = "") -> list[str]:
    """The layer with more words, and with a flow of its own."""
    texts = {"pack.yaml": PACK, "words.wl": WORDS + words, "flow.wl": lines or flow(), "tools.yaml": TOOLS}
    for name, text in texts.items():
        (folder / name).write_text(text)
    return [str(folder)]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return load(COIN_RACE, packs=pack(Path(tmp_path_factory.mktemp("tools"))))


def ready(game: Game, traced: bool, **values: int) -> State:
    """A state whose last option ends a lap, with these values."""
    state = game.new(3, 1, traced=traced)
    while game.names.option(state.o[-1]) != "gain-pennies":
        state.apply(state.o[0])
    for name, value in values.items():
        state.set_value(game.data.value_names.index(name), value)
    return state


ASKED = {
    "pennies_there": (0, 1),
    "has_it": (0, 1),
    "has_what": (0, 1),
    "latest_there": (-1, 1),
    "cards_there": (0, 1),
    "any_there": (0, 1),
    "top_of_chest": (-1, -1),
    "tops": ([], []),
    "beside": (-1, 2),
    "richer_there": (0, 2),
    "rich_there": (0, 1),
    "beside_that": (-1, 2),
    "behind_that": (-1, 0),
    "can_pay": (0, 1),
    "cost_there": (2, 4),
    "costs_more": (0, 1),
    "known_cost": (0, 2),
    "heavy_there": (0, 1),
    "improved": (-1, -1),
    "parts_there": ([], [1]),
    "foes_turn": (0, 0),
    "in_order": (0, 1),
    "cost_is_none": (1, 1),
    "cost_is_nobody": (1, 1),
    "cost_and_one": (1, 1),
    "cost_in_points": (5, 5),
    "half_cost": (0, 0),
    "cost_among": (1, 1),
    "none_among": (1, 1),
    "how_many_costs": (2, 2),
    "twice_the_same": (0, 1),
    "tray_is_none": (1, 1),
    "stones_there": ([], []),
    "top_stone": (-1, -1),
    "early": (0, 1),
    "otherwise_there": (0, 1),
    "not_there": (0, 0),
    "costs": (2, 2),
    "dearest": (2, 2),
}
"""What a query answers where the foe and what is wanted are nobody, and where they are the second player and a hammer."""


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("query", ASKED)
def test_what_is_asked_of_nobody_has_no_value(game: Game, query: str, traced: bool):
    """A number is 0, a truth no, somebody nobody, a set empty; of somebody it is what it is."""
    for value, expected in zip((-1, 0), ASKED[query], strict=True):
        state = ready(game, traced, foe=1 if value == 0 else -1, wanted=value)
        at = game.data.value_names.index
        state.v[at("pennies") + 1], state.v[at("latest") + 1] = 1, 1
        state.v[at("has") : at("has") + 6] = [1, 0, 1, 1, 0, 0]
        found = state.g.functions[f"query/{query.replace('_', '-')}"](state, 0)
        assert (list(found) if isinstance(expected, list) else int(found)) == expected


@pytest.mark.parametrize("traced", [False, True])
def test_cards_of_another_kind_have_nothing(game: Game, traced: bool):
    """What is printed on one kind of cards is 0, no or nobody on another one."""
    state, cards = game.new(3, 1, traced=traced), game.names.cards
    q = state.g.functions
    pebble = cards.index("pebble")
    coin = 1 - min(pebble, 1)
    assert (q["query/weight-of"](state, 0, pebble), q["query/weight-of"](state, 0, coin)) == (3, 0)
    assert (q["query/metal-of"](state, 0, pebble), q["query/metal-of"](state, 0, coin) >= 0) == (-1, True)
    assert (q["query/place-of"](state, 0, pebble), q["query/place-of"](state, 0, coin)) == (0, -1)
    assert q["query/weight-of"](state, 0, -1) == 0


@pytest.mark.parametrize("traced", [False, True])
def test_a_card_of_another_kind_is_nobody(game: Game, traced: bool):
    """Where one kind of cards is wanted, a card of that kind has a value and another one has none."""
    state, cards, names = game.new(3, 1, traced=traced), game.names.cards, game.data.value_names
    pebble, q = cards.index("pebble"), state.g.functions
    coin = 1 - min(pebble, 1)
    at, polished = names.index("dust"), names.index("polished")
    state.v[at], state.v[polished] = 4, 1
    assert [q["query/dust-on"](state, 0, c) for c in (pebble, coin, -1)] == [5, 1, 1]
    assert [int(q["query/is-polished"](state, 0, c)) for c in (pebble, coin, -1)] == [1, 0, 0]
    assert [int(q["query/can-polish"](state, 0, c)) for c in (pebble, coin, -1)] == [1, 0, 0]
    assert set(q["query/all-cards"](state, 0)) == set(range(len(cards)))


@pytest.mark.parametrize("traced", [False, True])
def test_a_card_of_the_right_kind_is_somebody(game: Game, traced: bool):
    """A rule that wants a stone is done with one."""
    step = 1 + next(number for number, line in enumerate(DONE) if line.startswith("polish"))
    state, names = ready(game, traced, step=step), game.data.value_names
    pebble, tray = game.names.cards.index("pebble"), game.data.zone_names.index(("tray", ()))
    state.z[state.loc[pebble]].remove(pebble)
    state.z[tray].append(pebble)
    state.loc[pebble] = tray
    state.apply(state.o[-1])
    assert state.v[names.index("polished")] == 1


def test_a_card_of_another_kind_becomes_nobody(game: Game):
    """Where a stone or nobody is wanted, a coin is nobody; what a set of stones is made of leaves coins out."""
    step = 1 + DONE.index("set pocket to bottom of tray")
    at, pebble = game.data.value_names.index, game.names.cards.index("pebble")
    state = ready(game, False, step=step, pocket=pebble)
    state.apply(state.o[-1])
    assert state.v[at("pocket")] == -1
    state = ready(game, False, step=1 + DONE.index("wipe tray"))
    asked = [state.g.functions[f"query/{name.replace('_', '-')}"] for name in ("top_stone", "top_or_other")]
    assert (asked[0](state, 0), asked[1](state, 0, 0), asked[1](state, 0, pebble)) == (-1, -1, pebble)
    lay_in_tray(state, pebble)
    assert (asked[0](state, 0), asked[1](state, 0, 0)) == (pebble, pebble)
    state.apply(state.o[-1])
    assert state.v[at("polished")] == 1


def lay_in_tray(state: State, card: int) -> None:
    """Put a card there by hand."""
    tray = state.game.data.zone_names.index(("tray", ()))
    state.z[state.loc[card]].remove(card)
    state.z[tray].append(card)
    state.loc[card] = tray


def changed(tmp_path: Path, words: str, flow: str, **values: int) -> tuple[Game, State]:
    """The end of a lap with more words and a flow of its own, in the fast flavour; the traced one does the same."""
    made = load(COIN_RACE, packs=pack(tmp_path, words, flow))
    fast, traced = (ready(made, flavour, **values) for flavour in (False, True))
    for state in (fast, traced):
        state.apply(state.o[-1])
    assert fast.fingerprint() == traced.fingerprint()
    assert list(fast.o) == list(traced.o)
    return made, fast


@pytest.mark.slow("nobody has nothing, in all corners")
@pytest.mark.parametrize(
    "line",
    [
        "before play: gain ¢1",
        "before play: set pal to left of you",
        "before play: set sure to you",
        "before play: choose x from tools",
        "before play: put pebble on your shelf(hammer)",
        "after you gain dust: gain ¢1",
        "before play: pay-up you",
        "before play: left of you: choose t from tools",
        "before play: left of you: gain ¢2",
        "before play: boss(you): gain ¢2",
        "before play: let p be left of you; p: gain ¢2",
        "before play: let p be left of you; pay-up p",
        "before play: next-of(you): gain ¢2",
        "before play: set num to pennies(next-of(you))",
        "before play: set has(sure, fav(you)) to yes",
        "before play: set found to fav(you)",
        "before play: set sure to left of you",
        "before play: put pebble on shelf(sure, fav(you))",
        "before play: show top of pouch to left of you",
        "before play: win left of you",
        "before play: for each p in (left of you, boss(you)): p: gain ¢1",
        "after you gain dust: left of you: choose t from tools",
        "before play: gain-some",
        "before play: gain-some; gain-some; gain-some",
        "after you gain dust: gain-some; gain-some; gain-some",
    ],
)
def test_before_a_game_begins_nobody_is_there(tmp_path: Path, line: str):
    """What a game begins with is performed by nobody, and so is a gain of what belongs to no player."""
    lap = "\nbefore lap: gain 1 dust(pebble)\n"
    _, usual = changed(tmp_path, "", lap)
    _, state = changed(tmp_path, "", line + lap)
    assert (state.v, state.z, list(state.o)) == (usual.v, usual.z, list(usual.o))


@pytest.mark.parametrize("foe", [-1, 1])
def test_what_nobody_would_choose_is_not_offered(tmp_path: Path, foe: int):
    """An option that begins with somebody else's choice is offered if they are there, and it is they who choose."""
    text = "before lap:\n  choose one:\n    foe: choose t from tools\n    gain ¢2\n"
    made, state = changed(tmp_path, "", text, foe=foe)
    offered = [made.names.option(option) for option in state.o]
    if foe < 0:
        assert "choose-t" not in offered
        return
    assert offered == ["choose-t", "gain-pennies"]
    state.apply(state.o[0])
    assert (state.who, [made.names.option(option) for option in state.o]) == (1, ["t hammer", "t saw"])


def test_no_card_is_lost_on_its_way_to_nobody(tmp_path: Path):
    """A card that is to go to nobody stays where it was, and who knows it does not change."""
    words = "frame scene(p: player or nobody)\n  let c be top of till\n  put c on shelf(p, hammer)\n  set num to 5\n"
    text = "as soon as p in players where any shelf(p, hammer) and num is 0: end scene\n"
    text += "before lap:\n  if no till: put top of pouch in till\n  if step is 1: scene foe\n"
    made, state = changed(tmp_path, words, text, step=1, foe=-1)
    assert sorted(card for zone in state.z for card in zone) == list(range(len(made.names.cards)))
    assert state.v[made.data.value_names.index("num")] == 5
    _, usual = changed(tmp_path, words, text, step=0, foe=-1)
    assert state.k == usual.k


def test_sets_with_nobody_in_them_are_gone_through(tmp_path: Path):
    """A choice among what each has, where some have nothing."""
    text = "before lap:\n  choose t from each latest(it) over players\n  set latest(sure) to t\n"
    made, _ = changed(tmp_path, "", text)
    values = made.data.value_names.index("latest")
    for traced in (False, True):
        state = ready(made, traced)
        state.v[values : values + 3] = [1, -1, 0]
        state.apply(state.o[-1])
        assert [made.names.option(option) for option in state.o] == ["t saw", "t hammer"]


def test_from_nobody_is_from_the_first(tmp_path: Path):
    """A round that begins with nobody begins with the first player, whoever would be nobody."""
    for start in ("foe", "you", "left of you"):
        lines = [
            f"before play: for each p in players from {start}:",
            "  if num is 0: set pal to p",
            "  set num to 1",
        ]
        made, state = changed(tmp_path, "", "\n".join(lines) + "\n")
        assert state.v[made.data.value_names.index("pal")] == 0


def test_who_is_watched_is_among_those_meant(tmp_path: Path):
    """'As soon as' is about elements of its set alone, also when something changes about another one."""
    text = "as soon as c in tray where dust(c) is at least 2: set num to 9\nbefore lap: gain 2 dust(pebble)\n"
    made, state = changed(tmp_path, "", text)
    num, pebble = made.data.value_names.index("num"), made.names.cards.index("pebble")
    assert state.v[num] == 0
    state = ready(made, False)
    lay_in_tray(state, pebble)
    state.apply(state.o[-1])
    assert state.v[num] == 9


def happened(game: Game, traced: bool, **values: int) -> tuple[object, ...]:
    """What comes of the end of a lap, but for which statement it was."""
    state = ready(game, traced, **values)
    state.apply(state.o[-1])
    state.set_value(game.data.value_names.index("step"), 0)
    return state.v, state.z, state.k, list(state.o), state.who, state.b


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("step", range(1, len(DONE) + 1), ids=DONE)
def test_nothing_is_done_to_nobody(game: Game, step: int, traced: bool):
    """A statement about nobody changes nothing and asks nobody; about somebody it does something."""
    nobody = {"foe": -1, "wanted": -1, "found": 1}
    assert happened(game, traced, step=step, **nobody) == happened(game, traced, step=0, **nobody)
    somebody = {"foe": 1, "wanted": 0, "found": 1}
    idle = DONE[step - 1].startswith(IDLE)
    same = happened(game, traced, step=step, **somebody) == happened(game, traced, step=0, **somebody)
    assert same is idle


def test_both_flavours_do_the_same(game: Game):
    """Step by step both flavours leave the same state behind, whoever is nobody."""
    for step in range(1, len(DONE) + 1):
        for foe, wanted in ((-1, -1), (-1, 0), (1, -1), (1, 0)):
            values = {"step": step, "foe": foe, "wanted": wanted}
            assert happened(game, False, **values) == happened(game, True, **values)


@pytest.mark.parametrize(
    "line",
    [
        "query odd: truth is polished(charm)",
        "query odd(c: coin): number is dust(c)",
        "query odd(c: coin): truth is can polish(c)",
        "query odd(c: coin): truth is c is pebble",
        "query odd: truth is any stones where it in coins",
    ],
)
def test_cards_of_two_kinds_are_never_the_same(tmp_path: Path, line: str):
    """Where one kind of cards is wanted, a value that is of another kind for sure is a mistake."""
    with pytest.raises(PackError, match=r"this is a coin|never|is wanted"):
        load(COIN_RACE, packs=pack(tmp_path, line + "\n"))


@pytest.mark.parametrize(
    "line",
    [
        "query first-one: player\n  if foe is not nobody: answer pal\n  answer sure",
        "query first-one: player\n  if foe is nobody: answer sure\n  answer pal",
        "query first-one: player\n  if foe is not nobody or pal is not nobody: answer foe\n  answer sure",
        "next-of(p) is pal when foe is not nobody",
        "query first-one: player is foe",
        "query first-one: tool is improves of hammer",
        "query first-one: player is nobody",
        "query first-one: player is left of foe",
        "query first-one: player\n  if step is 1: answer keeper\n  answer left of keeper",
    ],
)
def test_who_may_be_nobody_is_declared(tmp_path: Path, line: str):
    """A query that may answer nobody says so."""
    with pytest.raises(PackError, match="may be nobody"):
        load(COIN_RACE, packs=pack(tmp_path, line + "\n"))
