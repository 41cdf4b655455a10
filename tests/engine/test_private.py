"""While rules are unfinished, nobody sees in them what another has chosen or holds in secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import Table, check_views
from wlcore.engine.cards import show
from wlcore.engine.chance import Dice
from wlcore.engine.unfinished import Masked
from wlcore.loading import load
from wlcore.study.conform import conform

pytestmark = pytest.mark.slow("random games give nothing away")

WHISPERS = Path(__file__).parents[1] / "games" / "whispers"
WORDS = """
secret variable wish of player is ink or nobody from inks
secret variable dream of player is note or nobody from (notes where it not in desk)
"""
WRITTEN = "kind scrap is card\n  written: effect\nzone stash of player is hand\n"
SCRAPS = """
scrap:
  blot: { copies: 2, written: "nod" }
"""
RULES = {
    "one card": """
  pick-one
rule pick-one
  choose kept from your hand
  left of you: nod
  put kept in chest
""",
    "one card as an argument": """
  pick-one
rule pick-one
  choose kept from your hand
  left of you: look-at kept
  put kept in chest
rule look-at(n: note)
  nod
  nod
  if ink of n is red: gain 1 nerve
""",
    "what is worked out from it as an argument": """
  pick-one
rule pick-one
  choose kept from your hand
  left of you: look-at (worth of kept) for you
rule look-at(n: number, for whom: player)
  nod
  nod
  whom: gain n read
""",
    "several cards": """
  pick-some
rule pick-some
  choose 2 kept from your hand
  left of you: nod
  put kept in chest
""",
    "several cards, one by one": """
  pick-some
rule pick-some
  choose up to 3 kept from your hand
  for each c in kept:
    left of you: nod
    put c in chest
""",
    "what is left": """
  pick-some
rule pick-some
  choose kept from your hand
  let others-left be your hand except kept
  left of you: nod
  put others-left in chest
""",
    "a text on it": """
  if no your stash: put scraps in your stash
  pick-one
rule pick-one
  choose kept from your stash
  left of you: do written of kept
  put kept in chest
""",
    "a secret value as an argument": """
  pick-one
rule pick-one
  choose wished from inks
  set wish(you) to wished
  left of you: guess (wish(you)) of-whom you
rule guess(i: ink, for whom: player)
  nod
  nod
  if i is red: gain 1 nerve
""",
}
STEPS = {
    "steps": """
  choose wished from inks
  choose doubted from inks where it is not wished
  set wish(you) to doubted
""",
    "a card that may lie anywhere": """
  choose dreamt from notes where it not in desk
  nod
  set dream(you) to dreamt
""",
    "steps that may be left": """
  may choose wished from inks:
    choose doubted from inks except wished
    set wish(you) to doubted
""",
    "what is made of it": """
  choose wished from inks
  let others-left be inks except wished
  choose doubted from others-left
  nod
  set wish(you) to doubted
""",
    "arguments": """
  choose wished from inks
  hold wished
rule hold(i: ink)
  choose doubted from inks where it is not i
  nod
  nod
  keep doubted
rule keep(i: ink)
  nod
  set wish(you) to i
""",
    "a decision about it": """
  choose wished from inks
  nod
  if wished is red: set wish(you) to blue
  otherwise: set wish(you) to wished
""",
    "several": """
  choose 2 wished from inks
  nod
  choose doubted from wished
  set wish(you) to doubted
""",
}
OPENLY = {
    "what others see of it": """
  choose wished from inks
  nod
  set wish(you) to wished
  if wished is red: gain 1 nerve
""",
    "what another is asked about it": """
  choose wished from inks
  left of you: choose guessed from inks where it is not wished
  set wish(you) to wished
""",
    "no secret": """
  choose wished from inks
  nod
  if wished is red: gain 1 nerve
""",
}
NOD = "rule nod\n  choose nodded from 1 to 2\n"


def whispers(folder: Path, rules: str, words: str = "") -> Table:
    """A game with this in the place of a turn; everybody has three notes."""
    (folder / "pack.yaml").write_text(
        "id: layer\nversion: 1.0.0\ntitle: Layer\nkind: layer\ngame: whispers\n"
    )
    (folder / "words.wl").write_text(words + WRITTEN)
    (folder / "scraps.yaml").write_text(SCRAPS)
    turn = "replace rule turn\n  gain 1 read\n" + rules.lstrip("\n") + NOD
    (folder / "rules.wl").write_text(turn.replace("of-whom", "for"))
    return Table(load(str(WHISPERS), packs=[str(folder)]).new(3, 4))


def waiting_for_another(table: Table, first: str) -> Table:
    """The same game after an option, and then always the first one, when somebody else is asked."""
    twin = table.copy()
    twin.choose(first)
    for _ in range(9):
        if twin.asked != table.asked:
            return twin
        twin.choose(twin.offers[0])
    raise AssertionError("nobody else is asked")


@pytest.mark.parametrize("what", RULES)
@pytest.mark.parametrize("known", [False, True])
def test_others_cannot_tell_what_was_chosen(what: str, known: bool, tmp_path: Path):
    """Whatever has been chosen, the others' views are the same, even of a hand that all have seen."""
    table = whispers(tmp_path, RULES[what], WORDS)
    if known:
        show(table.state, table.state.z[table.zone("hand", table.asked)], table.state.all)
    twins = [waiting_for_another(table, words) for words in table.offers if words != "done"]
    assert len(twins) > 1
    for seat in (1, 2, 3):
        views = [twin.state.view(seat) for twin in twins]
        if seat == table.asked:
            assert len(set(views)) == len(views)
        else:
            assert len(set(views)) == 1
    for twin in twins:
        check_views(twin.state)


def steps_of(table: Table) -> list[Table]:
    """The game after each first option, and after each second one that follows."""
    found = []
    for words in table.offers:
        twin = table.copy()
        twin.choose(words)
        found.append(twin)
    return found


def seen_by_others(twins: list[Table], chooser: int) -> list[set[object]]:
    """The different views that each player but one has of some games."""
    return [{twin.state.view(seat) for twin in twins} for seat in (1, 2, 3) if seat != chooser]


@pytest.mark.parametrize("what", STEPS)
def test_what_is_chosen_for_a_secret_is_secret_at_every_step(what: str, tmp_path: Path):
    """As long as the same player chooses, others see the same whatever that is; the chooser sees all."""
    table = whispers(tmp_path, STEPS[what], WORDS)
    me = table.asked
    first = [twin for twin in steps_of(table) if twin.asked == me]
    second = [step for twin in first for step in steps_of(twin) if step.asked == me]
    assert len({twin.state.view(me) for twin in first}) == len(first)
    for steps in (first, second):
        for waiting in {tuple(step.state.st[-2:]) for step in steps}:
            alike = [step for step in steps if tuple(step.state.st[-2:]) == waiting]
            assert [len(views) for views in seen_by_others(alike, me)] == [1, 1]
    for twin in [*first, *second][:20]:
        check_views(twin.state)


@pytest.mark.parametrize("what", OPENLY)
def test_what_others_see_something_of_is_public(what: str, tmp_path: Path):
    """A choice that does not come to a secret alone is seen by all as soon as it is made."""
    table = whispers(tmp_path, OPENLY[what], WORDS)
    me = table.asked
    assert [len(views) for views in seen_by_others(steps_of(table), me)] == [3, 3]


@pytest.mark.parametrize("what", STEPS)
def test_random_games_of_secret_steps_give_nothing_away(what: str, tmp_path: Path):
    """Nothing is found that a view tells of others' secrets, and all that is imagined can be played on."""
    whispers(tmp_path, STEPS[what], WORDS)
    assert conform(str(WHISPERS), 2, thorough=True, packs=[str(tmp_path)]).faults == []


def test_what_was_chosen_can_be_imagined(tmp_path: Path):
    """Over many tries every card that it could be, and none that it cannot."""
    table = whispers(tmp_path, RULES["one card"])
    me = table.asked
    twin = waiting_for_another(table, table.offers[0])
    view = twin.state.view(me % 3 + 1)
    hidden = [s for s in view.stack if isinstance(s, Masked)]
    assert len(hidden) == 1
    own = set(twin.state.z[twin.zone("hand", me % 3 + 1)])
    seen = set()
    for seed in range(300):
        guess = view.imagine(Dice(seed))
        slot = guess.st[view.stack.index(hidden[0])]
        assert guess.loc[slot] == twin.zone("hand", me)
        seen.add(slot)
    notes = {card for card, name in enumerate(table.names.cards) if not name.startswith("blot")}
    assert seen == notes - own


def test_what_was_shown_is_seen(tmp_path: Path):
    """Once it is shown, what was chosen is no secret any more."""
    rules = """
  choose kept from your hand
  show kept
  left of you: nod
  put kept in chest
"""
    table = whispers(tmp_path, rules)
    twin = waiting_for_another(table, table.offers[0])
    assert all(isinstance(entry, int) for seat in (1, 2, 3) for entry in twin.state.view(seat).stack)


@pytest.mark.parametrize("what", RULES)
def test_random_games_give_nothing_away(what: str, tmp_path: Path):
    """Nothing is found that a view tells of others' secrets, and all that is imagined can be played on."""
    whispers(tmp_path, RULES[what], WORDS)
    report = conform(str(WHISPERS), 3, thorough=True, packs=[str(tmp_path)])
    assert report.faults == []
    assert report.decisions > 20
