"""Automata: nobody is asked for them, they take what is worth most to them, and games with them keep, replay and go on."""

import json
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat
from wlcore.engine.rest import from_words, in_words
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.loading import Choice, load
from wlcore.study.conform import conform
from wlcore.study.match import match

pytestmark = pytest.mark.slow("games with automata hold every invariant")

DONKEY = str(Path(__file__).parents[1] / "games" / "donkey-race")
ROBOT = "id: robots\nversion: 1.0.0\ntitle: Robots\nkind: game\nplayers: 1\nautomata: [rust, bolt]\n"


@pytest.fixture(scope="module")
def race() -> Game:
    return load(DONKEY)


def zone(state: State, name: str, owner: int = -1) -> list[int]:
    """The cards in a zone of the race."""
    wanted = (name, (owner,) if owner >= 0 else ())
    return state.z[[(n, tuple(of)) for n, of in state.game.data.zone_names].index(wanted)]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("traced", [False, True])
def test_nobody_is_asked_for_an_automaton(race: Game, players: int, traced: bool):
    """Whoever is to decide is a player, from the first decision to the end of the game."""
    for seed in range(20):
        state, dice = race.new(players, seed, traced=traced), Dice(seed)
        assert (state.n, state.people) == (players + 1, players)
        while not state.over:
            assert state.who < players
            state.apply(state.o[dice.below(len(state.o))])


def test_it_takes_what_is_worth_most(race: Game):
    """What the donkey has just eaten is at least as good as all that it has kept."""
    state, dice, looked = race.new(1, 5), Dice(5), 0
    worth = {n: int("thistle" in name) * 2 + int("long" in name) for n, name in enumerate(race.names.cards)}
    while not state.over:
        name = race.actions[state.o[0]][0]
        if name == "straw-eaten" and zone(state, "trough"):
            looked += 1
            assert all(worth[zone(state, "trough")[-1]] >= worth[kept] for kept in zone(state, "basket", 1))
        state.apply(state.o[dice.below(len(state.o))])
    assert looked > 3


def robots(tmp_path: Path, flow: str, wishes: str = "") -> Game:
    """A game for a player and two robots."""
    (tmp_path / "pack.yaml").write_text(ROBOT)
    (tmp_path / "flow.wl").write_text(flow)
    (tmp_path / "automata.yaml").write_text(f"prefers:\n{wishes}" if wishes else "prefers: {}\n")
    return load(str(tmp_path))


CHOOSING = """\
counter pips of player
query by-number(n: number): number is n
query by-others(p: player): number is pips(p)

rule play
  rust: pick
  bolt: pick
  for each p in players where it is not rust and it is not bolt: p: end-it

rule end-it
  choose one:
    finish
    go-on

rule pick
  choose taken from 1 to 9
  gain taken pips
  may: gain 100 pips
  choose 2 envied from others
  for each p in envied: p: gain 1000 pips

rule finish
  win rust
rule go-on
  win bolt
"""


def pips(game: Game, seed: int = 0) -> list[int]:
    """What the player and the two robots have when the player is first asked."""
    state = game.new(1, seed)
    return [state.v[game.data.value_dims["pips"][0] + seat] for seat in range(3)]


def test_a_query_of_what_is_chosen_says_what_it_is_worth(tmp_path: Path):
    """Robots take the highest number, and leave what nothing is said about."""
    game = robots(tmp_path, CHOOSING, "  taken: by-number\n")
    assert pips(game) == [2000, 1009, 1009]


def test_a_number_below_zero_is_avoided_and_one_above_is_taken(tmp_path: Path):
    """An option that is offered beside declining is taken when it is worth more than nothing."""
    game = robots(tmp_path, CHOOSING, "  taken: by-number\n  gain-pips: 1\n")
    assert pips(game) == [2000, 1109, 1109]


def test_of_what_is_worth_the_same_chance_picks(tmp_path: Path):
    """With nothing said all numbers come up, by the seed of the game, and the same seed gives the same."""
    game = robots(tmp_path, CHOOSING)
    found = [pips(game, seed)[1] - 1000 for seed in range(60)]
    assert set(found) == set(range(1, 10))
    assert found == [pips(game, seed)[1] - 1000 for seed in range(60)]


NODDING = """\
rule play
  repeat: rust: nod-on

rule nod-on
  choose one:
    nod
    bow

rule nod
  stop
rule bow
  stop
"""


def test_robots_that_never_come_back_to_a_player_are_told(tmp_path: Path):
    """As with any effect that does not end."""
    game = robots(tmp_path, NODDING)
    with pytest.raises(RuleFault):
        game.new(1, 0)


def test_invariants_hold_in_games_with_automata():
    """Views, saves, replays, knowledge and counters, as in every other game."""
    report = conform(DONKEY, 40)
    assert report.games == 40
    assert not report.faults


def test_a_match_tells_of_automata_too():
    """They have a row of their own, with their share of the victories."""
    standings = match(Choice(DONKEY), ["random", "random"], 10)
    assert [s.bot for s in standings] == ["random", "donkey"]
    assert [s.seats for s in standings] == [2, 1]
    assert sum(s.won for s in standings) == pytest.approx(10)


def test_a_journal_keeps_only_what_players_chose(race: Game, tmp_path: Path):
    """The donkey's choices follow from them: a game that is read again is the same."""
    header = Header(DONKEY, (Seat("Ada"), Seat("Ben")), 9).of(race)
    journal = Journal.create(tmp_path, header)
    session, dice = journal.begun(race), Dice(9)
    session.recorder = journal
    for _ in range(12):
        session.choose(session.state.o[dice.below(len(session.state.o))])
    journal.close()
    assert {move.seat for move in session.moves} == {0, 1}
    again = Journal.open(journal.path).replay(race)
    assert again.state == session.state


def test_from_a_rest_point_the_game_goes_on_the_same(race: Game):
    """Also where an automaton is the next to decide."""
    session, dice, rested = Session.start(race, 1, 2), Dice(3), 0
    while not session.state.over:
        events = session.choose(session.state.o[dice.below(len(session.state.o))])
        rests = [in_words(race, e[1], 2) for e in events if race.data.said[e[0]][0] == "Repeat"]
        if rests and rests[-1] is not None and not session.state.over:
            rested += 1
            assert (
                from_words(race, json.loads(json.dumps(rests[-1]))).fingerprint()
                == session.state.fingerprint()
            )
    assert rested > 3
