"""`as soon as` is checked after everything that can make it true, however far away that is from its condition."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.faults import RuleFault
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

PACK = "id: tools\nversion: 1.0.0\ntitle: Tools\nkind: layer\ngame: coin-race\n"
WORDS = """
counter luck of player
counter gloom
counter dust for coin
variable boss is player
variable lucky is player
variable num is number
variable kept is number
zone bank of player is pile
query rich(p: player): truth
  for each x in players:
    if x is p and luck(p) is at least 2: answer yes
  answer no
query richer(p: player): truth is rich(p) or rich(left of p)
query worth-of(p: player): number is 0
query stained: set of coin is tray where dust(it) is more than 0
rule shine(p: player)
  needs luck(p) is at least 2
  set num to 1
rule rest(p: player)
  set num to 1
rule jump
  needs luck(you) is 5
  set num to 1
variable feted of player is truth
query fresh(p: player): truth is gloom is at least 1 and not feted(p)
query ahead: player or nobody is only (players with most count bank(it))
"""
PREPARED = (
    "  set lucky to left of you",
    "  lucky: gain 2 luck",
    "  put top of pouch in bank(lucky)",
    "  put top of pouch in tray",
    "  set boss to you",
)
SEEN = {
    "a query with statements": ("p in players where rich(p)", "", "gain 2 luck"),
    "a query behind a query": ("p in players where richer(p)", "", "gain 2 luck"),
    "a change of a query": (
        "p in players where worth-of(p) is 7",
        "worth-of(p) gets + luck(p)",
        "gain 7 luck",
    ),
    "when a query is changed": (
        "p in players where worth-of(p) is 7",
        "worth-of(p) gets + 7 when gloom is 1",
        "gain 1 gloom",
    ),
    "a change that begins to last": (
        "p in players where worth-of(p) is 7",
        "",
        "for this evening: worth-of(p) gets + 7",
    ),
    "a need": ("p in players where can shine(p)", "", "gain 2 luck"),
    "a ban": ("p in players where not can rest(p)", "forbid rest when gloom is 1", "gain 1 gloom"),
    "an index": ("p in players where luck(boss) is 2", "", "set boss to lucky"),
    "the index of a zone": ("p in players where any bank(boss)", "", "set boss to lucky"),
    "who comes into a set": ("c in tray where gloom is 0", "", "put top of pouch in tray"),
    "who comes into a set by a condition": (
        "c in stained where gloom is 0",
        "",
        "gain 1 dust(bottom of tray)",
    ),
    "a zone that is left for another of its name": (
        "p in players where no bank(p)",
        "",
        "put top of bank(lucky) in your bank",
    ),
    "a zone that is left for one that holds cards": (
        "p in players where no bank(p)",
        "",
        "put top of pouch in your bank\n  put top of pouch in your bank\n  set num to 0\n  put bank(lucky) in bank(boss)",
    ),
    "a card on its way to where cards are": (
        "p in players where no bank(p)",
        "",
        "put top of pouch in your bank\n  set num to 0\n  put top of bank(lucky) in bank(boss)",
    ),
    "how many are left": (
        "p in players where p is lucky and count bank(p) is 0",
        "",
        "put bank(lucky) in your bank",
    ),
    "who is out of a set": (
        "p in players except (players where any bank(it)) where p is lucky",
        "",
        "put top of bank(lucky) in your bank",
    ),
    "the zone of its set": ("c in tray where any tray and dust(c) is 0", "", "put top of pouch in tray"),
    "an index that hangs on the zone": (
        "c in bank(ahead) where dust(c) is 1",
        "",
        "gain 1 dust(top of bank(lucky))\n  put top of pouch in your bank\n  set num to 0\n  put top of pouch in bank(lucky)",
    ),
    "what one can do": ("p in players where p is lucky and can jump", "", "lucky: gain 3 luck"),
    "a negative number": (
        "n in (1, 0 - 1) where n is gloom - 1 and gloom is 0",
        "",
        "gain 1 gloom\n  set num to 0\n  lose 1 gloom",
    ),
    "what is in a set of cards of all": (
        "c in each bank(it) over players where gloom is 0",
        "",
        "put top of pouch in your bank",
    ),
}


def number(folder: Path, over: str, layer: str, line: str, traced: bool, then: str = "set num to 9") -> int:
    """What stands there after the evening: 9 if what is watched has happened in it, behind all that is prepared."""
    evening = ["frame evening", *PREPARED, "  set num to 0", *([f"  {line}"] if line else [])]
    evening += ["  on leaving: set kept to num"]
    flow = [f"as soon as {over}:\n  {then}", *([layer] if layer else []), "before lap: evening", *evening]
    for name, text in {"pack.yaml": PACK, "words.wl": WORDS, "flow.wl": "\n".join(flow) + "\n"}.items():
        (folder / name).write_text(text, "utf-8")
    game = load(COIN_RACE, packs=[folder])
    state = game.new(2, 1, traced=traced)
    return state.v[game.data.value_names.index("kept")]


@pytest.mark.slow("as-soon-as lines at random are seen to in time")
@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize(("over", "layer", "line"), SEEN.values(), ids=SEEN)
def test_it_is_checked(tmp_path: Path, over: str, layer: str, line: str, traced: bool):
    """Before the line nothing has happened, after it it has."""
    assert number(tmp_path, over, layer, "", traced) == 0
    assert number(tmp_path, over, layer, line, traced) == 9


DUSTY = "c in tray where dust(c) is more than 0"
COMING = {
    "a dusty card": ("gain 1 dust(top of bank(lucky))\n  put bank(lucky) in tray", 9),
    "the top of a zone": ("gain 1 dust(top of bank(lucky))\n  put top of bank(lucky) in tray", 9),
    "another card": ("gain 1 dust(bottom of tray)\n  set num to 0\n  put top of bank(lucky) in tray", 0),
    "a card that goes": ("gain 1 dust(bottom of tray)\n  set num to 0\n  put top of pouch in bank(lucky)", 0),
    "a card that is dusty elsewhere": ("gain 1 dust(top of bank(lucky))", 0),
}


@pytest.mark.slow("as-soon-as lines at random are seen to in time")
@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize(("line", "found"), COMING.values(), ids=COMING)
def test_a_card_that_comes_is_looked_at_alone(tmp_path: Path, line: str, found: int, traced: bool):
    """Of the cards in a zone it is the one that has just come there, if nothing else has changed."""
    assert number(tmp_path, DUSTY, "", line, traced) == found


@pytest.mark.slow("as-soon-as lines at random are seen to in time")
@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize(
    ("over", "line", "times"),
    [
        ("p in players where gloom is 1", "gain 1 gloom", 2),
        (
            DUSTY,
            "gain 1 dust(top of bank(lucky))\n  gain 1 dust(bottom of tray)\n  set num to 0\n  put bank(lucky) in tray",
            1,
        ),
        (DUSTY, "gain 1 dust(bottom of tray)\n  set num to 0\n  put your bank in tray", 0),
        (DUSTY, "gain 1 dust(bottom of tray)\n  set num to 0\n  put bank(lucky) in tray", 0),
        ("p in players where no bank(p)", "put top of pouch in tray", 0),
        ("p in players where no bank(p)", "put top of bank(lucky) in tray", 2),
        ("p in players where luck(p) is 2", "for each p in players: p: gain 2 luck", 1),
    ],
)
def test_it_happens_for_all_of_whom_it_is_true(
    tmp_path: Path, over: str, line: str, times: int, traced: bool
):
    """For each of those for whom something may have changed."""
    assert number(tmp_path, over, "", line, traced, "set num to num + 1") == times


@pytest.mark.parametrize("traced", [False, True])
def test_what_leaves_a_frame_happens_to_the_first(tmp_path: Path, traced: bool):
    """What is behind the end of a frame does not happen, however many there are."""
    line = "gain 1 gloom\n  set num to 7"
    assert (
        number(
            tmp_path, "p in players where gloom is 1", "", line, traced, "set num to num + 1\n  end evening"
        )
        == 1
    )


def test_a_card_may_be_moved_by_what_watches_its_zone(tmp_path: Path):
    """That is no circle: the card goes elsewhere."""
    for traced in (False, True):
        line = "gain 1 dust(bottom of tray)\n  if any tray: set num to 3\n  if no tray: set num to 9"
        assert number(tmp_path, DUSTY, "", line, traced, "put c in bank(lucky)") == 9


def test_what_a_query_is_changed_by_can_set_off_what_watches_it(tmp_path: Path):
    """A circle is found also where it leads through the change of a query."""
    layer = "worth-of(p) gets + gloom\nas soon as q in players where worth-of(q) is 3: gain 1 gloom"
    with pytest.raises(PackError, match="can set itself off again"):
        number(tmp_path, DUSTY, layer, "", traced=False)


ONCE = {
    "noted for good": (
        "p is lucky and gloom is at least 1 and not feted(p)",
        "set feted(p) to yes",
        "gain 1 gloom\n  gain 1 gloom",
    ),
    "noted behind a query": (
        "p is lucky and fresh(p)",
        "set feted(p) to yes",
        "gain 1 gloom\n  gain 1 gloom",
    ),
    "paid for": (
        "luck(p) is at least 2 and p is lucky",
        "p: lose 2 luck",
        "lucky: gain 3 luck\n  lucky: lose 1 luck",
    ),
    "too little": (
        "p is lucky and luck(p) + gloom is less than 2",
        "p: gain 2 luck",
        "lucky: lose 3 luck\n  lucky: gain 1 luck",
    ),
}


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize(("cond", "then", "line"), ONCE.values(), ids=ONCE)
def test_what_cannot_make_it_true_again_is_no_circle(
    tmp_path: Path, cond: str, then: str, line: str, traced: bool
):
    """A truth that is set to yes, a counter that is paid from: by that nothing comes true that wants the opposite."""
    then = f"{then}\n  set num to num + 1"
    assert number(tmp_path, f"p in players where {cond}", "", line, traced, then) == 1


@pytest.mark.parametrize("traced", [False, True])
def test_a_circle_by_way_of_a_rule_ends(tmp_path: Path, traced: bool):
    """What sets itself off without end is an effect that does not end, however deep it goes."""
    line = "rule grow\n  gain 1 luck"
    with pytest.raises(RuleFault):
        number(tmp_path, "p in players where luck(p) is more than 6", line, "gain 9 luck", traced, "p: grow")
