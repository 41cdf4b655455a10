"""Questions as data: what surely comes of options, what is told of them, and in which order they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, game
from wlcore.engine.entries import seen_of
from wlcore.engine.game import Game
from wlcore.engine.record import Seat
from wlcore.engine.state import State
from wlcore.loading import Choice, checked, load
from wlcore.play.foresight import foreseen
from wlcore.play.lacking import Lacking
from wlcore.play.panels import in_one, panel_of
from wlcore.play.question import NOTHING_ASKED, Group, Offer, Question, _with_usual, question_of
from wlcore.play.remarks import _wins, common, headed, remarked
from wlcore.play.signs import ranges, signs
from wlcore.play.winning import Chance
from wlcore.play.words import Wording
from wlcore.scenario.rules import Rules
from wlcore.study.snapshot import traced_twin
from wlcore.text.cards import CardTexts

INN = {
    "pack.yaml": "id: inn\nversion: 1.0.0\ntitle: Inn\nkind: game\nplayers: 2\n",
    "screen.yaml": (
        "turn: active\nplayer: [coins, stars]\n"
        "map: { places: room, x: at-x, y: at-y, area: floor, signs: { bar: B }, figures: seat }\n"
        "panels: { bout: { while: stake, show: [stake, strength], won: champion } }\n"
    ),
    "rooms.yaml": "room:\n"
    + "".join(
        f"  {name}: {{ at-x: {x}, at-y: {x // 5}, floor: {floor}{', dear: yes' if name == 'bar' else ''} }}\n"
        for x, (name, floor) in enumerate(
            [("attic", "above"), *((f"room-{n}", "above") for n in "abcd"), ("bar", "below")]
            + [(f"stall-{n}", "below") for n in "abcd"]
        )
    ),
    "words.wl": """kind floor: above, below
kind room
  at-x: number
  at-y: number
  floor: floor
  dear: truth
kind die: low, high
counter coins of player, unit $, up to 5
counter stars of player, up to 2
counter dots
counter stake
variable champion is player or nobody
query strength(p: player): number is 3 + stars(p)
variable active is player
variable seat of player is room
""",
    "flow.wl": """rule play
  for each p in players: p: gain 3 coins
  repeat 20 times:
    for each p in players: p: turn
rule turn
  set active to you
  repeat 3 times:
    choose action
action earn
  gain 4 coins
action go
  choose goal from rooms
  if dear of goal: lose 2 coins
  set seat(you) to goal
action rob
  choose robbed from others
  robbed: lose 2 coins
  gain 1 stars
action gamble
  lose 1 coins
  choose thrown from dies at random
  if thrown is high: gain 2 stars
action bet
  gain 3 stake
  choose stone from 1 to 2
  if stone is 2:
    set champion to you
  otherwise:
    set champion to left of you
  gain 1 stars
  set stake to 0
action boast
  choose shown from 3 to 5
  gain shown dots
""",
}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A game of its own with a map, limits and a die."""
    folder = tmp_path_factory.mktemp("inn")
    for name, text in INN.items():
        (Path(folder) / name).write_text(text)
    return load(str(folder))


def asked(game: Game, language: str = "en", then: tuple[str, ...] = ()) -> tuple[Question, Wording, State]:
    """The question after some choices."""
    state = game.new(2, 1)
    for words in then:
        option = game.names.option_number(words)
        assert option is not None
        state.apply(option)
    words_ = Wording(game, [Seat("Ada"), Seat("Bob")], language)
    return question_of(state, words_), words_, state


def told(found: tuple[Question, Wording, State]) -> dict[str, str]:
    """By the words of each option what is told behind it."""
    question, words, _ = found
    return {
        offer.text: remarked(offer, group, question, words)
        for group in question.groups
        for offer in group.offers
    }


def test_what_a_limit_will_cut_is_told_before(inn):
    """Of $3 and a limit of $5, work brings $2 of $4."""
    assert told(asked(inn))["Earn"] == "(+$2 instead of $4 (limit $5))"


def test_what_surely_brings_nothing_is_marked(inn):
    """At the limit there is nothing to earn; where one stands there is nowhere to go."""
    found = asked(inn, then=("earn", "go attic"))
    assert told(found)["Earn"] == "(nothing instead of $4 (limit $5); brings nothing)"
    stays = {offer.text for offer in found[0].offers if offer.idle}
    assert stays == {"Earn", "Go: Attic"}


def test_a_secret_that_stays_as_it_was_brings_something():
    """To write the bid that one has written before is a bid like any other."""
    game = load("tests/games/bids")
    state = game.new(players=2, seed=1)
    question = question_of(state, Wording(game, [Seat("Ada"), Seat("Bob")], "en"))
    assert not [offer.text for group in question.groups for offer in group.offers if offer.idle]


def test_it_is_told_whom_an_option_hits_and_what_it_costs(inn):
    """What others lose has their name, and comes last: the name would hold for what follows it; the own price stands alone."""
    found = told(asked(inn))
    assert found["Rob: Bob"] == "(+1 stars; Bob: −$2)"
    assert found["Go: Bar"] == "(−$2)"
    assert found["Go: Stall B"] == ""


def test_chance_is_not_foreseen(inn):
    """What is paid before a die is thrown is told, and that more comes; what the die brings is not."""
    found = asked(inn)
    assert told(found)["Gamble"] == "(−$1; the rest is uncertain)"
    (gamble,) = (offer for offer in found[0].offers if offer.text == "Gamble")
    assert gamble.chance
    assert {effect.sort for effect in gamble.effects} == {"loss"}


def test_what_one_option_leads_to_is_not_told_of_its_group(inn):
    """What is asked after one of several options alike stands behind that one and not in the heading of all."""
    words = asked(inn)[1]
    offers = tuple(
        Offer(n, str(n), text, text, then="Which?" if n == 1 else "") for n, text in enumerate("abcde", 1)
    )
    (group,) = _with_usual([Group("Go", offers)], dict.fromkeys(range(1, 6), "go"))
    question = Question(0, "What?", (), (group,))
    assert headed(group, question, words) == "Go:"
    assert [remarked(offer, group, question, words) for offer in group.offers] == [
        "(then: Which?)",
        *[""] * 4,
    ]


def test_places_with_a_sign_come_first_and_others_by_where_they_lie(inn):
    """Of many places those that mean something lead; the rest stands under the parts of the map."""
    question, words, _ = asked(inn)
    headings = [headed(group, question, words) for group in question.groups if group.offers[0].place >= 0]
    assert headings == ["Go:", "Above:", "Below:"]
    assert [offer.short for offer in question.groups[1].offers][:1] == ["Bar"]
    assert [o.sign for o in question.offers] == [str(n) for n in range(1, len(question.offers) + 1)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "+$2 instead of $4 (limit $5)"),
        ("de", "+2 $ statt 4 $ (Grenze 5 $)"),
        ("fr", "+2 $ au lieu de 4 $ (limite : 5 $)"),
        ("ru", "+2 $ вместо 4 $ (предел — 5 $)"),
    ],
)
def test_it_is_told_in_each_language(inn, language, said):
    """The same is known whatever the language."""
    assert said in told(asked(inn, language))["Earn"].replace("\u00a0", " ")


def test_what_comes_of_every_option_is_told_once():
    """It stands above all options, and behind none."""
    question, words, _ = asked(game(COIN_RACE))
    assert all(effect not in offer.effects for effect in question.common for offer in question.offers)
    assert bool(common(question, words)) == bool(question.common)


def test_a_game_that_is_over_asks_nothing():
    """There is a question then too, without options."""
    state = after(ENEMY, 2000, players=2)
    assert state.over
    assert question_of(state, Wording(state.game, [Seat("")] * 2)) == NOTHING_ASKED


@pytest.mark.parametrize("name", [COIN_RACE, WHISPERS, ENEMY, "western-legends"])
def test_what_is_foreseen_comes(name):
    """Wherever hidden cards lie and whatever chance brings, what was foreseen happens."""
    tried = 0
    for choices in range(0, 60, 6):
        state = after(name, choices, seed=choices + 1)
        if state.over:
            continue
        view = state.view(state.who + 1)
        for option, known in foreseen(view).items():
            real = traced_twin(state)
            real.trace = []
            real.apply(option)
            happened = [seen_of(real, entry, view.seat) for entry in real.trace]
            foretold = [seen_of(real, entry, view.seat) for entry in known.entries]
            assert happened[: len(foretold)] == foretold
            tried += bool(foretold)
    assert tried > 5


def test_what_is_foreseen_hangs_on_nothing_hidden():
    """Two states that look alike to whoever chooses have the same question."""
    from wlcore.engine.chance import Dice

    for choices in (5, 11, 23):
        state = after(WHISPERS, choices)
        words = Wording(state.game, [Seat("")] * 3)
        view = state.view(state.who + 1)
        other = view.imagine(Dice(99))
        assert question_of(state, words) == question_of(other, words)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["hardly ever wins", "wins about 40 of 100", "Ada almost surely wins"]),
        ("fr", ["ne gagne presque jamais", "gagne environ 40 fois sur 100", "Ada gagne presque à coup sûr"]),
    ],
)
def test_what_never_or_always_came_about_is_no_number(inn, language, told):
    """'About 0 of 100' says less than it seems: it was tried, and never came about."""
    said = Wording(inn, [Seat("Ada"), Seat("Bob")], language)
    found = (Chance(0, 100, False), Chance(40, 100, False), Chance(100, 100, False, 0))
    assert [_wins(chance, said) for chance in found] == told


def test_while_something_is_settled_it_is_told_how_it_stands_and_what_wins(inn):
    """A panel names what its pack wants shown; options say how often they win, and numbers are chosen by themselves."""
    found = question, words, state = asked(inn, then=("bet",))
    panel = panel_of(state.view(1), words)
    assert panel is not None
    assert in_one(panel, words) == "Stake: 3. Stake: 3. Ada, strength: 3. Bob, strength: 3."
    assert [(o.sign, o.wins) for o in question.offers] == [
        ("1", Chance(0, 1, True)),
        ("2", Chance(1, 1, True)),
    ]
    assert "cannot win" in told(found)["1"]
    assert "surely wins" in told(found)["2"]


DUEL = """action duel
  gain 3 stake
  choose step from 1 to 2
  choose blow from 1 to 3
  if blow is 3:
    set champion to you
  otherwise:
    set champion to left of you
  set stake to 0
action toss
  choose thrown from dies at random
  if thrown is high: gain 2 stars
"""


@pytest.fixture(scope="module")
def ring(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The inn, with something to win in which one's second choice decides."""
    folder = tmp_path_factory.mktemp("ring")
    for name, text in INN.items():
        (Path(folder) / name).write_text(text + DUEL if name == "flow.wl" else text)
    return load(str(folder))


def test_ones_own_next_choice_is_not_left_to_chance(ring):
    """Who chooses well behind either step always wins; at random it would be a third of all."""
    question, _, _ = asked(ring, then=("duel",))
    assert [offer.wins is not None and offer.wins.wins > 95 for offer in question.offers] == [True, True]


def test_what_goes_by_chance_is_said_to_be_uncertain_where_others_tell_what_they_bring(ring):
    """Else it would seem to bring nothing; what tells something goes on."""
    found = told(asked(ring))
    assert found["Toss"] == "(uncertain)"
    assert found["Gamble"] == "(−$1; the rest is uncertain)"


def test_where_nothing_is_settled_there_is_no_panel(inn):
    """Neither a panel nor chances."""
    question, words, state = asked(inn)
    assert panel_of(state.view(1), words) is None
    assert {offer.wins for offer in question.offers} == {None}


# ---- why not -------------------------------------------------------------------------------------------


def test_why_not_names_what_fails_with_its_numbers(tmp_path):
    """Of the conditions those that fail are told with what is there now; of a place how far it is, and how far one gets."""
    for name, text in INN.items():
        (tmp_path / name).write_text(text)
    with (tmp_path / "flow.wl").open("a") as flow:
        flow.write(DANCE)
    with (tmp_path / "screen.yaml").open("w") as screen:
        screen.write(INN["screen.yaml"].replace("figures: seat", "figures: seat, ways: beside"))
    dancing = load(str(tmp_path))
    _, words, state = asked(dancing)
    lacking = Lacking(
        Rules(Choice(str(tmp_path))),
        CardTexts.of(checked(Choice(str(tmp_path))).program, (), words.phrases),
        words,
    )
    option = dancing.names.option_number("dance")
    assert lacking.told(option, state) == ["You have less than $5 (now $3)."]
    far = dancing.names.option_number("stair room-d")
    assert lacking.told(far, state) == ["That is 4 steps away; you get 2 far."]
    bob = dancing.actions.index(("greet", "player", 1))
    assert lacking.told(bob, state) == ["No player has at least $4."]
    state.v[dancing.data.value_dims["coins"][0]] = 4
    assert lacking.told(bob, state) == ["Bob has less than $4 (now $3)."]


DANCE = """action dance
  needs coins(you) is at least 5 and stars(you) is 0
  gain 1 dots
query beside(r: room): set of room is rooms where position of it is (position of r + 1) or position of it is (position of r - 1)
query reachable(r: room, within: number): set of room is reached from r in within steps by beside(it)
query pace: number is 2
action greet
  choose greeted from players where coins(it) is at least 4
  gain 1 dots
action climb
  choose stair from reachable(seat(you), pace)
  set seat(you) to stair
"""


# ---- signs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (["Pass", "Work", "Rest"], "123"),
        (["5", "7", "10"], "123"),
        (["3", "4", "9"], "abc"),
        (["2♦ Cheat", "A♣ Legend", "K♣ Sting"], "bcd"),
        (["2♦ Cheat", "A Legend", "C3PO", "B"], "cdef"),
    ],
)
def test_signs_are_never_names_of_others(said, found):
    """Letters stand for numbers where these could be names, and no letter is a name itself."""
    assert "".join(signs(range(len(said)), said).values()) == found


def test_many_options_that_are_called_by_numbers_have_numbers_beyond_these():
    """Where there are too few letters, numbers begin behind the greatest name."""
    said = [str(n) for n in range(30)]
    assert list(signs(range(30), said).values()) == [str(n) for n in range(30, 60)]


def test_ranges_are_short():
    """Signs in a row are told by the first and the last."""
    assert ranges(["4", "5", "6", "9", "11", "12"]) == "4–6, 9, 11–12"
    assert ranges(["a", "b", "d"]) == "a–b, d"
    assert ranges([]) == ""


def test_an_offer_says_what_comes_of_it():
    """Offers of which the same comes are told together."""
    one, other = (Offer(option, str(option), "x", "x") for option in (1, 2))
    assert one.outcome == other.outcome
