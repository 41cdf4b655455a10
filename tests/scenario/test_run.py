"""Playing scenarios: positions, choices, expectations, chance, and what a failure tells."""

from __future__ import annotations

import json

import pytest

from tests.scenario.table import outcome, outcomes, pack
from wlcore.loading import load
from wlcore.scenario.outcome import Outcome
from wlcore.study.invariants import Invariants

START = """given
  chance beginner is anna
"""
FIXED = """given
  chance beginner is anna
  begin with anna asked for coin-flipped
  palm(anna) is charm, cent
  palm(ben) is crown
"""


def passed(body: str) -> None:
    found = outcome(body)
    assert [str(f) for f in found.failures] == []
    assert [d.message for d in found.broken] == []


def failure(body: str) -> str:
    found = outcome(body)
    assert found.broken == []
    (only,) = found.failures
    return f"{only.expected} / {only.found}"


# ---- given -----------------------------------------------------------------------------------------------


def test_a_position_is_what_is_written():
    """Counters, variables and zones hold what the lines say; copies are meant by the name of their design."""
    passed(
        FIXED
        + """  pennies(ben) is 7
  tray is cent, crown
  top 2 of pouch is crown, cent-6
then
  pennies(ben) is 7
  palm(anna) is cent, charm
  palm(ben) is crown
  tray is cent, crown
  top of pouch is crown
  top 2 of pouch is crown, cent
  count pouch is 6
"""
    )


def test_cards_that_make_room_go_back_into_their_deck():
    """What was in a hand that is given lies in the deck again, where nobody knows where."""
    passed(FIXED + "then\n  count pouch is 8\n  anna does not see cent-6\n")


def test_cards_without_a_deck_are_set_aside():
    """If the deck itself is given as a whole, what was in it lies nowhere, and the game goes on."""
    passed(FIXED + "  pouch is cent\nthen\n  count pouch is 1\n  top of pouch is cent\nwhen\n  anna: charm\n")


ABOVE = """players anna, ben
given
  chance beginner is anna
  {begin}pennies(ben) is 7
  pennies(anna) is 2
"""


@pytest.mark.parametrize("begin", ["", "begin with anna asked for coin-flipped\n  "])
def test_a_scenario_begins_elsewhere_than_its_file(begin: str):
    """Its own 'begin with' takes the place of the file's; what the file sets holds from there on, its chance from the start."""
    body = """given
  chance top of pouch is cent
  begin with ben asked for coin-flipped
  pennies(anna) is 5
then
  ben is asked for coin-flipped
  pennies(ben) is 7
  pennies(anna) is 5
  keeper is ben
"""
    found = outcome(body, ABOVE.format(begin=begin))
    assert [str(f) for f in found.failures] == []
    assert [d.message for d in found.broken] == []


def test_an_action_is_asked_for():
    """'choose action' is called by its own name, whatever actions are on offer; other questions are none of it."""
    head = "players anna, ben, cleo\n"
    first = "given\n  begin with {} asked for action\n"
    found = western(
        head, first.format("anna") + "then\n  anna is asked for action\n  anna is asked for stop-early\n"
    )
    assert [*found.failures, *found.broken] == []
    found = western(head, "given\n  begin with anna asked\nthen\n  anna is asked for action\n")
    (failure,) = found.failures
    assert failure.found.startswith("on offer: persona-kept")


def western(head: str, body: str) -> Outcome:
    (found,) = outcomes(f'game western-legends\n{head}scenario "Some"\n{body}')
    return found


@pytest.mark.parametrize(
    "body", ["", "  pouch is cent\n", "  tray is crown\n  top of pouch is crown\n", "  palm(ben) is empty\n"]
)
def test_positions_keep_every_invariant(body: str):
    """Cards are conserved, blocks add up and knowledge is in order after any position is set."""
    found = outcome(FIXED.replace("  palm(ben) is crown\n", "") + body + "then\n  pennies(anna) is 99\n")
    game = load(str(pack()))
    Invariants(game).structure(game.from_json(json.dumps(json.loads(found.position)["position"])))


def test_hands_are_known_to_their_owners_only():
    """A card put into a hand is its owner's secret, and the top of a deck everybody's."""
    passed(
        FIXED
        + "  top of pouch is cent-5\nthen\n  anna sees charm\n  ben does not see charm\n  everybody does not see top of pouch\n"
    )


def test_knowledge_can_be_given():
    """Players may know a card in a hand, or the top of a deck."""
    passed(
        FIXED
        + "  ben sees charm\n  anna sees top of pouch\nthen\n  ben sees charm\n  anna sees top of pouch\n  ben does not see top of pouch\n"
    )


def test_what_is_not_given_is_as_play_reached_it():
    """The rest of the position comes from playing on, always with the first option."""
    passed(FIXED + "then\n  pennies(anna) is 1\n  keeper is anna\n  anna is asked for coin-flipped\n")


# ---- when ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["coin-flipped charm", "charm", "coin-flipped ch", "ch", "anything"])
def test_short_forms(words: str):
    """An option can be shortened as long as it is clear which is meant."""
    passed(
        FIXED
        + f"when\n  anna: {words}\nthen\n  anna is asked for gain-pennies\n".replace(
            "anna is asked for gain-pennies", "count tray is 1"
        )
    )


def test_copies_are_alike():
    """A card of which there are copies is chosen by the name of its design."""
    passed(FIXED.replace("charm, cent", "charm, cent, cent") + "when\n  anna: cent\nthen\n  tray is cent\n")


def test_an_option_that_is_not_on_offer():
    """The failure lists what is on offer."""
    assert "on offer: coin-flipped" in failure(FIXED + "when\n  anna: crown\nthen\n  nobody has won\n")


def test_somebody_else_is_asked():
    """The failure says who is."""
    assert "anna is asked" in failure(FIXED + "when\n  ben: crown\nthen\n  nobody has won\n")


def test_words_that_fit_several_options():
    """The failure lists them."""
    assert "this could be: coin-flipped" in failure(
        FIXED + "when\n  anna: coin-flipped\nthen\n  nobody has won\n"
    )


def test_several_blocks():
    """Choices and expectations alternate; a change counts from the expectations before."""
    passed(
        FIXED.replace("charm, cent", "crown, cent")
        + """  pennies(anna) is 5
when
  anna: crown
then
  anna is asked for pay-pennies
  pennies(anna) +0
when
  anna: pass
  anna: gain-pennies
then
  pennies(anna) +1
then
  pennies(anna) +0
  ben is asked
"""
    )


# ---- then ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pennies(anna) is 4", "pennies(anna) is 1"),
        ("pennies(anna) +2", "it is 1 as before"),
        ("keeper is ben", "keeper is anna"),
        ("palm(anna) is charm", "charm, cent"),
        ("palm(ben) is empty", "crown"),
        ("top of pouch is charm", "no card on top has an order yet"),
        ("players is anna", "anna, ben"),
        ("anna may coin-flipped crown", "on offer: coin-flipped"),
        ("anna may not coin-flipped charm", "'coin-flipped charm' is on offer"),
        ("ben may coin-flipped crown", "anna is asked, not ben"),
        ("ben may not coin-flipped crown", "anna is asked, not ben"),
        ("ben sees charm", "ben does not see it"),
        ("anna does not see charm", "anna sees it"),
        ("anna has won", "the game is not over"),
        ("ben is asked", "anna is asked"),
        ("anna is asked for rival", "on offer: coin-flipped"),
        ("any tray", "it is not so"),
    ],
)
def test_failures_tell_what_is_there(line: str, told: str):
    """Whatever is expected: the failure shows the line and what was found."""
    found = failure(FIXED + f"then\n  {line}\n")
    assert found.startswith(f"{line} / ")
    assert told in found


@pytest.mark.parametrize(
    "line",
    [
        "pennies(anna) is 1",
        "pennies(anna) is at least 1 and keeper is anna",
        "palm(anna) is cent, charm",
        "tray is empty",
        "players is ben, anna",
        "anna may charm",
        "anna may not coin-flipped crown",
        "nobody has won",
        "anna is asked",
        "same when played again",
    ],
)
def test_expectations_that_hold(line: str):
    """Each kind of expectation can be met."""
    passed(FIXED + f"then\n  {line}\n")


def test_winners():
    """Who has won, and that the game is over then."""
    body = (
        FIXED.replace("palm(anna) is charm, cent", "palm(anna) is crown, cent")
        + "  medals(anna) is 2\n  pennies(anna) is 9\nwhen\n  anna: cent\n  anna: pay-pennies\nthen\n"
    )
    found = outcome(body + "  anna has won\n")
    assert not found.broken
    assert [str(f) for f in found.failures] == []
    assert "anna has won" in failure(body + "  ben has won\n")
    assert "the game is over" in failure(body + "  anna may charm\n")
    assert "anna has won" in failure(body + "  nobody has won\n")


def test_blocks_for_some_editions():
    """'then in' is asked in the editions it names only."""
    found = outcomes(
        'editions en, fr\nplayers anna, ben\nscenario "Some"\nthen in fr\n  pennies(anna) is 9\n'
    )
    assert [(o.edition, o.passed) for o in found] == [("en", True), ("fr", False)]
    assert len(outcomes('editions all\nplayers anna, ben\nscenario "Some"\nthen\n  nobody has won\n')) == 5


# ---- chance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["anna", "ben"])
def test_choices_by_chance_can_be_fixed(who: str):
    """What is fixed for a choice is what chance brings."""
    passed(START.replace("is anna", f"is {who}") + f"then\n  keeper is {who}\n")


def test_draws_can_be_fixed():
    """The next cards from the unordered part of a deck, in the order in which they come to light."""
    passed(
        START
        + "  chance top of pouch is charm, crown, cent-3\nthen\n  palm(anna) is charm, cent-3\n  palm(ben) is crown\n"
    )


# ---- failures --------------------------------------------------------------------------------------------


def test_a_failure_keeps_the_position_and_the_log():
    """The position can be opened again, the log tells the choices with their clauses, both can be printed as JSON."""
    found: Outcome = outcome(FIXED + "when\n  anna: charm\nthen\n  pennies(anna) is 77\n")
    state = load(str(pack())).from_json(json.dumps(json.loads(found.position)["position"]))
    assert not state.over
    assert [entry.words for entry in found.log] == ["coin-flipped charm"]
    assert json.loads(json.dumps(found.as_json()))["passed"] is False


def test_a_position_may_be_expected_to_be_impossible():
    """What is refused as expected passes; what can be set fails."""
    then = "then\n  the position is impossible\n"
    assert outcome("given\n  pennies(anna) is 10\n" + then).passed
    assert "it can be set" in failure("given\n  pennies(anna) is 9\n" + then)
