"""Plain sense: what surely brings nothing, or less than another option, is found; what may be worth it is left alone."""

import pytest

from wlcore.bots.sense import FIRST, INSTEAD, NOTHING, Sense
from wlcore.engine.chance import Dice
from wlcore.loading import Choice, loaded
from wlcore.study.waste import looked_at

GAME = {
    "pack.yaml": "id: errands\nversion: 1.0.0\ntitle: Errands\nkind: game\nplayers: 2-3\n",
    "bots.yaml": "worth: { money: 10 }\n",
    "words.wl": """# What errands are made of.

kind spot: home, away

counter money of player
counter steps-left of player
variable doer is player or nobody
variable place of player is spot
""",
    "flow.wl": """# Three days of two steps each.

rule play
  repeat 3 times:
    for each p in players: p: day
  win (players with most money(it))

rule day
  set doer to you
  set steps-left(you) to 2
  repeat until steps-left(you) is 0:
    choose action
    lose 1 steps-left
  set steps-left(you) to 0

action earn
  gain 2 money

action pick-up
  gain 1 money

action walk
  choose way from spots
  set place(you) to way

action gamble
  choose luck from spots at random
  if luck is home: gain 5 money

action rest
  set steps-left(you) to 1
""",
}


@pytest.fixture(scope="module")
def errands(tmp_path_factory):
    """A game in which some options are surely worse than others."""
    folder = tmp_path_factory.mktemp("errands")
    for name, text in GAME.items():
        (folder / name).write_text(text)
    return str(folder)


def judged(place, words):
    """What is better than an option at the first question, if anything is."""
    game = loaded(Choice(place))
    state = game.new(2, 3)
    options = {game.names.option(option): option for option in state.o}
    found = Sense(game).better(state.view(state.who + 1), options[words], Dice(1))
    return found if found is None else (found.how, game.names.option(found.option))


def test_what_brings_less_is_worse(errands):
    """Two coins are better than one, where all else is the same."""
    assert judged(errands, "pick-up") == (INSTEAD, "earn")


def test_what_ends_early_is_worse_than_using_what_is_left(errands):
    """Resting gives a step away that could have been used before."""
    assert judged(errands, "rest")[0] in (FIRST, INSTEAD)


def test_going_where_one_is_brings_nothing(errands):
    """It costs a step, and all is as it was."""
    assert judged(errands, "walk home")[0] in (NOTHING, INSTEAD)


@pytest.mark.parametrize("words", ["earn", "gamble", "walk away"])
def test_what_may_be_worth_it_is_no_waste(errands, words):
    """The best of its sort, what chance decides about, and what leads elsewhere."""
    assert judged(errands, words) is None


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_levels_waste_nothing(errands, name):
    """In whole games no choice of theirs is surely worse than another; at random some are."""
    found = list(looked_at(Choice(errands), [name, "random"], 3, 5))
    assert [one for one in found if one.bot == name and one.better is not None] == []
    assert [one for one in found if one.bot == "random" and one.better is not None]
